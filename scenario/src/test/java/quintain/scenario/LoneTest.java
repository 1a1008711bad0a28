package quintain.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.binder.Binder;
import quintain.binder.Source;

class LoneTest {
  public sealed interface Deed {
    record Strike(String by, List<String> targets) implements Deed {}

    record Ready(String by, Deed deed, Optional<Deed> orElse) implements Deed {}

    record Volley(List<Deed> deeds) implements Deed {}
  }

  private static Deed read(String yaml) {
    var root = Source.yaml("deed", yaml).root().orElseThrow();
    return new Binder().bind(Lone.listed(root, Deed.class), Deed.class).orThrow();
  }

  private static final Deed STRIKE = new Deed.Strike("maren", List.of("captain"));

  @Test
  void oneValueStandsForAList() {
    assertThat(read("{strike: {by: maren, targets: captain}}")).isEqualTo(STRIKE);
    assertThat(read("{strike: {by: maren, targets: [captain]}}")).isEqualTo(STRIKE);
  }

  @Test
  void soItDoesInACommandThatAnotherOneHolds() {
    var strike = "{strike: {by: maren, targets: captain}}";
    assertThat(read("{ready: {by: maren, deed: " + strike + ", orElse: " + strike + "}}"))
        .isEqualTo(new Deed.Ready("maren", STRIKE, Optional.of(STRIKE)));
    assertThat(read("{volley: {deeds: [" + strike + ", " + strike + "]}}"))
        .isEqualTo(new Deed.Volley(List.of(STRIKE, STRIKE)));
    assertThat(read("{volley: {deeds: " + strike + "}}"))
        .isEqualTo(new Deed.Volley(List.of(STRIKE)));
  }
}

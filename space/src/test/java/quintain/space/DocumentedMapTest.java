package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.binder.Binder;
import quintain.binder.Source;
import quintain.kernel.Spot;

/// The map in the handbook is read and played on, so that the handbook stays true.
class DocumentedMapTest {
  record Scene(Grid map) {}

  private static Grid map() throws IOException {
    var text = Files.readString(Path.of("../docs/space.md"));
    int start = text.indexOf("```yaml\n") + "```yaml\n".length();
    var yaml = text.substring(start, text.indexOf("```", start));
    return new Binder().bind(Source.yaml("space.md", yaml), Scene.class).orThrow().map();
  }

  @Test
  void itHasWhatTheTextSays() throws IOException {
    var map = map();

    assertThat(map.terrain(3, 2).name()).isEqualTo("crate");
    assertThat(map.standing(9, 2)).isEqualTo(new Spot(9, 2, 2));
    assertThat(map.ground(1, 1)).isEqualTo(-5);
    assertThat(new Lighting(new Board(map), Metric.EACH_ONE, List.of()).at(new Spot(1, 1, 0)))
        .isEqualTo(Brightness.HIGH);
    assertThat(new Lighting(new Board(map), Metric.EACH_ONE, List.of()).at(new Spot(10, 4, 0)))
        .isEqualTo(Brightness.LOW);
  }

  @Test
  void theDoorShutsTheRoomUntilItIsOpened() throws IOException {
    var map = map();
    var open = map.without(map.walls().getFirst());
    var guard = map.standing("guard", 3, 4, 1, 5);
    var archer = map.standing("archer", 9, 3, 1, 5);
    var walk = Travel.by(Metric.EACH_ONE, Gait.walk(2));

    assertThat(new Sight(new Board(map), SightRules.ANY_POINT).sees(guard, archer)).isFalse();
    assertThat(new Sight(new Board(open), SightRules.ANY_POINT).sees(guard, archer)).isTrue();
    assertThat(new Paths(new Board(map), guard, List.of(), walk).to(new Spot(8, 1, 0))).isEmpty();
    assertThat(
            new Paths(new Board(open), guard, List.of(), walk)
                .to(new Spot(8, 1, 0))
                .map(Going.Way::feet))
        .contains(30);
    assertThat(open.above(archer, guard)).isEqualTo(5);
  }
}

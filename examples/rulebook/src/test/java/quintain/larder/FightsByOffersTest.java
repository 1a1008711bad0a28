package quintain.larder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.packs.Library;
import quintain.proving.ProvingGround;
import quintain.proving.fights.Encounter;

/// The book says nothing of fights, and is fought by what it offers.
class FightsByOffersTest {
  private static final ProvingGround GROUND =
      new ProvingGround(Library.of(List.of(new LarderBook())), List.of());

  private static List<Long> wins(String party, String foes) {
    var encounter =
        new Encounter(
            "larder",
            List.of(
                Encounter.Side.parse("party", party, "steady"),
                Encounter.Side.parse("foes", foes, "steady")),
            new LinkedHashMap<>(),
            "haul: 99",
            Encounter.USUAL_CAP);
    return GROUND.prepare(encounter).fight(1, 0, 40).wins();
  }

  @Test
  void twoMiceScareBeetlesWhicheverSideIsNamedFirst() {
    assertThat(wins("Brindle, Pip", "Beetles").getFirst()).isGreaterThan(20);
    assertThat(wins("Beetles", "Brindle, Pip").getLast()).isGreaterThan(20);
  }

  @Test
  void aCatScaresAMouse() {
    assertThat(wins("Pip", "Cat").getLast()).isGreaterThan(20);
  }
}

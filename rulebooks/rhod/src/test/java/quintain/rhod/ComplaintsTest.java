package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Complaint;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodContent;
import quintain.rhod.state.SheetItem;

/// What is wrong with a sheet that names things the glossary does not have.
class ComplaintsTest {
  private static List<String> complaints(Folk.Hero hero) {
    var told = new ArrayList<String>();
    for (Complaint complaint : RhodContent.complaints(hero.sheet(), Packs.SHIPPED)) {
      told.add(complaint.field() + ": " + complaint.message());
    }
    return told;
  }

  @Test
  void everyNameThatIsNotThereIsToldWithItsField() {
    assertThat(
            complaints(
                Folk.hero("10/10/10/10/10/10")
                    .knowing("Brace", "Moonwalk")
                    .with("Iron Gut", "Moonskin")
                    .holding("Moonblade")
                    .having(new SheetItem("Service Revolver", Place.OFF_HAND, 1, 6, "Moonball"))))
        .containsExactly(
            "features: there is no 'Moonwalk'",
            "traits: there is no 'Moonskin'",
            "items: there is no 'Moonblade'",
            "items: there is no 'Moonball'");
  }

  /// Things of every kind are found by their names.
  @Test
  void whatIsThereIsNotComplainedOf() {
    assertThat(
            complaints(
                Folk.hero("10/10/10/10/10/10")
                    .knowing("Brace")
                    .with("Iron Gut")
                    .having("Hide Cap", Place.PACK)
                    .having("Quarrel", Place.PACK)
                    .having("Torch", Place.PACK)
                    .having("Smith's Kit", Place.PACK)
                    .having("Iron Bar", Place.PACK)
                    .having(
                        new SheetItem("Service Revolver", Place.OFF_HAND, 1, 6, "Pistol Ball"))))
        .isEmpty();
    assertThat(RhodContent.complaints(Packs.SHIPPED)).isEmpty();
  }
}

package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.hero;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.OtwContent;
import quintain.packs.Volume;
import quintain.testkit.Covers;

/// What is wrong with a sheet is said before anybody plays it.
class SheetsTest {
  private static final Content SHIPPED =
      Volume.of(new OtherworldsBook()).content(List.of()).orThrow();

  private static List<String> wrong(Folk.Hero hero) {
    return OtwContent.complaints(hero.sheet(), SHIPPED).stream()
        .map(complaint -> complaint.field() + ": " + complaint.message())
        .toList();
  }

  private static Folk.Hero plain() {
    return hero("6/3/6/3/3/4");
  }

  @Test
  void theShippedOnesAreInOrder() {
    assertThat(OtwContent.complaints(SHIPPED)).isEmpty();
    assertThat(wrong(plain())).isEmpty();
  }

  @Test
  void whatIsWrongWithAReadyMadeCharacterIsSaidOfThePack() {
    var lost = SHIPPED.with(OtwContent.PREGENS, List.of(plain().of("Moonborn").sheet()));
    assertThat(OtwContent.complaints(lost))
        .extracting(Complaint::message)
        .containsExactly("there is no origin 'Moonborn'");
  }

  @Test
  void namesAreOfThingsThereAre() {
    assertThat(wrong(plain().picking("Juggling")))
        .containsExactly("picks: there is no skill or spell 'Juggling'");
    assertThat(wrong(plain().packing("Spoon"))).containsExactly("items: there is no item 'Spoon'");
    assertThat(wrong(plain().wearing("Reed Charm").wearing("Kite Field").quick("Med-Gel")))
        .isEmpty();
  }

  @Test
  @Covers("OTW-SK-19")
  void aWardGoesWithElementWard() {
    assertThat(wrong(plain().picking("Element Ward")))
        .containsExactly("ward: Element Ward names no type");
    assertThat(wrong(plain().warded(DamageType.BURN)))
        .containsExactly("ward: a ward is chosen, but Element Ward is not among the picks");
    assertThat(wrong(plain().picking("Element Ward").warded(DamageType.BURN))).isEmpty();
  }

  @Test
  @Covers("OTW-CC-10")
  void handsQuickItemsAndThePackHoldSoMuch() {
    assertThat(wrong(plain().holding("Boot Knife").holding("Cudgel"))).isEmpty();
    assertThat(wrong(plain().holding("Boot Knife").holding("Cudgel").holding("Lantern")))
        .containsExactly("items: 3 hands, expected 2");
    assertThat(wrong(plain().inBothHands("Slab Blade").holding("Lantern")))
        .containsExactly("items: 3 hands, expected 2");
    assertThat(wrong(plain().holding("Slab Blade")))
        .containsExactly("items: Slab Blade takes both hands");
    var three = plain().quick("Med-Gel").quick("Med-Gel").quick("Antidote");
    assertThat(wrong(three)).isEmpty();
    assertThat(wrong(three.quick("Antidote"))).containsExactly("items: 4 quick items, expected 3");
    var full = plain().sheathing("Boot Knife");
    for (int i = 1; i < 12; i++) {
      full = full.packing("Lantern");
    }
    assertThat(wrong(full)).isEmpty();
    assertThat(wrong(full.packing("Lantern"))).hasSize(1);
  }

  @Test
  @Covers("OTW-CC-10")
  void oneOfEachKindIsWorn() {
    assertThat(wrong(plain().wearing("Ring Coat").wearing("Travel Cloth")))
        .containsExactly("items: 2 armors, expected 1");
    assertThat(wrong(plain().wearing("Kite Field").wearing("Buckler Field")))
        .containsExactly("items: 2 guards, expected 1");
    assertThat(wrong(plain().wearing("Reed Charm").wearing("Ceramic Insert")))
        .containsExactly("items: 2 absorb items, expected 1");
    assertThat(wrong(plain().wearing("Cudgel"))).containsExactly("items: Cudgel cannot be worn");
  }
}

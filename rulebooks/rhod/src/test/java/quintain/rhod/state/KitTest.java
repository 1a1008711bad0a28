package quintain.rhod.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rhod.Packs;
import quintain.testkit.Covers;

/// Stacks of like things, and what is taken from them.
class KitTest {
  private static Thing thing(String name) {
    return Shelf.of(Packs.SHIPPED).thing(name).orElseThrow();
  }

  private static Item vials(int count, Place place) {
    return Item.fresh(thing("Antidote Vial"), place, count);
  }

  private static List<Integer> counts(Kit kit) {
    return kit.items().stream().map(Item::count).toList();
  }

  /// Four vials are a stack.
  @Test
  @Covers({"RHD-INV-07", "RHD-INV-08"})
  void stacksAreFilledBeforeNewOnesBegin() {
    var three = new Kit(List.of()).plus(vials(3, Place.PACK));
    assertThat(counts(three.stacking(vials(1, Place.PACK)))).containsExactly(4);
    assertThat(counts(three.stacking(vials(3, Place.PACK)))).containsExactly(4, 2);
    assertThat(counts(three.stacking(vials(1, Place.OFF_HAND)))).containsExactly(3, 1);
    var four = new Kit(List.of()).plus(vials(4, Place.PACK));
    assertThat(counts(four.stacking(vials(5, Place.PACK)))).containsExactly(4, 4, 1);
  }

  /// Put away beside its like, a thing joins the stack as far as there is room.
  @Test
  @Covers({"RHD-INV-07", "RHD-INV-08"})
  void whatIsPutAwayJoinsItsLike() {
    var kit = new Kit(List.of()).plus(vials(3, Place.PACK)).plus(vials(1, Place.OFF_HAND));
    var held = kit.at(Place.OFF_HAND).getFirst().key();
    assertThat(counts(kit.moved(held, Place.PACK))).containsExactly(4);
    var full = new Kit(List.of()).plus(vials(4, Place.PACK)).plus(vials(1, Place.OFF_HAND));
    assertThat(counts(full.moved(held, Place.PACK))).containsExactlyInAnyOrder(4, 1);
    // in a hand nothing is stacked
    assertThat(kit.moved(held, Place.MAIN_HAND).at(Place.MAIN_HAND)).hasSize(1);
    assertThat(counts(kit.moved(held, Place.MAIN_HAND))).containsExactly(1, 3);
  }

  /// The last Charge of one piece of a stack is that piece; of several Charges it keeps the rest.
  @Test
  @Covers("RHD-EQP-05")
  void ofAStackOnePieceLosesACharge() {
    var vials = new Kit(List.of()).plus(vials(3, Place.PACK));
    assertThat(counts(vials.discharged("Antidote Vial"))).containsExactly(2);
    var one = new Kit(List.of()).plus(Item.fresh(thing("Salt Broth"), Place.PACK, 1));
    assertThat(one.discharged("Salt Broth").get("Salt Broth").left()).isEqualTo(3);
  }

  @Test
  @Covers({"RHD-INV-07", "RHD-INV-08"})
  void whatIsOverAStackBeginsAnother() {
    var twelve = Kit.EMPTY.stacking(Item.fresh(thing("Broadhead Arrow"), Place.QUIVER, 12));
    assertThat(twelve.items()).hasSize(1);
    var thirteen = twelve.stacking(Item.fresh(thing("Broadhead Arrow"), Place.QUIVER, 1));
    assertThat(thirteen.items().stream().map(Item::count)).containsExactly(12, 1);
    var fourteen = thirteen.stacking(Item.fresh(thing("Broadhead Arrow"), Place.QUIVER, 1));
    assertThat(fourteen.items().stream().map(Item::count)).containsExactly(12, 2);
  }

  @Test
  @Covers("RHD-R-85")
  void onlyIdenticalThingsMakeAStack() {
    var kit =
        Kit.EMPTY
            .stacking(Item.fresh(thing("Antidote Vial"), Place.PACK, 2))
            .stacking(Item.fresh(thing("Antidote Vial"), Place.PACK, 1).withLeft(0))
            .stacking(Item.fresh(thing("Steadying Dram"), Place.PACK, 1));
    assertThat(kit.items().stream().map(Item::count)).containsExactly(2, 1, 1);
    var arrow = (Ammunition) thing("Broadhead Arrow");
    var keen = arrow.with(arrow.tags().plus(Tag.parse("Penetrating 1")));
    assertThat(Item.fresh(arrow, Place.QUIVER, 1).like(Item.fresh(keen, Place.QUIVER, 1)))
        .isFalse();
  }
}

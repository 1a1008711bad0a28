package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Field;
import quintain.rhod.state.Handling;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.SheetItem;
import quintain.rhod.state.Tag;
import quintain.space.Cover;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What the Referee has said of two holds until something else is said of the same two.
class SaidTest {
  private static Table<RhodState, RhodStep, RhodEvent> three() {
    return Tables.empty()
        .scene(Tables.placed("hero", "5,5", "foe", "9,5", "other", "9,9"))
        .sheet("hero", swordsman().sheet())
        .sheet("foe", dummy().sheet())
        .sheet("other", dummy().sheet())
        .given("foe.side", "foes")
        .given("other.side", "foes");
  }

  private static Cover cover(
      Table<RhodState, RhodStep, RhodEvent> table, String attacker, String target) {
    var state = table.state();
    return Field.cover(state, state.being(attacker), state.being(target));
  }

  @Test
  @Covers({"RHD-COV-01", "RHD-R-60"})
  void coverIsOfOneAgainstOne() {
    var table =
        three()
            .when(new Encounter.SetCover("foe", "hero", Cover.LOW))
            .when(new Encounter.SetCover("other", "hero", Cover.HIGH))
            .when(new Encounter.SetCover("foe", "other", Cover.HIGH));
    assertThat(cover(table, "foe", "hero")).isEqualTo(Cover.LOW);
    assertThat(cover(table, "other", "hero")).isEqualTo(Cover.HIGH);
    assertThat(cover(table, "hero", "foe")).isEqualTo(Cover.NONE);
    table.when(new Encounter.SetCover("foe", "hero", Cover.NONE));
    assertThat(cover(table, "foe", "hero")).isEqualTo(Cover.NONE);
    assertThat(cover(table, "other", "hero")).isEqualTo(Cover.HIGH);
    assertThat(cover(table, "foe", "other")).isEqualTo(Cover.HIGH);
    assertThat(table.state().scene().cover()).hasSize(3);
  }

  @Test
  @Covers("RHD-R-105")
  void attitudesAreOfOneTowardOne() {
    var table =
        three()
            .when(new Encounter.SetAttitude("foe", "hero", Scene.Regard.NEUTRAL))
            .when(new Encounter.SetAttitude("other", "hero", Scene.Regard.ALLY))
            .when(new Encounter.SetAttitude("foe", "other", Scene.Regard.NEUTRAL))
            .when(new Encounter.SetAttitude("foe", "hero", Scene.Regard.ALLY));
    var state = table.state();
    assertThat(state.isAlly(state.being("foe"), state.being("hero"))).isTrue();
    assertThat(state.isAlly(state.being("other"), state.being("hero"))).isTrue();
    assertThat(state.isAlly(state.being("foe"), state.being("other"))).isFalse();
    assertThat(state.isHostile(state.being("hero"), state.being("foe"))).isTrue();
    assertThat(state.scene().attitudes()).hasSize(3);
  }

  // Tags

  @Test
  @Covers({"RHD-MEL-01", "RHD-ARM-02"})
  void everyTagHasItsForm() {
    for (String good :
        List.of("Keen 1", "Two-Handed", "Ability STR/DEX", "Size Large 3", "Heavy 1")) {
      assertThat(Tag.parse(good)).as(good).isNotNull();
    }
    for (String bad :
        List.of(
            "Keen",
            "Keen 0",
            "Two-Handed 2",
            "Ability",
            "Ability STR 2",
            "Ability LUK",
            "Size Huge 3",
            "Type Poison",
            "Shiny")) {
      assertThatThrownBy(() -> Tag.parse(bad)).as(bad).isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(Tag.parse("Heavy 1").kind()).isEqualTo(Tag.Kind.HEAVY);
    assertThat(Tag.parse("Heavy Shot 1").kind()).isEqualTo(Tag.Kind.HEAVY_SHOT);
  }

  // Loading

  private static Folk.Hero gunner() {
    return Folk.hero("10/16/12/10/10/10")
        .having(new SheetItem("Service Revolver", Place.MAIN_HAND, 1, 0, ""))
        .having("Torch", Place.OFF_HAND)
        .having("Short Bow", Place.PACK)
        .having("Shortsword", Place.SHEATH);
  }

  @Test
  @Covers({"RHD-REL-01", "RHD-REL-02", "RHD-UNJ-01"})
  void onlyWeaponsInHandAreLoadedAndCleared() {
    Tables.fight(gunner(), dummy())
        .refuses(new Handling.Reload("hero", "Maul", "Pistol Ball"), "RHD-REL-01")
        .refuses(new Handling.Reload("hero", "Torch", "Pistol Ball"), "RHD-REL-01")
        .refuses(new Handling.Reload("hero", "Short Bow", "Broadhead Arrow"), "RHD-REL-01")
        .refuses(new Handling.Reload("hero", "Service Revolver", "Pistol Ball"), "RHD-REL-02")
        .refuses(new Handling.Unjam("hero", "Maul"), "RHD-UNJ-01")
        .refuses(new Handling.Unjam("hero", "Torch"), "RHD-UNJ-01")
        .refuses(new Handling.Unjam("hero", "Service Revolver"), "RHD-UNJ-01");
    Tables.fight(swordsman(), dummy())
        .refuses(new Handling.Reload("hero", "Shortsword", "Pistol Ball"), "RHD-REL-01");
  }

  // Awards

  /// 3 EXP or more are an impressive reward.
  @Test
  @Covers({"RHD-EXP-01", "RHD-EXP-03"})
  void aLargeAwardIsNoted() {
    var table = three().when(new Living.Award("hero", 2)).then("hero.exp", 2);
    assertThat(table.events()).containsExactly(new LifeEvent.ExpGained("hero", 2, false));
    table.when(new Living.Award("hero", 3)).then("hero.exp", 5);
    assertThat(table.events()).containsExactly(new LifeEvent.ExpGained("hero", 3, true));
    table
        .refuses(new Living.Award("hero", 0), "RHD-EXP-01")
        .refuses(new Living.Award("nobody", 1), "RHD-EXP-01");
  }
}

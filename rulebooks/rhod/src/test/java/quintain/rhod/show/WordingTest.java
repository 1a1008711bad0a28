package quintain.rhod.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import quintain.rhod.Tables;
import quintain.rhod.state.Ammunition;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Clock;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Craft;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Item;
import quintain.rhod.state.Place;
import quintain.rhod.state.Ration;
import quintain.rhod.state.Recipe;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Skill;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.WatchKind;
import quintain.rhod.state.Work;
import quintain.space.Brightness;
import quintain.testkit.Covers;

/// How things of the state read.
class WordingTest {
  private static final RhodState STATE =
      Tables.empty()
          .sheet(
              "hero",
              Tables.swordsman()
                  .armored()
                  .having("Field Dressing", Place.PACK)
                  .having("Sewing Roll", Place.PACK)
                  .having("Wood Billet", Place.PACK)
                  .having("Engine Manual", Place.PACK)
                  .having("Broadhead Arrow", Place.QUIVER, 5)
                  .sheet())
          .creature("foe", "Roadside Cutthroat")
          .state();

  private static Item item(String key) {
    return STATE.being("hero").kit().get(key);
  }

  // Names

  @Test
  void whoAndWhatIsKnownIsCalledByName() {
    assertThat(STATE.name("hero")).isEqualTo("Hero");
    assertThat(STATE.name("nobody")).isEqualTo("nobody");
    assertThat(Wording.names(STATE, List.of("hero", "nobody"))).isEqualTo("Hero, nobody");
    var two = Item.fresh(item("Shortsword").thing(), Place.PACK, 1);
    var state = new ThingEvent.Got("hero", two).appliedTo(STATE);
    assertThat(Wording.item(state, "hero", "Shortsword 2")).isEqualTo("Shortsword");
    assertThat(Wording.item(state, "hero", "Maul")).isEqualTo("Maul");
    assertThat(Wording.item(state, "nobody", "Maul")).isEqualTo("Maul");
  }

  // Days

  @Test
  @Covers({"RHD-TIME-01", "RHD-NEED-04", "RHD-LIT-01"})
  void timeFoodAndLightHaveTheirWords() {
    assertThat(Stream.of(WatchKind.values()).map(WatchKind::spent))
        .containsExactlyInAnyOrder("travelling", "active", "resting", "on guard");
    assertThat(WatchKind.GUARD.spent()).isEqualTo("on guard");
    assertThat(Wording.moment(new Clock(3, 2))).isEqualTo("Day 3, Watch 2");
    assertThat(Stream.of(Ration.NONE, Ration.HALF, Ration.FULL).map(Wording::ration))
        .containsExactly("no Ration", "half a Ration", "a full Ration");
    assertThat(
            Stream.of(Brightness.DARKNESS, Brightness.LOW, Brightness.HIGH, Brightness.BLINDING)
                .map(Wording::light))
        .containsExactly("Darkness", "Low Light", "High Light", "Blinding Light");
  }

  // Conditions

  /// Hunger, thirst, poison and courage are within; what holds, burns or blinds is plain.
  @Test
  @Covers("RHD-COND-01")
  void whatIsPlainToSee() {
    assertThat(Arrays.stream(Condition.values()).filter(Wording::isPlainToSee))
        .containsExactlyInAnyOrder(
            Condition.GRAPPLED,
            Condition.ENGAGED,
            Condition.AIDED,
            Condition.GUARDED,
            Condition.MARKED,
            Condition.SUPPRESSED,
            Condition.FRIGHTENED,
            Condition.BLINDED,
            Condition.HIDDEN,
            Condition.BURNING,
            Condition.STUNNED,
            Condition.BOUND,
            Condition.COLLAPSED,
            Condition.SUFFOCATING,
            Condition.FALLING);
  }

  private static String meaning(Condition condition, int stacks) {
    return Wording.meaning(STATE, Borne.lasting(condition, stacks, ""));
  }

  @Test
  @Covers({"RHD-COND-04", "RHD-COND-06", "RHD-SUF-03"})
  void conditionsHaveTheirStacksAndTheirMeaning() {
    assertThat(Wording.condition(Borne.lasting(Condition.EXHAUSTED, 2, "")))
        .isEqualTo("Exhausted 2");
    assertThat(Wording.condition(Borne.lasting(Condition.GRAPPLED, 1, "foe")))
        .isEqualTo("Grappled");
    assertThat(meaning(Condition.TURNED_BLADE, 1)).startsWith("+3 Reflex");
    assertThat(meaning(Condition.WILLING, 1)).contains("willing");
    assertThat(meaning(Condition.PARRYING, 2)).isEqualTo("+2 Reflex against the next Attack.");
    assertThat(meaning(Condition.FALLING, 1)).contains("RHD-FALL-01");
    // the first stack is the moment the air went; the dice are those of the next Turn
    assertThat(meaning(Condition.HOLDING_BREATH, 4)).contains("for 3 Rounds");
    assertThat(meaning(Condition.SUFFOCATING, 1)).startsWith("2d10 True Necrotic");
    for (Condition condition : Condition.values()) {
      if (condition.listed()) {
        assertThat(meaning(condition, 1)).as(condition.title()).isNotBlank();
      }
    }
  }

  // Things

  @Test
  @Covers({"RHD-ABL-04", "RHD-AMM-01", "RHD-EQP-02", "RHD-EXP-17"})
  void aThingSaysWhatItIsGoodFor() {
    var battered = new FightEvent.ArmoringLost("hero", 5).appliedTo(STATE);
    assertThat(battered.being("hero").kit().get("Leather Harness").detail())
        .startsWith("Armoring 7 of 12; ")
        .contains("Material Hide");
    assertThat(item("Shortsword").detail()).contains("1d8").doesNotContain(";");
    assertThat(item("Broadhead Arrow").detail()).startsWith("5 of ").contains("1d6");
    assertThat(item("Field Dressing").detail()).contains(" Charges; ");
    assertThat(item("Sewing Roll").detail()).isEqualTo("CUT, SEW, MEASURE");
    assertThat(item("Wood Billet").detail()).isEmpty();
    assertThat(item("Engine Manual").detail()).isEqualTo("teaches Engineering up to Learning");
  }

  @Test
  @Covers({"RHD-REL-01", "RHD-UNJ-01", "RHD-EQP-03", "RHD-CRT-03"})
  void aThingSaysHowItStands() {
    var arrow = (Ammunition) item("Broadhead Arrow").thing();
    var billet = item("Wood Billet");
    assertThat(
            new Item(
                    "Billet",
                    billet.thing(),
                    Place.PACK,
                    1,
                    0,
                    List.of(arrow, arrow),
                    true,
                    3,
                    true)
                .detail())
        .isEqualTo("2 loaded; Jammed; lit; 3 steps done");
    var recipe = new Recipe(4, Craft.of(Skill.SMITHING, 12), List.of(), List.of(), 1);
    var work = new Work(item("Shortsword").thing(), recipe, 1, false);
    assertThat(Item.fresh(work, Place.PACK, 1).detail()).isEqualTo("1 of 4 Watches");
  }

  // Odds

  @Test
  void outcomesAreSaidOfWhomeverTheyBefall() {
    assertThat(Wording.outcome("damage", 0)).isEqualTo("takes no damage");
    assertThat(Wording.outcome("damage", 3)).isEqualTo("takes 3 damage");
    assertThat(Wording.outcome("hit", true)).isEqualTo("is hit");
    assertThat(Wording.outcome("hit", false)).isEqualTo("is missed");
    assertThat(Wording.outcome("armoring", 4)).isEqualTo("has Armoring 4 afterwards");
    assertThat(Wording.outcome("vitality", 2)).isEqualTo("has Vitality 2 afterwards");
    assertThat(Wording.outcome("wounds", 1)).isEqualTo("has 1 Wounds afterwards");
    assertThat(Wording.outcome("wounded", true)).isEqualTo("takes a Wound");
    assertThat(Wording.outcome("dies", true)).isEqualTo("dies");
    assertThat(Wording.outcome("collapses", true)).isEqualTo("collapses");
    assertThat(Wording.outcome("prone", true)).isEqualTo("is put Prone");
    assertThat(Wording.outcome("hidden", true)).isEqualTo("is Hidden");
    assertThat(Wording.outcome("hidden", false)).isEqualTo("is not Hidden");
    assertThat(Wording.outcome("grappled", true)).isEqualTo("is Grappled");
    assertThat(Wording.outcome("grappled", false)).isEqualTo("is not Grappled");
    assertThat(Wording.outcome("succeeds", true)).isEqualTo("succeeds");
    assertThat(Wording.outcome("succeeds", false)).isEqualTo("fails");
    assertThat(Wording.outcome("hit-dice.left", 1)).isEqualTo("hit dice left 1");
  }
}

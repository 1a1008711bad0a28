package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.craft.OfActor;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;
import quintain.rhod.Tables;
import quintain.rhod.state.Being;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Stance;
import quintain.space.Grid;
import quintain.testkit.Covers;

/// Which spaces are offered, and which of them by default.
class SpacesTest {
  private static final Topic TOPIC = new Topic("where", Rhd.RHD_MAN_03, Topic.PLAYER, "Where?");
  private static final Seat HERO = new Seat("hero");

  /// A slot that depends on whoever acts.
  private static Slot<RhodState> of(String whose, OfActor<RhodState, Being> slot) {
    return (blank, topic) ->
        blank
            .filled(whose, String.class)
            .flatMap(blank.state()::find)
            .flatMap(actor -> slot.of(blank, topic, actor));
  }

  private static Question.Where where(Slot<RhodState> slot, RhodState state, Partial partial) {
    return (Question.Where) slot.of(new Blank<>(state, HERO, partial, true), TOPIC).orElseThrow();
  }

  private static List<String> keys(Question.Where where) {
    return where.spots().stream().map(Option::key).toList();
  }

  private static Partial run() {
    return Partial.of(Encounter.Run.class).with("by", "hero");
  }

  private static Partial shift() {
    return Partial.of(Encounter.Shift.class).with("who", "hero");
  }

  private static RhodState duel(String hero, String foe) {
    return Tables.empty()
        .scene(Tables.placed("hero", hero, "foe", foe))
        .sheet("hero", Tables.swordsman().sheet())
        .sheet("foe", Tables.dummy().sheet())
        .given("foe.side", "foes")
        .state();
  }

  private static String hint(Question.Where where, String spot, String name) {
    return where.spots().stream()
        .filter(option -> option.key().equals(spot))
        .flatMap(option -> option.hints().stream())
        .filter(hint -> hint.name().equals(name))
        .map(Option.Hint::value)
        .findFirst()
        .orElse("");
  }

  @Test
  @Covers("RHD-MAN-03")
  void outsideEncountersARunLeadsSixtyFeet() {
    var where = where(of("by", Spaces::run), duel("0,5", "20,5"), run());
    assertThat(keys(where)).contains("12,5", "1,5").doesNotContain("13,5", "0,5");
    assertThat(where.byDefault()).isEqualTo(Spot.parse("12,5"));
    assertThat(hint(where, "12,5", Hints.COST)).isEqualTo("60 ft");
    assertThat(hint(where, "2,5", Hints.WAY)).isEqualTo("1,5 2,5");
  }

  /// Whoever cannot run is shown one space, so that they can be told why not.
  @Test
  @Covers("RHD-STN-05")
  void whoCannotRunIsShownOneSpaceToBeRefused() {
    var prone = new FightEvent.StanceTaken("hero", Stance.PRONE).appliedTo(duel("5,5", "20,5"));
    var where = where(of("by", Spaces::run), prone, run());
    assertThat(keys(where)).containsExactly("4,4");
    assertThat(where.byDefault()).isEqualTo(Spot.parse("4,4"));
    assertThat(where.about()).containsExactly("hero");
    var corner = new FightEvent.StanceTaken("hero", Stance.PRONE).appliedTo(duel("0,0", "20,5"));
    assertThat(keys(where(of("by", Spaces::run), corner, run()))).containsExactly("1,0");
  }

  @Test
  void besideIsOnesOwnSpaceAndTheEightNextToIt() {
    var where = where(of("by", Spaces::beside), duel("5,5", "20,5"), run());
    assertThat(keys(where))
        .containsExactly("4,4", "5,4", "6,4", "4,5", "5,5", "6,5", "4,6", "5,6", "6,6");
    // as near to the foe as can be, and straight there
    assertThat(where.byDefault()).isEqualTo(Spot.parse("6,5"));
    assertThat(keys(where(of("by", Spaces::beside), duel("0,0", "20,5"), run())))
        .containsExactly("0,0", "1,0", "0,1", "1,1");
  }

  @Test
  void neighboursAreTheEightAround() {
    var where = where(of("who", Spaces::neighbours), duel("5,5", "20,5"), shift());
    assertThat(keys(where)).containsExactly("4,4", "5,4", "6,4", "4,5", "6,5", "4,6", "5,6", "6,6");
  }

  @Test
  void freeGroundIsNotTooFarOffAndNobodys() {
    var where = where(of("who", Spaces::free), duel("10,8", "11,8"), shift());
    // 13 by 13 spaces without the foe's; one's own is free to oneself
    assertThat(keys(where))
        .hasSize(13 * 13 - 1)
        .contains("4,2", "16,14")
        .doesNotContain("3,8", "17,8", "10,1", "10,15", "11,8");
  }

  @Test
  void anywhereIsTheWholeMap() {
    var where = where(Spaces::anywhere, duel("5,5", "20,5"), shift());
    assertThat(keys(where)).hasSize(24 * 16).contains("0,0", "23,15");
    assertThat(where.byDefault()).isEqualTo(Spot.parse("0,0"));
  }

  @Test
  void theMapThereIsAndOpenGround() {
    var wall = Grid.of(5, List.of("...", ".#.", "..."));
    var state =
        Tables.empty()
            .scene(Tables.scene(wall, "hero", "0,0"))
            .sheet("hero", Tables.swordsman().sheet())
            .state();
    var maps =
        (Question.OneOf<?>)
            People.maps(new Blank<>(state, HERO, Partial.of(Encounter.LayMap.class), true), TOPIC)
                .orElseThrow();
    assertThat(maps.options()).extracting(Option::key).containsExactly("as it is", "open ground");
    assertThat(maps.options().stream().map(option -> (Object) option.value()))
        .containsExactly(wall, Scene.OPEN);
  }

  // Features

  private static Partial feature(String name) {
    return Partial.of(Handling.FeatureMove.class).with("by", "hero").with("feature", name);
  }

  private static RhodState knowing(String feature) {
    return Tables.empty()
        .scene(Tables.placed("hero", "5,5", "foe", "6,5"))
        .sheet("hero", Tables.swordsman().knowing(feature).sheet())
        .sheet("foe", Tables.dummy().sheet())
        .given("foe.side", "foes")
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .state();
  }

  @Test
  @Covers("RHD-EXP-11")
  void aBurstOfSpeedGoesTwentyFeet() {
    var where =
        where(of("by", Spaces::feature), knowing("Burst of Speed"), feature("Burst of Speed"));
    assertThat(keys(where)).contains("1,5", "9,4").doesNotContain("0,5", "10,4", "6,5", "5,5");
    assertThat(hint(where, "1,5", Hints.COST)).isEqualTo("20 ft");
    var prone =
        new FightEvent.StanceTaken("hero", Stance.PRONE).appliedTo(knowing("Burst of Speed"));
    assertThat(keys(where(of("by", Spaces::feature), prone, feature("Burst of Speed"))))
        .containsExactly("4,4");
  }

  @Test
  @Covers("RHD-EXP-11")
  void slippingFreeGoesFiveFeetForThoseWhoAreHeld() {
    var held =
        new LifeEvent.Gained("hero", Borne.lasting(Condition.GRAPPLED, 1, "foe"))
            .appliedTo(knowing("Slip Free"));
    var where = where(of("by", Spaces::feature), held, feature("Slip Free"));
    assertThat(keys(where))
        .containsExactlyInAnyOrder("4,4", "5,4", "6,4", "4,5", "4,6", "5,6", "6,6");
    assertThat(hint(where, "4,5", Hints.COST)).isEqualTo("5 ft");
    assertThat(keys(where(of("by", Spaces::feature), knowing("Slip Free"), feature("Slip Free"))))
        .containsExactly("4,4");
    assertThat(
            of("by", Spaces::feature)
                .of(new Blank<>(knowing("Slip Free"), HERO, feature("Brace"), true), TOPIC)
                .map(question -> (Object) question))
        .isEmpty();
  }

  private static Partial charge(String feature) {
    return Partial.of(Handling.Charge.class)
        .with("by", "hero")
        .with("feature", feature)
        .with("with", "Shortsword");
  }

  @Test
  @Covers("RHD-EXP-11")
  void aChargeEndsInAStraightLineWhereTheWeaponReaches() {
    var state =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "foe", "8,8"))
            .sheet("hero", Tables.swordsman().knowing("Trample Charge").sheet())
            .sheet("foe", Tables.dummy().sheet())
            .given("foe.side", "foes")
            .dice("d20=20", "d20=1")
            .when(Tables.CALL)
            .state();
    var where = where(of("by", Spaces::charge), state, charge("Trample Charge"));
    assertThat(keys(where)).containsExactly("7,7");
    assertThat(hint(where, "7,7", Hints.COST)).isEqualTo("10 ft");
    assertThat(hint(where, "7,7", Hints.WAY)).isEqualTo("6,6 7,7");
    // out of every straight run's reach
    var far = new FightEvent.Pushed("foe", List.of(Tables.at("12,8"))).appliedTo(state);
    assertThat(keys(where(of("by", Spaces::charge), far, charge("Trample Charge"))))
        .containsExactly("4,4");
    assertThat(keys(where(of("by", Spaces::charge), state, charge("Brace"))))
        .containsExactly("4,4");
    // 20 feet are the farthest
    var row = new FightEvent.Pushed("foe", List.of(Tables.at("10,5"))).appliedTo(state);
    assertThat(keys(where(of("by", Spaces::charge), row, charge("Trample Charge"))))
        .containsExactly("9,5");
  }
}

package quintain.otherworlds.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.otherworlds.Folk.hero;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.craft.OfActor;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;
import quintain.otherworlds.Folk;
import quintain.otherworlds.Tables;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Fight;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;
import quintain.space.Grid;
import quintain.testkit.Covers;

/// Which spaces go into a slot, and what the World Master chooses from.
///
/// The hero stands in the middle of a map of 9 by 9 spaces, a raider three spaces to the right.
class SpacesTest {
  private static final Topic TOPIC = Prompts.SPEND;
  private static final Seat HERO = new Seat("hero");
  private static final OtwState STATE = state();

  private static OtwState state() {
    Map<String, Spot> at = new LinkedHashMap<>();
    at.put("hero", Spot.parse("4,4"));
    at.put("foe", Spot.parse("7,4"));
    return hero("2/5/6/3/3/2")
        .picking("Dash", "Blink Step", "Flame Burst")
        .holding("Frag Grenade")
        .quick("Flash Vial")
        .against("Rust Raider")
        .scene(Tables.scene(Grid.open(10, 9, 9), at))
        .given("foe.secrecy", "open")
        .state();
  }

  private static Partial by(Class<? extends Command> command) {
    return Partial.of(command).with("by", "hero");
  }

  private static Question.Where where(
      OtwState state, OfActor<OtwState, Being> slot, Partial partial) {
    var blank = new Blank<>(state, HERO, partial, true);
    return (Question.Where) slot.of(blank, TOPIC, state.being("hero")).orElseThrow();
  }

  private static boolean isNowhere(OfActor<OtwState, Being> slot, Partial partial) {
    var blank = new Blank<>(STATE, HERO, partial, true);
    return slot.of(blank, TOPIC, STATE.being("hero")).isEmpty();
  }

  private static List<String> spots(Question.Where where) {
    return where.spots().stream().map(Option::key).toList();
  }

  private static String hint(Question.Where where, String spot, String name) {
    return where.spots().stream()
        .filter(option -> option.key().equals(spot))
        .flatMap(option -> option.hints().stream())
        .filter(hint -> hint.name().equals(name))
        .findFirst()
        .orElseThrow()
        .value();
  }

  private static OtwState after(OtwEvent... events) {
    var state = STATE;
    for (OtwEvent event : events) {
      state = event.appliedTo(state);
    }
    return state;
  }

  private static OtwState battle() {
    return after(
        new FightEvent.BattleBegan(),
        new FightEvent.OrderSet(List.of(new Fight.Place("hero", 9), new Fight.Place("foe", 3))),
        new FightEvent.RoundBegan(1),
        new FightEvent.TurnBegan("hero", 2));
  }

  @Test
  @Covers({"OTW-SPD-01", "OTW-R-56"})
  void oneWalksAsFarAsOneIsFastAndTowardsTheNearestFoe() {
    var walk = where(battle(), Spaces::walk, by(OtwStep.Move.class));

    // SPD 2: a block of 5 by 5 without the middle
    assertThat(spots(walk)).hasSize(24).contains("2,2", "6,6").doesNotContain("4,4", "7,4");
    assertThat(Field.distance(walk.byDefault(), Spot.parse("7,4"))).isEqualTo(1);
    assertThat(hint(walk, "6,6", Hints.COST)).isEqualTo("2 spaces, 1 turn point");
    assertThat(hint(walk, "5,4", Hints.COST)).isEqualTo("1 space, 1 turn point, 1 space left");
    assertThat(hint(walk, "6,4", Hints.WAY)).isEqualTo("5,4 6,4");
    assertThat(walk.about()).containsExactly("hero");
  }

  @Test
  void outOfBattleOneStrollsNoFurtherThanSixSpaces() {
    assertThat(spots(where(STATE, Spaces::walk, by(OtwStep.Move.class))))
        .hasSize(81 - 2)
        .doesNotContain("4,4", "7,4");
    var wide = new FightEvent.MapLaid(Grid.open(10, 30, 9)).appliedTo(STATE);
    assertThat(spots(where(wide, Spaces::walk, by(OtwStep.Move.class))))
        .contains("10,4")
        .doesNotContain("11,4");
  }

  @Test
  @Covers({"OTW-SK-23", "OTW-SK-25"})
  void aSkillGoesFurtherOrLeaps() {
    var dash =
        where(battle(), Spaces::skilled, by(OtwStep.MoveBySkill.class).with("skill", "Dash"));
    // twice SPD 2
    assertThat(spots(dash)).hasSize(81 - 2).contains("0,0", "8,8");
    assertThat(hint(dash, "0,4", Hints.COST)).isEqualTo("4 spaces");
    var blink =
        where(battle(), Spaces::skilled, by(OtwStep.MoveBySkill.class).with("skill", "Blink Step"));
    // RES 3: a block of 7 by 7 without the two
    assertThat(spots(blink)).hasSize(49 - 2).contains("1,1").doesNotContain("0,4", "4,4", "7,4");
    assertThat(hint(blink, "1,4", Hints.COST)).isEqualTo("3 spaces");
    assertThat(isNowhere(Spaces::skilled, by(OtwStep.MoveBySkill.class))).isTrue();
  }

  @Test
  void oneLeapsTowardsAnySpaceNear() {
    var leap = where(STATE, Spaces::leap, by(OtwStep.Jump.class));
    assertThat(spots(leap)).hasSize(80).doesNotContain("4,4");
  }

  @Test
  @Covers({"OTW-MOVE-05", "OTW-R-82"})
  void oneThrowsAsFarAsOneIsStrongAndSeesWhatIsTakenIn() {
    var thrown = where(STATE, Spaces::thrown, by(OtwStep.TossItem.class));
    // STR 2
    assertThat(spots(thrown)).hasSize(25).contains("2,2", "6,6").doesNotContain("7,4");
    assertThat(hint(thrown, "4,4", Hints.AREA)).isEqualTo("3,3 4,3 5,3 3,4 4,4 5,4 3,5 4,5 5,5");
    var bombed =
        where(STATE, Spaces::bombed, by(OtwStep.Bombard.class).with("with", "frag grenade"));
    assertThat(spots(bombed)).hasSize(25);
    assertThat(Field.distance(bombed.byDefault(), Spot.parse("7,4"))).isEqualTo(1);
    assertThat(isNowhere(Spaces::bombed, by(OtwStep.Bombard.class))).isTrue();
    assertThat(isNowhere(Spaces::bombed, by(OtwStep.Bombard.class).with("with", "flash vial")))
        .isTrue();
  }

  @Test
  @Covers({"OTW-EQ-17", "OTW-R-72", "OTW-R-77"})
  void aLauncherIsOfferedSpacesPastItsRange() {
    var gunner = Folk.hero("3/7/4/3/2/6").inBothHands("Thumper");
    var flat = Tables.duel(gunner);
    var bombed = where(flat.state(), Spaces::bombed, launched());
    // a range of 6, and the map is 24 spaces wide
    assertThat(spots(bombed)).hasSize(24 * 16).contains("6,0", "7,0", "23,15");

    flat.given("foe.at", "8,0")
        .dice(Tables.d6(4, 5, 3, 4))
        .when(new OtwStep.Bombard("hero", "thumper", Spot.parse("8,0")))
        .applied("OTW-EQ-17");
    // whoever is above aims at the ground below as well
    var above = Tables.duel(gunner).given("hero.at", "0,0,3");
    assertThat(spots(where(above.state(), Spaces::bombed, launched()))).contains("3,0", "3,0,3");
  }

  private static Partial launched() {
    return by(OtwStep.Bombard.class).with("with", "thumper");
  }

  @Test
  @Covers("OTW-SP-11")
  void aSpellGoesAsFarAsItsRange() {
    var wide = new FightEvent.MapLaid(Grid.open(10, 30, 9)).appliedTo(STATE);
    var cast =
        where(wide, Spaces::enchanted, by(OtwStep.CastAt.class).with("spell", "Flame Burst"));
    // six spaces to the right, all of the map to the left
    assertThat(spots(cast)).hasSize(11 * 9).contains("10,8").doesNotContain("11,4");
    assertThat(isNowhere(Spaces::enchanted, by(OtwStep.CastAt.class))).isTrue();
  }

  @Test
  void oneIsPushedToASpaceBesideOneThatIsFree() {
    var state = after(new FightEvent.Moved("foe", List.of(Spot.parse("5,4"))));
    var pushed = where(state, Spaces::pushed, Partial.of(OtwStep.Push.class).with("who", "hero"));
    assertThat(spots(pushed)).hasSize(7).contains("3,3").doesNotContain("4,4", "5,4");
  }

  @Test
  void withNobodyToGoForOneStaysNear() {
    var alone = after(new FightEvent.FellUnconscious("foe", 3));
    var thrown = where(alone, Spaces::thrown, by(OtwStep.TossItem.class));
    assertThat(thrown.byDefault()).isEqualTo(Spot.parse("4,4"));
    var unseen = after(new LifeEvent.Revealed("foe", Secrecy.UNSEEN));
    assertThat(where(unseen, Spaces::thrown, by(OtwStep.TossItem.class)).byDefault())
        .isEqualTo(Spot.parse("4,4"));
  }

  // The World Master's

  private static List<String> keys(Slot<OtwState> slot, Partial partial) {
    var question = slot.of(new Blank<>(STATE, Seat.REFEREE, partial, true), TOPIC);
    return question.isEmpty()
        ? List.of()
        : ((Question.OneOf<?>) question.get()).options().stream().map(Option::key).toList();
  }

  @Test
  void theWorldMasterChoosesFromMapsCreaturesAndPregens() {
    assertThat(keys(Spaces::maps, Partial.of(OtwStep.LayMap.class)))
        .containsExactly("as it is", "open ground");
    assertThat(keys(entries(state -> state.shelf().creatures()), Partial.of(OtwStep.BringIn.class)))
        .contains("Rust Raider")
        .hasSize(17);
    assertThat(
            keys(wholeEntries(state -> state.shelf().pregens()), Partial.of(OtwStep.Welcome.class)))
        .containsExactly("Brannoc Vale", "Ysolde Marr", "Kit Arroway", "Orrin Thess");
    assertThat(keys(freshId("guest"), Partial.of(OtwStep.Welcome.class)))
        .containsExactly("guest-1");
    assertThat(
            keys(
                freshIdAfter("creature"),
                Partial.of(OtwStep.BringIn.class).with("creature", "Bog Adder")))
        .containsExactly("bog-adder-1");
    assertThat(keys(freshIdAfter("creature"), Partial.of(OtwStep.BringIn.class)))
        .containsExactly("creature-1");
  }

  @Test
  void valuesAreSetFromNothingToTheMost() {
    assertThat(chosen(Partial.of(OtwStep.SetValue.class)))
        .containsExactly("hero.hp", "hero.ast", "hero.disc", "foe.hp", "foe.ast", "foe.disc");
    // TOU 6: Health 24; RES 3: Astral 9
    assertThat(values("hero.hp")).startsWith("0", "1").endsWith("24").hasSize(25);
    assertThat(values("hero.ast")).endsWith("9").hasSize(10);
    assertThat(values("foe.disc")).containsExactly("0");
    assertThat(values("hero.disc")).hasSize(1 + STATE.being("hero").discipline().max());
  }

  private static List<String> values(String fact) {
    return chosen(Partial.of(OtwStep.SetValue.class).with("fact", fact));
  }

  private static List<String> chosen(Partial partial) {
    var next = (Choices.Next) OtwDeeds.ALL.choices(STATE, Seat.REFEREE, partial);
    return ((Question.OneOf<?>) next.question()).options().stream().map(Option::key).toList();
  }

  @Test
  void onlyWhatSomebodyBearsIsEnded() {
    var state =
        Tables.bearing(
            STATE,
            "hero",
            Status.forBattle(Kind.INTIMIDATED, 1, "foe"),
            Status.forBattle(Kind.INTIMIDATED, 1, "other"),
            Status.fresh(Kind.PRONE, 1));
    var blank = new Blank<>(state, Seat.REFEREE, Partial.of(OtwStep.Relieve.class), true);
    var borne = Conditions.borne(blank, TOPIC, state.being("hero")).orElseThrow();
    assertThat(((Question.OneOf<?>) borne).options())
        .extracting(Option::key)
        .containsExactly("prone", "intimidated");
    assertThat(Conditions.borne(blank, TOPIC, state.being("foe"))).isEmpty();
  }
}

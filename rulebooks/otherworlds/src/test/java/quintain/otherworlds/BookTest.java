package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.otherworlds.Folk.hero;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Audience;
import quintain.kernel.Measure;
import quintain.kernel.Outcome;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.rules.Armors;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Sheet;
import quintain.otherworlds.state.SheetItem;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;
import quintain.otherworlds.state.ThingEvent;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The book as a table uses it: whose is whose, what an event leaves behind, where a scene begins.
class BookTest {
  private static final OtherworldsBook BOOK = new OtherworldsBook();
  private static final Seat HERO = new Seat("hero");

  private static Table<OtwState, OtwStep, OtwEvent> table() {
    return hero("6/3/6/3/3/4")
        .picking("Focus", "Mend", "Element Ward")
        .warded(DamageType.BURN)
        .inBothHands("Courier Rifle")
        .wearing("Ring Coat")
        .sheathing("Boot Knife")
        .quick("Med-Gel")
        .packing("Lantern")
        .against("Rust Raider");
  }

  private static final OtwState STATE = table().state();

  @Test
  void everybodyHasANameAndASeat() {
    assertThat(BOOK.title()).isEqualTo("Otherworlds");
    assertThat(BOOK.theme().referee()).isEqualTo("World Master");
    assertThat(BOOK.cast().roster(STATE)).containsExactly("hero", "foe");
    assertThat(BOOK.cast().seatOf(STATE, "hero")).isEqualTo(HERO);
    assertThat(BOOK.cast().seatOf(STATE, "foe")).isEqualTo(Seat.REFEREE);
    assertThat(BOOK.showing().nameOf(STATE, "hero")).isEqualTo("Hero");
    assertThat(BOOK.showing().nameOf(STATE, "nobody")).isEqualTo("nobody");
    assertThat(BOOK.cast().bestiary(STATE)).hasSize(17);
  }

  @Test
  void theTableMakesWelcomesAndHandsOverByCommands() {
    var sheet = hero("6/3/6/3/3/4").sheet();
    assertThat(BOOK.cast().creation("cal", HERO))
        .isEqualTo(new OtwStep.CreateCharacter("cal", HERO));
    assertThat(BOOK.cast().welcoming("cal", HERO, sheet))
        .isEqualTo(new OtwStep.Welcome("cal", HERO, sheet));
    assertThat(BOOK.cast().handing("foe", HERO)).isEqualTo(new OtwStep.HandOver("foe", HERO));
    assertThat(BOOK.cast().bringing("Rust Raider", "late"))
        .isEqualTo(new OtwStep.BringIn("Rust Raider", "late", 1));
    assertThat(BOOK.facts().setting("hero.hp", 3, "so"))
        .isEqualTo(new OtwStep.SetValue("hero.hp", "3", "so"));
    var brace = new OtwStep.BraceYourself("hero");
    assertThat(BOOK.foresight().previewed(STATE, brace)).isEqualTo(brace);
  }

  // Scenes

  @Test
  void twoOfOneIdAndStrangersInTheSceneAreRefused() {
    assertThatThrownBy(() -> table().creature("hero", "Shamble").state())
        .hasMessageContaining("Two are called hero");
    assertThatThrownBy(() -> table().scene(Tables.placed("cal", "1,1")).state())
        .hasMessageContaining("The scene places cal, who is not there");
    assertThatThrownBy(() -> table().scene(Tables.placed("hero", "99,1")).state())
        .hasMessageContaining("hero is placed off the map");
    assertThatThrownBy(() -> Folk.empty().pregen("x", "Nobody At All").state())
        .hasMessageContaining("There is no pregen called Nobody At All");
    assertThatThrownBy(() -> Folk.empty().creature("x", "Clown").state())
        .hasMessageContaining("The bestiary has no Clown");
    assertThatThrownBy(() -> hero("6/3/6/3/3/4").of("Moonborn").alone().state())
        .hasMessageContaining("There is no origin called Moonborn");
    assertThatThrownBy(() -> hero("6/3/6/3/3/4").picking("Juggling").alone().state())
        .hasMessageContaining("There is no skill or spell Juggling");
    assertThatThrownBy(() -> hero("6/3/6/3/3/4").packing("Spoon").alone().state())
        .hasMessageContaining("There is no thing called Spoon");
  }

  @Test
  void aCreatureComesWithItsAttacksAndItsGuard() {
    var gunner = hero("6/3/6/3/3/4").against("Toll Gunner").state().being("foe");
    assertThat(gunner.kit().held()).extracting(Item::key).containsExactly("scrap pistol");
    assertThat(Armors.guard(gunner).orElseThrow().left()).isEqualTo(3);
    var adder = hero("6/3/6/3/3/4").against("Bog Adder").state().being("foe");
    assertThat(adder.kit().items())
        .extracting(item -> item.key() + " " + item.place())
        .containsExactly("fang NATURAL");
    assertThat(adder.life().rank()).isZero();
  }

  // Sheets

  @Test
  void aSheetThatLeavesTheTableComesBackTheSame() {
    var shot =
        new ThingEvent.LeftChanged("hero", "courier rifle", 1)
            .appliedTo(new ThingEvent.MarksChanged("hero", 9).appliedTo(STATE));
    var sheet = (Sheet) BOOK.cast().sheet(shot, "hero").orElseThrow();

    assertThat(sheet.items())
        .containsExactly(
            new SheetItem("Courier Rifle", SheetItem.Place.BOTH_HANDS, Optional.of(1)),
            new SheetItem("Ring Coat", SheetItem.Place.WORN, Optional.empty()),
            new SheetItem("Boot Knife", SheetItem.Place.SHEATHED, Optional.empty()),
            new SheetItem("Med-Gel", SheetItem.Place.QUICK, Optional.empty()),
            new SheetItem("Lantern", SheetItem.Place.PACK, Optional.empty()));
    assertThat(sheet.picks()).containsExactly("Focus", "Element Ward", "Mend");
    assertThat(sheet.ward()).contains(DamageType.BURN);
    assertThat(sheet.marks()).isEqualTo(9);
    assertThat(sheet.origin()).isEqualTo("Landborn");
    assertThat(Folk.empty().sheet("hero", sheet).state().being("hero"))
        .isEqualTo(shot.being("hero"));
  }

  @Test
  void whatGrowsOnABodyIsOnNoSheet() {
    var state = hero("6/3/6/3/3/4").against("Bog Adder").state();
    var sheet = (Sheet) BOOK.cast().sheet(state, "foe").orElseThrow();
    assertThat(sheet.items()).isEmpty();
    assertThat(sheet.rank()).isEqualTo(1);
  }

  // What is left behind

  private static List<Measure> left(OtwEvent... events) {
    var after = STATE;
    for (OtwEvent event : events) {
      after = event.appliedTo(after);
    }
    return changed(STATE, after);
  }

  /// Without the numbers that stand as they stood.
  private static List<Measure> changed(OtwState before, OtwState after) {
    var measures = new ArrayList<>(BOOK.showing().measures(before, after));
    measures.removeAll(BOOK.showing().measures(before, before));
    return measures;
  }

  @Test
  void oddsSpeakOfHealthOfFallingAndOfDying() {
    assertThat(left(new FightEvent.HealthLost("foe", 3, "")))
        .containsExactly(new Measure("foe.hp", 17));
    assertThat(left(new FightEvent.FellUnconscious("foe", 3)))
        .containsExactly(new Measure("foe.drops", true));
    assertThat(left(new FightEvent.Died("foe", "")))
        .containsExactly(new Measure("foe.hp", 0), new Measure("foe.dies", true));
    assertThat(left(new FightEvent.Became("foe", Status.fresh(Kind.PRONE, 1))))
        .containsExactly(new Measure("foe.prone", true));
    assertThat(left(new FightEvent.Counted("foe", Kind.FROST, 4)))
        .containsExactly(new Measure("foe.frozen", true));
    assertThat(left(new FightEvent.Counted("foe", Kind.FROST, 3))).isEmpty();
    assertThat(left()).isEmpty();
    assertThat(left(new LifeEvent.Left("foe"))).isEmpty();
  }

  @Test
  void whatWasSoBeforeIsNoOutcome() {
    var down =
        new FightEvent.Became("foe", Status.fresh(Kind.PRONE, 1))
            .appliedTo(
                new FightEvent.Counted("foe", Kind.FROST, 5)
                    .appliedTo(new FightEvent.FellUnconscious("foe", 3).appliedTo(STATE)));
    var later = new FightEvent.Counted("foe", Kind.DOWN, 2).appliedTo(down);
    assertThat(changed(down, later)).isEmpty();
    var dead = new FightEvent.Died("foe", "").appliedTo(STATE);
    var moved = new FightEvent.Moved("foe", List.of(Spot.parse("3,3"))).appliedTo(dead);
    assertThat(changed(dead, moved)).isEmpty();
  }

  @Test
  void whoeverIsDownIsNotKnockedDown() {
    assertThat(
            left(
                new FightEvent.FellUnconscious("foe", 3),
                new FightEvent.Became("foe", Status.fresh(Kind.PRONE, 1))))
        .containsExactly(new Measure("foe.drops", true));
  }

  // How it goes on

  @Test
  void outOfBattleTimePassesAndInBattleTurnsEnd() {
    assertThat(BOOK.foresight().onward(STATE)).contains(new OtwStep.LetTimePass(5));
    assertThat(BOOK.deeds().onTurn(STATE)).isEmpty();
    var battle = table().dice(Folk.faces(5, 1)).when(new OtwStep.BeginBattle()).state();
    assertThat(BOOK.foresight().onward(battle)).contains(new OtwStep.EndTurn("hero"));
    assertThat(BOOK.deeds().onTurn(battle)).containsExactly("hero");
    assertThat(BOOK.foresight().onward(new FightEvent.BattleBegan().appliedTo(STATE))).isEmpty();
  }

  @Test
  void theOutcomeTellsWhoStandsAndWhoLies() {
    var over = new FightEvent.FellUnconscious("foe", 3).appliedTo(STATE);
    assertThat(BOOK.foresight().outcome(over))
        .isEqualTo(
            new Outcome(
                List.of(
                    new Outcome.Side("party", List.of("hero"), List.of()),
                    new Outcome.Side("foes", List.of(), List.of("foe"))),
                true));
    assertThat(BOOK.foresight().outcome(STATE).over()).isFalse();
  }

  // Who may know

  @Test
  void theDiceOfTheUnseenAreTheirSeatsAlone() {
    var unseen = new LifeEvent.Revealed("foe", Secrecy.UNSEEN).appliedTo(STATE);
    assertThat(BOOK.showing().witnesses(unseen, "foe")).isEqualTo(Audience.REFEREE);
    assertThat(
            BOOK.showing()
                .witnesses(new LifeEvent.HandedOver("foe", HERO).appliedTo(unseen), "foe"))
        .isEqualTo(Audience.only(HERO));
    assertThat(BOOK.showing().witnesses(STATE, "foe")).isEqualTo(Audience.EVERYONE);
    assertThat(BOOK.showing().witnesses(STATE, "nobody")).isEqualTo(Audience.EVERYONE);
  }

  @Test
  @Covers("OTW-ACT-12")
  void oddsAgainstWhomeverOneDoesNotKnowAreASecret() {
    var strike = Folk.attack("hero", "Courier Rifle", "foe");
    var hidden = new LifeEvent.Revealed("foe", Secrecy.FIGURES_HIDDEN).appliedTo(STATE);
    var unseen = new LifeEvent.Revealed("foe", Secrecy.UNSEEN).appliedTo(STATE);
    var open = new LifeEvent.Revealed("foe", Secrecy.OPEN).appliedTo(STATE);

    assertThat(secret(hidden, HERO, strike)).isPresent();
    assertThat(secret(open, HERO, strike)).isEmpty();
    assertThat(BOOK.foresight().seenBy(open, HERO)).isEqualTo(open);
    assertThat(secret(hidden, Seat.REFEREE, strike)).isEmpty();
    assertThat(BOOK.foresight().seenBy(hidden, Seat.REFEREE)).isEqualTo(hidden);
    var brace = new OtwStep.BraceYourself("hero");
    assertThat(secret(hidden, HERO, brace)).isEmpty();
    assertThat(BOOK.foresight().seenBy(hidden, HERO)).isEqualTo(hidden);
    assertThat(secret(unseen, HERO, brace)).isEmpty();
    assertThat(BOOK.foresight().seenBy(unseen, HERO).find("foe")).isEmpty();
  }

  private static Optional<Refusal> secret(OtwState state, Seat seat, OtwStep step) {
    var seen = BOOK.foresight().seenBy(state, seat);
    return BOOK.foresight().secretOf(seen, seat, List.of(step), List.of());
  }
}

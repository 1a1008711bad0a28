package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.oppose;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Refusal;
import quintain.kernel.Refusals;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.Secrecy;
import quintain.rath.state.Affliction;
import quintain.rath.state.Contest;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Scene;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Trial;
import quintain.rath.state.Trick;
import quintain.rath.state.Trigger;
import quintain.rath.state.Who;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What is hidden stays hidden: in refusals, in odds, in what is shown.
class SecretsTest {
  private static final RathBook BOOK = new RathBook();
  private static final Seat ANN = new Seat("ann");
  private static final Seat ILVANE = new Seat("ilvane");

  private static Table<RathState, RathStep, RathEvent> alone() {
    return Folk.ann("0/0/0/0/0/0", "held Sword", "Healing potion", "Weak blade venom");
  }

  // Those nobody sees

  @Test
  void theUnseenAreRefusedInTheVeryWordsForThoseWhoAreNotThere() {
    var hidden = alone().creature("lurker", "Raider").given("lurker.secrecy", "unseen").state();
    var absent = alone().state();
    var readied =
        new RathStep.Ready(
            "ann",
            new Trigger(Trigger.When.MOVES, "lurker", ""),
            new RathStep.Attempt("ann", "shout"));
    for (RathStep step :
        List.of(
            attack("ann", "no such weapon", "lurker"),
            new RathStep.Stunt("ann", Trick.TRIP, "lurker"),
            new RathStep.HelpAlly("ann", "lurker", ""),
            new RathStep.Shake("ann", "lurker"),
            new RathStep.UseItem("ann", "healing potion", "lurker"),
            new RathStep.CastSpell("ann", "Spark Dart", List.of("lurker"), false),
            new RathStep.Give("ann", "sword", "lurker"),
            new RathStep.GiveCoins("ann", "lurker", 1),
            new RathStep.BuyCure("ann", "lurker", Affliction.Family.POISON),
            oppose("ann", "lurker", Contest.SNEAK),
            readied)) {
      assertThat(BOOK.deeds().permits(hidden, ANN, step))
          .as(step.toString())
          .isPresent()
          .isEqualTo(BOOK.deeds().permits(absent, ANN, step));
    }
  }

  @Test
  @Covers({"RTH-S-CRE", "RTH-DROW-05"})
  void inWhoseGripSomebodyIsIsNotToldOfTheUnseen() {
    var held =
        Folk.begun(alone().creature("lurker", "Lake drowner"), 1)
            .given("lurker.secrecy", "unseen")
            .dice("d20=12", "d20=9")
            .when(new RathStep.Grab("lurker", "ann"))
            .when(new RathStep.EndTurn("lurker"))
            .state();
    for (RathStep step : List.of(new RathStep.Move("ann", 1), new RathStep.Surface("ann"))) {
      assertThat(Refusals.of(BOOK.rules(), held, step))
          .map(Refusal::reason)
          .contains("Ann is held");
    }
  }

  /// The Referee has a guard dog strike at somebody whom the players do not see.
  @Test
  @Covers("RTH-FORT-03")
  void whoeverMayLendFortuneDoesNotLearnWhomAnUnseenBlowIsFor() {
    var table =
        Tables.party()
            .creature("dog", "Wolf")
            .creature("lurker", "Raider")
            .when(new RathStep.TakeSide("dog", Who.Side.PARTY))
            .given("lurker.secrecy", "unseen")
            .dice("d6=4")
            .when(new RathStep.BeginCombat())
            .dice("d20=2");
    table.when(attack("dog", "bite", "lurker")).asked("odda", "lend-fortune", "to hit");
  }

  @Test
  void whoeverIsSeenAndWhateverIsOnesOwnMayBeAimedAt() {
    var state = alone().creature("foe", "Raider").state();
    assertThat(BOOK.deeds().permits(state, ANN, attack("ann", "sword", "foe"))).isEmpty();
    assertThat(BOOK.deeds().permits(state, ANN, attack("foe", "sword", "ann"))).isPresent();
    var coat = new RathStep.UseItem("ann", "weak blade venom", "sword");
    assertThat(BOOK.deeds().permits(state, ANN, coat)).isEmpty();
    assertThat(BOOK.deeds().permits(state, ANN, new RathStep.UseItem("ann", "healing potion", "")))
        .isEmpty();
    var lurking = alone().creature("foe", "Raider").given("foe.secrecy", "unseen").state();
    assertThat(BOOK.deeds().permits(lurking, Seat.REFEREE, attack("ann", "sword", "foe")))
        .isEmpty();
  }

  // Odds

  private static boolean isSecret(
      Table<RathState, RathStep, RathEvent> table, Seat seat, RathStep command) {
    var previewed = BOOK.foresight().previewed(table.state(), command);
    return table.secretOf(previewed, seat.id()).isPresent();
  }

  @Test
  void oddsAgainstHiddenFiguresAreTheGmsSecret() {
    var table = alone().creature("foe", "Raider");
    for (RathStep step :
        List.of(
            attack("ann", "sword", "foe"),
            new RathStep.Stunt("ann", Trick.TRIP, "foe"),
            oppose("ann", "foe", Contest.SNEAK))) {
      assertThat(isSecret(table, ANN, step)).as(step.toString()).isTrue();
      assertThat(isSecret(table, Seat.REFEREE, step)).as(step.toString()).isFalse();
    }
    table.given("foe.secrecy", "open");
    assertThat(isSecret(table, ANN, oppose("ann", "foe", Contest.SNEAK))).isFalse();
  }

  @Test
  void whatIsAimedAtAThingHasOddsToo() {
    assertThat(alone().odds(new RathStep.UseItem("ann", "weak blade venom", "sword"), "ann"))
        .isNotNull();
  }

  @Test
  void theUnseenAreLeftOutOfOdds() {
    var table = alone().creature("lurker", "Raider").given("lurker.secrecy", "unseen");
    assertThat(table.secretOf(Tables.test("ann", Trial.LIFT), "ann")).isEmpty();
    assertThat(BOOK.foresight().seenBy(table.state(), ANN).find("lurker")).isEmpty();
  }

  @Test
  @Covers("RTH-R-27")
  void oddsDoNotBetrayWhatAFoeHasReadied() {
    var table =
        Folk.begun(alone().creature("foe", "Raider").creature("guard", "Raider"), 1)
            .given("foe.secrecy", "open")
            .when(
                new RathStep.Ready(
                    "guard",
                    new Trigger(Trigger.When.ATTACKS, "", ""),
                    attack("guard", "sword", "ann")))
            .when(new RathStep.EndTurn("foe"));
    var strike = attack("ann", "sword", "foe");
    assertThat(table.odds(strike, "gm").outcomes())
        .anyMatch(chance -> chance.measure().equals("ann.damage"));
    assertThat(table.odds(strike, "ann").outcomes())
        .noneMatch(chance -> chance.measure().startsWith("ann.damage"));
  }

  @Test
  @Covers("RTH-R-29")
  void oddsOfLeavingMeleeDoNotBetrayHowWellAFoeStrikes() {
    var table =
        Folk.begun(
            alone().house(Houses.with("meleeLeaveProvokes", true)).creature("foe", "Raider"), 6);
    assertThat(isSecret(table, ANN, new RathStep.Move("ann", 1))).isTrue();
    assertThat(isSecret(table, ANN, new RathStep.Run("ann", 2))).isTrue();
    assertThat(isSecret(table, Seat.REFEREE, new RathStep.Move("ann", 1))).isFalse();
    table.given("foe.at", 1);
    assertThat(isSecret(table, ANN, new RathStep.Move("ann", 1))).as("nobody close").isFalse();
    table.given("foe.at", 0).given("foe.secrecy", "open");
    assertThat(isSecret(table, ANN, new RathStep.Move("ann", 1))).isFalse();
    var free = Folk.begun(alone().creature("foe", "Raider"), 6);
    assertThat(isSecret(free, ANN, new RathStep.Move("ann", 1))).isFalse();
  }

  // How complex something is

  private static Table<RathState, RathStep, RathEvent> before(String device) {
    var devices = new LinkedHashMap<String, String>();
    devices.put("it", device);
    return Tables.party()
        .scene(new Scene("", new LinkedHashMap<>(), devices, Secrecy.FIGURES_HIDDEN));
  }

  private static final RathStep WORK = new RathStep.WorkOn("sefa", "it");

  @Test
  @Covers({"RTH-TRAP-05", "RTH-APT-07"})
  void oddsDoNotTellWhetherALockIsComplexUnlessSomebodyKnows() {
    var sefa = new Seat("sefa");
    for (String lock : List.of("Iron padlock", "Vault lock")) {
      assertThat(isSecret(before(lock), sefa, WORK)).as(lock).isTrue();
      assertThat(isSecret(before(lock), Seat.REFEREE, WORK)).as(lock).isFalse();
      var smith = before(lock).when(new RathStep.GrantAptitude("sefa", "Trapsmith"));
      assertThat(isSecret(smith, sefa, WORK)).as(lock).isFalse();
    }
    var latch =
        before("Vault lock")
            .changed(
                state ->
                    new ThingEvent.SpellsEquipped("ilvane", List.of("Unseen Latch"))
                        .appliedTo(state));
    var cast = new RathStep.CastSpell("ilvane", "Unseen Latch", List.of("it"), false);
    assertThat(BOOK.deeds().permits(latch.state(), ILVANE, cast)).isEmpty();
    assertThat(isSecret(latch, ILVANE, cast)).isTrue();
    assertThat(latch.odds(cast, "gm").outcomes()).isNotEmpty();
  }

  @Test
  @Covers({"RTH-TRAP-05", "RTH-APT-02", "RTH-APT-07", "RTH-S-APT-03"})
  void onlyWhoKnowsComplexityIsShownIt() {
    var vault = before("Vault lock");
    assertThat(shown(vault, new Seat("odda"))).hasValueSatisfying(t -> assertDoesNotTell(t));
    vault.when(new RathStep.GrantAptitude("sefa", "Trapsmith"));
    assertThat(shown(vault, new Seat("sefa")))
        .hasValueSatisfying(text -> assertThat(text).endsWith("; complex (RTH-APT-07)"));
    assertThat(shown(vault, new Seat("odda"))).hasValueSatisfying(t -> assertDoesNotTell(t));
    var padlock = before("Iron padlock").when(new RathStep.GrantAptitude("sefa", "Trapsmith"));
    assertThat(shown(padlock, new Seat("sefa")))
        .hasValueSatisfying(text -> assertThat(text).endsWith("; ordinary (RTH-APT-07)"));
    assertThat(shown(before("Covered pit"), new Seat("sefa"))).as("not found yet").isEmpty();
  }

  @Test
  @Covers("RTH-R-20")
  void nobodyIsAskedToHelpWhomTheyDoNotSee() {
    var look = Tables.test("sefa", Trial.NOTICE);
    Tables.party().dice("d20=2").when(look).asked("odda", "lend-fortune");
    Tables.party()
        .when(new RathStep.Reveal("sefa", Secrecy.UNSEEN))
        .dice("d20=2")
        .when(look)
        .notAsked("odda", "lend-fortune");
  }

  private static void assertDoesNotTell(String text) {
    assertThat(text).doesNotContain("complex").doesNotContain("ordinary");
  }

  private static Optional<String> shown(Table<RathState, RathStep, RathEvent> table, Seat seat) {
    return BOOK.showing().view(table.state(), seat).panels().stream()
        .filter(panel -> panel.id().equals("devices"))
        .flatMap(panel -> panel.items().stream())
        .map(item -> ((View.Prose) item).text())
        .findFirst();
  }
}

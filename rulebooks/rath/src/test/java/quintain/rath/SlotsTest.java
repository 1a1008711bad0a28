package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Trigger;
import quintain.testkit.Table;

/// What can be put into the slots of commands.
class SlotsTest {
  private static final RathBook BOOK = new RathBook();

  private static Table<RathState, RathStep, RathEvent> scene() {
    return Tables.party()
        .creature("raider", "Raider")
        .creature("drake", "Gall drake")
        .given("raider.at", 2)
        .given("drake.at", -1);
  }

  private static Question<?> next(
      Table<RathState, RathStep, RathEvent> table,
      String seat,
      Class<? extends Command> command,
      Object... filled) {
    var partial = Partial.of(command);
    for (int i = 0; i < filled.length; i += 2) {
      partial = partial.with((String) filled[i], filled[i + 1]);
    }
    var who = seat.equals("gm") ? Seat.REFEREE : new Seat(seat);
    return switch (BOOK.deeds().choices(table.state(), who, partial)) {
      case Choices.Next next -> next.question();
      case Choices.Complete complete -> throw new AssertionError("complete: " + complete);
      case Choices.Stuck stuck -> throw new AssertionError("stuck: " + stuck);
    };
  }

  private static List<? extends Option<?>> options(Question<?> question) {
    return switch (question) {
      case Question.OneOf<?> q -> q.options();
      case Question.SomeOf<?> q -> q.options();
      default -> throw new AssertionError("no options: " + question);
    };
  }

  private static List<String> keys(
      Table<RathState, RathStep, RathEvent> table,
      String seat,
      Class<? extends Command> command,
      Object... filled) {
    return options(next(table, seat, command, filled)).stream().map(Option::key).toList();
  }

  @Test
  void playersChooseAmongTheirOwnAndTheGmAmongTheirs() {
    assertThat(keys(scene(), "sefa", RathStep.Test.class)).containsExactly("sefa");
    assertThat(keys(scene(), "gm", RathStep.Test.class)).containsExactly("raider", "drake");
    assertThat(keys(scene(), "gm", RathStep.GrantAptitude.class))
        .containsExactly("brannoc", "sefa", "ilvane", "odda");
    assertThat(keys(scene(), "gm", RathStep.Harm.class)).hasSize(6);
  }

  @Test
  void targetsAreFoesFirstTheAbleBeforeTheFallenTheNearBeforeTheFar() {
    var table = scene().given("sefa.at", 1);
    assertThat(keys(table, "brannoc", RathStep.Oppose.class, "by", "brannoc"))
        .startsWith("drake", "raider", "ilvane");
    table.given("drake.hp", 0);
    assertThat(keys(table, "brannoc", RathStep.Oppose.class, "by", "brannoc"))
        .startsWith("raider", "drake");
    table.given("raider.secrecy", "unseen");
    assertThat(keys(table, "brannoc", RathStep.Oppose.class, "by", "brannoc"))
        .doesNotContain("raider", "brannoc");
  }

  @Test
  void optionsCarryHintsForPolicies() {
    var table = scene().given("sefa.hp", 5).given("sefa.at", 2);
    var options = options(next(table, "brannoc", RathStep.Oppose.class, "by", "brannoc"));
    var sefa = options.stream().filter(o -> o.key().equals("sefa")).findFirst().orElseThrow();
    assertThat(sefa.hints())
        .contains(
            new Option.Hint(Hints.SIDE, Hints.OWN),
            new Option.Hint(Hints.DISTANCE, "2"),
            new Option.Hint(Hints.HEALTH, "45"));
    var drake = options.stream().filter(o -> o.key().equals("drake")).findFirst().orElseThrow();
    assertThat(drake.hints())
        .contains(new Option.Hint(Hints.SIDE, Hints.OTHER), new Option.Hint(Hints.DISTANCE, "1"))
        .noneMatch(hint -> hint.name().equals(Hints.HEALTH));
  }

  @Test
  void armsAreThoseInHandFirstThenPairsThenFists() {
    var table =
        Folk.ann("1/2/0/0/0/0", "Dagger", "held Sword", "Halberd", "Fire flask", "Rope")
            .creature("foe", "Raider");
    var options = options(next(table, "ann", RathStep.Attack.class, "by", "ann"));
    assertThat(options)
        .extracting(Option::key)
        .containsSubsequence("sword", "dagger", "halberd", "fire flask")
        .contains("sword and dagger", "dagger and sword")
        .doesNotContain("rope", "sword and halberd", "sword and sword")
        .endsWith("unarmed");
    assertThat(options)
        .extracting(Option::label)
        .contains("Sword +1, d8+1", "Fire flask +2", "bare hands +1, d4+1");
    var sword = options.stream().filter(o -> o.key().equals("sword")).findFirst().orElseThrow();
    assertThat(sword.hints())
        .containsExactly(
            new Option.Hint(Hints.PURPOSE, "harm"), new Option.Hint(Hints.POWER, "550"));
  }

  @Test
  void aDrakeIsOfferedEverythingAtOnce() {
    assertThat(keys(scene().given("drake.at", 0), "gm", RathStep.Attack.class, "by", "drake"))
        .startsWith("bite and tail", "bite", "tail");
  }

  @Test
  void placesAreThoseWithinReachNearestTheFoeFirst() {
    var table = scene().given("drake.hp", 0);
    var fight = Folk.begun(table, 6);
    assertThat(keys(fight, "brannoc", RathStep.Move.class, "by", "brannoc"))
        .containsExactly("1", "-1");
    assertThat(keys(fight, "brannoc", RathStep.Run.class, "by", "brannoc"))
        .containsExactly("2", "1", "-1", "-2");
    var behind = Folk.begun(scene().given("raider.hp", 0), 6);
    assertThat(keys(behind, "brannoc", RathStep.Move.class, "by", "brannoc"))
        .containsExactly("-1", "1");
  }

  @Test
  void whatIsForSaleIsNeitherServiceNorHelp() {
    assertThat(keys(scene(), "brannoc", RathStep.Buy.class, "by", "brannoc"))
        .contains("Rope", "Torches")
        .doesNotContain("Night at an inn", "Temple cure", "Porter for a day", "Pack mule");
  }

  @Test
  void whatSomebodyCarriesMayBeGivenOrSold() {
    assertThat(keys(scene(), "odda", RathStep.Sell.class, "by", "odda"))
        .contains("spear", "bandages", "healing potion")
        .doesNotContain("sword");
  }

  @Test
  void theGmSetsFiguresToAnyNumberTheyCanBe() {
    assertThat(keys(scene(), "gm", RathStep.SetValue.class))
        .contains("brannoc.max-hp", "brannoc.level", "brannoc.xp", "brannoc.cracked");
    assertThat(keys(scene(), "gm", RathStep.SetValue.class, "fact", "brannoc.hp"))
        .hasSize(14)
        .startsWith("0")
        .endsWith("13");
    assertThat(keys(scene(), "gm", RathStep.SetValue.class, "fact", "brannoc.str"))
        .startsWith("-10")
        .endsWith("20");
    assertThat(keys(scene(), "gm", RathStep.SetValue.class, "fact", "brannoc.max-hp"))
        .as("13 now, and up to 100 more")
        .startsWith("1")
        .endsWith("113");
    scene()
        .when(new RathStep.SetValue("brannoc.max-hp", "120", "a blessing"))
        .when(new RathStep.SetValue("brannoc.hp", "77", "a blessing"))
        .then("brannoc.hp", 77)
        .refuses(new RathStep.SetValue("brannoc.hp", "121", "more"), "RTH-R-09")
        .when(new RathStep.SetValue("clock", "1440", "a day later"))
        .then("clock", 1440);
  }

  @Test
  void newcomersHaveNamesNobodyHas() {
    var table = scene();
    assertThat(keys(table, "gm", RathStep.BringIn.class, "creature", "Raider"))
        .containsExactly("raider-1");
    table.when(new RathStep.BringIn("Raider", "raider-1", 1));
    assertThat(keys(table, "gm", RathStep.BringIn.class, "creature", "Raider"))
        .containsExactly("raider-2");
  }

  @Test
  void whatIsReadiedIsAimedAtSomebodySeen() {
    var fight = Folk.begun(scene().given("raider.at", 0), 6);
    var trigger = new Trigger(Trigger.When.MOVES, "", "");
    assertThat(
            keys(
                fight,
                "ilvane",
                RathStep.Ready.class,
                "by",
                "ilvane",
                "trigger",
                trigger,
                "words",
                ""))
        .contains("staff at raider", "spark-dart at raider", "unarmed at drake")
        .doesNotContain("lantern-mote at raider");
  }
}

package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static quintain.table.DemoTable.command;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.kernel.Topic;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// What comes of each answer to a question, told to whoever is asked, in every book.
class AnswersTest {
  @TempDir Path folder;
  private final Deque<Integer> dice = new ArrayDeque<>();
  private final Map<String, Ear> players = new LinkedHashMap<>();
  private Store store;
  private House house;

  @BeforeEach
  void open() {
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = new House(store, DemoTable.LIBRARY, _ -> dice.remove(), InstantSource.system());
  }

  private void sitDown(String scene, String... seats) {
    var token = house.stage(scene + "\nsteps: []\n", "Robin").token();
    players.put("referee", Ear.greeted(house, token));
    for (String seat : seats) {
      players.put(seat, Ear.greeted(house, house.desk(token).rotate(seat).token()));
    }
  }

  private void sitDownAtTheMill() {
    sitDown(
        """
        book: rath
        title: A beam to lift
        scene: {place: A mill}
        characters:
          - {id: brannoc, pregen: Brannoc}
          - {id: odda, pregen: Odda}
          - {id: raider, creature: Raider}
        """,
        "brannoc",
        "odda");
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  private Ear referee() {
    return player("referee");
  }

  private Ear player(String seat) {
    return Objects.requireNonNull(players.get(seat));
  }

  private void set(String fact, Object value) {
    assertThat(
            referee()
                .act(command("set-value", "fact", fact, "value", "" + value, "reason", "a test")))
        .isInstanceOf(ToSeat.Done.class);
  }

  private void does(Ear ear, Map<String, Object> command) {
    assertThat(ear.act(command)).isInstanceOf(ToSeat.Done.class);
  }

  private static ToSeat.Question question(Ear ear) {
    return ear.settled().question().orElseThrow();
  }

  private static List<ToSeat.Weighed> considered(Ear ear, Object... answers) {
    var open = question(ear);
    var frame =
        new FromSeat.Consider(
            Ear.id(), open.key(), List.of(answers), open.passable(), Optional.empty());
    return ((ToSeat.Considered) ear.ask(frame)).answers();
  }

  private static double p(ToSeat.Weighed weighed, String outcome) {
    return p(((ToSeat.Chances) weighed).outcomes(), outcome);
  }

  private static double p(List<ToSeat.Chance> outcomes, String outcome) {
    return outcomes.stream()
        .filter(each -> each.outcome().equals(outcome))
        .mapToDouble(ToSeat.Chance::p)
        .sum();
  }

  private static ToSeat.Weighed weighed(Ear ear, String command, Map<String, Object> filled) {
    return ear.weigh(
        new FromSeat.Fill(Ear.id(), command, filled, Map.of(), true, Optional.empty()));
  }

  // Each book

  /// With STR +2 against DC 12, which must be beaten, a d20 does from 11 on; without a point the 2
  /// stands.
  @Test
  void fortuneInRathIsAChanceOrALoss() {
    sitDownAtTheMill();
    set("brannoc.str", 2);
    dice.add(2);
    does(player("brannoc"), command("test", "by", "brannoc", "trial", "lift"));

    assertThat(question(player("brannoc")).id()).isEqualTo("spend-fortune");
    var own = considered(player("brannoc"), true);
    assertThat(p(own.getFirst(), "succeeds")).isCloseTo(10 / 20.0, within(1e-12));
    assertThat(((ToSeat.Certain) own.getLast()).changes())
        .containsExactly(new ToSeat.Change("Brannoc", "fails"));

    assertThat(question(player("odda")).id()).as("asked at once").isEqualTo("lend-fortune");
    var lent = considered(player("odda"), true);
    assertThat(p(lent.getFirst(), "succeeds")).isCloseTo(10 / 20.0, within(1e-12));
    assertThat(dice).as("nothing was rolled for it").isEmpty();
  }

  /// Resolve 12 is 12 in 20, Enhanced the better of two; the effort costs a d6 of Grit.
  @Test
  void effortInTerraOddIsWeighedWithWhatItCosts() {
    sitDown(
        """
        book: terra-odd
        title: A bay
        scene: {place: A bay}
        characters: [{id: ilse, pregen: Ilse}]
        """,
        "ilse");
    set("ilse.prowess", 12);
    set("ilse.grit", 20);
    does(player("ilse"), command("save", "by", "ilse", "against", "fire", "ability", "prowess"));

    assertThat(question(player("ilse")).id()).isEqualTo("effort");
    var answers = considered(player("ilse"), true, false);
    assertThat(p(answers.getFirst(), "passes the save"))
        .isCloseTo(1 - 8 / 20.0 * 8 / 20.0, within(1e-12));
    assertThat(p(answers.getFirst(), "has 14 Grit afterwards")).isCloseTo(1 / 6.0, within(1e-12));
    assertThat(p(answers.getLast(), "passes the save")).isCloseTo(12 / 20.0, within(1e-12));
  }

  /// STR 14 adds 2 against a DC of 15: a d20 does from 13 on, or the better of two.
  @Test
  void restInRollHighOrDieIsTheBetterOfTwoDice() {
    sitDown(
        """
        book: rhod
        title: A mill
        scene: {place: A mill}
        characters: [{id: maren, pregen: Maren}]
        """,
        "maren");
    set("maren.str", 14);
    set("maren.well-rested", 1);
    does(
        player("maren"),
        command("make-check", "by", "maren", "ability", "str", "longEffort", false));

    assertThat(question(player("maren")).id()).isEqualTo("well-rested");
    var answers = considered(player("maren"), true, false);
    assertThat(p(answers.getFirst(), "succeeds"))
        .isCloseTo(1 - 12 / 20.0 * 12 / 20.0, within(1e-12));
    assertThat(p(answers.getLast(), "succeeds")).isCloseTo(8 / 20.0, within(1e-12));
  }

  /// From a weak position a d4 is rolled in place of the axe's d8, against Armor 1.
  @Test
  void whatTheWardenRulesInCairnIsWeighedForTheWarden() {
    sitDown(
        """
        book: cairn
        title: A causeway
        scene: {place: A causeway, foeFigures: open}
        characters: [{id: maren, pregen: Maren}, {id: captain, creature: Cutter Captain}]
        """,
        "maren");
    referee()
        .ask(
            new FromSeat.TurnDial(
                Ear.id(), Optional.of(Topic.REFEREE), FromSeat.DialSetting.CONFIRM));
    does(
        player("maren"),
        command("attack", "by", "maren", "with", List.of("axe"), "targets", List.of("captain")));
    assertThat(question(referee()).id()).isEqualTo("begin-rounds");
    referee().answer(false);
    for (int i = 0; i < 5 && !question(referee()).id().equals("impaired"); i++) {
      referee().answer(question(referee()).suggestion());
    }

    var answers = considered(referee(), true, false);
    assertThat(p(answers.getFirst(), "takes no damage")).isCloseTo(1 / 4.0, within(1e-12));
    assertThat(p(answers.getLast(), "takes no damage")).isCloseTo(1 / 8.0, within(1e-12));
  }

  /// The raider's dice have fallen: 19 against 10 is 9, less 1 of Armor. Nothing is left to chance.
  @Test
  void aPurchaseInOtherworldsSaysWhatWillHappen() {
    sitDown(
        """
        book: otherworlds
        title: A bridge
        scene: {place: A bridge, foeFigures: open}
        characters: [{id: kit, pregen: Kit Arroway}, {id: raider, creature: Rust Raider}]
        """,
        "kit");
    var form =
        (ToSeat.Form)
            referee()
                .ask(
                    new FromSeat.Fill(
                        Ear.id(),
                        "attack",
                        Map.of("by", "raider"),
                        Map.of(),
                        false,
                        Optional.empty()));
    assertThat(referee().act(form.command().orElseThrow())).isInstanceOf(ToSeat.Done.class);

    assertThat(question(player("kit")).id()).as("how to meet it").isEqualTo("stance");
    var stances = considered(player("kit"), "defend", "evade");
    assertThat(stances).allMatch(ToSeat.Chances.class::isInstance);
    assertThat(p(stances.getFirst(), "takes no damage"))
        .as("defending and evading are not the same")
        .isNotCloseTo(p(stances.getLast(), "takes no damage"), within(0.001));

    dice.addAll(List.of(6, 3, 2));
    player("kit").answer("defend");
    assertThat(question(referee()).id()).isEqualTo("spend");
    assertThat(((ToSeat.Certain) considered(referee(), Map.of()).getFirst()).changes())
        .contains(new ToSeat.Change("Kit Arroway", "Health 18 → 10"));
  }

  // Secrets

  /// +4 to hit: against AC 10 a d20 does from 7 on, against AC 12 from 9 on, and so forth.
  @Test
  void againstHiddenFiguresOnesOwnPartIsTold() {
    sitDownAtTheMill();
    var secret = (ToSeat.Unknown) weighed(player("brannoc"), "attack", Map.of("by", "brannoc"));
    assertThat(secret.reason()).contains("secret");
    assertThat(secret.guesses())
        .extracting(ToSeat.Guess::supposed, guess -> Math.round(20 * p(guess.outcomes(), "hits")))
        .containsExactly(
            tuple("AC 10", 14L),
            tuple("AC 12", 12L),
            tuple("AC 14", 10L),
            tuple("AC 16", 8L),
            tuple("AC 18", 6L));
  }

  /// Whatever the foe is like, a player reads the same.
  @Test
  void onesOwnPartTellsNothingOfTheFoe() {
    sitDownAtTheMill();
    var before = weighed(player("brannoc"), "attack", Map.of("by", "brannoc"));
    set("raider.hp", 1);
    set("raider.cracked", 3);
    assertThat(weighed(player("brannoc"), "attack", Map.of("by", "brannoc"))).isEqualTo(before);
  }

  /// A 2 has missed: a point may help, and how much is guessed for each AC that the 2 does not hit.
  @Test
  void anAnswerThatHangsOnHiddenFiguresIsGuessed() {
    sitDownAtTheMill();
    dice.add(2);
    var form =
        (ToSeat.Form)
            player("brannoc")
                .ask(
                    new FromSeat.Fill(
                        Ear.id(),
                        "attack",
                        Map.of("by", "brannoc"),
                        Map.of(),
                        false,
                        Optional.empty()));
    assertThat(player("brannoc").act(form.command().orElseThrow())).isInstanceOf(ToSeat.Done.class);
    assertThat(question(player("brannoc")).id()).isEqualTo("spend-fortune");

    var spent = (ToSeat.Unknown) considered(player("brannoc"), true).getFirst();
    assertThat(spent.guesses())
        .extracting(ToSeat.Guess::supposed, guess -> Math.round(20 * p(guess.outcomes(), "hits")))
        .startsWith(tuple("AC 10", 14L), tuple("AC 12", 12L));
    assertThat(considered(referee(), true).getFirst()).isInstanceOf(ToSeat.Chances.class);
  }

  @Test
  void nobodyElseWeighsTheAnswer() {
    sitDownAtTheMill();
    dice.add(2);
    does(player("brannoc"), command("test", "by", "brannoc", "trial", "lift"));
    var key = question(player("brannoc")).key();
    player("odda").ask(new FromSeat.Pass(Ear.id(), key, Optional.empty()));
    assertThat(
            player("odda")
                .ask(new FromSeat.Consider(Ear.id(), key, List.of(true), false, Optional.empty())))
        .isInstanceOf(ToSeat.Failed.class);
  }

  // What is sure

  @Test
  void whatLeavesNothingToChanceSaysWhatItWillDo() {
    sitDownAtTheMill();
    var sure =
        (ToSeat.Certain)
            weighed(
                player("brannoc"),
                "place",
                Map.of("by", "brannoc", "item", "medium armor", "where", "pack"));
    assertThat(sure.changes()).contains(new ToSeat.Change("Brannoc", "AC 14 → 12"));
  }

  // Patience

  private void offerLuck() {
    dice.add(2);
    does(player("brannoc"), command("test", "by", "brannoc", "trial", "lift"));
  }

  @Test
  void whatSeveralAreOfferedIsLetPassWhenTheTimeIsUp() {
    sitDownAtTheMill();
    referee().ask(new FromSeat.BePatient(Ear.id(), 1));
    offerLuck();
    assertThat(question(player("brannoc")).patience()).contains(1);

    player("brannoc").until(frame -> frame instanceof ToSeat.Scene scene && !scene.busy());
    assertThat(player("brannoc").settled().question()).isEmpty();
    assertThat(DemoTable.lines(referee())).anyMatch(line -> line.contains("fails"));
  }

  @Test
  void itWaitsAsLongAsItTakesWhereTheHouseSaysSo() throws InterruptedException {
    sitDownAtTheMill();
    referee().ask(new FromSeat.BePatient(Ear.id(), 1));
    referee().ask(new FromSeat.BePatient(Ear.id(), 0));
    offerLuck();
    Thread.sleep(1_500);
    assertThat(question(player("brannoc")).patience()).isEmpty();
    assertThat(player("brannoc").settled().busy()).isTrue();
  }

  @Test
  void onlyTheRefereeSaysHowLong() {
    sitDownAtTheMill();
    assertThat(player("odda").ask(new FromSeat.BePatient(Ear.id(), 5)))
        .isInstanceOf(ToSeat.Failed.class);
    assertThat(referee().ask(new FromSeat.BePatient(Ear.id(), 601)))
        .isInstanceOf(ToSeat.Failed.class);
  }

  // Again

  @Test
  void aQuestionThatRepeatsKnowsWhatWasSaidBefore() {
    sitDownAtTheMill();
    offerLuck();
    assertThat(question(player("odda")).before()).isEmpty();
    var key = question(player("odda")).key();
    player("odda").ask(new FromSeat.Pass(Ear.id(), key, Optional.empty()));
    player("brannoc").ask(new FromSeat.Pass(Ear.id(), key, Optional.empty()));
    offerLuck();
    assertThat(question(player("odda")).before()).contains("pass");
  }
}

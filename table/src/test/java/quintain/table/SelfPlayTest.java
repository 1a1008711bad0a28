package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.DemoTable.command;
import static quintain.table.DemoTable.lines;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.play.Declined;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// Characters who play by themselves, and foes whose acts are drafted for the Referee.
class SelfPlayTest {
  private static final List<String> FOES = List.of("cutter-a", "cutter-b", "cutter-c", "captain");
  private static final List<String> PARTY = List.of("maren", "oskar", "tilda");

  @TempDir Path folder;
  private DemoTable demo;

  @BeforeEach
  void lay() {
    demo = new DemoTable(folder);
    demo.automatic();
  }

  @AfterEach
  void close() {
    demo.close();
  }

  private static ToSeat itself(Ear ear, List<String> who) {
    return ear.ask(new FromSeat.PlayItself(Ear.id(), who, Optional.of("steady")));
  }

  private static ToSeat.Figure figure(Ear ear, String id) {
    ear.settled();
    return ear.roster().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  /// What was commanded for nobody's seat but by a policy, as the Referee reads it.
  private List<String> commandedByThemselves() {
    return demo.referee.log().stream()
        .filter(entry -> entry.kind().equals("command") && entry.by().isEmpty())
        .map(entry -> entry.lines().getFirst().text())
        .toList();
  }

  private void declareWaiting(String who) {
    assertThat(demo.referee.act(command("wait", "by", who))).isInstanceOf(ToSeat.Done.class);
  }

  private void awaitRound(int round) {
    demo.referee.until(
        frame ->
            frame instanceof ToSeat.Entries entries
                && entries.entries().stream()
                    .flatMap(entry -> entry.lines().stream())
                    .anyMatch(line -> line.text().startsWith("Round " + round)));
  }

  // The switch

  @Test
  void everybodyReadsWhoPlaysByItselfAndItOutlivesTheHouse() {
    assertThat(itself(demo.referee, List.of("captain"))).isInstanceOf(ToSeat.Done.class);

    assertThat(figure(demo.maren, "captain").itself()).contains("steady");
    assertThat(lines(demo.maren)).contains("Captain from here on plays by itself");

    demo.fallDown();
    assertThat(figure(demo.maren, "captain").itself()).contains("steady");

    demo.referee.ask(new FromSeat.PlayItself(Ear.id(), List.of("captain"), Optional.empty()));
    assertThat(figure(demo.maren, "captain").itself()).isEmpty();
  }

  @Test
  void nobodyLearnsHowSomebodyUnseenIsPlayed() {
    demo.referee.act(command("reveal", "who", "captain", "secrecy", "unseen"));
    itself(demo.referee, List.of("captain", "cutter-a"));

    demo.maren.settled();
    assertThat(lines(demo.maren)).contains("Cutter A from here on plays by itself");
    assertThat(demo.maren.everything().substring(demo.maren.everything().indexOf("by itself")))
        .doesNotContain("Captain from here");
  }

  @Test
  void playersSwitchTheirOwnAlone() {
    assertThat(itself(demo.maren, List.of("maren"))).isInstanceOf(ToSeat.Done.class);
    for (String other : List.of("oskar", "captain", "nobody")) {
      assertThat(itself(demo.maren, List.of(other)))
          .isInstanceOfSatisfying(
              ToSeat.Failed.class,
              failed -> {
                assertThat(failed.code()).isEqualTo(Declined.NOT_ALLOWED);
                assertThat(failed.message()).isEqualTo("You do not speak for " + other);
              });
    }
    assertThat(
            demo.referee.ask(
                new FromSeat.PlayItself(Ear.id(), List.of("captain"), Optional.of("wisely"))))
        .isInstanceOf(ToSeat.Failed.class);
  }

  // Playing by themselves

  @Test
  void foesDeclareAndPlayTheirPhaseOutWithoutAnybodysClick() {
    itself(demo.referee, FOES);
    demo.referee.act("begin-rounds");
    PARTY.forEach(this::declareWaiting);

    awaitRound(2);

    assertThat(commandedByThemselves()).hasSizeGreaterThanOrEqualTo(FOES.size() + 1);
    assertThat(commandedByThemselves()).allMatch(line -> line.endsWith(", by itself"));
    assertThat(commandedByThemselves().getLast()).startsWith("Play out the phase");
  }

  /// Somebody critically damaged may still crawl, and does not hold the others up.
  @Test
  void whoeverIsOutOfTheFightIsNotWaitedFor() {
    itself(demo.referee, FOES);
    demo.referee.act(
        command("set-value", "fact", "maren.critically-damaged", "value", "true", "reason", "-"));
    assertThat(figure(demo.referee, "maren").out()).isTrue();

    demo.referee.act("begin-rounds");
    declareWaiting("oskar");
    declareWaiting("tilda");

    awaitRound(2);
  }

  /// A person's last command is taken back with all that others did by themselves after it.
  @Test
  void undoTakesBackWhatFollowedByItself() {
    itself(demo.referee, FOES);
    demo.referee.act("begin-rounds");
    declareWaiting("maren");
    declareWaiting("oskar");
    var before = demo.game();
    declareWaiting("tilda");
    awaitRound(2);

    assertThat(demo.referee.undo()).isInstanceOf(ToSeat.Done.class);

    assertThat(demo.game()).isEqualTo(before);
  }

  // Newcomers

  private void awaitPlayingItself(String id) {
    demo.referee.until(
        _ ->
            demo.referee.roster().stream()
                .anyMatch(each -> each.id().equals(id) && each.itself().isPresent()));
  }

  private Object bringing(String id) {
    return demo.house.desk(demo.refereesToken).bringing("Reed Cutter", id);
  }

  @Test
  void whoeverJoinsASideThatPlaysByItselfDoesSoToo() {
    demo.referee.ask(new FromSeat.PlayItself(Ear.id(), FOES, Optional.of("bold")));

    assertThat(lines(demo.referee))
        .as("in one line")
        .contains("Cutter A, Cutter B, Cutter C and Captain from here on play by themselves");
    assertThat(demo.referee.act(bringing("straggler"))).isInstanceOf(ToSeat.Done.class);

    awaitPlayingItself("straggler");
    assertThat(lines(demo.referee)).contains("Straggler from here on plays by itself");
    assertThat(figure(demo.referee, "straggler").itself()).contains("bold");
    assertThat(figure(demo.maren, "maren").itself()).isEmpty();

    // What is said of them later stands, whoever else comes.
    demo.referee.ask(new FromSeat.PlayItself(Ear.id(), List.of("straggler"), Optional.empty()));
    assertThat(demo.referee.act(bringing("last"))).isInstanceOf(ToSeat.Done.class);
    assertThat(figure(demo.referee, "straggler").itself()).isEmpty();
    assertThat(figure(demo.referee, "last").itself()).as("a side of which one is played").isEmpty();
  }

  @Test
  void aHeroWhosePlayerSitsHereIsPlayed() {
    itself(demo.referee, PARTY);

    demo.referee.act(command("create-character", "id", "wim", "seat", "oskar"));
    awaitPlayingItself("wim");
    demo.referee.act(command("create-character", "id", "nell", "seat", "maren"));

    demo.referee.act(bringing("straggler")); // a turn of the table later
    assertThat(figure(demo.referee, "nell").itself()).isEmpty();
  }

  // Drafts

  private ToSeat.Intents intents(Ear ear, List<String> who) {
    return (ToSeat.Intents) ear.ask(new FromSeat.Intend(Ear.id(), who));
  }

  private void toTheFoesPhase() {
    demo.referee.act("begin-rounds");
    PARTY.forEach(this::declareWaiting);
    assertThat(demo.referee.act("resolve-phase")).isInstanceOf(ToSeat.Done.class);
  }

  @Test
  void everyFoeIsDraftedWithATargetAndOdds() {
    toTheFoesPhase();
    var before = demo.game();

    var drafted = intents(demo.referee, FOES);

    assertThat(drafted.intents()).extracting(ToSeat.Intent::actor).containsAll(FOES);
    assertThat(drafted.intents())
        .filteredOn(each -> each.label().endsWith("attacks"))
        .isNotEmpty()
        .allSatisfy(
            each -> {
              assertThat(each.details()).containsAnyOf("Maren", "Oskar", "Tilda");
              assertThat(each.weighed())
                  .isInstanceOfSatisfying(
                      ToSeat.Chances.class, odds -> assertThat(odds.outcomes()).isNotEmpty());
            });
    assertThat(demo.game()).isEqualTo(before);
    assertThat(intents(demo.referee, PARTY).none()).contains("None of them is to act now");
  }

  /// Four of them strike Maren at once, and the highest of their dice counts.
  @Test
  void eachDraftHasOddsOfItsOwnAndThoseOfAllAreToldApart() {
    toTheFoesPhase();

    var drafted = intents(demo.referee, FOES);

    var each =
        drafted.intents().stream()
            .filter(one -> one.details().equals(List.of("billhook d8", "Maren")))
            .map(ToSeat.Intent::weighed)
            .toList();
    assertThat(each).hasSize(3).containsOnly(each.getFirst());
    assertThat(drops(drafted.together().orElseThrow())).isGreaterThan(2 * drops(each.getFirst()));
  }

  private static double drops(ToSeat.Weighed weighed) {
    return ((ToSeat.Chances) weighed)
        .outcomes().stream()
            .filter(chance -> chance.outcome().equals("drops to 0 HP"))
            .mapToDouble(ToSeat.Chance::p)
            .sum();
  }

  @Test
  void whatIsDraftedIsCarriedOutAndTheRefereeHasGivenIt() {
    toTheFoesPhase();
    var drafted = intents(demo.referee, FOES).intents();

    var acts =
        drafted.stream().map(each -> new FromSeat.Carried(each.actor(), each.command())).toList();
    assertThat(demo.referee.ask(new FromSeat.CarryOut(Ear.id(), acts)))
        .isInstanceOf(ToSeat.Done.class);
    demo.referee.until(_ -> givenByTheReferee() == 5 + acts.size());

    assertThat(commandedByThemselves()).isEmpty();
    assertThat(demo.referee.act("resolve-phase")).isInstanceOf(ToSeat.Done.class);
  }

  private long givenByTheReferee() {
    return demo.referee.log().stream()
        .filter(entry -> entry.kind().equals("command") && entry.by().equals("referee"))
        .count();
  }

  /// Foes may declare before anybody waits for them.
  @Test
  void foesAreDraftedAsSoonAsTheyMayAct() {
    demo.referee.act("begin-rounds");
    PARTY.forEach(this::declareWaiting);
    assertThat(intents(demo.referee, FOES).intents())
        .extracting(ToSeat.Intent::actor)
        .containsAll(FOES);
  }

  @Test
  void aDraftIsOpenedAgainWithWhatStandsInIt() {
    toTheFoesPhase();
    var drafted = intents(demo.referee, FOES).intents();
    int attack =
        (int) drafted.stream().takeWhile(each -> !each.label().endsWith("attacks")).count();

    var form = (ToSeat.Form) demo.referee.ask(new FromSeat.Reconsider(Ear.id(), attack, Map.of()));
    assertThat(form.command()).contains(drafted.get(attack).command());

    var target = form.fields().getLast();
    var other =
        target.kind().options().stream()
            .map(ToSeat.Choice::key)
            .filter(key -> !String.valueOf(target.value()).contains(key))
            .findFirst()
            .orElseThrow();
    var changed =
        (ToSeat.Form)
            demo.referee.ask(
                new FromSeat.Reconsider(Ear.id(), attack, Map.of(target.slot(), List.of(other))));
    assertThat(String.valueOf(changed.command().orElseThrow())).contains(other);
  }

  @Test
  void playersDraftForTheirOwnAlone() {
    demo.referee.act("begin-rounds");
    assertThat(intents(demo.maren, List.of("maren")).intents())
        .extracting(ToSeat.Intent::actor)
        .contains("maren");
    assertThat(demo.maren.ask(new FromSeat.Intend(Ear.id(), List.of("captain"))))
        .isInstanceOf(ToSeat.Failed.class);
    assertThat(
            demo.maren.ask(
                new FromSeat.CarryOut(
                    Ear.id(),
                    List.of(new FromSeat.Carried("captain", command("wait", "by", "captain"))))))
        .isInstanceOf(ToSeat.Failed.class);
  }

  // Nobody strikes a friend by default

  private static ToSeat.Form attack(Ear ear, Map<String, Object> chosen) {
    return (ToSeat.Form)
        ear.ask(
            new FromSeat.Fill(
                Ear.id(), "attack", Map.of("by", "maren"), chosen, false, Optional.empty()));
  }

  @Test
  void aFriendIsNeverPresetAndTheFormShowsTheWayToAFoe() {
    demo.referee.act("begin-rounds");

    var form = attack(demo.maren, Map.of("with", "axe"));

    assertThat(form.command()).isEmpty();
    assertThat(form.stuck()).map(ToSeat.Why::reason).contains("No foe is in reach");
    assertThat(form.fields().getLast().value()).isEqualTo(List.of());
    assertThat(form.instead()).map(ToSeat.Instead::label).contains("Maren moves towards Cutter A");
    assertThat(demo.maren.act(form.instead().orElseThrow().command()))
        .isInstanceOf(ToSeat.Done.class);
  }

  @Test
  void aFriendCanBeChosenOnPurpose() {
    demo.referee.act("begin-rounds");

    var form = attack(demo.maren, Map.of("with", "axe", "targets", List.of("oskar")));

    assertThat(form.command()).isPresent();
    assertThat(form.fields().getLast().kind().options())
        .allSatisfy(option -> assertThat(option.hints()).containsEntry("meant", "no"));
  }
}

package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.DemoTable.lines;
import static quintain.table.DemoTable.numbers;
import static quintain.table.DemoTable.save;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import quintain.kernel.Topic;
import quintain.table.desk.Desk;
import quintain.table.desk.NotAllowed;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Place;
import quintain.table.store.PostgresAddress;
import quintain.table.store.PostgresServer;

/// Two servers on one database, and people of one table at both.
class NodesTest {
  /// So much is told to whoever comes anew.
  private static final int FIRST_PAGE = 200;

  private final PostgresAddress address = PostgresServer.database();
  private Node one;
  private Node two;
  private String refereesToken;
  private String marensToken;
  private Ear referee;
  private Ear maren;

  @BeforeEach
  void open() {
    one = Node.on(address, 1);
    two = Node.on(address, 2);
    refereesToken = one.house().stage(Causeway.SCENE, "Robin").token();
    marensToken = one.house().desk(refereesToken).rotate("maren").token();
    referee = Ear.greeted(one.house(), refereesToken);
    maren = Ear.greeted(two.house(), marensToken);
  }

  @AfterEach
  void close() {
    one.close();
    two.close();
  }

  private String table() {
    return one.house().admits(refereesToken).orElseThrow().table();
  }

  private void assertBothKnowTheSame() {
    referee.settled();
    maren.settled();
    assertThat(one.position(refereesToken)).isEqualTo(two.position(refereesToken));
    for (Ear ear : List.of(referee, maren)) {
      var numbers = numbers(ear);
      assertThat(numbers).isEqualTo(LongStream.rangeClosed(1, numbers.size()).boxed().toList());
    }
    // A third server that reads all of it from the beginning comes to the same.
    try (var third = Node.on(address, 3)) {
      assertThat(third.position(refereesToken)).isEqualTo(one.position(refereesToken));
      for (var ears : Map.of(refereesToken, referee, marensToken, maren).entrySet()) {
        try (var fresh = Ear.greeted(third.house(), ears.getKey())) {
          var all = told(ears.getValue());
          var lately = told(fresh);
          assertThat(lately)
              .isEqualTo(all.subList(Math.max(0, all.size() - FIRST_PAGE), all.size()));
        }
      }
    }
  }

  /// What somebody was told, whether or not it was taken back since.
  private static List<List<Object>> told(Ear ear) {
    return ear.log().stream()
        .map(entry -> List.<Object>of(entry.seq(), entry.at(), entry.by(), entry.lines()))
        .toList();
  }

  // Playing

  @Test
  void whatIsSaidAtOneServerIsHeardAtTheOther() {
    referee.say("Who goes there?");
    maren.until(frame -> frame instanceof ToSeat.Entries news && says(news, "Who goes there?"));
    maren.say("A friend");
    referee.until(frame -> frame instanceof ToSeat.Entries news && says(news, "A friend"));

    assertBothKnowTheSame();
  }

  private static boolean says(ToSeat.Entries news, String text) {
    return news.entries().stream()
        .flatMap(entry -> entry.lines().stream())
        .anyMatch(line -> line.text().contains(text));
  }

  /// Commands of either server by what is offered there, questions answered where they are asked,
  /// and at last everybody plays by themselves until the fight is over.
  @Test
  void aWholeSceneIsPlayedFromTwoServers() {
    referee.ask(
        new FromSeat.TurnDial(Ear.id(), Optional.of(Topic.REFEREE), FromSeat.DialSetting.CONFIRM));
    var random = new Random(3);
    int done = 0;
    for (int i = 0; i < 40; i++) {
      done += one(random, random.nextBoolean() ? referee : maren) ? 1 : 0;
      answerAll();
    }
    assertThat(done).isGreaterThan(15);
    assertBothKnowTheSame();

    referee.ask(new FromSeat.Rewind(Ear.id(), 1, "from the beginning"));
    referee.ask(new FromSeat.TurnDial(Ear.id(), Optional.empty(), FromSeat.DialSetting.AUTOMATIC));
    referee.ask(
        new FromSeat.TurnDial(
            Ear.id(), Optional.of(Topic.REFEREE), FromSeat.DialSetting.AUTOMATIC));
    var all = referee.roster().stream().map(ToSeat.Figure::id).toList();
    referee.ask(new FromSeat.PlayItself(Ear.id(), all, Optional.of("steady")));
    long before = referee.log().getLast().seq();
    referee.act(DemoTable.command("begin-rounds"));
    while (!maren.settled().over()) {
      answerAll();
    }
    assertBothKnowTheSame();
    var commands =
        referee.log().stream()
            .filter(entry -> entry.kind().equals("command") && entry.seq() > before)
            .map(ToSeat.Entry::by)
            .toList();
    assertThat(commands).as("a fight is not over when it begins").hasSizeGreaterThan(1);
    assertThat(commands.getFirst()).isEqualTo("referee");
    assertThat(commands.subList(1, commands.size())).containsOnly("");
  }

  private static boolean one(Random random, Ear ear) {
    ear.settled();
    var open = ear.offers.stream().filter(offer -> offer.blocked().isEmpty()).toList();
    if (open.isEmpty()) {
      return false;
    }
    var offer = open.get(random.nextInt(open.size()));
    var chosen = new LinkedHashMap<String, Object>();
    var form = (ToSeat.Form) ear.ask(fill(offer, chosen));
    for (int i = 0; i < form.fields().size(); i++) {
      var field = form.fields().get(i);
      chosen.put(field.slot(), field.value());
      form = (ToSeat.Form) ear.ask(fill(offer, chosen));
    }
    return form.command().isPresent() && ear.act(form.command().get()) instanceof ToSeat.Done;
  }

  private static FromSeat.Fill fill(ToSeat.Offered offer, Map<String, Object> chosen) {
    return new FromSeat.Fill(
        Ear.id(), offer.command(), offer.filled(), Map.copyOf(chosen), false, Optional.empty());
  }

  private void answerAll() {
    for (int i = 0; i < 50; i++) {
      var marens = maren.settled().question();
      if (marens.isPresent()) {
        maren.ask(
            new FromSeat.Answer(
                Ear.id(), marens.get().key(), marens.get().suggestion(), Optional.empty()));
      }
      var asked = referee.settled().question();
      if (asked.isEmpty()) {
        return;
      }
      referee.ask(
          new FromSeat.Answer(
              Ear.id(),
              asked.get().key(),
              asked.get().suggestion(),
              Optional.of(asked.get().seat())));
    }
    throw new AssertionError("there is no end to questions");
  }

  @Test
  void whatIsSaidAtTheSameMomentIsNeitherLostNorDoubled() throws InterruptedException {
    int many = 150;
    var threads = new ArrayList<Thread>();
    for (Ear ear : List.of(referee, maren)) {
      threads.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    for (int i = 0; i < many; i++) {
                      var frame = new FromSeat.Say(Ear.id(), ear.chair.seat() + " says " + i);
                      ear.chair.say(frame);
                      if (i % 7 == 0) {
                        ear.chair.say(frame); // nobody was heard, so it seems
                      }
                    }
                  }));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    referee.say("That is all");
    maren.say("From me, too");

    assertBothKnowTheSame();
    assertThat(lines(referee)).isEqualTo(lines(maren));
    for (String seat : List.of("referee", "maren")) {
      assertThat(lines(referee))
          .filteredOn(line -> line.startsWith(seat + " says"))
          .containsExactlyElementsOf(
              IntStream.range(0, many).mapToObj(i -> seat + " says " + i).toList());
    }
  }

  @Test
  void commandsAtTheSameMomentAreCarriedOutOnceEach() throws InterruptedException {
    referee.ask(new FromSeat.TurnDial(Ear.id(), Optional.empty(), FromSeat.DialSetting.AUTOMATIC));
    int many = 25;
    var threads = new ArrayList<Thread>();
    var done = new ArrayList<Integer>();
    for (Ear ear : List.of(referee, maren)) {
      threads.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    var who = ear.equals(maren) ? "maren" : "captain";
                    int carriedOut = 0;
                    for (int i = 0; i < many; i++) {
                      carriedOut += ear.act(save(who)) instanceof ToSeat.Done ? 1 : 0;
                    }
                    synchronized (done) {
                      done.add(carriedOut);
                    }
                  }));
    }
    for (Thread thread : threads) {
      thread.join();
    }

    assertThat(done).containsExactly(many, many);
    assertBothKnowTheSame();
    assertThat(referee.log()).filteredOn(entry -> entry.kind().equals("command")).hasSize(2 * many);
  }

  @Test
  void aSeatMovesToTheOtherServerInTheMiddleOfAQuestion() {
    referee.ask(
        new FromSeat.TurnDial(Ear.id(), Optional.of(Topic.REFEREE), FromSeat.DialSetting.CONFIRM));
    maren.ask(new FromSeat.RollByHand(Ear.id(), true, Optional.empty()));
    maren.act(save("maren"));
    while (maren.settled().question().isEmpty()) {
      referee.answer(referee.settled().question().orElseThrow().suggestion());
    }
    var key = maren.scene.orElseThrow().question().orElseThrow().key();
    var heard = maren.log();
    maren.close();
    referee.say("Where has she gone?");

    var moved = new Ear(one.house(), marensToken);
    moved.hello(heard.getLast().seq());
    assertThat(numbers(moved)).containsExactly(heard.getLast().seq() + 1);

    var question = moved.scene.orElseThrow().question().orElseThrow();
    assertThat(question.key()).isEqualTo(key);
    assertThat(question.die()).contains(20);
    assertThat(moved.answer(11)).isInstanceOf(ToSeat.Done.class);
    for (var asked = referee.settled().question();
        asked.isPresent();
        asked = referee.settled().question()) {
      referee.answer(asked.get().suggestion());
    }
    assertThat(moved.settled().busy()).isFalse();
    assertThat(lines(moved)).anyMatch(line -> line.contains("d20: 11"));
    // Whoever stays at the other server is asked nothing any more.
    try (var still = Ear.greeted(two.house(), marensToken)) {
      assertThat(still.scene.orElseThrow().question()).isEmpty();
    }
  }

  /// A frame whose reply was lost is sent again, to the other server.
  @Test
  void whatWasSaidToTheOtherServerIsNotDoneAgain() {
    var frame = new FromSeat.Say(Ear.id(), "Only once");
    assertThat(maren.ask(frame)).isInstanceOf(ToSeat.Done.class);

    try (var moved = Ear.greeted(one.house(), marensToken)) {
      assertThat(moved.ask(frame)).isInstanceOf(ToSeat.Done.class);
    }

    assertThat(lines(referee)).filteredOn(line -> line.equals("Only once")).hasSize(1);
  }

  @Test
  void onlyOneOfThemLetsThosePlayWhoPlayByThemselves() {
    untilHere(referee, "maren", true);
    untilHere(maren, "referee", true);

    assertThat(one.table(refereesToken).leads()).isNotEqualTo(two.table(refereesToken).leads());
  }

  // What else is known of a table

  @Test
  void whoIsThereIsToldEverywhere() {
    untilHere(referee, "maren", true);
    untilHere(maren, "referee", true);

    maren.close();
    untilHere(referee, "maren", false);
    two.close();
    two = Node.on(address, 2);
    maren = Ear.greeted(two.house(), marensToken);
    untilHere(referee, "maren", true);
  }

  private static void untilHere(Ear ear, String seat, boolean here) {
    if (ear.hello(0).chairs().stream().anyMatch(is(seat, here))) {
      return;
    }
    ear.until(
        frame ->
            frame instanceof ToSeat.Chairs now && now.chairs().stream().anyMatch(is(seat, here)));
  }

  private static java.util.function.Predicate<ToSeat.Chair> is(String seat, boolean here) {
    return chair -> chair.seat().equals(seat) && chair.here() == here;
  }

  @Test
  void theTitleAndSeatsOfATableAreTheSameEverywhere() {
    var desk = one.house().desk(refereesToken);

    desk.retitle("The long night");
    maren.until(
        frame -> frame instanceof ToSeat.Titled now && now.title().equals("The long night"));
    // Nobody has to wait for it who asks.
    var guest = desk.invite("Wim", Place.Role.PLAYER);
    try (var wim = Ear.greeted(two.house(), guest.token())) {
      assertThat(wim.say("Good evening")).isInstanceOf(ToSeat.Done.class);
    }
    desk.rename("maren", "Maren the Tall");
    assertThat(two.house().desk(marensToken).places())
        .extracting(Place::name)
        .contains("Maren the Tall");

    desk.rotate("maren");
    maren.until(frame -> frame instanceof ToSeat.Farewell bye && bye.code().equals("invitation"));
  }

  @Test
  void aSeatIsGivenToOneOfTwoWhoTakeItAtTheSameMoment() throws Exception {
    var guest = one.house().desk(refereesToken).open().token();
    var free = Optional.of("oskar");

    var taken =
        bothAtOnce(
            () -> one.house().joining(guest).join("Ann", Place.Role.PLAYER, free),
            () -> two.house().joining(guest).join("Ben", Place.Role.PLAYER, free));

    assertThat(taken).hasSize(1);
    for (Node node : List.of(one, two)) {
      assertThat(node.house().admits(taken.getFirst().token()).orElseThrow().seat())
          .isEqualTo("oskar");
    }
  }

  @Test
  void twoOfOneNameWhoComeAtTheSameMomentDoNotGetTheSameSeat() throws Exception {
    var guest = one.house().desk(refereesToken).open().token();

    var taken =
        bothAtOnce(
            () -> one.house().joining(guest).join("Ann", Place.Role.PLAYER, Optional.empty()),
            () -> two.house().joining(guest).join("Ann", Place.Role.PLAYER, Optional.empty()));

    assertThat(taken).hasSize(1);
    var again = two.house().joining(guest).join("Ann", Place.Role.PLAYER, Optional.empty());
    assertThat(again.seat()).isNotEqualTo(taken.getFirst().seat());
    assertThat(one.house().admits(taken.getFirst().token())).isPresent();
  }

  /// Two who have both looked before either of them writes; those who are not told that it is not
  /// allowed any more.
  private List<Desk.Invitation> bothAtOnce(
      Callable<Desk.Invitation> first, Callable<Desk.Invitation> second) throws Exception {
    try (var connection = PostgresServer.connection(address);
        var statement = connection.createStatement();
        var watching = PostgresServer.connection(address);
        var people = Executors.newFixedThreadPool(2)) {
      connection.setAutoCommit(false);
      statement.execute("select 1 from kept where id = '" + table() + "' for update");
      var joining = List.of(people.submit(first), people.submit(second));
      while (waitingForALock(watching) < 2 && joining.stream().noneMatch(Future::isDone)) {
        LockSupport.parkNanos(5_000_000);
      }
      connection.commit();
      var taken = new ArrayList<Desk.Invitation>();
      for (Future<Desk.Invitation> each : joining) {
        try {
          taken.add(each.get());
        } catch (ExecutionException refused) {
          assertThat(refused.getCause())
              .isInstanceOf(NotAllowed.class)
              .hasMessageContaining("taken that seat");
        }
      }
      return taken;
    }
  }

  private static int waitingForALock(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var row =
            statement.executeQuery(
                "select count(*) from pg_stat_activity"
                    + " where datname = current_database() and wait_event_type = 'Lock'")) {
      row.next();
      return row.getInt(1);
    }
  }

  @Test
  void aTableThatIsDeletedAtOneServerIsLeftAtTheOther() {
    one.house().desk(refereesToken).delete();

    maren.until(frame -> frame instanceof ToSeat.Farewell bye && bye.code().equals("deleted"));
    assertThat(two.house().admits(marensToken)).isEmpty();
  }

  // When the database goes away

  @Test
  void whenAllConnectionsBreakPlayGoesOn() {
    referee.say("Before");
    maren.until(frame -> frame instanceof ToSeat.Entries news && says(news, "Before"));

    PostgresServer.disconnectAll(address);

    var frame = new FromSeat.Say(Ear.id(), "After");
    referee = Recovery.said(one, referee, refereesToken, frame);
    maren = Recovery.seated(two, marensToken);
    assertThat(lines(maren)).filteredOn(line -> line.equals("After")).hasSize(1);
    assertThat(one.store().last(table())).isEqualTo(two.store().last(table()));
    // What is said from now on wakes the other again.
    maren.say("I am still here");
    referee.until(heard -> heard instanceof ToSeat.Entries news && says(news, "still here"));
  }
}

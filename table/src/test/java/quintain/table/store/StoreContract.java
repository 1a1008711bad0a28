package quintain.table.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What every store must do. One for each kind of store extends it.
abstract class StoreContract {
  static final Instant NOON = Instant.parse("2026-03-01T12:00:00.123456789Z");
  static final Kept HALL = new Kept("hall", "a-book", "The hall", NOON, "");

  protected Store store;

  /// Opens the store of this test, with whatever was put there before.
  abstract Store open();

  @BeforeEach
  void openIt() {
    store = open();
  }

  @AfterEach
  void closeIt() {
    store.close();
  }

  void reopen() {
    store.close();
    store = open();
  }

  static Envelope entry(long seq, Hearing hearing, String body) {
    return new Envelope(seq, "talked", 1, "ann", "", NOON, hearing, body);
  }

  static Envelope entry(long seq) {
    return entry(seq, Hearing.EVERYONE, "{\"text\":\"line " + seq + "\"}");
  }

  static Envelope entry(long seq, String kind, String cause) {
    return new Envelope(seq, kind, 1, "ann", cause, NOON, Hearing.EVERYONE, "{}");
  }

  static List<Envelope> entries(long from, long to) {
    return LongStream.rangeClosed(from, to).mapToObj(StoreContract::entry).toList();
  }

  static List<Long> numbers(List<Envelope> entries) {
    return entries.stream().map(Envelope::seq).toList();
  }

  void layHall(List<Envelope> first) {
    store.create(HALL, List.of(), first).join();
  }

  @Test
  void whatIsStoredIsReadAsItWasWritten() {
    var odd =
        new Envelope(
            2,
            "stepped",
            7,
            "",
            "ann:17",
            NOON.plusNanos(1),
            Hearing.only(List.of("zoe", "ann")),
            "{\"text\":\"Ærwyn says \\\"hi\\\" 🎲\"}");
    var earlier =
        new Envelope(
            3,
            "paused",
            1,
            "ann",
            "",
            Instant.parse("1969-12-31T23:59:59.5Z"),
            Hearing.NOBODY,
            "{}");
    layHall(List.of(entry(1), odd, earlier));

    reopen();

    assertThat(store.after("hall", 0, 10)).containsExactly(entry(1), odd, earlier);
    assertThat(store.table("hall")).contains(HALL);
    assertThat(store.last("hall")).isEqualTo(3);
  }

  @Test
  void aTableThatIsNotThereHasNothing() {
    assertThat(store.table("hall")).isEmpty();
    assertThat(store.tables()).isEmpty();
    assertThat(store.last("hall")).isZero();
    assertThat(store.after("hall", 0, 10)).isEmpty();
    assertThat(store.places("hall")).isEmpty();
    assertThat(store.snapshot("hall", 10)).isEmpty();
    assertThatThrownBy(() -> store.append("hall", 0, entries(1, 1)).join())
        .isInstanceOf(CompletionException.class)
        .hasMessageContaining("hall");
    assertThat(store.after("hall", 0, 10)).isEmpty();
  }

  @Test
  void tablesAreToldFromTheOldestOn() {
    var younger = new Kept("a", "b", "t", NOON.plusSeconds(1), "hall@3");
    store.create(younger, List.of(), List.of()).join();
    layHall(List.of());

    assertThat(store.tables()).containsExactly(HALL, younger);
  }

  @Test
  void aSecondTableOfTheSameIdIsRefusedAndChangesNothing() {
    layHall(entries(1, 2));

    var again = new Kept("hall", "other", "Other", NOON, "");
    var seat = new Place("hall", "bob", "Bob", Place.Role.PLAYER, "hash");
    assertThatThrownBy(() -> store.create(again, List.of(seat), entries(1, 1)).join())
        .isInstanceOf(CompletionException.class);

    assertThat(store.table("hall")).contains(HALL);
    assertThat(store.places("hall")).isEmpty();
    assertThat(store.last("hall")).isEqualTo(2);
  }

  @Test
  void aTableIsLaidWithAllItsFirstEntriesOrNotAtAll() {
    layHall(List.of());
    store.seat(new Place("hall", "ann", "Ann", Place.Role.REFEREE, "taken")).join();

    // The second seat's token admits elsewhere already, which no store can allow.
    var cellar = new Kept("cellar", "a-book", "The cellar", NOON, "");
    var places =
        List.of(
            new Place("cellar", "bob", "Bob", Place.Role.PLAYER, "free"),
            new Place("cellar", "cid", "Cid", Place.Role.PLAYER, "taken"));
    CompletableFuture<Void> bad = store.create(cellar, places, entries(1, 3));
    CompletableFuture<Void> good = store.append("hall", 0, entries(1, 2));

    assertThatThrownBy(bad::join).isInstanceOf(CompletionException.class);
    good.join();
    assertThat(store.table("cellar")).isEmpty();
    assertThat(store.places("cellar")).isEmpty();
    assertThat(store.admits("free")).isEmpty();
    assertThat(store.after("cellar", 0, 10)).isEmpty();
    assertThat(store.last("hall")).isEqualTo(2);
  }

  @Test
  void anAppendThatExpectsAnotherEndStoresNothing() {
    layHall(entries(1, 3));

    for (long wrong : List.of(0L, 2L, 4L)) {
      assertThatThrownBy(() -> store.append("hall", wrong, entries(wrong + 1, wrong + 2)).join())
          .hasCauseInstanceOf(Store.Conflict.class)
          .hasMessageContaining("ends at 3, not at " + wrong);
    }

    assertThat(numbers(store.after("hall", 0, 10))).containsExactly(1L, 2L, 3L);
  }

  @Test
  void ofTwoWritersWithTheSameExpectationOneWins() {
    layHall(entries(1, 1));
    var first = entry(2, Hearing.EVERYONE, "{\"text\":\"first\"}");
    var second = entry(2, Hearing.EVERYONE, "{\"text\":\"second\"}");

    var won = store.append("hall", 1, List.of(first));
    var lost = store.append("hall", 1, List.of(second));
    var next = store.append("hall", 2, entries(3, 3));

    won.join();
    assertThatThrownBy(lost::join).hasCauseInstanceOf(Store.Conflict.class);
    next.join();
    assertThat(store.after("hall", 0, 10)).containsExactly(entry(1), first, entry(3));
  }

  @Test
  void entriesOutOfOrderAreNotTaken() {
    layHall(entries(1, 1));

    assertThatThrownBy(() -> store.append("hall", 1, List.of(entry(3))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("entry 3 stands where 2 belongs");
    assertThat(store.last("hall")).isEqualTo(1);
  }

  @Test
  void aConflictAtOneTableLeavesTheOthersAlone() {
    int tables = 40;
    for (int i = 0; i < tables; i++) {
      store.create(new Kept("t" + i, "b", "t", NOON, ""), List.of(), entries(1, 1)).join();
    }

    var writes = new ArrayList<CompletableFuture<Void>>();
    for (int i = 0; i < tables; i++) {
      long expected = i % 4 == 0 ? 7 : 1;
      writes.add(store.append("t" + i, expected, entries(expected + 1, expected + 2)));
    }

    for (int i = 0; i < tables; i++) {
      if (i % 4 == 0) {
        assertThatThrownBy(writes.get(i)::join).hasCauseInstanceOf(Store.Conflict.class);
        assertThat(store.last("t" + i)).isEqualTo(1);
      } else {
        writes.get(i).join();
        assertThat(store.last("t" + i)).isEqualTo(3);
      }
    }
  }

  @Test
  void manyTablesWriteAtOnceAndEachLogStaysWhole() throws Exception {
    int tables = 50;
    int rounds = 20;
    try (var writers = Executors.newVirtualThreadPerTaskExecutor()) {
      var done =
          IntStream.range(0, tables)
              .mapToObj(
                  t ->
                      writers.submit(
                          () -> {
                            String id = "t" + t;
                            store
                                .create(new Kept(id, "b", "t", NOON, ""), List.of(), entries(1, 1))
                                .join();
                            for (int r = 0; r < rounds; r++) {
                              long last = 1 + 2L * r;
                              store.append(id, last, entries(last + 1, last + 2)).join();
                              // What was acknowledged is there for whoever reads next.
                              assertThat(store.last(id)).isEqualTo(last + 2);
                            }
                            return id;
                          }))
              .toList();
      for (var table : done) {
        assertThat(store.after(table.get(), 0, 1000)).isEqualTo(entries(1, 1 + 2L * rounds));
      }
    }
  }

  /// Entries of several tables lie between each other, some of a long time ago and some of just
  /// now.
  @Test
  void everyLogIsReadAloneHoweverManyAreWritten() {
    var logs = new LinkedHashMap<String, List<Envelope>>();
    for (int i = 0; i < 7; i++) {
      var id = "t" + i;
      // One was brought back with a long history.
      var first = several(0, i == 5 ? 2_600 : 1);
      store.create(new Kept(id, "b", "t", NOON, ""), List.of(), first).join();
      logs.put(id, new ArrayList<>(first));
    }
    for (int round = 1; round <= 430; round++) {
      var writes = new ArrayList<CompletableFuture<Void>>();
      for (int i = 0; i < 5; i++) {
        if (round % (i + 1) == 0) {
          var log = logs.computeIfAbsent("t" + i, _ -> new ArrayList<>());
          var more = several(log.size(), 1 + round % 3);
          writes.add(store.append("t" + i, log.size(), more));
          log.addAll(more);
        }
      }
      writes.forEach(CompletableFuture::join);
      if (round % 43 == 0) {
        logs.forEach(this::assertIsRead);
      }
    }
    reopen();
    logs.forEach(this::assertIsRead);
    assertThatThrownBy(() -> store.append("t6", 0, several(0, 1)).join())
        .hasMessageContaining("ends at 1, not at 0");
  }

  /// Some entries after others: every third of a command, every fourth a secret.
  private static List<Envelope> several(long after, int count) {
    return LongStream.rangeClosed(after + 1, after + count)
        .mapToObj(
            seq ->
                new Envelope(
                    seq,
                    seq % 5 == 0 ? "rewound" : "talked",
                    1,
                    "ann",
                    seq % 3 == 0 ? "ann:" + seq / 6 : "",
                    NOON,
                    seq % 4 == 0 ? Hearing.only(List.of("ann")) : Hearing.EVERYONE,
                    "{\"text\":\"line " + seq + "\"}"))
        .toList();
  }

  private void assertIsRead(String table, List<Envelope> log) {
    int end = log.size();
    assertThat(store.last(table)).isEqualTo(end);
    assertThat(store.after(table, 0, Integer.MAX_VALUE)).isEqualTo(log);
    var backwards = log.reversed();
    var open = backwards.stream().filter(each -> each.hearing().everyone()).toList();
    for (int at : List.of(0, end / 3, end / 2, Math.max(0, end - 3), end)) {
      assertThat(store.after(table, at, 40)).isEqualTo(log.subList(at, Math.min(end, at + 40)));
      assertThat(store.before(table, "bob", at + 1, 40))
          .isEqualTo(open.stream().filter(each -> each.seq() <= at).limit(40).toList());
      assertThat(store.ofKinds(table, List.of("rewound"), at, 9))
          .isEqualTo(
              backwards.stream()
                  .filter(each -> each.seq() <= at && each.kind().equals("rewound"))
                  .limit(9)
                  .toList());
    }
    assertThat(store.search(table, "ann", "LINE " + end, end + 1, 1))
        .containsExactly(log.getLast());
    assertThat(store.secrets(table))
        .isEqualTo(
            log.stream()
                .filter(each -> !each.hearing().everyone())
                .map(each -> new Records.Secret(each.seq(), each.hearing()))
                .toList());
    assertThat(store.causes(table))
        .isEqualTo(
            log.stream()
                .filter(each -> !each.cause().isEmpty())
                .map(each -> new Records.Caused(each.seq(), each.cause()))
                .toList());
    assertThat(store.causedBy(table, "ann:1"))
        .isEqualTo(log.stream().filter(each -> each.cause().equals("ann:1")).toList());
  }

  @Test
  void entriesAfterANumberComeInOrderAndNotTooMany() {
    layHall(entries(1, 9));

    assertThat(numbers(store.after("hall", 3, 2))).containsExactly(4L, 5L);
    assertThat(numbers(store.after("hall", 8, 5))).containsExactly(9L);
    assertThat(store.after("hall", 9, 5)).isEmpty();
    assertThat(store.after("hall", 0, 0)).isEmpty();
  }

  @Test
  void aSeatReadsBackOverWhatItMaySeeAndNothingElse() {
    layHall(
        List.of(
            entry(1),
            entry(2, Hearing.only(List.of("ann")), "{}"),
            entry(3, Hearing.only(List.of("ann", "bob")), "{}"),
            entry(4, Hearing.NOBODY, "{}"),
            entry(5),
            entry(6, Hearing.only(List.of("Ann")), "{}"),
            entry(7, Hearing.only(List.of("an", "nn", "b%b")), "{}"),
            entry(8)));

    assertThat(numbers(store.before("hall", "ann", 9, 10))).containsExactly(8L, 5L, 3L, 2L, 1L);
    assertThat(numbers(store.before("hall", "bob", 9, 10))).containsExactly(8L, 5L, 3L, 1L);
    assertThat(numbers(store.before("hall", "Ann", 9, 10))).containsExactly(8L, 6L, 5L, 1L);
    assertThat(numbers(store.before("hall", "b_b", 9, 10))).containsExactly(8L, 5L, 1L);
    assertThat(numbers(store.before("hall", "", 9, 10))).containsExactly(8L, 5L, 1L);
    assertThat(numbers(store.before("hall", "ann", 5, 2))).containsExactly(3L, 2L);
    assertThat(numbers(store.before("hall", "ann", 9, 0))).isEmpty();
  }

  @Test
  void secretsAreToldWithThoseWhoHearThem() {
    layHall(
        List.of(
            entry(1),
            entry(2, Hearing.only(List.of("bob", "ann")), "{}"),
            entry(3),
            entry(4, Hearing.NOBODY, "{}")));

    assertThat(store.secrets("hall"))
        .containsExactly(
            new Records.Secret(2, Hearing.only(List.of("bob", "ann"))),
            new Records.Secret(4, Hearing.NOBODY));
  }

  @Test
  void wordsAreFoundWhateverTheirCaseAndOnlyWhereTheSeatMaySee() {
    layHall(
        List.of(
            entry(1, Hearing.EVERYONE, "{\"text\":\"The Goblin grins\"}"),
            entry(2, Hearing.only(List.of("ann")), "{\"text\":\"a hidden goblin\"}"),
            entry(3, Hearing.EVERYONE, "{\"text\":\"Ærwyn waits\"}"),
            entry(4, Hearing.EVERYONE, "{\"text\":\"GOBLIN down\"}")));

    assertThat(numbers(store.search("hall", "ann", "goblin", 9, 9))).containsExactly(4L, 2L, 1L);
    assertThat(numbers(store.search("hall", "bob", "goblin", 9, 9))).containsExactly(4L, 1L);
    assertThat(numbers(store.search("hall", "ann", "goblin", 4, 1))).containsExactly(2L);
    assertThat(numbers(store.search("hall", "bob", "ÆRWYN", 9, 9))).containsExactly(3L);
    assertThat(store.search("hall", "bob", "xrwyn", 9, 9)).isEmpty();
    assertThat(store.search("hall", "bob", "Øgoblin", 9, 9)).isEmpty();
  }

  /// Beyond ASCII the upper and the lower case of a letter may differ in length, and databases have
  /// opinions of their own: no store may find more than another.
  @Test
  void everyStoreFindsTheSame() {
    layHall(
        List.of(
            entry(1, Hearing.EVERYONE, "{\"text\":\"İstanbul\"}"),
            entry(2, Hearing.EVERYONE, "{\"text\":\"STRASSE\"}"),
            entry(3, Hearing.EVERYONE, "{\"text\":\"Straße\"}"),
            entry(4, Hearing.EVERYONE, "{\"text\":\"ΟΔΥΣΣΕΥΣ 🎲\"}")));

    assertThat(numbers(store.search("hall", "bob", "istanbul", 9, 9))).isEmpty();
    assertThat(numbers(store.search("hall", "bob", "stanbul", 9, 9))).containsExactly(1L);
    assertThat(numbers(store.search("hall", "bob", "strasse", 9, 9))).containsExactly(2L);
    assertThat(numbers(store.search("hall", "bob", "STRAßE", 9, 9))).containsExactly(3L);
    assertThat(numbers(store.search("hall", "bob", "οδυσσ", 9, 9))).containsExactly(4L);
    assertThat(numbers(store.search("hall", "bob", "🎲", 9, 9))).containsExactly(4L);
  }

  @Test
  void aLetterBeyondAsciiFindsItselfAlone() {
    layHall(
        List.of(
            entry(1, Hearing.EVERYONE, "{\"text\":\"Åsa\"}"),
            entry(2, Hearing.EVERYONE, "{\"text\":\"Üsa\"}")));

    assertThat(numbers(store.search("hall", "bob", "åsa", 9, 9))).containsExactly(1L);
    // The limit counts what is found, not what was looked at.
    assertThat(numbers(store.search("hall", "bob", "åsa", 9, 1))).containsExactly(1L);
  }

  @Test
  void noCharacterOfASearchMeansAnythingElse() {
    layHall(
        List.of(
            entry(1, Hearing.EVERYONE, "{\"text\":\"50% off\"}"),
            entry(2, Hearing.EVERYONE, "{\"text\":\"505 off, snake_case\"}"),
            entry(3, Hearing.EVERYONE, "{\"text\":\"a \\\"quoted\\\" word, back\\\\slash\"}"),
            entry(4, Hearing.EVERYONE, "{\"text\":\"snakeXcase 'quoted' back/slash\"}")));

    assertThat(numbers(store.search("hall", "bob", "50%", 9, 9))).containsExactly(1L);
    assertThat(numbers(store.search("hall", "bob", "snake_case", 9, 9))).containsExactly(2L);
    assertThat(numbers(store.search("hall", "bob", "\"quoted\"", 9, 9))).containsExactly(3L);
    assertThat(numbers(store.search("hall", "bob", "back\\slash", 9, 9))).containsExactly(3L);
    assertThat(numbers(store.search("hall", "bob", "'quoted'", 9, 9))).containsExactly(4L);
    assertThat(store.search("hall", "bob", "a\0b", 9, 9)).isEmpty();
  }

  @Test
  void wordsAreFoundHoweverManyEntriesOnlySeemToHoldThem() {
    var log = new ArrayList<Envelope>();
    for (long n = 1; n <= 700; n++) {
      var who = n % 100 == 1 ? "Åsa" : "Üsa";
      log.add(entry(n, Hearing.EVERYONE, "{\"text\":\"" + who + "\"}"));
    }
    layHall(log);

    assertThat(numbers(store.search("hall", "bob", "åsa", 701, 3)))
        .containsExactly(601L, 501L, 401L);
    assertThat(numbers(store.search("hall", "bob", "åsa", 401, 9)))
        .containsExactly(301L, 201L, 101L, 1L);
  }

  @Test
  void entriesOfSomeKindsAreFoundFromAPointBackwards() {
    layHall(
        List.of(
            entry(1, "opened", ""),
            entry(2, "commanded", ""),
            entry(3, "talked", ""),
            entry(4, "rewound", ""),
            entry(5, "commanded", "")));

    var kinds = List.of("commanded", "rewound");
    assertThat(numbers(store.ofKinds("hall", kinds, 5, 9))).containsExactly(5L, 4L, 2L);
    assertThat(numbers(store.ofKinds("hall", kinds, 4, 1))).containsExactly(4L);
    assertThat(numbers(store.ofKinds("hall", List.of("opened"), 5, 9))).containsExactly(1L);
    assertThat(store.ofKinds("hall", List.of(), 5, 9)).isEmpty();
  }

  @Test
  void whatCameOfACommandIsFoundAtItsTableAlone() {
    layHall(
        List.of(
            entry(1, "commanded", "ann:1"),
            entry(2, "talked", ""),
            entry(3, "stepped", "ann:1"),
            entry(4, "commanded", "ann:11")));
    store
        .create(
            new Kept("cellar", "b", "t", NOON, ""),
            List.of(),
            List.of(entry(1, "commanded", "ann:1")))
        .join();

    assertThat(numbers(store.causedBy("hall", "ann:1"))).containsExactly(1L, 3L);
    assertThat(store.causedBy("hall", "ann:2")).isEmpty();
    // Entries that no command caused have no cause in common.
    assertThat(store.causedBy("hall", "")).isEmpty();
    assertThat(store.causes("hall"))
        .containsExactly(
            new Records.Caused(1, "ann:1"),
            new Records.Caused(3, "ann:1"),
            new Records.Caused(4, "ann:11"));
    assertThat(store.causes("attic")).isEmpty();
  }

  @Test
  void theChainOfALogHoldsHoweverItWasWritten() {
    layHall(entries(1, 3));
    store.append("hall", 3, entries(4, 4)).join();
    var odd = entry(5, Hearing.only(List.of("zoe", "ann")), "{\"text\":\"Ærwyn 🎲\"}");
    store.append("hall", 4, List.of(odd)).join();
    var other = store.append("hall", 4, entries(5, 5));
    assertThatThrownBy(other::join).hasCauseInstanceOf(Store.Conflict.class);
    reopen();
    store.append("hall", 5, entries(6, 2500)).join();

    assertThat(store.flaw("hall", 0)).isEmpty();
    assertThat(store.flaw("hall", 5)).isEmpty();
    assertThat(store.flaw("hall", 2500)).isEmpty();
  }

  @Test
  void theLatestSnapshotAtOrBeforeAnEntryIsFound() {
    layHall(entries(1, 5));
    store.keep("hall", new Snapshot(2, "two")).join();
    store.keep("hall", new Snapshot(4, "four")).join();
    store.keep("hall", new Snapshot(4, "four again")).join();

    reopen();

    assertThat(store.snapshot("hall", 1)).isEmpty();
    assertThat(store.snapshot("hall", 2)).contains(new Snapshot(2, "two"));
    assertThat(store.snapshot("hall", 3)).contains(new Snapshot(2, "two"));
    assertThat(store.snapshot("hall", 99)).contains(new Snapshot(4, "four again"));
  }

  @Test
  void placesAreReplacedRemovedAndAdmitByTheirToken() {
    var ann = new Place("hall", "zz", "Ann", Place.Role.REFEREE, "h1");
    var bob = new Place("hall", "aa", "Bob", Place.Role.PLAYER, "h2");
    store.create(HALL, List.of(ann, bob), List.of()).join();
    assertThat(store.places("hall")).containsExactly(ann, bob);
    assertThat(store.admits("h2")).contains(bob);

    var rotated = new Place("hall", "zz", "Anne", Place.Role.REFEREE, "h3");
    var cid = new Place("hall", "mm", "Cid", Place.Role.SPECTATOR, "");
    store.seat(rotated).join();
    store.seat(cid).join();

    reopen();
    assertThat(store.places("hall")).containsExactly(rotated, bob, cid);
    assertThat(store.admits("h1")).isEmpty();
    assertThat(store.admits("h3")).contains(rotated);

    store.remove("hall", "aa").join();
    assertThat(store.places("hall")).containsExactly(rotated, cid);
    assertThat(store.admits("h2")).isEmpty();
  }

  @Test
  void aPlaceIsAddedOnce() {
    layHall(List.of());
    var ann = new Place("hall", "ann", "Ann", Place.Role.PLAYER, "first");

    assertThat(store.add(ann).join()).isTrue();
    assertThat(store.add(new Place("hall", "ann", "Anna", Place.Role.PLAYER, "second")).join())
        .isFalse();

    reopen();
    assertThat(store.places("hall")).containsExactly(ann);
  }

  @Test
  void aPlaceThatNobodyHasIsGivenAwayOnce() {
    layHall(List.of());
    var ann = new Place("hall", "ann", "Ann", Place.Role.PLAYER, "first");
    assertThat(store.claim(ann).join()).as("a place that is not there").isFalse();
    store.seat(new Place("hall", "ann", "", Place.Role.PLAYER, "")).join();

    assertThat(store.claim(ann).join()).isTrue();
    assertThat(store.claim(new Place("hall", "ann", "Ben", Place.Role.PLAYER, "second")).join())
        .isFalse();

    reopen();
    assertThat(store.places("hall")).containsExactly(ann);
    assertThat(store.admits("second")).isEmpty();
  }

  @Test
  void aSeatToWhichNobodyIsInvitedAdmitsNobody() {
    store
        .create(
            HALL,
            List.of(
                new Place("hall", "ann", "Ann", Place.Role.PLAYER, ""),
                new Place("hall", "bob", "Bob", Place.Role.PLAYER, "")),
            List.of())
        .join();

    assertThat(store.places("hall")).hasSize(2);
    assertThat(store.admits("")).isEmpty();
  }

  @Test
  void closingStoresWhatWasGivenBefore() {
    layHall(List.of());
    var writes = new ArrayList<CompletableFuture<Void>>();
    for (long n = 0; n < 500; n++) {
      writes.add(store.append("hall", n, entries(n + 1, n + 1)));
    }

    store.close();

    assertThat(writes).allSatisfy(write -> assertThat(write).isCompleted());
    assertThat(store.append("hall", 500, entries(501, 501))).isCompletedExceptionally();
    store = open();
    assertThat(store.last("hall")).isEqualTo(500);
  }

  // The picture under the map

  @Test
  void aPictureIsKeptMovedAndTakenAway() {
    store.create(HALL, List.of(), entries(1, 1)).join();
    assertThat(store.backdrop("hall")).isEmpty();
    assertThat(store.picture("hall")).isEmpty();

    var first = new Backdrop("first", 1.5, -2, 12, 6.25, 0.5);
    store.lay("hall", first, new byte[] {1, 0, -1}).join();
    reopen();
    assertThat(store.backdrop("hall")).contains(first);
    assertThat(store.picture("hall").orElseThrow()).containsExactly(1, 0, -1);

    var moved = new Backdrop("first", 0, 0, 24, 12.5, 1);
    store.move("hall", moved).join();
    assertThat(store.backdrop("hall")).contains(moved);

    var second = new Backdrop("second", 0, 0, 1, 1, 1);
    store.lay("hall", second, new byte[] {7}).join();
    store.move("hall", first).join();
    assertThat(store.backdrop("hall")).as("the first one is not there any more").contains(second);
    assertThat(store.picture("hall").orElseThrow()).containsExactly(7);

    store.takeAway("hall").join();
    assertThat(store.backdrop("hall")).isEmpty();
    assertThat(store.picture("hall")).isEmpty();
  }

  @Test
  void aTableIsAsLargeAsItsLog() {
    var said = new Envelope(1, "talked", 1, "ann", "", NOON, Hearing.EVERYONE, "{\"text\":\"Ær\"}");
    var told = new Envelope(2, "told", 1, "", "", NOON.plusSeconds(9), Hearing.NOBODY, "{}");
    var ann = new Place("hall", "ann", "Ann", Place.Role.PLAYER, "hash");
    var bob = new Place("hall", "bob", "Bob", Place.Role.PLAYER, "");
    store.create(HALL, List.of(ann, bob), List.of(said, told)).join();

    assertThat(store.extent("hall")).isEqualTo(new Extent(1, 2, 14 + 2, Optional.of(NOON)));
    assertThat(store.extent("nowhere")).isEqualTo(new Extent(0, 0, 0, Optional.empty()));
  }

  @Test
  void tryingOutLeavesNothingBehind() {
    store.tryOut().join();
    store.tryOut().join();

    assertThat(store.layingTokens()).isEmpty();
    assertThat(store.tables()).isEmpty();
  }

  @Test
  void aLayingTokenIsGoodForSoManyTables() {
    var ann = new LayingToken("Ann", "hash-a", NOON, 2, 0);
    var bob = new LayingToken("Bob", "hash-b", NOON.plusSeconds(1), 1, 0);
    assertThat(store.give(bob).join()).isTrue();
    assertThat(store.give(ann).join()).isTrue();
    assertThat(store.give(new LayingToken("Ann", "hash-c", NOON, 9, 0)).join()).isFalse();
    assertThat(store.layingTokens()).containsExactly(ann, bob);

    assertThat(store.countLaid("hash-a").join()).isTrue();
    assertThat(store.countLaid("hash-a").join()).isTrue();
    assertThat(store.countLaid("hash-a").join()).isFalse();
    assertThat(store.countLaid("hash-c").join()).isFalse();
    assertThat(store.countNotLaid("hash-a").join()).isTrue();
    assertThat(store.countLaid("hash-a").join()).isTrue();
    assertThat(store.countNotLaid("hash-b").join()).isFalse();

    reopen();
    assertThat(store.layingTokens())
        .containsExactly(new LayingToken("Ann", "hash-a", NOON, 2, 2), bob);
    assertThat(store.takeBack("Ann").join()).isTrue();
    assertThat(store.takeBack("Ann").join()).isFalse();
    assertThat(store.layingTokens()).containsExactly(bob);
  }

  // Programs

  static Pass pass(String id, String seat, String under) {
    return new Pass(
        "hall",
        id,
        seat,
        "A bot",
        Pass.Scope.PLAY,
        "hash of " + id,
        under,
        NOON,
        Optional.of(NOON.plusSeconds(60)));
  }

  static Webhook webhook(String id, String seat, String under, long told) {
    return new Webhook(
        "hall",
        id,
        seat,
        under,
        "https://example.org/" + id,
        "secret",
        NOON,
        told,
        2,
        NOON.plusSeconds(5),
        Optional.of(NOON.minusSeconds(5)),
        "nobody answers there");
  }

  private void layHallWithAnn() {
    layHall(entries(1, 3));
    store.seat(new Place("hall", "ann", "Ann", Place.Role.PLAYER, "anns")).join();
  }

  @Test
  void aTokenForAProgramIsGoodAsLongAsTheLinkOfItsSeat() {
    layHallWithAnn();
    var one = pass("one", "ann", "anns");
    var forever =
        new Pass(
            "hall",
            "two",
            "ann",
            "B",
            Pass.Scope.READ,
            "h2",
            "anns",
            NOON.plusNanos(1),
            Optional.empty());
    store.give(one).join();
    store.give(forever).join();

    reopen();

    assertThat(store.passes("hall")).containsExactly(one, forever);
    assertThat(store.pass("hash of one")).contains(one);
    assertThat(store.pass("anns")).isEmpty();
    assertThat(store.admits("hash of one")).isEmpty();
    assertThat(store.takeBack("hall", "two").join()).isTrue();
    assertThat(store.takeBack("hall", "two").join()).isFalse();
    assertThat(store.passes("hall")).containsExactly(one);

    store.seat(new Place("hall", "ann", "Ann", Place.Role.PLAYER, "other")).join();
    assertThat(store.passes("hall")).isEmpty();
    assertThat(store.pass("hash of one")).isEmpty();
    store.seat(new Place("hall", "ann", "Ann", Place.Role.PLAYER, "")).join();
    assertThat(store.pass("hash of one")).isEmpty();
    store.seat(new Place("hall", "ann", "Ann", Place.Role.PLAYER, "anns")).join();
    assertThat(store.passes("hall")).isEmpty();
  }

  @Test
  void twoTokensOfOneHashAreRefused() {
    layHallWithAnn();
    store.give(pass("one", "ann", "anns")).join();
    assertThatThrownBy(() -> store.give(pass("one", "ann", "anns")).join())
        .isInstanceOf(CompletionException.class);
  }

  @Test
  void aWebhookKnowsHowFarItHasComeInTheLog() {
    layHallWithAnn();
    var behind = webhook("a", "ann", "anns", 2);
    var there = webhook("b", "ann", "anns", 3);
    store.hook(behind).join();
    store.hook(there).join();

    reopen();

    assertThat(store.webhooks("hall")).containsExactly(behind, there);
    assertThat(store.webhooksBehind()).containsExactly(behind);
    assertThat(store.tablesWithWebhooks()).containsExactly("hall");
    store.append("hall", 3, entries(4, 4)).join();
    assertThat(store.webhooksBehind()).containsExactly(behind, there);
    assertThat(store.unhook("hall", "b").join()).isTrue();
    assertThat(store.unhook("hall", "b").join()).isFalse();
    assertThat(store.webhooks("hall")).containsExactly(behind);

    store.alter(HALL.withDeleted(Optional.of(NOON))).join();
    assertThat(store.webhooksBehind()).isEmpty();
    store.alter(HALL).join();
    store.seat(new Place("hall", "ann", "Ann", Place.Role.PLAYER, "other")).join();
    assertThat(store.webhooksBehind()).isEmpty();
    assertThat(store.webhooks("hall")).isEmpty();
    // Nothing of it is kept, its secret least of all.
    assertThat(store.tablesWithWebhooks()).isEmpty();
  }

  @Test
  void onlyOneTakesUpAWebhook() {
    layHallWithAnn();
    var found = webhook("a", "ann", "anns", 2);
    store.hook(found).join();
    var mine = found.leased(NOON.plusSeconds(60));
    var others = found.leased(NOON.plusSeconds(61));

    assertThat(store.settle(found, mine).join()).isTrue();
    assertThat(store.settle(found, others).join()).isFalse();
    assertThat(store.webhooks("hall")).containsExactly(mine);

    var delivered = mine.delivered(3, NOON.plusSeconds(2));
    assertThat(store.settle(others, others.failed("late", NOON)).join()).isFalse();
    assertThat(store.settle(mine, delivered).join()).isTrue();
    assertThat(store.webhooks("hall")).containsExactly(delivered);
    assertThat(store.webhooksBehind()).isEmpty();
  }

  @Test
  void whatProgramsHaveGoesWithTheTable() {
    layHallWithAnn();
    store.give(pass("one", "ann", "anns")).join();
    store.hook(webhook("a", "ann", "anns", 2)).join();
    store.alter(HALL.withDeleted(Optional.of(NOON))).join();

    store.forget(NOON.plusSeconds(1)).join();

    assertThat(store.table("hall")).isEmpty();
    assertThat(store.tablesWithWebhooks()).isEmpty();
  }
}

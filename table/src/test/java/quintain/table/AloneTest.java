package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Event;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// One person alone plays the ready scene of every book to its end: the other side plays by itself.
class AloneTest {
  private static final int MOST_COMMANDS = 1500;

  /// So many of them stay, so that fights are short.
  private static final int FOES = 2;

  @TempDir Path folder;

  @ParameterizedTest
  @MethodSource("quintain.table.ReadyScene#books")
  @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aWholeFightAgainstTheBook(Volume<?, ?, ?> volume) {
    try (var scene = new ReadyScene(folder, volume, 11)) {
      var person = scene.referee;
      person.ask(new FromSeat.TurnDial(Ear.id(), Optional.empty(), FromSeat.DialSetting.AUTOMATIC));
      leaveFew(person);
      var foes = side(person, "foes");
      person.ask(new FromSeat.PlayItself(Ear.id(), foes, Optional.of("steady")));
      assertThat(person.act(beginning(volume, scene.table()))).isInstanceOf(ToSeat.Done.class);

      playToTheEnd(volume, person, side(person, "party"));

      assertThat(person.entries)
          .filteredOn(entry -> entry.kind().equals("command") && entry.by().isEmpty())
          .as("what foes did by themselves")
          .hasSizeGreaterThan(2);
      assertThat(person.entries)
          .flatExtracting(ToSeat.Entry::lines)
          .extracting(ToSeat.Said::text)
          .noneMatch(line -> line.contains("cannot go on"));
      assertThat(person.roster())
          .filteredOn(figure -> foes.contains(figure.id()))
          .allMatch(figure -> figure.itself().isPresent());
    }
  }

  /// The party plays by itself, and the foes by drafts; whoever is asked something says what is
  /// suggested.
  @ParameterizedTest
  @MethodSource("quintain.table.ReadyScene#books")
  @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aWholeFightByDrafts(Volume<?, ?, ?> volume) {
    try (var scene = new ReadyScene(folder, volume, 11)) {
      var referee = scene.referee;
      leaveFew(referee);
      referee.ask(new FromSeat.PlayItself(Ear.id(), side(referee, "party"), Optional.of("steady")));
      assertThat(referee.act(beginning(volume, scene.table()))).isInstanceOf(ToSeat.Done.class);

      assertThat(draftToTheEnd(referee)).as("times that drafts were let happen").isPositive();
    }
  }

  /// Nobody has declared anything yet, and the foes are drafted all the same.
  @ParameterizedTest
  @MethodSource("quintain.table.ReadyScene#books")
  @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void foesAreDraftedWheneverTheyAreOnTurn(Volume<?, ?, ?> volume) {
    try (var scene = new ReadyScene(folder, volume, 11)) {
      var referee = scene.referee;
      referee.ask(
          new FromSeat.TurnDial(Ear.id(), Optional.empty(), FromSeat.DialSetting.AUTOMATIC));
      assertThat(referee.act(beginning(volume, scene.table()))).isInstanceOf(ToSeat.Done.class);
      referee.settled();
      var onTurn =
          referee.roster().stream()
              .filter(figure -> figure.turn() && figure.side().equals("foes"))
              .map(ToSeat.Figure::id)
              .toList();

      var drafts = drafts(referee, side(referee, "foes"));
      assertThat(drafts).extracting(ToSeat.Intent::actor).containsAll(onTurn);
      if (onTurn.size() > 1) {
        carryOut(referee, drafts);
        long deadline = System.nanoTime() + Duration.ofMinutes(1).toNanos();
        while (!drafts(referee, onTurn).isEmpty() && System.nanoTime() < deadline) {
          LockSupport.parkNanos(5_000_000); // they are at it
        }
        assertThat(drafts(referee, onTurn)).as("what is left once they have acted").isEmpty();
      }
    }
  }

  private static void leaveFew(Ear referee) {
    for (String more : side(referee, "foes").stream().skip(FOES).toList()) {
      assertThat(referee.act(DemoTable.command("take-away", "who", more)))
          .isInstanceOf(ToSeat.Done.class);
    }
    referee.settled();
  }

  private static List<ToSeat.Intent> drafts(Ear referee, List<String> who) {
    return ((ToSeat.Intents) referee.ask(new FromSeat.Intend(Ear.id(), who))).intents();
  }

  private static void carryOut(Ear referee, List<ToSeat.Intent> drafts) {
    referee.ask(
        new FromSeat.CarryOut(
            Ear.id(),
            drafts.stream()
                .map(draft -> new FromSeat.Carried(draft.actor(), draft.command()))
                .toList()));
  }

  private static int draftToTheEnd(Ear referee) {
    int times = 0;
    int waited = 0;
    while (true) {
      var scene = referee.settled();
      if (scene.over()) {
        return times;
      }
      assertThat(waited).as("looks at a fight in which nothing happens").isLessThan(2000);
      waited++;
      if (scene.question().isPresent()) {
        var asked = scene.question().get();
        referee.ask(
            new FromSeat.Answer(
                Ear.id(), asked.key(), asked.suggestion(), Optional.of(asked.seat())));
        waited = 0;
        continue;
      }
      var drafts = drafts(referee, side(referee, "foes"));
      if (drafts.isEmpty()) {
        LockSupport.parkNanos(5_000_000); // the party is at it
        continue;
      }
      carryOut(referee, drafts);
      times++;
      waited = 0;
    }
  }

  private static List<String> side(Ear person, String side) {
    return person.roster().stream()
        .filter(figure -> figure.side().equals(side) && !figure.out())
        .map(ToSeat.Figure::id)
        .toList();
  }

  private static <S extends State, T extends Step, E extends Event> Object beginning(
      Volume<S, T, E> volume, Table<?, ?, ?> table) {
    var state = volume.book().formats().state().cast(table.state());
    var begins = volume.book().foresight().fights().orElseThrow().beginning(state);
    return volume.codec().plain(begins, volume.book().formats().step());
  }

  /// The person does what somebody sensible would for each of the party, says `next` where the book
  /// has a key for that, and otherwise waits for the foes.
  private static void playToTheEnd(Volume<?, ?, ?> volume, Ear person, List<String> party) {
    var next =
        volume.book().theme().shortcuts().stream()
            .filter(shortcut -> shortcut.key().equals("n"))
            .map(shortcut -> shortcut.command())
            .findFirst();
    int given = 0;
    while (!person.settled().over()) {
      assertThat(given).as("commands in a fight that has no end").isLessThan(MOST_COMMANDS);
      var wanted = ((ToSeat.Intents) person.ask(new FromSeat.Intend(Ear.id(), party))).intents();
      if (!wanted.isEmpty()) {
        person.act(wanted.getFirst().command());
        given++;
        continue;
      }
      var onward =
          person.offers.stream()
              .filter(offer -> next.equals(Optional.of(offer.command())))
              .filter(offer -> offer.blocked().isEmpty() && offer.actor().isEmpty())
              .findFirst();
      if (onward.isPresent()) {
        person.act(onward.get().command());
        given++;
      } else {
        LockSupport.parkNanos(5_000_000); // the foes are at it
      }
    }
  }
}

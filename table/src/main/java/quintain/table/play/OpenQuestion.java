package quintain.table.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Turn;
import quintain.packs.Volume;
import quintain.table.log.Logged.Dice;
import quintain.table.log.Position.Pause;
import quintain.table.log.Position.Running;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.FromSeat.Mode;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Narration;
import quintain.table.show.Scenery;
import quintain.table.show.Showing;
import quintain.table.store.Hearing;
import quintain.table.store.Place;

/// What the table waits for: the question on the way of a command, who may know of it, what each
/// seat sees of it, and what has to wait until it is answered.
final class OpenQuestion<S extends State, T extends Step, E extends Event> {
  /// How many frames of one seat wait for a question it must not know of.
  private static final int MOST_HELD = 32;

  private final OpenTable<S, T, E> table;
  private final Volume<S, T, E> volume;
  private final Showing<S, T, E> showing;
  private final Narration<S, T, E> telling;
  private final List<Held> held = new ArrayList<>();
  private final Map<Said, Object> said = new LinkedHashMap<>();
  private Turn.@Nullable Waiting waiting;

  /// A frame that is heard once the table waits no longer.
  private record Held(Seated chair, FromSeat frame) {}

  OpenQuestion(OpenTable<S, T, E> table, Showing<S, T, E> showing, Narration<S, T, E> telling) {
    this.table = table;
    this.volume = table.volume();
    this.showing = showing;
    this.telling = telling;
  }

  boolean isOpen() {
    return waiting != null;
  }

  /// What the table waits for now, if for anything.
  Turn.@Nullable Waiting now() {
    return waiting;
  }

  /// From now on the table waits for this; if for nothing, whatever was held is heard.
  void become(Turn.@Nullable Waiting next) {
    waiting = next;
    if (next == null && !held.isEmpty()) {
      var frames = List.copyOf(held);
      held.clear();
      // In a turn of their own: what came of this one is not in the log yet.
      frames.forEach(each -> each.chair().say(each.frame()));
    }
  }

  /// The command that it is asked for.
  Running running() {
    return table
        .log()
        .position()
        .standing()
        .running()
        .orElseGet(() -> new Running(table.premises().tokens().name(), "", "", Mode.PUBLIC));
  }

  // Who has to wait

  /// Whether a frame has to wait until the question is answered. Whoever may know of the question
  /// is told so; to whom it is a secret the table only seems slow.
  boolean hasToWait(Seated chair, FromSeat frame) {
    if (waiting == null) {
      return false;
    }
    if (knows(chair.seat())) {
      throw new Declined(
          Declined.WAITING,
          "The table waits for " + String.join(", ", names(waiting)) + " to answer first");
    }
    hold(chair, frame);
    return true;
  }

  /// Whether a frame waits behind another one of the same seat that has to: what a seat says is
  /// answered in order, and whoever could go on talking meanwhile would know that the table waits.
  /// Whoever may know what it waits for by now, and may be asked, is heard at once.
  boolean holdsBack(Seated chair, FromSeat frame) {
    boolean behind =
        held.stream().anyMatch(each -> each.chair().seat().equals(chair.seat()))
            && !knows(chair.seat());
    if (behind) {
      hold(chair, frame);
    }
    return behind;
  }

  private void hold(Seated chair, FromSeat frame) {
    // Whoever has left says it again when they come back.
    held.removeIf(each -> each.chair().isClosed());
    if (held.stream().filter(each -> each.chair().seat().equals(chair.seat())).count()
        >= MOST_HELD) {
      throw new Declined("too-many", "One thing after the other, please");
    }
    held.add(new Held(chair, frame));
  }

  // Who may know of it

  /// Whether a seat may know what the table waits for: those asked and the Referee, and all who can
  /// see everybody whom any of its questions is about. Whoever is not in the scene yet is seen by
  /// nobody but the one who brings them in.
  private boolean knows(String seat) {
    var now = waiting;
    if (now == null) {
      return false;
    }
    if (table.seating().isReferee(seat) || now.asked().seats().contains(new Seat(seat))) {
      return true;
    }
    var running = running();
    boolean own = running.by().equals(seat) || running.as().equals(seat);
    var about = about(now);
    if (!own && (running.mode() != Mode.PUBLIC || about.isEmpty())) {
      return false;
    }
    var roster = volume.book().cast().roster(table.state());
    return about.stream()
        .allMatch(
            id ->
                (own || roster.contains(id))
                    && volume
                        .book()
                        .showing()
                        .witnesses(table.state(), id)
                        .includes(new Seat(seat)));
  }

  /// All seats that may know what the table waits for, and the Referee in any case.
  Hearing knowing() {
    if (isOpenToAll()) {
      return Hearing.EVERYONE;
    }
    var seats = new ArrayList<String>();
    seats.add(Seat.REFEREE.id());
    for (Place place : table.seating().places()) {
      if (knows(place.seat())) {
        seats.add(place.seat());
      }
    }
    return Narration.only(seats);
  }

  /// Whether the question is one that anybody may know of, whoever comes to the table.
  private boolean isOpenToAll() {
    var now = waiting;
    if (now == null || running().mode() != Mode.PUBLIC) {
      return false;
    }
    var about = about(now);
    return !about.isEmpty()
        && volume.book().cast().roster(table.state()).containsAll(about)
        && about.stream()
            .allMatch(id -> volume.book().showing().witnesses(table.state(), id).everyone());
  }

  private static List<String> about(Turn.Waiting now) {
    return now.asked().questions().stream()
        .flatMap(asking -> asking.question().about().stream())
        .distinct()
        .toList();
  }

  private List<String> names(Turn.Waiting now) {
    return now.asked().seats().stream().map(seat -> table.seating().name(seat.id())).toList();
  }

  /// Whether a seat sees all that was rolled in the step that waits.
  boolean showsAllDice(Turn.Waiting now, String seat) {
    return telling.dice(table.state(), now.thrown(), now.tape(), running()).stream()
        .allMatch(each -> each.hearing().includes(seat));
  }

  // What is seen of it

  /// What a seat sees of what the table waits for: the question that it is asked, and the Referee
  /// those of all.
  Scenery.Waiting seenBy(String seat) {
    var now = waiting;
    var pause = table.log().position().standing().pause();
    if (now == null || pause.isEmpty() || !knows(seat)) {
      return Scenery.Waiting.FOR_NOTHING;
    }
    var dice =
        telling.dice(table.state(), now.thrown(), now.tape(), running()).stream()
            .filter(each -> each.hearing().includes(seat))
            .map(Dice::roll)
            .toList();
    var own = new Seat(seat);
    var questions =
        now.asked().seats().stream()
            .filter(asked -> asked.equals(own) || table.seating().isReferee(seat))
            .sorted(Comparator.comparing(asked -> !asked.equals(own)))
            .map(asked -> question(now, pause.get(), asked, dice))
            .toList();
    return new Scenery.Waiting(questions, names(now), true);
  }

  private ToSeat.Question question(
      Turn.Waiting now, Pause pause, Seat asked, List<ToSeat.Rolled> dice) {
    var dial = table.log().position().manner().dial();
    var family = now.asked().question(asked).topic().family();
    var setting = dial.byFamily().getOrDefault(family, dial.otherwise());
    int patience = table.log().position().manner().patience();
    return showing
        .question(
            table.state(),
            pause.key(),
            now.asked(),
            asked,
            now.asked().die() == null && setting == Dial.Setting.CONFIRM,
            dice)
        .with(
            Optional.ofNullable(
                said.get(new Said(asked, now.asked().question(asked).topic().id()))),
            now.asked().mayPass() && patience > 0 ? Optional.of(patience) : Optional.empty());
  }

  /// A question as a seat knows it again.
  private record Said(Seat seat, String question) {}

  /// What a seat has said, so that it may say it once for all.
  void remember(Seat seat, Turn.Waiting now, Object answer) {
    if (now.asked().die() == null) {
      said.put(new Said(seat, now.asked().question(seat).topic().id()), answer);
    }
  }

  // Who answers it

  /// The question of this key, if the table still waits for it.
  Turn.Waiting asked(String key) {
    var now = waiting;
    if (now == null
        || table.log().position().standing().pause().filter(p -> p.key().equals(key)).isEmpty()) {
      throw new Declined(Declined.STALE, "That question is not open any more");
    }
    return now;
  }

  /// The seat for which an answer is given; the Referee who says nothing else answers for the first
  /// who is asked.
  Seat answerer(Seated chair, Turn.Waiting now, Optional<String> as) {
    var seat = new Seat(table.seating().speaker(chair.seat(), as));
    if (now.asked().seats().contains(seat)) {
      return seat;
    }
    if (as.isEmpty() && table.seating().isReferee(chair.seat())) {
      return now.asked().seats().getFirst();
    }
    // The same words as for a question that is long past, for this one may be a secret.
    throw new Declined(Declined.STALE, "That question is not open any more");
  }
}

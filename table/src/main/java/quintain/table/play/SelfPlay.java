package quintain.table.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Asked;
import quintain.kernel.fate.Draw;
import quintain.table.log.Position;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Slips;

/// The game loop of those who play by themselves: after every turn of the table it is seen whether
/// one of them is to act, and that is done after a pause in which people can follow.
///
/// What they do is chosen aside, and done in a turn of the table like anybody's command, if
/// everything is still as it was. Where nobody sits at the table, nobody plays; where several
/// servers have it open, one of them plays, and each what was drafted there.
final class SelfPlay<S extends State, T extends Step, E extends Event> {
  private static final System.Logger LOG = System.getLogger(SelfPlay.class.getName());
  private static final int MOST_CARRIED = 100;

  /// Gives a command for somebody.
  interface Commands<T> {
    /// Gives one as anybody would.
    ///
    /// @param by the seat that drafted it; empty for what a policy chose
    void give(String by, Seat as, T command, String cause);

    /// Whether the table waits for an answer.
    boolean isWaiting();

    /// Somebody cannot go on by themselves.
    void giveUp(String actor, String reason);
  }

  private final OpenTable<S, T, E> table;
  private final Autopilot<S, T, E> autopilot;
  private final Slips slips;
  private final Commands<T> commands;

  /// Those who are to do what was drafted, in order; they play on by themselves to the end of their
  /// turns.
  private final Map<String, Deque<T>> carrying = new LinkedHashMap<>();

  private String carriedFor = "";
  private String carriedBy = "";
  private Set<String> outBefore = Set.of();

  /// The one of them who has begun.
  private String begun = "";

  /// Those who may act once more where nobody waits for anybody: a command of a person's gives
  /// everybody else one.
  private final Set<String> due = new LinkedHashSet<>();

  private boolean thinking;
  private @Nullable Situation<S, T> idle;

  /// How things were before what was played in this turn.
  private @Nullable Runnable before;

  /// All that a choice depends on.
  private record Situation<S, T>(
      Position.Standing<S, T> standing,
      Map<String, String> policies,
      Set<String> alone,
      Set<String> due,
      boolean leads) {}

  SelfPlay(
      OpenTable<S, T, E> table, Autopilot<S, T, E> autopilot, Slips slips, Commands<T> commands) {
    this.table = table;
    this.autopilot = autopilot;
    this.slips = slips;
    this.commands = commands;
  }

  /// Those who play by themselves now, with their policies.
  Map<String, String> policies() {
    var policies = new LinkedHashMap<>(table.log().position().manner().byThemselves());
    carrying.keySet().forEach(id -> policies.putIfAbsent(id, Autopilot.USUAL));
    return policies;
  }

  /// What one of them says to a question that is theirs.
  Optional<Draw> answer(S state, Asked asked) {
    return autopilot.answer(state, asked, policies(), table.premises().dice());
  }

  // Drafts

  /// Takes over what a seat has drafted.
  void carryOut(Seated chair, FromSeat.CarryOut frame, Map<String, Deque<T>> acts) {
    forget();
    carrying.putAll(acts);
    due.addAll(acts.keySet());
    carriedBy = chair.seat();
    carriedFor = OpenTable.cause(chair, frame);
    outBefore = out();
    chair.tell(new ToSeat.Done(frame.id(), table.log().count(chair.seat())));
  }

  /// What a frame wants done, by whom.
  Map<String, Deque<T>> read(FromSeat.CarryOut frame) {
    if (frame.acts().size() > MOST_CARRIED) {
      throw new Declined(Declined.TOO_LONG, "At most " + MOST_CARRIED + " things at once");
    }
    var acts = new LinkedHashMap<String, Deque<T>>();
    for (FromSeat.Carried each : frame.acts()) {
      acts.computeIfAbsent(each.actor(), _ -> new ArrayDeque<>())
          .add(Slips.step(table.volume(), each.command()));
    }
    return acts;
  }

  /// The game went back, and what was drafted with it.
  void forget() {
    carrying.clear();
    begun = "";
    idle = null;
  }

  /// What was played in this turn was not, for the log has grown elsewhere.
  void takeBack() {
    if (before != null) {
      before.run();
    }
  }

  private Runnable asItIs() {
    var carried = new LinkedHashMap<String, Deque<T>>();
    carrying.forEach((id, acts) -> carried.put(id, new ArrayDeque<>(acts)));
    var owed = new LinkedHashSet<>(due);
    var first = begun;
    return () -> {
      carrying.clear();
      carrying.putAll(carried);
      due.clear();
      due.addAll(owed);
      begun = first;
    };
  }

  /// Somebody has given a command.
  void commanded(T command) {
    var roster = table.volume().book().cast().roster(table.state());
    if (named(command).stream().anyMatch(roster::contains)) {
      due.addAll(policies().keySet());
    }
  }

  private Set<String> out() {
    var out = new LinkedHashSet<String>();
    table
        .volume()
        .book()
        .foresight()
        .outcome(table.state())
        .sides()
        .forEach(side -> out.addAll(side.out()));
    return out;
  }

  // The loop

  private Situation<S, T> situation() {
    return new Situation<>(
        table.log().position().standing(),
        policies(),
        table.log().position().manner().byThemselves().keySet(),
        new LinkedHashSet<>(due),
        table.leads());
  }

  private boolean mayPlay(Situation<S, T> now) {
    return !now.policies().isEmpty()
        && !commands.isWaiting()
        && now.standing().game().agenda().isEmpty()
        && table.isAttended()
        && (now.leads() || !carrying.isEmpty());
  }

  /// Looks, at the end of a turn of the table, whether anybody is to act.
  void look() {
    before = null;
    var now = situation();
    if (thinking || !mayPlay(now) || now.equals(idle)) {
      return;
    }
    thinking = true;
    try {
      table.premises().executor().execute(() -> think(now));
    } catch (RejectedExecutionException _) {
      // The house is closed.
      thinking = false;
    }
  }

  /// Not in the table's turn.
  private void think(Situation<S, T> now) {
    Optional<Autopilot.Choice<T>> choice;
    try {
      choice =
          autopilot.next(now.standing().game().state(), now.policies(), now.alone(), now.due());
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "table " + table.id() + " could not choose", e);
      choice = Optional.empty();
    }
    var chosen = choice;
    var pause = chosen.isEmpty() || chosen.get().quiet() ? 0 : table.premises().pace().toMillis();
    if (pause == 0) {
      table.post(() -> take(now, chosen));
    } else {
      CompletableFuture.delayedExecutor(pause, TimeUnit.MILLISECONDS, table.premises().executor())
          .execute(() -> table.post(() -> take(now, chosen)));
    }
  }

  private void take(Situation<S, T> then, Optional<Autopilot.Choice<T>> choice) {
    thinking = false;
    var now = situation();
    if (!now.equals(then) || !mayPlay(now)) {
      return;
    }
    if (choice.isEmpty()) {
      idle = now;
      carrying.remove(begun);
      return;
    }
    if (!now.leads() && !carrying.containsKey(choice.get().actor())) {
      idle = now; // another server lets them act
      return;
    }
    before = asItIs();
    play(choice.get());
  }

  private void play(Autopilot.Choice<T> choice) {
    if (!choice.actor().equals(begun)) {
      carrying.remove(begun);
      begun = choice.actor();
    }
    var acts = carrying.get(choice.actor());
    if (acts != null && !acts.isEmpty()) {
      T command = acts.removeFirst();
      if (isStale(command) || !given(carriedBy, choice.seat(), command, carriedFor)) {
        // What was drafted does not fit any more: they choose anew.
        acts.clear();
        due.add(choice.actor());
      }
      return;
    }
    due.remove(choice.actor());
    if (!given("", choice.seat(), choice.command(), cause(choice))) {
      carrying.remove(choice.actor());
      commands.giveUp(choice.actor(), lastReason);
    }
  }

  private String lastReason = "";

  private String cause(Autopilot.Choice<T> choice) {
    return "by-itself:" + table.premises().tokens().name() + ":" + choice.actor();
  }

  private boolean given(String by, Seat as, T command, String cause) {
    try {
      commands.give(by, as, command, cause);
      return true;
    } catch (Refused refused) {
      lastReason = refused.refusal().reason();
    } catch (Declined declined) {
      lastReason = declined.sentence();
    } catch (IllegalArgumentException | NoSuchElementException e) {
      lastReason = "that cannot be done";
      LOG.log(System.Logger.Level.WARNING, "table " + table.id() + " refused " + command, e);
    }
    return false;
  }

  /// Whether it is aimed at somebody who has fallen since it was drafted.
  private boolean isStale(T command) {
    var fallen = out();
    fallen.removeAll(outBefore);
    return named(command).stream().anyMatch(fallen::contains);
  }

  private List<Object> named(T step) {
    return step instanceof Command command ? slips.named(command) : List.of();
  }
}

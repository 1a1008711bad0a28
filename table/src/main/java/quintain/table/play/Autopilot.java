package quintain.table.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Fights.Call;
import quintain.kernel.Move;
import quintain.kernel.Question;
import quintain.kernel.Quick;
import quintain.kernel.Refused;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.Topic;
import quintain.kernel.dice.Faces;
import quintain.kernel.fate.Asked;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.proving.ProvingGround;
import quintain.proving.fights.Chance;
import quintain.proving.fights.Chooser;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.Matchup;
import quintain.proving.fights.Policies;

/// Decides for those whom nobody plays, as the policies of the proving ground do, and drafts what
/// others would do.
///
/// Each side is handed to a seat of its own before a policy looks at anything, so that it knows
/// what its side may see and no more, also where the Referee speaks for it.
final class Autopilot<S extends State, T extends Step, E extends Event> {
  static final String USUAL = "steady";

  /// The policies that choose quickly enough for a table.
  static final List<String> POLICIES = List.of(USUAL, "scatter", "cautious", "bold", "odds");

  /// Things drafted at once.
  private static final int MOST_DRAFTED = 40;

  private final Rulebook<S, T, E> book;

  Autopilot(Rulebook<S, T, E> book) {
    this.book = book;
  }

  /// What somebody does, or the game by itself.
  ///
  /// @param actor empty for the game itself: a phase is played out
  /// @param seat who may say so
  /// @param quiet whether there is nothing to see of it yet: the end of a turn, or what is only
  ///   declared while others declare as well
  record Choice<T>(
      String actor, Seat seat, T command, Move.Kind kind, String target, boolean quiet) {}

  /// What is drafted for somebody.
  ///
  /// @param state the situation it is drafted for, with nothing else declared but what is drafted
  ///   for the same one
  /// @param pooled the same with everything declared that is drafted before it
  record Drafted<S, T>(S state, S pooled, Choice<T> choice) {}

  // What comes next

  /// What one of these does next, or what goes on by itself because nobody else is on turn; empty
  /// where somebody else is, or there is no fight.
  ///
  /// @param policies those who play by themselves, with their policies
  /// @param alone those of them whom nobody is going to play; where there are no others on turn,
  ///   the game goes on by itself
  /// @param due those of them who may act where nobody waits for anybody
  Optional<Choice<T>> next(
      S state, Map<String, String> policies, Set<String> alone, Set<String> due) {
    return look(state)
        .flatMap(look -> look.next(policies, alone, due, new SplittableRandom()::nextInt));
  }

  /// Empty where there are no two sides, or nothing is under way.
  private Optional<Look> look(S state) {
    if (book.foresight().outcome(state).sides().size() != 2) {
      return Optional.empty();
    }
    var look = new Look(state);
    return look.call instanceof Call.Over<T> ? Optional.empty() : Optional.of(look);
  }

  /// A situation as policies see it.
  private final class Look {
    private final S state;
    private final Matchup<S, T, E> matchup;
    private final Fights<S, T, E> fights;
    private final Call<T> call;

    Look(S state) {
      this.state = state;
      this.matchup =
          ProvingGround.underWay(book, state, List.of(USUAL, USUAL), Encounter.USUAL_CAP);
      this.fights = matchup.fights().get();
      this.call = fights.next(matchup.start());
    }

    Optional<Choice<T>> next(
        Map<String, String> policies, Set<String> alone, Set<String> due, Chance chance) {
      return switch (call) {
        case Call.Over<T> _ -> Optional.empty();
        case Call.Goes<T>(T command) -> {
          var early = early(policies, alone);
          yield early.isPresent()
              ? early.flatMap(turn -> policy(turn, policies).map(how -> choice(turn, how, chance)))
              : mayGo(command, alone)
                  ? Optional.of(new Choice<>("", Seat.REFEREE, command, Move.Kind.OTHER, "", false))
                  : Optional.empty();
        }
        case Call.Turn<T> turn -> {
          // Where several may act at once, nobody need wait for whoever is called first.
          var acting =
              policy(turn, policies).isPresent() ? Optional.of(turn) : early(policies, alone);
          yield acting.flatMap(
              each -> policy(each, policies).map(policy -> choice(each, policy, chance)));
        }
        case Call.Anybody<T>(List<Call.Turn<T>> turns) -> {
          boolean nobodyElse =
              turns.stream().allMatch(turn -> policy(turn, policies).isPresent())
                  && turns.stream().noneMatch(turn -> due.contains(turn.actor()));
          yield turns.stream()
              .filter(turn -> nobodyElse || due.contains(turn.actor()))
              .findFirst()
              .flatMap(turn -> policy(turn, policies).map(policy -> choice(turn, policy, chance)));
        }
      };
    }

    /// Whoever may act already though nobody waits for them, if a person wants them to.
    private Optional<Call.Turn<T>> early(Map<String, String> policies, Set<String> alone) {
      return book.deeds().onTurn(state).stream()
          .filter(id -> policies.containsKey(id) && !alone.contains(id))
          .map(id -> new Call.Turn<T>(id, seatOf(id)))
          .findFirst();
    }

    private Seat seatOf(String id) {
      return matchup.seats().get(matchup.members().getFirst().contains(id) ? 0 : 1);
    }

    /// Nothing goes on by itself while a person might still do something, and no fight is ended
    /// that way by a word which only happens to end it. Those who are out of the fight, and could
    /// at most crawl, hold nobody up.
    private boolean mayGo(T command, Set<String> alone) {
      var waitedFor = new LinkedHashSet<>(book.deeds().onTurn(state));
      book.foresight().outcome(state).sides().forEach(side -> waitedFor.removeAll(side.out()));
      return !alone.isEmpty()
          && alone.containsAll(waitedFor)
          && (book.foresight().fights().isPresent()
              || !book.foresight().outcome(tried(state, command).state()).over());
    }

    /// The policy of whoever decides for somebody on turn: themselves, or those of a seat that has
    /// them under its will.
    private Optional<String> policy(Call.Turn<T> turn, Map<String, String> policies) {
      if (matchup.seats().contains(turn.seat())) {
        return Optional.ofNullable(policies.get(turn.actor()));
      }
      var deciding =
          book.cast().roster(state).stream()
              .filter(id -> !id.equals(turn.actor()))
              .filter(id -> book.cast().seatOf(state, id).equals(turn.seat()))
              .toList();
      return !deciding.isEmpty() && policies.keySet().containsAll(deciding)
          ? Optional.ofNullable(policies.get(deciding.getFirst()))
          : Optional.empty();
    }

    private Choice<T> choice(Call.Turn<T> turn, String policy, Chance chance) {
      boolean own = matchup.seats().contains(turn.seat());
      int side = matchup.members().getFirst().contains(turn.actor()) == own ? 0 : 1;
      var chooser = Chooser.simulating(matchup, fights, List.of(policy, policy), chance);
      chooser.look(matchup.start(), new Call.Turn<>(turn.actor(), matchup.seats().get(side)));
      T command = chooser.choose();
      var move =
          chooser.moves().stream()
              .filter(each -> each.command().equals(command))
              .findFirst()
              .orElseGet(() -> Move.plain(command, Move.Kind.OTHER));
      return new Choice<>(
          turn.actor(),
          own ? book.cast().seatOf(state, turn.actor()) : turn.seat(),
          command,
          move.kind(),
          move.target(),
          move.kind() == Move.Kind.END
              || (book.deeds().onTurn(state).size() > 1 && !tried(state, command).isChancy()));
    }

    private Optional<T> move(String actor, Move.Kind kind) {
      return fights.moves(matchup.start(), actor).stream()
          .filter(move -> move.kind() == kind)
          .map(Move::command)
          .findFirst();
    }
  }

  // Drafts

  /// What these would do in a row, as things stand: nobody knows yet how dice will fall, so whoever
  /// comes later chooses as if those before had done nothing that takes dice.
  List<Drafted<S, T>> draft(S now, Set<String> those) {
    var policies = new LinkedHashMap<String, String>();
    those.forEach(id -> policies.put(id, USUAL));
    var due = new LinkedHashSet<>(those);
    var drafted = new ArrayList<Drafted<S, T>>();
    var state = now;
    var begun = now; // before anything was declared that happens together
    var own = new LinkedHashMap<String, S>();
    var acting = "";
    while (drafted.size() < MOST_DRAFTED && !due.isEmpty()) {
      var look = look(state);
      var next = look.flatMap(each -> each.next(policies, Set.of(), due, sameEachTime()));
      if (next.isEmpty() || !due.contains(next.get().actor())) {
        break;
      }
      var choice = next.get();
      if (!choice.actor().equals(acting)) {
        due.remove(acting);
        acting = choice.actor();
      }
      if (!due.contains(acting)) {
        break;
      }
      var alone = own.getOrDefault(acting, begun);
      if (choice.kind() != Move.Kind.END || !isDraftedFor(acting, drafted)) {
        drafted.add(new Drafted<>(alone, state, choice));
      }
      if (look.get().call instanceof Call.Anybody<T>) {
        due.remove(acting);
        continue;
      }
      var tried = tried(state, choice.command());
      var after = tried.state();
      if (tried.isChancy() && choice.kind() != Move.Kind.END) {
        var end = look.get().move(acting, Move.Kind.END);
        if (end.isEmpty()) {
          break;
        }
        after = tried(state, end.get()).state();
      }
      if (after.equals(state)) {
        break;
      }
      if (!tried.isChancy() && choice.kind() != Move.Kind.END) {
        own.put(acting, tried(alone, choice.command()).state());
      } else {
        own.clear();
        begun = after;
      }
      state = after;
    }
    return List.copyOf(drafted);
  }

  private boolean isDraftedFor(String actor, List<Drafted<S, T>> drafted) {
    return drafted.stream().anyMatch(each -> each.choice().actor().equals(actor));
  }

  private static Chance sameEachTime() {
    return new SplittableRandom(1)::nextInt;
  }

  /// What came of trying something.
  private record Tried<S>(S state, boolean isChancy) {}

  private Tried<S> tried(S state, T command) {
    var random = new SplittableRandom(1);
    var chancy = new boolean[1];
    var fate =
        new QuickFate(
            sides -> {
              chancy[0] = true;
              return random.nextInt(sides) + 1;
            },
            Policy.ASSUMED);
    try {
      return new Tried<>(new Quick<>(book, fate).run(state, command), chancy[0]);
    } catch (Refused _) {
      return new Tried<>(state, false);
    }
  }

  /// The way that brings somebody nearer to a foe, where it is their turn and no foe is in reach.
  Optional<Choice<T>> approach(S state, String actor) {
    return look(state)
        .filter(_ -> book.deeds().onTurn(state).contains(actor))
        .flatMap(
            look ->
                look.fights.moves(look.matchup.start(), actor).stream()
                    .filter(move -> move.kind() == Move.Kind.APPROACH)
                    .map(
                        move ->
                            new Choice<>(
                                actor,
                                book.cast().seatOf(state, actor),
                                move.command(),
                                move.kind(),
                                move.target(),
                                false))
                    .findFirst());
  }

  // Questions

  /// The answer to what is asked of somebody who plays by themselves, as an entry of the tape;
  /// empty where a person is asked.
  ///
  /// @param dice what the table rolls with
  Optional<Draw> answer(S state, Asked asked, Map<String, String> policies, Faces dice) {
    if (policies.isEmpty()) {
      return Optional.empty();
    }
    var die = asked.die();
    if (die != null) {
      return policies.containsKey(die.actor())
          ? Optional.of(
              new Draw.Die(
                  asked.questions().getFirst().question().topic().clause().id(),
                  die.actor(),
                  die.sides(),
                  dice.face(die.sides()),
                  false))
          : Optional.empty();
    }
    return asked.questions().stream()
        .filter(asking -> asking.question().topic().family().equals(Topic.PLAYER))
        .flatMap(
            asking ->
                policy(state, asking.seat(), asking.question(), policies)
                    .map(policy -> drawn(asked, asking.seat(), policy))
                    .stream())
        .findFirst();
  }

  /// Whoever is named first among those the seat speaks for decides; where it is none of them, all
  /// must play by themselves.
  private Optional<String> policy(
      S state, Seat seat, Question<?> question, Map<String, String> policies) {
    var own =
        book.cast().roster(state).stream()
            .filter(id -> book.cast().seatOf(state, id).equals(seat))
            .toList();
    var named = question.about().stream().filter(own::contains).findFirst();
    if (named.isPresent()) {
      return Optional.ofNullable(policies.get(named.get()));
    }
    return !own.isEmpty() && policies.keySet().containsAll(own)
        ? Optional.ofNullable(policies.get(own.getFirst()))
        : Optional.empty();
  }

  private static Draw drawn(Asked asked, Seat seat, String policy) {
    return answered(asked, asked.question(seat), seat, policy);
  }

  private static <A> Draw answered(Asked asked, Question<A> question, Seat seat, String policy) {
    Chance chance = new SplittableRandom()::nextInt;
    var deciding = Policies.named(policy);
    if (!asked.mayPass()) {
      return asked.answered(
          seat, question.plain(deciding.answer(question, chance)), Draw.By.AUTOMATIC);
    }
    return deciding
        .accept(question, chance)
        .map(answer -> asked.answered(seat, question.plain(answer), Draw.By.AUTOMATIC))
        .orElseGet(() -> asked.passed(seat));
  }
}

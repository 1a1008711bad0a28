package quintain.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Content;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.HouseRules;
import quintain.kernel.NearMiss;
import quintain.kernel.Refusal;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.odds.Odds;
import quintain.kernel.odds.Preview;
import quintain.packs.Volume;
import quintain.scenario.OffScript;
import quintain.scenario.Resolved;
import quintain.scenario.Script;
import quintain.scenario.Scripted;
import quintain.scenario.ScriptedFate;
import quintain.scenario.Values;

/// A table for tests of a book: given somebody and some facts, when a command is run with these
/// dice and answers, then facts are so.
///
/// Dice and answers are written down before the `when` they are for, which must use them all. What
/// is not as it should be is thrown as an AssertionError that shows the log.
public final class Table<S extends State, T extends Step, E extends Event> {
  /// What each book ships, read once for all tests of a run.
  private static final Map<Class<?>, Content> SHIPPED = new ConcurrentHashMap<>();

  private final Volume<S, T, E> volume;
  private final Rulebook<S, T, E> book;
  private final List<Setup.Cast> cast = new ArrayList<>();
  private final List<String> log = new ArrayList<>();
  private final Scripted<S, T, E> scripted;
  private HouseRules house;
  private Record scene;
  private @Nullable Game<S, T> game;
  private Script script = Script.EMPTY;
  private ScriptedFate last = new ScriptedFate(Script.EMPTY);
  private final List<String> applied = new ArrayList<>();
  private final List<E> events = new ArrayList<>();

  private Table(Rulebook<S, T, E> book) {
    this.volume = Volume.of(book);
    this.book = book;
    this.scripted = new Scripted<>(book, log::add);
    this.house = book.formats().house();
    this.scene = book.formats().scene();
  }

  public static <S extends State, T extends Step, E extends Event> Table<S, T, E> of(
      Rulebook<S, T, E> book) {
    return new Table<>(book);
  }

  // Given

  public Table<S, T, E> house(HouseRules rules) {
    this.house = rules;
    return this;
  }

  public Table<S, T, E> scene(Record place) {
    this.scene = place;
    return this;
  }

  /// Puts somebody into the scene; after the first fact or command nobody comes in any more.
  public Table<S, T, E> with(Setup.Cast somebody) {
    if (game != null) {
      throw new AssertionError("the scene has begun; bring " + somebody.id() + " in before");
    }
    cast.add(somebody);
    return this;
  }

  /// A ready-made character on a seat of its own.
  public Table<S, T, E> pregen(String id, String name) {
    return with(new Setup.Cast(id, new Seat(id), new Setup.Role.Pregen(name)));
  }

  /// A creature of the bestiary, spoken for by the Referee.
  public Table<S, T, E> creature(String id, String name) {
    return with(new Setup.Cast(id, Seat.REFEREE, new Setup.Role.Creature(name)));
  }

  /// A character by its whole sheet, on a seat of its own.
  public Table<S, T, E> sheet(String id, Record sheet) {
    return with(new Setup.Cast(id, new Seat(id), new Setup.Role.Sheet(sheet)));
  }

  /// Starts from a state instead of an opening.
  public Table<S, T, E> at(S state) {
    this.game = Game.at(state);
    return this;
  }

  /// Changes the state by hand, where no fact is settable for it.
  public Table<S, T, E> changed(UnaryOperator<S> change) {
    this.game = Game.at(change.apply(state()));
    return this;
  }

  /// Sets a fact as the Referee may.
  public Table<S, T, E> given(String fact, Object value) {
    var resolved =
        scripted.run(
            game(), book.facts().setting(fact, value, "given"), new ScriptedFate(Script.EMPTY));
    if (resolved.refusal() != null) {
      throw failure("given " + fact + " " + value + ": " + resolved.refusal());
    }
    game = resolved.game();
    return this;
  }

  /// The dice for the next `when`: `d20=14`, `pick=2`.
  public Table<S, T, E> dice(String... tokens) {
    var dice = new ArrayList<>(script.dice());
    dice.addAll(Script.dice(tokens).dice());
    script = new Script(dice, script.answers(), script.judgements());
    return this;
  }

  /// An answer for the next `when`.
  public Table<S, T, E> answer(String seat, String question, Object answer) {
    script = script.answering(new Script.Answer(volume.seat(seat), question, answer));
    return this;
  }

  /// An answer for the next `when`, to a question that concerns this id.
  public Table<S, T, E> answer(String seat, String question, String about, Object answer) {
    script = script.answering(new Script.Answer(volume.seat(seat), question, about, answer));
    return this;
  }

  /// The Referee's judgement in the next `when`.
  public Table<S, T, E> judge(String clause, Object answer) {
    script = script.judging(new Script.Judged(volume.clause(clause).id(), answer));
    return this;
  }

  // When

  /// Runs a command, which must not be refused and must use all dice and answers.
  public Table<S, T, E> when(T command) {
    return when(List.of(command));
  }

  /// Runs commands one after another with the same dice and answers.
  public Table<S, T, E> when(List<T> commands) {
    begin();
    for (T command : commands) {
      var resolved = run(command);
      if (resolved.refusal() != null) {
        throw failure(command + " was refused: " + resolved.refusal());
      }
      game = resolved.game();
      applied.addAll(resolved.clauses());
      events.addAll(resolved.events());
    }
    var left = last.leftOver();
    if (!left.isEmpty()) {
      throw failure(String.join("; ", left));
    }
    return this;
  }

  private void begin() {
    last = new ScriptedFate(script);
    script = Script.EMPTY;
    applied.clear();
    events.clear();
  }

  private Resolved<S, T, E> run(T command) {
    try {
      return scripted.run(game(), command, last);
    } catch (OffScript e) {
      throw failure(String.valueOf(e.getMessage()));
    }
  }

  /// Runs a command that must be refused by this clause before any die.
  public Table<S, T, E> refuses(T command, String clause) {
    return refuses(command, clause, "");
  }

  /// For a reason in which these words stand.
  public Table<S, T, E> refuses(T command, String clause, String words) {
    volume.clause(clause);
    begin();
    var refusal = run(command).refusal();
    if (refusal == null) {
      throw failure(command + " should be refused by " + clause + ", but it was done");
    }
    if (!refusal.clause().id().equals(clause)) {
      throw failure(command + " should be refused by " + clause + ", but was so: " + refusal);
    }
    if (!refusal.reason().contains(words)) {
      throw failure(command + " should be refused with \"" + words + "\", but was so: " + refusal);
    }
    return this;
  }

  // Then

  public Table<S, T, E> then(String fact, Object expected) {
    return knows(Seat.REFEREE, fact, expected);
  }

  /// The seat knows a fact to be so.
  public Table<S, T, E> sees(String seat, String fact, Object expected) {
    return knows(volume.seat(seat), fact, expected);
  }

  private Table<S, T, E> knows(Seat seat, String fact, Object expected) {
    var facts = book.facts().known(state(), seat);
    if (!facts.containsKey(fact)) {
      throw failure(seat + " knows no fact " + fact + NearMiss.advice(fact, facts.keySet()));
    }
    if (!Values.same(expected, facts.get(fact))) {
      throw failure(
          fact
              + " should be "
              + Values.text(expected)
              + ", but is "
              + Values.text(facts.get(fact)));
    }
    return this;
  }

  /// There is such a fact, and the seat does not know it.
  public Table<S, T, E> hides(String seat, String fact) {
    if (!facts().containsKey(fact)) {
      throw failure("there is no fact " + fact + NearMiss.advice(fact, facts().keySet()));
    }
    if (book.facts().known(state(), volume.seat(seat)).containsKey(fact)) {
      throw failure(seat + " should not know " + fact);
    }
    return this;
  }

  /// The last `when` applied these clauses.
  public Table<S, T, E> applied(String... clauses) {
    for (String clause : clauses) {
      volume.clause(clause);
      if (!applied.contains(clause)) {
        throw failure(clause + " should have been applied; applied were " + applied);
      }
    }
    return this;
  }

  /// The last `when` put this question to that seat.
  public Table<S, T, E> asked(String seat, String question) {
    if (!wasAsked(seat, question)) {
      throw failure(seat + " should have been asked " + question);
    }
    return this;
  }

  /// The last `when` put this question to that seat, and told it this with it.
  public Table<S, T, E> asked(String seat, String question, String about) {
    boolean told =
        last.asked().stream()
            .anyMatch(
                put ->
                    put.seat().equals(volume.seat(seat))
                        && put.question().topic().id().equals(question)
                        && put.question().about().contains(about));
    if (!told) {
      throw failure(seat + " should have been asked " + question + " about " + about);
    }
    return this;
  }

  /// The last `when` did not put this question to that seat.
  public Table<S, T, E> notAsked(String seat, String question) {
    if (wasAsked(seat, question)) {
      throw failure(seat + " should not have been asked " + question);
    }
    return this;
  }

  private boolean wasAsked(String seat, String question) {
    return last.asked().stream()
        .anyMatch(
            put ->
                put.seat().equals(volume.seat(seat))
                    && put.question().topic().id().equals(question));
  }

  /// Some line of the log holds these words.
  public Table<S, T, E> says(String words) {
    if (log.stream().noneMatch(line -> line.contains(words))) {
      throw failure("the log should say '" + words + "'");
    }
    return this;
  }

  // What there is

  public Map<String, Object> facts() {
    return book.facts().known(state(), Seat.REFEREE);
  }

  /// Every command, die, answer and event so far, line by line.
  public List<String> log() {
    return List.copyOf(log);
  }

  /// The events of the last `when`.
  public List<E> events() {
    return List.copyOf(events);
  }

  public S state() {
    return game().state();
  }

  public Game<S, T> game() {
    if (game == null) {
      var content =
          SHIPPED.computeIfAbsent(book.getClass(), _ -> volume.content(List.of()).orThrow());
      game = Game.at(book.rules().opening(new Setup(house, content, scene, List.copyOf(cast))));
    }
    return game;
  }

  /// The exact odds of a command as a seat may know them, of which no outcome may be more than
  /// certain, and whose numbers are whole.
  public Preview odds(T command, String seat) {
    var preview =
        new Odds<>(book)
            .preview(
                state(),
                command,
                volume.seat(seat),
                sides -> {
                  throw failure("the odds of " + command + " are too many to be exact");
                });
    OddsTwins.check(preview);
    return preview;
  }

  /// Why a seat may not know the odds of what a step resolves; empty where it may.
  public Optional<Refusal> secretOf(T step, String seat) {
    var asks = volume.seat(seat);
    var seen = book.foresight().seenBy(state(), asks);
    return book.foresight().secretOf(seen, asks, List.of(step), List.of());
  }

  private AssertionError failure(String message) {
    return new AssertionError(message + "\n" + String.join("\n", log));
  }
}

package quintain.table.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Fate;
import quintain.kernel.Game;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.View;
import quintain.kernel.dice.Faces;
import quintain.kernel.fate.Asked;
import quintain.kernel.fate.Committed;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Thrown;
import quintain.kernel.fate.Turn;
import quintain.packs.Volume;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Showing;
import quintain.table.show.Slips;

/// A character in the making, away from the table's log: every choice is asked, and the seat may go
/// back to any of them.
///
/// It plays on a copy of the game. Dice are kept for good: whoever goes back and decides otherwise
/// meets the same faces again, by clause, die and how often it was rolled before.
final class Drafting<S extends State, T extends Step, E extends Event> {
  private final Volume<S, T, E> volume;
  private final Showing<S, T, E> showing;
  private final Game<S, T> start;
  private final String character;
  private final Seat seat;
  private final boolean manual;
  private final Cup cup;

  private final List<Committed<S, T, E>> committed = new ArrayList<>();
  private final Map<Integer, Spoken> spoken = new LinkedHashMap<>();
  private Turn<S, T, E> turn;

  /// Begins a draft; what the book refuses is thrown as [Refused].
  ///
  /// @param state how the table stands now
  /// @param manual whether the seat rolls dice by hand
  Drafting(
      Volume<S, T, E> volume,
      Showing<S, T, E> showing,
      S state,
      String character,
      Seat seat,
      boolean manual,
      Faces dice) {
    this.volume = volume;
    this.showing = showing;
    this.start = Game.at(state);
    this.character = character;
    this.seat = seat;
    this.manual = manual;
    this.cup = new Cup(dice);
    this.turn = begun();
    goOn(new ArrayDeque<>());
  }

  // Going on and going back

  /// Answers the question that the draft waits for; what is not legal is thrown as
  /// [quintain.kernel.IllegalAnswer].
  void decide(Object answer) {
    if (!(turn.end() instanceof Turn.Waiting waiting)) {
      throw new Slips.Misread("The character is whole; there is nothing left to decide.");
    }
    var asked = waiting.asked();
    if (asked.mayPass() && answer.equals(Fate.PASS)) {
      feed(waiting, asked.passed(seat), Optional.of(Fate.PASS));
    } else {
      var given = asked.answered(whoIs(asked), answer, Draw.By.SEAT);
      switch (given) {
        case Draw.Die die -> feed(waiting, cup.lay(die), Optional.empty());
        case Draw.Answer said -> feed(waiting, said, Optional.of(words(own(asked), said.value())));
        case Draw.Picked _, Draw.Passed _ ->
            throw new IllegalStateException("no answer to a question: " + given);
      }
    }
    goOn(new ArrayDeque<>());
  }

  /// Goes back to a decision: it and all answers after it are open again. Dice stay as they fell,
  /// save that a roll typed in by hand can be typed again by going back to that very roll.
  void back(int number) {
    var made = made();
    if (number < 0 || number >= made.size()) {
      throw new Slips.Misread("There is no decision " + number + " to go back to.");
    }
    int from = made.get(number).from();
    var answers = new ArrayDeque<Draw>();
    var draws = draws();
    for (Draw draw : draws.subList(0, from)) {
      if (isOwn(draw)) {
        answers.add(draw);
      }
    }
    cup.forgetTyped(draws, from, made.get(number).to());
    committed.clear();
    spoken.clear();
    cup.rewind();
    turn = begun();
    goOn(answers);
  }

  /// Whether this seat said it; what others would be asked is answered for them each time anew.
  private boolean isOwn(Draw draw) {
    return switch (draw) {
      case Draw.Answer said -> said.seat().equals(seat.id());
      case Draw.Passed passed -> passed.seat().equals(seat.id());
      case Draw.Die _, Draw.Picked _ -> false;
    };
  }

  private Turn<S, T, E> begun() {
    var begun = live().run(start, volume.book().cast().creation(character, seat), manner());
    if (begun.end() instanceof Turn.No no) {
      throw new Refused(no.refusal());
    }
    return begun;
  }

  private Live<S, T, E> live() {
    return new Live<>(volume.book(), cup::pick);
  }

  /// Every die is asked for, so that it can be taken from the cup by its clause.
  private Manner manner() {
    return new Manner(Dial.ASKING, List.of(seat, Seat.REFEREE));
  }

  /// Goes on as far as nobody has to be asked: dice that lie already or that the table rolls,
  /// answers given before, and what others than this seat would be asked.
  private void goOn(Deque<Draw> answers) {
    committed.addAll(taken());
    while (turn.end() instanceof Turn.Waiting waiting) {
      var asked = waiting.asked();
      if (asked.die() != null) {
        var die = cup.take(own(asked).topic().clause().id(), asked.die(), manual);
        if (die == null) {
          return;
        }
        feed(waiting, die, Optional.empty());
      } else if (!asked.seats().contains(seat)) {
        feed(waiting, byDefault(asked), Optional.of("as usual"));
      } else if (!answers.isEmpty()) {
        var answer = answers.remove();
        feed(
            waiting,
            answer,
            Optional.of(
                answer instanceof Draw.Answer said ? words(own(asked), said.value()) : Fate.PASS));
      } else {
        return;
      }
      committed.addAll(taken());
    }
    if (turn.end() instanceof Turn.Cancelled cancelled) {
      throw new IllegalStateException(cancelled.reason());
    }
  }

  /// The steps that the last run brought to their end, each taken once.
  private List<Committed<S, T, E>> taken() {
    var steps = turn.committed();
    turn = new Turn<>(turn.game(), List.of(), turn.end());
    return steps;
  }

  private void feed(Turn.Waiting waiting, Draw draw, Optional<String> answer) {
    answer.ifPresent(
        words ->
            spoken.put(
                before() + waiting.tape().size(), new Spoken(prompt(own(waiting.asked())), words)));
    var tape = new ArrayList<>(waiting.tape());
    tape.add(draw);
    turn = live().resume(turn.game(), tape, manner());
  }

  /// This seat if it is asked, otherwise whoever is asked first: it also rolls for others.
  private Seat whoIs(Asked asked) {
    return asked.seats().contains(seat) ? seat : asked.seats().getFirst();
  }

  private Question<?> own(Asked asked) {
    return asked.question(whoIs(asked));
  }

  private static Draw byDefault(Asked asked) {
    var first = asked.seats().getFirst();
    return asked.mayPass()
        ? asked.passed(first)
        : asked.answered(first, plainDefault(asked.question(first)), Draw.By.AUTOMATIC);
  }

  private static <A> Object plainDefault(Question<A> question) {
    return question.plain(question.byDefault());
  }

  // What was drawn so far

  private int before() {
    return committed.stream().mapToInt(step -> step.tape().size()).sum();
  }

  private List<Draw> draws() {
    var draws = new ArrayList<Draw>();
    committed.forEach(step -> draws.addAll(step.tape()));
    if (turn.end() instanceof Turn.Waiting waiting) {
      draws.addAll(waiting.tape());
    }
    return draws;
  }

  private List<Thrown> thrown() {
    var thrown = new ArrayList<Thrown>();
    committed.forEach(step -> thrown.addAll(step.thrown()));
    if (turn.end() instanceof Turn.Waiting waiting) {
      thrown.addAll(waiting.thrown());
    }
    return thrown;
  }

  /// A question and its answer, as they read.
  private record Spoken(String prompt, String answer) {}

  /// A decision, and the draws it was made by.
  private record Made(
      int from, int to, String prompt, String answer, String clause, boolean redo) {}

  private List<Made> made() {
    var made = new ArrayList<Made>();
    var rolls = new ArrayDeque<>(thrown());
    var draws = draws();
    int at = 0;
    while (at < draws.size()) {
      var draw = draws.get(at);
      int to = at + 1;
      switch (draw) {
        case Draw.Die die -> {
          var roll = rolls.poll();
          to = roll == null ? draws.size() : at + Math.max(1, roll.faces().size());
          made.add(
              roll == null
                  ? new Made(
                      at,
                      to,
                      "d" + die.sides(),
                      faces(draws.subList(at, to)),
                      die.clause(),
                      die.manual())
                  : new Made(
                      at,
                      to,
                      roll.roll(),
                      to == at + 1
                          ? roll.result()
                          : faces(draws.subList(at, to)) + ": " + roll.result(),
                      die.clause(),
                      die.manual()));
        }
        case Draw.Picked picked ->
            made.add(
                new Made(
                    at,
                    to,
                    "Chance decides",
                    picked.index() + " of " + picked.size(),
                    picked.clause(),
                    false));
        case Draw.Answer _, Draw.Passed _ -> {
          var said = spoken.getOrDefault(at, new Spoken("", ""));
          made.add(new Made(at, to, said.prompt(), said.answer(), draw.clause(), isOwn(draw)));
        }
      }
      at = to;
    }
    return made;
  }

  private static String faces(List<Draw> dice) {
    return dice.stream()
        .map(draw -> draw instanceof Draw.Die die ? String.valueOf(die.face()) : "")
        .collect(Collectors.joining(" "));
  }

  /// An answer as it reads.
  private static String words(Question<?> question, Object plain) {
    return switch (question) {
      case Question.YesNo _ -> Boolean.TRUE.equals(plain) ? "yes" : "no";
      case Question.OneOf<?> q -> label(q.options(), plain);
      case Question.SomeOf<?> q ->
          plain instanceof List<?> keys && !keys.isEmpty()
              ? keys.stream().map(key -> label(q.options(), key)).collect(Collectors.joining(", "))
              : "none";
      case Question.NumberFrom q when plain instanceof Integer number -> q.inWords(number);
      case Question.Purchase q when plain instanceof Map<?, ?> bought -> bought(q, bought);
      case Question.NumberFrom _, Question.Words _, Question.Purchase _, Question.Where _ ->
          String.valueOf(plain);
    };
  }

  /// What was bought, in words: `Rope, 2 × Torch`.
  private static String bought(Question.Purchase question, Map<?, ?> bought) {
    var words =
        question.wares().stream()
            .filter(ware -> bought.get(ware.key()) instanceof Integer times && times > 0)
            .map(
                ware ->
                    Integer.valueOf(1).equals(bought.get(ware.key()))
                        ? ware.label()
                        : bought.get(ware.key()) + " × " + ware.label())
            .collect(Collectors.joining(", "));
    return words.isEmpty() ? "nothing" : words;
  }

  private static String label(List<? extends Option<?>> options, Object key) {
    for (Option<?> option : options) {
      if (option.key().equals(key)) {
        return option.label();
      }
    }
    return String.valueOf(key);
  }

  // How it stands

  boolean whole() {
    return turn.end() instanceof Turn.Done;
  }

  /// The draft as its seat sees it.
  ToSeat.Draft draft(String id) {
    var made = made();
    var decisions = new ArrayList<ToSeat.Decision>();
    for (int i = 0; i < made.size(); i++) {
      var each = made.get(i);
      decisions.add(
          new ToSeat.Decision(i, each.prompt(), each.answer(), each.clause(), each.redo()));
    }
    return new ToSeat.Draft(
        id,
        character,
        List.copyOf(decisions),
        question(),
        volume.book().showing().growing(turn.game(), seat, character).stream()
            .map(showing::panel)
            .toList(),
        told(),
        whole());
  }

  /// The wording with the names of those concerned; the character goes by the name on its sheet,
  /// once there is one.
  private String prompt(Question<?> question) {
    var state = turn.game().state();
    var names = new ArrayList<String>();
    for (String id : question.about()) {
      names.add(id.equals(character) ? called() : volume.book().showing().nameOf(state, id));
    }
    return question.topic().prompt(names);
  }

  private String called() {
    return volume.book().showing().growing(turn.game(), seat, character).stream()
        .map(View.Panel::title)
        .findFirst()
        .orElse(character);
  }

  private Optional<ToSeat.Question> question() {
    if (!(turn.end() instanceof Turn.Waiting waiting)) {
      return Optional.empty();
    }
    var state = turn.game().state();
    return Optional.of(
        showing.question(
            prompt(own(waiting.asked())),
            "draft-" + draws().size(),
            waiting.asked(),
            whoIs(waiting.asked()),
            true,
            showing.rolled(state, waiting.thrown(), waiting.tape())));
  }

  private List<String> told() {
    var told = new ArrayList<String>();
    for (var step : committed) {
      for (var cited : step.events()) {
        var line = volume.book().showing().narrate(cited.event(), cited.before());
        if (line.audience().includes(seat) && !line.read(seat).isBlank()) {
          told.add(line.read(seat));
        }
      }
    }
    return List.copyOf(told);
  }

  // To the table

  /// A character ready to join: the command, and all that chance and choice decided, in order.
  record Finished<T>(T command, Seat seat, List<Draw> draws) {}

  Finished<T> finish() {
    if (!whole()) {
      throw new Slips.Misread("The character is not whole yet.");
    }
    return new Finished<>(
        volume.book().cast().creation(character, seat), seat, List.copyOf(draws()));
  }

  /// Plays a finished draft on the real game, which must have nothing on its agenda. It ends done,
  /// or with a refusal. If the rules now ask for something else than was decided, because the table
  /// has changed meanwhile, it is thrown as [Slips.Misread].
  static <S extends State, T extends Step, E extends Event> Turn<S, T, E> bring(
      Volume<S, T, E> volume, Game<S, T> game, Finished<T> finished) {
    var left = new ArrayDeque<>(finished.draws());
    var live =
        new Live<>(
            volume.book(),
            sides ->
                switch (left.poll()) {
                  case Draw.Picked picked when picked.size() == sides -> picked.index();
                  case null, default -> throw changed();
                });
    var manner = new Manner(Dial.ASKING, List.of(finished.seat(), Seat.REFEREE));
    var turn = live.run(game, finished.command(), manner);
    var committed = new ArrayList<>(turn.committed());
    while (turn.end() instanceof Turn.Waiting waiting) {
      var draw = left.poll();
      if (draw == null) {
        throw changed();
      }
      var tape = new ArrayList<>(waiting.tape());
      tape.add(draw);
      turn = live.resume(turn.game(), tape, manner);
      committed.addAll(turn.committed());
    }
    if (turn.end() instanceof Turn.Cancelled
        || (turn.end() instanceof Turn.Done && !left.isEmpty())) {
      throw changed();
    }
    return new Turn<>(turn.game(), List.copyOf(committed), turn.end());
  }

  private static Slips.Misread changed() {
    return new Slips.Misread(
        "The table has changed since this character was begun; go back a step and on again.");
  }

  /// The dice of a draft, which fall once.
  private static final class Cup {
    private record Key(String clause, String actor, int sides) {}

    private final Faces dice;
    private final Map<Key, List<@Nullable Draw>> lying = new LinkedHashMap<>();
    private final Map<Integer, List<Integer>> picks = new LinkedHashMap<>();
    private final Map<Object, Integer> taken = new LinkedHashMap<>();

    Cup(Faces dice) {
      this.dice = dice;
    }

    /// From the beginning again, over the same dice.
    void rewind() {
      taken.clear();
    }

    /// The next die of its kind: the one that lies there, or one that the table rolls; null if
    /// somebody has to roll it by hand.
    Draw.@Nullable Die take(String clause, Asked.Physical asked, boolean manual) {
      var key = new Key(clause, asked.actor(), asked.sides());
      var fallen = lying.computeIfAbsent(key, _ -> new ArrayList<>());
      int next = taken.getOrDefault(key, 0);
      if (next < fallen.size() && fallen.get(next) instanceof Draw.Die die) {
        taken.put(key, next + 1);
        return die;
      }
      if (manual) {
        return null;
      }
      return lay(
          new Draw.Die(clause, asked.actor(), asked.sides(), dice.face(asked.sides()), false));
    }

    /// Lays a die down as the next of its kind.
    Draw.Die lay(Draw.Die die) {
      var key = new Key(die.clause(), die.actor(), die.sides());
      var fallen = lying.computeIfAbsent(key, _ -> new ArrayList<>());
      int next = taken.getOrDefault(key, 0);
      if (next < fallen.size()) {
        fallen.set(next, die);
      } else {
        fallen.add(die);
      }
      taken.put(key, next + 1);
      return die;
    }

    /// Takes up the dice of one roll that were typed in, so that they can be typed again.
    void forgetTyped(List<Draw> draws, int from, int to) {
      var count = new LinkedHashMap<Key, Integer>();
      for (int i = 0; i < to; i++) {
        if (draws.get(i) instanceof Draw.Die die) {
          var key = new Key(die.clause(), die.actor(), die.sides());
          int nth = count.merge(key, 1, Integer::sum) - 1;
          var fallen = lying.get(key);
          if (i >= from && die.manual() && fallen != null) {
            fallen.set(nth, null);
          }
        }
      }
    }

    /// A fair pick that the book gives no die for.
    int pick(int size) {
      var fallen = picks.computeIfAbsent(size, _ -> new ArrayList<>());
      int next = taken.merge(size, 1, Integer::sum) - 1;
      if (next == fallen.size()) {
        fallen.add(dice.face(size));
      }
      return fallen.get(next);
    }
  }
}

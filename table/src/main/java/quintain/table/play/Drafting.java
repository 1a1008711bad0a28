package quintain.table.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.Fate;
import quintain.kernel.Game;
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
import quintain.kernel.fate.FairDraw;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Thrown;
import quintain.kernel.fate.Turn;
import quintain.kernel.parts.Lists;
import quintain.packs.Volume;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Showing;
import quintain.table.show.Slips;

/// A character in the making, away from the table's log: every choice is asked, and the seat may go
/// back to any of them.
///
/// It plays on a copy of the game, and its dice are kept for good ([Cup]).
final class Drafting<S extends State, T extends Step, E extends Event> {
  private final Volume<S, T, E> volume;
  private final Showing<S, T, E> showing;
  private final Game<S, T> start;
  private final String character;
  private final Seat seat;
  private final boolean manual;
  private final Optional<String> portrait;
  private final Faces dice;
  private final Cup cup;

  private final List<Committed<S, T, E>> committed = new ArrayList<>();
  private final Map<Integer, DraftDecision.Spoken> spoken = new LinkedHashMap<>();
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
      Optional<String> portrait,
      Faces dice) {
    this(volume, showing, state, character, seat, manual, portrait, dice, new Cup(dice));
    goOn(new ArrayDeque<>());
  }

  private Drafting(
      Volume<S, T, E> volume,
      Showing<S, T, E> showing,
      S state,
      String character,
      Seat seat,
      boolean manual,
      Optional<String> portrait,
      Faces dice,
      Cup cup) {
    this.volume = volume;
    this.showing = showing;
    this.start = Game.at(state);
    this.character = character;
    this.seat = seat;
    this.manual = manual;
    this.portrait = portrait;
    this.dice = dice;
    this.cup = cup;
    this.turn = begun();
  }

  // The name

  boolean asksForWords() {
    return turn.end() instanceof Turn.Waiting waiting
        && waiting.asked().die() == null
        && own(waiting.asked()) instanceof Question.Words;
  }

  /// A name by chance, where the book has ideas for one.
  Optional<String> idea() {
    return turn.end() instanceof Turn.Waiting waiting
            && own(waiting.asked()) instanceof Question.Words words
            && !words.ideas().isEmpty()
        ? Optional.of(String.valueOf(new FairDraw(dice).plain(words)))
        : Optional.empty();
  }

  String character() {
    return character;
  }

  Optional<String> portrait() {
    return portrait;
  }

  /// What the character is called: the answer to the first question of the book.
  private String name() {
    for (Draw draw : draws()) {
      if (draw instanceof Draw.Answer said && isOwn(said)) {
        return said.value() instanceof String words && !words.isBlank() ? words : called();
      }
    }
    return called();
  }

  // Chance

  /// Leaves the question that the draft waits for to chance, or all that is still open; then the
  /// answers go together as the book proposes.
  void surprise(boolean all) {
    var chance = new FairDraw(dice);
    do {
      if (!(turn.end() instanceof Turn.Waiting waiting)) {
        throw new Slips.Misread("The character is whole; there is nothing left to decide.");
      }
      var question = own(waiting.asked());
      var die = waiting.asked().die();
      var rolled = die == null ? null : cup.take(question.topic().clause().id(), die, false);
      if (rolled != null) {
        feed(waiting, rolled, Optional.empty());
        goOn(new ArrayDeque<>());
      } else {
        decide(all ? chance.fitting(question) : chance.plain(question));
      }
    } while (all && !whole());
  }

  /// How many steps there are if everything still open is decided as proposed, tried on a copy.
  private int steps() {
    var copy =
        new Drafting<>(
            volume, showing, start.state(), character, seat, manual, portrait, _ -> 1, cup.copy());
    var answers = new ArrayDeque<Draw>();
    for (Draw draw : draws()) {
      if (isOwn(draw)) {
        answers.add(draw);
      }
    }
    copy.goOn(answers);
    for (int n = 0; n < MOST_STEPS && copy.turn.end() instanceof Turn.Waiting waiting; n++) {
      var asked = waiting.asked();
      copy.decide(asked.die() == null ? plainDefault(copy.own(asked)) : 1);
    }
    return copy.taken(copy.made());
  }

  private static final int MOST_STEPS = 100;

  /// How many of these the seat has decided.
  private int taken(List<DraftDecision> made) {
    return (int) made.stream().filter(DraftDecision::redo).count();
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
        case Draw.Answer said ->
            feed(waiting, said, Optional.of(AnswerWords.of(own(asked), said.value())));
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
                answer instanceof Draw.Answer said
                    ? AnswerWords.of(own(asked), said.value())
                    : Fate.PASS));
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
                before() + waiting.tape().size(),
                new DraftDecision.Spoken(prompt(own(waiting.asked())), words)));
    turn = live().resume(turn.game(), Lists.plus(waiting.tape(), draw), manner());
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

  private List<DraftDecision> made() {
    return DraftDecision.of(draws(), thrown(), spoken, this::isOwn);
  }

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
    int taken = taken(made);
    return new ToSeat.Draft(
        id,
        character,
        name(),
        portrait,
        whole() ? taken : taken + 1,
        whole() ? taken : steps(),
        List.copyOf(decisions),
        question(),
        volume.book().showing().growing(turn.game(), seat, character).stream()
            .map(showing::panel)
            .toList(),
        told(),
        whole());
  }

  /// The wording with the names of those concerned; the character goes by its name once it has one.
  private String prompt(Question<?> question) {
    var state = turn.game().state();
    var names = new ArrayList<String>();
    for (String id : question.about()) {
      names.add(id.equals(character) ? name() : volume.book().showing().nameOf(state, id));
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
        var line = volume.book().showing().narrate(cited.event(), cited.before(), List.of());
        if (line.audience().includes(seat) && !line.read(seat).isBlank()) {
          told.add(line.read(seat));
        }
      }
    }
    return List.copyOf(told);
  }

  // To the table

  FinishedDraft<T> finish() {
    if (!whole()) {
      throw new Slips.Misread("The character is not whole yet.");
    }
    return new FinishedDraft<>(
        volume.book().cast().creation(character, seat), seat, List.copyOf(draws()));
  }
}

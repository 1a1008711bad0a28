package quintain.testkit;

import static quintain.testkit.RandomPlay.same;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.Fate;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Quick;
import quintain.kernel.Refusal;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.TurnPlace;
import quintain.kernel.View;
import quintain.kernel.craft.Peopled;
import quintain.kernel.craft.Somebody;
import quintain.kernel.fate.Committed;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.kernel.fate.Turn;
import quintain.kernel.odds.Odds;
import quintain.packs.Volume;
import quintain.scenario.FactNames;
import quintain.scenario.Script;
import quintain.scenario.Scripted;
import quintain.scenario.ScriptedFate;
import quintain.scenario.Token;

/// What every rulebook must be able to do, tried by playing it at random by its offers alone.
///
/// A book's module extends this with its openings. The same seeds give the same plays, so each is
/// played once for all that is to be seen in it.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class Conformance<S extends State, T extends Step, E extends Event> {
  /// Steps after which odds that are only looked through are simulated.
  private static final int LOOKED_THROUGH = 2_000;

  /// How much of all this is done, in hundredths: `./verify` does less of it than somebody who
  /// tests a book.
  private static final int PERCENT = Integer.getInteger("conformance.percent", 100);

  private @Nullable Volume<S, T, E> volume;
  private final List<Recorded<S, T, E>> recorded = new ArrayList<>();

  /// A situation to play from.
  public record Opening(String name, Setup setup) {}

  protected abstract Rulebook<S, T, E> book();

  private Volume<S, T, E> volume() {
    if (volume == null) {
      volume = Volume.of(book());
    }
    return volume;
  }

  /// Situations to play from; between them they should use most of the book.
  protected abstract List<Opening> openings();

  /// Texts that this seat must not come to see in this state: names and figures of somebody hidden.
  /// Choose openings whose hidden figures appear nowhere else.
  protected abstract List<String> secrets(S state, Seat seat);

  /// Those whom a seat does not see, by id and by name: what most books keep secret.
  protected static <B extends Somebody> List<String> unseen(Peopled<B> state, Seat seat) {
    return state.roster().stream()
        .filter(being -> !state.maySee(being, seat))
        .flatMap(being -> Stream.of(being.id(), being.name()))
        .toList();
  }

  /// Words of four letters and more that the book writes in capitals.
  protected Set<String> capitals() {
    return Set.of();
  }

  /// Commands played from each opening.
  protected int commands() {
    return 800;
  }

  /// Seeds; each plays from every opening.
  protected List<Long> seeds() {
    return List.of(1L, 2L);
  }

  /// How many commands of each kind have their odds compared with simulation.
  protected int sampled() {
    return 2;
  }

  /// Simulated runs of each of them.
  protected int simulated() {
    return 10_000;
  }

  /// How many commands of each kind have their odds looked through.
  protected int weighed() {
    return 5;
  }

  /// Ways that a command may at most have to be tried face by face.
  protected int ways() {
    return 30_000;
  }

  private int played() {
    return part(commands());
  }

  private static int part(int whole) {
    return Math.max(1, whole * PERCENT / 100);
  }

  /// A setup with the book's own house rules, scene and content.
  protected final Setup setup(List<Setup.Cast> cast) {
    var formats = book().formats();
    var content = volume().content(List.of()).orThrow();
    return new Setup(formats.house(), content, formats.scene(), cast);
  }

  private record Recorded<S, T, E>(
      Opening opening, long seed, RandomPlay.Recording<S, T, E> play) {}

  /// Looks at the first so many commands of every play.
  private void everywhere(int commands, RandomPlay.Witness<S, T, E> witness) {
    everywhere(commands, seats -> witness);
  }

  private void everywhere(
      int commands, Function<List<Seat>, RandomPlay.Witness<S, T, E>> witnesses) {
    recorded().forEach(each -> show(each, commands, witnesses.apply(seats(each.opening()))));
  }

  /// From every opening with every seed.
  private List<Recorded<S, T, E>> recorded() {
    if (recorded.isEmpty()) {
      for (Opening opening : openings()) {
        for (long seed : seeds()) {
          var play = play(opening, seed).run(played());
          recorded.add(new Recorded<>(opening, seed, play));
        }
      }
    }
    return recorded;
  }

  private RandomPlay<S, T, E> play(Opening opening, long seed) {
    return new RandomPlay<>(
        volume(), book().rules().opening(opening.setup()), seats(opening), seed);
  }

  private void show(Recorded<S, T, E> each, int commands, RandomPlay.Witness<S, T, E> witness) {
    try {
      each.play().show(commands, witness);
    } catch (AssertionError e) {
      var where = each.opening().name() + ", seed " + each.seed() + ", ";
      throw new AssertionError(where + e.getMessage(), e);
    }
  }

  /// The Referee, everybody with a character, and somebody who looks on.
  private List<Seat> seats(Opening opening) {
    var seats = new ArrayList<Seat>();
    seats.add(Seat.REFEREE);
    opening.setup().cast().stream().map(Setup.Cast::seat).forEach(seats::add);
    seats.add(new Seat("onlooker"));
    return seats.stream().distinct().toList();
  }

  /// Looks at what is played; what it does not look at is left alone.
  private abstract static class Look<S, T, E> implements RandomPlay.Witness<S, T, E> {
    @Override
    public void offered(S state, Map<Seat, List<Offer>> offers) {}

    @Override
    public void filled(S state, Seat seat, Offer offer, T command) {}

    @Override
    public void played(RandomPlay.Played<S, T, E> played) {}
  }

  // Offers

  @Test
  void whatIsOfferedIsDoneAndWhatIsBlockedIsRefusedForTheStatedReason() {
    everywhere(
        played(),
        seats ->
            new Look<>() {
              @Override
              public void offered(S state, Map<Seat, List<Offer>> offers) {
                offers.forEach((seat, all) -> all.forEach(offer -> blocked(state, seat, offer)));
              }

              @Override
              public void filled(S state, Seat seat, Offer offer, T command) {
                if (!offer.command().isInstance(command)) {
                  throw new AssertionError("offered was " + offer.command());
                }
                book()
                    .deeds()
                    .permits(state, seat, command)
                    .ifPresent(
                        no -> {
                          throw new AssertionError("offered, but not permitted: " + no);
                        });
                forOneself(state, seats, seat, command);
              }
            });
  }

  private void blocked(S state, Seat seat, Offer offer) {
    offer
        .blocked()
        .ifPresent(
            blocked -> {
              T example = book().formats().step().cast(blocked.example());
              var refusal =
                  book()
                      .deeds()
                      .permits(state, seat, example)
                      .orElseGet(() -> refusal(state, example));
              if (!refusal.clause().equals(blocked.refusal().clause())) {
                throw new AssertionError(
                    example
                        + " is offered as blocked by "
                        + blocked.refusal()
                        + ", but refused so: "
                        + refusal);
              }
            });
  }

  /// Runs a command that must be refused before it asks for anything.
  private Refusal refusal(S state, T command) {
    var fate = new ScriptedFate(Script.EMPTY);
    var resolved = new Scripted<>(book(), line -> {}).run(Game.at(state), command, fate);
    if (resolved.refusal() == null || !fate.draws().isEmpty()) {
      throw new AssertionError(command + " is offered as blocked, but can be done");
    }
    return resolved.refusal();
  }

  /// What one player may do with a character of their own, another player may not.
  private void forOneself(S state, List<Seat> seats, Seat seat, T command) {
    if (seat.isReferee() || !(command instanceof Command) || !actsBySomebody(command)) {
      return;
    }
    for (Seat other : seats) {
      if (!other.isReferee()
          && !other.equals(seat)
          && book().deeds().permits(state, other, command).isEmpty()) {
        throw new AssertionError(other + " may do what is " + seat + "'s to do");
      }
    }
  }

  private static boolean actsBySomebody(Object command) {
    for (var component : command.getClass().getRecordComponents()) {
      if (component.getName().equals("by")) {
        return true;
      }
    }
    return false;
  }

  // Values

  @Test
  void everythingPlayedSurvivesItsJson() {
    var codec = volume().codec();
    var formats = book().formats();
    everywhere(
        played() / 2,
        new Look<>() {
          @Override
          public void played(RandomPlay.Played<S, T, E> played) {
            same(
                "the state",
                played.after(),
                codec.read(codec.write(played.after(), formats.state()), formats.state()));
            same(
                "the command",
                played.command(),
                codec.read(codec.write(played.command(), formats.step()), formats.step()));
            for (Committed<S, T, E> step : played.committed()) {
              same(
                  "the step",
                  step.step(),
                  codec.read(codec.write(step.step(), formats.step()), formats.step()));
            }
            for (E event : played.events()) {
              same(
                  "the event",
                  event,
                  codec.read(codec.write(event, formats.event()), formats.event()));
            }
            for (String id : book().cast().roster(played.after())) {
              book()
                  .cast()
                  .sheet(played.after(), id)
                  .ifPresent(
                      sheet ->
                          same(
                              "the sheet of " + id,
                              sheet,
                              codec.read(codec.write(sheet, formats.sheet()), formats.sheet())));
            }
          }
        });
  }

  @Test
  void foldingTheEventsGivesTheStateAndNamesItTheSame() {
    everywhere(
        played(),
        new Look<>() {
          @Override
          public void played(RandomPlay.Played<S, T, E> played) {
            S folded = played.before();
            for (E event : played.events()) {
              folded = book().rules().apply(folded, event);
            }
            same("the folded state", played.after(), folded);
            same("its hash", played.after().hashCode(), folded.hashCode());
            same(
                "the essence",
                book().foresight().essence(Game.at(played.after())),
                book().foresight().essence(Game.at(folded)));
            same(
                "the outcome",
                book().foresight().outcome(played.after()),
                book().foresight().outcome(folded));
            for (String id : book().cast().roster(folded)) {
              book().showing().nameOf(folded, id);
              book().showing().witnesses(folded, id);
            }
          }
        });
  }

  @Test
  void theSameSeedGivesTheSameLog() {
    int some = played() / 4;
    var opened = new LinkedHashSet<String>();
    for (Recorded<S, T, E> each : recorded()) {
      var name = each.opening().name();
      if (opened.add(name)) {
        var again = play(each.opening(), each.seed()).run(some);
        same(name, log(each.play(), some), log(again, some));
      }
    }
  }

  private List<String> log(RandomPlay.Recording<S, T, E> play, int commands) {
    var log = new ArrayList<String>();
    play.show(
        commands,
        new Look<>() {
          @Override
          public void played(RandomPlay.Played<S, T, E> played) {
            log.add(played.seat() + ": " + played.command());
            S before = played.before();
            for (E event : played.events()) {
              log.add(book().showing().narrate(event, before, List.of()).inFull());
              before = book().rules().apply(before, event);
            }
            log.add(played.tape().toString());
          }
        });
    return log;
  }

  // Pauses

  @Test
  void pausesAndRestartsChangeNothing() {
    for (Recorded<S, T, E> each : recorded()) {
      var play = play(each.opening(), each.seed());
      show(
          each,
          played(),
          new Look<>() {
            @Override
            public void filled(S state, Seat seat, Offer offer, T command) {
              var played = play.withRestarts(state, seat, command);
              var fate = new ScriptedFate(script(played.tape()));
              var at = new Scripted<>(book(), line -> {}).run(Game.at(state), command, fate);
              same("the state without pauses", played.after(), at.game().state());
              same("the events without pauses", played.events(), at.events());
              same("what is left of the script", List.of(), fate.leftOver());
            }
          });
    }
  }

  private static Script script(List<Draw> tape) {
    var dice = new ArrayList<Token>();
    var answers = new ArrayList<Script.Answer>();
    var judged = new ArrayList<Script.Judged>();
    for (Draw draw : tape) {
      switch (draw) {
        case Draw.Die die -> dice.add(new Token.Die(die.sides(), die.face()));
        case Draw.Picked picked -> dice.add(new Token.Pick(picked.index()));
        case Draw.Passed passed ->
            answers.add(new Script.Answer(new Seat(passed.seat()), passed.question(), Fate.PASS));
        case Draw.Answer answer -> {
          if (answer.question().equals("judge")) {
            judged.add(new Script.Judged(answer.clause(), answer.value()));
          } else {
            answers.add(
                new Script.Answer(new Seat(answer.seat()), answer.question(), answer.value()));
          }
        }
      }
    }
    return new Script(dice, answers, judged);
  }

  @Test
  void aTapeThatDoesNotMatchIsCancelledAndNeverGuessed() {
    everywhere(
        played() / 4,
        new Look<>() {
          @Override
          public void played(RandomPlay.Played<S, T, E> played) {
            for (RandomPlay.Pause<S, T> pause : played.pauses()) {
              var tape = new ArrayList<Draw>();
              tape.add(new Draw.Picked("no such clause", 1, 1));
              tape.addAll(pause.tape());
              var turn =
                  new Live<>(book(), Conformance::noDie).resume(pause.game(), tape, pause.manner());
              if (!(turn.end() instanceof Turn.Cancelled)) {
                throw new AssertionError("a false tape was played: " + turn.end());
              }
              same("the state", pause.game().state(), turn.game().state());
              same("the agenda", pause.game().agenda().rest(), turn.game().agenda());
            }
          }
        });
  }

  private static int noDie(int sides) {
    throw new AssertionError("a d" + sides + " is rolled over a false tape");
  }

  @Test
  void anAutomaticTableAndASimulationComeToTheSame() {
    everywhere(
        played() / 4,
        new Look<>() {
          @Override
          public void filled(S state, Seat seat, Offer offer, T command) {
            var turn =
                new Live<>(book(), SeededFaces.of(11))
                    .run(Game.at(state), command, Manner.AUTOMATIC);
            if (!(turn.end() instanceof Turn.Done)) {
              throw new AssertionError("an automatic table waits: " + turn.end());
            }
            var fate = new QuickFate(SeededFaces.of(11), Policy.DEFAULTS);
            same(
                "the simulated state",
                turn.game().state(),
                new Quick<>(book(), fate).run(state, command));
          }
        });
  }

  // Questions

  @Test
  void everyQuestionIsOneThatTheBookLists() {
    everywhere(
        played() / 2,
        new Look<>() {
          @Override
          public void played(RandomPlay.Played<S, T, E> played) {
            for (var pause : played.pauses()) {
              for (var asking : pause.asked().questions()) {
                var topic = asking.question().topic();
                if (!topic.family().equals("judge") && !book().rules().topics().contains(topic)) {
                  throw new AssertionError("topics() does not list the question " + topic.id());
                }
              }
            }
          }
        });
  }

  // Secrets

  @Test
  void nobodySeesWhatTheyMayNot() {
    everywhere(
        played() / 2,
        seats ->
            new Look<>() {
              @Override
              public void offered(S state, Map<Seat, List<Offer>> offers) {
                offers.forEach(
                    (seat, all) -> {
                      var hidden = secrets(state, seat);
                      keeps("the offers", seat, hidden, all.toString());
                      keeps(
                          "the facts", seat, hidden, book().facts().known(state, seat).toString());
                      keeps("the view", seat, hidden, written(book().showing().view(state, seat)));
                      keeps(
                          "the order of turns",
                          seat,
                          hidden,
                          book().deeds().turns(state, seat).toString());
                    });
              }

              @Override
              public void played(RandomPlay.Played<S, T, E> played) {
                for (Seat seat : seats) {
                  // what comes out in the course of this command is no secret any more
                  var hidden = new ArrayList<>(secrets(played.before(), seat));
                  hidden.retainAll(secrets(played.after(), seat));
                  S before = played.before();
                  for (E event : played.events()) {
                    var line = book().showing().narrate(event, before, List.of());
                    if (line.audience().includes(seat)) {
                      keeps("the log", seat, hidden, line.read(seat));
                    }
                    before = book().rules().apply(before, event);
                  }
                  for (var pause : played.pauses()) {
                    if (pause.asked().seats().contains(seat)) {
                      var question = pause.asked().question(seat);
                      var words = prompt(pause, question) + " " + question;
                      keeps("a question", seat, hidden, words);
                    }
                  }
                }
              }
            });
  }

  /// A view as it leaves the house: it must come back from its text as it was.
  private String written(View view) {
    var codec = volume().codec();
    var leaving = new View(view.panels().stream().map(this::leaving).toList());
    String text = codec.write(leaving, View.class);
    same("a view read back", leaving, codec.read(text, View.class));
    return text;
  }

  /// A map for the Referee to lay once more leaves the house as files have it.
  private View.Panel leaving(View.Panel panel) {
    return new View.Panel(
        panel.id(),
        panel.title(),
        panel.subject(),
        panel.items().stream()
            .map(
                item ->
                    item instanceof View.Grid grid
                        ? grid.with(grid.plan().map(this::leaving))
                        : item)
            .toList());
  }

  private View.Plan leaving(View.Plan plan) {
    return new View.Plan(plan.command(), plan.slot(), volume().codec().plain(plan.map()));
  }

  private String prompt(RandomPlay.Pause<S, T> pause, Question<?> question) {
    var names =
        question.about().stream()
            .map(id -> book().showing().nameOf(pause.game().state(), id))
            .toList();
    return question.topic().prompt(names);
  }

  private static void keeps(String what, Seat seat, List<String> hidden, String text) {
    for (String secret : hidden) {
      if (!text.contains(secret)) {
        continue;
      }
      // with a number after it, it is the name of another of the kind
      var whole = "(?<![A-Za-z0-9])" + Pattern.quote(secret) + "(?![A-Za-z0-9]|[ -][0-9])";
      if (Pattern.compile(whole).matcher(text).find()) {
        throw new AssertionError(what + " of " + seat + " tell the secret " + secret + ": " + text);
      }
    }
  }

  // Turns

  @Test
  void turnsAreTakenByThoseWhoAreThere() {
    everywhere(
        played() / 2,
        new Look<>() {
          @Override
          public void offered(S state, Map<Seat, List<Offer>> offers) {
            var onTurn = book().deeds().onTurn(state);
            for (String id : onTurn) {
              book()
                  .deeds()
                  .gone(state, id)
                  .ifPresent(word -> fail(id + " is " + word + " and still gets a turn"));
            }
            offers
                .keySet()
                .forEach(seat -> order(onTurn, book().deeds().turns(state, seat), state));
          }

          private void order(List<String> onTurn, List<TurnPlace> places, S state) {
            var ranked = new LinkedHashSet<String>();
            int rank = 1;
            for (TurnPlace place : places) {
              if (!ranked.add(place.who()) || !book().cast().roster(state).contains(place.who())) {
                fail(place.who() + " has two places in the order of turns, or is not there");
              }
              if (place.rank() < rank) {
                fail("the order of turns goes back at " + place.who());
              }
              rank = place.rank();
              if (!place.left().isEmpty() && !onTurn.contains(place.who())) {
                fail(place.who() + " has something left of a turn that is not theirs");
              }
            }
          }

          private void fail(String why) {
            throw new AssertionError(why);
          }
        });
  }

  // Words

  @Test
  void whatPeopleReadIsEnglish() {
    var read = new LinkedHashSet<String>(); // most is said again and again
    var faults = new LinkedHashSet<String>();
    everywhere(
        played(),
        new Look<>() {
          @Override
          public void offered(S state, Map<Seat, List<Offer>> offers) {
            for (Offer offer : offers.values().stream().flatMap(List::stream).toList()) {
              read(offer.label());
              offer.blocked().ifPresent(blocked -> read(blocked.refusal().reason()));
            }
          }

          @Override
          public void played(RandomPlay.Played<S, T, E> played) {
            S before = played.before();
            for (E event : played.events()) {
              var line = book().showing().narrate(event, before, List.of());
              read(line.text());
              read(line.inFull());
              before = book().rules().apply(before, event);
            }
            for (var pause : played.pauses()) {
              for (var asking : pause.asked().questions()) {
                read(prompt(pause, asking.question()));
              }
            }
          }

          private void read(String text) {
            if (read.add(text)) {
              faults.addAll(Prose.faults(text, capitals()));
            }
          }
        });
    if (!faults.isEmpty()) {
      throw new AssertionError(faults.size() + " faults:\n" + String.join("\n", faults));
    }
  }

  // Commands

  /// A deed, or a form: whoever may give a command can fill it in.
  @Test
  void everyCommandCanBeFilledIn() {
    S state = book().rules().opening(openings().getFirst().setup());
    for (Class<? extends Command> command : commandsOf(book().formats().step())) {
      try {
        book().deeds().choices(state, Seat.REFEREE, Partial.of(command));
      } catch (IllegalArgumentException e) {
        throw new AssertionError("nobody can fill in " + Names.of(command), e);
      }
    }
  }

  private static List<Class<? extends Command>> commandsOf(Class<?> step) {
    var commands = new ArrayList<Class<? extends Command>>();
    if (step.isSealed()) {
      for (Class<?> kind : step.getPermittedSubclasses()) {
        commands.addAll(commandsOf(kind));
      }
    } else if (Command.class.isAssignableFrom(step)) {
      commands.add(step.asSubclass(Command.class));
    }
    return commands;
  }

  // Facts

  @Test
  void everyFactIsDeclaredAndWhatIsSettableCanBeSet() {
    var names = new FactNames(book().facts().kinds());
    for (Opening opening : openings()) {
      S state = book().rules().opening(opening.setup());
      var facts = book().facts().known(state, Seat.REFEREE);
      facts.forEach(
          (fact, value) -> {
            if (!names.declares(fact)) {
              throw new AssertionError(opening.name() + ": nobody declares the fact " + fact);
            }
            if (names.refusesToSet(fact).isEmpty()) {
              var fate = new ScriptedFate(Script.EMPTY);
              var set =
                  new Scripted<>(book(), line -> {})
                      .run(Game.at(state), book().facts().setting(fact, value, "as it was"), fate);
              same(opening.name() + ": the refusal to set " + fact, "null", "" + set.refusal());
              same(
                  opening.name() + ": the facts with " + fact + " set as it was",
                  facts,
                  book().facts().known(set.game().state(), Seat.REFEREE));
            }
          });
    }
  }

  // Odds

  @Test
  void exactOddsAgreeWithSimulationAndWithEveryFace() {
    var samples = new LinkedHashMap<String, List<OddsTwins.Sample<S, T>>>();
    everywhere(
        played() / 4,
        new Look<>() {
          @Override
          public void filled(S state, Seat seat, Offer offer, T command) {
            var kind =
                samples.computeIfAbsent(
                    command.getClass().getSimpleName(), key -> new ArrayList<>());
            if (kind.size() < part(sampled())) {
              kind.add(new OddsTwins.Sample<>(state, command));
            }
          }
        });
    var twins = new OddsTwins<>(book(), simulated(), ways());
    samples.values().forEach(kind -> kind.forEach(twins::compare));
    if (twins.faceByFace() == 0) {
      throw new AssertionError("no command was small enough to be tried face by face");
    }
  }

  /// Of each kind of command some, and one with each weapon, spell and thing.
  @Test
  void noOutcomeIsMoreThanCertainAndNumbersAreWholeInAnyOdds() {
    var odds = new Odds<>(book(), Policy.DEFAULTS, LOOKED_THROUGH);
    var seen = new LinkedHashMap<String, Integer>();
    var means = new LinkedHashSet<String>();
    everywhere(
        played(),
        new Look<>() {
          @Override
          public void filled(S state, Seat seat, Offer offer, T command) {
            var kind = command.getClass().getSimpleName();
            boolean some = seen.merge(kind, 1, Integer::sum) <= part(weighed());
            if (means.add(meansOf(state, command)) || some) {
              try {
                OddsTwins.check(odds.preview(state, command, Seat.REFEREE, SeededFaces.of(3)));
              } catch (AssertionError e) {
                throw new AssertionError("odds of " + command + ": " + e.getMessage(), e);
              }
            }
          }
        });
  }

  /// A command without the people and the numbers in it.
  private String meansOf(S state, T command) {
    var means = volume().codec().write(command, book().formats().step()).replaceAll("[0-9]+", "");
    for (String id : book().cast().roster(state)) {
      means = means.replaceAll("\\b" + Pattern.quote(id) + "\\b", "");
    }
    return means;
  }
}

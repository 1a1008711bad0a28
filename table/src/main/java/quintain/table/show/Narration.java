package quintain.table.show;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import quintain.kernel.Audience;
import quintain.kernel.Event;
import quintain.kernel.Line;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Committed;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Thrown;
import quintain.kernel.parts.Phrases;
import quintain.packs.Volume;
import quintain.table.log.Logged.Dice;
import quintain.table.log.Logged.Told;
import quintain.table.log.Position.Running;
import quintain.table.store.Hearing;

/// Tells what a step did, and decides for each line and each roll who may hear of it: those whom
/// the book allows, as far as the roll mode of the command does.
public final class Narration<S extends State, T extends Step, E extends Event> {
  private static final System.Logger LOG = System.getLogger(Narration.class.getName());

  private final Volume<S, T, E> volume;
  private final Showing<S, T, E> showing;

  public Narration(Volume<S, T, E> volume, Showing<S, T, E> showing) {
    this.volume = volume;
    this.showing = showing;
  }

  /// The lines of a step. A roll stands with the first line that its clause decided, or else one of
  /// the same chapter, or else with the first line of the step; if there are several of these, with
  /// one that begins with whoever rolled.
  ///
  /// @param earlier what the same command has done before this step
  public List<Told> told(Committed<S, T, E> step, Running running, List<E> earlier) {
    var texts = new ArrayList<Told>();
    var soFar = new ArrayList<>(earlier);
    for (var cited : step.events()) {
      var line = line(cited.event(), cited.before(), soFar);
      soFar.add(cited.event());
      if (!line.text().isEmpty()) {
        texts.add(
            new Told(
                line.text(),
                cited.clause(),
                hearing(line.audience(), running),
                List.of(),
                line.inFull().equals(line.text()) ? "" : line.inFull(),
                who(cited.before(), line.text()),
                line.mark() == Line.Mark.PLAIN ? "" : Names.kebab(line.mark().name())));
      }
    }
    var dice = dice(step.before(), step.thrown(), step.tape(), running);
    if (dice.isEmpty()) {
      return List.copyOf(texts);
    }
    if (texts.isEmpty()) {
      return List.of(
          new Told("", dice.getFirst().roll().clause(), union(hearings(dice)), List.copyOf(dice)));
    }
    var told = new ArrayList<Told>();
    for (int i = 0; i < texts.size(); i++) {
      var line = texts.get(i);
      var own = new ArrayList<Dice>();
      for (Dice each : dice) {
        if (lineOf(each, texts) == i) {
          own.add(each);
        }
      }
      told.add(line.with(own));
    }
    return List.copyOf(told);
  }

  /// What the book says of an event. What has happened has happened, though the book may fail to
  /// find words for it.
  private Line line(E event, S before, List<E> earlier) {
    try {
      return discreet(volume.book().showing().narrate(event, before, earlier), before);
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "the book could not tell of an event", e);
      return new Line("Something has happened for which there are no words.", Audience.REFEREE);
    }
  }

  private static final String SOMEBODY = "somebody";

  /// A line without the names of those whom not everybody who hears it may know of; the Referee
  /// reads them. Where somebody in the open has the same name, it tells of nobody else.
  private Line discreet(Line line, S state) {
    var hidden = new TreeSet<String>();
    var open = new TreeSet<String>();
    for (String id : volume.book().cast().roster(state)) {
      var showing = volume.book().showing();
      boolean known = isWithin(line.audience(), showing.witnesses(state, id));
      (known ? open : hidden).add(showing.nameOf(state, id));
    }
    hidden.removeAll(open);
    if (hidden.stream().noneMatch(line.text()::contains)) {
      return line;
    }
    // The longest first: `Wolf 2` is not `Wolf`.
    var names =
        Stream.concat(hidden.stream(), open.stream())
            .sorted(Comparator.comparingInt(String::length).reversed())
            .map(Pattern::quote)
            .collect(Collectors.joining("|", "(?<!\\p{L})(", ")(?!\\p{L})"));
    var text =
        Pattern.compile(names)
            .matcher(line.text())
            .replaceAll(
                found ->
                    Matcher.quoteReplacement(
                        hidden.contains(found.group()) ? SOMEBODY : found.group()));
    return new Line(Phrases.sentence(text), line.audience(), line.inFull(), line.mark());
  }

  private static boolean isWithin(Audience audience, Audience other) {
    return other.everyone()
        || (!audience.everyone() && audience.seats().stream().allMatch(other::includes));
  }

  /// The name that a line begins with, the longest of several: `Wolf 2 runs` is not about `Wolf`.
  private String who(S state, String text) {
    var found = "";
    for (String id : volume.book().cast().roster(state)) {
      var name = volume.book().showing().nameOf(state, id);
      if (name.length() > found.length()
          && (text.startsWith(name + " ") || text.startsWith(name + ": "))) {
        found = name;
      }
    }
    return found;
  }

  static int lineOf(Dice dice, List<Told> lines) {
    int best = 0;
    int closest = -1;
    for (int i = 0; i < lines.size(); i++) {
      int close = closeness(dice, lines.get(i));
      if (close > closest) {
        closest = close;
        best = i;
      }
    }
    return best;
  }

  private static int closeness(Dice dice, Told line) {
    var clause = dice.roll().clause();
    int by = names(line, dice.roll().who()) ? 1 : 0;
    if (line.clause().equals(clause)) {
      return 4 + by;
    }
    return chapter(line.clause()).equals(chapter(clause)) ? 2 + by : 0;
  }

  /// Also in the middle: what somebody parries with stands in the line of who hits them.
  private static boolean names(Told line, String who) {
    return Pattern.compile("(?<!\\p{L})" + Pattern.quote(who) + "(?!\\p{L})")
        .matcher(line.text())
        .find();
  }

  /// `CRN-CRIT-02` is of the chapter `CRN-CRIT`.
  private static String chapter(String clause) {
    return clause.substring(0, Math.max(0, clause.lastIndexOf('-')));
  }

  /// Whole rolls with those who may see them.
  public List<Dice> dice(S state, List<Thrown> thrown, List<Draw> tape, Running running) {
    var rolled = showing.rolled(state, thrown, tape);
    var dice = new ArrayList<Dice>();
    for (int i = 0; i < rolled.size(); i++) {
      var witnesses = volume.book().showing().witnesses(state, thrown.get(i).actor());
      dice.add(new Dice(hearing(witnesses, running), rolled.get(i)));
    }
    return List.copyOf(dice);
  }

  // Who may hear

  static Hearing hearing(Audience audience, Running running) {
    return within(of(audience), running);
  }

  public static Hearing of(Audience audience) {
    if (audience.everyone()) {
      return Hearing.EVERYONE;
    }
    var seats = new ArrayList<String>();
    audience.seats().forEach(seat -> seats.add(seat.id()));
    seats.add(Seat.REFEREE.id());
    return only(seats);
  }

  /// What the roll mode leaves of those who may hear.
  public static Hearing within(Hearing hearing, Running running) {
    return switch (running.mode()) {
      case PUBLIC -> hearing;
      case TO_REFEREE ->
          both(hearing, only(List.of(running.by(), running.as(), Seat.REFEREE.id())));
      case BLIND -> both(hearing, only(List.of(Seat.REFEREE.id())));
      case SELF -> both(hearing, only(List.of(running.by())));
    };
  }

  /// In one order, so that the same seats are the same hearing.
  public static Hearing only(List<String> seats) {
    return Hearing.only(List.copyOf(new TreeSet<>(seats)));
  }

  /// Those who are among both.
  public static Hearing both(Hearing one, Hearing other) {
    if (one.everyone()) {
      return other;
    }
    return only(one.seats().stream().filter(other::includes).toList());
  }

  public static Hearing union(List<Hearing> hearings) {
    var seats = new TreeSet<String>();
    for (Hearing hearing : hearings) {
      if (hearing.everyone()) {
        return Hearing.EVERYONE;
      }
      seats.addAll(hearing.seats());
    }
    return Hearing.only(List.copyOf(seats));
  }

  /// Who may hear any of these lines.
  public static Hearing anyOf(List<Told> told) {
    var hearings = new ArrayList<Hearing>();
    for (Told line : told) {
      hearings.add(line.hearing());
      hearings.addAll(hearings(line.dice()));
    }
    return union(hearings);
  }

  private static List<Hearing> hearings(List<Dice> dice) {
    return dice.stream().map(Dice::hearing).toList();
  }
}

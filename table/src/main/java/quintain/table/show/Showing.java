package quintain.table.show;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import quintain.kernel.Event;
import quintain.kernel.Hints;
import quintain.kernel.Names;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.TurnPlace;
import quintain.kernel.View;
import quintain.kernel.Vital;
import quintain.kernel.dice.Face;
import quintain.kernel.fate.Asked;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Thrown;
import quintain.kernel.parts.Phrases;
import quintain.packs.Volume;
import quintain.table.protocol.ToSeat;
import quintain.table.protocol.ToSeat.Kind;

/// What a book shows, in the words of the wire: panels, roster, offers, questions, dice.
public final class Showing<S extends State, T extends Step, E extends Event> {
  private static final Pattern REFERENCE = Pattern.compile(" \\([A-Z]+-[^)]*\\)");

  /// The catalogue of each book in words, read once.
  private static final Map<Class<?>, Map<String, String>> CLAUSES = new ConcurrentHashMap<>();

  private final Volume<S, T, E> volume;
  private final Slips slips;
  private final Emblems<S> emblems;

  /// The command by which the book makes characters.
  private final Class<?> making;

  public Showing(Volume<S, T, E> volume) {
    this.volume = volume;
    this.slips = new Slips(volume);
    this.emblems = new Emblems<>(volume);
    this.making = volume.book().cast().creation("newcomer", Seat.REFEREE).getClass();
  }

  // Panels

  /// A panel as it goes over the wire: numbers go by the names that people call them, and a map
  /// that is written down is as files have it.
  public View.Panel panel(View.Panel panel) {
    return new View.Panel(
        panel.id(),
        panel.title(),
        panel.subject(),
        panel.items().stream().map(this::item).toList());
  }

  private View.Item item(View.Item item) {
    return switch (item) {
      case View.Score(var label, var value, var parts) ->
          new View.Score(figure(label), value, parts);
      case View.Track(var label, var now, var most) -> new View.Track(figure(label), now, most);
      case View.Pool(var label, var dice, var sides) -> new View.Pool(figure(label), dice, sides);
      case View.Grid grid -> grid.with(grid.plan().map(this::plan));
      case View.Prose(var label, var text) -> new View.Prose(called(label), text);
      case View.Chip(var label, var detail) -> new View.Chip(called(label), detail);
      case View.Slots _, View.Countdown _, View.Bands _ -> item;
    };
  }

  /// What a number is called; `fight.round` is the round of the fight.
  private String figure(String label) {
    return volume.book().facts().figure(label.substring(label.lastIndexOf('.') + 1));
  }

  /// What goes by the name of a fact is called like a number; all else is in words already.
  private String called(String label) {
    return FACT.matcher(label).matches() ? figure(label) : label;
  }

  private static final Pattern FACT = Pattern.compile("[a-z0-9-]+(?:\\.[a-z0-9-]+)+");

  private View.Plan plan(View.Plan plan) {
    return new View.Plan(plan.command(), plan.slot(), volume.codec().plain(plan.map()));
  }

  // The roster

  /// Everybody whom this view has a panel of; whoever has none is not there for the seat.
  ///
  /// @param byThemselves those who play by themselves, with their policies
  /// @param portraits the faces that people have chosen, as they are written
  public List<ToSeat.Figure> roster(
      S state,
      View view,
      Seat seat,
      Map<String, String> byThemselves,
      Map<String, String> portraits) {
    var book = volume.book();
    var seen = new LinkedHashSet<String>();
    view.panels().forEach(panel -> seen.add(panel.subject()));
    var sides = new LinkedHashMap<String, String>();
    var out = new LinkedHashSet<String>();
    for (var side : book.foresight().outcome(state).sides()) {
      side.able().forEach(id -> sides.put(id, side.name()));
      side.out().forEach(id -> sides.put(id, side.name()));
      out.addAll(side.out());
    }
    var onTurn = book.deeds().onTurn(state);
    var places = new LinkedHashMap<String, ToSeat.Place>();
    for (TurnPlace place : book.deeds().turns(state, seat)) {
      places.put(
          place.who(), new ToSeat.Place(place.rank(), place.done(), place.left(), place.asks()));
    }
    var roster = new ArrayList<ToSeat.Figure>();
    for (String id : book.cast().roster(state)) {
      if (seen.contains(id)) {
        var name = book.showing().nameOf(state, id);
        roster.add(
            new ToSeat.Figure(
                id,
                name,
                sides.getOrDefault(id, ""),
                book.cast().seatOf(state, id).id(),
                out.contains(id),
                onTurn.contains(id),
                book.deeds().gone(state, id).orElse(""),
                Optional.ofNullable(places.get(id)),
                vitals(view, id),
                Optional.ofNullable(byThemselves.get(id)),
                Optional.ofNullable(portraits.get(id)),
                emblems.of(state, id, name, seat)));
      }
    }
    return List.copyOf(roster);
  }

  /// What keeps somebody alive, as their panels in this view tell it.
  private List<ToSeat.Vital> vitals(View view, String id) {
    var items =
        view.panels().stream()
            .filter(panel -> panel.subject().equals(id))
            .flatMap(panel -> panel.items().stream())
            .toList();
    var told = new ArrayList<ToSeat.Vital>();
    for (Vital vital : volume.book().facts().vitals()) {
      for (View.Item item : items) {
        if (item.label().equals(vital.label())) {
          number(item, vital.harm()).ifPresent(told::add);
        }
      }
    }
    if (told.isEmpty()) {
      items.stream()
          .filter(View.Track.class::isInstance)
          .findFirst()
          .flatMap(track -> number(track, false))
          .ifPresent(told::add);
    }
    return List.copyOf(told);
  }

  private Optional<ToSeat.Vital> number(View.Item item, boolean harm) {
    return switch (item) {
      case View.Track(var label, var now, var most) ->
          Optional.of(new ToSeat.Vital(figure(label), now, Optional.of(most), harm));
      case View.Score(var label, var value, _) ->
          Optional.of(new ToSeat.Vital(figure(label), value, Optional.empty(), harm));
      case View.Pool _,
          View.Grid _,
          View.Slots _,
          View.Chip _,
          View.Countdown _,
          View.Bands _,
          View.Prose _ ->
          Optional.empty();
    };
  }

  // Offers

  public List<ToSeat.Offered> offers(S state, List<Offer> offers) {
    var roster = new LinkedHashSet<>(volume.book().cast().roster(state));
    return offers.stream().map(offer -> offered(offer, roster)).toList();
  }

  private ToSeat.Offered offered(Offer offer, Set<String> roster) {
    return new ToSeat.Offered(
        offer.label(),
        Names.kebab(offer.group().name()),
        Names.of(offer.command()),
        actor(offer, roster),
        slips.plain(offer.filled()),
        offer.plainMove(),
        offer
            .blocked()
            .map(
                blocked ->
                    new ToSeat.Why(blocked.refusal().clause().id(), blocked.refusal().reason())),
        offer.command().equals(making));
  }

  /// Whoever acts is named first in a command; whom the offer leaves open is nobody yet.
  private String actor(Offer offer, Set<String> roster) {
    return slips
        .actorSlot(offer.command())
        .filter(slot -> offer.filled().has(slot.name()))
        .map(slot -> offer.filled().get(slot.name(), String.class))
        .filter(roster::contains)
        .orElse("");
  }

  // Questions

  /// What a seat is asked, worded with the names of those concerned.
  public ToSeat.Question question(
      S state, String key, Asked asked, Seat seat, boolean confirm, List<ToSeat.Rolled> dice) {
    var prompt = prompt(state, asked.question(seat));
    return question(prompt, key, asked, seat, confirm, dice);
  }

  /// What a seat is asked.
  ///
  /// @param prompt its wording
  /// @param key names what the table waits for
  /// @param confirm whether the default stands ready to be confirmed
  /// @param dice those of this step so far that the seat may see
  public ToSeat.Question question(
      String prompt,
      String key,
      Asked asked,
      Seat seat,
      boolean confirm,
      List<ToSeat.Rolled> dice) {
    var question = asked.question(seat);
    var topic = question.topic();
    var die = asked.die();
    return new ToSeat.Question(
        key,
        topic.id(),
        topic.clause().id(),
        topic.family(),
        seat.id(),
        prompt,
        asked.mayPass(),
        kind(question),
        suggestion(question),
        confirm,
        dice,
        die == null ? Optional.empty() : Optional.of(die.sides()),
        Optional.empty(),
        Optional.empty());
  }

  /// The wording with the names of those concerned.
  public String prompt(S state, Question<?> question) {
    var names = question.about().stream().map(id -> nameOf(state, id)).toList();
    return Phrases.sentence(question.topic().prompt(names));
  }

  /// What people call whoever has an id; the Referee rolls under the book's own word.
  private String nameOf(S state, String id) {
    var referee = volume.book().theme().referee();
    return id.equalsIgnoreCase(referee) ? referee : volume.book().showing().nameOf(state, id);
  }

  <A> Object suggestion(Question<A> question) {
    return question.plain(question.byDefault());
  }

  public Kind kind(Question<?> question) {
    return switch (question) {
      case Question.YesNo _ -> new Kind.YesNo();
      case Question.OneOf<?> q -> new Kind.OneOf(choices(q.options()));
      case Question.SomeOf<?> q -> new Kind.SomeOf(choices(q.options()), q.least(), q.most());
      case Question.NumberFrom q -> new Kind.NumberFrom(q.least(), q.most(), marks(q));
      case Question.Words q -> new Kind.Words(q.longest(), q.needed());
      case Question.Lines q -> new Kind.Lines(lines(q), q.longest());
      case Question.Assignment q -> new Kind.Assignment(names(q), q.numbers());
      case Question.Purchase q -> new Kind.Purchase(q.budget(), wares(q), coins(q));
      case Question.Where q -> new Kind.Where(choices(q.spots()));
    };
  }

  private List<ToSeat.Choice> choices(List<? extends Option<?>> options) {
    var choices = new ArrayList<ToSeat.Choice>();
    for (Option<?> option : options) {
      var label =
          option.value() instanceof Seat seat && seat.isReferee() ? referee() : option.label();
      choices.add(new ToSeat.Choice(option.key(), label, hints(label, option.hints())));
    }
    return List.copyOf(choices);
  }

  private String referee() {
    return "the " + volume.book().theme().referee();
  }

  /// As the book gave them; what a clause explains is read there.
  private Map<String, String> hints(String label, List<Option.Hint> said) {
    var hints = new LinkedHashMap<String, String>();
    for (Option.Hint hint : said) {
      if (hint.name().equals(Hints.RULE)) {
        hints.put(Hints.MEANING, meaning(label, hint.value()));
      } else {
        hints.put(hint.name(), hint.value());
      }
    }
    return hints;
  }

  /// A clause as it explains something: without the name it begins with, and without references.
  private String meaning(String label, String clause) {
    var text =
        CLAUSES
            .computeIfAbsent(volume.book().getClass(), _ -> clauses(volume))
            .getOrDefault(clause, "");
    int colon = text.indexOf(": ");
    var whole =
        colon > 0 && text.substring(0, colon).contains(label) ? text.substring(colon + 2) : text;
    return REFERENCE.matcher(whole).replaceAll("");
  }

  private static Map<String, String> clauses(Volume<?, ?, ?> volume) {
    var texts = new LinkedHashMap<String, String>();
    volume.catalogue().clauses().forEach(clause -> texts.put(clause.id(), clause.text()));
    return texts;
  }

  private static List<ToSeat.Line> lines(Question.Lines question) {
    return question.lines().stream()
        .map(line -> new ToSeat.Line(line.key(), line.label()))
        .toList();
  }

  private List<ToSeat.Name> names(Question.Assignment question) {
    return question.names().stream()
        .map(name -> new ToSeat.Name(name.key(), name.label(), hints(name.label(), name.hints())))
        .toList();
  }

  private static List<ToSeat.Coin> coins(Question.Purchase purchase) {
    return purchase.coins().stream()
        .map(coin -> new ToSeat.Coin(coin.worth(), coin.one(), coin.many()))
        .toList();
  }

  private List<ToSeat.Ware> wares(Question.Purchase purchase) {
    return purchase.wares().stream()
        .map(
            ware ->
                new ToSeat.Ware(
                    ware.key(),
                    ware.label(),
                    ware.price(),
                    ware.most(),
                    hints(ware.label(), ware.hints())))
        .toList();
  }

  private static List<ToSeat.Mark> marks(Question.NumberFrom number) {
    return number.marks().stream()
        .map(mark -> new ToSeat.Mark(mark.number(), mark.name(), mark.meaning()))
        .toList();
  }

  // Dice

  /// Whole rolls as they lay on the table, one for each that was thrown and in the same order; the
  /// tape tells which were rolled by hand.
  public List<ToSeat.Rolled> rolled(S state, List<Thrown> thrown, List<Draw> tape) {
    var drawn = new DrawnDice(tape);
    var rolled = new ArrayList<ToSeat.Rolled>();
    for (Thrown each : thrown) {
      boolean manual = false;
      for (Face face : each.faces()) {
        manual |= drawn.byHand(each, face);
      }
      rolled.add(
          new ToSeat.Rolled(
              nameOf(state, each.actor()),
              each.roll(),
              each.clause(),
              faces(each.faces()),
              each.result(),
              manual));
    }
    return List.copyOf(rolled);
  }

  public static List<ToSeat.Face> faces(List<Face> faces) {
    return faces.stream()
        .map(face -> new ToSeat.Face(face.sides(), face.face(), face.kept(), face.exploded()))
        .toList();
  }

  /// The dice of a tape, taken one after another.
  private static final class DrawnDice {
    private final List<Draw.Die> dice = new ArrayList<>();
    private int at;

    DrawnDice(List<Draw> tape) {
      for (Draw draw : tape) {
        if (draw instanceof Draw.Die die) {
          dice.add(die);
        }
      }
    }

    /// Whether the next die, if it is this one, was rolled by hand.
    boolean byHand(Thrown thrown, Face face) {
      if (at == dice.size()) {
        return false;
      }
      var die = dice.get(at);
      if (!die.clause().equals(thrown.clause())
          || !die.actor().equals(thrown.actor())
          || die.sides() != face.sides()
          || die.face() != face.face()) {
        return false;
      }
      at++;
      return die.manual();
    }
  }
}

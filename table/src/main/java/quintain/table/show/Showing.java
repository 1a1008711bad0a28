package quintain.table.show;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import quintain.kernel.Event;
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
import quintain.packs.Volume;
import quintain.table.protocol.ToSeat;

/// What a book shows, in the words of the wire: panels, roster, offers, questions, dice.
public final class Showing<S extends State, T extends Step, E extends Event> {
  private final Volume<S, T, E> volume;
  private final Slips slips;

  public Showing(Volume<S, T, E> volume) {
    this.volume = volume;
    this.slips = new Slips(volume);
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
      case View.Slots _, View.Chip _, View.Countdown _, View.Bands _, View.Prose _ -> item;
    };
  }

  /// What a number is called; `fight.round` is the round of the fight.
  private String figure(String label) {
    return volume.book().showing().figure(label.substring(label.lastIndexOf('.') + 1));
  }

  private View.Plan plan(View.Plan plan) {
    return new View.Plan(plan.command(), plan.slot(), volume.codec().plain(plan.map()));
  }

  // The roster

  /// Everybody whom this view has a panel of; whoever has none is not there for the seat.
  ///
  /// @param byThemselves those who play by themselves, with their policies
  public List<ToSeat.Figure> roster(
      S state, View view, Seat seat, Map<String, String> byThemselves) {
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
      places.put(place.who(), new ToSeat.Place(place.rank(), place.done(), place.left()));
    }
    var roster = new ArrayList<ToSeat.Figure>();
    for (String id : book.cast().roster(state)) {
      if (seen.contains(id)) {
        roster.add(
            new ToSeat.Figure(
                id,
                book.showing().nameOf(state, id),
                sides.getOrDefault(id, ""),
                book.cast().seatOf(state, id).id(),
                out.contains(id),
                onTurn.contains(id),
                book.deeds().gone(state, id).orElse(""),
                Optional.ofNullable(places.get(id)),
                vitals(view, id),
                Optional.ofNullable(byThemselves.get(id))));
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
        offer
            .blocked()
            .map(
                blocked ->
                    new ToSeat.Why(blocked.refusal().clause().id(), blocked.refusal().reason())));
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
        die == null ? Optional.empty() : Optional.of(die.sides()));
  }

  /// The wording with the names of those concerned.
  public String prompt(S state, Question<?> question) {
    var names =
        question.about().stream().map(id -> volume.book().showing().nameOf(state, id)).toList();
    return question.topic().prompt(names);
  }

  <A> Object suggestion(Question<A> question) {
    return question.plain(question.byDefault());
  }

  public ToSeat.Kind kind(Question<?> question) {
    return switch (question) {
      case Question.YesNo _ -> new Wanted("yes-no").kind();
      case Question.OneOf<?> q -> new Wanted("one-of").options(choices(q.options())).kind();
      case Question.SomeOf<?> q ->
          new Wanted("some-of")
              .options(choices(q.options()))
              .least(q.least())
              .most(q.most())
              .kind();
      case Question.NumberFrom q ->
          new Wanted("number").least(q.least()).most(q.most()).marks(marks(q)).kind();
      case Question.Words q -> new Wanted("words").most(q.longest()).kind();
      case Question.Purchase q -> new Wanted("purchase").wares(q.budget(), wares(q)).kind();
      case Question.Where q -> new Wanted("where").options(choices(q.spots())).kind();
    };
  }

  private static List<ToSeat.Choice> choices(List<? extends Option<?>> options) {
    var choices = new ArrayList<ToSeat.Choice>();
    for (Option<?> option : options) {
      var hints = new LinkedHashMap<String, String>();
      option.hints().forEach(hint -> hints.put(hint.name(), hint.value()));
      choices.add(new ToSeat.Choice(option.key(), option.label(), hints));
    }
    return List.copyOf(choices);
  }

  private static List<ToSeat.Ware> wares(Question.Purchase purchase) {
    return purchase.wares().stream()
        .map(ware -> new ToSeat.Ware(ware.key(), ware.label(), ware.price(), ware.most()))
        .toList();
  }

  private static List<ToSeat.Mark> marks(Question.NumberFrom number) {
    return number.marks().stream()
        .map(mark -> new ToSeat.Mark(mark.number(), mark.name(), mark.meaning()))
        .toList();
  }

  /// A kind of answer being told, with the fields it has.
  private static final class Wanted {
    private final String kind;
    private Optional<List<ToSeat.Choice>> options = Optional.empty();
    private Optional<Integer> least = Optional.empty();
    private Optional<Integer> most = Optional.empty();
    private Optional<Integer> budget = Optional.empty();
    private Optional<List<ToSeat.Ware>> wares = Optional.empty();
    private Optional<List<ToSeat.Mark>> marks = Optional.empty();

    Wanted(String kind) {
      this.kind = kind;
    }

    Wanted options(List<ToSeat.Choice> options) {
      this.options = Optional.of(options);
      return this;
    }

    Wanted least(int least) {
      this.least = Optional.of(least);
      return this;
    }

    Wanted most(int most) {
      this.most = Optional.of(most);
      return this;
    }

    Wanted wares(int budget, List<ToSeat.Ware> wares) {
      this.budget = Optional.of(budget);
      this.wares = Optional.of(wares);
      return this;
    }

    Wanted marks(List<ToSeat.Mark> marks) {
      this.marks = marks.isEmpty() ? Optional.empty() : Optional.of(marks);
      return this;
    }

    ToSeat.Kind kind() {
      return new ToSeat.Kind(kind, options, least, most, budget, wares, marks);
    }
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
              volume.book().showing().nameOf(state, each.actor()),
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

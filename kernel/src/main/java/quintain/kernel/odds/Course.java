package quintain.kernel.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Measure;
import quintain.kernel.Rulebook;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.dice.TooMuchWork;

/// How something goes on by itself until an event has happened: a poison to its end.
///
/// Each situation is resolved once, however often it comes back: situations of the same essence are
/// one place, and a turn leads from place to place. The chances then flow along these turns until
/// next to nothing is still on its way ([Flow]). What turns name adds up: numbers are summed, and
/// what happened once has happened.
final class Course<S extends State, T extends Step, E extends Event> {
  private final Rulebook<S, T, E> book;
  private final Ways<S, T, E, Precise> ways;
  private final Ways.Lookout lookout;
  private final Map<Situation, Integer> known = new LinkedHashMap<>();
  private final List<Reached<S>> reached = new ArrayList<>();
  private final List<Place> places = new ArrayList<>();

  /// What turns name, and whether it is a matter of yes or no.
  private final Map<String, Boolean> names = new LinkedHashMap<>();

  Course(Rulebook<S, T, E> book, Ways<S, T, E, Precise> ways, String until) {
    this.book = book;
    this.ways = ways;
    this.lookout = new Ways.Lookout(until, true);
  }

  /// A situation as far as the future is concerned, and whether the end has come.
  private record Situation(Object essence, boolean there) {}

  /// The first state found in a situation, and what happens next in it.
  private record Reached<S>(S state, boolean there) {}

  /// Where turns lead from, and the chance of what they leave out.
  record Place(List<Turn> turns, double lost) {
    static final Place END = new Place(List.of(), 0);
  }

  /// One way a turn can go, with the amounts named on it; yes is 1.
  record Turn(int to, double weight, Map<String, Integer> named) {}

  /// Two values of one name, on one way.
  static Measure together(Measure earlier, Measure later) {
    if (earlier.value() instanceof Integer a && later.value() instanceof Integer b) {
      return new Measure(later.name(), a + b);
    }
    return earlier.value().equals(true) ? earlier : later;
  }

  Preview follow(S before, T command) {
    explore(before, command);
    var outcomes = new ArrayList<Preview.Chance>();
    double residual = 0;
    for (var name : names.entrySet()) {
      var flow = new Flow(places, name.getKey());
      flow.run();
      residual = Math.max(residual, flow.residual());
      boolean yesNo = name.getValue();
      flow.amounts()
          .forEach(
              (amount, p) -> {
                if (!yesNo) {
                  outcomes.add(new Preview.Chance(name.getKey(), amount, p));
                } else if (amount > 0) {
                  outcomes.add(new Preview.Chance(name.getKey(), true, p));
                }
              });
    }
    var flow = new Flow(places, "");
    flow.run();
    residual = Math.max(residual, flow.residual());
    outcomes.addAll(leftBehind(before, flow));
    return new Preview(outcomes, residual, true, 0, ways.met().told());
  }

  /// What the book finds changed in the end.
  private List<Preview.Chance> leftBehind(S before, Flow flow) {
    var found = new Outcomes<Double>(Double::sum, book.showing().measures(before, before));
    for (int place = 0; place < places.size(); place++) {
      double arrived = flow.arrivedAt(place);
      if (arrived > 0) {
        found.add(List.of(), book.showing().measures(before, reached.get(place).state()), arrived);
      }
    }
    return found.told(p -> p);
  }

  /// Every place that can be reached, and the turns between them. The command itself leads away
  /// from the first, which nothing comes back to.
  private void explore(S before, T command) {
    reached.add(new Reached<>(before, false));
    places.add(leadingFrom(before, command));
    while (places.size() < reached.size()) {
      var next = reached.get(places.size());
      var onward = next.there() ? Optional.<T>empty() : book.foresight().onward(next.state());
      places.add(onward.map(step -> leadingFrom(next.state(), step)).orElse(Place.END));
    }
  }

  private Place leadingFrom(S state, T step) {
    var ends = ways.ends(Game.<S, T>at(state).with(step), lookout);
    if (ends == null) {
      throw new TooMuchWork("Too many ways lead to " + lookout.until() + ".");
    }
    var turns = new ArrayList<Turn>();
    ends.forEach(
        (end, weight) ->
            turns.add(new Turn(placeOf(end), weight.toDouble(), amounts(end.measured()))));
    return new Place(turns, ways.lost().toDouble());
  }

  private int placeOf(Ways.End<S> end) {
    var situation = new Situation(book.foresight().essence(Game.at(end.state())), end.there());
    var place = known.get(situation);
    if (place == null) {
      place = reached.size();
      known.put(situation, place);
      reached.add(new Reached<>(end.state(), end.there()));
    }
    return place;
  }

  private Map<String, Integer> amounts(List<Measure> measured) {
    var amounts = new LinkedHashMap<String, Integer>();
    for (Measure measure : measured) {
      switch (measure.value()) {
        case Integer number -> {
          names.put(measure.name(), false);
          amounts.put(measure.name(), number);
        }
        case Boolean yes -> {
          names.putIfAbsent(measure.name(), true);
          amounts.put(measure.name(), yes ? 1 : 0);
        }
        default -> {} // words do not add up
      }
    }
    return amounts;
  }
}

package quintain.kernel.craft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import quintain.kernel.Command;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.Step;
import quintain.kernel.View;

/// The skeleton of what a seat may see: a panel for everybody in sight, with their figures or only
/// what shows, and then what is around them.
public abstract class Panels<S extends Peopled<B>, B extends Somebody> {
  protected final S state;
  protected final Seat seat;
  private final List<View.Panel> panels = new ArrayList<>();

  protected Panels(S state, Seat seat) {
    this.state = state;
    this.seat = seat;
  }

  protected final View view() {
    for (B being : state.roster()) {
      if (state.maySee(being, seat)) {
        var items = new PanelItems();
        if (state.maySeeFigures(being, seat)) {
          figures(being, items);
        } else {
          onlyWhatShows(being, items);
        }
        panels.add(items.of(being.id(), being.name()));
      }
    }
    surroundings();
    return new View(List.copyOf(panels));
  }

  protected abstract void figures(B being, PanelItems items);

  /// What anybody can see who looks: nothing with a number in it.
  protected abstract void onlyWhatShows(B being, PanelItems items);

  /// The fight, the scene, the clock, what lies on the ground: a [#panel] each.
  protected abstract void surroundings();

  /// A panel, if there is anything in it.
  protected final void panel(String id, String title, PanelItems items) {
    if (!items.isEmpty()) {
      panels.add(items.panel(id, title));
    }
  }

  /// Whether the seat sees somebody of this id.
  protected final boolean isSeen(String id) {
    return state.find(id).filter(being -> state.maySee(being, seat)).isPresent();
  }

  /// Those in sight along the way, from near to far.
  protected final View.Bands bands(
      Predicate<B> there, ToIntFunction<B> at, IntFunction<String> name) {
    var byPlace = new TreeMap<Integer, List<String>>();
    for (B being : state.roster()) {
      if (state.maySee(being, seat) && there.test(being)) {
        byPlace.computeIfAbsent(at.applyAsInt(being), _ -> new ArrayList<>()).add(being.id());
      }
    }
    return new View.Bands(
        "where",
        byPlace.entrySet().stream()
            .map(
                place ->
                    new View.Band(
                        name.apply(place.getKey()), place.getKey(), List.copyOf(place.getValue())))
            .toList());
  }

  /// The map as it is written, for the Referee to lay once more.
  protected final Optional<View.Plan> plan(Class<? extends Command> laying, Record map) {
    return seat.isReferee()
        ? Optional.of(new View.Plan(Names.of(laying), "map", map))
        : Optional.empty();
  }

  /// What a seat may know of a character in the making: their own panel once they are there, and
  /// before that what the steps so far have settled, which lies in the step that comes next.
  public static <S extends Peopled<?>, T extends Step> List<View.Panel> growing(
      Game<S, T> game,
      Seat seat,
      String id,
      BiFunction<S, Seat, View> view,
      BiFunction<S, T, Optional<View.Panel>> soFar) {
    var known =
        view.apply(game.state(), seat).panels().stream()
            .filter(panel -> panel.subject().equals(id))
            .toList();
    return !known.isEmpty() || game.agenda().isEmpty()
        ? known
        : soFar.apply(game.state(), game.agenda().top()).stream().toList();
  }
}

package quintain.table.show;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Offer;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.View;
import quintain.packs.Volume;
import quintain.table.protocol.ToSeat;

/// What each seat sees of the scene. What has not changed since the last look is not drawn again.
public final class Scenery<S extends State, T extends Step, E extends Event> {
  /// The scene as a chair knows it.
  public record Seen(
      List<ToSeat.Figure> roster,
      List<ToSeat.Panel> panels,
      @Nullable List<ToSeat.Offered> offers,
      Waiting waiting,
      boolean over) {
    public static final Seen NOTHING =
        new Seen(List.of(), List.of(), null, Waiting.FOR_NOTHING, false);
  }

  /// What a seat knows of the question that the table waits for.
  public record Waiting(Optional<ToSeat.Question> question, List<String> names, boolean busy) {
    public static final Waiting FOR_NOTHING = new Waiting(Optional.empty(), List.of(), false);
  }

  private final Volume<S, T, E> volume;
  private final Showing<S, T, E> showing;
  private final Map<String, Sight<S>> sights = new LinkedHashMap<>();

  public Scenery(Volume<S, T, E> volume, Showing<S, T, E> showing) {
    this.volume = volume;
    this.showing = showing;
  }

  /// What a seat saw last, so that the next look need only draw what changed.
  private static final class Sight<S> {
    private @Nullable S state;
    private View view = new View(List.of());
    private List<ToSeat.Panel> panels = List.of();
    private List<ToSeat.Figure> roster = List.of();
    private boolean over;
    private @Nullable S offeredAt;
    private @Nullable List<Offer> offers;
    private List<ToSeat.Offered> offered = List.of();
  }

  public void forget(String seat) {
    sights.remove(seat);
  }

  /// The whole scene for a seat.
  ///
  /// @param acts whether the seat may do anything at all
  public Seen look(S state, String seat, boolean acts, Waiting waiting, boolean resting) {
    var sight = sights.computeIfAbsent(seat, _ -> new Sight<>());
    if (!state.equals(sight.state)) {
      draw(sight, state, seat);
    }
    // In the middle of a command there is nothing to choose from, so the last offers stay.
    if (acts && resting && !state.equals(sight.offeredAt)) {
      var offers = volume.book().offers(state, new Seat(seat));
      if (!offers.equals(sight.offers)) {
        sight.offers = offers;
        sight.offered = showing.offers(state, offers);
      }
      sight.offeredAt = state;
    }
    return new Seen(sight.roster, sight.panels, sight.offered, waiting, sight.over);
  }

  private void draw(Sight<S> sight, S state, String seat) {
    var view = volume.book().view(state, new Seat(seat));
    var drawn = new LinkedHashMap<View.Panel, ToSeat.Panel>();
    for (int i = 0; i < sight.view.panels().size(); i++) {
      drawn.put(sight.view.panels().get(i), sight.panels.get(i));
    }
    var panels = new ArrayList<ToSeat.Panel>();
    for (View.Panel panel : view.panels()) {
      var old = drawn.get(panel);
      panels.add(old == null ? showing.panel(panel) : old);
    }
    sight.panels = List.copyOf(panels);
    sight.view = view;
    sight.roster = showing.roster(state, view);
    sight.over = volume.book().outcome(state).over();
    sight.state = state;
  }

  /// What a seat saw at its last look.
  public View view(String seat) {
    var sight = sights.get(seat);
    return sight == null ? new View(List.of()) : sight.view;
  }

  /// The frame that takes a chair from what it has seen to what there is; none if that is the same.
  public static Optional<ToSeat.Scene> news(Seen before, Seen now, long last) {
    if (now.equals(before)) {
      return Optional.empty();
    }
    boolean first = before.equals(Seen.NOTHING);
    var changed = new ArrayList<ToSeat.Panel>();
    for (ToSeat.Panel panel : now.panels()) {
      if (!holds(before.panels(), panel)) {
        changed.add(panel);
      }
    }
    boolean sameOrder = !first && isSameOrder(before.panels(), now.panels());
    boolean sameRoster = !first && now.roster().equals(before.roster());
    var offers = now.offers();
    boolean sameOffers = offers == null || offers.equals(before.offers());
    if (changed.isEmpty()
        && sameOffers
        && sameOrder
        && sameRoster
        && now.waiting().equals(before.waiting())
        && now.over() == before.over()) {
      return Optional.empty();
    }
    return Optional.of(
        new ToSeat.Scene(
            last,
            sameRoster ? Optional.empty() : Optional.of(now.roster()),
            List.copyOf(changed),
            sameOrder ? Optional.empty() : Optional.of(order(now.panels())),
            sameOffers ? Optional.empty() : Optional.ofNullable(offers),
            now.waiting().question(),
            now.waiting().names(),
            now.waiting().busy(),
            now.over()));
  }

  private static boolean holds(List<ToSeat.Panel> panels, ToSeat.Panel panel) {
    for (ToSeat.Panel each : panels) {
      if (each.id().equals(panel.id())) {
        return each.equals(panel);
      }
    }
    return false;
  }

  private static boolean isSameOrder(List<ToSeat.Panel> before, List<ToSeat.Panel> now) {
    if (before.size() != now.size()) {
      return false;
    }
    for (int i = 0; i < now.size(); i++) {
      if (!before.get(i).id().equals(now.get(i).id())) {
        return false;
      }
    }
    return true;
  }

  private static List<String> order(List<ToSeat.Panel> panels) {
    return panels.stream().map(ToSeat.Panel::id).toList();
  }

  /// A scene of the past: every panel, no offers.
  public ToSeat.Scene past(S state, String seat, long number) {
    var view = volume.book().view(state, new Seat(seat));
    var panels = showing.panels(view);
    return new ToSeat.Scene(
        number,
        Optional.of(showing.roster(state, view)),
        panels,
        Optional.of(order(panels)),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        false,
        volume.book().outcome(state).over());
  }
}

package quintain.table.show;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
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
      List<View.Panel> panels,
      @Nullable List<ToSeat.Offered> offers,
      Waiting waiting,
      boolean over,
      List<ToSeat.Called> calls) {
    public static final Seen NOTHING =
        new Seen(List.of(), List.of(), null, Waiting.FOR_NOTHING, false, List.of());
  }

  /// What a seat knows of the question that the table waits for.
  ///
  /// @param questions those that it may read, its own first
  public record Waiting(List<ToSeat.Question> questions, List<String> names, boolean busy) {
    public static final Waiting FOR_NOTHING = new Waiting(List.of(), List.of(), false);
  }

  private final Volume<S, T, E> volume;
  private final Showing<S, T, E> showing;
  private final Offering<S, T, E> offering;
  private final Map<String, Sight<S>> sights = new LinkedHashMap<>();

  public Scenery(Volume<S, T, E> volume, Showing<S, T, E> showing, Offering<S, T, E> offering) {
    this.volume = volume;
    this.showing = showing;
    this.offering = offering;
  }

  /// What a seat saw last, so that the next look need only draw what changed.
  private static final class Sight<S> {
    private @Nullable S state;
    private Map<String, String> byThemselves = Map.of();
    private View view = new View(List.of());
    private List<View.Panel> panels = List.of();
    private List<ToSeat.Figure> roster = List.of();
    private boolean over;
    private List<ToSeat.Offered> offered = List.of();
  }

  public void forget(String seat) {
    sights.remove(seat);
    offering.forget(seat);
  }

  /// The whole scene for a seat.
  ///
  /// @param byThemselves those who play by themselves, with their policies
  /// @param acts whether the seat may do anything at all
  /// @param calls what the seat is called on to roll
  public Seen look(
      S state,
      Map<String, String> byThemselves,
      String seat,
      boolean acts,
      Waiting waiting,
      boolean resting,
      List<ToSeat.Called> calls) {
    var sight = sights.computeIfAbsent(seat, _ -> new Sight<>());
    if (!state.equals(sight.state) || !byThemselves.equals(sight.byThemselves)) {
      sight.byThemselves = byThemselves;
      draw(sight, state, seat);
    }
    // In the middle of a command there is nothing to choose from, so the last offers stay.
    if (acts && resting) {
      sight.offered = offering.shown(state, seat);
    }
    return new Seen(sight.roster, sight.panels, sight.offered, waiting, sight.over, calls);
  }

  private void draw(Sight<S> sight, S state, String seat) {
    var view = volume.book().showing().view(state, new Seat(seat));
    var drawn = new LinkedHashMap<View.Panel, View.Panel>();
    for (int i = 0; i < sight.view.panels().size(); i++) {
      drawn.put(sight.view.panels().get(i), sight.panels.get(i));
    }
    var panels = new ArrayList<View.Panel>();
    for (View.Panel panel : view.panels()) {
      var old = drawn.get(panel);
      panels.add(old == null ? showing.panel(panel) : old);
    }
    sight.panels = List.copyOf(panels);
    sight.view = view;
    sight.roster = showing.roster(state, view, new Seat(seat), sight.byThemselves);
    sight.over = isOver(state);
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
    var changed = new ArrayList<View.Panel>();
    for (View.Panel panel : now.panels()) {
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
        && now.over() == before.over()
        && now.calls().equals(before.calls())) {
      return Optional.empty();
    }
    return Optional.of(
        new ToSeat.Scene(
            last,
            sameRoster ? Optional.empty() : Optional.of(now.roster()),
            List.copyOf(changed),
            sameOrder ? Optional.empty() : Optional.of(order(now.panels())),
            sameOffers ? Optional.empty() : Optional.ofNullable(offers),
            now.waiting().questions().stream().findFirst(),
            now.waiting().questions().stream().skip(1).toList(),
            now.waiting().names(),
            now.waiting().busy(),
            now.over(),
            now.calls()));
  }

  private static boolean holds(List<View.Panel> panels, View.Panel panel) {
    for (View.Panel each : panels) {
      if (each.id().equals(panel.id())) {
        return each.equals(panel);
      }
    }
    return false;
  }

  private static boolean isSameOrder(List<View.Panel> before, List<View.Panel> now) {
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

  private static List<String> order(List<View.Panel> panels) {
    return panels.stream().map(View.Panel::id).toList();
  }

  /// A scene of the past: every panel, no offers.
  public ToSeat.Scene past(S state, String seat, long number) {
    var view = volume.book().showing().view(state, new Seat(seat));
    var panels = view.panels().stream().map(showing::panel).toList();
    return new ToSeat.Scene(
        number,
        Optional.of(showing.roster(state, view, new Seat(seat), Map.of())),
        panels,
        Optional.of(order(panels)),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        false,
        isOver(state),
        List.of());
  }

  /// Whether a fight has come to its end. Where a side never had anybody there was none.
  private boolean isOver(S state) {
    var outcome = volume.book().foresight().outcome(state);
    return outcome.over()
        && outcome.sides().stream()
            .noneMatch(side -> side.able().isEmpty() && side.out().isEmpty());
  }
}

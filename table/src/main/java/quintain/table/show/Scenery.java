package quintain.table.show;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.View;
import quintain.packs.Volume;
import quintain.table.protocol.ToSeat;

/// What each seat sees of the scene. What has not changed since the last look is not drawn again.
///
/// A book that fails while it is asked for a part of the scene spoils that part alone: in its place
/// it is said that it cannot be shown.
public final class Scenery<S extends State, T extends Step, E extends Event> {
  private static final System.Logger LOG = System.getLogger(Scenery.class.getName());

  private static final View.Prose TROUBLE =
      new View.Prose(
          "Trouble",
          "This cannot be shown just now. Whoever keeps this server finds why in its log.");

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
    private Map<String, String> portraits = Map.of();
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
  /// @param portraits the faces that people have chosen, as they are written
  /// @param acts whether the seat may do anything at all
  /// @param calls what the seat is called on to roll
  public Seen look(
      S state,
      Map<String, String> byThemselves,
      Map<String, String> portraits,
      String seat,
      boolean acts,
      Waiting waiting,
      boolean resting,
      List<ToSeat.Called> calls) {
    var sight = sights.computeIfAbsent(seat, _ -> new Sight<>());
    if (!state.equals(sight.state)
        || !byThemselves.equals(sight.byThemselves)
        || !portraits.equals(sight.portraits)) {
      sight.byThemselves = byThemselves;
      sight.portraits = portraits;
      draw(sight, state, seat);
    }
    // In the middle of a command there is nothing to choose from, so the last offers stay.
    if (acts && resting) {
      sight.offered = attempt("offers", () -> offering.shown(state, seat), List.of());
    }
    return new Seen(sight.roster, sight.panels, sight.offered, waiting, sight.over, calls);
  }

  private void draw(Sight<S> sight, S state, String seat) {
    var view =
        attempt(
            "a view",
            () -> volume.book().showing().view(state, new Seat(seat)),
            new View(List.of(new View.Panel("trouble", "The scene", "", List.of(TROUBLE)))));
    var drawn = new LinkedHashMap<View.Panel, View.Panel>();
    for (int i = 0; i < sight.view.panels().size(); i++) {
      drawn.put(sight.view.panels().get(i), sight.panels.get(i));
    }
    var panels = new ArrayList<View.Panel>();
    for (View.Panel panel : view.panels()) {
      var old = drawn.get(panel);
      panels.add(old == null ? shown(panel) : old);
    }
    sight.panels = List.copyOf(panels);
    sight.view = view;
    sight.roster =
        attempt(
            "a roster",
            () -> showing.roster(state, view, new Seat(seat), sight.byThemselves, sight.portraits),
            List.of());
    sight.over = attempt("an outcome", () -> isOver(state), false);
    sight.state = state;
  }

  private View.Panel shown(View.Panel panel) {
    return attempt(
        "a panel",
        () -> showing.panel(panel),
        new View.Panel(panel.id(), panel.title(), panel.subject(), List.of(TROUBLE)));
  }

  private static <V> V attempt(String what, Supplier<V> drawing, V otherwise) {
    try {
      return drawing.get();
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "the book could not show " + what, e);
      return otherwise;
    }
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
  ///
  /// @param portraits the faces that people have chosen, as they are written
  public ToSeat.Scene past(S state, Map<String, String> portraits, String seat, long number) {
    var sight = new Sight<S>();
    sight.portraits = portraits;
    draw(sight, state, seat);
    return scene(number, sight.roster, sight.panels, sight.over);
  }

  /// The same before anybody sees it; what the book cannot show is thrown.
  public ToSeat.Scene rehearsed(S state, Map<String, String> portraits, String seat) {
    var view = volume.book().showing().view(state, new Seat(seat));
    var panels = view.panels().stream().map(showing::panel).toList();
    var roster = showing.roster(state, view, new Seat(seat), Map.of(), portraits);
    return scene(1, roster, panels, isOver(state));
  }

  private static ToSeat.Scene scene(
      long number, List<ToSeat.Figure> roster, List<View.Panel> panels, boolean over) {
    return new ToSeat.Scene(
        number,
        Optional.of(roster),
        panels,
        Optional.of(order(panels)),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        false,
        over,
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

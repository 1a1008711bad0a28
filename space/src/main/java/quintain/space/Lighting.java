package quintain.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Spot;

/// How light it is where: every space has the light of the brightest source that reaches it.
public final class Lighting {
  private final Board board;
  private final Metric metric;
  private final Optional<Sight> shadows;
  private final List<Light> lights;

  /// Light that goes round every corner.
  public Lighting(Board board, Metric metric, List<Light> carried) {
    this(board, metric, carried, Optional.empty());
  }

  /// Light that reaches only what can be seen from its source.
  public Lighting(Board board, Metric metric, List<Light> carried, Sight shadows) {
    this(board, metric, carried, Optional.of(shadows));
  }

  private Lighting(Board board, Metric metric, List<Light> carried, Optional<Sight> shadows) {
    this.board = board;
    this.metric = metric;
    this.shadows = shadows;
    var all = new ArrayList<>(board.grid().lights());
    all.addAll(carried);
    this.lights = List.copyOf(all);
  }

  /// How light a space is.
  public Brightness at(Spot spot) {
    var grid = board.grid();
    var space = grid.space(spot);
    var brightest = grid.ambient().orElse(Brightness.HIGH);
    for (Light light : lights) {
      var source = grid.space(hung(light));
      var here = light.from(metric.feet(grid.gap(source, space), grid));
      if (here.compareTo(brightest) > 0
          && shadows.map(sight -> sight.sees(source, space)).orElse(true)) {
        brightest = here;
      }
    }
    return brightest;
  }

  /// How light it is at the lightest of somebody's spaces.
  public Brightness at(Body body) {
    var brightest = Brightness.DARKNESS;
    for (Spot spot : body.spots()) {
      brightest = brightest.or(at(spot));
    }
    return brightest;
  }

  private Spot hung(Light light) {
    Spot at = light.at();
    return board.contains(at.x(), at.y())
        ? new Spot(at.x(), at.y(), Math.max(at.z(), board.level(at.x(), at.y())))
        : at;
  }
}

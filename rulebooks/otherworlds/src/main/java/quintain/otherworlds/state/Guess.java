package quintain.otherworlds.state;

import java.util.List;
import java.util.Optional;

/// What a player may suppose of a foe whose figures are the World Master's: nothing but a DEF.
public final class Guess {
  /// More than anything takes, so that nothing but the DEF comes into it.
  private static final int UNTOUCHED = 999;

  private Guess() {}

  /// The state in which somebody has this DEF, wears nothing, and has figures of nobody's.
  public static OtwState def(OtwState state, Being hidden, int def) {
    var body = hidden.body();
    return state.with(
        hidden
            .with(new Attributes(0, 0, def, 0, 0, hidden.base().spd()))
            .withHealth(new Pool(UNTOUCHED, UNTOUCHED))
            .withAstral(new Pool(0, 0))
            .withDiscipline(new Pool(0, 0))
            .with(Kit.EMPTY)
            .with(
                new Body(
                    "",
                    List.of(),
                    body.size(),
                    body.gaits(),
                    Optional.empty(),
                    0,
                    Optional.empty(),
                    Responses.DEFAULTS,
                    List.of()))
            .with(
                new Life(
                    0,
                    0,
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of(),
                    Optional.empty(),
                    List.of(),
                    List.of(),
                    0)));
  }
}

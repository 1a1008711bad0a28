package quintain.rhod.state;

import java.util.List;

/// What somebody does with a Watch; exactly one of them (RHD-TIME-03).
public enum WatchKind {
  TRAVEL,
  ACTIVE,
  RESTING,
  /// Awake while others rest: no Rest of one's own (RHD-TIME-05, RHD-R-10).
  GUARD;

  /// A day on the road, from dawn (RHD-TIME-04).
  public static final List<WatchKind> TYPICAL_DAY =
      List.of(TRAVEL, ACTIVE, ACTIVE, TRAVEL, RESTING, RESTING);

  /// How somebody spends it, in a sentence.
  public String spent() {
    return switch (this) {
      case TRAVEL -> "travelling";
      case ACTIVE -> "active";
      case RESTING -> "resting";
      case GUARD -> "on guard";
    };
  }

  /// Whether one can eat and drink in it (RHD-NEED-03, RHD-NEED-08); who guards sits by the fire
  /// with those at rest.
  public boolean meals() {
    return this != ACTIVE;
  }
}

package quintain.rath.state;

/// How somebody goes to a space of the map.
public enum Pace {
  /// As the move of a turn (RTH-ACT-01).
  MOVE,
  /// Instead of the action, too (RTH-ACT-03).
  RUN,
  /// Out of action (RTH-ZERO-02).
  CRAWL;

  /// What somebody does at this pace.
  public String told() {
    return switch (this) {
      case MOVE -> "moves";
      case RUN -> "runs";
      case CRAWL -> "crawls";
    };
  }
}

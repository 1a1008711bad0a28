package quintain.otherworlds;

/// The ladder of Difficulty Levels (OTW-CHK-04 to 12). Its even steps end at Epic.
public enum Difficulty {
  SIMPLE(0),
  EASY(3),
  MODERATE(6),
  TOUGH(9),
  CHALLENGING(12),
  FORMIDABLE(15),
  IMPROBABLE(18),
  EPIC(21),
  LEGENDARY(30);

  private final int level;

  Difficulty(int level) {
    this.level = level;
  }

  public int level() {
    return level;
  }
}

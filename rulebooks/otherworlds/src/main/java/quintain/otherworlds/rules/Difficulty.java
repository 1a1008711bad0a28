package quintain.otherworlds.rules;

import java.util.Arrays;
import java.util.List;
import quintain.kernel.Question.NumberFrom.Mark;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Otw;

/// The ladder of Difficulty Levels (OTW-CHK-04 to 12). Its even steps end at Epic.
public enum Difficulty {
  SIMPLE(0, Otw.OTW_CHK_04),
  EASY(3, Otw.OTW_CHK_05),
  MODERATE(6, Otw.OTW_CHK_06),
  TOUGH(9, Otw.OTW_CHK_07),
  CHALLENGING(12, Otw.OTW_CHK_08),
  FORMIDABLE(15, Otw.OTW_CHK_09),
  IMPROBABLE(18, Otw.OTW_CHK_10),
  EPIC(21, Otw.OTW_CHK_11),
  LEGENDARY(30, Otw.OTW_CHK_12);

  /// The words of the ladder, wherever a Difficulty Level is asked.
  static final List<Mark> MARKS =
      Arrays.stream(values())
          .map(step -> new Mark(step.level, Phrases.title(step), step.clause.id()))
          .toList();

  private final int level;
  private final Otw clause;

  Difficulty(int level, Otw clause) {
    this.level = level;
    this.clause = clause;
  }

  public int level() {
    return level;
  }
}

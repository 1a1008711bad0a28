package quintain.rhod.rules;

import static quintain.rhod.state.Rhd.RHD_CHK_02;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Option;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Part;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Tilt;
import quintain.rhod.state.Words;

/// Any other benefit or deficit of a roll, by the Referee's word: Advantage, Disadvantage or a
/// number (RHD-CHK-02, RHD-ATK-03).
///
/// @param tilt above 0 for Advantage, below for Disadvantage
record Benefit(int tilt, int number) {
  static final Benefit NONE = new Benefit(0, 0);

  private static final String NAME = "the Referee's word";

  private static final int MOST = 20;

  /// Each of them, for the Referee to choose from.
  static final List<Option<Benefit>> ALL = all();

  private static List<Option<Benefit>> all() {
    var all = new ArrayList<Option<Benefit>>();
    all.add(new Option<>("none", "nothing else", NONE));
    all.add(new Option<>("advantage", "Advantage", new Benefit(1, 0)));
    all.add(new Option<>("disadvantage", "Disadvantage", new Benefit(-1, 0)));
    for (int number = 1; number <= MOST; number++) {
      all.add(numbered(number));
      all.add(numbered(-number));
    }
    return List.copyOf(all);
  }

  private static Option<Benefit> numbered(int number) {
    return new Option<>(Integer.toString(number), Words.signed(number), new Benefit(0, number));
  }

  /// Adds what was promised somebody for their next roll: both kinds where there are both, each as
  /// late as it was gained (RHD-R-04).
  static void promised(RhodState state, Being who, List<Part> parts, List<Tilt> tilts) {
    if (who.is(Condition.FAVORED)) {
      tilts.add(Tilt.advantage(NAME, RHD_CHK_02).gainedBy(state, who, Condition.FAVORED));
    }
    if (who.is(Condition.HINDERED)) {
      tilts.add(Tilt.disadvantage(NAME, RHD_CHK_02).gainedBy(state, who, Condition.HINDERED));
    }
    new Benefit(0, who.stacks(Condition.BENEFIT) - who.stacks(Condition.DEFICIT))
        .onto(parts, tilts);
  }

  /// Adds it to a roll.
  void onto(List<Part> parts, List<Tilt> tilts) {
    if (number != 0) {
      parts.add(new Part(NAME, number, RHD_CHK_02));
    }
    if (tilt != 0) {
      tilts.add(
          (tilt > 0 ? Tilt.advantage(NAME, RHD_CHK_02) : Tilt.disadvantage(NAME, RHD_CHK_02))
              .withTheRoll());
    }
  }
}

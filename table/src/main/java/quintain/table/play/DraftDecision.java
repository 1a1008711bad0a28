package quintain.table.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Thrown;

/// A decision in a draft, by dice, chance or somebody's word, and the draws it was made by.
///
/// @param from the number of its first draw
/// @param to the number of the first draw after it
/// @param redo whether the seat that drafts may decide it anew
record DraftDecision(int from, int to, String prompt, String answer, String clause, boolean redo) {
  /// A question and its answer, as they read.
  record Spoken(String prompt, String answer) {}

  /// All decisions of a draft, in order.
  ///
  /// @param thrown the rolls among the draws
  /// @param spoken what was asked and said, by the draw's number
  /// @param isOwn whether the draft's own seat said it
  static List<DraftDecision> of(
      List<Draw> draws, List<Thrown> thrown, Map<Integer, Spoken> spoken, Predicate<Draw> isOwn) {
    var made = new ArrayList<DraftDecision>();
    var rolls = new ArrayDeque<>(thrown);
    int at = 0;
    while (at < draws.size()) {
      var draw = draws.get(at);
      int to = at + 1;
      switch (draw) {
        case Draw.Die die -> {
          var roll = rolls.poll();
          to = roll == null ? draws.size() : at + Math.max(1, roll.faces().size());
          made.add(
              roll == null
                  ? new DraftDecision(
                      at,
                      to,
                      "d" + die.sides(),
                      faces(draws.subList(at, to)),
                      die.clause(),
                      die.manual())
                  : new DraftDecision(
                      at,
                      to,
                      roll.roll(),
                      to == at + 1
                          ? roll.result()
                          : faces(draws.subList(at, to)) + ": " + roll.result(),
                      die.clause(),
                      die.manual()));
        }
        case Draw.Picked picked ->
            made.add(
                new DraftDecision(
                    at,
                    to,
                    "Chance decides",
                    picked.index() + " of " + picked.size(),
                    picked.clause(),
                    false));
        case Draw.Answer _, Draw.Passed _ -> {
          var said = spoken.getOrDefault(at, new Spoken("", ""));
          made.add(
              new DraftDecision(
                  at, to, said.prompt(), said.answer(), draw.clause(), isOwn.test(draw)));
        }
      }
      at = to;
    }
    return made;
  }

  private static String faces(List<Draw> dice) {
    return dice.stream()
        .map(draw -> draw instanceof Draw.Die die ? String.valueOf(die.face()) : "")
        .collect(Collectors.joining(" "));
  }
}

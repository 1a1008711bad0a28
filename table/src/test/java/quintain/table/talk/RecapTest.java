package quintain.table.talk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.table.protocol.ToSeat;

/// What a session is told as, from the lines of its log.
class RecapTest {
  private static final Map<String, String> NAMES = Map.of("a", "Ada", "b", "Ben");

  private static ToSeat.Entry entry(String kind, String by, boolean undone, ToSeat.Said... lines) {
    return new ToSeat.Entry(1, 0, kind, by, "", false, undone, 0, List.of(lines));
  }

  private static ToSeat.Said line(String text, String who, String mark, ToSeat.Rolled... dice) {
    return new ToSeat.Said(text, "", List.of(dice), who, mark);
  }

  private static ToSeat.Rolled roll(String who, String notation, int sides, Integer... faces) {
    var shown =
        Arrays.stream(faces).map(face -> new ToSeat.Face(sides, face, true, false)).toList();
    int sum = Arrays.stream(faces).mapToInt(Integer::intValue).sum();
    return new ToSeat.Rolled(who, notation, "", shown, String.valueOf(sum), false);
  }

  private static String recap(ToSeat.Entry... entries) {
    return Recap.of("The mill", List.of(entries), seat -> NAMES.getOrDefault(seat, seat));
  }

  @Test
  void nothing() {
    assertThat(recap()).isEqualTo("# The mill\n\nNothing has happened yet.\n");
  }

  @Test
  void aFight() {
    assertThat(
            recap(
                entry("command", "a", false, line("Ada begins a fight", "", "")),
                entry("step", "a", false, line("A fight begins", "", "begin")),
                entry("step", "a", false, line("Round 1", "", "round")),
                entry("step", "b", false, line("Ben strikes the rat", "Ben", "")),
                entry("step", "b", false, line("Rat loses 3 HP", "Rat", "harm")),
                entry("step", "a", false, line("Round 2", "", "round")),
                entry("step", "b", false, line("Ben strikes the rat", "Ben", "")),
                entry(
                    "step",
                    "b",
                    false,
                    line("Rat loses 1 HP", "Rat", "harm"),
                    line("Rat dies", "Rat", "death")),
                entry("step", "a", false, line("The fight is over", "", "end")),
                entry("step", "a", false, line("Ada finds a ring", "Ada", "found"))))
        .isEqualTo(
            """
            # The mill

            ## Who was there

            - Ada
            - Ben

            ## What happened

            - A fight begins
            - Rat dies
            - The fight is over (after 2 rounds)
            - Ada finds a ring

            ## Who did what

            - **Ben** acted twice
            - **Rat** was hurt twice

            ## Who fell

            - Rat dies

            ## What was found

            - Ada finds a ring
            """);
  }

  @Test
  void whatWasTakenBackDidNotHappen() {
    assertThat(recap(entry("step", "b", true, line("Rat dies", "Rat", "death"))))
        .doesNotContain("Rat")
        .doesNotContain("Ben");
  }

  /// 12 of 12 with two dice is rarer than 6 of 6 with one; 3 of 6 and 4 of 6 are neither.
  @Test
  void bestAndWorstDice() {
    assertThat(
            recap(
                entry("roll", "a", false, line("", "", "", roll("Ada", "1d6", 6, 6))),
                entry("roll", "b", false, line("", "", "", roll("Ben", "2d6", 6, 6, 6))),
                entry("roll", "b", false, line("", "", "", roll("Ben", "1d20", 20, 1))),
                entry("roll", "a", false, line("", "", "", roll("Ada", "1d6", 6, 2)))))
        .endsWith(
            """
            ## Best dice

            - **Ben** rolled 12 with 2d6
            - **Ada** rolled 6 with 1d6

            ## Worst dice

            - **Ben** rolled 1 with 1d20
            - **Ada** rolled 2 with 1d6
            """);
  }
}

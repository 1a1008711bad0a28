package quintain.table.talk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import quintain.kernel.Line.Mark;
import quintain.kernel.Names;
import quintain.table.protocol.ToSeat;

/// A session told again from its log, in Markdown: who was there, what happened, who did how much,
/// who fell, what was found, and the best and worst dice. What was taken back did not happen.
final class Recap {
  private static final int MOST_DICE = 3;

  private final List<ToSeat.Entry> entries;
  private final StringBuilder text = new StringBuilder();

  private Recap(List<ToSeat.Entry> entries) {
    this.entries = entries.stream().filter(entry -> !entry.undone()).toList();
  }

  /// @param name what people call a seat
  static String of(String title, List<ToSeat.Entry> entries, UnaryOperator<String> name) {
    var recap = new Recap(entries);
    recap.text.append("# ").append(title).append('\n');
    recap.list("Who was there", recap.seats(name));
    recap.list("What happened", recap.story());
    recap.list("Who did what", recap.deeds());
    recap.list("Who fell", recap.marked(Mark.DEATH));
    recap.list("What was found", recap.marked(Mark.FOUND));
    recap.dice();
    if (recap.text.indexOf("\n## ") < 0) {
      recap.text.append("\nNothing has happened yet.\n");
    }
    return recap.text.toString();
  }

  private void list(String heading, List<String> lines) {
    if (!lines.isEmpty()) {
      text.append("\n## ").append(heading).append("\n\n");
      lines.forEach(line -> text.append("- ").append(line).append('\n'));
    }
  }

  private List<String> seats(UnaryOperator<String> name) {
    var seats = new LinkedHashSet<String>();
    for (var entry : entries) {
      if (!entry.by().isEmpty()) {
        seats.add(name.apply(entry.by()));
      }
    }
    return List.copyOf(seats);
  }

  private List<ToSeat.Said> lines() {
    return entries.stream().flatMap(entry -> entry.lines().stream()).toList();
  }

  private static boolean is(ToSeat.Said line, Mark mark) {
    return line.mark().equals(Names.kebab(mark.name()));
  }

  /// Fights with their turning points, in order; found things and the dead have lists of their own
  /// and belong to the story all the same.
  private List<String> story() {
    var story = new ArrayList<String>();
    int rounds = 0;
    for (var line : lines()) {
      if (is(line, Mark.ROUND)) {
        rounds++;
      } else if (is(line, Mark.BEGIN)) {
        rounds = 0;
        story.add(line.text());
      } else if (is(line, Mark.END)) {
        story.add(line.text() + (rounds > 0 ? " " + rounds(rounds) : ""));
        rounds = 0;
      } else if (is(line, Mark.TURNING_POINT) || is(line, Mark.DEATH) || is(line, Mark.FOUND)) {
        story.add(line.text());
      }
    }
    return story;
  }

  private static String rounds(int rounds) {
    return rounds == 1 ? "(after 1 round)" : "(after " + rounds + " rounds)";
  }

  private List<String> marked(Mark mark) {
    return lines().stream().filter(line -> is(line, mark)).map(ToSeat.Said::text).toList();
  }

  /// How much somebody did and suffered.
  private static final class Tally {
    private int deeds;
    private int hurts;

    private String told(String who) {
      var did = "**" + who + "** acted " + times(deeds);
      var suffered = "was hurt " + times(hurts);
      if (hurts == 0) {
        return did;
      }
      return deeds == 0 ? "**" + who + "** " + suffered : did + " and " + suffered;
    }

    private static String times(int count) {
      return switch (count) {
        case 1 -> "once";
        case 2 -> "twice";
        default -> count + " times";
      };
    }
  }

  private List<String> deeds() {
    Map<String, Tally> tallies = new LinkedHashMap<>();
    for (var entry : entries) {
      for (var line : entry.lines()) {
        if (is(line, Mark.HARM) && !line.who().isEmpty()) {
          tallies.computeIfAbsent(line.who(), _ -> new Tally()).hurts++;
        }
      }
      if (entry.kind().equals("step")) {
        entry.lines().stream()
            .filter(line -> !line.who().isEmpty() && line.mark().isEmpty())
            .map(ToSeat.Said::who)
            .findFirst()
            .ifPresent(who -> tallies.computeIfAbsent(who, _ -> new Tally()).deeds++);
      }
    }
    return tallies.entrySet().stream().map(tally -> tally.getValue().told(tally.getKey())).toList();
  }

  // Dice

  /// A roll, and how well it fell: from 0 for the least that its dice can show to 1 for the most.
  private record Fallen(ToSeat.Rolled roll, double luck) {
    private static Fallen of(ToSeat.Rolled roll) {
      int least = 0;
      int most = 0;
      int shown = 0;
      for (var face : roll.faces()) {
        if (face.kept()) {
          least++;
          most += face.sides();
          shown += face.face();
        }
      }
      return new Fallen(roll, most == least ? 0.5 : (double) (shown - least) / (most - least));
    }

    private String told() {
      return "**" + roll.who() + "** rolled " + roll.result() + " with " + roll.roll();
    }
  }

  private void dice() {
    var rolls =
        lines().stream()
            .flatMap(line -> line.dice().stream())
            .filter(roll -> !roll.who().isEmpty() && !roll.faces().isEmpty())
            .map(Fallen::of)
            .toList();
    // Of rolls that fell alike, that with more dice is the rarer one.
    var best =
        Comparator.comparingDouble(Fallen::luck)
            .reversed()
            .thenComparingInt(each -> -each.roll().faces().size());
    var worst =
        Comparator.comparingDouble(Fallen::luck)
            .thenComparingInt(each -> -each.roll().faces().size());
    list(
        "Best dice",
        rolls.stream()
            .filter(each -> each.luck() > 0.5)
            .sorted(best)
            .limit(MOST_DICE)
            .map(Fallen::told)
            .toList());
    list(
        "Worst dice",
        rolls.stream()
            .filter(each -> each.luck() < 0.5)
            .sorted(worst)
            .limit(MOST_DICE)
            .map(Fallen::told)
            .toList());
  }
}

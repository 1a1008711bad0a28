package quintain.proving.fights;

import java.util.List;
import java.util.Locale;
import quintain.kernel.NearMiss;

/// The policies there are.
public final class Policies {
  /// Their names, from the simplest to the most thoughtful.
  public static final List<String> NAMES =
      List.of("random", "steady", "scatter", "cautious", "bold", "odds", "search");

  private static final List<String> WITHOUT_DICE = List.of("steady", "cautious", "bold", "odds");

  /// What each does, in a line.
  public static final List<String> ABOUT =
      List.of(
          "anything that is legal",
          "the strongest attack on the nearest foe, the weakest of them where that is known",
          "the strongest attack on any foe in reach, each as likely as the other",
          "helps the hurt, protects its own, hinders the foes, and runs when it goes badly",
          "what makes it stronger, then all that harms at once, and never a step back",
          "whatever does most good and least ill by the exact odds of the next step",
          "what wins most often when the fight is played on from here");

  private Policies() {}

  /// Whether a policy throws no dice of its own: in the same situation it chooses the same.
  public static boolean throwsNoDice(String name) {
    return WITHOUT_DICE.contains(name);
  }

  public static FightPolicy named(String name) {
    return switch (name.strip().toLowerCase(Locale.ROOT)) {
      case "random" -> new RandomPolicy();
      case "steady" -> new Steady();
      case "scatter" -> new Scatter();
      case "cautious" -> new Cautious();
      case "bold" -> new Bold();
      case "odds" -> new ByOdds();
      case "search" -> new BySearch();
      default ->
          throw new Unfit("there is no policy '" + name + "'" + NearMiss.advice(name, NAMES));
    };
  }
}

package quintain.proving;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;

/// What a fight has used up, from the facts before it and after.
final class Spending {
  private Spending() {}

  static <S extends State, T extends Step, E extends Event> void count(
      Ring<S, T, E> ring,
      Fights<S, T, E> fights,
      Map<String, Object> before,
      S end,
      Counting counting) {
    Map<String, Object> after = ring.book().facts(end, Seat.REFEREE);
    for (String id : counting.ids()) {
      for (String what : fights.resources()) {
        spent(id + ": ", what, id + "." + what, before, after, counting);
        var below = id + "." + what + ".";
        for (String name : before.keySet()) {
          if (name.startsWith(below)) {
            spent(id + ": ", name.substring(below.length()), name, before, after, counting);
          }
        }
      }
      for (String what : fights.burdens()) {
        // what has grown is what would be gone were it the other way about
        spent(id + ": ", what, id + "." + what, after, before, counting);
      }
    }
  }

  /// What is gone from a list counts one by one, what is less by how much.
  private static void spent(
      String whose,
      String what,
      String name,
      Map<String, Object> before,
      Map<String, Object> after,
      Counting counting) {
    switch (before.get(name)) {
      case Integer had when after.get(name) instanceof Integer has && has < had ->
          counting.used(whose + what, had - has);
      case List<?> had when after.get(name) instanceof List<?> has -> {
        var gone = new ArrayList<Object>(had);
        has.forEach(gone::remove);
        gone.forEach(thing -> counting.used(whose + thing, 1));
      }
      case null, default -> {}
    }
  }
}

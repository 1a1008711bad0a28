package quintain.proving.fights;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Counts the resources that a fight has used up, from the facts before it and after. What another
/// has now was taken or handed over, and is not used up.
final class Spending {
  private final Map<String, Object> before;
  private final Map<String, Object> after;
  private final TallyBuilder tally;

  /// What somebody has more of, by the name of the fact without whose it is.
  private final Map<String, Integer> taken = new LinkedHashMap<>();

  private final Map<String, List<Object>> things = new LinkedHashMap<>();

  private Spending(Map<String, Object> before, Map<String, Object> after, TallyBuilder tally) {
    this.before = before;
    this.after = after;
    this.tally = tally;
  }

  static void count(
      List<String> resources,
      List<String> burdens,
      Map<String, Object> before,
      Map<String, Object> after,
      TallyBuilder tally) {
    var spending = new Spending(before, after, tally);
    for (String what : resources) {
      for (String id : tally.ids()) {
        spending.gained(id, what);
      }
      for (String id : tally.ids()) {
        spending.lost(id, what);
      }
    }
    for (String what : burdens) {
      for (String id : tally.ids()) {
        // what has grown is what would be gone were it the other way about
        new Spending(after, before, tally).spent(id, what, what);
      }
    }
  }

  private void gained(String id, String what) {
    for (String name : names(id, what, after)) {
      var fact = name.substring(id.length() + 1);
      switch (after.get(name)) {
        // a number that stands for itself, such as somebody's luck, is no thing to be taken
        case Integer has when !fact.equals(what) -> {
          int had = before.get(name) instanceof Integer number ? number : 0;
          if (has > had) {
            taken.merge(fact, has - had, Integer::sum);
          }
        }
        case List<?> has -> {
          var more = new ArrayList<Object>(has);
          if (before.get(name) instanceof List<?> had) {
            had.forEach(more::remove);
          }
          things.computeIfAbsent(fact, _ -> new ArrayList<>()).addAll(more);
        }
        case null, default -> {}
      }
    }
  }

  private void lost(String id, String what) {
    for (String name : names(id, what, before)) {
      var fact = name.substring(id.length() + 1);
      spent(id, fact, fact.equals(what) ? what : fact.substring(what.length() + 1));
    }
  }

  /// The fact of that name and all the facts below it.
  private static List<String> names(String id, String what, Map<String, Object> facts) {
    var name = id + "." + what;
    return facts.keySet().stream()
        .filter(each -> each.equals(name) || each.startsWith(name + "."))
        .toList();
  }

  /// What is gone from a list counts one by one, what is less by how much.
  private void spent(String id, String fact, String called) {
    var name = id + "." + fact;
    switch (before.get(name)) {
      case Integer had when left(name) < had -> {
        int gone = had - left(name);
        int elsewhere = Math.min(gone, taken.getOrDefault(fact, 0));
        taken.merge(fact, -elsewhere, Integer::sum);
        if (gone > elsewhere) {
          tally.used(id + ": " + called, gone - elsewhere);
        }
      }
      case List<?> had when after.get(name) instanceof List<?> has -> {
        var gone = new ArrayList<Object>(had);
        has.forEach(gone::remove);
        gone.removeIf(things.getOrDefault(fact, new ArrayList<>())::remove);
        gone.forEach(thing -> tally.used(id + ": " + thing, 1));
      }
      case null, default -> {}
    }
  }

  private int left(String name) {
    return after.get(name) instanceof Integer has ? has : Integer.MAX_VALUE;
  }
}

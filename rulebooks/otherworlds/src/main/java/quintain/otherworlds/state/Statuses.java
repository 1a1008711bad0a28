package quintain.otherworlds.state;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.parts.Lists;

/// Lists of statuses in their lasting order, so that equal conditions are equal lists.
final class Statuses {
  private Statuses() {}

  static int amount(List<Status> statuses, Status.Kind kind) {
    int amount = 0;
    for (int i = 0; i < statuses.size(); i++) {
      if (statuses.get(i).kind() == kind) {
        amount += statuses.get(i).amount();
      }
    }
    return amount;
  }

  static boolean has(List<Status> statuses, Status.Kind kind, String other) {
    for (int i = 0; i < statuses.size(); i++) {
      if (statuses.get(i).kind() == kind && statuses.get(i).other().equals(other)) {
        return true;
      }
    }
    return false;
  }

  /// With one more, in place of what it was before: the same kind concerning the same.
  static List<Status> with(List<Status> statuses, Status status) {
    var more = new ArrayList<Status>(statuses.size() + 1);
    boolean placed = false;
    for (Status old : statuses) {
      if (old.kind() == status.kind() && old.other().equals(status.other())) {
        more.add(status);
        placed = true;
      } else {
        more.add(old);
      }
    }
    if (!placed) {
      int at = 0;
      while (at < more.size() && more.get(at).compareTo(status) <= 0) {
        at++;
      }
      more.add(at, status);
    }
    return List.copyOf(more);
  }

  static List<Status> without(List<Status> statuses, Status.Kind kind) {
    return Lists.without(statuses, status -> status.kind() == kind);
  }

  static List<Status> without(List<Status> statuses, Status.Kind kind, String other) {
    return Lists.without(statuses, status -> status.kind() == kind && status.other().equals(other));
  }

  /// With a counter at this amount, or without it at 0.
  static List<Status> at(List<Status> statuses, Status.Kind kind, int amount) {
    if (amount <= 0) {
      return without(statuses, kind);
    }
    for (Status old : statuses) {
      if (old.kind() == kind) {
        return with(statuses, old.withAmount(amount));
      }
    }
    return with(statuses, Status.lasting(kind, amount));
  }
}

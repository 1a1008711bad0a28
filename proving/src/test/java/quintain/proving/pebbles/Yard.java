package quintain.proving.pebbles;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.HouseRules;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;

/// Who stands in the yard.
public record Yard(List<Kid> kids) implements State {
  /// One of those who throw.
  public record Kid(String id, String name, Seat seat, String team, int left) implements Actor {}

  /// A kid as a file has it.
  public record Sheet(String name, String team, int left) {}

  public record House() implements HouseRules {}

  public record Scene() {}

  /// The one thing that can be done: a d6 of 4 or more hits.
  public record Attack(String by, String target) implements Step, Command {}

  public record Hit(String target) implements Event {}

  public enum Rule implements Clause {
    THROW;

    @Override
    public String id() {
      return name();
    }
  }

  public Yard {
    kids = List.copyOf(kids);
  }

  Kid get(String id) {
    return kids.stream().filter(kid -> kid.id().equals(id)).findFirst().orElseThrow();
  }

  List<Kid> standing() {
    return kids.stream().filter(kid -> kid.left() > 0).toList();
  }

  Yard hit(String id) {
    var all = new ArrayList<Kid>();
    for (Kid kid : kids) {
      boolean it = kid.id().equals(id);
      all.add(new Kid(kid.id(), kid.name(), kid.seat(), kid.team(), kid.left() - (it ? 1 : 0)));
    }
    return new Yard(all);
  }
}

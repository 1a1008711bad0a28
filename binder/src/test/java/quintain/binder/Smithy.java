package quintain.binder;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Clause;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.Step;

/// A little book of a smithy, with one of everything that text can hold.
final class Smithy {
  private Smithy() {}

  enum Metal {
    IRON,
    COLD_IRON,
    SILVER
  }

  enum Hammers {
    ONE("1"),
    A_PAIR("2"),
    MANY("many");

    private final String id;

    Hammers(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }

  record Die(int sides) {
    public static Die of(String text) {
      if (!text.matches("d[1-9][0-9]?")) {
        throw new IllegalArgumentException("'" + text + "' is no die; write d4 to d20");
      }
      return new Die(Integer.parseInt(text.substring(1)));
    }

    @Override
    public String toString() {
      return "d" + sides;
    }
  }

  record Tag(String word) {
    public static Tag of(String text) {
      return new Tag(text);
    }
  }

  /// Reads a text, but does not say the same when it speaks.
  record Blob(int size) {
    public static Blob of(String text) {
      return new Blob(text.length());
    }
  }

  record Range(int from, int to) {
    public static Range parse(String text) {
      String[] ends = text.split("-", -1);
      if (ends.length != 2) {
        throw new IllegalArgumentException("'" + text + "' is no range; write 1-3");
      }
      return new Range(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
    }

    @Override
    public String toString() {
      return from + "-" + to;
    }
  }

  record Blade(
      String id,
      String name,
      Die damage,
      int price,
      Metal metal,
      boolean bulky,
      Optional<String> note,
      List<Tag> tags)
      implements Entry {
    Blade {
      if (price < 0) {
        throw new IllegalArgumentException("a price of " + price + " is below zero");
      }
    }
  }

  record Heat(int degrees, double fuel, Bellows bellows, boolean covered, List<String> woods) {
    public static final Heat DEFAULTS =
        new Heat(900, 1.5, new Bellows(2, "ox"), true, List.of("ash"));
  }

  record Bellows(int hands, String hide) {}

  record Order(String what, @OrNone int pieces, @OrNone String note, @OrNone double weight) {}

  record Loose(int size, @Nullable String mark) {}

  record Told(Optional<String> word) {
    public static final Told DEFAULTS = new Told(Optional.of("hush"));
  }

  record Pair<A>(A left, List<A> right) {}

  sealed interface Work extends Step {}

  record Forge(String what, Metal metal) implements Work {}

  record Rest() implements Work {}

  sealed interface Trade extends Work {}

  record BuyOre(int weight, Optional<Work> after) implements Trade {}

  enum Chore implements Trade {
    SWEEP,
    FETCH_WATER
  }

  record Scene(@Key("do") Work task, List<Work> steps) {}

  enum Law implements Clause {
    SMI_HEAT_01,
    SMI_HEAT_02;

    @Override
    public String id() {
      return name().replace('_', '-');
    }

    static Law byId(String id) {
      for (Law law : values()) {
        if (law.id().equals(id)) {
          return law;
        }
      }
      throw new IllegalArgumentException("there is no clause " + id);
    }
  }

  record Cited(Clause why, Law law) {}

  record Agenda(List<Step> steps) {}

  record Everything(
      boolean truth,
      int small,
      long large,
      double real,
      String text,
      Metal metal,
      Die die,
      Tag tag,
      Range range,
      List<Integer> numbers,
      Set<Metal> metals,
      Map<String, Long> byName,
      Map<Metal, Die> byMetal,
      Map<Integer, String> byNumber,
      Optional<Pair<String>> pair,
      Optional<Integer> count,
      Work work,
      List<Work> works,
      Clause clause,
      @Nullable Bellows bellows,
      Told told,
      Object plain) {}
}

package quintain.proving.sweeps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.binder.Binder;
import quintain.binder.Codec;
import quintain.binder.Invalid;
import quintain.binder.Located;
import quintain.binder.Mark;
import quintain.binder.Places;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.proving.ProvingGround;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.Orders;
import quintain.proving.fights.Policies;
import quintain.proving.fights.Unfit;

/// Reads sweep files; whatever is wrong is told with its file, line and field, all at once.
public final class SweepReader {
  private static final int MOST_VARIANTS = 10_000;
  private static final int USUAL_FIGHTS = 10_000;

  private final ProvingGround ground;
  private final Located root;
  private final SweepFile file;
  private final List<Problem> problems = new ArrayList<>();

  private SweepReader(ProvingGround ground, Located root, SweepFile file) {
    this.ground = ground;
    this.root = root;
    this.file = file;
  }

  /// The sweep in a file; thrown as [Invalid] with every problem where it is wrong.
  public static Sweep read(Source source, ProvingGround ground) {
    var file = new Binder().bind(source, SweepFile.class).orThrow();
    return new SweepReader(ground, source.root().orElseThrow(), file).sweep();
  }

  private void bad(String field, String message) {
    Mark at = Places.find(root, field).at();
    problems.add(new Problem(at.file(), at.line(), at.column(), field, message));
  }

  private Sweep sweep() {
    check();
    stop();
    var axes = new ArrayList<Sweep.Axis>();
    for (SweepFile.AxisFile axis : file.grid()) {
      axes.add(
          new Sweep.Axis(
              axis.name().orElse(axis.vary()),
              axis.values().stream().map(SweepReader::text).toList()));
    }
    var variants = new ArrayList<Sweep.Variant>();
    combine(0, new ArrayList<>(), axes, variants);
    stop();
    return new Sweep(
        file.title(),
        axes,
        variants,
        file.fights().orElse(USUAL_FIGHTS),
        file.seed().orElse(1),
        file.within().orElse(0.0));
  }

  private void stop() {
    if (!problems.isEmpty()) {
      throw new Invalid(problems);
    }
  }

  private static String text(Object value) {
    return value instanceof Map || value instanceof List
        ? new Codec().write(value)
        : String.valueOf(value);
  }

  // Whether it makes sense

  private void check() {
    if (file.sides().size() != 2) {
      bad("sides", "a fight has two sides, not " + file.sides().size());
    }
    fits("fights", () -> new Orders(file.fights().orElse(USUAL_FIGHTS), 1, 1, 0));
    fits("within", () -> new Orders(1, 1, 1, file.within().orElse(0.0)));
    if (file.cap().orElse(1) < 1) {
      bad("cap", "a fight is broken off after at least one round");
    }
    if (fits("book", () -> ground.fighters(file.book()))) {
      file.house().forEach((key, value) -> house("house." + key, key, value));
      for (int i = 0; i < file.sides().size(); i++) {
        side("sides[" + i + "]", file.sides().get(i));
      }
    }
    long count = 1;
    for (int i = 0; i < file.grid().size(); i++) {
      axis("grid[" + i + "]", file.grid().get(i));
      count = Math.min(count * Math.max(1, file.grid().get(i).values().size()), MOST_VARIANTS + 1);
    }
    if (count > MOST_VARIANTS) {
      bad("grid", "these are more than %,d variants".formatted(MOST_VARIANTS));
    }
  }

  /// Whether something goes through without being refused.
  private boolean fits(String field, Runnable attempt) {
    try {
      attempt.run();
      return true;
    } catch (Unfit unfit) {
      bad(field, unfit.sentence());
    } catch (Invalid invalid) {
      invalid.problems().forEach(problem -> bad(field, problem.message()));
    }
    return false;
  }

  private void house(String field, String key, Object value) {
    fits(field, () -> ground.checkHouse(file.book(), key, text(value)));
  }

  private void side(String field, SweepFile.SideFile side) {
    side.policy().ifPresent(policy -> fits(field + ".policy", () -> Policies.named(policy)));
    if (side.entries().isEmpty()) {
      bad(field + ".entries", "nobody fights for " + side.name());
    }
    for (int i = 0; i < side.entries().size(); i++) {
      var entry = side.entries().get(i);
      var at = field + ".entries[" + i + "]";
      fits(at + ".count", () -> entry(entry));
      if (fits(at + ".what", () -> ground.checkFighter(file.book(), entry.what()))) {
        entry
            .given()
            .forEach(
                (fact, value) ->
                    fits(
                        at + ".given." + fact,
                        () -> ground.checkFact(file.book(), entry.what(), fact, text(value))));
      }
    }
  }

  private static Encounter.Entry entry(SweepFile.EntryFile entry) {
    var given = new LinkedHashMap<String, String>();
    entry.given().forEach((fact, value) -> given.put(fact, text(value)));
    return new Encounter.Entry(entry.count() == 0 ? 1 : entry.count(), entry.what(), given);
  }

  private void axis(String field, SweepFile.AxisFile axis) {
    if (axis.values().isEmpty()) {
      bad(field + ".values", "there is nothing to vary over");
    }
    var parts = axis.vary().split("\\.", 4);
    int needed =
        switch (parts[0]) {
          case "house", "policy", "scene" -> 2;
          case "count", "what" -> 3;
          case "given" -> 4;
          default -> 0;
        };
    if (needed == 0 || parts.length < needed) {
      bad(
          field + ".vary",
          "expected house.KEY, policy.SIDE, scene.KEY, count.SIDE.N, what.SIDE.N or"
              + " given.SIDE.N.FACT, not "
              + axis.vary());
      return;
    }
    var entry = needed == 2 ? Optional.<SweepFile.EntryFile>empty() : entry(field, parts);
    if (needed > 2 && entry.isEmpty()) {
      return;
    }
    if (parts[0].equals("policy") && side(parts[1]).isEmpty()) {
      bad(field + ".vary", "there is no side " + parts[1]);
      return;
    }
    for (int i = 0; i < axis.values().size(); i++) {
      var at = field + ".values[" + i + "]";
      var value = axis.values().get(i);
      switch (parts[0]) {
        case "house" -> house(at, parts[1], value);
        case "policy" -> fits(at, () -> Policies.named(text(value)));
        case "count" -> {
          if (!(value instanceof Integer count) || count < 1 || count > 100) {
            bad(at, "expected a number from 1 to 100, not " + value);
          }
        }
        case "what" -> fits(at, () -> ground.checkFighter(file.book(), text(value)));
        case "given" ->
            fits(
                at,
                () ->
                    ground.checkFact(
                        file.book(), entry.orElseThrow().what(), parts[3], text(value)));
        default -> {}
      }
    }
  }

  private Optional<SweepFile.SideFile> side(String name) {
    return file.sides().stream().filter(side -> side.name().equals(name)).findFirst();
  }

  private Optional<SweepFile.EntryFile> entry(String field, String[] parts) {
    var side = side(parts[1]);
    if (side.isEmpty()) {
      bad(field + ".vary", "there is no side " + parts[1]);
      return Optional.empty();
    }
    var entries = side.get().entries();
    if (!parts[2].matches("[0-9]{1,3}")
        || Integer.parseInt(parts[2]) < 1
        || Integer.parseInt(parts[2]) > entries.size()) {
      bad(
          field + ".vary",
          "side " + parts[1] + " has entries 1 to " + entries.size() + ", not " + parts[2]);
      return Optional.empty();
    }
    return Optional.of(entries.get(Integer.parseInt(parts[2]) - 1));
  }

  // Every combination

  private void combine(
      int axis, List<Object> chosen, List<Sweep.Axis> axes, List<Sweep.Variant> variants) {
    if (axis < file.grid().size()) {
      for (Object value : file.grid().get(axis).values()) {
        chosen.add(value);
        combine(axis + 1, chosen, axes, variants);
        chosen.removeLast();
      }
      return;
    }
    var at = new LinkedHashMap<String, String>();
    for (int i = 0; i < axes.size(); i++) {
      at.put(axes.get(i).name(), text(chosen.get(i)));
    }
    var encounter = encounter(chosen);
    if (fits(axes.isEmpty() ? "sides" : "grid", () -> ground.prepare(encounter))) {
      variants.add(new Sweep.Variant(variants.size(), at, encounter.gathered()));
    }
  }

  private Encounter encounter(List<Object> chosen) {
    var house = new LinkedHashMap<String, String>();
    file.house().forEach((key, value) -> house.put(key, text(value)));
    var scene = new LinkedHashMap<>(file.scene());
    var policies = new LinkedHashMap<String, String>();
    var entries = new LinkedHashMap<String, List<Encounter.Entry>>();
    for (SweepFile.SideFile side : file.sides()) {
      policies.put(side.name(), side.policy().orElse("steady"));
      entries.put(
          side.name(), new ArrayList<>(side.entries().stream().map(SweepReader::entry).toList()));
    }
    for (int i = 0; i < chosen.size(); i++) {
      var parts = file.grid().get(i).vary().split("\\.", 4);
      var value = chosen.get(i);
      switch (parts[0]) {
        case "house" -> house.put(parts[1], text(value));
        case "policy" -> policies.put(parts[1], text(value));
        case "scene" -> scene.put(parts[1], value);
        default ->
            entries.computeIfPresent(
                parts[1],
                (_, own) -> {
                  int place = Integer.parseInt(parts[2]) - 1;
                  own.set(place, changed(own.get(place), parts, value));
                  return own;
                });
      }
    }
    var sides = new ArrayList<Encounter.Side>();
    entries.forEach(
        (name, own) ->
            sides.add(new Encounter.Side(name, own, policies.getOrDefault(name, "steady"))));
    return new Encounter(
        file.book(),
        sides,
        house,
        scene.isEmpty() ? "" : new Codec().write(scene),
        file.cap().orElse(Encounter.USUAL_CAP));
  }

  private static Encounter.Entry changed(Encounter.Entry entry, String[] parts, Object value) {
    return switch (parts[0]) {
      case "count" -> new Encounter.Entry((Integer) value, entry.what(), entry.given());
      case "what" -> new Encounter.Entry(entry.count(), text(value), entry.given());
      default -> {
        var given = new LinkedHashMap<>(entry.given());
        given.put(parts[3], text(value));
        yield new Encounter.Entry(entry.count(), entry.what(), given);
      }
    };
  }
}

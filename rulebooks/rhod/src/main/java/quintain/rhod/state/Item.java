package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// A thing or a stack of like things that somebody has, or that lies about.
///
/// @param key what it is called at this table, different from its like
/// @param count how many are in the stack
/// @param left the Armoring an Armor still gives, or the Charges left
/// @param loaded the ammunition in it, the next to be fired first
/// @param step how many steps of its use are done (RHD-EQP-03)
/// @param lit whether it burns
public record Item(
    String key,
    Thing thing,
    Place place,
    int count,
    int left,
    List<Ammunition> loaded,
    boolean jammed,
    int step,
    boolean lit) {
  public Item {
    loaded = List.copyOf(loaded);
  }

  /// As it comes from whoever made it.
  public static Item fresh(Thing thing, Place place, int count) {
    return new Item(thing.name(), thing, place, count, full(thing), List.of(), false, 0, false);
  }

  /// Its Armoring Value, or all its Charges.
  public static int full(Thing thing) {
    return switch (thing) {
      case Armor armor -> armor.value();
      case Equipment equipment -> equipment.charges();
      case Weapon _, Ammunition _, Toolkit _, Material _, Source _, Work _ -> 0;
    };
  }

  /// A part of the body that strikes.
  public static Item grown(String key, Weapon weapon) {
    return new Item(key, weapon, Place.NATURAL, 1, 0, List.of(), false, 0, false);
  }

  /// One of the stack, of whose use no step is done.
  Item one() {
    return new Item(key, thing, place, 1, left, loaded, jammed, 0, lit);
  }

  Item at(Place where) {
    return new Item(key, thing, where, count, left, loaded, jammed, step, lit);
  }

  Item called(String name) {
    return new Item(name, thing, place, count, left, loaded, jammed, step, lit);
  }

  Item withCount(int number) {
    return new Item(key, thing, place, number, left, loaded, jammed, step, lit);
  }

  Item withLeft(int rest) {
    return new Item(key, thing, place, count, rest, loaded, jammed, step, lit);
  }

  Item withLoaded(List<Ammunition> pieces) {
    return new Item(key, thing, place, count, left, pieces, jammed, step, lit);
  }

  Item withJam(boolean stuck) {
    return new Item(key, thing, place, count, left, loaded, stuck, step, lit);
  }

  Item withStep(int done) {
    return new Item(key, thing, place, count, left, loaded, jammed, done, lit);
  }

  Item withLight(boolean burns) {
    return new Item(key, thing, place, count, left, loaded, jammed, step, burns);
  }

  /// The same with other Tags, or another thing altogether.
  Item made(Thing other) {
    return new Item(key, other, place, count, left, loaded, jammed, step, lit);
  }

  public boolean held() {
    return place.hand();
  }

  public Size size() {
    return thing.size();
  }

  /// Whether the two make one stack: identical in everything.
  @By(Rhd.RHD_R_85)
  public boolean like(Item other) {
    return thing.equals(other.thing)
        && left == other.left
        && loaded.equals(other.loaded)
        && jammed == other.jammed
        && step == other.step
        && lit == other.lit;
  }

  // The figures of an entry hardly change, so its key tells things apart well enough for a hash.
  @Override
  public int hashCode() {
    return 31 * (31 * key.hashCode() + left) + 7 * count + 3 * loaded.size() + step;
  }

  /// What it is good for, in a few words.
  public String detail() {
    var said = new ArrayList<String>();
    switch (thing()) {
      case Armor armor -> {
        said.add("Armoring %d of %d".formatted(left(), armor.value()));
        said.add(armor.tags().toString());
      }
      case Weapon weapon -> {
        said.add(weapon.tags().toString());
        if (!weapon.valid()) {
          said.add("lacks " + String.join(", ", weapon.lacks()));
        }
      }
      case Ammunition ammunition -> {
        said.add("%d of %d".formatted(count(), ammunition.stack()));
        said.add(ammunition.tags().toString());
      }
      case Equipment equipment -> {
        if (equipment.charged()) {
          said.add("%d of %d Charges".formatted(left(), equipment.charges()));
        }
        said.add(
            "%s (%d AP)"
                .formatted(
                    equipment.steps().stream()
                        .map(UseStep::toString)
                        .collect(Collectors.joining(", ")),
                    equipment.actionCost()));
        said.add(equipment.effect());
      }
      case Toolkit toolkit ->
          said.add(
              toolkit.actions().stream().map(ToolAction::name).collect(Collectors.joining(", ")));
      case Material _ -> {}
      case Source source ->
          said.add(
              "teaches %s%s"
                  .formatted(
                      source.skill().title(),
                      source.ceiling().map(most -> " up to " + most.title()).orElse("")));
      case Work work ->
          said.add("%d of %d Watches".formatted(work.done(), work.recipe().watches()));
    }
    if (!loaded().isEmpty()) {
      said.add("%d loaded".formatted(loaded().size()));
    }
    if (jammed()) {
      said.add("Jammed");
    }
    if (lit()) {
      said.add("lit");
    }
    if (step() > 0) {
      said.add("%d steps done".formatted(step()));
    }
    said.removeIf(String::isBlank);
    return String.join("; ", said);
  }
}

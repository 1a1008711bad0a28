package quintain.cairn.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import quintain.cairn.state.ArmorPiece;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Relic;
import quintain.cairn.state.SheetItem;
import quintain.cairn.state.Shelf;
import quintain.cairn.state.Spell;
import quintain.cairn.state.Tag;
import quintain.kernel.peers.Remark;

/// Things of another program as items on a sheet: those that the packs have by name and figures are
/// the packs', all others are the sheet's own.
final class Unpacking {
  private static final Pattern WRITTEN =
      Pattern.compile("(?i)(?<gear>spellbook|scroll)(?: of|:) *(?<spell>.+)");

  private final Shelf shelf;
  private final List<Gear> own = new ArrayList<>();
  private final List<Unplaced> items = new ArrayList<>();
  private final List<Remark> remarks;

  Unpacking(Shelf shelf, List<Remark> remarks) {
    this.shelf = shelf;
    this.remarks = remarks;
  }

  /// An item whose place is not decided yet.
  private record Unplaced(
      String item, Optional<String> spell, Gear gear, Optional<Integer> left, Thing thing) {}

  /// The figures of things that no pack has.
  List<Gear> own() {
    return List.copyOf(own);
  }

  /// Takes one thing out of another program's pack.
  void add(Thing thing, String field) {
    items.add(unpacked(thing, field));
  }

  private Unplaced unpacked(Thing thing, String field) {
    var written = WRITTEN.matcher(thing.name());
    if (written.matches()) {
      var spell = shelf.spell(written.group("spell"));
      if (spell.isPresent()) {
        var gear = shelf.gear(written.group("gear")).orElseThrow();
        return new Unplaced(gear.name(), spell.map(Spell::name), gear, Optional.empty(), thing);
      }
      remarks.add(
          new Remark(
              field, thing.name() + " comes as a thing: the book has no such spell to cast"));
    }
    var relic = shelf.relic(thing.name()).filter(r -> fits(r, thing));
    if (relic.isPresent()) {
      var gear = thing.gear(Optional.empty());
      return new Unplaced(
          relic.get().name(), Optional.empty(), gear, Optional.of(thing.left()), thing);
    }
    var known = shelf.gear(thing.name());
    if (known.isPresent() && !known.get().holdsSpell() && thing.fits(known.get())) {
      boolean counted = known.get().uses() > 0 && thing.most() > 0;
      return new Unplaced(
          known.get().name(),
          Optional.empty(),
          known.get(),
          counted ? Optional.of(thing.left()) : Optional.empty(),
          thing);
    }
    var gear = called(thing.gear(known.filter(gearOf -> !gearOf.holdsSpell())));
    if (!own.contains(gear)) {
      own.add(gear);
    }
    return new Unplaced(
        gear.name(),
        Optional.empty(),
        gear,
        thing.most() > 0 ? Optional.of(thing.left()) : Optional.empty(),
        thing);
  }

  private static boolean fits(Relic relic, Thing thing) {
    return relic.slots() == thing.slots()
        && thing.damage().isEmpty()
        && thing.armor() == 0
        && thing.left() <= relic.charges();
  }

  /// Things of one name and different figures are told apart by a number.
  private Gear called(Gear gear) {
    var named = gear;
    for (int n = 2; isTaken(named); n++) {
      named =
          new Gear(
              gear.id(),
              gear.name() + " " + n,
              gear.slots(),
              gear.hands(),
              gear.damage(),
              gear.armor(),
              gear.piece(),
              gear.tags(),
              gear.uses(),
              gear.carries(),
              gear.light(),
              gear.price(),
              gear.note(),
              gear.kept());
    }
    return named;
  }

  private boolean isTaken(Gear gear) {
    return own.stream()
        .anyMatch(other -> other.name().equalsIgnoreCase(gear.name()) && !other.equals(gear));
  }

  /// The items with their places: armor is worn, each kind of piece once; two hands hold what they
  /// held, or the first weapon and a shield where the program knows no hands.
  List<SheetItem> placed() {
    int hands = 2;
    var worn = new ArrayList<ArmorPiece>();
    var places = new ArrayList<>(items.stream().map(_ -> SheetItem.Place.PACK).toList());
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < items.size(); i++) {
        var gear = items.get(i).gear();
        boolean shield = gear.piece().filter(ArmorPiece.SHIELD::equals).isPresent();
        var inUse = items.get(i).thing().inUse();
        if (!inUse.orElse(true)) {
          continue;
        }
        if (gear.piece().isPresent() && !shield && gear.armor() > 0) {
          if (pass == 0 && !worn.contains(gear.piece().get())) {
            worn.add(gear.piece().get());
            places.set(i, SheetItem.Place.WORN);
          }
          continue;
        }
        boolean takes =
            pass == 0
                ? isWeapon(gear) && (inUse.isPresent() || hands == 2)
                : shield || (inUse.isPresent() && gear.hands() > 0 && !isWeapon(gear));
        int needed = Math.max(1, gear.hands());
        if (takes && needed <= hands && places.get(i) == SheetItem.Place.PACK) {
          hands -= needed;
          places.set(i, SheetItem.Place.HELD);
        }
      }
    }
    var placed = new ArrayList<SheetItem>();
    for (int i = 0; i < items.size(); i++) {
      var item = items.get(i);
      placed.add(new SheetItem(item.item(), item.spell(), places.get(i), item.left()));
    }
    return List.copyOf(placed);
  }

  private static boolean isWeapon(Gear gear) {
    return gear.damage().isPresent() && !gear.is(Tag.BLAST);
  }
}

package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Content;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;

/// Newcomers as they are written down: people from their sheets, creatures from the bestiary, with
/// all they have; and the way back to a sheet.
public final class Beings {
  private Beings() {}

  /// Somebody as written on a sheet.
  public static Being person(String id, Seat seat, Sheet sheet, RhodHouse house, Shelf shelf) {
    return person(id, seat, sheet, new Concept(sheet.concept(), "", "", ""), house, shelf);
  }

  /// The same with more of an idea of who they are than a sheet says.
  public static Being person(
      String id, Seat seat, Sheet sheet, Concept concept, RhodHouse house, Shelf shelf) {
    var who = new Who(id, sheet.name(), seat, Who.Kind.PC, Who.Side.PARTY, Secrecy.OPEN);
    var life = Life.NEW.withExp(sheet.exp()).with(shelf.training(sheet.skills())).with(concept);
    life = learned(life, sheet.features(), sheet.traits(), shelf);
    var being =
        new Being(
            who,
            sheet.scores(),
            new Vitals(0, 0, sheet.wounds(), false),
            sheet.stance(),
            List.of(),
            new Spot(0, 0, 0),
            kit(sheet.items(), shelf),
            nature(life.traits(), Size.MEDIUM, List.of(), false, "", ""),
            life,
            Day.FRESH);
    return whole(being, house);
  }

  /// A creature fresh from the bestiary, called by its id so that three of a kind can be told
  /// apart.
  public static Being creature(
      String id, Seat seat, Creature entry, RhodHouse house, Shelf shelf, Secrecy secrecy) {
    var kit = Kit.EMPTY;
    for (Weapon weapon : entry.weapons()) {
      var base = shelf.skill(weapon.base()).orElseThrow();
      kit = kit.plus(Item.grown(weapon.name(), weapon.with(base)));
    }
    if (entry.hide().isPresent()) {
      kit = kit.plus(Item.fresh(entry.hide().get(), Place.ARMOR_WORN, 1));
    }
    for (Item item : kit(entry.items(), shelf).items()) {
      kit = kit.plus(item);
    }
    var life =
        learned(
            Life.NEW.with(shelf.training(entry.skills())), entry.features(), entry.traits(), shelf);
    var being =
        new Being(
            new Who(id, Names.title(id), seat, Who.Kind.CREATURE, Who.Side.FOES, secrecy),
            entry.scores(),
            new Vitals(0, 0, 0, false),
            entry.stance(),
            List.of(),
            new Spot(0, 0, 0),
            kit,
            nature(
                life.traits(),
                entry.size(),
                entry.own(),
                entry.minor(),
                entry.name(),
                entry.tactics()),
            life,
            Day.FRESH);
    return whole(being, house);
  }

  /// A body Trait decides the size (RHD-G-CTR-06, RHD-G-CTR-07).
  private static Nature nature(
      List<Trait> traits,
      Size size,
      List<Gift> own,
      boolean minor,
      String creature,
      String tactics) {
    var body = size;
    for (Trait trait : traits) {
      for (Gift gift : trait.gifts()) {
        body =
            gift instanceof Gift.LargeBody
                ? Size.LARGE
                : gift instanceof Gift.SmallBody ? Size.SMALL : body;
      }
    }
    return new Nature(body, own, minor, creature, tactics);
  }

  /// With all their Vitality and Hit Dice.
  private static Being whole(Being being, RhodHouse house) {
    return being.with(
        being
            .vitals()
            .withVitality(Defenses.maxVitality(house, being))
            .withHitDice(Defenses.hitDice(being)));
  }

  private static Life learned(Life life, List<String> features, List<String> traits, Shelf shelf) {
    var learned = life;
    for (String name : features) {
      learned = learned.with(Content.get("Feature", shelf.features(), name));
    }
    for (String name : traits) {
      learned = learned.with(Content.get("Trait", shelf.traits(), name));
    }
    return learned;
  }

  /// The things of a sheet, each stack in a Slot of its own.
  private static Kit kit(List<SheetItem> items, Shelf shelf) {
    var kit = Kit.EMPTY;
    for (SheetItem written : items) {
      var thing =
          shelf
              .thing(written.item())
              .orElseThrow(
                  () -> new IllegalArgumentException("Nothing is called " + written.item()));
      var item =
          Item.fresh(thing, written.place(), written.count())
              .withLeft(Math.max(0, Item.full(thing) - written.lost()));
      if (!written.loaded().isEmpty() && thing instanceof Weapon weapon) {
        var shot =
            shelf
                .ammunition(written.loaded())
                .orElseThrow(
                    () -> new IllegalArgumentException("Nothing is called " + written.loaded()));
        var pieces = new ArrayList<Ammunition>();
        for (int n = 0; n < weapon.capacity(); n++) {
          pieces.add(shot);
        }
        item = item.withLoaded(pieces);
      }
      kit = kit.stacking(item);
    }
    return kit;
  }

  /// Somebody who is not at the table yet, with one thing more: to see what else there is room for
  /// while a kit is put together. What somebody at the table has, events alone change.
  public static Being carrying(Being newcomer, Item item) {
    return newcomer.with(newcomer.kit().plus(item));
  }

  /// The way back: somebody as a sheet that can leave the table.
  public static Sheet sheet(Being being) {
    var items = new ArrayList<SheetItem>();
    for (Item item : being.kit().items()) {
      if (item.place() == Place.NATURAL || item.thing() instanceof Work) {
        continue;
      }
      items.add(
          new SheetItem(
              item.thing().name(),
              item.place(),
              item.count(),
              Math.max(0, Item.full(item.thing()) - item.left()),
              item.loaded().isEmpty() ? "" : item.loaded().getFirst().name()));
    }
    return new Sheet(
        being.id(),
        being.name(),
        being.life().concept().idea(),
        being.scores(),
        being.life().training().written(),
        being.life().features().stream().map(Feature::name).toList(),
        being.life().traits().stream().map(Trait::name).toList(),
        being.life().exp(),
        being.vitals().wounds(),
        being.stance(),
        items);
  }
}

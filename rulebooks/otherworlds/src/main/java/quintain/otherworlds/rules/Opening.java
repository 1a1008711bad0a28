package quintain.otherworlds.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Content;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.Spot;
import quintain.kernel.craft.OpeningCast;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.state.Attack;
import quintain.otherworlds.state.Attributes;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Body;
import quintain.otherworlds.state.Creature;
import quintain.otherworlds.state.Growth;
import quintain.otherworlds.state.Guard;
import quintain.otherworlds.state.Innate;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Kit;
import quintain.otherworlds.state.Life;
import quintain.otherworlds.state.Nature;
import quintain.otherworlds.state.OtwContent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.Pool;
import quintain.otherworlds.state.Responses;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Sheet;
import quintain.otherworlds.state.SheetItem;
import quintain.otherworlds.state.Shelf;
import quintain.otherworlds.state.Size;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Spell;
import quintain.otherworlds.state.Who;
import quintain.otherworlds.state.World;

/// The first state of a table: who is there, with what, where.
final class Opening {
  /// Where newcomers stand whom nobody has placed.
  static final Spot CORNER = new Spot(0, 0, 0);

  /// The Proficiency Bonus of creatures whose entry makes them proficient (OTW-R-76).
  private static final int CREATURE_BONUS = 2;

  private Opening() {}

  static OtwState of(Setup setup) {
    var scene = (Scene) setup.scene();
    var shelf = Shelf.of(setup.content());
    var roster =
        OpeningCast.of(
            setup,
            OtwContent.PREGENS,
            (cast, sheet) -> person(cast.id(), cast.seat(), sheet, shelf, placed(scene, cast.id())),
            shelf.creatures(),
            (cast, entry) -> creature(cast.id(), cast.seat(), entry, scene));
    OpeningCast.present("The scene places", scene.at().keySet(), roster);
    for (Being being : roster) {
      if (!scene.map().contains(being.at().x(), being.at().y())) {
        throw new IllegalArgumentException(being.id() + " is placed off the map");
      }
    }
    var world = new World((OtwHouse) setup.house(), scene, 0, 0, List.of(), List.of(), shelf, 0);
    return onFloor(new OtwState(world, roster, Optional.empty()));
  }

  /// Where the corner is rock, whoever would stand in it comes in as newcomers do.
  private static OtwState onFloor(OtwState opening) {
    if (!opening.scene().map().filled(CORNER.x(), CORNER.y())) {
      return opening;
    }
    var state = opening;
    for (Being being : opening.roster()) {
      if (!opening.scene().at().containsKey(being.id())) {
        state = state.drawnUp(being.id(), being.side(), Optional.of(Ways.arrival(state, being)));
      }
    }
    return state;
  }

  /// The space that the scene gives somebody, on its ground at least.
  static Spot placed(Scene scene, String id) {
    var at = scene.at().getOrDefault(id, CORNER);
    if (!scene.map().contains(at.x(), at.y())) {
      return at;
    }
    var ground = scene.map().standing(at.x(), at.y());
    return at.z() < ground.z() ? ground : at;
  }

  /// Somebody as written on a sheet, with full pools.
  static Being person(String id, Seat seat, Sheet sheet, Shelf shelf, Spot at) {
    var origin = Content.get("origin", shelf.origins(), sheet.origin());
    var skills = new ArrayList<Skill>();
    var spells = new ArrayList<Spell>();
    for (String pick : sheet.picks()) {
      var skill = shelf.skill(pick);
      var spell = shelf.spell(pick);
      if (skill.isEmpty() && spell.isEmpty()) {
        throw new IllegalArgumentException("There is no skill or spell " + pick);
      }
      skill.ifPresent(skills::add);
      spell.ifPresent(spells::add);
    }
    var things = new ArrayList<Item>();
    for (SheetItem item : sheet.items()) {
      var gear = Content.get("thing", shelf.gear(), item.item());
      things.add(Item.of(gear, place(item.place()), item.left().orElse(gear.full())));
    }
    var attributes = sheet.attributes();
    return new Being(
        new Who(id, sheet.name(), seat, Who.Kind.PC, Who.Side.PARTY, Secrecy.OPEN),
        attributes,
        Pool.full(Growth.health(attributes, origin, skills)),
        Pool.full(Growth.astral(attributes)),
        Pool.full(Growth.discipline(attributes)),
        List.of(),
        at,
        Kit.of(things),
        Body.of(origin),
        new Life(
            sheet.rank(),
            Growth.proficiencyBonus(sheet.rank()),
            sheet.proficiencies(),
            sheet.masteries(),
            skills,
            spells,
            sheet.ward(),
            List.of(),
            List.of(),
            sheet.marks()));
  }

  /// Something built: it has Health and Armor, and nothing else.
  static Being structure(String id, int health, int armor, Spot at) {
    return new Being(
        new Who(id, Names.title(id), Seat.REFEREE, Who.Kind.CREATURE, Who.Side.FOES, Secrecy.OPEN),
        new Attributes(0, 0, 0, 0, 0, 0),
        Pool.full(health),
        Pool.full(0),
        Pool.full(0),
        List.of(),
        at,
        Kit.EMPTY,
        new Body(
            "Structure",
            List.of(Nature.STRUCTURE),
            Size.LARGE,
            List.of(),
            Optional.empty(),
            armor,
            Optional.empty(),
            new Responses(List.of(), List.of(), List.of(), List.of()),
            List.of()),
        new Life(
            0,
            0,
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            Optional.empty(),
            List.of(),
            List.of(),
            0));
  }

  /// A creature fresh from the bestiary, called by its id so that three of a kind can be told
  /// apart, where the scene has it.
  static Being creature(String id, Seat seat, Creature entry, Scene scene) {
    var things = new ArrayList<Item>();
    for (Attack attack : entry.attacks()) {
      things.add(
          Item.fresh(
              Innate.of(entry, attack), attack.held() ? Item.Place.HAND : Item.Place.NATURAL));
    }
    if (entry.guard().isPresent()) {
      var guard = new Guard(entry.id() + " guard", "Guard", entry.guard().get(), Optional.empty());
      things.add(Item.fresh(guard, Item.Place.WORN));
    }
    return new Being(
        new Who(id, Names.title(id), seat, Who.Kind.CREATURE, Who.Side.FOES, scene.foeFigures()),
        entry.attributes(),
        Pool.full(entry.health()),
        Pool.full(0),
        Pool.full(0),
        List.of(),
        placed(scene, id),
        Kit.of(things),
        Body.of(entry),
        new Life(
            0,
            CREATURE_BONUS,
            entry.proficient(),
            List.of(),
            List.of(),
            List.of(),
            Optional.empty(),
            List.of(),
            List.of(),
            0));
  }

  private static Item.Place place(SheetItem.Place place) {
    return switch (place) {
      case HAND -> Item.Place.HAND;
      case BOTH_HANDS -> Item.Place.BOTH_HANDS;
      case WORN -> Item.Place.WORN;
      case QUICK -> Item.Place.QUICK;
      case SHEATHED -> Item.Place.SHEATHED;
      case PACK -> Item.Place.PACK;
    };
  }

  /// The way back: somebody as a sheet that can leave the table.
  static Sheet sheet(Being being) {
    var picks = new ArrayList<String>();
    being.life().skills().forEach(skill -> picks.add(skill.name()));
    being.life().spells().forEach(spell -> picks.add(spell.name()));
    var items = new ArrayList<SheetItem>();
    for (Item item : being.kit().items()) {
      if (item.gear() instanceof Innate) {
        continue;
      }
      items.add(
          new SheetItem(
              item.gear().name(),
              switch (item.place()) {
                case HAND -> SheetItem.Place.HAND;
                case BOTH_HANDS -> SheetItem.Place.BOTH_HANDS;
                case WORN -> SheetItem.Place.WORN;
                case QUICK -> SheetItem.Place.QUICK;
                case SHEATHED -> SheetItem.Place.SHEATHED;
                case PACK, NATURAL -> SheetItem.Place.PACK;
              },
              item.left() == item.gear().full() ? Optional.empty() : Optional.of(item.left())));
    }
    return new Sheet(
        being.id(),
        being.name(),
        Math.max(1, being.life().rank()),
        being.base(),
        being.body().kind(),
        being.life().proficiencies(),
        being.life().families(),
        picks,
        being.life().ward(),
        items,
        being.life().marks());
  }
}

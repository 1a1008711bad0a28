package quintain.cairn.rules;

import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Being;
import quintain.cairn.state.Block;
import quintain.cairn.state.CairnContent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.Creature;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Item;
import quintain.cairn.state.Life;
import quintain.cairn.state.Outfit;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Scene;
import quintain.cairn.state.Score;
import quintain.cairn.state.Sheet;
import quintain.cairn.state.SheetItem;
import quintain.cairn.state.Shelf;
import quintain.cairn.state.Spell;
import quintain.cairn.state.Who;
import quintain.cairn.state.World;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.craft.OpeningCast;
import quintain.kernel.craft.Secrecy;

/// The first state of a table: who is there, with what, where.
final class Opening {
  private Opening() {}

  static CairnState of(Setup setup) {
    var scene = (Scene) setup.scene();
    var shelf = Shelf.of(setup.content());
    var roster =
        OpeningCast.of(
            setup,
            CairnContent.PREGENS,
            (cast, sheet) -> person(cast.id(), cast.seat(), sheet, shelf, scene.placeOf(cast.id())),
            shelf.creatures(),
            (cast, entry) ->
                creature(
                    cast.id(),
                    cast.seat(),
                    entry,
                    scene.foeFigures(),
                    scene.placeOf(cast.id()),
                    Pack.EMPTY));
    OpeningCast.present("The scene places", scene.at().keySet(), roster);
    var world =
        new World(
            (CairnHouse) setup.house(),
            scene,
            List.of(),
            scene.hour() * 3600L,
            0,
            List.of(),
            List.of(),
            List.of(),
            shelf,
            0);
    return new CairnState(world, roster, Optional.empty(), List.of(), List.of());
  }

  /// Somebody as written on a sheet.
  static Being person(String id, Seat seat, Sheet sheet, Shelf shelf, int at) {
    var items = sheet.items().stream().map(item -> Outfit.of(item, sheet, shelf)).toList();
    var kind =
        switch (sheet.kind()) {
          case PC -> Who.Kind.PC;
          case HIRELING -> Who.Kind.HIRELING;
        };
    var fresh =
        Being.fresh(
            new Who(
                id,
                sheet.name(),
                seat,
                kind,
                Who.Side.PARTY,
                Secrecy.OPEN,
                new Who.Persona(sheet.background(), sheet.traits(), sheet.age(), sheet.kept())),
            Score.full(sheet.str()),
            Score.full(sheet.dex()),
            Score.full(sheet.wil()),
            sheet.hp(),
            Life.of(
                Block.NONE,
                Pack.of(items, sheet.coins()),
                sheet.employer().map(employer -> new Being.Hire(employer, 0, false, 0))),
            at);
    return sheet.now().map(fresh::standing).orElse(fresh);
  }

  /// A creature fresh from the bestiary, called by its id so that three of a kind can be told
  /// apart.
  static Being creature(String id, Seat seat, Creature entry, Secrecy secrecy, int at, Pack pack) {
    return Being.fresh(
        new Who(id, Names.title(id), seat, Who.Kind.NPC, Who.Side.FOES, secrecy, Who.Persona.NONE),
        Score.full(entry.str()),
        Score.full(entry.dex()),
        Score.full(entry.wil()),
        entry.hp(),
        Life.of(Block.of(entry), pack, Optional.empty()),
        at);
  }

  /// The way back: somebody as a sheet that can leave the table.
  static Sheet sheet(Being being) {
    var items =
        being.pack().items().stream()
            .map(
                item ->
                    new SheetItem(
                        item.gear().name(),
                        item.spell().map(Spell::name),
                        switch (item.where()) {
                          case HELD -> SheetItem.Place.HELD;
                          case WORN -> SheetItem.Place.WORN;
                          case PACK, LOADED -> SheetItem.Place.PACK;
                        },
                        item.left() > 0 ? Optional.of(item.left()) : Optional.empty()))
            .toList();
    return new Sheet(
        being.id(),
        being.name(),
        being.who().kind() == Who.Kind.HIRELING ? Sheet.Kind.HIRELING : Sheet.Kind.PC,
        being.who().persona().background(),
        being.who().persona().traits(),
        being.who().persona().age(),
        being.str().max(),
        being.dex().max(),
        being.wil().max(),
        being.maxHp(),
        items,
        being.pack().coins(),
        being.hire().map(Being.Hire::employer),
        being.pack().items().stream().map(Item::gear).filter(Gear::isOwn).distinct().toList(),
        Optional.empty(),
        being.who().persona().kept());
  }
}

package quintain.terraodd.rules;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Content;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.craft.OpeningCast;
import quintain.kernel.craft.Secrecy;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Block;
import quintain.terraodd.state.Foe;
import quintain.terraodd.state.Gained;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.Life;
import quintain.terraodd.state.OddContent;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.Pack;
import quintain.terraodd.state.Scene;
import quintain.terraodd.state.Score;
import quintain.terraodd.state.Sheet;
import quintain.terraodd.state.SheetItem;
import quintain.terraodd.state.Shelf;
import quintain.terraodd.state.Suffered;
import quintain.terraodd.state.Talent;
import quintain.terraodd.state.Trouble;
import quintain.terraodd.state.Who;
import quintain.terraodd.state.World;

/// The first state of a table: who is there, with what, where.
final class Opening {
  private Opening() {}

  static OddState of(Setup setup) {
    var scene = (Scene) setup.scene();
    var shelf = Shelf.of(setup.content());
    var roster =
        OpeningCast.of(
            setup,
            OddContent.PREGENS,
            (cast, sheet) -> person(cast.id(), cast.seat(), sheet, shelf, scene.placeOf(cast.id())),
            shelf.adversaries(),
            (cast, foe) ->
                foe(cast.id(), cast.seat(), foe, scene.foeFigures(), scene.placeOf(cast.id())));
    OpeningCast.present("The scene places", scene.at().keySet(), roster);
    var world =
        new World(
            (OddHouse) setup.house(), scene, scene.hour() * 3600L, false, List.of(), shelf, 0);
    return new OddState(world, roster, Optional.empty(), List.of());
  }

  /// Somebody as written on a sheet.
  static Being person(String id, Seat seat, Sheet sheet, Shelf shelf, int at) {
    var items =
        sheet.items().stream()
            .map(
                item -> {
                  var gear = Content.get("gear", shelf.gear(), item.item());
                  return Item.of(gear, item.place(), item.uses().orElse(gear.uses()));
                })
            .toList();
    var talents =
        sheet.advancements().stream()
            .map(
                gained ->
                    shelf
                        .advancement(gained.name())
                        .map(entry -> new Talent(entry, gained.detail()))
                        .orElse(Talent.UNNAMED))
            .toList();
    var troubles =
        sheet.conditions().stream()
            .map(
                suffered ->
                    shelf
                        .condition(suffered.name())
                        .map(entry -> new Trouble(entry, suffered.detail()))
                        .orElseGet(() -> Trouble.inWords(suffered.name())))
            .toList();
    return new Being(
        new Who(
            id,
            sheet.name(),
            seat,
            Who.Kind.PC,
            Who.Side.PARTY,
            Secrecy.OPEN,
            new Who.Persona(sheet.background(), sheet.drive())),
        Score.full(sheet.prowess()),
        Score.full(sheet.insight()),
        Score.full(sheet.resolve()),
        sheet.grit(),
        List.of(),
        at,
        Life.of(Block.NONE, Pack.of(items, sheet.keepsakes(), sheet.credits()), talents, troubles));
  }

  /// A foe fresh from the bestiary, called by its id so that three of a kind can be told apart.
  static Being foe(String id, Seat seat, Foe entry, Secrecy secrecy, int at) {
    return new Being(
        new Who(id, Names.title(id), seat, Who.Kind.NPC, Who.Side.FOES, secrecy, Who.Persona.NONE),
        Score.full(entry.prowess()),
        Score.full(entry.insight()),
        Score.full(entry.resolve()),
        entry.grit(),
        List.of(),
        at,
        Life.of(Block.of(entry), Pack.EMPTY, List.of(), List.of()));
  }

  /// The way back: somebody as a sheet that can leave the table.
  static Sheet sheet(Being being) {
    var items =
        being.pack().items().stream()
            .map(
                item ->
                    new SheetItem(
                        item.gear().name(),
                        item.where(),
                        item.left() > 0 ? Optional.of(item.left()) : Optional.empty()))
            .toList();
    return new Sheet(
        being.id(),
        being.name(),
        being.who().persona().background(),
        being.who().persona().drive(),
        being.prowess().permanent(),
        being.insight().permanent(),
        being.resolve().permanent(),
        being.grit(),
        being.talents().stream()
            .map(t -> t.isOpen() ? Gained.OPEN : new Gained(t.entry().name(), t.detail()))
            .toList(),
        being.troubles().stream().map(t -> new Suffered(t.entry().name(), t.detail())).toList(),
        items,
        being.pack().keepsakes(),
        being.pack().credits());
  }
}

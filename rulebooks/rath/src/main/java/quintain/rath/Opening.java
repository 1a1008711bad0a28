package quintain.rath;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Content;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.craft.OpeningCast;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.parts.Lists;

/// The first state of a table: who is there, with what, where.
final class Opening {
  private Opening() {}

  static RathState of(Setup setup) {
    var scene = (Scene) setup.scene();
    var shelf = Shelf.of(setup.content());
    var roster =
        OpeningCast.of(
                setup,
                RathContent.PREGENS,
                (cast, sheet) -> person(cast.id(), cast.seat(), sheet, shelf),
                shelf.creatures(),
                (cast, entry) -> creature(cast.id(), cast.seat(), entry, shelf, scene.foeFigures()))
            .stream()
            .map(being -> placed(being, scene))
            .toList();
    var house = (RathHouse) setup.house();
    scene
        .map()
        .flatMap(map -> Places.mapRefusal(house, map))
        .ifPresent(
            refusal -> {
              throw new IllegalArgumentException(refusal.reason());
            });
    OpeningCast.present("The scene gives a side to", scene.sides().keySet(), roster);
    OpeningCast.present(
        "The scene places",
        Lists.without(List.copyOf(scene.at().keySet()), id -> scene.devices().containsKey(id)),
        roster);
    var world =
        new World(
            house,
            scene,
            0,
            List.of(),
            true,
            Optional.empty(),
            devices(scene, shelf),
            -1,
            Darkness.NONE,
            List.of(),
            shelf,
            scene.map(),
            0);
    return placed(new RathState(world, roster, Optional.empty()), scene);
  }

  private static Being placed(Being being, Scene scene) {
    var side = scene.sides().getOrDefault(being.id(), being.side());
    return being
        .with(being.who().siding(side))
        .withAt(scene.at().getOrDefault(being.id(), being.at()));
  }

  /// On a map those named stand in their spaces, and the others on the first that are open and
  /// free.
  private static RathState placed(RathState line, Scene scene) {
    if (scene.map().isEmpty()) {
      if (!scene.on().isEmpty()) {
        throw new IllegalArgumentException("The scene has no map to place anybody on");
      }
      return line;
    }
    var map = scene.map().get();
    var state = line;
    for (var entry : scene.on().entrySet()) {
      int at = Places.of(entry.getValue());
      var device = state.world().device(entry.getKey());
      if (!Places.isOpen(map, at)) {
        throw new IllegalArgumentException(entry.getKey() + " cannot stand at " + entry.getValue());
      }
      if (device.isPresent()) {
        state = state.with(state.world().with(device.get().moved(at)));
      } else if (state.find(entry.getKey()).isPresent()) {
        state = state.with(entry.getKey(), being -> being.withAt(at));
      } else {
        throw new IllegalArgumentException(
            "The scene places " + entry.getKey() + ", who is not there");
      }
    }
    for (Being being : line.roster()) {
      if (!scene.on().containsKey(being.id())) {
        int at = Places.free(state, being.id(), 0);
        state = state.with(being.id(), b -> b.withAt(at));
      }
    }
    return state;
  }

  private static List<Device> devices(Scene scene, Shelf shelf) {
    var devices = new ArrayList<Device>();
    scene
        .devices()
        .forEach(
            (id, name) ->
                devices.add(
                    Device.fresh(
                        id,
                        Content.get("trap or lock", shelf.traps(), name),
                        scene.at().getOrDefault(id, 0))));
    return List.copyOf(devices);
  }

  /// Somebody as written on a sheet; a PC begins the first session with Fortune (RTH-S-CC-08).
  static Being person(String id, Seat seat, Sheet sheet, Shelf shelf) {
    var pack = new Pack(List.of(), sheet.purse().orElse(Purse.EMPTY));
    for (SheetItem item : sheet.items()) {
      pack = pack.plus(item(item, shelf));
    }
    var aptitudes = new ArrayList<Growth.Known>();
    for (String name : sheet.aptitudes()) {
      aptitudes.add(new Growth.Known(Content.get("aptitude", shelf.aptitudes(), name), 0));
    }
    boolean pc = sheet.kind() == Sheet.Kind.PC;
    return Being.fresh(
        new Who(
            id,
            sheet.name(),
            seat,
            pc ? Who.Kind.PC : Who.Kind.HENCHMAN,
            Who.Side.PARTY,
            Secrecy.OPEN,
            new Who.Persona(sheet.look(), sheet.drive(), sheet.tie())),
        sheet.stats(),
        sheet.hp(),
        pc ? Sessions.fortuneAtFirst(aptitudes) : 0,
        new Life(
            Optional.empty(),
            pack,
            new Growth(sheet.level(), sheet.xp(), List.copyOf(aptitudes), sheet.studied()),
            new Magic(sheet.knows(), sheet.equips(), List.of()),
            List.of(),
            sheet.employer()));
  }

  private static Item item(SheetItem written, Shelf shelf) {
    var gear = Content.get("gear", shelf.gear(), written.item());
    var item =
        Item.of(
            gear.name(),
            gear,
            switch (written.place()) {
              case HELD -> Item.Where.HELD;
              case WORN -> Item.Where.WORN;
              case PACK -> Item.Where.PACK;
            });
    var used = written.usage().map(item::using).orElse(item);
    return written.spell().map(used::holding).orElse(used);
  }

  /// A creature fresh from the bestiary, called by its id so that three of a kind can be told
  /// apart.
  static Being creature(String id, Seat seat, Creature entry, Shelf shelf, Secrecy secrecy) {
    return Being.fresh(
        new Who(
            id, Names.title(id), seat, Who.Kind.CREATURE, Who.Side.FOES, secrecy, Who.Persona.NONE),
        entry.stats(),
        entry.hp(),
        0,
        Life.of(entry).with(arms(entry, shelf)));
  }

  /// What a creature fights with: in hand as far as two hands go, in the order of its attacks
  /// (RTH-R-40).
  private static Pack arms(Creature entry, Shelf shelf) {
    var pack = Pack.EMPTY;
    int free = 2;
    for (Attack attack : entry.attacks()) {
      var gear = attack.gear().flatMap(shelf::gear);
      if (gear.isPresent()) {
        boolean held = gear.get().hands() <= free;
        free -= held ? gear.get().hands() : 0;
        pack =
            pack.plus(
                Item.of(gear.get().name(), gear.get(), held ? Item.Where.HELD : Item.Where.PACK));
      }
    }
    return pack;
  }

  /// The way back: somebody as a sheet that can leave the table.
  static Sheet sheet(Being being) {
    var items =
        being.pack().items().stream()
            .map(
                item ->
                    new SheetItem(
                        item.gear().name(),
                        switch (item.where()) {
                          case HELD -> SheetItem.Place.HELD;
                          case WORN -> SheetItem.Place.WORN;
                          case PACK -> SheetItem.Place.PACK;
                        },
                        item.gear().usage().isPresent()
                            ? Optional.of(item.usage())
                            : Optional.empty(),
                        item.spell().isEmpty() ? Optional.empty() : Optional.of(item.spell())))
            .toList();
    return new Sheet(
        being.id(),
        being.name(),
        being.isPc() ? Sheet.Kind.PC : Sheet.Kind.HENCHMAN,
        being.growth().level(),
        being.growth().xp(),
        being.stats(),
        being.maxHp(),
        being.growth().aptitudes().stream().map(known -> known.aptitude().name()).toList(),
        being.growth().studied(),
        items,
        being.magic().known(),
        being.magic().equipped(),
        Optional.of(being.pack().purse()),
        being.life().employer(),
        being.who().persona().look(),
        being.who().persona().drive(),
        being.who().persona().tie());
  }
}

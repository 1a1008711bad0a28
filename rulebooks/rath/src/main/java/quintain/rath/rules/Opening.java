package quintain.rath.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Content;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.craft.OpeningCast;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.parts.Lists;
import quintain.rath.state.Attack;
import quintain.rath.state.Being;
import quintain.rath.state.Creature;
import quintain.rath.state.Darkness;
import quintain.rath.state.Device;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Growth;
import quintain.rath.state.Item;
import quintain.rath.state.Life;
import quintain.rath.state.Magic;
import quintain.rath.state.Pack;
import quintain.rath.state.Places;
import quintain.rath.state.Purse;
import quintain.rath.state.RathContent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.Scene;
import quintain.rath.state.Sheet;
import quintain.rath.state.SheetItem;
import quintain.rath.state.Shelf;
import quintain.rath.state.Who;
import quintain.rath.state.World;

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
            (cast, sheet) ->
                person(
                    cast.id(),
                    cast.seat(),
                    scene.sides().getOrDefault(cast.id(), Who.Side.PARTY),
                    sheet,
                    shelf,
                    scene.at().getOrDefault(cast.id(), 0)),
            shelf.creatures(),
            (cast, entry) ->
                creature(
                    Who.creature(
                        cast.id(),
                        cast.seat(),
                        scene.sides().getOrDefault(cast.id(), Who.Side.FOES),
                        scene.foeFigures()),
                    entry,
                    shelf,
                    Optional.empty(),
                    scene.at().getOrDefault(cast.id(), 0)));
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
      if (!Places.isOpen(map, at)) {
        throw new IllegalArgumentException(entry.getKey() + " cannot stand at " + entry.getValue());
      }
      if (state.find(entry.getKey()).isPresent()) {
        state = new FightEvent.Moved(entry.getKey(), at).appliedTo(state);
      } else if (state.world().device(entry.getKey()).isEmpty()) {
        throw new IllegalArgumentException(
            "The scene places " + entry.getKey() + ", who is not there");
      }
    }
    for (Being being : line.roster()) {
      if (!scene.on().containsKey(being.id())) {
        int at = Places.free(state, being.id(), 0);
        state = new FightEvent.Moved(being.id(), at).appliedTo(state);
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
                        id, Content.get("trap or lock", shelf.traps(), name), placeOf(id, scene))));
    return List.copyOf(devices);
  }

  private static int placeOf(String device, Scene scene) {
    var spot = scene.on().get(device);
    return spot == null ? scene.at().getOrDefault(device, 0) : Places.of(spot);
  }

  /// Somebody as written on a sheet; a PC begins the first session with Fortune (RTH-S-CC-08).
  static Being person(String id, Seat seat, Who.Side side, Sheet sheet, Shelf shelf, int at) {
    var pack =
        Pack.of(
            sheet.items().stream().map(item -> item(item, shelf)).toList(),
            sheet.purse().orElse(Purse.EMPTY));
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
            side,
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
            sheet.employer()),
        at);
  }

  private static Item item(SheetItem written, Shelf shelf) {
    var gear = Content.get("gear", shelf.gear(), written.item());
    return Item.of(
        gear.name(),
        gear,
        switch (written.place()) {
          case HELD -> Item.Where.HELD;
          case WORN -> Item.Where.WORN;
          case PACK -> Item.Where.PACK;
        },
        written.usage().orElse(gear.usage().orElse(0)),
        written.spell().orElse(""));
  }

  /// Somebody fresh from the bestiary.
  static Being creature(Who who, Creature entry, Shelf shelf, Optional<String> employer, int at) {
    return Being.fresh(
        who, entry.stats(), entry.hp(), 0, Life.of(entry, arms(entry, shelf), employer), at);
  }

  /// What a creature fights with: in hand as far as two hands go, in the order of its attacks
  /// (RTH-R-40).
  private static Pack arms(Creature entry, Shelf shelf) {
    var arms = new ArrayList<Item>();
    int free = 2;
    for (Attack attack : entry.attacks()) {
      var gear = attack.gear().flatMap(shelf::gear);
      if (gear.isPresent()) {
        boolean held = gear.get().hands() <= free;
        free -= held ? gear.get().hands() : 0;
        arms.add(Item.of(gear.get().name(), gear.get(), held ? Item.Where.HELD : Item.Where.PACK));
      }
    }
    return Pack.of(arms, Purse.EMPTY);
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

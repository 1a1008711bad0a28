package quintain.rhod.rules;

import static quintain.rhod.state.Rhd.RHD_R_09;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Topic;
import quintain.rhod.state.Ammunition;
import quintain.rhod.state.Armor;
import quintain.rhod.state.Being;
import quintain.rhod.state.Beings;
import quintain.rhod.state.Draft;
import quintain.rhod.state.Equipment;
import quintain.rhod.state.Item;
import quintain.rhod.state.Material;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.SheetItem;
import quintain.rhod.state.Size;
import quintain.rhod.state.SkillGroup;
import quintain.rhod.state.Source;
import quintain.rhod.state.Thing;
import quintain.rhod.state.Toolkit;
import quintain.rhod.state.Use;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Work;

/// The starting kit of a new character: an Armor, a Headgear, weapons with ammunition, Equipment
/// and Rations, as far as they fit the Slots (RHD-R-09).
final class Outfitting extends Chapter {
  private static final int BODY_ARMOR = 12;
  private static final int HEADGEAR = 4;
  private static final int WEAPONS = 2;
  private static final int STACKS = 2;
  private static final int EQUIPMENT = 4;
  private static final int RATIONS = 3;

  private final Draft draft;
  private final List<SheetItem> items = new ArrayList<>();

  /// The character with what has been found for them so far.
  private Being wearer;

  /// Where things of a kind go as long as nothing more is found; empty for no room.
  private final Map<Shape, Optional<Place>> room = new LinkedHashMap<>();

  /// What decides where a thing goes.
  private record Shape(List<Place> places, Size size) {}

  Outfitting(Play<RhodState, RhodStep, RhodEvent> play, Draft draft) {
    super(play);
    this.draft = draft;
    this.wearer =
        Beings.person(draft.id(), draft.seat(), draft.sheet(draft.id()), house(), state().shelf());
  }

  // By chance

  /// Each piece is drawn from the entries that fit, in the order of their ids.
  List<SheetItem> drawn() {
    draw(armors(Place.ARMOR_WORN, BODY_ARMOR));
    draw(armors(Place.HEADGEAR, HEADGEAR));
    draw(trained())
        .ifPresent(
            weapon -> {
              if (weapon.base().group() == SkillGroup.RANGED) {
                fitting(weapon).stream().findFirst().ifPresent(this::twoStacks);
              }
            });
    rations();
    for (int i = 0; i < EQUIPMENT; i++) {
      draw(equipment());
    }
    return List.copyOf(items);
  }

  private <T extends Thing> Optional<T> draw(List<T> from) {
    if (from.isEmpty()) {
      return Optional.empty();
    }
    var drawn = play.pick(from, RHD_R_09);
    add(drawn, 1);
    return Optional.of(drawn);
  }

  private void twoStacks(Ammunition ammunition) {
    for (int i = 0; i < STACKS; i++) {
      add(ammunition, ammunition.stack());
    }
  }

  /// Weapons of the Skill bought; any weapon for those who bought none.
  private List<Weapon> trained() {
    var weapons = weapons();
    var known =
        weapons.stream()
            .filter(weapon -> draft.life().training().bonus(weapon.base()) > 0)
            .toList();
    return known.isEmpty() ? weapons : known;
  }

  // By choice

  List<SheetItem> chosen() {
    one(Asks.BODY_ARMOR, armors(Place.ARMOR_WORN, BODY_ARMOR));
    one(Asks.HEADGEAR, armors(Place.HEADGEAR, HEADGEAR));
    for (Weapon weapon : some(Asks.WEAPONS, weapons(), WEAPONS)) {
      add(weapon, 1);
    }
    var shots = new ArrayList<Ammunition>();
    for (Ammunition ammunition : state().shelf().ammunition()) {
      if (items.stream().anyMatch(item -> fires(item, ammunition))) {
        shots.add(ammunition);
      }
    }
    if (!shots.isEmpty()) {
      var kinds = some(Asks.AMMUNITION, shots, STACKS);
      for (int i = 0; i < STACKS && !kinds.isEmpty(); i++) {
        var kind = kinds.get(i % kinds.size());
        add(kind, kind.stack());
      }
    }
    rations();
    for (Equipment thing : some(Asks.EQUIPMENT, equipment(), EQUIPMENT)) {
      add(thing, 1);
    }
    return List.copyOf(items);
  }

  private boolean fires(SheetItem item, Ammunition ammunition) {
    return state().shelf().thing(item.item()).orElseThrow() instanceof Weapon weapon
        && weapon.base().equals(ammunition.base());
  }

  private <T extends Thing> void one(Topic topic, List<T> from) {
    if (from.isEmpty()) {
      return;
    }
    var options = options(from);
    var chosen =
        play.ask(
            draft.seat(),
            new Question.OneOf<>(topic, List.of(draft.id()), options, from.getFirst()));
    add(chosen, 1);
  }

  private <T extends Thing> List<T> some(Topic topic, List<T> from, int most) {
    if (from.isEmpty()) {
      return List.of();
    }
    var byDefault = from.subList(0, Math.min(most, from.size()));
    return play.ask(
        draft.seat(),
        new Question.SomeOf<>(topic, List.of(draft.id()), options(from), 0, most, byDefault));
  }

  private static <T extends Thing> List<Option<T>> options(List<T> things) {
    return things.stream().map(Outfitting::option).toList();
  }

  /// With what it is good for; weapons and ammunition among those of their Skill.
  private static <T extends Thing> Option<T> option(T thing) {
    var option =
        new Option<>(thing.name(), thing.name(), thing)
            .meaning(Item.fresh(thing, Place.PACK, thing.stack()).detail());
    return switch (thing) {
      case Weapon weapon -> option.under(weapon.base().title());
      case Ammunition ammunition -> option.under(ammunition.base().title());
      case Armor _, Equipment _, Toolkit _, Material _, Source _, Work _ -> option;
    };
  }

  // What there is

  private List<Armor> armors(Place place, int most) {
    return state().shelf().armors().stream()
        .filter(armor -> armor.kit() && armor.place() == place && armor.value() <= most)
        .filter(armor -> place(armor, 1).isPresent())
        .toList();
  }

  private List<Weapon> weapons() {
    return state().shelf().weapons().stream()
        .filter(weapon -> !weapon.natural())
        .filter(weapon -> place(weapon, 1).isPresent())
        .toList();
  }

  private List<Ammunition> fitting(Weapon weapon) {
    return state().shelf().ammunition().stream()
        .filter(ammunition -> ammunition.base().equals(weapon.base()))
        .toList();
  }

  /// Equipment that is no Ration, not chosen yet, and fits.
  private List<Equipment> equipment() {
    return state().shelf().equipment().stream()
        .filter(thing -> !isRation(thing))
        .filter(thing -> items.stream().noneMatch(item -> item.item().equals(thing.name())))
        .filter(thing -> place(thing, 1).isPresent())
        .toList();
  }

  private static boolean isRation(Equipment thing) {
    return thing.uses().stream()
        .anyMatch(use -> use.does() instanceof Use.Food || use.does() instanceof Use.Water);
  }

  /// Three of Food and three of Water, as many as there is room for.
  private void rations() {
    for (int i = 0; i < RATIONS; i++) {
      for (Equipment thing : state().shelf().equipment()) {
        if (isRation(thing)) {
          add(thing, 1);
        }
      }
    }
  }

  // Where it goes

  private void add(Thing thing, int count) {
    place(thing, count)
        .ifPresent(
            place -> {
              items.add(new SheetItem(thing.name(), place, count, 0, ""));
              wearer = Beings.carrying(wearer, Item.fresh(thing, place, count));
              room.clear();
            });
  }

  /// The first Slot that has room for a thing.
  private Optional<Place> place(Thing thing, int count) {
    // What stacks may go with its like; anything else goes where others of its Size would.
    return thing.stack() > 1
        ? look(thing, count)
        : room.computeIfAbsent(new Shape(places(thing), thing.size()), _ -> look(thing, count));
  }

  private Optional<Place> look(Thing thing, int count) {
    for (Place place : places(thing)) {
      if (Inventory.refusal(wearer, Item.fresh(thing, place, count), place).isEmpty()) {
        return Optional.of(place);
      }
    }
    return Optional.empty();
  }

  private static List<Place> places(Thing thing) {
    return switch (thing) {
      case Armor armor -> List.of(armor.place());
      case Weapon weapon ->
          weapon.twoHanded()
              ? List.of(Place.TWO_HANDS, Place.SHEATH, Place.PACK)
              : List.of(Place.MAIN_HAND, Place.SHEATH, Place.PACK);
      case Ammunition _ -> List.of(Place.QUIVER, Place.SHEATH, Place.PACK);
      case Equipment _, Toolkit _, Material _, Source _, Work _ -> List.of(Place.PACK);
    };
  }
}

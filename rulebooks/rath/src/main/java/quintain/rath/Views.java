package quintain.rath;

import static quintain.rath.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.space.Chart;
import quintain.space.Grid;

/// What a seat may see, as panels.
///
/// Players see the party in full, foes with hidden figures as anybody sees them who looks, and
/// nothing at all of the unseen.
final class Views {
  private final RathState state;
  private final Seat seat;
  private final List<View.Panel> panels = new ArrayList<>();

  private Views(RathState state, Seat seat) {
    this.state = state;
    this.seat = seat;
  }

  static View view(RathState state, Seat seat) {
    var views = new Views(state, seat);
    for (Being being : state.roster()) {
      if (state.maySee(being, seat)) {
        views.being(being);
      }
    }
    state.fight().ifPresent(views::fight);
    views.scene();
    views.clock();
    views.devices();
    views.ground();
    return new View(List.copyOf(views.panels));
  }

  // Beings

  private void being(Being being) {
    var items = new ArrayList<View.Item>();
    if (state.maySeeFigures(being, seat)) {
      figures(being, items);
      conditions(being, items);
      gifts(being, items);
      carried(being, items);
      person(being, items);
    } else {
      onlyWhatShows(being, items);
    }
    panels.add(new View.Panel("who-" + being.id(), being.name(), being.id(), List.copyOf(items)));
  }

  private void figures(Being being, List<View.Item> items) {
    items.add(new View.Track("hp", being.hp(), being.maxHp()));
    items.add(new View.Score("ac", Armor.of(being), armor(being)));
    for (Stat stat : Stat.values()) {
      items.add(new View.Score(Values.key(stat), being.stat(stat), List.of()));
    }
    if (being.isPc()) {
      items.add(new View.Track("fortune", being.fortune(), state.house().fortuneMax()));
      items.add(new View.Score("level", being.growth().level(), List.of()));
      items.add(new View.Score("xp", being.growth().xp(), List.of()));
    }
    being
        .creature()
        .ifPresent(
            entry -> {
              if (!entry.threat().isEmpty()) {
                items.add(new View.Prose("threat", entry.threat()));
              }
              for (Attack attack : entry.attacks()) {
                items.add(new View.Prose(attack.name(), Wording.attack(attack)));
              }
              if (!entry.special().isEmpty()) {
                items.add(new View.Prose("special", entry.special()));
              }
              if (!entry.motive().isEmpty()) {
                items.add(new View.Prose("motive", entry.motive()));
              }
            });
  }

  private static List<View.Part> armor(Being being) {
    return Armor.parts(being).stream()
        .map(part -> new View.Part(part.name(), part.amount(), part.clause().id()))
        .toList();
  }

  private void conditions(Being being, List<View.Item> items) {
    for (Pool pool : being.pools()) {
      for (Affliction what : pool.effects()) {
        items.add(new View.Pool(Wording.affliction(what), pool.dice(), 6));
      }
    }
    if (being.isDown() && !being.isDead()) {
      items.add(new View.Chip("out of action", "can only crawl (RTH-ZERO-02)"));
    }
    for (Flag flag : being.flags()) {
      items.add(new View.Chip(Wording.flag(flag), Wording.meaning(flag)));
    }
    for (Effect effect : being.effects()) {
      items.add(new View.Chip(Wording.effect(effect.kind()), Wording.meaning(effect)));
    }
    for (Injury injury : being.injuries()) {
      items.add(
          new View.Chip(
              Wording.words(injury.kind()),
              injury.permanent()
                  ? Wording.injury(injury) + " (RTH-INJ-02)"
                  : Wording.plural(injury.daysOwed(), "day") + " of rest owed (RTH-R-51)"));
    }
    if (Encumbrance.isEncumbered(being)) {
      items.add(
          new View.Chip("encumbered", "a move or an action; tests at disadvantage (RTH-ENC-02)"));
    }
  }

  private static void gifts(Being being, List<View.Item> items) {
    for (Growth.Known known : being.growth().aptitudes()) {
      var aptitude = known.aptitude();
      items.add(
          new View.Prose(
              aptitude.name(),
              aptitude.uses() == 0
                  ? aptitude.effect()
                  : aptitude.effect()
                      + " ("
                      + (aptitude.uses() - known.used())
                      + " of "
                      + aptitude.uses()
                      + " left)"));
    }
    for (String spell : being.magic().known()) {
      boolean burned = being.magic().burned().contains(spell);
      boolean equipped = being.magic().equipped().contains(spell);
      items.add(
          new View.Prose(spell, burned ? "burned" : equipped ? "equipped" : "known, not equipped"));
    }
  }

  private void carried(Being being, List<View.Item> items) {
    if (being.isCreature() && being.pack().equals(Pack.EMPTY)) {
      return;
    }
    var held = new ArrayList<View.Held>();
    for (Item item : being.pack().items()) {
      held.add(
          new View.Held(
              item.name(), item.gear().slots(), Values.key(item.where()), Wording.detail(item)));
    }
    int purse = being.pack().purse().slots();
    if (purse > 0) {
      held.add(new View.Held("Coins", purse, "pack", "a slot for each 100 coins (RTH-CUR-04)"));
    }
    items.add(
        new View.Slots(
            "slots", Encumbrance.used(being), Encumbrance.slots(being), List.copyOf(held)));
    items.add(new View.Prose("coins", being.pack().purse().toString()));
  }

  private static void person(Being being, List<View.Item> items) {
    var persona = being.who().persona();
    prose(items, "look", persona.look());
    prose(items, "drive", persona.drive());
    prose(items, "tie", persona.tie());
    if (!being.growth().studied().isEmpty()) {
      prose(items, "studied", String.join(", ", being.growth().studied()));
    }
    being.life().employer().ifPresent(employer -> items.add(new View.Prose("follows", employer)));
  }

  private static void prose(List<View.Item> items, String label, String text) {
    if (!text.isEmpty()) {
      items.add(new View.Prose(label, text));
    }
  }

  /// Nothing with a number in it.
  private void onlyWhatShows(Being being, List<View.Item> items) {
    if (being.isDown() && !being.isDead()) {
      items.add(new View.Chip("down", ""));
    }
    for (Flag flag : being.flags()) {
      if (Wording.isPlainToSee(flag)) {
        items.add(new View.Chip(Wording.flag(flag), ""));
      }
    }
    for (Pool pool : being.pools()) {
      if (pool.what() == Affliction.FIRE || pool.what() == Affliction.BLEEDING) {
        items.add(new View.Chip(Wording.shows(pool.what()), ""));
      }
    }
    for (Item item : being.pack().items()) {
      if (item.inUse()) {
        items.add(new View.Prose(Values.key(item.where()), item.name()));
      }
    }
  }

  // The fight

  private void fight(Fight fight) {
    var items = new ArrayList<View.Item>();
    items.add(new View.Score("fight.round", fight.round(), List.of()));
    items.add(new View.Prose("fight.first", Wording.side(fight.first()) + " act first"));
    items.add(new View.Prose("fight.now", Wording.side(fight.now()) + " take their turns"));
    for (Being being : state.roster()) {
      if (state.maySee(being, seat) && !being.isOut()) {
        items.add(new View.Prose(being.name(), standing(fight, being)));
      }
    }
    panels.add(new View.Panel("fight", "Fight", "", List.copyOf(items)));
  }

  private String standing(Fight fight, Being being) {
    var said = new ArrayList<String>();
    if (fight.isTurnOf(being.id())) {
      var turn = fight.turn().orElseThrow();
      said.add("on turn");
      said.add(turn.moved() ? "has moved" : "may move");
      said.add(turn.actions() > 0 ? "may act" : "has acted");
    } else {
      said.add(fight.isDone(being.id()) ? "has had a turn" : "has yet to act");
    }
    if (fight.heldBy(being.id()).isPresent() && state.maySeeFigures(being, seat)) {
      said.add("at the ready");
    }
    return String.join(", ", said);
  }

  // Around them

  private void scene() {
    var items = new ArrayList<View.Item>();
    if (!state.scene().place().isEmpty()) {
      items.add(new View.Prose("place", state.scene().place()));
    }
    if (state.world().darkness() != Darkness.NONE) {
      items.add(new View.Chip(Wording.words(state.world().darkness()), "RTH-ADV-03"));
    }
    items.add(state.map().isPresent() ? map(state.map().get()) : new View.Bands("where", bands()));
    panels.add(new View.Panel("scene", "Scene", "", List.copyOf(items)));
  }

  private View.Grid map(Grid map) {
    var seen =
        state.roster().stream()
            .filter(being -> state.maySee(being, seat) && !being.hasLeft())
            .toList();
    return Chart.whole(map, Places.lighting(state), Places.bodies(state, seen))
        .view(
            "where",
            seat.isReferee()
                ? Optional.of(new View.Plan(new RathStep.LayMap(map), "map"))
                : Optional.empty());
  }

  /// Along the line the scene lies on; those at the same place are Close to each other.
  private List<View.Band> bands() {
    var byPlace = new TreeMap<Integer, List<String>>();
    for (Being being : state.roster()) {
      if (state.maySee(being, seat) && !being.hasLeft()) {
        byPlace.computeIfAbsent(being.at(), _ -> new ArrayList<>()).add(being.id());
      }
    }
    return byPlace.entrySet().stream()
        .map(
            place ->
                new View.Band(Wording.place(state, place.getKey()), List.copyOf(place.getValue())))
        .toList();
  }

  private void clock() {
    panels.add(
        new View.Panel(
            "clock", "Clock", "", List.of(new View.Prose("clock", Wording.moment(state.now())))));
  }

  /// Traps and locks: what nobody has found is the GM's alone.
  private void devices() {
    var items = new ArrayList<View.Item>();
    for (Device device : state.world().devices()) {
      if (seat.isReferee() || device.found()) {
        items.add(
            new View.Prose(
                device.id() + ": " + device.name(),
                Wording.place(state, device.at()) + told(device)));
      }
    }
    if (!items.isEmpty()) {
      panels.add(new View.Panel("devices", "Traps and locks", "", List.copyOf(items)));
    }
  }

  private String told(Device device) {
    var said = new ArrayList<String>();
    var trap = device.trap();
    if (device.done()) {
      said.add("done with");
    }
    if (seat.isReferee() && !device.found()) {
      said.add("not found");
    }
    if (Traps.isComplexityKnown(state, seat, device)) {
      var why = device.detailed() || seat.isReferee() ? RTH_APT_02 : RTH_APT_07;
      said.add((trap.complex() ? "complex (" : "ordinary (") + why.id() + ")");
    }
    if (seat.isReferee() || device.detailed()) {
      if (!trap.trigger().isEmpty()) {
        said.add(trap.trigger());
      }
      said.add(trap.effect());
      if (!trap.bypass().isEmpty()) {
        said.add("bypass: " + trap.bypass());
      }
    }
    return said.isEmpty() ? "" : "; " + String.join("; ", said);
  }

  private void ground() {
    if (!state.ground().isEmpty()) {
      var items = new ArrayList<View.Item>();
      for (World.Lying lying : state.ground()) {
        items.add(new View.Prose(lying.item().name(), Wording.place(state, lying.at())));
      }
      panels.add(new View.Panel("ground", "On the ground", "", List.copyOf(items)));
    }
  }
}

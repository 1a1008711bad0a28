package quintain.rath.show;

import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PanelItems;
import quintain.kernel.craft.Panels;
import quintain.kernel.parts.Phrases;
import quintain.rath.rules.Armor;
import quintain.rath.rules.Encumbrance;
import quintain.rath.rules.Traps;
import quintain.rath.rules.TurnOrder;
import quintain.rath.state.Affliction;
import quintain.rath.state.Attack;
import quintain.rath.state.Being;
import quintain.rath.state.Darkness;
import quintain.rath.state.Device;
import quintain.rath.state.Effect;
import quintain.rath.state.Fight;
import quintain.rath.state.Flag;
import quintain.rath.state.Fog;
import quintain.rath.state.Growth;
import quintain.rath.state.Injury;
import quintain.rath.state.Item;
import quintain.rath.state.Lights;
import quintain.rath.state.Pack;
import quintain.rath.state.Places;
import quintain.rath.state.Pool;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Stat;
import quintain.rath.state.Values;
import quintain.rath.state.World;
import quintain.space.Chart;
import quintain.space.Grid;

/// What a seat may see, as panels.
///
/// Players see the party in full, foes with hidden figures as anybody sees them who looks, and
/// nothing at all of the unseen.
final class Views extends Panels<RathState, Being> {
  private Views(RathState state, Seat seat) {
    super(state, seat);
  }

  static View view(RathState state, Seat seat) {
    return new Views(state, seat).view();
  }

  @Override
  protected void surroundings() {
    state.fight().ifPresent(this::fight);
    scene();
    panel("clock", "Clock", new PanelItems().prose("clock", Phrases.moment(state.now())));
    devices();
    ground();
  }

  // Beings

  @Override
  protected void figures(Being being, PanelItems items) {
    scores(being, items);
    conditions(being, items);
    gifts(being, items);
    carried(being, items);
    person(being, items);
  }

  private void scores(Being being, PanelItems items) {
    items.track("hp", being.hp(), being.maxHp());
    items.score("ac", Armor.of(being), armor(being));
    for (Stat stat : Stat.values()) {
      items.score(Values.key(stat), being.stat(stat));
    }
    if (being.isPc()) {
      items.track("fortune", being.fortune(), state.house().fortuneMax());
      items.score("level", being.growth().level());
      items.score("xp", being.growth().xp());
    }
    being
        .creature()
        .ifPresent(
            entry -> {
              items.note("threat", entry.threat());
              for (Attack attack : entry.attacks()) {
                items.prose(attack.name(), Wording.attack(attack));
              }
              items.note("special", entry.special());
              items.note("motive", entry.motive());
            });
  }

  private static List<View.Part> armor(Being being) {
    return Armor.parts(being).stream()
        .map(part -> new View.Part(part.name(), part.amount(), part.clause()))
        .toList();
  }

  private void conditions(Being being, PanelItems items) {
    for (Pool pool : being.pools()) {
      for (Affliction what : pool.effects()) {
        items.add(new View.Pool(what.words(), pool.dice(), 6));
      }
    }
    if (being.isDown() && !being.isDead()) {
      items.chip("out of action", "can only crawl (RTH-ZERO-02)");
    }
    for (Flag flag : being.flags()) {
      items.chip(flag.words(), flag.meaning());
    }
    for (Effect effect : being.effects()) {
      items.chip(Wording.effect(effect.kind()), Wording.meaning(effect));
    }
    for (Injury injury : being.injuries()) {
      items.chip(
          Phrases.words(injury.kind()),
          injury.permanent()
              ? Wording.injury(injury) + " (RTH-INJ-02)"
              : Phrases.counted(injury.daysOwed(), "day") + " of rest owed (RTH-R-51)");
    }
    if (Encumbrance.isEncumbered(being)) {
      items.chip("encumbered", "a move or an action; tests at disadvantage (RTH-ENC-02)");
    }
  }

  private static void gifts(Being being, PanelItems items) {
    for (Growth.Known known : being.growth().aptitudes()) {
      var aptitude = known.aptitude();
      items.prose(
          aptitude.name(),
          aptitude.uses() == 0
              ? aptitude.effect()
              : aptitude.effect()
                  + " ("
                  + (aptitude.uses() - known.used())
                  + " of "
                  + aptitude.uses()
                  + " left)");
    }
    for (String spell : being.magic().known()) {
      boolean burned = being.magic().burned().contains(spell);
      boolean equipped = being.magic().equipped().contains(spell);
      items.prose(spell, burned ? "burned" : equipped ? "equipped" : "known, not equipped");
    }
  }

  private void carried(Being being, PanelItems items) {
    if (being.isCreature() && being.pack().equals(Pack.EMPTY)) {
      return;
    }
    var held = new ArrayList<View.Held>();
    for (Item item : being.pack().items()) {
      held.add(
          new View.Held(item.name(), item.gear().slots(), Values.key(item.where()), item.detail()));
    }
    int purse = being.pack().purse().slots();
    if (purse > 0) {
      held.add(new View.Held("Coins", purse, "pack", "a slot for each 100 coins (RTH-CUR-04)"));
    }
    items.add(
        new View.Slots(
            "slots", Encumbrance.used(being), Encumbrance.slots(being), List.copyOf(held)));
    items.prose("coins", being.pack().purse().toString());
  }

  private void person(Being being, PanelItems items) {
    var persona = being.who().persona();
    items.note("look", persona.look());
    items.note("drive", persona.drive());
    items.note("tie", persona.tie());
    items.note("studied", being.growth().studied());
    being.life().employer().ifPresent(employer -> items.prose("follows", state.nameOf(employer)));
  }

  @Override
  protected void onlyWhatShows(Being being, PanelItems items) {
    if (being.isDown() && !being.isDead()) {
      items.chip("down", "");
    }
    for (Flag flag : being.flags()) {
      if (Flag.PLAIN_TO_SEE.has(flag)) {
        items.chip(flag.words(), "");
      }
    }
    for (Pool pool : being.pools()) {
      if (pool.what() == Affliction.FIRE || pool.what() == Affliction.BLEEDING) {
        items.chip(Wording.shows(pool.what()), "");
      }
    }
    for (Item item : being.pack().items()) {
      if (item.inUse()) {
        items.prose(Values.key(item.where()), item.name());
      }
    }
  }

  // The fight

  private void fight(Fight fight) {
    var items = new PanelItems();
    items.score("fight.round", fight.round());
    items.prose("fight.first", Wording.side(fight.first()) + " act first");
    var now = TurnOrder.firstOnTurn(state).map(being -> being.side().turns()).orElse(fight.now());
    items.prose("fight.now", Wording.side(now) + " take their turns");
    for (Being being : state.roster()) {
      if (state.maySee(being, seat) && !being.isOut()) {
        items.prose(being.name(), standing(fight, being));
      }
    }
    panel("fight", "Fight", items);
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
    var items = new PanelItems();
    items.note("place", state.scene().place());
    if (state.world().darkness() != Darkness.NONE) {
      items.chip(Phrases.words(state.world().darkness()), "RTH-ADV-03");
    }
    if (Fog.lies(state)) {
      items.chip("fog", "players know what their characters see RTH-R-30");
    }
    items.add(state.map().isPresent() ? map(state.map().get()) : bands());
    panel("scene", "Scene", items);
  }

  private View.Grid map(Grid map) {
    var seen =
        state.roster().stream()
            .filter(being -> state.maySee(being, seat) && !being.hasLeft())
            .toList();
    return new Chart(
            map, Lights.lighting(state), Places.bodies(state, seen), Fog.sight(state, seat))
        .view("where", plan(RathStep.LayMap.class, map));
  }

  /// Along the line the scene lies on; those at the same place are Close to each other.
  private View.Bands bands() {
    return bands(being -> !being.hasLeft(), Being::at, at -> Places.told(state, at));
  }

  /// Traps and locks: what nobody has found is the GM's alone.
  private void devices() {
    var items = new PanelItems();
    for (Device device : state.world().devices()) {
      if (seat.isReferee() || device.found()) {
        items.prose(device.name(), Places.told(state, device.at()) + told(device));
      }
    }
    panel("devices", "Traps and locks", items);
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
    var items = new PanelItems();
    for (World.Lying lying : state.ground()) {
      items.prose(lying.item().name(), Places.told(state, lying.at()));
    }
    panel("ground", "On the ground", items);
  }
}

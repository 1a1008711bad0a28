package quintain.cairn;

import static quintain.cairn.Crn.*;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.View;

/// What a seat may see, as panels.
///
/// Players see the party in full, foes with hidden figures as anybody sees them who looks, and
/// nothing at all of the unseen.
final class Views {
  private final CairnState state;
  private final Seat seat;
  private final List<View.Panel> panels = new ArrayList<>();

  private Views(CairnState state, Seat seat) {
    this.state = state;
    this.seat = seat;
  }

  static View view(CairnState state, Seat seat) {
    var views = new Views(state, seat);
    for (Being being : state.roster()) {
      if (state.maySee(being, seat)) {
        views.being(being);
      }
    }
    state.fight().ifPresent(views::fight);
    views.scene();
    views.clock();
    views.effects();
    views.ground();
    views.wardensNotes();
    return new View(List.copyOf(views.panels));
  }

  // Beings

  private void being(Being being) {
    var items = new ArrayList<View.Item>();
    if (state.maySeeFigures(being, seat)) {
      figures(being, items);
      conditions(being, items);
      countdowns(being, items);
      person(being, items);
    } else {
      onlyWhatShows(being, items);
    }
    panels.add(new View.Panel("who-" + being.id(), being.name(), being.id(), List.copyOf(items)));
  }

  private void figures(Being being, List<View.Item> items) {
    items.add(new View.Track("hp", being.hp(), being.maxHp()));
    for (Ability ability : Ability.values()) {
      var score = being.score(ability);
      var parts = new ArrayList<View.Part>();
      parts.add(new View.Part("when nothing is lost", score.max(), CRN_ABIL_01.id()));
      if (score.now() < score.max()) {
        parts.add(new View.Part("lost", score.now() - score.max(), lossClause(ability)));
      }
      items.add(new View.Score(Names.kebab(ability.name()), score.now(), List.copyOf(parts)));
    }
    items.add(new View.Score("armor", Armor.of(state, being), Armor.parts(state, being)));
    if (!being.isNpc() || !being.pack().equals(Pack.EMPTY)) {
      carried(being.pack(), items);
    }
    for (Attack attack : being.block().attacks()) {
      items.add(
          new View.Prose(
              attack.name(), attack.damage() + (attack.blast() ? ", blast (CRN-BLST-01)" : "")));
    }
  }

  private static String lossClause(Ability ability) {
    return switch (ability) {
      case STR -> CRN_CRIT_01.id();
      case DEX -> CRN_LOSS_02.id();
      case WIL -> CRN_LOSS_03.id();
    };
  }

  static void carried(Pack pack, List<View.Item> items) {
    var held = new ArrayList<View.Held>();
    for (Item item : pack.items()) {
      held.add(
          new View.Held(
              item.name(), item.slots(), Names.kebab(item.where().name()), Wording.detail(item)));
    }
    if (pack.fatigue() > 0) {
      held.add(new View.Held("Fatigue", pack.fatigue(), "pack", "one slot each (CRN-DEPR-06)"));
    }
    int purse = pack.coins() / 10_000;
    if (purse > 0) {
      held.add(new View.Held("Coins", purse, "pack", "a slot for each 100 gp (CRN-INV-08)"));
    }
    items.add(new View.Slots("slots", pack.used(), Pack.SLOTS, List.copyOf(held)));
    items.add(new View.Prose("coins", Wealth.told(pack.coins())));
  }

  private void conditions(Being being, List<View.Item> items) {
    for (Flag flag : being.flags()) {
      items.add(new View.Chip(Wording.flag(flag), Wording.meaning(flag)));
    }
    followingFromScores(being, items);
    for (Need need : being.needs()) {
      items.add(
          new View.Chip(
              "deprived",
              Wording.lacks(need.what())
                  + (need.since() < state.clock()
                      ? " for " + Wording.span(state.clock() - need.since())
                      : "")
                  + ": recovers nothing (CRN-DEPR-02)"));
    }
    if (Inventory.weighsDown(state, being)) {
      items.add(new View.Chip("laden", "every slot is filled: 0 HP (CRN-INV-05)"));
    }
  }

  private static void followingFromScores(Being being, List<View.Item> items) {
    if (being.isParalysed()) {
      items.add(new View.Chip("paralysed", "cannot act (CRN-LOSS-02)"));
    }
    if (being.isDelirious()) {
      items.add(new View.Chip("delirious", "cannot act (CRN-LOSS-03)"));
    }
  }

  private void countdowns(Being being, List<View.Item> items) {
    for (Timer timer : being.timers()) {
      items.add(countdown(Wording.timer(timer.what()), timer.due()));
    }
    for (Effect effect : state.effects()) {
      if (effect.on().contains(being.id())) {
        items.add(countdown(effect.name(), effect.until()));
      }
    }
  }

  /// What no clock ends is told in words.
  private View.Item countdown(String label, long due) {
    long seconds = Math.max(0, due - state.clock());
    return seconds > Integer.MAX_VALUE
        ? new View.Prose(label, "until it is ended")
        : new View.Countdown(label, (int) seconds);
  }

  static void person(Who.Persona persona, List<View.Item> items) {
    persona.background().ifPresent(told -> items.add(new View.Prose("background", told)));
    if (!persona.traits().isEmpty()) {
      items.add(new View.Prose("traits", String.join(", ", persona.traits())));
    }
    persona.age().ifPresent(age -> items.add(new View.Prose("age", age.toString())));
  }

  private static void person(Being being, List<View.Item> items) {
    person(being.who().persona(), items);
    for (String scar : being.scars()) {
      items.add(new View.Prose("scars", scar));
    }
    for (Reward reward : being.rewards()) {
      items.add(
          new View.Prose(
              "rewards",
              "scar "
                  + reward.row()
                  + " pays after "
                  + Names.kebab(reward.after().name()).replace('-', ' ')
                  + " ("
                  + Scars.clauseOf(reward.row()).id()
                  + ")"));
    }
    being
        .hire()
        .ifPresent(
            hire ->
                items.add(
                    new View.Prose(
                        "hired by " + hire.employer(),
                        hire.share()
                            ? "for a share of the treasure"
                            : Wealth.told(hire.wage())
                                + " a day, "
                                + Wealth.told(Math.abs(hire.owed()))
                                + (hire.owed() < 0 ? " paid ahead" : " owed"))));
    if (!being.block().criticalText().isEmpty()) {
      items.add(new View.Prose("critical damage", being.block().criticalText()));
    }
    if (!being.block().note().isEmpty()) {
      items.add(new View.Prose("note", being.block().note()));
    }
  }

  /// Nothing with a number in it.
  private void onlyWhatShows(Being being, List<View.Item> items) {
    for (Flag flag : being.flags()) {
      if (Wording.isPlainToSee(flag)) {
        items.add(new View.Chip(Wording.flag(flag), ""));
      }
    }
    followingFromScores(being, items);
    for (Item item : being.pack().items()) {
      if (item.inUse()) {
        items.add(new View.Prose(Names.kebab(item.where().name()), item.name()));
      }
    }
  }

  // The fight

  private void fight(Fight fight) {
    var items = new ArrayList<View.Item>();
    items.add(new View.Score("fight.round", fight.round(), List.of()));
    items.add(new View.Prose("fight.phase", Names.kebab(fight.phase().name())));
    for (Being being : state.roster()) {
      if (!state.maySee(being, seat) || being.isOut()) {
        continue;
      }
      if (being.side() == Who.Side.FOES && being.canAct()) {
        items.add(new View.Prose(being.name() + ", it seems", Wording.intent(fight, being)));
      }
      if (mayKnowPlans(being)) {
        items.add(new View.Prose(being.name(), declared(fight, being)));
      }
    }
    panels.add(new View.Panel("fight", "Fight", "", List.copyOf(items)));
  }

  /// The party declares openly; what foes have declared is theirs until it happens.
  private boolean mayKnowPlans(Being being) {
    return seat.isReferee() || being.seat().equals(seat) || being.side() == Who.Side.PARTY;
  }

  private String declared(Fight fight, Being being) {
    var plans =
        fight.declared().stream()
            .map(Fight.Declaration::act)
            .filter(act -> act.by().equals(being.id()))
            .map(act -> act.told(state, this::isSeen))
            .toList();
    return plans.isEmpty() ? "has not declared yet" : String.join(", then ", plans);
  }

  // Around them

  private void scene() {
    var items = new ArrayList<View.Item>();
    if (!state.scene().place().isEmpty()) {
      items.add(new View.Prose("place", state.scene().place()));
    }
    if (state.scene().closed()) {
      items.add(new View.Chip("closed", "no safe place to run to (CRN-RETR-02)"));
    }
    items.add(new View.Bands("where", bands()));
    for (World.Market market : state.markets()) {
      items.add(new View.Prose("prices." + market.place(), market.percent() + "% of the list"));
    }
    panels.add(new View.Panel("scene", "Scene", "", List.copyOf(items)));
  }

  /// Feet along the way; those at the same place are beside each other.
  private List<View.Band> bands() {
    var byPlace = new TreeMap<Integer, List<String>>();
    for (Being being : state.roster()) {
      if (state.maySee(being, seat) && !being.is(Flag.FLED)) {
        byPlace.computeIfAbsent(being.at(), _ -> new ArrayList<>()).add(being.id());
      }
    }
    return byPlace.entrySet().stream()
        .map(place -> new View.Band(place.getKey() + " ft", List.copyOf(place.getValue())))
        .toList();
  }

  private void clock() {
    panels.add(
        new View.Panel(
            "clock", "Clock", "", List.of(new View.Prose("clock", Wording.moment(state.clock())))));
  }

  private void effects() {
    var items = new ArrayList<View.Item>();
    for (Effect effect : state.effects()) {
      if (mayKnow(effect)) {
        var on =
            effect.on().stream()
                .filter(id -> state.find(id).map(b -> state.maySee(b, seat)).orElse(false))
                .toList();
        items.add(
            countdown(
                on.isEmpty() ? effect.name() : effect.name() + ": " + Wording.names(state, on),
                effect.until()));
      }
    }
    if (!items.isEmpty()) {
      panels.add(new View.Panel("effects", "Powers at work", "", List.copyOf(items)));
    }
  }

  /// Somebody in sight works it or bears it.
  private boolean mayKnow(Effect effect) {
    if (seat.isReferee() || isSeen(effect.by())) {
      return true;
    }
    return effect.on().stream().anyMatch(this::isSeen);
  }

  private boolean isSeen(String id) {
    return state.find(id).map(being -> state.maySee(being, seat)).orElse(false);
  }

  private void ground() {
    if (!state.ground().isEmpty()) {
      var items = new ArrayList<View.Item>();
      for (Item item : state.ground()) {
        items.add(new View.Prose(item.name(), Wording.detail(item)));
      }
      panels.add(new View.Panel("ground", "On the ground", "", List.copyOf(items)));
    }
  }

  private void wardensNotes() {
    if (seat.isReferee() && !state.treasures().isEmpty()) {
      var items = new ArrayList<View.Item>();
      for (World.Treasure treasure : state.treasures()) {
        items.add(
            new View.Prose(
                treasure.name(),
                treasure.worth()
                    + " gp"
                    + (treasure.place().isEmpty() ? "" : ", " + treasure.place())
                    + (treasure.guardian().isEmpty()
                        ? ""
                        : ", guarded by " + treasure.guardian())));
      }
      panels.add(new View.Panel("treasures", "Treasure", "", List.copyOf(items)));
    }
  }
}

package quintain.cairn.show;

import static quintain.cairn.state.Crn.*;

import java.util.ArrayList;
import java.util.List;
import quintain.cairn.rules.Inventory;
import quintain.cairn.rules.Scars;
import quintain.cairn.rules.Wealth;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Armor;
import quintain.cairn.state.Attack;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Item;
import quintain.cairn.state.Need;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Reward;
import quintain.cairn.state.Timer;
import quintain.cairn.state.Who;
import quintain.cairn.state.World;
import quintain.kernel.Clause;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PanelItems;
import quintain.kernel.craft.Panels;
import quintain.kernel.parts.Phrases;

/// What a seat may see, as panels.
///
/// Players see the party in full, foes with hidden figures as anybody sees them who looks, and
/// nothing at all of the unseen.
final class Views extends Panels<CairnState, Being> {
  private Views(CairnState state, Seat seat) {
    super(state, seat);
  }

  static View view(CairnState state, Seat seat) {
    return new Views(state, seat).view();
  }

  @Override
  protected void surroundings() {
    state.fight().ifPresent(this::fight);
    scene();
    panel("clock", "Clock", new PanelItems().prose("clock", Phrases.moment(state.clock() / 60)));
    effects();
    ground();
    wardensNotes();
  }

  // Beings

  @Override
  protected void figures(Being being, PanelItems items) {
    scores(being, items);
    conditions(being, items);
    countdowns(being, items);
    person(being, items);
  }

  private void scores(Being being, PanelItems items) {
    items.track("hp", being.hp(), being.maxHp());
    for (Ability ability : Ability.values()) {
      var score = being.score(ability);
      var parts = new ArrayList<View.Part>();
      parts.add(new View.Part("when nothing is lost", score.max(), CRN_ABIL_01));
      if (score.now() < score.max()) {
        parts.add(new View.Part("lost", score.now() - score.max(), lossClause(ability)));
      }
      items.score(Names.kebab(ability.name()), score.now(), parts);
    }
    items.score("armor", Armor.of(state, being), Armor.parts(state, being));
    if (!being.isNpc() || !being.pack().equals(Pack.EMPTY)) {
      carried(being.pack(), items);
    }
    for (Attack attack : being.block().attacks()) {
      items.prose(attack.name(), attack.damage() + (attack.blast() ? ", blast (CRN-BLST-01)" : ""));
    }
  }

  private static Clause lossClause(Ability ability) {
    return switch (ability) {
      case STR -> CRN_CRIT_01;
      case DEX -> CRN_LOSS_02;
      case WIL -> CRN_LOSS_03;
    };
  }

  static void carried(Pack pack, PanelItems items) {
    var held = new ArrayList<View.Held>();
    for (Item item : pack.items()) {
      held.add(
          new View.Held(
              item.name(), item.slots(), Names.kebab(item.where().name()), item.detail()));
    }
    if (pack.fatigue() > 0) {
      held.add(new View.Held("Fatigue", pack.fatigue(), "pack", "one slot each (CRN-DEPR-06)"));
    }
    int purse = pack.coins() / 10_000;
    if (purse > 0) {
      held.add(new View.Held("Coins", purse, "pack", "a slot for each 100 gp (CRN-INV-08)"));
    }
    items.add(new View.Slots("slots", pack.used(), Pack.SLOTS, List.copyOf(held)));
    items.prose("coins", Wealth.told(pack.coins()));
  }

  private void conditions(Being being, PanelItems items) {
    for (Flag flag : being.flags()) {
      items.chip(flag.words(), flag.meaning());
    }
    followingFromScores(being, items);
    for (Need need : being.needs()) {
      items.chip(
          "deprived",
          Wording.lacks(need.what())
              + (need.since() < state.clock()
                  ? " for " + Wording.span(state.clock() - need.since())
                  : "")
              + ": recovers nothing (CRN-DEPR-02)");
    }
    if (Inventory.weighsDown(state, being)) {
      items.chip("laden", "every slot is filled: 0 HP (CRN-INV-05)");
    }
  }

  private static void followingFromScores(Being being, PanelItems items) {
    if (being.isParalysed()) {
      items.chip("paralysed", "cannot act (CRN-LOSS-02)");
    }
    if (being.isDelirious()) {
      items.chip("delirious", "cannot act (CRN-LOSS-03)");
    }
  }

  private void countdowns(Being being, PanelItems items) {
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

  static void person(Who.Persona persona, PanelItems items) {
    persona.background().ifPresent(told -> items.prose("background", told));
    items.note("traits", persona.traits());
    persona.age().ifPresent(age -> items.prose("age", age.toString()));
  }

  private void person(Being being, PanelItems items) {
    person(being.who().persona(), items);
    for (String scar : being.scars()) {
      items.prose("scars", scar);
    }
    for (Reward reward : being.rewards()) {
      items.prose(
          "rewards",
          "scar "
              + reward.row()
              + " pays after "
              + Names.kebab(reward.after().name()).replace('-', ' ')
              + " ("
              + Scars.clauseOf(reward.row()).id()
              + ")");
    }
    being
        .hire()
        .ifPresent(
            hire ->
                items.prose(
                    "hired by " + state.nameOf(hire.employer()),
                    hire.share()
                        ? "for a share of the treasure"
                        : Wealth.told(hire.wage())
                            + " a day, "
                            + Wealth.told(Math.abs(hire.owed()))
                            + (hire.owed() < 0 ? " paid ahead" : " owed")));
    items.note("critical damage", being.block().criticalText());
    items.note("note", being.block().note());
  }

  @Override
  protected void onlyWhatShows(Being being, PanelItems items) {
    for (Flag flag : being.flags()) {
      if (Flag.PLAIN_TO_SEE.has(flag)) {
        items.chip(flag.words(), "");
      }
    }
    followingFromScores(being, items);
    for (Item item : being.pack().items()) {
      if (item.inUse()) {
        items.prose(Names.kebab(item.where().name()), item.name());
      }
    }
  }

  // The fight

  private void fight(Fight fight) {
    var items = new PanelItems();
    items.score("fight.round", fight.round());
    items.prose("phase", Narration.phase(fight.phase()));
    for (Being being : state.roster()) {
      if (!state.maySee(being, seat) || being.isOut()) {
        continue;
      }
      boolean isForeseen = being.side() == Who.Side.FOES && being.canAct();
      if (isForeseen) {
        items.prose(being.name() + ", it seems", Wording.intent(fight, being));
      }
      if (mayKnowPlans(being)) {
        var plans = declared(fight, being);
        if (!plans.isEmpty()) {
          items.prose(being.name(), String.join(", then ", plans));
        } else if (!isForeseen) {
          items.prose(being.name(), "has not declared yet");
        }
      }
    }
    panel("fight", "Fight", items);
  }

  /// The party declares openly; what foes have declared is theirs until it happens.
  private boolean mayKnowPlans(Being being) {
    return seat.isReferee() || being.seat().equals(seat) || being.side() == Who.Side.PARTY;
  }

  private List<String> declared(Fight fight, Being being) {
    var words = new Plans(state, this::isSeen);
    return fight.declared().stream()
        .map(Fight.Declaration::act)
        .filter(act -> act.by().equals(being.id()))
        .map(words::told)
        .toList();
  }

  // Around them

  private void scene() {
    var items = new PanelItems();
    items.note("place", state.scene().place());
    if (state.scene().closed()) {
      items.chip("closed", "no safe place to run to (CRN-RETR-02)");
    }
    items.add(bands(being -> !being.is(Flag.FLED), Being::at, feet -> Phrases.along(feet, "ft")));
    for (World.Market market : state.markets()) {
      items.prose("prices in " + market.place(), market.percent() + "% of the list");
    }
    panel("scene", "Scene", items);
  }

  private void effects() {
    var items = new PanelItems();
    for (Effect effect : state.effects()) {
      if (mayKnow(effect)) {
        var on = effect.on().stream().filter(this::isSeen).toList();
        items.add(
            countdown(
                on.isEmpty() ? effect.name() : effect.name() + ": " + Wording.names(state, on),
                effect.until()));
      }
    }
    panel("effects", "Powers at work", items);
  }

  /// Somebody in sight works it or bears it.
  private boolean mayKnow(Effect effect) {
    if (seat.isReferee() || isSeen(effect.by())) {
      return true;
    }
    return effect.on().stream().anyMatch(this::isSeen);
  }

  private void ground() {
    var items = new PanelItems();
    for (World.Lying lying : state.ground()) {
      var place = "at " + Phrases.along(lying.at(), "ft");
      var detail = lying.item().detail();
      items.prose(lying.item().name(), detail.isEmpty() ? place : detail + "; " + place);
    }
    panel("ground", "On the ground", items);
  }

  private void wardensNotes() {
    if (seat.isReferee() && !state.treasures().isEmpty()) {
      var items = new PanelItems();
      for (World.Treasure treasure : state.treasures()) {
        items.prose(
            treasure.name(),
            treasure.worth()
                + " gp"
                + (treasure.place().isEmpty() ? "" : ", " + treasure.place())
                + (treasure.guardian().isEmpty() ? "" : ", guarded by " + treasure.guardian()));
      }
      panel("treasures", "Treasure", items);
    }
  }
}

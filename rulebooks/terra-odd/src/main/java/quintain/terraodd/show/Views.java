package quintain.terraodd.show;

import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Clause;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PanelItems;
import quintain.kernel.craft.Panels;
import quintain.kernel.parts.Phrases;
import quintain.terraodd.rules.Healing;
import quintain.terraodd.rules.TurnOrder;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Armour;
import quintain.terraodd.state.Attack;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Fight;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.Talent;
import quintain.terraodd.state.Timer;
import quintain.terraodd.state.Trouble;
import quintain.terraodd.state.Who;
import quintain.terraodd.state.World;

/// What a seat may see, as panels.
///
/// Players see the party in full, foes with hidden figures as anybody sees them who looks, and
/// nothing at all of the unseen.
final class Views extends Panels<OddState, Being> {
  private Views(OddState state, Seat seat) {
    super(state, seat);
  }

  static View view(OddState state, Seat seat) {
    return new Views(state, seat).view();
  }

  @Override
  protected void surroundings() {
    // While the order is still found out, no round has begun.
    state.fight().filter(fight -> fight.round() > 0).ifPresent(this::fight);
    scene();
    panel("clock", "Clock", new PanelItems().prose("clock", Phrases.moment(state.clock() / 60)));
    ground();
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
    items.track("grit", being.grit(), mostGrit(being));
    for (Ability ability : Ability.values()) {
      var score = being.score(ability);
      var parts = new ArrayList<View.Part>();
      parts.add(new View.Part("permanent", score.permanent(), ODD_CRE_03));
      if (score.reduced()) {
        parts.add(new View.Part("lost", score.now() - score.permanent(), lossClause(ability)));
      }
      items.score(Names.kebab(ability.name()), score.now(), parts);
    }
    items.score("armour", Armour.of(state, being), Armour.parts(state, being));
    if (being.isPc()) {
      items.add(new View.Pool("grit at rest", Healing.gritDice(being), 6));
    }
    if (!being.pack().items().isEmpty()) {
      carried(being, items);
    }
    for (Attack attack : being.block().attacks()) {
      items.prose(attack.name(), Wording.attack(attack));
    }
  }

  /// Grit knows no maximum but what its dice can show (ODD-R-26).
  private static int mostGrit(Being being) {
    int usual = being.isPc() ? 6 * Healing.gritDice(being) : being.block().grit();
    return Math.max(usual, being.grit());
  }

  private static Clause lossClause(Ability ability) {
    return switch (ability) {
      case PROWESS -> ODD_HARM_02;
      case INSIGHT -> ODD_HARM_03;
      case RESOLVE -> ODD_HARM_04;
    };
  }

  private void carried(Being being, PanelItems items) {
    var held = new ArrayList<View.Held>();
    for (Item item : being.pack().items()) {
      held.add(new View.Held(item.name(), 1, Names.kebab(item.where().name()), item.detail()));
    }
    items.add(new View.Slots("items", held.size(), 0, List.copyOf(held)));
  }

  private void conditions(Being being, PanelItems items) {
    for (Flag flag : being.flags()) {
      if (flag != Flag.HAS_ATTACKED) { // bookkeeping
        items.chip(flag.words(), flag.meaning());
      }
    }
    for (String need : being.life().needs()) {
      items.chip("deprived", "lacks " + need + ": one die of Grit fewer (ODD-HEAL-04)");
    }
    for (Trouble trouble : being.troubles()) {
      items.chip(trouble.told(), trouble.entry().effect());
    }
  }

  private void countdowns(Being being, PanelItems items) {
    for (Timer timer : being.timers()) {
      if (timer.what() != Timer.What.HELD) {
        items.add(
            new View.Countdown(
                Wording.timer(timer.what()),
                (int) Math.min(Integer.MAX_VALUE, Math.max(0, timer.due() - state.clock()))));
      }
    }
  }

  private void person(Being being, PanelItems items) {
    for (Talent talent : being.talents()) {
      items.prose(talent.told(), talent.entry().effect());
    }
    var persona = being.who().persona();
    persona
        .background()
        .ifPresent(
            told ->
                items.prose(
                    "background",
                    told
                        + state.shelf().backgrounds().stream()
                            .filter(b -> b.name().equals(told))
                            .findFirst()
                            .map(b -> ": knows " + b.knows())
                            .orElse("")));
    persona.drive().ifPresent(told -> items.prose("drive", told));
    items.note("also carries", being.pack().keepsakes());
    if (being.isPc()) {
      items.prose("credits", Integer.toString(being.pack().credits()));
    }
    for (String line : being.life().story()) {
      items.prose("story", line);
    }
    items.note("critical harm", being.block().criticalText());
    items.note("note", being.block().note());
  }

  @Override
  protected void onlyWhatShows(Being being, PanelItems items) {
    for (Flag flag : being.flags()) {
      if (Flag.PLAIN_TO_SEE.has(flag)) {
        items.chip(flag.words(), "");
      }
    }
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
      if (state.maySee(being, seat) && !being.isOut() && mayKnowPlans(being)) {
        items.prose(being.name(), declared(fight, being));
      }
    }
    panel("fight", "Fight", items);
  }

  /// The party declares openly; what foes have declared is theirs until it happens.
  private boolean mayKnowPlans(Being being) {
    return seat.isReferee() || being.seat().equals(seat) || being.side() == Who.Side.PARTY;
  }

  private String declared(Fight fight, Being being) {
    if (!TurnOrder.isToCome(state, being)) {
      return "has no turn left in this round";
    }
    var words = new Plans(state);
    var plans =
        fight.declared().stream()
            .map(Fight.Declaration::act)
            .filter(act -> act.by().equals(being.id()))
            .map(words::told)
            .toList();
    return plans.isEmpty() ? "has not declared yet" : String.join(", then ", plans);
  }

  // Around them

  private void scene() {
    var items = new PanelItems();
    items.note("place", state.scene().place());
    items.note("the group", state.scene().concept());
    if (state.scene().closed()) {
      items.chip("closed", "no safe place to run to (ODD-RETR-02)");
    }
    if (state.scene().dark()) {
      items.chip("dark", "");
    }
    items.add(bands(being -> !being.hasLeft(), Being::at, feet -> Phrases.along(feet, "ft")));
    panel("scene", "Scene", items);
  }

  private void ground() {
    var items = new PanelItems();
    for (World.Lying lying : state.ground()) {
      var place = "at " + Phrases.along(lying.at(), "ft");
      var detail = lying.item().detail();
      items.prose(lying.item().name(), detail.isEmpty() ? place : detail + ", " + place);
    }
    panel("ground", "On the ground", items);
  }
}

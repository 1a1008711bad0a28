package quintain.terraodd;

import static quintain.terraodd.Odd.*;

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
  private final OddState state;
  private final Seat seat;
  private final List<View.Panel> panels = new ArrayList<>();

  private Views(OddState state, Seat seat) {
    this.state = state;
    this.seat = seat;
  }

  static View view(OddState state, Seat seat) {
    var views = new Views(state, seat);
    for (Being being : state.roster()) {
      if (state.maySee(being, seat)) {
        views.being(being);
      }
    }
    state.fight().ifPresent(views::fight);
    views.scene();
    views.clock();
    views.ground();
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
    items.add(new View.Track("grit", being.grit(), mostGrit(being)));
    for (Ability ability : Ability.values()) {
      var score = being.score(ability);
      var parts = new ArrayList<View.Part>();
      parts.add(new View.Part("permanent", score.permanent(), ODD_CRE_03.id()));
      if (score.reduced()) {
        parts.add(new View.Part("lost", score.now() - score.permanent(), lossClause(ability)));
      }
      items.add(new View.Score(Names.kebab(ability.name()), score.now(), List.copyOf(parts)));
    }
    items.add(new View.Score("armour", Armour.of(state, being), Armour.parts(state, being)));
    if (being.isPc()) {
      items.add(new View.Pool("grit at rest", Healing.gritDice(being), 6));
    }
    if (!being.pack().items().isEmpty()) {
      carried(being, items);
    }
    for (Attack attack : being.block().attacks()) {
      items.add(new View.Prose(attack.name(), Wording.attack(attack)));
    }
  }

  /// Grit knows no maximum but what its dice can show (ODD-R-26).
  private static int mostGrit(Being being) {
    int usual = being.isPc() ? 6 * Healing.gritDice(being) : being.block().grit();
    return Math.max(usual, being.grit());
  }

  private static String lossClause(Ability ability) {
    return switch (ability) {
      case PROWESS -> ODD_HARM_02.id();
      case INSIGHT -> ODD_HARM_03.id();
      case RESOLVE -> ODD_HARM_04.id();
    };
  }

  private void carried(Being being, List<View.Item> items) {
    var held = new ArrayList<View.Held>();
    for (Item item : being.pack().items()) {
      held.add(
          new View.Held(item.name(), 1, Names.kebab(item.where().name()), Wording.detail(item)));
    }
    items.add(new View.Slots("items", held.size(), 0, List.copyOf(held)));
  }

  private void conditions(Being being, List<View.Item> items) {
    for (Flag flag : being.flags()) {
      if (!Wording.isBookkeeping(flag)) {
        items.add(new View.Chip(Wording.flag(flag), Wording.meaning(flag)));
      }
    }
    for (String need : being.life().needs()) {
      items.add(
          new View.Chip("deprived", "lacks " + need + ": one die of Grit fewer (ODD-HEAL-04)"));
    }
    for (Trouble trouble : being.troubles()) {
      items.add(new View.Chip(trouble.told(), trouble.entry().effect()));
    }
  }

  private void countdowns(Being being, List<View.Item> items) {
    for (Timer timer : being.timers()) {
      items.add(
          new View.Countdown(
              Wording.timer(timer.what()),
              (int) Math.min(Integer.MAX_VALUE, Math.max(0, timer.due() - state.clock()))));
    }
  }

  private void person(Being being, List<View.Item> items) {
    for (Talent talent : being.talents()) {
      items.add(new View.Prose(talent.told(), talent.entry().effect()));
    }
    var persona = being.who().persona();
    persona
        .background()
        .ifPresent(
            told ->
                items.add(
                    new View.Prose(
                        "background",
                        told
                            + state.shelf().backgrounds().stream()
                                .filter(b -> b.name().equals(told))
                                .findFirst()
                                .map(b -> ": knows " + b.knows())
                                .orElse(""))));
    persona.drive().ifPresent(told -> items.add(new View.Prose("drive", told)));
    if (!being.pack().keepsakes().isEmpty()) {
      items.add(new View.Prose("also carries", String.join(", ", being.pack().keepsakes())));
    }
    if (being.isPc()) {
      items.add(new View.Prose("credits", Integer.toString(being.pack().credits())));
    }
    for (String line : being.life().story()) {
      items.add(new View.Prose("story", line));
    }
    if (!being.block().criticalText().isEmpty()) {
      items.add(new View.Prose("critical harm", being.block().criticalText()));
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
      if (state.maySee(being, seat) && !being.isOut() && mayKnowPlans(being)) {
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
    if (!TurnOrder.isToCome(state, being)) {
      return "has no turn left in this round";
    }
    var plans =
        fight.declared().stream()
            .map(Fight.Declaration::act)
            .filter(act -> act.by().equals(being.id()))
            .map(act -> act.told(state))
            .toList();
    return plans.isEmpty() ? "has not declared yet" : String.join(", then ", plans);
  }

  // Around them

  private void scene() {
    var items = new ArrayList<View.Item>();
    if (!state.scene().place().isEmpty()) {
      items.add(new View.Prose("place", state.scene().place()));
    }
    if (!state.scene().concept().isEmpty()) {
      items.add(new View.Prose("the group", state.scene().concept()));
    }
    if (state.scene().closed()) {
      items.add(new View.Chip("closed", "no safe place to run to (ODD-RETR-02)"));
    }
    if (state.scene().dark()) {
      items.add(new View.Chip("dark", ""));
    }
    items.add(new View.Bands("where", bands()));
    panels.add(new View.Panel("scene", "Scene", "", List.copyOf(items)));
  }

  /// Feet along the way; those at the same place are beside each other.
  private List<View.Band> bands() {
    var byPlace = new TreeMap<Integer, List<String>>();
    for (Being being : state.roster()) {
      if (state.maySee(being, seat) && !being.hasLeft()) {
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

  private void ground() {
    if (!state.ground().isEmpty()) {
      var items = new ArrayList<View.Item>();
      for (Item item : state.ground()) {
        items.add(new View.Prose(item.name(), Wording.detail(item)));
      }
      panels.add(new View.Panel("ground", "On the ground", "", List.copyOf(items)));
    }
  }
}

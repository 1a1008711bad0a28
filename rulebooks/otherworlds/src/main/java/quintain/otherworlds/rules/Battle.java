package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.parts.Lists;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Fight;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Growth;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Who;

/// A battle from its initiative to its end (OTW-INIT-01 to 03).
public final class Battle extends Chapter {
  Battle(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.word(BeginBattle.class, OTW_INIT_01)
        .offeredOnce("Begin a battle", REFEREE)
        .icon("flag")
        .key("b")
        .refusesNow(Battle::beginRefusal)
        .does(Battle::new, Battle::begin);
    book.word(EndBattle.class, OTW_INIT_03)
        .offeredOnce("End the battle", REFEREE)
        .afterwards()
        .icon("flag-off")
        .refusesNow(Battle::endRefusal)
        .does(Battle::new, Battle::end);
    book.word(KeepBattle.class, OTW_INIT_03)
        .offeredOnce("Keep the battle going", REFEREE)
        .ifOpen()
        .slot(KeepBattle::on, "Does it go on whatever happens?", yesNo())
        .refusesNow(Battle::endRefusal)
        .does(Battle::new, Battle::keep);
  }

  /// One side has nobody conscious.
  public static boolean isOver(OtwState state) {
    return !stands(state, Who.Side.PARTY) || !stands(state, Who.Side.FOES);
  }

  /// Whether somebody of a side is conscious.
  public static boolean stands(OtwState state, Who.Side side) {
    for (Being being : state.roster()) {
      if (being.side() == side && being.isConscious() && !being.isStructure()) {
        return true;
      }
    }
    return false;
  }

  static Optional<Refusal> beginRefusal(OtwState state) {
    if (state.inBattle()) {
      return no(OTW_INIT_01, "A battle is on already");
    }
    return isOver(state)
        ? no(OTW_INIT_01, "It takes somebody conscious on either side")
        : Optional.empty();
  }

  /// Everybody rolls, player characters first (OTW-R-43).
  void begin() {
    emit(new FightEvent.BattleBegan(), OTW_INIT_01);
    for (Being being : inRosterOrder()) {
      play.then(new OtwStep.RollInitiative(being.id()));
    }
    play.then(new OtwStep.OpenBattle());
  }

  /// The player characters as listed, then the creatures as listed.
  private List<Being> inRosterOrder() {
    var all =
        new ArrayList<>(
            state().roster().stream().filter(b -> !b.isDead() && !b.isStructure()).toList());
    all.sort(Comparator.comparing(being -> !being.isPc()));
    return all;
  }

  /// Speed and the Initiative bonus (OTW-INIT-02).
  public static int initiative(Being being) {
    return being.score(Attribute.SPD) + Growth.initiativeBonus(being.life().skills());
  }

  void rollInitiative(OtwStep.RollInitiative step) {
    var being = being(step.who());
    int die = new Rolls(play).roll(being, OTW_INIT_01);
    emit(new FightEvent.InitiativeRolled(being.id(), die + initiative(being)), OTW_INIT_02);
  }

  void open() {
    play.then(new OtwStep.Arrange());
    play.then(new OtwStep.OpenRound());
  }

  /// The highest first; ties go to the higher SPD, then DEX, then to players, then to a re-roll by
  /// the tied in roster order, until none is left.
  void arrange() {
    var places = new ArrayList<>(state().theFight().order());
    var order = order();
    places.sort(order);
    boolean tied = false;
    for (Being being : inRosterOrder()) {
      if (isTied(places, being.id(), order)) {
        play.then(new OtwStep.RollAgain(being.id()));
        tied = true;
      }
    }
    if (tied) {
      play.then(new OtwStep.Arrange());
      return;
    }
    places.replaceAll(place -> new Fight.Place(place.who(), place.initiative()));
    emit(new FightEvent.OrderSet(List.copyOf(places)), OTW_INIT_03);
  }

  void rollAgain(OtwStep.RollAgain step) {
    int die = new Rolls(play).roll(being(step.who()), OTW_R_43);
    emit(new FightEvent.InitiativeRolledAgain(step.who(), die), OTW_R_43);
  }

  private static boolean isTied(
      List<Fight.Place> places, String who, Comparator<Fight.Place> order) {
    for (Fight.Place place : places) {
      if (place.who().equals(who)) {
        return places.stream()
            .anyMatch(other -> !other.who().equals(who) && order.compare(place, other) == 0);
      }
    }
    return false;
  }

  private Comparator<Fight.Place> order() {
    return Comparator.comparingInt((Fight.Place place) -> -place.initiative())
        .thenComparingInt(place -> -being(place.who()).attribute(Attribute.SPD))
        .thenComparingInt(place -> -being(place.who()).attribute(Attribute.DEX))
        .thenComparing(place -> !being(place.who()).isPc())
        .thenComparing(Battle::compareAgain);
  }

  /// Dice of each re-roll in turn, higher first.
  private static int compareAgain(Fight.Place a, Fight.Place b) {
    for (int i = 0; i < Math.min(a.again().size(), b.again().size()); i++) {
      int compared = b.again().get(i).compareTo(a.again().get(i));
      if (compared != 0) {
        return compared;
      }
    }
    return 0;
  }

  /// A round begins with the highest (OTW-INIT-03), once those have rolled who have come out of
  /// another scene, where nobody could roll for them (OTW-R-43).
  void openRound() {
    var fight = state().theFight();
    var late = Lists.without(inRosterOrder(), being -> fight.has(being.id()));
    if (!late.isEmpty() && !fight.order().isEmpty()) {
      late.forEach(being -> join(being.id()));
      play.then(new OtwStep.OpenRound());
      return;
    }
    emit(new FightEvent.RoundBegan(fight.round() + 1), OTW_INIT_03);
    next(Optional.empty());
  }

  /// The turn of whoever comes after somebody; after the last, a new round.
  void next(Optional<String> after) {
    var order = state().theFight().order();
    int from = 0;
    for (int i = 0; i < order.size(); i++) {
      if (after.isPresent() && order.get(i).who().equals(after.get())) {
        from = i + 1;
      }
    }
    for (int i = from; i < order.size(); i++) {
      if (!being(order.get(i).who()).isDead()) {
        play.then(new OtwStep.StartTurn(order.get(i).who()));
        return;
      }
    }
    if (order.stream().allMatch(place -> being(place.who()).isDead())) {
      // Rounds would follow each other for ever with nobody to take a turn.
      end();
      return;
    }
    play.then(new OtwStep.OpenRound());
  }

  /// Late-comers to a battle roll on arrival (OTW-R-43).
  void join(String id) {
    if (state().inBattle()) {
      play.cite(OTW_R_43);
      play.then(new OtwStep.RollInitiative(id));
      play.then(new OtwStep.Arrange());
    }
  }

  // Its end

  static Optional<Refusal> endRefusal(OtwState state) {
    return state.inBattle() ? Optional.empty() : no(OTW_ACT_01, "No battle is on");
  }

  /// What lasts for turns or for an encounter is over, borrowed flight as well.
  void end() {
    emit(new FightEvent.BattleEnded(), OTW_INIT_03);
    for (Being being : state().roster()) {
      new Movement(play).land(being.id());
    }
  }

  void keep(OtwStep.KeepBattle step) {
    emit(new FightEvent.BattleKept(step.on()), OTW_INIT_03);
    play.then(new OtwStep.CheckBattle());
  }

  /// A battle ends by itself when one side has nobody conscious, unless the World Master keeps it
  /// running; and so does the turn of whoever falls in it or turns to stone.
  void checkEnd() {
    if (!state().inBattle()) {
      return;
    }
    if (!state().theFight().kept() && isOver(state())) {
      end();
      return;
    }
    var turn = state().theFight().turn();
    if (turn.isPresent() && Turns.unable(being(turn.get().who())).isPresent()) {
      play.then(new OtwStep.FinishTurn(turn.get().who()));
    }
  }
}

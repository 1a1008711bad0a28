package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Versus;
import quintain.kernel.dice.Dice;
import quintain.kernel.parts.Lists;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Defenses;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Encounter.*;
import quintain.rhod.state.Fight;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Gift;
import quintain.rhod.state.Living;
import quintain.rhod.state.Part;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Tilt;
import quintain.rhod.state.Who;

/// Encounters: Initiative, Turn Order, Rounds, and what begins and ends each Turn (RHD-ENC-01 to
/// 06, RHD-R-39).
public final class Rounds extends Chapter {
  Rounds(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.word(CallForInitiative.class, RHD_ENC_01)
        .offeredOnce("Call for Initiative", REFEREE)
        .icon("flag")
        .key("b")
        .refusesNow(Rounds::callRefusal)
        .does(Rounds::new, Rounds::open);
    book.word(EndEncounter.class, RHD_ENC_06)
        .offeredOnce("End the Encounter", REFEREE)
        .afterwards()
        .icon("flag-off")
        .refusesNow(Rounds::offRefusal)
        .does(Rounds::new, Rounds::end);
    book.word(KeepEncounter.class, RHD_ENC_06)
        .offeredOnce("Keep the Encounter going", REFEREE)
        .ifOpen()
        .slot(KeepEncounter::on, "Does it go on?", yesNo())
        .refusesNow(Rounds::offRefusal)
        .does(Rounds::new, Rounds::keep);
  }

  // Called

  static Optional<Refusal> callRefusal(RhodState state) {
    if (state.inEncounter()) {
      return no(RHD_ENC_01, "An Encounter is on already");
    }
    return state.roster().stream().allMatch(Being::isDead)
        ? no(RHD_ENC_01, "Nobody is there to roll for Initiative")
        : Optional.empty();
  }

  /// Everybody rolls, in roster order; the Referee may call some of them unaware (RHD-R-19).
  void open() {
    var living = Lists.without(state().roster(), Being::isDead);
    var unaware =
        play.ask(
            Seat.REFEREE,
            new Question.SomeOf<>(
                Prompts.UNAWARE,
                List.of(),
                Lists.each(living, being -> new Option<>(being.id(), being.name(), being.id())),
                0,
                living.size(),
                List.of()));
    emit(new FightEvent.InitiativeCalled(unaware), RHD_ENC_01);
    // All in one step: between two of them nothing merges, and only the order counts.
    play.cite(RHD_R_107);
    living.forEach(being -> rollInitiative(being.id()));
    play.then(new Encounter.MakeOrder());
    play.then(new Encounter.OpenRound());
  }

  /// An Initiative Skill Check (RHD-ENC-03); what it is made with is for the house to say
  /// (RHD-R-17).
  private void rollInitiative(String id) {
    var who = being(id);
    play.cite(RHD_R_20);
    var perception = house().initiative() == RhodHouse.Initiative.PERCEPTION;
    var parts = initiative(house(), who);
    var tilts = new ArrayList<Tilt>();
    Tilts.onCheck(state(), who, perception ? Skill.PERCEPTION : Skill.INITIATIVE, tilts);
    if (who.has(Gift.Vigilant.class)) {
      tilts.add(Tilt.advantage("Vigilant", RHD_EXP_19));
    }
    var thrown = new Checks(play).thrown(who, parts, tilts, RHD_ENC_03);
    int initiative = judged(who, "has Initiative", thrown.total(), RHD_ENC_03);
    emit(new FightEvent.InitiativeRolled(who.id(), initiative), RHD_ENC_03);
  }

  /// What is added to the die (RHD-ENC-03).
  public static List<Part> initiative(RhodHouse house, Being who) {
    var perception = house.initiative() == RhodHouse.Initiative.PERCEPTION;
    var parts = new ArrayList<Part>();
    parts.add(Checks.ability(who, perception ? Ability.WIS : Ability.DEX));
    int degree =
        switch (house.initiative()) {
          case DEX_SKILL -> who.degree(Skill.INITIATIVE);
          case BARE_DEX -> 0;
          case REFLEX_DEGREE -> who.degree(Skill.REFLEX);
          case PERCEPTION -> who.degree(Skill.PERCEPTION);
        };
    if (degree != 0) {
      parts.add(new Part("Degree", degree, RHD_R_17));
    }
    parts.addAll(Checks.situation(who, Skill.INITIATIVE));
    return List.copyOf(parts);
  }

  /// From highest to lowest (RHD-ENC-04): ties go to the higher DEX Score, then to characters of
  /// players, then to a roll-off in roster order (RHD-R-18).
  void makeOrder() {
    var standings = new ArrayList<Standing>();
    for (Being being : state().roster()) {
      for (Fight.Rank rank : state().theFight().order()) {
        if (rank.who().equals(being.id())) {
          standings.add(standing(rank));
        }
      }
    }
    rollOff(standings);
    standings.sort(Standing.HIGHEST_FIRST);
    emit(new FightEvent.OrderMade(Lists.each(standings, Standing::rank)), RHD_ENC_04);
  }

  /// What decides somebody's place: Initiative, DEX, whether a player speaks for them, and the
  /// roll-off.
  private record Standing(Fight.Rank rank, int dex, int pc, int off) {
    private static final Comparator<Standing> HIGHEST_FIRST =
        Comparator.comparingInt((Standing one) -> one.rank().initiative())
            .thenComparingInt(Standing::dex)
            .thenComparingInt(Standing::pc)
            .thenComparingInt(Standing::off)
            .reversed();

    boolean ties(Standing other) {
      return rank.initiative() == other.rank.initiative() && dex == other.dex && pc == other.pc;
    }

    Standing rolling(int face) {
      return new Standing(rank, dex, pc, face);
    }
  }

  private Standing standing(Fight.Rank rank) {
    var who = being(rank.who());
    return new Standing(rank, who.scores().of(Ability.DEX), who.isPc() ? 1 : 0, 0);
  }

  /// Whoever ties with somebody rolls, in the order of the list.
  private void rollOff(List<Standing> standings) {
    var tied = new ArrayList<Integer>();
    for (int i = 0; i < standings.size(); i++) {
      for (int j = 0; j < standings.size(); j++) {
        if (i != j && standings.get(i).ties(standings.get(j))) {
          tied.add(i);
          break;
        }
      }
    }
    if (tied.size() == 2) {
      int one = tied.getFirst();
      boolean first = isAhead(standings.get(one), standings.get(tied.getLast()));
      standings.set(one, standings.get(one).rolling(first ? 1 : -1));
      return;
    }
    for (int i : tied) {
      var own = standings.get(i);
      standings.set(i, own.rolling(play.roll(being(own.rank().who()), Dice.D20, RHD_R_18)));
    }
  }

  /// Two roll off, and who comes first in the roster wins ties.
  private boolean isAhead(Standing one, Standing other) {
    return play.rollAgainst(
        being(one.rank().who()),
        Dice.D20,
        RHD_R_18,
        being(other.rank().who()),
        Dice.D20,
        RHD_R_18,
        new Lead());
  }

  /// Whether a roll is not behind another: all that counts of a roll-off.
  private record Lead() implements Versus<Integer, Integer, Boolean> {
    @Override
    public Boolean read(Integer roll, Integer against) {
      return roll >= against;
    }

    @Override
    public Object essence(Boolean ahead) {
      return ahead;
    }
  }

  /// Whoever comes late rolls on arrival, and takes a Turn once their place comes up (RHD-R-19).
  void join(List<String> ids) {
    if (state().inEncounter()) {
      play.cite(RHD_R_19);
      play.then(new Encounter.JoinOrder(ids));
    }
  }

  /// Those who are in the Turn Order keep their places among themselves.
  void joinOrder(Encounter.JoinOrder step) {
    step.who().forEach(this::rollInitiative);
    var order = new ArrayList<>(state().theFight().order());
    var late = new ArrayList<Fight.Rank>();
    for (Fight.Rank rank : List.copyOf(order)) {
      if (step.who().contains(rank.who())) {
        late.add(rank);
        order.remove(rank);
      }
    }
    late.forEach(rank -> place(order, standing(rank)));
    emit(new FightEvent.OrderMade(order), RHD_ENC_04);
  }

  /// Behind whoever stands higher; those one ties with are passed one by one, the last of them
  /// first, by a roll-off each.
  private void place(List<Fight.Rank> order, Standing late) {
    int at = 0;
    while (at < order.size()
        && Standing.HIGHEST_FIRST.compare(standing(order.get(at)), late) <= 0) {
      at++;
    }
    while (at > 0
        && standing(order.get(at - 1)).ties(late)
        && !isAhead(standing(order.get(at - 1)), late)) {
      at--;
    }
    order.add(at, late.rank());
  }

  // Rounds and Turns

  void openRound() {
    if (!state().inEncounter()) {
      return;
    }
    var late = late();
    if (!late.isEmpty()) {
      join(late);
      play.then(new Encounter.OpenRound());
      return;
    }
    emit(new FightEvent.RoundBegan(state().theFight().round() + 1), RHD_ENC_02);
    var order = state().theFight().order();
    if (!order.isEmpty()) {
      play.then(new Encounter.StartTurn(order.getFirst().who()));
    }
  }

  /// Those who have come out of another scene, where nobody could roll for them (RHD-R-19).
  private List<String> late() {
    var late = new ArrayList<String>(0);
    for (Being being : state().roster()) {
      if (!being.isDead() && !state().theFight().has(being.id())) {
        late.add(being.id());
      }
    }
    return late;
  }

  /// The beginning of a Turn, in the order of RHD-R-39.
  void start(Encounter.StartTurn step) {
    var who = step.who();
    if (!state().inEncounter()) {
      return;
    }
    if (state().find(who).filter(being -> !being.isDead()).isEmpty() || loses(who)) {
      // What lasts until a Turn that nobody has ends where it would have come.
      play.cite(RHD_R_39);
      new Zones(play).countDown(who);
      new Conditions(play).passOver(who);
      play.then(new Encounter.PassTurn(who));
      return;
    }
    emit(new FightEvent.TurnBegan(who), RHD_ENC_05);
    new Zones(play).countDown(who);
    if (Harm.isPastLimit(being(who)) && !being(who).is(Condition.STABILIZED)) {
      play.then(new Encounter.CallDeath(who));
    }
    if (being(who).is(Condition.FALLING)) {
      play.then(new Encounter.Fall(who));
    }
    play.then(new Living.Breathe(who));
    play.then(new Living.Suffer(who));
    play.then(new Living.Refresh(who));
    play.then(new Encounter.GainAp(who));
  }

  /// Whether the unaware lose their Turn of Round 1 (RHD-R-19).
  private boolean loses(String who) {
    var fight = state().theFight();
    if (fight.round() != 1 || !fight.unaware().contains(who)) {
      return false;
    }
    boolean lost =
        switch (house().surprise()) {
          case NONE -> referee(Prompts.SKIP, false, who);
          case LOSE_FIRST_TURN -> true;
          case HALF_AP -> false;
        };
    if (lost) {
      emit(new FightEvent.TurnLost(who, "unaware"), RHD_R_19);
    }
    return lost;
  }

  void callDeath(Encounter.CallDeath step) {
    play.cite(RHD_R_47);
    new Harm(play).deathCall(step.who(), RHD_ABL_10);
  }

  /// Half the DEX Score, and what changes it (RHD-AP-01, RHD-R-21); the dead and the Collapsed do
  /// nothing with theirs.
  void gainAp(Encounter.GainAp step) {
    var who = step.who();
    if (!state().isTurnOf(who)) {
      return;
    }
    if (!being(who).isUp()) {
      emit(new FightEvent.TurnLost(who, being(who).isDead() ? "dead" : "Collapsed"), RHD_COND_06);
      play.then(new Encounter.FinishTurn(who));
      return;
    }
    int ap = Defenses.ap(being(who));
    var fight = state().theFight();
    if (house().surprise() == RhodHouse.Surprise.HALF_AP
        && fight.round() == 1
        && fight.unaware().contains(who)) {
      play.cite(RHD_R_19);
      ap /= 2;
    }
    play.cite(RHD_R_21);
    emit(new FightEvent.ApLeft(who, ap), RHD_AP_01);
    if (being(who).is(Condition.STUNNED)) {
      new Conditions(play).resolve(who, Condition.STUNNED, 1, RHD_COND_06);
    }
  }

  void finish(Encounter.FinishTurn step) {
    if (state().isTurnOf(step.who())) {
      play.then(new Living.CloseTurn(step.who()));
      play.then(new Encounter.PassTurn(step.who()));
    }
  }

  /// On to whoever comes next, or to the next Round.
  void pass(Encounter.PassTurn step) {
    if (!state().inEncounter()) {
      return;
    }
    if (state().isTurnOf(step.after())) {
      emit(new FightEvent.TurnEnded(step.after()), RHD_AP_03);
    }
    play.then(new Encounter.CheckEncounter());
    play.then(
        state()
            .theFight()
            .after(step.after())
            .<RhodStep>map(Encounter.StartTurn::new)
            .orElse(new Encounter.OpenRound()));
  }

  // The end

  /// Whether only one side has anybody left who is neither dead nor Collapsed (RHD-ENC-06).
  public static boolean isOver(RhodState state) {
    int sides = 0;
    for (Who.Side side : Who.Side.values()) {
      for (Being being : state.roster()) {
        if (being.side() == side && being.isUp() && state.theFight().has(being.id())) {
          sides++;
          break;
        }
      }
    }
    return sides < 2;
  }

  /// Asked once; if the Referee says no, the Encounter goes on until they end it.
  void checkEnd() {
    if (!state().inEncounter()
        || state().theFight().round() == 0
        || state().theFight().kept()
        || !isOver(state())) {
      return;
    }
    if (referee(Prompts.OVER, true)) {
      end();
    } else {
      emit(new FightEvent.EncounterKept(true), RHD_ENC_06);
    }
  }

  /// Whoever drops on their own Turn has had it, once everything on the stack is done.
  void checkTurn() {
    state()
        .fight()
        .flatMap(Fight::turn)
        .filter(turn -> turn.begun() && !being(turn.who()).isUp())
        .ifPresent(turn -> play.then(new Encounter.FinishTurn(turn.who())));
  }

  private static Optional<Refusal> offRefusal(RhodState state) {
    return state.inEncounter() ? Optional.empty() : no(RHD_ENC_06, "No Encounter is on");
  }

  void keep(Encounter.KeepEncounter step) {
    emit(new FightEvent.EncounterKept(step.on()), RHD_ENC_06);
  }

  /// Rounds stop, and EXP is awarded to whoever rolled Initiative and lives (RHD-EXP-02, RHD-R-96).
  private void end() {
    var party = new ArrayList<String>();
    var foes = new ArrayList<String>();
    for (Fight.Rank rank : state().theFight().order()) {
      (being(rank.who()).side() == Who.Side.PARTY ? party : foes).add(rank.who());
    }
    emit(new FightEvent.EncounterEnded(), RHD_ENC_06);
    Things.encounterEnds(play);
    for (Being being : state().roster()) {
      if (being.is(Condition.FALLING) && !being.isDead()) {
        play.then(new Encounter.Fall(being.id())); // no Turn comes that it could wait for
      }
    }
    if (!party.isEmpty() && !foes.isEmpty()) {
      play.then(new Living.AwardExp(List.copyOf(party), List.copyOf(foes)));
    }
  }
}

package quintain.cairn;

import static quintain.cairn.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.CairnStep.*;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;

/// Rest, healers, and aid for the dying.
final class Healing extends Chapter {
  /// What somebody walloped lacks until a few hours of rest (CRN-SCAR-T03).
  static final String BREATH = "breath";

  /// What somebody mortally wounded lacks until a safe night after aid (CRN-SCAR-T11).
  static final String WOUND = "a mortal wound";

  private static final int DEAREST_GOLD = 100_000;
  private static final int DEAFENED = 8;

  /// What somebody is tended by when nobody in particular is named.
  private static final String A_HEALER = "a healer";

  /// The nights of a week after its first, which is a rest of its own.
  private static final int NIGHTS_LEFT = 6;

  Healing(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.act(Aid.class, CRN_CRIT_05)
        .offered("gives aid", ACT)
        .ifOpen()
        .when(Acts::hasTurn)
        .icon("heart-handshake")
        .by(Aid::by, "Who gives aid?")
        .at(Aid::whom, "To whom?", friendsFirst())
        .refuses(Healing::aidRefusal)
        .does(Healing::new, Healing::aid);
    book.act(Free.class, CRN_ACT_02)
        .offered("frees somebody", ACT)
        .ifOpen()
        .when(Acts::hasTurn)
        .icon("scissors")
        .by(Free::by, "Who frees somebody?")
        .at(Free::whom, "Whom?", friendsOrSelf())
        .refuses(Healing::freeRefusal)
        .does(Healing::new, Healing::free);
    book.deed(RestAMoment.class, CRN_HEAL_01)
        .offeredOnce("Rest a few moments, with water", REST)
        .whenSeat(Healing::mayCallForRest)
        .icon("droplets")
        .key("h")
        .permitted((state, seat, _) -> restForRefusal(state, seat))
        .refusesNow(Healing::restRefusal)
        .does(Healing::new, Healing::restAMoment);
    book.deed(RestAFewHours.class, CRN_R_60)
        .offeredOnce("Rest a few hours", REST)
        .whenSeat(Healing::mayCallForRest)
        .icon("tent")
        .permitted((state, seat, _) -> restForRefusal(state, seat))
        .refusesNow(Healing::restRefusal)
        .does(Healing::new, Healing::restAFewHours);
    book.deed(SleepTheNight.class, CRN_DEPR_07)
        .offeredOnce("Sleep the night", REST)
        .whenSeat(Healing::mayCallForRest)
        .icon("moon")
        .slot(SleepTheNight::safe, "Is the spot safe?", yesNo())
        .permitted((state, seat, _) -> restForRefusal(state, seat))
        .refusesNow(Healing::restRefusal)
        .does(Healing::new, Healing::sleepTheNight);
    book.deed(RestAWeek.class, CRN_HEAL_03)
        .offeredOnce("Rest a week", REST)
        .whenSeat(Healing::mayCallForRest)
        .icon("calendar-days")
        .slot(RestAWeek::healer, "Who tends them?", Healing::healers)
        .permitted((state, seat, _) -> restForRefusal(state, seat))
        .refuses(Healing::refusal)
        .does(Healing::new, Healing::restAWeek);
    book.deed(BuyCure.class, CRN_HEAL_04)
        .offered("buys a cure", REST)
        .ifOpen()
        .when(Wealth::mayTrade)
        .toPlayers()
        .by(BuyCure::who, "Who is cured?")
        .slot(BuyCure::gold, "For how much gold?", Healing::gold)
        .refuses(Healing::refusal)
        .does(Healing::new, Healing::buyCure);
    book.word(CairnStep.Mend.class, CRN_R_59)
        .offeredOnce("A wound has mended", REFEREE)
        .ifOpen()
        .about(CairnStep.Mend::who, "Who has mended?", everybody())
        .slot(CairnStep.Mend::row, "From which scar?", Healing::scarsOwed)
        .refuses(Healing::refusal)
        .does(Healing::new, Healing::mend);
  }

  // Rest

  private static boolean mayCallForRest(CairnState state, Seat seat) {
    return seat.isReferee() || restForRefusal(state, seat).isEmpty();
  }

  /// Why a player may not let the party rest.
  private static Optional<Refusal> restForRefusal(CairnState state, Seat seat) {
    return state.own(seat).stream().anyMatch(being -> !being.isDead())
        ? Optional.empty()
        : barred(CRN_HEAL_01, "Nobody you speak for could rest");
  }

  static Optional<Refusal> restRefusal(CairnState state) {
    return state.inRounds()
        ? barred(CRN_R_39, "Nobody rests while rounds are running")
        : Optional.empty();
  }

  /// A few moments with a drink of water (CRN-HEAL-01).
  void restAMoment() {
    restUnlessDisturbed(Rest.MOMENT);
  }

  void restAFewHours() {
    restUnlessDisturbed(Rest.FEW_HOURS);
  }

  /// A safe spot is one where nothing happens; elsewhere the Warden is asked (CRN-HEAL-02).
  void sleepTheNight(CairnStep.SleepTheNight step) {
    if (step.safe()) {
      rest(Rest.NIGHT, Rest.NIGHT.seconds(), true, false);
    } else {
      restUnlessDisturbed(Rest.NIGHT);
    }
  }

  private void restUnlessDisturbed(Rest rest) {
    if (warden(Prompts.INTERRUPTED, false)) {
      emit(new CairnEvent.Told("", "the rest is disturbed"), CRN_HEAL_02);
    } else {
      rest(rest, rest.seconds(), false, false);
    }
  }

  private void rest(Rest rest, long seconds, boolean safe, boolean healed) {
    play.then(new CairnStep.RunClock(state().clock() + seconds));
    play.then(new CairnStep.EndRest(rest, safe, healed));
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.RestAWeek step) {
    var rounds = restRefusal(state);
    if (rounds.isPresent() || step.healer().isBlank()) {
      return rounds;
    }
    var person = state.find(step.healer());
    if (person.isPresent()) {
      return person.get().isOut()
          ? barred(CRN_HEAL_03, person.get().name() + " can heal nobody now")
          : Optional.empty();
    }
    for (Being being : state.side(Who.Side.PARTY)) {
      var item = being.pack().find(step.healer());
      if (item.isPresent() && !item.get().gear().is(Tag.HEALER)) {
        return barred(CRN_HEAL_03, item.get().name() + " is no fit source of expertise");
      }
    }
    return Optional.empty();
  }

  /// Whatever in the party heals, besides somebody in town.
  private static Optional<Question<?>> healers(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(A_HEALER, A_HEALER));
    for (Being being : blank.state().side(Who.Side.PARTY)) {
      for (Item item : being.pack().items()) {
        if (item.gear().is(Tag.HEALER)
            && options.stream().noneMatch(known -> known.key().equals(item.key()))) {
          options.add(Option.of(item.key(), item.name()));
        }
      }
    }
    options.add(new Option<>("nobody", "nobody", ""));
    return oneOf(topic, options);
  }

  /// A week's rest in peace: its first night comes before what the days without may cost, and the
  /// help, if it is paid for, tells at its end (CRN-HEAL-03).
  void restAWeek(CairnStep.RestAWeek step) {
    boolean healed = !step.healer().isBlank() && engage(step.healer());
    rest(Rest.NIGHT, Rest.NIGHT.seconds(), true, false);
    play.then(new CairnStep.RunClock(state().clock() + Rest.WEEK.seconds()));
    play.then(new CairnStep.EndRest(Rest.WEEK, true, healed));
  }

  /// A satchel costs a use; a person or a house of healing what the Warden says (CRN-HEAL-04).
  private boolean engage(String healer) {
    for (Being being : state().side(Who.Side.PARTY)) {
      var item = being.pack().find(healer);
      if (item.isPresent() && state().find(healer).isEmpty()) {
        new Inventory(play).useUp(being, item.get(), CRN_HEAL_03);
        return true;
      }
    }
    int gold =
        play.ask(
            Seat.REFEREE, new Question.NumberFrom(Prompts.COST, List.of(), 0, DEAREST_GOLD, 0));
    return payTogether(gold * Wealth.GOLD);
  }

  /// The party pays in roster order, or not at all.
  private boolean payTogether(int copper) {
    int purses = 0;
    var party = state().side(Who.Side.PARTY);
    for (Being being : party) {
      purses += being.pack().coins();
    }
    if (purses < copper) {
      emit(new CairnEvent.Told("", "the party cannot pay for the help"), CRN_HEAL_04);
      return false;
    }
    int open = copper;
    for (Being being : party) {
      int part = Math.min(open, being.pack().coins());
      if (part > 0) {
        emit(new CairnEvent.CoinsChanged(being.id(), -part, "a healer"), CRN_HEAL_04);
        open -= part;
      }
    }
    return true;
  }

  /// What a rest does for everybody who rested, in roster order, each one's dice together.
  void endRest(CairnStep.EndRest step) {
    emit(new CairnEvent.Rested(step.rest().told()), CRN_HEAL_01);
    for (Being rester : state().side(Who.Side.PARTY)) {
      if (!rester.isDead()) {
        rested(rester.id(), step);
      }
    }
  }

  private void rested(String id, CairnStep.EndRest step) {
    gatherAgain(id);
    stabilise(id);
    if (step.rest().isAtLeast(Rest.FEW_HOURS)) {
      rewards(id, Reward.After.FEW_HOURS);
    }
    if (step.rest().isAtLeast(Rest.NIGHT)) {
      met(id, Deprivation.REST, CRN_DEPR_01);
      if (step.safe()) {
        recoverFromMortalWound(id);
        clearFatigue(id, step.rest() == Rest.WEEK ? NIGHTS_LEFT : 1);
      }
    }
    if (step.rest() == Rest.WEEK && step.healed()) {
      restoreAbilities(id);
      mendScars(id);
    }
    restoreHp(id);
  }

  /// Whoever ran from the last fight has found the others by now.
  private void gatherAgain(String id) {
    if (being(id).is(Flag.FLED)) {
      emit(new CairnEvent.NoLonger(id, Flag.FLED), CRN_RETR_01);
    }
  }

  /// Aid, then rest: no longer dying, able to act again (CRN-CRIT-05, CRN-R-16).
  private void stabilise(String id) {
    var being = being(id);
    if (!being.is(Flag.CRITICALLY_DAMAGED) || !isStable(being)) {
      return;
    }
    emit(new CairnEvent.NoLonger(id, Flag.CRITICALLY_DAMAGED), CRN_CRIT_05);
    if (!being.is(Flag.MORTALLY_WOUNDED)) {
      emit(new CairnEvent.NoLonger(id, Flag.AIDED), CRN_CRIT_05);
    }
  }

  private static boolean isStable(Being being) {
    return being.is(Flag.AIDED) && !isDying(being);
  }

  private static boolean isDying(Being being) {
    for (Timer timer : being.timers()) {
      if (timer.what() == Timer.What.DIES || timer.what() == Timer.What.DIES_OF_WOUND) {
        return true;
      }
    }
    return false;
  }

  private void rewards(String id, Reward.After after) {
    for (Reward reward : being(id).rewards()) {
      if (reward.after() == after) {
        recover(id, reward);
      }
    }
  }

  /// What kept them deprived is over, and the scar pays (CRN-R-60, CRN-R-51).
  private void recover(String id, Reward reward) {
    switch (reward.after()) {
      case FEW_HOURS -> met(id, BREATH, CRN_R_60);
      case SAFE_NIGHT -> {
        met(id, WOUND, CRN_R_51);
        if (being(id).is(Flag.AIDED) && !being(id).is(Flag.CRITICALLY_DAMAGED)) {
          emit(new CairnEvent.NoLonger(id, Flag.AIDED), CRN_R_51);
        }
        emit(new CairnEvent.TimerStopped(id, Timer.What.DIES_OF_WOUND), CRN_R_51);
      }
      case WEEK_WITH_HEALER, CRITICAL_SAVE -> {}
    }
    new Scars(play).reward(being(id), reward);
  }

  private void met(String id, String need, Crn why) {
    if (Deprivation.lacks(being(id), need)) {
      emit(new CairnEvent.NeedMet(id, need), why);
    }
  }

  private void recoverFromMortalWound(String id) {
    if (isStable(being(id))) {
      rewards(id, Reward.After.SAFE_NIGHT);
    }
  }

  /// All of it in one night, but not for the deprived (CRN-DEPR-07, CRN-R-38).
  private void clearFatigue(String id, int nights) {
    var being = being(id);
    int fatigue = being.pack().fatigue();
    if (fatigue == 0 || (being.isDeprived() && !house().deprivedClears())) {
      return;
    }
    int cleared =
        switch (house().fatigueClear()) {
          case ALL -> fatigue;
          case ONE -> Math.min(fatigue, nights);
        };
    emit(new CairnEvent.FatigueLost(id, cleared), CRN_DEPR_07);
  }

  /// To the maximum (CRN-HEAL-01): not for the deprived (CRN-DEPR-02), the dying, or those who
  /// carry all they can (CRN-R-36).
  private void restoreHp(String id) {
    var being = being(id);
    if (being.hp() >= being.maxHp()) {
      return;
    }
    if (being.isDeprived()) {
      play.cite(CRN_DEPR_02);
    } else if (Inventory.weighsDown(state(), being)) {
      play.cite(CRN_R_36);
    } else if (!being.is(Flag.CRITICALLY_DAMAGED) && !being.is(Flag.MORTALLY_WOUNDED)) {
      emit(new CairnEvent.HpRestored(id, being.maxHp()), CRN_HEAL_01);
    }
  }

  /// All three to their maximum (CRN-R-40), if the Warden lets it: "usually" (CRN-HEAL-03).
  private void restoreAbilities(String id) {
    if (!hasLost(being(id))) {
      return;
    }
    if (being(id).isDeprived()) {
      play.cite(CRN_DEPR_03);
    } else if (warden(Prompts.HEALS, true, id)) {
      restoreAll(id, CRN_HEAL_03);
    }
  }

  private static boolean hasLost(Being being) {
    for (Ability ability : Ability.values()) {
      if (being.score(ability).now() < being.score(ability).max()) {
        return true;
      }
    }
    return false;
  }

  private void restoreAll(String id, Crn why) {
    play.cite(CRN_R_40);
    if (being(id).timers().stream().anyMatch(timer -> timer.what() == Timer.What.BARB)) {
      emit(new CairnEvent.TimerStopped(id, Timer.What.BARB), why);
    }
    for (Ability ability : Ability.values()) {
      var score = being(id).score(ability);
      if (score.now() < score.max()) {
        emit(new CairnEvent.AbilityRestored(id, ability, score.max() - score.now()), why);
      }
    }
  }

  /// Broken limbs, diseases and hamstrings, unless the Warden says not yet (CRN-R-59).
  private void mendScars(String id) {
    for (Reward reward : being(id).rewards()) {
      if (reward.after() == Reward.After.WEEK_WITH_HEALER && warden(Prompts.MENDED, true, id)) {
        recover(id, reward);
      }
    }
  }

  // Help at a price, and the Warden's word

  private static Optional<Question<?>> gold(Blank<CairnState> blank, Topic topic, Being who) {
    return Optional.of(
        new Question.NumberFrom(topic, List.of(who.id()), 0, who.pack().coins() / Wealth.GOLD, 0));
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.BuyCure step) {
    var found = state.find(step.who());
    if (found.isEmpty()) {
      return nobodyCalled(step.who(), CRN_HEAL_04);
    }
    var being = found.get();
    if (state.inRounds()) {
      return barred(CRN_R_39, "Nobody is cured while rounds are running");
    }
    if (being.isDead()) {
      return barred(CRN_HEAL_04, being.name() + " is past all cure");
    }
    if (!hasLost(being)) {
      return barred(CRN_HEAL_04, being.name() + " has lost no ability points");
    }
    if (being.isDeprived()) {
      return barred(CRN_DEPR_03, being.name() + " is deprived and recovers no ability scores");
    }
    if (step.gold() < 0 || step.gold() > DEAREST_GOLD) {
      return barred(CRN_HEAL_04, "A cure costs 0 to " + DEAREST_GOLD + " gp");
    }
    return being.pack().coins() < step.gold() * Wealth.GOLD
        ? barred(CRN_HEAL_04, being.name() + " does not have " + step.gold() + " gp")
        : Optional.empty();
  }

  /// All abilities at once, for what the Warden asks; on automatic what was offered (CRN-HEAL-04).
  void buyCure(CairnStep.BuyCure step) {
    int gold =
        play.ask(
            Seat.REFEREE,
            new Question.NumberFrom(
                Prompts.COST, List.of(step.who()), 0, DEAREST_GOLD, step.gold()));
    if (being(step.who()).pack().coins() < gold * Wealth.GOLD) {
      emit(new CairnEvent.Told(step.who(), "cannot pay " + gold + " gp"), CRN_HEAL_04);
      return;
    }
    if (gold > 0) {
      emit(new CairnEvent.CoinsChanged(step.who(), -gold * Wealth.GOLD, "a cure"), CRN_HEAL_04);
    }
    restoreAll(step.who(), CRN_HEAL_04);
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.Mend step) {
    var found = state.find(step.who());
    if (found.isEmpty()) {
      return nobodyCalled(step.who(), CRN_R_59);
    }
    var being = found.get();
    if (being.isDead()) {
      return barred(CRN_R_59, being.name() + " is dead");
    }
    boolean deaf = step.row() == DEAFENED && being.is(Flag.DEAF);
    return deaf || owed(being, step.row()).isPresent()
        ? Optional.empty()
        : barred(CRN_R_59, being.name() + " has no scar " + step.row() + " to mend");
  }

  private static Optional<Question<?>> scarsOwed(Blank<CairnState> blank, Topic topic, Being who) {
    return oneOf(
        topic,
        who.rewards().stream()
            .map(
                reward ->
                    new Option<>(
                        Integer.toString(reward.row()), "scar " + reward.row(), reward.row()))
            .toList());
  }

  private static Optional<Reward> owed(Being being, int row) {
    for (Reward reward : being.rewards()) {
      if (reward.row() == row) {
        return Optional.of(reward);
      }
    }
    return Optional.empty();
  }

  /// A scar's wound has mended as the Warden says; the deaf have found their extraordinary help
  /// (CRN-SCAR-T08).
  void mend(CairnStep.Mend step) {
    if (step.row() == DEAFENED) {
      emit(new CairnEvent.NoLonger(step.who(), Flag.DEAF), CRN_SCAR_T08);
    }
    owed(being(step.who()), step.row()).ifPresent(reward -> recover(step.who(), reward));
  }

  // Aid

  static Optional<Refusal> aidRefusal(CairnState state, CairnStep.Aid act) {
    var helper = state.planned(state.being(act.by()));
    var found = state.find(act.whom());
    if (found.isEmpty()) {
      return nobodyCalled(act.whom(), CRN_CRIT_05);
    }
    var hurt = found.get();
    boolean needsAid = hurt.is(Flag.CRITICALLY_DAMAGED) || hurt.is(Flag.MORTALLY_WOUNDED);
    if (hurt.isDead() || !needsAid || isStable(hurt)) {
      return barred(CRN_CRIT_05, hurt.name() + " needs no aid");
    }
    if (hurt.id().equals(helper.id())) {
      return barred(CRN_R_16, "Aid takes somebody else");
    }
    if (!helper.isAdjacentTo(hurt)) {
      return barred(CRN_R_16, helper.name() + " is not beside " + hurt.name());
    }
    return state.house().aid().takesDressing() && dressing(helper).isEmpty()
        ? barred(CRN_R_16, helper.name() + " has no bandages")
        : Optional.empty();
  }

  private static Optional<Item> dressing(Being helper) {
    for (Item item : helper.pack().items()) {
      if (item.gear().is(Tag.AID) && item.where() != Item.Where.LOADED) {
        return Optional.of(item);
      }
    }
    return Optional.empty();
  }

  /// One action by somebody beside them; the dying clock stops at once (CRN-CRIT-05, CRN-R-16).
  void aid(CairnStep.Aid act) {
    var helper = being(act.by());
    if (house().aid().takesDressing()) {
      dressing(helper).ifPresent(item -> new Inventory(play).useUp(helper, item, CRN_R_16));
    }
    aid(helper, being(act.whom()));
  }

  /// Aid with whatever it takes in hand; the house may ask for a save.
  void aid(Being helper, Being hurt) {
    if (house().aid().takesSave()
        && !new Saves(play).save(helper, Ability.DEX, "fumbling the aid", CRN_R_16)) {
      return;
    }
    for (Timer.What clock : List.of(Timer.What.DIES, Timer.What.DIES_OF_WOUND)) {
      if (hurt.timers().stream().anyMatch(timer -> timer.what() == clock)) {
        emitWithThePhase(new CairnEvent.TimerStopped(hurt.id(), clock), CRN_R_16);
      }
    }
    emitWithThePhase(
        new CairnEvent.Became(hurt.id(), Flag.AIDED, "from " + helper.name()), CRN_CRIT_05);
  }

  // Freeing

  /// Held by a spell.
  static boolean isLeashed(CairnState state, Being being) {
    for (Effect effect : state.effects()) {
      if (effect.power() instanceof Power.Hold && effect.on().contains(being.id())) {
        return true;
      }
    }
    return false;
  }

  private static boolean has(Being being, Timer.What what) {
    for (Timer timer : being.timers()) {
      if (timer.what() == what) {
        return true;
      }
    }
    return false;
  }

  static Optional<Refusal> freeRefusal(CairnState state, CairnStep.Free act) {
    var helper = state.planned(state.being(act.by()));
    var found = state.find(act.whom());
    if (found.isEmpty()) {
      return nobodyCalled(act.whom(), CRN_ACT_02);
    }
    var caught = found.get();
    boolean bySelf = caught.id().equals(helper.id());
    boolean byAnyone = caught.is(Flag.FALLEN) || has(caught, Timer.What.BARB);
    boolean byOthers = caught.is(Flag.HELPLESS) || caught.is(Flag.CAPTIVE) || caught.is(Flag.BOUND);
    if (caught.isDead() || !(byAnyone || byOthers)) {
      return barred(CRN_ACT_02, caught.name() + " is not held by anything");
    }
    if (bySelf && !byAnyone) {
      return barred(CRN_ACT_02, caught.name() + " cannot get free alone");
    }
    return bySelf || helper.isAdjacentTo(caught)
        ? Optional.empty()
        : barred(CRN_R_55, helper.name() + " is not beside " + caught.name());
  }

  /// One action undoes one thing: what holds, what binds, a fall, a barb.
  void free(CairnStep.Free act) {
    var caught = being(act.whom());
    boolean bySelf = caught.id().equals(act.by());
    if (caught.is(Flag.HELPLESS) && !bySelf) {
      loosen(caught);
      letGo(caught);
    } else if (caught.is(Flag.CAPTIVE) && !bySelf) {
      freed(caught, Flag.CAPTIVE);
    } else if (caught.is(Flag.BOUND) && !bySelf) {
      loosen(caught);
      freed(caught, Flag.BOUND);
    } else if (caught.is(Flag.FALLEN)) {
      freed(caught, Flag.FALLEN);
    } else {
      pullBarbs(caught);
    }
  }

  /// Vines and ropes let go of this one and keep the others.
  private void loosen(Being caught) {
    for (Effect effect : state().effects()) {
      boolean holds = effect.power() instanceof Power.Hold || effect.power() instanceof Power.Bind;
      if (holds && effect.on().contains(caught.id())) {
        emitWithThePhase(
            effect.on().size() == 1
                ? new CairnEvent.EffectEnded(effect.number())
                : new CairnEvent.EffectLifted(effect.number(), caught.id()),
            CRN_SPL);
      }
    }
  }

  private void letGo(Being caught) {
    for (Timer.What what : List.of(Timer.What.STANDS, Timer.What.SWALLOWED)) {
      if (has(caught, what)) {
        emitWithThePhase(new CairnEvent.TimerStopped(caught.id(), what), CRN_BST);
      }
    }
    freed(caught, Flag.HELPLESS);
  }

  private void freed(Being caught, Flag flag) {
    emitWithThePhase(new CairnEvent.NoLonger(caught.id(), flag), CRN_ACT_02);
  }

  /// What the barb took comes back (CRN-BST-03).
  private void pullBarbs(Being caught) {
    for (Timer timer : caught.timers()) {
      if (timer.what() == Timer.What.BARB) {
        var detail = timer.detail().split(" ", -1);
        emitWithThePhase(new CairnEvent.TimerOver(caught.id(), timer), CRN_BST);
        emitWithThePhase(
            new CairnEvent.AbilityRestored(
                caught.id(), Ability.valueOf(detail[0]), Integer.parseInt(detail[1])),
            CRN_BST);
      }
    }
  }
}

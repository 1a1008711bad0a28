package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.rhod.state.Afflictions;
import quintain.rhod.state.Bearing;
import quintain.rhod.state.Being;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.ConditionEntry;
import quintain.rhod.state.Damage;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Defenses;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Gift;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Living.*;
import quintain.rhod.state.Plight;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Toll;
import quintain.space.Brightness;
import quintain.space.Cover;

/// Conditions: how they are gained, what they do as Turns begin and end, and how they resolve
/// (RHD-COND-01 to 06).
final class Conditions extends Chapter {
  /// What the Will roll against fear must reach.
  private static final int COURAGE = 12;

  private static final int MOST = 99;

  private static final Plight GRAPPLED = Plight.of(Condition.GRAPPLED);

  Conditions(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.word(Inflict.class, RHD_R_98)
        .offeredOnce("Put a Condition, a benefit or a deficit on somebody", REFEREE)
        .ifOpen()
        .icon("skull")
        .slot(Inflict::who, "On whom?", everybody())
        .slot(Inflict::condition, "What?", Conditions::given)
        .slot(Inflict::stacks, "How many stacks?", number(1, 20, 1))
        .refuses(Conditions::refusal)
        .does(Conditions::new, Conditions::inflict);
    book.word(Relieve.class, RHD_R_98)
        .offeredOnce("Take a Condition off somebody", REFEREE)
        .ifOpen()
        .icon("sparkles")
        .about(Relieve::who, "Whom?", everybody())
        .slot(Relieve::condition, "Of what?", Conditions::borne)
        .slot(Relieve::stacks, "How many stacks?", number(1, 5, 1))
        .refuses(Conditions::refusal)
        .does(Conditions::new, Conditions::relieve);
  }

  /// Everything that the Referee may give somebody, what packs have written last.
  static Optional<Question<?>> given(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<Plight>>();
    for (Condition condition : Condition.values()) {
      if (condition.kind() != Condition.Kind.EFFECT) {
        options.add(option(Plight.of(condition), condition.title()));
      }
    }
    for (ConditionEntry entry : blank.state().shelf().written()) {
      options.add(option(entry.plight(), entry.name()));
    }
    return oneOf(topic, options);
  }

  /// What somebody bears now.
  static Optional<Question<?>> borne(Blank<RhodState> blank, Topic topic, Being who) {
    return oneOf(
        topic,
        who.conditions().stream()
            .map(borne -> option(borne.plight(), borne.title()))
            .distinct()
            .toList());
  }

  private static Option<Plight> option(Plight plight, String title) {
    return new Option<>(plight.key(), title, plight);
  }

  // Gaining

  /// Whether somebody never has such a Condition.
  static boolean isImmune(Being being, Plight plight) {
    for (Gift gift : being.gifts()) {
      if ((gift instanceof Gift.Immune immune && immune.conditions().contains(plight))
          || (gift instanceof Gift.Swarm && plight.equals(GRAPPLED))) {
        return true;
      }
    }
    return false;
  }

  /// Somebody gains a Condition, unless they never have it. Who Collapses falls Prone; no hand of
  /// who is Bound holds anything, nor anybody (RHD-G-COND-20).
  void gain(String who, Condition condition, int stacks, String source, Clause why) {
    if (being(who).isDead() || isImmune(being(who), Plight.of(condition))) {
      return;
    }
    cite(being(who), condition, source);
    emit(new LifeEvent.Gained(who, Bearing.begun(state(), who, condition, stacks, source)), why);
    begun(who, condition);
  }

  /// What a Condition brings about at once, however it was gained.
  private void begun(String who, Condition condition) {
    if (condition == Condition.COLLAPSED && being(who).stance() != Stance.PRONE) {
      emit(new FightEvent.StanceTaken(who, Stance.PRONE), RHD_COND_06);
    }
    if (condition == Condition.COLLAPSED) {
      loosen();
      new Falls(play).loseHold(who);
    }
    if (condition == Condition.EXHAUSTED
        && being(who).stacks(condition) >= Afflictions.COLLAPSE
        && !being(who).is(Condition.COLLAPSED)) {
      gain(who, Condition.COLLAPSED, 1, "", RHD_COND_06);
    }
    if (condition == Condition.BOUND) {
      new Hands(play).letGo(who, RHD_COND_06);
      new Falls(play).loseHold(who);
      settle();
    }
  }

  /// By which rules it comes: a Condition, put there by another, on top of others of its kind.
  private void cite(Being who, Condition condition, String source) {
    if (condition.listed()) {
      play.cite(condition.isOfTheCore() ? RHD_COND_05 : RHD_COND_06);
      play.cite(source.isEmpty() ? RHD_COND_01 : RHD_COND_03);
      play.cite(
          condition.stacking() == Condition.Stacking.STACKS && who.is(condition)
              ? RHD_COND_04
              : RHD_R_79);
    }
  }

  /// The same by name: a Condition the rules know, or one that a pack has written.
  void gain(String who, Plight plight, int stacks, String source, Clause why) {
    var known = plight.known();
    if (known.isPresent()) {
      gain(who, known.get(), stacks, source, why);
    } else if (!being(who).isDead() && !isImmune(being(who), plight)) {
      var entry = state().shelf().written(plight).orElseThrow();
      play.cite(RHD_COND_06);
      play.cite(source.isEmpty() ? RHD_COND_01 : RHD_COND_03);
      emit(new LifeEvent.Gained(who, Bearing.begun(state(), who, entry, stacks, source)), why);
    }
  }

  // Resolving

  /// So many stacks of what goes by that name, as far as there are any.
  void resolve(String who, Plight plight, int stacks, Clause why) {
    var known = plight.known();
    int resolved = Math.min(stacks, being(who).stacks(plight));
    if (known.isPresent()) {
      resolve(who, known.get(), stacks, why);
    } else if (resolved > 0) {
      emit(new LifeEvent.Shed(who, plight, resolved), why);
    }
  }

  /// So many stacks are resolved, as far as there are any.
  void resolve(String who, Condition condition, int stacks, Clause why) {
    int resolved = Math.min(stacks, being(who).stacks(condition));
    if (resolved <= 0) {
      return;
    }
    emit(new LifeEvent.Resolved(who, condition, resolved), why);
    eased(who, condition);
  }

  /// What ends with a Condition, or with stacks of it, however it was resolved.
  private void eased(String who, Condition condition) {
    if (condition == Condition.EXHAUSTED
        && being(who).stacks(condition) < Afflictions.COLLAPSE
        && being(who).is(Condition.COLLAPSED, "")
        && !liesAtZero(being(who))) {
      resolve(who, Condition.COLLAPSED, 1, RHD_COND_06);
    }
    if (condition == Condition.BOUND && !being(who).is(condition)) {
      new Hands(play).shedBonds(who);
    }
    if (condition == Condition.BLINDED && !being(who).is(condition)) {
      dazzle(who);
    }
  }

  /// All of it.
  void resolveAll(String who, Condition condition, Clause why) {
    resolve(who, condition, being(who).stacks(condition), why);
  }

  /// What one source put on somebody.
  void resolveFrom(String who, Condition condition, String source, Clause why) {
    if (being(who).is(condition, source)) {
      emit(new LifeEvent.Ended(who, condition, source), why);
    }
  }

  private boolean liesAtZero(Being being) {
    return house().atZero() == RhodHouse.AtZero.COLLAPSED
        && being.vitals().vitality() == 0
        && Defenses.maxVitality(house(), being) > 0;
  }

  // Turns

  /// What Bleeding and Burning do as a Turn begins (RHD-R-39).
  void suffer(Living.Suffer step) {
    var who = step.who();
    for (Borne borne : being(who).conditions()) {
      if (being(who).isDead()) {
        break;
      }
      if (borne.condition() == Condition.BLEEDING) {
        play.cite(RHD_R_39);
        suffer(who, Damage.of(borne.stacks(), DamageType.NECROTIC, true, "Bleeding"), borne);
      } else if (borne.condition() == Condition.BURNING) {
        int damage = play.roll(being(who), Dice.sum(borne.stacks(), Dice.D4), RHD_R_39);
        suffer(who, Damage.of(damage, DamageType.FIRE, false, "Burning"), borne);
        if (!being(who).isDead()) {
          resolve(who, Condition.BURNING, 1, RHD_COND_06);
        }
      }
      for (Toll toll : borne.tolls()) {
        if (toll instanceof Toll.Hurts hurts && !being(who).isDead()) {
          var dice = Dice.sum(hurts.dice().count() * borne.stacks(), Dice.d(hurts.dice().sides()));
          int damage = play.roll(being(who), dice, RHD_COND_06);
          suffer(who, Damage.of(damage, hurts.type(), hurts.trueDamage(), borne.title()), borne);
        }
      }
    }
  }

  private void suffer(String who, Damage damage, Borne borne) {
    var by = state().find(borne.source()).isPresent() ? borne.source() : "";
    new Harm(play).suffer(who, damage, by, RHD_R_39);
  }

  /// What ends as somebody's Turn begins, whoever bears it (RHD-R-39).
  void refresh(Living.Refresh step) {
    pass(Borne.Until.START_OF_TURN, step.who());
    if (!state().inEncounter()) {
      resolve(step.who(), Condition.STUNNED, 1, RHD_R_109); // no AP are gained that it could take
    }
  }

  /// What ends with somebody's Turn: fear may be shaken off, what is in plain view is hidden no
  /// longer, and what lasted until now is over.
  void close(Living.CloseTurn step) {
    var who = step.who();
    if (!being(who).isDead()) {
      for (String source : Bearing.sources(being(who).conditions(), Condition.FRIGHTENED)) {
        if (new Checks(play).check(being(who), Skill.WILL, COURAGE, RHD_COND_06)) {
          resolveFrom(who, Condition.FRIGHTENED, source, RHD_COND_06);
        }
      }
      if (being(who).is(Condition.HIDDEN) && inPlainView(being(who))) {
        resolve(who, Condition.HIDDEN, 1, RHD_COND_06);
      }
    }
    pass(Borne.Until.END_OF_TURN, who);
  }

  /// Whether somebody hostile sees them in good light and without Cover.
  private boolean inPlainView(Being being) {
    if (Lights.at(state(), being).compareTo(Brightness.HIGH) < 0) {
      return false;
    }
    for (Being other : state().roster()) {
      if (state().isHostile(other, being)
          && Field.sees(state(), other, being)
          && Field.cover(state(), other, being) == Cover.NONE) {
        return true;
      }
    }
    return false;
  }

  /// A Turn that nobody has goes by (RHD-R-39).
  void passOver(String who) {
    pass(Borne.Until.START_OF_TURN, who);
    pass(Borne.Until.END_OF_TURN, who);
  }

  /// Somebody has left: no Turn of theirs comes any more.
  void leave(String who) {
    for (Being being : state().roster()) {
      var left =
          Lists.without(
              being.conditions(),
              borne -> borne.until() != Borne.Until.RESOLVED && borne.whose().equals(who));
      if (left.size() < being.conditions().size()) {
        emit(new LifeEvent.Lapsed(being.id(), left), RHD_R_39);
      }
    }
    new Zones(play).clear(zone -> zone.by().equals(who));
    loosen();
  }

  private void pass(Borne.Until moment, String whose) {
    for (Being being : state().roster()) {
      var left = Bearing.passed(being.conditions(), moment, whose);
      if (!left.equals(being.conditions())) {
        emit(new LifeEvent.Lapsed(being.id(), left), RHD_COND_02);
      }
    }
  }

  // What holds only while it holds

  /// Ends what has lost its cause: holds of those who are not there, light left behind.
  void settle() {
    boolean dazzles = Lights.mayDazzle(state());
    for (Being being : state().roster()) {
      settle(being.id(), false, dazzles);
    }
  }

  /// The same after somebody's Maneuver, which may take them out of reach of whoever engages them.
  void afterManeuver(String who) {
    settle(who, true, Lights.mayDazzle(state()));
    settle();
  }

  /// Somebody is dead or gone: nobody is held by them any more.
  void gone(String who) {
    for (Being being : state().roster()) {
      resolveFrom(being.id(), Condition.GRAPPLED, who, RHD_R_28);
      resolveFrom(being.id(), Condition.ENGAGED, who, RHD_R_79);
    }
  }

  private void settle(String who, boolean maneuvered, boolean dazzles) {
    if (being(who).isDead()) {
      return;
    }
    loosen(who, maneuvered);
    if (being(who).is(Condition.STABILIZED) && !Harm.isPastLimit(being(who))) {
      resolve(who, Condition.STABILIZED, 1, RHD_R_51);
    }
    light(who, dazzles);
  }

  /// Nobody is held by who cannot hold them any more, nor engaged by who has no weapon for it.
  void loosen() {
    for (Being being : state().roster()) {
      if (!being.isDead()) {
        loosen(being.id(), false);
      }
    }
  }

  private void loosen(String who, boolean maneuvered) {
    for (Borne borne : being(who).conditions()) {
      if (borne.condition() == Condition.GRAPPLED && !holds(being(who), borne.source())) {
        resolveFrom(who, Condition.GRAPPLED, borne.source(), RHD_R_28);
      }
      if (borne.condition() == Condition.ENGAGED
          && !engages(being(who), borne.source(), maneuvered)) {
        resolveFrom(who, Condition.ENGAGED, borne.source(), RHD_R_79);
      }
    }
  }

  /// Whoever is in Blinding Light is Blinded by it, whatever else has blinded them before
  /// (RHD-LIT-02).
  void dazzle(String who) {
    if (!being(who).isDead()) {
      light(who, Lights.mayDazzle(state()));
    }
  }

  /// Blinded while in Blinding Light, and no longer (RHD-LIT-02).
  private void light(String who, boolean dazzles) {
    boolean dazzling = dazzles && Lights.at(state(), being(who)) == Brightness.BLINDING;
    if (dazzling && !being(who).is(Condition.BLINDED)) {
      gain(who, Condition.BLINDED, 1, Borne.LIGHT, RHD_LIT_02);
    } else if (!dazzling) {
      resolveFrom(who, Condition.BLINDED, Borne.LIGHT, RHD_LIT_02);
    }
  }

  private boolean holds(Being held, String source) {
    var holder = state().find(source);
    return holder.isEmpty()
        ? source.equals(Borne.REFEREE)
        : holder.get().isUp()
            && !holder.get().is(Condition.BOUND)
            && Field.adjacent(state(), holder.get(), held);
  }

  private boolean engages(Being engaged, String source, boolean maneuvered) {
    var other = state().find(source);
    if (other.isEmpty()) {
      return source.equals(Borne.REFEREE);
    }
    int range = Arms.meleeRange(state(), other.get());
    return other.get().isUp()
        && range > 0
        && (!maneuvered || Field.feet(state(), other.get(), engaged) <= range);
  }

  // Watches

  /// Bleeding stops when a Watch passes, and poison wears off; what is counted in Turns is over
  /// (RHD-R-109).
  void watchPasses(String who) {
    resolveAll(who, Condition.BLEEDING, RHD_COND_02);
    resolve(who, Condition.POISONED, 1, RHD_COND_02);
    resolveAll(who, Condition.BURNING, RHD_R_109);
    resolveAll(who, Condition.STUNNED, RHD_R_109);
    for (String source : Bearing.sources(being(who).conditions(), Condition.FRIGHTENED)) {
      resolveFrom(who, Condition.FRIGHTENED, source, RHD_R_109);
    }
    var lasting =
        Lists.without(being(who).conditions(), borne -> borne.until() != Borne.Until.RESOLVED);
    if (lasting.size() < being(who).conditions().size()) {
      emit(new LifeEvent.Lapsed(who, lasting), RHD_R_109);
    }
    for (Borne borne : being(who).conditions()) {
      if (borne
          .entry()
          .flatMap(ConditionEntry::own)
          .filter(own -> own.lasts() == ConditionEntry.Lasting.WATCH)
          .isPresent()) {
        resolve(who, borne.plight(), 1, RHD_COND_02);
      }
    }
  }

  // The Referee's word

  /// What comes of Conditions that the Referee has set, with somebody as they were before
  /// (RHD-R-98).
  void set(Being was) {
    if (being(was.id()).isDead()) {
      return;
    }
    for (Condition condition : Condition.values()) {
      int more = being(was.id()).stacks(condition) - was.stacks(condition);
      if (more > 0) {
        begun(was.id(), condition);
      } else if (more < 0) {
        eased(was.id(), condition);
      }
    }
  }

  static Optional<Refusal> refusal(RhodState state, Living.Inflict step) {
    var gone = livingRefusal(state, step.who(), RHD_R_98);
    if (gone.isPresent()) {
      return gone;
    }
    var being = state.being(step.who());
    var known = step.condition().known();
    if (known.filter(condition -> condition.kind() == Condition.Kind.EFFECT).isPresent()) {
      return no(RHD_R_98, step.condition().title() + " is nothing that anybody is given");
    }
    if (known.isEmpty() && state.shelf().written(step.condition()).isEmpty()) {
      return no(RHD_COND_06, "No Glossary has a Condition " + step.condition().title());
    }
    if (isImmune(being, step.condition())) {
      return no(RHD_R_98, "%s is never %s".formatted(being.name(), step.condition().title()));
    }
    return step.stacks() < 1 || step.stacks() > MOST
        ? no(RHD_R_98, "Between 1 and " + MOST + " stacks, not " + step.stacks())
        : Optional.empty();
  }

  void inflict(Living.Inflict step) {
    gain(
        step.who(),
        step.condition(),
        step.stacks(),
        kind(step.condition()) == Condition.Kind.CONDITION ? "" : Borne.REFEREE,
        RHD_R_98);
    play.then(new Encounter.CheckEncounter());
    play.then(new Encounter.CheckTurn());
  }

  private Condition.Kind kind(Plight plight) {
    return plight
        .known()
        .map(Condition::kind)
        .or(
            () ->
                state().shelf().written(plight).flatMap(ConditionEntry::own).map(own -> own.kind()))
        .orElseThrow();
  }

  static Optional<Refusal> refusal(RhodState state, Living.Relieve step) {
    var being = state.find(step.who());
    if (being.isEmpty()) {
      return nobodyCalled(step.who(), RHD_R_98);
    }
    if (being.get().stacks(step.condition()) == 0) {
      return no(RHD_R_98, "%s is not %s".formatted(being.get().name(), step.condition().title()));
    }
    return step.stacks() < 1 || step.stacks() > MOST
        ? no(RHD_R_98, "Between 1 and " + MOST + " stacks, not " + step.stacks())
        : Optional.empty();
  }

  void relieve(Living.Relieve step) {
    resolve(step.who(), step.condition(), step.stacks(), RHD_R_98);
  }
}

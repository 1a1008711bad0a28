package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Being;
import quintain.cairn.state.Blow;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Damage;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Power;
import quintain.cairn.state.Timer;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.parts.Phrases;

/// What spells and relics do, and to whom.
final class Workings extends Chapter {
  private static final long FOR_EVER = Long.MAX_VALUE;

  /// A spell or relic on its way: whose it is, what it is called, what it does in words and
  /// figures, and the clause that tells of it.
  record Working(Being by, String name, String words, Power power, Crn why) {}

  /// Something a power brings about once all its dice are rolled.
  record Outcome(CairnEvent event, Clause why) {}

  private final ArrayList<Outcome> outcomes = new ArrayList<>();

  Workings(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  // Whom it works on

  /// Those named who can still be reached. If none of them can, the act is lost unless the Warden
  /// allows a change (CRN-R-32); then there is no list at all.
  Optional<List<Being>> aimed(Being by, Power power, List<String> named) {
    var aim = Aim.of(state(), power);
    var targets = new ArrayList<Being>();
    for (String id : named) {
      state()
          .find(id)
          .filter(t -> aim.misses(by, t).isEmpty() && Aim.fits(by, power, targets, t))
          .ifPresent(targets::add);
    }
    if (!targets.isEmpty() || named.isEmpty() || aim.how() == Aim.How.AREA) {
      return Optional.of(targets);
    }
    var options = new ArrayList<Option<String>>();
    var byDefault = by.id();
    for (Being other : state().roster()) {
      if (aim.misses(by, other).isEmpty() && !named.contains(other.id())) {
        options.add(Option.of(other.id(), other.name()));
        if (byDefault.equals(by.id()) && other.side() != by.side() && !other.isOut()) {
          byDefault = other.id();
        }
      }
    }
    if (options.isEmpty() || !warden(Prompts.ALLOW_CHANGE, false, by.id())) {
      return Optional.empty();
    }
    var chosen =
        play.ask(
            by.seat(),
            new Question.OneOf<>(Prompts.REDIRECT, List.of(by.id()), options, byDefault));
    return Optional.of(List.of(being(chosen)));
  }

  /// Everybody the power works on: those named, those near, or whoever uses it.
  List<Being> caught(Working working, List<Being> named) {
    var by = being(working.by().id());
    return switch (working.power()) {
      case Power.Rout p ->
          near(by, p.feet()).stream()
              .filter(b -> b.side() != by.side() && b.canAct() && !b.block().noMorale())
              .toList();
      case Power.Gale p -> near(by, p.feet());
      case Power.Hush p when p.room() && named.isEmpty() -> {
        var room = new ArrayList<>(near(by, p.feet()));
        room.add(by);
        yield inRosterOrder(room);
      }
      case Power.Sleep p -> drowsy(by, p, named);
      case Power.Burst p ->
          new Attacks(play)
              .caught(by, named, () -> roll(by, Attacks.dice(p.damage().dice()), CRN_BLST_04));
      case Power.Told _, Power.TakeBack _, Power.Unseen _, Power.Carry _ -> orSelf(by, named);
      case Power.Copies _, Power.Shrink _, Power.StillMagic _, Power.Reveal _ -> orSelf(by, named);
      case Power.LiftFatigue _, Power.NextBlow _, Power.Quench _, Power.RollAgain _ ->
          orSelf(by, named);
      case Power.Hasten _, Power.Hold _, Power.Hush _, Power.Mend _, Power.Slick _ -> named;
      case Power.Harden _, Power.Bind _, Power.Shove _, Power.EndSpells _, Power.Swim _ -> named;
      case Power.Cast _ -> named;
    };
  }

  private static List<Being> orSelf(Being by, List<Being> named) {
    return named.isEmpty() ? List.of(by) : named;
  }

  /// Everybody else within so many feet, in roster order.
  private List<Being> near(Being by, int feet) {
    var found = new ArrayList<Being>();
    for (Being being : state().roster()) {
      if (!being.id().equals(by.id())
          && !being.isDead()
          && !being.hasLeft()
          && !being.isSwallowed()
          && by.distanceTo(being) <= feet) {
        found.add(being);
      }
    }
    return found;
  }

  private List<Being> inRosterOrder(List<Being> beings) {
    var ids = beings.stream().map(Being::id).toList();
    return state().roster().stream().filter(being -> ids.contains(being.id())).toList();
  }

  /// As many as the dice say of those weak enough: the ones named, else foes. Where there are more,
  /// the caster chooses; on automatic the nearest first, then in roster order.
  private List<Being> drowsy(Being by, Power.Sleep sleep, List<Being> named) {
    int number = roll(by, sleep.creatures(), CRN_SPL);
    var weak = new ArrayList<Being>();
    for (Being being : named.isEmpty() ? near(by, sleep.feet()) : named) {
      boolean meant = !named.isEmpty() || being.side() != by.side();
      if (meant && !being.isOut() && being.hp() <= sleep.hpAtMost()) {
        weak.add(being);
      }
    }
    if (weak.size() <= number) {
      return inRosterOrder(weak);
    }
    var nearest = new ArrayList<>(inRosterOrder(weak));
    nearest.sort(Comparator.comparingInt(by::distanceTo));
    var options = weak.stream().map(b -> Option.of(b.id(), b.name())).toList();
    var chosen =
        play.ask(
            by.seat(),
            new Question.SomeOf<>(
                Prompts.WHOM_IT_TAKES,
                List.of(by.id()),
                options,
                number,
                number,
                nearest.subList(0, number).stream().map(Being::id).toList()));
    return inRosterOrder(chosen.stream().map(this::being).toList());
  }

  // What it does

  /// Rolls what there is to roll and says what comes of it, which [#bringAbout] then makes so.
  /// Where magic is stilled, nothing does (CRN-RELC-07).
  List<Outcome> workOut(Working working, List<Being> targets) {
    outcomes.clear();
    var within = new ArrayList<Being>();
    for (Being target : targets) {
      if (!state().isStilled(target)) {
        within.add(target);
      }
    }
    if (state().isStilled(working.by()) || (within.isEmpty() && !targets.isEmpty())) {
      bring(
          new CairnEvent.SpellFailed(working.by().id(), working.name(), "no magic works here"),
          CRN_RELC_07);
    } else {
      work(working, within);
    }
    return List.copyOf(outcomes);
  }

  /// Damage joins the blows of the phase; everything else comes with the phase (CRN-R-31).
  void bringAbout(List<Outcome> due) {
    for (Outcome outcome : due) {
      switch (outcome.event()) {
        case CairnEvent.BlowDealt blow -> emit(blow, outcome.why());
        case CairnEvent.SpellFailed failed -> emit(failed, outcome.why());
        case CairnEvent.TakenBack back -> emit(back, outcome.why());
        case CairnEvent other -> emitWithThePhase(other, outcome.why());
      }
    }
  }

  private void bring(CairnEvent event, Clause why) {
    outcomes.add(new Outcome(event, why));
  }

  private void work(Working w, List<Being> targets) {
    if (targets.stream().anyMatch(target -> target.side() != w.by().side())) {
      new Powers(play).revealBy(w.by());
    }
    switch (w.power()) {
      case Power.Hasten p -> begin(w, targets, p.minutes());
      case Power.Hold _ -> hold(w, targets);
      case Power.Quench p -> {
        for (Effect flame : Flames.within(state(), w.by(), p.feet())) {
          bring(new CairnEvent.EffectEnded(flame.number()), w.why());
        }
        begin(w, List.of(w.by()), p.minutes());
        bring(new CairnEvent.Told(w.by().id(), Phrases.sentence(w.words())), w.why());
      }
      case Power.Hush p -> begin(w, targets, p.minutes());
      case Power.Mend p -> mend(w, p, targets);
      case Power.Slick p -> slicken(w, p, targets);
      case Power.Burst p -> {
        for (Being target : targets) {
          blow(w, target, p.damage());
        }
      }
      case Power.Unseen _ -> begin(w, targets, FOR_EVER, 0);
      case Power.Harden p -> begin(w, targets, p.minutes());
      case Power.Sleep p -> sleep(w, p, targets);
      case Power.Carry p -> begin(w, targets, p.minutes());
      case Power.Bind p -> bind(w, p, targets);
      case Power.Shove p -> shove(w, p, targets);
      case Power.Rout _ -> rout(w, targets);
      case Power.EndSpells p -> endSpells(w, p, targets);
      case Power.Swim p -> begin(w, targets, p.minutes());
      case Power.Copies p -> begin(w, targets, until(p.minutes()), p.copies());
      case Power.Shrink p -> begin(w, targets, minutesOf(w, p.minutes()));
      case Power.Cast p -> castThrough(w, p, targets);
      case Power.StillMagic p -> begin(w, targets, minutesOf(w, p.minutes()));
      case Power.LiftFatigue p -> {
        for (Being eater : targets) {
          outcomes.addAll(new Relics(play).eat(eater, p));
        }
      }
      case Power.Reveal p -> begin(w, targets, p.minutes());
      case Power.TakeBack _ -> bring(new CairnEvent.TakenBack(targets.getFirst().id()), w.why());
      case Power.NextBlow _ -> {
        for (Being bearer : targets) {
          bring(new CairnEvent.Became(bearer.id(), Flag.GLOVED, w.words()), w.why());
        }
      }
      case Power.Gale p -> gale(w, p, targets);
      case Power.RollAgain _ -> {} // waits for a critical damage save; see Relics
      case Power.Told p -> {
        if (p.minutes() > 0) {
          begin(w, targets, p.minutes());
        }
        bring(new CairnEvent.Told(w.by().id(), Phrases.sentence(w.words())), w.why());
      }
    }
  }

  private void begin(Working w, List<Being> on, int minutes) {
    begin(w, on, until(minutes), 0);
  }

  private void begin(Working w, List<Being> on, long until, int left) {
    var effect =
        new Effect(
            nextNumber(),
            w.name(),
            w.by().id(),
            on.stream().map(Being::id).toList(),
            w.power(),
            until,
            left);
    bring(new CairnEvent.EffectBegan(effect), w.why());
  }

  private long until(int minutes) {
    return minutes == 0 ? FOR_EVER : state().clock() + minutes * 60L;
  }

  /// One more than any number given so far, those of effects still to begin included.
  private int nextNumber() {
    int highest = state().numbered();
    for (CairnEvent promised : state().promised()) {
      if (promised instanceof CairnEvent.EffectBegan began) {
        highest = Math.max(highest, began.effect().number());
      }
    }
    for (Outcome outcome : outcomes) {
      if (outcome.event() instanceof CairnEvent.EffectBegan began) {
        highest = Math.max(highest, began.effect().number());
      }
    }
    return highest + 1;
  }

  /// How long a relic works that the rules page gives no time for (CRN-R-61).
  private int minutesOf(Working w, int minutes) {
    return play.ask(
        Seat.REFEREE,
        new Question.NumberFrom(Prompts.DURATION, List.of(w.by().id()), 1, 1440, minutes));
  }

  private void hold(Working w, List<Being> targets) {
    begin(w, targets, FOR_EVER, 0);
    for (Being target : targets) {
      bring(new CairnEvent.Became(target.id(), Flag.HELPLESS, w.name()), w.why());
    }
  }

  /// Lost STR comes back, but not to the deprived (CRN-DEPR-03).
  private void mend(Working w, Power.Mend mend, List<Being> targets) {
    for (Being target : targets) {
      int points = roll(w.by(), mend.strength(), w.why());
      if (target.isDeprived()) {
        bring(new CairnEvent.Told(target.id(), "is deprived and recovers nothing"), CRN_DEPR_03);
      } else {
        bring(new CairnEvent.AbilityRestored(target.id(), Ability.STR, points), w.why());
      }
    }
  }

  private void blow(Working w, Being target, Damage damage) {
    int face = roll(w.by(), Attacks.dice(damage.dice()), w.why());
    bring(
        new CairnEvent.BlowDealt(
            new Blow(
                w.by().id(), w.by().side(), target.id(), w.name(), face, false, false, List.of())),
        w.why());
  }

  private void sleep(Working w, Power.Sleep sleep, List<Being> targets) {
    var sleepers = new ArrayList<Being>();
    for (Being target : targets) {
      if (target.hp() <= sleep.hpAtMost()
          && !new Saves(play).save(target, Ability.WIL, "sleep", w.why())) {
        sleepers.add(target);
      }
    }
    if (sleepers.isEmpty()) {
      return;
    }
    begin(w, sleepers, sleep.minutes());
    for (Being sleeper : sleepers) {
      bring(new CairnEvent.TimerStopped(sleeper.id(), Timer.What.WAKES), w.why());
      bring(new CairnEvent.Became(sleeper.id(), Flag.ASLEEP, w.name()), w.why());
      bring(
          new CairnEvent.TimerSet(
              sleeper.id(), new Timer(Timer.What.WAKES, until(sleep.minutes()), "")),
          w.why());
    }
  }

  private void bind(Working w, Power.Bind bind, List<Being> targets) {
    begin(w, targets, bind.minutes());
    for (Being target : targets) {
      bring(new CairnEvent.Became(target.id(), Flag.BOUND, w.name()), w.why());
    }
  }

  /// A creature resists with a STR save; a thing does not. Nothing hard is in the way unless the
  /// Warden says so, for the scene knows of no walls.
  private void shove(Working w, Power.Shove shove, List<Being> targets) {
    if (targets.isEmpty()) {
      bring(new CairnEvent.Told(w.by().id(), "pushes it " + shove.push() + " ft away"), w.why());
    }
    for (Being target : targets) {
      if (!new Saves(play).save(target, Ability.STR, "being pushed", w.why())) {
        push(w, target, shove.push());
        if (warden(Prompts.HITS_HARD, false, target.id())) {
          blow(w, target, shove.damage());
        }
      }
    }
  }

  private void push(Working w, Being target, int feet) {
    int to = target.at() < w.by().at() ? target.at() - feet : target.at() + feet;
    bring(new CairnEvent.Moved(target.id(), to), w.why());
  }

  private void gale(Working w, Power.Gale gale, List<Being> targets) {
    for (Being target : targets) {
      if (!new Saves(play).save(target, Ability.STR, "being thrown", w.why())) {
        push(w, target, gale.thrown());
      }
    }
  }

  private void rout(Working w, List<Being> targets) {
    for (Being target : targets) {
      if (!new Saves(play).save(target, Ability.WIL, "fleeing", w.why())) {
        bring(new CairnEvent.Became(target.id(), Flag.FLED, ""), CRN_MORL_06);
      }
    }
  }

  /// The strip begins at the caster's feet, towards whoever is named, else towards the nearest foe.
  private void slicken(Working w, Power.Slick slick, List<Being> targets) {
    var by = w.by();
    var towards =
        targets.stream()
            .findFirst()
            .or(
                () ->
                    state().side(by.side().other()).stream()
                        .filter(foe -> !foe.isOut())
                        .min(Comparator.comparingInt(by::distanceTo)));
    boolean back = towards.map(being -> being.at() < by.at()).orElse(false);
    begin(w, List.of(), FOR_EVER, back ? by.at() - slick.length() : by.at());
  }

  private void castThrough(Working w, Power.Cast cast, List<Being> targets) {
    var spell = state().shelf().spell(cast.spell());
    if (spell.isPresent()) {
      play.cite(CRN_REF_03);
      emit(
          new CairnEvent.SpellCast(
              w.by().id(), spell.get().name(), targets.stream().map(Being::id).toList(), false),
          w.why());
      work(
          new Working(
              w.by(), spell.get().name(), spell.get().effect(), spell.get().power(), w.why()),
          targets);
    }
  }

  // Ending other spells

  /// One spell at work, of the caster's choice, or every one within reach.
  private void endSpells(Working w, Power.EndSpells power, List<Being> targets) {
    var found = new ArrayList<Effect>();
    for (Effect effect : state().effects()) {
      boolean meant =
          targets.isEmpty()
              || power.every()
              || targets.stream().anyMatch(target -> concerns(effect, target));
      if (meant && state().shelf().spell(effect.name()).isPresent() && isNear(w, power, effect)) {
        found.add(effect);
      }
    }
    if (found.isEmpty()) {
      bring(new CairnEvent.Told(w.by().id(), "finds no spell to end"), w.why());
      return;
    }
    if (!power.every() && found.size() > 1) {
      var options = new ArrayList<Option<Integer>>();
      for (Effect effect : found) {
        options.add(
            new Option<>(Integer.toString(effect.number()), effect.name(), effect.number()));
      }
      int chosen =
          play.ask(
              w.by().seat(),
              new Question.OneOf<>(
                  Prompts.WHICH_SPELL, List.of(w.by().id()), options, found.getFirst().number()));
      found.removeIf(effect -> effect.number() != chosen);
    }
    var rest = new ArrayList<>(state().effects());
    rest.removeAll(found);
    for (Effect effect : found) {
      for (CairnEvent event : new Powers(play).ending(effect, rest)) {
        bring(event, w.why());
      }
    }
  }

  private static boolean concerns(Effect effect, Being being) {
    return effect.on().contains(being.id()) || effect.by().equals(being.id());
  }

  /// A spell is where those are whom it works on; one that works on a place, where its caster is.
  private boolean isNear(Working w, Power.EndSpells power, Effect effect) {
    var where = effect.on().isEmpty() ? List.of(effect.by()) : effect.on();
    for (String id : where) {
      if (state().find(id).map(b -> w.by().distanceTo(b) <= power.feet()).orElse(false)) {
        return true;
      }
    }
    return false;
  }
}

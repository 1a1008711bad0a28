package quintain.rath.rules;

import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.rath.state.Affliction;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Habit;
import quintain.rath.state.Pool;
import quintain.rath.state.Power;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Rth;
import quintain.rath.state.Spell;
import quintain.rath.state.Stake;
import quintain.rath.state.Stat;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Trial;
import quintain.rath.state.Values;

/// What spells do.
public final class Workings extends Chapter {
  Workings(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  public static List<Affliction> ailments(Being target) {
    return target.pools().stream()
        .map(Pool::what)
        .filter(what -> what.isPoison() || what.isDisease())
        .toList();
  }

  /// Lasting spells on somebody that another than this caster cast.
  static List<Effect> spellsOn(RathState state, Being bearer, Being caster) {
    return bearer.effects().stream()
        .filter(effect -> !effect.by().equals(caster.id()))
        .filter(effect -> state.find(effect.by()).isPresent())
        .filter(effect -> state.shelf().spell(effect.detail()).isPresent())
        .toList();
  }

  void work(RathStep.WorkSpell step) {
    var spell = state().shelf().spell(step.spell()).orElseThrow();
    var caster = being(step.by());
    int times = step.doubled() ? 2 : 1;
    if (spell.power() instanceof Power.Latch) {
      latch(step.target());
      return;
    }
    var target = being(step.target());
    switch (spell.power()) {
      case Power.Strike power -> {
        var damage = step.doubled() ? power.damage().doubled() : power.damage();
        var harm = new Harm(play);
        int rolled = harm.roll(caster, damage, false);
        int plus = rolled < 1 ? 0 : damage.plus();
        harm.blow(target, Math.max(1, rolled), plus, spell.name(), clause(spell));
      }
      case Power.Ignite power -> ignite(target, power, times);
      case Power.Mend power ->
          new Healing(play)
              .heal(
                  caster,
                  target,
                  step.doubled() ? power.hp().doubled() : power.hp(),
                  spell.name(),
                  RTH_S_SPL_04);
      case Power.Cleanse power -> {
        var what = new Items(play).whichPool(caster, target, ailments(target));
        new Conditions(play)
            .relieve(
                target, what, power.dice() * times, what.isDisease() ? RTH_DIS_10 : RTH_S_SPL_05);
      }
      case Power.Ward power -> begin(spell, step, Effect.Kind.WARDED, power.ac(), times);
      case Power.Afflict power -> afflict(target, power, times);
      case Power.Cloud power ->
          then(new RathStep.Dose(target.id(), power.what(), power.dice() * times));
      case Power.Shine _ -> begin(spell, step, Effect.Kind.LIT, 0, times);
      case Power.Gills _ -> {
        begin(spell, step, Effect.Kind.GILLS, 0, times);
        new Drowning(play).breathe(being(target.id()), RTH_DROW_06);
      }
      case Power.SoftFall _ -> begin(spell, step, Effect.Kind.FEATHERED, 0, times);
      case Power.Dread power -> dread(spell, step, target, power, times);
      case Power.Snare power ->
          then(
              new RathStep.Contend(
                  caster.id(),
                  power.casters(),
                  target.id(),
                  power.targets(),
                  true,
                  Stake.SNARE,
                  spell.name(),
                  step.doubled()));
      case Power.Veil _ -> begin(spell, step, Effect.Kind.VEILED, 0, times);
      case Power.Haste _ -> begin(spell, step, Effect.Kind.HASTED, 0, times);
      case Power.Tongues _ -> begin(spell, step, Effect.Kind.TONGUES, 0, times);
      case Power.Quench _ -> quench(caster, target);
      case Power.Latch _ -> {} // seen to above: its target is a thing
    }
  }

  /// Something is at work from now on; one of a kind at a time.
  private void begin(
      Spell spell, RathStep.WorkSpell step, Effect.Kind kind, int amount, int times) {
    var effect =
        new Effect(kind, step.by(), end(spell, step.target(), times), amount, spell.name());
    emit(new FightEvent.EffectBegan(step.target(), effect), clause(spell));
  }

  /// How long it lasts. Twice a combat is the combat and a turn after it; a turn of combat is the
  /// target's next one, not one that is under way (RTH-S-CAST-06).
  private Effect.End end(Spell spell, String target, int times) {
    long until = state().now() + (long) times * spell.span().minutes();
    return switch (spell.span()) {
      case INSTANT, POOL -> new Effect.End.Combat(until + 1);
      case COMBAT_OR_TURN ->
          state().inCombat() && times > 1
              ? new Effect.End.AfterCombat(times - 1)
              : new Effect.End.Combat(until);
      case COMBAT_TURN -> {
        boolean underWay = state().inCombat() && state().theFight().isTurnOf(target);
        yield new Effect.End.TurnEnd(target, underWay ? times + 1 : times);
      }
      case TURN, SIX_TURNS -> new Effect.End.Clock(until);
    };
  }

  /// The clause of a spell's entry; a pack's own spell goes by the rule that casts it.
  static Rth clause(Spell spell) {
    for (Rth clause : Rth.values()) {
      if (clause.id().equals(spell.id())) {
        return clause;
      }
    }
    return RTH_S_CAST_03;
  }

  /// DEX test or 4 fire dice (RTH-S-SPL-02).
  private void ignite(Being target, Power.Ignite power, int times) {
    if (!new Tests(play)
        .passes(target, power.resists(), List.of(), "against catching fire", RTH_S_SPL_02)) {
      then(new RathStep.Dose(target.id(), Affliction.FIRE, power.dice() * times));
    }
  }

  /// INT test halves (RTH-S-SPL-07).
  private void afflict(Being target, Power.Afflict power, int times) {
    int full = power.dice() * times;
    boolean resisted =
        new Tests(play).passes(target, power.halves(), List.of(), "against a spell", RTH_S_SPL_07);
    int dice = resisted ? Conditions.halved(full) : full;
    if (!Conditions.isImmune(target, power.what())) {
      new Conditions(play).add(being(target.id()), power.what(), dice);
    }
  }

  /// WIS test or away (RTH-S-SPL-12); some know no fear.
  private void dread(
      Spell spell, RathStep.WorkSpell step, Being target, Power.Dread power, int times) {
    if (target.habit(Habit.Immune.class).map(Habit.Immune::fear).orElse(false)) {
      emit(new RathEvent.Told(target.id(), "knows no fear"), RTH_S_SPL_12);
      return;
    }
    var sources = Situations.of(state(), target, Trial.RESIST_FEAR, false);
    if (!new Tests(play).passes(target, power.resists(), sources, "against dread", RTH_S_SPL_12)) {
      begin(spell, step, Effect.Kind.DREAD, 0, times);
    }
  }

  /// Away from whoever cast it, as far as a run goes, or a move for those who cannot run
  /// (RTH-R-88), and that is the turn (RTH-S-SPL-12). Others may have waited for it.
  void runInDread(RathStep.RunInDread step) {
    var who = being(step.who());
    var dread = who.effect(Effect.Kind.DREAD);
    if (dread.isEmpty() || !state().inCombat() || !who.canAct()) {
      return;
    }
    boolean rooted = Movement.rootedRefusal(state(), who).isPresent();
    if (!rooted) {
      int from = state().find(dread.get().by()).map(Being::at).orElse(who.at());
      var distances = house().distanceSystem();
      boolean slow = who.does(Habit.CannotRun.class) || Encumbrance.isEncumbered(who);
      int to = Ways.away(state(), who, from, slow ? distances.move() : distances.run());
      if (to != who.at()) {
        play.cite(RTH_S_SPL_12);
        new Movement(play).go(who, to);
      }
    }
    state()
        .theFight()
        .turn()
        .filter(turn -> turn.who().equals(who.id()))
        .ifPresent(turn -> emit(FightEvent.TurnSpent.over(turn), RTH_S_SPL_12));
  }

  /// Caster's INT beat target's STR: it cannot move (RTH-S-SPL-13).
  void snare(RathStep.Contend won) {
    var spell = state().shelf().spell(won.detail()).orElseThrow();
    var step = new RathStep.WorkSpell(won.by(), spell.name(), won.with(), won.doubled());
    begin(spell, step, Effect.Kind.SNARED, 0, won.doubled() ? 2 : 1);
  }

  /// INT against the other caster's INT, for one lasting spell (RTH-S-SPL-17).
  private void quench(Being caster, Being bearer) {
    var spells = spellsOn(state(), bearer, caster);
    if (spells.isEmpty()) {
      return;
    }
    var chosen = spells.getFirst();
    if (spells.size() > 1) {
      var options = new ArrayList<Option<Effect>>();
      for (Effect effect : spells) {
        options.add(new Option<>(Outfits.key(effect.detail()), effect.detail(), effect));
      }
      chosen =
          play.ask(
              caster.seat(),
              new Question.OneOf<>(
                  ThingPrompts.WHICH_SPELL, List.of(bearer.id()), options, chosen));
    }
    then(
        new RathStep.Contend(
            caster.id(),
            Stat.INT,
            chosen.by(),
            Stat.INT,
            true,
            Stake.QUENCH,
            bearer.id() + " " + Values.key(chosen.kind())));
  }

  /// The contest is won: the spell ends.
  void quenched(String detail) {
    int space = detail.indexOf(' ');
    var bearer = state().find(detail.substring(0, space));
    var kind = detail.substring(space + 1);
    Optional<Effect> effect =
        bearer.flatMap(
            being ->
                being.effects().stream()
                    .filter(e -> Values.key(e.kind()).equals(kind))
                    .findFirst());
    effect.ifPresent(
        e -> {
          emit(new FightEvent.EffectEnded(bearer.orElseThrow().id(), e.kind()), RTH_S_SPL_17);
          new Drowning(play).ifNoLongerBreathing(bearer.orElseThrow().id(), e.kind());
        });
  }

  /// Opens or locks (RTH-S-SPL-09).
  private void latch(String id) {
    var device = state().world().device(id);
    device.ifPresent(
        d -> {
          if (d.done()) {
            emit(ThingEvent.DeviceChanged.locked(d), RTH_S_SPL_09);
          } else {
            new Traps(play).over(d, "opens", RTH_S_SPL_09);
          }
        });
  }
}

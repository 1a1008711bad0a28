package quintain.cairn.fights;

import java.util.ArrayList;
import java.util.List;
import quintain.cairn.rules.TurnOrder;
import quintain.cairn.state.Being;
import quintain.cairn.state.Blow;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CriticalEffect;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Need;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Power;
import quintain.cairn.state.Scene;
import quintain.cairn.state.Score;
import quintain.cairn.state.Timer;
import quintain.cairn.state.Who;
import quintain.cairn.state.World;
import quintain.kernel.Agenda;
import quintain.kernel.Game;
import quintain.kernel.parts.Lists;

/// What matters for the future of a fight: no clock, no round number, nothing that is only told.
///
/// Moments are kept as seconds from now. The clocks of the dying are left out: they run for an
/// hour, and a fight does not. So is all of the dead but that they are, the wounds of those who ran
/// for good, and what somebody said they would do who is dead or whose turn in this round is over.
record Essence(
    List<Body> bodies,
    Scene scene,
    boolean inRounds,
    boolean firstRound,
    Fight.Phase phase,
    List<Fight.Declaration> declared,
    List<Fight.Group> groups,
    List<String> zeroed,
    List<Fight.Struck> struck,
    List<Pool> pools,
    List<CairnEvent> promised,
    List<AtWork> effects,
    List<World.Lying> ground) {
  /// Somebody as a fight knows them.
  record Body(
      String id,
      Who.Kind kind,
      Who.Side side,
      Score str,
      Score dex,
      Score wil,
      int hp,
      int maxHp,
      Pack pack,
      List<Flag> flags,
      int hands,
      List<String> needs,
      List<Soon> timers,
      int at) {
    /// What differs most often, since fights are told apart by the million.
    @Override
    public int hashCode() {
      return 31 * (31 * (31 * hp + str.now()) + dex.now() + at) + flags.hashCode();
    }
  }

  /// The kept blow of a pool.
  ///
  /// @param by whom it comes from, where that makes a difference to what it does
  record Pool(
      Who.Side side,
      String target,
      int face,
      boolean ignoresArmor,
      boolean isAttack,
      List<CriticalEffect> critical,
      String by) {
    @Override
    public int hashCode() {
      return 31 * target.hashCode() + face;
    }
  }

  /// A command resolved halfway.
  ///
  /// @param now the clock, where something is to last until a moment; else 0
  record Midway(Essence essence, Agenda<CairnStep> agenda, long now) {}

  /// What comes to pass so many seconds from now.
  record Soon(Timer.What what, long seconds, String detail, String by) {}

  /// A power at work for so many seconds more.
  record AtWork(String name, String by, List<String> on, Power power, long seconds, int left) {}

  private static final Score NONE = new Score(0, 0);
  private static final List<Flag> ONLY_DEAD = List.of(Flag.DEAD);

  /// What differs most often.
  @Override
  public int hashCode() {
    return 31 * (31 * (31 * bodies.hashCode() + pools.hashCode()) + phase.hashCode())
        + declared.size();
  }

  static Object of(Game<CairnState, CairnStep> game) {
    var essence = of(game.state());
    var agenda = game.agenda();
    if (agenda.isEmpty()) {
      return essence;
    }
    boolean timed = false;
    for (var left = agenda; !left.isEmpty(); left = left.rest()) {
      timed |= left.top() instanceof CairnStep.RunClock;
    }
    return new Midway(essence, agenda, timed ? game.state().clock() : 0);
  }

  static Essence of(CairnState state) {
    var fight = state.fight().orElse(null);
    return new Essence(
        Lists.each(state.roster(), being -> body(being, state.clock())),
        state.scene(),
        fight != null,
        // Where sides alternate, those who failed their save sit out the first round (CRN-R-30).
        state.house().order() == CairnHouse.Order.SIDES_ALTERNATE
            && fight != null
            && fight.round() == 1,
        fight == null ? Fight.Phase.ALL : fight.phase(),
        fight == null ? List.of() : stillToDo(state, fight),
        fight == null ? List.of() : fight.groups(),
        fight == null ? List.of() : fight.zeroed(),
        fight == null ? List.of() : fight.struck(),
        Lists.each(state.blows(), Essence::pool),
        state.promised(),
        Lists.each(state.effects(), effect -> atWork(effect, state.clock())),
        state.ground());
  }

  private static Pool pool(Blow blow) {
    return new Pool(
        blow.side(),
        blow.target(),
        blow.face(),
        blow.ignoresArmor(),
        blow.isAttack(),
        blow.critical(),
        isPersonal(blow.critical()) ? blow.attacker() : "");
  }

  private static boolean isPersonal(List<CriticalEffect> effects) {
    for (CriticalEffect effect : effects) {
      if (isPersonal(effect)) {
        return true;
      }
    }
    return false;
  }

  /// Whether it matters who strikes: whoever is thrown flies away from them, the enthralled serve
  /// their side, the held and swallowed are theirs as long as they stand (CRN-R-68), and what they
  /// take they carry (CRN-R-63).
  private static boolean isPersonal(CriticalEffect effect) {
    return switch (effect) {
      case CriticalEffect.Thrown _, CriticalEffect.SaveOr _, CriticalEffect.Pinned _ -> true;
      case CriticalEffect.Helpless e -> e.until() == CriticalEffect.Until.UNTIL_FREED;
      case CriticalEffect.LoseAbility e -> e.when() == CriticalEffect.When.EACH_ROUND_UNTIL_FREED;
      case CriticalEffect.LoseItem e -> e.manner().isTaking();
      case CriticalEffect.BreakLimb _,
          CriticalEffect.Deprive _,
          CriticalEffect.Blind _,
          CriticalEffect.Mute _,
          CriticalEffect.LoseEye _ ->
          false;
    };
  }

  private static List<Fight.Declaration> stillToDo(CairnState state, Fight fight) {
    var left = new ArrayList<Fight.Declaration>();
    for (Fight.Declaration declaration : fight.declared()) {
      var actor = state.find(declaration.act().by()).orElse(null);
      if (actor == null
          || (!actor.isDead() && TurnOrder.isToCome(state, actor))
          || !declaration.act().isAction()) {
        left.add(declaration);
      }
    }
    return left;
  }

  private static Body body(Being being, long now) {
    boolean dead = being.isDead();
    boolean gone = dead || (being.hasLeft() && !being.isPc());
    return new Body(
        being.id(),
        being.who().kind(),
        being.side(),
        gone ? NONE : being.str(),
        dead ? NONE : being.dex(),
        dead ? NONE : being.wil(),
        gone ? 0 : being.hp(),
        being.maxHp(),
        being.pack(),
        dead ? ONLY_DEAD : being.flags(),
        being.hands(),
        dead ? List.of() : Lists.each(being.needs(), Need::what),
        dead ? List.of() : soon(being.timers(), now),
        being.at());
  }

  private static List<Soon> soon(List<Timer> timers, long now) {
    var soon = new ArrayList<Soon>();
    for (Timer timer : timers) {
      if (!isDyingClock(timer.what())) {
        soon.add(new Soon(timer.what(), from(now, timer.due()), timer.detail(), timer.by()));
      }
    }
    return soon;
  }

  /// The seconds until a moment, which may never come.
  private static long from(long now, long moment) {
    return moment == Long.MAX_VALUE ? moment : moment - now;
  }

  private static boolean isDyingClock(Timer.What what) {
    return what == Timer.What.DIES || what == Timer.What.DIES_OF_WOUND;
  }

  private static AtWork atWork(Effect effect, long now) {
    return new AtWork(
        effect.name(),
        effect.by(),
        effect.on(),
        effect.power(),
        from(now, effect.until()),
        effect.left());
  }
}

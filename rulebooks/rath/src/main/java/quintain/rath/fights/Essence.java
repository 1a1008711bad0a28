package quintain.rath.fights;

import java.util.List;
import java.util.Optional;
import quintain.rath.rules.TimePassing;
import quintain.rath.state.Being;
import quintain.rath.state.Darkness;
import quintain.rath.state.Device;
import quintain.rath.state.Effect;
import quintain.rath.state.Fight;
import quintain.rath.state.Flag;
import quintain.rath.state.Life;
import quintain.rath.state.Minutes;
import quintain.rath.state.Pool;
import quintain.rath.state.RathState;
import quintain.rath.state.Stats;
import quintain.rath.state.Who;
import quintain.rath.state.World;

/// What matters for the future: no clock, no round number, nothing that is only told. Moments are
/// kept as minutes from now.
///
/// @param minute how far the exploration turn has gone, where a light or a spell runs out by it
record Essence(
    List<Body> bodies,
    Optional<Standing> fight,
    List<World.Lying> ground,
    boolean session,
    Optional<Who.Side> warned,
    Darkness darkness,
    List<Device> devices,
    long sinceRest,
    List<Fight.Fired> loosed,
    long minute) {
  /// Somebody as the rules know them.
  record Body(
      String id,
      Who.Kind kind,
      Who.Side side,
      Stats stats,
      int hp,
      int maxHp,
      int cracked,
      int fortune,
      List<Flag> flags,
      List<Pool> pools,
      List<Effect> effects,
      int at,
      Life life) {}

  /// The fight without its number of rounds.
  record Standing(
      Who.Side first,
      Who.Side now,
      List<String> done,
      Optional<Fight.Turn> turn,
      List<Fight.Readied> readied,
      List<Fight.Fired> fired,
      int foes,
      boolean nerveTested,
      boolean rallied) {}

  static Essence of(RathState state) {
    return new Essence(
        state.roster().stream().map(being -> body(being, state.now())).toList(),
        state.fight().map(Essence::standing),
        state.ground(),
        state.world().session(),
        state.world().warned(),
        state.world().darkness(),
        state.world().devices(),
        sinceRest(state),
        state.world().loosed(),
        TimePassing.isAnythingOnTheClock(state) ? state.now() % Minutes.TURN : 0);
  }

  /// Minutes since the last long rest; those beyond a day are all the same (RTH-R-72).
  private static long sinceRest(RathState state) {
    long rested = state.world().rested();
    return rested < 0 ? -1 : Math.min(Minutes.DAY, state.now() - rested);
  }

  private static Standing standing(Fight fight) {
    return new Standing(
        fight.first(),
        fight.now(),
        fight.done(),
        fight.turn(),
        fight.readied(),
        fight.fired(),
        fight.foes(),
        fight.nerveTested(),
        fight.rallied());
  }

  private static Body body(Being being, long now) {
    return new Body(
        being.id(),
        being.who().kind(),
        being.side(),
        being.stats(),
        being.hp(),
        being.maxHp(),
        being.cracked(),
        being.fortune(),
        being.flags(),
        being.pools().stream()
            .map(pool -> pool.what().isDisease() ? soon(pool, now) : pool)
            .toList(),
        being.effects().stream().map(effect -> soon(effect, now)).toList(),
        being.at(),
        being.life());
  }

  private static Pool soon(Pool pool, long now) {
    return new Pool(pool.what(), pool.also(), pool.dice(), pool.due() - now);
  }

  private static Effect soon(Effect effect, long now) {
    return switch (effect.end()) {
      case Effect.End.Clock(long until) -> ending(effect, new Effect.End.Clock(until - now));
      case Effect.End.Combat(long until) ->
          until == Long.MAX_VALUE ? effect : ending(effect, new Effect.End.Combat(until - now));
      case Effect.End.TurnEnd _,
          Effect.End.TurnStart _,
          Effect.End.AfterCombat _,
          Effect.End.Lasting _ ->
          effect;
    };
  }

  private static Effect ending(Effect effect, Effect.End end) {
    return new Effect(effect.kind(), effect.by(), end, effect.amount(), effect.detail());
  }
}

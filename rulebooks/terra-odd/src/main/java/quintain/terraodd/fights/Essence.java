package quintain.terraodd.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Agenda;
import quintain.kernel.Game;
import quintain.kernel.parts.Lists;
import quintain.terraodd.rules.Harm;
import quintain.terraodd.rules.TurnOrder;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Ailment;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Blow;
import quintain.terraodd.state.CriticalEffect;
import quintain.terraodd.state.Fight;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.HarmKind;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Pack;
import quintain.terraodd.state.Scene;
import quintain.terraodd.state.Score;
import quintain.terraodd.state.Talent;
import quintain.terraodd.state.Timer;
import quintain.terraodd.state.Trouble;
import quintain.terraodd.state.Who;
import quintain.terraodd.state.World;

/// What matters for the future of a fight: no clock, no round number, nothing that is only told.
///
/// Moments are kept as seconds from now. The clocks of the dying are left out: they run for an
/// hour, and a fight does not. So is all of the dead but that they are, all of a pool of blows but
/// the one that counts, and what somebody said they would do who is dead or whose turn in this
/// round is over.
record Essence(
    List<Body> bodies,
    Scene scene,
    boolean lingering,
    boolean inRounds,
    boolean firstRound,
    Optional<Fight.Phase> phase,
    List<Fight.Declaration> declared,
    Optional<Fight.Group> foes,
    List<String> zeroed,
    boolean prayed,
    List<Pool> pools,
    List<World.Lying> ground) {
  /// Somebody as a fight knows them.
  record Body(
      String id,
      Who.Side side,
      Score prowess,
      Score insight,
      Score resolve,
      int grit,
      Pack pack,
      List<Flag> flags,
      List<Talent> talents,
      List<Trouble> troubles,
      List<String> needs,
      List<Soon> timers,
      Optional<Ability> wound,
      int crushed,
      Optional<String> grudge,
      int at) {
    /// What differs most often, since fights are told apart by the million.
    @Override
    public int hashCode() {
      return 31 * (31 * (31 * grit + prowess.now()) + resolve.now() + at) + flags.hashCode();
    }
  }

  /// The blows of one side on one target.
  ///
  /// @param face of the blow that counts so far; 0 where none does
  /// @param by whom that comes from, where it makes a difference to what it does
  record Pool(
      String target,
      Who.Side from,
      int face,
      boolean hit,
      HarmKind kind,
      boolean blast,
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
  record Midway(Essence essence, Agenda<OddStep> agenda, long now) {}

  /// What comes to pass so many seconds from now.
  record Soon(Timer.What what, long seconds, String detail) {}

  private static final Score NONE = new Score(0, 0);
  private static final List<Flag> ONLY_DEAD = List.of(Flag.DEAD);

  /// What differs most often.
  @Override
  public int hashCode() {
    return 31 * (31 * (31 * bodies.hashCode() + pools.hashCode()) + phase.hashCode())
        + declared.size();
  }

  static Object of(Game<OddState, OddStep> game) {
    var essence = of(game.state());
    var agenda = game.agenda();
    if (agenda.isEmpty()) {
      return essence;
    }
    boolean timed = false;
    for (var left = agenda; !left.isEmpty(); left = left.rest()) {
      timed |= left.top() instanceof OddStep.RunClock || left.top() instanceof OddStep.FallDue;
    }
    return new Midway(essence, agenda, timed ? game.state().clock() : 0);
  }

  static Essence of(OddState state) {
    var fight = state.fight().orElse(null);
    return new Essence(
        Lists.each(state.roster(), being -> body(being, state.clock())),
        state.scene(),
        state.world().lingering(),
        fight != null,
        fight != null && fight.round() <= 1 && mattersThatItIsTheFirst(state),
        fight == null ? Optional.empty() : Optional.of(fight.phase()),
        fight == null ? List.of() : stillToDo(state, fight),
        fight == null ? Optional.empty() : Optional.of(fight.foes()),
        fight == null ? List.of() : fight.zeroed(),
        fight != null && fight.prayed(),
        pools(state),
        state.ground());
  }

  /// Some have no turn in the first round (ODD-R-14, ODD-CON-04).
  private static boolean mattersThatItIsTheFirst(OddState state) {
    return state.house().order() == OddHouse.Order.SIDES_ALTERNATE
        || some(state, being -> being.suffers(Ailment.COUNTING));
  }

  private static boolean some(OddState state, Predicate<Being> which) {
    for (Being being : state.roster()) {
      if (which.test(being)) {
        return true;
      }
    }
    return false;
  }

  private static List<Fight.Declaration> stillToDo(OddState state, Fight fight) {
    if (fight.declared().isEmpty()) {
      return List.of();
    }
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

  /// In the order in which they were first struck, which is the order they take it in.
  private static List<Pool> pools(OddState state) {
    if (state.blows().isEmpty()) {
      return List.of();
    }
    var pools = new ArrayList<Pool>();
    for (Blow blow : state.blows()) {
      boolean known = false;
      for (Pool pool : pools) {
        known |= blow.isOf(pool.target(), pool.from());
      }
      if (!known) {
        pools.add(pool(state, blow.target(), blow.side()));
      }
    }
    return pools;
  }

  private static Pool pool(OddState state, String target, Who.Side from) {
    Blow kept = null;
    for (Blow blow : state.blows()) {
      if (blow.isOf(target, from)
          && Harm.counts(state.house(), blow)
          && (kept == null || blow.face() > kept.face())) {
        kept = blow;
      }
    }
    return kept == null
        ? new Pool(target, from, 0, false, HarmKind.PHYSICAL, false, List.of(), "")
        : new Pool(
            target,
            from,
            kept.face(),
            kept.hit(),
            kept.kind(),
            kept.blast(),
            kept.critical(),
            isPersonal(state, kept) ? kept.attacker() : "");
  }

  /// Whether it matters who strikes: for what it does besides, to those who bear grudges, and to
  /// those who know how to use cover.
  private static boolean isPersonal(OddState state, Blow blow) {
    return !blow.critical().isEmpty()
        || some(state, being -> being.suffers(Ailment.GRUDGE) || being.has(Gift.BARRICADER));
  }

  private static Body body(Being being, long now) {
    var life = being.life();
    boolean dead = being.isDead();
    return new Body(
        being.id(),
        being.side(),
        dead ? NONE : being.prowess(),
        dead ? NONE : being.insight(),
        dead ? NONE : being.resolve(),
        dead ? 0 : being.grit(),
        being.pack(),
        dead ? ONLY_DEAD : being.flags(),
        being.talents(),
        dead ? List.of() : being.troubles(),
        dead ? List.of() : life.needs(),
        dead ? List.of() : soon(being.timers(), now),
        dead ? Optional.empty() : life.wound(),
        life.crushed(),
        dead ? Optional.empty() : life.grudge(),
        being.at());
  }

  private static List<Soon> soon(List<Timer> timers, long now) {
    if (timers.isEmpty()) {
      return List.of();
    }
    var soon = new ArrayList<Soon>();
    for (Timer timer : timers) {
      if (timer.what() != Timer.What.DIES) {
        long left = timer.what() == Timer.What.HELD ? 0 : timer.due() - now;
        soon.add(new Soon(timer.what(), left, timer.detail()));
      }
    }
    return soon;
  }
}

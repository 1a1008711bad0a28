package quintain.cairn;

import java.util.ArrayList;
import java.util.List;

/// What matters for the future of a fight: no clock, no round number, nothing that is only told.
///
/// Moments are kept as seconds from now. The clocks of the dying are left out: they run for an
/// hour, and a fight does not. So are the scores of the dead, the wounds of those who ran for good,
/// and what somebody said they would do whose turn in this round is over.
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
    List<Blow> blows,
    List<CairnEvent> promised,
    List<AtWork> effects,
    List<Item> ground) {
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
      List<String> needs,
      List<Soon> timers,
      int at) {}

  /// What comes to pass so many seconds from now.
  record Soon(Timer.What what, long seconds, String detail) {}

  /// A power at work for so many seconds more.
  record AtWork(String name, String by, List<String> on, Power power, long seconds, int left) {}

  private static final Score NONE = new Score(0, 0);

  static Essence of(CairnState state) {
    var fight = state.fight();
    return new Essence(
        state.roster().stream().map(being -> body(being, state.clock())).toList(),
        state.scene(),
        fight.isPresent(),
        // Where sides alternate, those who failed their save sit out the first round (CRN-R-30).
        state.house().order() == CairnHouse.Order.SIDES_ALTERNATE
            && fight.map(f -> f.round() == 1).orElse(false),
        fight.map(Fight::phase).orElse(Fight.Phase.ALL),
        fight.map(f -> stillToDo(state, f)).orElse(List.of()),
        fight.map(Fight::groups).orElse(List.of()),
        fight.map(Fight::zeroed).orElse(List.of()),
        fight.map(Fight::struck).orElse(List.of()),
        state.blows(),
        state.promised(),
        state.effects().stream().map(effect -> atWork(effect, state.clock())).toList(),
        state.ground());
  }

  private static List<Fight.Declaration> stillToDo(CairnState state, Fight fight) {
    var left = new ArrayList<Fight.Declaration>();
    for (Fight.Declaration declaration : fight.declared()) {
      var actor = state.find(declaration.act().by());
      if (actor.isEmpty()
          || TurnOrder.isToCome(state, actor.get())
          || declaration.act() instanceof CairnStep.Move) {
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
        being.flags(),
        being.needs().stream().map(Need::what).toList(),
        being.timers().stream()
            .filter(timer -> !isDyingClock(timer.what()))
            .map(timer -> new Soon(timer.what(), timer.due() - now, timer.detail()))
            .toList(),
        being.at());
  }

  private static boolean isDyingClock(Timer.What what) {
    return what == Timer.What.DIES || what == Timer.What.DIES_OF_WOUND;
  }

  private static AtWork atWork(Effect effect, long now) {
    boolean lasting = effect.until() == Long.MAX_VALUE;
    return new AtWork(
        effect.name(),
        effect.by(),
        effect.on(),
        effect.power(),
        lasting ? Long.MAX_VALUE : effect.until() - now,
        effect.left());
  }
}

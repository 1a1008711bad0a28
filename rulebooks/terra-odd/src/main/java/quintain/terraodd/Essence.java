package quintain.terraodd;

import java.util.List;
import java.util.Optional;

/// What matters for the future of a fight: no clock, no round number, nothing that is only told.
///
/// Moments are kept as seconds from now. The clocks of the dying are left out: they run for an
/// hour, and a fight does not.
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
    List<Blow> blows,
    List<Item> ground) {
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
      int at) {}

  /// What comes to pass so many seconds from now.
  record Soon(Timer.What what, long seconds, String detail) {}

  static Essence of(OddState state) {
    var fight = state.fight();
    return new Essence(
        state.roster().stream().map(being -> body(being, state.clock())).toList(),
        state.scene(),
        state.world().lingering(),
        fight.isPresent(),
        // some have no turn in the first round (ODD-R-14, ODD-CON-04)
        fight.map(f -> f.round() <= 1).orElse(false),
        fight.map(Fight::phase),
        fight.map(Fight::declared).orElse(List.of()),
        fight.map(Fight::foes),
        fight.map(Fight::zeroed).orElse(List.of()),
        fight.map(Fight::prayed).orElse(false),
        state.blows(),
        state.ground());
  }

  private static Body body(Being being, long now) {
    var life = being.life();
    return new Body(
        being.id(),
        being.side(),
        being.prowess(),
        being.insight(),
        being.resolve(),
        being.grit(),
        being.pack(),
        being.flags(),
        being.talents(),
        being.troubles(),
        life.needs(),
        being.timers().stream()
            .filter(timer -> timer.what() != Timer.What.DIES)
            .map(timer -> new Soon(timer.what(), timer.due() - now, timer.detail()))
            .toList(),
        life.wound(),
        life.crushed(),
        life.grudge(),
        being.at());
  }
}

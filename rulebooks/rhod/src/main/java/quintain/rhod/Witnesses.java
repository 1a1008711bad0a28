package quintain.rhod;

import quintain.kernel.Audience;

/// Who may know of somebody's dice and deeds: of the unseen, the Referee alone and whoever speaks
/// for them.
final class Witnesses {
  private Witnesses() {}

  static Audience of(RhodState state, String actor) {
    return state.find(actor).map(Witnesses::of).orElse(Audience.EVERYONE);
  }

  static Audience of(Being being) {
    return being.who().secrecy() == Who.Secrecy.UNSEEN ? owner(being) : Audience.EVERYONE;
  }

  /// Of two who are concerned, whoever is harder to see decides.
  static Audience of(RhodState state, String one, String other) {
    var first = of(state, one);
    return first.everyone() ? of(state, other) : first;
  }

  static Audience owner(Being being) {
    return being.seat().isReferee() ? Audience.REFEREE : Audience.only(being.seat());
  }
}

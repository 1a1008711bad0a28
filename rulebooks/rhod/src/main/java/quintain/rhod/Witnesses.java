package quintain.rhod;

import quintain.kernel.Audience;

/// Who may know of somebody's dice and deeds: of the unseen, the Referee alone and whoever speaks
/// for them; of those in the fog, whoever sees them.
final class Witnesses {
  private Witnesses() {}

  static Audience of(RhodState state, String actor) {
    return state.find(actor).map(being -> of(state, being)).orElse(Audience.EVERYONE);
  }

  static Audience of(RhodState state, Being being) {
    return being.who().secrecy() == Who.Secrecy.UNSEEN ? owner(being) : Fog.witnesses(state, being);
  }

  /// Of two who are concerned, whoever may know of both.
  static Audience of(RhodState state, String one, String other) {
    var first = of(state, one);
    var second = of(state, other);
    if (first.everyone()) {
      return second;
    }
    return second.everyone()
        ? first
        : new Audience(false, first.seats().stream().filter(second::includes).toList());
  }

  static Audience owner(Being being) {
    return being.seat().isReferee() ? Audience.REFEREE : Audience.only(being.seat());
  }
}

package quintain.cairn;

/// Armor: what is worn and held, never more than 3.
final class Armor {
  private Armor() {}

  /// The most anybody can have (CRN-ARMR-03).
  static final int MOST = 3;

  /// One body armor and each kind of further piece once, while held or worn (CRN-ARMR-02,
  /// CRN-R-42), a creature's own hide, and spells.
  static int of(CairnState state, Being being) {
    int body = being.block().armor();
    int shield = 0;
    int helm = 0;
    int gambeson = 0;
    int gauntlets = 0;
    var items = being.pack().items();
    for (int i = 0; i < items.size(); i++) {
      var item = items.get(i);
      if (item.gear().piece().isPresent() && item.inUse()) {
        int armor = item.gear().armor();
        switch (item.gear().piece().get()) {
          case BODY -> body = Math.max(body, armor);
          case SHIELD -> shield = being.is(Flag.READING) ? 0 : Math.max(shield, armor);
          case HELM -> helm = Math.max(helm, armor);
          case GAMBESON -> gambeson = Math.max(gambeson, armor);
          case GAUNTLETS -> gauntlets = Math.max(gauntlets, armor);
        }
      }
    }
    int hardened = 0;
    for (Effect effect : state.effects()) {
      if (effect.power() instanceof Power.Harden harden && Powers.works(state, effect, being)) {
        hardened = Math.max(hardened, harden.armor());
      }
    }
    return Math.min(MOST, body + shield + helm + gambeson + gauntlets + hardened);
  }
}

package quintain.cairn.state;

import static quintain.cairn.state.Crn.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.View;

/// Armor: what is worn and held, never more than 3.
public final class Armor {
  private Armor() {}

  /// The most anybody can have (CRN-ARMR-03).
  public static final int MOST = 3;

  /// One body armor and each kind of further piece once, while held or worn (CRN-ARMR-02,
  /// CRN-R-42), a creature's own hide, and spells.
  public static int of(CairnState state, Being being) {
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
      if (effect.power() instanceof Power.Harden harden && state.works(effect, being)) {
        hardened = Math.max(hardened, harden.armor());
      }
    }
    return Math.min(MOST, body + shield + helm + gambeson + gauntlets + hardened);
  }

  /// Where somebody's Armor comes from, part by part; they add up to what [#of] says.
  public static List<View.Part> parts(CairnState state, Being being) {
    var parts = new ArrayList<View.Part>();
    var hide = being.block().armor();
    int body = 0;
    for (ArmorPiece piece : ArmorPiece.values()) {
      Item best = null;
      for (Item item : being.pack().items()) {
        if (item.inUse()
            && item.gear().piece().filter(piece::equals).isPresent()
            && (best == null || item.gear().armor() > best.gear().armor())) {
          best = item;
        }
      }
      if (best == null || best.gear().armor() == 0) {
        continue;
      }
      int armor = best.gear().armor();
      if (piece == ArmorPiece.BODY) {
        body = armor;
        if (armor > hide) {
          parts.add(new View.Part(best.name(), armor, CRN_ARMR_02.id()));
        }
      } else if (piece == ArmorPiece.SHIELD && being.is(Flag.READING)) {
        parts.add(new View.Part(best.name() + ", hands on a book", 0, CRN_R_43.id()));
      } else {
        parts.add(new View.Part(best.name(), armor, CRN_ARMR_02.id()));
      }
    }
    if (hide > 0 && hide >= body) {
      parts.addFirst(new View.Part("hide", hide, CRN_BST.id()));
    }
    hardened(state, being).ifPresent(parts::add);
    int sum = parts.stream().mapToInt(View.Part::amount).sum();
    if (sum > MOST) {
      parts.add(new View.Part("never more than " + MOST, MOST - sum, CRN_ARMR_03.id()));
    }
    return List.copyOf(parts);
  }

  private static Optional<View.Part> hardened(CairnState state, Being being) {
    Optional<View.Part> best = Optional.empty();
    for (Effect effect : state.effects()) {
      if (effect.power() instanceof Power.Harden harden
          && state.works(effect, being)
          && harden.armor() > best.map(View.Part::amount).orElse(0)) {
        best = Optional.of(new View.Part(effect.name(), harden.armor(), CRN_SPL.id()));
      }
    }
    return best;
  }
}

package quintain.terraodd.state;

import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.View;

/// How much of a blow Armour stops (ODD-EQP-02).
public final class Armour {
  private Armour() {}

  /// Armour against nobody in particular.
  public static int of(OddState state, Being being) {
    return sum(parts(state, being));
  }

  private static int sum(List<View.Part> parts) {
    int sum = 0;
    for (View.Part part : parts) {
      sum += part.amount();
    }
    return sum;
  }

  /// Armour against an attacker: cover counts for those who know how to use it (ODD-ADV-S12).
  public static int against(OddState state, String attacker, Being target) {
    boolean barricaded =
        target.has(Gift.BARRICADER) && state.scene().coverBetween(attacker, target.id());
    return capped(state, of(state, target) + (barricaded ? 1 : 0));
  }

  /// The one place where the cap decides (ODD-R-07).
  private static int capped(OddState state, int armour) {
    return Math.min(armour, state.house().armourCap().most());
  }

  /// Where the number comes from.
  public static List<View.Part> parts(OddState state, Being being) {
    var parts = new ArrayList<View.Part>();
    if (being.block().armour() > 0) {
      parts.add(new View.Part("natural", being.block().armour(), ODD_REF_05.id()));
    }
    Item body = null;
    Item shield = null;
    for (Item item : being.pack().items()) {
      if (item.where() == Item.Where.WORN
          && item.isBodyArmour()
          && (body == null || item.gear().armour() > body.gear().armour())) {
        body = item;
      }
      if (item.where() == Item.Where.HELD && item.isShield() && shield == null) {
        shield = item;
      }
    }
    if (body != null) {
      parts.add(new View.Part(body.name(), body.gear().armour(), ODD_EQP_02.id()));
    } else if (being.has(Gift.IRONHIDE)) {
      parts.add(new View.Part("Ironhide", 1, ODD_REF_01.id()));
    }
    if (shield != null) {
      parts.add(new View.Part(shield.name(), shield.gear().armour(), ODD_EQP_02.id()));
    }
    return finished(state, being, parts);
  }

  private static List<View.Part> finished(OddState state, Being being, List<View.Part> parts) {
    int sum = sum(parts);
    int crushed = Math.min(sum, being.life().crushed());
    if (crushed > 0) {
      parts.add(new View.Part("crushed", -crushed, ODD_HARM_06.id()));
    }
    int over = sum - crushed - capped(state, sum - crushed);
    if (over > 0) {
      parts.add(new View.Part("the cap", -over, ODD_R_07.id()));
    }
    return List.copyOf(parts);
  }
}

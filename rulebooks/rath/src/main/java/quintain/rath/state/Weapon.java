package quintain.rath.state;

import static quintain.rath.state.Rth.*;

import java.util.List;

/// A row of the weapon table.
public enum Weapon {
  SIMPLE(6, 1, 1, Band.CLOSE, 5),
  /// A d10 in two hands (RTH-WPN-03).
  STANDARD(8, 2, 1, Band.CLOSE, 5),
  /// A critical hit knocks the target prone (RTH-WPN-08).
  TWO_HANDED(10, 3, 2, Band.CLOSE, 5),
  SLING(4, 1, 1, Band.NEAR, 30),
  BOW(6, 2, 2, Band.FAR, 60),
  /// Ignores 2 points of AC (RTH-WPN-09) and takes an action to reload (RTH-WPN-10).
  CROSSBOW(8, 3, 2, Band.FAR, 80);

  /// How far a thrown weapon carries (RTH-R-33).
  public static final Band THROWN = Band.NEAR;

  /// The same in feet (RTH-R-30).
  public static final int THROWN_FEET = 30;

  private final int die;
  private final int slots;
  private final int hands;
  private final Band range;
  private final int feet;

  Weapon(int die, int slots, int hands, Band range, int feet) {
    this.die = die;
    this.slots = slots;
    this.hands = hands;
    this.range = range;
    this.feet = feet;
  }

  /// The sides of its damage die in as few hands as it takes.
  public int die() {
    return die;
  }

  /// The sides of its damage die held in both hands (RTH-WPN-03).
  public int dieInTwoHands() {
    return this == STANDARD ? 10 : die;
  }

  /// The clauses that say which die it deals, used so (RTH-R-45).
  public List<Rth> damage(Grip grip) {
    return switch (this) {
      case SIMPLE -> List.of(RTH_WPN_01, RTH_DMG_02);
      case STANDARD ->
          grip == Grip.TWO_HANDS
              ? List.of(RTH_WPN_03, RTH_R_45)
              : List.of(RTH_WPN_02, RTH_DMG_03, RTH_R_45);
      case TWO_HANDED -> List.of(RTH_WPN_04, RTH_DMG_04);
      case SLING -> List.of(RTH_WPN_05, RTH_R_45);
      case BOW -> List.of(RTH_WPN_06);
      case CROSSBOW -> List.of(RTH_WPN_07);
    };
  }

  public int slots() {
    return slots;
  }

  /// The hands it takes (RTH-R-40).
  public int hands() {
    return hands;
  }

  /// The farthest it reaches (RTH-R-31).
  public Band range() {
    return range;
  }

  /// The same in feet.
  public int feet() {
    return feet;
  }

  public boolean ranged() {
    return switch (this) {
      case SIMPLE, STANDARD, TWO_HANDED -> false;
      case SLING, BOW, CROSSBOW -> true;
    };
  }
}

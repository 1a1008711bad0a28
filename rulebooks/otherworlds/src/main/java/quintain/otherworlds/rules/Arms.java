package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.OTW_ACT_14;
import static quintain.otherworlds.state.Otw.OTW_EQ_16;
import static quintain.otherworlds.state.Otw.OTW_FREE_02;
import static quintain.otherworlds.state.Otw.OTW_R_59;
import static quintain.otherworlds.state.Otw.OTW_R_67;
import static quintain.otherworlds.state.Otw.OTW_R_72;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.parts.Lists;
import quintain.otherworlds.state.Absorb;
import quintain.otherworlds.state.Armor;
import quintain.otherworlds.state.Attack;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Category;
import quintain.otherworlds.state.Consumable;
import quintain.otherworlds.state.Edge;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.Feat;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Figures;
import quintain.otherworlds.state.Gear;
import quintain.otherworlds.state.Guard;
import quintain.otherworlds.state.Habit;
import quintain.otherworlds.state.Innate;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.Power;
import quintain.otherworlds.state.Size;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Weapon;

/// Weapons in use: figures with their masteries, ranges, and the edges that wielding brings.
public final class Arms {
  /// What is always there to strike with.
  public static final String BARE_HANDS = "Bare Hands";

  private static final int BLAST = 3;
  private static final int WIDE_BLAST = 5;

  private Arms() {}

  /// The thing of that key to attack with; bare hands need not be carried.
  public static Optional<Item> item(OtwState state, Being by, String key) {
    var carried = by.kit().find(key);
    if (carried.isPresent() || !key.equalsIgnoreCase(BARE_HANDS)) {
      return carried;
    }
    return state
        .shelf()
        .gear(BARE_HANDS)
        .map(hands -> new Item(BARE_HANDS, hands, Item.Place.NATURAL, 0));
  }

  /// What is in somebody's hands, and parts of their body, that they can strike with.
  public static List<Item> strikers(Being by) {
    var strikers = new ArrayList<Item>();
    for (Item item : by.kit().items()) {
      if ((item.isHeld() || item.place() == Item.Place.NATURAL)
          && (item.gear() instanceof Weapon || item.gear() instanceof Innate)) {
        strikers.add(item);
      }
    }
    return strikers;
  }

  /// The same, and bare hands last.
  static List<Item> atHand(OtwState state, Being by) {
    return Lists.joined(strikers(by), item(state, by, BARE_HANDS).stream().toList());
  }

  /// Why somebody cannot attack with this now, whomever they mean.
  static Optional<Refusal> refusal(OtwState state, Being by, Means means) {
    return switch (means) {
      case Means.Wielding wielding -> refusal(state, by, wielding);
      case Means.Casting casting ->
          find(by, casting).isPresent()
              ? Optional.empty()
              : no(OTW_ACT_14, by.name() + " has no attack called " + casting.spell());
    };
  }

  private static Optional<Refusal> refusal(OtwState state, Being by, Means.Wielding wielding) {
    var found = item(state, by, wielding.item());
    if (found.isEmpty()) {
      return no(OTW_ACT_14, by.name() + " has no " + wielding.item());
    }
    var item = found.get();
    if (!(item.gear() instanceof Weapon) && !(item.gear() instanceof Innate)) {
      return no(OTW_ACT_14, item.key() + " is no weapon");
    }
    if (!item.isHeld() && item.place() != Item.Place.NATURAL) {
      return no(OTW_FREE_02, item.key() + " has to be drawn first");
    }
    if (wielding.thrown() && !throwable(item.gear())) {
      return no(OTW_R_59, item.key() + " is no weapon to throw");
    }
    if (magazine(item.gear()) > 0 && item.left() < 1) {
      return no(OTW_R_67, item.key() + " is empty");
    }
    return Optional.empty();
  }

  private static boolean throwable(Gear gear) {
    return gear instanceof Weapon weapon && weapon.throwable();
  }

  static int magazine(Gear gear) {
    return switch (gear) {
      case Weapon weapon -> weapon.figures().magazine();
      case Innate innate -> innate.attack().figures().magazine();
      case Armor _, Guard _, Absorb _, Consumable _ -> 0;
    };
  }

  /// What the attack is made with, masteries folded in (OTW-EQ-22).
  public static Arm of(OtwState state, Being by, Means means) {
    return switch (means) {
      case Means.Wielding wielding -> {
        var item = item(state, by, wielding.item()).orElseThrow();
        yield switch (item.gear()) {
          case Weapon weapon -> wielded(by, item, weapon, wielding.thrown());
          case Innate innate -> innate(by, item, innate.attack());
          case Armor _, Guard _, Absorb _, Consumable _ ->
              throw new IllegalStateException(item.key() + " is no weapon");
        };
      }
      case Means.Casting casting ->
          find(by, casting)
              .orElseThrow(() -> new IllegalStateException("no attack " + casting.spell()));
    };
  }

  private static Arm wielded(Being by, Item item, Weapon weapon, boolean asked) {
    var figures = weapon.figures();
    // An explosive without a range is never thrust.
    boolean thrown = asked || (figures.thrown() && figures.explodes());
    var keywords = keywords(by, weapon);
    // of two categories the wielder takes the better (OTW-R-12)
    var attribute = weapon.categories().getFirst().attribute();
    for (Category category : weapon.categories()) {
      attribute =
          by.score(category.attribute()) > by.score(attribute) ? category.attribute() : attribute;
    }
    return new Arm(
        weapon.name(),
        item.key(),
        thrown ? Family.Kind.RANGED : weapon.family().kind(),
        attribute,
        by.score(attribute),
        figures.attack() + (keywords.contains(Keyword.MORE_ATTACK) ? 1 : 0),
        figures.explosive(),
        weapon.type(),
        range(by, figures, thrown, keywords),
        figures.explodes() ? (keywords.contains(Keyword.WIDE_BLAST) ? WIDE_BLAST : BLAST) : 0,
        figures.magazine(),
        weapon.size(),
        item.place() == Item.Place.BOTH_HANDS,
        thrown,
        keywords);
  }

  /// A thrown weapon goes as far as its thrower is strong, or as its Z says if that is more
  /// (OTW-R-59); one that is only thrown reaches a neighbour in the hand (OTW-R-110).
  private static int range(Being by, Figures figures, boolean thrown, List<Keyword> keywords) {
    int more =
        (keywords.contains(Keyword.LONG_REACH) ? 1 : 0)
            + (keywords.contains(Keyword.LONG_RANGE) ? 2 : 0);
    if (thrown) {
      return Math.max(by.score(Attribute.STR), figures.range());
    }
    return (figures.thrown() ? 1 : figures.range()) + more;
  }

  /// The weapon's own keywords and its family's, if mastered. Slow-Fire wins over a mastery that
  /// grants what it forbids (OTW-R-83).
  private static List<Keyword> keywords(Being by, Weapon weapon) {
    var mastery = weapon.family().mastery();
    if (!by.life().families().contains(weapon.family())
        || weapon.has(mastery)
        || (weapon.has(Keyword.SLOW_FIRE) && forbiddenToTheSlow(mastery))) {
      return weapon.keywords();
    }
    return Lists.plus(weapon.keywords(), mastery);
  }

  /// OTW-MECH-38.
  static boolean forbiddenToTheSlow(Keyword keyword) {
    return keyword == Keyword.MULTI_ATTACK
        || keyword == Keyword.SPRAY_FIRE
        || keyword == Keyword.BURST_FIRE;
  }

  private static Arm innate(Being by, Item item, Attack attack) {
    var figures = attack.figures();
    return new Arm(
        attack.name(),
        item.key(),
        attack.kind(),
        attack.attribute(),
        by.score(attack.attribute()),
        figures.attack(),
        figures.explosive(),
        attack.type(),
        figures.range(),
        figures.explodes() ? BLAST : 0,
        figures.magazine(),
        Size.MEDIUM,
        item.place() == Item.Place.BOTH_HANDS,
        false,
        attack.keywords());
  }

  /// A spell somebody knows that attacks, or a creature's breath.
  private static Optional<Arm> find(Being by, Means.Casting casting) {
    var spell = by.life().spell(casting.spell());
    if (spell.isPresent() && spell.get().power() instanceof Power.Strike strike) {
      return Optional.of(
          new Arm(
              spell.get().name(),
              "",
              Family.Kind.SPELL,
              Attribute.RES,
              by.score(Attribute.RES),
              strike.value(),
              0,
              strike.type(),
              spell.get().range(),
              strike.area() ? BLAST : 0,
              0,
              Size.MEDIUM,
              false,
              false,
              strike.death() ? List.of(Keyword.ALL_DEATH) : List.of()));
    }
    return by.body()
        .habit(Habit.Breath.class)
        .filter(breath -> breath.name().equalsIgnoreCase(casting.spell()))
        .map(
            breath ->
                new Arm(
                    breath.name(),
                    "",
                    Family.Kind.RANGED,
                    Attribute.STR,
                    by.score(Attribute.STR),
                    0,
                    breath.explosive(),
                    breath.type(),
                    breath.within(),
                    BLAST,
                    0,
                    Size.MEDIUM,
                    false,
                    false,
                    List.of()));
  }

  // Range

  /// How far it reaches from here: a lobbed shot gains from height (OTW-MECH-27b, OTW-R-77).
  static int reach(Arm arm, Being by, Spot target) {
    return arm.range() + lobbed(arm, by, target);
  }

  /// The height a lobbed shot gains from: on the attack (OTW-MAST-02) as well as in range.
  static int lobbed(Arm arm, Being by, Spot target) {
    return arm.has(Keyword.LOB) ? Field.above(by.at(), target) : 0;
  }

  /// Whole 10 feet past a gun's optimal range, each of which takes 1 off the attack (OTW-EQ-17).
  static int pastRange(Arm arm, Being by, Spot target) {
    return arm.gun() ? Math.max(0, Field.distance(by.at(), target) - reach(arm, by, target)) : 0;
  }

  /// Only guns shoot past their range (OTW-EQ-16, OTW-R-72).
  public static boolean reaches(Arm arm, Being by, Being target, int further) {
    return arm.gun() || Field.distance(by, target) <= reach(arm, by, target.at()) + further;
  }

  static Optional<Refusal> outOfReach(Arm arm, Being by, Being target, int further) {
    if (reaches(arm, by, target, further)) {
      return Optional.empty();
    }
    return no(
        arm.spell() ? OTW_EQ_16 : OTW_R_72,
        target.name()
            + " is "
            + Field.distance(by, target)
            + " spaces off, and "
            + arm.name()
            + " reaches "
            + (reach(arm, by, target.at()) + further));
  }

  // Edges

  /// The edges that wielding brings to an attack.
  ///
  /// @param both whether both held weapons attack in this action (OTW-EQ-19)
  static List<Edge> edges(OtwState state, Being by, Arm arm, boolean both) {
    var edges = new ArrayList<Edge>();
    if (arm.melee() && arm.bothHands()) {
      edges.add(Edge.gain("Doublehand", Otw.OTW_EQ_18));
    }
    if (arm.thrown() && arm.has(Keyword.EDGE_WHEN_THROWN)) {
      edges.add(Edge.gain("thrown", Otw.OTW_MAST_08));
    }
    if (arm.has(Keyword.EDGE_IN_COMBAT)) {
      edges.add(Edge.gain(arm.name(), Otw.OTW_MAST_10));
    }
    int lost = dualLoss(state.house(), by, arm, both);
    if (lost > 0) {
      edges.add(new Edge("dual wielding", -lost, Otw.OTW_EQ_20));
    }
    return edges;
  }

  /// Dual wielding loses edge by size (OTW-EQ-20, OTW-R-74), less what a form saves.
  private static int dualLoss(OtwHouse house, Being by, Arm arm, boolean both) {
    boolean whenHeld =
        house.dualWield() == OtwHouse.DualWield.ONE_ATTACK
            || house.dualPenalty() == OtwHouse.DualPenalty.WHEN_HELD;
    boolean held = holdsTwoWeapons(by) && by.kit().find(arm.item()).isPresent();
    boolean penalised = both || (whenHeld && held);
    if (!penalised) {
      return 0;
    }
    var size = arm.size();
    if (house.dualSize() == OtwHouse.DualSize.LARGER) {
      for (Item item : by.kit().held()) {
        if (item.gear() instanceof Weapon weapon && weapon.size().compareTo(size) > 0) {
          size = weapon.size();
        }
      }
    }
    int saved = 0;
    for (Skill skill : Passives.on(by)) {
      if (skill.feat() instanceof Feat.TwoWeapons form) {
        saved += form.less();
      }
    }
    return Math.max(0, size.edgesLost() - saved);
  }

  static boolean holdsTwoWeapons(Being by) {
    int held = 0;
    for (Item item : by.kit().held()) {
      if (item.gear() instanceof Weapon || item.gear() instanceof Innate) {
        held++;
      }
    }
    return held > 1;
  }

  /// The edges that what is in hand brings to a defence or an evasion (OTW-MAST-10).
  static List<Edge> defenceEdges(OtwState state, Being who) {
    var edges = new ArrayList<Edge>();
    for (Item item : who.kit().items()) {
      if ((item.isHeld() || item.place() == Item.Place.NATURAL)
          && (item.gear() instanceof Weapon || item.gear() instanceof Innate)
          && of(state, who, new Means.Wielding(item.key(), false)).has(Keyword.EDGE_IN_COMBAT)) {
        edges.add(Edge.gain(item.gear().name(), Otw.OTW_MAST_10));
      }
    }
    return edges;
  }

  /// What held weapons add to the defence total: a shield does.
  static int defenceBonus(Being who) {
    int bonus = 0;
    for (Item item : who.kit().held()) {
      if (item.gear() instanceof Weapon weapon) {
        bonus += weapon.defence();
      }
    }
    return bonus;
  }

  /// Whether somebody holds a melee weapon or a shield.
  static boolean holdsMelee(Being who) {
    for (Item item : who.kit().held()) {
      if ((item.gear() instanceof Weapon weapon && weapon.family().kind() == Family.Kind.MELEE)
          || (item.gear() instanceof Innate innate
              && innate.attack().kind() == Family.Kind.MELEE)) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Refusal> no(Clause why, String reason) {
    return Optional.of(new Refusal(why, reason));
  }
}

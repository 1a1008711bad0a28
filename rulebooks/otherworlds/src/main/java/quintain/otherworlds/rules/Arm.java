package quintain.otherworlds.rules;

import java.util.List;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.Size;

/// What one attack is made with, in the hands of whoever makes it: masteries are in its figures.
///
/// @param item the key of the thing; empty for a spell or a breath
/// @param attribute what it is rolled with (OTW-COM-01, OTW-COM-02)
/// @param score the attacker's score in it
/// @param attack the Attack Value
/// @param explosive the grade of an explosive; 0 for others (OTW-MECH-19)
/// @param range in spaces
/// @param blast how many spaces across an area attack is; 0 for others
/// @param magazine how many rounds it holds; 0 where no ammunition is kept
public record Arm(
    String name,
    String item,
    Family.Kind kind,
    Attribute attribute,
    int score,
    int attack,
    int explosive,
    DamageType type,
    int range,
    int blast,
    int magazine,
    Size size,
    boolean bothHands,
    boolean thrown,
    List<Keyword> keywords) {
  public Arm {
    keywords = List.copyOf(keywords);
  }

  public boolean has(Keyword keyword) {
    return keywords.contains(keyword);
  }

  /// The rule its attack roll is made by.
  Otw clause() {
    return switch (attribute) {
      case RES -> Otw.OTW_R_13;
      case DEX -> Otw.OTW_COM_02;
      case STR, TOU, WIS, SPD -> Otw.OTW_COM_01;
    };
  }

  public boolean melee() {
    return kind == Family.Kind.MELEE;
  }

  public boolean gun() {
    return kind == Family.Kind.GUN;
  }

  public boolean spell() {
    return kind == Family.Kind.SPELL;
  }

  /// Whether it takes in those beside the target.
  public boolean sweeps() {
    return has(Keyword.SWEEP) || has(Keyword.SPREAD_FIRE);
  }

  /// Whether it is of area effect by itself (OTW-R-35); sweeps are by their keyword.
  public boolean area() {
    return blast > 0;
  }

  public boolean explodes() {
    return explosive > 0;
  }

  /// What is rolled and added up: `10 + d6`, or `3d6` of an explosive.
  String dice() {
    return explodes() ? explosive() + "d6" : attack() + score() + " + d6";
  }

  /// A hundred times what is added to the dice of an attack.
  public int power() {
    return 100 * (attack() + (explodes() ? 4 * explosive() : score()));
  }
}

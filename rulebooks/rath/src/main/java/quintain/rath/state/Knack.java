package quintain.rath.state;

import static quintain.rath.state.Rth.*;

/// What an aptitude lets one do. Each is written into the rule that it bends.
public enum Knack {
  DUNGEON_SENSE(RTH_S_APT_01),
  BREAK_AND_ENTER(RTH_S_APT_02),
  TRAPSMITH(RTH_S_APT_03),
  HEAL(RTH_S_APT_04),
  ARCANE_HEALING(RTH_S_APT_05),
  FIELD_MEDICINE(RTH_S_APT_06),
  SPELLCRAFT(RTH_S_APT_07),
  TWIN_BLADES(RTH_S_APT_08),
  BRUISER(RTH_S_APT_09),
  SUNDERER(RTH_S_APT_10),
  DEADEYE(RTH_S_APT_11),
  SHIELD_BEARER(RTH_S_APT_12),
  PACK_MULE(RTH_S_APT_13),
  HARDY(RTH_S_APT_14),
  IRON_HIDE(RTH_S_APT_15),
  VENOM_TEMPERED(RTH_S_APT_16),
  NIGHT_EYES(RTH_S_APT_17),
  LUCKY(RTH_S_APT_18),
  SILVER_TONGUE(RTH_S_APT_19),
  LOREKEEPER(RTH_S_APT_20),
  PATHFINDER(RTH_S_APT_21),
  QUICK_HANDS(RTH_S_APT_22),
  CAPTAIN(RTH_S_APT_23),
  SURE_FOOTED(RTH_S_APT_24);

  private final Rth clause;

  Knack(Rth clause) {
    this.clause = clause;
  }

  /// The clause that says what it does.
  public Rth clause() {
    return clause;
  }
}

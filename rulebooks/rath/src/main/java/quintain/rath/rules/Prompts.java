package quintain.rath.rules;

import static quintain.rath.state.Rth.*;

import java.util.List;
import quintain.kernel.Topic;
import quintain.kernel.craft.Topics;

/// Every question the rules of Rath ask, by the name it has in scripts.
public final class Prompts {
  private static final Topics ALL = new Topics();

  private Prompts() {}

  static List<Topic> all() {
    return ALL.all();
  }

  // Tests
  static final Topic TEST_NEEDED =
      ALL.referee(
          "test-needed", RTH_TEST_01, "Is it uncertain, with consequences, so that {0} rolls?");
  static final Topic WHICH_STAT =
      ALL.referee("test-stat", RTH_TEST_03, "Which stat fits what {0} does?");
  static final Topic TEST_DC =
      ALL.referee("test-dc", RTH_TEST_04, "Which DC does {0} have to beat?");
  static final Topic ADVANTAGE =
      ALL.referee("advantage", RTH_ADV_03, "How does {0} roll? So far: {1}.");
  static final Topic SPECIAL_RESULT =
      ALL.referee("special-result", RTH_TEST_06, "A critical success: what more does {0} get?");
  static final Topic COMPLICATION =
      ALL.referee(
          "complication", RTH_TEST_07, "A critical failure: what complication does {0} meet?");
  static final Topic STUNT_STAT =
      ALL.player("stunt-stat", RTH_STNT_02, "Does {0} do it with STR or with DEX?");

  static final Topic DISARM_OF =
      ALL.player("disarm-of", RTH_R_42, "What is knocked from {0}'s hand?");

  // Fortune
  static final Topic SPEND_FORTUNE =
      ALL.player(
          "spend-fortune",
          RTH_FORT_02,
          "{0} has rolled {1} ({3}): spend Fortune and roll again? {2}.");
  static final Topic LEND_FORTUNE =
      ALL.player(
          "lend-fortune", RTH_FORT_04, "{0} has rolled {1} ({3}): spend Fortune on it? {2}.");
  static final Topic WHO_LENDS = ALL.player("who-lends", RTH_FORT_03, "Whose Fortune helps {0}?");
  static final Topic HOW_LENT = ALL.player("how-lent", RTH_FORT_04, "How does {0} help {1}?");
  static final Topic IN_POSITION =
      ALL.referee("in-position", RTH_R_20, "Is {0} in a position to help {1}?");

  // Combat
  public static final Topic END_COMBAT =
      ALL.referee("end-combat", RTH_CMB_06, "Is the combat over?");
  static final Topic FURTHER_TARGET =
      ALL.player("further-target", RTH_TWO_03, "Whom does {0} strike at with the {1}?");
  static final Topic FUMBLE = ALL.referee("fumble", RTH_CRIT_03, "What setback does {0} suffer?");
  static final Topic FUMBLE_TOLD = ALL.referee("fumble-told", RTH_CRIT_04, "What happens to {0}?");
  static final Topic FURTHER_FREE =
      ALL.referee("further-free-action", RTH_R_26, "May {0} take one more free action?");
  static final Topic USE_READIED =
      ALL.player("use-readied", RTH_ACT_05, "Does {0} use the readied action now?");
  static final Topic STRIKE_LEAVER =
      ALL.player("strike-leaver", RTH_R_29, "Does {0} strike at {1}, who leaves?");
  static final Topic PLAUSIBLE_HELP =
      ALL.referee("plausible-help", RTH_R_28, "Can {0} really help {1} so?");
  static final Topic STUNT_ALLOWED =
      ALL.referee("stunt-allowed", RTH_STNT_04, "May {0} try that on {1}?");
  static final Topic STUNT_EFFECT =
      ALL.referee("stunt-effect", RTH_STNT_03, "What else comes of what {0} did to {1}?");
  static final Topic STUNT_HARM =
      ALL.referee("stunt-harm", RTH_STNT_03, "How many d6 of damage does {0} take from it?");
  static final Topic FREE_STUNT_ALLOWED =
      ALL.referee("free-stunt-allowed", RTH_STNT_04, "{0} wants to try this: {1}. Is it allowed?");
  static final Topic STUNT_OPPOSED =
      ALL.referee(
          "stunt-opposed",
          RTH_STNT_02,
          "Is it a contest of {0} with {1}, not a test of {0} alone?");
  static final Topic STUNT_AGAINST =
      ALL.referee("stunt-against", RTH_STNT_02, "With which stat does {0} withstand it?");
  static final Topic STUNT_DOES =
      ALL.referee("stunt-does", RTH_STNT_04, "It works: what does {0} do to {1}?");
  static final Topic FREE_STUNT_EFFECT =
      ALL.referee("free-stunt-effect", RTH_STNT_04, "It works: what comes of it for {0}?");
  static final Topic ATTEMPT = ALL.referee("attempt", RTH_ACT_02, "What comes of what {0} does?");
  static final Topic SURRENDER =
      ALL.referee("surrender", RTH_S_NRV_01, "The foes break: do they surrender rather than flee?");

  // Harm
  static final Topic SACRIFICE_SHIELD =
      ALL.player(
          "sacrifice-shield",
          RTH_SHLD_01,
          "{1} damage comes at {0}: sacrifice the shield, which spares them up to 15 of it?");
  static final Topic FOE_SHIELD =
      ALL.referee(
          "foe-shield",
          RTH_R_41,
          "{1} damage comes at {0}: sacrifice the shield, which spares them up to 15 of it?");
  static final Topic MAJOR_WOUND =
      ALL.referee("major-wound", RTH_BLED_01, "Is the wound of {0} a major one?");
  static final Topic FATE_OF_FOE = ALL.referee("fate-of-foe", RTH_R_49, "What becomes of {0}?");
  static final Topic AWAKE = ALL.referee("awake", RTH_R_47, "Is {0} still awake?");
  static final Topic DANGER_PASSED =
      ALL.referee("danger-passed", RTH_R_50, "Has the danger to {0} passed?");
  static final Topic FINAL_WORDS =
      ALL.player("final-words", RTH_INJ_01, "What are the final words of {0}?");
  static final Topic PERMANENT_INJURY =
      ALL.referee("permanent-injury", RTH_INJ_02, "Which permanent injury does {0} keep?");
  static final Topic INJURY_COST =
      ALL.referee("injury-cost", RTH_R_51, "What does the injury cost {0} for good?");
  static final Topic DEATHS_DOOR =
      ALL.referee(
          "deaths-door", RTH_DOOR_01, "The party is at the mercy of {0}: what becomes of them?");
  static final Topic DOOR_TOLD =
      ALL.referee("deaths-door-told", RTH_DOOR_01, "What happens to the party?");

  // Conditions
  static final Topic LETHAL_DICE =
      ALL.referee("lethal-dice", RTH_POIS_08, "How many dice has the lethal poison in {0}?");
  static final Topic FIRE_DICE =
      ALL.referee("fire-dice", RTH_FIRE_01, "How many dice does {0} burn with?");
  static final Topic DISEASE_DICE =
      ALL.referee("disease-dice", RTH_DIS_01, "How many dice has the disease of {0}?");
  static final Topic PRONE_AFTER_ROLLING =
      ALL.referee("prone-after-rolling", RTH_R_65, "Is {0} prone after rolling about?");
  static final Topic SUBMERGED_PUTS_OUT =
      ALL.referee("submerged-puts-out", RTH_R_65, "Does the water put out the fire on {0}?");
  static final Topic OUT_OF_AIR = ALL.referee("out-of-air", RTH_R_68, "Is {0} out of air?");
  static final Topic LEFT_BELOW =
      ALL.referee(
          "left-below",
          RTH_R_68,
          "{0} lies under water and nobody is left to help: do they drown?");
  static final Topic ZONE_BY_CRAWLING =
      ALL.referee("zone-by-crawling", RTH_R_47, "Does {0} get into the next zone by crawling?");
}

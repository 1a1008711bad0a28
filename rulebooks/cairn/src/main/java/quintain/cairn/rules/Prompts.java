package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;

import java.util.List;
import quintain.kernel.Topic;
import quintain.kernel.craft.Topics;

/// Every question the rules of Cairn ask, by the name it has in scripts.
public final class Prompts {
  private static final Topics ALL = new Topics();

  private Prompts() {}

  static List<Topic> all() {
    return ALL.all();
  }

  // Saves
  static final Topic RISK = ALL.referee("risk", CRN_SAVE_01, "Is there any risk for {0}?");
  static final Topic WHICH_ABILITY =
      ALL.referee("ability", CRN_ABIL_05, "Which ability does {0} save with?");
  static final Topic MOST_AT_RISK =
      ALL.referee("most-at-risk", CRN_R_04, "Who is most at risk: {0} or {1}?");

  // Attacks
  static final Topic IMPAIRED =
      ALL.referee("impaired", CRN_MOD_02, "Does {0} attack {1} from a weak position?");
  static final Topic ENHANCED =
      ALL.referee("enhanced", CRN_MOD_04, "Does {0} attack {1} from advantage?");
  static final Topic BOTH_MODIFIERS =
      ALL.referee(
          "both-modifiers", CRN_R_19, "{0} is impaired and enhanced against {1}: which holds?");
  static final Topic D12 =
      ALL.player("d12", CRN_R_22, "Does {0} take the d12 in place of their own dice?");
  static final Topic PIECE_HELPS =
      ALL.referee(
          "piece-helps", CRN_ARMR_04, "Does what {1} holds or wears impair the attack of {0}?");
  static final Topic TOO_FAR =
      ALL.referee("too-far", CRN_RNG_01, "Is the shot of {0} at {1} a very distant one?");
  static final Topic NUMBER_CLEAR =
      ALL.referee("number-clear", CRN_BLST_04, "Is it clear how many the blast of {0} catches?");
  static final Topic WHO_IS_CAUGHT =
      ALL.referee("who-is-caught", CRN_R_23, "Who is caught by the blast of {0}?");
  static final Topic IS_BLAST =
      ALL.referee("is-blast", CRN_BLST_03, "Does the attack of {0} hit everyone in an area?");
  static final Topic REDIRECT =
      ALL.player(
          "redirect", CRN_R_32, "{0}'s target is down already: whom do they attack instead?");
  static final Topic ALLOW_CHANGE =
      ALL.referee(
          "allow-change", CRN_R_32, "{0}'s act has lost its aim: may they turn to another?");

  // Harm
  static final Topic FATE_OF_FOE = ALL.referee("fate-of-foe", CRN_NPC_01, "What becomes of {0}?");
  static final Topic ROUTED = ALL.referee("routed", CRN_DET_02, "Is {0} routed or weakened?");
  static final Topic WHICH_ITEM =
      ALL.referee("which-item", CRN_CRIT_03, "Which item of {0}'s is it?");
  static final Topic SUNDERED = ALL.referee("sundered", CRN_SCAR_T10, "What does {0} lose?");
  static final Topic REFOCUS =
      ALL.player("refocus", CRN_SCAR_T02, "How does {0} gather themselves?");
  static final Topic ROLL_AGAIN =
      ALL.player("roll-again", CRN_REL, "Does {0} spend a charge to roll the save again?");
  static final Topic TREATED =
      ALL.referee("treated", CRN_BST, "Has the venom in {0} been treated?");

  // Rounds
  static final Topic BEGIN_ROUNDS = ALL.referee("begin-rounds", CRN_RND_02, "Do rounds begin?");
  public static final Topic STOP_ROUNDS =
      ALL.referee("stop-rounds", CRN_RND_02, "Are rounds over?");
  static final Topic LEADER = ALL.referee("leader", CRN_MORL_03, "Who leads the foes, if anyone?");
  static final Topic WAIVE_ORDER =
      ALL.referee("waive-order", CRN_R_33, "Does {0} need no save to act first, or can they not?");
  static final Topic INTENT = ALL.referee("intent", CRN_TURN_01, "What is {0} about to do?");
  static final Topic REASONABLE =
      ALL.referee("reasonable", CRN_ACT_03, "Is that within reason for one action of {0}?");
  static final Topic RISKY_ACT =
      ALL.referee("risky-act", CRN_ACT_05, "Which save does the act of {0} take, if any?");
  static final Topic WHERE_TO = ALL.referee("where-to", CRN_RETR_02, "Where does {0} run to?");
  static final Topic HIRELING_MORALE =
      ALL.referee("hireling-morale", CRN_R_49, "Does {0} save against fleeing?");

  // Reactions
  static final Topic REACTION =
      ALL.referee("reaction", CRN_REAC_01, "Roll the reaction of {0}, or choose it?");

  // Needs and healing
  static final Topic INTERRUPTED =
      ALL.referee("interrupted", CRN_HEAL_02, "Does something happen while they rest?");
  static final Topic HEALS = ALL.referee("heals", CRN_HEAL_03, "Does the week's rest restore {0}?");
  static final Topic COST = ALL.referee("cost", CRN_HEAL_04, "What does the help cost, in gold?");
  static final Topic LACKING_SINCE =
      ALL.referee("lacking-since", CRN_DEPR_01, "For how many hours has {0} lacked that need?");
  static final Topic FATIGUE =
      ALL.referee("fatigue", CRN_DEPR_09, "How much Fatigue does {0} gain?");
  static final Topic MENDED = ALL.referee("mended", CRN_R_59, "Has {0} recovered from the {1}?");
  static final Topic WHICH_LIMB =
      ALL.referee("which-limb", CRN_R_59, "What has {0} recovered from?");
  static final Topic DROP_FOR_FATIGUE =
      ALL.player("drop-for-fatigue", CRN_INV_09, "What does {0} drop to make room?");

  // Magic
  static final Topic PROPERTY_STOPS =
      ALL.referee(
          "property-stops", CRN_MAGC_04, "Does the book's property stop this casting of {0}?");
  static final Topic NOTICED =
      ALL.referee("noticed", CRN_MAGC_05, "Does somebody take notice of {0}'s spellbook, and who?");
  static final Topic ENHANCEMENT =
      ALL.referee("enhancement", CRN_CAST_04, "What does enhancing the spell do for {0}?");
  static final Topic CASTING_SAVE =
      ALL.referee("casting-save", CRN_CAST_05, "Does {0} need a WIL save to cast?");
  static final Topic ILL_EFFECT =
      ALL.referee("ill-effect", CRN_CAST_06, "Which consequence does {0} suffer?");
  static final Topic VOID_SPELL =
      ALL.referee("void-spell", CRN_R_44, "Does the failed save void {0}'s spell?");
  static final Topic HITS_HARD = ALL.referee("hits-hard", CRN_SPL, "Does {0} hit something hard?");
  static final Topic DURATION = ALL.referee("duration", CRN_R_61, "How many minutes does it last?");
  static final Topic AT_SPEED =
      ALL.referee("at-speed", CRN_SPL, "Does {0} move faster than a slow walk?");
  static final Topic WHOM_IT_TAKES =
      ALL.player("whom-it-takes", CRN_SPL, "Whom does the spell of {0} take?");
  static final Topic WHICH_SPELL = ALL.player("which-spell", CRN_SPL, "Which spell does {0} end?");

  // Hirelings, wealth, people
  static final Topic SIMPLE_WEAPON =
      ALL.player("simple-weapon", CRN_HIRE_04, "Which simple weapon does the newcomer carry?");
  static final Topic PAY = ALL.referee("pay", CRN_HIRE_06, "What does the newcomer work for?");
  static final Topic LEAVES = ALL.referee("leaves", CRN_R_49, "{0} is not paid: do they leave?");
  static final Topic TREASURE_PLACE = ALL.referee("treasure-place", CRN_WLTH_03, "Where is {0}?");
  static final Topic GUARDIAN = ALL.referee("guardian", CRN_WLTH_03, "What guards {0}?");
  static final Topic PRICE_FACTOR =
      ALL.referee("price-factor", CRN_WLTH_04, "Prices in {0}, in percent of the list?");
  static final Topic DETACHMENT =
      ALL.referee("detachment", CRN_DET_01, "Do {0} fight as one detachment?");
  static final Topic REPLACEMENT =
      ALL.player("replacement", CRN_DEAD_01, "Who takes the place of {0}?");

  // Creation
  static final Topic NAME = ALL.player("name", CRN_NAME, "What is the newcomer called?");
  static final Topic SWAP = ALL.player("swap", CRN_CRE_03, "Which two abilities does {0} swap?");
  static final Topic ONE_OF = ALL.player("one-of", CRN_CRE_07, "Which does {0} take?");
  static final Topic SAFE_TENT =
      ALL.referee("tent-is-safe", CRN_GEAR, "Does the tent make this spot safe?");
}

package quintain.cairn;

import static quintain.cairn.Crn.*;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Clause;
import quintain.kernel.Topic;

/// Every question the rules of Cairn ask, by the name it has in scripts.
final class Prompts {
  /// Stands before the questions, for each enters itself.
  private static final List<Topic> ALL = new ArrayList<>();

  private Prompts() {}

  static List<Topic> all() {
    return List.copyOf(ALL);
  }

  private static Topic warden(String id, Clause clause, String wording) {
    return entered(new Topic(id, clause, Topic.REFEREE, wording));
  }

  private static Topic player(String id, Clause clause, String wording) {
    return entered(new Topic(id, clause, Topic.PLAYER, wording));
  }

  private static Topic entered(Topic topic) {
    ALL.add(topic);
    return topic;
  }

  // Saves
  static final Topic RISK = warden("risk", CRN_SAVE_01, "Is there any risk for {0}?");
  static final Topic WHICH_ABILITY =
      warden("ability", CRN_ABIL_05, "Which ability does {0} save with?");
  static final Topic MOST_AT_RISK =
      warden("most-at-risk", CRN_R_04, "Who is most at risk: {0} or {1}?");

  // Attacks
  static final Topic IMPAIRED =
      warden("impaired", CRN_MOD_02, "Does {0} attack {1} from a weak position?");
  static final Topic ENHANCED =
      warden("enhanced", CRN_MOD_04, "Does {0} attack {1} from advantage?");
  static final Topic BOTH_MODIFIERS =
      warden("both-modifiers", CRN_R_19, "{0} is impaired and enhanced against {1}: which holds?");
  static final Topic D12 =
      player("d12", CRN_R_22, "Does {0} take the d12 in place of their own dice?");
  static final Topic PIECE_HELPS =
      warden("piece-helps", CRN_ARMR_04, "Does what {1} holds or wears impair the attack of {0}?");
  static final Topic TOO_FAR =
      warden("too-far", CRN_RNG_01, "Is the shot of {0} at {1} a very distant one?");
  static final Topic NUMBER_CLEAR =
      warden("number-clear", CRN_BLST_04, "Is it clear how many the blast of {0} catches?");
  static final Topic WHO_IS_CAUGHT =
      warden("who-is-caught", CRN_R_23, "Who is caught by the blast of {0}?");
  static final Topic IS_BLAST =
      warden("is-blast", CRN_BLST_03, "Does the attack of {0} hit everyone in an area?");
  static final Topic REDIRECT =
      player("redirect", CRN_R_32, "{0}'s target is down already: whom do they attack instead?");
  static final Topic ALLOW_CHANGE =
      warden("allow-change", CRN_R_32, "{0}'s act has lost its aim: may they turn to another?");

  // Harm
  static final Topic FATE_OF_FOE = warden("fate-of-foe", CRN_NPC_01, "What becomes of {0}?");
  static final Topic ROUTED = warden("routed", CRN_DET_02, "Is {0} routed or weakened?");
  static final Topic WHICH_ITEM = warden("which-item", CRN_CRIT_03, "Which item of {0}'s is it?");
  static final Topic SUNDERED = warden("sundered", CRN_SCAR_T10, "What does {0} lose?");
  static final Topic REFOCUS = player("refocus", CRN_SCAR_T02, "How does {0} gather themselves?");
  static final Topic ROLL_AGAIN =
      player("roll-again", CRN_REL, "Does {0} spend a charge to roll the save again?");
  static final Topic TREATED = warden("treated", CRN_BST, "Has the venom in {0} been treated?");

  // Rounds
  static final Topic BEGIN_ROUNDS = warden("begin-rounds", CRN_RND_02, "Do rounds begin?");
  static final Topic STOP_ROUNDS = warden("stop-rounds", CRN_RND_02, "Are rounds over?");
  static final Topic LEADER = warden("leader", CRN_MORL_03, "Who leads the foes, if anyone?");
  static final Topic WAIVE_ORDER =
      warden("waive-order", CRN_R_33, "Does {0} need no save to act first, or can they not?");
  static final Topic INTENT = warden("intent", CRN_TURN_01, "What is {0} about to do?");
  static final Topic REASONABLE =
      warden("reasonable", CRN_ACT_03, "Is that within reason for one action of {0}?");
  static final Topic RISKY_ACT =
      warden("risky-act", CRN_ACT_05, "Which save does the act of {0} take, if any?");
  static final Topic WHERE_TO = warden("where-to", CRN_RETR_02, "Where does {0} run to?");
  static final Topic HIRELING_MORALE =
      warden("hireling-morale", CRN_R_49, "Does {0} save against fleeing?");

  // Reactions
  static final Topic REACTION =
      warden("reaction", CRN_REAC_01, "Roll the reaction of {0}, or choose it?");

  // Needs and healing
  static final Topic INTERRUPTED =
      warden("interrupted", CRN_HEAL_02, "Does something happen while they rest?");
  static final Topic HEALS = warden("heals", CRN_HEAL_03, "Does the week's rest restore {0}?");
  static final Topic COST = warden("cost", CRN_HEAL_04, "What does the help cost, in gold?");
  static final Topic LACKING_SINCE =
      warden("lacking-since", CRN_DEPR_01, "For how many hours has {0} lacked that need?");
  static final Topic FATIGUE = warden("fatigue", CRN_DEPR_09, "How much Fatigue does {0} gain?");
  static final Topic MENDED = warden("mended", CRN_R_59, "Has the wound of {0} mended?");
  static final Topic DROP_FOR_FATIGUE =
      player("drop-for-fatigue", CRN_INV_09, "What does {0} drop to make room?");

  // Magic
  static final Topic PROPERTY_STOPS =
      warden("property-stops", CRN_MAGC_04, "Does the book's property stop this casting of {0}?");
  static final Topic NOTICED =
      warden("noticed", CRN_MAGC_05, "Does somebody take notice of {0}'s spellbook, and who?");
  static final Topic ENHANCEMENT =
      warden("enhancement", CRN_CAST_04, "What does enhancing the spell do for {0}?");
  static final Topic CASTING_SAVE =
      warden("casting-save", CRN_CAST_05, "Does {0} need a WIL save to cast?");
  static final Topic ILL_EFFECT =
      warden("ill-effect", CRN_CAST_06, "Which consequence does {0} suffer?");
  static final Topic VOID_SPELL =
      warden("void-spell", CRN_R_44, "Does the failed save void {0}'s spell?");
  static final Topic HITS_HARD = warden("hits-hard", CRN_SPL, "Does {0} hit something hard?");
  static final Topic DURATION = warden("duration", CRN_R_61, "How many minutes does it last?");
  static final Topic AT_SPEED =
      warden("at-speed", CRN_SPL, "Does {0} move faster than a slow walk?");
  static final Topic WHOM_IT_TAKES =
      player("whom-it-takes", CRN_SPL, "Whom does the spell of {0} take?");
  static final Topic WHICH_SPELL = player("which-spell", CRN_SPL, "Which spell does {0} end?");

  // Hirelings, wealth, people
  static final Topic SIMPLE_WEAPON =
      player("simple-weapon", CRN_HIRE_04, "Which simple weapon does {0} carry?");
  static final Topic PAY = warden("pay", CRN_HIRE_06, "What does {0} work for?");
  static final Topic LEAVES = warden("leaves", CRN_R_49, "{0} is not paid: do they leave?");
  static final Topic TREASURE_PLACE = warden("treasure-place", CRN_WLTH_03, "Where is {0}?");
  static final Topic GUARDIAN = warden("guardian", CRN_WLTH_03, "What guards {0}?");
  static final Topic PRICE_FACTOR =
      warden("price-factor", CRN_WLTH_04, "Prices in {0}, in percent of the list?");
  static final Topic DETACHMENT =
      warden("detachment", CRN_DET_01, "Do {0} fight as one detachment?");
  static final Topic REPLACEMENT =
      player("replacement", CRN_DEAD_01, "Who takes the place of {0}?");

  // Creation
  static final Topic SWAP = player("swap", CRN_CRE_03, "Which two abilities does {0} swap?");
  static final Topic ONE_OF = player("one-of", CRN_CRE_07, "Which does {0} take?");
  static final Topic SAFE_TENT =
      warden("tent-is-safe", CRN_GEAR, "Does the tent make this spot safe?");
}

package quintain.terraodd.rules;

import static quintain.terraodd.state.Odd.*;

import java.util.List;
import quintain.kernel.Topic;
import quintain.kernel.craft.Topics;

/// Every question the rules of Terra Odd ask, by the name it has in scripts.
public final class Prompts {
  private static final Topics ALL = new Topics();

  private Prompts() {}

  static List<Topic> all() {
    return ALL.all();
  }

  // Saves and rolls
  static final Topic RISK = ALL.referee("risk", ODD_SAVE_01, "Is there any risk for {0}?");
  static final Topic WHICH_ATTRIBUTE =
      ALL.referee("attribute", ODD_SAVE_01, "Which attribute does {0} save with?");
  static final Topic RISKY_ACT =
      ALL.referee("risky-act", ODD_SAVE_01, "Which save does the act of {0} take, if any?");
  static final Topic MODIFIER =
      ALL.referee("modifier", ODD_MODR_01, "Do circumstances impair or enhance the roll of {0}?");
  static final Topic BOTH_MODIFIERS =
      ALL.referee(
          "both-modifiers", ODD_R_10, "The roll of {0} is Impaired and Enhanced: which holds?");
  static final Topic EFFORT =
      ALL.player("effort", ODD_EFF_01, "Does {0} make an effort, to roll Enhanced?");
  static final Topic ROLL_AGAIN =
      ALL.player("roll-again", ODD_REF_01, "Does {0} roll the failed save again?");

  // Attacks
  static final Topic ATTACK_ABILITY =
      ALL.referee("attack-ability", ODD_ATK_04, "Which Ability does the attack of {0} use?");
  static final Topic OWN_ABILITY =
      ALL.player("own-ability", ODD_R_04, "Which Ability does {0} attack with?");
  static final Topic IS_BLAST =
      ALL.referee("is-blast", ODD_BLST_03, "Does the attack of {0} hit everyone in an area?");
  static final Topic NUMBER_CLEAR =
      ALL.referee("number-clear", ODD_BLST_04, "Is it clear how many the blast of {0} catches?");
  static final Topic WHO_IS_CAUGHT =
      ALL.referee("who-is-caught", ODD_R_16, "Who is caught by the blast of {0}?");
  static final Topic UNAWARE = ALL.referee("unaware", ODD_REF_01, "Is {1} unaware of {0}?");
  static final Topic REDIRECT =
      ALL.player(
          "redirect",
          ODD_R_14,
          "{0}'s target is down or out of reach: whom do they attack instead?");
  static final Topic LAST_ROUND =
      ALL.player("last-round", ODD_REF_01, "Does {0} make this narrow miss their last round?");

  // Harm
  static final Topic HARM_KIND =
      ALL.referee("harm-kind", ODD_R_21, "What kind of Harm does the newcomer take?");
  static final Topic TAKE_FOR =
      ALL.player("take-for", ODD_REF_01, "Does {0} take the Harm meant for {1}?");
  static final Topic SACRIFICE_SHIELD =
      ALL.player("sacrifice-shield", ODD_EQP_03, "Does {0} give up the shield to avoid this Harm?");
  static final Topic ROUTED = ALL.referee("routed", ODD_DET_02, "Is {0} routed or weakened?");
  static final Topic WHICH_ITEM =
      ALL.referee("which-item", ODD_HARM_06, "Which item of {0}'s is it?");

  // Panic, Conditions, Advancements
  static final Topic PANIC_DIE =
      ALL.player("panic-die", ODD_R_09, "Which die of panic does {0} take?");
  static final Topic PANIC_LINE =
      ALL.player("panic-line", ODD_PANC_04, "How does the panic of {0} show?");
  static final Topic WHICH_CONDITION =
      ALL.referee("which-condition", ODD_PANC_06, "Which Condition does {0} gain?");
  static final Topic CONDITION_IN_WORDS =
      ALL.referee("condition-in-words", ODD_PANC_06, "What is the Condition of {0} called?");
  static final Topic CONDITION_STORY =
      ALL.referee("condition-story", ODD_PANC_06, "What goes with the Condition of {0}?");
  static final Topic ONE_MORE =
      ALL.player("one-more-advancement", ODD_ADV_01, "Which Advancement does {0} gain, if any?");
  static final Topic ADVANCEMENT =
      ALL.player("advancement", ODD_R_30, "Which Advancement does {0} gain?");
  static final Topic FIELD = ALL.player("field", ODD_REF_01, "An expert in which field?");
  static final Topic SENSE = ALL.player("sense", ODD_REF_01, "Which sense is that keen?");

  // Rounds and scenes
  static final Topic BEGIN_ROUNDS = ALL.referee("begin-rounds", ODD_INIT_02, "Do rounds begin?");
  static final Topic LEADER = ALL.referee("leader", ODD_MORL_03, "Who leads the foes, if anyone?");
  static final Topic ORDER = ALL.referee("order", ODD_INIT_02, "Is it uncertain who goes first?");
  public static final Topic STOP_ROUNDS =
      ALL.referee("stop-rounds", ODD_R_42, "Is the fight over?");
  static final Topic SCENE_OVER = ALL.referee("scene-over", ODD_R_42, "Is the scene over?");
  static final Topic ACTS_FROZEN =
      ALL.referee(
          "acts-frozen", ODD_R_32, "{0} is frozen with panic: can they do that on the spot?");
  static final Topic WHERE_TO = ALL.referee("where-to", ODD_RETR_02, "Where does {0} run to?");
  static final Topic HOLD_DOOR =
      ALL.player("hold-door", ODD_REF_01, "For whom does {0} hold the door?");
  static final Topic USE_BAG =
      ALL.player("use-bag", ODD_REF_03, "Does {0} use the first-aid bag for this?");

  // Sayonara
  static final Topic SONG = ALL.player("song", ODD_SAYO_02, "Which song does {0} choose?");
  static final Topic DEPARTURE = ALL.player("departure", ODD_SAYO_05, "How does {0} depart?");

  // Healing
  static final Topic REROLL_GRIT = ALL.player("reroll-grit", ODD_R_26, "Does {0} roll Grit anew?");
  static final Topic HOT_MEAL = ALL.referee("hot-meal", ODD_REF_02, "Was the meal of {0} hot?");
  static final Topic HEALS =
      ALL.referee("heals", ODD_HEAL_03, "Does the day restore anything to {0}?");
  static final Topic WHICH_HEALS =
      ALL.player("which-heals", ODD_R_24, "Which attribute of {0} heals a point?");

  // Reactions, fortune, people
  static final Topic REACTION =
      ALL.referee("reaction", ODD_REAC_01, "Roll the reaction of {0}, or choose it?");
  static final Topic WHICH_FACES = ALL.referee("which-faces", ODD_FORT_01, "Which faces mean yes?");
  static final Topic DETACHMENT =
      ALL.referee("detachment", ODD_DET_01, "Do {0} fight as one detachment?");

  // Creation
  static final Topic NAME = ALL.player("name", ODD_CRE_01, "What is the newcomer called?");
  static final Topic AFTER = ALL.player("after", ODD_SAYO_06, "After whom do they come?");
  static final Topic BACKGROUND = ALL.player("background", ODD_CRE_01, "What did they do before?");
  static final Topic DRIVE = ALL.player("drive", ODD_CRE_01, "What are they after?");
  static final Topic SWAP = ALL.player("swap", ODD_CRE_03, "Which two attributes change places?");
  static final Topic FIRST_ADVANCEMENT =
      ALL.player("first-advancement", ODD_CRE_05, "Which Advancement do they start with?");
  static final Topic WEAPON = ALL.player("weapon", ODD_EQP_01, "Which weapon do they take?");
  static final Topic PROTECTION =
      ALL.player("protection", ODD_EQP_02, "Light armour, or a shield?");
}

package quintain.terraodd;

import static quintain.terraodd.Odd.*;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Clause;
import quintain.kernel.Topic;

/// Every question the rules of Terra Odd ask, by the name it has in scripts.
final class Prompts {
  /// Stands before the questions, for each enters itself.
  private static final List<Topic> ALL = new ArrayList<>();

  private Prompts() {}

  static List<Topic> all() {
    return List.copyOf(ALL);
  }

  private static Topic entered(Topic topic) {
    ALL.add(topic);
    return topic;
  }

  private static Topic gm(String id, Clause clause, String wording) {
    return entered(new Topic(id, clause, Topic.REFEREE, wording));
  }

  private static Topic player(String id, Clause clause, String wording) {
    return entered(new Topic(id, clause, Topic.PLAYER, wording));
  }

  // Saves and rolls
  static final Topic RISK = gm("risk", ODD_SAVE_01, "Is there any risk for {0}?");
  static final Topic WHICH_ATTRIBUTE =
      gm("attribute", ODD_SAVE_01, "Which attribute does {0} save with?");
  static final Topic RISKY_ACT =
      gm("risky-act", ODD_SAVE_01, "Which save does the act of {0} take, if any?");
  static final Topic MODIFIER =
      gm("modifier", ODD_MODR_01, "Do circumstances impair or enhance the roll of {0}?");
  static final Topic BOTH_MODIFIERS =
      gm("both-modifiers", ODD_R_10, "The roll of {0} is Impaired and Enhanced: which holds?");
  static final Topic EFFORT =
      player("effort", ODD_EFF_01, "Does {0} make an effort, to roll Enhanced?");
  static final Topic ROLL_AGAIN =
      player("roll-again", ODD_REF_01, "Does {0} roll the failed save again?");

  // Attacks
  static final Topic ATTACK_ABILITY =
      gm("attack-ability", ODD_ATK_04, "Which Ability does the attack of {0} use?");
  static final Topic OWN_ABILITY =
      player("own-ability", ODD_R_04, "Which Ability does {0} attack with?");
  static final Topic IS_BLAST =
      gm("is-blast", ODD_BLST_03, "Does the attack of {0} hit everyone in an area?");
  static final Topic NUMBER_CLEAR =
      gm("number-clear", ODD_BLST_04, "Is it clear how many the blast of {0} catches?");
  static final Topic WHO_IS_CAUGHT =
      gm("who-is-caught", ODD_R_16, "Who is caught by the blast of {0}?");
  static final Topic UNAWARE = gm("unaware", ODD_REF_01, "Is {1} unaware of {0}?");
  static final Topic REDIRECT =
      player(
          "redirect",
          ODD_R_14,
          "{0}'s target is down or out of reach: whom do they attack instead?");
  static final Topic LAST_ROUND =
      player("last-round", ODD_REF_01, "Does {0} make this narrow miss their last round?");

  // Harm
  static final Topic HARM_KIND = gm("harm-kind", ODD_R_21, "What kind of Harm does {0} take?");
  static final Topic TAKE_FOR =
      player("take-for", ODD_REF_01, "Does {0} take the Harm meant for {1}?");
  static final Topic SACRIFICE_SHIELD =
      player("sacrifice-shield", ODD_EQP_03, "Does {0} give up the shield to avoid this Harm?");
  static final Topic ROUTED = gm("routed", ODD_DET_02, "Is {0} routed or weakened?");
  static final Topic WHICH_ITEM = gm("which-item", ODD_HARM_06, "Which item of {0}'s is it?");

  // Panic, Conditions, Advancements
  static final Topic PANIC_DIE = player("panic-die", ODD_R_09, "Which die of panic does {0} take?");
  static final Topic PANIC_LINE =
      player("panic-line", ODD_PANC_04, "How does the panic of {0} show?");
  static final Topic WHICH_CONDITION =
      gm("which-condition", ODD_PANC_06, "Which Condition does {0} gain?");
  static final Topic CONDITION_IN_WORDS =
      gm("condition-in-words", ODD_PANC_06, "What is the Condition of {0} called?");
  static final Topic CONDITION_STORY =
      gm("condition-story", ODD_PANC_06, "What goes with the Condition of {0}?");
  static final Topic ONE_MORE =
      player("one-more-advancement", ODD_ADV_01, "Which Advancement does {0} gain, if any?");
  static final Topic ADVANCEMENT =
      player("advancement", ODD_R_30, "Which Advancement does {0} gain?");
  static final Topic FIELD = player("field", ODD_REF_01, "An expert in which field?");
  static final Topic SENSE = player("sense", ODD_REF_01, "Which sense is that keen?");

  // Rounds and scenes
  static final Topic BEGIN_ROUNDS = gm("begin-rounds", ODD_INIT_02, "Do rounds begin?");
  static final Topic LEADER = gm("leader", ODD_MORL_03, "Who leads the foes, if anyone?");
  static final Topic ORDER = gm("order", ODD_INIT_02, "Is it uncertain who goes first?");
  static final Topic STOP_ROUNDS = gm("stop-rounds", ODD_R_42, "Is the fight over?");
  static final Topic SCENE_OVER = gm("scene-over", ODD_R_42, "Is the scene over?");
  static final Topic ACTS_FROZEN =
      gm("acts-frozen", ODD_R_32, "{0} is frozen with panic: can they do that on the spot?");
  static final Topic WHERE_TO = gm("where-to", ODD_RETR_02, "Where does {0} run to?");
  static final Topic HOLD_DOOR =
      player("hold-door", ODD_REF_01, "For whom does {0} hold the door?");
  static final Topic USE_BAG =
      player("use-bag", ODD_REF_03, "Does {0} use the first-aid bag for this?");

  // Sayonara
  static final Topic SONG = player("song", ODD_SAYO_02, "Which song does {0} choose?");
  static final Topic DEPARTURE = player("departure", ODD_SAYO_05, "How does {0} depart?");

  // Healing
  static final Topic REROLL_GRIT = player("reroll-grit", ODD_R_26, "Does {0} roll Grit anew?");
  static final Topic HOT_MEAL = gm("hot-meal", ODD_REF_02, "Was the meal of {0} hot?");
  static final Topic HEALS = gm("heals", ODD_HEAL_03, "Does the day restore anything to {0}?");
  static final Topic WHICH_HEALS =
      player("which-heals", ODD_R_24, "Which attribute of {0} heals a point?");

  // Reactions, fortune, people
  static final Topic REACTION =
      gm("reaction", ODD_REAC_01, "Roll the reaction of {0}, or choose it?");
  static final Topic WHICH_FACES = gm("which-faces", ODD_FORT_01, "Which faces mean yes?");
  static final Topic DETACHMENT = gm("detachment", ODD_DET_01, "Do {0} fight as one detachment?");

  // Creation
  static final Topic NAME = player("name", ODD_CRE_01, "What is the newcomer called?");
  static final Topic BACKGROUND = player("background", ODD_CRE_01, "What did they do before?");
  static final Topic DRIVE = player("drive", ODD_CRE_01, "What are they after?");
  static final Topic SWAP = player("swap", ODD_CRE_03, "Which two attributes change places?");
  static final Topic FIRST_ADVANCEMENT =
      player("first-advancement", ODD_CRE_05, "Which Advancement do they start with?");
  static final Topic WEAPON = player("weapon", ODD_EQP_01, "Which weapon do they take?");
  static final Topic PROTECTION = player("protection", ODD_EQP_02, "Light armour, or a shield?");
}

package quintain.rhod.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.RefereesHand;
import quintain.kernel.craft.Secrecy;
import quintain.space.Cover;
import quintain.space.Grid;

/// The steps of Encounters, checks, harm and positions, and of people who come and go.
public sealed interface Encounter extends RhodStep {
  sealed interface Act extends Encounter, RhodStep.Act {}

  /// A Maneuver: what Engaged waits for (RHD-MAN-01, RHD-R-103).
  sealed interface Maneuver extends Act {
    /// Whether it leads anywhere.
    default boolean goes() {
      return true;
    }

    /// Whether it is many Maneuvers in one, each of them paid and answered on its own (RHD-MAN-03).
    default boolean isPaidByTheLeg() {
      return false;
    }
  }

  sealed interface Doing extends Encounter, RhodStep.Doing {}

  sealed interface Word extends Encounter, RhodStep.RefereesWord {}

  sealed interface Next extends Encounter, RhodStep.FollowUp {}

  // Generic Actions

  /// RHD-ATK-01.
  record Attack(String by, String with, boolean thrown, String target) implements Act {}

  /// RHD-GRP-01.
  record Grapple(String by, String target) implements Act {}

  /// Out of Grappled with Athletics or Acrobatics, out of Bound with Manipulation (RHD-G-COND-08,
  /// RHD-G-COND-20).
  record BreakFree(String by, Skill skill) implements Act {}

  /// RHD-SHV-01.
  record Shove(String by, String target) implements Act {}

  /// RHD-MAN-02.
  record ChangeStance(String by, Stance stance) implements Maneuver {
    @Override
    public boolean goes() {
      return false;
    }
  }

  /// Runs to a space, in as many Maneuvers as it takes (RHD-MAN-03).
  record Run(String by, Spot to) implements Maneuver {
    @Override
    public boolean isPaidByTheLeg() {
      return true;
    }
  }

  /// Five feet by climbing, crawling or jumping (RHD-MAN-04).
  record Scramble(String by, How how, Spot to) implements Maneuver {}

  enum How {
    CLIMB,
    CRAWL,
    JUMP
  }

  /// RHD-AID-01.
  record Aid(String by, String target) implements Act {}

  /// RHD-HID-01.
  record Hide(String by) implements Act {}

  /// RHD-DET-01.
  record Detect(String by) implements Act {}

  // Doings

  /// Unspent AP are lost (RHD-AP-03).
  record EndTurn(String by) implements Doing {}

  /// Lets go of whoever one holds, for no AP (RHD-G-COND-08).
  record LetGo(String by, String whom) implements Doing {}

  /// A Skill Check, or an Ability Check where no Skill is named (RHD-CHK-02, RHD-CHK-04).
  ///
  /// @param longEffort whether Endurance comes before it (RHD-R-101)
  record MakeCheck(String by, Optional<Skill> skill, Optional<Ability> ability, boolean longEffort)
      implements Doing {}

  /// Both roll, and the active one wins ties (RHD-R-07).
  record Contest(String by, Skill skill, String against, Skill othersSkill) implements Doing {}

  /// Expends Hit Dice outside an Encounter (RHD-HD-03).
  record SpendHitDice(String by, int dice) implements Doing {}

  /// Says what a character does (RHD-REF-03).
  record Declare(String by, String what) implements Doing {}

  // The Referee's word

  /// Sets a scene (RHD-REF-03).
  record SetScene(String words) implements Word {}

  record CallForInitiative() implements Word {}

  record EndEncounter() implements Word {}

  /// Whether the Encounter goes on though only one side is left.
  record KeepEncounter(boolean on) implements Word {}

  /// Damage from whatever the Referee says.
  record Harm(String who, int damage, DamageType type, boolean trueDamage, String source)
      implements Word {}

  /// Vitality back, by whatever the Referee says.
  record Mend(String who, int vitality) implements Word {}

  /// Moves somebody straight away from a space until something stops them (RHD-FALL-02).
  record Push(String who, Spot toward, int feet) implements Word {}

  /// Somebody has nothing under their feet (RHD-FALL-01).
  record LetFall(String who) implements Word {}

  /// The weight of something comes down on somebody: damage by what it cannot be pushed.
  record Crush(String who, int feet) implements Word {}

  /// Puts somebody into a space (RHD-POS-02).
  record Shift(String who, Spot to) implements Word {}

  record SetCover(String attacker, String target, Cover grade) implements Word {}

  record SetAttitude(String of, String toward, Scene.Regard regard) implements Word {}

  /// Another map is laid under everybody.
  record LayMap(Grid map) implements Word {}

  /// Whether players know only what their characters see.
  record SetFog(boolean on) implements Word {}

  /// Turns a Mechanical Expansion on or off (RHD-REF-06).
  record TurnExpansion(String expansion, boolean on) implements Word {}

  /// A word on the weather, without effect (RHD-ENV-02).
  record SetWeather(String weather) implements Word {}

  /// A word on a space, without effect (RHD-ENV-01).
  record SetTerrain(Spot at, String terrain) implements Word {}

  // People come and go

  /// Creatures of the bestiary come into the scene.
  record BringIn(String creature, String id, int count) implements Word, RefereesHand.Arriving {}

  /// Somebody joins with a sheet of their own.
  record Welcome(String id, Seat seat, Sheet sheet) implements Word, RefereesHand.Joining<Sheet> {}

  record TakeAway(String who) implements Word, RefereesHand.Leaving {}

  record HandOver(String who, Seat seat) implements Word, RefereesHand.Handing {}

  record Reveal(String who, Secrecy secrecy) implements Word, RefereesHand.Revealing {}

  record SetValue(String fact, String value, String reason) implements Word, RefereesHand.Setting {}

  // The stack

  /// What was declared resolves, all it triggered being done (RHD-TIM-01).
  record CarryOut(RhodStep.Act act, int depth) implements Next {}

  /// Something triggered: whoever may use it is asked, and it resolves before what triggered it.
  record React(Trigger trigger, int depth) implements Next {}

  // Follow-ups of Encounters

  /// Those who come late roll, and take their places in the Turn Order (RHD-R-19).
  record JoinOrder(List<String> who) implements Next {
    public JoinOrder {
      who = List.copyOf(who);
    }
  }

  /// Ties are broken and the Turn Order is made (RHD-ENC-04, RHD-R-18).
  record MakeOrder() implements Next {}

  record OpenRound() implements Next {}

  /// What happens at the beginning of a Turn (RHD-R-39).
  record StartTurn(String who) implements Next {}

  /// The Death Call of a Turn's beginning (RHD-ABL-10).
  record CallDeath(String who) implements Next {}

  /// RHD-FALL-01.
  record Fall(String who) implements Next {}

  /// RHD-AP-01.
  record GainAp(String who) implements Next {}

  record FinishTurn(String who) implements Next {}

  /// The Turn goes on to whoever comes after.
  record PassTurn(String after) implements Next {}

  /// Whether whoever has the Turn can still use it; lies at the bottom of an Action's stack.
  record CheckTurn() implements Next {}

  /// Whether the Encounter is over (RHD-ENC-06).
  record CheckEncounter() implements Next {}

  // Follow-ups of Attacks and movement

  /// An Attack is declared: what it triggers comes first.
  record Strike(String by, String with, boolean thrown, List<String> targets, Twist twist)
      implements Next {}

  /// What the Attack triggered is done: everything that bears on its roll is reckoned.
  record Swing(Onset onset) implements Next {}

  /// The Attack Roll, everything that bears on it being known.
  ///
  /// @param met whom it is compared with, in Turn Order
  /// @param values the Defense of each of them
  record Throw(
      Onset onset,
      Arm arm,
      List<String> met,
      List<Integer> values,
      List<Part> parts,
      List<Tilt> tilts)
      implements Next {
    public Throw {
      met = List.copyOf(met);
      values = List.copyOf(values);
      parts = List.copyOf(parts);
      tilts = List.copyOf(tilts);
    }
  }

  /// Damage, and what else comes of the roll; what the die showed matters no more than this says.
  ///
  /// @param pinned whom a hit or a narrow miss Suppresses
  /// @param doubled whether the damage dice are doubled (RHD-R-06)
  /// @param jams whether the weapon jams (RHD-R-34)
  record Land(
      Onset onset,
      Arm arm,
      List<String> hit,
      List<String> met,
      List<String> pinned,
      boolean doubled,
      boolean jams)
      implements Next {
    public Land {
      hit = List.copyOf(hit);
      met = List.copyOf(met);
      pinned = List.copyOf(pinned);
    }
  }

  /// The next Maneuver of a run.
  record RunOn(String by, List<Spot> way, int depth) implements Next {}

  /// One leg of movement resolves.
  record Go(String by, List<Spot> way, int depth) implements Next {}
}

package quintain.terraodd.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Command;
import quintain.kernel.Names;
import quintain.kernel.OrNone;
import quintain.kernel.Seat;
import quintain.kernel.Step;
import quintain.kernel.craft.RefereesHand;
import quintain.kernel.craft.Secrecy;

/// Everything the rules of Terra Odd resolve: the commands of the table, and the follow-ups on its
/// agenda.
public sealed interface OddStep extends Step {

  /// What somebody does on a turn. In rounds it is declared and happens in its phase; otherwise at
  /// once.
  sealed interface Act extends OddStep, Command {
    String by();

    /// Whether it takes the one action of a turn; a move comes beside it (ODD-R-14).
    default boolean isAction() {
      return true;
    }

    /// Where whoever does it stands afterwards, in feet along the way.
    default int endsAt(int before) {
      return before;
    }
  }

  /// Rolls no save of its own and may take one as well: a leap, a shot past a friend (ODD-SAVE-01).
  sealed interface Daring extends Act {}

  /// What the rules put on the agenda by themselves.
  sealed interface FollowUp extends OddStep {}

  // Acts

  /// Attacks with a weapon, or two at once, or an attack of one's stat block (ODD-ATK-01).
  record Attack(String by, List<String> with, List<String> targets) implements Daring {}

  /// Moves, in rounds up to 40 ft (ODD-R-14).
  record Move(String by, int to) implements Daring {
    @Override
    public boolean isAction() {
      return false;
    }

    @Override
    public int endsAt(int before) {
      return to;
    }
  }

  /// Tends somebody critically harmed (ODD-R-29).
  record Stabilise(String by, String whom) implements Act {}

  /// Frees somebody held fast.
  record Free(String by, String whom) implements Daring {}

  /// Runs from danger (ODD-RETR-01).
  record Retreat(String by) implements Act {}

  /// Leaves the scene in panic (ODD-PANC-01).
  record Leave(String by) implements Act {}

  /// Does something else, with a save if it is risky (ODD-SAVE-01).
  ///
  /// @param ability what it would be saved with; where nobody says, the words do (ODD-CRE-02)
  record Attempt(String by, String what, Optional<Ability> ability) implements Act {}

  /// Uses an item for what it is for.
  record UseItem(String by, String item) implements Daring {}

  /// Spends the turn aiming (ODD-ADV-S03).
  record Aim(String by) implements Act {}

  /// Re-rolls Grit in the middle of a fight (ODD-ADV-S04).
  record CatchBreath(String by) implements Act {}

  /// Takes something from somebody beside one who cannot keep it, or the credits (ODD-R-48).
  record Loot(String by, String from, String item) implements Act {}

  /// Takes up something that lies on the ground beside one (ODD-R-48).
  record PickUp(String by, String item) implements Act {}

  /// Hands something to somebody beside one.
  record Hand(String by, String item, String to) implements Act {}

  /// Holds, wears or stows an item.
  record Place(String by, String item, Item.Where where) implements Act {}

  /// Lets the turn pass.
  record Wait(String by) implements Act {}

  // Saves and rolls

  /// A save against something risky outside a turn (ODD-SAVE-01).
  ///
  /// @param ability where nobody says which, the words of the danger do (ODD-CRE-02)
  record Save(String by, String against, Optional<Ability> ability) implements OddStep, Command {}

  /// Two who oppose each other: both save (ODD-SAVE-05).
  ///
  /// @param ability where nobody says which, the words of what it is about do (ODD-CRE-02)
  record Contest(String by, String with, String over, Optional<Ability> ability)
      implements OddStep, Command {}

  /// How somebody takes to the party (ODD-REAC-01).
  record React(String who) implements OddStep, Command {}

  /// The fortune die (ODD-FORT-01).
  record RollFortune(String question) implements OddStep, Command {}

  // Rounds and scenes

  record BeginRounds() implements OddStep, Command {}

  record ResolvePhase() implements OddStep, Command {}

  record EndRounds() implements OddStep, Command {}

  /// The scene is over (ODD-R-42).
  record EndScene() implements OddStep, Command {}

  // The last scene, and what characters can do

  /// Decides that this is the last scene (ODD-SAYO-01).
  record CallSayonara(String by) implements OddStep, Command {}

  /// Prays aloud: the foes' next morale save is Impaired (ODD-ADV-S08).
  record Pray(String by) implements OddStep, Command {}

  /// Breaks an oath of silence (ODD-CON-09).
  record SpeakAloud(String by) implements OddStep, Command {}

  /// Names an Advancement that was left open (ODD-R-30).
  record NameAdvancement(String by, String advancement) implements OddStep, Command {}

  record Grant(String who, String advancement) implements OddStep, Command {}

  record Afflict(String who, String condition, String detail) implements OddStep, Command {}

  record Cure(String who, String condition) implements OddStep, Command {}

  // Rest and time

  /// A few hours' rest and a meal (ODD-HEAL-01).
  record Rest() implements OddStep, Command {}

  /// Days of recovery; the healer is somebody's id, an item or a word, and empty for nobody
  /// (ODD-HEAL-02).
  record SpendDays(int days, String healer) implements OddStep, Command {}

  record LetTimePass(int minutes) implements OddStep, Command {}

  record Deprive(String who, String need) implements OddStep, Command {}

  record MeetNeed(String who, String need) implements OddStep, Command {}

  // Gear

  /// Lets something fall, at any time (ODD-R-14).
  record Drop(String by, String item) implements OddStep, Command {}

  /// The GM gives somebody an item.
  record Bestow(String to, String what) implements OddStep, Command {}

  // People come and go

  record CreateCharacter(String id, Seat seat) implements OddStep, RefereesHand.Making {}

  /// A new character for the player of one who died or departed, as tables of earlier versions gave
  /// it: their logs hold it.
  record Succeed(String old, String id) implements FollowUp {}

  /// Foes of the bestiary come into the scene.
  record BringIn(String foe, String id, int count) implements OddStep, RefereesHand.Arriving {
    @Override
    public String id(int n) {
      return n == 1 ? id : Names.numbered(id, n);
    }
  }

  /// An adversary made up on the spot (ODD-TIER-01).
  record Improvise(String tier, String id) implements OddStep, Command {}

  /// Somebody joins with a sheet of their own.
  record Welcome(String id, Seat seat, Sheet sheet)
      implements OddStep, RefereesHand.Joining<Sheet> {}

  record TakeAway(String who) implements OddStep, RefereesHand.Leaving {}

  record HandOver(String who, Seat seat) implements OddStep, RefereesHand.Handing {}

  record Reveal(String who, Secrecy secrecy) implements OddStep, RefereesHand.Revealing {}

  // The GM's hand

  /// Harm that no attack deals: a fall, a fright, a forced march.
  record DealHarm(String who, Amount amount, boolean pastArmour, String source)
      implements OddStep, Command {}

  record SetValue(String fact, String value, String reason)
      implements OddStep, RefereesHand.Setting {}

  // Follow-ups

  /// An act happens.
  record CarryOut(Act act, List<String> standing) implements FollowUp {}

  /// An act as if it were a phase by itself outside rounds; in rounds, for its odds, with what is
  /// declared in its phase and touches it.
  record CarryOutAlone(Act act) implements FollowUp {}

  /// Those who know doors hold them for others who run in this phase (ODD-ADV-S10).
  record HoldDoors(List<String> runners) implements FollowUp {}

  /// One roll of an attack against one target.
  ///
  /// @param nth which of the rolls that the arms make
  /// @param strained whether an effort enhances it
  record Strike(
      String by, List<String> with, int nth, String target, boolean blast, boolean strained)
      implements FollowUp {}

  /// The attack is made: what is thrown is gone, and aim is spent.
  ///
  /// @param at where things come to lie that were thrown
  record SpendArms(String by, List<String> with, @OrNone int at) implements FollowUp {}

  /// The hostile act that rounds began with is declared.
  record DeclareFirst(Act act) implements FollowUp {}

  /// Everybody struck in this phase takes what they were dealt.
  record Settle() implements FollowUp {}

  /// One target takes its pooled Harm.
  record TakeBlows(String target, Who.Side from) implements FollowUp {}

  record CheckMorale() implements FollowUp {}

  /// One who may flee saves, or for all of these.
  record MoraleSave(String who, List<String> orFlee, Odd why) implements FollowUp {}

  /// The check that a loud prayer was for is over.
  record ForgetPrayer() implements FollowUp {}

  record EndPhase() implements FollowUp {}

  /// A new round begins, with its order saves where there are any.
  record OpenRound(int round, Optional<Who.Side> first) implements FollowUp {}

  record OrderSave(String who) implements FollowUp {}

  /// The order is known: turns begin.
  record OpenTurns(int round) implements FollowUp {}

  /// After a fight, and after each later act: is the scene over? (ODD-R-42)
  record AskSceneOver() implements FollowUp {}

  /// The Condition that follows panic (ODD-PANC-05).
  record SufferAfterPanic(String who) implements FollowUp {}

  /// The last scene is over for somebody (ODD-SAYO-05).
  record Depart(String who) implements FollowUp {}

  record CloseScene() implements FollowUp {}

  /// Time runs on to a moment, stopping at everything that falls due on the way.
  record RunClock(long until) implements FollowUp {}

  record FallDue(String who, Timer timer) implements FollowUp {}

  /// The rest is over for one of those who rested.
  record RerollGrit(String who) implements FollowUp {}

  /// One day of recovery is over for somebody.
  record Recover(String who, String healer) implements FollowUp {}

  // A new character, step by step

  /// Three attributes, two of them perhaps swapped (ODD-CRE-03).
  record RollAttributes(Begun begun) implements FollowUp {}

  /// Grit and Advancements (ODD-CRE-04, ODD-CRE-05).
  record GrowUp(Begun begun, int prowess, int insight, int resolve) implements FollowUp {}

  /// Weapon, protection, food and credits, and the newcomer joins.
  record Equip(Begun begun, int prowess, int insight, int resolve, int grit, List<Talent> talents)
      implements FollowUp {}
}

package quintain.cairn.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Command;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.Step;
import quintain.kernel.craft.RefereesHand;
import quintain.kernel.craft.Secrecy;

/// Everything the rules of Cairn resolve: the commands of the table, and the follow-ups on its
/// agenda.
public sealed interface CairnStep extends Step {

  /// What somebody does on a turn. In rounds it is declared and happens in its phase; otherwise at
  /// once.
  sealed interface Act extends CairnStep, Command {
    String by();

    /// Whether it takes the one action of a turn; the move comes beside it (CRN-ACT-01,
    /// CRN-ACT-02).
    default boolean isAction() {
      return true;
    }
  }

  /// Aimed with arms or magic: by the time it happens it may turn to another target (CRN-R-32).
  sealed interface Aimed extends Act {}

  /// Goes somewhere else on the way that the scene lies on.
  sealed interface Moving extends Act {
    int to();
  }

  /// What the rules put on the agenda by themselves.
  sealed interface FollowUp extends CairnStep {}

  // Acts

  /// Attacks with a weapon, or two at once, or an attack of one's stat block (CRN-ATK-01).
  record Attack(String by, List<String> with, List<String> targets) implements Aimed {}

  /// Reads a spellbook or scroll aloud (CRN-CAST-02).
  record CastSpell(String by, String book, List<String> targets, boolean enhance)
      implements Aimed {}

  /// Uses a relic (CRN-RELC-01).
  record UseRelic(String by, String relic, List<String> targets) implements Aimed {}

  /// Uses an item for what it is for: antidote, net, caltrops, light.
  record UseItem(String by, String item, List<String> targets) implements Act {}

  /// Moves up to 40 ft (CRN-ACT-01).
  record Move(String by, int to) implements Moving {
    @Override
    public boolean isAction() {
      return false;
    }
  }

  /// Moves a second time in place of another action (CRN-ACT-02).
  record MoveAgain(String by, int to) implements Moving {}

  /// Gives aid to somebody critically damaged or mortally wounded (CRN-CRIT-05).
  record Aid(String by, String whom) implements Act {}

  /// Frees somebody held, bound or pinned, or pulls a barb out.
  record Free(String by, String whom) implements Act {}

  /// Runs away (CRN-RETR-01).
  record Retreat(String by) implements Act {}

  /// Does something else within reason (CRN-ACT-03), with a save if it is risky.
  record Attempt(String by, String what) implements Act {}

  /// Regains HP as an action, for creatures that can.
  record Regain(String by) implements Act {}

  /// Takes something from somebody beside one who cannot keep it, or the coins (CRN-R-66).
  record Loot(String by, String from, String item) implements Act {}

  /// Takes up something that lies on the ground beside one (CRN-R-63, CRN-R-66).
  record PickUp(String by, String item) implements Act {}

  /// Hands something to somebody beside one (CRN-R-63).
  record Hand(String by, String item, String to) implements Act {}

  /// Holds, wears, stows or loads an item (CRN-R-63).
  record Place(String by, String item, Item.Where where) implements Act {}

  /// Lets the turn pass.
  record Wait(String by) implements Act {}

  // Saves and rolls

  /// A save against something risky outside a turn (CRN-SAVE-01), with the ability it seems to take
  /// (CRN-ABIL-05); none leaves that to the words.
  record Save(String by, String against, Optional<Ability> ability) implements CairnStep, Command {}

  /// Two who oppose each other: the one most at risk saves (CRN-R-04).
  record Contest(String by, String with, String over, Optional<Ability> ability)
      implements CairnStep, Command {}

  /// How strangers take to the party (CRN-REAC-01).
  record React(String who) implements CairnStep, Command {}

  /// The die of fate (CRN-FATE-01).
  record AskFate(String question) implements CairnStep, Command {}

  // Rounds

  record BeginRounds() implements CairnStep, Command {}

  record ResolvePhase() implements CairnStep, Command {}

  record EndRounds() implements CairnStep, Command {}

  /// Tells what a foe is about to do (CRN-TURN-01).
  record Telegraph(String who, String intent) implements CairnStep, Command {}

  // Needs, rest and time

  record RestAMoment() implements CairnStep, Command {}

  record RestAFewHours() implements CairnStep, Command {}

  record SleepTheNight(boolean safe) implements CairnStep, Command {}

  /// A week's rest; the healer is somebody's id, an item, or a word, and empty for nobody.
  record RestAWeek(String healer) implements CairnStep, Command {}

  /// Quicker or magical healing bought for coin (CRN-HEAL-04).
  record BuyCure(String who, int gold) implements CairnStep, Command {}

  record LetTimePass(int minutes) implements CairnStep, Command {}

  record Deprive(String who, String need) implements CairnStep, Command {}

  record MeetNeed(String who, String need) implements CairnStep, Command {}

  record GiveFatigue(String who, int count, String reason) implements CairnStep, Command {}

  /// Eats a day's ration.
  record Eat(String by) implements CairnStep, Command {}

  // Gear and trade

  /// Lets something fall, at any time (CRN-R-63).
  record Drop(String by, String item) implements CairnStep, Command {}

  record Buy(String by, String gear, String place) implements CairnStep, Command {}

  record Sell(String by, String item, String place) implements CairnStep, Command {}

  /// The Warden lays an item of the packs, a spellbook or a relic before the party.
  record Bestow(String to, String what, String spell) implements CairnStep, Command {}

  record PlaceTreasure(String name, int worth) implements CairnStep, Command {}

  record SetPrices(String place) implements CairnStep, Command {}

  // Hirelings

  record HireHelp(String employer, String id) implements CairnStep, Command {}

  record PayHireling(String employer, String hireling, int copper) implements CairnStep, Command {}

  // Magic beyond the act of casting

  /// Copying a spellbook out, which nobody can (CRN-MAGC-03).
  record Transcribe(String by, String book) implements CairnStep, Command {}

  record RechargeRelic(String by, String relic) implements CairnStep, Command {}

  /// Ends a power at work: the bearer of the ring, a caster, or the Warden.
  record EndEffect(int number) implements CairnStep, Command {}

  /// Writes an odd property on a spellbook (CRN-MAGC-04).
  record MarkBook(String who, String book, String property) implements CairnStep, Command {}

  // People come and go

  record CreateCharacter(String id, Seat seat) implements CairnStep, RefereesHand.Making {}

  /// A dead character's player makes a new one, or takes over a hireling (CRN-DEAD-01).
  record Replace(String dead, String id) implements CairnStep, Command {}

  /// Creatures of the bestiary come into the scene.
  record BringIn(String creature, String id, int count)
      implements CairnStep, RefereesHand.Arriving {
    @Override
    public String id(int n) {
      return n == 1 ? id : Names.numbered(id, n);
    }
  }

  /// Somebody joins with a sheet of their own.
  record Welcome(String id, Seat seat, Sheet sheet)
      implements CairnStep, RefereesHand.Joining<Sheet> {}

  record TakeAway(String who) implements CairnStep, RefereesHand.Leaving {}

  record HandOver(String who, Seat seat) implements CairnStep, RefereesHand.Handing {}

  record Reveal(String who, Secrecy secrecy) implements CairnStep, RefereesHand.Revealing {}

  // The Warden's hand

  /// Damage that no attack deals: a trap, a fall.
  record Harm(String who, Amount amount, boolean ignoresArmor, String source)
      implements CairnStep, Command {}

  /// Points lost straight from an ability (CRN-R-41).
  record Drain(String who, Ability ability, Amount amount, String source)
      implements CairnStep, Command {}

  /// Says that a scar's wound has mended, an illness passed (CRN-R-59).
  record Mend(String who, int row) implements CairnStep, Command {}

  record SetValue(String fact, String value, String reason)
      implements CairnStep, RefereesHand.Setting {}

  // Follow-ups

  /// An act happens.
  record CarryOut(Act act, List<String> standing) implements FollowUp {}

  /// An act outside rounds: as if it were alone in its phase.
  record CarryOutAlone(Act act) implements FollowUp {}

  /// An act for its odds: with the dice that come before it, and what falls into one pool with it.
  record Weigh(Act act) implements FollowUp {}

  /// The hostile act that rounds began with is declared.
  record DeclareFirst(Act act) implements FollowUp {}

  /// Everybody struck in this phase takes what they were dealt.
  record Settle() implements FollowUp {}

  /// One target takes its pooled damage.
  record TakeBlows(String target, Who.Side from) implements FollowUp {}

  /// What the phase promised comes about, and turns end.
  record EndTurns() implements FollowUp {}

  record CheckMorale() implements FollowUp {}

  record EndPhase() implements FollowUp {}

  /// A new round begins with its order saves.
  record OpenRound(int round) implements FollowUp {}

  record OrderSave(String who) implements FollowUp {}

  /// The order is known: turns begin.
  record OpenTurns(int round) implements FollowUp {}

  /// One who may flee saves, or for all of these.
  record MoraleSave(String who, List<String> orFlee, Crn why) implements FollowUp {}

  /// Time runs on to a moment, stopping at everything that falls due on the way.
  record RunClock(long until) implements FollowUp {}

  /// One timer, need or wage that has fallen due.
  record FallDue(String who, Timer timer) implements FollowUp {}

  /// A rest is over and does its work; healed is whether a healer or the like was there.
  record EndRest(Rest rest, boolean safe, boolean healed) implements FollowUp {}

  // A new character, step by step

  /// Names, traits and age, after the background (CRN-CRE-05).
  record MeetNewcomer(Begun begun) implements FollowUp {}

  /// Three abilities, two of them perhaps swapped (CRN-CRE-02).
  record RollAbilities(Begun begun, String name, Who.Persona persona) implements FollowUp {}

  /// HP and starting gear, and the newcomer joins (CRN-CRE-04, CRN-CRE-06).
  record EquipNewcomer(Begun begun, String name, Who.Persona persona, int str, int dex, int wil)
      implements FollowUp {}
}

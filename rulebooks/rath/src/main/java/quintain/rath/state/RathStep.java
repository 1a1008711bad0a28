package quintain.rath.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Command;
import quintain.kernel.OrNone;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.Step;
import quintain.kernel.craft.RefereesHand;
import quintain.kernel.craft.Secrecy;
import quintain.space.Grid;

/// Everything the rules of Rath resolve: the commands of the table, and the follow-ups on its
/// agenda.
public sealed interface RathStep extends Step {
  /// What somebody does on their own turn in combat, and at any time outside one.
  sealed interface Deed extends RathStep, Command {
    String by();
  }

  /// A deed that takes the action of a turn (RTH-ACT-02).
  sealed interface Act extends Deed {}

  /// Something at hand is made ready or used up: quick hands do it as the free action
  /// (RTH-S-APT-22).
  sealed interface Handiwork extends Act {}

  /// A deed that takes the move of a turn.
  sealed interface Motion extends Deed {}

  /// A free action (RTH-ACT-04).
  sealed interface Free extends Deed {}

  /// What the rules put on the agenda by themselves.
  sealed interface FollowUp extends RathStep {}

  // Acts

  /// Attacks with a weapon, or with two, or with attacks of one's stat block (RTH-ATK-01,
  /// RTH-TWO-01).
  ///
  /// @param targets whom the first blow strikes; those of further blows are only meant, and settled
  ///   once the blow before is seen (RTH-TWO-03)
  /// @param grip absent for the weapon's plain use
  record Attack(String by, List<String> with, List<String> targets, Optional<Grip> grip)
      implements Act {
    public Grip held() {
      return grip.orElse(Grip.PLAIN);
    }
  }

  /// Shoves, disarms, trips or sunders, or does something of the like (RTH-STNT-01).
  ///
  /// @param target empty where a stunt of one's own is aimed at nobody
  /// @param what the stunt of one's own, in words; empty for the others
  record Stunt(String by, Trick trick, @OrNone String target, @OrNone String what) implements Act {
    public Stunt(String by, Trick trick, String target) {
      this(by, trick, target, "");
    }

    /// The stunt of one's own in words, whatever was said of it.
    public String said() {
      return what.isBlank() ? "something daring" : what;
    }
  }

  /// Grabs somebody to drag them below water.
  record Grab(String by, String target) implements Act {}

  /// Breaks out of a hold or a snare.
  record BreakFree(String by) implements Act {}

  /// Hides for the next shot.
  record Hide(String by) implements Act {}

  /// Helps an ally with what they do next (RTH-R-28).
  record HelpAlly(String by, String whom, String how) implements Act {}

  /// Holds an action for a trigger (RTH-ACT-05).
  ///
  /// @param words a trigger of one's own; empty where the trigger says it all
  /// @param doing what is done, in words, where the act is none of the others
  record Ready(String by, Trigger trigger, @OrNone String words, Act act, @OrNone String doing)
      implements Act {
    public Ready(String by, Trigger trigger, Act act) {
      this(by, trigger, "", act, "");
    }

    /// What is waited for, in one's own words where there are any.
    public Trigger until() {
      return words.isBlank() ? trigger : new Trigger(trigger.when(), trigger.whom(), words);
    }

    /// What is done then.
    public Act then() {
      return act instanceof Attempt && !doing.isBlank() ? new Attempt(by, doing) : act;
    }
  }

  /// Drops and rolls to put out flames (RTH-FIRE-05).
  record DropAndRoll(String by) implements Act {}

  /// Douses somebody with water at hand (RTH-FIRE-06).
  record Douse(String by, String whom) implements Act {}

  /// Presses on a wound or binds it (RTH-BLED-05).
  record StopBleeding(String by, String whom) implements Act {}

  /// Brings somebody up who is under water (RTH-DROW-05).
  record Rescue(String by, String whom) implements Act {}

  /// Shakes somebody awake (RTH-R-62).
  record Shake(String by, String whom) implements Act {}

  /// Reloads a crossbow (RTH-WPN-10).
  record Reload(String by, String weapon) implements Handiwork {}

  /// Does something else (RTH-ACT-02).
  record Attempt(String by, String what) implements Act {}

  // Motions

  /// Moves up to Near, or 20 ft (RTH-ACT-01, RTH-DIST-06).
  record Move(String by, int to) implements Motion {}

  /// Gives up the action to move up to Far, or 40 ft (RTH-ACT-03, RTH-DIST-06).
  record Run(String by, int to) implements Motion {}

  /// Crawls while out of action (RTH-ZERO-02).
  record Crawl(String by, int to) implements Motion {}

  /// Gets up from the ground (RTH-R-43).
  record StandUp(String by) implements Motion {}

  /// Takes something up from the ground (RTH-R-38).
  record TakeUp(String by, String item) implements Motion {}

  /// Swims up, or climbs out of the water.
  record Surface(String by) implements Motion {}

  // Free actions

  /// Shouts, points, or the like (RTH-ACT-04).
  record Call(String by, String what) implements Free {}

  /// Drops something (RTH-ACT-04).
  record Drop(String by, String item) implements Free {}

  // On a map

  /// Goes to a space of the map, at some pace (RTH-R-30).
  record GoTo(String by, Pace pace, Spot to) implements RathStep, Command {
    public Motion deed() {
      int place = Places.of(to);
      return switch (pace) {
        case MOVE -> new Move(by, place);
        case RUN -> new Run(by, place);
        case CRAWL -> new Crawl(by, place);
      };
    }
  }

  // Turns

  /// Begins one's turn: condition dice come first (RTH-R-54).
  record BeginTurn(String by) implements RathStep, Command {}

  /// Ends one's turn, or lets it pass.
  record EndTurn(String by) implements RathStep, Command {}

  // Tests

  /// A test of something uncertain (RTH-TEST-01).
  ///
  /// @param stat the stat proposed; absent for the deed's own
  /// @param noted whether what the deed's note names is so: tools, a slippery wall, rain
  record Test(String by, Trial trial, Optional<Stat> stat, Optional<Integer> dc, boolean noted)
      implements RathStep, Command {}

  /// A direct contest (RTH-OPP-01).
  ///
  /// @param stat the acting side's stat, and `against` the other's; absent for the contest's own
  record Oppose(
      String by, String with, Contest contest, Optional<Stat> stat, Optional<Stat> against)
      implements RathStep, Command {}

  // The GM's word

  record BeginCombat() implements RathStep, Command {}

  record EndCombat() implements RathStep, Command {}

  /// Whoever has not acted lets the turn pass, and a new round begins.
  record EndRound() implements RathStep, Command {}

  /// What somebody's readied action waits for has happened (RTH-R-27).
  record SpringTrigger(String who) implements RathStep, Command {}

  /// RTH-FORT-07.
  record AwardFortune(String who, String reason) implements RathStep, Command {}

  /// Nothing threatens those who went down any more (RTH-R-50).
  record DangerPasses() implements RathStep, Command {}

  /// The foes' nerve is tested (RTH-S-NRV-01).
  record TestNerve() implements RathStep, Command {}

  /// Exploration turns pass (RTH-TIME-02).
  record LetTurnsPass(int turns) implements RathStep, Command {}

  /// Rounds pass outside combat (RTH-R-64).
  record LetRoundsPass(int rounds) implements RathStep, Command {}

  /// Condition dice from something no attack deals.
  ///
  /// @param severity of a poison (RTH-POIS-05 to 08)
  /// @param dice absent for the figure the book gives (RTH-R-60)
  record Afflict(String who, Affliction what, Optional<Severity> severity, Optional<Integer> dice)
      implements RathStep, Command {}

  /// Takes dice from a pool, by whatever cure the GM says.
  record Relieve(String who, Affliction what, int dice) implements RathStep, Command {}

  /// Damage that no attack deals: a trap, a fall.
  ///
  /// @param times how often the damage is rolled, all in one; 0 is once
  /// @param more what is added to it
  record Harm(
      String who, Amount damage, @OrNone int times, @OrNone int more, Hazard hazard, String source)
      implements RathStep, Command {
    public Harm(String who, Amount damage, Hazard hazard, String source) {
      this(who, damage, 0, 0, hazard, source);
    }

    /// All of it.
    public Amount whole() {
      return damage.times(Math.max(1, times)).plus(more);
    }
  }

  /// Somebody goes under water.
  record Submerge(String who) implements RathStep, Command {}

  /// A killing stroke at somebody at 0 HP (RTH-R-46).
  record Kill(String who, String how) implements RathStep, Command {}

  /// Somebody takes the PCs' side, the enemies', or neither (RTH-R-21).
  record TakeSide(String who, Who.Side side) implements RathStep, Command {}

  record SetFlag(String who, Flag flag, boolean holds) implements RathStep, Command {}

  // People come and go

  /// Creatures of the bestiary come into the scene.
  ///
  /// @param side absent for foes (RTH-R-21)
  record BringIn(String creature, String id, int count, Optional<Who.Side> side)
      implements RathStep, RefereesHand.Arriving {
    public BringIn(String creature, String id, int count) {
      this(creature, id, count, Optional.empty());
    }
  }

  /// Somebody joins with a sheet of their own.
  record Welcome(String id, Seat seat, Sheet sheet)
      implements RathStep, RefereesHand.Joining<Sheet> {}

  record TakeAway(String who) implements RathStep, RefereesHand.Leaving {}

  record HandOver(String who, Seat seat) implements RathStep, RefereesHand.Handing {}

  record Reveal(String who, Secrecy secrecy) implements RathStep, RefereesHand.Revealing {}

  record SetValue(String fact, String value, String reason)
      implements RathStep, RefereesHand.Setting {}

  // Follow-ups of combat

  /// A deed happens.
  record CarryOut(Deed deed) implements FollowUp {}

  /// An act happens off-turn, out of its readiness.
  record React(Act act) implements FollowUp {}

  /// Those who wait for this have their say before whoever caused it goes on.
  record Spring(Trigger.When when, String by) implements FollowUp {}

  /// A new round begins with its initiative (RTH-INIT-01).
  record OpenRound() implements FollowUp {}

  /// Somebody's turn begins, after whoever's turn it was.
  record TakeTurn(String who) implements FollowUp {}

  /// Damage that no attack deals comes of something else: a fall, water, a trap.
  record ComeToHarm(String who, Amount damage, Hazard hazard, String source) implements FollowUp {}

  /// The conditions of somebody who cannot take a turn have their moment.
  record SufferTurn(String who) implements FollowUp {}

  /// That turn is over, unless they can act now.
  record EndIdleTurn(String who) implements FollowUp {}

  /// The turns of the other side begin with somebody's, unless one of this side has one yet.
  record PassTo(String who) implements FollowUp {}

  /// Somebody's turn is over.
  record FinishTurn(String who) implements FollowUp {}

  /// Everybody's turn of the round is over, if it is.
  record CheckRound() implements FollowUp {}

  /// One side has nobody left, if it has.
  record CheckCombat() implements FollowUp {}

  /// One blow: its roll to hit (RTH-ATK-03).
  ///
  /// @param second whether it is the second of two weapons (RTH-TWO-02)
  record Blow(String by, String with, Grip grip, String target, boolean second)
      implements FollowUp {}

  /// A further blow of the same action, aimed now that the one before is seen (RTH-TWO-03).
  ///
  /// @param meant whom it was meant for
  record FurtherBlow(String by, String with, Grip grip, String meant, boolean second)
      implements FollowUp {}

  /// A blow has hit: its damage (RTH-DMG-01).
  record Damage(String by, String with, Grip grip, String target, boolean second, boolean critical)
      implements FollowUp {}

  /// A foe strikes at one who leaves (RTH-R-29).
  record StrikeLeaver(String by, String target) implements FollowUp {}

  /// Somebody goes where a move takes them, once those they leave have struck.
  record Arrive(String who, int to) implements FollowUp {}

  /// A contest is rolled, and again while it is tied and the house says so (RTH-R-05).
  ///
  /// @param sided whether one side tries to change the situation
  /// @param stake what hangs on it
  /// @param doubled whether what a spell stakes on it lasts twice as long (RTH-S-CAST-06)
  record Contend(
      String by,
      Stat stat,
      String with,
      Stat other,
      boolean sided,
      Stake stake,
      String detail,
      boolean doubled)
      implements FollowUp {
    public Contend(
        String by, Stat stat, String with, Stat other, boolean sided, Stake stake, String detail) {
      this(by, stat, with, other, sided, stake, detail, false);
    }
  }

  // Follow-ups of conditions

  /// A first dose meets the body's resistance (RTH-POIS-02, RTH-DIS-02).
  record Dose(String who, Affliction what, int dice) implements FollowUp {}

  /// One pool is rolled (RTH-COND-03).
  record RollPool(String who, Affliction what) implements FollowUp {}

  /// The conditions of whoever is on turn have their next moment, for odds that run on.
  record SufferOn(String who) implements FollowUp {}

  // Follow-ups of injury

  /// RTH-SURV-01.
  record Survive(String who) implements FollowUp {}

  /// RTH-SURV-03.
  record SufferInjury(String who) implements FollowUp {}

  /// HP that survival gives back.
  record Revive(String who, int dice) implements FollowUp {}

  /// RTH-DOOR-01.
  record MeetDeathsDoor() implements FollowUp {}

  // Follow-ups of time

  /// An exploration turn passes, and then the rest of them.
  record PassTurns(int left) implements FollowUp {}

  /// A round passes outside combat, and then the rest of them.
  record PassRounds(int left) implements FollowUp {}

  /// The clock has reached a mark: conditions, then lights.
  record Mark() implements FollowUp {}

  // Things

  /// Uses an item for what it is for, on somebody or something (RTH-ACT-02).
  record UseItem(String by, String item, String target) implements Handiwork {}

  /// Casts an equipped spell; `sure` burns it instead of testing (RTH-S-CAST-02, RTH-S-CAST-05).
  record CastSpell(String by, String spell, List<String> targets, boolean sure) implements Act {}

  /// Reads a scroll, which works once without a test (RTH-S-CAST-09).
  record ReadScroll(String by, String scroll, List<String> targets) implements Act {}

  /// Heals by an inborn gift (RTH-S-APT-04).
  record LayOnHands(String by, String whom) implements Act {}

  /// Burns an equipped spell to heal (RTH-S-APT-05).
  record BurnToHeal(String by, String whom, String spell) implements Act {}

  /// Disables a trap or picks a lock (RTH-TRAP-06).
  record WorkOn(String by, String device) implements Act {}

  /// Breaks a lock or the door of a trap by force.
  record ForceOpen(String by, String device) implements Act {}

  /// Searches the spot for traps; takes the whole turn (RTH-TRAP-03, RTH-R-81).
  record Search(String by) implements Act {}

  /// Sets a trap off from a distance (RTH-TRAP-09).
  record SetOff(String by, String device) implements Act {}

  /// Holds, wears or stows something (RTH-R-26).
  record Place(String by, String item, Item.Where where) implements Act {}

  /// Hands something to somebody Close.
  record Give(String by, String item, String to) implements Act {}

  /// Takes something from somebody Close who cannot keep it, or the coins (RTH-R-102).
  record Loot(String by, String from, String item) implements Act {}

  // Rest, magic and learning outside combat

  record ShortRest() implements RathStep, Command {}

  record LongRest(int hours) implements RathStep, Command {}

  /// Whole days in bed, for those who owe them (RTH-INJ-03, RTH-INJ-04).
  record BedRest(int days) implements RathStep, Command {}

  /// Changes the spells equipped (RTH-LRST-05).
  record EquipSpells(String by, List<String> spells) implements RathStep, Command {}

  /// Learns a spell from a scroll, or from somebody else's book (RTH-S-CAST-09).
  record LearnSpell(String by, String spell, String from) implements RathStep, Command {}

  /// Spends XP on a level (RTH-XP-02).
  record LevelUp(String by) implements RathStep, Command {}

  // Trade and henchmen

  /// Buys gear; a scroll with that spell on it.
  record Buy(String by, String gear, String spell) implements RathStep, Command {}

  record Sell(String by, String item) implements RathStep, Command {}

  /// A temple's cure (RTH-POIS-18, RTH-DIS-09).
  record BuyCure(String by, String whom, Affliction.Family of) implements RathStep, Command {}

  /// Hires a henchman for a day, or buys a beast (RTH-DER-04).
  record Hire(String by, String service, String id) implements RathStep, Command {}

  record Dismiss(String by, String whom) implements RathStep, Command {}

  /// A night under a roof for the whole party, at one purse's expense: a safe long rest
  /// (RTH-LRST-02).
  record StayTheNight(String by, String lodging, int hours) implements RathStep, Command {}

  record GiveCoins(String by, String to, int copper) implements RathStep, Command {}

  /// Fills a waterskin again.
  record Refill(String by, String item) implements RathStep, Command {}

  // The GM's word on things

  /// RTH-FORT-05.
  record BeginSession() implements RathStep, Command {}

  /// RTH-XP-01.
  record EndSession() implements RathStep, Command {}

  /// A scene is over: what lasts or is counted for a scene ends (RTH-R-36, RTH-R-90).
  record EndScene() implements RathStep, Command {}

  /// Lays the scene out on a map, with zones or feet as the house has it (RTH-R-30).
  record LayMap(Grid map) implements RathStep, Command {}

  record SetFog(boolean on) implements RathStep, Command {}

  /// Puts somebody into a space of the map.
  record PutAt(String who, Spot to) implements RathStep, Command {}

  /// Says how dark it is (RTH-ADV-03).
  record SetDarkness(Darkness darkness) implements RathStep, Command {}

  /// Puts a trap or lock of the packs into the scene.
  record SetDevice(String trap, String id, int at) implements RathStep, Command {}

  record RemoveDevice(String device) implements RathStep, Command {}

  /// Somebody sets a trap off.
  record SpringTrap(String device, String who) implements RathStep, Command {}

  /// Gives somebody something of the packs, a scroll with that spell on it.
  record Bestow(String to, String what, String spell) implements RathStep, Command {}

  /// Gives somebody coins.
  ///
  /// @param times how often these coins; 0 is once
  record BestowCoins(String to, Purse coins, @OrNone int times) implements RathStep, Command {
    public BestowCoins(String to, Purse coins) {
      this(to, coins, 0);
    }

    /// All of them.
    public Purse all() {
      int often = Math.max(1, times);
      return new Purse(often * coins.cp(), often * coins.sp(), often * coins.gp());
    }
  }

  /// Something of somebody's has been used: its usage die is rolled (RTH-USE-03).
  record RollUsage(String who, String item) implements RathStep, Command {}

  /// RTH-R-86.
  record GrantAptitude(String who, String aptitude) implements RathStep, Command {}

  /// A new character by the book (RTH-S-CC-01 to 08).
  record CreateCharacter(String id, Seat seat) implements RathStep, RefereesHand.Making {}

  // Follow-ups of a new character, step by step

  /// RTH-S-CC-01 to 03.
  record ShareStats(Draft draft) implements FollowUp {}

  /// RTH-S-CC-05.
  record ChooseAptitudes(Draft draft) implements FollowUp {}

  /// RTH-S-CC-06.
  record FillPurse(Draft draft) implements FollowUp {}

  /// RTH-S-CC-06.
  record BuyOutfit(Draft draft) implements FollowUp {}

  /// RTH-S-CC-07.
  record ChooseSpells(Draft draft) implements FollowUp {}

  /// RTH-S-CC-08.
  record MeetNewcomer(Draft draft) implements FollowUp {}

  // Follow-ups of advancement

  /// RTH-LVL-01.
  record RollHitPoints(String who) implements FollowUp {}

  /// RTH-LVL-05.
  record RaiseStat(String who) implements FollowUp {}

  /// A new aptitude (RTH-LVL-08).
  ///
  /// @param granted names the one the GM gives, and is empty for a choice
  /// @param swapped whether it takes the place of one given up already (RTH-R-86)
  record GainAptitude(String who, String granted, boolean swapped) implements FollowUp {}

  // Follow-ups of rest and wear

  /// A rest's CON test against a poison (RTH-POIS-19, RTH-POIS-20).
  record ShakeOff(String who, Affliction what, int dice) implements FollowUp {}

  record EndShortRest() implements FollowUp {}

  /// One person's part of a short rest (RTH-SRST-03).
  ///
  /// @param tended whether a medic sees to them (RTH-S-APT-06)
  record RestUp(String who, boolean tended) implements FollowUp {}

  record EndLongRest() implements FollowUp {}

  /// A ration at rest (RTH-R-74).
  record EatAtRest(String who, boolean night) implements FollowUp {}

  /// A day in bed is over, and then the rest of them.
  record EndBedDay(int left) implements FollowUp {}

  /// A kind of ammunition owes its one roll for this combat (RTH-USE-06).
  record RollAmmunition(String who, String ammunition) implements FollowUp {}

  /// The lights that have burned a full hour are rolled (RTH-USE-07).
  record BurnLights() implements FollowUp {}

  // Follow-ups of magic and traps

  /// A spell takes effect on one target.
  ///
  /// @param doubled whether one number of it is doubled (RTH-S-CAST-06)
  record WorkSpell(String by, String spell, String target, boolean doubled) implements FollowUp {}

  /// The words are spoken, once those who wait for them have had their say (RTH-R-27).
  record Incant(CastSpell cast) implements FollowUp {}

  /// Dread makes somebody run on their turn (RTH-S-SPL-12).
  record RunInDread(String who) implements FollowUp {}

  /// The day of study is over (RTH-S-CAST-09).
  record FinishStudy(String by, String spell) implements FollowUp {}

  /// A trap does its work on one of those it catches.
  record SufferTrap(String device, String who) implements FollowUp {}
}

package quintain.otherworlds.state;

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

/// Everything the rules of Otherworlds resolve: the commands of the table, and the follow-ups on
/// its agenda.
public sealed interface OtwStep extends Step {
  /// What somebody does on their own turn in battle, and at any time outside one.
  sealed interface Deed extends OtwStep, Command {
    String by();
  }

  /// A deed for a turn point, as often as there are points (OTW-ACT-02).
  sealed interface Act extends Deed {}

  /// A deed for a turn point that may be done once a turn (OTW-ACT-13).
  sealed interface Limited extends Deed {
    Once once();
  }

  /// A deed that is part of the Movement Action, whole or split (OTW-ACT-18, OTW-MOVE-01).
  sealed interface Motion extends Deed {}

  /// A Boost: no turn point, one a turn (OTW-SKL-01).
  sealed interface Boost extends Deed {}

  /// A free action, one of each kind a turn (OTW-R-52).
  sealed interface Free extends Deed {
    String kind();
  }

  /// What somebody does outside turns, or to end one.
  sealed interface Doing extends OtwStep, Command {}

  /// What only the World Master says.
  sealed interface WmsWord extends OtwStep, Command {}

  /// What the rules put on the agenda by themselves.
  sealed interface FollowUp extends OtwStep {}

  // Limited deeds

  /// The Attack Action (OTW-ACT-14).
  ///
  /// @param with one weapon, or two where both hands strike (OTW-EQ-19)
  /// @param targets one for all attacks of the action, or one for each
  /// @param unload rounds spent beyond the first on each attack (OTW-EQ-21)
  /// @param burst whether a Burst-Fire weapon makes its two rolls (OTW-MECH-08)
  record Attack(
      String by,
      List<String> with,
      List<String> targets,
      boolean thrown,
      @OrNone int unload,
      boolean burst)
      implements Limited {
    @Override
    public Once once() {
      return Once.ATTACK;
    }
  }

  /// The Attack Action with an explosive, at a space (OTW-MECH-19).
  record Bombard(String by, String with, Spot at) implements Limited {
    @Override
    public Once once() {
      return Once.ATTACK;
    }
  }

  /// OTW-ACT-15.
  record Grapple(String by, String target) implements Limited {
    @Override
    public Once once() {
      return Once.GRAPPLE;
    }
  }

  /// A grapple check against whoever holds one (OTW-R-47).
  record BreakFree(String by) implements Limited {
    @Override
    public Once once() {
      return Once.GRAPPLE;
    }
  }

  /// OTW-ACT-17.
  record Ready(String by, Deed deed, String trigger) implements Limited {
    @Override
    public Once once() {
      return Once.READY;
    }
  }

  // Acts

  /// OTW-ACT-03.
  record BraceYourself(String by) implements Act {}

  /// OTW-ACT-04.
  record Conceal(String by) implements Act {}

  /// Frees somebody from one intimidator (OTW-ACT-06).
  record Inspire(String by, String whom, String from) implements Act {}

  /// OTW-ACT-07.
  record Intimidate(String by, String target) implements Act {}

  /// OTW-ACT-12.
  record Scan(String by, String target) implements Act {}

  /// A Wisdom (Medical) check that ends poison or bleeding (OTW-R-102, OTW-R-37).
  record Treat(String by, String whom, Ailing woe) implements Act {}

  /// What a Medical check alone can end.
  enum Ailing {
    POISON,
    BLEED
  }

  /// Throws an object that is no weapon (OTW-MOVE-05).
  record ThrowObject(String by, String item, Spot at) implements Act {}

  /// Throws something that lies at hand and is nobody's gear: a stone, a chair (OTW-MOVE-05).
  record Hurl(String by, String what, Spot at) implements Act {}

  // Motions

  /// Goes to a space, by the shortest way there is (OTW-ACT-18, OTW-MOVE-01).
  record Move(String by, Spot to) implements Motion {}

  /// OTW-R-98.
  record StandUp(String by) implements Motion {}

  /// A leap or high jump towards a space (OTW-MOVE-06).
  record Jump(String by, Spot to, boolean runUp) implements Motion {}

  // Free actions

  /// OTW-FREE-08.
  record DropProne(String by) implements Free {
    @Override
    public String kind() {
      return "drop prone";
    }
  }

  /// A hood, a stone, or another trifle (OTW-FREE-05, OTW-FREE-06, OTW-FREE-09).
  record Trifle(String by, String what) implements Free {
    @Override
    public String kind() {
      return what;
    }
  }

  /// Lets go of whoever one holds (OTW-R-47).
  record LetGo(String by, String whom) implements Free {
    @Override
    public String kind() {
      return "let go";
    }
  }

  // Doings

  /// Unspent turn points are lost (OTW-R-44).
  record EndTurn(String by) implements Doing {}

  /// What somebody's readied attack waits for has happened, say those who wait or the World Master
  /// (OTW-R-46).
  record SpringTrigger(String who) implements Doing {}

  /// Passives are on whenever their owner wants (OTW-SKL-02).
  record Toggle(String by, String skill, boolean on) implements Doing {}

  // The World Master's word

  record BeginBattle() implements WmsWord {}

  record EndBattle() implements WmsWord {}

  /// Whether the battle goes on though one side has nobody conscious.
  record KeepBattle(boolean on) implements WmsWord {}

  /// OTW-MOVE-02.
  record Fall(String who, int feet) implements WmsWord {}

  /// Fixed damage (OTW-COM-08).
  record Harm(String who, int damage, DamageType type, boolean death, String source)
      implements WmsWord {}

  /// Heals somebody by whatever the World Master says.
  record Heal(String who, int points) implements WmsWord {}

  /// Puts a status on somebody (OTW-R-107).
  record Inflict(String who, Status.Kind status, int amount) implements WmsWord {}

  /// Ends a status of somebody.
  record Relieve(String who, Status.Kind status) implements WmsWord {}

  /// Moves somebody against their will (OTW-R-97).
  record Push(String who, Spot to) implements WmsWord {}

  record SetCover(String attacker, String target, Scene.Grade grade) implements WmsWord {}

  /// Another map is laid under everybody.
  record LayMap(Grid map) implements WmsWord {}

  /// Players know only what their characters see, or all of the map again.
  record SetFog(boolean on) implements WmsWord {}

  record LetTimePass(int minutes) implements WmsWord {}

  // People come and go

  /// Creatures of the bestiary come into the scene.
  record BringIn(String creature, String id, int count) implements WmsWord, RefereesHand.Arriving {}

  /// Something built comes into the scene that can be broken: a door, a barricade (OTW-R-84).
  record Erect(String id, int health, int armor, Spot at) implements WmsWord {}

  /// Somebody joins with a sheet of their own.
  record Welcome(String id, Seat seat, Sheet sheet)
      implements WmsWord, RefereesHand.Joining<Sheet> {}

  record TakeAway(String who) implements WmsWord, RefereesHand.Leaving {}

  record HandOver(String who, Seat seat) implements WmsWord, RefereesHand.Handing {}

  record Reveal(String who, Secrecy secrecy) implements WmsWord, RefereesHand.Revealing {}

  record SetValue(String fact, String value, String reason)
      implements WmsWord, RefereesHand.Setting {}

  // Follow-ups of battle

  /// OTW-INIT-01.
  record RollInitiative(String who) implements FollowUp {}

  /// The order is made, and the first round begins (OTW-R-43).
  record OpenBattle() implements FollowUp {}

  record OpenRound() implements FollowUp {}

  /// Everybody takes their place in the order, once no tie is left (OTW-R-43).
  record Arrange() implements FollowUp {}

  /// A tie is rolled off (OTW-R-43).
  record RollAgain(String who) implements FollowUp {}

  /// What happens at the start of a turn (OTW-R-55).
  record StartTurn(String who) implements FollowUp {}

  /// Regeneration comes in between (OTW-MECH-33a).
  record Regenerate(String who, boolean astral) implements FollowUp {}

  /// Poison and bleeding come in, and the turn points (OTW-R-55, steps 6 to 8).
  ///
  /// @param stiff whether they were frozen or petrified when the turn began
  record Suffer(String who, boolean stiff) implements FollowUp {}

  /// OTW-MECH-42b.
  record ShakeStun(String who) implements FollowUp {}

  /// Berserk and Confusion take hold of the turn.
  record TakeControl(String who) implements FollowUp {}

  record FinishTurn(String who) implements FollowUp {}

  /// The turn goes on to whoever comes after.
  record PassTurn(String after) implements FollowUp {}

  /// Ends the battle if one side has nobody conscious.
  record CheckBattle() implements FollowUp {}

  /// A readied deed happens on somebody else's turn.
  record Release(Fight.Ready ready) implements FollowUp {}

  // Follow-ups of attacks

  /// One attack is declared: reactions, then the choice to defend or evade.
  record Strike(String by, Means means, String target, Twist twist) implements FollowUp {}

  /// One attack on everybody in some spaces is declared (OTW-R-24).
  ///
  /// @param met those it meets; empty for everybody in the blast
  record Volley(String by, Means means, Spot at, List<String> met, Twist twist)
      implements FollowUp {}

  /// Attack against one defence, and all that comes of it.
  ///
  /// @param unseen whether the target did not spot the attacker (OTW-ACT-05)
  record Clash(Onset onset, boolean unseen) implements FollowUp {}

  /// The attack roll against several.
  record LetFly(Onset onset, boolean unseen) implements FollowUp {}

  /// The next defence roll of several.
  ///
  /// @param bought whether the attacker has spent successes already, for Swing
  record Face(Onset onset, boolean bought) implements FollowUp {}

  /// Successes are spent and damage is dealt, all rolls being known.
  record Reckon(Onset onset) implements FollowUp {}

  /// The same once the attacker has bought.
  record Settle(Onset onset) implements FollowUp {}

  /// OTW-MAN-03, OTW-MAN-04.
  record Surge(String by) implements FollowUp {}

  /// OTW-MECH-26a.
  record StealLife(String by) implements FollowUp {}

  /// A further attack at once, at whom one likes: Speed Attack, Dualcast (OTW-MAN-09, OTW-MAN-14).
  record StrikeOn(String by, Means means, String target, Twist twist) implements FollowUp {}

  /// What was thrown lies where it fell, and what is used up is gone.
  record LayDown(String by, Means means, Spot at) implements FollowUp {}

  /// OTW-MAN-21.
  record Counter(String by, String target) implements FollowUp {}

  // Follow-ups of time

  /// Minutes pass up to the next five of poison, and then the rest of them.
  record PassMinutes(int left) implements FollowUp {}

  /// Somebody's turns go by outside a battle (OTW-R-113).
  record Endure(String who, int rounds) implements FollowUp {}

  /// So far minutes have passed: poison may be due, and then the rest of them.
  record ReachMinute(int left) implements FollowUp {}

  // Things, skills, spells and growth

  /// An Action Skill (OTW-ACT-16).
  ///
  /// @param with the weapon, where the skill attacks; empty for the others
  /// @param targets whom it is aimed at, if at anybody
  record UseSkill(String by, String skill, String with, List<String> targets) implements Limited {
    @Override
    public Once once() {
      return Once.ACTION_SKILL;
    }
  }

  /// A spell on somebody (OTW-R-13).
  record CastSpell(String by, String spell, String target) implements Limited {
    @Override
    public Once once() {
      return Once.ACTION_SKILL;
    }
  }

  /// A spell on an area, about a space.
  record CastAt(String by, String spell, Spot at) implements Limited {
    @Override
    public Once once() {
      return Once.ACTION_SKILL;
    }
  }

  /// A creature's breath, on every enemy near.
  record Breathe(String by) implements Limited {
    @Override
    public Once once() {
      return Once.ACTION_SKILL;
    }
  }

  /// Something out of the inventory is used, or put on (OTW-ACT-19).
  record UseEquipment(String by, String item, String target) implements Limited {
    @Override
    public Once once() {
      return Once.EQUIPMENT;
    }
  }

  /// The fallen or a container are searched (OTW-ACT-20).
  record Loot(String by, String from) implements Limited {
    @Override
    public Once once() {
      return Once.LOOT;
    }
  }

  /// One thing is taken off the fallen (OTW-ACT-20, OTW-R-115).
  record TakeFrom(String by, String from, String item) implements Limited {
    @Override
    public Once once() {
      return Once.LOOT;
    }
  }

  /// Something in a hand or quick slot is used (OTW-ACT-10).
  record UseItem(String by, String item, String target) implements Act {}

  /// A canister or vial is thrown at a space.
  record TossItem(String by, String item, Spot at) implements Act {}

  /// OTW-ACT-11.
  record Reload(String by, String item) implements Act {}

  /// A Boost skill or a spell cast as one (OTW-SKL-01).
  record UseBoost(String by, String boost) implements Boost {}

  /// A Movement skill in place of the Movement Action (OTW-SKL-05).
  record MoveBySkill(String by, String skill, Spot to) implements Motion {}

  /// OTW-FREE-02.
  record Draw(String by, String item, boolean bothHands) implements Free {
    @Override
    public String kind() {
      return "draw";
    }
  }

  /// OTW-FREE-01.
  record Holster(String by, String item) implements Free {
    @Override
    public String kind() {
      return "holster";
    }
  }

  /// OTW-FREE-03.
  record PickUp(String by, String item) implements Free {
    @Override
    public String kind() {
      return "pick up";
    }
  }

  /// OTW-FREE-04.
  record TakeItem(String by, String item) implements Free {
    @Override
    public String kind() {
      return "take";
    }
  }

  /// OTW-FREE-07.
  record HandTo(String by, String item, String to) implements Free {
    @Override
    public String kind() {
      return "hand over";
    }
  }

  /// A weapon is taken in one hand or in both.
  record Grasp(String by, String item, boolean bothHands) implements Free {
    @Override
    public String kind() {
      return "change grip";
    }
  }

  record Drop(String by, String item) implements Free {
    @Override
    public String kind() {
      return "drop";
    }
  }

  /// Something is laid on a table or the ground, where somebody can take it again (OTW-FREE-04).
  record PutDown(String by, String item, Spot at) implements Free {
    @Override
    public String kind() {
      return "put down";
    }
  }

  /// Something is put on, put away or taken in hand, in peace (OTW-CC-10).
  record Stow(String by, String item, Item.Place place) implements Doing {}

  /// Something is bought for what it costs (OTW-CC-09).
  record Buy(String by, String gear) implements Doing {}

  /// Something is sold for what the World Master gives.
  record Sell(String by, String item) implements Doing {}

  /// OTW-CHK-01.
  record MakeCheck(String by, Attribute attribute, Optional<Proficiency> proficiency)
      implements Doing {}

  /// An opposed check (OTW-R-65).
  record Contest(
      String by,
      String against,
      Attribute attribute,
      Optional<Proficiency> proficiency,
      Attribute othersAttribute,
      Optional<Proficiency> othersProficiency)
      implements Doing {}

  /// A rest or a meditation of those named, or of everybody.
  record Rest(Repose how, List<String> who) implements Doing {}

  /// A new character by the book (OTW-CC-01 to 11).
  record CreateCharacter(String id, Seat seat) implements Doing, RefereesHand.Making {}

  /// The World Master gives somebody a thing.
  record Bestow(String who, String gear) implements WmsWord {}

  /// A thing lies somewhere for anybody to take: on a table, on the ground (OTW-FREE-04).
  record SetOut(String gear, Spot at) implements WmsWord {}

  /// Somebody is ready for the next rank (OTW-CC-12).
  record RankUp(String who) implements WmsWord {}

  /// What one of the resting gets from it.
  record Recover(String who, Repose how) implements FollowUp {}

  /// A Toughness check against a flash.
  record MeetFlash(String who, int dl) implements FollowUp {}

  /// The pieces of a character in the making, each as chosen so far.
  record ChooseAttributes(Draft draft) implements FollowUp {}

  record ChooseTraining(Draft draft) implements FollowUp {}

  record ChoosePicks(Draft draft) implements FollowUp {}

  record ChooseGear(Draft draft) implements FollowUp {}

  record MeetNewcomer(Draft draft) implements FollowUp {}
}

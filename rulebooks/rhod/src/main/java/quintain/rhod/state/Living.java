package quintain.rhod.state;

import java.util.List;
import quintain.kernel.Seat;
import quintain.kernel.craft.RefereesHand;
import quintain.space.Brightness;

/// The steps of living in the world: time, needs, Conditions, growing, and being made.
public sealed interface Living extends RhodStep {
  sealed interface Doing extends Living, RhodStep.Doing {}

  sealed interface Word extends Living, RhodStep.RefereesWord {}

  sealed interface Next extends Living, RhodStep.FollowUp {}

  /// The next step of a character in the making.
  sealed interface Making extends Next {
    Draft draft();
  }

  // Growing

  /// A new character by the book (RHD-CHAR-01).
  record CreateCharacter(String id, Seat seat) implements Doing, RefereesHand.Making {}

  /// RHD-EXP-09.
  record GainFeature(String by, String feature) implements Doing {}

  /// RHD-EXP-12.
  record GainTrait(String by, String trait) implements Doing {}

  /// The next Degree of a Skill (RHD-EXP-14 to 18).
  ///
  /// @param source the Knowledge Source: something carried, the id of a teacher, or empty
  record RaiseSkill(String by, Skill skill, String source) implements Doing {}

  /// A Watch spent using a Professional Skill (RHD-EXP-18).
  record Practise(String by, Skill skill) implements Doing {}

  // Days

  /// What somebody does with the Watch under way (RHD-TIME-03).
  record SpendWatch(String by, WatchKind kind) implements Doing {}

  /// Some hours of the Watch under way are for Rest (RHD-NEED-14 to 16).
  record Rest(String by, int hours) implements Doing {}

  /// Half a day's Food out of what one carries (RHD-NEED-03).
  record Eat(String by) implements Doing {}

  /// Half a day's Water out of what one carries (RHD-NEED-08).
  record Drink(String by) implements Doing {}

  /// A Watch spent on somebody's Wounds (RHD-R-54).
  record Tend(String by, String patient) implements Doing {}

  // The Referee's word

  /// Puts a Condition on somebody.
  ///
  /// @param condition its name: one the rules know, or one that a pack has written
  record Inflict(String who, Plight condition, int stacks) implements Word {
    public Inflict(String who, Condition condition, int stacks) {
      this(who, Plight.of(condition), stacks);
    }
  }

  /// Takes a Condition off somebody.
  record Relieve(String who, Plight condition, int stacks) implements Word {
    public Relieve(String who, Condition condition, int stacks) {
      this(who, Plight.of(condition), stacks);
    }
  }

  /// Meals from wherever the Referee says, in whatever Watch (RHD-NEED-03).
  record Feed(String who, int meals) implements Word {}

  /// Water from wherever the Referee says, in quarts of which a gallon has four (RHD-NEED-09).
  record Water(String who, int quarts) implements Word {}

  /// Says what somebody's Watch counts as (RHD-NEED-13).
  record CallWatch(String who, WatchKind kind) implements Word {}

  /// Says how many hours of somebody's Watch were Rest (RHD-NEED-13).
  record CallRest(String who, int hours) implements Word {}

  /// The Watch under way is over.
  record LetWatchPass() implements Word {}

  /// A typical day, Watch by Watch, to the end of the day (RHD-TIME-04).
  record LetDayPass() implements Word {}

  /// Rounds outside an Encounter, for those who have no air (RHD-R-71).
  record LetRoundsPass(int rounds) implements Word {}

  /// EXP for whatever the Referee thinks deserves it (RHD-EXP-01).
  record Award(String who, int exp) implements Word {}

  /// A Feature or Trait that nobody paid for (RHD-R-11).
  record Grant(String who, String mechanic) implements Word {}

  /// A Degree that nobody paid for (RHD-SKILL-03).
  record SetDegree(String who, Skill skill, Degree degree) implements Word {}

  /// Takes a Feature or Trait away (RHD-R-11).
  record Strip(String who, String mechanic) implements Word {}

  /// Somebody has nothing to breathe (RHD-SUF-01).
  record TakeAir(String who) implements Word {}

  record GiveAir(String who) implements Word {}

  /// How light it is wherever nothing else shines (RHD-LIT-01).
  record SetLight(Brightness light) implements Word {}

  // Follow-ups of Turns

  /// Breath, or the want of it (RHD-R-39).
  record Breathe(String who) implements Next {}

  /// Damage from Conditions at the beginning of a Turn (RHD-R-39).
  record Suffer(String who) implements Next {}

  /// Conditions that end as somebody's Turn begins (RHD-R-39).
  record Refresh(String who) implements Next {}

  /// Conditions that end, or may end, with somebody's Turn.
  record CloseTurn(String who) implements Next {}

  // Follow-ups of days

  record PassWatches(List<WatchKind> kinds) implements Next {}

  record PassWatch() implements Next {}

  /// Food, Water and Sleep of the day, and what heals (RHD-NEED-02).
  record JudgeDay(String who) implements Next {}

  record PassRounds(int left) implements Next {}

  /// Somebody's Turn outside an Encounter, where nobody acts on it (RHD-R-109).
  record TurnGoesBy(String who) implements Next {}

  /// What everybody in an Encounter gets out of it (RHD-EXP-02).
  record AwardExp(List<String> party, List<String> foes) implements Next {}

  // Creation (RHD-CHAR-01)

  record Conceive(Draft draft) implements Making {}

  record RollScores(Draft draft) implements Making {}

  record WeighScores(Draft draft) implements Making {}

  record PlaceScores(Draft draft) implements Making {}

  record Budget(Draft draft) implements Making {}

  record Learn(Draft draft) implements Making {}

  record Equip(Draft draft) implements Making {}

  record Introduce(Draft draft) implements Making {}
}

package quintain.rhod.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.testkit.Covers;

/// How Conditions add up, refresh, resolve and run out.
class BearingTest {
  private static final List<Borne> NOTHING = List.of();

  @Test
  @Covers({"RHD-COND-01", "RHD-COND-04"})
  void stacksAreGainedAndResolvedByNumber() {
    var once = Bearing.gain(NOTHING, Borne.lasting(Condition.EXHAUSTED, 1, ""));
    var twice = Bearing.gain(once, Borne.lasting(Condition.EXHAUSTED, 1, ""));
    assertThat(Bearing.stacks(once, Condition.EXHAUSTED)).isEqualTo(1);
    assertThat(Bearing.stacks(twice, Condition.EXHAUSTED)).isEqualTo(2);
    assertThat(twice).hasSize(1);
    assertThat(Bearing.resolve(twice, Condition.EXHAUSTED, 1)).isEqualTo(once);
    assertThat(Bearing.resolve(twice, Condition.EXHAUSTED, 5)).isEmpty();
    assertThat(Bearing.resolve(twice, Condition.HUNGRY, 1)).isEqualTo(twice);
  }

  @Test
  @Covers("RHD-COND-04")
  void someStacksHaveALimit() {
    var bleeding = Bearing.gain(NOTHING, Borne.lasting(Condition.BLEEDING, 2, "a"));
    assertThat(
            Bearing.stacks(
                Bearing.gain(bleeding, Borne.lasting(Condition.BLEEDING, 2, "b")),
                Condition.BLEEDING))
        .isEqualTo(3);
    assertThat(Borne.lasting(Condition.POISONED, 9, "").stacks()).isEqualTo(4);
  }

  @Test
  @Covers({"RHD-R-79", "RHD-R-31"})
  void whatDoesNotStackIsRefreshedInItsPlace() {
    var first = Borne.forTurns(Condition.AIDED, "teo", Borne.Until.END_OF_TURN, "maren", 1);
    var second = Borne.forTurns(Condition.AIDED, "sabe", Borne.Until.END_OF_TURN, "maren", 2);
    var hungry = Borne.lasting(Condition.HUNGRY, 1, "");
    assertThat(Bearing.gain(List.of(first, hungry), second)).containsExactly(second, hungry);
  }

  @Test
  @Covers({"RHD-COND-03", "RHD-R-79"})
  void oneAilmentOfEachSource() {
    var byTeo = Borne.lasting(Condition.GRAPPLED, 1, "teo");
    var bySabe = Borne.lasting(Condition.GRAPPLED, 1, "sabe");
    var both = Bearing.gain(Bearing.gain(Bearing.gain(NOTHING, byTeo), bySabe), byTeo);
    assertThat(both).containsExactly(byTeo, bySabe);
    assertThat(Bearing.sources(both, Condition.GRAPPLED)).containsExactly("teo", "sabe");
    assertThat(Bearing.resolveFrom(both, Condition.GRAPPLED, "teo")).containsExactly(bySabe);
  }

  @Test
  @Covers("RHD-COND-02")
  void someRunOutWithTurnsAndOthersStay() {
    var aided = Borne.forTurns(Condition.AIDED, "teo", Borne.Until.END_OF_TURN, "maren", 2);
    var hungry = Borne.lasting(Condition.HUNGRY, 1, "");
    var all = List.of(aided, hungry);
    assertThat(Bearing.passed(all, Borne.Until.START_OF_TURN, "maren")).isSameAs(all);
    assertThat(Bearing.passed(all, Borne.Until.END_OF_TURN, "teo")).isSameAs(all);
    var later = Bearing.passed(all, Borne.Until.END_OF_TURN, "maren");
    assertThat(later).containsExactly(aided.withTurns(1), hungry);
    assertThat(Bearing.passed(later, Borne.Until.END_OF_TURN, "maren")).containsExactly(hungry);
  }

  @Test
  @Covers({"RHD-COND-03", "RHD-COND-05"})
  void theTenOfTheCoreHaveTheirClass() {
    var named = new ArrayList<String>();
    for (Condition condition : List.of(Condition.values()).subList(0, 10)) {
      named.add(condition.title() + " " + condition.kind());
    }
    assertThat(named)
        .containsExactly(
            "Hungry CONDITION",
            "Starving CONDITION",
            "Dehydrated CONDITION",
            "Exhausted CONDITION",
            "Well Rested CONDITION",
            "Hidden CONDITION",
            "Blinded CONDITION",
            "Grappled AILMENT",
            "Engaged AILMENT",
            "Aided EMBOLDENMENT");
    assertThat(List.of(Condition.values()).stream().filter(Condition::listed)).hasSize(22);
  }

  // What they weigh

  private static int penalty(Condition condition, int stacks, Skill skill) {
    return check(List.of(Borne.lasting(condition, stacks, "")), skill);
  }

  @Test
  @Covers("RHD-COND-06")
  void theNeedsWeighOnSkillChecks() {
    assertThat(penalty(Condition.EXHAUSTED, 2, Skill.LONG_BLADE)).isEqualTo(-2);
    assertThat(penalty(Condition.EXHAUSTED, 7, Skill.INITIATIVE)).isEqualTo(-7);
    assertThat(penalty(Condition.DEHYDRATED, 3, Skill.COOKING)).isEqualTo(-2);
    assertThat(penalty(Condition.DEHYDRATED, 4, Skill.COOKING)).isEqualTo(-2);
    assertThat(penalty(Condition.HUNGRY, 2, Skill.ATHLETICS)).isEqualTo(-2);
    assertThat(penalty(Condition.HUNGRY, 8, Skill.ATHLETICS)).isEqualTo(-5);
    assertThat(penalty(Condition.HUNGRY, 2, Skill.PERCEPTION)).isZero();
    assertThat(penalty(Condition.STARVING, 3, Skill.PERCEPTION)).isEqualTo(-3);
    assertThat(penalty(Condition.STARVING, 9, Skill.BOW)).isEqualTo(-5);
    assertThat(penalty(Condition.HIDDEN, 1, Skill.STEALTH)).isZero();
  }

  @Test
  @Covers({"RHD-COND-06", "RHD-R-21"})
  void hungerAndShockCostActionPoints() {
    assertThat(Afflictions.onActionPoints(List.of(Borne.lasting(Condition.STARVING, 5, ""))))
        .isEqualTo(-2);
    assertThat(Afflictions.onActionPoints(List.of(Borne.lasting(Condition.STUNNED, 1, ""))))
        .isEqualTo(-3);
    assertThat(Afflictions.onActionPoints(NOTHING)).isZero();
  }

  @Test
  @Covers("RHD-COND-06")
  void someWeighOnAttacksAndDefensesAlone() {
    var all =
        List.of(
            Borne.lasting(Condition.HEARTENED, 1, "teo"),
            Borne.lasting(Condition.SUPPRESSED, 1, "bear"),
            Borne.lasting(Condition.FRIGHTENED, 1, "bear"),
            Borne.lasting(Condition.POISONED, 3, "viper"),
            Borne.lasting(Condition.TURNED_BLADE, 1, ""));
    assertThat(attack(all, "bear")).isEqualTo(-3);
    assertThat(attack(all, "viper")).isEqualTo(-1);
    assertThat(check(all, Skill.BOW)).isZero();
    assertThat(defense(all, Skill.WILL, true)).isEqualTo(1);
    assertThat(defense(all, Skill.FORTITUDE, true)).isEqualTo(-3);
    assertThat(defense(all, Skill.REFLEX, true)).isEqualTo(3);
    assertThat(defense(all, Skill.REFLEX, false)).isZero();
  }

  private static int check(List<Borne> all, Skill skill) {
    var parts = new ArrayList<Part>();
    Afflictions.onCheck(all, skill, parts);
    return Part.sum(parts);
  }

  private static int attack(List<Borne> all, String target) {
    var parts = new ArrayList<Part>();
    Afflictions.onAttack(all, target, parts);
    return Part.sum(parts);
  }

  private static int defense(List<Borne> all, Skill defense, boolean melee) {
    var parts = new ArrayList<Part>();
    Afflictions.onDefense(all, defense, melee, parts);
    return Part.sum(parts);
  }
}

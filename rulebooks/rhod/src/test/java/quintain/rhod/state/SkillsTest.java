package quintain.rhod.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.rhod.Folk;
import quintain.rhod.Tables;
import quintain.testkit.Covers;

/// The lists of Skills, and what a Degree in each of them is worth.
class SkillsTest {
  @Test
  @Covers("RHD-SKILL-02")
  void fiveDegreesAndNoValueBetween() {
    assertThat(Degree.values()).extracting(Degree::bonus).containsExactly(0, 2, 4, 6, 8);
    assertThat(Degree.of(8).map(Degree::title)).contains("Master");
    assertThat(Degree.of(5)).isEmpty();
    assertThat(Degree.EXPERT.next()).contains(Degree.MASTER);
    assertThat(Degree.MASTER.next()).isEmpty();
    assertThat(Degree.COMPETENT.before()).isEqualTo(Degree.LEARNING);
    assertThat(Degree.UNTRAINED.before()).isEqualTo(Degree.UNTRAINED);
  }

  @Test
  @Covers("RHD-SKILL-03")
  void everybodyStartsUntrained() {
    assertThat(Skill.listed())
        .allSatisfy(skill -> assertThat(Training.NONE.of(skill)).isEqualTo(Degree.UNTRAINED));
    assertThat(Training.NONE.with(Skill.AXE, Degree.EXPERT).bonus(Skill.AXE)).isEqualTo(6);
    assertThat(Training.NONE.with(Skill.AXE, Degree.UNTRAINED)).isEqualTo(Training.NONE);
  }

  @Test
  @Covers("RHD-SKILL-04")
  void theGroupsCountFiftyThree() {
    var count =
        Skill.listed().stream()
            .filter(skill -> !skill.equals(Skill.INITIATIVE))
            .collect(Collectors.groupingBy(Skill::group, Collectors.counting()));
    assertThat(count.get(SkillGroup.DEFENSES)).isEqualTo(3);
    assertThat(count.get(SkillGroup.MELEE)).isEqualTo(7);
    assertThat(count.get(SkillGroup.RANGED)).isEqualTo(6);
    assertThat(count.get(SkillGroup.PHYSICAL)).isEqualTo(7);
    assertThat(count.get(SkillGroup.PERSONAL)).isEqualTo(10);
    assertThat(count.get(SkillGroup.KNOWLEDGE)).isEqualTo(6);
    assertThat(count.get(SkillGroup.PROFESSIONAL)).isEqualTo(14);
    assertThat(
            Skill.listed().stream()
                .filter(skill -> !skill.equals(Skill.INITIATIVE) && skill.group().combat()))
        .hasSize(16);
  }

  @Test
  @Covers("RHD-R-97")
  void theNamesOfTheListCount() {
    assertThat(Skill.named("Arcana")).contains(Skill.ARCANA);
    assertThat(Skill.named("medicine")).contains(Skill.MEDICINE);
    assertThat(Skill.named("animal-empathy")).contains(Skill.ANIMAL_EMPATHY);
    assertThat(Skill.named("Arcane")).isEmpty();
  }

  /// The sheet's sum for each Skill: the Modifier of its Ability and its Degree, on a d20.
  @ParameterizedTest
  @CsvSource({
    "RHD-SK-04, Short Blunt, Combat: Melee Weaponry, STR/DEX, STR, 11, Expert, 15, 21, 14 yes",
    "RHD-SK-05, Long Blunt, Combat: Melee Weaponry, STR/DEX, DEX, 18, Untrained, 12, 16, 10 yes",
    "RHD-SK-06, Short Blade, Combat: Melee Weaponry, STR/DEX, STR, 7, Competent, 10, 12, 11 yes",
    "RHD-SK-07, Long Blade, Combat: Melee Weaponry, STR/DEX, DEX, 16, Master, 9, 20, 12 yes",
    "RHD-SK-08, Axe, Combat: Melee Weaponry, STR, STR, 9, Learning, 1, 2, 13 no",
    "RHD-SK-09, Polearm, Combat: Melee Weaponry, STR, STR, 15, Expert, 17, 25, 14 yes",
    "RHD-SK-10, Flexible, Combat: Melee Weaponry, DEX, DEX, 8, Untrained, 14, 13, 10 yes",
    "RHD-SK-11, Sling, Combat: Ranged Weaponry, DEX, DEX, 14, Competent, 3, 9, 11 no",
    "RHD-SK-12, Bow, Combat: Ranged Weaponry, DEX, DEX, 13, Master, 20, 29, 12 yes",
    "RHD-SK-13, Crossbow, Combat: Ranged Weaponry, DEX, DEX, 12, Learning, 8, 11, 13 no",
    "RHD-SK-14, Pistol, Combat: Ranged Weaponry, DEX, DEX, 11, Expert, 6, 12, 14 no",
    "RHD-SK-15, Rifle, Combat: Ranged Weaponry, DEX, DEX, 18, Untrained, 15, 19, 10 yes",
    "RHD-SK-16, Launcher, Combat: Ranged Weaponry, DEX, DEX, 7, Competent, 12, 14, 11 yes",
    "RHD-SK-17, Athletics, Physical, STR, STR, 16, Master, 10, 21, 15 yes",
    "RHD-SK-18, Acrobatics, Physical, DEX, DEX, 9, Learning, 9, 10, 5 yes",
    "RHD-SK-19, Manipulation, Physical, DEX, DEX, 15, Expert, 1, 9, 20 no",
    "RHD-SK-20, Stealth, Physical, DEX, DEX, 8, Untrained, 17, 16, 10 yes",
    "RHD-SK-21, Thievery, Physical, DEX, DEX, 14, Competent, 14, 20, 25 no",
    "RHD-SK-22, Throwing, Physical, DEX, DEX, 13, Master, 3, 12, 15 no",
    "RHD-SK-23, Endurance, Physical, CON, CON, 12, Learning, 20, 23, 5 yes",
    "RHD-SK-24, Appraise, Personal, INT, INT, 11, Expert, 8, 14, 20 no",
    "RHD-SK-25, Investigation, Personal, INT, INT, 18, Untrained, 6, 10, 10 yes",
    "RHD-SK-26, Animal Empathy, Personal, WIS, WIS, 7, Competent, 15, 17, 25 no",
    "RHD-SK-27, Deduction, Personal, WIS, WIS, 16, Master, 12, 23, 15 yes",
    "RHD-SK-28, Perception, Personal, WIS, WIS, 9, Learning, 10, 11, 5 yes",
    "RHD-SK-29, Streetwise, Personal, WIS, WIS, 15, Expert, 9, 17, 20 no",
    "RHD-SK-30, Diplomacy, Personal, CHA, CHA, 8, Untrained, 1, 0, 10 no",
    "RHD-SK-31, Deception, Personal, CHA, CHA, 14, Competent, 17, 23, 25 no",
    "RHD-SK-32, Disguise, Personal, CHA, CHA, 13, Master, 14, 23, 15 yes",
    "RHD-SK-33, Intimidation, Personal, CHA, CHA, 12, Learning, 3, 6, 5 yes",
    "RHD-SK-34, Arcana, Knowledge, INT, INT, 11, Expert, 20, 26, 20 yes",
    "RHD-SK-35, Bureaucracy, Knowledge, WIS, WIS, 18, Untrained, 8, 12, 10 yes",
    "RHD-SK-36, Culture, Knowledge, WIS, WIS, 7, Competent, 6, 8, 25 no",
    "RHD-SK-37, Engineering, Knowledge, INT, INT, 16, Master, 15, 26, 15 yes",
    "RHD-SK-38, Medicine, Knowledge, WIS, WIS, 9, Learning, 12, 13, 5 yes",
    "RHD-SK-39, Nature, Knowledge, INT, INT, 15, Expert, 10, 18, 20 no",
    "RHD-SK-40, Alchemy, Professional, INT, INT, 8, Untrained, 9, 8, 10 no",
    "RHD-SK-41, Artistry, Professional, CHA, CHA, 14, Competent, 1, 7, 25 no",
    "RHD-SK-42, Bushcraft, Professional, WIS, WIS, 13, Master, 17, 26, 15 yes",
    "RHD-SK-43, Cooking, Professional, WIS, WIS, 12, Learning, 14, 17, 5 yes",
    "RHD-SK-44, Crafting, Professional, INT, INT, 11, Expert, 3, 9, 20 no",
    "RHD-SK-45, Herbalism, Professional, INT, INT, 18, Untrained, 20, 24, 10 yes",
    "RHD-SK-46, Jeweling, Professional, DEX, DEX, 7, Competent, 8, 10, 25 no",
    "RHD-SK-47, Leatherworking, Professional, DEX, DEX, 16, Master, 6, 17, 15 yes",
    "RHD-SK-48, Masonry, Professional, STR, STR, 9, Learning, 15, 16, 5 yes",
    "RHD-SK-49, Smithing, Professional, STR, STR, 15, Expert, 12, 20, 20 yes",
    "RHD-SK-50, Performance, Professional, CHA, CHA, 8, Untrained, 10, 9, 10 no",
    "RHD-SK-51, Riding, Professional, DEX, DEX, 14, Competent, 9, 15, 25 no",
    "RHD-SK-52, Woodworking, Professional, STR, STR, 13, Master, 1, 10, 15 no",
    "RHD-SK-53, Weaving, Professional, DEX, DEX, 12, Learning, 17, 20, 5 yes",
  })
  @Covers({
    "RHD-SK-04",
    "RHD-SK-05",
    "RHD-SK-06",
    "RHD-SK-07",
    "RHD-SK-08",
    "RHD-SK-09",
    "RHD-SK-10",
    "RHD-SK-11",
    "RHD-SK-12",
    "RHD-SK-13",
    "RHD-SK-14",
    "RHD-SK-15",
    "RHD-SK-16",
    "RHD-SK-17",
    "RHD-SK-18",
    "RHD-SK-19",
    "RHD-SK-20",
    "RHD-SK-21",
    "RHD-SK-22",
    "RHD-SK-23",
    "RHD-SK-24",
    "RHD-SK-25",
    "RHD-SK-26",
    "RHD-SK-27",
    "RHD-SK-28",
    "RHD-SK-29",
    "RHD-SK-30",
    "RHD-SK-31",
    "RHD-SK-32",
    "RHD-SK-33",
    "RHD-SK-34",
    "RHD-SK-35",
    "RHD-SK-36",
    "RHD-SK-37",
    "RHD-SK-38",
    "RHD-SK-39",
    "RHD-SK-40",
    "RHD-SK-41",
    "RHD-SK-42",
    "RHD-SK-43",
    "RHD-SK-44",
    "RHD-SK-45",
    "RHD-SK-46",
    "RHD-SK-47",
    "RHD-SK-48",
    "RHD-SK-49",
    "RHD-SK-50",
    "RHD-SK-51",
    "RHD-SK-52",
    "RHD-SK-53"
  })
  void eachSkillHasItsGroupItsAbilityAndItsSum(
      String clause,
      String name,
      String group,
      String abilities,
      String with,
      int score,
      String degree,
      int die,
      int total,
      String against) {
    var skill = Skill.named(name).orElseThrow();
    var ability = Ability.valueOf(with);
    assertThat(skill.clause().orElseThrow().id()).isEqualTo(clause);
    assertThat(skill.group().title()).isEqualTo(group);
    assertThat(
            skill.first() == skill.second()
                ? skill.first().name()
                : skill.first() + "/" + skill.second())
        .isEqualTo(abilities);
    // The other Abilities are so low that the right one must have been taken.
    var scores = new Scores(1, 1, 1, 1, 1, 1).with(ability, score);
    int sum =
        die
            + scores.better(skill.first(), skill.second())
            + Degree.valueOf(degree.toUpperCase(Locale.ROOT)).bonus();
    assertThat(sum).isEqualTo(total);
    var wanted = against.split(" ", -1);
    assertThat(sum >= Integer.parseInt(wanted[0])).isEqualTo(wanted[1].equals("yes"));
  }

  @Test
  @Covers({"RHD-SK-01", "RHD-SK-02", "RHD-SK-03"})
  void theDefensesAreSkillsOfTwoAbilitiesEach() {
    Tables.empty()
        .sheet(
            "hero",
            Folk.hero("13/14/8/15/12/14")
                .trained(Skill.REFLEX, Degree.COMPETENT)
                .trained(Skill.FORTITUDE, Degree.MASTER)
                .trained(Skill.WILL, Degree.LEARNING)
                .in(Stance.HIGH_READY)
                .sheet())
        .then("hero.reflex", 14)
        .then("hero.fortitude", 17)
        .then("hero.will", 12);
    assertThat(Skill.REFLEX.clause()).contains(Rhd.RHD_SK_01);
    assertThat(Skill.FORTITUDE.clause()).contains(Rhd.RHD_SK_02);
    assertThat(Skill.WILL.clause()).contains(Rhd.RHD_SK_03);
    assertThat(Skill.WILL.group()).isEqualTo(SkillGroup.DEFENSES);
    assertThat(Skill.WILL.first()).isEqualTo(Ability.WIS);
    assertThat(Skill.WILL.second()).isEqualTo(Ability.CHA);
  }

  @Test
  @Covers("RHD-SKILL-05")
  void initiativeIsAFiftyFourthSkillOnDexterity() {
    assertThat(Skill.listed()).hasSize(54);
    assertThat(Skill.INITIATIVE.group().combat()).isTrue();
    assertThat(
            Scores.parse("18/12/18/18/18/18")
                .better(Skill.INITIATIVE.first(), Skill.INITIATIVE.second()))
        .isEqualTo(1);
    assertThat(Skill.INITIATIVE.clause()).contains(Rhd.RHD_SKILL_05);
  }

  @Test
  @Covers({"RHD-EXP-14", "RHD-EXP-15", "RHD-EXP-16", "RHD-EXP-17", "RHD-EXP-18", "RHD-R-13"})
  void whatADegreeCosts() {
    assertThat(prices(SkillGroup.MELEE)).isEqualTo("2 4 6 8");
    assertThat(prices(SkillGroup.RANGED)).isEqualTo("2 4 6 8");
    assertThat(prices(SkillGroup.DEFENSES)).isEqualTo("2 4 6 8");
    assertThat(prices(SkillGroup.READINESS)).isEqualTo("2 4 6 8");
    assertThat(prices(SkillGroup.PERSONAL)).isEqualTo("1 2 3 4");
    assertThat(prices(SkillGroup.PHYSICAL)).isEqualTo("1 2 3 4");
    assertThat(prices(SkillGroup.KNOWLEDGE)).isEqualTo("2 4 6 8");
    assertThat(prices(SkillGroup.PROFESSIONAL)).isEqualTo("2 4 6 8");
  }

  private static String prices(SkillGroup group) {
    return Arrays.stream(Degree.values())
        .skip(1)
        .map(degree -> String.valueOf(group.price(degree)))
        .collect(Collectors.joining(" "));
  }

  @Test
  @Covers("RHD-EXP-18")
  void practiceIsFourTimesTheBonus() {
    assertThat(Arrays.stream(Degree.values()).map(SkillGroup.PROFESSIONAL::practice))
        .containsExactly(0, 8, 16, 24, 32);
    assertThat(SkillGroup.KNOWLEDGE.practice(Degree.MASTER)).isZero();
  }
}

package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.kernel.Content;
import quintain.packs.Volume;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Advancement;
import quintain.terraodd.state.Ailment;
import quintain.terraodd.state.Amount;
import quintain.terraodd.state.Attack;
import quintain.terraodd.state.Background;
import quintain.terraodd.state.Condition;
import quintain.terraodd.state.CriticalEffect;
import quintain.terraodd.state.Foe;
import quintain.terraodd.state.Gear;
import quintain.terraodd.state.Genre;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.HarmDice;
import quintain.terraodd.state.OddContent;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Protection;
import quintain.terraodd.state.Sheet;
import quintain.terraodd.state.Tag;
import quintain.testkit.Covers;

/// The figures of the content, checked against the book's classes; and what a pack may not say.
class ContentTest {
  private static final Content SHELF = Volume.of(new TerraOddBook()).content(List.of()).orThrow();

  private static Gear gear(String name) {
    return SHELF.find(OddContent.GEAR, name).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "Unarmed, d4, PROWESS",
    "Thrown object, d4, PROWESS",
    "Belt knife, d4, PROWESS",
    "Arming sword, d6, PROWESS",
    "Hunting bow, d6, PROWESS",
    "Crossbow, d8, INSIGHT",
    "Rune wand, d6, RESOLVE",
    "Revolver, d6, INSIGHT",
    "Shotgun, d8, INSIGHT",
    "Service rifle, d10, INSIGHT",
    "Marksman rifle, d12, INSIGHT",
    "Hand grenade, d8, PROWESS",
    "Breaching axe, d10, PROWESS",
    "Plasma rifle, d12, INSIGHT",
    "Scream box, d8, RESOLVE",
    "Rocket tube, d12, INSIGHT"
  })
  @Covers({"ODD-EQP-01", "ODD-REF-03"})
  void weaponsHaveTheDiceOfTheirClass(String name, String die, Ability ability) {
    assertThat(gear(name).harm()).contains(HarmDice.parse(die));
    assertThat(gear(name).ability()).contains(ability);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Fire pot",
        "Machine pistol",
        "Shotgun",
        "Hand grenade",
        "Scream box",
        "Rocket tube",
        "Blasting charge"
      })
  @Covers({"ODD-EQP-01"})
  void someWeaponsAreBlasts(String name) {
    assertThat(gear(name).is(Tag.BLAST)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "Leather or padded coat, LIGHT, 1",
    "Mail or stab vest, MEDIUM, 2",
    "Plate or power frame, HEAVY, 3",
    "Vacuum suit, MEDIUM, 2",
    "Shield or riot board, SHIELD, 1"
  })
  @Covers({"ODD-EQP-02"})
  void armourHasTheFiguresOfItsClass(String name, Protection protection, int armour) {
    assertThat(gear(name).protection()).contains(protection);
    assertThat(gear(name).armour()).isEqualTo(armour);
  }

  @Test
  @Covers({"ODD-EQP-02"})
  void heavyArmourImpairsRunningObservingSneakingAndSwimming() {
    Tables.empty()
        .sheet("bea", Tables.sheet("Bea", List.of(), "Plate or power frame"))
        .dice("d20=1", "d20=20")
        .when(Tables.save("bea", "swim to the buoy"))
        .says("fails")
        .dice("d20=1")
        .when(Tables.save("bea", "danger"))
        .says("passes");
  }

  @ParameterizedTest
  @CsvSource({
    "Trivial, 5, 1, d4",
    "Dangerous, 8, 5, d6",
    "Serious, 12, 10, 2d6",
    "Formidable, 16, 15, 3d6",
    "Exceptional, 20, 20, 4d6"
  })
  @Covers({"ODD-TIER-01"})
  void tiersHaveOneScoreGritAndDice(String name, int score, int grit, String harm) {
    var foe = SHELF.find(OddContent.TIERS, name).orElseThrow().foe();
    assertThat(List.of(foe.prowess(), foe.insight(), foe.resolve())).containsOnly(score);
    assertThat(foe.grit()).isEqualTo(grit);
    assertThat(foe.attacks().getFirst().harm()).hasToString(harm);
  }

  @Test
  @Covers({"ODD-TIER-01"})
  void anExpertAdversaryIsMadeUpOnTheSpot() {
    Tables.bea()
        .answer("gm", "harm-kind", "stress")
        .when(new OddStep.Improvise("Serious", "expert"))
        .then("expert.prowess", 12)
        .then("expert.insight", 12)
        .then("expert.resolve", 12)
        .then("expert.grit", 10)
        .refuses(new OddStep.Improvise("Absurd", "other"), "ODD-TIER-01");
  }

  @ParameterizedTest
  @CsvSource({
    "Street Cutter, 4, 0, 10, 9, 8, d8",
    "Hull Ghoul, 4, 0, 9, 8, 7, d6",
    "Cantor, 8, 1, 11, 10, 12, d8",
    "Loader Frame, 10, 3, 16, 6, 20, d10",
    "Cellar Thing, 12, 1, 15, 7, 12, d8+d8",
    "Glass Colossus, 16, 3, 18, 8, 16, d12"
  })
  @Covers({"ODD-REF-05"})
  void foesHaveTheirFigures(
      String name, int grit, int armour, int prowess, int insight, int resolve, String harm) {
    var foe = SHELF.find(OddContent.FOES, name).orElseThrow();
    assertThat(List.of(foe.grit(), foe.armour(), foe.prowess(), foe.insight(), foe.resolve()))
        .containsExactly(grit, armour, prowess, insight, resolve);
    assertThat(foe.attacks().getFirst().harm()).hasToString(harm);
  }

  @Test
  void tablesHaveARowForEveryFace() {
    var backgrounds = new TreeSet<Integer>();
    SHELF.all(OddContent.BACKGROUNDS).forEach(b -> backgrounds.add(b.roll()));
    assertThat(backgrounds).hasSize(20);
    var drives = new TreeSet<Integer>();
    SHELF.all(OddContent.DRIVES).forEach(d -> drives.add(d.roll()));
    assertThat(drives).hasSize(12);
    var conditions = new TreeSet<Integer>();
    SHELF.all(OddContent.CONDITIONS).forEach(c -> conditions.add(c.roll()));
    assertThat(conditions).hasSize(13); // 1 to 12, and 0 for those never rolled
  }

  @Test
  void everyGiftAndEveryAilmentIsOfUse() {
    assertThat(SHELF.all(OddContent.ADVANCEMENTS))
        .extracting(Advancement::gift)
        .contains(Gift.values());
    assertThat(SHELF.all(OddContent.CONDITIONS))
        .extracting(Condition::ail)
        .contains(Ailment.values());
  }

  @Test
  void whatIsShippedFitsTogether() {
    assertThat(OddContent.complaints(SHELF)).isEmpty();
  }

  @Test
  void aBackgroundMustNotBringGearThatIsNotThere() {
    var clown =
        new Background("ODD-BG-99", 1, "Clown", "pratfalls", List.of("Cream pie"), List.of());
    assertThat(OddContent.complaints(SHELF.with(OddContent.BACKGROUNDS, List.of(clown))))
        .singleElement()
        .asString()
        .contains("Cream pie");
  }

  @Test
  void aFoeMustNotGiveAConditionThatIsNotThere() {
    var foe =
        new Foe(
            "ODD-FOE-99",
            "Clown",
            1,
            0,
            5,
            5,
            5,
            List.of(
                new Attack("pie", HarmDice.d(4), Ability.PROWESS, Optional.empty(), false, false)),
            false,
            false,
            false,
            false,
            List.of(new CriticalEffect.GainCondition("Giggles")),
            "",
            "");
    assertThat(OddContent.complaints(SHELF.with(OddContent.FOES, List.of(foe))))
        .singleElement()
        .asString()
        .contains("Giggles");
  }

  @Test
  void aSheetMustNotNameWhatIsNotThere() {
    var sheet = Tables.sheet("Bea", List.of("Juggling"), "Cream pie");
    assertThat(OddContent.complaints(sheet, SHELF))
        .extracting(Object::toString)
        .anyMatch(text -> text.contains("Juggling"))
        .anyMatch(text -> text.contains("Cream pie"));
  }

  // Dice as files write them

  @ParameterizedTest
  @ValueSource(strings = {"d4", "d12", "2d6", "4d6", "d8+d8"})
  void harmIsWrittenAsItWasRead(String text) {
    assertThat(HarmDice.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "8", "d", "d6+", "d6-1", "d999", "ad6"})
  void whatIsNoHarmIsRefusedWithAdvice(String text) {
    assertThatThrownBy(() -> HarmDice.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("write a die as d8");
  }

  @Test
  void aDieNobodyOwnsIsRefused() {
    assertThatThrownBy(() -> HarmDice.parse("d7")).hasMessageStartingWith("there is no d7;");
  }

  @Test
  void diceGrowAsFarAsD12() {
    assertThat(new HarmDice.Sum(1, 4).grown()).hasToString("d6");
    assertThat(new HarmDice.Sum(1, 10).grown()).hasToString("d12");
    assertThat(new HarmDice.Sum(1, 12).grown()).hasToString("d12");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "1", "17", "1d4", "2d6"})
  void anAmountIsWrittenAsItWasRead(String text) {
    assertThat(Amount.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "d6", "2d", "-1", "2d6+1", "1d7", "0d6", "3d1"})
  void whatIsNoAmountIsRefused(String text) {
    assertThatThrownBy(() -> Amount.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void gearThatDoesHarmNamesItsAbility() {
    assertThatThrownBy(
            () ->
                new Gear(
                    "ODD-GEAR-99",
                    "Cream pie",
                    Genre.ANY,
                    Optional.of(HarmDice.d(4)),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    0,
                    1,
                    List.of(),
                    0,
                    ""))
        .hasMessageContaining("must name the Ability");
  }

  private static Sheet bounded(int prowess, int insight, int resolve, int grit) {
    return new Sheet(
        "bea",
        "Bea",
        Optional.empty(),
        Optional.empty(),
        prowess,
        insight,
        resolve,
        grit,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        0);
  }

  @Test
  void scoresOfASheetGoFromNoneToThirty() {
    assertThat(bounded(0, 0, 0, 0).prowess()).isZero();
    assertThat(bounded(30, 30, 30, 0).resolve()).isEqualTo(30);
    assertThatThrownBy(() -> bounded(31, 0, 0, 0)).hasMessageContaining("prowess is 31");
    assertThatThrownBy(() -> bounded(0, -1, 0, 0)).hasMessageContaining("insight is -1");
    assertThatThrownBy(() -> bounded(0, 0, 31, 0)).hasMessageContaining("resolve is 31");
  }

  private static Foe foe(int prowess, int armour) {
    return new Foe(
        "ODD-FOE-99",
        "Clown",
        1,
        armour,
        prowess,
        5,
        5,
        List.of(new Attack("pie", HarmDice.d(4), Ability.PROWESS, Optional.empty(), false, false)),
        false,
        false,
        false,
        false,
        List.of(),
        "",
        "");
  }

  @Test
  void scoresOfAFoeGoFromOneToThirty() {
    assertThat(foe(1, 0).prowess()).isOne();
    assertThat(foe(30, 0).prowess()).isEqualTo(30);
    assertThatThrownBy(() -> foe(0, 0)).hasMessageContaining("prowess is 0");
    assertThatThrownBy(() -> foe(31, 0)).hasMessageContaining("prowess is 31");
  }

  @Test
  void whateverPutsToSleepDoesSoForAMinuteAtLeast() {
    assertThat(new CriticalEffect.Sleep(1).minutes()).isOne();
    assertThatThrownBy(() -> new CriticalEffect.Sleep(0)).hasMessageContaining("minutes is 0");
  }

  @Test
  void amountsHaveTheirBounds() {
    assertThat(Amount.parse("999999").count()).isEqualTo(999_999);
    assertThat(Amount.parse("100d6").count()).isEqualTo(100);
    assertThatThrownBy(() -> Amount.parse("1000000")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Amount.parse("101d6")).isInstanceOf(IllegalArgumentException.class);
  }
}

package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.rhod.Folk;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.rhod.state.Being;
import quintain.rhod.state.Concept;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Draft;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Item;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scores;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Trait;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// New characters by the book.
class CreationTest {
  private static final RhodStep CREATE = new Living.CreateCharacter("new", new Seat("new"));

  /// Six times four dice: 14, 12, 3, 18, 9 and 16.
  private static final int[] DICE = {
    6, 5, 3, 1, 4, 4, 4, 4, 1, 1, 1, 1, 6, 6, 6, 2, 3, 3, 3, 3, 6, 6, 4, 4
  };

  private static String[] d6(int... faces) {
    return Arrays.stream(faces).mapToObj(face -> "d6=" + face).toArray(String[]::new);
  }

  private static Table<RhodState, RhodStep, RhodEvent> rolling() {
    return Tables.empty().dice(d6(DICE));
  }

  /// Chance learns and equips: the first of everything.
  private static Table<RhodState, RhodStep, RhodEvent> withPicks(
      Table<RhodState, RhodStep, RhodEvent> table) {
    return table.dice(IntStream.range(0, 10).mapToObj(_ -> "pick=1").toArray(String[]::new));
  }

  private static Being made(Table<RhodState, RhodStep, RhodEvent> table) {
    return table.when(CREATE).state().being("new");
  }

  @Test
  @Covers({"RHD-ABIL-03", "RHD-ABIL-06", "RHD-CHAR-01"})
  void fourDiceWithoutTheLowestInTheOrderRolled() {
    assertThat(made(withPicks(rolling())).scores()).hasToString("14/12/3/18/9/16");
  }

  @Test
  @Covers("RHD-CHAR-01")
  void anIdThatSomebodyUnseenHasIsNotRefused() {
    withPicks(rolling()).creature("new", "Feral Hound").refuses(CREATE, "RHD-CHAR-01");
    withPicks(rolling())
        .creature("new", "Feral Hound")
        .given("new.secrecy", "unseen")
        .when(CREATE)
        .then("new-2.str", 14)
        .then("new.side", "foes");
  }

  @Test
  @Covers("RHD-ABIL-05")
  void theRefereeMayPrescribeThreeDice() {
    var table =
        withPicks(
            Tables.empty()
                .answer("referee", "method", "three-dice")
                .dice(d6(5, 3, 2, 1, 1, 1, 6, 6, 6, 2, 2, 2, 3, 3, 3, 4, 4, 4)));
    assertThat(made(table).scores()).hasToString("10/3/18/6/9/12");
    var fixed = withPicks(Tables.empty().answer("referee", "method", "fixed-array"));
    assertThat(made(fixed).scores()).hasToString("15/14/13/12/10/8");
  }

  @Test
  @Covers({"RHD-ABIL-04", "RHD-R-08"})
  void anArrayFarFromTheUsualIsFlagged() {
    assertThat(Creation.isStrange(87)).isFalse();
    assertThat(Creation.isStrange(88)).isTrue();
    assertThat(Creation.isStrange(57)).isFalse();
    assertThat(Creation.isStrange(56)).isTrue();
  }

  @Test
  @Covers("RHD-ABIL-04")
  void theRefereeMayThrowAnArrayOut() {
    // The array of ones is thrown out; the next one stands.
    var table =
        Tables.empty()
            .answer("referee", "array-kept", false)
            .answer("referee", "array-kept", true)
            .dice(d6(IntStream.range(0, 24).map(_ -> 1).toArray()))
            .dice(d6(DICE));
    assertThat(made(withPicks(table)).scores()).hasToString("14/12/3/18/9/16");
    assertThat(table.log())
        .anyMatch(line -> line.contains("more than 15 away from 72"))
        .anyMatch(line -> line.contains("rolls again"));
  }

  /// One of each, in this order.
  private static Map<String, Integer> bought(String... names) {
    var bought = new LinkedHashMap<String, Integer>();
    for (String name : names) {
      bought.put(name, 1);
    }
    return bought;
  }

  @Test
  @Covers("RHD-ABIL-06")
  void eachTotalGoesToOneAbility() {
    var table = withPicks(rolling());
    table.answer(
        "new",
        "place-scores",
        Map.of("str", 18, "dex", 16, "con", 14, "int", 12, "wis", 9, "cha", 3));
    assertThat(made(table).scores()).hasToString("18/16/14/12/9/3");
  }

  @Test
  @Covers({"RHD-CHAR-03", "RHD-CHAR-04", "RHD-R-09"})
  void chanceBuysAFeatureATraitAndAWeaponSkill() {
    var being = made(withPicks(rolling()));
    assertThat(being.life().exp()).isZero();
    assertThat(being.life().features()).extracting(Feature::exp).containsExactly(1);
    assertThat(being.life().traits()).extracting(Trait::exp).containsExactly(1);
    assertThat(being.life().training().degrees())
        .hasSize(1)
        .containsEntry(Skill.SHORT_BLUNT, Degree.LEARNING);
    assertThat(being.life().tmk()).isEqualTo(2);
  }

  @Test
  @Covers("RHD-CHAR-03")
  void theRefereeMayNameAnotherNumberOfExp() {
    var being = made(withPicks(rolling().answer("referee", "starting-exp", 7)));
    assertThat(being.life().exp()).isEqualTo(3);
  }

  @Test
  @Covers({"RHD-CHAR-04", "RHD-R-42"})
  void whoBuysNoMechanicsIsWarned() {
    var table =
        rolling()
            .answer("new", "learn-how", false)
            .answer("new", "learn", Map.of("Bow", 1, "Axe", 1));
    var being =
        made(table.dice(IntStream.range(0, 7).mapToObj(_ -> "pick=1").toArray(String[]::new)));
    assertThat(being.life().training().degrees()).containsOnlyKeys(Skill.AXE, Skill.BOW);
    assertThat(being.life().tmk()).isZero();
    table
        .then("new.max-vitality", 0)
        .says("goes without a Feature, a Trait, against advice")
        .says("any damage past Armoring kills");
  }

  @Test
  @Covers("RHD-CHAR-09")
  void theFirstWithinReachCostOneOrTwo() {
    var table = rolling();
    var cheap = new ArrayList<String>();
    for (Feature feature : table.state().shelf().features()) {
      if (Growing.refusal(
              Draft.of("new", new Seat("new")).withExp(2).life(),
              Scores.AVERAGE,
              feature,
              List.of())
          .isEmpty()) {
        assertThat(feature.exp()).isLessThanOrEqualTo(2);
        cheap.add(feature.name());
      }
    }
    assertThat(cheap).hasSize(7);
  }

  @Test
  @Covers({"RHD-CHAR-05", "RHD-R-09"})
  void theStartingKit() {
    // The first pick of each: Padded Coat, Cloth Hood, Cudgel, and four pieces of Equipment.
    var being = made(withPicks(rolling()));
    assertThat(being.kit().at(Place.ARMOR_WORN))
        .extracting(item -> item.thing().name())
        .containsExactly("Padded Coat");
    assertThat(being.kit().at(Place.HEADGEAR))
        .extracting(item -> item.thing().name())
        .containsExactly("Cloth Hood");
    assertThat(being.kit().held())
        .extracting(item -> item.thing().name())
        .containsExactly("Cudgel");
    var packed = being.kit().at(Place.PACK).stream().map(item -> item.thing().name()).toList();
    assertThat(packed).contains("Food Ration", "Water Ration");
    assertThat(packed.stream().filter(name -> !name.endsWith("Ration"))).hasSize(4);
    assertThat(Inventory.overfull(being)).isFalse();
  }

  @Test
  @Covers("RHD-R-09")
  void aBowComesWithTwoStacksOfArrows() {
    // The ninth weapon Skill is Bow.
    var table =
        rolling()
            .dice("pick=1", "pick=1", "pick=9")
            .dice(IntStream.range(0, 7).mapToObj(_ -> "pick=1").toArray(String[]::new));
    var being = made(table);
    assertThat(being.kit().held().getFirst().thing().name()).isEqualTo("Short Bow");
    assertThat(
            being.kit().items().stream()
                .filter(item -> item.thing().name().equals("Broadhead Arrow"))
                .mapToInt(Item::count)
                .sum())
        .isEqualTo(24);
  }

  @Test
  @Covers({"RHD-CHAR-05", "RHD-CHAR-06"})
  void everyChoiceIsThePlayers() {
    var table =
        rolling()
            .answer("new", "concept", "the protective one")
            .answer("new", "learn-how", false)
            .answer("new", "learn", bought("Brace", "Vigilant", "Long Blade"))
            .answer("new", "equip-how", false)
            .answer("new", "body-armor", "Leather Harness")
            .answer("new", "headgear", "Hide Cap")
            .answer("new", "weapons", List.of("Shortsword", "Boot Knife"))
            .answer("new", "equipment", List.of("Torch", "Field Dressing"))
            .answer("new", "three-questions", Map.of("the-past", "a siege"))
            .answer("new", "name", "Ada Quill");
    table.answer(
        "new",
        "place-scores",
        Map.of("str", 16, "dex", 14, "con", 12, "int", 9, "wis", 18, "cha", 3));
    var being = made(table);
    table
        .says("rolls 14, 12, 3, 18, 9, 16 (72 in all)")
        .says("has learned Brace, Vigilant, Long Blade +2")
        .says("carries Leather Harness, Hide Cap, Shortsword, Boot Knife");
    // STR 16, DEX 14, CON 12, INT 9, WIS 18, CHA 3; TMK 2.
    assertThat(being.name()).isEqualTo("Ada Quill");
    assertThat(being.life().concept())
        .isEqualTo(new Concept("the protective one", "", "a siege", ""));
    table
        .then("new.ap", 7)
        .then("new.reflex", 8 + 2 + 1)
        .then("new.fortitude", 8 + 3)
        .then("new.will", 8 + 4)
        .then("new.max-armoring", 16)
        .then("new.max-vitality", 2)
        .then("new.max-hit-dice", 1)
        .then("new.held", List.of("Shortsword"));
  }

  @Test
  @Covers("RHD-CHAR-06")
  void theFiguresThatFollow() {
    Tables.empty()
        .sheet(
            "hero",
            Folk.hero("15/12/14/8/13/10")
                .knowing("Brace")
                .with("Vigilant")
                .in(Stance.HIGH_READY)
                .sheet())
        .then("hero.ap", 6)
        .then("hero.reflex", 9)
        .then("hero.fortitude", 10)
        .then("hero.will", 9)
        .then("hero.max-vitality", 4)
        .then("hero.max-hit-dice", 1);
  }

  @Test
  @Covers("RHD-CHAR-01")
  void scoresComeBeforeTheRest() {
    assertThat(Creation.unfinished(Draft.of("new", new Seat("new"))))
        .hasValueSatisfying(
            why -> {
              assertThat(why.clause()).isEqualTo(Rhd.RHD_CHAR_01);
              assertThat(why.reason()).contains("Ability Scores first");
            });
    Tables.empty()
        .sheet("new", Folk.hero("10/10/10/10/10/10").sheet())
        .refuses(CREATE, "RHD-CHAR-01");
  }

  @Test
  @Covers({"RHD-CHAR-02", "RHD-CHAR-07"})
  void theConceptIsAgreedWithTheReferee() {
    var table =
        withPicks(
            rolling()
                .answer("new", "concept", "a dragon")
                .answer("new", "concept", "a jester")
                .answer("referee", "concept-approved", false)
                .answer("referee", "concept-approved", true)
                .answer("referee", "suits", false));
    assertThat(made(table).life().concept().idea()).isEqualTo("a jester");
    table
        .says("is to be thought over again")
        .says("is a jester")
        .says("does not quite suit the setting");
  }

  @Test
  @Covers("RHD-CHAR-08")
  void unansweredQuestionsAreShownAsSuch() {
    var table = withPicks(rolling()).when(CREATE);
    var shown =
        new RhodBook()
            .showing().view(table.state(), new Seat("new")).panels().stream()
                .filter(panel -> panel.subject().equals("new"))
                .flatMap(panel -> panel.items().stream())
                .map(Object::toString)
                .toList();
    assertThat(shown).anyMatch(item -> item.contains("past") && item.contains("unanswered"));
  }

  @Test
  @Covers("RHD-SKILL-03")
  void aNewCharacterIsUntrainedInTheRest() {
    var being = made(withPicks(rolling()));
    assertThat(
            Skill.listed().stream()
                .filter(skill -> being.life().training().of(skill) == Degree.UNTRAINED))
        .hasSize(53);
  }

  /// Two full stacks of what the bow fires, three days of Food and Water, and what was chosen.
  @Test
  @Covers({"RHD-CHAR-05", "RHD-R-09"})
  void anArcherChoosesAmmunitionAndHasRations() {
    var table =
        rolling()
            .dice("pick=1", "pick=1", "pick=1")
            .answer("new", "equip-how", false)
            .answer("new", "body-armor", "Padded Coat")
            .answer("new", "headgear", "Cloth Hood")
            .answer("new", "weapons", List.of("Short Bow"))
            .answer("new", "ammunition", List.of("Broadhead Arrow"))
            .answer("new", "equipment", List.of("Torch"));
    var kit = made(table).kit();
    var arrows =
        kit.items().stream().filter(item -> item.thing().name().equals("Broadhead Arrow")).toList();
    assertThat(arrows).hasSize(2).allMatch(item -> item.count() == item.thing().stack());
    assertThat(kit.items().stream().filter(item -> item.thing().name().equals("Food Ration")))
        .hasSize(3);
    assertThat(kit.items().stream().filter(item -> item.thing().name().equals("Water Ration")))
        .hasSize(3);
    assertThat(kit.items().stream().map(item -> item.thing().name())).contains("Torch");
    assertThat(kit.get("Short Bow").place()).isEqualTo(Place.TWO_HANDS);
  }

  @Test
  @Covers({"RHD-R-10", "RHD-EXP-17", "RHD-EXP-18"})
  void knowledgeAndProfessionsAreBoughtWithAPastTheRefereeGrants() {
    var table =
        rolling()
            .answer("new", "learn-how", false)
            .answer("new", "learn", bought("Medicine", "Cooking"))
            .answer("referee", "past-practice", false)
            .answer("new", "learn", bought("Herbalism"))
            .answer("new", "equip-how", false);
    var made = made(table);
    // 4 EXP: Medicine and Herbalism at 2 each; for Cooking there was no practice.
    table
        .asked("referee", "past-source")
        .says("had no way to learn Cooking, the Referee says")
        .says("has learned Medicine +2, Herbalism +2");
    assertThat(made.life().exp()).isZero();
    assertThat(made.life().training().of(Skill.COOKING)).isEqualTo(Degree.UNTRAINED);
  }
}

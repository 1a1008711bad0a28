package quintain.rhod.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.View;
import quintain.kernel.Vital;
import quintain.kernel.craft.Secrecy;
import quintain.rhod.Packs;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Concept;
import quintain.rhod.state.Condition;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Draft;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodContent;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Scores;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Words;
import quintain.rhod.state.World;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What a seat sees.
class ViewsTest {
  private static final RhodBook BOOK = new RhodBook();

  private static Table<RhodState, RhodStep, RhodEvent> table(Secrecy secrecy) {
    Map<String, Spot> at = new LinkedHashMap<>();
    at.put("hero", Tables.at("5,5"));
    at.put("foe", Tables.at("6,5"));
    return Tables.empty()
        .scene(
            new Scene(
                "a yard",
                Scene.OPEN,
                at,
                List.of(),
                List.of(),
                "rain",
                List.of("5,5 mud"),
                List.of("Magic"),
                secrecy,
                Optional.of(false),
                List.of()))
        .sheet(
            "hero",
            Tables.swordsman()
                .armored()
                .having("Food Ration", Place.PACK)
                .having("Field Guide", Place.PACK)
                .having("Broadhead Arrow", Place.QUIVER, 12)
                .sheet())
        .creature("foe", "Roadside Cutthroat");
  }

  private static List<View.Item> panel(RhodState state, String seat, String id) {
    return BOOK.showing().view(state, new Seat(seat)).panels().stream()
        .filter(panel -> panel.id().equals(id))
        .findFirst()
        .map(View.Panel::items)
        .orElse(List.of());
  }

  private static List<String> prose(List<View.Item> items) {
    return items.stream()
        .filter(View.Prose.class::isInstance)
        .map(item -> item.label() + ": " + ((View.Prose) item).text())
        .toList();
  }

  @Test
  @Covers({"RHD-ABL-01", "RHD-CHAR-06"})
  void aCharactersPanelHoldsPoolsAndFigures() {
    var items = panel(table(Secrecy.OPEN).state(), "hero", "who-hero");

    assertThat(items)
        .contains(
            new View.Track("armoring", 12, 12),
            new View.Track("vitality", 4, 4),
            new View.Track("hit-dice", 1, 1),
            new View.Track("wounds", 0, 14));
    assertThat(items)
        .filteredOn(View.Score.class::isInstance)
        .extracting(item -> item.label() + " " + ((View.Score) item).value())
        .contains("str 15", "dex 12", "reflex 10", "fortitude 10", "will 9", "ap 6");
    assertThat(prose(items))
        .contains(
            "Combat: Melee Weaponry: Long Blade +2",
            "TMK: 2",
            "Press the Line: 1 AP. Target gains Engaged.",
            "Sure Footed: Leaving Prone costs 0 AP.",
            "EXP: 0",
            "strength slots: 1 Large, 7 Medium, 15 Small",
            "concept: unanswered");
  }

  @Test
  @Covers({"RHD-ABL-01"})
  void armoringIsAmongWhatKeepsThemAlive() {
    assertThat(BOOK.facts().vitals())
        .extracting(Vital::label)
        .containsExactly("vitality", "armoring", "wounds");
  }

  @Test
  void theDeadAreReadyForNothing() {
    var dead = new FightEvent.Died("hero", "a blow").appliedTo(table(Secrecy.OPEN).state());
    var items = panel(dead, "hero", "who-hero");

    assertThat(items).contains(new View.Chip("dead", ""));
    assertThat(items)
        .extracting(View.Item::label)
        .contains("vitality", "armoring")
        .doesNotContain("wounds", "High Ready", "Low Ready", "Crouched", "Prone");
  }

  @Test
  void everyPartOfADefenseNamesItsClause() {
    var reflex =
        panel(table(Secrecy.OPEN).state(), "hero", "who-hero").stream()
            .filter(item -> item instanceof View.Score score && score.label().equals("reflex"))
            .map(View.Score.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(reflex.parts())
        .containsExactly(
            new View.Part("base", 8, "RHD-DEF-02"),
            new View.Part("better Ability", 1, "RHD-DEF-02"),
            new View.Part("Low Ready", 1, "RHD-STN-03"));
    assertThat(reflex.parts().stream().mapToInt(View.Part::amount).sum()).isEqualTo(10);
  }

  @Test
  void whatIsCarriedIsShownWithItsUse() {
    var slots =
        panel(table(Secrecy.OPEN).state(), "hero", "who-hero").stream()
            .filter(View.Slots.class::isInstance)
            .map(View.Slots.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(slots.used()).isEqualTo(2);
    assertThat(slots.held())
        .extracting(held -> held.name() + "|" + held.where() + "|" + held.detail())
        .anyMatch(text -> text.startsWith("Leather Harness|Armor Worn|Armoring 12 of 12"))
        .anyMatch(text -> text.startsWith("Shortsword|Main Hand|"))
        .anyMatch(text -> text.startsWith("12 Broadhead Arrow|Quiver|12 of 12"))
        .anyMatch(text -> text.startsWith("Food Ration|Pack|2 of 2 Charges"))
        .contains("Field Guide|Pack|teaches Nature up to Competent");
  }

  @Test
  void conditionsAreShownWithWhatTheyDo() {
    var state =
        table(Secrecy.FIGURES_HIDDEN)
            .when(new Living.Inflict("hero", Condition.EXHAUSTED, 2))
            .when(new Living.Inflict("foe", Condition.EXHAUSTED, 2))
            .when(new Living.Inflict("foe", Condition.BOUND, 1))
            .state();
    assertThat(chips(panel(state, "hero", "who-hero")))
        .anyMatch(chip -> chip.startsWith("Exhausted 2: −1 per stack"));
    assertThat(chips(panel(state, "hero", "who-foe")))
        .contains("Bound: ")
        .noneMatch(chip -> chip.startsWith("Exhausted"));
    assertThat(chips(panel(state, "referee", "who-foe")))
        .anyMatch(chip -> chip.startsWith("Exhausted 2"));
  }

  private static List<String> chips(List<View.Item> items) {
    return items.stream()
        .filter(View.Chip.class::isInstance)
        .map(item -> item.label() + ": " + ((View.Chip) item).detail())
        .toList();
  }

  @Test
  @Covers("RHD-REF-02")
  void hiddenFiguresAreShownToTheRefereeAlone() {
    var state = table(Secrecy.FIGURES_HIDDEN).state();

    assertThat(panel(state, "hero", "who-foe"))
        .noneMatch(View.Track.class::isInstance)
        .contains(new View.Prose("in hand", "Fighting Dagger"));
    assertThat(panel(state, "referee", "who-foe"))
        .contains(new View.Track("vitality", 2, 2))
        .anyMatch(item -> item instanceof View.Prose prose && prose.label().equals("tactics"));
  }

  @Test
  void theUnseenHaveNoPanelAndNoToken() {
    var state = table(Secrecy.UNSEEN).state();

    assertThat(panel(state, "hero", "who-foe")).isEmpty();
    assertThat(map(state, "hero").tokens()).extracting(View.Token::who).containsExactly("hero");
    assertThat(map(state, "referee").tokens())
        .extracting(View.Token::who)
        .containsExactly("hero", "foe");
  }

  private static View.Grid map(RhodState state, String seat) {
    return panel(state, seat, "scene").stream()
        .filter(View.Grid.class::isInstance)
        .map(View.Grid.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theSceneIsShown() {
    var state =
        table(Secrecy.OPEN)
            .changed(
                new ThingEvent.ZoneMade(
                        new World.Zone(World.Zone.Kind.SMOKE, Tables.at("9,9"), 10, "", 3))
                    ::appliedTo)
            .state();
    assertThat(prose(panel(state, "hero", "scene")))
        .contains("place: a yard", "weather: rain", "terrain: 5,5 mud", "expansions: Magic");
    assertThat(chips(panel(state, "hero", "scene"))).contains("smoke: within 10' of 9,9");
    assertThat(prose(panel(state, "hero", "clock"))).contains("clock: Day 1, Watch 1");
  }

  @Test
  @Covers({"RHD-DMG-04", "RHD-DMG-07"})
  void whatSomebodyResistsAndWhatTheyDoNotIsShown() {
    // Embers: Fire 5, Thick Skinned 1 against blows; Electric 2 against it
    var golem =
        Packs.SHIPPED.all(RhodContent.CREATURES).stream()
            .filter(creature -> creature.sums().resistances().containsKey(DamageType.FIRE))
            .findFirst()
            .orElseThrow();
    var state = Tables.empty().creature("golem", golem.name()).state();
    assertThat(prose(panel(state, "referee", "who-golem")))
        .anySatisfy(
            line ->
                assertThat(line)
                    .startsWith("resistance: ")
                    .contains("Fire 5", "Bludgeoning 1", "Piercing 1", "Slashing 1")
                    .doesNotContain("Cold", "True"))
        .contains("vulnerability: Electric 2");
    var plain = table(Secrecy.OPEN);
    assertThat(prose(panel(plain.state(), "hero", "who-hero")))
        .noneMatch(line -> line.startsWith("resistance") || line.startsWith("vulnerability"));
    // Guarded is True Damage Resistance 2
    assertThat(
            prose(
                panel(
                    plain.when(new Living.Inflict("hero", Condition.GUARDED, 1)).state(),
                    "hero",
                    "who-hero")))
        .contains("resistance: True 2");
  }

  @Test
  @Covers({"RHD-STN-01", "RHD-AP-01", "RHD-EXP-18"})
  void stancesPracticeAndTheDayAreShown() {
    var state =
        table(Secrecy.OPEN)
            .changed(new LifeEvent.Practised("hero", Skill.SMITHING, 3)::appliedTo)
            .state();
    var items = panel(state, "hero", "who-hero");
    assertThat(chips(items)).contains("Low Ready: +2 Stealth, +1 Reflex (RHD-STN-03)");
    for (Stance stance : Stance.values()) {
      var changed = new FightEvent.StanceTaken("hero", stance).appliedTo(state);
      assertThat(chips(panel(changed, "hero", "who-hero")))
          .anyMatch(chip -> chip.matches(Words.title(stance) + ": .*RHD-STN-0[2-5]\\)"));
    }
    assertThat(prose(items))
        .contains(
            "practice in Watches: Smithing 3",
            "today: active; Food: no Ration; Water: no Ration; 0 hours of Rest",
            "in the world: unanswered",
            "past: unanswered",
            "wants: unanswered");
    assertThat(prose(panel(table(Secrecy.OPEN).state(), "hero", "who-hero")))
        .noneMatch(line -> line.startsWith("practice"));
    var ap =
        items.stream()
            .filter(item -> item instanceof View.Score score && score.label().equals("ap"))
            .map(View.Score.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(ap.parts()).containsExactly(new View.Part("half of DEX", 6, "RHD-AP-01"));
    var slots =
        items.stream()
            .filter(View.Slots.class::isInstance)
            .map(View.Slots.class::cast)
            .findFirst()
            .orElseThrow();
    // 1 Large, 7 Medium, 15 Small
    assertThat(slots.room()).isEqualTo(23);
  }

  @Test
  void theDeadAreCalledSoAndAreNotOnTheMap() {
    for (Secrecy secrecy : List.of(Secrecy.OPEN, Secrecy.FIGURES_HIDDEN)) {
      var state = table(secrecy).state();
      assertThat(chips(panel(state, "hero", "who-foe"))).doesNotContain("dead: ");
      var dead = new FightEvent.Died("foe", "").appliedTo(state);
      assertThat(chips(panel(dead, "hero", "who-foe"))).contains("dead: ");
      assertThat(map(dead, "hero").tokens()).extracting(View.Token::who).containsExactly("hero");
    }
  }

  @Test
  @Covers("RHD-COND-03")
  void aConditionNamesItsMakerWhereTheyAreSeen() {
    for (Secrecy secrecy : List.of(Secrecy.OPEN, Secrecy.UNSEEN)) {
      var state =
          table(secrecy)
              .changed(
                  new LifeEvent.Gained("hero", Borne.lasting(Condition.POISONED, 1, "foe"))
                      ::appliedTo)
              .state();
      boolean named =
          chips(panel(state, "hero", "who-hero")).stream()
              .anyMatch(chip -> chip.endsWith("From Foe."));
      assertThat(named).isEqualTo(secrecy == Secrecy.OPEN);
    }
  }

  @Test
  void theGroundIsShownWhereSomethingLies() {
    var state = table(Secrecy.OPEN).state();
    assertThat(panel(state, "hero", "ground")).isEmpty();
    var sword = state.being("hero").kit().get("Shortsword");
    var lying = new ThingEvent.Laid(sword, Tables.at("3,3")).appliedTo(state);
    assertThat(prose(panel(lying, "hero", "ground")))
        .anyMatch(line -> line.startsWith("Shortsword: at 3,3; "));
  }

  @Test
  void anUnseenFoesTurnIsNotTold() {
    var table = table(Secrecy.UNSEEN).dice("d20=1", "d20=20", "d20=19").when(Tables.CALL);
    assertThat(prose(panel(table.state(), "hero", "fight")))
        .contains("fight.order: Hero 2")
        .noneMatch(line -> line.startsWith("fight.turn"));
    assertThat(prose(panel(table.state(), "referee", "fight")))
        .contains("fight.turn: Foe")
        .anyMatch(line -> line.startsWith("fight.order: Foe "));
  }

  @Test
  void anEncounterShowsOrderTurnAndPoints() {
    var state =
        table(Secrecy.FIGURES_HIDDEN).dice("d20=20", "d20=3", "d20=1").when(Tables.CALL).state();
    var items = panel(state, "hero", "fight");
    assertThat(prose(items)).contains("fight.turn: Hero", "fight.order: Hero 21, Foe 5");
    assertThat(panel(state, "hero", "who-hero")).contains(new View.Track("fight.ap", 6, 6));
    assertThat(panel(state, "referee", "who-foe"))
        .as("points are of whoever has the Turn")
        .noneMatch(item -> item.label().equals("fight.ap"));
  }

  @Test
  @Covers("RHD-CHAR-01")
  void aCharacterInTheMakingIsShownAsFarAsItIs() {
    var brace = table(Secrecy.OPEN).state().shelf().feature("Brace").orElseThrow();
    var draft =
        Draft.of("new", new Seat("new"))
            .with(new Concept("a jester", "", "", ""))
            .with(Scores.parse("15/12/14/8/13/10"))
            .withExp(brace.exp() + 2)
            .buying(brace);
    var game = Game.<RhodState, RhodStep>at(table(Secrecy.OPEN).state());
    assertThat(BOOK.showing().growing(game, new Seat("new"), "new")).isEmpty();
    var items = Newcomers.panel(draft).items();
    assertThat(items).contains(new View.Track("vitality", 2, 2));
    assertThat(prose(items)).contains("concept: a jester", "TMK: 1", "EXP: 2", "features: Brace");
    assertThat(Optional.of(Newcomers.panel(draft).subject())).contains("new");
    assertThat(BOOK.showing().growing(game, new Seat("hero"), "hero")).hasSize(1);
  }
}

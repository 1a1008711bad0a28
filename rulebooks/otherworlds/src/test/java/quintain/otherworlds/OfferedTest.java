package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.hero;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Offer;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Fight;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Repose;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;
import quintain.otherworlds.state.ThingEvent;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The whole list of what a seat is offered, situation by situation.
class OfferedTest {
  private static final OtherworldsBook BOOK = new OtherworldsBook();
  private static final Seat HERO = new Seat("hero");

  private static Folk.Hero learned() {
    return hero("6/7/6/5/7/4")
        .proficient(Proficiency.MEDICAL)
        .picking(
            "Focus",
            "Cleaving Arc",
            "Dash",
            "Flame Burst",
            "Mend",
            "Leeching Brand",
            "Slippery",
            "Riposte")
        .quick("Med-Gel")
        .quick("Flash Vial")
        .quick("Frag Grenade");
  }

  /// A hero between a friend and a tyrant that breathes fire, beside a chest.
  private static Table<OtwState, OtwStep, OtwEvent> table(Folk.Hero who) {
    Map<String, Spot> at = new LinkedHashMap<>();
    at.put("hero", Spot.parse("2,2"));
    at.put("kit", Spot.parse("2,3"));
    at.put("foe", Spot.parse("3,2"));
    return who.against("Cinder Tyrant")
        .pregen("kit", "Kit Arroway")
        .scene(
            new Scene(
                "",
                Scene.OPEN,
                at,
                List.of(),
                List.of(new Scene.Loot("chest", List.of("Lantern"))),
                Secrecy.OPEN,
                Optional.of(false),
                List.of()));
  }

  /// Labels of what is open, and of what is blocked with the clause that blocks it.
  private static List<String> offered(OtwState state, Seat seat) {
    return BOOK.deeds().offers(state, seat).stream()
        .map(
            offer ->
                offer.label()
                    + offer
                        .blocked()
                        .map(blocked -> " (" + blocked.refusal().clause().id() + ")")
                        .orElse(""))
        .toList();
  }

  private static Offer.Group group(OtwState state, Seat seat, String label) {
    return BOOK.deeds().offers(state, seat).stream()
        .filter(offer -> offer.label().equals(label))
        .findFirst()
        .orElseThrow()
        .group();
  }

  @Test
  void withBothHandsFullAndNobodyAtOdds() {
    var state =
        table(learned().holding("Woodfall Axe").holding("Tallow Pistol").packing("Climbing Line"))
            .given("hero.left.tallow-pistol", 1)
            .given("hero.marks", 12)
            .given("hero.poison", 2)
            .changed(
                before ->
                    Tables.bearing(before, "kit", Status.forBattle(Kind.INTIMIDATED, 1, "foe")))
            .state();

    assertThat(offered(state, HERO))
        .containsExactly(
            "Hero attacks",
            "Hero uses Cleaving Arc",
            "Hero uses Focus",
            "Hero casts Leeching Brand",
            "Hero uses Dash",
            "Hero switches a passive",
            "Hero casts Mend",
            "Hero casts Flame Burst",
            "Hero hides",
            "Hero intimidates",
            "Hero inspires",
            "Hero grapples",
            "Hero scans",
            "Hero treats somebody",
            "Hero uses an item",
            "Hero throws a vial or canister",
            "Hero uses equipment",
            "Hero reloads",
            "Hero searches",
            "Hero holsters",
            "Hero hands something over",
            "Hero drops something",
            "Hero lays something down",
            "Hero stows or puts something on",
            "Hero moves",
            "Hero jumps",
            "Hero drops prone",
            "Hero throws something",
            "Hero throws what lies at hand",
            "Hero does a trifle",
            "Hero makes a check",
            "Hero contests somebody",
            "Hero buys gear",
            "Hero sells gear",
            "Rest or meditate");
    assertThat(group(state, HERO, "Hero uses Dash")).isEqualTo(Offer.Group.MOVE);
    assertThat(group(state, HERO, "Hero casts Leeching Brand")).isEqualTo(Offer.Group.MAGIC);
    assertThat(group(state, HERO, "Hero uses Focus")).isEqualTo(Offer.Group.ACT);
  }

  @Test
  void withAHandFreeOneDrawsTakesAndChangesGrip() {
    var state =
        table(learned().holding("Woodfall Axe").sheathing("Boot Knife").packing("Cudgel"))
            .when(new OtwStep.Drop("hero", "cudgel"))
            .given("hero.prone", true)
            .changed(
                before ->
                    Tables.bearing(
                        Tables.bearing(before, "hero", Status.forBattle(Kind.GRAPPLED, 1, "foe")),
                        "foe",
                        Status.forBattle(Kind.GRAPPLED, 1, "hero")))
            .state();

    assertThat(offered(state, HERO))
        .contains(
            "Hero breaks free",
            "Hero lets go",
            "Hero draws",
            "Hero changes grip",
            "Hero picks a weapon up")
        .doesNotContain("Hero reloads", "Hero drops prone", "Hero inspires");
    var free = new FightEvent.NoLonger("hero", Kind.GRAPPLED).appliedTo(state);
    assertThat(offered(free, HERO)).contains("Hero stands up").doesNotContain("Hero breaks free");
    var armed = new ThingEvent.Placed("hero", "frag grenade", Item.Place.HAND).appliedTo(state);
    assertThat(offered(armed, HERO)).contains("Hero uses an explosive");
    assertThat(offered(state, HERO)).doesNotContain("Hero uses an explosive");
  }

  @Test
  @Covers("OTW-FREE-04")
  void whatIsNoWeaponIsTaken() {
    var state =
        table(hero("6/7/6/5/7/4").quick("Med-Gel"))
            .when(new OtwStep.Drop("hero", "med-gel"))
            .state();
    assertThat(offered(state, HERO)).contains("Hero takes something");
  }

  @Test
  void theWorldMasterSpeaksForFoesAndForTheWorld() {
    var state = table(learned()).given("hero.poison", 1).state();

    assertThat(offered(state, Seat.REFEREE))
        .contains("Foe attacks", "Foe breathes", "Foe moves")
        .containsSubsequence(
            "Begin a battle",
            "End the battle (OTW-ACT-01)",
            "Let time pass",
            "Hurt somebody",
            "Heal somebody",
            "Put a status on somebody",
            "End a status",
            "Bestow a thing",
            "Somebody falls",
            "Push somebody",
            "One of yours makes a check",
            "One of yours contests somebody",
            "The party rests or meditates",
            "Somebody gains a rank",
            "Set cover",
            "Lay another map",
            "Hide what nobody sees",
            "Bring in creatures",
            "A ready-made character joins",
            "Take somebody away",
            "Hand somebody over to another seat",
            "Show or hide somebody",
            "Set a value",
            "Make a new character")
        .doesNotContain("Keep the battle going", "What somebody waits for happens");
    assertThat(group(state, Seat.REFEREE, "Begin a battle")).isEqualTo(Offer.Group.REFEREE);
  }

  @Test
  @Covers({"OTW-ACT-17", "OTW-R-46"})
  void inBattleOneBracesWaitsAndEndsTheTurn() {
    var table =
        table(learned().holding("Woodfall Axe"))
            .given("hero.spd", 8)
            .dice(Folk.faces(5, 1, 1))
            .when(new OtwStep.BeginBattle());
    var state = table.state();

    assertThat(offered(state, HERO))
        .contains("Hero braces", "Hero waits for a moment", "Hero ends the turn")
        .contains("Rest or meditate (OTW-REST-01)")
        .doesNotContain("Hero buys gear", "Hero's moment has come");
    assertThat(offered(state, new Seat("kit")))
        .contains("Kit Arroway attacks (OTW-INIT-03)")
        .doesNotContain("Kit Arroway moves", "Kit Arroway ends the turn");
    assertThat(offered(state, Seat.REFEREE))
        .contains("Begin a battle (OTW-INIT-01)", "End the battle", "Keep the battle going")
        .doesNotContain("Foe moves");

    var attack =
        new OtwStep.Attack("hero", List.of("woodfall axe"), List.of("foe"), false, 0, false);
    var ready =
        new FightEvent.Readied(new Fight.Ready("hero", attack, "it comes"))
            .appliedTo(new FightEvent.TurnBegan("foe", 2).appliedTo(state));
    assertThat(offered(ready, HERO)).contains("Hero's moment has come");
    assertThat(offered(ready, Seat.REFEREE)).contains("What somebody waits for happens");
  }

  @Test
  void theUnconsciousDoNothingAndTheDeadMakeRoom() {
    var state = table(learned()).state();
    var down = new FightEvent.FellUnconscious("hero", 3).appliedTo(state);
    var dead = new FightEvent.Died("hero", "").appliedTo(state);

    assertThat(offered(down, HERO))
        .noneMatch(label -> label.equals("Hero attacks"))
        .doesNotContain("Hero moves", "Hero makes a check", "Rest or meditate", "A new character");
    assertThat(offered(dead, HERO)).containsExactly("A new character");
    assertThat(offered(state, HERO)).doesNotContain("A new character");
    assertThat(offered(state, new Seat("guest"))).containsExactly("A new character");
    assertThat(offered(new FightEvent.Died("foe", "").appliedTo(state), Seat.REFEREE))
        .noneMatch(label -> label.startsWith("Foe"));
  }

  // Who may

  @Test
  @Covers({"OTW-ACT-01", "OTW-R-109", "OTW-CC-01"})
  void playersCommandTheirOwnAndTheWorldMasterAnybody() {
    var state = table(learned()).state();
    var own =
        List.of(
            new OtwStep.BraceYourself("hero"),
            new OtwStep.EndTurn("hero"),
            new OtwStep.SpringTrigger("hero"),
            new OtwStep.Toggle("hero", "Slippery", false),
            new OtwStep.Stow("hero", "med-gel", Item.Place.PACK),
            new OtwStep.Buy("hero", "Lantern"),
            new OtwStep.Sell("hero", "med-gel"),
            new OtwStep.MakeCheck("hero", Attribute.STR, Optional.empty()),
            new OtwStep.Contest(
                "hero", "foe", Attribute.STR, Optional.empty(), Attribute.STR, Optional.empty()),
            new OtwStep.Rest(Repose.SHORT_REST, List.of("hero")),
            new OtwStep.CreateCharacter("new-hero", HERO));
    for (OtwStep step : own) {
      assertThat(BOOK.deeds().permits(state, HERO, step)).as(step.toString()).isEmpty();
      assertThat(BOOK.deeds().permits(state, Seat.REFEREE, step)).as(step.toString()).isEmpty();
      assertThat(BOOK.deeds().permits(state, new Seat("kit"), step))
          .as(step.toString())
          .isPresent();
    }
    assertThat(BOOK.deeds().permits(state, HERO, new OtwStep.Rest(Repose.SHORT_REST, List.of())))
        .isEmpty();
    assertThat(
            BOOK.deeds()
                .permits(state, HERO, new OtwStep.Rest(Repose.SHORT_REST, List.of("hero", "kit"))))
        .isPresent();
    assertThat(BOOK.deeds().permits(state, HERO, new OtwStep.BeginBattle()).orElseThrow().clause())
        .isEqualTo(Otw.OTW_R_109);
    assertThat(BOOK.deeds().permits(state, Seat.REFEREE, new OtwStep.BeginBattle())).isEmpty();
    assertThat(BOOK.deeds().permits(state, Seat.REFEREE, new OtwStep.OpenRound())).isPresent();
    assertThat(
            BOOK.deeds()
                .permits(state, HERO, new OtwStep.BraceYourself("nobody"))
                .orElseThrow()
                .reason())
        .isEqualTo("You do not speak for nobody");
  }

  @Test
  @Covers("OTW-MECH-10a")
  void whoeverTakesAConfusedOnesTurnCommandsThem() {
    var state =
        new FightEvent.ControlTaken("foe", HERO)
            .appliedTo(
                new FightEvent.TurnBegan("foe", 2)
                    .appliedTo(new FightEvent.BattleBegan().appliedTo(table(learned()).state())));

    assertThat(BOOK.deeds().permits(state, HERO, new OtwStep.BraceYourself("foe"))).isEmpty();
    assertThat(BOOK.deeds().permits(state, new Seat("kit"), new OtwStep.BraceYourself("foe")))
        .isPresent();
    assertThat(BOOK.deeds().permits(state, HERO, new OtwStep.BraceYourself("hero"))).isEmpty();
  }
}

package quintain.otherworlds.state;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.hero;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.FactKind;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.otherworlds.Folk;
import quintain.otherworlds.OtherworldsBook;
import quintain.otherworlds.state.Status.Kind;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Facts by name: what is read, and what the World Master may set.
class ValuesTest {
  private static final OtherworldsBook BOOK = new OtherworldsBook();
  private static final Seat HERO = new Seat("hero");

  private static Table<OtwState, OtwStep, OtwEvent> table() {
    return hero("6/3/6/3/3/4")
        .holding("Tallow Pistol")
        .wearing("Ring Coat")
        .wearing("Buckler Field")
        .wearing("Reed Charm")
        .packing("Kite Field")
        .packing("Ceramic Insert")
        .quick("Med-Gel")
        .against("Rust Raider")
        .given("foe.at", "4,2");
  }

  private static OtwStep set(String fact, String value) {
    return new OtwStep.SetValue(fact, value, "a test");
  }

  @Test
  @Covers({"OTW-ATT-02", "OTW-ATT-03", "OTW-COM-03"})
  void figuresAreReadFromTheSheet() {
    table()
        .then("hero.hp", 24)
        .then("hero.max-hp", 24)
        .then("hero.ast", 9)
        .then("hero.max-ast", 9)
        .then("hero.disc", 5)
        .then("hero.max-disc", 5)
        .then("hero.str", 6)
        .then("hero.dex", 3)
        .then("hero.spd", 4)
        .then("hero.def", 8)
        .then("hero.guard", 4)
        .then("hero.absorb", 4)
        .then("hero.marks", 0)
        .then("hero.rank", 1)
        .then("foe.rank", 0)
        .then("hero.side", "party")
        .then("foe.side", "foes")
        .then("foe.at", "4,2")
        .then("hero.held", List.of("tallow pistol"))
        .then("hero.worn", List.of("ring coat", "buckler field", "reed charm"))
        .then("hero.left.tallow-pistol", 3)
        .then("hero.left.kite-field", 6)
        .then("hero.evades", false)
        .then("hero.exhausted", false)
        .then("hero.conscious", true)
        .then("hero.initiative", 0)
        .then("hero.used", List.of());
    assertThat(table().facts())
        .doesNotContainKey("hero.left.ring-coat")
        .containsKeys("hero.prone", "hero.poison");
  }

  @Test
  @Covers({"OTW-EQ-14", "OTW-R-71"})
  void absorbIsWhatIsWornAndWhatSomebodyIsShieldedBy() {
    table()
        .changed(
            state ->
                state.with("hero", being -> being.with(Status.forBattle(Kind.SHIELDED, 5, "Ward"))))
        .then("hero.absorb", 9)
        .then("hero.shielded", 5);
  }

  @Test
  @Covers("OTW-COM-04")
  void whoeversDexIsNotBelowTheirTouMayEvade() {
    table()
        .given("hero.dex", 5)
        .then("hero.evades", false)
        .given("hero.dex", 6)
        .then("hero.evades", true);
  }

  @Test
  void whatIsUsedUpTodayAndInThisBattleIsOneList() {
    table()
        .changed(
            state ->
                state.with(
                    "hero",
                    being ->
                        being.with(
                            being
                                .life()
                                .withToday(List.of("Second Wind"))
                                .withEncounter(List.of("Adrenaline")))))
        .then("hero.used", List.of("Second Wind", "Adrenaline"));
  }

  @Test
  void figuresAreSetWithinTheirBounds() {
    table()
        .given("hero.hp", 0)
        .then("hero.hp", 0)
        .given("hero.hp", 24)
        .then("hero.hp", 24)
        .refuses(set("hero.hp", "25"), "OTW-R-109")
        .refuses(set("hero.hp", "-1"), "OTW-R-109")
        .refuses(set("hero.hp", "many"), "OTW-R-109")
        .given("hero.max-hp", 30)
        .then("hero.max-hp", 30)
        .given("hero.ast", 4)
        .then("hero.ast", 4)
        .given("hero.disc", 2)
        .then("hero.disc", 2)
        .given("hero.res", 30)
        .then("hero.res", 30)
        .refuses(set("hero.res", "31"), "OTW-R-109")
        .given("hero.marks", 12)
        .then("hero.marks", 12)
        .refuses(set("hero.marks", "-1"), "OTW-R-109")
        .refuses(set("hero.def", "3"), "OTW-R-109")
        .refuses(set("hero.rank", "3"), "OTW-R-109");
  }

  @Test
  void statusesAreSetByAmountOrYesAndNo() {
    table()
        .given("hero.poison", 3)
        .then("hero.poison", 3)
        .given("hero.poison", 5)
        .then("hero.poison", 5)
        .given("hero.poison", 0)
        .then("hero.poison", 0)
        .given("hero.prone", true)
        .then("hero.prone", true)
        .given("hero.prone", "no")
        .then("hero.prone", false)
        .given("hero.prone", "yes")
        .then("hero.prone", true)
        .given("hero.prone", false)
        .then("hero.prone", false)
        .refuses(set("hero.prone", "perhaps"), "OTW-R-109")
        .refuses(set("hero.poison", "1000"), "OTW-R-109")
        .refuses(set("hero.grappled", "yes"), "OTW-R-109");
  }

  @Test
  void placesSecrecyThingsAndTheClockAreSet() {
    table()
        .given("hero.at", "3,4")
        .then("hero.at", "3,4")
        .refuses(set("hero.at", "99,4"), "OTW-R-109")
        .given("foe.secrecy", "unseen")
        .then("foe.secrecy", "unseen")
        .refuses(set("foe.secrecy", "somewhat"), "OTW-R-109")
        .given("hero.left.tallow-pistol", 0)
        .then("hero.left.tallow-pistol", 0)
        .given("hero.left.buckler-field", 4)
        .then("hero.guard", 4)
        .refuses(set("hero.left.buckler-field", "5"), "OTW-R-109")
        .refuses(set("hero.left.spoon", "1"), "OTW-R-109")
        .given("clock", 90)
        .then("clock", 90)
        .refuses(set("clock", "-1"), "OTW-R-109")
        .refuses(set("weather", "1"), "OTW-R-109")
        .refuses(set("nobody.hp", "1"), "OTW-R-109")
        .refuses(set("hero.luck", "1"), "OTW-R-109");
  }

  @Test
  void everyFactThatIsReadIsListedAndEveryListedOneThatIsSettableCanBeSet() {
    var kinds = BOOK.facts().kinds();
    assertThat(kinds).extracting(FactKind::name).doesNotHaveDuplicates();
    var names = kinds.stream().map(FactKind::name).toList();
    for (String fact : table().facts().keySet()) {
      var general =
          fact.replaceFirst("^(hero|foe)\\.", "<id>.").replaceFirst("left\\..*", "left.<item>");
      assertThat(names).contains(general);
    }
    for (FactKind kind : kinds) {
      assertThat(kind.about()).as(kind.name()).isNotEmpty();
    }
    assertThat(kinds)
        .filteredOn(FactKind::settable)
        .extracting(FactKind::name)
        .contains("<id>.hp", "<id>.max-ast", "<id>.marks", "<id>.poison", "<id>.at", "clock")
        .doesNotContain("<id>.def", "<id>.rank", "<id>.grappled", "<id>.side", "fight.round");
  }

  // Who knows

  @Test
  void figuresAreKnownWhereTheyLieOpenAndPeopleWhereTheyAreSeen() {
    table()
        .given("foe.secrecy", "open")
        .sees("hero", "foe.hp", 20)
        .given("foe.secrecy", "figures-hidden")
        .hides("hero", "foe.hp")
        .hides("hero", "foe.poison")
        .hides("hero", "foe.items")
        .hides("hero", "foe.secrecy")
        .sees("hero", "foe.at", "4,2")
        .sees("hero", "foe.prone", false)
        .sees("hero", "foe.held", List.of("scrap cleaver"))
        .given("foe.secrecy", "unseen")
        .hides("hero", "foe.at")
        .sees("hero", "hero.hp", 24);
  }

  @Test
  void aPlayerKnowsTheFiguresOfWhomeverTheyPlay() {
    table()
        .given("foe.secrecy", "unseen")
        .when(new OtwStep.HandOver("foe", HERO))
        .sees("hero", "foe.hp", 20);
  }

  @Test
  @Covers({"OTW-INIT-01", "OTW-INIT-03"})
  void theFightIsReadFromWhoeverIsUp() {
    var table =
        table()
            .given("foe.secrecy", "open")
            .then("fight.round", 0)
            .then("fight.turn", "none")
            .dice(Folk.faces(5, 1))
            .when(new OtwStep.BeginBattle());

    // SPD 4 and 5, SPD 4 and 1
    table
        .then("fight.round", 1)
        .then("fight.turn", "hero")
        .then("fight.points", 2)
        .then("fight.control", "none")
        .then("fight.order", List.of("hero", "foe"))
        .then("hero.initiative", 9)
        .then("foe.initiative", 5)
        .when(new OtwStep.Move("hero", Spot.parse("1,0")))
        .then("fight.steps", 3);
    table
        .given("foe.secrecy", "unseen")
        .sees("hero", "fight.order", List.of("hero"))
        .when(new OtwStep.EndTurn("hero"))
        .then("fight.turn", "foe")
        .sees("hero", "fight.turn", "none")
        .sees("hero", "fight.points", 0);
  }

  @Test
  void whatLiesAboutIsAFact() {
    table()
        .when(new OtwStep.Drop("hero", "med-gel"))
        .then("ground", List.of("med-gel"))
        .then("scene.fog", false);
  }
}

package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static quintain.otherworlds.Folk.buy;
import static quintain.otherworlds.Folk.empty;
import static quintain.otherworlds.Folk.hero;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.otherworlds.rules.Armors;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Nature;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Spell;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class CreationTest {
  private static final OtwStep CREATE = new OtwStep.CreateCharacter("new", new Seat("new"));

  private static Map<String, Integer> points(Object... pairs) {
    var points = new LinkedHashMap<String, Integer>();
    for (int i = 0; i < pairs.length; i += 2) {
      points.put((String) pairs[i], (Integer) pairs[i + 1]);
    }
    return points;
  }

  @Test
  @Covers({"OTW-CC-01", "OTW-CC-02", "OTW-CC-07", "OTW-CC-08", "OTW-CC-09", "OTW-CC-11"})
  void onAutomaticACharacterFollowsAReadyMadeOne() {
    empty()
        .dice("pick=1")
        .when(CREATE)
        .then("new.str", 6)
        .then("new.tou", 6)
        .then("new.max-hp", 24)
        .then("new.max-ast", 9)
        .then("new.max-disc", 5)
        .then("new.marks", 0)
        .then("new.held", List.of("woodfall axe"))
        .then("new.worn", List.of("ring coat"));
    var skills = empty().dice("pick=1").when(CREATE).state().being("new").life().skills();
    assertThat(skills).extracting(Skill::name).hasSize(7).contains("Cleaving Arc", "Dash");
  }

  @Test
  @Covers("OTW-CC-01")
  void whoeverHasANameIsToldOfByName() {
    var told =
        empty().dice("pick=1").answer("new", "name", "Ada Quill").when(CREATE).events().stream()
            .filter(OtwEvent.Told.class::isInstance)
            .map(event -> ((OtwEvent.Told) event).what())
            .toList();
    assertThat(told).isNotEmpty().allMatch(line -> line.startsWith("Ada Quill "));
  }

  @Test
  @Covers({"OTW-CC-01", "OTW-CC-03", "OTW-CC-04", "OTW-CC-07", "OTW-CC-08", "OTW-CC-09"})
  void everyChoiceIsThePlayers() {
    var made =
        empty()
            .answer("new", "pattern", "OTW-PC-01")
            .answer("new", "origin", "Forged")
            .answer("new", "points", points("res", 6, "wis", 3, "spd", 3))
            .answer("new", "proficiencies", List.of("astrana", "lore", "craft", "medical"))
            .answer("new", "masteries", List.of("knives", "clubs"))
            .answer(
                "new",
                "picks",
                List.of("Mend", "Ember Bolt", "Focus", "Element Ward", "Dash", "Hush"))
            .answer("new", "ward", "acid")
            .answer("new", "gear", points("Boot Knife", 1, "Med-Gel", 4, "Travel Cloth", 1))
            .answer("new", "name", "Ada Quill")
            .when(CREATE)
            .then("new.res", 8)
            .then("new.spd", 6)
            .then("new.max-ast", 24)
            .then("new.max-disc", 7)
            .then("new.marks", 60 - 8 - 24 - 2)
            .then("new.held", List.of("boot knife"))
            .state()
            .being("new");

    assertThat(made.name()).isEqualTo("Ada Quill");
    assertThat(made.body().natures()).containsExactly(Nature.CONSTRUCT);
    assertThat(made.life().spells())
        .extracting(Spell::name)
        .containsExactly("Mend", "Ember Bolt", "Hush");
    assertThat(made.life().ward()).contains(DamageType.ACID);
    assertThat(made.kit().items()).filteredOn(item -> item.place() == Item.Place.QUICK).hasSize(3);
    assertThat(made.kit().items()).filteredOn(item -> item.place() == Item.Place.PACK).hasSize(1);
  }

  @Test
  @Covers("OTW-CC-01")
  void nobodyBeginsAboveTheLimits() {
    var table =
        empty().answer("new", "pattern", "OTW-PC-01").answer("new", "points", points("str", 7));

    assertThatThrownBy(() -> table.when(CREATE)).hasMessageContaining("0 to 6 times");
  }

  @Test
  @Covers({"OTW-CC-08", "OTW-CC-11"})
  void spellsNeedResolveAndTheLandbornPickOneMore() {
    var withSpells =
        empty()
            .answer("new", "pattern", "OTW-PC-04")
            .answer("new", "origin", "Skybound")
            .when(CREATE)
            .state()
            .being("new")
            .life();
    assertThat(withSpells.skills().size() + withSpells.spells().size()).isEqualTo(6);
    var without =
        empty()
            .answer("new", "pattern", "OTW-PC-04")
            .answer("new", "points", points("str", 6))
            .when(CREATE)
            .state()
            .being("new")
            .life();
    assertThat(without.spells()).isEmpty();
    assertThat(without.skills()).hasSize(7);
  }

  @Test
  @Covers("OTW-CC-09")
  void armorOneCannotWearIsNotForSale() {
    var table =
        empty().answer("new", "pattern", "OTW-PC-04").answer("new", "gear", buy("Ring Coat"));

    assertThatThrownBy(() -> table.when(CREATE))
        .hasMessageContaining("nothing called Ring Coat is on offer");
  }

  @Test
  @Covers("OTW-CC-01")
  void anIdThatSomebodyUnseenHasIsNotRefused() {
    empty()
        .creature("new", "Rust Raider")
        .refuses(CREATE, "OTW-CC-01")
        .given("new.secrecy", "unseen")
        .dice("pick=1")
        .when(CREATE)
        .then("new-2.str", 6)
        .then("new.side", "foes");
  }

  @Test
  @Covers("OTW-CC-01")
  void anIdIsTakenOnce() {
    hero("2/2/2/2/2/3")
        .alone()
        .refuses(new OtwStep.CreateCharacter("hero", new Seat("x")), "OTW-CC-01")
        .refuses(new OtwStep.CreateCharacter("Not An Id", new Seat("x")), "OTW-CC-01");
  }

  // Origins

  @Test
  @Covers("OTW-OR-01")
  void theLandbornAreFleshAndBloodWithOnePickMore() {
    var made =
        empty()
            .answer("new", "pattern", "OTW-PC-01")
            .answer("new", "origin", "Landborn")
            .when(CREATE)
            .state()
            .being("new");
    assertThat(made.life().skills().size() + made.life().spells().size()).isEqualTo(7);
    assertThat(made.body().natures()).containsExactly(Nature.FLESH, Nature.BLOOD);
    // burn is doubled on flesh
    hero("2/2/4/2/2/3")
        .alone()
        .when(new OtwStep.Harm("hero", 4, DamageType.BURN, false, "a fire"))
        .then("hero.hp", 18 - 8);
  }

  @Test
  @Covers("OTW-OR-02")
  void theForgedShrugOffPoisonAndFearShock() {
    var forged = hero("2/2/2/2/2/3").of("Forged").alone().state().being("hero");
    assertThat(Armors.responses(forged).immune()).containsExactly(DamageType.POISON);
    assertThat(Armors.responses(forged).weakness()).containsExactly(DamageType.SHOCK);
    hero("2/2/4/2/2/3")
        .of("Forged")
        .alone()
        .when(new OtwStep.Harm("hero", 4, DamageType.SHOCK, false, "a wire"))
        .then("hero.hp", 18 - 8)
        .when(new OtwStep.Harm("hero", 4, DamageType.POISON, false, "a dart"))
        .then("hero.hp", 10)
        .then("hero.poison", 0);
  }

  @Test
  @Covers("OTW-OR-03")
  void theSkyboundFloatAndAreFrail() {
    var skybound = hero("2/2/4/2/2/3").of("Skybound");
    skybound
        .alone()
        .then("hero.max-hp", 15)
        .when(new OtwStep.Harm("hero", 15, DamageType.SLASHING, false, "a blade"))
        .then("hero.down", 4);
    // as high as one is tall, and no higher
    var over = new OtwStep.Move("hero", Tables.at("2,0"));
    behindBars(6, skybound).when(over).then("hero.at", "2,0");
    behindBars(7, skybound).refuses(over, "OTW-R-56");
    behindBars(6, hero("2/2/4/2/2/3")).refuses(over, "OTW-R-56");
  }

  private static Table<OtwState, OtwStep, OtwEvent> behindBars(int feet, Folk.Hero hero) {
    return empty()
        .scene(Tables.scene(Tables.barsAcross(1, feet), Map.of("hero", Tables.at("0,0"))))
        .sheet("hero", hero.sheet());
  }

  @Test
  @Covers("OTW-OR-04")
  void theDuskbloodResistBurn() {
    hero("2/2/4/2/2/3")
        .of("Duskblood")
        .alone()
        .when(new OtwStep.Harm("hero", 5, DamageType.BURN, false, "a fire"))
        .then("hero.hp", 18 - 5);
  }

  // Growth

  @Test
  @Covers("OTW-CC-12")
  void aRankBringsAPointAndAtEvenRanksAPick() {
    var table =
        hero("6/3/6/3/3/4")
            .alone()
            .given("hero.hp", 10)
            .answer("hero", "grows", "tou")
            .answer("hero", "pick", "Focus")
            .when(new OtwStep.RankUp("hero"))
            .then("hero.rank", 2)
            .then("hero.tou", 7)
            .then("hero.max-hp", 27)
            .then("hero.hp", 13)
            .answer("hero", "grows", "res")
            .when(new OtwStep.RankUp("hero"))
            .notAsked("hero", "pick")
            .then("hero.max-ast", 12)
            .then("hero.rank", 3);
    assertThat(table.state().being("hero").life().skills())
        .extracting(Skill::name)
        .containsExactly("Focus");
    table.when(new OtwStep.RankUp("hero"));
    assertThat(table.state().being("hero").life().bonus()).isEqualTo(3);
  }

  @Test
  @Covers({"OTW-CC-12", "OTW-SK-19"})
  void aWardIsLearnedWithItsType() {
    var warded =
        hero("2/2/4/2/2/3")
            .of("Forged")
            .alone()
            .answer("hero", "pick", "Element Ward")
            .answer("hero", "ward", "acid")
            .when(new OtwStep.RankUp("hero"))
            .state()
            .being("hero");
    assertThat(Armors.responses(warded).resistance()).containsExactly(DamageType.ACID);
  }

  @Test
  @Covers({"OTW-CC-01", "OTW-CC-12"})
  void nobodyGrowsBeyondALifetime() {
    hero("12/12/12/12/12/9").alone().refuses(new OtwStep.RankUp("hero"), "OTW-CC-12");
    hero("12/12/12/12/12/8").alone().when(new OtwStep.RankUp("hero")).then("hero.spd", 9);
    hero("2/2/2/2/2/3").against("Rust Raider").refuses(new OtwStep.RankUp("foe"), "OTW-CC-12");
  }

  @Test
  @Covers({"OTW-CC-06", "OTW-PROF-02"})
  void aHigherRankChecksWithAHigherBonus() {
    var lift = new OtwStep.MakeCheck("hero", Attribute.STR, Optional.of(Proficiency.ATHLETICS));
    var grows = new OtwStep.RankUp("hero");
    var table =
        hero("2/2/2/2/2/3").proficient(Proficiency.ATHLETICS).alone().dice("d6=3").when(lift);
    assertThat(total(table)).isEqualTo(2 + 2 + 3);

    for (int rank = 2; rank <= 4; rank++) {
      table.answer("hero", "grows", "res").when(grows);
    }
    assertThat(total(table.dice("d6=3").when(lift))).isEqualTo(2 + 3 + 3);
  }

  /// What the last check came to.
  private static int total(Table<OtwState, OtwStep, OtwEvent> table) {
    return table.events().reversed().stream()
        .filter(OtwEvent.Checked.class::isInstance)
        .map(event -> ((OtwEvent.Checked) event).total())
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Covers({"OTW-CC-06", "OTW-CHK-01"})
  void theChancesOfAModerateCheckAreThoseListed() {
    // attribute 2 untrained needs a 5 or a 6 for DL 6; attribute 2 and a bonus of 2 a 3
    var check = new OtwStep.MakeCheck("hero", Attribute.STR, Optional.of(Proficiency.ATHLETICS));
    var untrained = hero("2/2/2/2/2/3").alone().odds(check, "referee");
    var trained =
        hero("2/2/2/2/2/3").proficient(Proficiency.ATHLETICS).alone().odds(check, "referee");

    assertThat(untrained.p("hero.succeeds", true)).isCloseTo(1.0 / 3, within(1e-9));
    assertThat(trained.p("hero.succeeds", true)).isCloseTo(2.0 / 3, within(1e-9));
  }
}

package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Tables.at;
import static quintain.otherworlds.Tables.attack;
import static quintain.otherworlds.Tables.axeman;
import static quintain.otherworlds.Tables.d6;
import static quintain.otherworlds.Tables.duel;
import static quintain.otherworlds.Tables.strike;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Status;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Intimidating, inspiring, holding, looking, treating.
class PresenceTest {
  private static Folk.Hero speaker() {
    return Folk.hero("6/3/6/5/7/4")
        .proficient(Proficiency.INFLUENCE, Proficiency.ATHLETICS, Proficiency.PERCEPTION)
        .holding("Woodfall Axe");
  }

  @Test
  @Covers({"OTW-ACT-07", "OTW-R-49", "OTW-R-65"})
  void intimidatingTakesTheHigherInfluence() {
    // 7 + 2 + 1 = 10 against 2 + 4
    duel(speaker())
        .dice(d6(1, 4))
        .when(new OtwStep.Intimidate("hero", "foe"))
        .then("foe.intimidated", true);
    // 3 + 1 = 4 against 2 + 2: a tie is lost
    duel(axeman())
        .dice(d6(1, 2))
        .when(new OtwStep.Intimidate("hero", "foe"))
        .then("foe.intimidated", false);
  }

  @Test
  @Covers({"OTW-ACT-09", "OTW-R-49"})
  void theIntimidatedLoseEdgeAgainstTheOneAlone() {
    afraid()
        .dice(d6(5, 2, 1))
        .when(attack("foe", "bite", "hero"))
        .then("hero.hp", 21)
        .dice(d6(5, 1))
        .when(attack("foe", "bite", "friend"))
        .then("friend.hp", 18);
  }

  /// A foe that fears the hero and not the friend beside.
  private static Table<OtwState, OtwStep, OtwEvent> afraid() {
    return Tables.empty()
        .scene(Tables.placed("hero", "0,0", "friend", "1,1", "foe", "1,0"))
        .sheet("hero", axeman().sheet())
        .sheet("friend", speaker().sheet())
        .creature("foe", "Kennel Hound")
        .changed(
            state ->
                Tables.bearing(state, "foe", Status.forBattle(Status.Kind.INTIMIDATED, 1, "hero")));
  }

  @Test
  @Covers("OTW-ACT-08")
  void theIntimidatedComeNoCloser() {
    afraid()
        .given("foe.at", "3,0")
        .refuses(new OtwStep.Move("foe", at("2,0")), "OTW-ACT-08")
        .refuses(new OtwStep.Move("foe", at("2,1")), "OTW-ACT-08")
        .refuses(new OtwStep.Jump("foe", at("1,0"), false), "OTW-ACT-08")
        .when(new OtwStep.Move("foe", at("3,1")))
        .when(new OtwStep.Move("foe", at("5,0")));
  }

  @Test
  @Covers({"OTW-ACT-06", "OTW-R-49"})
  void inspiringFreesAnAllyFromFear() {
    // 7 + 2 + 4 against 2 + 3
    var table =
        duel(speaker())
            .changed(
                state ->
                    Tables.bearing(
                        state, "hero", Status.forBattle(Status.Kind.INTIMIDATED, 1, "foe")))
            .refuses(new OtwStep.Inspire("hero", "foe", "hero"), "OTW-R-49");
    // the frightened lose edge against whoever frightened them
    table
        .dice(d6(4, 5, 3))
        .when(new OtwStep.Inspire("hero", "hero", "foe"))
        .then("hero.intimidated", false)
        .refuses(new OtwStep.Inspire("hero", "hero", "foe"), "OTW-ACT-06");
  }

  @Test
  @Covers("OTW-R-49")
  void fearEndsWhenTheIntimidatorIsDown() {
    afraid()
        .when(new OtwStep.Harm("hero", 30, DamageType.SLASHING, false, "a trap"))
        .then("foe.intimidated", false);
  }

  @Test
  @Covers("OTW-CR")
  void someCannotBeIntimidated() {
    Tables.against(speaker(), "Cinder Tyrant")
        .refuses(new OtwStep.Intimidate("hero", "foe"), "OTW-CR");
  }

  // Holding

  @Test
  @Covers({"OTW-ACT-15", "OTW-R-47", "OTW-R-97"})
  void grapplingHoldsFast() {
    // 6 + 2 + 3 = 11 against 6 + 3
    duel(speaker())
        .dice(d6(3, 3))
        .when(new OtwStep.Grapple("hero", "foe"))
        .then("foe.grappled", true)
        .refuses(new OtwStep.Move("foe", at("1,1")), "OTW-R-97")
        .dice(d6(2, 1))
        .when(new OtwStep.BreakFree("foe"))
        .then("foe.grappled", true)
        // 6 + 5 against 8 + 1
        .dice(d6(5, 1))
        .when(new OtwStep.BreakFree("foe"))
        .then("foe.grappled", false);
  }

  @Test
  @Covers("OTW-R-47")
  void theBetterOfStrengthAndDexterityResists() {
    duel(speaker())
        .given("foe.dex", 9)
        .dice(d6(3, 2))
        .when(new OtwStep.Grapple("hero", "foe"))
        .then("foe.grappled", false);
  }

  @Test
  @Covers("OTW-R-47")
  void whoMovesOrLetsGoHoldsNobody() {
    var held = duel(speaker()).dice(d6(3, 3)).when(new OtwStep.Grapple("hero", "foe"));
    held.when(new OtwStep.LetGo("hero", "foe")).then("foe.grappled", false);
    duel(speaker())
        .dice(d6(3, 3))
        .when(new OtwStep.Grapple("hero", "foe"))
        .when(new OtwStep.Move("hero", at("0,1")))
        .then("foe.grappled", false);
    duel(speaker()).given("foe.at", "2,0").refuses(new OtwStep.Grapple("hero", "foe"), "OTW-R-47");
  }

  // Looking

  @Test
  @Covers({"OTW-ACT-12", "OTW-R-50"})
  void aScanShowsWhatTheBodySays() {
    // 5 + 2 + 3 = 10 is over 9
    var table =
        Tables.against(speaker(), "Slate Sentinel")
            .dice(d6(3))
            .answer("referee", "tactics", "keep away from its fists")
            .when(new OtwStep.Scan("hero", "foe"));
    assertThat(table.events())
        .contains(
            new OtwEvent.Scanned(
                "hero",
                "foe",
                List.of(
                    "Weakness shock",
                    "Resistance slashing, ballistic",
                    "Immune poison, psychic, petrify",
                    "Armor 2")),
            new OtwEvent.Told("hero", "learns: keep away from its fists"));
    Tables.against(speaker(), "Slate Sentinel")
        .dice(d6(2))
        .when(new OtwStep.Scan("hero", "foe"))
        .notAsked("referee", "tactics");
  }

  // Treating

  @Test
  @Covers({"OTW-R-102", "OTW-R-37"})
  void aMedicalCheckEndsPoisonOrBleeding() {
    var healer = Folk.hero("6/3/6/5/3/4").proficient(Proficiency.MEDICAL).holding("Woodfall Axe");
    // DL 6 + 3: 5 + 2 + 2 is not over it
    duel(healer)
        .given("hero.poison", 3)
        .given("hero.bleed", 1)
        .given("hero.steadied", true)
        .dice(d6(2))
        .when(new OtwStep.Treat("hero", "hero", OtwStep.Ailing.POISON))
        .then("hero.poison", 3)
        .dice(d6(3))
        .when(new OtwStep.Treat("hero", "hero", OtwStep.Ailing.POISON))
        .then("hero.poison", 0)
        .dice(d6(1))
        .when(new OtwStep.Treat("hero", "hero", OtwStep.Ailing.BLEED))
        .then("hero.bleed", 0)
        .refuses(new OtwStep.Treat("hero", "hero", OtwStep.Ailing.BLEED), "OTW-R-37");
  }

  @Test
  @Covers("OTW-R-04")
  void twoStaggersCountTwice() {
    duel(axeman())
        .given("hero.staggered", 2)
        .dice(d6(5, 4, 2, 1))
        .when(strike())
        .then("foe.hp", 81);
  }

  @Test
  @Covers("OTW-MECH-36")
  void theSilencedCannotBeHeard() {
    var speaker =
        Folk.hero("2/4/4/4/7/4").picking("Rallying Cry").proficient(Proficiency.INFLUENCE);
    var silenced =
        duel(speaker)
            .given("hero.silenced", true)
            .refuses(new OtwStep.UseSkill("hero", "Rallying Cry", "", List.of()), "OTW-MECH-36");
    // fails without a roll, unless the World Master thinks that looks will do
    silenced
        .when(new OtwStep.Intimidate("hero", "foe"))
        .asked("referee", "by-voice")
        .then("foe.intimidated", false);
    silenced
        .answer("referee", "by-voice", false)
        .dice(d6(4, 3))
        .when(new OtwStep.Intimidate("hero", "foe"))
        .then("foe.intimidated", true);
    // a check that takes no voice is rolled
    silenced
        .dice(d6(3))
        .when(new OtwStep.MakeCheck("hero", Attribute.DEX, Optional.of(Proficiency.STEALTH)))
        .notAsked("referee", "by-voice");
  }

  @Test
  @Covers({"OTW-MECH-36", "OTW-ACT-06"})
  void nobodyHearsTheSilencedInspire() {
    Tables.empty()
        .scene(Tables.placed("hero", "0,0", "friend", "0,1", "foe", "1,0"))
        .sheet("hero", Folk.hero("2/4/4/4/7/4").sheet())
        .sheet("friend", Folk.hero("2/4/4/4/7/4").sheet())
        .creature("foe", "Kennel Hound")
        .given("hero.silenced", true)
        .changed(
            state ->
                Tables.bearing(
                    state, "friend", Status.forBattle(Status.Kind.INTIMIDATED, 1, "foe")))
        .refuses(new OtwStep.Inspire("hero", "friend", "foe"), "OTW-MECH-36");
  }
}

package quintain.otherworlds.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.cast;
import static quintain.otherworlds.Folk.faces;
import static quintain.otherworlds.Folk.hero;
import static quintain.otherworlds.Folk.skill;
import static quintain.otherworlds.Folk.use;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;
import quintain.otherworlds.Folk;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Skills, spells, explosives and consumables in battles for those who only choose: offered when
/// they help, aimed at whom, and doing what their entries say.
class SpecialMovesTest {
  private static final OtwFights FIGHTS = new OtwFights();

  /// RES 7, and nothing in hand.
  private static Folk.Hero mage(String... spells) {
    return hero("2/4/4/4/7/4").picking(spells);
  }

  /// The hero's turn, a friend called Kit in the space behind, two raiders four spaces off.
  private static Table<OtwState, OtwStep, OtwEvent> turn(Folk.Hero who) {
    return who.against("Rust Raider")
        .creature("other", "Rust Raider")
        .sheet("kit", hero("2/2/4/1/2/1").sheet())
        .given("hero.at", "1,0")
        .given("kit.at", "0,0")
        .given("foe.at", "5,0")
        .given("other.at", "5,1")
        .dice(faces(5, 1, 2, 1))
        .when(new OtwStep.BeginBattle());
  }

  private static List<Move<OtwStep>> moves(Table<OtwState, OtwStep, OtwEvent> table, Kind kind) {
    return FIGHTS.moves(table.state(), "hero").stream()
        .filter(move -> move.kind() == kind)
        .toList();
  }

  private static List<OtwStep> commands(Table<OtwState, OtwStep, OtwEvent> table, Kind kind) {
    return moves(table, kind).stream().map(Move::command).toList();
  }

  // Attacks at a price

  @Test
  @Covers({"OTW-SP-01", "OTW-R-13"})
  void aLanceIsCastAtEachFoeInRangeAndTakesAstral() {
    var table = turn(mage("Spark Lance"));
    var lances = moves(table, Kind.COSTLY_ATTACK);
    assertThat(lances)
        .extracting(Move::command)
        .containsExactly(cast("hero", "Spark Lance", "foe"), cast("hero", "Spark Lance", "other"));
    // RES 7 and value 3
    assertThat(lances).allMatch(move -> move.power() == 1000);
    table
        .given("hero.ast", 10)
        .dice(faces(1, 5))
        .when(lances.getFirst().command())
        .then("hero.ast", 8);
    // one Action Skill a turn (OTW-ACT-13)
    assertThat(moves(table, Kind.COSTLY_ATTACK)).isEmpty();
  }

  @Test
  @Covers("OTW-MEDI-01")
  void nobodyDrainsThemselvesForASpell() {
    assertThat(moves(turn(mage("Spark Lance")).given("hero.ast", 2), Kind.COSTLY_ATTACK)).isEmpty();
    assertThat(moves(turn(mage("Spark Lance")).given("hero.ast", 3), Kind.COSTLY_ATTACK))
        .hasSize(2);
  }

  /// Three spaces across: about 5,0 and its like both raiders are met, and nobody else.
  @Test
  @Covers("OTW-SP-11")
  void aBurstIsCastWhereItMeetsTheMostFoesAndNoFriend() {
    var table = turn(mage("Flame Burst"));
    var burst = moves(table, Kind.COSTLY_ATTACK);
    assertThat(burst).hasSize(1);
    assertThat(burst.getFirst().power()).isEqualTo(2 * 800);
    var at = ((OtwStep.CastAt) burst.getFirst().command()).at();
    assertThat(Field.inBlast(table.state(), at, 3))
        .extracting(Being::id)
        .containsExactlyInAnyOrder("foe", "other");
    // Kit stands among them
    table.given("kit.at", "5,0").given("other.at", "5,0");
    table.given("foe.at", "5,0");
    assertThat(moves(table, Kind.COSTLY_ATTACK)).isEmpty();
  }

  @Test
  @Covers({"OTW-SK-01", "OTW-SK-02", "OTW-SK-03", "OTW-SK-07"})
  void skillsAreUsedWithTheWeaponTheyAreFor() {
    var axe =
        turn(
            hero("6/3/6/3/3/4")
                .picking("Cleaving Arc", "Lunge", "Aimed Shot")
                .holding("Woodfall Axe"));
    assertThat(moves(axe, Kind.COSTLY_ATTACK)).isEmpty();
    axe.given("foe.at", "2,0").given("other.at", "2,1");
    assertThat(commands(axe, Kind.COSTLY_ATTACK))
        .containsExactly(
            skill("hero", "Cleaving Arc", "woodfall axe", "foe", "other"),
            skill("hero", "Lunge", "woodfall axe", "foe"),
            skill("hero", "Lunge", "woodfall axe", "other"));
    // STR 6 and ATK 4, twice
    assertThat(moves(axe, Kind.COSTLY_ATTACK).getFirst().power()).isEqualTo(2000);
    axe.given("hero.disc", 1);
    assertThat(moves(axe, Kind.COSTLY_ATTACK)).isEmpty();

    var pistol = turn(hero("6/3/6/3/3/4").picking("Aimed Shot").holding("Tallow Pistol"));
    assertThat(commands(pistol, Kind.COSTLY_ATTACK))
        .containsExactly(
            skill("hero", "Aimed Shot", "tallow pistol", "foe"),
            skill("hero", "Aimed Shot", "tallow pistol", "other"));
  }

  @Test
  @Covers({"OTW-MECH-19", "OTW-FREE-02"})
  void aGrenadeIsDrawnWhereFoesStandAndThenThrown() {
    var table = turn(hero("3/7/4/3/2/6").quick("Frag Grenade"));
    var draw = new OtwStep.Draw("hero", "frag grenade", false);
    assertThat(commands(table, Kind.STRENGTHEN)).containsExactly(draw);
    assertThat(moves(table, Kind.COSTLY_ATTACK)).isEmpty();
    table.when(draw);
    assertThat(moves(table, Kind.STRENGTHEN)).isEmpty();
    var thrown = commands(table, Kind.COSTLY_ATTACK);
    assertThat(thrown).hasSize(1);
    var at = ((OtwStep.Bombard) thrown.getFirst()).at();
    assertThat(Field.inBlast(table.state(), at, 3)).extracting(Being::id).doesNotContain("hero");
    // nobody throws it at their own feet
    table.given("foe.at", "1,0").given("other.at", "1,0");
    assertThat(moves(table, Kind.COSTLY_ATTACK)).isEmpty();
  }

  // Hindering

  @Test
  @Covers({"OTW-SP-18", "OTW-IT-12"})
  void foesAreBlindedWhoAreNotYet() {
    var veil = turn(mage("Veil"));
    assertThat(commands(veil, Kind.HINDER))
        .containsExactly(cast("hero", "Veil", "foe"), cast("hero", "Veil", "other"));
    veil.given("foe.blind", true);
    assertThat(commands(veil, Kind.HINDER)).containsExactly(cast("hero", "Veil", "other"));

    var vial = turn(hero("6/4/4/4/7/4").quick("Flash Vial"));
    assertThat(moves(vial, Kind.HINDER)).extracting(Move::power).containsExactly(200);
    vial.dice(faces(1, 1))
        .when(moves(vial, Kind.HINDER).getFirst().command())
        .then("foe.blind", true)
        .then("other.blind", true)
        .then("kit.blind", false)
        .then("hero.items", List.of());
  }

  // Care

  @Test
  @Covers({"OTW-SP-13", "OTW-IT-01", "OTW-SK-12"})
  void theHurtAreHealedAndTheDownedWaken() {
    var mend = turn(mage("Mend"));
    assertThat(moves(mend, Kind.HEAL)).isEmpty();
    mend.given("kit.hp", 0).given("kit.down", 2);
    assertThat(commands(mend, Kind.HEAL)).containsExactly(cast("hero", "Mend", "kit"));
    assertThat(moves(mend, Kind.HEAL).getFirst().health()).isZero();
    // a die and half of RES 7
    mend.dice(faces(3))
        .when(cast("hero", "Mend", "kit"))
        .then("kit.hp", 7)
        .then("kit.conscious", true);

    var gel = turn(hero("2/4/4/4/7/4").quick("Med-Gel")).given("hero.hp", 4);
    assertThat(commands(gel, Kind.HEAL)).containsExactly(use("hero", "med-gel", "hero"));
    assertThat(moves(gel, Kind.HEAL).getFirst().power()).isEqualTo(650);
    gel.dice(faces(2))
        .when(use("hero", "med-gel", "hero"))
        .then("hero.hp", 9)
        .then("hero.items", List.of());

    var wind = turn(hero("2/4/4/4/7/4").picking("Second Wind")).given("hero.hp", 4);
    assertThat(commands(wind, Kind.HEAL))
        .containsExactly(new OtwStep.UseBoost("hero", "Second Wind"));
    // TOU 4 and a die
    wind.dice(faces(2)).when(new OtwStep.UseBoost("hero", "Second Wind")).then("hero.hp", 10);
    assertThat(moves(wind, Kind.HEAL)).isEmpty();
  }

  @Test
  @Covers({"OTW-SP-14", "OTW-SP-15", "OTW-IT-03", "OTW-IT-10"})
  void whoeverNeedsItIsProtected() {
    var shell = turn(mage("Ward Shell"));
    assertThat(commands(shell, Kind.PROTECT)).containsExactly(cast("hero", "Ward Shell", "hero"));
    assertThat(commands(shell, Kind.OTHER)).containsExactly(cast("hero", "Ward Shell", "kit"));
    shell.when(cast("hero", "Ward Shell", "hero")).then("hero.shielded", 7);

    var purify = turn(mage("Purify").quick("Antidote"));
    assertThat(moves(purify, Kind.PROTECT)).isEmpty();
    purify.given("kit.poison", 3);
    assertThat(commands(purify, Kind.PROTECT))
        .contains(cast("hero", "Purify", "kit"), use("hero", "antidote", "kit"));
    purify.when(use("hero", "antidote", "kit")).then("kit.poison", 0);
  }

  // Strength

  @Test
  @Covers({"OTW-SK-06", "OTW-SK-09", "OTW-SK-11", "OTW-IT-04"})
  void whatMakesStrongerIsUsedOnceAndWhenThereIsSomethingToDoWithIt() {
    var focus = turn(hero("6/3/6/3/3/4").picking("Focus").holding("Woodfall Axe"));
    assertThat(moves(focus, Kind.STRENGTHEN)).isEmpty();
    focus.given("foe.at", "2,0");
    assertThat(commands(focus, Kind.STRENGTHEN))
        .containsExactly(new OtwStep.UseBoost("hero", "Focus"));
    focus.when(new OtwStep.UseBoost("hero", "Focus")).then("hero.focused", true);
    assertThat(moves(focus, Kind.STRENGTHEN)).isEmpty();

    var rally = turn(hero("6/3/6/3/3/4").picking("Rallying Cry"));
    assertThat(commands(rally, Kind.STRENGTHEN)).containsExactly(skill("hero", "Rallying Cry", ""));

    var draught = turn(mage("Spark Lance").quick("Astral Draught"));
    assertThat(moves(draught, Kind.STRENGTHEN)).isEmpty();
    draught.given("hero.ast", 3);
    assertThat(commands(draught, Kind.STRENGTHEN))
        .containsExactly(use("hero", "astral draught", "hero"));
    draught.dice(faces(3)).when(use("hero", "astral draught", "hero")).then("hero.ast", 8);
  }

  @Test
  void theUnseenAreNobodysTargets() {
    var table = turn(mage("Spark Lance")).given("other.secrecy", "unseen");
    assertThat(commands(table, Kind.COSTLY_ATTACK))
        .containsExactly(cast("hero", "Spark Lance", "foe"));
  }
}

package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.*;
import static quintain.rath.Tables.end;

import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;
import quintain.kernel.craft.Secrecy;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Scene;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Spells, scrolls, gifts and remedies in fights for those who only choose: offered when they help,
/// aimed at whom, and doing what their entries say.
class SpecialMovesTest {
  private static final Fights<RathState, RathStep, RathEvent> FIGHTS =
      new RathBook().foresight().fights().orElseThrow();

  /// Ilvane, INT 3, with these spells, beside Brannoc; two raiders one zone away.
  private static Table<RathState, RathStep, RathEvent> caster(String... spells) {
    var names = List.of(spells);
    var table =
        Tables.empty()
            .scene(
                new Scene(
                    "",
                    Houses.positions("raider", 1, "other", 1),
                    new LinkedHashMap<>(),
                    Secrecy.FIGURES_HIDDEN))
            .pregen("ilvane", "Ilvane")
            .pregen("brannoc", "Brannoc")
            .creature("raider", "Raider")
            .creature("other", "Raider")
            .changed(state -> Tables.equipped(state, "ilvane", names));
    return begun(table, 6);
  }

  private static List<Move<RathStep>> moves(
      Table<RathState, RathStep, RathEvent> table, String who, Kind kind) {
    return FIGHTS.moves(table.state(), who).stream().filter(move -> move.kind() == kind).toList();
  }

  private static List<RathStep> commands(
      Table<RathState, RathStep, RathEvent> table, String who, Kind kind) {
    return moves(table, who, kind).stream().map(Move::command).toList();
  }

  /// Everybody lets the rest of the round pass, and the PCs are first again.
  private static void nextRound(Table<RathState, RathStep, RathEvent> table) {
    table.when(end("ilvane")).when(end("brannoc")).when(end("raider"));
    table.dice("d6=6").when(end("other"));
  }

  private static RathStep cast(String spell, boolean sure, String... targets) {
    return new RathStep.CastSpell("ilvane", spell, List.of(targets), sure);
  }

  /// DC 10 with INT 3: 13 faces of 20. DC 14: 9 of them, so that it fails more often than not.
  @Test
  @Covers({"RTH-S-CAST-02", "RTH-S-CAST-05", "RTH-S-SPL-01", "RTH-S-SPL-03"})
  void whatMayWellFailIsBurnedForCertain() {
    var table = caster("Spark Dart", "Shatterbolt");
    assertThat(commands(table, "ilvane", Kind.COSTLY_ATTACK))
        .containsExactly(
            cast("Spark Dart", false, "raider"),
            cast("Spark Dart", false, "other"),
            cast("Shatterbolt", true, "raider"),
            cast("Shatterbolt", true, "other"));
    // a d6 two times of three, and two d8
    assertThat(moves(table, "ilvane", Kind.COSTLY_ATTACK))
        .extracting(Move::power)
        .containsExactly(350 * 65 / 100, 350 * 65 / 100, 900, 900);
    table
        .dice("d8=4", "d8=3")
        .when(cast("Shatterbolt", true, "raider"))
        .then("raider.hp", 5)
        .then("ilvane.burned", List.of("Shatterbolt"));
    assertThat(commands(table, "ilvane", Kind.COSTLY_ATTACK)).isEmpty();
    nextRound(table);
    assertThat(commands(table, "ilvane", Kind.COSTLY_ATTACK))
        .containsExactly(cast("Spark Dart", false, "raider"), cast("Spark Dart", false, "other"));
  }

  @Test
  void theHarmOfASpellIsItsCasters() {
    var table = caster("Spark Dart");
    assertThat(
            FIGHTS.harm(
                new RathEvent.SpellCast("ilvane", "Spark Dart", List.of("raider"), false),
                table.state()))
        .contains(new Fights.Harm.Blow("ilvane", "Spark Dart", "raider"));
    assertThat(FIGHTS.burdens()).containsExactly("burned");
  }

  @Test
  @Covers({"RTH-S-SPL-06"})
  void aWardIsForOneselfFirstAndOnce() {
    var table = caster("Ward Skin");
    assertThat(commands(table, "ilvane", Kind.PROTECT))
        .containsExactly(cast("Ward Skin", false, "ilvane"));
    assertThat(commands(table, "ilvane", Kind.OTHER))
        .containsExactly(cast("Ward Skin", false, "brannoc"));
    table
        .then("ilvane.ac", 12)
        .dice("d20=8")
        .when(cast("Ward Skin", false, "ilvane"))
        .then("ilvane.ac", 14);
    nextRound(table);
    assertThat(commands(table, "ilvane", Kind.PROTECT)).isEmpty();
  }

  @Test
  @Covers({"RTH-S-SPL-04", "RTH-S-SPL-05", "RTH-S-APT-04", "RTH-S-APT-05", "RTH-REC-03"})
  void theHurtAreHealedByWhateverThereIs() {
    var table = caster("Mend Flesh", "Cleanse Blood").given("brannoc.hp", 4);
    // a d6 and CON 2, for 11 faces of 20
    var mend = moves(table, "ilvane", Kind.HEAL);
    assertThat(mend)
        .extracting(Move::command)
        .containsExactly(cast("Mend Flesh", false, "brannoc"));
    assertThat(mend.getFirst().health()).isEqualTo(30);
    assertThat(mend.getFirst().power()).isEqualTo(350 * 55 / 100 + 200);
    assertThat(commands(table, "ilvane", Kind.PROTECT)).isEmpty();
    table.given("brannoc.poison-damage", 3);
    assertThat(commands(table, "ilvane", Kind.PROTECT))
        .containsExactly(cast("Cleanse Blood", false, "brannoc"));

    var healer =
        begun(
            Tables.empty()
                .sheet("ann", gifted("Ann", "0/0/0/0/1/0", List.of("Heal"), "Healing potion"))
                .creature("foe", "Ogre")
                .given("ann.hp", 5),
            6);
    assertThat(commands(healer, "ann", Kind.HEAL))
        .containsExactly(
            new RathStep.UseItem("ann", "healing potion", "ann"),
            new RathStep.LayOnHands("ann", "ann"));
    healer
        .dice("d6=3")
        .when(new RathStep.UseItem("ann", "healing potion", "ann"))
        .then("ann.hp", 9)
        .then("ann.items", List.of());
  }

  @Test
  @Covers({"RTH-S-SPL-07", "RTH-S-SPL-12", "RTH-S-SPL-13"})
  void foesAreHinderedWhoAreNotYet() {
    var dread = caster("Grip of Dread");
    assertThat(commands(dread, "ilvane", Kind.HINDER))
        .containsExactly(
            cast("Grip of Dread", false, "raider"), cast("Grip of Dread", false, "other"));
    dread
        .dice("d20=10", "d20=2")
        .when(cast("Grip of Dread", false, "raider"))
        .then("raider.effects", List.of("dread"));
    assertThat(commands(caster("Drowse"), "ilvane", Kind.HINDER)).hasSize(2);
    var snare = caster("Bramble Snare");
    assertThat(commands(snare, "ilvane", Kind.HINDER)).hasSize(2);
    // whoever is at arm's length has no need to move
    assertThat(commands(snare.given("raider.at", 0), "ilvane", Kind.HINDER))
        .containsExactly(cast("Bramble Snare", false, "other"));
  }

  @Test
  @Covers("RTH-S-SPL-18")
  void aCloudIsLaidWhereNoFriendStands() {
    var table = caster("Gall Cloud");
    var cloud = moves(table, "ilvane", Kind.COSTLY_ATTACK);
    assertThat(cloud).extracting(Move::command).containsExactly(cast("Gall Cloud", true, "raider"));
    // four dice for each of two
    assertThat(cloud.getFirst().power()).isEqualTo(800);
    assertThat(commands(table.given("brannoc.at", 1), "ilvane", Kind.COSTLY_ATTACK)).isEmpty();
  }

  /// The cloud takes in whoever stands beside the one it is aimed at.
  @Test
  void theOddsOfACloudAreASecretWhereAnybodysFiguresInItAre() {
    var table = caster("Gall Cloud").given("raider.secrecy", "open");
    var cloud = cast("Gall Cloud", true, "raider");
    assertThat(table.secretOf(cloud, "ilvane")).isPresent();
    table.given("other.at", 2);
    assertThat(table.secretOf(cloud, "ilvane")).isEmpty();
  }

  @Test
  @Covers("RTH-S-SPL-15")
  void hasteIsForAFriendWhoHasNone() {
    var table = caster("Borrowed Haste");
    assertThat(commands(table, "ilvane", Kind.STRENGTHEN))
        .containsExactly(cast("Borrowed Haste", true, "brannoc"));
  }

  @Test
  @Covers("RTH-S-CAST-09")
  void anybodyReadsAScroll() {
    var table =
        caster("Ward Skin")
            .when(new RathStep.Bestow("brannoc", "Spell scroll", "Spark Dart"))
            .when(end("ilvane"));
    var scroll = moves(table, "brannoc", Kind.COSTLY_ATTACK);
    assertThat(scroll).hasSize(2).allMatch(move -> move.power() == 350);
    table.dice("d6=5").when(scroll.getFirst().command()).then("raider.hp", 7);
    assertThat(moves(table, "brannoc", Kind.COSTLY_ATTACK)).isEmpty();
  }

  @Test
  @Covers({"RTH-S-EQ"})
  void venomGoesOnTheWeaponInHandOnce() {
    var table = annAgainst("Ogre", "0/0/0/0/0/0", "held Sword", "Weak blade venom");
    var coat = moves(table, "ann", Kind.STRENGTHEN);
    assertThat(coat)
        .extracting(Move::command)
        .containsExactly(new RathStep.UseItem("ann", "weak blade venom", "sword"));
    table.when(coat.getFirst().command()).then("ann.items", List.of("sword"));
  }

  @Test
  @Covers({"RTH-POIS-16", "RTH-FIRE-05", "RTH-BLED-05", "RTH-R-62"})
  void whatGoesOnHarmingIsEnded() {
    var table =
        begun(
            ann("0/0/0/0/0/0", "Basic antitoxin", "Bandages")
                .sheet("ben", pc("Ben", "0/0/0/0/0/0"))
                .creature("foe", "Ogre"),
            6);
    assertThat(commands(table, "ann", Kind.PROTECT)).isEmpty();
    table
        .given("ann.poison-damage", 3)
        .given("ann.fire", 2)
        .given("ann.bleeding", 2)
        .given("ben.asleep", true);
    assertThat(commands(table, "ann", Kind.PROTECT))
        .contains(
            new RathStep.UseItem("ann", "basic antitoxin", "ann"),
            new RathStep.UseItem("ann", "bandages", "ann"),
            new RathStep.DropAndRoll("ann"),
            new RathStep.StopBleeding("ann", "ann"),
            new RathStep.Shake("ann", "ben"));
  }
}

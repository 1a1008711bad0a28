package quintain.rhod.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.rhod.Folk;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.rhod.state.Cast;
import quintain.rhod.state.Degree;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Which Features those can use who only choose.
class FeatureMovesTest {
  private static final Fights<RhodState, RhodStep, RhodEvent> FIGHTS =
      new RhodBook().foresight().fights().orElseThrow();

  private static List<Move<RhodStep>> feats(Table<RhodState, RhodStep, RhodEvent> table) {
    return FIGHTS.moves(table.state(), "hero").stream()
        .filter(move -> move.command() instanceof Handling.Feat)
        .toList();
  }

  private static List<RhodStep> commands(Table<RhodState, RhodStep, RhodEvent> table) {
    return feats(table).stream().map(Move::command).toList();
  }

  private static Folk.Hero mauler() {
    return Folk.hero("15/14/14/8/12/10")
        .trained(Skill.LONG_BLUNT, Degree.LEARNING)
        .inBothHands("Maul")
        .in(Stance.HIGH_READY);
  }

  private static Handling.FeatureAttack strike(String feature, String with, String... targets) {
    return new Handling.FeatureAttack("hero", feature, with, List.of(targets));
  }

  // Attacks

  /// W+1 is 6 AP of 7, and from High Ready only (RHD-G-FEAT-01).
  @Test
  @Covers("RHD-EXP-11")
  void aCommittedBlowIsWorthMoreThanAPlainOne() {
    var table = fight(mauler().knowing("Committed Blow"), dummy());
    var blow = feats(table).getFirst();
    assertThat(blow.command()).isEqualTo(strike("Committed Blow", "Maul", "foe"));
    assertThat(blow.kind()).isEqualTo(Move.Kind.COSTLY_ATTACK);
    assertThat(blow.target()).isEqualTo("foe");
    assertThat(blow.distance()).isEqualTo(5);
    // Learning +2, 2d6 on average 7, and what the higher of two totals adds
    assertThat(blow.power()).isEqualTo(900 + 137);

    assertThat(feats(fight(mauler().knowing("Committed Blow").in(Stance.LOW_READY), dummy())))
        .isEmpty();
    assertThat(feats(table.changed(new FightEvent.ApLeft("hero", 5)::appliedTo))).isEmpty();
  }

  @Test
  void theHigherOfTwoTotalsIsReckonedWayByWay() {
    assertThat(FeatureMoves.better(List.of(new Cast(1, 4)))).isEqualTo(twin(1, 4));
    assertThat(FeatureMoves.better(List.of(new Cast(2, 6)))).isEqualTo(twin(2, 6)).isEqualTo(137);
    assertThat(FeatureMoves.better(List.of(new Cast(1, 6), new Cast(1, 6)))).isEqualTo(137);
    assertThat(FeatureMoves.better(List.of())).isZero();
  }

  /// Every pair of totals of so many dice, one by one.
  private static int twin(int count, int sides) {
    var totals = List.of(0);
    for (int i = 0; i < count; i++) {
      totals =
          totals.stream()
              .flatMap(sum -> IntStream.rangeClosed(1, sides).mapToObj(f -> sum + f))
              .toList();
    }
    double higher = 0;
    double plain = 0;
    for (int one : totals) {
      for (int other : totals) {
        higher += Math.max(one, other);
        plain += one;
      }
    }
    return (int) Math.round(100 * (higher - plain) / totals.size() / totals.size());
  }

  @Test
  @Covers("RHD-EXP-11")
  void otherAttacksNeedWhatTheyNeed() {
    var archer = Tables.archer().knowing("Pin Down", "Seam Cutter", "Last Word");
    // a bow pins down, and speaks the last word to those without Armoring
    assertThat(commands(fight(archer, dummy())))
        .containsExactly(
            strike("Pin Down", "Short Bow", "foe"), strike("Last Word", "Short Bow", "foe"));
    var armored = feats(fight(archer, dummy().armored()));
    assertThat(armored)
        .extracting(Move::command)
        .containsExactly(strike("Pin Down", "Short Bow", "foe"));
    // Learning +2 and 1d6
    assertThat(armored.getFirst().power()).isEqualTo(550);
    // and 1d6 more
    assertThat(feats(fight(archer, dummy())).getLast().power()).isEqualTo(900);

    // W+2 is 6 of 6 AP
    assertThat(commands(fight(swordsman().knowing("Seam Cutter"), dummy())))
        .containsExactly(strike("Seam Cutter", "Shortsword", "foe"));
  }

  private static Table<RhodState, RhodStep, RhodEvent> among(Folk.Hero hero, String other) {
    return Tables.empty()
        .scene(Tables.placed("hero", "5,5", "foe", "6,5", "other", other, "ally", "5,6"))
        .sheet("hero", hero.sheet())
        .sheet("foe", dummy().sheet())
        .sheet("other", dummy().sheet())
        .sheet("ally", dummy().sheet())
        .given("foe.side", "foes")
        .given("other.side", "foes")
        .dice("d20=20", "d20=3", "d20=2", "d20=1")
        .when(Tables.CALL);
  }

  @Test
  @Covers("RHD-EXP-11")
  void aSweepTakesInAllWhoAreInReachAndIsNotForOne() {
    var sweeper = mauler().knowing("Sweeping Arc");
    assertThat(commands(among(sweeper, "6,6")))
        .containsExactly(strike("Sweeping Arc", "Maul", "foe", "other"));
    assertThat(commands(among(sweeper, "8,5"))).isEmpty();
  }

  @Test
  @Covers("RHD-EXP-11")
  void aChargeIsRunInAStraightLineAndNotFromBeside() {
    var boar =
        Tables.empty()
            .scene(Tables.placed("hero", "2,5", "foe", "6,5"))
            .creature("hero", "Ironback Boar")
            .sheet("foe", dummy().sheet())
            .given("foe.side", "foes")
            .given("hero.side", "party")
            .dice("d20=20", "d20=1")
            .when(Tables.CALL);
    var charge = feats(boar).getFirst();
    assertThat(feats(boar)).hasSize(1);
    assertThat(charge.command())
        .isEqualTo(new Handling.Charge("hero", "Trample Charge", "Gore", Tables.at("5,5"), "foe"));
    assertThat(charge.kind()).isEqualTo(Move.Kind.COSTLY_ATTACK);
    assertThat(charge.distance()).isEqualTo(20);
    // Learning +2 and 1d8
    assertThat(charge.power()).isEqualTo(650);
    assertThat(feats(boar.given("hero.at", "5,5"))).isEmpty();
    // 25 feet in a row end beside nobody
    assertThat(feats(boar.given("hero.at", "0,5"))).isEmpty();
  }

  // Guards and Vitality

  @Test
  @Covers("RHD-EXP-11")
  void aGuardIsRaisedOnce() {
    var table = fight(swordsman().knowing("Brace", "Turned Blade"), dummy());
    assertThat(commands(table))
        .containsExactly(
            new Handling.UseFeature("hero", "Brace"),
            new Handling.UseFeature("hero", "Turned Blade"));
    assertThat(feats(table))
        .allMatch(move -> move.kind() == Move.Kind.GUARD && move.target().equals("hero"));
    table.when(new Handling.UseFeature("hero", "Brace"));
    assertThat(commands(table)).containsExactly(new Handling.UseFeature("hero", "Turned Blade"));
    table.when(new Handling.UseFeature("hero", "Turned Blade"));
    assertThat(commands(table)).isEmpty();
  }

  @Test
  @Covers("RHD-EXP-11")
  void anAllyBesideIsGuardedOnce() {
    var table = among(swordsman().knowing("Interpose"), "8,5");
    var guard = new Handling.UseFeatureOn("hero", "Interpose", List.of("ally"));
    assertThat(commands(table)).containsExactly(guard);
    assertThat(feats(table).getFirst().kind()).isEqualTo(Move.Kind.GUARD);
    assertThat(commands(table.when(guard))).isEmpty();
  }

  @Test
  @Covers({"RHD-HD-04", "RHD-EXP-11"})
  void aHitDieIsForTheHurt() {
    var table = fight(swordsman().knowing("Second Wind"), dummy());
    assertThat(commands(table)).isEmpty();
    var heal = feats(table.given("hero.vitality", 1)).getFirst();
    assertThat(heal.command()).isEqualTo(new Handling.UseFeature("hero", "Second Wind"));
    assertThat(heal.kind()).isEqualTo(Move.Kind.HEAL);
    // 1 of 4
    assertThat(heal.health()).isEqualTo(25);
    assertThat(feats(table.given("hero.hit-dice", 0))).isEmpty();
  }

  @Test
  @Covers("RHD-EXP-11")
  void aWoundedAllyBesideIsSewnUp() {
    var medic =
        Folk.hero("10/15/14/12/13/8")
            .trained(Skill.MEDICINE, Degree.LEARNING)
            .knowing("Field Suture")
            .having("Field Dressing", Place.OFF_HAND);
    var table = among(medic, "8,5");
    assertThat(commands(table)).isEmpty();
    table.given("ally.vitality", 1);
    assertThat(commands(table))
        .containsExactly(new Handling.UseFeatureOn("hero", "Field Suture", List.of("ally")));
    assertThat(feats(table).getFirst().kind()).isEqualTo(Move.Kind.HEAL);
    assertThat(feats(table.given("ally.hit-dice", 0))).isEmpty();
  }

  /// Whoever is Engaged by oneself is not pressed once more.
  @Test
  @Covers("RHD-EXP-11")
  void theLineIsPressedAfterAHit() {
    var table = fight(swordsman(), dummy().armored());
    assertThat(commands(table)).isEmpty();
    table.dice("d20=8", "d8=1").when(Tables.attack("hero", "Shortsword", "foe"));
    var press = new Handling.UseFeatureOn("hero", "Press the Line", List.of("foe"));
    assertThat(commands(table)).containsExactly(press);
    assertThat(feats(table).getFirst().kind()).isEqualTo(Move.Kind.HINDER);
    table.when(press).then("foe.engaged", 1);
    assertThat(commands(table)).isEmpty();
  }

  @Test
  @Covers("RHD-EXP-11")
  void whatLastsARoundIsForThoseWhoLookAhead() {
    var table = among(dummy().knowing("Rally", "Call the Mark"), "8,5");
    assertThat(feats(table)).allMatch(move -> move.kind() == Move.Kind.OTHER);
    assertThat(commands(table))
        .containsExactlyInAnyOrder(
            new Handling.UseFeatureOn("hero", "Rally", List.of("ally")),
            new Handling.UseFeatureOn("hero", "Call the Mark", List.of("foe")),
            new Handling.UseFeatureOn("hero", "Call the Mark", List.of("other")));
  }

  // Who looks

  @Test
  void nobodyIsShownWhatTheyDoNotLookAt() {
    var table = fight(mauler().knowing("Committed Blow", "Brace", "Press the Line"), dummy());
    assertThat(feats(table))
        .extracting(Move::kind)
        .containsExactly(Move.Kind.COSTLY_ATTACK, Move.Kind.GUARD);
    assertThat(FIGHTS.moves(table.state(), "hero", kind -> kind != Move.Kind.COSTLY_ATTACK))
        .extracting(Move::kind)
        .contains(Move.Kind.ATTACK, Move.Kind.GUARD, Move.Kind.END)
        .doesNotContain(Move.Kind.COSTLY_ATTACK);
  }

  /// Whoever does not look at such moves is spared them, and keeps the others.
  @Test
  void onlyTheKindsThatAreLookedAtAreOffered() {
    var table =
        fight(mauler().knowing("Committed Blow", "Brace", "Second Wind"), dummy())
            .given("hero.vitality", 1);
    assertThat(feats(table))
        .extracting(Move::kind)
        .containsExactly(Move.Kind.COSTLY_ATTACK, Move.Kind.GUARD, Move.Kind.HEAL);
    for (Move.Kind kind : List.of(Move.Kind.COSTLY_ATTACK, Move.Kind.GUARD, Move.Kind.HEAL)) {
      assertThat(FIGHTS.moves(table.state(), "hero", one -> one == kind))
          .filteredOn(move -> move.command() instanceof Handling.Feat)
          .extracting(Move::kind)
          .containsExactly(kind);
    }
    assertThat(FIGHTS.moves(table.state(), "hero", _ -> false))
        .noneMatch(move -> move.command() instanceof Handling.Feat);
  }
}

package quintain.rhod.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import quintain.kernel.Game;
import quintain.kernel.craft.Secrecy;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.testkit.Covers;

/// Which situations are one as far as the future is concerned, and which are not.
class EssenceTest {
  private static final RhodBook BOOK = new RhodBook();

  private static RhodState fight() {
    return Tables.fight(Tables.swordsman(), Tables.dummy()).state();
  }

  private static void differs(UnaryOperator<RhodState> change) {
    var state = fight();
    assertThat(BOOK.foresight().essence(Game.at(change.apply(state))))
        .isNotEqualTo(BOOK.foresight().essence(Game.at(state)));
  }

  private static void isTheSame(UnaryOperator<RhodState> change) {
    var state = fight();
    assertThat(change.apply(state)).isNotEqualTo(state);
    assertThat(BOOK.foresight().essence(Game.at(change.apply(state))))
        .isEqualTo(BOOK.foresight().essence(Game.at(state)));
  }

  private static UnaryOperator<RhodState> inFight(UnaryOperator<Fight> change) {
    return state -> state.inFight(change);
  }

  private static UnaryOperator<RhodState> inTurn(UnaryOperator<Fight.Turn> change) {
    return state -> state.inTurn(change);
  }

  private static UnaryOperator<RhodState> of(String who, UnaryOperator<Being> change) {
    return state -> state.with(who, change);
  }

  // What makes a difference

  /// A door that one more blow breaks is not the door that takes four (RHD-R-102).
  @Test
  @Covers("RHD-R-102")
  void anObjectToAttackIsPartOfTheSituation() {
    var whole = new World.Target("door", Tables.at("5,6"), 10, 12);
    var almost = new World.Target("door", Tables.at("5,6"), 10, 1);
    differs(state -> state.with(state.world().withTargets(List.of(whole))));
    assertThat(
            BOOK.foresight()
                .essence(Game.at(fight().with(fight().world().withTargets(List.of(whole))))))
        .isNotEqualTo(
            BOOK.foresight()
                .essence(Game.at(fight().with(fight().world().withTargets(List.of(almost))))));
  }

  /// Nobody aims at whom they do not see, until that one has attacked.
  @Test
  @Covers("RHD-REF-02")
  void whetherSomebodyIsSeenIsPartOfTheSituation() {
    differs(of("foe", being -> being.with(being.who().shown(Secrecy.UNSEEN))));
    differs(of("foe", being -> being.with(being.who().on(Who.Side.PARTY))));
  }

  /// Bitterleaf helps once a day.
  @Test
  @Covers("RHD-EQP-04")
  void whatHelpsOnceADayIsPartOfTheSituation() {
    differs(of("hero", being -> being.with(being.day().having("Bitterleaf"))));
  }

  @Test
  void aBodyIsPartOfTheSituation() {
    differs(of("foe", being -> being.with(being.vitals().withVitality(1))));
    differs(of("foe", being -> being.withAt(Tables.at("7,5"))));
    differs(of("hero", being -> being.with(being.kit().without("Shortsword"))));
    differs(
        of(
            "hero",
            being -> being.withConditions(List.of(Borne.lasting(Condition.POISONED, 1, "foe")))));
  }

  @Test
  void theEncounterIsPartOfTheSituation() {
    differs(RhodState::withoutFight);
    differs(inTurn(turn -> turn.withAp(1)));
    differs(inTurn(Fight.Turn::attacking));
    differs(inTurn(turn -> turn.hitting("foe")));
    differs(inTurn(turn -> turn.doing("Second Wind")));
    differs(
        inFight(
            fight ->
                new Fight(
                    fight.round(),
                    fight.order(),
                    fight.turn(),
                    List.of("foe"),
                    fight.used(),
                    fight.kept())));
    differs(inFight(fight -> fight.keeping(true)));
    differs(inFight(fight -> fight.using(new Fight.Used("hero", "Parry", Fight.Span.ROUND))));
    differs(inFight(fight -> fight.withOrder(fight.order().reversed())));
  }

  @Test
  void thePlaceIsPartOfTheSituation() {
    differs(
        state ->
            state.with(
                state
                    .world()
                    .withGround(
                        List.of(
                            new Lying(
                                state.being("hero").kit().get("Shortsword"), Tables.at("5,6"))))));
    differs(
        state ->
            state.with(
                state
                    .world()
                    .withZones(
                        List.of(
                            new World.Zone(
                                World.Zone.Kind.SMOKE, Tables.at("5,6"), 10, "hero", 2)))));
    differs(state -> state.with(state.world().with(state.scene().withFog(true))));
  }

  // What makes none

  @Test
  @Covers("RHD-TIME-02")
  void theClockTheRoundAndExperienceAreNoPartOfIt() {
    isTheSame(state -> state.with(state.world().with(state.clock().plus(1))));
    isTheSame(of("hero", being -> being.with(being.life().withExp(9))));
    isTheSame(inFight(fight -> fight.at(7).with(fight.turn())));
    isTheSame(
        inFight(
            fight ->
                fight.withOrder(
                    fight.order().stream()
                        .map(rank -> new Fight.Rank(rank.who(), rank.initiative() + 1))
                        .toList())));
  }
}

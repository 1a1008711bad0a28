package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Outcome;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.testkit.Covers;

/// What the book tells those who know nothing of it.
class RhodBookTest {
  private static final RhodBook BOOK = new RhodBook();
  private static final Seat HERO = new Seat("hero");

  private static RhodState duel() {
    return Tables.duel(Tables.swordsman(), Tables.dummy()).state();
  }

  private static RhodState fight() {
    return Tables.fight(Tables.swordsman(), Tables.dummy()).state();
  }

  @Test
  void whoIsThereAndWhoseTurnItIs() {
    assertThat(BOOK.cast().roster(duel())).containsExactly("hero", "foe");
    assertThat(BOOK.cast().seatOf(duel(), "hero")).isEqualTo(HERO);
    assertThat(BOOK.showing().nameOf(duel(), "hero")).isEqualTo("Hero");
    assertThat(BOOK.showing().nameOf(duel(), "nobody")).isEqualTo("nobody");
    assertThat(BOOK.deeds().onTurn(duel())).isEmpty();
    assertThat(BOOK.deeds().onTurn(fight())).containsExactly("hero");
    assertThat(BOOK.cast().bestiary(duel())).hasSize(14);
  }

  @Test
  void itsCommandsForComingGoingAndSetting() {
    var sheet = Tables.swordsman().sheet();
    assertThat(BOOK.cast().bringing("Hill Brute", "brute"))
        .isEqualTo(new Encounter.BringIn("Hill Brute", "brute", 1));
    assertThat(BOOK.cast().welcoming("hero", HERO, sheet))
        .isEqualTo(new Encounter.Welcome("hero", HERO, sheet));
    assertThat(BOOK.cast().handing("foe", HERO)).isEqualTo(new Encounter.HandOver("foe", HERO));
    assertThat(BOOK.cast().creation("new", HERO))
        .isEqualTo(new Living.CreateCharacter("new", HERO));
    assertThat(BOOK.facts().setting("hero.vitality", 3, "a blessing"))
        .isEqualTo(new Encounter.SetValue("hero.vitality", "3", "a blessing"));
  }

  /// Turns end in an Encounter, Watches pass outside one.
  @Test
  @Covers({"RHD-TIME-01", "RHD-AP-03"})
  void whatHappensIfNobodyDoesAnything() {
    assertThat(BOOK.foresight().onward(fight())).contains(new Encounter.EndTurn("hero"));
    assertThat(BOOK.foresight().onward(duel())).contains(new Living.LetWatchPass());
    assertThat(BOOK.foresight().onward(new FightEvent.TurnEnded("hero").appliedTo(fight())))
        .isEmpty();
  }

  @Test
  @Covers("RHD-ENC-06")
  void howItStandsBetweenTheSides() {
    var even = BOOK.foresight().outcome(fight());
    assertThat(even.sides())
        .containsExactly(
            new Outcome.Side("party", List.of("hero"), List.of()),
            new Outcome.Side("foes", List.of("foe"), List.of()));
    assertThat(even.over()).isFalse();
    assertThat(BOOK.foresight().outcome(duel()).over()).isFalse();
    var won = BOOK.foresight().outcome(new FightEvent.Died("foe", "").appliedTo(duel()));
    assertThat(won.sides().getLast())
        .isEqualTo(new Outcome.Side("foes", List.of(), List.of("foe")));
    assertThat(won.over()).isTrue();
    assertThat(BOOK.foresight().outcome(new FightEvent.Died("foe", "").appliedTo(fight())).over())
        .isTrue();
    assertThat(
            BOOK.foresight()
                .outcome(Tables.empty().sheet("hero", Tables.swordsman().sheet()).state())
                .over())
        .isFalse();
  }

  @Test
  @Covers("RHD-REF-02")
  void oddsKnowOnlyWhatTheirSeatDoes() {
    var attack = Tables.attack("hero", "Shortsword", "foe");
    var hidden = new FightEvent.Revealed("foe", Secrecy.FIGURES_HIDDEN).appliedTo(fight());
    var unseen = new FightEvent.Revealed("foe", Secrecy.UNSEEN).appliedTo(fight());
    assertThat(secret(fight(), HERO, attack)).isEmpty();
    assertThat(BOOK.foresight().seenBy(fight(), HERO)).isEqualTo(fight());
    assertThat(secret(hidden, Seat.REFEREE, attack)).isEmpty();
    assertThat(BOOK.foresight().seenBy(hidden, Seat.REFEREE)).isEqualTo(hidden);
    assertThat(secret(hidden, HERO, attack)).isPresent();
    assertThat(secret(unseen, HERO, Tables.end("hero"))).isEmpty();
    assertThat(BOOK.cast().roster(BOOK.foresight().seenBy(unseen, HERO))).containsExactly("hero");
  }

  private static Optional<Refusal> secret(RhodState state, Seat seat, RhodStep step) {
    var seen = BOOK.foresight().seenBy(state, seat);
    return BOOK.foresight().secretOf(seen, seat, List.of(step), List.of());
  }
}

package quintain.proving.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Rulebook;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Library;
import quintain.proving.Grounds;
import quintain.proving.ProvingGround;
import quintain.proving.exact.Solver;
import quintain.proving.exact.Solving;
import quintain.proving.pebbles.Neutral;
import quintain.proving.pebbles.PebbleBook;
import quintain.proving.pebbles.Yard;

/// Fights of books that say nothing of them, and of books that refuse a side.
class FightsByOffersTest {
  private static final ProvingGround YARD =
      new ProvingGround(Library.of(List.of(new PebbleBook())), List.of());

  private static Encounter.Entry kid(String name, String team, int left) {
    var sheet = "{name: %s, team: %s, left: %d}".formatted(name, team, left);
    return new Encounter.Entry(1, name + ".yaml", Map.of(), sheet);
  }

  private static Encounter encounter(Encounter.Entry one, Encounter.Entry other) {
    return encounter(List.of(one), List.of(other));
  }

  private static Encounter encounter(List<Encounter.Entry> one, List<Encounter.Entry> other) {
    return new Encounter(
        "pebbles",
        List.of(
            new Encounter.Side("one", one, "steady"), new Encounter.Side("other", other, "steady")),
        Map.of(),
        "",
        Encounter.USUAL_CAP);
  }

  private static Bout throwing(List<Encounter.Entry> one, List<Encounter.Entry> other) {
    return YARD.prepare(encounter(one, other));
  }

  /// Each hits with half of their throws, and whoever throws first and needs one hit wins two of
  /// three: 1/2 + 1/8 + 1/32 …
  @Test
  void whereNobodyWaitsForAnybodyTheyThrowInTurns() {
    var bout = throwing(List.of(kid("Ann", "red", 1)), List.of(kid("Ben", "blue", 1)));
    int fights = 3000;
    var tally = bout.fight(1, 0, fights);
    double error = Math.sqrt(2.0 / 9 / fights);
    assertThat((double) tally.wins().getFirst() / fights).isCloseTo(2.0 / 3, within(4 * error));
    assertThat(tally.wins().get(0) + tally.wins().get(1)).isEqualTo(fights);
    // a round has two throws, and three of four fights end in their first
    assertThat((double) tally.rounds().get(1) / fights).isCloseTo(0.75, within(4 * error));
  }

  @Test
  void thePartyIsWhoeverIsNamedFirstWhateverTheBookCallsItsSides() {
    var strong = List.of(kid("Ann", "red", 9), kid("Cem", "red", 9));
    var weak = List.of(kid("Ben", "blue", 1));
    assertThat(throwing(strong, weak).fight(1, 0, 50).wins()).containsExactly(50L, 0L);
    assertThat(throwing(weak, strong).fight(1, 0, 50).wins()).containsExactly(0L, 50L);
  }

  @Test
  void theSameNumberIsTheSameFightWhateverWasFoughtBefore() {
    var bout = throwing(List.of(kid("Ann", "red", 3)), List.of(kid("Ben", "blue", 3)));
    var whole = bout.fight(1, 0, 40);
    assertThat(bout.fight(1, 20, 40).plus(bout.fight(1, 0, 20))).isEqualTo(whole);
  }

  @Test
  void whoeverIsOnOneSideInTheBookCannotFightEachOther() {
    assertThatThrownBy(() -> throwing(List.of(kid("Ann", "red", 1)), List.of(kid("Ben", "red", 1))))
        .isInstanceOf(Unfit.class)
        .hasMessage("Pebbles has Ann and Ben on one side, and they cannot fight each other there");
  }

  @Test
  void whatTakesNoTurnsIsNotSolved() {
    var bout = throwing(List.of(kid("Ann", "red", 1)), List.of(kid("Ben", "blue", 1)));
    assertThatThrownBy(() -> Solver.solve(bout, Solving.BY_POLICY, 1000, (_, _, _) -> true))
        .isInstanceOf(Unfit.class)
        .hasMessageContaining("Pebbles takes no turns");
  }

  /// Nobody walks up to anybody by offers, so the books are those in whose usual scene the two can
  /// reach each other.
  @ParameterizedTest
  @ValueSource(strings = {"cairn", "terra-odd", "rath", "otherworlds"})
  void aBookCanBeFoughtByItsOffers(String book) {
    var bout = byOffers(Grounds.GROUND.prepare(Grounds.duel(book, "bold")).matchup());
    var tally = bout.fight(1, 0, 3);
    assertThat(tally.capped()).isZero();
    assertThat(tally.wins().get(0) + tally.wins().get(1)).isPositive();
  }

  /// The same fight as if its book said nothing of fights.
  private static <S extends State, T extends Step, E extends Event> Bout byOffers(
      Matchup<S, T, E> matchup) {
    var foresight =
        answering(Rulebook.Foresight.class, matchup.book().foresight(), "fights", Optional.empty());
    @SuppressWarnings("unchecked") // it is the same book but for one answer
    var silent =
        (Rulebook<S, T, E>) answering(Rulebook.class, matchup.book(), "foresight", foresight);
    return Grounds.GROUND.onward(
        silent, matchup.start(), matchup.policies(), matchup.encounter().cap());
  }

  /// The same but for one answer.
  private static <X> X answering(Class<X> kind, X same, String method, Object answer) {
    return kind.cast(
        Proxy.newProxyInstance(
            Rulebook.class.getClassLoader(),
            new Class<?>[] {kind},
            (_, called, arguments) -> {
              try {
                return called.getName().equals(method) ? answer : called.invoke(same, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  @Test
  void aBookThatRefusesASideIsHeard() {
    var book =
        new PebbleBook() {
          @Override
          public Optional<Fights<Yard, Yard.Attack, Yard.Hit>> fights() {
            return Optional.of(new Neutral());
          }
        };
    var ground = new ProvingGround(Library.of(List.of(book)), List.of());
    assertThatThrownBy(() -> ground.prepare(encounter(kid("Ann", "red", 1), kid("Ben", "blue", 1))))
        .isInstanceOf(Unfit.class)
        .hasMessage("Ann throws for nobody");
  }
}

package quintain.proving.fights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Quick;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.proving.Grounds;
import quintain.proving.ProvingGround;

/// No policy knows more than its side may: what it is shown does not change with what is hidden.
class SecretsTest {
  static Stream<String> books() {
    return Grounds.books();
  }

  private static Encounter against(String book, String secrecy, Map<String, String> given) {
    var duel = Grounds.duel(book, "steady");
    var foe = duel.sides().get(1).entries().getFirst();
    return new Encounter(
        book,
        List.of(
            duel.sides().getFirst(),
            new Encounter.Side(
                "foes", List.of(new Encounter.Entry(2, foe.what(), given)), "steady")),
        new LinkedHashMap<>(),
        "{foeFigures: " + secrecy + "}",
        100);
  }

  /// Everything a side's policy is told in the first round, as text.
  private static List<String> told(Encounter encounter) {
    return told(Grounds.GROUND.prepare(encounter).matchup());
  }

  private static <S extends State, T extends Step, E extends Event> List<String> told(
      Matchup<S, T, E> matchup) {
    Fights<S, T, E> fights = matchup.fights().get();
    var ids = matchup.members().getFirst();
    S state = begun(matchup, fights, ids.getFirst());
    var told = new ArrayList<String>();
    for (String id : ids) {
      for (Move<T> move : fights.moves(state, id)) {
        told.add(move.toString());
        var lookahead = Lookahead.simulating(matchup);
        told.add("worth " + lookahead.worth(state, move, 0));
        told.add("prospects " + lookahead.prospects(state, move, 0, 4, _ -> 3));
      }
    }
    return told;
  }

  /// The fight begun with the first dice that give somebody the turn.
  private static <S extends State, T extends Step, E extends Event> S begun(
      Matchup<S, T, E> matchup, Fights<S, T, E> fights, String first) {
    for (int seed = 0; seed < 100; seed++) {
      var random = new SplittableRandom(seed);
      var quick =
          new Quick<>(
              matchup.book(), new QuickFate(sides -> random.nextInt(sides) + 1, Policy.DEFAULTS));
      S state = quick.run(matchup.start(), fights.beginning(matchup.start()));
      if (matchup.book().deeds().onTurn(state).contains(first)) {
        return state;
      }
    }
    throw new AssertionError(first + " never comes first");
  }

  /// A fact that is a creature's health, by the book's own name for it.
  private static Optional<Map<String, String>> weakened(String book) {
    for (String fact : List.of("hp", "grit", "vitality")) {
      try {
        Grounds.GROUND.checkFact(
            book,
            Grounds.duel(book, "steady").sides().get(1).entries().getFirst().what(),
            fact,
            "1");
        return Optional.of(Map.of(fact, "1"));
      } catch (Unfit _) {
        // the book calls it something else
      }
    }
    return Optional.empty();
  }

  @ParameterizedTest
  @MethodSource("books")
  void hiddenFiguresChangeNothingThatAPolicyIsShown(String book) {
    var weak = weakened(book).orElseThrow();
    assertThat(told(against(book, "figures-hidden", weak)))
        .isEqualTo(told(against(book, "figures-hidden", Map.of())))
        .anyMatch(SecretsTest::isAtSomebody);
    // The same with open figures differs: so the comparison above can fail.
    assertThat(told(against(book, "open", weak)))
        .isNotEqualTo(told(against(book, "open", Map.of())))
        // and nothing keeps anybody from playing the fight on
        .anyMatch(line -> line.startsWith("prospects OptionalDouble["));
  }

  /// Everything each ready-made character could do on a first turn against two foes, as text.
  private static List<String> couldDo(String book, String secrecy, Map<String, String> given) {
    var could = new ArrayList<String>();
    for (ProvingGround.Fighter fighter : Grounds.GROUND.fighters(book)) {
      if (fighter.pregen()) {
        var foes = against(book, secrecy, given);
        var alone = Encounter.Side.parse("party", fighter.name(), "steady");
        could.addAll(
            couldDo(
                Grounds.GROUND
                    .prepare(
                        new Encounter(
                            book,
                            List.of(alone, foes.sides().get(1)),
                            foes.house(),
                            foes.scene(),
                            foes.cap()))
                    .matchup()));
      }
    }
    return could;
  }

  private static <S extends State, T extends Step, E extends Event> List<String> couldDo(
      Matchup<S, T, E> matchup) {
    Fights<S, T, E> fights = matchup.fights().get();
    var who = matchup.members().getFirst().getFirst();
    S state = begun(matchup, fights, who);
    return fights.moves(state, who).stream().map(Move::toString).toList();
  }

  /// Spells, blasts and things too are aimed by what their side may know.
  @ParameterizedTest
  @MethodSource("books")
  void hiddenFiguresChangeNoMoveOfAnybody(String book) {
    var weak = weakened(book).orElseThrow();
    assertThat(couldDo(book, "figures-hidden", weak))
        .isEqualTo(couldDo(book, "figures-hidden", Map.of()))
        .anyMatch(move -> move.contains("COSTLY_ATTACK") || move.contains("HINDER"));
    assertThat(couldDo(book, "unseen", Map.of()))
        .isNotEmpty()
        .noneMatch(SecretsTest::isAtSomebody)
        .noneMatch(move -> move.contains("HINDER"));
  }

  @ParameterizedTest
  @MethodSource("books")
  void whoeverIsUnseenIsNoTarget(String book) {
    assertThat(told(against(book, "unseen", Map.of())))
        .isNotEmpty()
        .noneMatch(SecretsTest::isAtSomebody);
    assertThat(told(against(book, "open", Map.of()))).anyMatch(SecretsTest::isAtSomebody);
  }

  private static boolean isAtSomebody(String move) {
    return move.contains("ATTACK") || move.contains("APPROACH");
  }
}

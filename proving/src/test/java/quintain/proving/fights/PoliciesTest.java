package quintain.proving.fights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;

/// What each policy chooses, from moves of no book at all.
class PoliciesTest {
  /// What somebody sees: moves by name, and whatever odds the test gives them.
  private record Sight(
      List<Move<String>> moves, int health, int able, int all, Map<String, Double> odds)
      implements Look<String> {
    Sight(List<Move<String>> moves) {
      this(moves, 100, 2, 2, Map.of());
    }

    Sight hurt(int left) {
      return new Sight(moves, left, able, all, odds);
    }

    Sight leftOf(int some, int many) {
      return new Sight(moves, health, some, many, odds);
    }

    Sight worth(Object... given) {
      var known = new LinkedHashMap<String, Double>();
      for (int i = 0; i < given.length; i += 2) {
        known.put((String) given[i], (Double) given[i + 1]);
      }
      return new Sight(moves, health, able, all, known);
    }

    Sight without(Kind kind) {
      return new Sight(moves.stream().filter(move -> move.kind() != kind).toList())
          .leftOf(able, all)
          .hurt(health);
    }

    @Override
    public Chance chance() {
      return _ -> 0;
    }

    @Override
    public OptionalDouble worth(Move<String> move) {
      var known = odds.get(move.command());
      return known == null ? OptionalDouble.empty() : OptionalDouble.of(known);
    }

    @Override
    public OptionalDouble prospects(Move<String> move, int fights) {
      return worth(move);
    }
  }

  private static Move<String> move(String name, Kind kind, int distance, int health, int power) {
    return new Move<>(name, kind, "somebody", distance, health, power);
  }

  /// One of everything, and two of what there is a choice in.
  private static Sight everything() {
    return new Sight(
        List.of(
            move("strike", Kind.ATTACK, 1, Move.UNKNOWN, 450),
            move("shoot", Kind.ATTACK, 9, Move.UNKNOWN, 550),
            move("flask at one", Kind.COSTLY_ATTACK, 1, Move.UNKNOWN, 350),
            move("flask at three", Kind.COSTLY_ATTACK, 5, Move.UNKNOWN, 1050),
            move("hold", Kind.HINDER, 5, Move.UNKNOWN, 100),
            move("frighten two", Kind.HINDER, 5, Move.UNKNOWN, 200),
            move("poison the blade", Kind.STRENGTHEN, 0, 100, 100),
            move("draught for oneself", Kind.HEAL, 0, 60, 350),
            move("draught for a friend", Kind.HEAL, 1, 50, 350),
            move("great draught for a friend", Kind.HEAL, 1, 50, 700),
            move("ward", Kind.PROTECT, 0, 100, 100),
            move("brace", Kind.GUARD, 0, 100, 0),
            move("step back", Kind.WITHDRAW, 0, 100, 0),
            move("run", Kind.RETREAT, 0, 100, 0),
            move("wait", Kind.END, 0, 100, 0)));
  }

  private static String chosen(String policy, Sight sight) {
    return Policies.named(policy).choose(sight).command();
  }

  @Test
  void theSteadyStrikeTheNearestWhateverElseThereIs() {
    assertThat(chosen("steady", everything())).isEqualTo("strike");
    assertThat(chosen("steady", everything().hurt(5).leftOf(1, 4))).isEqualTo("strike");
    var plain = List.of(Kind.ATTACK, Kind.READY, Kind.APPROACH, Kind.END);
    for (Kind kind : Kind.values()) {
      assertThat(Policies.named("steady").looksAt(kind)).isEqualTo(plain.contains(kind));
      assertThat(Policies.named("scatter").looksAt(kind)).isEqualTo(plain.contains(kind));
      assertThat(Policies.named("cautious").looksAt(kind)).isTrue();
      assertThat(Policies.named("bold").looksAt(kind)).isTrue();
    }
  }

  /// Step by step, as one thing after the other is done or there is no more of it.
  @Test
  void theCautiousHelpProtectHinderAndUseWhatTheyHaveBeforeTheyStrike() {
    var sight = everything();
    var order = new ArrayList<String>();
    while (true) {
      var move = Policies.named("cautious").choose(sight);
      order.add(move.command());
      if (move.kind() == Kind.END) {
        break;
      }
      sight = sight.without(move.kind());
    }
    assertThat(order)
        .containsExactly(
            "great draught for a friend",
            "ward",
            "frighten two",
            "poison the blade",
            "flask at three",
            "strike",
            "brace",
            "wait");
  }

  @Test
  void theCautiousGiveNothingToTheWellAndRunWhenItGoesBadly() {
    var well =
        new Sight(
            List.of(
                move("draught", Kind.HEAL, 0, 51, 350),
                move("strike", Kind.ATTACK, 1, Move.UNKNOWN, 450),
                move("run", Kind.RETREAT, 0, 100, 0)));
    assertThat(chosen("cautious", well)).isEqualTo("strike");
    assertThat(chosen("cautious", well.hurt(31))).isEqualTo("strike");
    assertThat(chosen("cautious", well.hurt(30))).isEqualTo("run");
    assertThat(chosen("cautious", well.leftOf(2, 4))).isEqualTo("strike");
    assertThat(chosen("cautious", well.leftOf(1, 4))).isEqualTo("run");
    // what still helps is better than to run
    var dying = everything().hurt(10);
    assertThat(chosen("cautious", dying)).isEqualTo("great draught for a friend");
    assertThat(chosen("cautious", dying.without(Kind.HEAL))).isEqualTo("run");
    assertThat(chosen("cautious", dying.without(Kind.HEAL).without(Kind.RETREAT).hurt(10)))
        .isEqualTo("step back");
  }

  @Test
  void theBoldSpendWhatHarmsAtOnceAndHelpNobody() {
    assertThat(chosen("bold", everything())).isEqualTo("poison the blade");
    var poisoned = everything().without(Kind.STRENGTHEN);
    assertThat(chosen("bold", poisoned)).isEqualTo("flask at three");
    var empty = poisoned.without(Kind.COSTLY_ATTACK);
    assertThat(chosen("bold", empty)).isEqualTo("shoot");
    assertThat(chosen("bold", empty.without(Kind.ATTACK).hurt(1))).isEqualTo("wait");
  }

  @Test
  void oddsDecideAmongEverythingThatIsDoneToSomebody() {
    var sight = everything();
    assertThat(chosen("odds", sight.worth("strike", 3.0, "hold", 4.0, "flask at three", 3.5)))
        .isEqualTo("hold");
    assertThat(chosen("odds", sight.worth("strike", 3.0, "great draught for a friend", 6.0)))
        .isEqualTo("great draught for a friend");
    assertThat(chosen("odds", sight.worth("strike", 3.0, "shoot", 3.0))).isEqualTo("strike");
    // a blow that hurts its own side more than the foes is still compared with the others
    assertThat(chosen("odds", sight.worth("strike", -2.0, "shoot", -1.0))).isEqualTo("shoot");
    // no secret is given away by what the others are worth
    assertThat(chosen("odds", sight.worth("hold", 4.0))).isEqualTo("strike");
    var far = sight.without(Kind.ATTACK);
    assertThat(chosen("odds", far.worth("hold", 4.0))).isEqualTo("hold");
    assertThat(chosen("odds", far.worth("hold", 0.0))).isEqualTo("wait");
  }

  @Test
  void whoeverSearchesLooksAtEverything() {
    var sight = everything().worth("strike", 0.5, "ward", 0.7, "run", 0.6);
    assertThat(chosen("search", sight)).isEqualTo("ward");
  }
}

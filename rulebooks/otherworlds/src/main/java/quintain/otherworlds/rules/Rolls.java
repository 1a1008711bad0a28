package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.OTW_DICE_01;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.dice.Chain;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.dice.Selection;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Edge;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;

/// The dice: one six-sided die that explodes, and more of them with edge (OTW-DICE-01 to 05).
final class Rolls extends Chapter {
  private static final Roll<Chain> DIE = Dice.chain(6);
  private static final Comparator<Chain> BY_TOTAL = Comparator.comparingInt(Chain::total);
  private static final BiFunction<Tally, Chain, Tally> ADD = Tally::with;
  private static final BiFunction<Tally, Tally, Tally> TOGETHER = Tally::plus;

  Rolls(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  /// One die with so much net edge: one more die for each, and the highest or lowest chain is kept
  /// (OTW-DICE-02, OTW-DICE-03, OTW-R-05).
  static Roll<Tally> die(int net) {
    return pool(1, net);
  }

  /// So many dice added up; edge adds dice, of which the best or worst are left (OTW-R-82).
  static Roll<Tally> pool(int dice, int net) {
    return Dice.gather(
        dice + Math.abs(net),
        DIE,
        BY_TOTAL,
        net == 0 ? Selection.ALL : net > 0 ? Selection.highest(dice) : Selection.lowest(dice),
        Tally.NONE,
        ADD);
  }

  /// A roll with dice added to it, which edge does not touch (OTW-R-10).
  static Roll<Tally> plus(Roll<Tally> roll, int added) {
    return added == 0 ? roll : Dice.both(roll, pool(added, 0), TOGETHER);
  }

  /// What edges come to (OTW-R-03): the one place where that is decided.
  static int net(OtwHouse house, List<Edge> edges) {
    int gained = 0;
    int lost = 0;
    for (Edge edge : edges) {
      if (edge.amount() > 0) {
        gained += edge.amount();
      } else {
        lost -= edge.amount();
      }
    }
    return switch (house.edge()) {
      case STACK -> gained - lost;
      case CAP_ONE -> Math.clamp(gained - lost, -1, 1);
      case ANY_BOTH_CANCEL -> gained > 0 && lost > 0 ? 0 : Math.clamp(gained - lost, -1, 1);
    };
  }

  /// The dice of one roll of somebody's: a blind one rolls exactly one (OTW-R-89).
  static Roll<Tally> dice(OtwState state, Being by, List<Edge> edges, int dice, int added) {
    return by.is(Status.Kind.BLIND) ? die(0) : plus(pool(dice, net(state.house(), edges)), added);
  }

  /// Edge lost on every roll (OTW-MECH-18, OTW-R-112).
  static List<Edge> exhaustion(Being by) {
    return by.isExhausted() ? List.of(Edge.loss("exhausted", Otw.OTW_MECH_18)) : List.of();
  }

  /// The edges of whatever somebody does that is no defence: prone ones lose it (OTW-MECH-25a).
  static List<Edge> acting(Being by) {
    var edges = new ArrayList<>(exhaustion(by));
    if (by.is(Status.Kind.PRONE)) {
      edges.add(Edge.loss("prone", Otw.OTW_MECH_25A));
    }
    return edges;
  }

  /// One roll of somebody's, with nothing but exhaustion against it.
  int roll(Being by, Clause why) {
    return roll(by, exhaustion(by), why);
  }

  /// One roll with these edges.
  int roll(Being by, List<Edge> edges, Clause why) {
    play.cite(OTW_DICE_01);
    cite(by, edges);
    var tally = play.roll(by, dice(state(), by, edges, 1, 0), why);
    if (tally.sixes() > 0) {
      EXPLODING.forEach(play::cite);
    }
    return tally.total();
  }

  /// Every die rolls on at a six, and all of it is added up.
  private static final List<Otw> EXPLODING =
      List.of(Otw.OTW_DICE_04, Otw.OTW_DICE_05, Otw.OTW_R_01);

  /// What gives or takes edge on a roll is said with it; the blind have neither.
  void cite(Being by, List<Edge> edges) {
    for (Edge edge : edges) {
      play.cite(edge.why());
      if (edge.why() == Otw.OTW_MECH_18 && by.is(Status.Kind.POISON)) {
        play.cite(Otw.OTW_MECH_32C);
      }
    }
    if (!edges.isEmpty() && by.is(Status.Kind.BLIND)) {
      play.cite(Otw.OTW_MECH_05A);
      play.cite(Otw.OTW_R_89);
    } else if (!edges.isEmpty()) {
      play.cite(Otw.OTW_R_05);
    }
  }

  /// Dice added up: a long rest, a long meditation. Exhausted, one more is rolled and the highest
  /// left out (OTW-R-112).
  int sum(Being by, int dice, Clause why) {
    if (dice <= 0) {
      return 0;
    }
    if (by.isExhausted()) {
      play.cite(Otw.OTW_R_112);
    }
    return play.roll(by, pool(dice, net(house(), exhaustion(by))), why).total();
  }
}

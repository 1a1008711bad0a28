package quintain.rhod.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import quintain.kernel.Move;
import quintain.kernel.Spot;
import quintain.kernel.parts.Lists;
import quintain.rhod.rules.Arms;
import quintain.rhod.rules.Turns;
import quintain.rhod.rules.WrittenFeats;
import quintain.rhod.state.Being;
import quintain.rhod.state.Cast;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Consequence;
import quintain.rhod.state.Defenses;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Field;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Item;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Trick;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Wielding;

/// Features in fights for those who only choose: Attacks that cost more than a plain one, guards,
/// what gives Vitality back, and what holds a foe in place.
///
/// What only prepares for others (Marked, Heartened, Frightened) is for those to weigh who play the
/// fight on: it lasts a Round and takes the AP of an Attack.
final class FeatureMoves {
  private final RhodState state;
  private final Being by;
  private final Predicate<Move.Kind> wanted;
  private final List<Move<RhodStep>> moves;

  FeatureMoves(RhodState state, Being by, Predicate<Move.Kind> wanted, List<Move<RhodStep>> moves) {
    this.state = state;
    this.by = by;
    this.wanted = wanted;
    this.moves = moves;
  }

  /// @param foes those whose place is known, the nearest first
  void add(List<Being> foes) {
    for (Feature feature : by.life().features()) {
      if (feature.on().isEmpty()) {
        add(feature, foes);
      }
    }
  }

  private void add(Feature feature, List<Being> foes) {
    switch (feature.trick()) {
      case Trick.CommittedBlow _,
          Trick.PinDown _,
          Trick.SeamCutter _,
          Trick.LastWord _,
          Trick.OwnAttack _ ->
          among(Move.Kind.COSTLY_ATTACK, foes, foe -> attack(feature, List.of(foe)));
      case Trick.SweepingArc sweep -> {
        if (wanted.test(Move.Kind.COSTLY_ATTACK)) {
          sweep(feature, sweep, foes);
        }
      }
      case Trick.TrampleCharge charge ->
          among(Move.Kind.COSTLY_ATTACK, foes, foe -> charge(feature, charge, foe));
      case Trick.Brace _ -> guard(feature, Condition.GUARDED);
      case Trick.TurnedBlade _ -> guard(feature, Condition.TURNED_BLADE);
      case Trick.Interpose _ ->
          among(Move.Kind.GUARD, state.roster(), ally -> shield(feature, ally));
      case Trick.SecondWind _ -> {
        if (wanted.test(Move.Kind.HEAL) && isHurt(by)) {
          offer(new Handling.UseFeature(by.id(), feature.name()), Move.Kind.HEAL, by, 0);
        }
      }
      case Trick.FieldSuture _ ->
          among(Move.Kind.HEAL, state.roster(), ally -> suture(feature, ally));
      case Trick.PressTheLine _ -> among(Move.Kind.HINDER, foes, foe -> press(feature, foe));
      case Trick.CallTheMark _, Trick.DreadGaze _ ->
          among(Move.Kind.OTHER, foes, foe -> use(feature, List.of(foe), Move.Kind.OTHER));
      case Trick.Rally rally -> {
        if (wanted.test(Move.Kind.OTHER)) {
          rally(feature, rally);
        }
      }
      case Trick.Own own -> written(feature, own, foes);
      case Trick.BurstOfSpeed _,
          Trick.SlipFree _,
          Trick.Forage _,
          Trick.Parry _,
          Trick.Riposte _ -> {
        // these harm, guard and heal nobody by themselves
      }
    }
  }

  /// On each of these, where anybody looks at such moves.
  private void among(Move.Kind kind, List<Being> targets, Consumer<Being> add) {
    if (wanted.test(kind)) {
      targets.forEach(add);
    }
  }

  private boolean isHurt(Being being) {
    return being.vitals().vitality() < Defenses.maxVitality(state.house(), being);
  }

  // Attacks

  private List<Item> arms() {
    var arms = new ArrayList<Item>();
    for (Item item : by.kit().items()) {
      if (item.thing() instanceof Weapon && (item.held() || item.place() == Place.NATURAL)) {
        arms.add(item);
      }
    }
    return arms;
  }

  private void attack(Feature feature, List<Being> targets) {
    for (Item item : arms()) {
      var ids = Lists.each(targets, Being::id);
      offer(
          new Handling.FeatureAttack(by.id(), feature.name(), item.key(), ids),
          Move.Kind.COSTLY_ATTACK,
          targets.getFirst(),
          power(feature.trick(), item));
    }
  }

  /// As many as the Feature takes in, the nearest first; alone a foe is better met otherwise.
  private void sweep(Feature feature, Trick.SweepingArc sweep, List<Being> foes) {
    var met = new ArrayList<Being>();
    for (Being foe : foes) {
      if (met.size() < sweep.targets()
          && Field.feet(state, by, foe) <= Arms.meleeRange(state, by)) {
        met.add(foe);
      }
    }
    if (met.size() > 1) {
      attack(feature, met);
    }
  }

  /// The shortest straight run from which a foe is reached; whoever is beside them has no need to.
  private void charge(Feature feature, Trick.TrampleCharge charge, Being foe) {
    if (Field.feet(state, by, foe) <= Field.SPACE) {
      return;
    }
    for (Item item : arms()) {
      for (int far = 1; far <= charge.feet() / Field.SPACE; far++) {
        for (Spot to : around(far)) {
          int before = moves.size();
          offer(
              new Handling.Charge(by.id(), feature.name(), item.key(), to, foe.id()),
              Move.Kind.COSTLY_ATTACK,
              foe,
              power(feature.trick(), item));
          if (moves.size() > before) {
            return;
          }
        }
      }
    }
  }

  /// The spaces so far off along rows, columns and diagonals.
  private List<Spot> around(int far) {
    var spots = new ArrayList<Spot>();
    for (int dy = -far; dy <= far; dy += far) {
      for (int dx = -far; dx <= far; dx += far) {
        int x = by.at().x() + dx;
        int y = by.at().y() + dy;
        if ((dx != 0 || dy != 0) && Field.map(state).contains(x, y)) {
          spots.add(Field.map(state).standing(x, y));
        }
      }
    }
    return spots;
  }

  /// Average damage in hundredths, and what the Degree adds to a hit, with what the Feature makes
  /// of it.
  private int power(Trick trick, Item item) {
    var arm = Arms.of(state, by, new Wielding(item.key(), false));
    int plain = arm.power();
    return switch (trick) {
      case Trick.CommittedBlow _ -> plain + better(arm.dice());
      case Trick.LastWord word -> plain + word.dice().average();
      case Trick.OwnAttack own ->
          plain
              + (own.twice() ? better(arm.dice()) : 0)
              + own.dice().stream().mapToInt(Cast::average).sum();
      default -> plain;
    };
  }

  /// What rolling dice twice for the higher total adds to their average, in hundredths.
  static int better(List<Cast> dice) {
    long[] ways = {1};
    for (Cast cast : dice) {
      for (int i = 0; i < cast.count(); i++) {
        ways = plus(ways, cast.sides());
      }
    }
    long below = 0;
    double sum = 0;
    double higher = 0;
    long all = 0;
    for (long way : ways) {
      all += way;
    }
    for (int total = 0; total < ways.length; total++) {
      double upTo = (double) (below + ways[total]) / all;
      double under = (double) below / all;
      higher += total * (upTo * upTo - under * under);
      sum += (double) total * ways[total] / all;
      below += ways[total];
    }
    return (int) Math.round(100 * (higher - sum));
  }

  private static long[] plus(long[] ways, int sides) {
    var more = new long[ways.length + sides];
    for (int total = 0; total < ways.length; total++) {
      for (int face = 1; face <= sides; face++) {
        more[total + face] += ways[total];
      }
    }
    return more;
  }

  // Others and oneself

  private void guard(Feature feature, Condition gained) {
    if (wanted.test(Move.Kind.GUARD) && !by.is(gained)) {
      offer(new Handling.UseFeature(by.id(), feature.name()), Move.Kind.GUARD, by, 0);
    }
  }

  private void shield(Feature feature, Being ally) {
    if (!ally.is(Condition.GUARDED)) {
      on(feature, ally, Move.Kind.GUARD);
    }
  }

  private void suture(Feature feature, Being ally) {
    if (isHurt(ally) && ally.vitals().hitDice() > 0) {
      on(feature, ally, Move.Kind.HEAL);
    }
  }

  private void on(Feature feature, Being ally, Move.Kind kind) {
    if (ally.side() == by.side() && !ally.id().equals(by.id())) {
      offer(new Handling.UseFeatureOn(by.id(), feature.name(), List.of(ally.id())), kind, ally, 0);
    }
  }

  /// Whoever is Engaged by oneself need not be again.
  private void press(Feature feature, Being foe) {
    if (!foe.is(Condition.ENGAGED, by.id())) {
      use(feature, List.of(foe), Move.Kind.HINDER);
    }
  }

  private void rally(Feature feature, Trick.Rally rally) {
    var allies = new ArrayList<Being>();
    for (Being ally : state.roster()) {
      if (allies.size() < rally.allies()
          && ally.side() == by.side()
          && !ally.id().equals(by.id())
          && ally.isUp()
          && !ally.is(Condition.HEARTENED)
          && Field.feet(state, by, ally) <= rally.feet()) {
        allies.add(ally);
      }
    }
    if (!allies.isEmpty()) {
      use(feature, allies, Move.Kind.OTHER);
    }
  }

  /// What a pack has written: a wound for foes, a Hit Die for friends, or something that others
  /// make use of.
  private void written(Feature feature, Trick.Own own, List<Being> foes) {
    boolean hurts = own.does().stream().anyMatch(Consequence.Hurts.class::isInstance);
    boolean mends = own.does().stream().anyMatch(Consequence.HitDie.class::isInstance);
    var kind = hurts ? Move.Kind.COSTLY_ATTACK : mends ? Move.Kind.HEAL : Move.Kind.OTHER;
    if (!wanted.test(kind)) {
      return;
    }
    switch (own.whom()) {
      case SELF -> {
        if (!hurts && (!mends || WrittenFeats.mayMend(state.house(), by))) {
          offer(new Handling.UseFeature(by.id(), feature.name()), kind, by, 0);
        }
      }
      case ALLY -> {
        for (Being ally : state.roster()) {
          if (!hurts && (!mends || WrittenFeats.mayMend(state.house(), ally))) {
            on(feature, ally, kind);
          }
        }
      }
      case FOE, ANYBODY -> {
        for (Being foe : foes) {
          offer(
              new Handling.UseFeatureOn(by.id(), feature.name(), List.of(foe.id())),
              kind,
              foe,
              power(own));
        }
      }
    }
  }

  /// Average damage in hundredths.
  private static int power(Trick.Own own) {
    int sum = 0;
    for (Consequence part : own.does()) {
      sum += part instanceof Consequence.Hurts hurts ? hurts.dice().average() : 0;
    }
    return sum;
  }

  private void use(Feature feature, List<Being> targets, Move.Kind kind) {
    offer(
        new Handling.UseFeatureOn(
            by.id(), feature.name(), targets.stream().map(Being::id).toList()),
        kind,
        targets.getFirst(),
        0);
  }

  private void offer(RhodStep.Act act, Move.Kind kind, Being target, int power) {
    if (Turns.refusal(state, act).isEmpty()) {
      moves.add(RhodFights.at(state, by, target, act, kind, power));
    }
  }
}

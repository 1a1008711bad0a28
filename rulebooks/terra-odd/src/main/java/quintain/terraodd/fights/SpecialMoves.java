package quintain.terraodd.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;
import quintain.terraodd.rules.Acts;
import quintain.terraodd.rules.Morale;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Tag;

/// Blasts, doses and gifts in fights for those who only choose.
///
/// A stimulant is for whoever makes an effort, and a turn of aiming for one shot: whether they are
/// worth it only those can tell who play the fight on.
final class SpecialMoves {
  /// One who prays makes one save of the foes Impaired.
  private static final int ONE_SAVE = 50;

  /// The average of the d4 that calm tea gives back.
  private static final int TEA = 250;

  private final OddState state;
  private final Being by;
  private final Predicate<Kind> wanted;
  private final List<Move<OddStep>> moves;

  /// @param by whoever acts, where they will stand by then
  SpecialMoves(OddState state, Being by, Predicate<Kind> wanted, List<Move<OddStep>> moves) {
    this.state = state;
    this.by = by;
    this.wanted = wanted;
    this.moves = moves;
  }

  void add() {
    if (wanted.test(Kind.COSTLY_ATTACK)) {
      Strikes.blasts(by).forEach(this::blast);
    }
    for (Item item : by.pack().items()) {
      use(item);
    }
    if (wanted.test(Kind.PROTECT)) {
      for (Being friend : state.roster()) {
        if (friend.side() == by.side() && friend.is(Flag.HELD_FAST)) {
          offer(new OddStep.Free(by.id(), friend.id()), Kind.PROTECT, friend, 0);
        }
      }
    }
    if (wanted.test(Kind.OTHER) && by.has(Gift.COLD_BARREL) && !by.is(Flag.AIMING)) {
      offer(new OddStep.Aim(by.id()), Kind.OTHER, by, 0);
    }
    pray();
  }

  /// On all in reach; one foe alone is a plain attack's.
  private void blast(Strikes.Ready arms) {
    var foes = foes(foe -> arms.reaches(by, foe));
    if (foes.size() > 1) {
      offer(
          arms.at(by, foes.stream().map(Being::id).toList()),
          Kind.COSTLY_ATTACK,
          foes.getFirst(),
          arms.power() * foes.size());
    }
  }

  private void use(Item item) {
    var use = new OddStep.UseItem(by.id(), item.key());
    if (item.gear().is(Tag.CALMING) && wanted.test(Kind.HEAL) && by.insight().reduced()) {
      // tea mends Insight alone, so that is what it goes by
      int left = 100 * by.insight().now() / Math.max(1, by.insight().permanent());
      moves.add(new Move<>(use, Kind.HEAL, by.id(), 0, left, TEA));
    } else if (item.gear().is(Tag.STIMULANT)
        && wanted.test(Kind.OTHER)
        && !by.is(Flag.STIMULATED)) {
      offer(use, Kind.OTHER, by, 0);
    }
  }

  /// The foes' next morale save is Impaired (ODD-ADV-S08), and praying takes no action.
  private void pray() {
    var prayer = new OddStep.Pray(by.id());
    var foes = foes(_ -> true);
    if (wanted.test(Kind.HINDER)
        && by.has(Gift.LOUD_PRAYER)
        && !foes.isEmpty()
        && Morale.refusal(state, prayer).isEmpty()) {
      moves.add(OddFights.at(state, by, foes.getFirst(), prayer, Kind.HINDER, ONE_SAVE));
    }
  }

  private List<Being> foes(Predicate<Being> which) {
    var foes = new ArrayList<Being>();
    for (Being foe : state.roster()) {
      if (foe.side() != by.side()
          && !foe.isOut()
          && state.maySee(foe, by.seat())
          && which.test(foe)) {
        foes.add(foe);
      }
    }
    return foes;
  }

  private void offer(OddStep.Act act, Kind kind, Being target, int power) {
    if (Acts.refusal(state, act).isEmpty()) {
      moves.add(OddFights.at(state, by, target, act, kind, power));
    }
  }
}

package quintain.cairn.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import quintain.cairn.rules.Acts;
import quintain.cairn.rules.Aim;
import quintain.cairn.rules.Arms;
import quintain.cairn.state.Amount;
import quintain.cairn.state.Armor;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Item;
import quintain.cairn.state.Power;
import quintain.cairn.state.Tag;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;

/// Spellbooks, scrolls, relics and things in fights for those who only choose, each aimed as
/// somebody would who has read its entry.
///
/// What no blow and nobody's health depends on is not among them: light, silence, disguises, wind.
final class SpecialMoves {
  /// Attacks of the bound are impaired: half of being held.
  private static final int IMPAIRED = 50;

  private final CairnState state;
  private final Being by;
  private final Predicate<Kind> wanted;
  private final List<Move<CairnStep>> moves;

  /// @param by whoever acts, where they will stand by then
  SpecialMoves(CairnState state, Being by, Predicate<Kind> wanted, List<Move<CairnStep>> moves) {
    this.state = state;
    this.by = by;
    this.wanted = wanted;
    this.moves = moves;
  }

  void add() {
    if (wanted.test(Kind.COSTLY_ATTACK)) {
      for (Strikes.Ready arms : Strikes.blasts(by)) {
        blast(foes(foe -> arms.reaches(by, foe)), arms.average(), targets -> arms.at(by, targets));
      }
    }
    for (Item item : by.pack().items()) {
      if (item.spell().isPresent()) {
        if (item.gear().is(Tag.SCROLL) || leavesASlot()) {
          power(
              item.spell().get().power(),
              targets -> new CairnStep.CastSpell(by.id(), item.key(), targets, false));
        }
      } else if (item.relic().isPresent()) {
        power(
            item.relic().get().power(),
            targets -> new CairnStep.UseRelic(by.id(), item.key(), targets));
      } else {
        thing(item);
      }
    }
    if (wanted.test(Kind.PROTECT)) {
      free();
    }
  }

  /// Fatigue in the last slot takes every HP (CRN-INV-05): nobody reads a book for that.
  private boolean leavesASlot() {
    return by.pack().free() > 1;
  }

  // Spells and relics

  private void power(Power power, Function<List<String>, CairnStep.Act> act) {
    switch (power) {
      case Power.Burst p -> {
        if (wanted.test(Kind.COSTLY_ATTACK)) {
          blast(circle(p), Arms.averageHighest(p.damage().dice()), act);
        }
      }
      case Power.Hold p ->
          atFoes(Kind.HINDER, p.feet(), 100, foe -> !foe.isAtMercy() && foe.canAct(), act);
      case Power.Bind p ->
          atFoes(Kind.HINDER, p.feet(), IMPAIRED, foe -> !foe.is(Flag.BOUND) && foe.canAct(), act);
      case Power.Sleep p ->
          nearby(p.feet(), foe -> foe.canAct() && mayBeAsWeakAs(foe, p.hpAtMost()), act);
      case Power.Rout p -> nearby(p.feet(), foe -> foe.canAct() && mayFlee(foe), act);
      case Power.Mend p ->
          onFriends(
              Kind.HEAL,
              hundredths(p.strength()),
              friend -> friend.str().now() < friend.str().max() && !friend.isDeprived(),
              act);
      case Power.Harden p -> harden(100 * p.armor(), power, act);
      case Power.Copies _ -> onSelf(Kind.PROTECT, power, act);
      case Power.NextBlow _ -> {
        if (!by.is(Flag.GLOVED) && !foes(by::isAdjacentTo).isEmpty()) {
          onSelf(Kind.STRENGTHEN, power, act);
        }
      }
      case Power.Cast p ->
          state.shelf().spell(p.spell()).ifPresent(spell -> power(spell.power(), act));
      case Power.Hasten _, Power.Quench _, Power.Hush _, Power.Slick _, Power.Unseen _ -> {}
      case Power.Carry _, Power.Shove _, Power.EndSpells _, Power.Swim _, Power.Shrink _ -> {}
      case Power.StillMagic _, Power.LiftFatigue _, Power.Reveal _, Power.TakeBack _ -> {}
      case Power.Gale _, Power.RollAgain _, Power.Told _ -> {}
    }
  }

  /// On oneself before the first blow; whether a friend needs it more is for those to tell who play
  /// the fight on.
  private void harden(int power, Power hardens, Function<List<String>, CairnStep.Act> act) {
    Predicate<Being> soft =
        friend ->
            Armor.of(state, friend) < Armor.MOST && !isUnder(friend, hardens) && friend.canAct();
    Predicate<Being> isSelf = friend -> friend.id().equals(by.id());
    onFriends(Kind.PROTECT, power, soft.and(isSelf), act);
    onFriends(Kind.OTHER, power, soft.and(isSelf.negate()), act);
  }

  /// Whether somebody may have so few HP, as far as whoever acts can know.
  private boolean mayBeAsWeakAs(Being foe, int hp) {
    return !state.maySeeFigures(foe, by.seat()) || foe.hp() <= hp;
  }

  private boolean mayFlee(Being foe) {
    return !state.maySeeFigures(foe, by.seat()) || !foe.block().noMorale();
  }

  private boolean isUnder(Being being, Power power) {
    for (Effect effect : state.effects()) {
      if (effect.power().getClass() == power.getClass() && effect.on().contains(being.id())) {
        return true;
      }
    }
    return false;
  }

  private static int hundredths(Amount amount) {
    return 50 * amount.count() * (amount.sides() + 1);
  }

  // Things

  private void thing(Item item) {
    var gear = item.gear();
    if (gear.is(Tag.ENTANGLES)) {
      atFoes(
          Kind.HINDER, Integer.MAX_VALUE, 100, foe -> !foe.isAtMercy() && foe.canAct(), use(item));
    } else if (gear.is(Tag.BINDS)) {
      atFoes(
          Kind.HINDER,
          Aim.TOUCH,
          IMPAIRED,
          foe -> foe.isAtMercy() && !foe.is(Flag.BOUND),
          use(item));
    }
  }

  private Function<List<String>, CairnStep.Act> use(Item item) {
    return targets -> new CairnStep.UseItem(by.id(), item.key(), targets);
  }

  /// Friends who are held, bound or down, and oneself where no help is needed.
  private void free() {
    for (Being friend : state.roster()) {
      if (friend.side() == by.side()) {
        offer(new CairnStep.Free(by.id(), friend.id()), Kind.PROTECT, friend, 0);
      }
    }
  }

  // Whom it is aimed at

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

  /// The most foes that one circle within reach can hold, those of the nearer end first.
  private List<Being> circle(Power.Burst burst) {
    List<Being> most = List.of();
    for (Being edge : foes(foe -> by.distanceTo(foe) <= burst.feet() + burst.radius())) {
      int first = Math.max(edge.at(), by.at() - burst.feet() - burst.radius());
      int last = Math.min(first + 2 * burst.radius(), by.at() + burst.feet() + burst.radius());
      var within = foes(foe -> foe.at() >= first && foe.at() <= last);
      most = within.size() > most.size() ? within : most;
    }
    return most;
  }

  /// On all of these at once; one alone is better met with a weapon that is not used up.
  private void blast(List<Being> foes, double average, Function<List<String>, CairnStep.Act> act) {
    if (foes.size() > 1) {
      int power = (int) Math.round(100 * average) * foes.size();
      offer(act.apply(ids(foes)), Kind.COSTLY_ATTACK, foes.getFirst(), power);
    }
  }

  /// On whoever is near, named by nobody.
  private void nearby(int feet, Predicate<Being> which, Function<List<String>, CairnStep.Act> act) {
    if (wanted.test(Kind.HINDER)) {
      var foes = foes(foe -> by.distanceTo(foe) <= feet && which.test(foe));
      if (!foes.isEmpty()) {
        offer(act.apply(List.of()), Kind.HINDER, foes.getFirst(), 100 * foes.size());
      }
    }
  }

  private void atFoes(
      Kind kind,
      int feet,
      int power,
      Predicate<Being> which,
      Function<List<String>, CairnStep.Act> act) {
    if (wanted.test(kind)) {
      for (Being foe : foes(foe -> by.distanceTo(foe) <= feet && which.test(foe))) {
        offer(act.apply(List.of(foe.id())), kind, foe, power);
      }
    }
  }

  private void onFriends(
      Kind kind, int power, Predicate<Being> which, Function<List<String>, CairnStep.Act> act) {
    if (wanted.test(kind)) {
      for (Being friend : state.roster()) {
        if (friend.side() == by.side()
            && !friend.isDead()
            && by.distanceTo(friend) <= Aim.TOUCH
            && which.test(friend)) {
          offer(act.apply(List.of(friend.id())), kind, friend, power);
        }
      }
    }
  }

  private void onSelf(Kind kind, Power power, Function<List<String>, CairnStep.Act> act) {
    if (wanted.test(kind) && !isUnder(by, power)) {
      offer(act.apply(List.of()), kind, by, 100);
    }
  }

  private static List<String> ids(List<Being> beings) {
    return beings.stream().map(Being::id).toList();
  }

  private void offer(CairnStep.Act act, Kind kind, Being target, int power) {
    if (Acts.refusal(state, act).isEmpty()) {
      moves.add(
          new Move<>(
              act,
              kind,
              target.id(),
              by.distanceTo(target),
              CairnFights.health(state, target, by),
              power));
    }
  }
}

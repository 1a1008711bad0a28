package quintain.rath.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;
import quintain.rath.rules.Actions;
import quintain.rath.rules.Casting;
import quintain.rath.rules.Drowning;
import quintain.rath.rules.Workings;
import quintain.rath.state.Affliction;
import quintain.rath.state.Amount;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.Flag;
import quintain.rath.state.Item;
import quintain.rath.state.Knack;
import quintain.rath.state.Power;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Spell;
import quintain.rath.state.Stat;
import quintain.rath.state.Tag;
import quintain.rath.state.Use;

/// Spells, scrolls, gifts and remedies in fights for those who only choose, each aimed as somebody
/// would who has read its entry.
///
/// What no blow and nobody's health depends on is not among them: light, latches, tongues, falls.
final class SpecialMoves {
  /// A spell that fails as often as it works is burned for certain instead (RTH-S-CAST-05).
  private static final int EVEN = 50;

  private static final int SURE = 100;

  private final RathState state;
  private final Being by;
  private final Predicate<Kind> wanted;
  private final List<Move<RathStep>> moves;

  SpecialMoves(RathState state, Being by, Predicate<Kind> wanted, List<Move<RathStep>> moves) {
    this.state = state;
    this.by = by;
    this.wanted = wanted;
    this.moves = moves;
  }

  void add() {
    for (String name : Casting.equipped(by)) {
      if (!by.magic().burned().contains(name)) {
        state.shelf().spell(name).ifPresent(this::cast);
      }
    }
    for (Item item : by.pack().items()) {
      if (item.gear().is(Tag.SCROLL)) {
        state
            .shelf()
            .spell(item.spell())
            .ifPresent(
                spell ->
                    work(
                        spell,
                        SURE,
                        targets -> new RathStep.ReadScroll(by.id(), item.key(), targets)));
      } else {
        item.gear().use().ifPresent(use -> use(item, use));
      }
    }
    care();
  }

  // Spells

  private void cast(Spell spell) {
    int chance = chance(spell.dc());
    boolean sure = chance <= EVEN;
    work(
        spell,
        sure ? SURE : chance,
        targets -> new RathStep.CastSpell(by.id(), spell.name(), targets, sure));
    if (by.has(Knack.ARCANE_HEALING)) {
      // two dice of six, and the target's CON (RTH-S-APT-05)
      heal(2 * 350, friend -> new RathStep.BurnToHeal(by.id(), friend.id(), spell.name()));
    }
  }

  /// How likely d20 + INT is to beat the DC, in percent (RTH-S-CAST-02); encumbrance and help
  /// aside.
  private int chance(int dc) {
    return 5 * Math.clamp(20L - dc + by.stat(Stat.INT), 1, 19);
  }

  private void work(Spell spell, int chance, Function<List<String>, RathStep.Deed> deed) {
    switch (spell.power()) {
      case Power.Strike p ->
          atFoes(Kind.COSTLY_ATTACK, average(p.damage()) * chance / 100, _ -> true, deed);
      case Power.Ignite p ->
          atFoes(
              Kind.COSTLY_ATTACK,
              p.dice() * chance,
              foe -> !isKnownToBear(foe, Affliction.FIRE),
              deed);
      case Power.Cloud p -> {
        if (wanted.test(Kind.COSTLY_ATTACK)) {
          cloud(p.dice() * chance, deed);
        }
      }
      case Power.Afflict p ->
          atFoes(Kind.HINDER, chance, foe -> foe.canAct() && !isKnownToBear(foe, p.what()), deed);
      case Power.Dread _ -> atFoes(Kind.HINDER, chance, foe -> !foe.is(Effect.Kind.DREAD), deed);
      case Power.Snare _ ->
          atFoes(
              Kind.HINDER,
              chance / 2,
              foe -> !foe.is(Effect.Kind.SNARED) && !state.inReach(by, foe),
              deed);
      case Power.Mend p ->
          heal(average(p.hp()) * chance / 100, friend -> deed.apply(List.of(friend.id())));
      case Power.Cleanse _ ->
          onFriends(
              Kind.PROTECT,
              chance,
              friend -> !Workings.ailments(friend).isEmpty(),
              friend -> deed.apply(List.of(friend.id())));
      case Power.Ward p -> ward(p.ac() * chance, deed);
      case Power.Haste _ ->
          onFriends(
              Kind.STRENGTHEN,
              chance,
              friend -> !friend.is(Effect.Kind.HASTED) && friend.canAct(),
              friend -> deed.apply(List.of(friend.id())));
      case Power.Shine _, Power.Latch _, Power.Gills _, Power.SoftFall _ -> {}
      case Power.Veil _, Power.Tongues _, Power.Quench _ -> {}
    }
  }

  /// Poison, fire and the like are figures of whoever bears them.
  private boolean isKnownToBear(Being foe, Affliction what) {
    return state.maySeeFigures(foe, by.seat()) && foe.pool(what).isPresent();
  }

  /// On oneself before the first blow; whether a friend needs it more is for those to tell who play
  /// the fight on.
  private void ward(int power, Function<List<String>, RathStep.Deed> deed) {
    for (Being friend : state.roster()) {
      var kind = friend.id().equals(by.id()) ? Kind.PROTECT : Kind.OTHER;
      if (friend.side() == by.side()
          && friend.canAct()
          && !friend.is(Effect.Kind.WARDED)
          && wanted.test(kind)) {
        offer(deed.apply(List.of(friend.id())), kind, friend, power);
      }
    }
  }

  /// Over the most foes that stand Close together with nobody else among them (RTH-S-SPL-18).
  private void cloud(int each, Function<List<String>, RathStep.Deed> deed) {
    Being middle = null;
    int most = 0;
    for (Being foe : foes()) {
      int struck = 0;
      for (Being being : state.roster()) {
        if (state.areClose(being.at(), foe.at()) && !being.isDead() && !being.hasLeft()) {
          struck = being.isAgainst(by) ? struck + 1 : Integer.MIN_VALUE / 2;
        }
      }
      if (struck > most) {
        most = struck;
        middle = foe;
      }
    }
    if (middle != null) {
      offer(deed.apply(List.of(middle.id())), Kind.COSTLY_ATTACK, middle, most * each);
    }
  }

  static int average(Amount amount) {
    return 50 * amount.count() * (amount.sides() + 1) + 100 * amount.plus();
  }

  // Things and gifts

  private void use(Item item, Use use) {
    Function<Being, RathStep.Deed> onFriend =
        friend -> new RathStep.UseItem(by.id(), item.key(), friend.id());
    switch (use) {
      case Use.Potion potion -> heal(average(potion.hp()), onFriend);
      case Use.Antitoxin remedy ->
          onFriends(Kind.PROTECT, 100 * remedy.dice(), _ -> true, onFriend);
      case Use.Bandage _ -> onFriends(Kind.PROTECT, 200, _ -> true, onFriend);
      case Use.Douse _ ->
          onFriends(
              Kind.PROTECT, 200, friend -> friend.pool(Affliction.FIRE).isPresent(), onFriend);
      case Use.Venom venom -> coat(item, venom);
      case Use.FireFlask _, Use.Meal _, Use.Light _, Use.Lodging _ -> {}
      case Use.Cure _, Use.Hire _, Use.Beast _ -> {}
    }
  }

  /// The weapon in hand, once there is somebody to strike with it.
  private void coat(Item item, Use.Venom venom) {
    if (wanted.test(Kind.STRENGTHEN) && !foes().isEmpty()) {
      for (Item weapon : by.pack().items()) {
        if (weapon.where() == Item.Where.HELD && weapon.gear().weapon().isPresent()) {
          offer(
              new RathStep.UseItem(by.id(), item.key(), weapon.key()),
              Kind.STRENGTHEN,
              by,
              100 * venom.dice());
        }
      }
    }
  }

  private void care() {
    heal(350, friend -> new RathStep.LayOnHands(by.id(), friend.id()));
    onFriends(
        Kind.PROTECT,
        100,
        friend -> friend.pool(Affliction.BLEEDING).isPresent(),
        friend -> new RathStep.StopBleeding(by.id(), friend.id()));
    onFriends(
        Kind.PROTECT,
        100,
        friend -> friend.is(Flag.ASLEEP),
        friend -> new RathStep.Shake(by.id(), friend.id()));
    onFriends(
        Kind.PROTECT,
        100,
        Drowning::isInDeepWater,
        friend -> new RathStep.Rescue(by.id(), friend.id()));
    if (wanted.test(Kind.PROTECT) && by.pool(Affliction.FIRE).isPresent()) {
      offer(new RathStep.DropAndRoll(by.id()), Kind.PROTECT, by, 100);
    }
  }

  /// Whoever is hurt, with their CON on top.
  private void heal(int average, Function<Being, RathStep.Deed> deed) {
    if (wanted.test(Kind.HEAL)) {
      for (Being friend : state.roster()) {
        if (friend.side() == by.side() && friend.hp() < friend.maxHp()) {
          int power = Math.max(0, average + 100 * friend.stat(Stat.CON));
          offer(deed.apply(friend), Kind.HEAL, friend, power);
        }
      }
    }
  }

  // Whom it is aimed at

  private List<Being> foes() {
    var foes = new ArrayList<Being>();
    for (Being foe : state.roster()) {
      if (foe.isAgainst(by) && !foe.isOut() && state.maySee(foe, by.seat())) {
        foes.add(foe);
      }
    }
    return foes;
  }

  private void atFoes(
      Kind kind, int power, Predicate<Being> which, Function<List<String>, RathStep.Deed> deed) {
    if (wanted.test(kind)) {
      for (Being foe : foes()) {
        if (which.test(foe)) {
          offer(deed.apply(List.of(foe.id())), kind, foe, power);
        }
      }
    }
  }

  private void onFriends(
      Kind kind, int power, Predicate<Being> which, Function<Being, RathStep.Deed> deed) {
    if (wanted.test(kind)) {
      for (Being friend : state.roster()) {
        if (friend.side() == by.side() && which.test(friend)) {
          offer(deed.apply(friend), kind, friend, power);
        }
      }
    }
  }

  private void offer(RathStep.Deed deed, Kind kind, Being target, int power) {
    if (Actions.refusal(state, deed).isEmpty()) {
      moves.add(
          new Move<>(
              deed,
              kind,
              target.id(),
              state.distance(by, target),
              RathFights.health(state, target, by),
              power));
    }
  }
}

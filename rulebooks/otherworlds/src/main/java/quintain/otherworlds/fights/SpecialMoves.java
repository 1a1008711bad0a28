package quintain.otherworlds.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;
import quintain.kernel.Spot;
import quintain.otherworlds.rules.Aim;
import quintain.otherworlds.rules.Arm;
import quintain.otherworlds.rules.Armors;
import quintain.otherworlds.rules.Arms;
import quintain.otherworlds.rules.Turns;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Consumable;
import quintain.otherworlds.state.Feat;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Habit;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.Once;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Power;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Spell;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Use;
import quintain.otherworlds.state.Weapon;

/// Skills, spells, explosives and consumables in battles for those who only choose, each aimed as
/// somebody would who has read its entry.
///
/// What no blow and nobody's health depends on is not among them: light, ropes, smoke, silence.
final class SpecialMoves {
  /// The average of a d6, in hundredths.
  private static final int D6 = 350;

  /// How many spaces across a vial works.
  private static final int VIAL = 3;

  private final OtwState state;
  private final Being by;
  private final Predicate<Kind> wanted;
  private final List<Move<OtwStep>> moves;

  SpecialMoves(OtwState state, Being by, Predicate<Kind> wanted, List<Move<OtwStep>> moves) {
    this.state = state;
    this.by = by;
    this.wanted = wanted;
    this.moves = moves;
  }

  void add() {
    boolean strikes = moves.stream().anyMatch(move -> move.kind() == Kind.ATTACK);
    for (Spell spell : by.life().spells()) {
      // nobody drains themselves for a spell (OTW-MEDI-01)
      if (by.astral().now() > spell.astral()) {
        cast(spell, strikes);
      }
    }
    for (Skill skill : by.life().skills()) {
      use(skill, strikes);
    }
    for (Item item : by.kit().items()) {
      if (item.gear() instanceof Consumable thing) {
        use(item, thing.use());
      } else if (item.gear() instanceof Weapon) {
        explode(item);
      }
    }
    if (wanted.test(Kind.COSTLY_ATTACK)) {
      breathe();
    }
    if (by.life().proficiencies().contains(Proficiency.MEDICAL)) {
      treat(OtwStep.Ailing.POISON, Status.Kind.POISON);
      treat(OtwStep.Ailing.BLEED, Status.Kind.BLEED);
    }
  }

  /// Whoever has not learnt it would try in vain for the rest of the battle.
  private void treat(OtwStep.Ailing woe, Status.Kind kind) {
    onFriends(
        Kind.PROTECT,
        100,
        friend -> friend.is(kind),
        friend -> new OtwStep.Treat(by.id(), friend.id(), woe));
  }

  // Spells

  private void cast(Spell spell, boolean strikes) {
    Function<Being, OtwStep.Deed> on =
        whom -> new OtwStep.CastSpell(by.id(), spell.name(), whom.id());
    switch (spell.power()) {
      case Power.Strike strike -> {
        var arm = Arms.of(state, by, new Means.Casting(spell.name()));
        if (strike.area()) {
          amidFoes(
              Kind.COSTLY_ATTACK,
              arm.blast(),
              arm.power(),
              spot -> new OtwStep.CastAt(by.id(), spell.name(), spot));
        } else {
          atFoes(Kind.COSTLY_ATTACK, arm.power(), _ -> true, on);
        }
      }
      case Power.Mend _ -> heal(D6 + 50 * by.score(Attribute.RES), on);
      case Power.Regrow regrow ->
          onFriends(
              Kind.HEAL,
              100 * regrow.turns(),
              friend -> isHurt(friend) && !friend.is(Status.Kind.REGENERATING_HEALTH),
              on);
      case Power.Purify _ -> onFriends(Kind.PROTECT, 200, SpecialMoves::ails, on);
      case Power.Ward _ -> {
        Predicate<Being> bare = friend -> friend.isConscious() && !friend.is(Status.Kind.SHIELDED);
        Predicate<Being> isSelf = friend -> friend.id().equals(by.id());
        // whether a friend needs it more is for those to tell who play the battle on
        onFriends(Kind.PROTECT, 100 * by.score(Attribute.RES), bare.and(isSelf), on);
        onFriends(Kind.OTHER, 100 * by.score(Attribute.RES), bare.and(isSelf.negate()), on);
      }
      case Power.Dazzle _ -> atFoes(Kind.HINDER, 100, foe -> !foe.is(Status.Kind.BLIND), on);
      case Power.Confuse _ -> atFoes(Kind.HINDER, 100, foe -> !foe.is(Status.Kind.CONFUSED), on);
      case Power.Leech _ -> {
        if (strikes && isHurt(by) && !by.is(Status.Kind.LEECHING)) {
          boost(Kind.STRENGTHEN, 100, spell.name());
        }
      }
      case Power.Enrage _, Power.Silence _, Power.Lift _ -> {}
    }
  }

  private static boolean ails(Being friend) {
    return friend.is(Status.Kind.POISON)
        || friend.is(Status.Kind.BLIND)
        || friend.is(Status.Kind.FROST)
        || friend.is(Status.Kind.PETRIFY);
  }

  // Skills

  private void use(Skill skill, boolean strikes) {
    switch (skill.feat()) {
      case Feat.Cleave cleave -> withWeapons(skill, cleave.targets());
      case Feat.Lunge _, Feat.Aim _, Feat.Slam _, Feat.Hamstring _ -> withWeapons(skill, 1);
      case Feat.Dress _ ->
          heal(D6 + 100 * by.life().bonus(), friend -> useOn(skill, "", List.of(friend.id())));
      case Feat.Rally _ -> {
        if (wanted.test(Kind.STRENGTHEN) && !by.is(Status.Kind.HEARTENED) && !foes().isEmpty()) {
          offer(useOn(skill, "", List.of()), Kind.STRENGTHEN, by, 100);
        }
      }
      case Feat.Feint _ ->
          atFoes(Kind.OTHER, 0, _ -> true, foe -> useOn(skill, "", List.of(foe.id())));
      case Feat.Focus _ -> {
        if (strikes && !by.is(Status.Kind.FOCUSED)) {
          boost(Kind.STRENGTHEN, 50, skill.name());
        }
      }
      case Feat.Adrenaline _ -> boost(Kind.STRENGTHEN, 100, skill.name());
      case Feat.Stance _ -> boost(Kind.GUARD, 0, skill.name());
      case Feat.SecondWind _ -> {
        if (isHurt(by)) {
          boost(Kind.HEAL, D6 + 100 * by.score(Attribute.TOU), skill.name());
        }
      }
      case Feat.AstralTap _ -> {
        if (isDrained(by)) {
          boost(Kind.STRENGTHEN, D6, skill.name());
        }
      }
      case Feat.Hardy _, Feat.QuickStart _, Feat.BladeWall _, Feat.Slippery _ -> {}
      case Feat.TwoWeapons _, Feat.ElementWard _, Feat.Riposte _, Feat.Bodyguard _ -> {}
      case Feat.SnapBarrier _, Feat.Dash _, Feat.Vault _, Feat.Blink _ -> {}
    }
  }

  private OtwStep.Deed useOn(Skill skill, String with, List<String> targets) {
    return new OtwStep.UseSkill(by.id(), skill.name(), with, targets);
  }

  /// With every weapon in hand: at each foe, or at as many as the skill takes in.
  private void withWeapons(Skill skill, int most) {
    if (!wanted.test(Kind.COSTLY_ATTACK)) {
      return;
    }
    for (Item item : Arms.strikers(by)) {
      int power = Arms.of(state, by, new Means.Wielding(item.key(), false)).power();
      var met = new ArrayList<Being>();
      for (Being foe : foes()) {
        if (most == 1) {
          offer(useOn(skill, item.key(), List.of(foe.id())), Kind.COSTLY_ATTACK, foe, power);
        } else if (met.size() < most && Field.adjacent(by, foe)) {
          met.add(foe);
        }
      }
      if (!met.isEmpty()) {
        offer(
            useOn(skill, item.key(), met.stream().map(Being::id).toList()),
            Kind.COSTLY_ATTACK,
            met.getFirst(),
            power * met.size());
      }
    }
  }

  private void boost(Kind kind, int power, String name) {
    if (wanted.test(kind)) {
      offer(new OtwStep.UseBoost(by.id(), name), kind, by, power);
    }
  }

  /// A creature's breath takes in every enemy near.
  private void breathe() {
    var breath = by.body().habit(Habit.Breath.class);
    if (breath.isPresent()) {
      var met = new ArrayList<>(foes());
      met.removeIf(foe -> Field.distance(by, foe) > breath.get().within());
      if (!met.isEmpty()) {
        int power = 4 * 100 * breath.get().explosive() * met.size();
        offer(new OtwStep.Breathe(by.id()), Kind.COSTLY_ATTACK, met.getFirst(), power);
      }
    }
  }

  // Things

  private void use(Item item, Use use) {
    Function<Being, OtwStep.Deed> on = whom -> new OtwStep.UseItem(by.id(), item.key(), whom.id());
    switch (use) {
      case Use.Heal heal -> heal(D6 + 100 * heal.more(), on);
      case Use.Treat _ -> onFriends(Kind.PROTECT, 100, _ -> true, on);
      case Use.Restore restore ->
          onFriends(Kind.STRENGTHEN, D6 + 100 * restore.more(), SpecialMoves::isDrained, on);
      case Use.Cure cure ->
          onFriends(Kind.PROTECT, 200, friend -> isCuredBy(cure.ailment(), friend), on);
      case Use.Patch _ ->
          onFriends(
              Kind.PROTECT,
              100,
              friend -> Armors.absorb(friend).filter(it -> it.left() == 0).isPresent(),
              on);
      case Use.Charge _ ->
          onFriends(
              Kind.PROTECT,
              100,
              friend -> Armors.guard(friend).filter(it -> it.left() == 0).isPresent(),
              on);
      case Use.Flash _ ->
          amidFoes(Kind.HINDER, VIAL, 100, spot -> new OtwStep.TossItem(by.id(), item.key(), spot));
      case Use.Smoke _, Use.Line _, Use.Light _, Use.Stimulate _ -> {}
    }
  }

  private static boolean isCuredBy(Use.Ailment ailment, Being friend) {
    return switch (ailment) {
      case POISON -> friend.is(Status.Kind.POISON);
      case FROST -> friend.is(Status.Kind.FROST);
      case PETRIFY -> friend.is(Status.Kind.PETRIFY);
      case BLIND -> friend.is(Status.Kind.BLIND);
      case MIND -> friend.is(Status.Kind.CONFUSED) || friend.is(Status.Kind.BERSERK);
    };
  }

  /// Half of one's Astral is spent, and there is something to spend more on.
  private static boolean isDrained(Being friend) {
    return !friend.life().spells().isEmpty() && 2 * friend.astral().now() < friend.astral().max();
  }

  /// Grenades and the like are drawn when there is somebody to throw them at, and then thrown.
  private void explode(Item item) {
    var arm = Arms.of(state, by, new Means.Wielding(item.key(), false));
    if (!arm.explodes()) {
      return;
    }
    if (item.isHeld()) {
      amidFoes(
          Kind.COSTLY_ATTACK,
          arm.blast(),
          arm.power(),
          spot -> new OtwStep.Bombard(by.id(), item.key(), spot));
    } else if (wanted.test(Kind.STRENGTHEN) && crowded(arm) && !isAnyDrawn()) {
      offer(new OtwStep.Draw(by.id(), item.key(), false), Kind.STRENGTHEN, by, arm.power());
    }
  }

  private boolean crowded(Arm arm) {
    var centre = centre(arm.blast(), spot -> Aim.spaceRefusal(state, by, arm, spot).isEmpty());
    return centre.isPresent()
        && !state.theFight().turn().orElseThrow().done().contains(Once.ATTACK);
  }

  private boolean isAnyDrawn() {
    return by.kit().held().stream()
        .filter(item -> item.gear() instanceof Weapon)
        .anyMatch(item -> Arms.of(state, by, new Means.Wielding(item.key(), false)).explodes());
  }

  // Whom it is aimed at

  private List<Being> foes() {
    var foes = new ArrayList<Being>();
    for (Being foe : state.roster()) {
      if (OtwFights.isFoe(state, foe, by)) {
        foes.add(foe);
      }
    }
    return foes;
  }

  private void atFoes(
      Kind kind, int power, Predicate<Being> which, Function<Being, OtwStep.Deed> deed) {
    if (wanted.test(kind)) {
      for (Being foe : foes()) {
        if (which.test(foe)) {
          offer(deed.apply(foe), kind, foe, power);
        }
      }
    }
  }

  private void onFriends(
      Kind kind, int power, Predicate<Being> which, Function<Being, OtwStep.Deed> deed) {
    if (wanted.test(kind)) {
      for (Being friend : state.roster()) {
        if (!friend.isFoeOf(by) && !friend.isDead() && which.test(friend)) {
          offer(deed.apply(friend), kind, friend, power);
        }
      }
    }
  }

  /// The hurt, and those who are down and would wake.
  private void heal(int power, Function<Being, OtwStep.Deed> deed) {
    onFriends(Kind.HEAL, power, SpecialMoves::isHurt, deed);
  }

  private static boolean isHurt(Being friend) {
    return friend.health().now() < friend.healable();
  }

  /// Where a blast meets the most foes and no friend.
  private record Centre(Spot spot, Being first, int foes) {}

  private Optional<Centre> centre(int across, Predicate<Spot> open) {
    Centre best = null;
    var seen = foes();
    for (Being foe : seen) {
      for (int dy = -(across / 2); dy <= across / 2; dy++) {
        for (int dx = -(across / 2); dx <= across / 2; dx++) {
          var spot = new Spot(foe.at().x() + dx, foe.at().y() + dy, foe.at().z());
          if (Field.contains(state, spot) && open.test(spot)) {
            int met = met(spot, across, seen);
            if (met > (best == null ? 0 : best.foes())) {
              best = new Centre(spot, foe, met);
            }
          }
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /// The foes in a blast; none where it would meet a friend.
  private int met(Spot spot, int across, List<Being> seen) {
    int met = 0;
    for (Being being : Field.inBlast(state, spot, across)) {
      if (!being.isFoeOf(by)) {
        return 0;
      }
      met += seen.contains(being) ? 1 : 0;
    }
    return met;
  }

  private void amidFoes(Kind kind, int across, int each, Function<Spot, OtwStep.Deed> deed) {
    if (wanted.test(kind)) {
      centre(across, spot -> Turns.refusal(state, deed.apply(spot)).isEmpty())
          .ifPresent(
              centre ->
                  offer(deed.apply(centre.spot()), kind, centre.first(), each * centre.foes()));
    }
  }

  private void offer(OtwStep.Deed deed, Kind kind, Being target, int power) {
    if (Turns.refusal(state, deed).isEmpty()) {
      moves.add(
          new Move<>(
              deed,
              kind,
              target.id(),
              Field.distance(by, target),
              OtwFights.health(state, target, by),
              power));
    }
  }
}

package quintain.rath.fights;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Topic;
import quintain.rath.rules.Actions;
import quintain.rath.rules.Arms;
import quintain.rath.rules.Attacks;
import quintain.rath.rules.Drowning;
import quintain.rath.rules.Hands;
import quintain.rath.rules.Prompts;
import quintain.rath.rules.TurnOrder;
import quintain.rath.rules.Ways;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Grip;
import quintain.rath.state.Habit;
import quintain.rath.state.Item;
import quintain.rath.state.Life;
import quintain.rath.state.LifeEvent;
import quintain.rath.state.Places;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Stats;
import quintain.rath.state.Who;
import quintain.rath.state.World;

/// Fights for those who only choose: attacks, spells and remedies, a way nearer, the end of the
/// turn.
final class RathFights implements Fights<RathState, RathStep, RathEvent> {
  private static final List<String> SIDES = List.of("party", "foes");
  private static final Call<RathStep> OVER = new Call.Over<>();

  @Override
  public List<String> sides() {
    return SIDES;
  }

  @Override
  public RathState drawnUp(RathState opening, Map<String, String> sides) {
    var state = opening;
    for (var entry : sides.entrySet()) {
      var side = entry.getValue().equals("party") ? Who.Side.PARTY : Who.Side.FOES;
      state = new LifeEvent.SideTaken(entry.getKey(), side).appliedTo(state);
    }
    return state;
  }

  @Override
  public RathStep beginning(RathState state) {
    return new RathStep.BeginCombat();
  }

  @Override
  public Call<RathStep> next(RathState state) {
    if (!state.inCombat()) {
      return OVER;
    }
    var turn = state.theFight().turn();
    if (turn.isPresent()) {
      return call(state.being(turn.get().who()));
    }
    var waiting = TurnOrder.firstOnTurn(state);
    return waiting.isPresent() ? call(waiting.get()) : new Call.Goes<>(new RathStep.EndRound());
  }

  private static Call<RathStep> call(Being being) {
    return new Call.Turn<>(being.id(), being.seat());
  }

  @Override
  public List<Move<RathStep>> moves(RathState state, String actor) {
    return moves(state, actor, _ -> true);
  }

  @Override
  public List<Move<RathStep>> moves(RathState state, String actor, Predicate<Move.Kind> wanted) {
    var moves = new ArrayList<Move<RathStep>>();
    var by = state.being(actor);
    if (by.is(Flag.PRONE)) {
      addIfOpen(state, new RathStep.StandUp(actor), Move.Kind.READY, 1, moves);
    }
    takeUp(state, by, moves);
    boolean reached = attacks(state, by, moves);
    if (!reached) {
      approach(state, by, moves);
    }
    if (Fights.wantsMore(wanted)) {
      new SpecialMoves(state, by, wanted, moves).add();
    }
    for (Item item : by.pack().items()) {
      if (item.is(Item.State.UNLOADED)) {
        addIfOpen(state, new RathStep.Reload(actor, item.key()), Move.Kind.READY, 0, moves);
      }
    }
    if (Drowning.isInDeepWater(by) && !by.does(Habit.StaysInWater.class)) {
      addIfOpen(state, new RathStep.Surface(actor), Move.Kind.READY, 1, moves);
    }
    if (by.is(Effect.Kind.HELD) || by.is(Effect.Kind.SNARED)) {
      addIfOpen(state, new RathStep.BreakFree(actor), Move.Kind.READY, 0, moves);
    }
    moves.add(Move.plain(new RathStep.EndTurn(actor), Move.Kind.END));
    return moves;
  }

  /// A weapon that lies at one's feet, for whoever has none.
  private static void takeUp(RathState state, Being by, List<Move<RathStep>> moves) {
    if (state.ground().isEmpty() || !Arms.keys(by).equals(List.of(Arms.UNARMED))) {
      return;
    }
    for (World.Lying lying : state.ground()) {
      if (Arms.isArm(lying.item())) {
        var key = lying.item().key();
        addIfOpen(state, new RathStep.TakeUp(by.id(), key), Move.Kind.READY, 1, moves);
      }
    }
  }

  private static void addIfOpen(
      RathState state, RathStep.Deed deed, Move.Kind kind, int power, List<Move<RathStep>> moves) {
    if (Actions.refusal(state, deed).isEmpty()) {
      moves.add(new Move<>(deed, kind, "", 0, Move.UNKNOWN, power));
    }
  }

  static int health(RathState state, Being being, Being seenBy) {
    return state.maySeeFigures(being, seenBy.seat()) ? state.health(being) : Move.UNKNOWN;
  }

  /// Every weapon at every foe it reaches; false where none is in reach.
  private boolean attacks(RathState state, Being by, List<Move<RathStep>> moves) {
    var wait = new RathStep.Attempt(by.id(), "");
    if (Actions.nowRefusal(state, wait).isPresent()) {
      return false;
    }
    boolean reached = false;
    for (Ready one : armsOf(state, by)) {
      var roster = state.roster();
      for (int i = 0; i < roster.size(); i++) {
        var foe = roster.get(i);
        if (!foe.isAgainst(by)
            || foe.isOut()
            || !state.maySee(foe, by.seat())
            || !one.reaches(state, by, foe)) {
          continue;
        }
        reached = true;
        moves.add(
            new Move<>(
                new RathStep.Attack(by.id(), one.with(), List.of(foe.id()), Optional.empty()),
                one.usedUp() ? Move.Kind.COSTLY_ATTACK : Move.Kind.ATTACK,
                foe.id(),
                state.distance(by, foe),
                health(state, foe, by),
                one.power()));
      }
    }
    return reached;
  }

  /// What somebody strikes with, ready to be used.
  private record Ready(List<String> with, List<Arms> arms, int power, boolean usedUp) {
    boolean reaches(RathState state, Being by, Being foe) {
      for (int i = 0; i < arms.size(); i++) {
        if (!arms.get(i).reaches(state, by.at(), foe.at())) {
          return false;
        }
      }
      return true;
    }
  }

  /// The arms of somebody as long as they carry what they carry and are as strong as they are.
  private record Armed(RathHouse house, Stats stats, Life life, List<Ready> arms) {
    @SuppressWarnings("ReferenceEquality") // comparing what they carry costs more than looking
    boolean isStillSo(RathState state, Being by) {
      return house == state.house() && stats == by.stats() && life == by.life();
    }
  }

  private final Map<String, Armed> armed = new LinkedHashMap<>();

  private List<Ready> armsOf(RathState state, Being by) {
    var known = armed.get(by.id());
    if (known == null || !known.isStillSo(state, by)) {
      known = new Armed(state.house(), by.stats(), by.life(), findArms(state, by));
      armed.put(by.id(), known);
    }
    return known.arms();
  }

  /// Everything that can be used now; bare hands only where there is nothing better.
  private static List<Ready> findArms(RathState state, Being by) {
    var ready = new ArrayList<Ready>();
    var keys = Arms.keys(by);
    boolean all = by.does(Habit.AllAtOnce.class);
    var attacks = Arms.attacks(by);
    if (all && attacks.size() > 1) {
      ready(state, by, List.copyOf(attacks)).ifPresent(ready::add);
    }
    for (String key : keys) {
      if (!key.equals(Arms.UNARMED) || ready.isEmpty()) {
        ready(state, by, List.of(key)).ifPresent(ready::add);
      }
    }
    if (!all) {
      pairs(state, by, keys).forEach(ready::add);
    }
    return ready;
  }

  /// Each two weapons that may strike in one action, the better one first (RTH-R-39).
  private static List<Ready> pairs(RathState state, Being by, List<String> keys) {
    var pairs = new ArrayList<Ready>();
    for (int i = 0; i < keys.size(); i++) {
      for (int j = i + 1; j < keys.size(); j++) {
        var one = ready(state, by, List.of(keys.get(i)));
        var other = ready(state, by, List.of(keys.get(j)));
        if (one.isPresent() && other.isPresent()) {
          boolean better = one.get().power() >= other.get().power();
          ready(state, by, List.of(keys.get(better ? i : j), keys.get(better ? j : i)))
              .filter(pair -> Attacks.pairRefusal(state.house(), Grip.PLAIN, pair.arms()).isEmpty())
              .ifPresent(pairs::add);
        }
      }
    }
    return pairs;
  }

  private static Optional<Ready> ready(RathState state, Being by, List<String> with) {
    var arms = new ArrayList<Arms>(with.size());
    int power = 0;
    boolean usedUp = false;
    boolean all = by.does(Habit.AllAtOnce.class);
    for (String key : with) {
      boolean second = !arms.isEmpty() && !all;
      var found = Arms.of(state, by, key, Grip.PLAIN, second);
      if (found.isEmpty() || Attacks.unreadiness(by, found.get()).isPresent()) {
        return Optional.empty();
      }
      arms.add(found.get());
      // at disadvantage a blow lands about half as often (RTH-TWO-02)
      power += found.get().power() / (second ? 2 : 1);
      usedUp |= found.get().item().isPresent() && found.get().damage().isEmpty();
    }
    return Hands.refusal(by, arms).isPresent()
        ? Optional.empty()
        : Optional.of(new Ready(with, arms, power, usedUp));
  }

  /// Towards the nearest foe, at a run where a move is not enough.
  private static void approach(RathState state, Being by, List<Move<RathStep>> moves) {
    Being nearest = null;
    for (Being foe : state.roster()) {
      if (foe.isAgainst(by)
          && !foe.isOut()
          && state.maySee(foe, by.seat())
          && (nearest == null || state.distance(by, foe) < state.distance(by, nearest))) {
        nearest = foe;
      }
    }
    if (nearest == null || state.inReach(by, nearest)) {
      return;
    }
    var system = state.house().distanceSystem();
    int far = state.distance(by, nearest);
    toward(state, by, nearest, system.move(), false, moves);
    if (far > system.move()) {
      toward(state, by, nearest, system.run(), true, moves);
    }
  }

  private static void toward(
      RathState state, Being by, Being foe, int most, boolean run, List<Move<RathStep>> moves) {
    int to = Ways.toward(state, by, foe.at(), most);
    int far = Places.apart(state, by.at(), to);
    var deed = run ? new RathStep.Run(by.id(), to) : new RathStep.Move(by.id(), to);
    if (Actions.refusal(state, deed).isEmpty()) {
      moves.add(
          new Move<>(
              deed,
              Move.Kind.APPROACH,
              foe.id(),
              state.distance(by, foe),
              health(state, foe, by),
              far));
    }
  }

  @Override
  public Optional<Topic> ending() {
    return Optional.of(Prompts.END_COMBAT);
  }

  @Override
  public int round(RathState state) {
    return state.fight().isPresent() ? state.fight().get().round() : state.world().fought();
  }

  @Override
  public int winner(RathState state) {
    boolean party = false;
    boolean foes = false;
    for (Being being : state.roster()) {
      if (!being.isOut() && !being.does(Habit.NeverFights.class)) {
        party |= being.side() == Who.Side.PARTY;
        foes |= being.side() == Who.Side.FOES;
      }
    }
    return party == foes ? -1 : party ? 0 : 1;
  }

  @Override
  public Optional<Harm> harm(RathEvent event, RathState before) {
    return switch (event) {
      case RathEvent.AttackRolled rolled when rolled.hit() ->
          Optional.of(new Harm.Blow(rolled.who(), rolled.with(), rolled.target()));
      case RathEvent.SpellCast cast when cast.targets().size() == 1 ->
          Optional.of(new Harm.Blow(cast.who(), cast.spell(), cast.targets().getFirst()));
      case FightEvent.HpLost lost -> Optional.of(new Harm.Loss(lost.who(), lost.points()));
      case RathEvent _ -> Optional.empty();
    };
  }

  /// A creature at 0 HP is as good as dead to the fight, but only a flag says so of anybody.
  @Override
  public Standing standing(RathState state, String who) {
    var being = state.being(who);
    return !being.isOut()
        ? Standing.ABLE
        : being.isDead() ? Standing.DEAD : being.hasLeft() ? Standing.FLED : Standing.FALLEN;
  }

  @Override
  public int health(RathState state, String who) {
    var being = state.being(who);
    return 100 * being.hp() / Math.max(1, being.maxHp());
  }

  @Override
  public List<String> resources() {
    return List.of("fortune", "items");
  }

  @Override
  public List<String> burdens() {
    return List.of("burned");
  }
}

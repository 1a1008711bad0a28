package quintain.otherworlds.fights;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.otherworlds.rules.Arm;
import quintain.otherworlds.rules.Arms;
import quintain.otherworlds.rules.Attacks;
import quintain.otherworlds.rules.Battle;
import quintain.otherworlds.rules.Harm;
import quintain.otherworlds.rules.Magazines;
import quintain.otherworlds.rules.Movement;
import quintain.otherworlds.rules.Turns;
import quintain.otherworlds.rules.Ways;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.Once;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status.Kind;
import quintain.otherworlds.state.Weapon;
import quintain.otherworlds.state.Who;

/// Fights for those who only choose: attacks, skills, spells and consumables, drawing and
/// reloading, a way nearer, bracing oneself, the end of the turn.
final class OtwFights implements Fights<OtwState, OtwStep, OtwEvent> {
  private static final List<String> SIDES = List.of("party", "foes");
  private static final Call<OtwStep> OVER = new Call.Over<>();

  @Override
  public List<String> sides() {
    return SIDES;
  }

  /// Whoever the scene does not place stands face to face with the other side, in two lines.
  @Override
  public OtwState drawnUp(OtwState opening, Map<String, String> sides) {
    var state = opening;
    int friends = 0;
    int foes = 0;
    int middle = Field.map(opening).width() / 2;
    for (var entry : sides.entrySet()) {
      var side = entry.getValue().equals("party") ? Who.Side.PARTY : Who.Side.FOES;
      Optional<Spot> at = Optional.empty();
      if (!opening.scene().at().containsKey(entry.getKey())) {
        var face =
            side == Who.Side.PARTY
                ? new Spot(middle - 1, friends++, 0)
                : new Spot(middle, foes++, 0);
        at = Optional.of(Ways.nearest(state, state.being(entry.getKey()), face));
      }
      state = state.drawnUp(entry.getKey(), side, at);
    }
    return state;
  }

  @Override
  public OtwStep beginning(OtwState state) {
    return new OtwStep.BeginBattle();
  }

  @Override
  public Call<OtwStep> next(OtwState state) {
    if (!state.inBattle()) {
      return OVER;
    }
    var turn = state.theFight().turn();
    if (turn.isEmpty()) {
      return OVER;
    }
    var being = state.being(turn.get().who());
    return new Call.Turn<>(being.id(), turn.get().control().orElse(being.seat()));
  }

  @Override
  public List<Move<OtwStep>> moves(OtwState state, String actor) {
    return moves(state, actor, _ -> true);
  }

  @Override
  public List<Move<OtwStep>> moves(OtwState state, String actor, Predicate<Move.Kind> wanted) {
    var moves = new ArrayList<Move<OtwStep>>();
    var by = state.being(actor);
    if (by.isConscious()) {
      if (by.is(Kind.PRONE)) {
        addIfOpen(state, new OtwStep.StandUp(actor), Move.Kind.READY, 1, moves);
      }
      boolean attacked = state.theFight().turn().orElseThrow().done().contains(Once.ATTACK);
      reload(state, by, attacked, moves);
      if (!attacked && !attacks(state, by, moves)) {
        draw(state, by, moves);
        approach(state, by, moves);
      }
      if (wanted.test(Move.Kind.GUARD)) {
        addIfOpen(state, new OtwStep.BraceYourself(actor), Move.Kind.GUARD, 0, moves);
      }
      if (Fights.wantsMore(wanted)) {
        new SpecialMoves(state, by, wanted, moves).add();
      }
      if (by.is(Kind.GRAPPLED)) {
        addIfOpen(state, new OtwStep.BreakFree(actor), Move.Kind.READY, 0, moves);
      }
    }
    moves.add(Move.plain(new OtwStep.EndTurn(actor), Move.Kind.END));
    return moves;
  }

  private static void addIfOpen(
      OtwState state, OtwStep.Deed deed, Move.Kind kind, int power, List<Move<OtwStep>> moves) {
    if (Turns.refusal(state, deed).isEmpty()) {
      moves.add(new Move<>(deed, kind, "", 0, Move.UNKNOWN, power));
    }
  }

  static int health(OtwState state, Being being, Being seenBy) {
    return state.maySeeFigures(being, seenBy.seat())
        ? 100 * being.health().now() / Math.max(1, being.health().max())
        : Move.UNKNOWN;
  }

  static boolean isFoe(OtwState state, Being foe, Being by) {
    return foe.isFoeOf(by) && foe.isConscious() && state.maySee(foe, by.seat());
  }

  /// Every weapon in hand at every foe it reaches; false where none is in reach.
  private static boolean attacks(OtwState state, Being by, List<Move<OtwStep>> moves) {
    boolean reached = false;
    var strikers = Arms.strikers(by);
    var with = new ArrayList<List<String>>();
    for (Item item : strikers) {
      with.add(List.of(item.key()));
    }
    if (with.isEmpty() && by.isPc() && Arms.item(state, by, Arms.BARE_HANDS).isPresent()) {
      with.add(List.of(Arms.BARE_HANDS));
    }
    for (List<String> one : with) {
      var arm = Arms.of(state, by, new Means.Wielding(one.getFirst(), false));
      for (Being foe : state.roster()) {
        if (isFoe(state, foe, by) && Arms.reaches(arm, by, foe, 0)) {
          reached |= attack(state, by, arm, one, foe, 0, moves);
          int unload = Magazines.unloadable(state, by, arm);
          if (unload > 0) {
            reached |= attack(state, by, arm, one, foe, unload, moves);
          }
        }
      }
    }
    return reached;
  }

  private static boolean attack(
      OtwState state,
      Being by,
      Arm arm,
      List<String> with,
      Being foe,
      int unload,
      List<Move<OtwStep>> moves) {
    var attack = Attacks.plain(by, with, foe, unload);
    if (Turns.refusal(state, attack).isPresent()) {
      return false;
    }
    moves.add(
        new Move<>(
            attack,
            Move.Kind.ATTACK,
            foe.id(),
            Field.distance(by, foe),
            health(state, foe, by),
            arm.power() + 100 * unload));
    return true;
  }

  /// Draws what is not in hand.
  private static void draw(OtwState state, Being by, List<Move<OtwStep>> moves) {
    for (Item item : by.kit().items()) {
      if (item.gear() instanceof Weapon && !item.isHeld()) {
        addIfOpen(state, new OtwStep.Draw(by.id(), item.key(), false), Move.Kind.READY, 1, moves);
      }
    }
  }

  /// Loads what is empty, and with what an attack has left of the turn whatever is not full.
  private static void reload(
      OtwState state, Being by, boolean attacked, List<Move<OtwStep>> moves) {
    for (Item gun : Magazines.reloadable(by)) {
      if (attacked || gun.left() == 0) {
        addIfOpen(state, new OtwStep.Reload(by.id(), gun.key()), Move.Kind.READY, 0, moves);
      }
    }
  }

  /// Straight towards the nearest foe, as far as one gets; where something stands in between,
  /// around it, towards the nearest one to whom a way leads.
  private static void approach(OtwState state, Being by, List<Move<OtwStep>> moves) {
    Being nearest = null;
    for (Being foe : state.roster()) {
      if (isFoe(state, foe, by)
          && (nearest == null || Field.distance(by, foe) < Field.distance(by, nearest))) {
        nearest = foe;
      }
    }
    if (nearest == null || Field.adjacent(by, nearest) || !Movement.mayWalk(state, by)) {
      return;
    }
    int budget = Movement.budget(state, by);
    var way = Ways.towards(state, by, nearest.at(), budget);
    if (!way.isEmpty() && approach(state, by, nearest, way.getLast(), moves)) {
      return;
    }
    var nearestFirst =
        state.roster().stream()
            .filter(foe -> isFoe(state, foe, by))
            .sorted(Comparator.comparingInt(foe -> Field.distance(by, foe)))
            .toList();
    for (Being foe : nearestFirst) {
      var around = Ways.around(state, by, foe, budget);
      if (around.isPresent() && approach(state, by, foe, around.get(), moves)) {
        return;
      }
    }
  }

  /// Whether one may go there.
  private static boolean approach(
      OtwState state, Being by, Being foe, Spot to, List<Move<OtwStep>> moves) {
    var move = new OtwStep.Move(by.id(), to);
    // Why not is what nobody asks here, and to find out takes several more searches.
    if (!Movement.canWalkTo(state, by, to) || Turns.refusal(state, move).isPresent()) {
      return false;
    }
    moves.add(
        new Move<>(
            move,
            Move.Kind.APPROACH,
            foe.id(),
            Field.distance(by, foe),
            health(state, foe, by),
            0));
    return true;
  }

  @Override
  public Optional<Topic> ending() {
    return Optional.empty();
  }

  @Override
  public int round(OtwState state) {
    return state.fight().isPresent() ? state.fight().get().round() : state.world().fought();
  }

  @Override
  public int winner(OtwState state) {
    boolean party = Battle.stands(state, Who.Side.PARTY);
    boolean foes = Battle.stands(state, Who.Side.FOES);
    return party == foes ? -1 : party ? 0 : 1;
  }

  @Override
  public Optional<Harm> harm(OtwEvent event, OtwState before) {
    return switch (event) {
      case OtwEvent.AttackDeclared attack ->
          Optional.of(
              attack.targets().size() == 1
                  ? new Harm.Blow(attack.by(), attack.with(), attack.targets().getFirst())
                  : new Harm.Blast(attack.by(), attack.with(), attack.targets()));
      case FightEvent.HealthLost lost -> Optional.of(new Harm.Loss(lost.who(), lost.points()));
      case OtwEvent _ -> Optional.empty();
    };
  }

  @Override
  public Standing standing(OtwState state, String who) {
    var being = state.being(who);
    return being.isConscious() ? Standing.ABLE : being.isDead() ? Standing.DEAD : Standing.FALLEN;
  }

  @Override
  public int health(OtwState state, String who) {
    var health = state.being(who).health();
    return 100 * health.now() / Math.max(1, health.max());
  }

  @Override
  public List<String> resources() {
    return List.of("ast", "disc", "items", "left");
  }

  @Override
  public List<String> leftOut() {
    return List.of(
        "bursts, sprays and attacks with two weapons",
        "maneuvers that bring a further attack",
        "throwing weapons",
        "hiding, intimidating, inspiring, scanning and grappling",
        "readied attacks",
        "Movement skills, jumps and getting behind cover",
        "disarming",
        "reactions, but by the bold");
  }

  @Override
  public List<String> burdens() {
    return List.of("used");
  }
}

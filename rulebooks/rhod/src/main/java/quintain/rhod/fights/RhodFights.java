package quintain.rhod.fights;

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
import quintain.kernel.parts.Lists;
import quintain.rhod.rules.Aim;
import quintain.rhod.rules.Arms;
import quintain.rhod.rules.Harm;
import quintain.rhod.rules.Prompts;
import quintain.rhod.rules.Turns;
import quintain.rhod.rules.Ways;
import quintain.rhod.state.Arm;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Defenses;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Item;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Tag;
import quintain.rhod.state.Values;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Who;
import quintain.rhod.state.Wielding;

/// Fights for those who only choose: Attacks, getting ready for them, Features, Equipment, a way
/// nearer, the end of the Turn.
final class RhodFights implements Fights<RhodState, RhodStep, RhodEvent> {
  private static final List<String> SIDES = List.of("party", "foes");
  private static final Call<RhodStep> OVER = new Call.Over<>();

  /// Who has done what is nobody's doing.
  private static final String NOBODY = "nobody";

  /// How far apart the sides stand where the scene does not say, in spaces.
  private static final int APART = 6;

  @Override
  public List<String> sides() {
    return SIDES;
  }

  /// Whoever the scene does not place stands thirty feet from the other side, in two lines.
  @Override
  public RhodState drawnUp(RhodState opening, Map<String, String> sides) {
    var state = opening;
    int friends = 0;
    int foes = 0;
    for (var entry : sides.entrySet()) {
      var side = entry.getValue().equals("party") ? Who.Side.PARTY : Who.Side.FOES;
      state =
          new FightEvent.ValueSet(entry.getKey() + ".side", Values.key(side), "").appliedTo(state);
      if (!opening.scene().at().containsKey(entry.getKey())) {
        int number = side == Who.Side.PARTY ? friends++ : foes++;
        var being = state.being(entry.getKey());
        state =
            new FightEvent.Pushed(being.id(), List.of(place(state, being, side, number)))
                .appliedTo(state);
      }
    }
    return state;
  }

  /// The next place of a side's line that is free, the line behind it where the first is full.
  private static Spot place(RhodState state, Being being, Who.Side side, int number) {
    var map = Field.map(state);
    int wide = Math.max(1, being.nature().spaces());
    int left = Math.max(0, (map.width() - APART) / 2);
    for (int i = number; i < number + map.width() * map.depth(); i++) {
      int line = i * wide / map.depth();
      int x = side == Who.Side.PARTY ? left - line * wide : left + APART + line * wide;
      var spot = Field.onto(map, new Spot(x, i * wide % map.depth(), 0));
      if (Ways.isFree(state, being, spot)) {
        return spot;
      }
    }
    return being.at();
  }

  @Override
  public RhodStep beginning(RhodState state) {
    return new Encounter.CallForInitiative();
  }

  @Override
  public Call<RhodStep> next(RhodState state) {
    if (state.fight().isEmpty() || state.fight().get().turn().isEmpty()) {
      return OVER;
    }
    var being = state.being(state.fight().get().turn().get().who());
    // Nobody chooses to share a space, and somebody without the AP to leave it is shifted.
    return Ways.sharing(state, being).isPresent() && leaving(state, being).isEmpty()
        ? new Call.Goes<>(new Encounter.Shift(being.id(), free(state, being)))
        : new Call.Turn<>(being.id(), being.seat());
  }

  /// The free space nearest to somebody.
  private static Spot free(RhodState state, Being being) {
    var map = Field.map(state);
    for (int far = 1; far < Math.max(map.width(), map.depth()); far++) {
      for (int y = being.at().y() - far; y <= being.at().y() + far; y++) {
        for (int x = being.at().x() - far; x <= being.at().x() + far; x++) {
          if (map.contains(x, y) && Ways.isFree(state, being, map.standing(x, y))) {
            return map.standing(x, y);
          }
        }
      }
    }
    return being.at();
  }

  /// Steps aside, out of a space that somebody else is in.
  private static List<Move<RhodStep>> leaving(RhodState state, Being by) {
    var moves = new ArrayList<Move<RhodStep>>();
    for (int y = by.at().y() - 1; y <= by.at().y() + 1; y++) {
      for (int x = by.at().x() - 1; x <= by.at().x() + 1; x++) {
        if (Field.map(state).contains(x, y)) {
          var spot = Field.map(state).standing(x, y);
          if (Ways.isFree(state, by, spot)) {
            addIfOpen(state, new Encounter.Run(by.id(), spot), Move.Kind.READY, 0, moves);
          }
        }
      }
    }
    return moves;
  }

  @Override
  public List<Move<RhodStep>> moves(RhodState state, String actor) {
    return moves(state, actor, _ -> true);
  }

  @Override
  public List<Move<RhodStep>> moves(RhodState state, String actor, Predicate<Move.Kind> wanted) {
    var by = state.being(actor);
    if (Ways.sharing(state, by).isPresent()) {
      return leaving(state, by);
    }
    var moves = new ArrayList<Move<RhodStep>>();
    int left = Turns.left(state, actor);
    if (by.isUp() && left > 0) {
      var arms = armsOf(state, by);
      var foes = foes(state, by);
      attacks(state, by, left, arms, foes, moves);
      if (by.stance() == Stance.PRONE) {
        addIfOpen(
            state,
            new Encounter.ChangeStance(actor, Stance.HIGH_READY),
            Move.Kind.READY,
            moves.isEmpty() || left > cheapest(moves, state) ? 1 : 0,
            moves);
      }
      prepare(state, by, arms, moves);
      new FeatureMoves(state, by, wanted, moves).add(Lists.each(foes, Foe::being));
      if (Fights.wantsMore(wanted)) {
        new EquipmentMoves(state, by, wanted, moves).add();
      }
      if (!isAnyAttack(moves)) {
        new Approach(state, by, left, reach(arms)).to(foes).ifPresent(moves::add);
      }
    }
    moves.add(Move.plain(new Encounter.EndTurn(actor), Move.Kind.END));
    return moves;
  }

  private static boolean isAnyAttack(List<Move<RhodStep>> moves) {
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i).kind() == Move.Kind.ATTACK) {
        return true;
      }
    }
    return false;
  }

  private static int cheapest(List<Move<RhodStep>> attacks, RhodState state) {
    int least = Integer.MAX_VALUE;
    for (Move<RhodStep> move : attacks) {
      if (move.command() instanceof RhodStep.Act act) {
        least = Math.min(least, Turns.cost(state, act));
      }
    }
    return least;
  }

  private static void addIfOpen(
      RhodState state, RhodStep.Act act, Move.Kind kind, int power, List<Move<RhodStep>> moves) {
    if (Turns.refusal(state, act).isEmpty()) {
      moves.add(new Move<>(act, kind, "", 0, Move.UNKNOWN, power));
    }
  }

  // Attacks

  /// A weapon that can be used now.
  ///
  /// @param last whether throwing it leaves its wielder with bare hands
  private record Ready(Wielding with, Arm arm, int power, boolean last) {
    boolean bare() {
      return with.item().equals(Arms.UNARMED);
    }
  }

  /// Everything that can be used now; bare hands only where there is nothing better.
  private static List<Ready> armsOf(RhodState state, Being by) {
    var ready = new ArrayList<Ready>();
    int weapons = 0;
    var items = by.kit().items();
    for (int i = 0; i < items.size(); i++) {
      var item = items.get(i);
      if (item.thing() instanceof Weapon weapon && (item.held() || item.place() == Place.NATURAL)) {
        weapons += add(state, by, new Wielding(item.key(), false), false, ready) ? 1 : 0;
        if (weapon.has(Tag.Kind.THROWN)) {
          add(state, by, new Wielding(item.key(), true), item.count() < 2, ready);
        }
      }
    }
    if (weapons < 2) {
      ready.removeIf(Ready::last);
    }
    if (ready.isEmpty()) {
      add(state, by, new Wielding(Arms.UNARMED, false), false, ready);
    }
    return ready;
  }

  private static boolean add(
      RhodState state, Being by, Wielding with, boolean last, List<Ready> ready) {
    if (Arms.refusal(state, by, with).isPresent()) {
      return false;
    }
    var arm = Arms.of(state, by, with);
    ready.add(new Ready(with, arm, arm.power(), last));
    return true;
  }

  /// How far Attacks reach, other than by throwing what one has.
  private static int reach(List<Ready> arms) {
    int reach = Field.SPACE;
    for (Ready one : arms) {
      reach = Math.max(reach, one.with().thrown() ? 0 : one.arm().range());
    }
    return reach;
  }

  /// What is left of somebody, as far as somebody else may know.
  static int health(RhodState state, Being being, Being seenBy) {
    return state.maySeeFigures(being, seenBy.seat()) ? health(state, being) : Move.UNKNOWN;
  }

  /// Armoring and Vitality together, in percent of all that could be left.
  private static int health(RhodState state, Being being) {
    int most = Defenses.maxVitality(state.house(), being) + being.kit().maxArmoring();
    return Math.min(
        100, 100 * (being.vitals().vitality() + being.kit().armoring()) / Math.max(1, most));
  }

  private static boolean isFoe(RhodState state, Being foe, Being by) {
    return foe.side() != by.side() && foe.isUp() && state.maySee(foe, by.seat());
  }

  /// A foe whose place is known, and how many feet off.
  record Foe(Being being, int feet) {}

  /// The nearest first.
  private static List<Foe> foes(RhodState state, Being by) {
    var foes = new ArrayList<Foe>();
    var roster = state.roster();
    for (int i = 0; i < roster.size(); i++) {
      var foe = roster.get(i);
      if (isFoe(state, foe, by) && !foe.is(Condition.HIDDEN)) {
        foes.add(new Foe(foe, Field.feet(state, by, foe)));
      }
    }
    foes.sort(Comparator.comparingInt(Foe::feet));
    return foes;
  }

  /// Every usable weapon at every foe it reaches, for the AP that are left.
  private static void attacks(
      RhodState state,
      Being by,
      int left,
      List<Ready> arms,
      List<Foe> foes,
      List<Move<RhodStep>> moves) {
    for (Foe foe : foes) {
      for (Ready one : arms) {
        if (foe.feet() <= one.arm().range()
            && Turns.attackCost(state, by, one.arm().ap()) <= left
            && Aim.sightRefusal(state, by, foe.being().id(), Rhd.RHD_ATK_02).isEmpty()) {
          moves.add(
              at(
                  state,
                  by,
                  foe,
                  new Encounter.Attack(
                      by.id(), one.with().item(), one.with().thrown(), foe.being().id()),
                  one.with().thrown() ? Move.Kind.COSTLY_ATTACK : Move.Kind.ATTACK,
                  one.power()));
        }
      }
    }
  }

  static Move<RhodStep> at(
      RhodState state, Being by, Foe foe, RhodStep command, Move.Kind kind, int power) {
    return at(state, by, foe.being(), foe.feet(), command, kind, power);
  }

  static Move<RhodStep> at(
      RhodState state, Being by, Being target, RhodStep command, Move.Kind kind, int power) {
    return at(state, by, target, Field.feet(state, by, target), command, kind, power);
  }

  private static Move<RhodStep> at(
      RhodState state,
      Being by,
      Being target,
      int feet,
      RhodStep command,
      Move.Kind kind,
      int power) {
    return new Move<>(command, kind, target.id(), feet, health(state, target, by), power);
  }

  // Getting ready

  /// Loads, clears and draws weapons, breaks free, and looks for those who hide.
  private static void prepare(
      RhodState state, Being by, List<Ready> arms, List<Move<RhodStep>> moves) {
    boolean armed = !arms.isEmpty() && !arms.getFirst().bare();
    var items = by.kit().items();
    for (int i = 0; i < items.size(); i++) {
      var item = items.get(i);
      if (!(item.thing() instanceof Weapon weapon) || item.place() == Place.NATURAL) {
        continue;
      }
      if (item.held() && item.jammed()) {
        addIfOpen(state, new Handling.Unjam(by.id(), item.key()), Move.Kind.READY, 0, moves);
      } else if (item.held() && weapon.capacity() > 0 && item.loaded().isEmpty()) {
        for (Item stack : by.kit().stacksFor(weapon)) {
          addIfOpen(
              state,
              new Handling.Reload(by.id(), item.key(), stack.key()),
              Move.Kind.READY,
              0,
              moves);
        }
      } else if (!armed && !by.kit().wields(item)) {
        addIfOpen(
            state,
            item.place() == Place.PACK
                ? new Handling.Unpack(by.id(), item.key())
                : new Handling.Hold(by.id(), item.key()),
            Move.Kind.READY,
            1,
            moves);
      }
    }
    if (by.is(Condition.GRAPPLED)) {
      addIfOpen(
          state, new Encounter.BreakFree(by.id(), Skill.ATHLETICS), Move.Kind.READY, 0, moves);
    }
    if (by.is(Condition.BOUND)) {
      addIfOpen(
          state, new Encounter.BreakFree(by.id(), Skill.MANIPULATION), Move.Kind.READY, 0, moves);
    }
    for (Being foe : state.roster()) {
      if (foe.is(Condition.HIDDEN) && isFoe(state, foe, by)) {
        addIfOpen(state, new Encounter.Detect(by.id()), Move.Kind.READY, 0, moves);
        return;
      }
    }
  }

  // What a fight comes to

  @Override
  public Optional<Topic> ending() {
    return Optional.of(Prompts.OVER);
  }

  @Override
  public int round(RhodState state) {
    return state.fight().isPresent() ? state.fight().get().round() : state.world().fought();
  }

  @Override
  public int winner(RhodState state) {
    boolean party = false;
    boolean foes = false;
    for (Being being : state.roster()) {
      if (being.isUp()) {
        party |= being.side() == Who.Side.PARTY;
        foes |= being.side() == Who.Side.FOES;
      }
    }
    return party == foes ? -1 : party ? 0 : 1;
  }

  /// Armoring and Vitality are what keeps somebody in a fight; a Wound takes the place of damage
  /// and is none itself.
  @Override
  public Optional<Harm> harm(RhodEvent event, RhodState before) {
    return switch (event) {
      case FightEvent.AttackRolled rolled when rolled.hit() ->
          Optional.of(new Harm.Blow(rolled.by(), rolled.with(), rolled.target()));
      case FightEvent.Suffered suffered ->
          Optional.of(
              new Harm.Blow(
                  suffered.by().isEmpty() ? NOBODY : suffered.by(),
                  suffered.cause(),
                  suffered.who()));
      case FightEvent.ArmoringLost lost -> Optional.of(new Harm.Loss(lost.who(), lost.points()));
      case FightEvent.VitalityLost lost -> Optional.of(new Harm.Loss(lost.who(), lost.points()));
      case RhodEvent _ -> Optional.empty();
    };
  }

  @Override
  public Standing standing(RhodState state, String who) {
    var being = state.being(who);
    return being.isUp() ? Standing.ABLE : being.isDead() ? Standing.DEAD : Standing.FALLEN;
  }

  @Override
  public int health(RhodState state, String who) {
    return health(state, state.being(who));
  }

  @Override
  public List<String> resources() {
    return List.of("hit-dice", "items", "charges");
  }
}

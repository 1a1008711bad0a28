package quintain.toy;

import static quintain.kernel.dice.Dice.d;
import static quintain.kernel.dice.Dice.explode;
import static quintain.toy.Toy.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Fate;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.toy.ToyState.Brawler;
import quintain.toy.ToyState.Parry;

/// The rules of the yard, in the order of its one page.
record ToyRules(Play<ToyState, ToyStep, ToyEvent> play) {
  static final Topic PARRY = new Topic("parry", TOY_PAR_01, Topic.PLAYER, "Does {0} parry?");
  static final Topic HELP = new Topic("help", TOY_HELP_01, Topic.PLAYER, "Does {1} help {0}?");

  void attack(ToyStep.Attack attack) {
    play.check(mayAttack(play.state(), attack.by(), attack.targets()));
    attack.targets().forEach(target -> play.then(new ToyStep.Stroke(attack.by(), target)));
  }

  /// A d6 hits that comes to the target's guard; the Marshal may see it otherwise.
  void stroke(ToyStep.Stroke stroke) {
    var by = play.state().get(stroke.by());
    var target = play.state().get(stroke.target());
    boolean hit = play.judge(TOY_ATK_01, play.roll(by, d(6), TOY_ATK_01) >= target.guard());
    play.measure(target.id() + ".hit", hit);
    if (!hit) {
      play.emit(new ToyEvent.Missed(by.id(), target.id()), TOY_ATK_01);
      return;
    }
    int damage = play.roll(by, explode(4), TOY_ATK_02);
    wound(target, parried(target) ? Math.max(0, damage - worth(damage)) : damage);
  }

  private boolean parried(Brawler target) {
    if (target.winded()
        || !target.stands()
        || !play.ask(target.seat(), new Question.YesNo(PARRY, List.of(target.id()), false))) {
      return false;
    }
    play.emit(new ToyEvent.Parried(target.id()), TOY_PAR_01);
    return true;
  }

  private int worth(int damage) {
    play.cite(TOY_R_01);
    return play.state().house().parry() == Parry.ALL ? damage : 2;
  }

  private void wound(Brawler target, int damage) {
    int taken = Math.min(damage, target.hp());
    if (taken > 0) {
      play.emit(new ToyEvent.Wounded(target.id(), taken), TOY_ATK_02);
      play.then(new ToyStep.Aftermath(target.id()));
    }
  }

  void aftermath(ToyStep.Aftermath aftermath) {
    if (!play.state().get(aftermath.target()).stands()) {
      play.emit(new ToyEvent.Fell(aftermath.target()), TOY_FALL_01);
    }
  }

  void throwStone(ToyStep.ThrowStone stone) {
    play.check(mayThrow(play.state(), stone.by()));
    var by = play.state().get(stone.by());
    var target = play.pick(play.state().foesOf(by), TOY_LUCK_01);
    wound(play.state().get(target.id()), 1);
  }

  void rest(ToyStep.Rest rest) {
    play.check(mayRest(play.state(), rest.by()));
    var who = play.state().get(rest.by());
    play.emit(new ToyEvent.Rested(who.id(), Math.min(who.most(), who.hp() + 1)), TOY_REST_01);
  }

  void callHelp(ToyStep.CallHelp call) {
    play.check(mayAct(play.state(), call.by(), TOY_HELP_01));
    var who = play.state().get(call.by());
    var friends = new LinkedHashMap<Seat, Brawler>();
    play.state().brawlers().stream()
        .filter(b -> b.stands() && b.side().equals(who.side()) && !b.id().equals(who.id()))
        .forEach(b -> friends.putIfAbsent(b.seat(), b));
    play.askAny(friends.values().stream().map(friend -> helping(friend, who)).toList())
        .filter(yes -> yes.answer())
        .ifPresent(yes -> play.emit(new ToyEvent.Helped(who.id(), yes.seat().id()), TOY_HELP_01));
  }

  private static Fate.Asking<Boolean> helping(Brawler friend, Brawler who) {
    var about = List.of(who.id(), friend.id());
    return new Fate.Asking<>(friend.seat(), new Question.YesNo(HELP, about, false));
  }

  void setFigure(ToyStep.SetFigure set) {
    var known = ToyBook.SETTABLE;
    var name = set.fact().substring(set.fact().indexOf('.') + 1);
    var id = set.fact().substring(0, Math.max(0, set.fact().indexOf('.')));
    if (!known.contains(name) || play.state().find(id).isEmpty()) {
      throw play.refuse(TOY_REF_01, set.fact() + " cannot be set");
    }
    if (name.equals("hp") != set.value() instanceof Integer) {
      throw play.refuse(TOY_REF_01, set.fact() + " cannot be " + set.value());
    }
    play.emit(new ToyEvent.FigureSet(set.fact(), set.value(), set.reason()), TOY_REF_01);
  }

  void join(ToyStep.Join join) {
    if (play.state().find(join.id()).isPresent()) {
      throw play.refuse(TOY_CAST_01, join.id() + " is in the yard already");
    }
    int hp = play.roll(new Newcomer(join.id(), join.seat()), d(6), TOY_CAST_01);
    play.emit(
        new ToyEvent.Joined(
            new Brawler(join.id(), join.id(), join.seat(), "ours", hp, hp, 3, false, false)),
        TOY_CAST_01);
  }

  private record Newcomer(String id, Seat seat) implements quintain.kernel.Actor {}

  // What forbids it

  static Optional<Refusal> mayAct(ToyState state, String by, Clause clause) {
    var who = state.find(by);
    if (who.isEmpty()) {
      return Optional.of(new Refusal(clause, "There is no " + by + " in the yard"));
    }
    return who.get().stands()
        ? Optional.empty()
        : Optional.of(new Refusal(TOY_FALL_01, who.get().name() + " is down"));
  }

  static Optional<Refusal> mayAttack(ToyState state, String by, List<String> targets) {
    return mayAct(state, by, TOY_ATK_01)
        .or(
            () ->
                targets.isEmpty()
                    ? Optional.of(new Refusal(TOY_ATK_01, "An attack needs a target"))
                    : Optional.empty())
        .or(
            () ->
                targets.stream()
                    .filter(
                        t -> state.foesOf(state.get(by)).stream().noneMatch(f -> f.id().equals(t)))
                    .findFirst()
                    .map(t -> new Refusal(TOY_ATK_01, t + " is no standing foe")));
  }

  static Optional<Refusal> mayThrow(ToyState state, String by) {
    return mayAct(state, by, TOY_LUCK_01)
        .or(
            () ->
                state.foesOf(state.get(by)).isEmpty()
                    ? Optional.of(new Refusal(TOY_LUCK_01, "Nobody is there to throw at"))
                    : Optional.empty());
  }

  static Optional<Refusal> mayRest(ToyState state, String by) {
    return mayAct(state, by, TOY_REST_01)
        .or(
            () ->
                state.get(by).hp() == state.get(by).most()
                    ? Optional.of(new Refusal(TOY_REST_01, state.get(by).name() + " is unhurt"))
                    : Optional.empty());
  }
}

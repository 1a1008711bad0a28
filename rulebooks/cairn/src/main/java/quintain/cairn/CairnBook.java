package quintain.cairn;

import static quintain.cairn.Crn.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Audience;
import quintain.kernel.Choices;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.FactKind;
import quintain.kernel.Fights;
import quintain.kernel.Formats;
import quintain.kernel.Game;
import quintain.kernel.Knowledge;
import quintain.kernel.Line;
import quintain.kernel.Measure;
import quintain.kernel.Names;
import quintain.kernel.Offer;
import quintain.kernel.Outcome;
import quintain.kernel.Partial;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.Theme;
import quintain.kernel.Topic;
import quintain.kernel.View;

/// Cairn: an adventure game of three abilities, ten slots and a dangerous wood.
public final class CairnBook implements Rulebook<CairnState, CairnStep, CairnEvent> {
  @Override
  public String id() {
    return "cairn";
  }

  @Override
  public String title() {
    return "Cairn";
  }

  @Override
  public Theme theme() {
    return new Theme(
        "Warden",
        new Theme.Palette("#f4f1e8", "#23281f", "#4c6b3c"),
        new Theme.Palette("#171a15", "#e6e3d6", "#8fb573"),
        "EB Garamond",
        CairnDeeds.ALL.icons(),
        CairnDeeds.ALL.shortcuts());
  }

  @Override
  public Formats<CairnState, CairnStep, CairnEvent> formats() {
    return new Formats<>(
        CairnState.class,
        CairnStep.class,
        CairnEvent.class,
        CairnHouse.DEFAULTS,
        Scene.DEFAULTS,
        Sheet.class,
        CairnContent.ALL,
        Crn.class);
  }

  @Override
  public List<Complaint> complaints(Content content) {
    return CairnContent.complaints(content);
  }

  @Override
  public CairnState opening(Setup setup) {
    return Opening.of(setup);
  }

  @Override
  public void resolve(CairnStep step, Play<CairnState, CairnStep, CairnEvent> play) {
    Rules.resolve(step, play);
  }

  @Override
  public CairnState apply(CairnState state, CairnEvent event) {
    return event.appliedTo(state);
  }

  @Override
  public List<Topic> topics() {
    return Prompts.all();
  }

  @Override
  public List<Offer> offers(CairnState state, Seat seat) {
    return CairnDeeds.ALL.offers(state, seat);
  }

  @Override
  public Choices choices(CairnState state, Seat seat, Partial partial) {
    return CairnDeeds.ALL.choices(state, seat, partial);
  }

  @Override
  public Optional<Refusal> permits(CairnState state, Seat seat, CairnStep command) {
    return CairnDeeds.ALL.permits(state, seat, command);
  }

  @Override
  public View view(CairnState state, Seat seat) {
    return Views.view(state, seat);
  }

  @Override
  public Line narrate(CairnEvent event, CairnState before) {
    return Narration.narrate(event, before);
  }

  @Override
  public String nameOf(CairnState state, String id) {
    return state.nameOf(id);
  }

  @Override
  public Audience witnesses(CairnState state, String actor) {
    return state.witnesses(actor);
  }

  /// Damage and saves are named while they happen; this is what they leave behind.
  @Override
  public List<Measure> measures(CairnState before, CairnState after) {
    var measures = new ArrayList<Measure>();
    for (Being then : before.roster()) {
      var found = after.find(then.id());
      if (found.isEmpty()) {
        continue;
      }
      var now = found.get();
      var id = then.id();
      measures.add(new Measure(id + ".hp", now.hp()));
      measures.add(new Measure(id + ".fatigue", now.pack().fatigue()));
      if (then.hp() > 0 && now.hp() == 0) {
        measures.add(new Measure(id + ".drops", true));
      }
      if (now.scars().size() > then.scars().size()) {
        measures.add(new Measure(id + ".scar", true));
      }
      if (!then.isDead() && now.isDead()) {
        measures.add(new Measure(id + ".dies", true));
      }
      if (!then.isOut() && now.isOut()) {
        measures.add(new Measure(id + ".out", true));
      }
      if (now.str().now() > then.str().now()) {
        measures.add(new Measure(id + ".heals", now.str().now() - then.str().now()));
      }
      if (then.canAct() && !now.canAct() && !now.isOut()) {
        measures.add(new Measure(id + ".helpless", true));
      }
      if (!then.is(Flag.FLED) && now.is(Flag.FLED)) {
        measures.add(new Measure(id + ".flees", true));
      }
    }
    return measures;
  }

  @Override
  public String wording(String outcome, Object value) {
    return Wording.outcome(outcome, value);
  }

  @Override
  public String figure(String name) {
    return Wording.figure(name);
  }

  /// Declaring an act shows the odds of the act itself.
  @Override
  public CairnStep previewed(CairnState state, CairnStep command) {
    return command instanceof CairnStep.Act act && Acts.refusal(state, act).isEmpty()
        ? new CairnStep.Weigh(act)
        : command;
  }

  /// Odds against a foe whose figures are hidden would give them away.
  @Override
  public Knowledge<CairnState> known(CairnState state, Seat seat, CairnStep command) {
    if (seat.isReferee()) {
      return new Knowledge.Known<>(state);
    }
    for (Being target : Aim.worksOn(state, command)) {
      boolean named = CairnDeeds.aimed(command).contains(target.id());
      if ((named || state.maySee(target, seat)) && !state.maySeeFigures(target, seat)) {
        return new Knowledge.Secret<>(
            new Refusal(CRN_ATK_01, target.name() + "'s figures are the Warden's secret"));
      }
    }
    return new Knowledge.Known<>(Values.asSeenBy(state, seat));
  }

  /// Outside rounds time passes by itself.
  @Override
  public Optional<CairnStep> onward(CairnState state) {
    return state.inRounds() ? Optional.empty() : Optional.of(new CairnStep.LetTimePass(10));
  }

  @Override
  public Outcome outcome(CairnState state) {
    var sides = new ArrayList<Outcome.Side>();
    for (Who.Side side : Who.Side.values()) {
      var members = state.side(side);
      sides.add(
          new Outcome.Side(
              Names.kebab(side.name()),
              members.stream().filter(being -> !being.isOut()).map(Being::id).toList(),
              members.stream().filter(Being::isOut).map(Being::id).toList()));
    }
    return new Outcome(List.copyOf(sides), Rounds.isOver(state));
  }

  @Override
  public Optional<Fights<CairnState, CairnStep, CairnEvent>> fights() {
    return Optional.of(new CairnFights());
  }

  @Override
  public Object essence(CairnState state) {
    return Essence.of(state);
  }

  @Override
  public Object essence(Game<CairnState, CairnStep> game) {
    return Essence.of(game);
  }

  @Override
  public List<FactKind> factKinds() {
    return Values.ALL.kinds();
  }

  @Override
  public Map<String, Object> facts(CairnState state, Seat seat) {
    return Values.ALL.facts(state, seat);
  }

  @Override
  public CairnStep setting(String fact, Object value, String reason) {
    return new CairnStep.SetValue(fact, String.valueOf(value), reason);
  }

  @Override
  public CairnStep creation(String id, Seat seat) {
    return new CairnStep.CreateCharacter(id, seat);
  }

  @Override
  public List<View.Panel> growing(Game<CairnState, CairnStep> game, Seat seat, String id) {
    return Newcomers.growing(game, seat, id);
  }

  @Override
  public Record sheet(CairnState state, String id) {
    return Opening.sheet(state.being(id));
  }

  @Override
  public List<String> roster(CairnState state) {
    return state.roster().stream().map(Being::id).toList();
  }

  @Override
  public Seat seatOf(CairnState state, String id) {
    return state.being(id).seat();
  }

  @Override
  public List<String> onTurn(CairnState state) {
    return Rounds.onTurn(state);
  }

  @Override
  public List<Creature> bestiary(CairnState state) {
    return state.shelf().creatures();
  }

  @Override
  public CairnStep bringing(String creature, String id) {
    return new CairnStep.BringIn(creature, id, 1);
  }

  @Override
  public CairnStep welcoming(String id, Seat seat, Record sheet) {
    return new CairnStep.Welcome(id, seat, (Sheet) sheet);
  }

  @Override
  public CairnStep handing(String id, Seat seat) {
    return new CairnStep.HandOver(id, seat);
  }
}

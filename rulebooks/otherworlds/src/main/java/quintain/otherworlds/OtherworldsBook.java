package quintain.otherworlds;

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
import quintain.kernel.parts.Lists;

/// Otherworlds: swords, guns and astral magic on a grid of 10-foot spaces, with exploding dice.
public final class OtherworldsBook implements Rulebook<OtwState, OtwStep, OtwEvent> {
  @Override
  public String id() {
    return "otherworlds";
  }

  @Override
  public String title() {
    return "Otherworlds";
  }

  @Override
  public Theme theme() {
    return new Theme(
        "World Master",
        new Theme.Palette("#f1f0f7", "#1d1b2e", "#5a3fb0"),
        new Theme.Palette("#12111d", "#e4e2f4", "#8fd3e8"),
        "Exo 2",
        OtwDeeds.ALL.icons(),
        OtwDeeds.ALL.shortcuts());
  }

  @Override
  public Formats<OtwState, OtwStep, OtwEvent> formats() {
    return new Formats<>(
        OtwState.class,
        OtwStep.class,
        OtwEvent.class,
        OtwHouse.DEFAULTS,
        Scene.DEFAULTS,
        Sheet.class,
        OtwContent.ALL,
        Otw.class);
  }

  @Override
  public List<Complaint> complaints(Content content) {
    return OtwContent.complaints(content);
  }

  @Override
  public OtwState opening(Setup setup) {
    return Opening.of(setup);
  }

  @Override
  public void resolve(OtwStep step, Play<OtwState, OtwStep, OtwEvent> play) {
    Rules.resolve(step, play);
  }

  @Override
  public OtwState apply(OtwState state, OtwEvent event) {
    return event.appliedTo(state);
  }

  @Override
  public List<Topic> topics() {
    return Lists.joined(Prompts.all(), Requests.all());
  }

  @Override
  public List<Offer> offers(OtwState state, Seat seat) {
    return OtwDeeds.ALL.offers(state, seat);
  }

  @Override
  public Choices choices(OtwState state, Seat seat, Partial partial) {
    return OtwDeeds.ALL.choices(state, seat, partial);
  }

  @Override
  public Optional<Refusal> permits(OtwState state, Seat seat, OtwStep command) {
    return OtwDeeds.ALL.permits(state, seat, command);
  }

  @Override
  public View view(OtwState state, Seat seat) {
    return Views.view(state, seat);
  }

  @Override
  public Line narrate(OtwEvent event, OtwState before) {
    return Narration.narrate(event, before);
  }

  @Override
  public String nameOf(OtwState state, String id) {
    return state.nameOf(id);
  }

  @Override
  public Audience witnesses(OtwState state, String actor) {
    return state.witnesses(actor);
  }

  /// Damage is named while it happens; this is what it leaves behind.
  @Override
  public List<Measure> measures(OtwState before, OtwState after) {
    var measures = new ArrayList<Measure>();
    for (Being then : before.roster()) {
      var found = after.find(then.id());
      if (found.isEmpty()) {
        continue;
      }
      var now = found.get();
      var id = then.id();
      measures.add(new Measure(id + ".hp", now.health().now()));
      if (!then.isDown() && now.isDown()) {
        measures.add(new Measure(id + ".drops", true));
      }
      if (!then.isDead() && now.isDead()) {
        measures.add(new Measure(id + ".dies", true));
      }
      if (!then.is(Status.Kind.PRONE) && now.is(Status.Kind.PRONE) && now.isConscious()) {
        measures.add(new Measure(id + ".prone", true));
      }
      if (!then.isFrozen() && now.isFrozen()) {
        measures.add(new Measure(id + ".frozen", true));
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

  @Override
  public OtwStep previewed(OtwState state, OtwStep command) {
    return command;
  }

  /// Odds against a foe whose figures are hidden would give them away.
  @Override
  public Knowledge<OtwState> known(OtwState state, Seat seat, OtwStep command) {
    if (seat.isReferee()) {
      return new Knowledge.Known<>(state);
    }
    for (String id : OtwDeeds.ALL.meets(state, command)) {
      var target = state.find(id);
      if (target.isPresent() && !state.maySeeFigures(target.get(), seat)) {
        return new Knowledge.Secret<>(
            new Refusal(
                Otw.OTW_ACT_12, target.get().name() + "'s figures are the World Master's secret"));
      }
    }
    var seen = state;
    for (Being being : state.roster()) {
      if (!state.maySee(being, seat)) {
        seen = new LifeEvent.Left(being.id()).appliedTo(seen);
      }
    }
    return new Knowledge.Known<>(seen);
  }

  @Override
  public Optional<OtwStep> onward(OtwState state) {
    return state
        .fight()
        .map(fight -> fight.turn().<OtwStep>map(turn -> new OtwStep.EndTurn(turn.who())))
        .orElseGet(() -> Optional.of(new OtwStep.LetTimePass(5)));
  }

  @Override
  public Outcome outcome(OtwState state) {
    var sides = new ArrayList<Outcome.Side>();
    for (Who.Side side : Who.Side.values()) {
      var members =
          state.roster().stream()
              .filter(being -> being.side() == side && !being.isStructure())
              .toList();
      sides.add(
          new Outcome.Side(
              Names.kebab(side.name()),
              members.stream().filter(Being::isConscious).map(Being::id).toList(),
              members.stream().filter(being -> !being.isConscious()).map(Being::id).toList()));
    }
    return new Outcome(List.copyOf(sides), Battle.isOver(state));
  }

  @Override
  public Optional<Fights<OtwState, OtwStep, OtwEvent>> fights() {
    return Optional.of(new OtwFights());
  }

  @Override
  public Object essence(OtwState state) {
    return Essence.of(state);
  }

  @Override
  public List<FactKind> factKinds() {
    return Values.ALL.kinds();
  }

  @Override
  public Map<String, Object> facts(OtwState state, Seat seat) {
    return Values.ALL.facts(state, seat);
  }

  @Override
  public OtwStep setting(String fact, Object value, String reason) {
    return new OtwStep.SetValue(fact, String.valueOf(value), reason);
  }

  @Override
  public OtwStep creation(String id, Seat seat) {
    return new OtwStep.CreateCharacter(id, seat);
  }

  @Override
  public List<View.Panel> growing(Game<OtwState, OtwStep> game, Seat seat, String id) {
    return Newcomers.growing(game, seat, id);
  }

  @Override
  public Record sheet(OtwState state, String id) {
    return Opening.sheet(state.being(id));
  }

  @Override
  public List<String> roster(OtwState state) {
    return state.roster().stream().map(Being::id).toList();
  }

  @Override
  public Seat seatOf(OtwState state, String id) {
    return state.being(id).seat();
  }

  @Override
  public List<String> onTurn(OtwState state) {
    return state.fight().flatMap(Fight::turn).map(turn -> List.of(turn.who())).orElse(List.of());
  }

  @Override
  public List<Creature> bestiary(OtwState state) {
    return state.shelf().creatures();
  }

  @Override
  public OtwStep bringing(String creature, String id) {
    return new OtwStep.BringIn(creature, id, 1);
  }

  @Override
  public OtwStep welcoming(String id, Seat seat, Record sheet) {
    return new OtwStep.Welcome(id, seat, (Sheet) sheet);
  }

  @Override
  public OtwStep handing(String id, Seat seat) {
    return new OtwStep.HandOver(id, seat);
  }
}

package quintain.rhod;

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
import quintain.kernel.parts.Voice;

/// Roll High or Die: a classless, lethal game of d20s, Action Points and a stack of triggered
/// effects on a grid of 5-foot spaces.
public final class RhodBook implements Rulebook<RhodState, RhodStep, RhodEvent> {
  @Override
  public String id() {
    return "rhod";
  }

  @Override
  public String title() {
    return "Roll High or Die";
  }

  @Override
  public Theme theme() {
    return new Theme(
        "Referee",
        new Theme.Palette("#f1f0f7", "#1d1b2e", "#5a3fb0"),
        new Theme.Palette("#12111d", "#e4e2f4", "#8fd3e8"),
        "Exo 2",
        RhodDeeds.ALL.icons(),
        RhodDeeds.ALL.shortcuts());
  }

  @Override
  public Formats<RhodState, RhodStep, RhodEvent> formats() {
    return new Formats<>(
        RhodState.class,
        RhodStep.class,
        RhodEvent.class,
        RhodHouse.DEFAULTS,
        Scene.DEFAULTS,
        Sheet.class,
        RhodContent.ALL,
        Rhd.class);
  }

  @Override
  public List<Complaint> complaints(Content content) {
    return RhodContent.complaints(content);
  }

  @Override
  public RhodState opening(Setup setup) {
    return Opening.of(setup);
  }

  @Override
  public void resolve(RhodStep step, Play<RhodState, RhodStep, RhodEvent> play) {
    Rules.resolve(step, play);
  }

  @Override
  public RhodState apply(RhodState state, RhodEvent event) {
    return event.appliedTo(state);
  }

  @Override
  public List<Topic> topics() {
    var topics = new ArrayList<>(Prompts.all());
    topics.addAll(Requests.all());
    topics.addAll(Asks.all());
    return List.copyOf(topics);
  }

  @Override
  public List<Offer> offers(RhodState state, Seat seat) {
    return voice(state).agreeing(RhodDeeds.ALL.offers(state, seat));
  }

  @Override
  public Choices choices(RhodState state, Seat seat, Partial partial) {
    return RhodDeeds.ALL.choices(state, seat, partial);
  }

  @Override
  public Optional<Refusal> permits(RhodState state, Seat seat, RhodStep command) {
    return RhodDeeds.ALL.permits(state, seat, command);
  }

  @Override
  public View view(RhodState state, Seat seat) {
    return Views.view(state, seat);
  }

  @Override
  public Line narrate(RhodEvent event, RhodState before) {
    var there = event instanceof FightEvent.Joined joined ? joined.appliedTo(before) : before;
    return voice(there).agreeing(Narration.narrate(event, before));
  }

  /// Creatures may be several by their name.
  private static Voice voice(RhodState state) {
    return Voice.of(
        state.roster().stream().filter(being -> !being.isPc()).map(Being::name).toList());
  }

  @Override
  public String nameOf(RhodState state, String id) {
    return state.nameOf(id);
  }

  @Override
  public Audience witnesses(RhodState state, String actor) {
    return state.witnesses(actor);
  }

  /// Damage is named while it happens; this is what it leaves behind.
  @Override
  public List<Measure> measures(RhodState before, RhodState after) {
    return Measures.between(before, after);
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
  public RhodStep previewed(RhodState state, RhodStep command) {
    return Turns.previewed(state, command);
  }

  /// Odds against a foe whose figures are hidden would give them away.
  @Override
  public Knowledge<RhodState> known(RhodState state, Seat seat, RhodStep command) {
    if (seat.isReferee()) {
      return new Knowledge.Known<>(state);
    }
    for (String id : RhodDeeds.aimed(command)) {
      var target = state.find(id);
      if (target.isPresent() && !state.maySeeFigures(target.get(), seat)) {
        return new Knowledge.Secret<>(
            new Refusal(
                Rhd.RHD_REF_02, target.get().name() + "'s figures are the Referee's secret"));
      }
    }
    var seen = state;
    for (Being being : state.roster()) {
      if (!state.maySee(being, seat)) {
        seen = new FightEvent.Left(being.id()).appliedTo(seen);
      }
    }
    return new Knowledge.Known<>(seen);
  }

  @Override
  public Optional<RhodStep> onward(RhodState state) {
    return state
        .fight()
        .map(fight -> fight.turn().<RhodStep>map(turn -> new Encounter.EndTurn(turn.who())))
        .orElseGet(() -> Optional.of(new Living.LetWatchPass()));
  }

  @Override
  public Outcome outcome(RhodState state) {
    var sides = new ArrayList<Outcome.Side>();
    for (Who.Side side : Who.Side.values()) {
      var members = state.roster().stream().filter(being -> being.side() == side).toList();
      sides.add(
          new Outcome.Side(
              Names.kebab(side.name()),
              members.stream().filter(Being::isUp).map(Being::id).toList(),
              members.stream().filter(being -> !being.isUp()).map(Being::id).toList()));
    }
    return new Outcome(
        List.copyOf(sides),
        state.inEncounter()
            ? Rounds.isOver(state)
            : sides.stream().anyMatch(side -> side.able().isEmpty() && !side.out().isEmpty()));
  }

  @Override
  public Optional<Fights<RhodState, RhodStep, RhodEvent>> fights() {
    return Optional.of(new RhodFights());
  }

  @Override
  public Object essence(RhodState state) {
    return Essence.of(state);
  }

  @Override
  public List<FactKind> factKinds() {
    return Values.kinds();
  }

  @Override
  public Map<String, Object> facts(RhodState state, Seat seat) {
    return Values.facts(state, seat);
  }

  @Override
  public RhodStep setting(String fact, Object value, String reason) {
    return new Encounter.SetValue(fact, String.valueOf(value), reason);
  }

  @Override
  public RhodStep creation(String id, Seat seat) {
    return new Living.CreateCharacter(id, seat);
  }

  @Override
  public List<View.Panel> growing(Game<RhodState, RhodStep> game, Seat seat, String id) {
    return Newcomers.growing(game, seat, id);
  }

  @Override
  public Record sheet(RhodState state, String id) {
    return Opening.sheet(state.being(id));
  }

  @Override
  public List<String> roster(RhodState state) {
    return state.roster().stream().map(Being::id).toList();
  }

  @Override
  public Seat seatOf(RhodState state, String id) {
    return state.being(id).seat();
  }

  @Override
  public List<String> onTurn(RhodState state) {
    return state.fight().flatMap(Fight::turn).map(turn -> List.of(turn.who())).orElse(List.of());
  }

  @Override
  public List<Creature> bestiary(RhodState state) {
    return state.shelf().creatures();
  }

  @Override
  public RhodStep bringing(String creature, String id) {
    return new Encounter.BringIn(creature, id, 1);
  }

  @Override
  public RhodStep welcoming(String id, Seat seat, Record sheet) {
    return new Encounter.Welcome(id, seat, (Sheet) sheet);
  }

  @Override
  public RhodStep handing(String id, Seat seat) {
    return new Encounter.HandOver(id, seat);
  }
}

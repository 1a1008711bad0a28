package quintain.terraodd;

import static quintain.terraodd.Odd.*;

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

/// Terra Odd: quick, lethal survival across genres, with Grit and three attributes.
public final class TerraOddBook implements Rulebook<OddState, OddStep, OddEvent> {
  @Override
  public String id() {
    return "terra-odd";
  }

  @Override
  public String title() {
    return "Terra Odd";
  }

  @Override
  public Theme theme() {
    return new Theme(
        "GM",
        new Theme.Palette("#f6f0e6", "#22262b", "#a84812"),
        new Theme.Palette("#15181c", "#e9e4da", "#f0904f"),
        "Space Grotesk",
        OddDeeds.ALL.icons(),
        OddDeeds.ALL.shortcuts());
  }

  @Override
  public Formats<OddState, OddStep, OddEvent> formats() {
    return new Formats<>(
        OddState.class,
        OddStep.class,
        OddEvent.class,
        OddHouse.DEFAULTS,
        Scene.DEFAULTS,
        Sheet.class,
        OddContent.ALL,
        Odd.class);
  }

  @Override
  public List<Complaint> complaints(Content content) {
    return OddContent.complaints(content);
  }

  @Override
  public OddState opening(Setup setup) {
    return Opening.of(setup);
  }

  @Override
  public void resolve(OddStep step, Play<OddState, OddStep, OddEvent> play) {
    Rules.resolve(step, play);
  }

  @Override
  public OddState apply(OddState state, OddEvent event) {
    return event.appliedTo(state);
  }

  @Override
  public List<Topic> topics() {
    return Prompts.all();
  }

  @Override
  public List<Offer> offers(OddState state, Seat seat) {
    return OddDeeds.ALL.offers(state, seat);
  }

  @Override
  public Choices choices(OddState state, Seat seat, Partial partial) {
    return OddDeeds.ALL.choices(state, seat, partial);
  }

  @Override
  public Optional<Refusal> permits(OddState state, Seat seat, OddStep command) {
    return OddDeeds.ALL.permits(state, seat, command);
  }

  @Override
  public View view(OddState state, Seat seat) {
    return Views.view(state, seat);
  }

  @Override
  public Line narrate(OddEvent event, OddState before) {
    return Narration.narrate(event, before);
  }

  @Override
  public String nameOf(OddState state, String id) {
    return state.nameOf(id);
  }

  @Override
  public Audience witnesses(OddState state, String actor) {
    return state.witnesses(actor);
  }

  /// Harm and saves are named while they happen; this is what they leave behind.
  @Override
  public List<Measure> measures(OddState before, OddState after) {
    var measures = new ArrayList<Measure>();
    for (Being then : before.roster()) {
      var found = after.find(then.id());
      if (found.isEmpty()) {
        continue;
      }
      var now = found.get();
      var id = then.id();
      measures.add(new Measure(id + ".grit", now.grit()));
      if (then.grit() > 0 && now.grit() == 0) {
        measures.add(new Measure(id + ".drops", true));
      }
      if (now.troubles().size() > then.troubles().size()) {
        measures.add(new Measure(id + ".condition", true));
      }
      if (!then.isDead() && now.isDead()) {
        measures.add(new Measure(id + ".dies", true));
      }
      if (!then.isOut() && now.isOut()) {
        measures.add(new Measure(id + ".out", true));
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
  public OddStep previewed(OddState state, OddStep command) {
    return command instanceof OddStep.Act act && Acts.refusal(state, act).isEmpty()
        ? new OddStep.CarryOutAlone(act)
        : command;
  }

  /// Odds against a foe whose figures are hidden would give them away.
  @Override
  public Knowledge<OddState> known(OddState state, Seat seat, OddStep command) {
    if (seat.isReferee()) {
      return new Knowledge.Known<>(state);
    }
    for (String id : OddDeeds.aimed(command)) {
      var target = state.find(id);
      if (target.isPresent() && !state.maySeeFigures(target.get(), seat)) {
        return new Knowledge.Secret<>(
            new Refusal(ODD_ATK_01, target.get().name() + "'s figures are the GM's secret"));
      }
    }
    return new Knowledge.Known<>(Values.asSeenBy(state, seat));
  }

  /// Outside rounds time passes by itself.
  @Override
  public Optional<OddStep> onward(OddState state) {
    return state.inRounds() ? Optional.empty() : Optional.of(new OddStep.LetTimePass(10));
  }

  @Override
  public Outcome outcome(OddState state) {
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
  public Optional<Fights<OddState, OddStep, OddEvent>> fights() {
    return Optional.of(new OddFights());
  }

  @Override
  public Object essence(OddState state) {
    return Essence.of(state);
  }

  @Override
  public Object essence(Game<OddState, OddStep> game) {
    return Essence.of(game);
  }

  @Override
  public List<FactKind> factKinds() {
    return Values.ALL.kinds();
  }

  @Override
  public Map<String, Object> facts(OddState state, Seat seat) {
    return Values.ALL.facts(state, seat);
  }

  @Override
  public OddStep setting(String fact, Object value, String reason) {
    return new OddStep.SetValue(fact, String.valueOf(value), reason);
  }

  @Override
  public OddStep creation(String id, Seat seat) {
    return new OddStep.CreateCharacter(id, seat);
  }

  @Override
  public List<View.Panel> growing(Game<OddState, OddStep> game, Seat seat, String id) {
    return Newcomers.growing(game, seat, id);
  }

  @Override
  public Record sheet(OddState state, String id) {
    return Opening.sheet(state.being(id));
  }

  @Override
  public List<String> roster(OddState state) {
    return state.roster().stream().map(Being::id).toList();
  }

  @Override
  public Seat seatOf(OddState state, String id) {
    return state.being(id).seat();
  }

  @Override
  public List<String> onTurn(OddState state) {
    return Rounds.onTurn(state);
  }

  @Override
  public List<Foe> bestiary(OddState state) {
    return state.shelf().adversaries();
  }

  @Override
  public OddStep bringing(String creature, String id) {
    return new OddStep.BringIn(creature, id, 1);
  }

  @Override
  public OddStep welcoming(String id, Seat seat, Record sheet) {
    return new OddStep.Welcome(id, seat, (Sheet) sheet);
  }

  @Override
  public OddStep handing(String id, Seat seat) {
    return new OddStep.HandOver(id, seat);
  }
}

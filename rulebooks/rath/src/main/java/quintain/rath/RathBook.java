package quintain.rath;

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

/// Rath: a dungeon game of six low stats, exploding blows and lingering harm.
public final class RathBook implements Rulebook<RathState, RathStep, RathEvent> {
  @Override
  public String id() {
    return "rath";
  }

  @Override
  public String title() {
    return "Rath";
  }

  @Override
  public Theme theme() {
    return new Theme(
        "GM",
        new Theme.Palette("#f3ede4", "#241a18", "#8c2f2b"),
        new Theme.Palette("#181312", "#ece2d8", "#d9736a"),
        "Alegreya",
        RathDeeds.ALL.icons(),
        RathDeeds.ALL.shortcuts());
  }

  @Override
  public Formats<RathState, RathStep, RathEvent> formats() {
    return new Formats<>(
        RathState.class,
        RathStep.class,
        RathEvent.class,
        RathHouse.DEFAULTS,
        Scene.DEFAULTS,
        Sheet.class,
        RathContent.ALL,
        Rth.class);
  }

  @Override
  public List<Complaint> complaints(Content content) {
    return RathContent.complaints(content);
  }

  @Override
  public RathState opening(Setup setup) {
    return Opening.of(setup);
  }

  @Override
  public void resolve(RathStep step, Play<RathState, RathStep, RathEvent> play) {
    Rules.resolve(step, play);
  }

  @Override
  public RathState apply(RathState state, RathEvent event) {
    return event.appliedTo(state);
  }

  @Override
  public List<Topic> topics() {
    return Lists.joined(Prompts.all(), ThingPrompts.all());
  }

  @Override
  public List<Offer> offers(RathState state, Seat seat) {
    return RathDeeds.ALL.offers(state, seat);
  }

  @Override
  public Choices choices(RathState state, Seat seat, Partial partial) {
    return RathDeeds.ALL.choices(state, seat, partial);
  }

  @Override
  public Optional<Refusal> permits(RathState state, Seat seat, RathStep command) {
    return RathDeeds.ALL.permits(state, seat, command);
  }

  @Override
  public View view(RathState state, Seat seat) {
    return Views.view(state, seat);
  }

  @Override
  public Line narrate(RathEvent event, RathState before) {
    return Narration.narrate(event, before);
  }

  @Override
  public String nameOf(RathState state, String id) {
    return state.nameOf(id);
  }

  @Override
  public Audience witnesses(RathState state, String actor) {
    return state.witnesses(actor);
  }

  /// Rolls and damage are named while they happen; this is what they leave behind.
  @Override
  public List<Measure> measures(RathState before, RathState after) {
    var measures = new ArrayList<Measure>();
    for (Being then : before.roster()) {
      var found = after.find(then.id());
      if (found.isEmpty()) {
        continue;
      }
      var now = found.get();
      var id = then.id();
      measures.add(new Measure(id + ".hp", now.hp()));
      if (then.hp() > 0 && now.hp() == 0) {
        measures.add(new Measure(id + ".drops", true));
      }
      if (!then.isDead() && now.isDead()) {
        measures.add(new Measure(id + ".dies", true));
      }
      for (Affliction what : Affliction.values()) {
        int had = then.pool(what).map(Pool::dice).orElse(0);
        int has = now.pool(what).map(Pool::dice).orElse(0);
        if (had > 0 || has > 0) {
          measures.add(new Measure(id + "." + Values.key(what) + "-dice", has));
        }
      }
      for (Flag flag : List.of(Flag.PRONE, Flag.ASLEEP, Flag.PARALYSED, Flag.FLED)) {
        if (!then.is(flag) && now.is(flag)) {
          measures.add(new Measure(id + "." + Values.key(flag), true));
        }
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

  /// Declaring a deed shows the odds of the deed itself.
  @Override
  public RathStep previewed(RathState state, RathStep command) {
    return command instanceof RathStep.Act act && Turns.refusal(state, act).isEmpty()
        ? new RathStep.React(act)
        : command;
  }

  /// Odds against a foe whose figures are hidden would give them away, and those of work on a lock
  /// how complex it is.
  @Override
  public Knowledge<RathState> known(RathState state, Seat seat, RathStep command) {
    if (seat.isReferee()) {
      return new Knowledge.Known<>(state);
    }
    for (String id : Aims.worksOn(state, command)) {
      var target = state.find(id);
      if (target.isPresent()
          && (state.maySee(target.get(), seat) || RathDeeds.aimed(command).contains(id))
          && !state.maySeeFigures(target.get(), seat)) {
        return new Knowledge.Secret<>(
            new Refusal(
                Rth.RTH_DOC_01,
                "The rules are everybody's to read, but "
                    + target.get().name()
                    + "'s figures are the GM's secret"));
      }
    }
    if (Movement.strikers(state, command).stream()
        .anyMatch(foe -> !state.maySeeFigures(foe, seat))) {
      return new Knowledge.Secret<>(
          new Refusal(Rth.RTH_R_29, "How well those strike who are left is the GM's secret"));
    }
    var device = Traps.workedOn(state, command);
    if (device.isPresent() && !Traps.isComplexityKnown(state, seat, device.get())) {
      return new Knowledge.Secret<>(
          new Refusal(Rth.RTH_TRAP_05, "How complex it is has not been found out"));
    }
    return new Knowledge.Known<>(Values.asSeenBy(state, seat));
  }

  /// Conditions run on: those of whoever is on turn, or outside combat the first victim's.
  @Override
  public Optional<RathStep> onward(RathState state) {
    if (state.inCombat()) {
      return state.theFight().turn().map(turn -> new RathStep.SufferOn(turn.who()));
    }
    for (Being being : state.roster()) {
      if (!being.pools().isEmpty()) {
        return Optional.of(new RathStep.SufferOn(being.id()));
      }
    }
    return Optional.of(new RathStep.LetTurnsPass(1));
  }

  @Override
  public Outcome outcome(RathState state) {
    var sides = new ArrayList<Outcome.Side>();
    boolean over = false;
    for (Who.Side side : Who.Side.values()) {
      var members = state.side(side);
      boolean fights = side != Who.Side.NEUTRAL;
      if (!fights && members.isEmpty()) {
        continue;
      }
      var able = members.stream().filter(being -> !being.isOut()).map(Being::id).toList();
      sides.add(
          new Outcome.Side(
              Names.kebab(side.name()),
              able,
              members.stream().filter(Being::isOut).map(Being::id).toList()));
      over |= fights && able.isEmpty();
    }
    return new Outcome(List.copyOf(sides), over);
  }

  @Override
  public Optional<Fights<RathState, RathStep, RathEvent>> fights() {
    return Optional.of(new RathFights());
  }

  @Override
  public Object essence(RathState state) {
    return Essence.of(state);
  }

  @Override
  public List<FactKind> factKinds() {
    return Values.ALL.kinds();
  }

  @Override
  public Map<String, Object> facts(RathState state, Seat seat) {
    return Values.ALL.facts(state, seat);
  }

  @Override
  public RathStep setting(String fact, Object value, String reason) {
    return new RathStep.SetValue(fact, String.valueOf(value), reason);
  }

  @Override
  public RathStep creation(String id, Seat seat) {
    return new RathStep.CreateCharacter(id, seat);
  }

  @Override
  public List<View.Panel> growing(Game<RathState, RathStep> game, Seat seat, String id) {
    return Newcomers.growing(game, seat, id);
  }

  @Override
  public Record sheet(RathState state, String id) {
    return Opening.sheet(state.being(id));
  }

  @Override
  public List<String> roster(RathState state) {
    return state.roster().stream().map(Being::id).toList();
  }

  @Override
  public Seat seatOf(RathState state, String id) {
    return state.being(id).seat();
  }

  @Override
  public List<String> onTurn(RathState state) {
    return Turns.onTurn(state);
  }

  @Override
  public List<Creature> bestiary(RathState state) {
    return state.shelf().creatures();
  }

  @Override
  public RathStep bringing(String creature, String id) {
    return new RathStep.BringIn(creature, id, 1, Optional.empty());
  }

  @Override
  public RathStep welcoming(String id, Seat seat, Record sheet) {
    return new RathStep.Welcome(id, seat, (Sheet) sheet);
  }

  @Override
  public RathStep handing(String id, Seat seat) {
    return new RathStep.HandOver(id, seat);
  }
}

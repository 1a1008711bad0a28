package quintain.toy;

import static quintain.toy.Toy.*;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Audience;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.FactKind;
import quintain.kernel.Formats;
import quintain.kernel.Game;
import quintain.kernel.Line;
import quintain.kernel.Measure;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Outcome;
import quintain.kernel.Partial;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.Theme;
import quintain.kernel.Topic;
import quintain.kernel.View;
import quintain.toy.ToyState.Brawler;

/// The rulebook of the yard.
public class ToyBook
    implements Rulebook<ToyState, ToyStep, ToyEvent>,
        Rulebook.Rules<ToyState, ToyStep, ToyEvent>,
        Rulebook.Deeds<ToyState, ToyStep>,
        Rulebook.Showing<ToyState, ToyStep, ToyEvent>,
        Rulebook.Facts<ToyState, ToyStep>,
        Rulebook.Cast<ToyState, ToyStep>,
        Rulebook.Foresight<ToyState, ToyStep, ToyEvent> {
  static final List<String> SETTABLE = List.of("hp", "winded", "hidden");
  private static final ContentKind<Figure> FIGURES =
      new ContentKind<>("figures", Figure.class, "those who brawl");

  @Override
  public ToyBook rules() {
    return this;
  }

  @Override
  public ToyBook deeds() {
    return this;
  }

  @Override
  public ToyBook showing() {
    return this;
  }

  @Override
  public ToyBook facts() {
    return this;
  }

  @Override
  public ToyBook cast() {
    return this;
  }

  @Override
  public ToyBook foresight() {
    return this;
  }

  @Override
  public String id() {
    return "toy";
  }

  @Override
  public String title() {
    return "The Yard";
  }

  @Override
  public Theme theme() {
    var palette = new Theme.Palette("#ffffff", "#000000", "#aa0000");
    return new Theme("Marshal", palette, palette, "serif", List.of(), List.of());
  }

  @Override
  public Formats<ToyState, ToyStep, ToyEvent> formats() {
    return new Formats<>(
        ToyState.class,
        ToyStep.class,
        ToyEvent.class,
        new ToyState.House(ToyState.Parry.TWO),
        new ToyState.Yard(false),
        Figure.class,
        List.of(FIGURES),
        Toy.class);
  }

  @Override
  public List<Complaint> complaints(Content content) {
    return content.all(FIGURES).stream()
        .filter(f -> f.guard() > 6)
        .map(f -> new Complaint(f.id(), "guard", "no d6 comes to " + f.guard()))
        .toList();
  }

  @Override
  public ToyState opening(Setup setup) {
    var brawlers = new ArrayList<Brawler>();
    for (Setup.Cast cast : setup.cast()) {
      brawlers.add(
          switch (cast.role()) {
            case Setup.Role.Pregen(String name) ->
                brawler(cast, figure(setup.content(), name), "ours");
            case Setup.Role.Creature(String name) ->
                brawler(cast, figure(setup.content(), name), "theirs");
            case Setup.Role.Sheet(Record sheet) -> brawler(cast, (Figure) sheet, "ours");
          });
    }
    return new ToyState((ToyState.House) setup.house(), (ToyState.Yard) setup.scene(), brawlers);
  }

  private static Figure figure(Content content, String name) {
    return content
        .find(FIGURES, name)
        .orElseThrow(() -> new IllegalArgumentException("there is no figure called " + name));
  }

  private static Brawler brawler(Setup.Cast cast, Figure figure, String side) {
    return new Brawler(
        cast.id(),
        figure.name(),
        cast.seat(),
        side,
        figure.hp(),
        figure.hp(),
        figure.guard(),
        false,
        figure.hidden());
  }

  @Override
  public void resolve(ToyStep step, Play<ToyState, ToyStep, ToyEvent> play) {
    var rules = new ToyRules(play);
    switch (step) {
      case ToyStep.Attack attack -> rules.attack(attack);
      case ToyStep.ThrowStone stone -> rules.throwStone(stone);
      case ToyStep.Rest rest -> rules.rest(rest);
      case ToyStep.CallHelp call -> rules.callHelp(call);
      case ToyStep.SetFigure set -> rules.setFigure(set);
      case ToyStep.Join join -> rules.join(join);
      case ToyStep.Stroke stroke -> rules.stroke(stroke);
      case ToyStep.Aftermath aftermath -> rules.aftermath(aftermath);
    }
  }

  @Override
  public ToyState apply(ToyState state, ToyEvent event) {
    return switch (event) {
      case ToyEvent.Missed _ -> state;
      case ToyEvent.Parried parried -> state.with(state.get(parried.target()).winded(true));
      case ToyEvent.Wounded wounded -> {
        var target = state.get(wounded.target());
        yield state.with(target.hp(target.hp() - wounded.damage()));
      }
      case ToyEvent.Fell fell -> state.with(state.get(fell.target()).hidden(false));
      case ToyEvent.Rested rested ->
          state.with(state.get(rested.who()).hp(rested.hp()).winded(false));
      case ToyEvent.Helped helped -> state.with(state.get(helped.who()).winded(false));
      case ToyEvent.FigureSet set -> {
        int dot = set.fact().indexOf('.');
        var who = state.get(set.fact().substring(0, dot));
        yield state.with(
            switch (set.fact().substring(dot + 1)) {
              case "hp" -> who.hp((Integer) set.value());
              case "winded" -> who.winded((Boolean) set.value());
              default -> who.hidden((Boolean) set.value());
            });
      }
      case ToyEvent.Joined joined -> state.joinedBy(joined.brawler());
    };
  }

  @Override
  public List<Topic> topics() {
    return List.of(ToyRules.PARRY, ToyRules.HELP);
  }

  @Override
  public List<Offer> offers(ToyState state, Seat seat) {
    var offers = new ArrayList<Offer>();
    for (Brawler brawler : state.brawlers()) {
      if (!seat.isReferee() && !seat.equals(brawler.seat())) {
        continue;
      }
      var id = brawler.id();
      var foes = state.foesOf(brawler);
      var target = foes.isEmpty() ? List.of("nobody") : List.of(foes.getFirst().id());
      offer(
          offers,
          "Attack",
          ToyStep.Attack.class,
          brawler,
          ToyRules.mayAttack(state, id, target),
          new ToyStep.Attack(id, target));
      offer(
          offers,
          "Throw a stone",
          ToyStep.ThrowStone.class,
          brawler,
          ToyRules.mayThrow(state, id),
          new ToyStep.ThrowStone(id));
      offer(
          offers,
          "Rest",
          ToyStep.Rest.class,
          brawler,
          ToyRules.mayRest(state, id),
          new ToyStep.Rest(id));
      offer(
          offers,
          "Call for help",
          ToyStep.CallHelp.class,
          brawler,
          ToyRules.mayAct(state, id, TOY_HELP_01),
          new ToyStep.CallHelp(id));
    }
    return List.copyOf(offers);
  }

  private static void offer(
      List<Offer> offers,
      String label,
      Class<? extends Command> command,
      Brawler by,
      Optional<Refusal> refusal,
      Command example) {
    var filled = Partial.of(command).with("by", by.id());
    var words = label + ": " + by.name();
    offers.add(
        refusal
            .map(no -> Offer.blocked(words, Offer.Group.ACT, filled, no, example))
            .orElseGet(() -> Offer.open(words, Offer.Group.ACT, filled)));
  }

  @Override
  public Choices choices(ToyState state, Seat seat, Partial partial) {
    var open = partial.open();
    if (open == null) {
      return new Choices.Complete(partial.complete());
    }
    if (!open.equals("targets") || !partial.has("by")) {
      return new Choices.Stuck(new Refusal(TOY_REF_01, "Nobody says " + open + " in a form"));
    }
    var foes = state.foesOf(state.get(partial.get("by", String.class)));
    var options = foes.stream().map(foe -> Option.of(foe.id(), foe.name())).toList();
    var topic = new Topic("targets", TOY_ATK_01, Topic.PLAYER, "Whom?");
    return options.isEmpty()
        ? new Choices.Stuck(new Refusal(TOY_ATK_01, "An attack needs a target"))
        : new Choices.Next(
            open,
            new Question.SomeOf<>(
                topic, List.of(), options, 1, options.size(), List.of(options.getFirst().key())));
  }

  @Override
  public Optional<Refusal> permits(ToyState state, Seat seat, ToyStep command) {
    if (seat.isReferee()) {
      return Optional.empty();
    }
    var by =
        switch (command) {
          case ToyStep.Attack attack -> attack.by();
          case ToyStep.ThrowStone stone -> stone.by();
          case ToyStep.Rest rest -> rest.by();
          case ToyStep.CallHelp call -> call.by();
          case ToyStep.SetFigure _, ToyStep.Join _, ToyStep.Stroke _, ToyStep.Aftermath _ -> "";
        };
    return state.find(by).filter(b -> b.seat().equals(seat)).isPresent()
        ? Optional.empty()
        : Optional.of(new Refusal(TOY_REF_01, "That is for the Marshal"));
  }

  @Override
  public View view(ToyState state, Seat seat) {
    var panels = new ArrayList<View.Panel>();
    for (Brawler brawler : state.brawlers()) {
      var items = new ArrayList<View.Item>();
      if (brawler.knownTo(seat)) {
        items.add(new View.Track("hp", brawler.hp(), brawler.most()));
        items.add(new View.Score("guard", brawler.guard(), List.of()));
      }
      if (brawler.winded()) {
        items.add(new View.Chip("winded", "May not parry"));
      }
      panels.add(new View.Panel(brawler.id(), brawler.name(), brawler.id(), items));
    }
    return new View(panels);
  }

  @Override
  public Line narrate(ToyEvent event, ToyState before, List<ToyEvent> earlier) {
    return switch (event) {
      case ToyEvent.Missed missed ->
          Line.open(name(before, missed.by()) + " misses " + name(before, missed.target()));
      case ToyEvent.Parried parried -> Line.open(name(before, parried.target()) + " parries");
      case ToyEvent.Wounded wounded -> {
        var target = before.get(wounded.target());
        yield target.hidden()
            ? new Line(target.name() + " takes " + wounded.damage(), Audience.only(target.seat()))
            : Line.open(target.name() + " takes " + wounded.damage());
      }
      case ToyEvent.Fell fell -> Line.open(name(before, fell.target()) + " goes down");
      case ToyEvent.Rested rested ->
          new Line(
              name(before, rested.who()) + " is at " + rested.hp(), audience(before, rested.who()));
      case ToyEvent.Helped helped ->
          Line.open(helped.friend() + " helps " + name(before, helped.who()));
      case ToyEvent.FigureSet set ->
          new Line(set.fact() + " is " + set.value() + ": " + set.reason(), Audience.REFEREE);
      case ToyEvent.Joined joined -> Line.open(joined.brawler().name() + " comes in");
    };
  }

  private static String name(ToyState state, String id) {
    return state.get(id).name();
  }

  private static Audience audience(ToyState state, String id) {
    var who = state.get(id);
    return who.hidden() ? Audience.only(who.seat()) : Audience.EVERYONE;
  }

  @Override
  public String nameOf(ToyState state, String id) {
    return state.find(id).map(Brawler::name).orElse(id);
  }

  @Override
  public Audience witnesses(ToyState state, String actor) {
    return Audience.EVERYONE;
  }

  @Override
  public List<Measure> measures(ToyState before, ToyState after) {
    var measures = new ArrayList<Measure>();
    for (Brawler was : before.brawlers()) {
      var is = after.get(was.id());
      if (is.hp() != was.hp()) {
        measures.add(new Measure(was.id() + ".damage", was.hp() - is.hp()));
      }
      measures.add(new Measure(was.id() + ".falls", was.stands() && !is.stands()));
    }
    return measures;
  }

  @Override
  public Optional<Refusal> secretOf(
      ToyState state, Seat seat, Collection<ToyStep> steps, Collection<String> ids) {
    return state.brawlers().stream()
        .filter(brawler -> !brawler.knownTo(seat))
        .findFirst()
        .map(hidden -> new Refusal(TOY_HIDE_01, "Nobody knows how " + hidden.name() + " fares"));
  }

  @Override
  public Outcome outcome(ToyState state) {
    var sides = new ArrayList<Outcome.Side>();
    for (String side : state.brawlers().stream().map(Brawler::side).distinct().toList()) {
      var all = state.brawlers().stream().filter(b -> b.side().equals(side)).toList();
      sides.add(
          new Outcome.Side(
              side,
              all.stream().filter(Brawler::stands).map(Brawler::id).toList(),
              all.stream().filter(b -> !b.stands()).map(Brawler::id).toList()));
    }
    return new Outcome(sides, sides.stream().filter(s -> !s.able().isEmpty()).count() < 2);
  }

  @Override
  public Object essence(Game<ToyState, ToyStep> game) {
    return game.agenda().isEmpty() ? game.state().brawlers() : game;
  }

  @Override
  public List<FactKind> kinds() {
    return List.of(
        new FactKind("hp", "how much one can take", true),
        new FactKind("guard", "what a d6 must come to", false),
        new FactKind("winded", "whether one has parried", true),
        new FactKind("hidden", "whether others know one's figures", true),
        new FactKind("flags", "what holds", false));
  }

  @Override
  public Map<String, Object> known(ToyState state, Seat seat) {
    var facts = new LinkedHashMap<String, Object>();
    for (Brawler brawler : state.brawlers()) {
      if (brawler.knownTo(seat)) {
        facts.put(brawler.id() + ".hp", brawler.hp());
        facts.put(brawler.id() + ".guard", brawler.guard());
        facts.put(brawler.id() + ".hidden", brawler.hidden());
      }
      facts.put(brawler.id() + ".winded", brawler.winded());
      var flags = new ArrayList<String>();
      if (!brawler.stands()) {
        flags.add("down");
      }
      if (brawler.winded()) {
        flags.add("winded");
      }
      facts.put(brawler.id() + ".flags", List.copyOf(flags));
    }
    return facts;
  }

  @Override
  public ToyStep setting(String fact, Object value, String reason) {
    return new ToyStep.SetFigure(fact, value, reason);
  }

  @Override
  public ToyStep creation(String id, Seat seat) {
    return new ToyStep.Join(id, seat);
  }

  @Override
  public Optional<Record> sheet(ToyState state, String id) {
    var who = state.get(id);
    return Optional.of(new Figure(id, who.name(), who.hp(), who.guard(), who.hidden()));
  }

  @Override
  public List<String> roster(ToyState state) {
    return state.brawlers().stream().map(Brawler::id).toList();
  }

  @Override
  public Seat seatOf(ToyState state, String id) {
    return state.get(id).seat();
  }

  @Override
  public List<Figure> bestiary(ToyState state) {
    return List.of();
  }

  @Override
  public ToyStep bringing(String creature, String id) {
    return new ToyStep.Join(id, Seat.REFEREE);
  }

  @Override
  public ToyStep welcoming(String id, Seat seat, Record sheet) {
    return new ToyStep.Join(id, seat);
  }

  @Override
  public ToyStep handing(String id, Seat seat) {
    return new ToyStep.Join(id, seat);
  }
}

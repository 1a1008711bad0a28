package quintain.proving.pebbles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Audience;
import quintain.kernel.Choices;
import quintain.kernel.Entry;
import quintain.kernel.FactKind;
import quintain.kernel.Formats;
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
import quintain.kernel.dice.Dice;
import quintain.proving.pebbles.Yard.Attack;
import quintain.proving.pebbles.Yard.Hit;
import quintain.proving.pebbles.Yard.Kid;
import quintain.proving.pebbles.Yard.Rule;

/// The whole book: whoever stands throws a pebble at somebody of another team, whenever they like.
public class PebbleBook
    implements Rulebook<Yard, Attack, Hit>,
        Rulebook.Rules<Yard, Attack, Hit>,
        Rulebook.Deeds<Yard, Attack>,
        Rulebook.Showing<Yard, Attack, Hit>,
        Rulebook.Facts<Yard, Attack>,
        Rulebook.Cast<Yard, Attack>,
        Rulebook.Foresight<Yard, Attack, Hit> {
  @Override
  public PebbleBook rules() {
    return this;
  }

  @Override
  public PebbleBook deeds() {
    return this;
  }

  @Override
  public PebbleBook showing() {
    return this;
  }

  @Override
  public PebbleBook facts() {
    return this;
  }

  @Override
  public PebbleBook cast() {
    return this;
  }

  @Override
  public PebbleBook foresight() {
    return this;
  }

  @Override
  public String id() {
    return "pebbles";
  }

  @Override
  public String title() {
    return "Pebbles";
  }

  @Override
  public Theme theme() {
    var palette = new Theme.Palette("#ffffff", "#000000", "#aa0000");
    return new Theme("Teacher", palette, palette, "serif", List.of(), List.of());
  }

  @Override
  public Formats<Yard, Attack, Hit> formats() {
    return new Formats<>(
        Yard.class,
        Attack.class,
        Hit.class,
        new Yard.House(),
        new Yard.Scene(),
        Yard.Sheet.class,
        List.of(),
        Rule.class);
  }

  @Override
  public Yard opening(Setup setup) {
    return new Yard(setup.cast().stream().map(PebbleBook::kid).toList());
  }

  private static Kid kid(Setup.Cast cast) {
    return cast.role() instanceof Setup.Role.Sheet(Yard.Sheet(var name, var team, var left))
        ? new Kid(cast.id(), name, cast.seat(), team, left)
        : new Kid(cast.id(), cast.id(), cast.seat(), "nobody's", 1);
  }

  @Override
  public void resolve(Attack step, Play<Yard, Attack, Hit> play) {
    var by = play.state().get(step.by());
    if (play.roll(by, Dice.d(6), Rule.THROW) >= 4) {
      play.emit(new Hit(step.target()), Rule.THROW);
    }
  }

  @Override
  public Yard apply(Yard state, Hit event) {
    return state.hit(event.target());
  }

  @Override
  public List<Offer> offers(Yard state, Seat seat) {
    return state.standing().stream()
        .filter(kid -> kid.seat().equals(seat))
        .map(kid -> Partial.of(Attack.class).with("by", kid.id()))
        .map(filled -> Offer.open("Throw a pebble", Offer.Group.ACT, filled))
        .toList();
  }

  @Override
  public Choices choices(Yard state, Seat seat, Partial partial) {
    if (partial.open() == null) {
      return new Choices.Complete(partial.complete());
    }
    var team = state.get(partial.get("by", String.class)).team();
    var foes = state.standing().stream().filter(kid -> !kid.team().equals(team)).toList();
    var topic = new Topic("target", Rule.THROW, Topic.PLAYER, "At whom?");
    return foes.isEmpty()
        ? new Choices.Stuck(new Refusal(Rule.THROW, "Nobody is left to throw at"))
        : new Choices.Next(
            "target",
            new Question.OneOf<>(
                topic,
                List.of(),
                foes.stream().map(foe -> Option.of(foe.id(), foe.name())).toList(),
                foes.getFirst().id()));
  }

  @Override
  public Optional<Refusal> permits(Yard state, Seat seat, Attack command) {
    return Optional.empty();
  }

  @Override
  public View view(Yard state, Seat seat) {
    return new View(List.of());
  }

  @Override
  public Line narrate(Hit event, Yard before, List<Hit> earlier) {
    return Line.open(before.get(event.target()).name() + " is hit");
  }

  @Override
  public String nameOf(Yard state, String id) {
    return state.get(id).name();
  }

  @Override
  public Audience witnesses(Yard state, String actor) {
    return Audience.EVERYONE;
  }

  @Override
  public List<Measure> measures(Yard before, Yard after) {
    return List.of();
  }

  @Override
  public Outcome outcome(Yard state) {
    var sides =
        state.kids().stream()
            .map(Kid::team)
            .distinct()
            .map(
                team -> {
                  var all = state.kids().stream().filter(kid -> kid.team().equals(team)).toList();
                  return new Outcome.Side(
                      team,
                      all.stream().filter(kid -> kid.left() > 0).map(Kid::id).toList(),
                      all.stream().filter(kid -> kid.left() <= 0).map(Kid::id).toList());
                })
            .toList();
    return new Outcome(sides, sides.stream().filter(side -> !side.able().isEmpty()).count() < 2);
  }

  @Override
  public List<FactKind> kinds() {
    return List.of();
  }

  @Override
  public Map<String, Object> known(Yard state, Seat seat) {
    return Map.of();
  }

  @Override
  public Attack setting(String fact, Object value, String reason) {
    throw new IllegalArgumentException("nothing can be set here");
  }

  @Override
  public Attack creation(String id, Seat seat) {
    throw new UnsupportedOperationException("kids are not made");
  }

  @Override
  public Optional<Record> sheet(Yard state, String id) {
    var kid = state.get(id);
    return Optional.of(new Yard.Sheet(kid.name(), kid.team(), kid.left()));
  }

  @Override
  public List<String> roster(Yard state) {
    return state.kids().stream().map(Kid::id).toList();
  }

  @Override
  public Seat seatOf(Yard state, String id) {
    return state.get(id).seat();
  }

  @Override
  public List<Entry> bestiary(Yard state) {
    return List.of();
  }

  @Override
  public Attack bringing(String creature, String id) {
    throw new UnsupportedOperationException("nobody comes in");
  }

  @Override
  public Attack welcoming(String id, Seat seat, Record sheet) {
    throw new UnsupportedOperationException("nobody comes in");
  }

  @Override
  public Attack handing(String id, Seat seat) {
    throw new UnsupportedOperationException("everybody throws for themselves");
  }
}

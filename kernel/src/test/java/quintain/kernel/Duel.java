package quintain.kernel;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.dice.Dice;

/// The smallest book that needs everything of the kernel: two who hit each other.
public class Duel
    implements Rulebook<Duel.Bout, Duel.Move, Duel.Happening>,
        Rulebook.Rules<Duel.Bout, Duel.Move, Duel.Happening>,
        Rulebook.Deeds<Duel.Bout, Duel.Move>,
        Rulebook.Showing<Duel.Bout, Duel.Move, Duel.Happening>,
        Rulebook.Facts<Duel.Bout, Duel.Move>,
        Rulebook.Cast<Duel.Bout, Duel.Move>,
        Rulebook.Foresight<Duel.Bout, Duel.Move, Duel.Happening> {
  /// The clauses of the duel.
  public enum Rule implements Clause {
    HIT,
    PARRY,
    LUCK,
    OMEN,
    PLACE,
    REST;

    @Override
    public String id() {
      return "DUEL-" + name();
    }
  }

  public record Fencer(String id, Seat seat) implements Actor {}

  public static final Seat ANNA = new Seat("anna");
  public static final Seat BERT = new Seat("bert");
  static final Fencer FENCER_A = new Fencer("a", ANNA);
  static final Fencer FENCER_B = new Fencer("b", BERT);

  /// How it stands: the points of each, what luck is left, where the last blow landed.
  public record Bout(int a, int b, int luck, String place, boolean hidden) implements State {}

  /// What is done.
  public sealed interface Move extends Step {}

  /// `by` strikes the other: d6 damage, halved if parried, rolled again with luck.
  public record Strike(String by) implements Move, Command {}

  public record Breathe() implements Move, Command {}

  /// What a strike leaves to do: where it landed.
  public record Landed(String on) implements Move {}

  public record Riposte(String by) implements Move {}

  /// What happens.
  public sealed interface Happening extends Event {}

  public record Hurt(String who, int points) implements Happening {}

  public record LuckSpent() implements Happening {}

  public record Placed(String where) implements Happening {}

  public record Breathed() implements Happening {}

  public static final Topic PARRY = new Topic("parry", Rule.PARRY, "defence", "Does {0} parry?");
  public static final Topic LUCK = new Topic("luck", Rule.LUCK, "luck", "Does {0} lend {1} luck?");

  @Override
  public void resolve(Move step, Play<Bout, Move, Happening> play) {
    switch (step) {
      case Strike strike -> strike(strike, play);
      case Landed landed -> {
        var where = play.pick(List.of("arm", "leg"), Rule.PLACE);
        play.emit(new Placed(landed.on() + " " + where), Rule.PLACE);
      }
      case Riposte riposte -> hurt(riposte.by(), 1, play);
      case Breathe _ -> play.emit(new Breathed(), Rule.REST);
    }
  }

  private static void strike(Strike strike, Play<Bout, Move, Happening> play) {
    boolean byA = strike.by().equals("a");
    if ((byA ? play.state().a() : play.state().b()) == 0) {
      throw play.refuse(Rule.HIT, strike.by() + " is down");
    }
    var by = byA ? FENCER_A : FENCER_B;
    var target = byA ? FENCER_B : FENCER_A;
    int damage = play.roll(by, Dice.D6, Rule.HIT);
    if (play.state().luck() > 0) {
      var lent = play.askAny(List.of(lending(FENCER_A, by), lending(FENCER_B, by)));
      if (lent.isPresent() && lent.get().answer()) {
        play.emit(new LuckSpent(), Rule.LUCK);
        damage = Math.max(damage, play.roll(by, Dice.D6, Rule.LUCK));
      }
    }
    boolean parried =
        play.ask(target.seat(), new Question.YesNo(PARRY, List.of(target.id()), false));
    if (play.judge(Rule.PARRY, parried)) {
      damage /= 2;
      play.then(new Riposte(by.id()));
    }
    play.measure("damage", damage);
    hurt(target.id(), damage, play);
    play.then(new Landed(target.id()));
  }

  private static Fate.Asking<Boolean> lending(Fencer whose, Fencer to) {
    var about = List.of(whose.id(), to.id());
    return new Fate.Asking<>(whose.seat(), new Question.YesNo(LUCK, about, false));
  }

  private static void hurt(String who, int points, Play<Bout, Move, Happening> play) {
    play.emit(new Hurt(who, points), Rule.HIT);
  }

  @Override
  public Bout apply(Bout bout, Happening event) {
    return switch (event) {
      case Hurt hurt ->
          hurt.who().equals("a")
              ? new Bout(
                  Math.max(0, bout.a() - hurt.points()),
                  bout.b(),
                  bout.luck(),
                  bout.place(),
                  bout.hidden())
              : new Bout(
                  bout.a(),
                  Math.max(0, bout.b() - hurt.points()),
                  bout.luck(),
                  bout.place(),
                  bout.hidden());
      case LuckSpent _ ->
          new Bout(bout.a(), bout.b(), bout.luck() - 1, bout.place(), bout.hidden());
      case Placed placed ->
          new Bout(bout.a(), bout.b(), bout.luck(), placed.where(), bout.hidden());
      case Breathed _ ->
          new Bout(bout.a(), Math.max(0, bout.b() - 1), bout.luck(), bout.place(), bout.hidden());
    };
  }

  @Override
  public Optional<Refusal> secretOf(
      Bout bout, Seat seat, Collection<Move> steps, Collection<String> ids) {
    return bout.hidden() && !seat.isReferee()
        ? Optional.of(new Refusal(Rule.HIT, "hidden"))
        : Optional.empty();
  }

  /// b grows weaker by itself until it is down.
  @Override
  public Optional<Move> onward(Bout bout) {
    return bout.b() > 0 ? Optional.of(new Strike("a")) : Optional.of(new Breathe());
  }

  @Override
  public List<Measure> measures(Bout before, Bout after) {
    return after.b() == 0 && before.b() > 0 ? List.of(new Measure("b.drops", true)) : List.of();
  }

  @Override
  public Duel rules() {
    return this;
  }

  @Override
  public Duel deeds() {
    return this;
  }

  @Override
  public Duel showing() {
    return this;
  }

  @Override
  public Duel facts() {
    return this;
  }

  @Override
  public Duel cast() {
    return this;
  }

  @Override
  public Duel foresight() {
    return this;
  }

  @Override
  public String id() {
    return "duel";
  }

  @Override
  public String title() {
    return "Duel";
  }

  @Override
  public Theme theme() {
    var plain = new Theme.Palette("#fff", "#000", "#00f");
    return new Theme("Judge", plain, plain, "serif", List.of(), List.of());
  }

  /// No house rules.
  public record House() implements HouseRules {}

  /// No scene.
  public record Nowhere() {}

  @Override
  public Formats<Bout, Move, Happening> formats() {
    return new Formats<>(
        Bout.class,
        Move.class,
        Happening.class,
        new House(),
        new Nowhere(),
        Nowhere.class,
        List.of(),
        Rule.class);
  }

  @Override
  public Bout opening(Setup setup) {
    return new Bout(6, 6, 0, "", false);
  }

  @Override
  public List<Offer> offers(Bout bout, Seat seat) {
    return List.of();
  }

  @Override
  public Choices choices(Bout bout, Seat seat, Partial partial) {
    return new Choices.Complete(partial.complete());
  }

  @Override
  public Optional<Refusal> permits(Bout bout, Seat seat, Move command) {
    return Optional.empty();
  }

  @Override
  public View view(Bout bout, Seat seat) {
    return new View(List.of());
  }

  @Override
  public Line narrate(Happening event, Bout before, List<Happening> earlier) {
    return Line.open(event.toString());
  }

  @Override
  public String nameOf(Bout bout, String id) {
    return id;
  }

  @Override
  public Audience witnesses(Bout bout, String actor) {
    return Audience.EVERYONE;
  }

  @Override
  public Outcome outcome(Bout bout) {
    return new Outcome(List.of(), bout.a() == 0 || bout.b() == 0);
  }

  @Override
  public List<FactKind> kinds() {
    return List.of();
  }

  @Override
  public Map<String, Object> known(Bout bout, Seat seat) {
    return new LinkedHashMap<>();
  }

  @Override
  public Move setting(String fact, Object value, String reason) {
    return new Breathe();
  }

  @Override
  public Move creation(String id, Seat seat) {
    return new Breathe();
  }

  @Override
  public Optional<Record> sheet(Bout bout, String id) {
    return Optional.of(bout);
  }

  @Override
  public List<String> roster(Bout bout) {
    return List.of("a", "b");
  }

  @Override
  public Seat seatOf(Bout bout, String id) {
    return new Seat(id);
  }

  @Override
  public List<Entry> bestiary(Bout bout) {
    return List.of();
  }

  @Override
  public Move bringing(String creature, String id) {
    return new Breathe();
  }

  @Override
  public Move welcoming(String id, Seat seat, Record sheet) {
    return new Breathe();
  }

  @Override
  public Move handing(String id, Seat seat) {
    return new Breathe();
  }
}

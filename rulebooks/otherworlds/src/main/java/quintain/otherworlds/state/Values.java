package quintain.otherworlds.state;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.Vital;
import quintain.kernel.craft.Facts;
import quintain.kernel.parts.FactWords;
import quintain.kernel.parts.Lists;

/// Facts by name: what scripts read, and what the World Master may set with a reason.
public final class Values extends Facts<OtwState, Being, OtwStep> {
  /// What people call facts: `Health`.
  public static final FactWords WORDS =
      new FactWords()
          .meaning("hp", "Health")
          .meaning("ast", "Astral")
          .meaning("disc", "Discipline")
          .spelling("STR", "DEX", "TOU", "WIS", "RES", "SPD", "DEF")
          .meaning("at", "space")
          .meaning("points", "turn points")
          .meaning("steps", "spaces left to move")
          .meaning("turn", "on turn")
          .meaning("order", "order of turns")
          .meaning("left.", "what is left of");

  private static final int MOST = 999;

  public static final Values ALL = new Values();

  private Values() {
    super(Otw.OTW_R_109, WORDS::said, Values::onTheMap);
    figures();
    statuses();
    belongings();
    fight();
    around();
  }

  @Override
  public List<Vital> vitals() {
    return List.of(Vital.of("hp"));
  }

  @Override
  protected String entryOf(Being being) {
    return being.isPc() ? "" : being.body().kind();
  }

  private static OtwState onTheMap(OtwState state, Being changed) {
    if (!Field.contains(state, changed.at())) {
      throw new IllegalArgumentException(changed.at() + " is not on the map");
    }
    boolean hurt = !changed.health().equals(state.being(changed.id()).health());
    return state.with(hurt ? enraged(downOrUp(state.house(), changed)) : changed);
  }

  /// Some rage from half their Health on (OTW-MECH-04a).
  private static Being enraged(Being being) {
    boolean rages =
        being.isConscious()
            && being.body().habit(Habit.BerserkAtHalf.class).isPresent()
            && 2 * being.health().now() <= being.health().max()
            && !being.is(Status.Kind.BERSERK);
    return rages ? being.with(Status.fresh(Status.Kind.BERSERK, 1)) : being;
  }

  private void figures() {
    pool("hp", "Health", Being::health, Being::withHealth);
    pool("ast", "Astral", Being::astral, (b, pool) -> drainedOrNot(b.withAstral(pool)));
    pool("disc", "Discipline", Being::discipline, Being::withDiscipline);
    for (Attribute attribute : Attribute.values()) {
      somebody.number(
          key(attribute),
          attribute.title() + " as it is now; set, it is what the sheet says",
          0,
          30,
          b -> b.attribute(attribute),
          (b, score) -> b.with(b.base().with(attribute, score)));
    }
    somebody.shown("def", "DEF without its die", Being::def);
    somebody.shown("guard", "What the guard still takes", Values::guard);
    somebody.shown("absorb", "What absorb still takes", Values::absorb);
    somebody.number(
        "marks",
        "Marks in the purse",
        0,
        999_999,
        b -> b.life().marks(),
        (b, marks) -> b.with(b.life().withMarks(marks)));
    somebody.shown("rank", "Rank", b -> b.life().rank());
  }

  private void pool(
      String name, String title, Function<Being, Pool> read, BiFunction<Being, Pool, Being> set) {
    somebody
        .number(
            name,
            title + " now",
            0,
            b -> read.apply(b).max(),
            b -> read.apply(b).now(),
            (b, points) -> set.apply(b, new Pool(points, read.apply(b).max())))
        .inForms(b -> read.apply(b).max());
    somebody.number(
        "max-" + name,
        title + " at most",
        0,
        MOST,
        b -> read.apply(b).max(),
        (b, most) -> set.apply(b, read.apply(b).withMax(most)));
  }

  /// Whoever has no Health is down or, where the house says so, dead, and whoever has some is
  /// neither (OTW-DOWN-01, OTW-R-39, OTW-R-40, OTW-R-42).
  private static Being downOrUp(OtwHouse house, Being being) {
    if (being.isDead() || being.isDown() == (being.health().now() == 0)) {
      return being;
    }
    if (being.isDown()) {
      return being.without(Status.Kind.DOWN).with(Status.fresh(Status.Kind.PRONE, 1));
    }
    int rounds = being.score(Attribute.TOU) - falls(house, being);
    boolean dies = being.isStructure() || (house.creaturesDieAtZero() && !being.isPc());
    return rounds > 0 && !dies
        ? being
            .with(Status.fresh(Status.Kind.DOWN, rounds))
            .with(Status.Kind.DOWNS, being.amount(Status.Kind.DOWNS) + 1)
        : being.with(Status.fresh(Status.Kind.DEAD, 1));
  }

  /// How many falls count against the rounds to live of somebody who falls now (OTW-R-39).
  public static int falls(OtwHouse house, Being being) {
    return being.amount(Status.Kind.DOWNS)
        + (house.downCount() == OtwHouse.DownCount.INCLUDING_THIS ? 1 : 0);
  }

  /// Whoever has no Astral left is drained, and whoever has some is not (OTW-R-63).
  private static Being drainedOrNot(Being being) {
    return being.astral().now() > 0 || being.astral().max() == 0
        ? being.without(Status.Kind.DRAINED)
        : being.with(Status.fresh(Status.Kind.DRAINED, 1));
  }

  private static int guard(Being being) {
    return being.kit().items().stream()
        .filter(item -> item.gear() instanceof Guard && item.place() == Item.Place.WORN)
        .mapToInt(Item::left)
        .sum();
  }

  private static int absorb(Being being) {
    return being.amount(Status.Kind.SHIELDED)
        + being.kit().items().stream()
            .filter(item -> item.gear() instanceof Absorb && item.place() == Item.Place.WORN)
            .mapToInt(Item::left)
            .sum();
  }

  private void statuses() {
    for (Status.Kind kind : Status.Kind.values()) {
      var fact =
          kind.counted()
              ? somebody.shown(key(kind), "How much of it there is", b -> b.amount(kind))
              : somebody.shown(key(kind), "Whether it holds", b -> b.is(kind)).plain();
      if (!kind.needsOther()) {
        fact.set((_, b, _, value) -> bearing(b, kind, amount(kind, value)));
      }
    }
    somebody.shown("conscious", "Neither dead nor unconscious", Being::isConscious).plain();
    somebody.shown("frozen", "DEX at 0 or lower by frost", Being::isFrozen).plain();
    somebody.shown("petrified", "DEF at 0 by petrify", Being::isPetrified).plain();
    somebody.shown("exhausted", "Loses edge on every roll", Being::isExhausted);
    somebody.shown("evades", "May evade", Being::mayEvade);
  }

  private static int amount(Status.Kind kind, String value) {
    return kind.counted() ? number(value, 0, MOST) : truth(value) ? 1 : 0;
  }

  private static Being bearing(Being being, Status.Kind kind, int amount) {
    return amount == 0
        ? being.without(kind)
        : being.is(kind) ? being.with(kind, amount) : being.with(Status.fresh(kind, amount));
  }

  private void belongings() {
    somebody.shown("side", "Whose side somebody is on", Being::side).plain();
    somebody
        .shown("at", "The space somebody is in", b -> b.at().toString())
        .plain()
        .set((_, b, _, value) -> b.withAt(Spot.parse(value)));
    somebody.list("items", "Everything somebody has", b -> b.kit().items(), Item::key);
    somebody.list("held", "What is in the hands", b -> b.kit().held(), Item::key).plain();
    somebody.list(
        "worn",
        "What is worn",
        b -> Lists.without(b.kit().items(), item -> item.place() != Item.Place.WORN),
        Item::key);
    somebody
        .each(
            "left.<item>",
            "Rounds, uses or strength left",
            b -> Lists.without(b.kit().items(), item -> item.gear().full() == 0),
            Values::key,
            Item::left)
        .set((_, b, item, value) -> leaving(b, item, value));
    somebody.shown(
        "used",
        "What is used up today or in this battle",
        b -> Lists.joined(b.life().today(), b.life().encounter()));
    secrecy((b, secrecy) -> b.with(b.who().shown(secrecy))).onlyTheReferee();
  }

  private static Being leaving(Being being, String key, String value) {
    for (Item item : being.kit().items()) {
      if (key(item).equals(key)) {
        int left = number(value, 0, item.gear().full());
        return being.with(being.kit().with(item.withLeft(left)));
      }
    }
    throw unsettable(being.id() + ".left." + key);
  }

  private static String key(Item item) {
    return item.key().replace(' ', '-');
  }

  static String key(Enum<?> constant) {
    return Names.kebab(constant.name());
  }

  private void fight() {
    somebody.shown(
        "initiative",
        "The initiative rolled",
        (state, b) ->
            order(state).stream()
                .filter(place -> place.who().equals(b.id()))
                .map(Fight.Place::initiative)
                .findFirst()
                .orElse(0));
    game.shown(
        "fight.round",
        "The round; 0 outside a battle",
        state -> state.fight().map(Fight::round).orElse(0));
    game.shown(
        "fight.turn",
        "Whose turn it is",
        (seat, state) -> turn(state, seat).map(Fight.Turn::who).orElse("none"));
    game.shown(
        "fight.points",
        "Turn points left",
        (seat, state) -> turn(state, seat).map(Fight.Turn::points).orElse(0));
    game.shown(
        "fight.steps",
        "Spaces of movement left",
        (seat, state) -> turn(state, seat).map(Fight.Turn::steps).orElse(0));
    game.shown(
        "fight.order",
        "Who acts in which order",
        (seat, state) ->
            order(state).stream()
                .map(Fight.Place::who)
                .filter(who -> state.maySee(who, seat))
                .toList());
    game.shown(
        "fight.control",
        "Who takes a confused one's turn",
        (seat, state) ->
            turn(state, seat).flatMap(Fight.Turn::control).map(Seat::id).orElse("none"));
  }

  private static Optional<Fight.Turn> turn(OtwState state, Seat seat) {
    return state.fight().flatMap(Fight::turn).filter(now -> state.maySee(now.who(), seat));
  }

  private static List<Fight.Place> order(OtwState state) {
    return state.fight().map(Fight::order).orElse(List.of());
  }

  private void around() {
    game.shown("scene.fog", "Whether players know only what they see", Fog::lies);
    game.shown(
        "ground",
        "What lies about",
        (seat, state) ->
            state.world().ground().stream()
                .filter(lying -> !Fog.hides(state, lying.at(), seat))
                .map(lying -> lying.item().key())
                .toList());
    game.number(
        "clock",
        "Minutes since play began",
        0,
        99_999_999,
        state -> (int) state.clock(),
        (state, minutes) -> state.with(state.world().withClock(minutes)));
  }

  @Override
  public OtwStep setting(String fact, Object value, String reason) {
    return new OtwStep.SetValue(fact, String.valueOf(value), reason);
  }
}

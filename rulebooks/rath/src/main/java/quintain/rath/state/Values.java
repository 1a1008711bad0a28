package quintain.rath.state;

import static quintain.rath.state.Rth.RTH_DIST_07;
import static quintain.rath.state.Rth.RTH_R_09;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import quintain.kernel.Names;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Vital;
import quintain.kernel.craft.FactTable;
import quintain.kernel.craft.Facts;
import quintain.kernel.parts.FactWords;
import quintain.kernel.parts.Lists;

/// Facts by name, as the state keeps them: what scripts read, and what the GM may set with a
/// reason.
public final class Values extends Facts<RathState, Being, RathStep> {
  private static final int FAR = 999_999;

  /// What people call the facts.
  private static final FactWords WORDS =
      new FactWords()
          .spelling("HP", "AC", "XP", "STR", "DEX", "CON", "INT", "WIS", "CHA", "Fortune")
          .meaning("usage.", "the usage die of")
          .meaning("cracked", "loss of AC")
          .meaning("at", "place");

  static final Values ALL = with(_ -> {});

  private Values(Consumer<FactTable<RathState, Being>> reckoned) {
    super(RTH_R_09, WORDS::said, RathState::with);
    figures();
    reckoned.accept(somebody);
    growth();
    flags();
    belongings();
    whose();
    around();
  }

  @Override
  public List<Vital> vitals() {
    return List.of(Vital.of("hp"));
  }

  @Override
  protected String entryOf(Being being) {
    return being.creature().map(Creature::id).orElse("");
  }

  /// Those of the state, and more of somebody that rules reckon from them.
  public static Values with(Consumer<FactTable<RathState, Being>> reckoned) {
    return new Values(reckoned);
  }

  @Override
  public String figure(String name) {
    return ofDice(name).map(what -> "dice of " + what).orElseGet(() -> WORDS.said(name));
  }

  /// What the dice are of that a measure counts, `poison-damage-dice`; empty for any other.
  public static Optional<String> ofDice(String measure) {
    for (Affliction what : Affliction.values()) {
      if (measure.equals(key(what) + "-dice")) {
        return Optional.of(what.words());
      }
    }
    return Optional.empty();
  }

  /// What the GM does when setting a fact.
  public static String told(RathState state, String fact, String value) {
    return WORDS.setting(fact, value, id -> state.find(id).map(Being::name));
  }

  private void figures() {
    somebody.number("hp", "HP now", 0, Being::maxHp, Being::hp, Values::downOrUp).inForms();
    somebody
        .number("max-hp", "HP when nothing is lost", 1, 999, Being::maxHp, Being::withMaxHp)
        .inForms();
    for (Stat stat : Stat.values()) {
      somebody
          .number(
              key(stat),
              stat.name(),
              -10,
              20,
              b -> b.stat(stat),
              (b, n) -> b.with(b.stats().with(stat, n)))
          .inForms();
    }
    somebody
        .number("cracked", "AC lost until combat ends", 0, 99, Being::cracked, Being::withCracked)
        .inForms();
    somebody
        .number("fortune", "Fortune points", 0, 9, Being::fortune, Being::withFortune)
        .inForms();
    somebody
        .number(
            "at",
            "Zone or feet along the line; on a map 1000 for each row and 1 for each column",
            -FAR,
            FAR,
            Being::at,
            Being::withAt)
        .plain()
        .inForms();
    somebody
        .shown(
            "space",
            "Space of the map, where there is one",
            (state, b) -> state.map().map(_ -> Places.name(state, b.at())))
        .plain();
  }

  private void growth() {
    somebody
        .number(
            "level",
            "Level",
            1,
            99,
            b -> b.growth().level(),
            (b, n) -> b.with(b.growth().at(n, b.growth().xp())))
        .inForms();
    somebody
        .number(
            "xp",
            "Unspent XP",
            0,
            9999,
            b -> b.growth().xp(),
            (b, n) -> b.with(b.growth().at(b.growth().level(), n)))
        .inForms();
    somebody.shown("coins", "Worth of the purse in copper", b -> b.pack().purse().copper());
    somebody.shown(
        "rest-owed",
        "Days of rest owed",
        b -> b.injuries().stream().mapToInt(Injury::daysOwed).sum());
  }

  private void flags() {
    for (Affliction what : Affliction.values()) {
      somebody
          .shown(
              key(what), "Condition dice of that kind", b -> b.pool(what).map(Pool::dice).orElse(0))
          .set((state, b, _, value) -> afflicted(state, b, what, number(value, 0, 99)));
    }
    somebody
        .shown("flags", "What holds of somebody, as a list", Being::flags)
        .plain(b -> b.flags().stream().filter(Flag.PLAIN_TO_SEE::has).toList());
    for (Flag flag : Flag.values()) {
      var holds =
          somebody.truth(
              key(flag),
              "Whether that flag holds",
              b -> b.is(flag),
              (b, yes) -> flagged(b, flag, yes));
      if (Flag.PLAIN_TO_SEE.has(flag)) {
        holds.plain();
      }
    }
    somebody.shown("out", "Whether somebody is at 0 HP", Being::isDown).plain();
    somebody.list(
        "effects", "What is at work on somebody for a while", Being::effects, Effect::kind);
    somebody.list("injuries", "What lasts of the injury table", Being::injuries, Injury::kind);
  }

  private static Being afflicted(RathState state, Being being, Affliction what, int dice) {
    return dice == 0 ? being.without(what) : being.with(Pool.begun(what, dice, state.now()));
  }

  /// Whoever has HP is not down, and comes to if they were; whoever has none owes a survival test,
  /// unless a foe is defeated by it (RTH-SURV-01, RTH-R-48, RTH-R-49).
  private static Being downOrUp(Being was, int hp) {
    var being = was.withHp(hp);
    if (hp > 0) {
      return was.isDown() ? being.without(Flag.FALLEN).without(Flag.UNCONSCIOUS) : being;
    }
    return being.isDefeated() || being.isDead() ? being : being.with(Flag.FALLEN);
  }

  private static Being flagged(Being being, Flag flag, boolean holds) {
    if (!holds) {
      return being.without(flag);
    }
    return flag == Flag.DEAD ? being.killed() : being.with(flag);
  }

  private void belongings() {
    somebody.list("items", "Items in sheet order", b -> b.pack().items(), Item::key);
    somebody.list("held", "Items in hand", b -> in(b, Item.Where.HELD), Item::key);
    somebody.list("worn", "Items worn", b -> in(b, Item.Where.WORN), Item::key);
    somebody
        .each(
            "usage.<item>",
            "The sides of an item's usage die",
            b -> b.pack().items().stream().filter(i -> i.gear().usage().isPresent()).toList(),
            Values::key,
            Item::usage)
        .set((_, b, item, value) -> using(b, item, value));
    somebody.list(
        "aptitudes",
        "Aptitudes by name",
        b -> b.growth().aptitudes(),
        known -> known.aptitude().name());
    somebody.shown("burned", "Spells burned", b -> b.magic().burned());
    somebody.shown("equipped", "Spells equipped", b -> b.magic().equipped());
    somebody.shown("known", "Spells known", b -> b.magic().known());
  }

  private static Being using(Being being, String key, String value) {
    for (Item item : being.pack().items()) {
      if (key(item).equals(key) && Gear.USAGE_DICE.contains(number(value, 0, FAR))) {
        return being.with(being.pack().with(item.using(number(value, 0, FAR))));
      }
    }
    throw unsettable(being.id() + ".usage." + key);
  }

  private static List<Item> in(Being being, Item.Where where) {
    return Lists.without(being.pack().items(), item -> item.where() != where);
  }

  private static String key(Item item) {
    return item.key().replace(' ', '-');
  }

  public static String key(Enum<?> constant) {
    return Names.kebab(constant.name());
  }

  private void whose() {
    somebody.shown("side", "party, foes or neutral", Being::side).plain();
    somebody.shown("kind", "pc, henchman or creature", b -> b.who().kind()).plain();
    secrecy((b, secrecy) -> b.with(b.who().shown(secrecy))).onlyTheReferee();
  }

  private void around() {
    game.shown(
        "fight.round",
        "The round; 0 outside combat",
        state -> state.fight().map(Fight::round).orElse(0));
    game.shown(
        "fight.first",
        "The side that acts first; none outside combat",
        state -> state.fight().map(fight -> key(fight.first())).orElse("none"));
    game.shown(
        "fight.now",
        "The side whose turns are taken; none outside",
        state -> state.fight().map(fight -> key(fight.now())).orElse("none"));
    game.shown(
        "fight.turn",
        "Whose turn it is; none if nobody's",
        (seat, state) ->
            state
                .fight()
                .flatMap(Fight::turn)
                .map(Fight.Turn::who)
                .filter(who -> state.maySee(who, seat))
                .orElse("none"));
    game.list("ground", "Items lying about", RathState::ground, lying -> lying.item().key());
    game.number(
        "clock",
        "Minutes since play began",
        0,
        99_999_999,
        state -> (int) state.clock(),
        RathState::withClock);
  }

  @Override
  public Optional<Refusal> refusal(RathState state, String fact, String value) {
    var refused = super.refusal(state, fact, value);
    return refused.isEmpty() && fact.endsWith(".at")
        ? offTheMap(set(state, fact, value), fact)
        : refused;
  }

  /// On a map people stand where there is room to stand (RTH-DIST-07).
  private static Optional<Refusal> offTheMap(RathState state, String fact) {
    int at = state.being(fact.substring(0, fact.length() - ".at".length())).at();
    return state.map().flatMap(_ -> Places.standingRefusal(state, at, RTH_DIST_07));
  }

  /// The state as far as a seat knows it: without those it does not see, and without what those
  /// have readied whose figures it does not know.
  public static RathState asSeenBy(RathState state, Seat seat) {
    return state
        .withRoster(state.seenBy(seat, UnaryOperator.identity()))
        .inFight(
            fight ->
                fight.holdingOnly(
                    held ->
                        state
                            .find(held.who())
                            .map(holder -> state.maySeeFigures(holder, seat))
                            .orElse(false)));
  }

  @Override
  public RathStep setting(String fact, Object value, String reason) {
    return new RathStep.SetValue(fact, String.valueOf(value), reason);
  }
}

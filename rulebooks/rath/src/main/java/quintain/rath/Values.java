package quintain.rath;

import static quintain.rath.Rth.RTH_DIST_07;
import static quintain.rath.Rth.RTH_R_09;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import quintain.kernel.FactKind;
import quintain.kernel.Names;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;

/// Facts by name: what scripts read, and what the GM may set with a reason.
final class Values {
  private Values() {}

  /// A number of somebody's: how to read it and, where the GM may, how to set it and how far.
  private record Figure(
      String name, String about, Function<Being, Integer> read, Optional<Setting> setting) {
    static Figure settable(
        String name, String about, Function<Being, Integer> read, Setting setting) {
      return new Figure(name, about, read, Optional.of(setting));
    }

    static Figure readable(String name, String about, Function<Being, Integer> read) {
      return new Figure(name, about, read, Optional.empty());
    }
  }

  private record Setting(
      int least, Function<Being, Integer> most, BiFunction<Being, Integer, Being> set) {
    static Setting of(int least, int most, BiFunction<Being, Integer, Being> set) {
      return new Setting(least, _ -> most, set);
    }

    Being of(Being being, int number) {
      return set.apply(being, within(number, least, most.apply(being)));
    }
  }

  private static final String CLOCK = "clock";

  private static final List<Figure> FIGURES = figures();

  private static List<Figure> figures() {
    var figures = new ArrayList<Figure>();
    figures.add(
        Figure.settable(
            "hp",
            "HP now",
            Being::hp,
            new Setting(0, Being::maxHp, (b, n) -> downOrUp(b.withHp(n)))));
    figures.add(
        Figure.settable(
            "max-hp",
            "HP when nothing is lost",
            Being::maxHp,
            Setting.of(1, 999, Being::withMaxHp)));
    for (Stat stat : Stat.values()) {
      figures.add(
          Figure.settable(
              Names.kebab(stat.name()),
              stat.name(),
              b -> b.stat(stat),
              Setting.of(-10, 20, (b, n) -> b.with(b.stats().with(stat, n)))));
    }
    figures.add(Figure.readable("ac", "AC now", Armor::of));
    figures.add(
        Figure.settable(
            "cracked",
            "AC lost until combat ends",
            Being::cracked,
            Setting.of(0, 99, Being::withCracked)));
    figures.add(
        Figure.settable(
            "fortune", "Fortune points", Being::fortune, Setting.of(0, 9, Being::withFortune)));
    figures.add(
        Figure.settable(
            "at",
            "Zone or feet along the line; on a map 1000 for each row and 1 for each column",
            Being::at,
            Setting.of(-999_999, 999_999, Being::withAt)));
    figures.add(Figure.readable("slots", "Slots without penalty", Encumbrance::slots));
    figures.add(Figure.readable("slots-used", "Slots filled", Encumbrance::used));
    figures.add(
        Figure.settable(
            "level",
            "Level",
            b -> b.growth().level(),
            Setting.of(1, 99, (b, n) -> b.with(b.growth().at(n, b.growth().xp())))));
    figures.add(
        Figure.settable(
            "xp",
            "Unspent XP",
            b -> b.growth().xp(),
            Setting.of(0, 9999, (b, n) -> b.with(b.growth().at(b.growth().level(), n)))));
    figures.add(
        Figure.readable("coins", "Worth of the purse in copper", b -> b.pack().purse().copper()));
    figures.add(
        Figure.readable(
            "rest-owed",
            "Days of rest owed",
            b -> b.injuries().stream().mapToInt(Injury::daysOwed).sum()));
    return List.copyOf(figures);
  }

  /// The numbers of somebody that the GM may set.
  static List<String> settable() {
    return FIGURES.stream()
        .filter(figure -> figure.setting().isPresent())
        .map(Figure::name)
        .toList();
  }

  /// What a number of somebody's may be set to: all of its range, or of a long one what lies about
  /// the number it is now.
  static List<Integer> range(Being being, String name) {
    var figure = FIGURES.stream().filter(f -> f.name().equals(name)).findFirst().orElseThrow();
    var setting = figure.setting().orElseThrow();
    int now = figure.read().apply(being);
    int least = Math.max(setting.least(), now - WIDE);
    int most = Math.min(setting.most().apply(being), now + WIDE);
    return IntStream.rangeClosed(least, most).boxed().toList();
  }

  /// How far a form looks from the number that is.
  private static final int WIDE = 100;

  /// Whoever has HP is not down, and whoever has none owes a survival test, unless a foe is
  /// defeated by it (RTH-SURV-01, RTH-R-49).
  private static Being downOrUp(Being being) {
    return being.hp() > 0
        ? being.without(Flag.FALLEN)
        : being.isDefeated() || being.isDead() ? being : being.with(Flag.FALLEN);
  }

  private static int within(int number, int least, int most) {
    if (number < least || number > most) {
      throw new IllegalArgumentException(
          "Expected a number from " + least + " to " + most + ", not " + number);
    }
    return number;
  }

  static List<FactKind> kinds() {
    var kinds = new ArrayList<FactKind>();
    for (Figure figure : FIGURES) {
      kinds.add(
          new FactKind("<id>." + figure.name(), figure.about(), figure.setting().isPresent()));
    }
    for (Affliction what : Affliction.values()) {
      kinds.add(new FactKind("<id>." + key(what), "Condition dice of that kind", true));
    }
    kinds.add(new FactKind("<id>.space", "Space of the map, where there is one", false));
    kinds.add(new FactKind("<id>.flags", "What holds of somebody, as a list", false));
    for (Flag flag : Flag.values()) {
      kinds.add(new FactKind("<id>." + key(flag), "Whether that flag holds", true));
    }
    kinds.add(new FactKind("<id>.out", "Whether somebody is at 0 HP", false));
    kinds.add(new FactKind("<id>.encumbered", "Whether too many slots are filled", false));
    kinds.add(new FactKind("<id>.effects", "What is at work on somebody for a while", false));
    kinds.add(new FactKind("<id>.injuries", "What lasts of the injury table", false));
    kinds.add(new FactKind("<id>.items", "Items in sheet order", false));
    kinds.add(new FactKind("<id>.held", "Items in hand", false));
    kinds.add(new FactKind("<id>.worn", "Items worn", false));
    kinds.add(new FactKind("<id>.usage.<item>", "The sides of an item's usage die", true));
    kinds.add(new FactKind("<id>.aptitudes", "Aptitudes by name", false));
    kinds.add(new FactKind("<id>.burned", "Spells burned", false));
    kinds.add(new FactKind("<id>.equipped", "Spells equipped", false));
    kinds.add(new FactKind("<id>.known", "Spells known", false));
    kinds.add(new FactKind("<id>.side", "party, foes or neutral", false));
    kinds.add(new FactKind("<id>.kind", "pc, henchman or creature", false));
    kinds.add(new FactKind("<id>.secrecy", "open, figures-hidden or unseen", true));
    kinds.add(new FactKind("fight.round", "The round; 0 outside combat", false));
    kinds.add(new FactKind("fight.first", "The side that acts first; none outside combat", false));
    kinds.add(new FactKind("fight.now", "The side whose turns are taken; none outside", false));
    kinds.add(new FactKind("fight.turn", "Whose turn it is; none if nobody's", false));
    kinds.add(new FactKind("ground", "Items lying about", false));
    kinds.add(new FactKind(CLOCK, "Minutes since play began", true));
    return List.copyOf(kinds);
  }

  static String key(Enum<?> constant) {
    return Names.kebab(constant.name());
  }

  /// The state as far as a seat knows it: without those it does not see, and without what those
  /// have readied whose figures it does not know.
  static RathState asSeenBy(RathState state, Seat seat) {
    var seen = state.roster().stream().filter(being -> state.maySee(being, seat)).toList();
    return state
        .withRoster(seen)
        .inFight(
            fight ->
                fight.holdingOnly(
                    held ->
                        state
                            .find(held.who())
                            .map(holder -> state.maySeeFigures(holder, seat))
                            .orElse(false)));
  }

  static Map<String, Object> facts(RathState state, Seat seat) {
    var facts = new LinkedHashMap<String, Object>();
    for (Being being : state.roster()) {
      if (state.maySee(being, seat)) {
        facts.put(being.id() + ".side", key(being.side()));
        facts.put(being.id() + ".kind", key(being.who().kind()));
        facts.put(being.id() + ".at", being.at());
        if (state.map().isPresent()) {
          facts.put(being.id() + ".space", Places.name(state, being.at()));
        }
        facts.put(being.id() + ".out", being.isDown());
        putFlags(facts, being, state.maySeeFigures(being, seat));
        if (state.maySeeFigures(being, seat)) {
          putFigures(facts, being);
        }
        if (seat.isReferee()) {
          facts.put(being.id() + ".secrecy", key(being.secrecy()));
        }
      }
    }
    facts.put("fight.round", state.fight().map(Fight::round).orElse(0));
    facts.put("fight.first", state.fight().map(fight -> key(fight.first())).orElse("none"));
    facts.put("fight.now", state.fight().map(fight -> key(fight.now())).orElse("none"));
    facts.put(
        "fight.turn",
        state
            .fight()
            .flatMap(Fight::turn)
            .map(Fight.Turn::who)
            .filter(who -> state.maySee(state.being(who), seat))
            .orElse("none"));
    facts.put("ground", state.ground().stream().map(lying -> lying.item().key()).toList());
    facts.put(CLOCK, (int) state.clock());
    return facts;
  }

  private static void putFlags(Map<String, Object> facts, Being being, boolean all) {
    var flags = being.flags().stream().filter(flag -> all || Flag.PLAIN_TO_SEE.has(flag));
    facts.put(being.id() + ".flags", flags.map(Values::key).toList());
    for (Flag flag : Flag.values()) {
      if (all || Flag.PLAIN_TO_SEE.has(flag)) {
        facts.put(being.id() + "." + key(flag), being.is(flag));
      }
    }
  }

  private static void putFigures(Map<String, Object> facts, Being being) {
    var id = being.id();
    for (Figure figure : FIGURES) {
      facts.put(id + "." + figure.name(), figure.read().apply(being));
    }
    for (Affliction what : Affliction.values()) {
      facts.put(id + "." + key(what), being.pool(what).map(Pool::dice).orElse(0));
    }
    facts.put(id + ".encumbered", Encumbrance.isEncumbered(being));
    facts.put(id + ".effects", being.effects().stream().map(effect -> key(effect.kind())).toList());
    facts.put(
        id + ".injuries", being.injuries().stream().map(injury -> key(injury.kind())).toList());
    facts.put(id + ".items", being.pack().items().stream().map(Item::key).toList());
    facts.put(id + ".held", placed(being, Item.Where.HELD));
    facts.put(id + ".worn", placed(being, Item.Where.WORN));
    for (Item item : being.pack().items()) {
      if (item.gear().usage().isPresent()) {
        facts.put(id + ".usage." + item.key().replace(' ', '-'), item.usage());
      }
    }
    facts.put(
        id + ".aptitudes",
        being.growth().aptitudes().stream().map(known -> known.aptitude().name()).toList());
    facts.put(id + ".burned", being.magic().burned());
    facts.put(id + ".equipped", being.magic().equipped());
    facts.put(id + ".known", being.magic().known());
  }

  private static List<String> placed(Being being, Item.Where where) {
    return being.pack().items().stream()
        .filter(item -> item.where() == where)
        .map(Item::key)
        .toList();
  }

  /// Why a fact cannot be set so.
  static Optional<Refusal> refusal(RathState state, String fact, String value) {
    try {
      var then = set(state, fact, value);
      return fact.endsWith(".at") ? offTheMap(then, fact) : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(new Refusal(RTH_R_09, String.valueOf(e.getMessage())));
    }
  }

  /// On a map people stand where there is room to stand (RTH-DIST-07).
  private static Optional<Refusal> offTheMap(RathState state, String fact) {
    int at = state.being(fact.substring(0, fact.length() - ".at".length())).at();
    return state
        .map()
        .filter(map -> !Places.isOpen(map, at))
        .map(_ -> new Refusal(RTH_DIST_07, "Nobody can stand at " + Places.name(state, at)));
  }

  static RathState set(RathState state, String fact, String value) {
    if (fact.equals(CLOCK)) {
      return state.withClock(within(number(value), 0, 99_999_999));
    }
    int dot = fact.indexOf('.');
    if (dot < 0) {
      throw new IllegalArgumentException("Nothing called " + fact + " can be set");
    }
    var being = state.being(fact.substring(0, dot));
    return state.with(set(state, being, fact.substring(dot + 1), value));
  }

  private static Being set(RathState state, Being being, String name, String value) {
    for (Figure figure : FIGURES) {
      if (figure.name().equals(name) && figure.setting().isPresent()) {
        return figure.setting().get().of(being, number(value));
      }
    }
    for (Affliction what : Affliction.values()) {
      if (key(what).equals(name)) {
        int dice = within(number(value), 0, 99);
        return dice == 0 ? being.without(what) : being.with(Conditions.fresh(state, what, dice));
      }
    }
    for (Flag flag : Flag.values()) {
      if (key(flag).equals(name)) {
        return truth(value) ? being.with(flag) : being.without(flag);
      }
    }
    if (name.equals("secrecy")) {
      for (Secrecy secrecy : Secrecy.values()) {
        if (key(secrecy).equals(value)) {
          return being.with(being.who().shown(secrecy));
        }
      }
    }
    if (name.startsWith("usage.")) {
      var wanted = name.substring("usage.".length());
      for (Item item : being.pack().items()) {
        if (item.key().replace(' ', '-').equals(wanted)
            && Gear.USAGE_DICE.contains(number(value))) {
          return being.with(being.pack().with(item.using(number(value))));
        }
      }
    }
    throw new IllegalArgumentException("Nothing called " + being.id() + "." + name + " can be set");
  }

  private static int number(String value) {
    if (!value.matches("-?[0-9]{1,9}")) {
      throw new IllegalArgumentException("Expected a whole number, not " + value);
    }
    return Integer.parseInt(value);
  }

  private static boolean truth(String value) {
    return switch (value) {
      case "true", "yes" -> true;
      case "false", "no" -> false;
      default -> throw new IllegalArgumentException("Expected yes or no, not " + value);
    };
  }
}

package quintain.cairn;

import static quintain.cairn.Crn.CRN_ACT_03;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import quintain.kernel.FactKind;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.PlainSlots;

/// Facts by name: what scripts read, and what the Warden may set with a reason.
final class Values {
  private Values() {}

  /// A number of somebody's: how to read it and, where the Warden may, how to set it.
  private record Figure(
      String name,
      String about,
      Function<Being, Integer> read,
      Optional<BiFunction<Being, Integer, Being>> set) {
    static Figure settable(
        String name,
        String about,
        Function<Being, Integer> read,
        BiFunction<Being, Integer, Being> set) {
      return new Figure(name, about, read, Optional.of(set));
    }
  }

  private static final List<Figure> FIGURES =
      List.of(
          Figure.settable("hp", "HP now", Being::hp, Being::withHp),
          Figure.settable("max-hp", "HP when nothing is lost", Being::maxHp, Being::withMaxHp),
          now("str", Ability.STR),
          now("dex", Ability.DEX),
          now("wil", Ability.WIL),
          max("max-str", Ability.STR),
          max("max-dex", Ability.DEX),
          max("max-wil", Ability.WIL),
          Figure.settable(
              "fatigue",
              "Fatigue carried",
              b -> b.pack().fatigue(),
              (b, n) -> b.with(b.pack().withFatigue(n))),
          Figure.settable(
              "coins",
              "Coin in copper",
              b -> b.pack().coins(),
              (b, n) -> b.with(b.pack().withCoins(n))),
          Figure.settable("at", "Feet along the way", Being::at, Being::withAt),
          new Figure("slots", "Slots filled", b -> b.pack().used(), Optional.empty()));

  private static Figure now(String name, Ability ability) {
    return Figure.settable(
        name,
        ability + " now",
        b -> b.score(ability).now(),
        (b, n) -> b.withScore(ability, new Score(n, Math.max(n, b.score(ability).max()))));
  }

  private static Figure max(String name, Ability ability) {
    return Figure.settable(
        name,
        ability + " when nothing is lost",
        b -> b.score(ability).max(),
        (b, n) -> b.withScore(ability, new Score(Math.min(n, b.score(ability).now()), n)));
  }

  static List<FactKind> kinds() {
    var kinds = new ArrayList<FactKind>();
    for (Figure figure : FIGURES) {
      kinds.add(new FactKind("<id>." + figure.name(), figure.about(), figure.set().isPresent()));
    }
    kinds.add(new FactKind("<id>.armor", "Armor, all pieces counted", false));
    kinds.add(new FactKind("<id>.flags", "What holds of somebody, as a list", false));
    for (Flag flag : Flag.values()) {
      kinds.add(new FactKind("<id>." + Names.kebab(flag.name()), "Whether that flag holds", true));
    }
    kinds.add(new FactKind("<id>.needs", "Crucial needs that are lacking", false));
    kinds.add(new FactKind("<id>.scars", "Scars, as told", false));
    kinds.add(new FactKind("<id>.rewards", "Rows of scars that still owe something", false));
    kinds.add(new FactKind("<id>.items", "Items in sheet order", false));
    kinds.add(new FactKind("<id>.held", "Items in hand", false));
    kinds.add(new FactKind("<id>.worn", "Items worn", false));
    kinds.add(new FactKind("<id>.left.<item>", "Uses or charges left of an item", false));
    kinds.add(new FactKind("<id>.side", "party or foes", false));
    kinds.add(new FactKind("<id>.kind", "pc, hireling or npc", false));
    kinds.add(new FactKind("<id>.owed", "Wages owed, in copper", false));
    kinds.add(new FactKind("<id>.secrecy", "open, figures-hidden or unseen", true));
    kinds.add(new FactKind("scene.closed", "Whether there is no safe place to run to", true));
    kinds.add(
        new FactKind("scene.cover.<attacker>.<target>", "Whether cover stands between them", true));
    kinds.add(new FactKind("fight.round", "The round; 0 outside rounds", false));
    kinds.add(new FactKind("fight.phase", "early, foes, late or all; none outside rounds", false));
    kinds.add(new FactKind("clock", "Seconds since the midnight before play began", true));
    kinds.add(new FactKind("effects", "Powers at work", false));
    kinds.add(new FactKind("ground", "Items lying about", false));
    kinds.add(new FactKind("prices.<place>", "Prices somewhere, in percent of the list", false));
    kinds.add(new FactKind("treasures", "Treasure the Warden has placed", false));
    return List.copyOf(kinds);
  }

  /// What this seat may know, by name.
  static Map<String, Object> facts(CairnState state, Seat seat) {
    var facts = new LinkedHashMap<String, Object>();
    for (Being being : state.roster()) {
      if (state.maySee(being, seat)) {
        facts(state, being, seat, facts);
      }
    }
    facts.put("scene.closed", state.scene().closed());
    facts.put("fight.round", state.fight().map(Fight::round).orElse(0));
    facts.put(
        "fight.phase",
        state.fight().map(fight -> Names.kebab(fight.phase().name())).orElse("none"));
    facts.put("clock", Math.toIntExact(state.clock()));
    facts.put(
        "effects",
        state.effects().stream()
            .map(e -> e.on().isEmpty() ? e.name() : e.name() + " on " + String.join(", ", e.on()))
            .toList());
    facts.put("ground", state.ground().stream().map(Item::key).toList());
    for (World.Market market : state.markets()) {
      facts.put("prices." + market.place(), market.percent());
    }
    if (seat.isReferee()) {
      facts.put("treasures", state.treasures().stream().map(World.Treasure::name).toList());
    }
    return facts;
  }

  /// The state as far as a seat knows it: without those it does not see, who are no members of a
  /// fight either, where somebody missing would look like somebody lost; and nobody's nerve is
  /// tested whose figures it does not know.
  static CairnState asSeenBy(CairnState state, Seat seat) {
    var seen = new ArrayList<Being>();
    for (Being being : state.roster()) {
      if (state.maySeeFigures(being, seat)) {
        seen.add(being);
      } else if (state.maySee(being, seat)) {
        seen.add(being.with(being.block().withoutMorale()));
      }
    }
    return state
        .withRoster(List.copyOf(seen))
        .inFight(
            fight ->
                fight.asKnown(
                    id -> state.find(id).map(being -> state.maySee(being, seat)).orElse(true),
                    id ->
                        state
                            .find(id)
                            .map(being -> state.maySeeFigures(being, seat))
                            .orElse(true)));
  }

  private static void facts(CairnState state, Being being, Seat seat, Map<String, Object> facts) {
    var id = being.id() + ".";
    facts.put(id + "flags", flags(being));
    facts.put(id + "side", Names.kebab(being.side().name()));
    facts.put(id + "at", being.at());
    if (!state.maySeeFigures(being, seat)) {
      return;
    }
    for (Figure figure : FIGURES) {
      facts.put(id + figure.name(), figure.read().apply(being));
    }
    for (Flag flag : Flag.values()) {
      facts.put(id + Names.kebab(flag.name()), being.is(flag));
    }
    facts.put(id + "armor", Armor.of(state, being));
    facts.put(id + "needs", being.needs().stream().map(Need::what).toList());
    facts.put(id + "scars", being.scars());
    facts.put(id + "rewards", being.rewards().stream().map(Reward::row).toList());
    var items = being.pack().items();
    facts.put(id + "items", items.stream().map(Item::key).toList());
    facts.put(id + "held", in(items, Item.Where.HELD));
    facts.put(id + "worn", in(items, Item.Where.WORN));
    for (Item item : items) {
      if (item.left() > 0 || item.gear().uses() > 0 || item.relic().isPresent()) {
        facts.put(id + "left." + item.key(), item.left());
      }
    }
    facts.put(id + "kind", Names.kebab(being.who().kind().name()));
    facts.put(id + "secrecy", Names.kebab(being.secrecy().name()));
    being.hire().ifPresent(hire -> facts.put(id + "owed", hire.owed()));
  }

  private static List<String> in(List<Item> items, Item.Where where) {
    return items.stream().filter(item -> item.where() == where).map(Item::key).toList();
  }

  /// Flags as people read them: those kept, and those that follow from needs and scores.
  static List<String> flags(Being being) {
    var flags = new ArrayList<String>();
    for (Flag flag : being.flags()) {
      flags.add(Names.kebab(flag.name()));
    }
    if (being.isDeprived()) {
      flags.add("deprived");
    }
    if (being.isParalysed()) {
      flags.add("paralysed");
    }
    if (being.isDelirious()) {
      flags.add("delirious");
    }
    return List.copyOf(flags);
  }

  /// Why the Warden cannot set this.
  static Optional<Refusal> problem(CairnState state, String fact, String value) {
    try {
      set(state, fact, value);
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(new Refusal(CRN_ACT_03, String.valueOf(e.getMessage())));
    }
  }

  static CairnState set(CairnState state, String fact, String value) {
    if (fact.equals("scene.closed")) {
      return state.with(state.scene().closed(truth(value)));
    }
    if (fact.equals("clock")) {
      return state.withClock(number(value));
    }
    int dot = fact.indexOf('.');
    if (dot < 0) {
      throw new IllegalArgumentException("Nothing called " + fact + " can be set");
    }
    var id = fact.substring(0, dot);
    var name = fact.substring(dot + 1);
    if (id.equals("scene") && name.startsWith("cover.")) {
      var pair = name.substring("cover.".length()).split("\\.", -1);
      if (pair.length == 2) {
        return state.with(
            state
                .scene()
                .withCover(state.being(pair[0]).id(), state.being(pair[1]).id(), truth(value)));
      }
    }
    return state.with(set(state.being(id), name, value));
  }

  private static Being set(Being being, String name, String value) {
    for (Figure figure : FIGURES) {
      if (figure.name().equals(name) && figure.set().isPresent()) {
        int number = Scale.number(name, value).orElseGet(() -> number(value));
        return figure.set().get().apply(being, number);
      }
    }
    for (Flag flag : Flag.values()) {
      if (Names.kebab(flag.name()).equals(name)) {
        return truth(value) ? being.with(flag) : being.without(flag);
      }
    }
    if (name.equals("secrecy")) {
      for (Secrecy secrecy : Secrecy.values()) {
        if (Names.kebab(secrecy.name()).equals(value)) {
          return being.with(being.who().shown(secrecy));
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

  // The Warden's hand

  private static final List<String> IN_FORMS = List.of("hp", "str", "dex", "wil", "fatigue");

  private static final String CLOSED = "scene.closed";

  static Optional<Question<?>> settable(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Being being : blank.state().roster()) {
      for (String figure : IN_FORMS) {
        options.add(
            Option.of(
                being.id() + "." + figure, being.name() + ": " + figure.toUpperCase(Locale.ROOT)));
      }
    }
    options.add(Option.of(CLOSED, "no safe place to run to"));
    return PlainSlots.oneOf(topic, options);
  }

  static Optional<Question<?>> valueOf(Blank<CairnState> blank, Topic topic) {
    var fact = blank.partial().get("fact", String.class);
    var options = new ArrayList<Option<String>>();
    if (fact.equals(CLOSED)) {
      options.add(Option.of("yes", "yes"));
      options.add(Option.of("no", "no"));
    } else {
      for (int number = 0; number <= most(blank.state(), fact); number++) {
        options.add(Option.of(Integer.toString(number), Integer.toString(number)));
      }
    }
    return PlainSlots.oneOf(topic, options);
  }

  private static int most(CairnState state, String fact) {
    int dot = fact.lastIndexOf('.');
    var being = state.being(fact.substring(0, dot));
    return switch (fact.substring(dot + 1)) {
      case "hp" -> being.maxHp();
      case "str" -> being.str().max();
      case "dex" -> being.dex().max();
      case "wil" -> being.wil().max();
      case "fatigue" -> Pack.SLOTS - (being.pack().used() - being.pack().fatigue());
      default -> throw new IllegalArgumentException(fact + " is not offered for setting");
    };
  }
}

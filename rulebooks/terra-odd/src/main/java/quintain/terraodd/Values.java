package quintain.terraodd;

import static quintain.kernel.forms.PlainSlots.oneOf;
import static quintain.terraodd.Odd.ODD_MODR_01;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
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

/// Facts by name: what scripts read, and what the GM may set with a reason.
final class Values {
  private Values() {}

  /// A number of somebody's: how to read it and how to set it.
  private record Figure(
      String name,
      String about,
      int least,
      int most,
      Function<Being, Integer> read,
      BiFunction<Being, Integer, Being> set) {}

  private static final int MOST_GRIT = 99;

  /// As high as an attribute of a sheet may be.
  private static final int MOST_SCORE = 30;

  private static final List<Figure> FIGURES = figures();

  private static List<Figure> figures() {
    var figures = new ArrayList<Figure>();
    figures.add(new Figure("grit", "Grit now", 0, MOST_GRIT, Being::grit, Being::withGrit));
    for (Ability ability : Ability.values()) {
      var name = Names.kebab(ability.name());
      figures.add(
          new Figure(
              name,
              ability.told() + " now",
              0,
              MOST_SCORE,
              b -> b.score(ability).now(),
              (b, n) ->
                  b.withScore(ability, new Score(n, Math.max(n, b.score(ability).permanent())))));
      figures.add(
          new Figure(
              "permanent-" + name,
              ability.told() + " when nothing is lost",
              0,
              MOST_SCORE,
              b -> b.score(ability).permanent(),
              (b, n) -> b.withScore(ability, new Score(Math.min(n, b.score(ability).now()), n))));
    }
    figures.add(
        new Figure(
            "credits",
            "Credits, or the setting's coin",
            0,
            1_000_000,
            b -> b.pack().credits(),
            (b, n) -> b.with(b.pack().withCredits(n))));
    figures.add(
        new Figure("at", "Feet along the way", -1_000_000, 1_000_000, Being::at, Being::withAt));
    return List.copyOf(figures);
  }

  static List<FactKind> kinds() {
    var kinds = new ArrayList<FactKind>();
    for (Figure figure : FIGURES) {
      kinds.add(new FactKind("<id>." + figure.name(), figure.about(), true));
    }
    kinds.add(new FactKind("<id>.armour", "Armour, all pieces counted", false));
    kinds.add(new FactKind("<id>.flags", "What holds of somebody, as a list", false));
    for (Flag flag : Flag.values()) {
      kinds.add(new FactKind("<id>." + Names.kebab(flag.name()), "Whether that flag holds", true));
    }
    kinds.add(new FactKind("<id>.advancements", "How many Advancements somebody has", false));
    kinds.add(new FactKind("<id>.advancement-names", "Which Advancements those are", false));
    kinds.add(new FactKind("<id>.conditions", "The Conditions somebody has", false));
    kinds.add(new FactKind("<id>.needs", "Crucial needs that are lacking", false));
    kinds.add(new FactKind("<id>.items", "Items in sheet order", false));
    kinds.add(new FactKind("<id>.held", "Items in hand", false));
    kinds.add(new FactKind("<id>.worn", "Items worn", false));
    kinds.add(new FactKind("<id>.left.<item>", "Uses left of an item", false));
    kinds.add(new FactKind("<id>.keepsakes", "Things without figures", false));
    kinds.add(new FactKind("<id>.story", "Lines that players told", false));
    kinds.add(new FactKind("<id>.side", "party or foes", true));
    kinds.add(new FactKind("<id>.kind", "pc or npc", false));
    kinds.add(new FactKind("<id>.secrecy", "open, figures-hidden or unseen", true));
    kinds.add(new FactKind("scene.closed", "Whether there is no safe place to run to", true));
    kinds.add(new FactKind("scene.dark", "Whether it is dark", true));
    kinds.add(
        new FactKind("scene.cover.<attacker>.<target>", "Whether cover stands between them", true));
    kinds.add(new FactKind("fight.round", "The round; 0 outside rounds", false));
    kinds.add(new FactKind("fight.phase", "early, foes or late; none outside rounds", false));
    kinds.add(new FactKind("clock", "Seconds since the midnight before play began", true));
    kinds.add(new FactKind("ground", "Items lying about", false));
    return List.copyOf(kinds);
  }

  /// What this seat may know, by name.
  static Map<String, Object> facts(OddState state, Seat seat) {
    var facts = new LinkedHashMap<String, Object>();
    for (Being being : state.roster()) {
      if (state.maySee(being, seat)) {
        facts(state, being, seat, facts);
      }
    }
    facts.put("scene.closed", state.scene().closed());
    facts.put("scene.dark", state.scene().dark());
    facts.put("fight.round", state.fight().map(Fight::round).orElse(0));
    facts.put(
        "fight.phase",
        state.fight().map(fight -> Names.kebab(fight.phase().name())).orElse("none"));
    facts.put("clock", Math.toIntExact(state.clock()));
    facts.put("ground", state.ground().stream().map(Item::key).toList());
    return facts;
  }

  /// The state as far as a seat knows it: without those it does not see, who are no members of a
  /// fight either, where somebody missing would look like somebody lost; and nobody's nerve is
  /// tested whose figures it does not know.
  static OddState asSeenBy(OddState state, Seat seat) {
    var seen = new ArrayList<Being>();
    for (Being being : state.roster()) {
      if (state.maySeeFigures(being, seat)) {
        seen.add(being);
      } else if (state.maySee(being, seat)) {
        seen.add(being.living(life -> life.with(life.block().withoutMorale())));
      }
    }
    return state
        .withRoster(List.copyOf(seen))
        .inFight(
            fight ->
                fight.with(
                    fight
                        .foes()
                        .asKnown(
                            id -> state.find(id).map(foe -> state.maySee(foe, seat)).orElse(true),
                            id ->
                                state
                                    .find(id)
                                    .map(foe -> state.maySeeFigures(foe, seat))
                                    .orElse(true))));
  }

  private static void facts(OddState state, Being being, Seat seat, Map<String, Object> facts) {
    var id = being.id() + ".";
    facts.put(id + "side", Names.kebab(being.side().name()));
    facts.put(id + "at", being.at());
    if (!state.maySeeFigures(being, seat)) {
      facts.put(
          id + "flags",
          being.flags().stream()
              .filter(Flag.PLAIN_TO_SEE::has)
              .map(flag -> Names.kebab(flag.name()))
              .toList());
      return;
    }
    facts.put(id + "flags", flags(being));
    for (Figure figure : FIGURES) {
      facts.put(id + figure.name(), figure.read().apply(being));
    }
    for (Flag flag : Flag.values()) {
      facts.put(id + Names.kebab(flag.name()), being.is(flag));
    }
    facts.put(id + "armour", Armour.of(state, being));
    facts.put(id + "advancements", being.talents().size());
    facts.put(id + "advancement-names", being.talents().stream().map(Talent::told).toList());
    facts.put(id + "conditions", being.troubles().stream().map(Trouble::told).toList());
    facts.put(id + "needs", being.life().needs());
    var items = being.pack().items();
    facts.put(id + "items", items.stream().map(Item::key).toList());
    facts.put(id + "held", in(items, Item.Where.HELD));
    facts.put(id + "worn", in(items, Item.Where.WORN));
    for (Item item : items) {
      if (item.gear().uses() > 0) {
        facts.put(id + "left." + item.key(), item.left());
      }
    }
    facts.put(id + "keepsakes", being.pack().keepsakes());
    facts.put(id + "story", being.life().story());
    facts.put(id + "kind", Names.kebab(being.who().kind().name()));
    facts.put(id + "secrecy", Names.kebab(being.who().secrecy().name()));
  }

  private static List<String> in(List<Item> items, Item.Where where) {
    return items.stream().filter(item -> item.where() == where).map(Item::key).toList();
  }

  /// Flags as people read them: those kept, and whether a need is lacking.
  static List<String> flags(Being being) {
    var flags = new ArrayList<String>();
    for (Flag flag : being.flags()) {
      flags.add(Names.kebab(flag.name()));
    }
    if (being.isDeprived()) {
      flags.add("deprived");
    }
    return List.copyOf(flags);
  }

  /// Why the GM cannot set this.
  static Optional<Refusal> problem(OddState state, String fact, String value) {
    try {
      set(state, fact, value);
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(new Refusal(ODD_MODR_01, String.valueOf(e.getMessage())));
    }
  }

  static OddState set(OddState state, String fact, String value) {
    switch (fact) {
      case "scene.closed" -> {
        return state.with(state.scene().closed(truth(value)));
      }
      case "scene.dark" -> {
        return state.with(state.scene().dark(truth(value)));
      }
      case "clock" -> {
        return state.with(state.world().withClock(number(value, 0, Integer.MAX_VALUE)));
      }
      default -> {}
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
    return state.with(state.being(id).id(), being -> set(being, name, value));
  }

  private static Being set(Being being, String name, String value) {
    for (Figure figure : FIGURES) {
      if (figure.name().equals(name)) {
        return figure.set().apply(being, number(value, figure.least(), figure.most()));
      }
    }
    for (Flag flag : Flag.values()) {
      if (Names.kebab(flag.name()).equals(name)) {
        return truth(value) ? being.with(flag) : being.without(flag);
      }
    }
    if (name.equals("side")) {
      for (Who.Side side : Who.Side.values()) {
        if (Names.kebab(side.name()).equals(value)) {
          return being.with(being.who().siding(side));
        }
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

  private static int number(String value, int least, int most) {
    if (!value.matches("-?[0-9]{1,9}")) {
      throw new IllegalArgumentException("Expected a whole number, not " + value);
    }
    int number = Integer.parseInt(value);
    if (number < least || number > most) {
      throw new IllegalArgumentException(
          "Expected a number from " + least + " to " + most + ", not " + value);
    }
    return number;
  }

  private static boolean truth(String value) {
    return switch (value) {
      case "true", "yes" -> true;
      case "false", "no" -> false;
      default -> throw new IllegalArgumentException("Expected yes or no, not " + value);
    };
  }

  // The GM's hand

  private static final List<String> IN_FORMS = List.of("grit", "prowess", "insight", "resolve");

  private static final String SIDE = ".side";

  private static final List<String> TRUTHS = List.of("scene.closed", "scene.dark");

  static Optional<Question<?>> settable(Blank<OddState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Being being : blank.state().roster()) {
      for (String figure : IN_FORMS) {
        options.add(
            Option.of(being.id() + "." + figure, being.name() + ": " + Wording.figure(figure)));
      }
      if (!being.isPc()) {
        options.add(Option.of(being.id() + SIDE, being.name() + ": on whose side"));
      }
    }
    options.add(Option.of("scene.closed", "no safe place to run to"));
    options.add(Option.of("scene.dark", "it is dark"));
    return oneOf(topic, options);
  }

  static Optional<Question<?>> valueOf(Blank<OddState> blank, Topic topic) {
    var fact = blank.partial().get("fact", String.class);
    var options = new ArrayList<Option<String>>();
    if (fact.endsWith(SIDE)) {
      options.add(Option.of("party", "the party's"));
      options.add(Option.of("foes", "the foes'"));
    } else if (TRUTHS.contains(fact)) {
      options.add(Option.of("yes", "yes"));
      options.add(Option.of("no", "no"));
    } else {
      int most = fact.endsWith(".grit") ? MOST_GRIT : MOST_SCORE;
      for (int number = 0; number <= most; number++) {
        options.add(Option.of(Integer.toString(number), Integer.toString(number)));
      }
    }
    return oneOf(topic, options);
  }
}

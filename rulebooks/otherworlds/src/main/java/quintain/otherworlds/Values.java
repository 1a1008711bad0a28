package quintain.otherworlds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import quintain.kernel.FactKind;
import quintain.kernel.Names;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;

/// Facts by name: what scripts read, and what the World Master may set with a reason.
final class Values {
  private static final String ANYBODY = "<id>.";

  private Values() {}

  /// A number of somebody's: how to read it and, where the World Master may, how to set it.
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

    static Figure readable(String name, String about, Function<Being, Integer> read) {
      return new Figure(name, about, read, Optional.empty());
    }
  }

  private static final List<Figure> FIGURES = figures();

  private static List<Figure> figures() {
    var figures = new ArrayList<Figure>();
    pool(figures, "hp", "Health", Being::health, Being::withHealth);
    pool(figures, "ast", "Astral", Being::astral, Being::withAstral);
    pool(figures, "disc", "Discipline", Being::discipline, Being::withDiscipline);
    for (Attribute attribute : Attribute.values()) {
      figures.add(
          Figure.settable(
              Names.kebab(attribute.name()),
              attribute.title() + " as it is now; set, it is what the sheet says",
              being -> being.attribute(attribute),
              (being, score) -> being.with(being.base().with(attribute, within(score, 0, 30)))));
    }
    figures.add(Figure.readable("def", "DEF without its die", Defence::fixed));
    figures.add(Figure.readable("guard", "What the guard still takes", Values::guard));
    figures.add(Figure.readable("absorb", "What absorb still takes", Values::absorb));
    figures.add(
        Figure.settable(
            "marks",
            "Marks in the purse",
            being -> being.life().marks(),
            (being, marks) -> being.with(being.life().withMarks(within(marks, 0, 999_999)))));
    figures.add(Figure.readable("rank", "Rank", being -> being.life().rank()));
    return List.copyOf(figures);
  }

  private static void pool(
      List<Figure> figures,
      String name,
      String title,
      Function<Being, Pool> read,
      BiFunction<Being, Pool, Being> set) {
    figures.add(
        Figure.settable(
            name,
            title + " now",
            being -> read.apply(being).now(),
            (being, points) ->
                set.apply(
                    being,
                    new Pool(
                        within(points, 0, read.apply(being).max()), read.apply(being).max()))));
    figures.add(
        Figure.settable(
            "max-" + name,
            title + " at most",
            being -> read.apply(being).max(),
            (being, most) -> set.apply(being, read.apply(being).withMax(within(most, 0, 999)))));
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
      kinds.add(new FactKind(ANYBODY + figure.name(), figure.about(), figure.set().isPresent()));
    }
    for (Status.Kind kind : Status.Kind.values()) {
      kinds.add(
          new FactKind(
              ANYBODY + key(kind),
              kind.counted() ? "How much of it there is" : "Whether it holds",
              !kind.needsOther()));
    }
    kinds.add(new FactKind(ANYBODY + "side", "Whose side somebody is on", false));
    kinds.add(new FactKind(ANYBODY + "at", "The space somebody is in", true));
    kinds.add(new FactKind(ANYBODY + "conscious", "Neither dead nor unconscious", false));
    kinds.add(new FactKind(ANYBODY + "frozen", "DEX at 0 or lower by frost", false));
    kinds.add(new FactKind(ANYBODY + "petrified", "DEF at 0 by petrify", false));
    kinds.add(new FactKind(ANYBODY + "exhausted", "Loses edge on every roll", false));
    kinds.add(new FactKind(ANYBODY + "evades", "May evade", false));
    kinds.add(new FactKind(ANYBODY + "items", "Everything somebody has", false));
    kinds.add(new FactKind(ANYBODY + "held", "What is in the hands", false));
    kinds.add(new FactKind(ANYBODY + "worn", "What is worn", false));
    kinds.add(new FactKind(ANYBODY + "left.<item>", "Rounds, uses or strength left", true));
    kinds.add(new FactKind(ANYBODY + "used", "What is used up today or in this battle", false));
    kinds.add(new FactKind(ANYBODY + "initiative", "The initiative rolled", false));
    kinds.add(new FactKind(ANYBODY + "secrecy", "What players may know", true));
    kinds.add(new FactKind("fight.round", "The round; 0 outside a battle", false));
    kinds.add(new FactKind("fight.turn", "Whose turn it is", false));
    kinds.add(new FactKind("fight.points", "Turn points left", false));
    kinds.add(new FactKind("fight.steps", "Spaces of movement left", false));
    kinds.add(new FactKind("fight.order", "Who acts in which order", false));
    kinds.add(new FactKind("fight.control", "Who takes a confused one's turn", false));
    kinds.add(new FactKind("scene.fog", "Whether players know only what they see", false));
    kinds.add(new FactKind("ground", "What lies about", false));
    kinds.add(new FactKind("clock", "Minutes since play began", true));
    return List.copyOf(kinds);
  }

  static String key(Enum<?> constant) {
    return Names.kebab(constant.name());
  }

  static Map<String, Object> facts(OtwState state, Seat seat) {
    var facts = new LinkedHashMap<String, Object>();
    for (Being being : state.roster()) {
      if (state.maySee(being, seat)) {
        putOpen(facts, being);
        if (state.maySeeFigures(being, seat)) {
          putFigures(facts, state, being);
        }
        if (seat.isReferee()) {
          facts.put(being.id() + ".secrecy", key(being.secrecy()));
        }
      }
    }
    var fight = state.fight();
    var turn = fight.flatMap(Fight::turn).filter(now -> state.maySee(state.being(now.who()), seat));
    facts.put("fight.round", fight.map(Fight::round).orElse(0));
    facts.put("fight.turn", turn.map(Fight.Turn::who).orElse("none"));
    facts.put("fight.points", turn.map(Fight.Turn::points).orElse(0));
    facts.put("fight.steps", turn.map(Fight.Turn::steps).orElse(0));
    facts.put("fight.control", turn.flatMap(Fight.Turn::control).map(Seat::id).orElse("none"));
    facts.put(
        "fight.order",
        fight.stream()
            .flatMap(now -> now.order().stream())
            .map(Fight.Place::who)
            .filter(who -> state.maySee(state.being(who), seat))
            .toList());
    facts.put(
        "ground",
        state.world().ground().stream()
            .filter(lying -> !Fog.hides(state, lying.at(), seat))
            .map(lying -> lying.item().key())
            .toList());
    facts.put("scene.fog", state.scene().fog());
    facts.put("clock", (int) state.clock());
    return facts;
  }

  /// What anybody can see of somebody.
  private static void putOpen(Map<String, Object> facts, Being being) {
    var id = being.id();
    facts.put(id + ".side", key(being.side()));
    facts.put(id + ".at", being.at().toString());
    facts.put(id + ".conscious", being.isConscious());
    facts.put(id + ".frozen", being.isFrozen());
    facts.put(id + ".petrified", being.isPetrified());
    facts.put(id + ".held", being.kit().held().stream().map(Item::key).toList());
    for (Status.Kind kind : Status.Kind.values()) {
      if (!kind.counted()) {
        facts.put(id + "." + key(kind), being.is(kind));
      }
    }
  }

  private static void putFigures(Map<String, Object> facts, OtwState state, Being being) {
    var id = being.id();
    for (Figure figure : FIGURES) {
      facts.put(id + "." + figure.name(), figure.read().apply(being));
    }
    for (Status.Kind kind : Status.Kind.values()) {
      if (kind.counted()) {
        facts.put(id + "." + key(kind), being.amount(kind));
      }
    }
    facts.put(id + ".exhausted", being.isExhausted());
    facts.put(id + ".evades", Defence.mayEvade(being));
    facts.put(id + ".items", being.kit().items().stream().map(Item::key).toList());
    facts.put(
        id + ".worn",
        being.kit().items().stream()
            .filter(item -> item.place() == Item.Place.WORN)
            .map(Item::key)
            .toList());
    for (Item item : being.kit().items()) {
      if (Opening.full(item.gear()) > 0) {
        facts.put(id + ".left." + item.key().replace(' ', '-'), item.left());
      }
    }
    var used = new ArrayList<>(being.life().today());
    used.addAll(being.life().encounter());
    facts.put(id + ".used", List.copyOf(used));
    facts.put(
        id + ".initiative",
        state.fight().stream()
            .flatMap(fight -> fight.order().stream())
            .filter(place -> place.who().equals(id))
            .mapToInt(Fight.Place::initiative)
            .findFirst()
            .orElse(0));
  }

  /// Why a fact cannot be set so.
  static Optional<Refusal> refusal(OtwState state, String fact, String value) {
    try {
      set(state, fact, value);
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(new Refusal(Otw.OTW_R_109, String.valueOf(e.getMessage())));
    }
  }

  static OtwState set(OtwState state, String fact, String value) {
    if (fact.equals("clock")) {
      return state.with(state.world().withClock(within(number(value), 0, 99_999_999)));
    }
    int dot = fact.indexOf('.');
    if (dot < 0) {
      throw new IllegalArgumentException("Nothing called " + fact + " can be set");
    }
    var being = state.being(fact.substring(0, dot));
    var changed = set(being, fact.substring(dot + 1), value);
    if (!Field.contains(state, changed.at())) {
      throw new IllegalArgumentException(value + " is not on the map");
    }
    return state.with(changed);
  }

  private static Being set(Being being, String name, String value) {
    for (Figure figure : FIGURES) {
      if (figure.name().equals(name) && figure.set().isPresent()) {
        return figure.set().get().apply(being, number(value));
      }
    }
    for (Status.Kind kind : Status.Kind.values()) {
      if (key(kind).equals(name) && !kind.needsOther()) {
        return set(being, kind, kind.counted() ? within(number(value), 0, 999) : truth(value));
      }
    }
    if (name.equals("at")) {
      return being.withAt(Spot.parse(value));
    }
    if (name.equals("secrecy")) {
      for (Secrecy secrecy : Secrecy.values()) {
        if (key(secrecy).equals(value)) {
          return being.with(being.who().shown(secrecy));
        }
      }
    }
    if (name.startsWith("left.")) {
      var wanted = name.substring("left.".length());
      for (Item item : being.kit().items()) {
        if (item.key().replace(' ', '-').equals(wanted)) {
          int most = Opening.full(item.gear());
          return being.with(being.kit().with(item.withLeft(within(number(value), 0, most))));
        }
      }
    }
    throw new IllegalArgumentException("Nothing called " + being.id() + "." + name + " can be set");
  }

  private static Being set(Being being, Status.Kind kind, int amount) {
    return amount == 0
        ? being.without(kind)
        : being.is(kind) ? being.with(kind, amount) : being.with(Status.fresh(kind, amount));
  }

  private static int number(String value) {
    if (!value.matches("-?[0-9]{1,9}")) {
      throw new IllegalArgumentException("Expected a whole number, not " + value);
    }
    return Integer.parseInt(value);
  }

  private static int truth(String value) {
    return switch (value) {
      case "true", "yes" -> 1;
      case "false", "no" -> 0;
      default -> throw new IllegalArgumentException("Expected yes or no, not " + value);
    };
  }
}

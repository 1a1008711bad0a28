package quintain.rhod;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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
import quintain.kernel.parts.Lists;

/// Facts by name: what scripts read, and what the Referee may set with a reason (RHD-R-98).
final class Values {
  private static final String ANYBODY = "<id>.";

  static final int MOST = 999;

  /// Conditions that go by a name of their own; those that packs write go by their entry's.
  private static final List<Condition> KNOWN =
      Arrays.stream(Condition.values())
          .filter(condition -> condition != Condition.WRITTEN)
          .toList();

  private Values() {}

  /// A number of somebody's: how to read it and, where the Referee may, how to set it.
  private record Figure(
      String name,
      String about,
      BiFunction<RhodHouse, Being, Integer> read,
      Optional<BiFunction<Being, Integer, Being>> set) {
    static Figure settable(
        String name,
        String about,
        Function<Being, Integer> read,
        BiFunction<Being, Integer, Being> set) {
      return new Figure(name, about, (_, being) -> read.apply(being), Optional.of(set));
    }

    static Figure readable(String name, String about, BiFunction<RhodHouse, Being, Integer> read) {
      return new Figure(name, about, read, Optional.empty());
    }
  }

  private static final List<Figure> FIGURES = figures();

  private static List<Figure> figures() {
    var figures = new ArrayList<Figure>();
    for (Ability ability : Ability.values()) {
      figures.add(
          Figure.settable(
              Names.kebab(ability.name()),
              ability.title() + " Score",
              being -> being.scores().of(ability),
              (being, score) -> being.with(being.scores().with(ability, within(score, 0, 40)))));
    }
    figures.add(
        Figure.settable(
            "vitality",
            "Vitality now",
            being -> being.vitals().vitality(),
            (being, points) -> being.with(being.vitals().withVitality(within(points, 0, MOST)))));
    figures.add(Figure.readable("max-vitality", "Maximum Vitality", Defenses::maxVitality));
    figures.add(
        Figure.settable(
            "hit-dice",
            "Hit Dice left",
            being -> being.vitals().hitDice(),
            (being, dice) -> being.with(being.vitals().withHitDice(within(dice, 0, MOST)))));
    figures.add(
        Figure.readable("max-hit-dice", "Hit Dice in all", (_, being) -> Defenses.hitDice(being)));
    figures.add(
        Figure.settable(
            "wounds",
            "Wounds",
            being -> being.vitals().wounds(),
            (being, wounds) -> being.with(being.vitals().withWounds(within(wounds, 0, MOST)))));
    figures.add(
        Figure.settable(
            "armoring",
            "Armoring left",
            being -> being.kit().armoring(),
            (being, points) ->
                being.with(armoring(being.kit(), within(points, 0, being.kit().maxArmoring())))));
    figures.add(
        Figure.readable(
            "max-armoring", "Armoring of whole Armors", (_, being) -> being.kit().maxArmoring()));
    for (Defense defense : Defense.values()) {
      figures.add(
          Figure.readable(
              Names.kebab(defense.name()),
              Words.title(defense) + " as it is now",
              (_, being) -> Defenses.now(being, defense)));
    }
    figures.add(Figure.readable("ap", "AP gained each Turn", (_, being) -> Defenses.ap(being)));
    figures.add(Figure.readable("tmk", "Total Mechanics Known", (_, being) -> being.life().tmk()));
    figures.add(
        Figure.settable(
            "exp",
            "Experience",
            being -> being.life().exp(),
            (being, exp) -> being.with(being.life().withExp(within(exp, 0, MOST)))));
    figures.add(
        Figure.settable(
            "rest",
            "Hours rested today",
            being -> being.day().rest(),
            (being, hours) ->
                being.with(being.day().resting(within(hours, 0, 24) - being.day().rest()))));
    return List.copyOf(figures);
  }

  /// Armors with so much left in all, the loss on the body first.
  private static Kit armoring(Kit kit, int points) {
    var whole = kit;
    for (Item item : kit.worn()) {
      whole = whole.with(item.withLeft(Item.full(item.thing())));
    }
    return whole.withArmoringLost(whole.armoring() - points);
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
    for (Condition condition : KNOWN) {
      kinds.add(new FactKind(ANYBODY + key(condition), "Stacks of " + condition.title(), true));
    }
    kinds.add(new FactKind(ANYBODY + "conditions", "Every Condition borne", false));
    kinds.add(new FactKind(ANYBODY + "degree.<skill>", "The bonus of a Degree", true));
    kinds.add(new FactKind(ANYBODY + "stance", "The Stance", true));
    kinds.add(new FactKind(ANYBODY + "side", "Whose side somebody is on", true));
    kinds.add(new FactKind(ANYBODY + "at", "The space somebody is in", true));
    kinds.add(new FactKind(ANYBODY + "dead", "Whether somebody is dead", true));
    kinds.add(new FactKind(ANYBODY + "minor", "Whether the first Wound may kill", true));
    kinds.add(new FactKind(ANYBODY + "watch", "What the Watch is spent on", false));
    kinds.add(new FactKind(ANYBODY + "features", "Features", false));
    kinds.add(new FactKind(ANYBODY + "traits", "Traits", false));
    kinds.add(new FactKind(ANYBODY + "items", "Everything somebody has", false));
    kinds.add(new FactKind(ANYBODY + "held", "What is in the hands", false));
    kinds.add(new FactKind(ANYBODY + "count.<item>", "How many of a stack", true));
    kinds.add(new FactKind(ANYBODY + "left.<item>", "Armoring or Charges left", true));
    kinds.add(new FactKind(ANYBODY + "charges.<item>", "Charges left of Equipment", false));
    kinds.add(new FactKind(ANYBODY + "loaded.<item>", "Pieces loaded", false));
    kinds.add(new FactKind(ANYBODY + "initiative", "The Initiative rolled", false));
    kinds.add(new FactKind(ANYBODY + "secrecy", "What players may know", true));
    kinds.add(new FactKind("fight.round", "The Round; 0 outside an Encounter", false));
    kinds.add(new FactKind("fight.turn", "Whose Turn it is", false));
    kinds.add(new FactKind("fight.ap", "AP left", false));
    kinds.add(new FactKind("fight.order", "The Turn Order", false));
    kinds.add(new FactKind("ground", "What lies about", false));
    kinds.add(new FactKind("scene.fog", "Whether players know only what they see", false));
    kinds.add(new FactKind("clock", "Day and Watch", true));
    kinds.add(new FactKind("weather", "A word on the weather", false));
    return List.copyOf(kinds);
  }

  static String key(Enum<?> constant) {
    return Names.kebab(constant.name());
  }

  static String key(Item item) {
    return item.key().toLowerCase(Locale.ROOT).replace(' ', '-').replace("'", "");
  }

  static Map<String, Object> facts(RhodState state, Seat seat) {
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
    facts.put("fight.ap", turn.map(Fight.Turn::ap).orElse(0));
    facts.put(
        "fight.order",
        fight.stream()
            .flatMap(now -> now.order().stream())
            .map(Fight.Rank::who)
            .filter(who -> state.maySee(state.being(who), seat))
            .toList());
    facts.put(
        "ground",
        state.world().ground().stream()
            .filter(lying -> !Fog.hides(state, lying.at(), seat))
            .map(lying -> lying.item().key())
            .toList());
    facts.put("scene.fog", state.scene().fog());
    facts.put("clock", state.clock().toString());
    facts.put("weather", state.scene().weather());
    return facts;
  }

  /// What anybody can see of somebody.
  private static void putOpen(Map<String, Object> facts, Being being) {
    var id = being.id();
    facts.put(id + ".side", key(being.side()));
    facts.put(id + ".at", being.at().toString());
    facts.put(id + ".stance", key(being.stance()));
    facts.put(id + ".dead", being.isDead());
    facts.put(id + ".held", being.kit().held().stream().map(Item::key).toList());
  }

  private static void putFigures(Map<String, Object> facts, RhodState state, Being being) {
    var id = being.id();
    for (Figure figure : FIGURES) {
      facts.put(id + "." + figure.name(), figure.read().apply(state.house(), being));
    }
    for (Condition condition : KNOWN) {
      facts.put(id + "." + key(condition), being.stacks(condition));
    }
    for (ConditionEntry entry : state.shelf().written()) {
      facts.put(id + "." + entry.plight().key(), being.stacks(entry.plight()));
    }
    facts.put(
        id + ".conditions",
        being.conditions().stream().map(borne -> borne.plight().key()).toList());
    being
        .life()
        .training()
        .degrees()
        .forEach((skill, degree) -> facts.put(id + ".degree." + skill.key(), degree.bonus()));
    facts.put(id + ".minor", being.nature().minor());
    facts.put(id + ".watch", key(being.day().watch()));
    facts.put(id + ".features", being.life().features().stream().map(Feature::name).toList());
    facts.put(id + ".traits", being.life().traits().stream().map(Trait::name).toList());
    facts.put(id + ".items", being.kit().items().stream().map(Item::key).toList());
    for (Item item : being.kit().items()) {
      if (Item.full(item.thing()) > 0) {
        facts.put(id + ".left." + key(item), item.left());
        if (item.thing() instanceof Equipment) {
          facts.put(id + ".charges." + key(item), item.left());
        }
      }
      if (item.thing() instanceof Weapon weapon && weapon.capacity() > 0) {
        facts.put(id + ".loaded." + key(item), item.loaded().size());
      }
      facts.put(id + ".count." + key(item), item.count());
    }
    facts.put(
        id + ".initiative",
        state.fight().stream()
            .flatMap(fight -> fight.order().stream())
            .filter(rank -> rank.who().equals(id))
            .mapToInt(Fight.Rank::initiative)
            .findFirst()
            .orElse(0));
  }

  /// Why a fact cannot be set so.
  static Optional<Refusal> refusal(RhodState state, String fact, String value) {
    try {
      set(state, fact, value);
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(new Refusal(Rhd.RHD_R_98, String.valueOf(e.getMessage())));
    }
  }

  static RhodState set(RhodState state, String fact, String value) {
    if (fact.equals("clock")) {
      return state.with(state.world().with(Clock.parse(value)));
    }
    int dot = fact.indexOf('.');
    if (dot < 0) {
      throw new IllegalArgumentException("Nothing called " + fact + " can be set");
    }
    var being = state.being(fact.substring(0, dot));
    var changed = set(state, being, fact.substring(dot + 1), value);
    if (!Field.map(state).contains(changed.at().x(), changed.at().y())) {
      throw new IllegalArgumentException(value + " is not on the map");
    }
    var after = state.with(changed);
    if (changed.stance() != being.stance()) {
      after = after.gaining(being.id(), Words.title(changed.stance()));
    }
    for (Borne borne : changed.conditions()) {
      if (!being.conditions().contains(borne)) {
        after = after.gaining(being.id(), borne.title());
      }
    }
    return after;
  }

  private static Being set(RhodState state, Being being, String name, String value) {
    for (Figure figure : FIGURES) {
      if (figure.name().equals(name) && figure.set().isPresent()) {
        return figure.set().get().apply(being, number(value));
      }
    }
    for (Condition condition : KNOWN) {
      if (key(condition).equals(name)) {
        return set(being, condition, within(number(value), 0, MOST));
      }
    }
    if (name.startsWith("degree.")) {
      return degree(state, being, name.substring("degree.".length()), number(value));
    }
    return switch (name) {
      case "at" -> being.withAt(Spot.parse(value));
      case "stance" -> being.with(one(Stance.values(), value));
      case "side" -> being.with(being.who().on(one(Who.Side.values(), value)));
      case "secrecy" -> being.with(being.who().shown(one(Secrecy.values(), value)));
      case "dead" -> being.with(truth(value) ? being.vitals().killed() : being.vitals().risen());
      case "minor" -> being.with(being.nature().minor(truth(value)));
      default -> item(being, name, value);
    };
  }

  private static Being item(Being being, String name, String value) {
    for (Item item : being.kit().items()) {
      if (name.equals("left." + key(item))) {
        int most = Item.full(item.thing());
        return being.with(being.kit().with(item.withLeft(within(number(value), 0, most))));
      }
      if (name.equals("count." + key(item))) {
        return being.with(being.kit().with(item.withCount(within(number(value), 1, MOST))));
      }
    }
    throw new IllegalArgumentException("Nothing called " + being.id() + "." + name + " can be set");
  }

  private static Being degree(RhodState state, Being being, String name, int bonus) {
    var skill =
        state
            .shelf()
            .skill(Skill.parse(name))
            .orElseThrow(() -> new IllegalArgumentException("There is no Skill " + name));
    var degree =
        Degree.of(bonus)
            .orElseThrow(() -> new IllegalArgumentException("No Degree is worth " + bonus));
    return being.with(being.life().with(being.life().training().with(skill, degree)));
  }

  /// Without it, or with so many stacks from nobody in particular.
  private static Being set(Being being, Condition condition, int stacks) {
    var others =
        being.conditions().stream().filter(borne -> borne.condition() != condition).toList();
    return being.withConditions(
        stacks == 0
            ? others
            : Lists.plus(
                others,
                Borne.lasting(
                    condition,
                    stacks,
                    condition.kind() == Condition.Kind.AILMENT ? Borne.REFEREE : "")));
  }

  private static <E extends Enum<E>> E one(E[] constants, String value) {
    for (E constant : constants) {
      if (key(constant).equalsIgnoreCase(value)) {
        return constant;
      }
    }
    throw new IllegalArgumentException("Nothing is called " + value);
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

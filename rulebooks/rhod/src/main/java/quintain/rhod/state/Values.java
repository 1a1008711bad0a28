package quintain.rhod.state;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.Vital;
import quintain.kernel.craft.Facts;
import quintain.kernel.parts.FactWords;
import quintain.kernel.parts.Lists;

/// Facts by name: what scripts read, and what the Referee may set with a reason (RHD-R-98).
public final class Values extends Facts<RhodState, Being, RhodStep> {
  private static final int MOST = 999;

  /// How far a form looks past the EXP there are, of which no rule names a limit.
  private static final int WIDE = 100;

  /// Conditions that go by a name of their own; those that packs write go by their entry's.
  private static final List<Condition> KNOWN =
      Arrays.stream(Condition.values())
          .filter(condition -> condition != Condition.WRITTEN)
          .toList();

  /// What facts are called in the log: `Hit Dice`.
  public static final FactWords WORDS = words();

  public static final Values ALL = new Values();

  private Values() {
    super(Rhd.RHD_R_98, WORDS::said, Values::changed);
    figures();
    life();
    state();
    belongings();
    fight();
    around();
  }

  @Override
  public List<Vital> vitals() {
    return List.of(Vital.of("vitality"), Vital.of("armoring"), Vital.harm("wounds"));
  }

  @Override
  protected String entryOf(Being being) {
    return being.nature().creature();
  }

  private static FactWords words() {
    var words =
        new FactWords()
            .spelling("Vitality", "Armoring", "Wounds", "Hit Dice", "Stance", "EXP", "AP")
            .meaning("rest", "hours of Rest")
            .meaning("at", "space")
            .meaning("minor", "a minor foe")
            .meaning("turn", "on Turn")
            .meaning("order", "Turn Order")
            .meaning("left.", "what is left of")
            .meaning("count.", "the number of")
            .meaning("degree.", "the bonus of the Degree in");
    for (Ability ability : Ability.values()) {
      words.spelling(ability.name());
    }
    for (Condition condition : Condition.values()) {
      words.meaning(key(condition), condition.title());
    }
    return words;
  }

  /// With somebody changed, who has just gained what they had not before.
  private static RhodState changed(RhodState state, Being changed) {
    var being = state.being(changed.id());
    if (!Field.map(state).contains(changed.at().x(), changed.at().y())) {
      throw new IllegalArgumentException(changed.at() + " is not on the map");
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

  private void figures() {
    for (Ability ability : Ability.values()) {
      somebody.number(
          key(ability),
          ability.title() + " Score",
          0,
          40,
          b -> b.scores().of(ability),
          (b, score) -> b.with(b.scores().with(ability, score)));
    }
    somebody
        .number(
            "vitality",
            "Vitality now",
            0,
            MOST,
            b -> b.vitals().vitality(),
            (b, points) -> b.with(b.vitals().withVitality(points)))
        .inForms((state, b) -> Defenses.maxVitality(state.house(), b));
    somebody.shown(
        "max-vitality", "Maximum Vitality", (state, b) -> Defenses.maxVitality(state.house(), b));
    somebody.number(
        "hit-dice",
        "Hit Dice left",
        0,
        MOST,
        b -> b.vitals().hitDice(),
        (b, dice) -> b.with(b.vitals().withHitDice(dice)));
    somebody.shown("max-hit-dice", "Hit Dice in all", b -> Defenses.hitDice(b));
    somebody
        .number(
            "armoring",
            "Armoring left",
            0,
            b -> b.kit().maxArmoring(),
            b -> b.kit().armoring(),
            (b, points) -> b.with(armoring(b.kit(), points)))
        .inForms(b -> b.kit().maxArmoring());
    somebody.shown("max-armoring", "Armoring of whole Armors", b -> b.kit().maxArmoring());
    somebody
        .number(
            "wounds",
            "Wounds",
            0,
            MOST,
            b -> b.vitals().wounds(),
            (b, wounds) -> b.with(b.vitals().withWounds(wounds)))
        .inForms(b -> b.scores().of(Ability.CON));
    for (Defense defense : Defense.values()) {
      somebody.shown(
          key(defense), Words.title(defense) + " as it is now", b -> Defenses.now(b, defense));
    }
  }

  /// Armors with so much left in all, the loss on the body first.
  private static Kit armoring(Kit kit, int points) {
    var whole = kit;
    for (Item item : kit.worn()) {
      whole = whole.with(item.withLeft(Item.full(item.thing())));
    }
    return whole.withArmoringLost(whole.armoring() - points);
  }

  private void life() {
    somebody.shown("ap", "AP gained each Turn", b -> Defenses.ap(b));
    somebody.shown("tmk", "Total Mechanics Known", b -> b.life().tmk());
    somebody
        .number(
            "exp",
            "Experience",
            0,
            MOST,
            b -> b.life().exp(),
            (b, exp) -> b.with(b.life().withExp(exp)))
        .inForms(b -> Math.min(MOST, b.life().exp() + WIDE));
    somebody.number(
        "rest",
        "Hours rested today",
        0,
        24,
        b -> b.day().rest(),
        (b, hours) -> b.with(b.day().resting(hours - b.day().rest())));
    somebody
        .each(
            "degree.<skill>",
            "The bonus of a Degree",
            b -> b.life().training().degrees().entrySet(),
            trained -> trained.getKey().key(),
            trained -> trained.getValue().bonus())
        .set((state, b, skill, value) -> degree(state, b, skill, number(value, -MOST, MOST)));
    somebody.shown("watch", "What the Watch is spent on", b -> b.day().watch());
    somebody.list("features", "Features", b -> b.life().features(), Feature::name);
    somebody.list("traits", "Traits", b -> b.life().traits(), Trait::name);
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

  private void state() {
    for (Condition condition : KNOWN) {
      somebody
          .number(
              key(condition),
              "Stacks of " + condition.title(),
              0,
              MOST,
              b -> b.stacks(condition),
              (b, _) -> b)
          .set((state, b, _, value) -> set(state, b, condition, number(value, 0, MOST)));
    }
    somebody.list(
        "conditions", "Every Condition borne", Being::conditions, borne -> borne.plight().key());
    somebody.oneOf("stance", "The Stance", Stance.values(), Being::stance, Being::with).plain();
    somebody
        .oneOf(
            "side",
            "Whose side somebody is on",
            Who.Side.values(),
            Being::side,
            (b, side) -> b.with(b.who().on(side)))
        .plain();
    somebody
        .shown("at", "The space somebody is in", b -> b.at().toString())
        .plain()
        .set((_, b, _, value) -> b.withAt(Spot.parse(value)));
    somebody
        .truth(
            "dead",
            "Whether somebody is dead",
            Being::isDead,
            (b, dead) -> b.with(dead ? b.vitals().killed() : b.vitals().risen()))
        .plain();
    somebody.truth(
        "minor",
        "Whether the first Wound may kill",
        b -> b.nature().minor(),
        (b, minor) -> b.with(b.nature().minor(minor)));
    secrecy((b, secrecy) -> b.with(b.who().shown(secrecy))).onlyTheReferee();
  }

  /// Without it, or with so many stacks from nobody in particular, for as long as it lasts.
  private static Being set(RhodState state, Being being, Condition condition, int stacks) {
    var others =
        being.conditions().stream().filter(borne -> borne.condition() != condition).toList();
    if (stacks == 0) {
      return being.withConditions(others);
    }
    var source = condition.kind() == Condition.Kind.AILMENT ? Borne.REFEREE : "";
    return being.withConditions(
        Lists.plus(others, Bearing.begun(state, being.id(), condition, stacks, source)));
  }

  private void belongings() {
    somebody.list("items", "Everything somebody has", b -> b.kit().items(), Item::key);
    somebody.list("held", "What is in the hands", b -> b.kit().held(), Item::key).plain();
    somebody
        .each("count.<item>", "How many of a stack", b -> b.kit().items(), Values::key, Item::count)
        .set(
            (_, b, key, value) ->
                with(
                    b, "count." + key, item(b, key).map(i -> i.withCount(number(value, 1, MOST)))));
    somebody
        .each("left.<item>", "Armoring or Charges left", Values::wearing, Values::key, Item::left)
        .set(
            (_, b, key, value) ->
                with(
                    b,
                    "left." + key,
                    item(b, key).map(i -> i.withLeft(number(value, 0, Item.full(i.thing()))))));
    somebody.each(
        "charges.<item>",
        "Charges left of Equipment",
        b -> Lists.without(wearing(b), item -> !(item.thing() instanceof Equipment)),
        Values::key,
        Item::left);
    somebody.each(
        "loaded.<item>",
        "Pieces loaded",
        b ->
            Lists.without(
                b.kit().items(),
                item -> !(item.thing() instanceof Weapon weapon && weapon.capacity() > 0)),
        Values::key,
        item -> item.loaded().size());
  }

  private static List<Item> wearing(Being being) {
    return Lists.without(being.kit().items(), item -> Item.full(item.thing()) == 0);
  }

  private static Optional<Item> item(Being being, String key) {
    return being.kit().items().stream().filter(item -> key(item).equals(key)).findFirst();
  }

  private static Being with(Being being, String fact, Optional<Item> changed) {
    return being.with(
        being.kit().with(changed.orElseThrow(() -> unsettable(being.id() + "." + fact))));
  }

  public static String key(Enum<?> constant) {
    return Names.kebab(constant.name());
  }

  public static String key(Item item) {
    return item.key().toLowerCase(Locale.ROOT).replace(' ', '-').replace("'", "");
  }

  private void fight() {
    somebody.shown(
        "initiative",
        "The Initiative rolled",
        (state, b) ->
            order(state).stream()
                .filter(rank -> rank.who().equals(b.id()))
                .map(Fight.Rank::initiative)
                .findFirst()
                .orElse(0));
    game.shown(
        "fight.round",
        "The Round; 0 outside an Encounter",
        state -> state.fight().map(Fight::round).orElse(0));
    game.shown(
        "fight.turn",
        "Whose Turn it is",
        (seat, state) -> turn(state, seat).map(Fight.Turn::who).orElse("none"));
    game.shown(
        "fight.ap", "AP left", (seat, state) -> turn(state, seat).map(Fight.Turn::ap).orElse(0));
    game.shown(
        "fight.order",
        "The Turn Order",
        (seat, state) ->
            order(state).stream()
                .map(Fight.Rank::who)
                .filter(who -> state.maySee(who, seat))
                .toList());
  }

  private static Optional<Fight.Turn> turn(RhodState state, Seat seat) {
    return state.fight().flatMap(Fight::turn).filter(now -> state.maySee(now.who(), seat));
  }

  private static List<Fight.Rank> order(RhodState state) {
    return state.fight().map(Fight::order).orElse(List.of());
  }

  private void around() {
    game.shown(
        "ground",
        "What lies about",
        (seat, state) ->
            state.world().ground().stream()
                .filter(lying -> !Fog.hides(state, lying.at(), seat))
                .map(lying -> lying.item().key())
                .toList());
    game.shown("scene.fog", "Whether players know only what they see", Fog::lies);
    game.shown("clock", "Day and Watch", state -> state.clock().toString())
        .set((_, state, _, value) -> state.with(state.world().with(Clock.parse(value))));
    game.shown("weather", "A word on the weather", state -> state.scene().weather());
  }

  /// And the Conditions that packs have written, each by its own name.
  @Override
  public Map<String, Object> known(RhodState state, Seat seat) {
    var facts = super.known(state, seat);
    for (Being being : state.roster()) {
      if (state.maySeeFigures(being, seat)) {
        for (ConditionEntry entry : state.shelf().written()) {
          facts.put(being.id() + "." + entry.plight().key(), being.stacks(entry.plight()));
        }
      }
    }
    return facts;
  }

  @Override
  public RhodStep setting(String fact, Object value, String reason) {
    return new Encounter.SetValue(fact, String.valueOf(value), reason);
  }
}

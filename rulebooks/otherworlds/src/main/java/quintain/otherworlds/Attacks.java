package quintain.otherworlds;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.Otw.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Hints;
import quintain.kernel.Matters;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.dice.Roll;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.otherworlds.OtwStep.*;
import quintain.otherworlds.Status.Kind;

/// Attacks from their declaration to their rolls (OTW-COM-01 to 07); what comes of the rolls is in
/// [Reckoning].
final class Attacks extends Chapter {
  Attacks(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.act(OtwStep.Attack.class, OTW_ACT_14)
        .offered("attacks", ACT)
        .when((_, being) -> !being.isDead())
        .icon("sword")
        .key("a")
        .by(OtwStep.Attack::by, "Who attacks?")
        .slot(OtwStep.Attack::with, "With what?", Attacks::arms)
        .atSome(OtwStep.Attack::targets, "Whom?", Attacks::targets)
        .slot(OtwStep.Attack::thrown, "Thrown?", yesNo())
        .slot(OtwStep.Attack::unload, "How many rounds beyond the first?", Attacks::unloading)
        .slot(OtwStep.Attack::burst, "In a burst?", yesNo())
        .refusesActor(Aim::refusal)
        .does(Attacks::new, Attacks::attack);
    book.act(Bombard.class, OTW_MECH_19)
        .offered("uses an explosive", ACT)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("bomb")
        .by(Bombard::by, "Who attacks?")
        .slot(Bombard::with, "With what?", Hands.items(Attacks::isExplosive))
        .slot(Bombard::at, "At which space?", Spaces::bombed)
        .meets((state, step) -> Aim.caught(state, step.at()))
        .refusesActor(Aim::refusal)
        .does(Attacks::new, Attacks::bombard);
  }

  // With what, and whom

  /// Each weapon in hand and each part of the body that strikes, both hands together, and bare
  /// hands.
  static Optional<Question<?>> arms(Blank<OtwState> blank, Topic topic, Being by) {
    var options = new ArrayList<Option<List<String>>>();
    var weapons = Arms.strikers(by);
    for (Item item : weapons) {
      options.add(arm(blank.state(), by, List.of(item.key()), item.gear().name()));
    }
    var hands = weapons.stream().filter(item -> item.place() == Item.Place.HAND).toList();
    if (hands.size() == 2) {
      options.add(
          arm(
              blank.state(),
              by,
              hands.stream().map(Item::key).toList(),
              hands.getFirst().gear().name() + " and " + hands.getLast().gear().name()));
    }
    if (by.isPc()) {
      options.add(arm(blank.state(), by, List.of(Arms.BARE_HANDS), Arms.BARE_HANDS));
    }
    return oneOf(topic, options);
  }

  private static Option<List<String>> arm(
      OtwState state, Being by, List<String> with, String name) {
    int power = 0;
    for (String key : with) {
      power += Arms.of(state, by, new Means.Wielding(key, false)).power();
    }
    return new Option<>(
        String.join(" and ", with),
        name,
        with,
        List.of(
            new Option.Hint(Hints.PURPOSE, "harm"),
            new Option.Hint(Hints.POWER, Integer.toString(power))));
  }

  static boolean isExplosive(Item item) {
    return item.gear() instanceof Weapon weapon && weapon.figures().explodes();
  }

  private static Optional<Question<?>> targets(Blank<OtwState> blank, Topic topic, Being by) {
    boolean sweeps = sweeps(blank, by);
    var options =
        others(blank, by, true).stream()
            .map(option -> sweeps ? swept(blank.state(), by, option) : option)
            .toList();
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 1, options.size(), List.of()));
  }

  /// Whether any of the weapons chosen takes in those beside the target.
  private static boolean sweeps(Blank<OtwState> blank, Being by) {
    var state = blank.state();
    for (String weapon : strings(blank.filled("with", List.class).orElse(List.of()))) {
      var means = new Means.Wielding(weapon, false);
      if (Arms.refusal(state, by, means).isEmpty() && Arms.of(state, by, means).sweeps()) {
        return true;
      }
    }
    return false;
  }

  private static Option<String> swept(OtwState state, Being by, Option<String> option) {
    var spaces = Field.sweep(state, by.at(), state.being(option.value()).at());
    return new Option<>(
        option.key(),
        option.label(),
        option.value(),
        Lists.plus(option.hints(), new Option.Hint(Hints.AREA, Spaces.spots(spaces))));
  }

  /// As many rounds as the rules let through for what is filled in so far. Where that is only
  /// tried, none at all will do.
  private static Optional<Question<?>> unloading(Blank<OtwState> blank, Topic topic, Being by) {
    var partial = blank.partial();
    int most = 0;
    if (blank.read() && partial.has("with") && partial.has("targets")) {
      while (most < 99 && unloads(blank, by, most + 1)) {
        most++;
      }
    }
    return Optional.of(new Question.NumberFrom(topic, List.of(), 0, most, 0));
  }

  /// The Attack Action on one target, with nothing thrown and no burst.
  static OtwStep.Attack plain(Being by, List<String> with, Being target, int unload) {
    return new OtwStep.Attack(by.id(), with, List.of(target.id()), false, unload, false);
  }

  private static boolean unloads(Blank<OtwState> blank, Being by, int rounds) {
    var partial = blank.partial();
    var attack =
        new OtwStep.Attack(
            by.id(),
            strings(partial.get("with", List.class)),
            strings(partial.get("targets", List.class)),
            blank.filled("thrown", Boolean.class).orElse(false),
            rounds,
            false);
    return Aim.refusal(blank.state(), by, attack).isEmpty();
  }

  private static List<String> strings(List<?> values) {
    return values.stream().map(String::valueOf).toList();
  }

  // Declared

  /// The Attack Action: each of its attacks is a thing of its own (OTW-R-45).
  void attack(OtwStep.Attack attack) {
    play.cite(OTW_R_45);
    Aim.strikes(state(), attack).forEach(play::then);
  }

  void bombard(OtwStep.Bombard step) {
    play.then(
        new OtwStep.Volley(
            step.by(), new Means.Wielding(step.with(), false), step.at(), List.of(), Twist.NONE));
  }

  /// One attack: what has become impossible since it was ordered is lost.
  void strike(OtwStep.Strike ordered) {
    var by = being(ordered.by());
    var aimed = aimed(by, ordered);
    if (aimed.isEmpty()) {
      emit(new OtwEvent.Told(by.id(), "cannot go on with the attack"), OTW_ACT_14);
      return;
    }
    var strike = aimed.get();
    showThemselves(by, List.of(strike.target()));
    var arm = Arms.of(state(), by, strike.means());
    special(by, arm, strike.twist());
    spend(by, arm, strike.twist());
    emit(
        new OtwEvent.AttackDeclared(by.id(), arm.name(), List.of(strike.target()), strike.twist()),
        OTW_ACT_14);
    if (!strike.twist().has(Twist.Quirk.COUNTER)) {
      strike = new Reactions(play).before(strike);
    }
    var met = met(by, arm, strike.target());
    // A feint is used up by the roll, and denies what is bought after it (OTW-SK-08).
    var twist =
        by.is(Kind.FEINTING, strike.target())
            ? strike.twist().with(Twist.Quirk.NO_EVADE_MANEUVERS)
            : strike.twist();
    declared(by, strike.means(), twist, met.size() > 1 || arm.sweeps(), met, Optional.empty());
    leave(by, strike.means(), arm, being(strike.target()).at());
  }

  /// What is special about a single attack.
  private void special(Being by, Arm arm, Twist twist) {
    if (twist.has(Twist.Quirk.BURST)) {
      play.cite(OTW_R_79);
    }
    if (twist.has(Twist.Quirk.COPY)) {
      play.cite(OTW_MAN_15);
    }
    if (twist.has(Twist.Quirk.DUAL)) {
      play.cite(OTW_EQ_19);
    }
    if (arm.has(Keyword.SPRAY_FIRE)) {
      play.cite(OTW_MECH_39B);
    }
    if (arm.sweeps()) {
      play.cite(OTW_R_81);
    }
    var gear = by.kit().find(arm.item()).map(Item::gear);
    if (gear.filter(Innate.class::isInstance).isPresent()) {
      play.cite(OTW_R_76);
      play.cite(OTW_R_110);
    }
    if (gear.isPresent()
        && gear.get() instanceof Weapon weapon
        && by.life().families().contains(weapon.family())) {
      play.cite(weapon.family().clause());
    }
  }

  /// What is thrown or used up is out of hand once the attack is over.
  private void leave(Being by, Means means, Arm arm, Spot at) {
    if (arm.thrown() || arm.has(Keyword.USED_UP)) {
      play.then(new OtwStep.LayDown(by.id(), means, at));
    }
  }

  void layDown(OtwStep.LayDown step) {
    // What answered the attack may have knocked it out of the hand already.
    if (step.means() instanceof Means.Wielding wielding
        && being(step.by()).kit().find(wielding.item()).isPresent()) {
      new Magazines(play)
          .leave(step.by(), Arms.of(state(), being(step.by()), step.means()), step.at());
    }
  }

  /// Whoever attacks out of sight is seen by then: those attacked have to answer somebody.
  private void showThemselves(Being by, List<String> met) {
    if (by.secrecy() == Secrecy.UNSEEN
        && met.stream().anyMatch(target -> !being(target).seat().isReferee())) {
      emit(new LifeEvent.Revealed(by.id(), Secrecy.FIGURES_HIDDEN), OTW_R_109);
    }
    if (met.stream().anyMatch(target -> Fog.hides(state(), by, being(target).seat()))) {
      emit(new FightEvent.Spotted(by.id()), OTW_R_109);
    }
  }

  /// The attack as it can still be made: a further one turns from the fallen to somebody else.
  private Optional<OtwStep.Strike> aimed(Being by, OtwStep.Strike ordered) {
    if (!by.isConscious()) {
      return Optional.empty();
    }
    if (ordered.twist().has(Twist.Quirk.FURTHER) && !being(ordered.target()).isConscious()) {
      return new FurtherAttacks(play)
          .nextTarget(by, ordered.means(), ordered.target(), ordered.twist())
          .map(other -> new OtwStep.Strike(by.id(), ordered.means(), other, ordered.twist()));
    }
    return Aim.refusal(state(), by, ordered.means(), ordered.target(), ordered.twist()).isEmpty()
        ? Optional.of(ordered)
        : Optional.empty();
  }

  /// What a shot costs is spent when it is fired.
  private void spend(Being by, Arm arm, Twist twist) {
    new Magazines(play).spend(by, arm, twist.unload(), OTW_R_67);
  }

  /// The target, and whoever stands to its left and right of a weapon that sweeps, allies too
  /// (OTW-R-81).
  private List<String> met(Being by, Arm arm, String target) {
    if (!arm.sweeps()) {
      return List.of(target);
    }
    var spaces = Field.sweep(state(), by.at(), being(target).at());
    var met = new ArrayList<String>();
    met.add(target);
    for (Being other : state().roster()) {
      if (!other.isDead()
          && !other.id().equals(target)
          && !other.id().equals(by.id())
          && spaces.contains(other.at())) {
        met.add(other.id());
      }
    }
    return met;
  }

  /// An attack on everybody in some spaces (OTW-R-24).
  void volley(OtwStep.Volley step) {
    var by = being(step.by());
    if (!by.isConscious() || Arms.refusal(state(), by, step.means()).isPresent()) {
      emit(new OtwEvent.Told(by.id(), "cannot go on with the attack"), OTW_ACT_14);
      return;
    }
    var arm = Arms.of(state(), by, step.means());
    var met = step.met().isEmpty() ? inBlast(arm, step.at()) : step.met();
    showThemselves(by, met);
    spend(by, arm, step.twist());
    emit(new OtwEvent.AttackDeclared(by.id(), arm.name(), met, step.twist()), OTW_MECH_19);
    if (met.isEmpty()) {
      leave(by, step.means(), arm, step.at());
      return;
    }
    met.forEach(target -> new Reactions(play).beforeArea(by.id(), target));
    boolean apart = arm.explodes() && house().explosive() == OtwHouse.Explosive.SEPARATE;
    for (int i = 0; i < (apart ? arm.explosive() : 1); i++) {
      declared(by, step.means(), step.twist(), true, met, Optional.of(step.at()));
    }
    leave(by, step.means(), arm, step.at());
  }

  private List<String> inBlast(Arm arm, Spot at) {
    return Field.inBlast(state(), at, arm.blast()).stream().map(Being::id).toList();
  }

  /// Everybody met says how, whoever may spot a hidden attacker tries to, and the dice are next.
  ///
  /// @param at the space it is aimed at, where that is not the first one's
  private void declared(
      Being by, Means means, Twist twist, boolean area, List<String> met, Optional<Spot> at) {
    var facings = new ArrayList<Facing>();
    for (String target : met) {
      facings.add(facing(by, means, being(target), twist));
    }
    boolean unseen = unseen(by, met);
    var onset = Onset.of(by.id(), means, twist, area, facings, at);
    play.then(
        met.size() > 1 ? new OtwStep.LetFly(onset, unseen) : new OtwStep.Clash(onset, unseen));
  }

  /// How somebody meets an attack, before any die.
  Facing facing(Being by, Means means, Being target, Twist twist) {
    var arm = Arms.of(state(), by, means);
    return Facing.before(
        target.id(), stance(by, arm, target, twist), covered(state(), by, target, arm, twist));
  }

  private static final List<Option<Stance>> STANCES =
      List.of(Option.of(Stance.DEFEND), Option.of(Stance.EVADE));

  /// Whoever may evade is asked, before any die (OTW-COM-04, OTW-R-16); the unconscious and the
  /// countered roll nothing (OTW-R-17, OTW-MAN-22).
  private Stance stance(Being by, Arm arm, Being target, Twist twist) {
    if (!target.isConscious() || target.isStructure() || twist.has(Twist.Quirk.COUNTER)) {
      play.cite(twist.has(Twist.Quirk.COUNTER) ? OTW_MAN_22 : OTW_R_17);
      return Stance.HELPLESS;
    }
    if (!target.mayEvade()) {
      return Stance.DEFEND;
    }
    play.cite(OTW_R_16);
    var stance =
        choose(
            target,
            Prompts.STANCE,
            STANCES,
            Stance.DEFEND,
            Defence.advised(state(), target, by, arm, twist),
            List.of(target.id(), by.id()));
    if (stance == Stance.EVADE) {
      emit(new OtwEvent.StanceTaken(target.id(), stance), OTW_COM_04);
    }
    return stance;
  }

  /// Each defender's Perception against the Stealth total that was kept; Conceal ends with the
  /// attack (OTW-R-48). Gives whether nobody has spotted the attacker.
  private boolean unseen(Being by, List<String> met) {
    if (!by.is(Kind.CONCEALED)) {
      return false;
    }
    int stealth = by.amount(Kind.CONCEALED);
    boolean unseen = true;
    for (String id : met) {
      unseen &= !spots(being(id), by, stealth);
    }
    emit(new FightEvent.NoLonger(by.id(), Kind.CONCEALED), OTW_R_48);
    return unseen;
  }

  private boolean spots(Being defender, Being by, int stealth) {
    if (!defender.isConscious() || defender.isStructure()) {
      return false;
    }
    if (defender.is(Kind.BLIND)) {
      play.cite(OTW_MECH_05B);
      return false;
    }
    int total =
        defender.score(Attribute.WIS)
            + defender.life().bonus(Proficiency.PERCEPTION)
            + new Rolls(play).roll(defender, OTW_R_48);
    emit(
        new OtwEvent.Opposed(
            defender.id(), "Wisdom (Perception)", total, by.id(), stealth, total > stealth),
        OTW_R_48);
    return total > stealth;
  }

  // Rolled

  /// What the attacker's total is made of besides the dice (OTW-COM-01, OTW-COM-02). An explosive
  /// has no Attack Value and as a rule no attribute; height and distance count all the same
  /// (OTW-R-82).
  static List<Part> parts(OtwState state, Being by, Arm arm, Onset onset) {
    var parts = new ArrayList<Part>();
    boolean withAttribute = !arm.explodes() || state.house().explosive() != OtwHouse.Explosive.SUM;
    if (withAttribute) {
      parts.add(Part.figure(arm.attribute().name(), arm.score(), arm.clause()));
    }
    if (!arm.explodes()) {
      parts.add(Part.figure("ATK", arm.attack(), OTW_EQ_01));
    }
    if (onset.twist().unload() > 0) {
      parts.add(Part.plain("unloaded", onset.twist().unload(), OTW_EQ_21));
    }
    var at = onset.at().orElseGet(() -> state.being(onset.facings().getFirst().target()).at());
    int height = Arms.lobbed(arm, by, at);
    if (height > 0) {
      parts.add(Part.plain("from above", height, OTW_R_77));
    }
    int past = Arms.pastRange(arm, by, at);
    if (past > 0) {
      parts.add(Part.plain("past its range", -past, OTW_EQ_17));
    }
    return List.copyOf(parts);
  }

  private static int sum(List<Part> parts) {
    int sum = 0;
    for (Part part : parts) {
      sum += part.amount();
    }
    return sum;
  }

  private static int dice(OtwState state, Arm arm) {
    return arm.explodes() && state.house().explosive() != OtwHouse.Explosive.SEPARATE
        ? arm.explosive()
        : 1;
  }

  /// Everything that gives or takes edge on the attack roll. Where it meets several, only what
  /// holds against all of them counts.
  static List<Edge> edges(OtwState state, Being by, Arm arm, Onset onset) {
    var edges = new ArrayList<>(Arms.edges(state, by, arm, onset.twist().has(Twist.Quirk.DUAL)));
    edges.addAll(onset.twist().edges());
    edges.addAll(Rolls.acting(by));
    if (by.is(Kind.FOCUSED)) {
      edges.add(Edge.gain("focused", OTW_SK_09));
    }
    var first = state.being(onset.facings().getFirst().target());
    var against = new ArrayList<>(against(state, by, arm, first));
    for (Facing facing : onset.facings().subList(1, onset.facings().size())) {
      against.retainAll(against(state, by, arm, state.being(facing.target())));
    }
    edges.addAll(against);
    return edges;
  }

  private static List<Edge> against(OtwState state, Being by, Arm arm, Being target) {
    var edges = new ArrayList<>(Defence.combat(by, target));
    if (target.is(Kind.PRONE)
        && target.isFoeOf(by)
        && (arm.melee() || state.house().proneRangedEdge())) {
      edges.add(Edge.gain("prone target", OTW_MECH_25B));
    }
    if (by.is(Kind.FEINTING, target.id())) {
      edges.add(Edge.gain("feint", OTW_SK_08));
    }
    if (by.body().habit(Habit.GangUp.class).isPresent() && gangedUpOn(state, by, target)) {
      edges.add(Edge.gain("Gang Up", OTW_CR));
    }
    return edges;
  }

  /// Another of the attacker's side is next to the target, who is not their own neighbour.
  private static boolean gangedUpOn(OtwState state, Being by, Being target) {
    for (Being other : state.roster()) {
      if (other.side() == by.side()
          && !other.id().equals(by.id())
          && !other.id().equals(target.id())
          && other.isConscious()
          && Field.adjacent(other, target)) {
        return true;
      }
    }
    return false;
  }

  private Roll<Tally> attackDice(Being by, Arm arm, List<Edge> edges, boolean unseen) {
    if (unseen) {
      play.cite(OTW_ACT_05);
      play.cite(OTW_R_10);
    }
    return Rolls.dice(state(), by, edges, dice(state(), arm), unseen ? 1 : 0);
  }

  /// Attack against one defence.
  void clash(OtwStep.Clash step) {
    var onset = step.onset();
    var by = being(onset.by());
    var facing = onset.facings().getFirst();
    var target = being(facing.target());
    var arm = Arms.of(state(), by, onset.means());
    var edges = edges(state(), by, arm, onset);
    var parts = parts(state(), by, arm, onset);
    int bonus = sum(parts);
    var dice = attackDice(by, arm, edges, step.unseen());
    var met = new Met(facing, by, onset.twist());
    cite(by, arm, parts, edges);
    cite(target, met.parts(), met.edges());
    play.cite(OTW_R_11);
    var exchange =
        met.rolls()
            ? play.rollAgainst(
                by,
                dice,
                arm.clause(),
                target,
                met.dice(),
                OTW_COM_03,
                new Exchange.Reading(bonus, met.total(), house().success()))
            : new Exchange.Reading(bonus, met.total(), house().success())
                .read(play.roll(by, dice, arm.clause()), Tally.NONE);
    emit(
        new OtwEvent.Clashed(
            by.id(),
            target.id(),
            exchange.attack(),
            exchange.sixes(),
            exchange.defence(),
            exchange.defenceSixes(),
            List.copyOf(edges),
            met.edges(),
            parts,
            met.parts()),
        arm.explodes() ? OTW_MECH_19 : arm.clause());
    if (exchange.attack() <= exchange.defence()) {
      play.cite(exchange.attack() == exchange.defence() ? OTW_R_18 : OTW_COM_07);
    }
    usedByAttack(by.id(), onset.facings());
    if (met.rolls()) {
      usedByDefence(target.id(), facing.stance());
    }
    new Reckoning(play)
        .reckon(
            onset
                .rolled(exchange.attack(), exchange.sixes())
                .with(facing.rolled(exchange.defence(), exchange.defenceSixes())));
  }

  /// Everything that bears on an attack roll is said with it.
  private void cite(Being by, Arm arm, List<Part> parts, List<Edge> edges) {
    arm.keywords().forEach(keyword -> play.cite(keyword.clause()));
    cite(by, parts, edges);
  }

  private void cite(Being who, List<Part> parts, List<Edge> edges) {
    parts.forEach(part -> play.cite(part.why()));
    new Rolls(play).cite(who, edges);
  }

  /// How somebody meets an attack: their total without dice, and the dice.
  private final class Met {
    private final Being target;
    private final Stance stance;
    private final int covered;
    private final boolean countered;
    private final List<Edge> edges;

    Met(Facing facing, Being by, Twist twist) {
      this.target = being(facing.target());
      this.stance = facing.stance();
      this.covered = facing.covered();
      this.countered = twist.has(Twist.Quirk.COUNTER) && target.isConscious();
      this.edges =
          stance == Stance.HELPLESS ? List.of() : Defence.edges(state(), target, stance, by);
    }

    boolean rolls() {
      return stance != Stance.HELPLESS;
    }

    /// The countered have 0, or their DEF where the house says so (OTW-R-36).
    int total() {
      return countered && house().counterDefence() == OtwHouse.CounterDefence.STATIC_DEF
          ? Defence.total(state(), target, Stance.DEFEND, covered)
          : Defence.total(state(), target, stance, covered);
    }

    List<Edge> edges() {
      return edges;
    }

    /// What the total is made of besides the dice.
    List<Part> parts() {
      var def = Part.figure("DEF", total() - (rolls() ? covered : 0), OTW_COM_03);
      if (!rolls()) {
        return total() == 0 ? List.of() : List.of(def);
      }
      return covered == 0 ? List.of(def) : List.of(def, Part.plain("cover", covered, OTW_SR_03));
    }

    Roll<Tally> dice() {
      return Rolls.dice(state(), target, edges, 1, 0);
    }
  }

  /// What partial cover adds (OTW-SR-03), unless the attack ignores it (OTW-MECH-27a).
  static int covered(OtwState state, Being by, Being target, Arm arm, Twist twist) {
    return Field.cover(state, by, target) == Scene.Grade.PARTIAL
            && !arm.has(Keyword.LOB)
            && !twist.has(Twist.Quirk.IGNORES_COVER)
        ? PARTIAL_COVER
        : 0;
  }

  private static final int PARTIAL_COVER = 2;

  /// The attack roll against several (OTW-R-24).
  void letFly(OtwStep.LetFly step) {
    var onset = step.onset();
    var by = being(onset.by());
    var arm = Arms.of(state(), by, onset.means());
    var edges = edges(state(), by, arm, onset);
    var tally = play.roll(by, attackDice(by, arm, edges, step.unseen()), OTW_R_24);
    var parts = parts(state(), by, arm, onset);
    cite(by, arm, parts, edges);
    int attack = sum(parts) + tally.total();
    emit(
        new OtwEvent.LetFlew(by.id(), attack, tally.sixes(), List.copyOf(edges), parts),
        arm.explodes() ? OTW_MECH_19 : arm.clause());
    usedByAttack(by.id(), onset.facings());
    play.then(new OtwStep.Face(onset.rolled(attack, tally.sixes()), false));
  }

  /// The next defence roll, in the order in which they were met.
  void face(OtwStep.Face step) {
    var onset = step.onset();
    for (Facing facing : onset.facings()) {
      if (!facing.rolled()) {
        play.then(new OtwStep.Face(onset.with(faced(onset, facing)), step.bought()));
        return;
      }
    }
    var counted = margins(onset);
    if (step.bought()) {
      play.then(new OtwStep.Settle(counted));
    } else {
      play.then(new OtwStep.Reckon(counted));
    }
  }

  private Facing faced(Onset onset, Facing facing) {
    var by = being(onset.by());
    var target = being(facing.target());
    var met = new Met(facing, by, onset.twist());
    cite(target, met.parts(), met.edges());
    var tally =
        met.rolls()
            ? play.roll(target, met.dice(), OTW_COM_03, held(onset.attack() - met.total(), facing))
            : Tally.NONE;
    int total = met.total() + tally.total();
    emit(
        new OtwEvent.Faced(
            target.id(), facing.stance(), total, tally.sixes(), met.edges(), met.parts()),
        OTW_COM_03);
    if (met.rolls()) {
      usedByDefence(target.id(), facing.stance());
    }
    return facing.rolled(total, tally.sixes());
  }

  private Matters<Tally> held(int over, Facing facing) {
    return house().success() == OtwHouse.Success.MARGIN_OF_SIX
        ? ALL_OF_IT
        : new Held(over, facing.stance());
  }

  /// Where margins earn successes, every point matters.
  private static final Matters<Tally> ALL_OF_IT = tally -> tally;

  /// What of a defence against a known attack matters: by how much it falls short, with the
  /// successes; where it holds, only what an evasion could still buy.
  ///
  /// @param over by how much the attack is above the defence without its dice
  private record Held(int over, Stance stance) implements Matters<Tally> {
    @Override
    public Object essence(Tally tally) {
      return tally.total() < over || stance == Stance.EVADE
          ? new Tally(Math.min(over, tally.total()), tally.sixes())
          : Tally.NONE;
    }
  }

  /// Where margins earn successes, the attacker's is the best against any of them (OTW-R-06).
  private Onset margins(Onset onset) {
    if (house().success() != OtwHouse.Success.MARGIN_OF_SIX) {
      return onset;
    }
    int best = 0;
    var counted = onset;
    for (Facing facing : onset.facings()) {
      best = Math.max(best, onset.raw(facing) / Exchange.MARGIN);
      int over = Math.max(0, facing.defence() - onset.attack());
      counted = counted.with(facing.rolled(facing.defence(), over / Exchange.MARGIN));
    }
    return counted.rolled(onset.attack(), best);
  }

  // What a roll uses up

  private void usedByAttack(String by, List<Facing> met) {
    var attacker = being(by);
    usedByCombat(attacker);
    if (attacker.is(Kind.FOCUSED)) {
      emit(new FightEvent.NoLonger(by, Kind.FOCUSED), OTW_SK_09);
    }
    for (Facing facing : met) {
      if (attacker.is(Kind.FEINTING, facing.target())) {
        emit(new FightEvent.NoLongerOf(by, Kind.FEINTING, facing.target()), OTW_SK_08);
      }
    }
  }

  private void usedByDefence(String who, Stance stance) {
    var target = being(who);
    usedByCombat(target);
    if (stance == Stance.DEFEND && target.is(Kind.BRACED)) {
      emit(new FightEvent.NoLonger(who, Kind.BRACED), OTW_R_57);
    }
    if (state().inBattle()
        && Passives.countsFirst(target, stance)
        && !state().theFight().hadFirst(who, Passives.first(stance))) {
      emit(
          new FightEvent.FirstTaken(who, Passives.first(stance)),
          stance == Stance.EVADE ? OTW_R_93 : OTW_SKL_02);
    }
  }

  /// Stagger and heartening wait for the next combat roll of any kind (OTW-R-26).
  private void usedByCombat(Being being) {
    if (being.is(Kind.STAGGERED)) {
      play.cite(OTW_R_26);
      emit(new FightEvent.NoLonger(being.id(), Kind.STAGGERED), OTW_MAN_02);
    }
    if (being.is(Kind.HEARTENED)) {
      emit(new FightEvent.NoLonger(being.id(), Kind.HEARTENED), OTW_SK_06);
    }
  }
}

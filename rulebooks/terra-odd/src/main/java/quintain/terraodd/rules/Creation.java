package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.parts.GivenNames;
import quintain.kernel.parts.Phrases;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Advancement;
import quintain.terraodd.state.Background;
import quintain.terraodd.state.Begun;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Block;
import quintain.terraodd.state.Drive;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gear;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.HarmDice;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.Life;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;
import quintain.terraodd.state.Pack;
import quintain.terraodd.state.Protection;
import quintain.terraodd.state.Score;
import quintain.terraodd.state.Talent;
import quintain.terraodd.state.Who;

/// New characters, step by step.
final class Creation extends Chapter {
  private static final Roll<Integer> D6X3 = Dice.sum(3, Dice.D6);
  private static final int LONGEST_NAME = 60;
  private static final String ROLL = "roll";
  private static final String CHANCE = "any";
  private static final String NO_SWAP = "none";
  private static final String FOOD = "Three days' food";
  private static final List<HarmDice> STARTING_HARM = List.of(HarmDice.d(6), HarmDice.d(8));

  Creation(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.hand
        .create(CreateCharacter.class, ODD_CRE_01, being -> being.isPc() && being.isInPlay())
        .does(Creation::new, Creation::create);
  }

  /// Whoever rolls while there is nobody yet to roll.
  private record Newcomer(String id, Seat seat) implements Actor {}

  void create(OddStep.CreateCharacter step) {
    begin(new Newcomer(state().freeId(step.id()), step.seat()), this::advancements);
  }

  /// It may still be under way at a table of an earlier version.
  void succeed(OddStep.Succeed step) {
    var old = being(step.old());
    int advancements = after(old);
    begin(new Newcomer(state().freeId(step.id()), old.seat()), _ -> advancements);
  }

  // After somebody who is gone

  private static final String NOBODY = "nobody";

  /// With how many Advancements a newcomer begins: half of them, rounded down, after one who
  /// departed in a last scene, by death too (ODD-SAYO-05, ODD-SAYO-06, ODD-R-35); one after others
  /// who died, and after nobody.
  private int advancements(Newcomer newcomer) {
    return predecessor(newcomer).map(this::after).orElse(ORDINARY_ADVANCEMENTS);
  }

  private int after(Being old) {
    emit(new OddEvent.Became(old.id(), Flag.SUCCEEDED, ""), ODD_SAYO_06);
    if (old.is(Flag.SAYONARA)) {
      play.cite(ODD_R_35);
    }
    return advancementsAfter(old);
  }

  private static final int ORDINARY_ADVANCEMENTS = 1;

  private static int advancementsAfter(Being old) {
    return old.is(Flag.SAYONARA) ? old.talents().size() / 2 : ORDINARY_ADVANCEMENTS;
  }

  /// Whose place the newcomer takes, among the player's own who are gone and have no successor yet.
  private Optional<Being> predecessor(Newcomer newcomer) {
    var gone =
        state().own(newcomer.seat()).stream()
            .filter(being -> being.isPc() && !being.isInPlay() && !being.is(Flag.SUCCEEDED))
            .toList();
    if (gone.isEmpty()) {
      return Optional.empty();
    }
    var options = new ArrayList<Option<String>>();
    for (Being being : gone) {
      options.add(
          Option.of(being.id(), being.name())
              .meaning("begins with " + Phrases.counted(advancementsAfter(being), "Advancement")));
    }
    options.add(
        Option.of(NOBODY, "Nobody")
            .meaning("begins with " + Phrases.counted(ORDINARY_ADVANCEMENTS, "Advancement")));
    var answer =
        play.ask(
            newcomer.seat(),
            new Question.OneOf<>(
                Prompts.AFTER, List.of(newcomer.id()), options, gone.getFirst().id()));
    return gone.stream().filter(being -> being.id().equals(answer)).findFirst();
  }

  // Name, background, drive

  private void begin(Newcomer newcomer, ToIntFunction<Newcomer> beginsWith) {
    var name =
        play.ask(
                newcomer.seat(),
                new Question.Words(
                    Prompts.NAME,
                    List.of(newcomer.id()),
                    LONGEST_NAME,
                    Names.title(newcomer.id()),
                    true,
                    GivenNames.ALL))
            .strip();
    int advancements = beginsWith.applyAsInt(newcomer);
    var background = background(newcomer);
    var drive = drive(newcomer);
    tell(
        name
            + background
                .map(b -> ", once " + Phrases.a(b.name()) + ", knows " + b.knows())
                .orElse(" comes")
            + drive.map(d -> "; out to " + d.name()).orElse(""),
        ODD_CRE_01);
    play.then(
        new OddStep.RollAttributes(
            new Begun(
                newcomer.id(),
                newcomer.seat(),
                name,
                background.map(Background::id).orElse(""),
                drive.map(Drive::name).orElse(""),
                advancements)));
  }

  private Optional<Background> background(Newcomer newcomer) {
    var all = state().shelf().backgrounds();
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(ROLL, "Roll a d20").leftToChance());
    all.forEach(b -> options.add(Option.of(key(b.name()), b.name()).meaning(meaning(b))));
    var chosen =
        play.ask(
            newcomer.seat(),
            new Question.OneOf<>(Prompts.BACKGROUND, List.of(newcomer.id()), options, ROLL));
    if (chosen.equals(ROLL)) {
      int face = play.roll(newcomer, Dice.D20, ODD_CRE_01);
      return all.stream().filter(b -> b.roll() == face).findFirst();
    }
    return all.stream().filter(b -> key(b.name()).equals(chosen)).findFirst();
  }

  /// What it taught and what it brings.
  private String meaning(Background background) {
    var brought = new ArrayList<String>();
    for (String name : background.items()) {
      var detail = state().shelf().gear(name).map(gear -> Item.of(gear).detail()).orElse("");
      brought.add(name.toLowerCase(Locale.ROOT) + (detail.isEmpty() ? "" : " (" + detail + ")"));
    }
    brought.addAll(background.keepsakes());
    return "knows "
        + background.knows()
        + (brought.isEmpty() ? "" : "; brings " + Phrases.and(brought));
  }

  private Optional<Drive> drive(Newcomer newcomer) {
    var all = state().shelf().drives();
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(ROLL, "Roll a d12").leftToChance());
    all.forEach(d -> options.add(Option.of(key(d.name()), d.name())));
    var chosen =
        play.ask(
            newcomer.seat(),
            new Question.OneOf<>(Prompts.DRIVE, List.of(newcomer.id()), options, ROLL));
    if (chosen.equals(ROLL)) {
      int face = play.roll(newcomer, Dice.D12, ODD_CRE_01);
      return all.stream().filter(d -> d.roll() == face).findFirst();
    }
    return all.stream().filter(d -> key(d.name()).equals(chosen)).findFirst();
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT).replace(' ', '-').replace("'", "");
  }

  private void tell(String what, Clause why) {
    emit(new OddEvent.Told("", what), why);
  }

  private static Newcomer newcomer(Begun begun) {
    return new Newcomer(begun.id(), begun.seat());
  }

  // Attributes

  /// 3d6 for each; the player may swap two (ODD-CRE-03).
  void rollAttributes(OddStep.RollAttributes step) {
    var newcomer = newcomer(step.begun());
    int prowess = play.roll(newcomer, D6X3, ODD_CRE_03);
    int insight = play.roll(newcomer, D6X3, ODD_CRE_03);
    int resolve = play.roll(newcomer, D6X3, ODD_CRE_03);
    tell(step.begun().name() + " rolls " + scores(prowess, insight, resolve), ODD_CRE_03);
    var rolled = new OddStep.GrowUp(step.begun(), prowess, insight, resolve);
    var options =
        Stream.of(
                Option.of(NO_SWAP, "None, as rolled"),
                Option.of("prowess-insight", "Prowess and Insight"),
                Option.of("prowess-resolve", "Prowess and Resolve"),
                Option.of("insight-resolve", "Insight and Resolve"))
            .map(option -> option.meaning(explained(swapped(rolled, option.key()))))
            .toList();
    var answer =
        play.ask(
            newcomer.seat(),
            new Question.OneOf<>(Prompts.SWAP, List.of(newcomer.id()), options, NO_SWAP));
    play.then(swapped(rolled, answer));
  }

  private static OddStep.GrowUp swapped(OddStep.GrowUp as, String which) {
    return switch (which) {
      case "prowess-insight" ->
          new OddStep.GrowUp(as.begun(), as.insight(), as.prowess(), as.resolve());
      case "prowess-resolve" ->
          new OddStep.GrowUp(as.begun(), as.resolve(), as.insight(), as.prowess());
      case "insight-resolve" ->
          new OddStep.GrowUp(as.begun(), as.prowess(), as.resolve(), as.insight());
      default -> as;
    };
  }

  /// Which score is which, and what for (ODD-CRE-02).
  private static String explained(OddStep.GrowUp scores) {
    return "%s %d (%s), %s %d (%s), %s %d (%s)"
        .formatted(
            Ability.PROWESS.told(),
            scores.prowess(),
            Ability.PROWESS.meaning(),
            Ability.INSIGHT.told(),
            scores.insight(),
            Ability.INSIGHT.meaning(),
            Ability.RESOLVE.told(),
            scores.resolve(),
            Ability.RESOLVE.meaning());
  }

  private static String scores(int prowess, int insight, int resolve) {
    return "Prowess " + prowess + ", Insight " + insight + ", Resolve " + resolve;
  }

  // Grit and Advancements

  /// 1d6 Grit and one Advancement, or what a predecessor left (ODD-CRE-04, ODD-CRE-05).
  void growUp(OddStep.GrowUp step) {
    var newcomer = newcomer(step.begun());
    int grit = play.roll(newcomer, Dice.D6, ODD_CRE_04);
    var talents = new ArrayList<Talent>();
    var scores = new ArrayList<>(List.of(step.prowess(), step.insight(), step.resolve()));
    for (int n = 0; n < step.begun().advancements(); n++) {
      var talent = new Growth(play).talent(newcomer, advancement(newcomer, talents));
      talents.add(talent);
      grow(newcomer, talent, scores);
    }
    play.cite(ODD_CRE_05);
    tell(
        step.begun().name()
            + " has "
            + scores(scores.get(0), scores.get(1), scores.get(2))
            + ", Grit "
            + grit
            + (talents.isEmpty()
                ? ""
                : ", and " + Phrases.and(talents.stream().map(Talent::told).toList())),
        ODD_CRE_05);
    play.then(
        new OddStep.Equip(
            step.begun(), scores.get(0), scores.get(1), scores.get(2), grit, List.copyOf(talents)));
  }

  /// The player chooses from either list; on automatic it is a pick.
  private Advancement advancement(Newcomer newcomer, List<Talent> held) {
    var open =
        state().shelf().advancements().stream()
            .filter(a -> held.stream().noneMatch(t -> t.entry().id().equals(a.id())))
            .toList();
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(CHANCE, "Let chance decide").leftToChance());
    open.forEach(a -> options.add(Growth.option(a)));
    var chosen =
        play.ask(
            newcomer.seat(),
            new Question.OneOf<>(
                Prompts.FIRST_ADVANCEMENT, List.of(newcomer.id()), options, CHANCE));
    return chosen.equals(CHANCE) ? play.pick(open, ODD_CRE_05) : Growth.byKey(open, chosen);
  }

  private void grow(Newcomer newcomer, Talent talent, List<Integer> scores) {
    if (talent.entry().gift() == Gift.GROWS && talent.entry().ability().isPresent()) {
      int which = List.of(Ability.values()).indexOf(talent.entry().ability().get());
      int total = play.roll(newcomer, D6X3, ODD_REF_01);
      scores.set(which, Math.max(scores.get(which), total));
    }
  }

  // Gear

  /// The background's kit, a weapon of d6 or d8, light armour or a shield, food, 3d6 credits.
  void equip(OddStep.Equip step) {
    var newcomer = newcomer(step.begun());
    var background =
        state().shelf().backgrounds().stream()
            .filter(b -> b.id().equals(step.begun().background()))
            .findFirst();
    var items = new ArrayList<Item>();
    background.ifPresent(b -> b.items().forEach(name -> add(name, items)));
    var weapon = oneOf(newcomer, Prompts.WEAPON, weapons(), ODD_EQP_01);
    items.add(Item.of(weapon, Item.Where.HELD, weapon.uses()));
    var guard = oneOf(newcomer, Prompts.PROTECTION, protections(), ODD_EQP_02);
    boolean handFree = weapon.hands() < 2;
    var where =
        !Item.of(guard).isShield() ? Item.Where.WORN : handFree ? Item.Where.HELD : Item.Where.PACK;
    items.add(Item.of(guard, where, guard.uses()));
    add(FOOD, items);
    int credits = play.roll(newcomer, D6X3, ODD_CRE_01);
    var keepsakes = background.map(Background::keepsakes).orElse(List.of());
    join(step, background, Pack.of(items, keepsakes, credits));
  }

  private void add(String name, List<Item> items) {
    state().shelf().gear(name).map(Item::of).ifPresent(items::add);
  }

  /// Those of a d6 or d8 that fit the table's genre, in the order of the list.
  private List<Gear> weapons() {
    return state().shelf().gear().stream()
        .filter(gear -> gear.genre().fits(state().scene().genre()))
        .filter(gear -> gear.harm().map(STARTING_HARM::contains).orElse(false))
        .toList();
  }

  /// The first light armour and the first shield of the list.
  private List<Gear> protections() {
    var found = new ArrayList<Gear>();
    for (Protection wanted : List.of(Protection.LIGHT, Protection.SHIELD)) {
      state().shelf().gear().stream()
          .filter(gear -> gear.protection().map(wanted::equals).orElse(false))
          .findFirst()
          .ifPresent(found::add);
    }
    return found;
  }

  private Gear oneOf(Newcomer newcomer, Topic topic, List<Gear> from, Clause why) {
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(CHANCE, "Let chance decide").leftToChance());
    from.forEach(
        gear ->
            options.add(Option.of(key(gear.name()), gear.name()).meaning(Item.of(gear).detail())));
    var chosen =
        play.ask(
            newcomer.seat(), new Question.OneOf<>(topic, List.of(newcomer.id()), options, CHANCE));
    return from.stream()
        .filter(gear -> key(gear.name()).equals(chosen))
        .findFirst()
        .orElseGet(() -> play.pick(from, why));
  }

  private void join(OddStep.Equip step, Optional<Background> background, Pack pack) {
    var begun = step.begun();
    var who =
        new Who(
            begun.id(),
            begun.name(),
            begun.seat(),
            Who.Kind.PC,
            Who.Side.PARTY,
            Secrecy.OPEN,
            new Who.Persona(
                background.map(Background::name),
                begun.drive().isEmpty() ? Optional.empty() : Optional.of(begun.drive())));
    var being =
        new Being(
            who,
            Score.full(step.prowess()),
            Score.full(step.insight()),
            Score.full(step.resolve()),
            step.grit(),
            List.of(),
            whereThePartyIs(),
            Life.of(Block.NONE, pack, step.talents(), List.of()));
    emit(new OddEvent.Joined(being), ODD_CRE_01);
  }

  private int whereThePartyIs() {
    for (Being being : state().side(Who.Side.PARTY)) {
      if (!being.isOut()) {
        return being.at();
      }
    }
    return 0;
  }
}

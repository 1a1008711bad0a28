package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import quintain.cairn.state.Amount;
import quintain.cairn.state.ArmorPiece;
import quintain.cairn.state.Background;
import quintain.cairn.state.Begun;
import quintain.cairn.state.Being;
import quintain.cairn.state.Block;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Item;
import quintain.cairn.state.Life;
import quintain.cairn.state.NameRow;
import quintain.cairn.state.Outfit;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Score;
import quintain.cairn.state.Spell;
import quintain.cairn.state.StartingGear;
import quintain.cairn.state.TraitRow;
import quintain.cairn.state.Who;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.parts.Phrases;

/// New characters, step by step.
final class Creation extends Chapter {
  private static final Roll<Integer> D6X3 = Dice.sum(3, Dice.D6);
  private static final Roll<Integer> D20X2 = Dice.sum(2, Dice.D20);
  private static final String CHANCE = "any";
  private static final String NO_SWAP = "none";
  private static final int TRAITS = 8;
  private static final int LONGEST_NAME = 60;

  Creation(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.hand
        .create(CreateCharacter.class, CRN_CRE_01, Being::isPc)
        .does(Creation::new, Creation::create);
  }

  /// Whoever rolls while there is nobody yet to roll.
  record Newcomer(String id, Seat seat) implements Actor {
    Newcomer(String id) {
      this(id, Seat.REFEREE);
    }
  }

  /// The person behind the numbers, as far as the tables make one.
  record Person(Optional<String> background, String name, List<String> traits, int age) {
    Who.Persona persona() {
      return new Who.Persona(background, traits, Optional.of(age));
    }
  }

  /// STR, DEX and WIL as rolled.
  record Scores(int str, int dex, int wil) {
    /// Which is which, and what for (CRN-ABIL-02 to 04).
    String told() {
      return "STR %d (power), DEX %d (reflexes), WIL %d (charm, spells)".formatted(str, dex, wil);
    }

    Scores swapped(String which) {
      return switch (which) {
        case "str-dex" -> new Scores(dex, str, wil);
        case "str-wil" -> new Scores(wil, dex, str);
        case "dex-wil" -> new Scores(str, wil, dex);
        default -> this;
      };
    }
  }

  /// Name and background; traits; age; abilities; HP; starting gear (CRN-CRE-01). Each is told as
  /// soon as it is known.
  void create(CairnStep.CreateCharacter step) {
    var newcomer = new Newcomer(state().freeId(step.id()), step.seat());
    var name = named(newcomer);
    var items = new ArrayList<Item>();
    int coins = 0;
    var background = background(newcomer);
    if (background.isPresent()) {
      for (String thing : background.get().items()) {
        add(newcomer, thing, items);
      }
      coins += background.get().purse().map(purse -> gold(newcomer, purse)).orElse(0);
      tell(newcomer, name, "starts out as " + Phrases.a(background.get().name()), CRN_BG);
    }
    play.then(
        new CairnStep.MeetNewcomer(
            new Begun(
                newcomer.id(),
                step.seat(),
                background.map(Background::name),
                List.copyOf(items),
                coins,
                name)));
  }

  void meet(CairnStep.MeetNewcomer step) {
    var newcomer = newcomer(step.begun());
    var person = person(newcomer, step.begun().background(), step.begun().name());
    var given = step.begun().name();
    tell(
        newcomer,
        given,
        "is "
            + (given.isEmpty() ? person.name() + ", " : "")
            + person.age()
            + " years old"
            + (person.traits().isEmpty() ? "" : ": " + String.join(", ", person.traits())),
        CRN_CRE_05);
    play.then(new CairnStep.RollAbilities(step.begun(), person.name(), person.persona()));
  }

  void rollAbilities(CairnStep.RollAbilities step) {
    var newcomer = newcomer(step.begun());
    var scores = swapped(newcomer, scores(newcomer, CRN_CRE_02));
    tell(
        newcomer,
        step.name(),
        "has STR " + scores.str() + ", DEX " + scores.dex() + ", WIL " + scores.wil(),
        CRN_CRE_02);
    play.then(
        new CairnStep.EquipNewcomer(
            step.begun(), step.name(), step.persona(), scores.str(), scores.dex(), scores.wil()));
  }

  void equip(CairnStep.EquipNewcomer step) {
    var newcomer = newcomer(step.begun());
    var items = new ArrayList<>(step.begun().items());
    int hp = play.roll(newcomer, Dice.D6, CRN_CRE_04);
    play.cite(CRN_CRE_06);
    play.cite(CRN_REF_04);
    play.cite(CRN_REF_05);
    add(newcomer, "Rations", items);
    add(newcomer, "Torch", items);
    int coins = step.begun().coins() + play.roll(newcomer, D6X3, CRN_CRE_06) * Wealth.GOLD;
    for (StartingGear.Table table : StartingGear.Table.values()) {
      rollOn(newcomer, table, items);
    }
    var scores = new Scores(step.str(), step.dex(), step.wil());
    join(newcomer, step.name(), step.persona(), scores, hp, items, coins);
  }

  private static Newcomer newcomer(Begun begun) {
    return new Newcomer(begun.id(), begun.seat());
  }

  /// Tells something of a newcomer, by name as soon as there is one.
  private void tell(Newcomer newcomer, String name, String what, Clause why) {
    emit(
        name.isEmpty()
            ? new CairnEvent.Told(newcomer.id(), what)
            : new CairnEvent.Told("", name + " " + what),
        why);
  }

  private int gold(Newcomer newcomer, Amount purse) {
    int gold =
        purse.plain()
            ? purse.count()
            : play.roll(newcomer, Dice.sum(purse.count(), Dice.d(purse.sides())), CRN_BG);
    return gold * Wealth.GOLD;
  }

  // The person

  /// As the player says; the tables name whoever is left unnamed (CRN-NAME).
  private String named(Newcomer newcomer) {
    var ideas = new ArrayList<String>();
    for (NameRow given : state().shelf().names()) {
      for (NameRow family : state().shelf().names()) {
        ideas.add(given.given() + " " + family.family());
      }
    }
    return play.ask(
            newcomer.seat(),
            new Question.Words(Prompts.NAME, List.of(newcomer.id()), LONGEST_NAME, "", true, ideas))
        .strip();
  }

  Optional<Background> background(Newcomer newcomer) {
    int face = play.roll(newcomer, Dice.D20, CRN_BG);
    for (Background background : state().shelf().backgrounds()) {
      if (background.roll() == face) {
        return Optional.of(background);
      }
    }
    return Optional.empty();
  }

  /// Names, traits column by column, age 2d20 + 10 (CRN-CRE-05).
  Person person(Newcomer newcomer, Optional<String> background) {
    return person(newcomer, background, "");
  }

  private Person person(Newcomer newcomer, Optional<String> background, String given) {
    var name = given.isEmpty() ? rolledName(newcomer) : given;
    var traits = new ArrayList<String>();
    for (int column = 0; column < TRAITS; column++) {
      trait(play.roll(newcomer, Dice.D12, CRN_TRAIT), column).ifPresent(traits::add);
    }
    int age = play.roll(newcomer, D20X2, CRN_CRE_05) + 10;
    return new Person(background, name, List.copyOf(traits), age);
  }

  private String rolledName(Newcomer newcomer) {
    var given = name(play.roll(newcomer, Dice.D20, CRN_NAME)).map(NameRow::given);
    var family = name(play.roll(newcomer, Dice.D20, CRN_NAME)).map(NameRow::family);
    var name = (given.orElse("") + " " + family.orElse("")).strip();
    return name.isEmpty() ? newcomer.id() : name;
  }

  private Optional<NameRow> name(int face) {
    for (NameRow row : state().shelf().names()) {
      if (row.roll() == face) {
        return Optional.of(row);
      }
    }
    return Optional.empty();
  }

  private Optional<String> trait(int face, int column) {
    for (TraitRow row : state().shelf().traits()) {
      if (row.roll() == face) {
        return Optional.of(row.columns().get(column));
      }
    }
    return Optional.empty();
  }

  // Abilities

  /// 3d6 for each, in order (CRN-CRE-02, CRN-HIRE-02).
  Scores scores(Newcomer newcomer, Clause why) {
    int str = play.roll(newcomer, D6X3, why);
    int dex = play.roll(newcomer, D6X3, why);
    int wil = play.roll(newcomer, D6X3, why);
    return new Scores(str, dex, wil);
  }

  /// The player may swap any two (CRN-CRE-03).
  private Scores swapped(Newcomer newcomer, Scores rolled) {
    var options =
        Stream.of(
                Option.of(NO_SWAP, "None, as rolled"),
                Option.of("str-dex", "STR and DEX"),
                Option.of("str-wil", "STR and WIL"),
                Option.of("dex-wil", "DEX and WIL"))
            .map(option -> option.meaning(rolled.swapped(option.key()).told()))
            .toList();
    return rolled.swapped(
        play.ask(
            newcomer.seat(),
            new Question.OneOf<>(Prompts.SWAP, List.of(newcomer.id()), options, NO_SWAP)));
  }

  // Gear

  /// d20 on a table of starting gear (CRN-CRE-07).
  private void rollOn(Newcomer newcomer, StartingGear.Table table, List<Item> items) {
    int face = play.roll(newcomer, Dice.D20, clauseOf(table));
    for (StartingGear row : state().shelf().startingGear()) {
      if (row.table() == table && row.from() <= face && face <= row.to()) {
        if (!row.oneOf().isEmpty()) {
          grant(newcomer, oneOf(newcomer, row, clauseOf(table)), items);
        }
        return;
      }
    }
  }

  private static Clause clauseOf(StartingGear.Table table) {
    return switch (table) {
      case ARMOR -> CRN_GR_ARMOR;
      case HEAD -> CRN_GR_HEAD;
      case WEAPON -> CRN_GR_WEAPON;
      case EXP -> CRN_GR_EXP;
      case TOOL -> CRN_GR_TOOL;
      case TRINKET -> CRN_GR_TRINKET;
      case BONUS -> CRN_GR_BONUS;
    };
  }

  /// The player chooses; on automatic it is a pick from what is named, in its order.
  private StartingGear.Grant oneOf(Newcomer newcomer, StartingGear row, Clause why) {
    if (row.oneOf().size() == 1) {
      return row.oneOf().getFirst();
    }
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(CHANCE, "Let chance decide").leftToChance());
    for (StartingGear.Grant grant : row.oneOf()) {
      options.add(Option.of(called(grant), called(grant)).meaning(meaning(grant)));
    }
    var answer =
        play.ask(
            newcomer.seat(),
            new Question.OneOf<>(Prompts.ONE_OF, List.of(newcomer.id()), options, CHANCE));
    for (StartingGear.Grant grant : row.oneOf()) {
      if (called(grant).equals(answer)) {
        return grant;
      }
    }
    return play.pick(row.oneOf(), why);
  }

  private static String called(StartingGear.Grant grant) {
    return switch (grant) {
      case StartingGear.Grant.Items items ->
          String.join(" and ", items.gear()).toLowerCase(Locale.ROOT);
      case StartingGear.Grant.RollOn again -> again.table().told();
    };
  }

  /// What comes with it: the figures of each thing.
  private String meaning(StartingGear.Grant grant) {
    return switch (grant) {
      case StartingGear.Grant.Items items ->
          items.gear().stream()
              .flatMap(name -> state().shelf().gear(name).stream())
              .map(gear -> Outfit.of(gear).detail())
              .filter(words -> !words.isEmpty())
              .collect(Collectors.joining("; "));
      case StartingGear.Grant.RollOn _ -> "one more roll on that table";
    };
  }

  private void grant(Newcomer newcomer, StartingGear.Grant grant, List<Item> items) {
    switch (grant) {
      case StartingGear.Grant.Items granted -> {
        for (String name : granted.gear()) {
          add(newcomer, name, items);
        }
      }
      case StartingGear.Grant.RollOn again -> rollOn(newcomer, again.table(), items);
    }
  }

  /// A spellbook or scroll takes its spell by d100.
  private void add(Newcomer newcomer, String name, List<Item> items) {
    var gear = state().shelf().gear(name);
    if (gear.isPresent() && gear.get().holdsSpell()) {
      rollSpell(newcomer).ifPresent(spell -> items.add(Outfit.of(gear.get(), spell)));
    } else {
      gear.map(Outfit::of).ifPresent(items::add);
    }
  }

  /// d100 ÷ 4, rounded up (CRN-SPL).
  Optional<Spell> rollSpell(Actor by) {
    int row = (play.roll(by, Dice.D100, CRN_SPL) + 3) / 4;
    for (Spell spell : state().shelf().spells()) {
      if (spell.row() == row) {
        return Optional.of(spell);
      }
    }
    return Optional.empty();
  }

  // On the sheet

  private void join(
      Newcomer newcomer,
      String name,
      Who.Persona persona,
      Scores scores,
      int hp,
      List<Item> items,
      int coins) {
    var carried = new ArrayList<Item>();
    var left = new ArrayList<Item>();
    int used = Pack.EMPTY.usedWithCoins(coins);
    for (Item item : ready(items)) {
      if (used + item.slots() > Pack.SLOTS) {
        left.add(item.to(Item.Where.PACK));
      } else {
        carried.add(item);
        used += item.slots();
      }
    }
    var pack = Pack.of(carried, coins);
    var who =
        new Who(
            newcomer.id(),
            name,
            newcomer.seat(),
            Who.Kind.PC,
            Who.Side.PARTY,
            Secrecy.OPEN,
            persona);
    emit(
        new CairnEvent.Joined(
            being(who, scores, hp, Block.NONE, pack, whereThePartyIs(), Optional.empty())),
        CRN_CRE_01);
    for (Item item : left) {
      emit(new CairnEvent.ItemLaid(item, whereThePartyIs()), CRN_INV_06);
    }
    new Inventory(play).bear(newcomer.id());
  }

  /// A fresh being: nothing lost, nothing wrong.
  static Being being(
      Who who, Scores scores, int hp, Block block, Pack pack, int at, Optional<Being.Hire> hire) {
    return Being.fresh(
        who,
        Score.full(scores.str()),
        Score.full(scores.dex()),
        Score.full(scores.wil()),
        hp,
        Life.of(block, pack, hire),
        at);
  }

  int whereThePartyIs() {
    for (Being being : state().side(Who.Side.PARTY)) {
      if (!being.isOut()) {
        return being.at();
      }
    }
    return 0;
  }

  /// The best of each armor worn, the best weapon in hand, and a shield where a hand is free.
  private static List<Item> ready(List<Item> items) {
    var ready = new ArrayList<>(items);
    for (ArmorPiece piece : ArmorPiece.values()) {
      if (piece != ArmorPiece.SHIELD) {
        put(ready, best(items, item -> armor(item, piece)), Item.Where.WORN);
      }
    }
    int weapon = best(items, Creation::force);
    put(ready, weapon, Item.Where.HELD);
    boolean oneHand = weapon < 0 || items.get(weapon).gear().hands() < 2;
    if (oneHand) {
      put(ready, best(items, item -> armor(item, ArmorPiece.SHIELD)), Item.Where.HELD);
    }
    return ready;
  }

  private static double armor(Item item, ArmorPiece piece) {
    return item.gear().piece().equals(Optional.of(piece)) ? 1 + item.gear().armor() : 0;
  }

  /// What a weapon that lasts deals on average.
  private static double force(Item item) {
    return item.gear().uses() > 0
        ? 0
        : item.gear().damage().map(damage -> Arms.averageHighest(damage.dice())).orElse(0.0);
  }

  /// The first of the highest; -1 if none is worth anything.
  private static int best(List<Item> items, ToDoubleFunction<Item> worth) {
    int best = -1;
    double most = 0;
    for (int i = 0; i < items.size(); i++) {
      double value = worth.applyAsDouble(items.get(i));
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return best;
  }

  private static void put(List<Item> items, int index, Item.Where where) {
    if (index >= 0) {
      items.set(index, items.get(index).to(where));
    }
  }
}

package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Hints;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.parts.GivenNames;
import quintain.rath.state.Aptitude;
import quintain.rath.state.Being;
import quintain.rath.state.Draft;
import quintain.rath.state.Gear;
import quintain.rath.state.Growth;
import quintain.rath.state.Knack;
import quintain.rath.state.Life;
import quintain.rath.state.LifeEvent;
import quintain.rath.state.Magic;
import quintain.rath.state.Pack;
import quintain.rath.state.Places;
import quintain.rath.state.Purse;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Stat;
import quintain.rath.state.Stats;
import quintain.rath.state.Tag;
import quintain.rath.state.Who;

/// New characters, step by step.
public final class Creation extends Chapter {
  /// RTH-S-CC-01.
  static final int POINTS = 7;

  /// No stat above level + 2, and level 1 it is (RTH-LVL-07, RTH-R-85).
  static final int HIGHEST = 3;

  /// RTH-S-CC-02.
  private static final List<Integer> ARRAY = List.of(3, 2, 1, 1, 0, 0);

  private static final int LONGEST_NAME = 60;
  private static final int LONGEST_LINE = 200;

  /// RTH-R-86.
  static final int APTITUDES = 2;

  /// Below this the dice may be given up for the array (RTH-S-CC-03).
  private static final int POOR = 5;

  /// RTH-DER-01.
  private static final int HP = 10;

  private static final int MOST_OF_A_KIND = 5;
  private static final Roll<Integer> D6X6 = Dice.sum(6, Dice.D6);
  private static final String NO_SWAP = "none";

  Creation(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.hand
        .create(CreateCharacter.class, RTH_S_CC_01, being -> being.isPc() && !being.isDead())
        .does(Creation::new, Creation::create);
  }

  /// Stats, aptitudes, coins, outfit, spells, and who it is (RTH-S-CC-01 to 08). Each is told as
  /// soon as it is known.
  void create(RathStep.CreateCharacter step) {
    var id = state().freeId(step.id());
    var name = named(step, id);
    var ways =
        List.of(
            new Option<>("points", "Share 7 points", Draft.Way.POINTS)
                .meaning("as you like, none above 3"),
            new Option<>("array", "3, 2, 1, 1, 0, 0", Draft.Way.ARRAY).meaning("in any order"),
            new Option<>("dice", "One d6 for each", Draft.Way.DICE)
                .meaning("1–2 is 0, 3–4 is 1, 5 is 2, 6 is 3; then two may be swapped")
                .leftToChance());
    var way =
        play.ask(
            step.seat(), new Question.OneOf<>(ThingPrompts.WAY, List.of(id), ways, Draft.Way.DICE));
    then(new RathStep.ShareStats(Draft.begun(id, step.seat(), name, way)));
  }

  private String named(RathStep.CreateCharacter step, String id) {
    return play.ask(
            step.seat(),
            new Question.Words(
                ThingPrompts.NAME,
                List.of(id),
                LONGEST_NAME,
                Names.title(id),
                true,
                GivenNames.ALL))
        .strip();
  }

  // Stats

  void shareStats(RathStep.ShareStats step) {
    var draft = step.draft();
    var stats =
        switch (draft.way()) {
          case POINTS -> points(draft, Stats.NONE);
          case ARRAY -> array(draft);
          case DICE -> dice(draft);
        };
    var clause =
        switch (draft.way()) {
          case POINTS -> RTH_S_CC_01;
          case ARRAY -> RTH_S_CC_02;
          case DICE -> RTH_S_CC_03;
        };
    tell(draft, "has " + told(stats), clause);
    then(new RathStep.ChooseAptitudes(draft.with(stats)));
  }

  private void tell(Draft draft, String what, Clause why) {
    var name = draft.name().isEmpty() ? "the newcomer" : draft.name();
    emit(new RathEvent.Told("", name + " " + what), why);
  }

  /// 7 points among six stats, none above 3 (RTH-S-CC-01). What is not spent at once is asked for
  /// again.
  private Stats points(Draft draft, Stats so) {
    var stats = so;
    while (stats.sum() < POINTS) {
      int left = POINTS - stats.sum();
      var wares = new ArrayList<Question.Purchase.Ware>();
      var byDefault = new LinkedHashMap<String, Integer>();
      int unspent = left;
      for (Stat stat : Stat.values()) {
        int most = HIGHEST - stats.of(stat);
        wares.add(new Question.Purchase.Ware(key(stat), stat.name(), 1, most, meaning(stat)));
        int share = Math.min(Math.min(most, 2), unspent);
        byDefault.put(key(stat), share);
        unspent -= share;
      }
      var answer =
          play.ask(
              draft.seat(),
              new Question.Purchase(
                      ThingPrompts.POINTS, List.of(draft.id()), left, wares, byDefault)
                  .in(new Question.Purchase.Coin(1, "point", "points")));
      for (Stat stat : Stat.values()) {
        stats = stats.with(stat, stats.of(stat) + answer.getOrDefault(key(stat), 0));
      }
    }
    return stats;
  }

  static String key(Stat stat) {
    return stat.name().toLowerCase(Locale.ROOT);
  }

  /// 3, 2, 1, 1, 0, 0 in any order (RTH-S-CC-02).
  private Stats array(Draft draft) {
    var names = new ArrayList<Question.Assignment.Name>();
    for (Stat stat : Stat.values()) {
      names.add(new Question.Assignment.Name(key(stat), stat.name(), meaning(stat)));
    }
    var answer =
        play.ask(
            draft.seat(),
            new Question.Assignment(ThingPrompts.ARRAY, List.of(draft.id()), names, ARRAY));
    var stats = Stats.NONE;
    for (Stat stat : Stat.values()) {
      stats = stats.with(stat, answer.getOrDefault(key(stat), 0));
    }
    return stats;
  }

  private static List<Option.Hint> meaning(Stat stat) {
    return List.of(new Option.Hint(Hints.RULE, stat.clause().id()));
  }

  static List<Option<Stat>> options(List<Stat> stats) {
    var options = new ArrayList<Option<Stat>>();
    for (Stat stat : stats) {
      options.add(new Option<>(key(stat), stat.name(), stat));
    }
    return options;
  }

  /// One d6 for each in order: 1–2 is 0, 3–4 is 1, 5 is 2, 6 is 3; then two may be swapped
  /// (RTH-S-CC-03).
  private Stats dice(Draft draft) {
    var stats = Stats.NONE;
    for (Stat stat : Stat.values()) {
      stats = stats.with(stat, shown(play.roll(draft, Dice.D6, RTH_S_CC_03)));
    }
    if (stats.sum() < POOR
        && play.ask(
            draft.seat(),
            new Question.YesNo(ThingPrompts.TAKE_ARRAY, List.of(draft.id()), false))) {
      return array(draft);
    }
    return swapped(draft, stats);
  }

  static int shown(int face) {
    return switch (face) {
      case 1, 2 -> 0;
      case 3, 4 -> 1;
      case 5 -> 2;
      default -> 3;
    };
  }

  private Stats swapped(Draft draft, Stats rolled) {
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(NO_SWAP, "None, as rolled").meaning(told(rolled)));
    var all = Stat.values();
    for (int i = 0; i < all.length; i++) {
      for (int j = i + 1; j < all.length; j++) {
        options.add(
            Option.of(key(all[i]) + "-" + key(all[j]), all[i] + " and " + all[j])
                .meaning(told(swapped(rolled, all[i], all[j]))));
      }
    }
    var answer =
        play.ask(
            draft.seat(),
            new Question.OneOf<>(ThingPrompts.SWAP, List.of(draft.id()), options, NO_SWAP));
    if (answer.equals(NO_SWAP)) {
      return rolled;
    }
    int dash = answer.indexOf('-');
    var one = Stat.valueOf(answer.substring(0, dash).toUpperCase(Locale.ROOT));
    var other = Stat.valueOf(answer.substring(dash + 1).toUpperCase(Locale.ROOT));
    return swapped(rolled, one, other);
  }

  private static Stats swapped(Stats rolled, Stat one, Stat other) {
    return rolled.with(one, rolled.of(other)).with(other, rolled.of(one));
  }

  private static String told(Stats stats) {
    var told = new ArrayList<String>();
    for (Stat stat : Stat.values()) {
      told.add(stat + " " + stats.of(stat));
    }
    return String.join(", ", told);
  }

  // Aptitudes

  /// Two of them (RTH-S-CC-05, RTH-R-86); an inherent one needs a reason and the GM's yes
  /// (RTH-LVL-11).
  void chooseAptitudes(RathStep.ChooseAptitudes step) {
    var draft = step.draft();
    var all = state().shelf().aptitudes();
    var options = new ArrayList<Option<Aptitude>>();
    for (Aptitude aptitude : all) {
      options.add(Advancement.option(aptitude));
    }
    int count = Math.min(APTITUDES, all.size());
    var chosen =
        play.ask(
            draft.seat(),
            new Question.SomeOf<>(
                ThingPrompts.APTITUDES,
                List.of(draft.id()),
                options,
                count,
                count,
                fitting(draft.stats(), all, count)));
    var growing = new Advancement(play);
    var gained = new ArrayList<Aptitude>();
    for (Aptitude aptitude : chosen) {
      var taken = new ArrayList<>(chosen);
      taken.addAll(gained);
      growing.approved(draft, aptitude, taken).ifPresent(gained::add);
    }
    tell(
        draft,
        "has " + String.join(" and ", gained.stream().map(Aptitude::name).toList()),
        RTH_S_CC_05);
    var studied =
        gained.stream().anyMatch(aptitude -> aptitude.knack() == Knack.LOREKEEPER)
            ? growing.subjects(draft)
            : List.<String>of();
    then(new RathStep.FillPurse(draft.with(gained, studied)));
  }

  /// What goes well with the highest stat: the choice on automatic.
  private static List<Aptitude> fitting(Stats stats, List<Aptitude> all, int count) {
    var knacks =
        switch (highest(stats)) {
          case STR -> List.of(Knack.BRUISER, Knack.PACK_MULE);
          case DEX -> List.of(Knack.DUNGEON_SENSE, Knack.BREAK_AND_ENTER);
          case INT -> List.of(Knack.SPELLCRAFT, Knack.LOREKEEPER);
          case WIS -> List.of(Knack.DUNGEON_SENSE, Knack.FIELD_MEDICINE);
          case CON -> List.of(Knack.FIELD_MEDICINE, Knack.PACK_MULE);
          case CHA -> List.of(Knack.SILVER_TONGUE, Knack.CAPTAIN);
        };
    var fitting = new ArrayList<Aptitude>();
    for (Aptitude aptitude : all) {
      if (knacks.contains(aptitude.knack()) && fitting.size() < count) {
        fitting.add(aptitude);
      }
    }
    for (Aptitude aptitude : all) {
      if (fitting.size() < count && !fitting.contains(aptitude)) {
        fitting.add(aptitude);
      }
    }
    return List.copyOf(fitting);
  }

  private static Stat highest(Stats stats) {
    var best = Stat.STR;
    for (Stat stat : Stat.values()) {
      if (stats.of(stat) > stats.of(best)) {
        best = stat;
      }
    }
    return best;
  }

  // Coins and outfit

  /// 30 gp, or 6d6 + 9 (RTH-S-CC-06).
  void fillPurse(RathStep.FillPurse step) {
    var draft = step.draft();
    var options =
        List.of(
            Option.of("30", "30 gp"),
            Option.of("roll", "6d6 + 9 gp").meaning("30 on average").leftToChance());
    var answer =
        play.ask(
            draft.seat(),
            new Question.OneOf<>(
                ThingPrompts.COINS,
                List.of(draft.id()),
                options,
                draft.way() == Draft.Way.DICE ? "roll" : "30"));
    int gold = answer.equals("roll") ? play.roll(draft, D6X6, RTH_S_CC_06) + 9 : 30;
    tell(draft, "starts with " + gold + " gp", RTH_S_CC_06);
    then(new RathStep.BuyOutfit(draft.with(new Pack(List.of(), new Purse(0, 0, gold)))));
  }

  /// Whatever the coins buy; one set of clothes is free (RTH-S-CC-06). What does not fit the slots
  /// is not bought.
  void buyOutfit(RathStep.BuyOutfit step) {
    var draft = step.draft();
    int budget = draft.pack().purse().copper();
    var wares = new ArrayList<Question.Purchase.Ware>();
    for (Gear gear : state().shelf().gear()) {
      boolean sold = gear.price().isPresent() && gear.price().get() > 0;
      if (sold && !gear.service() && !gear.is(Tag.SCROLL) && gear.price().get() <= budget) {
        wares.add(
            new Question.Purchase.Ware(
                Outfits.key(gear),
                gear.name(),
                gear.price().get(),
                MOST_OF_A_KIND,
                Outfits.explained(gear)));
      }
    }
    var bought =
        play.ask(
            draft.seat(),
            new Question.Purchase(
                    ThingPrompts.OUTFIT,
                    List.of(draft.id()),
                    budget,
                    wares,
                    Outfits.usual(draft, state().shelf()))
                .in(
                    new Question.Purchase.Coin(Purse.GOLD, "gp", "gp"),
                    new Question.Purchase.Coin(Purse.SILVER, "sp", "sp"),
                    new Question.Purchase.Coin(1, "cp", "cp")));
    var outfitted = Outfits.clothed(draft, state().shelf());
    var names = new ArrayList<String>();
    for (var entry : bought.entrySet()) {
      var gear = Outfits.find(state().shelf(), entry.getKey());
      for (int i = 0; i < entry.getValue() && gear.isPresent(); i++) {
        var more = outfitted.buying(gear.get());
        if (Outfits.fits(more)) {
          outfitted = more;
          names.add(gear.get().name().toLowerCase(Locale.ROOT));
        }
      }
    }
    var readied = Outfits.readied(outfitted);
    if (!names.isEmpty()) {
      tell(draft, "buys " + String.join(", ", names), RTH_S_CC_06);
    }
    then(
        draft.has(Knack.SPELLCRAFT)
            ? new RathStep.ChooseSpells(readied)
            : new RathStep.MeetNewcomer(readied));
  }

  // Spells

  /// INT + 1 spells known and INT equipped, at least one of each (RTH-S-CC-07).
  void chooseSpells(RathStep.ChooseSpells step) {
    var draft = step.draft();
    int intellect = draft.stats().of(Stat.INT);
    var known = new Advancement(play).firstSpells(draft, intellect);
    var equipped = new Advancement(play).equipped(draft, known, intellect);
    tell(draft, "knows " + String.join(", ", known), RTH_S_CC_07);
    then(new RathStep.MeetNewcomer(draft.casting(known, equipped)));
  }

  // The person

  /// Look, drive and tie are free text, as the name was; the first session's Fortune comes with
  /// them (RTH-S-CC-08), and the derived figures follow (RTH-S-CC-04).
  void meet(RathStep.MeetNewcomer step) {
    var draft = step.draft();
    var said =
        play.ask(
            draft.seat(),
            new Question.Lines(
                ThingPrompts.PERSONA,
                List.of(draft.id()),
                List.of(
                    new Question.Lines.Line("look", "How do they look?"),
                    new Question.Lines.Line("drive", "What drives them?"),
                    new Question.Lines.Line("tie", "What ties them to another?")),
                LONGEST_LINE));
    var persona = new Who.Persona(line(said, "look"), line(said, "drive"), line(said, "tie"));
    var who =
        new Who(
            draft.id(),
            draft.name().isEmpty() ? Names.title(draft.id()) : draft.name(),
            draft.seat(),
            Who.Kind.PC,
            Who.Side.PARTY,
            Secrecy.OPEN,
            persona);
    var known = draft.aptitudes().stream().map(aptitude -> new Growth.Known(aptitude, 0)).toList();
    var life =
        new Life(
            Optional.empty(),
            draft.pack(),
            new Growth(1, 0, known, draft.studied()),
            new Magic(draft.knows(), draft.equips(), List.of()),
            List.of(),
            Optional.empty());
    int hp = hp(draft.stats(), draft.has(Knack.HARDY));
    play.cite(RTH_DER_01);
    emit(
        new LifeEvent.Joined(
            Being.fresh(
                who, draft.stats(), hp, Sessions.fortuneAtFirst(known), life, whereThePartyIs())),
        RTH_S_CC_04);
  }

  private static String line(Map<String, String> said, String key) {
    return said.getOrDefault(key, "");
  }

  /// 10 + STR, and 4 more for the hardy (RTH-DER-01, RTH-S-APT-14).
  public static int hp(Stats stats, boolean hardy) {
    return Math.max(1, HP + stats.of(Stat.STR) + (hardy ? Advancement.HARDY_HP : 0));
  }

  private int whereThePartyIs() {
    int at = 0;
    for (Being being : state().side(Who.Side.PARTY).reversed()) {
      at = being.isOut() ? at : being.at();
    }
    return state().map().isPresent() ? Places.free(state(), "", at) : at;
  }
}

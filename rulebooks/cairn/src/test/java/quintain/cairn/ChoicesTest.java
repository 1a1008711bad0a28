package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Tables.harm;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Item;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.testkit.Table;

/// What may be put into the slots of a command, and what is proposed first.
class ChoicesTest {
  private static final CairnBook BOOK = new CairnBook();
  private static final String WARDEN = Seat.REFEREE.id();

  private static Partial form(Class<? extends Command> command) {
    return Partial.of(command);
  }

  private static Choices choices(
      Table<CairnState, CairnStep, CairnEvent> table, String seat, Partial partial) {
    return BOOK.deeds().choices(table.state(), new Seat(seat), partial);
  }

  private static Question<?> asked(
      Table<CairnState, CairnStep, CairnEvent> table, String seat, Partial partial, String slot) {
    var choices = choices(table, seat, partial);
    assertThat(choices).isInstanceOf(Choices.Next.class);
    assertThat(((Choices.Next) choices).slot()).isEqualTo(slot);
    return ((Choices.Next) choices).question();
  }

  private static List<? extends Option<?>> options(
      Table<CairnState, CairnStep, CairnEvent> table, String seat, Partial partial, String slot) {
    return switch (asked(table, seat, partial, slot)) {
      case Question.OneOf<?> q -> q.options();
      case Question.SomeOf<?> q -> q.options();
      case Question<?> q -> throw new AssertionError("no options: " + q);
    };
  }

  private static List<String> keys(
      Table<CairnState, CairnStep, CairnEvent> table, String seat, Partial partial, String slot) {
    return options(table, seat, partial, slot).stream().map(Option::key).toList();
  }

  private static Question.NumberFrom number(
      Table<CairnState, CairnStep, CairnEvent> table, String seat, Partial partial, String slot) {
    return (Question.NumberFrom) asked(table, seat, partial, slot);
  }

  private static Table<CairnState, CairnStep, CairnEvent> ford() {
    return Tables.party()
        .creature("cutter", "Reed Cutter")
        .creature("captain", "Cutter Captain")
        .creature("troll", "Wood Troll");
  }

  // Somebody

  @Test
  void playersSpeakForTheirOwnAndTheWardenForTheOthers() {
    assertThat(keys(ford(), "oskar", form(Wait.class), "by")).containsExactly("oskar");
    assertThat(keys(ford(), WARDEN, form(Wait.class), "by"))
        .containsExactly("cutter", "captain", "troll");
  }

  @Test
  void targetsAreFoesBeforeFriendsTheAbleBeforeTheFallenAndTheNearBeforeTheFar() {
    var table =
        ford()
            .given("cutter.at", 30)
            .given("captain.at", 20)
            .given("troll.dead", true)
            .given("tilda.at", 10);
    var bow = form(CairnStep.Attack.class).with("by", "oskar").with("with", List.of("bow"));

    assertThat(keys(table, "oskar", bow, "targets"))
        .startsWith("captain", "cutter")
        .containsSubsequence("cutter", "maren", "tilda");
  }

  @Test
  void friendsComeFirstWhereAFriendIsMeant() {
    var table = ford().given("tilda.at", 5);
    var rope = form(Hand.class).with("by", "maren").with("item", "rope");

    assertThat(keys(table, "maren", rope, "to")).startsWith("oskar", "tilda");
  }

  @Test
  void whoeverFellMayGetUpAndWhoeverIsBoundWaitsForAFriend() {
    var free = form(Free.class).with("by", "maren");

    assertThat(keys(ford().given("maren.fallen", true), "maren", free, "whom"))
        .containsExactly("maren");
    assertThat(keys(ford().given("oskar.bound", true), "maren", free, "whom"))
        .containsExactly("oskar");
    assertThat(choices(ford().given("maren.bound", true), "maren", free))
        .isInstanceOf(Choices.Stuck.class);
  }

  @Test
  void aCasterMayChooseThemselves() {
    var hold = Mages.casterOf("Bramble Leash").sheet("ben", Mages.pc("Ben"));
    var cast = form(CastSpell.class).with("by", "ada").with("book", "Bramble Leash");
    assertThat(keys(hold, "ada", cast, "targets")).containsExactly("ben", "ada");
  }

  @Test
  void onlyFoesWhoStillFightAreAboutToActAndOnlyStrangersLeave() {
    var table =
        ford().dice("d20=1", "d20=1", "d20=1").when(Tables.BEGIN).given("cutter.dead", true);

    assertThat(keys(table, WARDEN, form(Telegraph.class), "who"))
        .containsExactly("captain", "troll");
    assertThat(keys(table, WARDEN, form(TakeAway.class), "who"))
        .containsExactly("cutter", "captain", "troll");
    assertThat(keys(table, WARDEN, form(Reveal.class), "who"))
        .containsExactly("cutter", "captain", "troll");
  }

  @Test
  void theDeadOfOnesOwnSeatAreReplaced() {
    var table = ford().given("maren.dead", true).given("cutter.dead", true);

    assertThat(keys(table, "maren", form(Replace.class), "dead")).containsExactly("maren");
    assertThat(choices(table, "oskar", form(Replace.class))).isInstanceOf(Choices.Stuck.class);
    assertThat(keys(table.given("tilda.dead", true), WARDEN, form(Replace.class), "dead"))
        .containsExactly("maren", "tilda");
  }

  @Test
  void aCharacterIsHandedToASeatOfTheTable() {
    assertThat(keys(ford(), WARDEN, form(HandOver.class).with("who", "oskar"), "seat"))
        .contains("maren", "tilda")
        .doesNotHaveDuplicates();
    assertThat(
            keys(
                ford(), "newcomer", form(CreateCharacter.class).with("id", "eve-newcomer"), "seat"))
        .containsExactly("newcomer");
  }

  @Test
  void whatIsFoundGoesToTheLivingOrLiesThere() {
    var finders =
        options(ford().given("oskar.dead", true), WARDEN, form(Bestow.class), "to").stream()
            .map(Option::value)
            .toList();

    assertThat(finders).isEqualTo(List.of("maren", "tilda", "cutter", "captain", "troll", ""));
  }

  // Arms and ways

  @Test
  void whatIsInHandIsProposedFirst() {
    var table = Tables.party().creature("foe", "Reed Cutter");
    var attack = form(CairnStep.Attack.class).with("by", "oskar");

    assertThat(keys(table, "oskar", attack, "with")).startsWith("bow");
    table.when(new Place("oskar", "bow", Item.Where.PACK));
    table.when(new Place("oskar", "staff", Item.Where.HELD));
    assertThat(keys(table, "oskar", attack, "with")).startsWith("staff");
  }

  @Test
  void armsTellTheirDiceAndWhatTheyDealOnAverage() {
    var table =
        Tables.empty()
            .sheet("bea", Folk.pc("Bea", 0, "Sword", "Knife"))
            .creature("foe", "Reed Cutter")
            .when(new Place("bea", "sword", Item.Where.HELD))
            .when(new Place("bea", "knife", Item.Where.HELD));
    var arms = options(table, "bea", form(CairnStep.Attack.class).with("by", "bea"), "with");

    // d8: (1 + 8) / 2; the higher of d8 and d6 over all 48 pairs
    var both =
        Math.round(
            100
                * IntStream.rangeClosed(1, 8)
                    .flatMap(a -> IntStream.rangeClosed(1, 6).map(b -> Math.max(a, b)))
                    .average()
                    .orElseThrow());
    assertThat(arms)
        .filteredOn(option -> option.key().equals("sword"))
        .singleElement()
        .satisfies(
            sword -> {
              assertThat(sword.label()).endsWith(" d8");
              assertThat(sword.hints())
                  .contains(new Option.Hint(Hints.POWER, "450"))
                  .contains(new Option.Hint(Hints.PURPOSE, "harm"));
            });
    assertThat(arms)
        .filteredOn(option -> option.key().equals("sword and knife"))
        .singleElement()
        .satisfies(
            two -> {
              assertThat(two.label()).endsWith(" d8+d6");
              assertThat(two.hints()).contains(new Option.Hint(Hints.POWER, Long.toString(both)));
            });
  }

  @Test
  void theWayLeadsToTheNearestFoeWhoStillFightsAndIsSeen() {
    var table =
        ford()
            .given("maren.at", 100)
            .given("cutter.at", 90)
            .given("captain.at", 70)
            .given("troll.at", 80);
    var move = form(Move.class).with("by", "maren");

    assertThat(number(table, "maren", move, "to").byDefault()).isEqualTo(90);
    table.given("cutter.dead", true);
    assertThat(number(table, "maren", move, "to").byDefault()).isEqualTo(80);
    table.given("troll.secrecy", "unseen");
    assertThat(number(table, "maren", move, "to").byDefault()).isEqualTo(70);
    table.given("captain.dead", true).given("troll.dead", true);
    assertThat(number(table, "maren", move, "to").byDefault()).isEqualTo(100);
  }

  @Test
  void howFarOffSomebodyIsIsSaidInFeet() {
    var table = ford().given("oskar.at", 10).given("captain.at", 40).given("cutter.at", 10);
    var bow = form(Attack.class).with("by", "oskar").with("with", List.of("bow"));

    var targets = options(table, "oskar", bow, "targets");
    assertThat(targets)
        .filteredOn(option -> option.key().equals("captain"))
        .singleElement()
        .satisfies(
            captain ->
                assertThat(captain.hints()).contains(new Option.Hint(Hints.RANGE, "30 ft off")));
    assertThat(targets)
        .filteredOn(option -> option.key().equals("cutter"))
        .singleElement()
        .satisfies(
            cutter ->
                assertThat(cutter.hints()).noneMatch(hint -> hint.name().equals(Hints.RANGE)));
  }

  @Test
  void healthIsWhatIsLeftOfHpAndStrTogether() {
    // Tilda: 4 HP and STR 12; 2 and 6 are left, half
    var table = ford().given("tilda.hp", 2).given("tilda.str", 6);
    var rope = form(Hand.class).with("by", "maren").with("item", "rope");

    var tilda =
        options(table, "maren", rope, "to").stream()
            .filter(option -> option.key().equals("tilda"))
            .findFirst()
            .orElseThrow();
    assertThat(tilda.hints())
        .contains(
            new Option.Hint(Hints.SIDE, Hints.OWN),
            new Option.Hint(Hints.DISTANCE, "0"),
            new Option.Hint(Hints.HEALTH, "50"));
  }

  // Things and trade

  @Test
  void spellsAreReadFromBooksPowersFromRelicsAndTheRestIsTools() {
    var table =
        Tables.party()
            .when(new Bestow("oskar", "Honeyclasp", ""))
            .when(new Bestow("oskar", "Antidote", ""));

    assertThat(keys(table, "oskar", form(CastSpell.class).with("by", "oskar"), "book"))
        .hasSize(1)
        .allMatch(key -> key.contains("spellbook"));
    assertThat(keys(table, "oskar", form(UseRelic.class).with("by", "oskar"), "relic"))
        .containsExactly("honeyclasp");
    assertThat(keys(table, "oskar", form(UseItem.class).with("by", "oskar"), "item"))
        .doesNotContain("honeyclasp")
        .noneMatch(key -> key.contains("spellbook"));
  }

  @Test
  void aBookOrScrollHoldsASpellAndNothingElseDoes() {
    var table = Tables.party();
    var find = form(Bestow.class).with("to", "maren");

    var within = keys(table, WARDEN, find.with("what", "Scroll"), "spell");
    assertThat(within.getFirst()).isEqualTo("any");
    assertThat(within).contains("Bramble Leash").hasSizeGreaterThan(12);
    assertThat(keys(table, WARDEN, find.with("what", "Rope"), "spell")).containsExactly("none");
  }

  @Test
  void aTreasureIsPlacedOnce() {
    var table = Tables.party();
    var before = keys(table, WARDEN, form(PlaceTreasure.class), "name");
    table.when(new PlaceTreasure(before.getFirst(), 100));

    assertThat(keys(table, WARDEN, form(PlaceTreasure.class), "name"))
        .isEqualTo(before.subList(1, before.size()));
    assertThat(keys(table, WARDEN, form(Bestow.class).with("to", "maren"), "what"))
        .contains(before.getFirst());
  }

  @Test
  void pricesAreSetWhereTradeIsDoneAndInTheSceneItself() {
    assertThat(keys(Tables.party(), WARDEN, form(SetPrices.class), "place"))
        .containsExactly("the village", "the stronghold", "the port");
    assertThat(keys(Tables.empty().at(Ford.opening()), WARDEN, form(SetPrices.class), "place"))
        .containsExactly("the ford", "the village", "the stronghold", "the port");
  }

  @Test
  void goodsAreBoughtHereOrWherePricesAreKnown() {
    var table = Folk.beaWithGold(50);
    var rope = form(Buy.class).with("by", "bea").with("gear", "Rope");

    assertThat(keys(table, "bea", rope, "place")).containsExactly("here");
    table.answer("warden", "price-factor", 150).when(new SetPrices("the port"));
    assertThat(keys(table, "bea", rope, "place")).containsExactly("here", "the port");
  }

  @Test
  void aPowerIsEndedByWhoeverWroughtItOrTheWarden() {
    var table =
        Tables.party()
            .creature("foe", "Wood Troll")
            .answer("warden", "begin-rounds", false)
            .when(Mages.cast("oskar", "Bramble Leash", "foe"))
            .then("effects", List.of("Bramble Leash on foe"));

    assertThat(options(table, "oskar", form(EndEffect.class), "number"))
        .extracting(Option::label)
        .isEqualTo(List.of("Bramble Leash"));
    assertThat(options(table, WARDEN, form(EndEffect.class), "number")).hasSize(1);
    assertThat(choices(table, "maren", form(EndEffect.class))).isInstanceOf(Choices.Stuck.class);
  }

  // Coin, care and needs

  @Test
  void aCureCostsNoMoreThanThePurseHolds() {
    var table = Folk.beaWithGold(60).given("bea.coins", 6099).given("bea.str", 3);
    var gold = number(table, "bea", form(BuyCure.class).with("who", "bea"), "gold");

    assertThat(gold.least()).isZero();
    assertThat(gold.most()).isEqualTo(60);
    assertThat(gold.byDefault()).isZero();
  }

  private static Table<CairnState, CairnStep, CairnEvent> employer(int copper, String... carried) {
    return Tables.empty()
        .sheet("bea", Folk.pc("Bea", 0))
        .sheet("nan", Folk.hireling("Nan", "bea", carried))
        .given("bea.coins", copper);
  }

  private static Question.NumberFrom wage(Table<CairnState, CairnStep, CairnEvent> table) {
    return number(
        table,
        "bea",
        form(PayHireling.class).with("employer", "bea").with("hireling", "nan"),
        "copper");
  }

  @Test
  void aHirelingIsPaidOutOfThePurse() {
    var copper = wage(employer(5000));

    assertThat(copper.least()).isEqualTo(1);
    assertThat(copper.most()).isEqualTo(5000);
    assertThat(wage(employer(1)).most()).isEqualTo(1);
    assertThat(
            choices(
                employer(0),
                "bea",
                form(PayHireling.class).with("employer", "bea").with("hireling", "nan")))
        .isInstanceOf(Choices.Stuck.class);
  }

  @Test
  void aHirelingIsPaidNoMoreThanFitsBesideWhatTheyCarry() {
    // each full 100 gp fills a slot: with no slot free up to 99 gp and 99 cp in all
    var full =
        employer(
            90_000, "Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope");
    assertThat(wage(full).most()).isEqualTo(9_999);
    assertThat(wage(full.given("nan.coins", 5000)).most()).isEqualTo(4_999);
    // one free slot holds 100 gp more, and coins that fill a slot already have that slot
    var almost =
        employer(90_000, "Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope");
    assertThat(wage(almost).most()).isEqualTo(19_999);
    assertThat(wage(almost.given("nan.coins", 10_000)).most()).isEqualTo(9_999);
  }

  @Test
  void aWeekIsTendedByAHealerByASatchelOfThePartyOrByNobody() {
    assertThat(keys(Tables.party(), "maren", form(RestAWeek.class), "healer"))
        .containsExactly("a healer", "nobody");
    var two =
        Tables.empty()
            .sheet("bea", Folk.pc("Bea", 0, "Healer's satchel", "Rope"))
            .sheet("cid", Folk.pc("Cid", 0, "Healer's satchel"));
    assertThat(keys(two, "bea", form(RestAWeek.class), "healer"))
        .containsExactly("a healer", "healer's satchel", "nobody");
  }

  @Test
  void nobodyLacksTheSameNeedTwiceAndOnlyALackIsMet() {
    var table = Tables.party().when(new Deprive("tilda", "water"));

    assertThat(keys(table, WARDEN, form(Deprive.class).with("who", "tilda"), "need"))
        .containsExactly("food", "rest", "warmth");
    assertThat(keys(table, WARDEN, form(Deprive.class).with("who", "maren"), "need"))
        .containsExactly("food", "water", "rest", "warmth");
    assertThat(keys(table, WARDEN, form(MeetNeed.class), "who")).containsExactly("tilda");
    assertThat(keys(table, WARDEN, form(MeetNeed.class).with("who", "tilda"), "need"))
        .containsExactly("water");
  }

  @Test
  void aScarThatIsOwedSomethingMends() {
    var table = Tables.party().dice("d6=3").when(harm("tilda", 4));

    assertThat(keys(table, WARDEN, form(CairnStep.Mend.class), "who")).containsExactly("tilda");
    assertThat(keys(table, WARDEN, form(CairnStep.Mend.class).with("who", "tilda"), "row"))
        .containsExactly("4");
  }

  // Newcomers and the Warden's hand

  @Test
  void newcomersGetANameThatNobodyHas() {
    var table = Tables.party();
    var cutters = form(BringIn.class).with("creature", "Reed Cutter");

    assertThat(keys(table, WARDEN, cutters, "id")).containsExactly("reed-cutter-1");
    table.when(new BringIn("Reed Cutter", "reed-cutter-1", 1));
    assertThat(keys(table, WARDEN, cutters, "id")).containsExactly("reed-cutter-2");
    table.when(new BringIn("Reed Cutter", "reed-cutter-2", 3));
    assertThat(keys(table, WARDEN, cutters, "id")).containsExactly("reed-cutter-5");
    assertThat(keys(table, "maren", form(HireHelp.class).with("employer", "maren"), "id"))
        .containsExactly("hireling-1-maren");
  }

  @Test
  void theWardenSetsFiguresWithinWhatTheyCanBe() {
    var table = Tables.party().given("maren.str", 7).given("maren.fatigue", 1);
    var set = form(SetValue.class);

    // Maren carries leather 2, axe, rations, torch and rope: four slots are left for Fatigue
    assertThat(keys(table, WARDEN, set.with("fact", "maren.fatigue"), "value"))
        .containsExactly("0", "1", "2", "3", "4");
    assertThat(keys(table, WARDEN, set.with("fact", "maren.hp"), "value"))
        .containsExactly("0", "1", "2", "3", "4", "5", "6");
    assertThat(keys(table, WARDEN, set.with("fact", "maren.str"), "value")).hasSize(12);
    assertThat(keys(table, WARDEN, set.with("fact", "maren.dex"), "value")).hasSize(14);
    assertThat(keys(table, WARDEN, set.with("fact", "maren.wil"), "value")).hasSize(10);
    assertThat(keys(table, WARDEN, set.with("fact", "scene.closed"), "value"))
        .containsExactly("yes", "no");
    assertThat(keys(table, WARDEN, set, "fact"))
        .hasSize(3 * 5 + 1)
        .contains("oskar.wil", "scene.closed");
  }

  @Test
  void plainNumbersAndWordsComeWithADefault() {
    var time = number(Tables.party(), WARDEN, form(LetTimePass.class), "minutes");
    assertThat(time.least()).isEqualTo(1);
    assertThat(time.most()).isEqualTo(7 * 24 * 60);
    var attempt = asked(Tables.party(), "maren", form(Attempt.class).with("by", "maren"), "what");
    assertThat((String) attempt.byDefault()).isNotBlank();
  }
}

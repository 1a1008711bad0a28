package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Hints;
import quintain.kernel.Names;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.rhod.Folk;
import quintain.rhod.Packs;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Feature;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodContent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Skill;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Verb;
import quintain.rhod.state.WatchKind;
import quintain.rhod.state.World;
import quintain.space.Grid;
import quintain.testkit.Covers;

/// What is offered to a seat, and what may go into the slots.
class OffersTest {
  private static final RhodBook BOOK = new RhodBook();
  private static final Seat HERO = new Seat("hero");

  private static Optional<Offer> offer(RhodState state, Seat seat, String label) {
    return BOOK.deeds().offers(state, seat).stream()
        .filter(offer -> offer.label().equals(label))
        .findFirst();
  }

  private static Question<?> next(RhodState state, Seat seat, Partial partial) {
    return ((Choices.Next) BOOK.deeds().choices(state, seat, partial)).question();
  }

  private static Partial by(Class<? extends Command> command) {
    return Partial.of(command).with("by", "hero");
  }

  private static RhodState far(Folk.Hero hero) {
    return Tables.empty()
        .scene(Tables.placed("hero", "5,5", "foe", "12,5"))
        .sheet("hero", hero.sheet())
        .sheet("foe", Tables.dummy().sheet())
        .given("foe.side", "foes")
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .state();
  }

  /// The way round the wall leads far off and nearer again: no way for those who dare less from
  /// where each Maneuver begins.
  @Test
  @Covers({"RHD-MAN-03", "RHD-COND-06"})
  void theFrightenedAreShownNoSpaceTheyDoNotDareToRunTo() {
    var wall = Grid.of(5, List.of("..........", "..########", ".........."));
    var state =
        Tables.empty()
            .scene(Tables.scene(wall, "hero", "4,0", "foe", "9,0"))
            .sheet("hero", Tables.swordsman().sheet())
            .sheet("foe", Tables.dummy().sheet())
            .given("foe.side", "foes")
            .dice("d20=20", "d20=1")
            .when(Tables.CALL)
            .changed(
                new LifeEvent.Gained("hero", Borne.lasting(Condition.FRIGHTENED, 1, "foe"))
                    ::appliedTo)
            .state();

    var where = (Question.Where) next(state, HERO, by(Encounter.Run.class));

    assertThat(where.spots()).extracting(Option::key).contains("3,0", "2,2").doesNotContain("3,2");
    assertThat(where.spots())
        .allSatisfy(
            spot ->
                assertThat(
                        BOOK.deeds().permits(state, HERO, new Encounter.Run("hero", spot.value())))
                    .isEmpty());
  }

  /// Whoever has nobody beside them, both hands full and a weapon that is neither empty nor jammed
  /// still reads of all ten, and why some are not possible now.
  @Test
  @Covers({"RHD-AP-05", "RHD-ACT-00"})
  void everyGenericActionIsOfferedWithItsReasonWhereItIsNotPossible() {
    var gunner =
        Folk.hero("10/14/10/10/10/10").holding("Service Revolver").having("Torch", Place.OFF_HAND);
    var state = far(gunner);

    var reasons =
        BOOK.deeds().offers(state, HERO).stream()
            .collect(
                Collectors.toMap(
                    offer -> Names.of(offer.command()),
                    offer -> offer.blocked().map(why -> why.refusal().clause().id()).orElse(""),
                    (first, _) -> first,
                    LinkedHashMap::new));
    assertThat(reasons)
        .containsEntry("attack", "RHD-RNG-04")
        .containsEntry("grapple", "RHD-GRP-01")
        .containsEntry("shove", "RHD-SHV-01")
        .containsEntry("run", "")
        .containsEntry("scramble", "")
        .containsEntry("change-stance", "")
        .containsEntry("aid", "RHD-AID-01")
        .containsEntry("hide", "")
        .containsEntry("detect", "")
        .containsEntry("reload", "RHD-REL-02")
        .containsEntry("unjam", "RHD-UNJ-01")
        .containsEntry("interact", "");
  }

  @Test
  @Covers({"RHD-AP-05", "RHD-AP-06"})
  void onTheirTurnSomebodyMayRunAndBraceButNotReachAnEnemyFarOff() {
    var state = far(Tables.swordsman().knowing("Brace", "Press the Line"));

    assertThat(offer(state, HERO, "Hero runs").orElseThrow().blocked()).isEmpty();
    assertThat(offer(state, HERO, "Hero changes Stance").orElseThrow().blocked()).isEmpty();
    assertThat(offer(state, HERO, "Hero: Brace").orElseThrow().blocked()).isEmpty();
    assertThat(offer(state, HERO, "Hero ends the Turn").orElseThrow().blocked()).isEmpty();
    var attack = offer(state, HERO, "Hero attacks").orElseThrow().blocked().orElseThrow();
    assertThat(attack.refusal().clause()).isEqualTo(Rhd.RHD_ATK_02);
    var press = offer(state, HERO, "Hero: Press the Line").orElseThrow().blocked().orElseThrow();
    assertThat(press.refusal().clause()).isEqualTo(Rhd.RHD_EXP_11);
  }

  @Test
  @Covers("RHD-AP-04")
  void outOfTurnOneOfferSaysWhyNot() {
    var state =
        Tables.duel(Tables.swordsman(), Tables.dummy())
            .dice("d20=1", "d20=20")
            .when(Tables.CALL)
            .state();

    var attack = offer(state, HERO, "Hero attacks").orElseThrow().blocked().orElseThrow();
    assertThat(attack.refusal().clause()).isEqualTo(Rhd.RHD_AP_04);
    assertThat(offer(state, HERO, "Hero runs")).isEmpty();
    assertThat(offer(state, HERO, "Hero ends the Turn")).isEmpty();
  }

  @Test
  @Covers({"RHD-MAN-03", "RHD-R-63"})
  void aRunShowsWhatEverySpaceCostsAndGoesAsFarAsTheApDo() {
    // DEX 12: 6 AP, 60 feet
    var state = far(Tables.swordsman());
    var where = (Question.Where) next(state, HERO, by(Encounter.Run.class));

    assertThat(where.spots()).extracting(Option::value).contains(new Spot(11, 5, 0));
    assertThat(where.spots()).extracting(Option::value).contains(new Spot(17, 5, 0));
    assertThat(where.spots()).extracting(Option::value).doesNotContain(new Spot(18, 5, 0));
    assertThat(where.spots()).extracting(Option::value).doesNotContain(new Spot(12, 5, 0));
    assertThat(where.byDefault()).isEqualTo(new Spot(11, 5, 0));
    var three =
        where.spots().stream()
            .filter(option -> option.value().equals(new Spot(8, 5, 0)))
            .findFirst()
            .orElseThrow();
    assertThat(three.hints()).contains(new Option.Hint(Hints.COST, "15 ft, 2 AP"));
    assertThat(three.hints()).contains(new Option.Hint(Hints.WAY, "6,5 7,5 8,5"));
  }

  @Test
  void whatIsInHandComesBeforeBareHands() {
    var state = Tables.fight(Tables.swordsman(), Tables.dummy()).state();
    var with = (Question.OneOf<?>) next(state, HERO, by(Encounter.Attack.class));
    assertThat(with.options())
        .extracting(Option::key)
        .containsExactly("Shortsword", "Unarmed Strike");
    assertThat(with.options().getFirst().label()).isEqualTo("Shortsword 1d8, 4 AP");
    var target =
        (Question.OneOf<?>)
            next(
                state,
                HERO,
                by(Encounter.Attack.class).with("with", "Shortsword").with("thrown", false));
    assertThat(target.options()).extracting(Option::key).containsExactly("foe");
    assertThat(target.options().getFirst().hints())
        .contains(new Option.Hint(Hints.RAY, "5,5 6,5"))
        .contains(new Option.Hint(Hints.DISTANCE, "5"));
  }

  private static List<Option.Hint> hints(Question<?> question, String key) {
    return ((Question.OneOf<?>) question)
        .options().stream()
            .filter(option -> option.key().equals(key))
            .findFirst()
            .orElseThrow()
            .hints();
  }

  private static final Option.Hint NOT_MEANT = new Option.Hint(Hints.MEANT, Hints.NO);

  /// A friend beside, and a foe beside or nobody: the Attack opens on the foe, and a friend is
  /// marked even where there is no foe to compare them with. Aid is the other way round.
  @Test
  void aFriendToStrikeIsMarkedAndSoIsAFoeToAid() {
    var attack = by(Encounter.Attack.class).with("with", "Shortsword").with("thrown", false);
    var three =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "friend", "5,6", "foe", "6,5"))
            .sheet("hero", Tables.swordsman().sheet())
            .sheet("friend", Tables.dummy().sheet())
            .sheet("foe", Tables.dummy().sheet())
            .given("foe.side", "foes")
            .state();
    var whom = (Question.OneOf<?>) next(three, HERO, attack);
    assertThat((Object) whom.byDefault()).isEqualTo("foe");
    assertThat(hints(whom, "foe")).doesNotContain(NOT_MEANT);
    assertThat(hints(whom, "friend")).containsOnlyOnce(NOT_MEANT);
    var aid = (Question.OneOf<?>) next(three, HERO, by(Encounter.Aid.class));
    assertThat((Object) aid.byDefault()).isEqualTo("friend");
    assertThat(hints(aid, "friend")).doesNotContain(NOT_MEANT);

    var two =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "friend", "5,6"))
            .sheet("hero", Tables.swordsman().sheet())
            .sheet("friend", Tables.dummy().sheet())
            .state();
    assertThat(hints(next(two, HERO, attack), "friend")).contains(NOT_MEANT);

    var alone = Tables.duel(Tables.swordsman(), Tables.dummy()).state();
    assertThat(hints(next(alone, HERO, attack), "foe")).doesNotContain(NOT_MEANT);
    assertThat(hints(next(alone, HERO, by(Encounter.Aid.class)), "foe")).contains(NOT_MEANT);
  }

  @Test
  void aChargeEndsWhereTheWeaponReachesSomebody() {
    var state =
        Tables.empty()
            .scene(Tables.placed("boar", "2,5", "hero", "6,5"))
            .creature("boar", "Ironback Boar")
            .sheet("hero", Tables.dummy().sheet())
            .dice("d20=20", "d20=1")
            .when(Tables.CALL)
            .state();
    var where =
        (Question.Where)
            next(
                state,
                Seat.REFEREE,
                Partial.of(Handling.Charge.class)
                    .with("by", "boar")
                    .with("feature", "Trample Charge")
                    .with("with", "Gore"));
    assertThat(where.spots()).extracting(Option::value).containsExactly(new Spot(5, 5, 0));
  }

  @Test
  void equipmentOffersItsNextVerb() {
    var hero = Tables.swordsman().having("Water Ration", Place.OFF_HAND);
    var state = Tables.duel(hero, Tables.dummy()).state();
    var item = by(Handling.UseItem.class).with("item", "Water Ration");
    assertThat(((Question.OneOf<?>) next(state, HERO, item)).options())
        .extracting(Option::key)
        .containsExactly("open");
    var opened =
        Tables.duel(hero, Tables.dummy())
            .when(new Handling.UseItem("hero", "Water Ration", Verb.OPEN))
            .state();
    var on = by(Handling.UseOn.class).with("item", "Water Ration");
    assertThat(((Question.OneOf<?>) next(opened, HERO, on)).options())
        .extracting(Option::key)
        .containsExactly("apply");
  }

  @Test
  void onlyWhatThereAreMaterialsForIsOffered() {
    var hero =
        Folk.hero("12/16/10/12/10/10")
            .having("Carver's Roll", Place.PACK)
            .having("Wood Billet", Place.PACK)
            .having("Pitch", Place.PACK);
    var state = Tables.empty().sheet("hero", hero.sheet()).state();
    var product = (Question.OneOf<?>) next(state, HERO, by(Handling.BeginWork.class));
    // Stones for a sling take neither tools nor materials.
    assertThat(product.options()).extracting(Option::key).containsExactly("Sling Stone", "Torch");
  }

  @Test
  void loadingAndHookingAreOfferedWhereTheyCanBeDone() {
    var gunner =
        Folk.hero("10/14/10/10/10/10")
            .holding("Service Revolver")
            .having("Pistol Ball", Place.QUIVER, 12);
    var state = Tables.fight(gunner, Tables.dummy()).state();
    assertThat(offer(state, HERO, "Hero reloads")).isPresent();
    assertThat(offer(state, HERO, "Hero clears a jam").orElseThrow().blocked()).isPresent();
    assertThat(offer(state, HERO, "Hero hooks")).isEmpty();
    assertThat(offer(state, HERO, "Hero picks the ammunition to use")).isPresent();
  }

  @Test
  void theUnseenAreNobodysTargets() {
    var state =
        Tables.empty()
            .sheet("hero", Tables.swordsman().sheet())
            .creature("lurkmaw", "Bog Viper")
            .given("lurkmaw.secrecy", "unseen")
            .state();
    assertThat(BOOK.deeds().offers(state, HERO).toString()).doesNotContain("lurkmaw");
    assertThat(BOOK.deeds().offers(state, Seat.REFEREE).toString()).contains("lurkmaw");
  }

  @Test
  void theRefereeIsOfferedWhatTheRefereeSays() {
    var state = Tables.duel(Tables.swordsman(), Tables.dummy()).state();
    var labels = BOOK.deeds().offers(state, Seat.REFEREE).stream().map(Offer::label).toList();
    assertThat(labels)
        .contains(
            "Call for Initiative",
            "Let the Watch pass",
            "Hurt somebody",
            "Give somebody a thing",
            "Bring in creatures",
            "Set the light",
            "Set a value");
    assertThat(BOOK.deeds().offers(state, HERO).stream().map(Offer::label))
        .doesNotContainAnyElementsOf(List.of("Call for Initiative", "Hurt somebody"));
  }

  private static List<String> labels(RhodState state, Seat seat) {
    return BOOK.deeds().offers(state, seat).stream().map(Offer::label).toList();
  }

  private static List<String> open(RhodState state, Seat seat) {
    return BOOK.deeds().offers(state, seat).stream()
        .filter(offer -> offer.blocked().isEmpty())
        .map(Offer::label)
        .toList();
  }

  /// Somebody with something of every kind at hand.
  private static Folk.Hero laden() {
    return Folk.hero("14/16/14/12/12/10")
        .trained(Skill.SHORT_BLADE, Degree.LEARNING)
        .knowing("Brace")
        .with("Iron Gut")
        .having("Hide Cap", Place.HEADGEAR)
        .having("Bullwhip", Place.MAIN_HAND)
        .having("Water Ration", Place.PACK)
        .having("Boot Knife", Place.SHEATH)
        .having("Food Ration", Place.PACK)
        .having("Carver's Roll", Place.PACK)
        .having("Wood Billet", Place.PACK)
        .having("Pitch", Place.PACK);
  }

  @Test
  @Covers({"RHD-AP-05", "RHD-AP-06"})
  void onesTurnOffersWhatCanBeDoneAndWhatIsAtHand() {
    var state = Tables.fight(laden(), Tables.dummy()).state();
    assertThat(open(state, HERO))
        .contains(
            "Hero attacks",
            "Hero ends the Turn",
            "Hero runs",
            "Hero climbs, crawls or jumps",
            "Hero changes Stance",
            "Hero grapples",
            "Hero shoves",
            "Hero aids",
            "Hero hides",
            "Hero looks for what is hidden",
            "Hero forces somebody",
            "Hero unpacks",
            "Hero takes in hand",
            "Hero puts away",
            "Hero sets down",
            "Hero drops",
            "Hero takes Armor off",
            "Hero does something simple",
            "Hero makes a check",
            "Hero contends with somebody",
            "Hero says what happens")
        .doesNotContain(
            "Hero breaks free",
            "Hero lets go",
            "Hero attacks an object",
            "Hero frees somebody",
            "Hero puts a light out",
            "Hero opens",
            "Hero closes",
            "Hero spends the Watch",
            "Hero expends Hit Dice");
    assertThat(offer(state, HERO, "Hero reloads")).isEmpty();
  }

  private static RhodState with(RhodState state, String who, Condition condition, String source) {
    return new LifeEvent.Gained(who, Borne.lasting(condition, 1, source)).appliedTo(state);
  }

  @Test
  @Covers({"RHD-R-28", "RHD-COND-06", "RHD-R-102"})
  void someThingsAreOfferedOnlyWhereThereIsCause() {
    var state = Tables.fight(laden(), Tables.dummy()).state();
    assertThat(open(with(state, "hero", Condition.GRAPPLED, "foe"), HERO))
        .contains("Hero breaks free");
    assertThat(open(with(state, "foe", Condition.GRAPPLED, "hero"), HERO)).contains("Hero lets go");
    var chest = new World.Target("chest", Tables.at("5,6"), 10, 6);
    assertThat(open(new ThingEvent.TargetSetUp(chest).appliedTo(state), HERO))
        .contains("Hero attacks an object");
    // a light in the hand, and a helmet that is not on the head
    var torch =
        Tables.fight(
                Folk.hero("14/16/14/12/12/10")
                    .having("Torch", Place.MAIN_HAND)
                    .having("Hide Cap", Place.OFF_HAND),
                Tables.dummy())
            .state();
    assertThat(open(torch, HERO)).contains("Hero uses something", "Hero puts Armor on");
    var lit = new ThingEvent.Lit("hero", "Torch", true).appliedTo(torch);
    assertThat(open(lit, HERO)).contains("Hero puts a light out");
  }

  /// Between Encounters a day is lived: food, water, rest, work and what was learned.
  @Test
  @Covers({"RHD-TIME-01", "RHD-HD-03", "RHD-CRT-01", "RHD-EXP-04"})
  void outsideEncountersDaysAreLived() {
    var state =
        Tables.empty()
            .sheet("hero", laden().sheet())
            .given("hero.exp", 5)
            .given("hero.vitality", 1)
            .changed(new LifeEvent.WatchChosen("hero", WatchKind.RESTING)::appliedTo)
            .state();
    assertThat(open(state, HERO))
        .contains(
            "Hero spends the Watch",
            "Hero eats",
            "Hero drinks",
            "Hero expends Hit Dice",
            "Hero begins to make something",
            "Hero gains a Feature",
            "Hero gains a Trait",
            "Hero raises a Skill",
            "Hero makes a check")
        .doesNotContain("Hero ends the Turn", "Hero works on something", "A new character");
    assertThat(open(Tables.empty().sheet("hero", laden().sheet()).state(), HERO))
        .contains("Hero practises");
    var wounded =
        new FightEvent.Wounded("hero")
            .appliedTo(new LifeEvent.WatchChosen("hero", WatchKind.ACTIVE).appliedTo(state));
    assertThat(open(wounded, HERO)).contains("Hero tends Wounds");
    var begun =
        Tables.empty()
            .sheet("hero", laden().sheet())
            .when(new Handling.BeginWork("hero", "Torch"))
            .state();
    assertThat(open(begun, HERO)).contains("Hero works on something");
    assertThat(open(begun, HERO)).doesNotContain("Hero expends Hit Dice", "Hero gains a Feature");
  }

  @Test
  @Covers("RHD-CHAR-01")
  void whoeverHasNobodyLeftMayMakeSomebodyNew() {
    var state = Tables.empty().sheet("hero", laden().sheet()).state();
    assertThat(labels(state, HERO)).doesNotContain("A new character");
    assertThat(labels(state, new Seat("guest"))).containsExactly("A new character");
    var dead = new FightEvent.Died("hero", "").appliedTo(state);
    assertThat(labels(dead, HERO)).containsExactly("A new character");
  }

  /// Each Feature is one offer, but for those that wait for what triggers them.
  @Test
  @Covers("RHD-AP-05")
  void everyFeatureIsOfferedByName() {
    var names = Packs.SHIPPED.all(RhodContent.FEATURES).stream().map(Feature::name).toList();
    var state =
        Tables.fight(laden().knowing(names.toArray(String[]::new)), Tables.dummy())
            .changed(new FightEvent.HitCounted("hero", "foe")::appliedTo)
            .state();
    var offered =
        labels(state, HERO).stream()
            .filter(label -> label.startsWith("Hero: "))
            .map(label -> label.substring("Hero: ".length()))
            .toList();
    // Forager's Round is for Travel Watches
    assertThat(offered)
        .containsExactlyInAnyOrderElementsOf(
            names.stream().filter(name -> !name.equals("Forager's Round")).toList());
    assertThat(open(state, HERO))
        .contains(
            "Hero: Press the Line",
            "Hero: Call the Mark",
            "Hero: Brace",
            "Hero: Turned Blade",
            "Hero: Burst of Speed",
            "Hero: Seam Cutter",
            "Hero: Dread Gaze",
            "Hero: Last Word")
        .doesNotContain("Hero: Pin Down", "Hero: Committed Blow", "Hero: Slip Free");
    var travelling =
        Tables.empty()
            .sheet("hero", laden().knowing("Forager's Round").sheet())
            .changed(new LifeEvent.WatchChosen("hero", WatchKind.TRAVEL)::appliedTo)
            .state();
    assertThat(open(travelling, HERO)).contains("Hero: Forager's Round");
  }

  @Test
  void everyQuestionTheRulesAskIsListedOnce() {
    assertThat(BOOK.rules().topics()).extracting(topic -> topic.id()).doesNotHaveDuplicates();
    assertThat(BOOK.rules().topics()).containsAll(Requests.all());
  }
}

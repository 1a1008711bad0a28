package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import quintain.cairn.rules.Rounds;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Being;
import quintain.cairn.state.Blow;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnEvent.*;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Item;
import quintain.cairn.state.Need;
import quintain.cairn.state.Power;
import quintain.cairn.state.Score;
import quintain.cairn.state.Timer;
import quintain.cairn.state.Who;
import quintain.cairn.state.World;
import quintain.kernel.Line;
import quintain.kernel.Offer;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.testkit.Table;

/// The log: a line for each event, with nothing in it that its readers may not know.
class NarrationTest {
  /// A figure that stands in every event of [#events] where somebody's own figures stand, and
  /// nowhere else.
  private static final int FIGURE = 87;

  private static final CairnState STATE =
      Ford.after(
          Ford.inRounds(Ford.opening()),
          new EffectBegan(
              new Effect(
                  1, "Hush", "oskar", List.of("maren"), new Power.Hush(40, 10, false), 99_999, 0)));

  /// One event of each kind about somebody.
  private static List<CairnEvent> events(CairnState state, String who) {
    var shield = state.being("tilda").pack().find("shield").orElseThrow();
    var act = new CairnStep.Attempt(who, "climb the cart");
    return List.of(
        new SaveMade(who, Ability.STR, FIGURE, FIGURE, true, "a fall"),
        new Reacted(who, "Wary", 4),
        new FateAnswered("Is the bridge up?", 4, true),
        new Told(who, "looks about"),
        new BlowDealt(new Blow(who, Who.Side.FOES, "maren", "falchion", 5, false, true, List.of())),
        new PoolSpent(who, Who.Side.PARTY, FIGURE),
        new HpLost(who, FIGURE),
        new HpRestored(who, FIGURE),
        new MaxHpChanged(who, FIGURE),
        new Kept(who, "STR " + FIGURE),
        new AbilityLost(who, Ability.STR, FIGURE),
        new AbilityRestored(who, Ability.DEX, FIGURE),
        new AbilityChanged(who, Ability.WIL, Score.full(FIGURE)),
        new Died(who, "STR " + FIGURE),
        new Scarred(who, 1, "a scar on the ear", Optional.empty()),
        new RewardTaken(who, FIGURE, ""),
        new Became(who, Flag.HELPLESS, "lost " + FIGURE),
        new NoLonger(who, Flag.HELPLESS),
        new TimerSet(who, new Timer(Timer.What.DIES, state.clock() + FIGURE * 60, "")),
        new TimerStopped(who, Timer.What.DIES),
        new TimerOver(who, new Timer(Timer.What.DIES, FIGURE, "")),
        new NeedArose(who, new Need("food", FIGURE, 0)),
        new NeedMet(who, "food"),
        new FatigueGained(who, FIGURE, "a march"),
        new NeedTold(who, "food", FIGURE),
        new FatigueLost(who, FIGURE),
        new ItemGained(who, shield),
        new ItemLost(who, "shield", "broken"),
        new ItemDropped(who, "shield"),
        new ItemThrown(who, "shield", FIGURE),
        new CoinsTaken(who, "maren", FIGURE),
        new ItemTakenUp(who, "shield"),
        new ItemPlaced(who, "shield", Item.Where.HELD),
        new ItemUsed(who, "shield", FIGURE),
        new ItemLit(
            who,
            "shield",
            new Effect(3, "torch", who, List.of(who), new Power.Told(30, 60), FIGURE, FIGURE)),
        new BurntDown(shield),
        new ItemMarked(who, "shield", "hums " + FIGURE),
        new CoinsChanged(who, FIGURE, "a find"),
        new ItemLaid(shield, FIGURE),
        new SlotsFilled(who),
        new RoundsBegan(List.of()),
        new RoundOpened(2, Fight.Phase.EARLY),
        new PhaseOpened(Fight.Phase.FOES),
        new RoundsEnded(),
        new IntentShown(who, "flanks"),
        new Declared(new Fight.Declaration(act, List.of())),
        new TakenBack(who),
        new ActLost(who, "too late"),
        new Moved(who, 20),
        new MoraleChecked(Who.Side.FOES, true, false),
        new Promised(new HpLost(who, FIGURE)),
        new PromisesKept(),
        new SpellCast(who, "Hush", List.of(who), false),
        new SpellFailed(who, "Hush", "no voice"),
        new RelicUsed(who, "Honeyclasp"),
        new EffectBegan(
            new Effect(
                2, "Hush", who, List.of(who), new Power.Hush(40, 10, false), FIGURE, FIGURE)),
        new EffectLeft(1, FIGURE),
        new EffectLifted(1, who),
        new EffectEnded(1),
        new TimePassed(3600),
        new Rested("a few hours"),
        new Joined(state.being(who)),
        new Left(who),
        new TookOver("maren", who),
        new SidesChanged(who, Who.Side.PARTY),
        new HandedOver(who, Ford.MAREN),
        new Revealed(who, Secrecy.FIGURES_HIDDEN),
        new HireChanged(who, Optional.of(new Being.Hire("maren", FIGURE, false, FIGURE))),
        new PricesSet("the port", 150),
        new TreasurePlaced(new World.Treasure("an idol", FIGURE, "", "")),
        new TreasureTaken("an idol"),
        new SceneClosed(true),
        new CoverSet(who, "maren", true),
        new ValueSet(who + ".hp", Integer.toString(FIGURE), "luck"));
  }

  private static Stream<Class<?>> kindsOf(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(NarrationTest::kindsOf)
        : Stream.of(type);
  }

  @Test
  void aLostActNamesItsActorOnce() {
    assertThat(line(new ActLost("maren", "Maren's hands are bound")))
        .isEqualTo("Maren's hands are bound, so nothing comes of it");
    assertThat(line(new ActLost("maren", "Maren is paralysed")))
        .isEqualTo("Maren is paralysed, so nothing comes of it");
    assertThat(line(new ActLost("maren", "the weapon is gone")))
        .isEqualTo("Maren does nothing: the weapon is gone");
  }

  @Test
  void everyKindOfEventHasALineOrIsBookkeeping() {
    var kinds = new ArrayList<Class<?>>();
    var silent = new ArrayList<Class<?>>();
    for (CairnEvent event : events(STATE, "tilda")) {
      kinds.add(event.getClass());
      if (Ford.BOOK.showing().narrate(event, STATE, List.of()).text().isEmpty()) {
        silent.add(event.getClass());
      }
    }
    assertThat(kinds).containsExactlyInAnyOrder(kindsOf(CairnEvent.class).toArray(Class<?>[]::new));
    assertThat(silent)
        .containsExactlyInAnyOrder(
            PoolSpent.class,
            TimerStopped.class,
            TimerOver.class,
            NeedTold.class,
            Promised.class,
            PromisesKept.class,
            EffectLeft.class,
            TreasureTaken.class,
            Revealed.class);
  }

  @Test
  void openFiguresAreToldInFull() {
    assertThat(line(new HpLost("maren", 3))).isEqualTo("Maren loses 3 HP, 3 left");
    assertThat(line(new SaveMade("maren", Ability.DEX, 10, 13, true, "acting late")))
        .isEqualTo("Maren passes a DEX save against acting late (d20: 10 against 13)");
    assertThat(line(new AbilityLost("tilda", Ability.STR, 2)))
        .isEqualTo("Tilda loses 2 STR, 10 left");
  }

  @Test
  void hiddenFiguresAreToldAsTheyLook() {
    assertThat(line(new HpLost("captain", 3))).isEqualTo("Captain is hurt");
    assertThat(line(new AbilityLost("captain", Ability.STR, 2))).isEqualTo("Captain is wounded");
    assertThat(line(new SaveMade("captain", Ability.STR, 10, 10, true, "critical damage")))
        .isEqualTo("Captain passes a STR save against critical damage");
  }

  @Test
  void noHiddenFigureReachesAPlayer() {
    for (CairnEvent event : events(STATE, "captain")) {
      assertThat(readBy(Ford.MAREN, event, STATE))
          .as("%s", event)
          .doesNotContain(Integer.toString(FIGURE));
    }
  }

  @Test
  void damageIsRolledInTheOpen() {
    var blow = new Blow("captain", Who.Side.FOES, "maren", "falchion", 7, false, true, List.of());

    assertThat(readBy(Ford.OSKAR, new BlowDealt(blow), STATE))
        .isEqualTo("Captain deals Maren 7 with falchion");
  }

  @Test
  void noLineOfTheUnseenReachesAPlayer() {
    var state = Ford.unseen(STATE, "captain");
    for (CairnEvent event : events(state, "captain")) {
      if (event instanceof Revealed) {
        continue; // coming into sight is what everybody sees
      }
      assertThat(readBy(Ford.MAREN, event, state))
          .as("%s", event)
          .doesNotContainIgnoringCase("captain");
    }
    assertThat(readBy(Ford.WARDEN, new Moved("captain", 20), state))
        .isEqualTo("Captain moves to 20 ft");
  }

  @Test
  void whoComesIntoSightIsSeenByAll() {
    var state = Ford.unseen(STATE, "captain");

    assertThat(readBy(Ford.MAREN, new Revealed("captain", Secrecy.FIGURES_HIDDEN), state))
        .isEqualTo("Captain comes into sight");
  }

  @Test
  void foesDeclareInSecretAndThePartyInTheOpen() {
    var foe = new Declared(new Fight.Declaration(new CairnStep.Retreat("captain"), List.of()));
    var own = new Declared(new Fight.Declaration(new CairnStep.Retreat("maren"), List.of()));

    assertThat(readBy(Ford.OSKAR, foe, STATE)).isEmpty();
    assertThat(readBy(Ford.WARDEN, foe, STATE)).isEqualTo("Captain runs");
    assertThat(readBy(Ford.OSKAR, own, STATE)).isEqualTo("Maren runs");
  }

  /// A find is what the party comes by, and nothing that it loses to others.
  @Test
  void onlyTheFindsOfThePartyAreMarked() {
    var axe = STATE.being("maren").pack().items().getFirst();
    assertThat(marked(new CairnEvent.ItemGained("maren", axe))).isEqualTo(Line.Mark.FOUND);
    assertThat(marked(new CairnEvent.ItemGained("captain", axe))).isEqualTo(Line.Mark.PLAIN);
  }

  private static Line.Mark marked(CairnEvent event) {
    return Ford.BOOK.showing().narrate(event, STATE, List.of()).mark();
  }

  private static String line(CairnEvent event) {
    return Ford.BOOK.showing().narrate(event, STATE, List.of()).text();
  }

  /// What this seat reads of an event; nothing if the line is not for it.
  private static String readBy(Seat seat, CairnEvent event, CairnState before) {
    var line = Ford.BOOK.showing().narrate(event, before, List.of());
    return line.audience().includes(seat) ? line.read(seat) : "";
  }

  @Test
  void thingsAndPowersReadAsTheyAreCalled() {
    assertThat(line(new ItemPlaced("tilda", "shield", Item.Where.HELD)))
        .isEqualTo("Tilda takes the Shield in hand");
    assertThat(line(new ItemPlaced("tilda", "shield", Item.Where.WORN)))
        .isEqualTo("Tilda puts on the Shield");
    assertThat(line(new ItemPlaced("tilda", "shield", Item.Where.PACK)))
        .isEqualTo("Tilda stows the Shield");
    assertThat(line(new ItemPlaced("tilda", "shield", Item.Where.LOADED)))
        .isEqualTo("Tilda loads up the Shield");
    assertThat(line(new ItemLost("tilda", "shield", "broken")))
        .isEqualTo("Tilda loses the Shield: broken");
    assertThat(line(new ItemThrown("tilda", "shield", 30)))
        .isEqualTo("Tilda has thrown the Shield");
    assertThat(readBy(Ford.TILDA, new CoinsTaken("tilda", "maren", 250), STATE))
        .isEqualTo("Tilda takes 2 gp 5 sp from Maren");
    assertThat(readBy(Ford.MAREN, new CoinsTaken("captain", "maren", 250), STATE))
        .isEqualTo("Captain takes coins from Maren");
    var laid = Ford.after(STATE, new ItemDropped("tilda", "shield"));
    assertThat(readBy(Ford.MAREN, new ItemTakenUp("maren", "shield"), laid))
        .isEqualTo("Maren picks up the Shield");
    assertThat(line(new ItemTakenUp("maren", "lantern"))).isEqualTo("Maren picks up the lantern");
    assertThat(line(new CoinsChanged("maren", -250, "an inn"))).startsWith("Maren pays ");
    assertThat(line(new CoinsChanged("maren", 250, "a find"))).startsWith("Maren receives ");
    assertThat(line(new EffectEnded(1))).isEqualTo("Hush ends: Maren");
    assertThat(line(new EffectEnded(2))).isEmpty();
    assertThat(line(new EffectLifted(1, "maren"))).isEqualTo("Maren is free of Hush");
    assertThat(line(new EffectLifted(2, "maren"))).isEqualTo("Maren is free of the power");
    assertThat(line(new SpellCast("oskar", "Hush", List.of("captain"), true)))
        .isEqualTo("Oskar casts Hush, enhanced, on Captain");
    assertThat(line(new SpellCast("oskar", "Hush", List.of(), false)))
        .isEqualTo("Oskar casts Hush");
  }

  @Test
  void aSpellOnTheUnseenNamesNobody() {
    var hidden = Ford.unseen(STATE, "captain");
    assertThat(
            readBy(Ford.MAREN, new SpellCast("oskar", "Hush", List.of("captain"), false), hidden))
        .isEqualTo("Oskar casts Hush");
    var effect =
        new Effect(7, "Glamour", "captain", List.of("captain"), new Power.Unseen(true), 99_999, 0);
    assertThat(readBy(Ford.MAREN, new EffectBegan(effect), hidden)).isEmpty();
    assertThat(readBy(Ford.WARDEN, new EffectBegan(effect), hidden)).isEqualTo("Glamour begins");
    assertThat(readBy(Ford.MAREN, new EffectBegan(effect), STATE))
        .isEqualTo("Glamour begins: Captain");
  }

  @Test
  void nerveIsTriedForAReason() {
    assertThat(line(new MoraleChecked(Who.Side.FOES, true, true)))
        .isEqualTo("The foes' nerve is tried: the first has fallen, and half are lost");
    assertThat(line(new MoraleChecked(Who.Side.FOES, true, false)))
        .isEqualTo("The foes' nerve is tried: the first has fallen");
    assertThat(line(new MoraleChecked(Who.Side.PARTY, false, true)))
        .isEqualTo("The hirelings' nerve is tried: half are lost");
    var ambush = STATE;
    for (String foe : List.of("captain", "cutter-a", "cutter-b", "cutter-c")) {
      ambush = Ford.unseen(ambush, foe);
    }
    assertThat(readBy(Ford.MAREN, new MoraleChecked(Who.Side.FOES, true, false), ambush)).isEmpty();
    assertThat(readBy(Ford.MAREN, new MoraleChecked(Who.Side.FOES, true, false), STATE))
        .isNotEmpty();
  }

  @Test
  void whatTheWorldDoes() {
    assertThat(line(new Reacted("captain", "WARY", 4))).isEqualTo("Captain is wary (2d6: 4)");
    assertThat(line(new Reacted("captain", "HOSTILE", 0))).isEqualTo("Captain is hostile");
    assertThat(line(new FateAnswered("Is it raining?", 4, true)))
        .isEqualTo("Is it raining? The die of fate shows 4: it favours the party");
    assertThat(line(new FateAnswered("Is it raining?", 1, false)))
        .isEqualTo("Is it raining? The die of fate shows 1: it does not favour the party");
    assertThat(line(new TimePassed(Rounds.SECONDS))).isEmpty();
    assertThat(line(new TimePassed(600))).isEqualTo("10 minutes pass");
    assertThat(line(new SceneClosed(true))).isEqualTo("There is no way out");
    assertThat(line(new SceneClosed(false))).isEqualTo("There is a way out");
    assertThat(line(new CoverSet("captain", "maren", true)))
        .isEqualTo("Cover stands between Captain and Maren");
    assertThat(line(new CoverSet("captain", "maren", false)))
        .isEqualTo("No cover stands between Captain and Maren");
    assertThat(line(new SidesChanged("captain", Who.Side.PARTY)))
        .isEqualTo("Captain joins the party");
    assertThat(line(new SidesChanged("maren", Who.Side.FOES)))
        .isEqualTo("Maren turns on the party");
    assertThat(line(new RoundOpened(2, Fight.Phase.LATE))).isEqualTo("Round 2, those who are late");
    assertThat(line(new PhaseOpened(Fight.Phase.ALL))).isEqualTo("All at once");
    assertThat(line(new Revealed("captain", Secrecy.OPEN)))
        .isEqualTo("Captain lies open to the party");
    assertThat(line(new Revealed("captain", Secrecy.FIGURES_HIDDEN))).isEmpty();
  }

  @Test
  void whatIsSetOfHiddenFiguresIsTheWardensAlone() {
    var secrets =
        Map.of(
            new ValueSet("captain.hp", "3", "a slip"),
            "The Warden sets Captain's HP to 3: a slip",
            new ValueSet("scene.cover.captain.maren", "true", ""),
            "The Warden says that Maren has cover against Captain");
    secrets.forEach(
        (set, told) -> {
          assertThat(readBy(Ford.MAREN, set, STATE)).as(told).isEmpty();
          assertThat(readBy(Ford.WARDEN, set, STATE)).isEqualTo(told);
        });
    var known =
        Map.of(
            new ValueSet("maren.max-hp", "3", "a slip"),
            "The Warden sets Maren's max HP to 3: a slip",
            new ValueSet("maren.dead", "true", ""),
            "The Warden says that Maren is dead",
            new ValueSet("scene.cover.maren.oskar", "false", ""),
            "The Warden says that Oskar has no cover against Maren",
            new ValueSet("scene.closed", "true", ""),
            "The Warden says that there is no safe place to run to");
    known.forEach(
        (set, told) -> assertThat(readBy(Ford.OSKAR, set, STATE)).as(told).isEqualTo(told));
  }

  /// Those who are several by their name take the verb of several, in the log and in offers.
  @Test
  void severalTakeTheVerbOfSeveral() {
    var table = Table.of(new CairnBook()).pregen("maren", "Maren").creature("moths", "Grave Moths");
    var book = new CairnBook();
    assertThat(
            book.showing()
                .narrate(new Became("moths", Flag.DEAD, ""), table.state(), List.of())
                .inFull())
        .startsWith("Moths are dead");
    assertThat(
            book.showing()
                .narrate(new Became("maren", Flag.DEAD, ""), table.state(), List.of())
                .inFull())
        .startsWith("Maren is dead");
    assertThat(book.deeds().offers(table.state(), Seat.REFEREE))
        .extracting(Offer::label)
        .contains("Moths attack")
        .doesNotContain("Moths attacks");
  }

  @Test
  void whatBefallsSomebodySaysWhy() {
    assertThat(line(new Became("maren", Flag.HELPLESS, "a net")))
        .isEqualTo("Maren is helpless: a net");
    assertThat(line(new Became("maren", Flag.HELPLESS, "helpless"))).isEqualTo("Maren is helpless");
    assertThat(line(new Became("captain", Flag.HELPLESS, "a net")))
        .isEqualTo("Captain is helpless");
    assertThat(line(new NoLonger("maren", Flag.FALLEN))).isEqualTo("Maren is up again");
    assertThat(line(new NoLonger("maren", Flag.AIDED))).isEmpty();
    assertThat(line(new NoLonger("maren", Flag.DEAF))).isEqualTo("Maren is no longer deaf");
    assertThat(
            line(
                new TimerSet(
                    "maren", new Timer(Timer.What.DIES, STATE.clock() + 3600, "critical damage"))))
        .isEqualTo("Maren will die in 1 hour if nobody gives aid");
    assertThat(readBy(Ford.OSKAR, new NeedArose("captain", new Need("food", 1, 0)), STATE))
        .isEmpty();
    assertThat(readBy(Ford.WARDEN, new NeedArose("captain", new Need("food", 1, 0)), STATE))
        .isEqualTo("Captain is deprived: lacks food");
  }

  @Test
  void outcomesReadInTheBooksWords() {
    var book = new CairnBook();
    assertThat(book.showing().wording("damage", 4)).isEqualTo("takes 4 damage");
    assertThat(book.showing().wording("damage", 0)).isEqualTo("takes no damage");
    assertThat(book.showing().wording("hp", 3)).isEqualTo("has 3 HP afterwards");
    assertThat(book.showing().wording("drops", true)).isEqualTo("drops to 0 HP");
    assertThat(book.showing().wording("critical", true)).isEqualTo("takes critical damage");
    assertThat(book.showing().wording("scar", true)).isEqualTo("gets a scar");
    assertThat(book.showing().wording("dies", true)).isEqualTo("dies");
    assertThat(book.showing().wording("out", true)).isEqualTo("is out of the fight");
    assertThat(book.showing().wording("flees", true)).isEqualTo("flees");
    assertThat(book.showing().wording("fatigue", 2)).isEqualTo("carries 2 Fatigue");
    assertThat(book.showing().wording("passes", true)).isEqualTo("passes the save");
    assertThat(book.showing().wording("passes", false)).isEqualTo("fails the save");
    assertThat(book.showing().wording("succeeds", true)).isEqualTo("succeeds");
    assertThat(book.showing().wording("succeeds", false)).isEqualTo("fails");
    assertThat(book.showing().wording("fate.favours", true)).isEqualTo("fate favours the party");
    assertThat(book.showing().wording("fate.favours", false))
        .isEqualTo("fate is against the party");
  }

  @Test
  void whatALostScoreBringsIsAnnouncedAndItsEndToo() {
    assertThat(line(new AbilityLost("maren", Ability.DEX, 13)))
        .isEqualTo("Maren loses 13 DEX and is paralysed");
    assertThat(line(new AbilityLost("maren", Ability.WIL, 20)))
        .isEqualTo("Maren loses 9 WIL of the 20 that came and is delirious");
    assertThat(line(new AbilityLost("maren", Ability.WIL, 8)))
        .isEqualTo("Maren loses 8 WIL, 1 left");
    assertThat(line(new AbilityLost("maren", Ability.STR, 20)))
        .isEqualTo("Maren loses 11 STR of the 20 that came, none left");
    var still = Ford.after(STATE, new AbilityLost("maren", Ability.DEX, 13));
    assertThat(readBy(Ford.OSKAR, new AbilityRestored("maren", Ability.DEX, 2), still))
        .isEqualTo("Maren regains 2 DEX and is no longer paralysed");
    assertThat(readBy(Ford.OSKAR, new AbilityLost("captain", Ability.DEX, 20), STATE))
        .isEqualTo("Captain falters and is paralysed");
  }

  @Test
  void theWardenReadsTheFiguresOfFoesAndThePartyDoesNot() {
    var hurt = new HpLost("captain", 3);
    assertThat(readBy(Ford.WARDEN, hurt, STATE)).isEqualTo("Captain loses 3 HP, 3 left");
    assertThat(readBy(Ford.MAREN, hurt, STATE)).isEqualTo("Captain is hurt");
    var blow =
        new Blow(
            "maren",
            Who.Side.PARTY,
            "captain",
            "axe",
            5,
            false,
            true,
            List.of(),
            "impaired: cover");
    var struck = Ford.after(STATE, new BlowDealt(blow));
    var spent = new PoolSpent("captain", Who.Side.PARTY, 0);
    assertThat(readBy(Ford.MAREN, new BlowDealt(blow), STATE))
        .isEqualTo("Maren deals Captain 5 with axe, impaired: cover");
    assertThat(readBy(Ford.WARDEN, spent, struck)).isEqualTo("Captain takes 4: 5, less Armor 1");
    assertThat(readBy(Ford.MAREN, spent, struck)).isEmpty();
  }

  /// Three blows of one side are one pool: of 1, 3 and 6 the 6 counts, Armor 1 leaves 5 of it, and
  /// 6 HP less 5 are 1 (CRN-MULT-01, CRN-ARMR-01).
  @Test
  void ofSeveralDiceTheLogSaysWhichCountsAndWhy() {
    var earlier = new ArrayList<CairnEvent>();
    var state = STATE;
    for (int face : List.of(1, 3, 6)) {
      var blow = new Blow("maren", Who.Side.PARTY, "captain", "axe", face, false, true, List.of());
      earlier.add(new BlowDealt(blow));
      state = Ford.after(state, new BlowDealt(blow));
    }
    var spent = new PoolSpent("captain", Who.Side.PARTY, 0);
    assertThat(Ford.BOOK.showing().narrate(spent, state, earlier).read(Ford.WARDEN))
        .isEqualTo("Captain takes 5: the highest of 1, 3 and 6, less Armor 1");
    // What a pool before this one held is of no account.
    earlier.add(spent);
    earlier.add(
        new BlowDealt(
            new Blow("maren", Who.Side.PARTY, "captain", "axe", 6, false, true, List.of())));
    assertThat(Ford.BOOK.showing().narrate(spent, state, earlier).read(Ford.WARDEN))
        .isEqualTo("Captain takes 5: 6, less Armor 1");
    assertThat(readBy(Ford.WARDEN, new HpLost("captain", 6), STATE))
        .isEqualTo("Captain loses 6 HP, none left");
    assertThat(
            readBy(
                Ford.WARDEN,
                new SaveMade("captain", Ability.STR, 12, 9, false, "critical damage"),
                STATE))
        .isEqualTo("Captain fails a STR save against critical damage (d20: 12 against 9)");
  }

  @Test
  void whatWeighsIsMarked() {
    assertThat(mark(new HpLost("maren", 3))).isEqualTo(Line.Mark.HARM);
    assertThat(mark(new AbilityLost("maren", Ability.STR, 3))).isEqualTo(Line.Mark.HARM);
    assertThat(mark(new Died("maren", "STR 0"))).isEqualTo(Line.Mark.DEATH);
    assertThat(mark(new Became("maren", Flag.CRITICALLY_DAMAGED, "")))
        .isEqualTo(Line.Mark.TURNING_POINT);
    assertThat(mark(new Became("maren", Flag.FLED, ""))).isEqualTo(Line.Mark.TURNING_POINT);
    assertThat(mark(new Became("maren", Flag.READING, ""))).isEqualTo(Line.Mark.PLAIN);
    assertThat(mark(new RoundOpened(2, Fight.Phase.FOES))).isEqualTo(Line.Mark.ROUND);
  }

  private static Line.Mark mark(CairnEvent event) {
    return Ford.BOOK.showing().narrate(event, STATE, List.of()).mark();
  }

  @Test
  void whatBeginsAndEndsIsTold() {
    var hungry = Ford.after(STATE, new NeedArose("maren", new Need("food", 1, 0)));
    assertThat(readBy(Ford.OSKAR, new NeedMet("maren", "food"), hungry))
        .isEqualTo("Maren no longer lacks food and is no longer deprived");
    var alsoTired = Ford.after(hungry, new NeedArose("maren", new Need("rest", 1, 0)));
    assertThat(readBy(Ford.OSKAR, new NeedMet("maren", "food"), alsoTired))
        .isEqualTo("Maren no longer lacks food");
    var dying = new Timer(Timer.What.DIES, STATE.clock() + 3600, "critical damage");
    assertThat(line(new TimerSet("maren", dying)))
        .isEqualTo("Maren will die in 1 hour if nobody gives aid");
    assertThat(
            readBy(
                Ford.OSKAR,
                new TimerStopped("maren", Timer.What.DIES),
                Ford.after(STATE, new TimerSet("maren", dying))))
        .isEqualTo("Maren is no longer dying");
    var venom = new Timer(Timer.What.VENOM, STATE.clock() + 7200, "1d6");
    assertThat(line(new TimerSet("maren", venom)))
        .isEqualTo("Maren has venom in the blood, which works in 2 hours");
    assertThat(line(new TimerOver("maren", venom))).isEqualTo("Maren is cured of the venom");
  }
}

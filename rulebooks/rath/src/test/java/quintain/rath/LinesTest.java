package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.rath.state.Affliction;
import quintain.rath.state.Darkness;
import quintain.rath.state.Effect;
import quintain.rath.state.Fight;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Injury;
import quintain.rath.state.Item;
import quintain.rath.state.Knack;
import quintain.rath.state.LifeEvent;
import quintain.rath.state.Pool;
import quintain.rath.state.Purse;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Stat;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Trigger;
import quintain.rath.state.Who;
import quintain.rath.state.World;

/// Every line of the log, and who reads it.
class LinesTest {
  private static final RathBook BOOK = new RathBook();
  private static final Seat ANN = new Seat("ann");

  private static final RathState STATE =
      Folk.ann("0/0/0/0/0/0", "held Sword", "Torches", "Crossbow", "Bolts")
          .creature("foe", "Ogre")
          .when(new RathStep.BestowCoins("ann", new Purse(5, 5, 5)))
          .when(new RathStep.SetDevice("Iron padlock", "lock", 0))
          .when(new RathStep.SetDevice("Covered pit", "pit", 0))
          .state();

  private static String read(RathEvent event, Seat seat) {
    var line = BOOK.showing().narrate(event, STATE, List.of());
    return line.audience().includes(seat) ? line.read(seat) : "";
  }

  private static Effect effect(Effect.Kind kind) {
    return new Effect(kind, "ann", new Effect.End.Lasting(), 2, "");
  }

  private static Arguments says(RathEvent event, String text) {
    return Arguments.of(event, text);
  }

  static Stream<Arguments> lines() {
    var torch = STATE.being("ann").pack().find("torches").orElseThrow();
    var lit =
        new ThingEvent.ItemBecame("ann", "torches", Item.State.LIT)
            .appliedTo(STATE)
            .being("ann")
            .pack()
            .find("torches")
            .orElseThrow();
    var lock = STATE.world().device("lock").orElseThrow();
    var bruiser = STATE.shelf().aptitude("Bruiser").orElseThrow();
    return Stream.of(
        says(new FightEvent.FortuneSpent("ann", "ann", ""), "Ann spends Fortune"),
        says(
            new FightEvent.FortuneSpent("ann", "foe", "a shout"),
            "Ann spends Fortune on the roll of Foe: a shout"),
        says(
            new FightEvent.FortuneSet("ann", 2, "a natural 20"),
            "Ann now has 2 Fortune (a natural 20)"),
        says(new FightEvent.HpLost("ann", 3, "Sword"), "Ann loses 3 HP (Sword), 7 left"),
        says(
            new FightEvent.HpLost("ann", 6, "club", 9, 12, 15),
            "Ann loses 6 HP (club: 9, plus 12, less the shield 15), 4 left"),
        says(
            new FightEvent.HpLost("ann", 10, "club", 6, 5, 0),
            "Ann loses 10 HP of the 11 that came (club: 6, plus 5), none left"),
        says(new FightEvent.HpRestored("ann", 7), "Ann has 7 HP again"),
        says(new FightEvent.MaxHpChanged("ann", 12), "Ann now has 12 HP at most"),
        says(new FightEvent.AcLost("ann", 1), "Ann loses 1 AC"),
        says(new FightEvent.Died("ann", "a fall"), "Ann dies (a fall)"),
        says(new FightEvent.Died("ann", ""), "Ann dies"),
        says(new RathEvent.Told("ann", " "), ""),
        says(new ThingEvent.SpellsEquipped("ann", List.of()), "Ann has equipped nothing"),
        says(
            new FightEvent.Injured("ann", Injury.of(Injury.Kind.BATTERED)),
            "Ann is battered, with 1 day of rest owed"),
        says(
            new FightEvent.Injured("ann", Injury.of(Injury.Kind.BROKEN)),
            "Ann is broken, with 7 days of rest owed"),
        says(new FightEvent.InjuriesMended("ann", List.of()), "Ann has mended"),
        says(
            new FightEvent.InjuriesMended(
                "ann", List.of(new Injury(Injury.Kind.BROKEN, "", 2, Optional.empty()))),
            "Ann is still broken, with 2 days of rest owed"),
        says(new FightEvent.StatChanged("ann", Stat.DEX, 2), "Ann now has DEX 2"),
        says(new FightEvent.CombatBegan(), "Combat begins"),
        says(
            new FightEvent.RoundOpened(2, Who.Side.FOES, 3),
            "Round 2: the enemies act first (d6: 3)"),
        says(new FightEvent.RoundOpened(1, Who.Side.PARTY, 0), "Round 1: the heroes act first"),
        says(new FightEvent.SideTurned(Who.Side.PARTY), "Now the heroes act"),
        says(new FightEvent.TurnBegan("ann", 1), "It is Ann's turn"),
        says(new FightEvent.TurnEnded("ann"), ""),
        says(new RathEvent.ActLost("ann", "it is too late"), "Ann does nothing: it is too late"),
        says(
            new RathEvent.ActLost("ann", "Ann is paralysed"), "Ann is paralysed, and does nothing"),
        says(new FightEvent.ReadinessLost("ann"), "Ann is no longer at the ready"),
        says(new FightEvent.NerveTested(false, true), "The enemies hold"),
        says(new FightEvent.NerveTested(false, false), "The nerve of the enemies breaks"),
        says(new FightEvent.CombatEnded(10), "The combat is over"),
        says(new ThingEvent.ItemGained("ann", torch), "Ann now has the Torches"),
        says(new ThingEvent.ItemLost("ann", "torches", "used up"), "Ann has used up the Torches"),
        says(new ThingEvent.ItemLost("ann", "lute", "burnt"), "Ann loses the lute (burnt)"),
        says(new ThingEvent.ItemLost("ann", "sword", "sold"), "Ann parts with the Sword"),
        says(new ThingEvent.ItemLost("ann", "sword", "broken"), "Ann breaks the Sword"),
        says(new ThingEvent.ItemDropped("ann", "sword"), "Ann drops the Sword"),
        says(new ThingEvent.ItemThrown("ann", "sword", 1), "Ann throws the Sword"),
        says(new ThingEvent.ItemTakenUp("ann", "dagger", false), "Ann takes up the dagger"),
        says(
            new ThingEvent.ItemPlaced("ann", "torches", Item.Where.HELD),
            "Ann takes the Torches in hand"),
        says(new ThingEvent.ItemPlaced("ann", "sword", Item.Where.PACK), "Ann stows the Sword"),
        says(new ThingEvent.ItemPlaced("ann", "sword", Item.Where.WORN), "Ann puts on the Sword"),
        says(
            new ThingEvent.ItemBecame("ann", "crossbow", Item.State.SOUND),
            "Ann has the Crossbow ready again"),
        says(new ThingEvent.ItemBecame("ann", "crossbow", Item.State.UNLOADED), ""),
        says(new ThingEvent.ItemBecame("ann", "torches", Item.State.LIT), "Ann lights the Torches"),
        says(new ThingEvent.ItemBecame("ann", "sword", Item.State.COATED), "Ann coats the Sword"),
        says(
            new ThingEvent.ItemBecame("ann", "torches", Item.State.SPENT),
            "Ann has used the Torches"),
        says(
            new ThingEvent.LyingChanged(new World.Lying(torch, 0), Optional.empty()),
            "On the ground nothing is left of the Torches"),
        says(
            ThingEvent.LyingChanged.wentOut(new World.Lying(lit, 0)),
            "On the ground the light of the Torches goes out"),
        says(ThingEvent.LyingChanged.burned(new World.Lying(lit, 0), 1), ""),
        says(
            new ThingEvent.ItemCoated("ann", "sword", "Weak blade venom"),
            "Ann coats the Sword with Weak blade venom"),
        says(new ThingEvent.ItemCoated("ann", "sword", ""), "Ann has no venom left on the Sword"),
        says(
            new ThingEvent.UsageDropped("ann", "torches", 4),
            "Ann is running low on the Torches: their die is a d4 now"),
        says(new ThingEvent.UsageDropped("ann", "torches", 0), "Ann has used up the Torches"),
        says(
            new RathEvent.UsageHeld("ann", "torches", 5),
            "Ann has as much left of the Torches (rolled 5)"),
        says(new ThingEvent.LightBurned("ann", "torches", 2), ""),
        says(new ThingEvent.AptitudeUsed("ann", Knack.DEADEYE), "Ann uses Deadeye"),
        says(
            new ThingEvent.PurseChanged("ann", new Purse(1, 2, 3), "buys rope"),
            "Ann buys rope (−2 gp 3 sp 4 cp)"),
        says(
            new ThingEvent.PurseChanged("ann", new Purse(5, 5, 7), "sells a gem"),
            "Ann sells a gem (+2 gp)"),
        says(new LifeEvent.TimePassed(9), ""),
        says(new LifeEvent.TimePassed(10), "10 minutes pass"),
        says(new LifeEvent.TimePassed(60), "1 hour passes"),
        says(new LifeEvent.TimePassed(120), "2 hours pass"),
        says(new RathEvent.RestTaken("sleeps"), "The party sleeps"),
        says(new ThingEvent.LongRested(480), ""),
        says(
            new RathEvent.SpellCast("ann", "Kindle", List.of("foe"), false),
            "Ann casts Kindle on Foe"),
        says(new RathEvent.SpellCast("ann", "Veil", List.of(), true), "Ann casts Veil, burning it"),
        says(new RathEvent.SpellFailed("ann", "Veil"), "Ann casts Veil in vain"),
        says(new ThingEvent.SpellBurned("ann", "Veil"), "Ann has burned Veil"),
        says(new ThingEvent.SpellUnburned("ann", "Veil"), "Ann can cast Veil again"),
        says(
            new ThingEvent.SpellsEquipped("ann", List.of("Veil", "Kindle")),
            "Ann has equipped Veil and Kindle"),
        says(new ThingEvent.SpellLearnt("ann", "Veil"), "Ann has learnt Veil"),
        says(new ThingEvent.DeviceSet(lock), "The Iron padlock is there"),
        says(new ThingEvent.DeviceChanged(lock, "is picked"), "The Iron padlock is picked"),
        says(new ThingEvent.DeviceRemoved("lock"), "The Iron padlock is gone"),
        says(new ThingEvent.DeviceRemoved("door"), ""),
        says(new LifeEvent.Darkened(Darkness.NONE), "There is light enough"),
        says(new LifeEvent.Darkened(Darkness.DARK), "It is dark"),
        says(new LifeEvent.Darkened(Darkness.MAGICAL), "It is dark, and no light helps"),
        says(new LifeEvent.SessionChanged(true), "A session begins"),
        says(new LifeEvent.SessionChanged(false), "The session is over"),
        says(new LifeEvent.SceneEnded(), "The scene is over"),
        says(new LifeEvent.XpGained("ann", 3), "Ann has 3 XP"),
        says(new LifeEvent.LevelGained("ann", 2, 0), "Ann reaches level 2"),
        says(new LifeEvent.HpGrew("ann", 4), "Ann gains 4 maximum HP"),
        says(new LifeEvent.HpGrew("ann", -1), "Ann loses 1 maximum HP"),
        says(new LifeEvent.AptitudeGained("ann", bruiser), "Ann gains Bruiser"),
        says(new LifeEvent.AptitudeLost("ann", bruiser), "Ann gives up Bruiser"),
        says(
            new LifeEvent.Studied("ann", List.of("beasts", "stars")),
            "Ann has studied beasts and stars"),
        says(new LifeEvent.Joined(STATE.being("ann")), "Ann is here"),
        says(new LifeEvent.Hired(STATE.being("ann")), "Ann is hired"),
        says(new LifeEvent.Left("foe"), "Foe leaves"),
        says(new LifeEvent.HandedOver("foe", new Seat("ben")), "Foe is now played by Ben"),
        says(new LifeEvent.HandedOver("foe", Seat.REFEREE), "Foe is now played by the GM"),
        says(
            new RathEvent.Opposed(
                "ann",
                Stat.STR,
                12,
                "ann",
                Stat.WIS,
                9,
                true,
                List.of("advantage: bruiser"),
                List.of("disadvantage: weakened")),
            "Ann gets the better of Ann (STR 12 against WIS 9; advantage: bruiser; for Ann"
                + " disadvantage: weakened)"),
        says(new RathEvent.Told("ann", "hums"), "Ann hums"),
        says(new RathEvent.Told("new-one", "has STR 3"), "New One has STR 3"),
        says(new RathEvent.Told("", "a bell rings"), "A bell rings"));
  }

  @ParameterizedTest
  @MethodSource("lines")
  void whatHappensToOnesOwnIsToldInFull(RathEvent event, String text) {
    assertThat(read(event, ANN)).isEqualTo(text);
    assertThat(read(event, Seat.REFEREE)).isEqualTo(text);
  }

  static Stream<Arguments> flags() {
    return Stream.of(
        Arguments.of(Flag.FLED, "flees", "is back"),
        Arguments.of(Flag.ASLEEP, "falls asleep", "wakes"),
        Arguments.of(Flag.PRONE, "goes prone", "is up again"),
        Arguments.of(Flag.SUBMERGED, "goes under water", "breaks the surface"),
        Arguments.of(Flag.FALLEN, "goes down and is out of action", "is no longer out of action"),
        Arguments.of(Flag.SURRENDERED, "surrenders", "is no longer surrendered"),
        Arguments.of(Flag.CAPTIVE, "is taken captive", "is no longer captive"),
        Arguments.of(Flag.PARALYSED, "is paralysed", "is no longer paralysed"),
        Arguments.of(Flag.WEAKENED, "is weakened", "is no longer weakened"),
        Arguments.of(Flag.AILING, "feels weakened by a slow disease", "is no longer ailing"),
        Arguments.of(Flag.DEAD, "is dead", "is no longer dead"));
  }

  @ParameterizedTest
  @MethodSource("flags")
  void whatHoldsOfSomebodyIsToldWhenItBeginsAndEnds(Flag flag, String begins, String ends) {
    assertThat(read(new FightEvent.Became("ann", flag, ""), ANN)).isEqualTo("Ann " + begins);
    assertThat(read(new FightEvent.NoLonger("ann", flag), ANN)).isEqualTo("Ann " + ends);
  }

  @Test
  void whatIsAtWorkIsToldUnlessItOnlyCounts() {
    for (Effect.Kind kind : Effect.Kind.values()) {
      var begins = read(new FightEvent.EffectBegan("ann", effect(kind)), ANN);
      var ends = read(new FightEvent.EffectEnded("ann", kind), ANN);
      switch (kind) {
        case BREATH -> assertThat(begins + ends).isEmpty();
        case EXPOSED -> {
          assertThat(begins).isEqualTo("Ann leaves an opening");
          assertThat(ends).isEmpty();
        }
        case HELPED, HASTED, FEATHERED -> {
          assertThat(begins).startsWith("Ann is ");
          assertThat(ends).isEmpty();
        }
        case HIDDEN, WARDED, LIT, GILLS, DREAD, SNARED, HELD, VEILED, TONGUES -> {
          assertThat(begins).startsWith("Ann is ").doesNotContain("no longer");
          assertThat(ends).isEqualTo(begins.replace("Ann is ", "Ann is no longer "));
        }
      }
    }
  }

  @Test
  void whatSpellsDoReadsAsASentence() {
    assertThat(read(new FightEvent.EffectBegan("ann", effect(Effect.Kind.TONGUES)), ANN))
        .isEqualTo("Ann is able to understand");
    assertThat(read(new FightEvent.EffectBegan("ann", effect(Effect.Kind.FEATHERED)), ANN))
        .isEqualTo("Ann is light as a feather");
  }

  // Of a foe whose figures are hidden

  static Stream<Arguments> ofFoes() {
    return Stream.of(
        says(new FightEvent.HpLost("foe", 3, "Sword"), "Foe is hurt (Sword)"),
        says(new FightEvent.HpRestored("foe", 7), "Foe recovers"),
        says(new FightEvent.AcLost("foe", 1), "Foe is driven off guard"),
        says(new FightEvent.MaxHpChanged("foe", 12), ""),
        says(new FightEvent.StatChanged("foe", Stat.DEX, 2), ""),
        says(new ThingEvent.SpellBurned("foe", "Veil"), ""),
        says(
            new FightEvent.ConditionRolled("foe", Affliction.FIRE, 2, Pool.of(Affliction.FIRE, 3)),
            ""),
        says(new FightEvent.ConditionChanged("foe", Pool.of(Affliction.FIRE, 3)), ""),
        says(
            new FightEvent.ConditionOver("foe", Affliction.FIRE),
            "Foe is no longer afflicted by fire"),
        says(new FightEvent.EffectBegan("foe", effect(Effect.Kind.HIDDEN)), ""),
        says(
            new FightEvent.Readied(
                new Fight.Readied(
                    "foe",
                    new Trigger(Trigger.When.MOVES, "", ""),
                    new RathStep.Attempt("foe", "roar"))),
            ""),
        says(
            new RathEvent.Tested("foe", Stat.CON, 9, 12, 12, false, List.of(), "against poison"),
            "Foe fails a CON test against poison"),
        says(
            new RathEvent.AttackRolled(
                "foe", "ann", "club", 9, 14, 10, true, List.of(), Optional.of(Stat.STR), 0),
            "Foe hits Ann with the club (d20: 9)"),
        says(
            new RathEvent.AttackRolled(
                "ann",
                "foe",
                "Sword",
                9,
                9,
                12,
                false,
                List.of("advantage: help"),
                Optional.of(Stat.STR),
                0),
            "Ann misses Foe with the Sword (d20: 9; advantage: help)"),
        says(
            new RathEvent.Opposed(
                "ann", Stat.STR, 12, "foe", Stat.STR, 19, false, List.of(), List.of()),
            "Ann fails against Foe"),
        says(new ThingEvent.Warned(Who.Side.FOES), ""),
        says(
            new ThingEvent.DeviceChanged(STATE.world().device("pit").orElseThrow(), "creaks"), ""));
  }

  @ParameterizedTest
  @MethodSource("ofFoes")
  void ofAFoeOnlyWhatShowsIsTold(RathEvent event, String text) {
    assertThat(read(event, ANN)).isEqualTo(text);
    assertThat(read(event, Seat.REFEREE)).isNotEmpty();
  }

  @Test
  void onesOwnConditionsAreToldInDice() {
    assertThat(
            read(
                new FightEvent.ConditionRolled(
                    "ann", Affliction.FIRE, 2, Pool.of(Affliction.FIRE, 3)),
                ANN))
        .isEqualTo("Ann suffers from 2 dice of fire and has 3 left");
    assertThat(read(new FightEvent.ConditionChanged("ann", Pool.of(Affliction.FIRE, 3)), ANN))
        .isEqualTo("Ann now has 3 dice of fire");
    assertThat(read(new FightEvent.ConditionOver("ann", Affliction.FIRE), ANN))
        .isEqualTo("Ann is rid of fire");
    assertThat(
            read(
                new RathEvent.Tested(
                    "ann", Stat.INT, 9, 12, 12, false, List.of("advantage: help"), "to cast Veil"),
                ANN))
        .isEqualTo(
            "Ann fails an INT test to cast Veil (d20: 9, INT +3, 12 in all against DC 12;"
                + " advantage: help)");
    assertThat(Optional.of(read(new FightEvent.Moved("ann", 1), ANN)))
        .contains("Ann goes to zone 1");
  }

  // What the GM reads

  static Stream<Arguments> inFull() {
    return Stream.of(
        says(new FightEvent.HpLost("foe", 3, "Sword"), "Foe loses 3 HP (Sword), 27 left"),
        says(new FightEvent.HpRestored("foe", 7), "Foe has 7 HP again"),
        says(new FightEvent.AcLost("foe", 1), "Foe loses 1 AC"),
        says(
            new FightEvent.ConditionBegan("foe", Pool.of(Affliction.FIRE, 1)),
            "Foe is on fire, with 1 die of fire"),
        says(
            new RathEvent.Tested("foe", Stat.CON, 9, 12, 12, false, List.of(), "against poison"),
            "Foe fails a CON test against poison (d20: 9, CON +3, 12 in all against DC 12)"),
        says(
            new RathEvent.Opposed(
                "ann", Stat.STR, 12, "foe", Stat.STR, 19, false, List.of(), List.of()),
            "Ann fails against Foe (STR 12 against STR 19)"),
        says(
            new RathEvent.AttackRolled(
                "foe", "ann", "club", 9, 14, 10, true, List.of(), Optional.of(Stat.STR), 0),
            "Foe hits Ann with the club (d20: 9, stat block +5, 14 in all against AC 10)"),
        says(
            new RathEvent.AttackRolled(
                "ann", "foe", "Crossbow", 9, 11, 10, true, List.of(), Optional.of(Stat.DEX), 2),
            "Ann hits Foe with the Crossbow (d20: 9, DEX +2, 11 in all against AC 10: stat block"
                + " +12, Crossbow −2; at Close)"),
        says(
            new RathEvent.AttackRolled(
                "pit", "ann", "Covered pit", 9, 13, 10, true, List.of(), Optional.empty(), 0),
            "The Covered pit hits Ann (d20: 9, bonus +4, 13 in all against AC 10)"),
        says(
            new LifeEvent.ValueSet("foe.max-hp", "9", "a curse"),
            "The GM sets Foe's max HP to 9 (a curse)"),
        says(new LifeEvent.Revealed("foe", Secrecy.OPEN), "Foe's figures lie open"));
  }

  @ParameterizedTest
  @MethodSource("inFull")
  void theGmReadsEveryNumber(RathEvent event, String text) {
    assertThat(read(event, Seat.REFEREE)).isEqualTo(text);
  }
}

package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.at;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Fight;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Item;
import quintain.rhod.state.Lying;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Skill;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Values;
import quintain.rhod.state.Words;
import quintain.rhod.state.World;
import quintain.space.Barrier;
import quintain.space.Cover;
import quintain.space.Point;
import quintain.testkit.Covers;

/// Single lines of the log, both ways each of them can go.
class LogLinesTest {
  private static final RhodBook BOOK = new RhodBook();

  /// A hero with sword and torch beside a Cutthroat whose figures are open, hidden, or who is not
  /// seen at all.
  private static RhodState state(Secrecy foe) {
    return Tables.empty()
        .scene(Tables.placed("hero", "5,5", "foe", "6,5"))
        .sheet("hero", Tables.swordsman().having("Torch", Place.PACK).sheet())
        .creature("foe", "Roadside Cutthroat")
        .given("foe.secrecy", Values.key(foe))
        .state();
  }

  private static Line line(Secrecy foe, RhodEvent event) {
    return BOOK.showing().narrate(event, state(foe), List.of());
  }

  private static String told(RhodEvent event) {
    return line(Secrecy.OPEN, event).text();
  }

  private static Item some(String thing, int count) {
    var found = state(Secrecy.OPEN).shelf().thing(thing).orElseThrow();
    return Item.fresh(found, Place.PACK, count);
  }

  // Things

  @Test
  void oneThingAndSeveralAreToldApart() {
    assertThat(told(new ThingEvent.Got("hero", some("Torch", 1)))).isEqualTo("Hero has the Torch");
    assertThat(told(new ThingEvent.Got("hero", some("Quarrel", 2))))
        .isEqualTo("Hero has 2 Quarrels");
    assertThat(told(new ThingEvent.Lost("hero", "Torch", 1)))
        .isEqualTo("Hero has the Torch no longer");
    assertThat(told(new ThingEvent.Lost("hero", "Torch", 2)))
        .isEqualTo("Hero has 2 Torches no longer");
    assertThat(told(new ThingEvent.Laid(some("Torch", 1), at("3,4"))))
        .isEqualTo("On the ground at 3,4: the Torch");
    assertThat(told(new ThingEvent.TakenUp(new Lying(some("Torch", 1), at("3,4")))))
        .isEqualTo("Taken up at 3,4: the Torch");
  }

  @Test
  void whereAThingGoesIsTold() {
    assertThat(told(new ThingEvent.Shifted("hero", "Torch", Place.MAIN_HAND)))
        .isEqualTo("Hero takes in hand the Torch");
    assertThat(told(new ThingEvent.Shifted("hero", "Torch", Place.OFF_HAND)))
        .isEqualTo("Hero takes in hand the Torch");
    assertThat(told(new ThingEvent.Shifted("hero", "Torch", Place.TWO_HANDS)))
        .isEqualTo("Hero takes in both hands the Torch");
    assertThat(told(new ThingEvent.Shifted("hero", "Torch", Place.HEADGEAR)))
        .isEqualTo("Hero puts on the Torch");
    assertThat(told(new ThingEvent.Shifted("hero", "Shortsword", Place.SHEATH)))
        .isEqualTo("Hero sheathes the Shortsword");
    assertThat(told(new ThingEvent.Shifted("hero", "Torch", Place.PACK)))
        .isEqualTo("Hero packs the Torch");
  }

  @Test
  @Covers({"RHD-UNJ-01", "RHD-INT-15", "RHD-R-92"})
  void whatBeginsAndWhatEndsAreToldApart() {
    assertThat(told(new ThingEvent.Jammed("hero", "Shortsword", true)))
        .isEqualTo("Hero has a Jam in the Shortsword");
    assertThat(told(new ThingEvent.Jammed("hero", "Shortsword", false)))
        .isEqualTo("Hero clears the Shortsword");
    assertThat(told(new ThingEvent.Lit("hero", "Torch", true))).isEqualTo("Hero lights the Torch");
    assertThat(told(new ThingEvent.Lit("hero", "Torch", false)))
        .isEqualTo("Hero lets the Torch go out");
    assertThat(told(new ThingEvent.Worked("hero", "Torch", Skill.CRAFTING, true)))
        .isEqualTo("Hero spends a Watch on the Torch with Crafting, and it goes well");
    assertThat(told(new ThingEvent.Worked("hero", "Torch", Skill.CRAFTING, false)))
        .isEqualTo("Hero spends a Watch on the Torch with Crafting, in vain");
    assertThat(told(new ThingEvent.LockTried("hero", true))).isEqualTo("Hero opens the lock");
    assertThat(told(new ThingEvent.LockTried("hero", false)))
        .isEqualTo("Hero cannot open the lock yet");
    var smoke = new World.Zone(World.Zone.Kind.SMOKE, at("3,4"), 10, "hero", 3);
    assertThat(told(new ThingEvent.ZoneMade(smoke))).isEqualTo("Smoke at 3,4");
    assertThat(told(new ThingEvent.ZoneEnded(smoke))).isEqualTo("Smoke at 3,4: no longer");
  }

  private static Barrier door(String name, boolean open) {
    return new Barrier(
        name,
        Point.corner(3, 0),
        Point.corner(3, 1),
        open ? Cover.NONE : Cover.FULL,
        open,
        Optional.empty());
  }

  /// A door is called by its own name, open or closed.
  @Test
  @Covers({"RHD-INT-06", "RHD-INT-07"})
  void doorsAreToldByTheirOwnName() {
    assertThat(told(new ThingEvent.DoorMoved(door("gate", false), door("open gate", true))))
        .isEqualTo("The gate is open");
    assertThat(told(new ThingEvent.DoorMoved(door("open gate", true), door("gate", false))))
        .isEqualTo("The gate is closed");
  }

  /// An object is broken by as much damage as it has Vitality.
  @Test
  @Covers("RHD-R-102")
  void anObjectIsMissedHitOrBroken() {
    var barrel = new World.Target("the barrel", at("3,4"), 10, 6);
    assertThat(told(new ThingEvent.Battered("hero", barrel, 9, false, 0)))
        .isEqualTo("Hero misses the barrel with 9");
    assertThat(told(new ThingEvent.Battered("hero", barrel, 12, true, 5)))
        .isEqualTo("Hero hits the barrel with 12");
    assertThat(told(new ThingEvent.Battered("hero", barrel, 12, true, 6)))
        .isEqualTo("Hero breaks the barrel with 12");
    assertThat(told(new ThingEvent.TargetSetUp(barrel)))
        .isEqualTo("the barrel at 3,4 can be attacked");
  }

  // Harm

  @Test
  @Covers({"RHD-DTH-02", "RHD-DTH-03", "RHD-DMG-03", "RHD-DMG-04", "RHD-DMG-07"})
  void harmIsToldBothWays() {
    assertThat(told(new FightEvent.DeathCalled("hero", 10, true)))
        .isEqualTo("Hero makes a Death Call of 10, and holds on");
    assertThat(told(new FightEvent.DeathCalled("hero", 9, false)))
        .isEqualTo("Hero makes a Death Call of 9, and fails");
    assertThat(told(new FightEvent.WoundsHealed("hero", 1))).isEqualTo("Hero is rid of a Wound");
    assertThat(told(new FightEvent.WoundsHealed("hero", 2))).isEqualTo("Hero is rid of 2 Wounds");
    assertThat(told(new FightEvent.DamageWeighed("hero", 5, 2, DamageType.FIRE, false, List.of())))
        .isEqualTo("Hero resists: 5 Fire damage becomes 2");
    assertThat(told(new FightEvent.DamageWeighed("hero", 3, 7, DamageType.COLD, true, List.of())))
        .isEqualTo("Hero is vulnerable: 3 True Cold damage becomes 7");
  }

  /// Whoever has two Wounds has three with the next.
  @Test
  @Covers("RHD-ABL-08")
  void woundsAreCounted() {
    var twice = Values.ALL.set(state(Secrecy.OPEN), "hero.wounds", "2");
    assertThat(BOOK.showing().narrate(new FightEvent.Wounded("hero"), twice, List.of()).text())
        .isEqualTo("Hero takes a Wound, and has 3 now");
  }

  // Attacks and checks

  @Test
  @Covers({"RHD-TIM-02", "RHD-GRP-02"})
  void attacksAndContestsAreToldBothWays() {
    assertThat(told(new FightEvent.AttackDeclared("hero", "Shortsword", List.of("foe"), false)))
        .isEqualTo("Hero attacks Foe with Shortsword");
    assertThat(told(new FightEvent.AttackDeclared("hero", "Shortsword", List.of("foe"), true)))
        .isEqualTo("Hero takes the opening and attacks Foe with Shortsword");
    assertThat(told(new FightEvent.Opposed("hero", "Athletics", 12, "foe", 12, true)))
        .isEqualTo("Hero beats Foe in Athletics: 12 against 12");
    assertThat(told(new FightEvent.Opposed("hero", "Athletics", 11, "foe", 12, false)))
        .isEqualTo("Hero does not beat Foe in Athletics: 11 against 12");
  }

  /// Neither whom nobody sees nor whom nobody knows is named among others.
  @Test
  @Covers("RHD-REF-02")
  void theUnseenAreNotNamedAmongTargets() {
    var at = new FightEvent.AttackDeclared("hero", "Shortsword", List.of("foe", "nobody"), false);
    assertThat(line(Secrecy.UNSEEN, at).text()).isEqualTo("Hero attacks with Shortsword");
    assertThat(line(Secrecy.FIGURES_HIDDEN, at).text())
        .isEqualTo("Hero attacks Foe with Shortsword");
  }

  @Test
  @Covers("RHD-REF-02")
  void theApOfAFoeWhoseFiguresAreHiddenAreNotTold() {
    assertThat(line(Secrecy.OPEN, new FightEvent.ApLeft("foe", 3)).text())
        .isEqualTo("3 AP to spend");
    assertThat(line(Secrecy.FIGURES_HIDDEN, new FightEvent.ApLeft("foe", 3)))
        .isEqualTo(new Line("3 AP to spend", Audience.REFEREE));
    assertThat(line(Secrecy.FIGURES_HIDDEN, new FightEvent.ApLeft("hero", 3)).text())
        .isEqualTo("3 AP to spend");
  }

  /// Below whoever begins a Turn or does something nobody needs to be named again.
  @Test
  @Covers("RHD-AP-01")
  void apAreToldShortly() {
    var fight = Tables.fight(Tables.swordsman(), Tables.dummy()).state();
    assertThat(BOOK.showing().narrate(new FightEvent.ApLeft("hero", 1), fight, List.of()).text())
        .isEqualTo("1 AP left");
    assertThat(told(new FightEvent.ApLeft("hero", 6))).isEqualTo("6 AP to spend");
  }

  // Positions

  @Test
  @Covers({"RHD-COV-01", "RHD-R-105", "RHD-FALL-02"})
  void positionsAreToldBothWays() {
    assertThat(told(new FightEvent.Pushed("hero", List.of(at("4,5"), at("3,5")))))
        .isEqualTo("Hero is pushed to 3,5");
    assertThat(told(new FightEvent.Pushed("hero", List.of())))
        .isEqualTo("Hero is pushed, and cannot give way");
    assertThat(told(new FightEvent.CoverSet(new Scene.Covering("foe", "hero", Cover.NONE))))
        .isEqualTo("Hero has No Cover against Foe");
    assertThat(told(new FightEvent.CoverSet(new Scene.Covering("foe", "hero", Cover.HIGH))))
        .isEqualTo("Hero has High Cover against Foe");
    assertThat(regards(Scene.Regard.ALLY)).isEqualTo("Foe regards Hero as an ally");
    assertThat(regards(Scene.Regard.NEUTRAL)).isEqualTo("Foe regards Hero as neutral");
    assertThat(regards(Scene.Regard.HOSTILE)).isEqualTo("Foe regards Hero as hostile");
  }

  private static String regards(Scene.Regard regard) {
    return told(new FightEvent.AttitudeSet(new Scene.Attitude("foe", "hero", regard)));
  }

  /// Where somebody was last seen is their own to know.
  @Test
  @Covers("RHD-HID-03")
  void whereSomebodyWasLastSeenIsTheirsToKnow() {
    var seen = line(Secrecy.OPEN, new FightEvent.LastSeen("hero", at("3,4"), List.of("foe")));
    assertThat(seen.text()).isEqualTo("Hero was last seen at 3,4");
    assertThat(seen.audience()).isEqualTo(Audience.only(new Seat("hero")));
  }

  // The Referee's word

  @Test
  @Covers("RHD-ENC-06")
  void whatTheRefereeTurnsOnAndOffIsToldBothWays() {
    assertThat(told(new FightEvent.FogSet(true))).isEqualTo("Fog hides what nobody sees");
    assertThat(told(new FightEvent.FogSet(false))).isEqualTo("The fog lifts");
    assertThat(told(new FightEvent.ExpansionTurned("Magic", true))).isEqualTo("Magic is in play");
    assertThat(told(new FightEvent.ExpansionTurned("Magic", false)))
        .isEqualTo("Magic is out of play");
    assertThat(told(new FightEvent.EncounterKept(true)))
        .isEqualTo("The Encounter goes on whatever happens");
    assertThat(told(new FightEvent.EncounterKept(false)))
        .isEqualTo("The Encounter may end by itself");
  }

  @Test
  void wordsAreOfSomebodyOrOfNobody() {
    assertThat(told(new FightEvent.Told("hero", "waits"))).isEqualTo("Hero waits");
    assertThat(told(new FightEvent.Told("the miller", "stay out")))
        .isEqualTo("the miller: stay out");
    assertThat(told(new FightEvent.Told("", "night falls"))).isEqualTo("Night falls");
    assertThat(told(new FightEvent.Told("", ""))).isEmpty();
  }

  /// A figure that was set is told to everybody only where figures lie open.
  @Test
  @Covers({"RHD-R-98", "RHD-REF-02"})
  void aFigureThatWasSetIsToldWhereItLiesOpen() {
    var set = new FightEvent.ValueSet("foe.vitality", "1", "a fall");
    var open = line(Secrecy.OPEN, set);
    assertThat(open.text()).isEqualTo("The Referee sets Foe's Vitality to 1: a fall");
    assertThat(open.audience()).isEqualTo(Audience.EVERYONE);
    assertThat(line(Secrecy.FIGURES_HIDDEN, set).audience()).isEqualTo(Audience.REFEREE);
    assertThat(line(Secrecy.UNSEEN, new FightEvent.ValueSet("clock", "day-2", "later")).audience())
        .isEqualTo(Audience.EVERYONE);
  }

  @Test
  void whoeverPlaysSomebodyNowIsNamed() {
    assertThat(told(new FightEvent.HandedOver("hero", new Seat("ben"))))
        .isEqualTo("Hero is now played by Ben");
    assertThat(told(new FightEvent.HandedOver("hero", Seat.REFEREE)))
        .isEqualTo("Hero is now played by the Referee");
  }

  @Test
  void whatIsOnlyCountedHasNoLine() {
    assertThat(told(new FightEvent.AttackCounted("hero"))).isEmpty();
    assertThat(told(new FightEvent.HitCounted("hero", "foe"))).isEmpty();
    assertThat(told(new FightEvent.DoneOnce("hero", "Brace"))).isEmpty();
    assertThat(told(new FightEvent.UsedUp("hero", "Brace", Fight.Span.ENCOUNTER))).isEmpty();
    assertThat(told(new FightEvent.TurnEnded("hero"))).isEmpty();
    assertThat(told(new ThingEvent.DoneThisTurn("hero", "Brace"))).isEmpty();
    assertThat(told(new FightEvent.ZonesSet(List.of()))).isEmpty();
  }

  @Test
  void anAmountCarriesItsSign() {
    assertThat(Words.signed(3)).isEqualTo("+3");
    assertThat(Words.signed(0)).isEqualTo("+0");
    assertThat(Words.signed(-3)).isEqualTo("−3");
  }
}

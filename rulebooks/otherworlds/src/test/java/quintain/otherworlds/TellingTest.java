package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.hero;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Edge;
import quintain.otherworlds.state.Fight;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Lack;
import quintain.otherworlds.state.Layer;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.Maneuver;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Part;
import quintain.otherworlds.state.Repose;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Stance;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;
import quintain.otherworlds.state.ThingEvent;
import quintain.otherworlds.state.Twist;
import quintain.otherworlds.state.World;
import quintain.testkit.Covers;

/// Each event as one line of the log, and who may read it.
class TellingTest {
  private static final OtherworldsBook BOOK = new OtherworldsBook();
  private static final Seat HERO = new Seat("hero");

  private static OtwState state(Secrecy secrecy) {
    return hero("6/3/6/3/3/4")
        .inBothHands("Woodfall Axe")
        .quick("Med-Gel")
        .against("Rust Raider")
        .pregen("kit", "Kit Arroway")
        .scene(
            new Scene(
                "",
                Scene.OPEN,
                new LinkedHashMap<>(),
                List.of(),
                List.of(),
                secrecy,
                Optional.of(false),
                List.of()))
        .state();
  }

  private static final OtwState OPEN = state(Secrecy.OPEN);
  private static final OtwState HIDDEN = state(Secrecy.FIGURES_HIDDEN);
  private static final OtwState UNSEEN = state(Secrecy.UNSEEN);

  private static String told(OtwEvent event) {
    return BOOK.showing().narrate(event, OPEN, List.of()).text();
  }

  private static Line told(OtwState before, OtwEvent event) {
    return BOOK.showing().narrate(event, before, List.of());
  }

  private static boolean heroReads(OtwState before, OtwEvent event) {
    return told(before, event).audience().includes(HERO);
  }

  private static Status status(Kind kind, int amount, String other) {
    return new Status(kind, amount, other, Status.Ends.ENCOUNTER, 0);
  }

  // Attacks

  @Test
  void anAttackIsDeclaredWithItsTwists() {
    var twist = Twist.NONE.unloading(2).with(Twist.Quirk.BURST).with(Twist.Quirk.COUNTER);

    assertThat(told(new OtwEvent.AttackDeclared("hero", "Axe", List.of("foe", "kit"), Twist.NONE)))
        .isEqualTo("Hero attacks Foe and Kit Arroway with Axe");
    assertThat(told(new OtwEvent.AttackDeclared("hero", "Axe", List.of(), Twist.NONE)))
        .isEqualTo("Hero attacks with Axe");
    assertThat(told(new OtwEvent.AttackDeclared("hero", "Rattle", List.of("foe"), twist)))
        .isEqualTo("Hero attacks Foe with Rattle, unloading 2, in a burst, striking back");
  }

  @Test
  void nobodyUnseenIsNamedAsATarget() {
    var attack = new OtwEvent.AttackDeclared("hero", "Axe", List.of("foe"), Twist.NONE);
    assertThat(told(UNSEEN, attack).text()).isEqualTo("Hero attacks with Axe");
    assertThat(told(UNSEEN, new OtwEvent.SpellCast("hero", "Veil", List.of("foe"))).text())
        .isEqualTo("Hero casts Veil");
  }

  @Test
  void rollsAreToldWithSuccessesAndEdges() {
    var edges = List.of(new Edge("Doublehand", 1), Edge.loss("prone"));

    assertThat(told(new OtwEvent.LetFlew("hero", 19, 2, edges, List.of())))
        .isEqualTo("Hero attacks with 19 with 2 successes (edge +1 Doublehand, −1 prone)");
    assertThat(told(new OtwEvent.LetFlew("hero", 19, 0, List.of(), List.of())))
        .isEqualTo("Hero attacks with 19");
    assertThat(told(new OtwEvent.Faced("foe", Stance.DEFEND, 8, 1, List.of(), List.of())))
        .isEqualTo("Foe defends with 8 with 1 success");
    assertThat(told(new OtwEvent.Faced("foe", Stance.EVADE, 8, 0, List.of(), List.of())))
        .isEqualTo("Foe evades with 8");
    assertThat(told(new OtwEvent.Faced("foe", Stance.HELPLESS, 0, 0, List.of(), List.of())))
        .isEqualTo("Foe stands helpless with 0");
    assertThat(told(new OtwEvent.StanceTaken("foe", Stance.EVADE))).isEqualTo("Foe means to evade");
    assertThat(told(new OtwEvent.StanceTaken("foe", Stance.DEFEND)))
        .isEqualTo("Foe stands and defends");
    assertThat(told(new OtwEvent.Bought("hero", List.of(Maneuver.EPIC_KILL, Maneuver.SURGE))))
        .isEqualTo("Hero buys Epic Kill and Surge");
  }

  @Test
  void aClashWithSomebodyUnseenIsReadByWhoeverKnowsOfBoth() {
    var clash =
        new OtwEvent.Clashed("hero", "foe", 9, 0, 7, 0, List.of(), List.of(), List.of(), List.of());
    assertThat(told(clash)).isEqualTo("Hero hits Foe: 9 against 7");
    assertThat(told(OPEN, clash).audience()).isEqualTo(Audience.EVERYONE);
    assertThat(told(UNSEEN, clash).audience()).isEqualTo(Audience.REFEREE);
    var turned =
        new OtwEvent.Clashed("foe", "hero", 9, 0, 7, 0, List.of(), List.of(), List.of(), List.of());
    assertThat(told(UNSEEN, turned).audience()).isEqualTo(Audience.REFEREE);
  }

  @Test
  @Covers("OTW-R-18")
  void anAttackThatIsNoHigherThanTheDefenceMisses() {
    for (int defence : List.of(9, 10)) {
      var clash =
          new OtwEvent.Clashed(
              "hero", "foe", 9, 0, defence, 0, List.of(), List.of(), List.of(), List.of());
      assertThat(told(clash)).isEqualTo("Hero misses Foe: 9 against " + defence);
    }
  }

  // Checks

  @Test
  void checksAreToldWithTheirFiguresWhereTheseLieOpen() {
    var check = new OtwEvent.Checked("foe", "Strength", 7, 9, false, Optional.empty());
    assertThat(told(check)).isEqualTo("Foe fails a check of Strength: 7 against 9");
    assertThat(told(HIDDEN, check).text()).isEqualTo("Foe fails a check of Strength");

    assertThat(told(opposed("hero", "Wisdom", 8, "foe", 5, true)))
        .isEqualTo("Hero beats Foe in Wisdom: 8 against 5");
    assertThat(told(opposed("hero", "Wisdom", 5, "foe", 5, false)))
        .isEqualTo("Hero does not beat Foe in Wisdom: 5 against 5");
    assertThat(heroReads(UNSEEN, opposed("hero", "Wisdom", 5, "foe", 5, false))).isFalse();
  }

  @Test
  @Covers({"OTW-MECH-36", "OTW-MECH-05b"})
  void whatFailsWithoutARollTellsWhyAndNoFigures() {
    var unheard =
        new OtwEvent.Checked("hero", "Resolve (Influence)", 0, 6, false, Optional.of(Lack.VOICE));
    assertThat(told(unheard))
        .isEqualTo("Hero fails a check of Resolve (Influence): silenced, and it takes a voice");
    assertThat(told(without(Optional.of(Lack.VOICE), Optional.empty(), false)))
        .isEqualTo("Hero does not beat Foe in Resolve: silenced, and it takes a voice");
    assertThat(told(without(Optional.of(Lack.SIGHT), Optional.empty(), false)))
        .isEqualTo("Hero does not beat Foe in Resolve: blind, and it takes eyes");
    assertThat(told(without(Optional.of(Lack.VOICE), Optional.empty(), true)))
        .isEqualTo("Hero beats Foe in Resolve");
    assertThat(told(without(Optional.empty(), Optional.of(Lack.SIGHT), true)))
        .isEqualTo("Hero beats Foe in Resolve, who is blind, and it takes eyes");
    assertThat(told(without(Optional.empty(), Optional.of(Lack.SIGHT), false)))
        .isEqualTo("Hero does not beat Foe in Resolve");
  }

  private static OtwEvent.Opposed without(
      Optional<Lack> lacking, Optional<Lack> othersLack, boolean won) {
    return new OtwEvent.Opposed("hero", "Resolve", 0, "foe", 0, won, lacking, othersLack);
  }

  private static OtwEvent.Opposed opposed(
      String who, String what, int total, String with, int otherTotal, boolean won) {
    return new OtwEvent.Opposed(
        who, what, total, with, otherTotal, won, Optional.empty(), Optional.empty());
  }

  /// The dice lie in the open, so a total would give the score away.
  @Test
  @Covers("OTW-R-65")
  void theTotalOfAHiddenFoeIsTheWorldMastersToRead() {
    var won = told(HIDDEN, opposed("hero", "Wisdom", 8, "foe", 5, true));
    assertThat(won.read(HERO)).isEqualTo("Hero beats Foe in Wisdom with 8");
    assertThat(won.read(Seat.REFEREE)).isEqualTo("Hero beats Foe in Wisdom: 8 against 5");
    var lost = told(HIDDEN, opposed("foe", "Wisdom", 5, "hero", 8, false));
    assertThat(lost.read(HERO)).isEqualTo("Foe does not beat Hero in Wisdom against 8");
    assertThat(lost.read(Seat.REFEREE)).isEqualTo("Foe does not beat Hero in Wisdom: 5 against 8");
  }

  @Test
  void aLookTellsWhatIsFound() {
    assertThat(told(new OtwEvent.Scanned("hero", "foe", List.of("armor 1", "20 Health"))))
        .isEqualTo("Hero looks Foe over: armor 1; 20 Health");
    assertThat(told(new OtwEvent.Scanned("hero", "foe", List.of())))
        .isEqualTo("Hero looks Foe over: nothing to find");
  }

  // Pools

  @Test
  void poolsAreToldInFiguresOrAsTheyLook() {
    assertThat(told(new FightEvent.HealthLost("foe", 4, "")))
        .isEqualTo("Foe loses 4 Health, 16 left");
    assertThat(told(new FightEvent.HealthLost("foe", 27, "a fall")))
        .isEqualTo("Foe loses 20 Health of the 27 that came (a fall), none left");
    assertThat(told(new FightEvent.HealthGained("foe", 4))).isEqualTo("Foe regains 4 Health");
    assertThat(told(HIDDEN, new FightEvent.HealthGained("foe", 4)).text())
        .isEqualTo("Foe recovers");
    assertThat(told(new FightEvent.AstralChanged("hero", 7)))
        .isEqualTo("Hero spends 2 Astral: 7 left");
    assertThat(told(new FightEvent.AstralChanged("hero", 12)))
        .isEqualTo("Hero regains 3 Astral: 12 left");
    assertThat(told(new FightEvent.AstralChanged("hero", 9)))
        .isEqualTo("Hero regains 0 Astral: 9 left");
    assertThat(told(new FightEvent.DisciplineChanged("hero", 3)))
        .isEqualTo("Hero has 3 Discipline left");
    assertThat(told(new FightEvent.FellUnconscious("foe", 3)))
        .isEqualTo("Foe falls unconscious, with 3 rounds to live");
    assertThat(told(HIDDEN, new FightEvent.FellUnconscious("foe", 3)).text())
        .isEqualTo("Foe falls unconscious");
    assertThat(told(new FightEvent.Woke("foe"))).isEqualTo("Foe comes round, on the ground");
    assertThat(told(new FightEvent.Died("foe", "no rounds left")))
        .isEqualTo("Foe dies: no rounds left");
    assertThat(told(HIDDEN, new FightEvent.Died("foe", "no rounds left")).text())
        .isEqualTo("Foe dies");
  }

  @Test
  void whatShowsOnlyInFiguresIsReadByWhoeverKnowsThem() {
    var layer = new OtwEvent.Layered("foe", Layer.GUARD, 6, 2, "Guard 4");
    assertThat(told(layer)).isEqualTo("Foe: damage 6 → 2, guard (Guard 4)");
    assertThat(heroReads(OPEN, layer)).isTrue();
    assertThat(heroReads(HIDDEN, layer)).isFalse();

    var handed = BOOK.rules().apply(HIDDEN, new LifeEvent.HandedOver("foe", HERO));
    assertThat(told(handed, layer).audience()).isEqualTo(Audience.only(HERO));
  }

  // Statuses

  @Test
  void statusesComeInWords() {
    assertThat(came(Kind.PRONE, 1, "")).isEqualTo("Foe is on the ground");
    assertThat(came(Kind.INTIMIDATED, 1, "hero")).isEqualTo("Foe is intimidated by Hero");
    assertThat(came(Kind.GRAPPLED, 1, "hero")).isEqualTo("Foe is held by Hero");
    assertThat(came(Kind.FLYING, 1, "")).isEqualTo("Foe flies");
    assertThat(came(Kind.BERSERK, 1, "")).isEqualTo("Foe goes berserk");
    assertThat(came(Kind.SHIELDED, 4, "Ward Shell")).isEqualTo("Foe is shielded by Ward Shell");
    assertThat(came(Kind.HOLDING, 1, "")).isEqualTo("Foe holds still");
    assertThat(came(Kind.PASSIVE_OFF, 1, "Slippery")).isEqualTo("Foe does without Slippery");
    assertThat(came(Kind.ROPED, 30, "")).isEqualTo("Foe is roped");
    assertThat(came(Kind.DEATH, 3, "")).isEqualTo("Foe has death damage 3");
    assertThat(came(Kind.BLIND, 1, "")).isEqualTo("Foe is blind");
    assertThat(came(Kind.REGENERATING_ASTRAL, 1, "")).isEqualTo("Foe is regenerating Astral");
  }

  private static String came(Kind kind, int amount, String other) {
    return told(new FightEvent.Became("foe", status(kind, amount, other)));
  }

  @Test
  void anUnseenHolderIsNotNamed() {
    assertThat(told(UNSEEN, new FightEvent.Became("hero", status(Kind.GRAPPLED, 1, "foe"))).text())
        .isEqualTo("Hero is held");
  }

  @Test
  void statusesThatShowAreReadByAllAndOthersByWhoeverKnowsTheFigures() {
    assertThat(heroReads(HIDDEN, new FightEvent.Became("foe", status(Kind.PRONE, 1, "")))).isTrue();
    assertThat(heroReads(HIDDEN, new FightEvent.Became("foe", status(Kind.POISON, 3, ""))))
        .isFalse();
    assertThat(heroReads(HIDDEN, new FightEvent.NoLonger("foe", Kind.PRONE))).isTrue();
    assertThat(heroReads(HIDDEN, new FightEvent.NoLonger("foe", Kind.POISON))).isFalse();
    assertThat(heroReads(HIDDEN, new FightEvent.Counted("foe", Kind.POISON, 2))).isFalse();
  }

  @Test
  void statusesGoInWords() {
    assertThat(went(Kind.PRONE, "")).isEqualTo("Foe is up again");
    assertThat(went(Kind.SHIELDED, "")).isEqualTo("Foe loses the shield");
    assertThat(went(Kind.SHIELDED, "Ward Shell")).isEqualTo("Foe loses the shield of Ward Shell");
    assertThat(went(Kind.PASSIVE_OFF, "Slippery")).isEqualTo("Foe uses Slippery again");
    assertThat(went(Kind.CONCEALED, "")).isEqualTo("Foe is hidden no longer");
    assertThat(went(Kind.DEATH, "")).isEqualTo("Foe is cured of death damage");
    assertThat(went(Kind.FROST, "")).isEqualTo("Foe is free of frost");
    assertThat(went(Kind.STUN, "")).isEqualTo("Foe has shaken off the stun");
    assertThat(went(Kind.FLYING, "")).isEqualTo("Foe flies no longer");
    assertThat(went(Kind.ROPED, "")).isEqualTo("Foe is off the line");
    assertThat(went(Kind.BLEED, "")).isEqualTo("Foe is no longer bleeding");
    assertThat(went(Kind.BRACED, "")).isEmpty();
    assertThat(told(new FightEvent.NoLonger("foe", Kind.STUN)))
        .isEqualTo("Foe has shaken off the stun");
  }

  private static String went(Kind kind, String other) {
    return told(new FightEvent.NoLongerOf("foe", kind, other));
  }

  @Test
  void countersAreToldAsTheyStandAndAsGoneAtNothing() {
    assertThat(told(new FightEvent.Counted("foe", Kind.FROST, 2))).isEqualTo("Foe has frost 2");
    assertThat(told(new FightEvent.Counted("foe", Kind.FROST, 0)))
        .isEqualTo("Foe is free of frost");
    assertThat(told(new FightEvent.Counted("foe", Kind.DOWN, 2)))
        .isEqualTo("Foe has 2 rounds to live");
  }

  @Test
  void whatATurnHasEndedIsToldInOneLine() {
    var blind = status(Kind.BLIND, 1, "");
    var silenced = status(Kind.SILENCED, 1, "");
    var slowed = status(Kind.HAMSTRUNG, 2, "");
    var two = Tables.bearing(HIDDEN, "foe", blind, silenced);
    var three = Tables.bearing(two, "foe", slowed);

    assertThat(told(two, new FightEvent.StatusesPassed("foe", List.of())).text())
        .isEqualTo("Foe is no longer blind and silenced");
    assertThat(heroReads(two, new FightEvent.StatusesPassed("foe", List.of()))).isTrue();
    assertThat(told(three, new FightEvent.StatusesPassed("foe", List.of(blind))).text())
        .isEqualTo("Foe is no longer silenced and hamstrung");
    assertThat(heroReads(three, new FightEvent.StatusesPassed("foe", List.of(blind)))).isFalse();
    assertThat(told(two, new FightEvent.StatusesPassed("foe", List.of(blind, silenced))).text())
        .isEmpty();
    assertThat(told(two, new FightEvent.StatusesPassed("nobody", List.of())).text()).isEmpty();
  }

  @Test
  void ofTwoOfAKindTheOneThatEndsIsTold() {
    var ofKit = status(Kind.INTIMIDATED, 1, "kit");
    var ofHero = status(Kind.INTIMIDATED, 1, "hero");
    var both = Tables.bearing(OPEN, "foe", ofKit, ofHero);

    assertThat(told(both, new FightEvent.StatusesPassed("foe", List.of(ofKit))).text())
        .isEqualTo("Foe is no longer intimidated");
  }

  // Things

  @Test
  void thingsGoWhereTheyAreToldToGo() {
    assertThat(placed(Item.Place.HAND)).isEqualTo("Hero takes the Woodfall Axe in hand");
    assertThat(placed(Item.Place.BOTH_HANDS))
        .isEqualTo("Hero takes the Woodfall Axe in both hands");
    assertThat(placed(Item.Place.WORN)).isEqualTo("Hero puts on the Woodfall Axe");
    assertThat(placed(Item.Place.QUICK)).isEqualTo("Hero keeps the Woodfall Axe at hand");
    assertThat(placed(Item.Place.SHEATHED)).isEqualTo("Hero puts away the Woodfall Axe");
    assertThat(placed(Item.Place.PACK)).isEqualTo("Hero stows the Woodfall Axe");
    assertThat(told(new ThingEvent.Thrown("hero", "woodfall axe", Spot.parse("3,4"))))
        .isEqualTo("Hero throws the Woodfall Axe to 3,4");
    assertThat(told(new ThingEvent.Spent("hero", "med-gel")))
        .isEqualTo("Hero has used up the Med-Gel");
    assertThat(told(new ThingEvent.LeftChanged("hero", "med-gel", 0)))
        .isEqualTo("The Med-Gel of Hero: 0 left");
    assertThat(told(new ThingEvent.MarksChanged("hero", 12))).isEqualTo("Hero has 12 marks");
    assertThat(told(new ThingEvent.PickedUp("hero", "boot knife", Item.Place.HAND)))
        .isEqualTo("Hero picks up the boot knife");
  }

  private static String placed(Item.Place place) {
    return told(new ThingEvent.Placed("hero", "woodfall axe", place));
  }

  @Test
  void aThingHandedToSomebodyUnseenIsNotTold() {
    var handed = new ThingEvent.HandedTo("hero", "med-gel", "foe", Item.Place.PACK);
    assertThat(heroReads(OPEN, handed)).isTrue();
    assertThat(heroReads(UNSEEN, handed)).isFalse();
  }

  @Test
  void whatIsUsedIsToldWithWhomItIsFor() {
    assertThat(told(new OtwEvent.ItemUsed("hero", "med-gel", "kit")))
        .isEqualTo("Hero uses the Med-Gel on Kit Arroway");
    assertThat(told(new OtwEvent.ItemUsed("hero", "med-gel", "hero")))
        .isEqualTo("Hero uses the Med-Gel");
    assertThat(told(new OtwEvent.SkillUsed("hero", "Cleaving Arc", List.of("foe", "kit"))))
        .isEqualTo("Hero uses Cleaving Arc on Foe and Kit Arroway");
    assertThat(told(new OtwEvent.SpellCast("hero", "Mend", List.of("kit", "gone"))))
        .isEqualTo("Hero casts Mend on Kit Arroway");
  }

  @Test
  void whoeverSearchesIsToldWithWhatIsFound() {
    assertThat(told(new ThingEvent.Looted("hero", "foe", List.of("Med-Gel", "Lantern"))))
        .isEqualTo("Hero searches Foe and finds Med-Gel and Lantern");
    assertThat(told(new ThingEvent.Looted("hero", "chest", List.of())))
        .isEqualTo("Hero searches chest and finds nothing");
    assertThat(told(UNSEEN, new ThingEvent.Looted("hero", "foe", List.of())).text())
        .isEqualTo("Hero searches somebody and finds nothing");
    assertThat(told(UNSEEN, new ThingEvent.Looted("hero", "chest", List.of())).text())
        .isEqualTo("Hero searches chest and finds nothing");
  }

  @Test
  void theSceneIsTold() {
    assertThat(told(new ThingEvent.ZoneFilled(new World.Zone(Spot.parse("2,2"), 3, 3))))
        .isEqualTo("Smoke fills the spaces about 2,2");
    assertThat(told(new FightEvent.Moved("hero", List.of(Spot.parse("1,0"), Spot.parse("2,0")))))
        .isEqualTo("Hero goes to 2,0");
    assertThat(told(new FightEvent.CoverSet("hero", "foe", Scene.Grade.PARTIAL)))
        .isEqualTo("Foe has partial cover against Hero");
    assertThat(told(new FightEvent.CoverSet("hero", "foe", Scene.Grade.NONE)))
        .isEqualTo("Foe has no cover against Hero");
    assertThat(told(new FightEvent.FogSet(true))).isEqualTo("Fog hides what nobody sees");
    assertThat(told(new FightEvent.FogSet(false))).isEqualTo("The fog lifts");
    assertThat(told(UNSEEN, new FightEvent.Spotted("foe")))
        .isEqualTo(new Line("Foe shows up in the fog", Audience.EVERYONE));
    assertThat(told(new FightEvent.MapLaid(Scene.OPEN)))
        .isEqualTo("The World Master lays another map");
  }

  // Battle

  @Test
  void theBattleIsToldTurnByTurn() {
    assertThat(told(new FightEvent.BattleBegan())).isEqualTo("Battle begins");
    // of which SPD is 4
    assertThat(told(new FightEvent.InitiativeRolled("foe", 7)))
        .isEqualTo("Foe has initiative 7 (3, plus 4)");
    assertThat(told(HIDDEN, new FightEvent.InitiativeRolled("foe", 7)).text())
        .isEqualTo("Foe has initiative 7");
    assertThat(told(new FightEvent.InitiativeRolledAgain("foe", 4)))
        .isEqualTo("Foe rolls a tie off with 4");
    assertThat(told(new FightEvent.RoundBegan(3))).isEqualTo("Round 3");
    assertThat(told(new FightEvent.TurnBegan("foe", 2))).isEqualTo("Foe is up");
    assertThat(told(new FightEvent.ControlTaken("foe", HERO)))
        .isEqualTo("Foe is played by Hero this turn");
    assertThat(told(new FightEvent.Reacted("foe"))).isEqualTo("Foe reacts");
    assertThat(told(new FightEvent.Released("foe"))).isEqualTo("Foe lets go what was readied");
    assertThat(told(new FightEvent.BattleKept(true)))
        .isEqualTo("The battle goes on whatever happens");
    assertThat(told(new FightEvent.BattleKept(false))).isEqualTo("The battle may end by itself");
    assertThat(told(new FightEvent.BattleEnded())).isEqualTo("The battle is over");
  }

  @Test
  void bookkeepingHasNoLine() {
    assertThat(told(new FightEvent.PointsLeft("hero", 1))).isEmpty();
    assertThat(told(new FightEvent.OrderSet(List.of()))).isEmpty();
    assertThat(told(new LifeEvent.PoisonWaited(3))).isEmpty();
    assertThat(told(new ThingEvent.UsedToday("hero", "Second Wind"))).isEmpty();
  }

  @Test
  void thePartyPlansInTheOpenAndFoesDoNot() {
    var waits = new Fight.Ready("hero", new OtwStep.BraceYourself("hero"), "somebody comes");
    var lurks = new Fight.Ready("foe", new OtwStep.BraceYourself("foe"), "somebody comes");

    assertThat(told(OPEN, new FightEvent.Readied(waits)))
        .isEqualTo(Line.open("Hero waits: somebody comes"));
    assertThat(told(OPEN, new FightEvent.Readied(lurks)))
        .isEqualTo(new Line("Foe waits: somebody comes", Audience.REFEREE));
  }

  // Life

  @Test
  void timeRestAndGrowthAreTold() {
    assertThat(told(new LifeEvent.TimePassed(61))).isEqualTo("1 hour and 1 minute pass");
    assertThat(told(new OtwEvent.Rested("hero", Repose.LONG_REST)))
        .isEqualTo("Hero takes a long rest");
    assertThat(told(new LifeEvent.Refreshed("hero")))
        .isEqualTo("Hero is fresh again: Discipline and the day's skills are back");
    assertThat(
            told(
                new LifeEvent.RankGained(
                    "hero", Attribute.DEX, Optional.of("Focus"), Optional.empty())))
        .isEqualTo("Hero reaches rank 2: Dexterity grows, and Focus is learned");
    assertThat(
            told(
                new LifeEvent.RankGained(
                    "hero", Attribute.DEX, Optional.empty(), Optional.empty())))
        .isEqualTo("Hero reaches rank 2: Dexterity grows");
  }

  @Test
  void peopleComeAndGo() {
    var foe = OPEN.being("foe");
    assertThat(told(new LifeEvent.Joined(foe))).isEqualTo("Foe is here");
    assertThat(heroReads(OPEN, new LifeEvent.Joined(UNSEEN.being("foe")))).isFalse();
    assertThat(told(new LifeEvent.Left("foe"))).isEqualTo("Foe leaves");
    assertThat(told(new LifeEvent.HandedOver("foe", HERO))).isEqualTo("Foe is now played by Hero");
  }

  @Test
  void whoeverIsShownOrHiddenIsToldAsItLooks() {
    assertThat(revealed(OPEN, Secrecy.UNSEEN)).isEqualTo(Line.open("Foe is out of sight"));
    assertThat(revealed(UNSEEN, Secrecy.UNSEEN).audience()).isEqualTo(Audience.REFEREE);
    assertThat(revealed(OPEN, Secrecy.FIGURES_HIDDEN).text()).isEmpty();
    assertThat(revealed(UNSEEN, Secrecy.FIGURES_HIDDEN))
        .isEqualTo(Line.open("Foe comes into sight"));
    assertThat(revealed(UNSEEN, Secrecy.OPEN)).isEqualTo(Line.open("Foe comes into sight"));
    assertThat(revealed(HIDDEN, Secrecy.OPEN)).isEqualTo(Line.open("Foe lies open to the party"));
  }

  private static Line revealed(OtwState before, Secrecy secrecy) {
    return told(before, new LifeEvent.Revealed("foe", secrecy));
  }

  @Test
  void aValueSetIsReadByWhoeverKnowsTheFigure() {
    var set = new LifeEvent.ValueSet("foe.hp", "3", "a fall");
    assertThat(told(set)).isEqualTo("The World Master sets Foe's Health to 3: a fall");
    assertThat(told(OPEN, set).audience()).isEqualTo(Audience.EVERYONE);
    assertThat(told(HIDDEN, set).audience()).isEqualTo(Audience.REFEREE);
    assertThat(told(HIDDEN, new LifeEvent.ValueSet("clock", "3", "noon")).audience())
        .isEqualTo(Audience.EVERYONE);
    assertThat(told(HIDDEN, new LifeEvent.ValueSet("hero.hp", "3", "noon")).audience())
        .isEqualTo(Audience.EVERYONE);
  }

  @Test
  void whatIsSaidIsToldOfWhoeverItIsAbout() {
    assertThat(told(new OtwEvent.Told("hero", "sings"))).isEqualTo("Hero sings");
    assertThat(told(new OtwEvent.Told("", "rain falls"))).isEqualTo("Rain falls");
    assertThat(told(new OtwEvent.Told("", ""))).isEmpty();
    assertThat(told(new OtwEvent.Told("the door", "is shut"))).isEqualTo("the door: is shut");
  }

  @Test
  @Covers({"OTW-COM-01", "OTW-SR-03"})
  void anAttackTellsWhatItsTotalsAreMadeOf() {
    var clash =
        new OtwEvent.Clashed(
            "hero",
            "foe",
            13,
            0,
            11,
            0,
            List.of(new Edge("Doublehand", 1)),
            List.of(),
            List.of(Part.figure("STR", 6, Otw.OTW_COM_01), Part.figure("ATK", 4, Otw.OTW_EQ_01)),
            List.of(Part.figure("DEF", 6, Otw.OTW_COM_03), Part.plain("cover", 2, Otw.OTW_SR_03)));

    assertThat(told(clash))
        .isEqualTo(
            "Hero hits Foe: 13 (STR 6, ATK 4, dice 3; edge +1 Doublehand) against 11 (DEF 6, cover +2,"
                + " dice 3)");
    // a foe's figures are the World Master's to read, what anybody sees is not
    assertThat(told(HIDDEN, clash).text())
        .isEqualTo(
            "Hero hits Foe: 13 (STR 6, ATK 4, dice 3; edge +1 Doublehand) against 11 (cover +2)");
    assertThat(told(HIDDEN, clash).inFull()).isEqualTo(told(clash));
  }
}

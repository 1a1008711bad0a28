package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.hero;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.rules.OtwDeeds;
import quintain.otherworlds.rules.Turns;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;
import quintain.otherworlds.state.ThingEvent;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Bad input is refused with clause and reason, before any die.
class RefusalsTest {
  private static final Spot THERE = Spot.parse("1,0");

  private static Table<OtwState, OtwStep, OtwEvent> table() {
    return hero("6/5/6/3/5/4")
        .picking("Cleaving Arc", "Field Dressing", "Feint", "Focus", "Hamstring", "Lunge", "Mend")
        .holding("Woodfall Axe")
        .wearing("Ring Coat")
        .quick("Med-Gel")
        .packing("Flash Vial")
        .packing("Antidote")
        .against("Rust Raider")
        .pregen("kit", "Kit Arroway");
  }

  private static Table<OtwState, OtwStep, OtwEvent> with(OtwEvent... events) {
    return table()
        .changed(
            state -> {
              var changed = state;
              for (OtwEvent event : events) {
                changed = event.appliedTo(changed);
              }
              return changed;
            });
  }

  @Test
  void nobodyWhoIsNotThereDoesAnything() {
    var deeds =
        List.of(
            new OtwStep.Attack("nobody", List.of("x"), List.of("foe"), false, 0, false),
            new OtwStep.Grapple("nobody", "foe"),
            new OtwStep.BreakFree("nobody"),
            new OtwStep.Conceal("nobody"),
            new OtwStep.Intimidate("nobody", "foe"),
            new OtwStep.Move("nobody", THERE),
            new OtwStep.Jump("nobody", THERE, false),
            new OtwStep.UseSkill("nobody", "Feint", "", List.of("foe")),
            new OtwStep.UseBoost("nobody", "Focus"),
            new OtwStep.CastSpell("nobody", "Mend", "hero"),
            new OtwStep.UseItem("nobody", "med-gel", "hero"),
            new OtwStep.TossItem("nobody", "flash vial", THERE),
            new OtwStep.Breathe("nobody"),
            new OtwStep.Draw("nobody", "x", false),
            new OtwStep.PickUp("nobody", "x"),
            new OtwStep.HandTo("nobody", "x", "hero"),
            new OtwStep.Loot("nobody", "chest"),
            new OtwStep.Reload("nobody", "x"));
    var state = table().state();
    for (OtwStep.Deed deed : deeds) {
      assertThat(Turns.refusal(state, deed).orElseThrow().reason())
          .as(deed.toString())
          .isEqualTo("Nobody here is called nobody");
    }
    for (OtwStep.Deed deed : deeds.subList(7, deeds.size())) {
      assertThat(OtwDeeds.ALL.ownRefusal(state, deed)).as(deed.toString()).isPresent();
    }
  }

  @Test
  void theWorldMasterNamesThoseWhoAreThere() {
    table()
        .refuses(new OtwStep.Fall("nobody", 10), "OTW-MOVE-02")
        .refuses(new OtwStep.Push("nobody", THERE), "OTW-R-97")
        .refuses(new OtwStep.Bestow("nobody", "Lantern"), "OTW-R-109")
        .refuses(new OtwStep.Bestow("hero", "Spoon"), "OTW-R-109")
        .refuses(new OtwStep.Harm("nobody", 3, DamageType.BURN, false, ""), "OTW-COM-08")
        .refuses(new OtwStep.Heal("nobody", 3), "OTW-R-38")
        .refuses(new OtwStep.Toggle("nobody", "Feint", true), "OTW-SKL-02")
        .refuses(new OtwStep.TakeAway("nobody"), "OTW-R-109")
        .refuses(new OtwStep.HandOver("nobody", new Seat("x")), "OTW-R-109")
        .refuses(new OtwStep.Reveal("nobody", Secrecy.OPEN), "OTW-R-109");
  }

  @Test
  void harmAndHealingAreSaidOfTheLivingAndAboveNothing() {
    with(new FightEvent.Died("foe", "a fall"))
        .refuses(new OtwStep.Harm("foe", 3, DamageType.BURN, false, ""), "OTW-COM-08")
        .refuses(new OtwStep.Heal("foe", 3), "OTW-R-38");
    table()
        .refuses(new OtwStep.Harm("foe", 0, DamageType.BURN, false, ""), "OTW-COM-08")
        .refuses(new OtwStep.Heal("foe", 0), "OTW-R-38")
        .when(new OtwStep.Harm("foe", 1, DamageType.BURN, false, "a torch"))
        // flesh burns twice as much
        .then("foe.hp", 18);
  }

  @Test
  @Covers("OTW-MOVE-02")
  void aFallIsOfAHeightThereIs() {
    table()
        .refuses(new OtwStep.Fall("hero", -1), "OTW-MOVE-02")
        .when(new OtwStep.Fall("hero", 0))
        .then("hero.hp", 24);
  }

  // Skills

  private static OtwStep skill(String name, String... targets) {
    return new OtwStep.UseSkill("hero", name, "woodfall axe", List.of(targets));
  }

  @Test
  void skillsAreKnownOfTheirKindAndAimedRightly() {
    table()
        .refuses(skill("Juggling", "foe"), "OTW-ACT-16")
        .refuses(skill("Focus", "foe"), "OTW-ACT-16")
        .refuses(new OtwStep.UseBoost("hero", "Feint"), "OTW-SKL-01")
        .refuses(new OtwStep.UseBoost("hero", "Mend"), "OTW-SKL-01")
        .refuses(skill("Cleaving Arc"), "OTW-SK-01")
        .refuses(skill("Cleaving Arc", "foe", "foe"), "OTW-SK-01")
        .refuses(skill("Cleaving Arc", "kit"), "OTW-SK-01")
        .refuses(skill("Feint", "nobody"), "OTW-SK-08")
        .refuses(skill("Feint", "kit"), "OTW-SK-08")
        .refuses(skill("Field Dressing", "nobody"), "OTW-SK-05")
        .refuses(skill("Field Dressing", "kit", "foe"), "OTW-SK-05")
        .refuses(new OtwStep.Breathe("hero"), "OTW-ACT-16");
    with(new FightEvent.FellUnconscious("foe", 3)).refuses(skill("Feint", "foe"), "OTW-SK-08");
    with(new FightEvent.Died("kit", "")).refuses(skill("Field Dressing", "kit"), "OTW-SK-05");
    with(new FightEvent.Moved("kit", List.of(Spot.parse("5,5"))))
        .refuses(skill("Field Dressing", "kit"), "OTW-SK-05");
    with(new FightEvent.Moved("foe", List.of(Spot.parse("3,0"))))
        .refuses(skill("Lunge", "foe"), "OTW-R-72")
        .refuses(skill("Hamstring", "foe"), "OTW-R-72");
  }

  @Test
  @Covers({"OTW-R-102", "OTW-R-37"})
  void theDeadArePastTreating() {
    for (OtwStep.Ailing woe : OtwStep.Ailing.values()) {
      table()
          .given("kit.poison", 2)
          .given("kit.bleed", 2)
          .given("kit.dead", true)
          .refuses(
              new OtwStep.Treat("hero", "kit", woe),
              woe == OtwStep.Ailing.POISON ? "OTW-R-102" : "OTW-R-37");
    }
  }

  @Test
  void aSkillIsPaidFor() {
    table()
        .given("hero.disc", 1)
        .refuses(skill("Hamstring", "foe"), "OTW-SK-07")
        .when(new OtwStep.UseBoost("hero", "Focus"))
        .then("hero.disc", 0);
  }

  // Things

  @Test
  void thingsAreUsedOnWhomTheyCanHelp() {
    table()
        .refuses(new OtwStep.UseItem("hero", "spoon", "hero"), "OTW-ACT-10")
        .refuses(new OtwStep.UseItem("hero", "med-gel", "nobody"), "OTW-ACT-10")
        .refuses(new OtwStep.UseItem("hero", "woodfall axe", "hero"), "OTW-ACT-10")
        .refuses(new OtwStep.UseItem("hero", "antidote", "hero"), "OTW-R-51")
        .refuses(new OtwStep.TossItem("hero", "med-gel", THERE), "OTW-ACT-10")
        .refuses(new OtwStep.TossItem("hero", "flash vial", THERE), "OTW-R-51")
        .refuses(new OtwStep.UseEquipment("hero", "med-gel", "hero"), "OTW-R-51")
        .refuses(new OtwStep.UseEquipment("hero", "flash vial", "hero"), "OTW-ACT-19");
    with(new FightEvent.Died("kit", ""))
        .refuses(new OtwStep.UseItem("hero", "med-gel", "kit"), "OTW-ACT-10");
    with(new FightEvent.Moved("kit", List.of(Spot.parse("2,0"))))
        .refuses(new OtwStep.UseItem("hero", "med-gel", "kit"), "OTW-ACT-10");
  }

  @Test
  @Covers("OTW-MOVE-05")
  void aVialFliesAsManySpacesAsTheThrowerIsStrong() {
    var table = with(new ThingEvent.Placed("hero", "flash vial", Item.Place.QUICK));
    table
        .refuses(new OtwStep.TossItem("hero", "flash vial", Spot.parse("7,0")), "OTW-MOVE-05")
        .when(new OtwStep.TossItem("hero", "flash vial", Spot.parse("6,6")))
        .then("hero.items", List.of("woodfall axe", "ring coat", "med-gel", "antidote"));
  }

  @Test
  @Covers({"OTW-FREE-02", "OTW-FREE-07", "OTW-FREE-09", "OTW-CC-10"})
  void thingsAreDrawnHandedOverAndStowedAsTheyCanBe() {
    table()
        .refuses(new OtwStep.Draw("hero", "ring coat", false), "OTW-FREE-02")
        .refuses(new OtwStep.Draw("hero", "med-gel", true), "OTW-FREE-02")
        .refuses(new OtwStep.Draw("hero", "spoon", false), "OTW-FREE-02")
        .refuses(new OtwStep.Grasp("hero", "med-gel", false), "OTW-FREE-09")
        .refuses(new OtwStep.Drop("hero", "spoon"), "OTW-FREE-09")
        .refuses(new OtwStep.HandTo("hero", "med-gel", "nobody"), "OTW-FREE-07")
        .refuses(new OtwStep.HandTo("hero", "med-gel", "hero"), "OTW-FREE-07")
        .refuses(new OtwStep.Stow("hero", "med-gel", Item.Place.NATURAL), "OTW-CC-10")
        .refuses(new OtwStep.Stow("hero", "med-gel", Item.Place.QUICK), "OTW-CC-10")
        .refuses(new OtwStep.Stow("hero", "med-gel", Item.Place.SHEATHED), "OTW-CC-10")
        .refuses(new OtwStep.TakeItem("hero", "med-gel"), "OTW-FREE-04")
        .when(new OtwStep.Drop("hero", "med-gel"))
        .refuses(new OtwStep.PickUp("hero", "med-gel"), "OTW-FREE-03")
        .when(new OtwStep.TakeItem("hero", "med-gel"))
        .then("hero.held", List.of("woodfall axe", "med-gel"));
    with(new FightEvent.FellUnconscious("kit", 3))
        .refuses(new OtwStep.HandTo("hero", "med-gel", "kit"), "OTW-FREE-07");
    hero("6/3/6/3/3/4")
        .against("Bog Adder")
        .refuses(new OtwStep.Drop("foe", "fang"), "OTW-FREE-09")
        .refuses(new OtwStep.HandTo("foe", "fang", "hero"), "OTW-FREE-07");
  }

  @Test
  @Covers("OTW-CC-10")
  void inBattleNothingIsStowed() {
    table()
        .dice(Folk.faces(5, 1, 1))
        .when(new OtwStep.BeginBattle())
        .refuses(new OtwStep.Stow("hero", "med-gel", Item.Place.PACK), "OTW-CC-10");
  }

  // Turns and moves

  @Test
  void nobodyMovesOffTheMapOrToWhereTheyAre() {
    table()
        .refuses(new OtwStep.Move("hero", Spot.parse("0,0")), "OTW-SPD-01")
        .refuses(new OtwStep.ThrowObject("hero", "med-gel", THERE), "OTW-MOVE-05")
        .refuses(
            new OtwStep.ThrowObject("hero", "woodfall axe", Spot.parse("-1,0")), "OTW-MOVE-05");
    with(new FightEvent.Became("hero", Status.forBattle(Kind.GRAPPLED, 1, "foe")))
        .refuses(new OtwStep.Jump("hero", THERE, false), "OTW-R-97");
  }

  @Test
  @Covers({"OTW-ACT-17", "OTW-R-46"})
  void onlyOnesOwnAttackIsReadiedAndOnlyInBattle() {
    var strike =
        new OtwStep.Attack("hero", List.of("woodfall axe"), List.of("foe"), false, 0, false);
    var others =
        new OtwStep.Attack("kit", List.of("needle rapier"), List.of("foe"), false, 0, false);
    var brace = new OtwStep.BraceYourself("hero");
    var table = table().refuses(new OtwStep.Ready("hero", strike, "now"), "OTW-ACT-17");
    table.given("hero.spd", 20).dice(Folk.faces(5, 1, 1)).when(new OtwStep.BeginBattle());
    table
        .refuses(new OtwStep.Ready("hero", others, "now"), "OTW-ACT-17")
        .refuses(new OtwStep.Ready("hero", brace, "now"), "OTW-ACT-17")
        .refuses(new OtwStep.SpringTrigger("hero"), "OTW-R-46")
        .when(new OtwStep.Ready("hero", strike, " "))
        .says("Hero waits: the right moment");
  }

  @Test
  @Covers("OTW-R-46")
  void whatHasBecomeImpossibleIsLost() {
    var strike =
        new OtwStep.Attack("hero", List.of("woodfall axe"), List.of("foe"), false, 0, false);
    var table =
        table()
            .given("hero.spd", 20)
            .dice(Folk.faces(5, 1, 1))
            .when(new OtwStep.BeginBattle())
            .when(new OtwStep.Ready("hero", strike, "it moves"))
            .when(new OtwStep.EndTurn("hero"))
            .given("foe.at", "9,9")
            .when(new OtwStep.SpringTrigger("hero"))
            .says("Hero is too late: ");
    assertThat(table.state().theFight().hasReacted("hero")).isFalse();
    assertThat(table.state().theFight().readied()).isEmpty();
  }

  @Test
  @Covers("OTW-FREE-09")
  void aTrifleIsToldAndNothingSaidIsSomethingSmall() {
    table()
        .when(new OtwStep.Trifle("hero", "shuts a lid"))
        .says("Hero shuts a lid")
        .when(new OtwStep.Trifle("hero", " "))
        .says("Hero does something small");
  }

  @Test
  void theDeadAndTheUnconsciousAreToldApart() {
    assertThat(reason(new FightEvent.Died("hero", ""))).isEqualTo("Hero is dead");
    assertThat(reason(new FightEvent.FellUnconscious("hero", 3))).isEqualTo("Hero is unconscious");
  }

  private static String reason(OtwEvent event) {
    var state = event.appliedTo(table().state());
    return Turns.refusal(state, new OtwStep.BraceYourself("hero")).orElseThrow().reason();
  }

  @Test
  void aCheckIsMadeBySomebodyAwake() {
    with(new FightEvent.FellUnconscious("hero", 3))
        .refuses(new OtwStep.MakeCheck("hero", Attribute.STR, Optional.empty()), "OTW-CHK-01");
    table().refuses(new OtwStep.MakeCheck("nobody", Attribute.STR, Optional.empty()), "OTW-CHK-01");
  }

  // What stands in the way is named

  private static Table<OtwState, OtwStep, OtwEvent> kitAt(String spot) {
    return with(new FightEvent.Moved("kit", List.of(Spot.parse(spot))));
  }

  @Test
  @Covers("OTW-R-51")
  void whoIsOutOfReachIsSoManySpacesOff() {
    var far = "Kit Arroway is 5 spaces off, out of Hero's reach";
    kitAt("5,5")
        .refuses(skill("Field Dressing", "kit"), "OTW-SK-05", far)
        .refuses(new OtwStep.UseItem("hero", "med-gel", "kit"), "OTW-ACT-10", far)
        .refuses(new OtwStep.HandTo("hero", "med-gel", "kit"), "OTW-FREE-07", far)
        .refuses(new OtwStep.Grapple("hero", "kit"), "OTW-R-47", far)
        .refuses(new OtwStep.Treat("hero", "kit", OtwStep.Ailing.BLEED), "OTW-R-37", far);
    with(
            new FightEvent.Moved("kit", List.of(Spot.parse("5,5"))),
            new FightEvent.FellUnconscious("kit", 3))
        .refuses(new OtwStep.Loot("hero", "kit"), "OTW-R-51", far)
        .refuses(new OtwStep.TakeFrom("hero", "kit", "needle rapier"), "OTW-R-51", far);
    table()
        .when(new OtwStep.Drop("hero", "med-gel"))
        .given("hero.at", "0,3")
        .refuses(
            new OtwStep.TakeItem("hero", "med-gel"),
            "OTW-FREE-04",
            "med-gel lies 3 spaces off, out of Hero's reach");
  }

  @Test
  @Covers("OTW-MOVE-05")
  void aThrowTooFarTellsBothDistances() {
    with(new ThingEvent.Placed("hero", "flash vial", Item.Place.QUICK))
        .refuses(
            new OtwStep.TossItem("hero", "flash vial", Spot.parse("7,0")),
            "OTW-MOVE-05",
            "7,0 is 7 spaces off, and Hero throws 6 spaces");
  }

  /// Whoever cannot leave a space is told what keeps them; who it is, only if they are seen.
  @Test
  @Covers("OTW-R-97")
  void whoCannotLeaveASpaceIsToldWhy() {
    var held = new FightEvent.Became("hero", Status.forBattle(Kind.GRAPPLED, 1, "foe"));
    with(held)
        .refuses(new OtwStep.Move("hero", Spot.parse("0,3")), "OTW-R-97", "Hero is held by Foe");
    with(held)
        .refuses(
            new OtwStep.Jump("hero", Spot.parse("0,3"), false), "OTW-R-97", "Hero is held by Foe");
    var unseen = with(held).given("foe.secrecy", "unseen").state();
    assertThat(
            Turns.refusal(
                    unseen.asSeenBy(unseen.being("hero").seat()),
                    new OtwStep.Move("hero", Spot.parse("0,3")))
                .orElseThrow()
                .reason())
        .isEqualTo("Hero is held by somebody unseen");
    with(new FightEvent.Became("hero", Status.fresh(Kind.FROST, 5)))
        .refuses(
            new OtwStep.Move("hero", Spot.parse("0,3")), "OTW-R-97", "Hero is frozen to the spot");
  }

  @Test
  @Covers("OTW-R-88")
  void theBerserkAreToldWhoIsClosest() {
    var raging =
        with(
            new FightEvent.Became("hero", Status.forBattle(Kind.BERSERK, 1, "")),
            new FightEvent.Moved("foe", List.of(Spot.parse("3,0"))));
    raging.refuses(
        new OtwStep.Move("hero", Spot.parse("0,3")),
        "OTW-R-88",
        "Hero is berserk and moves only towards the closest enemy, Foe");
  }

  @Test
  @Covers({"OTW-ACT-07", "OTW-ACT-15"})
  void whoCanBeNeitherFrightenedNorHeldIsToldApart() {
    for (OtwStep deed :
        List.of(new OtwStep.Intimidate("hero", "foe"), new OtwStep.Grapple("hero", "foe"))) {
      var clause = deed instanceof OtwStep.Grapple ? "OTW-ACT-15" : "OTW-ACT-07";
      with(new FightEvent.FellUnconscious("foe", 3)).refuses(deed, clause, "Foe is unconscious");
      with(new FightEvent.Died("foe", "")).refuses(deed, clause, "Foe is dead");
    }
    table()
        .refuses(
            new OtwStep.Grapple("hero", "hero"), "OTW-ACT-15", "Hero needs somebody else for that");
  }

  @Test
  @Covers({"OTW-CC-10", "OTW-FREE-07"})
  void handsAndPacksThatAreFullNameWhatFillsThem() {
    table()
        .when(new OtwStep.Draw("hero", "med-gel", false))
        .refuses(
            new OtwStep.Draw("hero", "antidote", false),
            "OTW-CC-10",
            "Hero has no hand free for antidote beside woodfall axe and med-gel");
    with(new FightEvent.FellUnconscious("kit", 3))
        .refuses(
            new OtwStep.HandTo("hero", "med-gel", "kit"),
            "OTW-FREE-07",
            "Kit Arroway is unconscious");
    hero("6/3/6/3/3/4")
        .against("Bog Adder")
        .refuses(new OtwStep.Drop("foe", "fang"), "OTW-FREE-09", "fang is a part of the body");
  }

  @Test
  @Covers({"OTW-R-37", "OTW-R-102", "OTW-R-47"})
  void whatIsNotThereToTreatOrLetGoIsNamed() {
    table()
        .refuses(
            new OtwStep.Treat("hero", "kit", OtwStep.Ailing.BLEED),
            "OTW-R-37",
            "Kit Arroway does not bleed")
        .refuses(
            new OtwStep.Treat("hero", "kit", OtwStep.Ailing.POISON),
            "OTW-R-102",
            "Kit Arroway is not poisoned")
        .refuses(new OtwStep.LetGo("hero", "foe"), "OTW-R-47", "Hero does not hold Foe")
        .refuses(
            new OtwStep.Inspire("hero", "kit", "foe"),
            "OTW-ACT-06",
            "Kit Arroway does not fear Foe")
        .refuses(new OtwStep.EndTurn("kit"), "OTW-INIT-03", "It is not Kit Arroway's turn")
        .refuses(new OtwStep.SpringTrigger("kit"), "OTW-R-46", "Kit Arroway has nothing readied");
  }
}

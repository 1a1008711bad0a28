package quintain.otherworlds.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.otherworlds.Folk.hero;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Command;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.craft.OfActor;
import quintain.kernel.craft.PeopleSlots;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Fight;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Spell;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;
import quintain.otherworlds.state.ThingEvent;
import quintain.otherworlds.state.World;
import quintain.testkit.Covers;

/// What could go into the slots of commands, in which order, and what a seat is told of it.
///
/// In one row stand the hero, an unseen wisp beside them, an adder two spaces off, a friend three,
/// a raider five.
class SlotsTest {
  private static final Topic TOPIC = Prompts.SPEND;
  private static final Seat HERO = new Seat("hero");
  private static final Seat KIT = new Seat("kit");

  private static final OtwState STATE = state();

  private static OtwState state() {
    Map<String, Spot> at = new LinkedHashMap<>();
    at.put("hero", Spot.parse("0,0"));
    at.put("wisp", Spot.parse("1,0"));
    at.put("adder", Spot.parse("2,0"));
    at.put("kit", Spot.parse("3,0"));
    at.put("raider", Spot.parse("5,0"));
    return hero("6/5/6/3/5/4")
        .picking(
            "Cleaving Arc",
            "Rallying Cry",
            "Field Dressing",
            "Feint",
            "Focus",
            "Dash",
            "Hardy",
            "Mend",
            "Spark Lance",
            "Leeching Brand")
        .holding("Tallow Pistol")
        .holding("Boot Knife")
        .wearing("Ring Coat")
        .quick("Med-Gel")
        .packing("Frag Grenade")
        .alone()
        .pregen("kit", "Kit Arroway")
        .creature("raider", "Rust Raider")
        .creature("adder", "Bog Adder")
        .creature("wisp", "Rime Wisp")
        .scene(
            new Scene(
                "",
                Scene.OPEN,
                at,
                List.of(),
                List.of(new Scene.Loot("chest", List.of()), new Scene.Loot("adder", List.of())),
                Secrecy.OPEN,
                Optional.of(false),
                List.of()))
        .given("wisp.secrecy", "unseen")
        .given("hero.marks", 12)
        .state();
  }

  private static Blank<OtwState> blank(OtwState state, Seat seat, Partial partial) {
    return new Blank<>(state, seat, partial, true);
  }

  private static Partial by(Class<? extends Command> command) {
    return Partial.of(command).with("by", "hero");
  }

  private static Partial partial() {
    return by(OtwStep.Attack.class);
  }

  private static List<? extends Option<?>> options(Optional<? extends Question<?>> question) {
    if (question.isEmpty()) {
      return List.of();
    }
    return switch (question.get()) {
      case Question.OneOf<?> q -> q.options();
      case Question.SomeOf<?> q -> q.options();
      case Question<?> q -> throw new AssertionError(q);
    };
  }

  private static List<String> keys(
      Slot<OtwState> slot, OtwState state, Seat seat, Partial partial) {
    return options(slot.of(blank(state, seat, partial), TOPIC)).stream()
        .map(option -> option.key())
        .toList();
  }

  /// A slot that depends on whoever acts.
  private static List<String> keys(
      OfActor<OtwState, Being> slot, OtwState state, Seat seat, Partial partial) {
    var actor = state.being(partial.get("by", String.class));
    return keys((blank, topic) -> slot.of(blank, topic, actor), state, seat, partial);
  }

  private static List<String> heros(OfActor<OtwState, Being> slot) {
    return keys(slot, STATE, HERO, partial());
  }

  private static List<String> heros(Slot<OtwState> slot) {
    return keys(slot, STATE, HERO, partial());
  }

  private static OtwState after(OtwEvent... events) {
    var state = STATE;
    for (OtwEvent event : events) {
      state = event.appliedTo(state);
    }
    return state;
  }

  private static Status of(Kind kind, String other) {
    return Status.forBattle(kind, 1, other);
  }

  // Beings

  @Test
  void aSeatSpeaksForItsOwn() {
    assertThat(heros(own())).containsExactly("hero");
    assertThat(keys(own(), STATE, Seat.REFEREE, partial()))
        .containsExactly("raider", "adder", "wisp");
  }

  @Test
  @Covers("OTW-MECH-10a")
  void whoeverTakesAConfusedOnesTurnSpeaksForThem() {
    var state =
        after(
            new FightEvent.BattleBegan(),
            new FightEvent.TurnBegan("raider", 2),
            new FightEvent.ControlTaken("raider", HERO));

    assertThat(keys(own(), state, HERO, partial())).containsExactly("hero", "raider");
    assertThat(keys(own(), state, KIT, partial())).containsExactly("kit");
    assertThat(keys(own(), state, Seat.REFEREE, partial())).containsExactly("adder", "wisp");
  }

  @Test
  void theUnconsciousTryNothing() {
    var state = after(new FightEvent.FellUnconscious("hero", 3));
    assertThat(heros(Checks::ownAwake)).containsExactly("hero");
    assertThat(keys(Checks::ownAwake, state, HERO, partial())).isEmpty();
    assertThat(keys(own(), state, HERO, partial())).containsExactly("hero");
  }

  @Test
  void opponentsAreConsciousAndFoesComeFirst() {
    assertThat(heros(Checks::opponents)).containsExactly("adder", "raider", "kit");
    assertThat(
            keys(
                Checks::opponents,
                after(new FightEvent.FellUnconscious("adder", 3)),
                HERO,
                partial()))
        .containsExactly("raider", "kit");
  }

  @Test
  void theUnseenAreListedForTheWorldMasterOnly() {
    assertThat(heros(everybody())).containsExactly("hero", "kit", "raider", "adder");
    assertThat(keys(everybody(), STATE, Seat.REFEREE, partial()))
        .containsExactly("hero", "kit", "raider", "adder", "wisp");
    assertThat(heros(those(being -> !being.isPc()))).containsExactly("raider", "adder");
    assertThat(heros(those(Being::isPc))).containsExactly("hero", "kit");
  }

  @Test
  void foesOrFriendsComeFirstAndNearBeforeFar() {
    assertThat(heros(foesFirst())).containsExactly("adder", "raider", "kit");
    assertThat(heros(friendsFirst())).containsExactly("kit", "adder", "raider");
    assertThat(heros(selfOrFriends())).containsExactly("hero", "kit", "adder", "raider");
  }

  @Test
  void theAbleAreStruckBeforeTheFallenButTheFallenHelpedAsTheyLie() {
    var state =
        after(new FightEvent.FellUnconscious("adder", 3), new FightEvent.FellUnconscious("kit", 3));

    assertThat(keys(foesFirst(), state, HERO, partial())).containsExactly("raider", "adder", "kit");
    assertThat(keys(friendsFirst(), state, HERO, partial()))
        .containsExactly("kit", "adder", "raider");
    assertThat(keys(selfOrFriends(), state, HERO, partial()))
        .containsExactly("hero", "kit", "adder", "raider");
  }

  @Test
  void spellsThatHelpNameFriendsFirstAndOthersFoes() {
    var helping = List.of("Mend", "Purify", "Ward Shell", "Regrowth", "Lift");
    for (Spell spell : STATE.shelf().spells()) {
      var state =
          new LifeEvent.RankGained(
                  "hero", Attribute.STR, Optional.of(spell.name()), Optional.empty())
              .appliedTo(STATE);
      var cast = by(OtwStep.CastSpell.class).with("spell", spell.name());

      assertThat(keys(Spells::whom, state, HERO, cast))
          .as(spell.name())
          .isEqualTo(
              helping.contains(spell.name())
                  ? List.of("hero", "kit", "adder", "raider")
                  : List.of("adder", "raider", "hero", "kit"));
    }
  }

  @Test
  void aSkillIsAimedAtNobodyAtFriendsOrAtFoes() {
    assertThat(skillTargets("Rallying Cry")).isEmpty();
    assertThat(skillTargets("Field Dressing")).containsExactly("hero", "kit", "adder", "raider");
    assertThat(skillTargets("Cleaving Arc")).containsExactly("adder", "raider", "kit");
    var cry =
        (Question.SomeOf<?>)
            Skills.whom(
                    blank(STATE, HERO, by(OtwStep.UseSkill.class).with("skill", "Rallying Cry")),
                    TOPIC,
                    STATE.being("hero"))
                .orElseThrow();
    assertThat(cry.most()).isZero();
  }

  private static List<String> skillTargets(String skill) {
    return keys(Skills::whom, STATE, HERO, by(OtwStep.UseSkill.class).with("skill", skill));
  }

  @Test
  void thoseHeldAndFrightenedAreThoseWhoseStatusSaysSo() {
    var state =
        after(
            new FightEvent.Became("adder", of(Kind.GRAPPLED, "hero")),
            new FightEvent.Became("raider", of(Kind.GRAPPLED, "kit")),
            new FightEvent.Became("kit", of(Kind.INTIMIDATED, "raider")));

    assertThat(keys(Presence::held, state, HERO, by(OtwStep.LetGo.class))).containsExactly("adder");
    assertThat(
            keys(
                those(being -> being.is(Kind.INTIMIDATED)), state, HERO, by(OtwStep.Inspire.class)))
        .containsExactly("kit");
    assertThat(
            keys(Presence::frighteners, state, HERO, by(OtwStep.Inspire.class).with("whom", "kit")))
        .containsExactly("raider");
    assertThat(keys(Presence::frighteners, state, HERO, by(OtwStep.Inspire.class))).isEmpty();
  }

  @Test
  void whoWaitsIsSprungByTheirPlayerOrTheWorldMaster() {
    var deed = new OtwStep.BraceYourself("hero");
    var state =
        after(
            new FightEvent.BattleBegan(),
            new FightEvent.Readied(new Fight.Ready("hero", deed, "")),
            new FightEvent.Readied(new Fight.Ready("raider", deed, "")));
    var spring = Partial.of(OtwStep.SpringTrigger.class);

    assertThat(keys(Turns::waiting, state, HERO, spring)).containsExactly("hero");
    assertThat(keys(Turns::waiting, state, KIT, spring)).isEmpty();
    assertThat(keys(Turns::waiting, state, Seat.REFEREE, spring)).containsExactly("hero", "raider");
  }

  @Test
  @Covers("OTW-ACT-20")
  void theFallenAndChestsAreSearched() {
    assertThat(heros(Looting::fallenOrChests)).containsExactly("chest");
    assertThat(
            keys(
                Looting::fallenOrChests,
                after(new FightEvent.FellUnconscious("adder", 3)),
                HERO,
                partial()))
        .containsExactly("adder", "chest");
  }

  @Test
  void playersRestWithTheirOwnAndTheWorldMasterWithTheParty() {
    assertThat(heros(Rests::named)).containsExactly("hero");
    assertThat(keys(Rests::named, STATE, Seat.REFEREE, partial())).containsExactly("hero", "kit");
    assertThat(
            keys(
                Rests::named,
                after(new FightEvent.FellUnconscious("kit", 3)),
                Seat.REFEREE,
                partial()))
        .containsExactly("hero");
    var handed = after(new LifeEvent.HandedOver("raider", HERO));
    assertThat(keys(Rests::named, handed, HERO, partial())).containsExactly("hero");
  }

  @Test
  void seatsAreOnesOwnOrAllOfThem() {
    assertThat(heros(seats())).containsExactly("hero");
    assertThat(keys(seats(), STATE, Seat.REFEREE, partial()))
        .containsExactly("referee", "hero", "kit");
  }

  @Test
  void anOptionTellsSideDistanceHealthAndTheLineOfSight() {
    var hurt =
        after(
            new LifeEvent.ValueSet("adder.max-hp", "12", "given"),
            new LifeEvent.ValueSet("adder.hp", "6", "given"));
    var hero = hurt.being("hero");
    var adder =
        options(
                PeopleSlots.<OtwState, Being>foesFirst()
                    .of(blank(hurt, HERO, partial()), TOPIC, hero))
            .getFirst();

    assertThat(adder.hints())
        .contains(
            new Option.Hint(Hints.SIDE, Hints.OTHER),
            new Option.Hint(Hints.DISTANCE, "2"),
            new Option.Hint(Hints.HEALTH, "50"))
        .anyMatch(hint -> hint.name().equals(Hints.RAY));
    var friends =
        options(
            PeopleSlots.<OtwState, Being>selfOrFriends()
                .of(blank(hurt, HERO, partial()), TOPIC, hero));
    assertThat(friends.getFirst().hints())
        .contains(new Option.Hint(Hints.SIDE, Hints.SELF), new Option.Hint(Hints.HEALTH, "100"))
        .noneMatch(hint -> hint.name().equals(Hints.RAY));
    assertThat(friends.get(1).hints()).contains(new Option.Hint(Hints.SIDE, Hints.OWN));
  }

  @Test
  void hiddenFiguresAndLinesNobodyReadsAreLeftOut() {
    var hidden = after(new LifeEvent.Revealed("adder", Secrecy.FIGURES_HIDDEN));
    var adder =
        options(
                PeopleSlots.<OtwState, Being>foesFirst()
                    .of(new Blank<>(hidden, HERO, partial(), false), TOPIC, hidden.being("hero")))
            .getFirst();

    assertThat(adder.hints())
        .extracting(Option.Hint::name)
        .containsExactly(Hints.SIDE, Hints.DISTANCE);
  }

  // Weapons

  @Test
  @Covers({"OTW-COM-01", "OTW-COM-02", "OTW-EQ-19"})
  void weaponsInHandComeAloneAndTogetherWithWhatTheyAddToTheDice() {
    var arms = options(AttackForm.arms(blank(STATE, HERO, partial()), TOPIC, STATE.being("hero")));

    assertThat(arms)
        .extracting(option -> option.key() + " " + power(option))
        .containsExactly(
            "tallow pistol 800",
            "boot knife 800",
            "tallow pistol and boot knife 1600",
            "Bare Hands 700");
    assertThat(arms.get(2).label()).isEqualTo("Tallow Pistol 8 + d6 and Boot Knife 8 + d6");
  }

  private static String power(Option<?> option) {
    assertThat(option.hints()).contains(new Option.Hint(Hints.PURPOSE, "harm"));
    return option.hints().stream()
        .filter(hint -> hint.name().equals(Hints.POWER))
        .findFirst()
        .orElseThrow()
        .value();
  }

  @Test
  void creaturesStrikeWithWhatTheyHoldAndAre() {
    var adder = Partial.of(OtwStep.Attack.class).with("by", "adder");
    assertThat(keys(AttackForm::arms, STATE, Seat.REFEREE, adder)).containsExactly("fang");
  }

  @Test
  void whatIsNotInHandDoesNotStrike() {
    var sheathed =
        after(
            new ThingEvent.Placed("hero", "boot knife", Item.Place.SHEATHED),
            new ThingEvent.Placed("hero", "med-gel", Item.Place.HAND));
    assertThat(keys(AttackForm::arms, sheathed, HERO, partial()))
        .containsExactly("tallow pistol", "Bare Hands");
  }

  @Test
  @Covers("OTW-MECH-19")
  void anExplosivesPowerIsThatOfItsDice() {
    var state = hero("6/5/6/3/5/4").inBothHands("Thumper").alone().state();
    var arm = Arms.of(state, state.being("hero"), new Means.Wielding("thumper", false));
    assertThat(arm.power()).isEqualTo(1200);
  }

  @Test
  void someSkillsTakeNoWeapon() {
    for (String skill : List.of("Field Dressing", "Rallying Cry", "Feint")) {
      assertThat(weapons(skill)).as(skill).containsExactly("none");
    }
    assertThat(weapons("Cleaving Arc")).containsExactly("tallow pistol", "boot knife");
  }

  private static List<String> weapons(String skill) {
    return keys(Skills::weapon, STATE, HERO, by(OtwStep.UseSkill.class).with("skill", skill));
  }

  @Test
  void thingsAreChosenByWhatTheyAre() {
    assertThat(heros(Hands.items(Volleys::isExplosive))).containsExactly("frag grenade");
    assertThat(heros(Hands.carried()))
        .containsExactly("tallow pistol", "boot knife", "ring coat", "med-gel", "frag grenade");
    assertThat(heros(Hands.held())).containsExactly("tallow pistol", "boot knife");
    assertThat(heros(Consumables.usable())).containsExactly("med-gel");
    assertThat(heros(Magazines::guns)).containsExactly("tallow pistol", "frag grenade");
    var adder = Partial.of(OtwStep.Drop.class).with("by", "adder");
    assertThat(keys(Hands.carried(), STATE, Seat.REFEREE, adder)).isEmpty();
  }

  @Test
  @Covers("OTW-ACT-17")
  void attacksAndSpellsWithinReachMayBeReadied() {
    assertThat(heros(Turns::readiable))
        .contains(
            "attack adder with tallow pistol",
            "attack raider with tallow pistol",
            "cast Spark Lance on adder")
        .doesNotContain(
            "attack adder with boot knife",
            "attack kit with tallow pistol",
            "attack wisp with boot knife");
  }

  @Test
  void whatLiesAboutIsListedOnceOfEachKind() {
    var knife = STATE.being("hero").kit().get("boot knife");
    var gel = STATE.being("hero").kit().get("med-gel");
    var at = Spot.parse("0,0");
    var state =
        lying(new World.Lying(knife, at), new World.Lying(knife, at), new World.Lying(gel, at));
    assertThat(keys(Hands::onTheGround, state, HERO, partial()))
        .containsExactly("boot knife", "med-gel");
    assertThat(heros(Hands::onTheGround)).isEmpty();
  }

  private static OtwState lying(World.Lying... things) {
    var world = STATE.world();
    return new OtwState(
        new World(
            world.house(),
            world.scene(),
            world.clock(),
            world.poisoned(),
            List.of(things),
            world.zones(),
            world.shelf(),
            world.fought()),
        STATE.roster(),
        STATE.fight());
  }

  @Test
  void theWorldMasterBestowsAnythingOfThePacks() {
    assertThat(heros(entries(state -> state.shelf().gear())))
        .contains("Woodfall Axe", "Ring Coat", "Kite Field", "Reed Charm", "Med-Gel")
        .hasSize(35 + 8 + 3 + 3 + 15);
  }

  @Test
  @Covers("OTW-CC-09")
  void whatCostsNoMoreThanThePurseHoldsIsForSale() {
    var sale = options(Trade.forSale(blank(STATE, HERO, partial()), TOPIC, STATE.being("hero")));

    assertThat(sale)
        .extracting(option -> option.label())
        .contains("Woodfall Axe, 12 marks", "Travel Cloth, 2 marks", "Reed Charm, 8 marks")
        .noneMatch(label -> label.startsWith("Chain Flail"))
        .noneMatch(label -> label.startsWith("Bare Hands"));
  }

  // Skills and spells

  @Test
  void skillsAreChosenByTheirKind() {
    assertThat(heros(Skills.known(Skill.Kind.ACTION)))
        .containsExactly("Cleaving Arc", "Rallying Cry", "Field Dressing", "Feint");
    assertThat(heros(Skills.known(Skill.Kind.MOVEMENT))).containsExactly("Dash");
    assertThat(heros(Skills.known(Skill.Kind.PASSIVE))).containsExactly("Hardy");
    assertThat(heros(Skills.known(Skill.Kind.REACTION))).isEmpty();
    assertThat(heros(Skills::boosts)).containsExactly("Focus", "Leeching Brand");
    assertThat(heros(Spells::known)).containsExactly("Mend", "Spark Lance", "Leeching Brand");
  }

  @Test
  @Covers({"OTW-CHK-01", "OTW-FREE-09"})
  void noneOrAnyProficiencyMayHelpAndTriflesAreListed() {
    assertThat(heros(Checks::noneOrAny))
        .startsWith("none")
        .contains("silver-tongue")
        .hasSize(1 + Proficiency.values().length);
    assertThat(heros(Turns::trifles)).contains("shuts a lid").hasSize(5);
  }
}

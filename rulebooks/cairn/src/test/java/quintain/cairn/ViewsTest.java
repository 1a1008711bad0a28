package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Armor;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Item;
import quintain.cairn.state.Need;
import quintain.cairn.state.Outfit;
import quintain.cairn.state.Power;
import quintain.cairn.state.Reward;
import quintain.cairn.state.Timer;
import quintain.cairn.state.World;
import quintain.kernel.Audience;
import quintain.kernel.Seat;
import quintain.kernel.View;

/// What each seat may see.
class ViewsTest {
  private static View.Panel panel(CairnState state, Seat seat, String id) {
    return Ford.BOOK.showing().view(state, seat).panels().stream()
        .filter(panel -> panel.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no panel " + id));
  }

  @Test
  void aPlayerSeesTheWholePartyInFigures() {
    var state = Ford.opening();

    assertThat(panel(state, Ford.OSKAR, "who-maren").items())
        .contains(new View.Track("hp", 6, 6))
        .anyMatch(
            item ->
                item instanceof View.Score score
                    && score.label().equals("dex")
                    && score.value() == 13)
        .anyMatch(
            item -> item instanceof View.Slots slots && slots.used() == 6 && slots.room() == 10);
  }

  @Test
  void lostPointsStandAmongTheParts() {
    var state = Ford.after(Ford.opening(), new CairnEvent.AbilityLost("maren", Ability.STR, 3));

    assertThat(panel(state, Ford.MAREN, "who-maren").items())
        .contains(
            new View.Score(
                "str",
                8,
                List.of(
                    new View.Part("when nothing is lost", 11, "CRN-ABIL-01"),
                    new View.Part("lost", -3, "CRN-CRIT-01"))));
  }

  @Test
  void armorOpensIntoItsPieces() {
    assertThat(panel(Ford.opening(), Ford.TILDA, "who-tilda").items())
        .contains(
            new View.Score(
                "armor",
                2,
                List.of(
                    new View.Part("Leather armor", 1, "CRN-ARMR-02"),
                    new View.Part("Shield", 1, "CRN-ARMR-02"))));
  }

  @Test
  void armorPastThreeIsTakenOffByItsClause() {
    var shelf = Ford.opening().shelf();
    var plate = Outfit.of(shelf.gear("Plate").orElseThrow()).to(Item.Where.WORN);
    var state = Ford.after(Ford.opening(), new CairnEvent.ItemGained("tilda", plate));

    var parts = Armor.parts(state, state.being("tilda"));

    assertThat(parts).contains(new View.Part("never more than 3", -1, "CRN-ARMR-03"));
    assertThat(parts.stream().mapToInt(View.Part::amount).sum()).isEqualTo(3);
  }

  @Test
  void partsOfArmorAddUp() {
    var state = Ford.opening();
    var shelf = state.shelf();
    for (Gear gear : shelf.gear()) {
      for (Item.Where where : Item.Where.values()) {
        for (String who : List.of("maren", "tilda", "captain")) {
          var dressed =
              Ford.after(state, new CairnEvent.ItemGained(who, Outfit.of(gear).to(where)));
          for (CairnState now : List.of(dressed, Ford.with(dressed, who, Flag.READING))) {
            var being = now.being(who);
            assertThat(Armor.parts(now, being).stream().mapToInt(View.Part::amount).sum())
                .as("%s with %s %s", who, gear.name(), where)
                .isEqualTo(Armor.of(now, being));
          }
        }
      }
    }
  }

  @Test
  void hiddenFiguresShowNoNumber() {
    var state = Ford.after(Ford.opening(), new CairnEvent.HpLost("captain", 4));

    var captain = panel(state, Ford.MAREN, "who-captain");

    assertThat(captain.title()).isEqualTo("Captain");
    assertThat(captain.items())
        .allMatch(item -> item instanceof View.Chip || item instanceof View.Prose);
    assertThat(captain.items().toString()).doesNotContainPattern("[0-9]");
  }

  @Test
  void whatAnybodyCanSeeOfAFoeIsShown() {
    var state =
        Ford.with(Ford.with(Ford.opening(), "captain", Flag.HELPLESS), "captain", Flag.DOOMED);

    assertThat(panel(state, Ford.MAREN, "who-captain").items())
        .containsExactly(new View.Chip("helpless", ""));
    assertThat(panel(state, Ford.WARDEN, "who-captain").items())
        .anyMatch(item -> item.label().equals("doomed"));
  }

  @Test
  void theUnseenAreNowhereInAPlayersView() {
    var state = Ford.unseen(Ford.inRounds(Ford.opening()), "captain");
    var attack = new CairnStep.Attack("captain", List.of("falchion"), List.of("maren"));
    var plotting =
        Ford.after(
            state,
            new CairnEvent.Declared(new Fight.Declaration(attack, List.of("maren"))),
            new CairnEvent.IntentShown("captain", "creeps up"),
            new CairnEvent.EffectBegan(
                new Effect(
                    3,
                    "Glamour",
                    "captain",
                    List.of("captain"),
                    new Power.Unseen(true),
                    Long.MAX_VALUE,
                    0)));

    assertThat(Ford.BOOK.showing().view(plotting, Ford.MAREN).toString())
        .doesNotContainIgnoringCase("captain")
        .doesNotContain("creeps up")
        .doesNotContain("Glamour");
    assertThat(Ford.BOOK.showing().view(plotting, Ford.WARDEN).toString())
        .contains("Captain")
        .contains("creeps up")
        .contains("Glamour");
  }

  @Test
  void theWardenSeesFoesInFigures() {
    assertThat(panel(Ford.opening(), Ford.WARDEN, "who-captain").items())
        .contains(new View.Track("hp", 6, 6));
  }

  @Test
  void thePartyDeclaresOpenlyAndFoesDoNot() {
    var state =
        Ford.after(
            Ford.inRounds(Ford.opening()),
            new CairnEvent.Declared(
                new Fight.Declaration(
                    new CairnStep.Attack("maren", List.of("axe"), List.of("cutter-a")),
                    List.of("cutter-a"))),
            new CairnEvent.Declared(
                new Fight.Declaration(
                    new CairnStep.Attempt("captain", "set fire to the cart"), List.of())));

    var seenByOskar = panel(state, Ford.OSKAR, "fight").items();
    var seenByWarden = panel(state, Ford.WARDEN, "fight").items();

    assertThat(seenByOskar).contains(new View.Prose("Maren", "attacks Cutter A with axe"));
    assertThat(seenByOskar).contains(new View.Prose("Oskar", "has not declared yet"));
    assertThat(seenByOskar.toString()).doesNotContain("set fire");
    assertThat(seenByWarden).contains(new View.Prose("Captain", "tries: set fire to the cart"));
    assertThat(seenByWarden)
        .as("of a foe that has declared nothing, what it seems to do is enough")
        .contains(new View.Prose("Cutter A, it seems", "attacks with billhook"))
        .doesNotContain(new View.Prose("Cutter A", "has not declared yet"));
  }

  @Test
  void intentsAreShownAndBeginWithTheFirstAttack() {
    var state =
        Ford.after(
            Ford.inRounds(Ford.opening()),
            new CairnEvent.IntentShown("cutter-a", "flanks the cart"));

    assertThat(panel(state, Ford.MAREN, "fight").items())
        .contains(new View.Prose("Cutter A, it seems", "flanks the cart"))
        .contains(new View.Prose("Captain, it seems", "attacks with falchion"));
  }

  @Test
  void theDyingHaveAClock() {
    var state = Ford.opening();
    var dying =
        Ford.after(
            state,
            new CairnEvent.Became("tilda", Flag.CRITICALLY_DAMAGED, "critical damage"),
            new CairnEvent.TimerSet(
                "tilda", new Timer(Timer.What.DIES, state.clock() + 3600, "critical damage")),
            new CairnEvent.TimePassed(600));

    assertThat(panel(dying, Ford.MAREN, "who-tilda").items())
        .contains(new View.Countdown("dies without aid", 3000));
  }

  @Test
  void needsScarsAndRewardsStandOnTheSheet() {
    var state =
        Ford.after(
            Ford.opening(),
            new CairnEvent.NeedArose("oskar", new Need("food", 8 * 3600, 0)),
            new CairnEvent.Scarred(
                "oskar",
                4,
                "a broken limb: rib",
                Optional.of(new Reward(4, Reward.After.WEEK_WITH_HEALER, "broken rib"))));

    var items = panel(state, Ford.OSKAR, "who-oskar").items();

    assertThat(items)
        .anyMatch(
            i ->
                i instanceof View.Chip c
                    && c.label().equals("deprived")
                    && c.detail().contains("food"));
    assertThat(items).contains(new View.Prose("scars", "a broken limb: rib"));
    assertThat(items)
        .anyMatch(
            i ->
                i instanceof View.Prose p
                    && p.label().equals("rewards")
                    && p.text().contains("CRN-SCAR-T04"));
  }

  @Test
  void treasureIsTheWardensToKnow() {
    var state =
        Ford.after(
            Ford.opening(),
            new CairnEvent.TreasurePlaced(
                new World.Treasure("an idol", 100, "under the cairn", "moths")));

    assertThat(Ford.BOOK.showing().view(state, Ford.WARDEN).toString()).contains("an idol");
    assertThat(Ford.BOOK.showing().view(state, Ford.MAREN).toString()).doesNotContain("an idol");
  }

  @Test
  void diceOfTheUnseenAreTheWardensAlone() {
    var state = Ford.unseen(Ford.opening(), "captain");

    assertThat(state.witnesses("captain")).isEqualTo(Audience.REFEREE);
    assertThat(state.witnesses("cutter-a")).isEqualTo(Audience.EVERYONE);
  }

  // The whole scene

  @Test
  void thoseInOnePlaceStandTogether() {
    var state = Ford.opening(Map.of("maren", 0, "oskar", 30, "tilda", 0));
    var away = Ford.with(state, "tilda", Flag.FLED);

    assertThat(panel(state, Ford.MAREN, "scene").items())
        .contains(new View.Prose("place", "the ford"))
        .filteredOn(View.Bands.class::isInstance)
        .singleElement()
        .isInstanceOfSatisfying(
            View.Bands.class,
            where -> {
              assertThat(where.bands().getLast())
                  .isEqualTo(new View.Band("30 ft", 30, List.of("oskar")));
              assertThat(where.bands().getFirst().name()).isEqualTo("0 ft");
              assertThat(where.bands().getFirst().who()).contains("maren", "tilda");
            });
    assertThat(panel(away, Ford.MAREN, "scene").items().toString()).doesNotContain("tilda");
  }

  @Test
  void aSceneWithoutAWayOutSaysSo() {
    assertThat(panel(Ford.opening(), Ford.MAREN, "scene").items())
        .noneMatch(item -> item.label().equals("closed"));
    var closed = Ford.after(Ford.opening(), new CairnEvent.SceneClosed(true));
    assertThat(panel(closed, Ford.MAREN, "scene").items())
        .contains(new View.Chip("closed", "no safe place to run to (CRN-RETR-02)"));
  }

  @Test
  void thePartyHasAClock() {
    var later = Ford.after(Ford.opening(), new CairnEvent.TimePassed(86_400));
    assertThat(panel(later, Ford.MAREN, "clock").items())
        .singleElement()
        .isInstanceOfSatisfying(
            View.Prose.class, prose -> assertThat(prose.text()).startsWith("Day 2, "));
  }

  @Test
  void fatigueAndAHeavyPurseFillSlots() {
    var state =
        Ford.after(
            Ford.opening(),
            new CairnEvent.FatigueGained("maren", 2, "a march"),
            new CairnEvent.CoinsChanged("maren", 10_000, "a find"));

    assertThat(panel(state, Ford.MAREN, "who-maren").items())
        .anyMatch(
            item ->
                item instanceof View.Slots slots
                    && slots.used() == 9
                    && slots
                        .held()
                        .contains(
                            new View.Held("Fatigue", 2, "pack", "one slot each (CRN-DEPR-06)"))
                    && slots
                        .held()
                        .contains(
                            new View.Held(
                                "Coins", 1, "pack", "a slot for each 100 gp (CRN-INV-08)")))
        .contains(new View.Prose("coins", "100 gp"));
    assertThat(panel(Ford.opening(), Ford.MAREN, "who-maren").items().toString())
        .doesNotContain("Fatigue")
        .doesNotContain("Coins");
  }

  @Test
  void whatIsLackedIsToldWithItsTime() {
    var state = Ford.opening();
    var hungry =
        Ford.after(
            state,
            new CairnEvent.NeedArose("oskar", new Need("food", state.clock(), 0)),
            new CairnEvent.TimePassed(7200));

    assertThat(panel(hungry, Ford.OSKAR, "who-oskar").items())
        .contains(
            new View.Chip("deprived", "lacks food for 2 hours: recovers nothing (CRN-DEPR-02)"));
  }

  @Test
  void scoresAtZeroAreSeenByAll() {
    var state =
        Ford.after(
            Ford.opening(),
            new CairnEvent.AbilityLost("captain", Ability.DEX, 11),
            new CairnEvent.AbilityLost("cutter-a", Ability.WIL, 9));
    assertThat(panel(state, Ford.MAREN, "who-captain").items())
        .contains(new View.Chip("paralysed", "cannot act (CRN-LOSS-02)"));
    assertThat(panel(state, Ford.MAREN, "who-cutter-a").items())
        .contains(new View.Chip("delirious", "cannot act (CRN-LOSS-03)"));
    assertThat(panel(state, Ford.WARDEN, "who-captain").items())
        .contains(new View.Chip("paralysed", "cannot act (CRN-LOSS-02)"));
  }

  private static CairnState hushed(CairnState state, String by, String on, long until) {
    return Ford.after(
        state,
        new CairnEvent.EffectBegan(
            new Effect(2, "Hush", by, List.of(on), new Power.Hush(40, 10, false), until, 0)));
  }

  @Test
  void powersAtWorkAreKnownBySightOfEither() {
    var state = Ford.opening();
    long soon = state.clock() + 600;
    assertThat(panel(hushed(state, "oskar", "captain", soon), Ford.MAREN, "effects").items())
        .containsExactly(new View.Countdown("Hush: Captain", 600));
    var ambush = Ford.unseen(state, "captain");
    assertThat(panel(hushed(ambush, "oskar", "captain", soon), Ford.MAREN, "effects").items())
        .containsExactly(new View.Countdown("Hush", 600));
    assertThat(panel(hushed(ambush, "captain", "maren", soon), Ford.MAREN, "effects").items())
        .containsExactly(new View.Countdown("Hush: Maren", 600));
    assertThat(
            Ford.BOOK
                .showing()
                .view(hushed(ambush, "captain", "captain", soon), Ford.MAREN)
                .panels())
        .noneMatch(panel -> panel.id().equals("effects"));
    assertThat(
            panel(hushed(state, "oskar", "maren", Long.MAX_VALUE), Ford.MAREN, "effects").items())
        .containsExactly(new View.Prose("Hush: Maren", "until it is ended"));
    assertThat(panel(hushed(state, "oskar", "maren", soon), Ford.MAREN, "who-maren").items())
        .contains(new View.Countdown("Hush", 600));
  }

  @Test
  void whatLiesOnTheGroundIsSeen() {
    assertThat(Ford.BOOK.showing().view(Ford.opening(), Ford.MAREN).panels())
        .noneMatch(panel -> panel.id().equals("ground"));
    var dropped = Ford.after(Ford.opening(), new CairnEvent.ItemDropped("maren", "axe"));
    assertThat(panel(dropped, Ford.OSKAR, "ground").items())
        .containsExactly(new View.Prose("Axe", "d8; at 0 ft"));
  }

  @Test
  void theWardenReadsWhereTreasureLiesAndWhoGuardsIt() {
    var state =
        Ford.after(
            Ford.opening(),
            new CairnEvent.TreasurePlaced(
                new World.Treasure("an idol", 100, "under the cairn", "moths")),
            new CairnEvent.TreasurePlaced(new World.Treasure("a ring", 30, "", "")));
    assertThat(panel(state, Ford.WARDEN, "treasures").items())
        .containsExactly(
            new View.Prose("an idol", "100 gp, under the cairn, guarded by moths"),
            new View.Prose("a ring", "30 gp"));
    assertThat(Ford.BOOK.showing().view(Ford.opening(), Ford.WARDEN).panels())
        .noneMatch(panel -> panel.id().equals("treasures"));
  }

  @Test
  void whatAFoeHoldsIsSeenAndWhatItCarriesIsNot() {
    var shelf = Ford.opening().shelf();
    var sword = Outfit.of(shelf.gear("Sword").orElseThrow());
    var state =
        Ford.after(
            Ford.opening(),
            new CairnEvent.ItemGained("captain", sword.to(Item.Where.HELD)),
            new CairnEvent.ItemGained(
                "cutter-a", Outfit.of(shelf.gear("Rope").orElseThrow()).to(Item.Where.PACK)));
    assertThat(panel(state, Ford.MAREN, "who-captain").items())
        .contains(new View.Prose("held", "Sword"));
    assertThat(panel(state, Ford.MAREN, "who-cutter-a").items().toString()).doesNotContain("Rope");
  }

  @Test
  void theWardenReadsTheEntryOfACreature() {
    assertThat(panel(Ford.opening(), Ford.WARDEN, "who-cutter-a").items())
        .contains(
            new View.Prose("billhook", "d8"),
            new View.Prose("critical damage", "takes one item within reach"),
            new View.Prose("note", "basic foe; river bandit"))
        .noneMatch(View.Slots.class::isInstance);
  }
}

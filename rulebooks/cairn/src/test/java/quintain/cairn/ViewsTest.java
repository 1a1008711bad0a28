package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Audience;
import quintain.kernel.Seat;
import quintain.kernel.View;

/// What each seat may see.
class ViewsTest {
  private static View.Panel panel(CairnState state, Seat seat, String id) {
    return Views.view(state, seat).panels().stream()
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

    assertThat(Views.view(plotting, Ford.MAREN).toString())
        .doesNotContainIgnoringCase("captain")
        .doesNotContain("creeps up")
        .doesNotContain("Glamour");
    assertThat(Views.view(plotting, Ford.WARDEN).toString())
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
                Optional.of(new Reward(4, Reward.After.WEEK_WITH_HEALER))));

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

    assertThat(Views.view(state, Ford.WARDEN).toString()).contains("an idol");
    assertThat(Views.view(state, Ford.MAREN).toString()).doesNotContain("an idol");
  }

  @Test
  void diceOfTheUnseenAreTheWardensAlone() {
    var state = Ford.unseen(Ford.opening(), "captain");

    assertThat(Views.witnesses(state, "captain")).isEqualTo(Audience.REFEREE);
    assertThat(Views.witnesses(state, "cutter-a")).isEqualTo(Audience.EVERYONE);
  }
}

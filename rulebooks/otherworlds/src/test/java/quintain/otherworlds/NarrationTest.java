package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.attack;
import static quintain.otherworlds.Folk.buy;
import static quintain.otherworlds.Folk.faces;
import static quintain.otherworlds.Folk.hero;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Status;
import quintain.testkit.Table;

/// What the log says, and to whom.
class NarrationTest {
  private static final OtherworldsBook BOOK = new OtherworldsBook();

  private static Scene foes(Secrecy secrecy) {
    return new Scene(
        "",
        Scene.OPEN,
        new LinkedHashMap<>(),
        List.of(),
        List.of(),
        secrecy,
        Optional.of(false),
        List.of());
  }

  /// The lines of a command, told from the state before it.
  private static List<Line> lines(Table<OtwState, OtwStep, OtwEvent> table, OtwStep command) {
    var state = table.state();
    table.when(command);
    var lines = new ArrayList<Line>();
    for (OtwEvent event : table.events()) {
      var line = BOOK.showing().narrate(event, state, List.of());
      if (!line.text().isEmpty()) {
        lines.add(line);
      }
      state = BOOK.rules().apply(state, event);
    }
    return lines;
  }

  private static List<String> readBy(List<Line> lines, String seat) {
    return lines.stream()
        .filter(line -> line.audience().includes(new Seat(seat)))
        .map(line -> line.read(new Seat(seat)))
        .toList();
  }

  private static Table<OtwState, OtwStep, OtwEvent> fight(Secrecy secrecy) {
    return hero("6/3/6/3/3/4")
        .mastering(Family.AXES)
        .inBothHands("Woodfall Axe")
        .against("Rust Raider")
        .scene(foes(secrecy))
        .answer("hero", "spend", buy("execute"))
        .dice(faces(6, 3, 2, 4));
  }

  @Test
  void everyStepOfAnAttackIsTold() {
    var lines = lines(fight(Secrecy.OPEN), attack("hero", "Woodfall Axe", "foe"));

    assertThat(readBy(lines, "hero"))
        .containsExactly(
            "Hero attacks Foe with Woodfall Axe",
            "Hero hits Foe: 19 with 1 success (STR 6, ATK 4, dice 9; edge +1 Doublehand)"
                + " against 10 (DEF 6, dice 4)",
            "Hero buys Execute",
            "Foe: damage 9 → 18 (Execute)",
            "Foe: damage 18 → 17, armor (Armor 1)",
            "Foe loses 17 Health (Hero's Woodfall Axe), 3 left");
    assertThat(lines)
        .extracting(Line::mark)
        .containsExactly(
            Line.Mark.PLAIN,
            Line.Mark.PLAIN,
            Line.Mark.PLAIN,
            Line.Mark.PLAIN,
            Line.Mark.PLAIN,
            Line.Mark.HARM);
  }

  @Test
  void theFiguresOfAFoeThatHidesThemAreTheWorldMasters() {
    var lines = lines(fight(Secrecy.FIGURES_HIDDEN), attack("hero", "Woodfall Axe", "foe"));

    assertThat(readBy(lines, "hero"))
        .containsExactly(
            "Hero attacks Foe with Woodfall Axe",
            "Hero hits Foe: 19 with 1 success (STR 6, ATK 4, dice 9; edge +1 Doublehand) against 10",
            "Hero buys Execute",
            "Foe is hurt");
    assertThat(readBy(lines, "referee"))
        .contains(
            "Foe: damage 18 → 17, armor (Armor 1)",
            "Foe loses 17 Health (Hero's Woodfall Axe), 3 left");
  }

  @Test
  void whatTheUnseenDoIsToldToNobodyElse() {
    var table = hero("6/3/6/3/3/4").against("Rust Raider").scene(foes(Secrecy.UNSEEN));

    var lines = lines(table, new OtwStep.BraceYourself("foe"));

    assertThat(readBy(lines, "hero")).isEmpty();
    assertThat(readBy(lines, "referee")).containsExactly("Foe is braced");
  }

  @Test
  void whoeverStrikesOutOfSightIsSeenByThen() {
    var table =
        hero("6/3/6/3/3/4").against("Rust Raider").scene(foes(Secrecy.UNSEEN)).dice(faces(3, 2));

    var lines = lines(table, attack("foe", "Scrap Cleaver", "hero"));

    assertThat(readBy(lines, "hero").getFirst()).isEqualTo("Foe comes into sight");
    table.then("foe.secrecy", "figures-hidden");
  }

  @Test
  void statusesAreToldAsTheyComeAndGo() {
    var table = hero("6/3/6/3/3/4").alone();

    assertThat(readBy(lines(table, new OtwStep.DropProne("hero")), "hero"))
        .containsExactly("Hero is on the ground");
    assertThat(readBy(lines(table, new OtwStep.StandUp("hero")), "hero"))
        .containsExactly("Hero is up again");
    assertThat(readBy(lines(table, new OtwStep.Inflict("hero", Status.Kind.POISON, 3)), "hero"))
        .containsExactly("Hero is poisoned (3)");
    assertThat(readBy(lines(table, new OtwStep.Relieve("hero", Status.Kind.POISON)), "hero"))
        .containsExactly("Hero is no longer poisoned");
  }

  @Test
  void aCheckIsToldWithItsFigures() {
    var table = hero("6/3/6/3/3/4").alone().dice(faces(3));

    assertThat(
            readBy(
                lines(
                    table,
                    new OtwStep.MakeCheck(
                        "hero", Attribute.STR, Optional.of(Proficiency.ATHLETICS))),
                "hero"))
        .containsExactly("Hero passes a check of Strength (Athletics): 9 against 6");
  }

  @Test
  void thingsChangeHandsInWords() {
    var table = hero("6/3/6/3/3/4").holding("Boot Knife").alone().pregen("kit", "Kit Arroway");

    assertThat(readBy(lines(table, new OtwStep.HandTo("hero", "boot knife", "kit")), "hero"))
        .containsExactly("Hero hands Kit Arroway the Boot Knife");
    assertThat(readBy(lines(table, new OtwStep.Drop("kit", "boot knife")), "hero"))
        .containsExactly("Kit Arroway drops the Boot Knife");
    assertThat(readBy(lines(table, new OtwStep.PickUp("hero", "boot knife")), "hero"))
        .containsExactly("Hero picks up the Boot Knife");
  }

  @Test
  void outcomesReadAsSentences() {
    assertThat(BOOK.showing().wording("damage", 0)).isEqualTo("takes no damage");
    assertThat(BOOK.showing().wording("hit", true)).isEqualTo("is hit");
    assertThat(BOOK.showing().wording("damage", 4)).isEqualTo("takes 4 damage");
    assertThat(BOOK.showing().wording("drops", true)).isEqualTo("falls unconscious");
    assertThat(BOOK.showing().wording("succeeds", false)).isEqualTo("fails");
  }
}

package quintain.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The rules of the yard, clause by clause: how tests of a book read.
class ToyTest {
  private static Table<ToyState, ToyStep, ToyEvent> yard() {
    return Table.of(new ToyBook())
        .pregen("hob", "Hob")
        .pregen("nan", "Nan")
        .creature("ogre", "Ogre");
  }

  private static ToyStep attack(String by, String target) {
    return new ToyStep.Attack(by, List.of(target));
  }

  @Test
  @Covers({"TOY-ATK-01", "TOY-ATK-02"})
  void aStrokeThatComesToTheGuardDoesAnExplodingDie() {
    yard()
        .dice("d6=3", "d4=4", "d4=1")
        .when(attack("hob", "ogre"))
        .then("ogre.hp", 4)
        .applied("TOY-ATK-01", "TOY-ATK-02")
        .says("Ogre takes 5");
  }

  @Test
  @Covers("TOY-ATK-01")
  void theMarshalMayOverruleAMiss() {
    yard()
        .dice("d6=2", "d4=2")
        .judge("TOY-ATK-01", true)
        .when(attack("hob", "ogre"))
        .then("ogre.hp", 7);
  }

  @Test
  @Covers({"TOY-PAR-01", "TOY-R-01"})
  void aParryTakesTwoPointsOffAndWinds() {
    yard()
        .dice("d6=4", "d4=3")
        .answer("hob", "parry", true)
        .when(attack("ogre", "hob"))
        .then("hob.hp", 4)
        .then("hob.winded", true)
        .applied("TOY-R-01")
        .dice("d6=4", "d4=3")
        .when(attack("ogre", "hob"))
        .notAsked("hob", "parry")
        .then("hob.hp", 1);
  }

  @Test
  @Covers("TOY-FALL-01")
  void whoIsDownDoesNothingMore() {
    yard()
        .given("ogre.hp", 1)
        .dice("d6=3", "d4=2")
        .when(attack("hob", "ogre"))
        .then("ogre.flags", List.of("down"))
        .refuses(attack("ogre", "hob"), "TOY-FALL-01");
  }

  @Test
  @Covers("TOY-LUCK-01")
  void fatePicksWhomAStoneHits() {
    yard()
        .creature("sneak", "Sneak")
        .dice("pick=2")
        .when(new ToyStep.ThrowStone("hob"))
        .then("ogre.hp", 9)
        .then("sneak.hp", 2);
  }

  @Test
  @Covers("TOY-HIDE-01")
  void whoHidesShowsNoFigures() {
    yard()
        .creature("sneak", "Sneak")
        .hides("hob", "sneak.hp")
        .sees("Marshal", "sneak.hp", 3)
        .sees("hob", "ogre.hp", 9);
  }

  @Test
  void oddsAreThoseOfTheRules() {
    // guard 3: four faces of six hit
    assertThat(yard().odds(attack("hob", "ogre"), "hob").p("ogre.hit", true))
        .isCloseTo(4 / 6.0, org.assertj.core.data.Offset.offset(1e-12));
  }

  @Test
  void aTableSaysWhatWentWrong() {
    assertThatThrownBy(() -> yard().dice("d6=1", "d4=1").when(attack("hob", "ogre")))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("a die is left over: d4=1")
        .hasMessageContaining("Hob misses Ogre");
    assertThatThrownBy(() -> yard().dice("d6=1").when(attack("hob", "ogre")).then("ogre.hp", 8))
        .hasMessageContaining("ogre.hp should be 8, but is 9");
    assertThatThrownBy(() -> yard().when(attack("hob", "nan")))
        .hasMessageContaining("was refused: nan is no standing foe (TOY-ATK-01)");
    assertThatThrownBy(() -> yard().refuses(new ToyStep.CallHelp("hob"), "TOY-HELP-01"))
        .hasMessageContaining("but it was done");
    assertThatThrownBy(() -> yard().dice("d6=1").when(attack("hob", "ogre")).asked("ogre", "parry"))
        .hasMessageContaining("ogre should have been asked parry");
    assertThatThrownBy(() -> yard().given("hob.hp", "many"))
        .hasMessageContaining("hob.hp cannot be many (TOY-REF-01)");
  }
}

package quintain.kernel.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FactWordsTest {
  private static final FactWords WORDS =
      new FactWords()
          .spelling("HP", "Hit Dice")
          .meaning("at", "place")
          .meaning("left.", "what is left of")
          .holding("scene.dark", "it is dark", "it is light");

  private static final Map<String, String> NAMES =
      Map.of("captain", "Captain", "maren", "Maren", "rats", "Rats");

  private static String setting(String fact, String value) {
    return WORDS.setting(fact, value, id -> Optional.ofNullable(NAMES.get(id)));
  }

  @Test
  void aFigureIsSomebodys() {
    assertThat(setting("captain.hp", "6")).isEqualTo("sets Captain's HP to 6");
    assertThat(setting("captain.max-hp", "9")).isEqualTo("sets Captain's max HP to 9");
    assertThat(setting("captain.hit-dice", "1")).isEqualTo("sets Captain's Hit Dice to 1");
    assertThat(setting("captain.at", "3,4")).isEqualTo("sets Captain's place to 3,4");
    assertThat(setting("rats.hp", "2")).isEqualTo("sets Rats' HP to 2");
  }

  @Test
  void aFigureOfAThingIsTheThings() {
    assertThat(setting("maren.left.lamp-oil", "3"))
        .isEqualTo("sets what is left of Maren's lamp oil to 3");
  }

  @Test
  void whatHoldsIsSaid() {
    assertThat(setting("captain.dead", "true")).isEqualTo("says that Captain is dead");
    assertThat(setting("captain.dead", "no")).isEqualTo("says that Captain is not dead");
    assertThat(setting("rats.asleep", "yes")).isEqualTo("says that Rats are asleep");
    assertThat(setting("scene.dark", "true")).isEqualTo("says that it is dark");
    assertThat(setting("scene.dark", "no")).isEqualTo("says that it is light");
    assertThat(setting("scene.cover.captain.maren", "true"))
        .isEqualTo("says that Maren has cover against Captain");
    assertThat(setting("scene.cover.captain.maren", "false"))
        .isEqualTo("says that Maren has no cover against Captain");
  }

  @Test
  void whatIsNobodysIsTheScenes() {
    assertThat(setting("clock", "36000")).isEqualTo("sets the clock to 36000");
  }
}

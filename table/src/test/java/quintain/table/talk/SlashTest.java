package quintain.table.talk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.kernel.dice.Faces;
import quintain.table.protocol.FromSeat.Mode;
import quintain.table.protocol.ToSeat;

class SlashTest {
  private static final Map<String, String> NAMES = names();

  private static Map<String, String> names() {
    var names = new LinkedHashMap<String, String>();
    names.put("referee", "Ruth");
    names.put("s1", "Anna");
    names.put("s2", "Anna Maria");
    return names;
  }

  private static Slash read(String line) {
    return Slash.read(line, () -> NAMES);
  }

  private static String wrong(String line) {
    return ((Slash.Wrong) read(line)).sentence();
  }

  private static Faces faces(Integer... faces) {
    Iterator<Integer> left = List.of(faces).iterator();
    return _ -> left.next();
  }

  @Test
  void whatHasNoSlashIsTalk() {
    assertThat(read("  hello there ")).isEqualTo(new Slash.Talk("hello there"));
    assertThat(read("//r is a command")).isEqualTo(new Slash.Talk("/r is a command"));
    assertThat(wrong("  ")).isEqualTo("There is nothing to say.");
    assertThat(wrong("x".repeat(4001))).contains("4000");
  }

  @ParameterizedTest
  @CsvSource({
    "/r, PUBLIC",
    "/roll, PUBLIC",
    "/ROLL, PUBLIC",
    "/gmr, TO_REFEREE",
    "/br, BLIND",
    "/sr, SELF"
  })
  void diceHaveTheModeOfTheirWord(String word, Mode mode) {
    var dice = (Slash.Dice) read(word + " 4d6kh3 # for luck");
    assertThat(dice.mode()).isEqualTo(mode);
    assertThat(dice.expression().canonical()).isEqualTo("4d6kh3 # for luck");
  }

  @Test
  void diceThatDoNotReadShowThePlace() {
    assertThat(wrong("/r 4d6 + q").lines()).hasSize(3).element(1).asString().contains("^");
    assertThat(wrong("/r")).isEqualTo("After '/r' comes what to roll, such as 2d6+3.");
    assertThat(wrong("/r 501d6")).isEqualTo("At most 500 dice are rolled at once.");
  }

  @Test
  void unknownCommandsNameTheNearMiss() {
    assertThat(wrong("/rol 2d6"))
        .isEqualTo(
            "There is no slash command '/rol'; did you mean '/roll'? '/help' lists them all.");
    assertThat(wrong("/xyzzy"))
        .isEqualTo("There is no slash command '/xyzzy'; '/help' lists them all.");
  }

  @Test
  void theOtherCommands() {
    assertThat(read("/me nods")).isEqualTo(new Slash.Emote("nods"));
    assertThat(wrong("/me")).isEqualTo("After '/me' comes what you do.");
    assertThat(read("/note the key is brass")).isEqualTo(new Slash.Note("the key is brass"));
    assertThat(((Slash.Help) read("/help")).text())
        .contains("/r ", "/gmr", "/br", "/sr", "/w ", "/me", "/note");
  }

  @Test
  void whispersFindTheirSeatByNameOrId() {
    assertThat(read("/w ruth a word")).isEqualTo(new Slash.Whisper("referee", "a word"));
    assertThat(read("/w s1 a word")).isEqualTo(new Slash.Whisper("s1", "a word"));
    assertThat(read("/w Anna a word")).isEqualTo(new Slash.Whisper("s1", "a word"));
    assertThat(read("/w Anna Maria a word")).isEqualTo(new Slash.Whisper("s2", "a word"));
    assertThat(read("/whisper \"anna maria\" a word")).isEqualTo(new Slash.Whisper("s2", "a word"));
    assertThat(wrong("/w Anna")).isEqualTo("After '/w' comes a name and what to whisper.");
    assertThat(wrong("/w Ruht a word"))
        .isEqualTo("Nobody at the table is called 'Ruht'; did you mean 'Ruth'?");
  }

  @Test
  void droppedDiceStayOnTheTable() {
    var dice = (Slash.Dice) read("/r 4d6kh3+1 # for luck");
    var said = dice.thrown("Anna", faces(3, 1, 6, 5));
    assertThat(said.text()).isEqualTo("Anna rolls 4d6kh3+1 for luck: 15");
    assertThat(said.dice())
        .containsExactly(
            new ToSeat.Rolled(
                "Anna",
                "4d6kh3+1",
                "",
                List.of(
                    new ToSeat.Face(6, 3, true, false),
                    new ToSeat.Face(6, 1, false, false),
                    new ToSeat.Face(6, 6, true, false),
                    new ToSeat.Face(6, 5, true, false)),
                "15",
                false));
  }

  @Test
  void labelledPartsLieApart() {
    var dice = (Slash.Dice) read("/r 2d6[fire]+d8[cold]+2");
    var said = dice.thrown("Anna", faces(3, 4, 8));
    assertThat(said.dice())
        .containsExactly(
            new ToSeat.Rolled(
                "Anna",
                "2d6[fire]",
                "",
                List.of(new ToSeat.Face(6, 3, true, false), new ToSeat.Face(6, 4, true, false)),
                "7",
                false),
            new ToSeat.Rolled(
                "Anna", "d8[cold]", "", List.of(new ToSeat.Face(8, 8, true, false)), "8", false));
    assertThat(said.text()).endsWith(": 17");
  }

  @Test
  void diceWithoutALabelKeepTheWholeTogether() {
    var dice = (Slash.Dice) read("/r d6[fire]+d8");
    assertThat(dice.thrown("Anna", faces(3, 8)).dice())
        .singleElement()
        .extracting(ToSeat.Rolled::result)
        .isEqualTo("11");
    var nested = (Slash.Dice) read("/r (d6[fire]+d8[cold])[both]");
    assertThat(nested.thrown("Anna", faces(3, 8)).dice())
        .singleElement()
        .extracting(ToSeat.Rolled::result)
        .isEqualTo("11");
  }
}

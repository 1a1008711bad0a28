package quintain.table.talk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.dice.Faces;
import quintain.table.protocol.ToSeat;
import quintain.table.talk.RollableTable.Row;

class RollableTableTest {
  private static Faces faces(Integer... faces) {
    Iterator<Integer> left = List.of(faces).iterator();
    return _ -> left.next();
  }

  private static RollableTable.Drawn roll(
      String text, Map<String, String> others, Integer... faces) {
    return RollableTable.of(text)
        .roll(
            "The road",
            "Ruth",
            faces(faces),
            name -> Optional.ofNullable(others.get(name)).map(RollableTable::of));
  }

  @Test
  void everyItemOfAListIsARow() {
    assertThat(
            RollableTable.of(
                    """
                    # On the road
                    What one meets:
                    - wolves
                    * 3x bandits
                    1-4. rain, *much* of it
                    5: sun
                    | 6–7 | a cart |
                    | ----- | ----- |
                    9-8. nothing at all
                    """)
                .rows())
        .containsExactly(
            new Row(1, "wolves"),
            new Row(3, "bandits"),
            new Row(4, "rain, *much* of it"),
            new Row(1, "sun"),
            new Row(2, "a cart"));
    assertThat(RollableTable.of("No list at all").isEmpty()).isTrue();
  }

  /// Of 1 + 3 sides the first is the wolves', the other three are the bandits'.
  @Test
  void aRowLiesOnAsManySidesAsItWeighs() {
    var text = "- wolves\n- 3x bandits";
    assertThat(roll(text, Map.of(), 1).text()).isEqualTo("wolves");
    assertThat(roll(text, Map.of(), 2).text()).isEqualTo("bandits");
    assertThat(roll(text, Map.of(), 4).text()).isEqualTo("bandits");
    assertThat(roll(text, Map.of(), 4).dice())
        .extracting(ToSeat.Rolled::roll, ToSeat.Rolled::result)
        .containsExactly(tuple("1d4[The road]", "4"));
  }

  @Test
  void aRowRollsDiceAndCallsOtherTables() {
    var drawn =
        roll(
            "- [[2d6]] wolves in [[Weather]], by [[Old Nan]]",
            Map.of("Weather", "- sun\n- rain"),
            1,
            3,
            4,
            2);
    assertThat(drawn.text()).isEqualTo("7 wolves in rain, by Old Nan");
    assertThat(drawn.dice())
        .extracting(ToSeat.Rolled::roll)
        .containsExactly("1d1[The road]", "2d6", "1d2[Weather]");
  }

  /// A table that calls itself comes to an end.
  @Test
  void callsGoFiveDeep() {
    var drawn = roll("- a [[The road]]", Map.of("The road", "- a [[The road]]"), 1, 1, 1, 1, 1);
    assertThat(drawn.text()).isEqualTo("a a a a a The road");
    assertThat(drawn.dice()).hasSize(5);
  }

  @Test
  void whatWouldNeedTooManyDiceStaysInWords() {
    assertThat(roll("- [[400d6]]", Map.of(), ones(401)).text()).isEqualTo("400");
    assertThat(roll("- [[400d6]] [[400d6]]", Map.of(), ones(401)).text()).isEqualTo("400 400d6");
    assertThat(RollableTable.of("1-9999. a\n1-9999. b").isEmpty()).isTrue();
  }

  @Test
  void diceWithinASentence() {
    var said =
        RollableTable.inline(
            "I hit for [[2d6]], or [[/r 1d4+1]]; [[Old Nan]]", "Ruth", faces(3, 4, 2));
    assertThat(said.text()).isEqualTo("I hit for 7, or 3; [[Old Nan]]");
    assertThat(said.dice()).extracting(ToSeat.Rolled::roll).containsExactly("2d6", "d4+1");
  }

  private static Integer[] ones(int count) {
    var ones = new Integer[count];
    Arrays.fill(ones, 1);
    return ones;
  }
}

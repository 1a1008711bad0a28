package quintain.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.kernel.dice.Comparison.atLeast;
import static quintain.kernel.dice.Comparison.equalTo;
import static quintain.kernel.dice.Dice.D6;
import static quintain.kernel.dice.Dice.d;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What lies on the table after a roll.
class TraceTest {

  private static Faces showing(int... faces) {
    PrimitiveIterator.OfInt tape = IntStream.of(faces).iterator();
    return sides -> tape.nextInt();
  }

  private static Faces showing(int first, int[] then) {
    return showing(IntStream.concat(IntStream.of(first), IntStream.of(then)).toArray());
  }

  private static List<String> seen(Roll<?> roll, int value, int... faces) {
    Rolled<?> rolled = roll.trace(showing(faces));
    assertThat(rolled.value()).isEqualTo(value);
    assertThat(roll.roll(showing(faces))).isEqualTo(value);
    assertThat(rolled.faces()).extracting(Face::face).containsExactly(box(faces));
    return rolled.faces().stream().map(Face::toString).toList();
  }

  private static Integer[] box(int... faces) {
    return IntStream.of(faces).boxed().toArray(Integer[]::new);
  }

  @Test
  void the_lowest_of_four_is_dropped() {
    assertThat(seen(Dice.keepHighest(3, 4, 6), 13, 4, 2, 6, 3))
        .containsExactly("d6=4", "d6=2 dropped", "d6=6", "d6=3");
  }

  @Test
  void of_equal_faces_the_first_to_fall_are_kept() {
    assertThat(seen(Dice.keepHighest(2, 4, 6), 10, 5, 1, 5, 5))
        .containsExactly("d6=5", "d6=1 dropped", "d6=5", "d6=5 dropped");
    assertThat(seen(Dice.keepLowest(2, 4, 6), 4, 2, 2, 2, 6))
        .containsExactly("d6=2", "d6=2", "d6=2 dropped", "d6=6 dropped");
  }

  @Test
  void the_highest_of_mixed_dice_leaves_the_others_dropped() {
    assertThat(seen(Dice.highest(List.of(d(8), D6)), 5, 3, 5))
        .containsExactly("d8=3 dropped", "d6=5");
    assertThat(seen(Dice.lowest(List.of(Dice.sum(2, D6), d(20))), 7, 3, 4, 9))
        .containsExactly("d6=3", "d6=4", "d20=9 dropped");
  }

  @Test
  void an_exploding_face_says_so() {
    assertThat(seen(Dice.explode(6), 14, 6, 6, 2)).containsExactly("d6=6!", "d6=6!", "d6=2");
    assertThat(seen(Dice.explodeOnce(6), 12, 6, 6)).containsExactly("d6=6!", "d6=6");
    assertThat(seen(Dice.penetrate(6), 12, 6, 6, 2)).containsExactly("d6=6!", "d6=6!", "d6=2");
  }

  @Test
  void further_dice_are_results_of_their_own_unless_they_compound() {
    assertThat(seen(Dice.pool(2, Dice.explode(6), Selection.highest(1)), 6, 6, 3, 5))
        .containsExactly("d6=6!", "d6=3 dropped", "d6=5 dropped");
    assertThat(seen(Dice.pool(2, Dice.compound(6), Selection.highest(1)), 9, 6, 3, 5))
        .containsExactly("d6=6!", "d6=3", "d6=5 dropped");
  }

  @Test
  void a_rerolled_face_is_not_kept() {
    assertThat(seen(Dice.rerollOnce(D6, equalTo(1)), 1, 1, 1))
        .containsExactly("d6=1 dropped", "d6=1");
    assertThat(seen(Dice.reroll(D6, equalTo(1)), 4, 1, 1, 4))
        .containsExactly("d6=1 dropped", "d6=1 dropped", "d6=4");
  }

  @Test
  void a_clamped_face_is_shown_as_it_fell() {
    assertThat(seen(Dice.sum(2, Dice.min(D6, 3)), 8, 1, 5)).containsExactly("d6=1", "d6=5");
  }

  @Test
  void the_worse_chains_of_a_gathered_pool_are_dropped_whole() {
    Roll<Integer> sixes =
        Dice.gather(
            2,
            Dice.chain(6),
            Comparator.comparingInt(Chain::total),
            Selection.highest(1),
            0,
            (Integer count, Chain chain) -> count + chain.exploded());

    assertThat(seen(sixes, 2, 6, 1, 6, 6, 3))
        .containsExactly("d6=6! dropped", "d6=1 dropped", "d6=6!", "d6=6!", "d6=3");
  }

  @Test
  void successes_are_counted_from_the_tape() {
    assertThat(seen(Dice.count(3, 6, atLeast(5)), 2, 5, 4, 6))
        .containsExactly("d6=5", "d6=4", "d6=6");
  }

  @Test
  void a_fate_die_is_drawn_as_a_d3() {
    assertThat(seen(Dice.sum(2, Dice.fate()), 0, 1, 3)).containsExactly("d3=1", "d3=3");
  }

  /// Sorts places by what fell there, as a person would who pushes dice into a row.
  private static List<Integer> firstPlaces(List<Integer> fallen, boolean high, int keep) {
    Comparator<Integer> byFall = Comparator.comparing(fallen::get);
    return IntStream.range(0, fallen.size())
        .boxed()
        .sorted(high ? byFall.reversed() : byFall)
        .limit(keep)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7, 8, 9, 10, 25})
  void pools_of_every_size_keep_the_dice_that_a_hand_would(int n) {
    var random = new SplittableRandom(n);
    for (int keep = 1; keep < n; keep++) {
      for (boolean high : List.of(true, false)) {
        int[] faces = random.ints(n, 1, 7).toArray();
        List<Integer> places = firstPlaces(IntStream.of(faces).boxed().toList(), high, keep);
        var kept = high ? Selection.highest(keep) : Selection.lowest(keep);

        var rolled = Dice.plus(D6, Dice.pool(n, D6, kept)).trace(showing(1, faces));

        assertThat(rolled.value()).isEqualTo(1 + places.stream().mapToInt(i -> faces[i]).sum());
        assertThat(rolled.faces().getFirst()).isEqualTo(new Face(6, 1, true, false));
        for (int i = 0; i < n; i++) {
          assertThat(rolled.faces().get(i + 1))
              .isEqualTo(new Face(6, faces[i], places.contains(i), false));
        }
        var fives = Dice.successes(n, D6, kept, atLeast(5));
        long succeeded = places.stream().filter(i -> faces[i] >= 5).count();
        assertThat((long) fives.roll(showing(faces))).isEqualTo(succeeded);
        assertThat((long) fives.trace(showing(faces)).value()).isEqualTo(succeeded);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7, 8, 9, 10, 25})
  void pools_of_doubled_dice_keep_both_faces_or_neither(int n) {
    var random = new SplittableRandom(n);
    for (int keep = 1; keep < n; keep++) {
      int[] faces = random.ints(2L * n, 1, 5).toArray();
      List<Integer> sums =
          IntStream.range(0, n).mapToObj(i -> faces[2 * i] + faces[2 * i + 1]).toList();
      List<Integer> places = firstPlaces(sums, true, keep);

      var rolled = Dice.pool(n, Dice.sum(2, d(4)), Selection.highest(keep)).trace(showing(faces));

      assertThat(rolled.value()).isEqualTo(places.stream().mapToInt(sums::get).sum());
      for (int i = 0; i < 2 * n; i++) {
        assertThat(rolled.faces().get(i))
            .isEqualTo(new Face(4, faces[i], places.contains(i / 2), false));
      }
    }
  }

  @Test
  void the_greatest_die_shows_its_greatest_face() {
    assertThat(seen(Dice.explodeOnce(1_000_000), 1_000_001, 1_000_000, 1))
        .containsExactly("d1000000=1000000!", "d1000000=1");
  }

  @Test
  void faces_are_a_list_like_any_other_that_nobody_can_change() {
    List<Face> faces = Dice.sum(2, D6).trace(showing(4, 2)).faces();

    assertThat(faces)
        .isEqualTo(List.of(new Face(6, 4, true, false), new Face(6, 2, true, false)))
        .hasSize(2);
    assertThatThrownBy(() -> faces.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> faces.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> faces.set(0, new Face(6, 1, true, false)))
        .isInstanceOf(UnsupportedOperationException.class);
    // a tray for one die has grown here for two more
    assertThat(Dice.explode(6).trace(showing(6, 6, 1)).faces())
        .hasSize(3)
        .last()
        .isEqualTo(new Face(6, 1, true, false));
  }

  @Test
  void a_roll_told_by_somebody_keeps_its_own_list() {
    var told = new ArrayList<>(List.of(new Face(6, 4, true, false)));
    var rolled = new Rolled<>(4, told);
    told.clear();

    assertThat(rolled.faces()).containsExactly(new Face(6, 4, true, false));
  }

  @Test
  void onlyAPlainDieTellsItsSides() {
    assertThat(Dice.D20.sides()).isEqualTo(20);
    assertThat(Dice.d(1000).sides()).isEqualTo(1000);
    assertThat(Dice.keepHighest(1, 2, 20).sides()).isZero();
    assertThat(Dice.D6.map("halved", face -> face / 2).sides()).isZero();
    assertThat(Dice.explode(6).sides()).isZero();
    assertThat(Dice.fate().sides()).isZero();
  }
}

package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.archer;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Barred;
import quintain.kernel.Choices;
import quintain.kernel.Hints;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Scene;
import quintain.space.Barrier;
import quintain.space.Brightness;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Point;
import quintain.space.Terrain;
import quintain.testkit.Covers;

/// What a form tells of a target before the roll: how far off, behind what, in which light; and of
/// whom no target can be made, why not.
class SituationTest {
  private static final RhodBook BOOK = new RhodBook();
  private static final Seat HERO = new Seat("hero");
  private static final Grid CRATES =
      Scene.OPEN
          .with('c', new Terrain("crates", Cover.LOW, true, Optional.of(4), 0, 1))
          .with(7, 5, 'c');

  private static RhodState shooting(Grid map, String foeAt) {
    return Tables.empty()
        .scene(Tables.scene(map, "hero", "2,5", "foe", foeAt))
        .sheet("hero", archer().sheet())
        .creature("foe", "Hill Poacher")
        .given("foe.stance", "high-ready")
        .state();
  }

  private static Partial withBow() {
    return Partial.of(Encounter.Attack.class)
        .with("by", "hero")
        .with("with", "short bow")
        .with("thrown", false);
  }

  private static List<Option.Hint> hints(RhodState state) {
    var next = (Choices.Next) BOOK.deeds().choices(state, HERO, withBow());
    return ((Question.OneOf<?>) next.question()).options().getFirst().hints();
  }

  @Test
  @Covers("RHD-COV-04")
  void coverIsToldWithWhatGivesIt() {
    assertThat(hints(shooting(CRATES, "8,5")))
        .contains(
            new Option.Hint(Hints.RANGE, "30 of 80 ft"),
            new Option.Hint(Hints.SITUATION, "Low Cover (crates) −3"));
    assertThat(hints(shooting(CRATES, "8,9")))
        .noneMatch(hint -> hint.name().equals(Hints.SITUATION));
  }

  @Test
  @Covers("RHD-LIT-07")
  void soIsDarkness() {
    assertThat(hints(shooting(Scene.OPEN.with(Brightness.DARKNESS), "8,5")))
        .contains(new Option.Hint(Hints.SITUATION, "Darkness: Disadvantage"));
  }

  @Test
  @Covers({"RHD-LOS-01", "RHD-ATK-02"})
  void whoeverCannotBeAimedAtIsNamedWithTheReason() {
    var wall = Scene.OPEN.with(Barrier.wall(Point.corner(5, 0), Point.corner(5, 9)));
    assertThat(barred(shooting(wall, "8,5")))
        .singleElement()
        .satisfies(
            barred -> {
              assertThat(barred.option().key()).isEqualTo("foe");
              assertThat(barred.why().clause().id()).isEqualTo("RHD-LOS-01");
            });
    assertThat(barred(shooting(Scene.OPEN, "20,5")))
        .extracting(barred -> barred.why().clause().id())
        .containsExactly("RHD-ATK-02");
    assertThat(barred(shooting(Scene.OPEN, "8,5"))).isEmpty();
  }

  private static List<Barred> barred(RhodState state) {
    return BOOK.deeds().barred(state, HERO, withBow());
  }

  /// A tap on the map runs, and does nothing else.
  @Test
  void runningIsThePlainMove() {
    var offers = BOOK.deeds().offers(shooting(Scene.OPEN, "8,5"), HERO);
    assertThat(offers.stream().filter(Offer::plainMove))
        .extracting(Offer::command)
        .containsExactly(Encounter.Run.class);
  }
}

package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Offer;
import quintain.kernel.Seat;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.RhodState;
import quintain.testkit.Covers;

/// What the Referee may say.
class RefereeOffersTest {
  private static final RhodBook BOOK = new RhodBook();

  private static List<String> labels(RhodState state, Seat seat) {
    return BOOK.deeds().offers(state, seat).stream().map(Offer::label).toList();
  }

  private static List<String> open(RhodState state, Seat seat) {
    return BOOK.deeds().offers(state, seat).stream()
        .filter(offer -> offer.blocked().isEmpty())
        .map(Offer::label)
        .toList();
  }

  private static final List<String> ALWAYS =
      List.of(
          "One of yours makes a check",
          "One of yours contends with somebody",
          "Set a scene",
          "Hurt somebody",
          "Give Vitality back",
          "Push somebody",
          "Something crushes somebody",
          "Shift somebody",
          "Put a Condition, a benefit or a deficit on somebody",
          "Somebody has no air",
          "Set the light",
          "Set Cover",
          "Set an attitude",
          "Lay another map",
          "Hide what nobody sees",
          "Turn a Mechanical Expansion on or off",
          "A word on the weather",
          "A word on a space",
          "Give somebody a thing",
          "Give somebody something new",
          "Take a thing from somebody",
          "Lay things out",
          "Set up an object to attack",
          "Award EXP",
          "Grant a Feature or Trait",
          "Set a Degree in a Skill",
          "Take a Feature or Trait away",
          "Bring in creatures",
          "A ready-made character joins",
          "Take somebody away",
          "Hand somebody over to another seat",
          "Show or hide somebody",
          "Set a value");

  @Test
  @Covers({"RHD-REF-02", "RHD-REF-04"})
  void theRefereesWordIsOfferedForAllThereIs() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "foe", "6,5"))
            .sheet("hero", Tables.swordsman().sheet())
            .creature("foe", "Levy Conscript");
    assertThat(open(table.state(), Seat.REFEREE))
        .containsAll(ALWAYS)
        .contains(
            "Foe attacks".replace("Foe", table.state().being("foe").name()),
            "Call for Initiative",
            "Let the Watch pass",
            "Let the day pass",
            "Let Rounds pass",
            "Say what a Watch counts as",
            "Feed somebody",
            "Give somebody water",
            "Make a new character")
        .doesNotContain(
            "End the Encounter",
            "Keep the Encounter going",
            "Somebody falls",
            "Take a Condition off somebody",
            "Somebody has air again",
            "Lift the fog");
    assertThat(labels(table.state(), Seat.REFEREE)).contains("End the Encounter");

    var fight = table.dice("d20=20", "d20=1").when(Tables.CALL).state();
    assertThat(open(fight, Seat.REFEREE))
        .containsAll(ALWAYS)
        .contains("End the Encounter", "Keep the Encounter going")
        .doesNotContain("Call for Initiative", "Let the Watch pass");
    assertThat(labels(fight, Seat.REFEREE)).contains("Call for Initiative", "Let the Watch pass");

    var changed =
        new FightEvent.Pushed("hero", List.of(Tables.at("5,5,4")))
            .appliedTo(
                new LifeEvent.Gained(
                        "hero", Borne.lasting(Condition.HOLDING_BREATH, 1, Borne.REFEREE))
                    .appliedTo(fight));
    var fog = new FightEvent.FogSet(true).appliedTo(changed);
    assertThat(open(fog, Seat.REFEREE))
        .contains(
            "Lift the fog",
            "Somebody falls",
            "Take a Condition off somebody",
            "Somebody has air again")
        .doesNotContain("Hide what nobody sees");
  }
}

package quintain.table.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.cairn.CairnEvent;
import quintain.cairn.CairnState;
import quintain.cairn.CairnStep;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.table.Causeway;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Showing;

class WeighingTest {
  private static final Object AXE_AT_CAPTAIN =
      Map.of(
          "attack", Map.of("by", "maren", "with", List.of("axe"), "targets", List.of("captain")));

  private final Showing<CairnState, CairnStep, CairnEvent> showing = new Showing<>(Causeway.VOLUME);
  private final Weighing<CairnState, CairnStep, CairnEvent> weighing =
      new Weighing<>(Causeway.VOLUME, showing, new SeatForms<>(Causeway.VOLUME, showing));
  private final CairnState near = Causeway.near();

  private ToSeat weigh(CairnState state, Seat seat, Object command, boolean extras) {
    var weigh = new FromSeat.Weigh("9", command, extras, Optional.empty());
    return weighing.weigh(
        state, seat, weigh, Causeway.VOLUME.book().offers(state, seat), () -> true);
  }

  private ToSeat.Odds odds(Seat seat, Object command, boolean extras) {
    return (ToSeat.Odds) weigh(near, seat, command, extras);
  }

  private static double p(List<ToSeat.Chance> outcomes, String subject, String outcome) {
    return outcomes.stream()
        .filter(each -> each.subject().equals(subject) && each.outcome().equals(outcome))
        .mapToDouble(ToSeat.Chance::p)
        .sum();
  }

  /// A d8 against Armor 1 and 6 HP: 8 goes through to STR 12, which becomes 11, and then a save on
  /// a d20 fails on 12 and more.
  @Test
  void theOddsOfAnAttackAreThoseReckonedByHand() {
    var odds = odds(Causeway.MAREN, AXE_AT_CAPTAIN, false);
    assertThat(odds.id()).isEqualTo("9");
    assertThat(odds.exact()).isTrue();
    assertThat(odds.residual()).isZero();
    assertThat(odds.extras()).isEmpty();
    var name = Causeway.VOLUME.book().nameOf(near, "captain");
    var outcomes = odds.outcomes();
    assertThat(p(outcomes, name, "takes no damage")).isCloseTo(1 / 8.0, within(1e-12));
    for (int damage = 1; damage <= 7; damage++) {
      assertThat(p(outcomes, name, "takes " + damage + " damage"))
          .isCloseTo(1 / 8.0, within(1e-12));
    }
    assertThat(p(outcomes, name, "drops to 0 HP")).isCloseTo(2 / 8.0, within(1e-12));
    assertThat(p(outcomes, name, "takes critical damage"))
        .isCloseTo(1 / 8.0 * 9 / 20.0, within(1e-12));
    assertThat(outcomes)
        .filteredOn(each -> each.outcome().equals("takes 4 damage"))
        .singleElement()
        .satisfies(
            chance -> {
              assertThat(chance.measure()).isEqualTo("captain.damage");
              assertThat(chance.value()).isEqualTo(4);
            });
  }

  @Test
  void anExtraIsEachOtherValueOfASmallChoice() {
    var odds = odds(Causeway.MAREN, AXE_AT_CAPTAIN, true);
    var name = Causeway.VOLUME.book().nameOf(near, "captain");
    var fists =
        odds.extras().stream()
            .filter(extra -> extra.slot().equals("with"))
            .findFirst()
            .orElseThrow();
    assertThat(fists.change()).isEqualTo("With what? bare hands d4");
    assertThat(fists.value()).isEqualTo("unarmed");
    assertThat(p(fists.outcomes(), name, "takes no damage")).isCloseTo(1 / 4.0, within(1e-12));
    assertThat(odds.extras()).extracting(ToSeat.Extra::slot).doesNotContain("by");
    assertThat(odds.extras()).hasSizeLessThanOrEqualTo(8);
  }

  /// From a weak position an attack rolls a d4, from advantage a d12.
  @Test
  void anExtraIsEachYesThatCouldBeSaidOnTheWay() {
    var extras = odds(Seat.REFEREE, AXE_AT_CAPTAIN, true).extras();
    assertThat(extras)
        .extracting(ToSeat.Extra::change)
        .containsExactly(
            "With what? bare hands d4",
            "With what? something at hand d4",
            "With what? the thrown axe d4",
            "Does the attack of Maren hit everyone in an area? Yes",
            "Does Maren attack Captain from a weak position? Yes",
            "Does Maren attack Captain from advantage? Yes");
    var name = Causeway.VOLUME.book().nameOf(near, "captain");
    assertThat(p(extras.get(4).outcomes(), name, "takes 1 damage"))
        .isCloseTo(1 / 4.0, within(1e-12));
    assertThat(p(extras.get(4).outcomes(), name, "takes 4 damage")).isZero();
    assertThat(p(extras.get(5).outcomes(), name, "takes 4 damage"))
        .isCloseTo(1 / 12.0, within(1e-12));
  }

  @Test
  void aYesOrNoOfTheFormIsTriedTheOtherWay() {
    var odds =
        (ToSeat.Odds)
            weigh(
                Causeway.state(),
                Causeway.MAREN,
                Map.of("sleep-the-night", Map.of("safe", false)),
                true);
    assertThat(odds.extras())
        .filteredOn(extra -> extra.slot().equals("safe"))
        .extracting(ToSeat.Extra::change, ToSeat.Extra::value)
        .containsExactly(tuple("Is the spot safe? Yes", true));
  }

  @Test
  void hiddenFiguresAreNoOddsAndHiddenPeopleAreNobody() {
    var guarded = Causeway.after(near, new CairnStep.Reveal("captain", Secrecy.FIGURES_HIDDEN));
    var refused = (ToSeat.Refused) weigh(guarded, Causeway.MAREN, AXE_AT_CAPTAIN, true);
    assertThat(refused.id()).isEqualTo("9");
    assertThat(refused.reason()).contains("secret");
    assertThat(weigh(guarded, Seat.REFEREE, AXE_AT_CAPTAIN, false)).isInstanceOf(ToSeat.Odds.class);
    var unseen = Causeway.after(near, new CairnStep.Reveal("captain", Secrecy.UNSEEN));
    var nobody =
        Map.of(
            "attack", Map.of("by", "maren", "with", List.of("axe"), "targets", List.of("nobody")));
    var ofHidden = (ToSeat.Refused) weigh(unseen, Causeway.MAREN, AXE_AT_CAPTAIN, false);
    var ofNobody = (ToSeat.Refused) weigh(unseen, Causeway.MAREN, nobody, false);
    assertThat(ofHidden.reason().replace("captain", "nobody")).isEqualTo(ofNobody.reason());
    assertThat(ofHidden.clause()).isEqualTo(ofNobody.clause());
  }

  @Test
  void whatASeatMayNotCommandIsRefusedAndWhatDoesNotReadFails() {
    var foreign =
        Map.of(
            "attack", Map.of("by", "captain", "with", List.of("falchion"), "targets", List.of()));
    assertThat(((ToSeat.Refused) weigh(near, Causeway.MAREN, foreign, true)).reason())
        .isEqualTo("You do not speak for captain");
    var failed =
        (ToSeat.Failed) weigh(near, Causeway.MAREN, Map.of("atack", Map.of("by", "maren")), true);
    assertThat(failed.message()).contains("attack");
  }

  @Test
  void nobodyWaitsForExtrasAnyMore() {
    var weigh = new FromSeat.Weigh("9", AXE_AT_CAPTAIN, true, Optional.empty());
    var odds = (ToSeat.Odds) weighing.weigh(near, Causeway.MAREN, weigh, List.of(), () -> false);
    assertThat(odds.extras()).isEmpty();
    assertThat(odds.outcomes()).isNotEmpty();
  }
}

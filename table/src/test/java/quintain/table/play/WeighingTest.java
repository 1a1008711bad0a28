package quintain.table.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.Amount;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.Command;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.table.Causeway;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Showing;

class WeighingTest {
  private static final CairnStep.Attack AXE_AT_CAPTAIN = attack("maren", "axe", "captain");

  private final Showing<CairnState, CairnStep, CairnEvent> showing = new Showing<>(Causeway.VOLUME);
  private final Weighing<CairnState, CairnStep, CairnEvent> weighing =
      new Weighing<>(Causeway.VOLUME, showing, new SeatForms<>(Causeway.VOLUME, showing));
  private final CairnState near = Causeway.near();

  private static CairnStep.Attack attack(String by, String with, String target) {
    return new CairnStep.Attack(by, List.of(with), List.of(target));
  }

  private ToSeat.Weighed weigh(CairnState state, Seat seat, Command command) {
    return weighing.weigh(
        state, seat, command, Causeway.VOLUME.book().deeds().offers(state, seat), () -> true);
  }

  private ToSeat.Chances odds(Seat seat, Command command) {
    return (ToSeat.Chances) weigh(near, seat, command);
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
    var odds = odds(Causeway.MAREN, AXE_AT_CAPTAIN);
    assertThat(odds.exact()).isTrue();
    assertThat(odds.residual()).isZero();
    var name = Causeway.VOLUME.book().showing().nameOf(near, "captain");
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
    var odds = odds(Causeway.MAREN, AXE_AT_CAPTAIN);
    var name = Causeway.VOLUME.book().showing().nameOf(near, "captain");
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

  /// A thrown axe flies to the captain; bare hands reach the cutters only.
  @Test
  void anExtraThatDoesNotReachWhomItIsMeantForSaysSoAndTurnsToNobodyElse() {
    var between = Causeway.after(Causeway.state(), new CairnStep.Move("maren", 30));
    var odds =
        (ToSeat.Chances) weigh(between, Seat.REFEREE, attack("maren", "throw axe", "captain"));
    var showing = Causeway.VOLUME.book().showing();
    assertThat(odds.extras())
        .filteredOn(extra -> extra.value().equals("unarmed"))
        .singleElement()
        .satisfies(
            fists -> {
              assertThat(fists.outcomes()).isEmpty();
              assertThat(fists.barred().orElseThrow().reason())
                  .contains(showing.nameOf(between, "captain"));
            });
    assertThat(odds.extras())
        .flatExtracting(ToSeat.Extra::outcomes)
        .extracting(ToSeat.Chance::measure)
        .noneMatch(measure -> measure.startsWith("cutter-"));
  }

  /// From a weak position an attack rolls a d4, from advantage a d12.
  @Test
  void anExtraIsEachYesThatCouldBeSaidOnTheWay() {
    var extras = odds(Seat.REFEREE, AXE_AT_CAPTAIN).extras();
    assertThat(extras)
        .extracting(ToSeat.Extra::change)
        .containsExactly(
            "With what? bare hands d4",
            "With what? something at hand d4",
            "With what? the thrown axe d4",
            "Does the attack of Maren hit everyone in an area? Yes",
            "Does Maren attack Captain from a weak position? Yes",
            "Does Maren attack Captain from advantage? Yes");
    var name = Causeway.VOLUME.book().showing().nameOf(near, "captain");
    assertThat(p(extras.get(4).outcomes(), name, "takes 1 damage"))
        .isCloseTo(1 / 4.0, within(1e-12));
    assertThat(p(extras.get(4).outcomes(), name, "takes 4 damage")).isZero();
    assertThat(p(extras.get(5).outcomes(), name, "takes 4 damage"))
        .isCloseTo(1 / 12.0, within(1e-12));
  }

  @Test
  void aYesOrNoOfTheFormIsTriedTheOtherWay() {
    var odds =
        (ToSeat.Chances)
            weigh(
                Causeway.state(),
                Seat.REFEREE,
                new CairnStep.Harm("captain", new Amount(1, 6), false, "a falling beam"));
    assertThat(odds.extras())
        .filteredOn(extra -> extra.slot().equals("ignoresArmor"))
        .extracting(ToSeat.Extra::change, ToSeat.Extra::value)
        .containsExactly(tuple("Does it ignore Armor? Yes", true));
  }

  @Test
  void hiddenFiguresAreNoOddsAndHiddenPeopleAreNobody() {
    var guarded = Causeway.after(near, new CairnStep.Reveal("captain", Secrecy.FIGURES_HIDDEN));
    var refused = (ToSeat.Unknown) weigh(guarded, Causeway.MAREN, AXE_AT_CAPTAIN);
    assertThat(refused.reason()).contains("secret");
    assertThat(weigh(guarded, Seat.REFEREE, AXE_AT_CAPTAIN)).isInstanceOf(ToSeat.Chances.class);
    var unseen = Causeway.after(near, new CairnStep.Reveal("captain", Secrecy.UNSEEN));
    var ofHidden = (ToSeat.Unknown) weigh(unseen, Causeway.MAREN, AXE_AT_CAPTAIN);
    var ofNobody = (ToSeat.Unknown) weigh(unseen, Causeway.MAREN, attack("maren", "axe", "nobody"));
    assertThat(ofHidden.reason().replace("captain", "nobody")).isEqualTo(ofNobody.reason());
    assertThat(ofHidden.clause()).isEqualTo(ofNobody.clause());
  }

  @Test
  void theOddsOfWhatASeatMayNotCommandAreNotTold() {
    var foreign = attack("captain", "falchion", "maren");
    assertThat(((ToSeat.Unknown) weigh(near, Causeway.MAREN, foreign)).reason())
        .isEqualTo("You do not speak for captain");
  }

  @Test
  void nobodyWaitsForExtrasAnyMore() {
    var odds =
        (ToSeat.Chances)
            weighing.weigh(near, Causeway.MAREN, AXE_AT_CAPTAIN, List.of(), () -> false);
    assertThat(odds.extras()).isEmpty();
    assertThat(odds.outcomes()).isNotEmpty();
  }
}

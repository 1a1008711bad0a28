package quintain.table.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.Offer;
import quintain.kernel.Refusals;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.table.Causeway;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Showing;
import quintain.table.show.Slips;

class SeatFormsTest {
  private final CairnState state = Causeway.state();
  private final Showing<CairnState, CairnStep, CairnEvent> showing = new Showing<>(Causeway.VOLUME);
  private final SeatForms<CairnState, CairnStep, CairnEvent> filling =
      new SeatForms<>(Causeway.VOLUME, showing);

  private ToSeat.Form form(
      CairnState now,
      Seat seat,
      String command,
      Map<String, Object> filled,
      Map<String, Object> chosen) {
    var fill = new FromSeat.Fill("7", command, filled, chosen, false, Optional.empty());
    return form(now, seat, fill, Causeway.VOLUME.book().deeds().offers(now, seat));
  }

  private ToSeat.Form form(CairnState now, Seat seat, FromSeat.Fill fill, List<Offer> offers) {
    return filling.form(now, fill, filling.fill(now, seat, fill, offers));
  }

  private ToSeat.Form attack(Map<String, Object> chosen) {
    return form(Causeway.near(), Causeway.MAREN, "attack", Map.of("by", "maren"), chosen);
  }

  @Test
  void slotsThatAreOpenBecomeFieldsWithTheirDefaults() {
    var form = attack(Map.of());
    assertThat(form.id()).isEqualTo("7");
    assertThat(form.fields())
        .extracting(ToSeat.Field::slot, ToSeat.Field::prompt)
        .containsExactly(tuple("with", "With what?"), tuple("targets", "At whom?"));
    assertThat(form.fields()).extracting(ToSeat.Field::clause).containsOnly("CRN-ATK-01");
    assertThat(form.stuck()).isEmpty();
    var command = (CairnStep.Attack) Slips.step(Causeway.VOLUME, form.command().orElseThrow());
    assertThat(command.by()).isEqualTo("maren");
    assertThat(command.targets()).hasSize(1);
  }

  @Test
  void aChoiceIsTakenAndTheOthersKeepTheirDefaults() {
    var form = attack(Map.of("targets", List.of("captain")));
    var command = (CairnStep.Attack) Slips.step(Causeway.VOLUME, form.command().orElseThrow());
    assertThat(command.targets()).containsExactly("captain");
    assertThat(form.fields().getLast().value()).isEqualTo(List.of("captain"));
  }

  @Test
  void aChoiceThatIsNotLegalGivesWayToTheDefault() {
    assertThat(attack(Map.of("targets", List.of("nobody", "at all"), "with", 12)))
        .isEqualTo(attack(Map.of()));
  }

  @Test
  void yesAndNoTravelAsTheyAre() {
    var safe = form(state, Causeway.MAREN, "sleep-the-night", Map.of(), Map.of("safe", true));
    assertThat(safe.command()).contains(Map.of("sleep-the-night", Map.of("safe", true)));
    assertThat(safe.fields().getFirst().kind()).isEqualTo(new ToSeat.Kind.YesNo());
  }

  @Test
  void everyOfferLeadsToACommandThatResolvesOrIsRefusedForTheReasonTold() {
    int whole = 0;
    int stuck = 0;
    for (Seat seat : Causeway.SEATS) {
      var offers = Causeway.VOLUME.book().deeds().offers(state, seat);
      for (ToSeat.Offered offered : showing.offers(state, offers)) {
        var fill =
            new FromSeat.Fill(
                "1", offered.command(), offered.filled(), Map.of(), false, Optional.empty());
        var form = form(state, seat, fill, offers);
        if (offered.blocked().isPresent()) {
          stuck++;
          assertThat(form.command()).as(offered.label()).isEmpty();
          assertThat(form.stuck()).as(offered.label()).isEqualTo(offered.blocked());
        } else {
          whole++;
          assertThat(form.stuck()).as(offered.label()).isEmpty();
          CairnStep command = Slips.step(Causeway.VOLUME, form.command().orElseThrow());
          assertThat(Causeway.VOLUME.book().deeds().permits(state, seat, command)).isEmpty();
          assertThat(Refusals.of(Causeway.VOLUME.book().rules(), state, command))
              .as(offered.label())
              .isEmpty();
        }
      }
    }
    assertThat(whole).isGreaterThan(50);
    assertThat(stuck).isPositive();
  }

  @Test
  void unknownNamesAreRefusedWithTheNearMiss() {
    assertThatThrownBy(() -> form(state, Causeway.MAREN, "atack", Map.of(), Map.of()))
        .isInstanceOf(Slips.Misread.class)
        .hasMessage("There is no command 'atack'; did you mean 'attack'?");
    assertThatThrownBy(() -> attack(Map.of("target", "captain")))
        .isInstanceOf(Slips.Misread.class)
        .hasMessage("'attack' has no slot 'target'; did you mean 'targets'?");
  }

  @Test
  void noFormTellsAPlayerOfSomebodyElsesOrHiddenPeople() {
    assertThatThrownBy(
            () -> form(state, Causeway.MAREN, "attack", Map.of("by", "captain"), Map.of()))
        .isInstanceOf(Slips.Misread.class)
        .hasMessage("'attack' with by 'captain' is not on offer any more.");
    var hidden = Causeway.after(Causeway.near(), new CairnStep.Reveal("captain", Secrecy.UNSEEN));
    var form = form(hidden, Causeway.MAREN, "attack", Map.of("by", "maren"), Map.of());
    assertThat(form.toString()).doesNotContain("captain").contains("cutter-c");
    var word = form(hidden, Causeway.MAREN, "telegraph", Map.of(), Map.of());
    assertThat(word.stuck().orElseThrow().reason()).isEqualTo("Only the Warden can say that");
    assertThat(word.fields()).isEmpty();
  }

  @Test
  void anOfferThatIsNoLongerThereIsCheckedLikeAChoice() {
    var fill =
        new FromSeat.Fill("1", "attack", Map.of("by", "maren"), Map.of(), false, Optional.empty());
    assertThat(form(state, Causeway.MAREN, fill, List.of()))
        .isEqualTo(form(state, Causeway.MAREN, fill, offersOf(Causeway.MAREN)));
  }

  private List<Offer> offersOf(Seat seat) {
    return Causeway.VOLUME.book().deeds().offers(state, seat);
  }
}

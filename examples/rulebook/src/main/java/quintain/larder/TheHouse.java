package quintain.larder;

import static quintain.kernel.Offer.Group.REFEREE;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.larder.Ldr.*;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.RefereesHand;
import quintain.larder.LarderStep.*;

/// The House: noises, nights, who is there, and what is so.
record TheHouse(Play<Night, LarderStep, LarderEvent> play) {
  static void deeds(LarderDeeds book) {
    book.word(Clatter.class, LDR_NOISE_02)
        .offeredOnce("Something clatters", REFEREE)
        .icon("bell")
        .key("n")
        .slot(Clatter::noise, "How much noise?", number(1, Night.WAKING, 1))
        .slot(Clatter::what, "What is it?", words("A lid"))
        .refusesNow(TheHouse::over)
        .does(TheHouse::new, TheHouse::clatter);
    book.word(LetNightFall.class, LDR_NIGHT_01)
        .offeredOnce("Another night falls", REFEREE)
        .icon("moon")
        .refusesNow(
            night ->
                over(night).isPresent()
                    ? Optional.empty()
                    : LarderDeeds.no(LDR_NIGHT_01, "This night is not over"))
        .does(TheHouse::new, TheHouse::letNightFall);
    book.word(BringIn.class, LDR_PROWL_01)
        .offeredOnce("Something comes prowling", REFEREE)
        .icon("paw-print")
        .slot(BringIn::prowler, "What is it?", entries(night -> night.shelf().prowlers()))
        .slot(BringIn::id, "Under which name?", freshIdAfter("prowler"))
        .refuses(TheHouse::refusal)
        .does(TheHouse::new, TheHouse::bringIn);
    var hand = new RefereesHand<>(book, LDR_HOUSE_01, LDR_HOUSE_01);
    hand.welcome(
            Welcome.class, LDR_MOUSE_01, night -> night.shelf().mice(), (_, step) -> mouse(step))
        .emits(step -> new LarderEvent.Joined(mouse(step)), LDR_MOUSE_01);
    hand.handOver(HandOver.class, LDR_HOUSE_01)
        .emits(step -> new LarderEvent.HandedOver(step.who(), step.seat()), LDR_HOUSE_01);
    hand.reveal(Reveal.class, LDR_HOUSE_02, critter -> !critter.isPc())
        .emits(step -> new LarderEvent.Revealed(step.who(), step.secrecy()), LDR_HOUSE_02);
    hand.setValue(SetValue.class, LDR_HOUSE_01, LarderFacts.ALL, "the House says so")
        .emits(
            step -> new LarderEvent.ValueSet(step.fact(), step.value(), step.reason()),
            LDR_HOUSE_01);
  }

  private static Critter mouse(Welcome step) {
    return Critter.mouse(step.id(), step.seat(), step.sheet());
  }

  // Why not

  private static Optional<Refusal> over(Night night) {
    return night.hour() == Night.Hour.QUIET
        ? Optional.empty()
        : LarderDeeds.no(LDR_NIGHT_01, "This night is over");
  }

  private static Optional<Refusal> refusal(Night night, BringIn step) {
    return night.shelf().prowler(step.prowler()).isEmpty()
        ? LarderDeeds.no(LDR_PROWL_01, "Nothing here is a " + step.prowler())
        : night.nameRefusal(step.id(), LDR_HOUSE_01);
  }

  // What it does

  void clatter(Clatter step) {
    new Daring(play).clatter(step.what(), step.noise(), LDR_NOISE_02);
  }

  void letNightFall() {
    play.emit(new LarderEvent.NightFell(), LDR_NIGHT_01);
  }

  void bringIn(BringIn step) {
    var entry = play.state().shelf().prowler(step.prowler()).orElseThrow();
    var secrecy = play.state().scene().prowlers();
    var newcomer = Critter.prowler(step.id(), Seat.REFEREE, entry, secrecy);
    play.emit(new LarderEvent.Joined(newcomer), LDR_PROWL_01);
  }
}

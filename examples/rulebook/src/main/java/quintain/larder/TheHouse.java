package quintain.larder;

import static quintain.kernel.Offer.Group.REFEREE;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.larder.Ldr.*;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
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
    book.word(Welcome.class, LDR_MOUSE_01)
        .offeredOnce("A mouse joins", REFEREE)
        .slot(Welcome::id, "Under which name?", freshId("mouse"))
        .slot(Welcome::seat, "Who plays it?", seats())
        .slot(Welcome::sheet, "Which mouse?", wholeEntries(night -> night.shelf().mice()))
        .refuses((night, step) -> taken(night, step.id(), Seat.REFEREE))
        .does(TheHouse::new, TheHouse::welcome);
    book.word(HandOver.class, LDR_HOUSE_01)
        .offeredOnce("Hand somebody over to another seat", REFEREE)
        .about(HandOver::who, "Who is handed over?", everybody())
        .slot(HandOver::seat, "To whom?", seats())
        .refuses((night, step) -> night.unseen(step.who(), Seat.REFEREE, LDR_HOUSE_01))
        .does(TheHouse::new, TheHouse::handOver);
    book.word(Reveal.class, LDR_HOUSE_02)
        .offeredOnce("Show or hide somebody", REFEREE)
        .about(Reveal::who, "Who?", those(critter -> !critter.isMouse()))
        .slot(Reveal::secrecy, "What may mice know?", oneOf(Secrecy.values()))
        .refuses((night, step) -> night.unseen(step.who(), Seat.REFEREE, LDR_HOUSE_01))
        .does(TheHouse::new, TheHouse::reveal);
    // Not offered: it is said where the figure stands.
    book.word(SetValue.class, LDR_HOUSE_01)
        .slot(SetValue::fact, "Which value?", words("noise"))
        .slot(SetValue::value, "To what?", words("0"))
        .slot(SetValue::reason, "Why?", words("the House says so"))
        .refuses((night, step) -> LarderFacts.refusal(night, step.fact(), step.value()))
        .does(TheHouse::new, TheHouse::setValue);
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
        : taken(night, step.id(), Seat.REFEREE);
  }

  /// That somebody has that name; whom a seat does not see is no reason, and a number is added.
  static Optional<Refusal> taken(Night night, String id, Seat seat) {
    if (!id.matches("[A-Za-z0-9_-]{1,40}")) {
      return LarderDeeds.no(LDR_HOUSE_01, "'" + id + "' is no id; use letters and hyphens");
    }
    return night
        .find(id)
        .filter(critter -> night.maySee(critter, seat))
        .flatMap(_ -> LarderDeeds.no(LDR_HOUSE_01, "Somebody is called " + id + " already"));
  }

  static String free(Night night, String wish) {
    var id = wish;
    for (int number = 2; night.find(id).isPresent(); number++) {
      id = wish + "-" + number;
    }
    return id;
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

  void welcome(Welcome step) {
    var newcomer = Critter.mouse(step.id(), step.seat(), step.sheet());
    play.emit(new LarderEvent.Joined(newcomer), LDR_MOUSE_01);
  }

  void handOver(HandOver step) {
    play.emit(new LarderEvent.HandedOver(step.who(), step.seat()), LDR_HOUSE_01);
  }

  void reveal(Reveal step) {
    play.emit(new LarderEvent.Revealed(step.who(), step.secrecy()), LDR_HOUSE_02);
  }

  void setValue(SetValue step) {
    play.emit(new LarderEvent.ValueSet(step.fact(), step.value(), step.reason()), LDR_HOUSE_01);
  }
}

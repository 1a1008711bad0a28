package quintain.terraodd;

import static quintain.kernel.Offer.Group.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Command;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.Refusal;
import quintain.kernel.Refusals;
import quintain.kernel.Seat;
import quintain.kernel.forms.Filling;
import quintain.kernel.forms.OfferList;
import quintain.terraodd.OddStep.*;

/// What a seat may do now, and what it may not with the reason.
///
/// One offer for each command and whoever would do it; the rest is filled in slot by slot.
final class Offers {
  private static final TerraOddBook BOOK = new TerraOddBook();

  private final OddState state;
  private final Seat seat;
  private final OfferList<OddState> offers;

  private Offers(OddState state, Seat seat) {
    this.state = state;
    this.seat = seat;
    this.offers = new OfferList<>(filling(state, seat));
  }

  static List<Offer> offers(OddState state, Seat seat) {
    var offers = new Offers(state, seat);
    if (seat.isReferee()) {
      offers.forTheGm();
    } else {
      offers.forAPlayer();
    }
    return offers.offers.offers();
  }

  /// Filling in commands for a seat. Acts are refused when they are declared.
  static Filling<OddState> filling(OddState state, Seat seat) {
    return new Filling<>(OddForms.ALL, state, seat, command -> refusal(state, seat, command));
  }

  private static Optional<Refusal> refusal(OddState state, Seat seat, Command command) {
    var step = (OddStep) command;
    return Permissions.permits(state, seat, step)
        .or(
            () ->
                step instanceof Act act
                    ? Acts.refusal(state, act)
                    : Refusals.of(BOOK, state, step));
  }

  private List<Being> own() {
    return state.roster().stream().filter(being -> being.seat().equals(seat)).toList();
  }

  private void forAPlayer() {
    for (Being being : own()) {
      acts(being);
      if (being.isInPlay()) {
        checks(being);
        lastScene(being);
        gear(being);
      } else if (being.isPc()) {
        offers.addIfOpen(
            "A new character after " + being.name(),
            ADVANCE,
            Partial.of(Succeed.class).with("old", being.id()));
      }
    }
    if (own().stream().anyMatch(Being::isInPlay)) {
      rests();
    }
    if (own().stream().noneMatch(Being::isPc)) {
      offers.add("A new character", ADVANCE, Partial.of(CreateCharacter.class).with("seat", seat));
    }
  }

  // Acts

  private void acts(Being being) {
    var name = being.name();
    if (being.is(Flag.FLIGHT)) {
      offers.addIfOpen(name + " flees in panic", MOVE, by(Leave.class, being));
    }
    offers.add(name + " attacks", ACT, by(OddStep.Attack.class, being));
    if (Acts.turnRefusal(state, new Wait(being.id())).isPresent()) {
      offers.addIfOpen(name + " moves", MOVE, by(Move.class, being));
      return;
    }
    offers.addIfOpen(name + " stabilises somebody", ACT, by(Stabilise.class, being));
    offers.addIfOpen(name + " frees somebody", ACT, by(Free.class, being));
    offers.addIfOpen(name + " uses an item", ACT, by(UseItem.class, being));
    offers.addIfOpen(name + " takes aim", ACT, by(Aim.class, being));
    offers.addIfOpen(name + " catches their breath", ACT, by(CatchBreath.class, being));
    offers.add(name + " moves", MOVE, by(Move.class, being));
    if (state.inRounds()) {
      offers.add(name + " runs", MOVE, by(Retreat.class, being));
    }
    offers.add(name + " tries something else", ACT, by(Attempt.class, being));
    offers.add(name + " waits", ACT, by(Wait.class, being));
  }

  private void checks(Being being) {
    offers.add(being.name() + " makes a save", CHECK, by(Save.class, being));
    offers.addIfOpen(being.name() + " is opposed by somebody", CHECK, by(Contest.class, being));
    offers.addIfOpen(being.name() + " prays aloud", CHECK, by(Pray.class, being));
    offers.addIfOpen(being.name() + " speaks aloud", CHECK, by(SpeakAloud.class, being));
  }

  private void lastScene(Being being) {
    offers.addIfOpen(
        being.name() + " names an Advancement", ADVANCE, by(NameAdvancement.class, being));
    if (!being.is(Flag.SAYONARA)) {
      offers.add(being.name() + " says sayonara", ADVANCE, by(CallSayonara.class, being));
    }
  }

  private void gear(Being being) {
    var name = being.name();
    offers.addIfOpen(name + " holds, wears or stows an item", GEAR, by(Place.class, being));
    offers.addIfOpen(name + " picks something up", GEAR, by(PickUp.class, being));
    offers.addIfOpen(name + " drops an item", GEAR, by(Drop.class, being));
    offers.addIfOpen(name + " hands an item over", GEAR, by(Hand.class, being));
  }

  private void rests() {
    offers.add("Rest a few hours, with a meal", REST, Partial.of(Rest.class));
    offers.add("Spend days recovering", REST, Partial.of(SpendDays.class));
  }

  // The GM

  private void forTheGm() {
    for (Being being : own()) {
      acts(being);
    }
    offers.addIfOpen("One of yours makes a save", CHECK, Partial.of(Save.class));
    offers.addIfOpen("One of yours is opposed by somebody", CHECK, Partial.of(Contest.class));
    offers.addIfOpen("One of yours picks something up", GEAR, Partial.of(PickUp.class));
    offers.addIfOpen("One of yours drops an item", GEAR, Partial.of(Drop.class));
    offers.addIfOpen("One of yours hands an item over", GEAR, Partial.of(Hand.class));
    offers.addIfOpen("One of yours holds, wears or stows an item", GEAR, Partial.of(Place.class));
    rests();
    word("Begin rounds", BeginRounds.class);
    word("Play out the phase", ResolvePhase.class);
    word("End the fight", EndRounds.class);
    word("End the scene", EndScene.class);
    rare("How somebody reacts", React.class);
    rare("Roll the fortune die", RollFortune.class);
    word("Let time pass", LetTimePass.class);
    rare("Harm somebody", DealHarm.class);
    rare("Somebody goes without", Deprive.class);
    rare("A need is met", MeetNeed.class);
    rare("Grant an Advancement", Grant.class);
    rare("Afflict with a Condition", Afflict.class);
    rare("Cure a Condition", Cure.class);
    rare("Bestow an item", Bestow.class);
    rare("Bring in foes", BringIn.class);
    rare("Make up an adversary", Improvise.class);
    rare("A ready-made character joins", Welcome.class);
    rare("Take somebody away", TakeAway.class);
    rare("Hand somebody over to another seat", HandOver.class);
    rare("Show or hide somebody", Reveal.class);
    rare("Make a new character", CreateCharacter.class);
    rare("A successor for somebody gone", Succeed.class);
    rare("Set a value", SetValue.class);
  }

  /// A word of the GM's that is shown even when it is not open.
  private void word(String label, Class<? extends Command> command) {
    offers.add(label, REFEREE, Partial.of(command));
  }

  private void rare(String label, Class<? extends Command> command) {
    offers.addIfOpen(label, REFEREE, Partial.of(command));
  }

  private static Partial by(Class<? extends Command> command, Being being) {
    return Partial.of(command).with("by", being.id());
  }
}

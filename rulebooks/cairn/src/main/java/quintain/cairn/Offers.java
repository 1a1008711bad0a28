package quintain.cairn;

import static quintain.kernel.Offer.Group.*;

import java.util.List;
import java.util.Optional;
import quintain.cairn.CairnStep.*;
import quintain.kernel.Command;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.Refusal;
import quintain.kernel.Refusals;
import quintain.kernel.Seat;
import quintain.kernel.forms.Filling;
import quintain.kernel.forms.OfferList;

/// What a seat may do now, and what it may not with the reason.
///
/// One offer for each command and whoever would do it; the rest is filled in slot by slot.
final class Offers {
  private static final CairnBook BOOK = new CairnBook();

  private final CairnState state;
  private final Seat seat;
  private final OfferList<CairnState> offers;

  private Offers(CairnState state, Seat seat) {
    this.state = state;
    this.seat = seat;
    this.offers = new OfferList<>(filling(state, seat));
  }

  static List<Offer> offers(CairnState state, Seat seat) {
    var offers = new Offers(state, seat);
    if (seat.isReferee()) {
      offers.forTheWarden();
    } else {
      offers.forAPlayer();
    }
    return offers.offers.offers();
  }

  /// Filling in commands for a seat. Acts are refused when they are declared.
  static Filling<CairnState> filling(CairnState state, Seat seat) {
    return new Filling<>(CairnForms.ALL, state, seat, command -> refusal(state, seat, command));
  }

  private static Optional<Refusal> refusal(CairnState state, Seat seat, Command command) {
    var step = (CairnStep) command;
    return Permissions.permits(state, seat, step)
        .or(
            () ->
                step instanceof CairnStep.Act act
                    ? Acts.refusal(state, act)
                    : Refusals.of(BOOK, state, step));
  }

  private List<Being> own() {
    return state.roster().stream().filter(being -> being.seat().equals(seat)).toList();
  }

  private void forAPlayer() {
    for (Being being : own()) {
      acts(being);
      if (!being.isDead()) {
        checks(being);
        gear(being);
        trade(being);
      } else if (being.isPc()) {
        add(
            "A new character, or a hireling, for " + being.name(),
            ADVANCE,
            Partial.of(Replace.class).with("dead", being.id()));
      }
    }
    if (own().stream().anyMatch(being -> !being.isDead())) {
      rests();
    }
    if (own().stream().noneMatch(Being::isPc)) {
      add("A new character", ADVANCE, Partial.of(CreateCharacter.class).with("seat", seat));
    }
    addIfOpen("End a power", MAGIC, Partial.of(EndEffect.class));
  }

  // Acts

  private void acts(Being being) {
    var name = being.name();
    add(name + " attacks", ACT, by(CairnStep.Attack.class, being));
    if (Rounds.turnRefusal(state, new Wait(being.id())).isPresent()) {
      addIfOpen(name + " moves", MOVE, by(Move.class, being));
      return;
    }
    magic(being);
    addIfOpen(name + " uses an item", ACT, by(UseItem.class, being));
    add(name + " moves", MOVE, by(Move.class, being));
    if (state.inRounds()) {
      add(name + " moves a second time", MOVE, by(MoveAgain.class, being));
    }
    addIfOpen(name + " gives aid", ACT, by(Aid.class, being));
    addIfOpen(name + " frees somebody", ACT, by(Free.class, being));
    if (state.inRounds()) {
      add(name + " runs", MOVE, by(Retreat.class, being));
    }
    addIfOpen(name + " mends", ACT, by(Regain.class, being));
    add(name + " tries something else", ACT, by(Attempt.class, being));
    add(name + " waits", ACT, by(Wait.class, being));
  }

  private void magic(Being being) {
    for (Item item : being.pack().items()) {
      if (item.spell().isPresent()) {
        add(
            being.name() + " casts " + item.spell().get().name(),
            MAGIC,
            by(CastSpell.class, being).with("book", item.key()));
        if (item.gear().is(Tag.SPELLBOOK)) {
          add(
              being.name() + " copies out the " + item.name(),
              MAGIC,
              by(Transcribe.class, being).with("book", item.key()));
        }
      }
      if (item.relic().isPresent()) {
        add(
            being.name() + " uses " + item.name(),
            MAGIC,
            by(UseRelic.class, being).with("relic", item.key()));
      }
    }
  }

  private void checks(Being being) {
    add(being.name() + " makes a save", CHECK, by(Save.class, being));
    addIfOpen(being.name() + " is opposed by somebody", CHECK, by(Contest.class, being));
  }

  // Gear and trade

  private void gear(Being being) {
    var name = being.name();
    addIfOpen(name + " holds, wears or stows an item", GEAR, by(Place.class, being));
    add(name + " picks something up", GEAR, by(PickUp.class, being));
    addIfOpen(name + " drops an item", GEAR, by(Drop.class, being));
    addIfOpen(name + " hands an item over", GEAR, by(Hand.class, being));
    if (being.pack().items().stream().anyMatch(item -> item.gear().is(Tag.FOOD))) {
      add(name + " eats", REST, by(Eat.class, being));
    }
  }

  /// Nobody trades, hires or is cured while rounds are running.
  private void trade(Being being) {
    if (state.inRounds()) {
      return;
    }
    var name = being.name();
    if (being.pack().coins() > 0) {
      addIfOpen(name + " buys gear", GEAR, by(Buy.class, being));
    }
    addIfOpen(name + " sells an item", GEAR, by(Sell.class, being));
    addIfOpen(
        name + " takes on a hireling",
        ADVANCE,
        Partial.of(HireHelp.class).with("employer", being.id()));
    addIfOpen(
        name + " pays a hireling",
        GEAR,
        Partial.of(PayHireling.class).with("employer", being.id()));
    addIfOpen(name + " buys a cure", REST, Partial.of(BuyCure.class).with("who", being.id()));
  }

  private void rests() {
    add("Rest a few moments, with water", REST, Partial.of(RestAMoment.class));
    add("Rest a few hours", REST, Partial.of(RestAFewHours.class));
    add("Sleep the night", REST, Partial.of(SleepTheNight.class));
    add("Rest a week", REST, Partial.of(RestAWeek.class));
  }

  // The Warden

  private void forTheWarden() {
    for (Being being : own()) {
      acts(being);
    }
    addIfOpen("One of yours makes a save", CHECK, Partial.of(Save.class));
    addIfOpen("One of yours is opposed by somebody", CHECK, Partial.of(Contest.class));
    addIfOpen("One of yours picks something up", GEAR, Partial.of(PickUp.class));
    addIfOpen("One of yours drops an item", GEAR, Partial.of(Drop.class));
    addIfOpen("One of yours hands an item over", GEAR, Partial.of(Hand.class));
    addIfOpen("One of yours holds, wears or stows an item", GEAR, Partial.of(Place.class));
    rests();
    addIfOpen("End a power", MAGIC, Partial.of(EndEffect.class));
    word("Begin rounds", BeginRounds.class);
    word("Play out the phase", ResolvePhase.class);
    word("End rounds", EndRounds.class);
    rare("Tell what a foe is about to do", Telegraph.class);
    rare("How strangers react", React.class);
    rare("Ask the die of fate", AskFate.class);
    word("Let time pass", LetTimePass.class);
    rare("Somebody goes without", Deprive.class);
    rare("A need is met", MeetNeed.class);
    rare("Give Fatigue", GiveFatigue.class);
    rare("A wound has mended", CairnStep.Mend.class);
    rare("Hurt somebody", CairnStep.Harm.class);
    rare("Drain an ability", Drain.class);
    rare("Bestow an item", Bestow.class);
    rare("Place a treasure", PlaceTreasure.class);
    rare("Set prices", SetPrices.class);
    rare("A relic is recharged", RechargeRelic.class);
    rare("Write a property on a spellbook", MarkBook.class);
    rare("Bring in creatures", BringIn.class);
    rare("A ready-made character joins", Welcome.class);
    rare("Take somebody away", TakeAway.class);
    rare("Hand somebody over to another seat", HandOver.class);
    rare("Show or hide somebody", Reveal.class);
    rare("Make a new character", CreateCharacter.class);
    rare("Replace a dead character", Replace.class);
    rare("Set a value", SetValue.class);
  }

  /// A word of the Warden's that is shown even when it is not open.
  private void word(String label, Class<? extends Command> command) {
    add(label, REFEREE, Partial.of(command));
  }

  private void rare(String label, Class<? extends Command> command) {
    addIfOpen(label, REFEREE, Partial.of(command));
  }

  // Open or blocked

  private static Partial by(Class<? extends Command> command, Being being) {
    return Partial.of(command).with("by", being.id());
  }

  private void add(String label, Offer.Group group, Partial partial) {
    offers.add(label, group, partial);
  }

  private void addIfOpen(String label, Offer.Group group, Partial partial) {
    offers.addIfOpen(label, group, partial);
  }
}

package quintain.rath;

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
import quintain.rath.RathStep.*;

/// What a seat may do now, and what it may not with the reason.
///
/// One offer for each command and whoever would do it; the rest is filled in slot by slot.
final class Offers {
  private static final RathBook BOOK = new RathBook();

  private final RathState state;
  private final Seat seat;
  private final OfferList<RathState> offers;

  private Offers(RathState state, Seat seat) {
    this.state = state;
    this.seat = seat;
    this.offers = new OfferList<>(filling(state, seat));
  }

  static List<Offer> offers(RathState state, Seat seat) {
    var offers = new Offers(state, seat);
    if (seat.isReferee()) {
      offers.forTheGm();
    } else {
      offers.forAPlayer();
    }
    return offers.offers.offers();
  }

  static Filling<RathState> filling(RathState state, Seat seat) {
    return new Filling<>(RathForms.ALL, state, seat, command -> refusal(state, seat, command));
  }

  private static Optional<Refusal> refusal(RathState state, Seat seat, Command command) {
    var step = (RathStep) command;
    return Permissions.permits(state, seat, step)
        .or(
            () ->
                step instanceof RathStep.Deed deed
                    ? Deeds.refusal(state, deed)
                    : Refusals.of(BOOK, state, step));
  }

  private List<Being> own() {
    return state.roster().stream().filter(being -> being.seat().equals(seat)).toList();
  }

  private void forAPlayer() {
    for (Being being : own()) {
      if (!being.isDead()) {
        deeds(being);
        tests(being);
        errands(being);
      }
    }
    if (own().stream().anyMatch(being -> !being.isDead())) {
      rests();
    }
    if (own().stream().noneMatch(being -> being.isPc() && !being.isDead())) {
      add("A new character", ADVANCE, Partial.of(CreateCharacter.class).with("seat", seat));
    }
  }

  // On a turn

  private void deeds(Being being) {
    var name = being.name();
    if (being.does(Habit.NeverFights.class)) {
      things(being);
      return;
    }
    add(name + " attacks", ACT, by(RathStep.Attack.class, being));
    if (state.inCombat() && Turns.turnRefusal(state, being.id()).isPresent()) {
      return;
    }
    magic(being);
    addIfOpen(name + " uses an item", ACT, by(UseItem.class, being));
    addIfOpen(name + " heals by a gift", ACT, by(LayOnHands.class, being));
    addIfOpen(name + " tries a stunt", ACT, by(Stunt.class, being));
    addIfOpen(name + " grabs somebody", ACT, by(Grab.class, being));
    addIfOpen(name + " breaks free", ACT, by(BreakFree.class, being));
    addIfOpen(name + " hides", ACT, by(Hide.class, being));
    addIfOpen(name + " helps an ally", ACT, by(HelpAlly.class, being));
    addIfOpen(name + " drops and rolls", ACT, by(DropAndRoll.class, being));
    addIfOpen(name + " douses somebody", ACT, by(Douse.class, being));
    addIfOpen(name + " stops bleeding", ACT, by(StopBleeding.class, being));
    addIfOpen(name + " brings somebody up for air", ACT, by(Rescue.class, being));
    addIfOpen(name + " shakes somebody awake", ACT, by(Shake.class, being));
    addIfOpen(name + " reloads", ACT, by(Reload.class, being));
    addIfOpen(name + " holds an action ready", ACT, by(Ready.class, being));
    addIfOpen(name + " tries something else", ACT, by(Attempt.class, being));
    motions(being);
    traps(being);
    things(being);
    if (state.inCombat()) {
      addIfOpen(name + " begins the turn", MOVE, by(BeginTurn.class, being));
      add(name + " ends the turn", MOVE, by(EndTurn.class, being));
    }
  }

  private void motions(Being being) {
    var name = being.name();
    addIfOpen(name + " moves", MOVE, going(being, Pace.MOVE));
    if (state.inCombat()) {
      addIfOpen(name + " runs", MOVE, going(being, Pace.RUN));
      addIfOpen(name + " crawls", MOVE, going(being, Pace.CRAWL));
      addIfOpen(name + " calls out", MOVE, by(Call.class, being));
    }
    addIfOpen(name + " gets up", MOVE, by(StandUp.class, being));
    addIfOpen(name + " comes up for air", MOVE, by(Surface.class, being));
  }

  /// To a space of the map, or along the line.
  private Partial going(Being being, Pace pace) {
    if (state.map().isPresent()) {
      return by(GoTo.class, being).with("pace", pace);
    }
    return switch (pace) {
      case MOVE -> by(Move.class, being);
      case RUN -> by(Run.class, being);
      case CRAWL -> by(Crawl.class, being);
    };
  }

  private void magic(Being being) {
    for (String spell : Casting.equipped(being)) {
      add(being.name() + " casts " + spell, MAGIC, by(CastSpell.class, being).with("spell", spell));
    }
    addIfOpen(being.name() + " reads a scroll", MAGIC, by(ReadScroll.class, being));
    addIfOpen(being.name() + " burns a spell to heal", MAGIC, by(BurnToHeal.class, being));
  }

  private void traps(Being being) {
    var name = being.name();
    addIfOpen(name + " searches for traps", CHECK, by(Search.class, being));
    for (Device device : state.world().devices()) {
      if (!device.found() || device.done()) {
        continue;
      }
      var what = device.name() + " (" + device.id() + ")";
      add(
          name + (device.isTrap() ? " disables " : " picks ") + what,
          CHECK,
          by(WorkOn.class, being).with("device", device.id()));
      addIfOpen(
          name + " breaks " + what, CHECK, by(ForceOpen.class, being).with("device", device.id()));
      addIfOpen(
          name + " sets off " + what, CHECK, by(SetOff.class, being).with("device", device.id()));
    }
  }

  private void things(Being being) {
    var name = being.name();
    addIfOpen(name + " holds, wears or stows something", GEAR, by(Place.class, being));
    addIfOpen(name + " takes something up", GEAR, by(TakeUp.class, being));
    addIfOpen(name + " takes something from the fallen", GEAR, by(Loot.class, being));
    addIfOpen(name + " drops something", GEAR, by(Drop.class, being));
    addIfOpen(name + " hands something over", GEAR, by(Give.class, being));
  }

  private void tests(Being being) {
    addIfOpen(being.name() + " makes a test", CHECK, by(Test.class, being));
    addIfOpen(being.name() + " competes with somebody", CHECK, by(Oppose.class, being));
  }

  // Outside combat

  private void errands(Being being) {
    if (state.inCombat()) {
      return;
    }
    var name = being.name();
    addIfOpen(name + " buys gear", GEAR, by(Buy.class, being));
    addIfOpen(name + " sells something", GEAR, by(Sell.class, being));
    addIfOpen(name + " gives coins", GEAR, by(GiveCoins.class, being));
    addIfOpen(name + " fills a waterskin", GEAR, by(Refill.class, being));
    addIfOpen(name + " pays for a temple's cure", REST, by(BuyCure.class, being));
    addIfOpen(name + " pays for a night under a roof", REST, by(StayTheNight.class, being));
    addIfOpen(name + " hires help or buys a mule", ADVANCE, by(Hire.class, being));
    addIfOpen(name + " lets somebody go", ADVANCE, by(Dismiss.class, being));
    if (being.has(Knack.SPELLCRAFT)) {
      add(name + " equips spells", MAGIC, by(EquipSpells.class, being));
      addIfOpen(name + " learns a spell", MAGIC, by(LearnSpell.class, being));
    }
    if (being.isPc()) {
      add(name + " gains a level", ADVANCE, by(LevelUp.class, being));
    }
  }

  private void rests() {
    add("Take a short rest", REST, Partial.of(ShortRest.class));
    add("Take a long rest", REST, Partial.of(LongRest.class));
    if (state.side(Who.Side.PARTY).stream().anyMatch(Being::isUnrested)) {
      add("Rest in bed", REST, Partial.of(BedRest.class));
    }
  }

  // The GM

  private void forTheGm() {
    for (Being being : own()) {
      if (!being.isDead()) {
        deeds(being);
        tests(being);
      }
    }
    rests();
    word("Begin combat", BeginCombat.class);
    rare("End the round", EndRound.class);
    rare("End the combat", EndCombat.class);
    rare("A readied action's moment comes", SpringTrigger.class);
    rare("Danger has passed", DangerPasses.class);
    rare("Test the foes' nerve", TestNerve.class);
    word("Let turns pass", LetTurnsPass.class);
    rare("Let rounds pass", LetRoundsPass.class);
    rare("Award Fortune", AwardFortune.class);
    rare("Afflict somebody", Afflict.class);
    rare("Relieve somebody", Relieve.class);
    rare("Hurt somebody", RathStep.Harm.class);
    rare("Somebody goes under water", Submerge.class);
    rare("A killing stroke", Kill.class);
    rare("Somebody takes a side", TakeSide.class);
    rare("Say what holds of somebody", SetFlag.class);
    rare("Say how dark it is", SetDarkness.class);
    rare("Lay a map", LayMap.class);
    rare("Put somebody into a space", PutAt.class);
    rare("Put a trap or lock here", SetDevice.class);
    rare("A trap goes off", SpringTrap.class);
    rare("Take a trap or lock away", RemoveDevice.class);
    rare("Bestow something", Bestow.class);
    rare("Bestow coins", BestowCoins.class);
    rare("Something is used: roll its usage die", RollUsage.class);
    rare("Grant an aptitude", GrantAptitude.class);
    rare("End the scene", EndScene.class);
    rare("Begin a session", BeginSession.class);
    rare("End the session", EndSession.class);
    rare("Bring in creatures", BringIn.class);
    rare("A ready-made character joins", Welcome.class);
    rare("Take somebody away", TakeAway.class);
    rare("Hand somebody over to another seat", HandOver.class);
    rare("Show or hide somebody", Reveal.class);
    rare("Make a new character", CreateCharacter.class);
    rare("Set a value", SetValue.class);
  }

  /// A word of the GM's that is shown even when it is not open.
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

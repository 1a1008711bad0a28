package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Names;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.craft.Secrecy;
import quintain.rath.state.Being;
import quintain.rath.state.Gear;
import quintain.rath.state.Habit;
import quintain.rath.state.Knack;
import quintain.rath.state.LifeEvent;
import quintain.rath.state.Places;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Stat;
import quintain.rath.state.Use;
import quintain.rath.state.Who;

/// Henchmen and beasts: hiring and letting go.
final class Henchmen extends Chapter {
  /// RTH-S-APT-23.
  private static final int CAPTAINS_MORE = 2;

  Henchmen(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.errand(Hire.class, RTH_DER_04)
        .offered("hires help or buys a mule", ADVANCE)
        .ifOpen()
        .toPlayers()
        .when(Trade::mayRunErrands)
        .icon("user-check")
        .by(Hire::by, "Who hires?")
        .slot(Hire::service, "Whom?", entries(Henchmen::services, Trade::priced))
        .slot(Hire::id, "Under which name?", freshId("hand"))
        .refuses(Henchmen::refusal)
        .does(Henchmen::new, Henchmen::hire);
    book.errand(Dismiss.class, RTH_R_87)
        .offered("lets somebody go", ADVANCE)
        .ifOpen()
        .toPlayers()
        .when(Trade::mayRunErrands)
        .by(Dismiss::by, "Who lets somebody go?")
        .slot(Dismiss::whom, "Whom?", friendsFirst())
        .refuses(Henchmen::refusal)
        .does(Henchmen::new, Henchmen::dismiss);
  }

  private static List<Gear> services(RathState state) {
    return state.shelf().gear().stream().filter(gear -> creature(gear).isPresent()).toList();
  }

  /// CHA, and two more for a captain; never below none (RTH-DER-04, RTH-R-87).
  static int most(Being employer) {
    return Math.max(0, employer.stat(Stat.CHA)) + (employer.has(Knack.CAPTAIN) ? CAPTAINS_MORE : 0);
  }

  /// Those who follow somebody; a beast is no henchman.
  static int hired(RathState state, Being employer) {
    int hired = 0;
    for (Being being : state.roster()) {
      boolean follows =
          being.life().employer().filter(employer.id()::equals).isPresent() && !being.isDead();
      hired += follows && !being.does(Habit.NeverFights.class) ? 1 : 0;
    }
    return hired;
  }

  private static Optional<String> creature(Gear service) {
    return service
        .use()
        .flatMap(
            use ->
                use instanceof Use.Hire hire
                    ? Optional.of(hire.creature())
                    : use instanceof Use.Beast beast
                        ? Optional.of(beast.creature())
                        : Optional.empty());
  }

  static Optional<Refusal> refusal(RathState state, RathStep.Hire step) {
    var barred = Trade.errandRefusal(state, step.by(), RTH_DER_04);
    if (barred.isPresent()) {
      return barred;
    }
    var employer = state.being(step.by());
    if (!employer.isPc()) {
      return no(RTH_R_87, "Only players' characters hire, and " + employer.name() + " is none");
    }
    var service = state.shelf().gear(step.service());
    var creature = service.flatMap(Henchmen::creature).flatMap(state.shelf()::creature);
    if (service.isEmpty() || creature.isEmpty()) {
      return no(RTH_DER_04, "Nobody called " + step.service() + " is for hire");
    }
    boolean beast = service.get().use().filter(Use.Beast.class::isInstance).isPresent();
    if (!beast && hired(state, employer) >= most(employer)) {
      return no(RTH_DER_04, employer.name() + " can lead " + most(employer) + " henchmen at most");
    }
    return Trade.afford(employer, service.get().price().orElse(0), service.get().name())
        .or(() -> state.nameRefusal(step.id(), employer.seat(), RTH_DOC_05));
  }

  /// A henchman is a full combatant on the PCs' side, run by the player, without Fortune or XP
  /// (RTH-R-87); in the roster right after the employer.
  void hire(RathStep.Hire step) {
    var employer = being(step.by());
    var service = state().shelf().gear(step.service()).orElseThrow();
    var entry = creature(service).flatMap(state().shelf()::creature).orElseThrow();
    new Trade(play).pay(step.by(), service.price().orElse(0), "hires " + entry.name(), RTH_DER_04);
    var id = state().freeId(step.id());
    var who =
        new Who(
            id,
            Names.title(id),
            employer.seat(),
            Who.Kind.HENCHMAN,
            Who.Side.PARTY,
            Secrecy.OPEN,
            Who.Persona.NONE);
    int at =
        state().map().isPresent() ? Places.free(state(), step.id(), employer.at()) : employer.at();
    emit(
        new LifeEvent.Hired(
            Opening.creature(who, entry, state().shelf(), Optional.of(employer.id()), at)),
        RTH_R_87);
  }

  static Optional<Refusal> refusal(RathState state, RathStep.Dismiss step) {
    var barred = Trade.errandRefusal(state, step.by(), RTH_R_87);
    if (barred.isPresent()) {
      return barred;
    }
    var whom = state.find(step.whom());
    return whom.flatMap(being -> being.life().employer()).filter(step.by()::equals).isPresent()
        ? Optional.empty()
        : no(RTH_R_87, state.nameOf(step.whom()) + " does not follow " + state.nameOf(step.by()));
  }

  void dismiss(RathStep.Dismiss step) {
    emit(new LifeEvent.Left(step.whom()), RTH_R_87);
  }
}

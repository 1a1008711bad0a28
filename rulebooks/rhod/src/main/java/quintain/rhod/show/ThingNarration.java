package quintain.rhod.show;

import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.rhod.rules.Containers;
import quintain.rhod.state.Fog;
import quintain.rhod.state.Item;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.ThingEvent.*;
import quintain.rhod.state.Verb;
import quintain.rhod.state.Words;
import quintain.rhod.state.World;

/// The log of things: what is taken, worn, loaded, used and made.
final class ThingNarration extends Teller {
  ThingNarration(RhodState before) {
    super(before);
  }

  Line line(ThingEvent event) {
    return switch (event) {
      case ArmorMended e ->
          secret(
              e.who(),
              "mends the %s by %d Armoring".formatted(item(e.who(), e.item()), e.armoring()));
      case Shifted e -> about(e.who(), placed(e.place()) + item(e.who(), e.item()));
      case Preferred e ->
          secret(e.who(), "means to use the %s first".formatted(item(e.who(), e.item())));
      case Got e -> found(e.who(), about(e.who(), "has " + counted(e.item())));
      case Lost e -> secret(e.who(), "has %s no longer".formatted(lost(e)));
      case Laid e ->
          at(e.at(), "On the ground at %s: %s".formatted(place(e.at()), counted(e.item())));
      case TakenUp e ->
          at(
              e.what().at(),
              "Taken up at %s: %s".formatted(place(e.what().at()), counted(e.what().item())));
      case Changed e -> secret(e.who(), "has changed the " + e.item().thing().name());
      case Fired e -> secret(e.who(), "uses up a shot of the " + item(e.who(), e.item()));
      case Reloaded e ->
          about(
              e.who(),
              "reloads the %s with %d".formatted(item(e.who(), e.item()), e.pieces().size()));
      case Jammed e ->
          about(
              e.who(),
              e.stuck()
                  ? "has a Jam in the " + item(e.who(), e.item())
                  : "clears the " + item(e.who(), e.item()));
      case StepTaken e ->
          about(e.who(), "%s the %s".formatted(done(e.verb()), item(e.who(), e.item())));
      case ChargeSpent e -> secret(e.who(), "spends a Charge of the " + item(e.who(), e.item()));
      case Lit e ->
          about(
              e.who(),
              e.burns()
                  ? "lights the " + item(e.who(), e.item())
                  : "lets the %s go out".formatted(item(e.who(), e.item())));
      case BurnedDown e ->
          e.left().lit()
              ? NOTHING
              : at(
                  e.what().at(),
                  "The %s at %s goes out".formatted(e.left().thing().name(), place(e.what().at())));
      case ZoneMade e -> zone(e.zone(), true);
      case ZoneEnded e -> zone(e.zone(), false);
      case DoorMoved e ->
          Line.open(
              "The %s is %s"
                  .formatted(
                      e.after().passable() ? e.before().name() : e.after().name(),
                      e.after().passable() ? "open" : "closed"));
      case DoneThisTurn _, DoneThisEncounter _ -> NOTHING;
      case Did e -> about(e.who(), e.what());
      case Worked e ->
          about(
              e.who(),
              "spends a Watch on the %s with %s, %s"
                  .formatted(
                      item(e.who(), e.item()),
                      e.skill().title(),
                      e.well() ? "and it goes well" : "in vain"));
      case TargetSetUp e ->
          at(
              e.target().at(),
              "%s at %s can be attacked".formatted(e.target().name(), place(e.target().at())));
      case Battered e ->
          about(
              e.who(),
              !e.hit()
                  ? "misses %s with %d".formatted(e.target().name(), e.total())
                  : e.damage() >= e.target().vitality()
                      ? "breaks %s with %d".formatted(e.target().name(), e.total())
                      : "hits %s with %d".formatted(e.target().name(), e.total()));
      case ContainerSet e ->
          at(
              e.container().at(),
              "The %s stands at %s".formatted(e.container().name(), place(e.container().at())));
      case ContainerMoved e -> container(e.container(), e.open() ? "is open" : "is closed");
      case PutIn e -> inside(e.container(), "holds " + counted(e.item()));
      case TakenOut e -> inside(e.container(), "no longer holds the " + e.item());
      case Locked e ->
          new Line(
              "The %s is locked, DC %d".formatted(e.lock().on(), e.lock().dc()), Audience.REFEREE);
      case Unlocked e -> Line.open("The %s is locked no longer".formatted(e.what()));
      case LockTried e -> about(e.who(), e.open() ? "opens the lock" : "cannot open the lock yet");
    };
  }

  /// What happens to a container, for those who see it; to what is in a closed one, for the Referee
  /// alone.
  private Line container(String name, String what) {
    return new Line(
        "The %s %s".formatted(name, what),
        Containers.find(before, name)
            .map(container -> Fog.witnesses(before, container.at()))
            .orElse(Audience.EVERYONE));
  }

  private Line inside(String name, String what) {
    return Containers.find(before, name).filter(World.Container::open).isPresent()
        ? container(name, what)
        : new Line("The %s %s".formatted(name, what), Audience.REFEREE);
  }

  /// What somebody does to a thing in one step of its use.
  private static String done(Verb verb) {
    return switch (verb) {
      case UNPACK -> "unpacks";
      case HOLD -> "takes";
      case PLACE -> "sets down";
      case PACK -> "packs";
      case OPEN -> "opens";
      case CLOSE -> "closes";
      case PREP -> "readies";
      case FORCE -> "forces somebody for";
      case APPLY -> "applies";
      case INJECT -> "takes a dose of";
      case FEED -> "gives somebody of";
      case WRAP -> "wraps";
      case LOCATE -> "finds the right spot with";
      case LIGHT -> "lights";
      case TIE -> "ties";
    };
  }

  private String lost(Lost e) {
    return before
        .find(e.who())
        .flatMap(being -> being.kit().find(e.item()))
        .map(item -> counted(item, e.count()))
        .orElse("the " + e.item());
  }

  private static String counted(Item item) {
    return counted(item, item.count());
  }

  private static String counted(Item item, int count) {
    return (count == 1 ? "the " : "") + Words.counted(item.thing(), count, item.thing().name());
  }

  private static String placed(Place place) {
    return switch (place) {
      case MAIN_HAND, OFF_HAND -> "takes in hand the ";
      case TWO_HANDS -> "takes in both hands the ";
      case ARMOR_WORN, HEADGEAR -> "puts on the ";
      case SHEATH -> "sheathes the ";
      case COINPURSE, QUIVER, PACK, NATURAL -> "packs the ";
    };
  }

  private Line zone(World.Zone zone, boolean made) {
    var what =
        switch (zone.kind()) {
          case FLASH -> "Blinding Light";
          case SMOKE -> "Smoke";
          case CALTROPS -> "Caltrops";
          case LINE -> "A fixed line";
          case AIRLESS -> "Nothing to breathe";
        };
    return at(zone.at(), "%s at %s%s".formatted(what, zone.at(), made ? "" : ": no longer"));
  }
}

package quintain.rhod.show;

import static quintain.kernel.Line.Mark.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.kernel.parts.Phrases;
import quintain.rhod.rules.Rounds;
import quintain.rhod.state.Fight;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.FightEvent.*;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Part;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Scene;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Tilt;
import quintain.rhod.state.Values;
import quintain.rhod.state.Words;
import quintain.space.Cover;

/// One line of the log for each event, in the book's words; this class tells Encounters, checks,
/// harm and positions. Bookkeeping has no line.
final class Narration extends Teller {
  private final List<RhodEvent> earlier;

  private Narration(RhodState before, List<RhodEvent> earlier) {
    super(before);
    this.earlier = earlier;
  }

  static Line narrate(RhodEvent event, RhodState before, List<RhodEvent> earlier) {
    var narration = new Narration(before, earlier);
    return narration.agreeing(
        switch (event) {
          case FightEvent e -> narration.line(e);
          case ThingEvent e -> new ThingNarration(before).line(e);
          case LifeEvent e -> new LifeNarration(before).line(e);
        });
  }

  private Line line(FightEvent event) {
    return switch (event) {
      case Told e -> told(e.who(), e.what());
      case SceneSet e -> Line.open(e.words());
      case ActDeclared e ->
          about(
              e.by(), "declares %s %s".formatted(e.what().equals("Attack") ? "an" : "a", e.what()));
      case Fizzled e ->
          new Line(
              "%s of %s comes to nothing".formatted(Phrases.sentence(e.what()), name(e.by())),
              witnesses(e.by()));
      case AttackDeclared e -> declared(e);
      case AttackRolled e -> rolled(e);
      case DamageDealt e -> dealt(e);
      case Suffered e -> about(e.who(), "suffers from " + e.cause());
      case Checked e -> checked(e);
      case Opposed e -> opposed(e);
      case Overruled e ->
          secret(
              e.who(),
              "%s: %d instead of %d, by the Referee's word"
                  .formatted(e.what(), e.word(), e.computed()));
      case DamageWeighed e -> weighed(e);
      case LastSeen e ->
          new Line(
              "%s was last seen at %s".formatted(name(e.who()), place(e.at())), owner(e.who()));
      case DeathCalled e ->
          about(
                  e.who(),
                  "makes a Death Call of %d, and %s"
                      .formatted(e.roll(), e.success() ? "holds on" : "fails"))
              .as(TURNING_POINT);

      case ArmoringLost e ->
          harm(
              e.who(),
              e.points() + " Armoring",
              before.find(e.who()).map(being -> being.kit().armoring()).orElse(0) - e.points(),
              "is saved by their Armor");
      case VitalityLost e -> harm(e.who(), lost(e), vitality(e) - e.points(), "is hurt");
      case VitalityGained e ->
          figure(e.who(), "regains %d Vitality".formatted(e.points()), "recovers");
      case Wounded e -> wounded(e).as(TURNING_POINT);
      case WoundsHealed e ->
          about(
              e.who(),
              e.number() == 1 ? "is rid of a Wound" : "is rid of " + e.number() + " Wounds");
      case HitDieSpent e ->
          figure(
              e.who(),
              "expends a Hit Die: %d, and gains %d Vitality".formatted(e.roll(), e.gained()),
              "catches their breath");
      case HitDiceRegained e -> secret(e.who(), "has %s back".formatted(Words.hitDice(e.dice())));
      case VitalsFitted e ->
          secret(
              e.who(),
              "has Vitality %d and %s now".formatted(e.vitality(), Words.hitDice(e.hitDice())));
      case Died e -> about(e.who(), "dies" + Phrases.bracketed(e.cause())).as(DEATH);

      case StanceTaken e ->
          about(e.who(), (e.stance().runs() ? "is in " : "is ") + Words.title(e.stance()));
      case Moved e -> about(e.who(), "goes to " + place(e.way().getLast()));
      case Pushed e ->
          e.way().isEmpty()
              ? about(e.who(), "is pushed, and cannot give way")
              : about(e.who(), pushed(e) + place(e.way().getLast()));
      case CoverSet e -> covered(e);
      case AttitudeSet e ->
          between(
              e.attitude().of(),
              e.attitude().toward(),
              "%s regards %s as %s"
                  .formatted(
                      name(e.attitude().of()),
                      name(e.attitude().toward()),
                      regard(e.attitude().regard())));
      case FogSet e -> Line.open(e.on() ? "Fog hides what nobody sees" : "The fog lifts");
      case Spotted e -> new Line(name(e.who()) + " shows up in the fog", Audience.EVERYONE);
      case MapLaid _ -> Line.open("The Referee lays another map");
      case ExpansionTurned e ->
          Line.open("%s is %s play".formatted(e.expansion(), e.on() ? "in" : "out of"));
      case WeatherSet e -> Line.open("Weather: " + e.weather());
      case TerrainSet e -> at(e.at(), "Terrain at %s: %s".formatted(place(e.at()), e.terrain()));
      case ZonesSet _ -> NOTHING;

      case InitiativeCalled _ -> Line.open("The Referee Calls for Initiative").as(BEGIN);
      case InitiativeRolled e -> initiative(e);
      case OrderMade e -> order(e.order().stream().map(Fight.Rank::who).toList());
      case RoundBegan e -> Line.open("Round " + e.round()).as(ROUND);
      case TurnBegan e -> about(e.who(), "begins a Turn").as(TURN);
      case TurnLost e -> about(e.who(), "has no Turn: " + e.why());
      case ApLeft e -> ofFigures(e.who(), apLeft(e));
      case AttackCounted _, HitCounted _, DoneOnce _, UsedUp _, TurnEnded _ -> NOTHING;
      case EncounterKept e ->
          Line.open(
              e.on()
                  ? "The Encounter goes on whatever happens"
                  : "The Encounter may end by itself");
      case EncounterEnded _ -> Line.open("The Encounter is over").as(END);

      case Joined e -> arrives(e.being(), "is here");
      case Left e -> about(e.who(), "leaves");
      case HandedOver e -> handedOver(e.who(), e.seat());
      case Revealed e -> revealed(e.who(), e.secrecy());
      case ValueSet e -> valueSet(Values.WORDS, e.fact(), e.value(), e.reason());
    };
  }

  // Attacks

  private Line declared(AttackDeclared e) {
    var targets = seen(e.targets());
    return about(
        e.by(),
        "%s%s with %s"
            .formatted(
                e.granted() ? "takes the opening and attacks" : "attacks",
                targets.isEmpty() ? "" : " " + Wording.names(before, targets),
                item(e.by(), e.with())));
  }

  /// The Defense of one whose figures are hidden is not named, nor what made up their roll, but to
  /// the Referee.
  private Line rolled(AttackRolled e) {
    var against = " against %s %d".formatted(Words.title(e.defense()), e.value());
    var parts = madeOf(e.parts(), e.tilts());
    var roll =
        "%s %s %s: %d"
            .formatted(name(e.by()), e.hit() ? "hits" : "misses", name(e.target()), e.total());
    return between(
        e.by(),
        e.target(),
        roll + (figuresHidden(e.target()) ? "" : against) + (figuresHidden(e.by()) ? "" : parts),
        roll + against + parts);
  }

  private Line dealt(DamageDealt e) {
    var damage =
        "deals %d %s%s damage"
            .formatted(e.damage(), e.trueDamage() ? "True " : "", Words.title(e.type()));
    return figure(e.by(), damage + madeOf(e.parts(), List.of()), damage);
  }

  private static String madeOf(List<Part> parts, List<Tilt> tilts) {
    var said = new ArrayList<String>();
    for (Part part : parts) {
      if (part.amount() != 0) {
        said.add("%s %s".formatted(part.name(), Words.signed(part.amount())));
      }
    }
    for (Tilt tilt : tilts) {
      said.add("%s by %s".formatted(tilt.up() ? "Advantage" : "Disadvantage", tilt.name()));
    }
    return said.isEmpty() ? "" : said.stream().collect(Collectors.joining(", ", " (", ")"));
  }

  private Line weighed(DamageWeighed e) {
    return secret(
        e.who(),
        "%s: %d %s%s damage becomes %d%s"
            .formatted(
                e.to() < e.from() ? "resists" : "is vulnerable",
                e.from(),
                e.trueDamage() ? "True " : "",
                Words.title(e.type()),
                e.to(),
                madeOf(e.parts(), List.of())));
  }

  private int vitality(VitalityLost e) {
    return before.find(e.who()).map(being -> being.vitals().vitality()).orElse(0);
  }

  /// No more is lost than there was; what came past Armoring beyond it is told beside it.
  private String lost(VitalityLost e) {
    int had = vitality(e);
    return "%d Vitality%s%s"
        .formatted(
            e.points(),
            e.points() == had ? beyond(came(e), had) : "",
            Phrases.bracketed(e.source()));
  }

  /// What is left of the damage that was told before, once Armoring has taken its part; 0 where
  /// none was told.
  private int came(VitalityLost e) {
    int came = 0;
    for (RhodEvent event : earlier) {
      came =
          switch (event) {
            case DamageDealt dealt -> dealt.damage();
            case DamageWeighed weighed when weighed.who().equals(e.who()) -> weighed.to();
            case ArmoringLost lost when lost.who().equals(e.who()) -> came - lost.points();
            case VitalityLost lost when lost.who().equals(e.who()) -> came - lost.points();
            case Suffered _, Overruled _ -> 0;
            default -> came;
          };
    }
    return came;
  }

  private Line wounded(Wounded e) {
    int wounds = before.find(e.who()).map(being -> being.vitals().wounds()).orElse(0) + 1;
    return figure(e.who(), "takes a Wound, and has %d now".formatted(wounds), "takes a Wound");
  }

  // Checks

  private Line checked(Checked e) {
    var result = e.dc().isEmpty() ? "makes" : e.success() ? "passes" : "fails";
    var against = e.dc().map(" against %d"::formatted).orElse("");
    return figure(
        e.who(),
        "%s a check of %s: %d%s%s"
            .formatted(result, e.what(), e.total(), against, madeOf(e.parts(), e.tilts())),
        "%s a check of %s".formatted(result, e.what()));
  }

  /// The total of one whose figures are hidden is not named, but to the Referee.
  private Line opposed(Opposed e) {
    return between(
        e.who(),
        e.with(),
        opposed(e, !figuresHidden(e.who()), !figuresHidden(e.with())),
        opposed(e, true, true));
  }

  private String opposed(Opposed e, boolean figures, boolean others) {
    return "%s %s %s in %s%s%s"
        .formatted(
            name(e.who()),
            e.won() ? "beats" : "does not beat",
            name(e.with()),
            e.what(),
            figures ? (others ? ": " : " with ") + e.total() : "",
            others ? " against " + e.otherTotal() : "");
  }

  /// All of them to the Referee, to the others those whom everybody sees.
  private Line order(List<String> all) {
    var order = "Turn Order: ";
    return new Line(
        order + Wording.names(before, seen(all)),
        Audience.EVERYONE,
        order + Wording.names(before, all));
  }

  /// With what the check was made with, where its figures lie open.
  private Line initiative(InitiativeRolled e) {
    var has = "has Initiative " + e.total();
    var parts = before.find(e.who()).map(who -> Rounds.initiative(before.house(), who));
    return figure(e.who(), has + madeOf(parts.orElse(List.of()), List.of()), has);
  }

  // Positions

  /// Whoever is dead and goes down is pushed by nobody.
  private String pushed(Pushed e) {
    return before
            .find(e.who())
            .filter(being -> being.isDead() && e.way().getLast().z() < being.at().z())
            .isPresent()
        ? "falls to "
        : "is pushed to ";
  }

  private Line covered(CoverSet e) {
    var pair = e.covering();
    return between(
        pair.attacker(),
        pair.target(),
        "%s has %s against %s"
            .formatted(
                name(pair.target()),
                pair.grade() == Cover.NONE ? "No Cover" : Words.title(pair.grade()) + " Cover",
                name(pair.attacker())));
  }

  private static String regard(Scene.Regard regard) {
    return switch (regard) {
      case ALLY -> "an ally";
      case NEUTRAL -> "neutral";
      case HOSTILE -> "hostile";
    };
  }

  /// The line stands below whoever begins a Turn or does something, so that it names nobody.
  private String apLeft(ApLeft e) {
    return before.turnOf(e.who()).map(Fight.Turn::ap).orElse(0) == 0
        ? e.ap() + " AP to spend"
        : e.ap() + " AP left";
  }
}

package quintain.otherworlds.show;

import static quintain.kernel.Line.Mark.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.kernel.craft.Teller;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.rules.Battle;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Edge;
import quintain.otherworlds.state.FightEvent.*;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Lack;
import quintain.otherworlds.state.Layer;
import quintain.otherworlds.state.LifeEvent.*;
import quintain.otherworlds.state.Maneuver;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwEvent.*;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.Part;
import quintain.otherworlds.state.Stance;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.ThingEvent.*;
import quintain.otherworlds.state.Twist;
import quintain.otherworlds.state.Values;
import quintain.otherworlds.state.Who;

/// One line of the log for each event, in the book's words. Rolls fall in the open, so that both
/// sides know what they answer.
final class Narration extends Teller<OtwState, Being> {
  private Narration(OtwState before) {
    super(before, "the World Master");
  }

  static Line narrate(OtwEvent event, OtwState before) {
    var narration = new Narration(before);
    return narration.agreeing(narration.line(event));
  }

  private Line line(OtwEvent event) {
    return switch (event) {
      case Told e -> told(e.who(), e.what());
      case AttackDeclared e -> declared(e);
      case StanceTaken e ->
          about(e.who(), e.stance() == Stance.EVADE ? "means to evade" : "stands and defends");
      case Clashed e -> clashed(e);
      case LetFlew e -> rolled(e.by(), "attacks", e.attack(), e.sixes(), e.parts(), e.edges());
      case Faced e ->
          rolled(e.who(), stance(e.stance()), e.defence(), e.sixes(), e.parts(), e.edges());
      case Bought e ->
          about(
              e.who(), "buys " + Phrases.and(e.maneuvers().stream().map(Maneuver::title).toList()));
      case Layered e -> layered(e);
      case Checked e -> checked(e);
      case Opposed e -> opposed(e);
      case Scanned e ->
          between(
              e.who(),
              e.target(),
              "%s looks %s over: %s"
                  .formatted(
                      name(e.who()),
                      name(e.target()),
                      e.findings().isEmpty()
                          ? "nothing to find"
                          : String.join("; ", e.findings())));

      case HealthLost e -> lost(e);
      case HealthGained e -> figure(e.who(), "regains " + e.points() + " Health", "recovers");
      case AstralChanged e -> astral(e);
      case DisciplineChanged e -> secret(e.who(), "has " + e.to() + " Discipline left");
      case Became e -> became(e.who(), e.status());
      case Counted e -> counted(e);
      case NoLonger e -> over(e.who(), e.kind(), "");
      case NoLongerOf e -> over(e.who(), e.kind(), e.other());
      case StatusesPassed e -> passed(e);
      case FellUnconscious e ->
          figure(
                  e.who(),
                  "falls unconscious, with %s to live"
                      .formatted(Phrases.counted(e.rounds(), "round")),
                  "falls unconscious")
              .as(TURNING_POINT);
      case Woke e -> about(e.who(), "comes round, on the ground");
      case Died e ->
          before.find(e.who()).filter(Being::isStructure).isPresent()
              ? about(e.who(), "is broken").as(TURNING_POINT)
              : figure(e.who(), "dies: " + e.cause(), "dies").as(DEATH);

      case LeftChanged e ->
          ofFigures(
              e.who(),
              "The %s of %s: %d left".formatted(item(e.who(), e.item()), name(e.who()), e.left()));
      case Dropped e -> about(e.who(), "drops the " + item(e.who(), e.item()));
      case LaidDown e ->
          about(e.who(), "lays the %s down at %s".formatted(item(e.who(), e.item()), e.at()));
      case SetOut e -> Line.open("The %s lies at %s".formatted(e.item().gear().name(), e.at()));
      case Thrown e ->
          about(e.who(), "throws the %s to %s".formatted(item(e.who(), e.item()), e.at()));
      case Spent e -> secret(e.who(), "has used up the " + item(e.who(), e.item()));
      case Placed e -> about(e.who(), placed(e.place(), item(e.who(), e.item())));
      case MarksChanged e -> secret(e.who(), "has %d marks".formatted(e.to()));
      case Gained e -> found(e.who(), about(e.who(), "has the " + e.item().gear().name()));
      case PickedUp e -> found(e.who(), about(e.who(), "picks up the " + onTheGround(e.item())));
      case HandedTo e ->
          between(
              e.who(),
              e.to(),
              "%s hands %s the %s".formatted(name(e.who()), name(e.to()), item(e.who(), e.item())));
      case TakenFrom e -> found(e.who(), takenFrom(e));
      case Looted e -> found(e.who(), looted(e));
      case ItemUsed e ->
          about(e.who(), "uses the " + item(e.who(), e.item()) + on(e.who(), List.of(e.target())));
      case SkillUsed e -> about(e.who(), "uses " + e.skill() + on(e.who(), e.targets()));
      case SpellCast e -> about(e.who(), "casts " + e.spell() + on(e.who(), e.targets()));
      case ZoneFilled e -> Line.open("Smoke fills the spaces about " + e.zone().centre());

      case Moved e ->
          about(e.who(), (comesDown(e) ? "comes down at " : "goes to ") + e.path().getLast());
      case CoverSet e ->
          between(
              e.attacker(),
              e.target(),
              "%s has %s against %s"
                  .formatted(
                      name(e.target()),
                      switch (e.grade()) {
                        case NONE -> "no cover";
                        case PARTIAL, FULL -> Phrases.words(e.grade()) + " cover";
                        case AS_ON_THE_MAP -> "the cover that the map shows";
                      },
                      name(e.attacker())));

      case FogSet e -> Line.open(e.on() ? "Fog hides what nobody sees" : "The fog lifts");
      case Spotted e -> new Line(name(e.who()) + " shows up in the fog", Audience.EVERYONE);
      case MapLaid _ -> Line.open("The World Master lays another map");

      case BattleBegan _ -> Line.open("Battle begins").as(BEGIN);
      case InitiativeRolled e -> initiative(e);
      case InitiativeRolledAgain e -> about(e.who(), "rolls a tie off with " + e.die());
      case OrderSet _ -> NOTHING;
      case RoundBegan e -> Line.open("Round " + e.round()).as(ROUND);
      case TurnBegan e -> about(e.who(), "is up").as(TURN);
      case ControlTaken e -> about(e.who(), "is played by " + played(e.seat()) + " this turn");
      case PointsLeft _, DoneOnce _, StepsLeft _, DoneFreely _, FirstTaken _, TurnEnded _ ->
          NOTHING;
      case Reacted e -> about(e.who(), "reacts");
      case Readied e -> readied(e);
      case Released e -> about(e.who(), "lets go what was readied");
      case BattleKept e ->
          Line.open(
              e.on() ? "The battle goes on whatever happens" : "The battle may end by itself");
      case BattleEnded _ -> Line.open("The battle is over").as(END);

      case TimePassed e -> Line.open(Phrases.sentence(Phrases.passing(Wording.span(e.minutes()))));
      case PoisonWaited _ -> NOTHING;
      case Rested e -> about(e.who(), Wording.repose(e.how()));
      case Refreshed e ->
          secret(e.who(), "is fresh again: Discipline and the day's skills are back");
      case UsedToday _, UsedInBattle _ -> NOTHING;
      case RankGained e -> ranked(e);

      case Joined e -> arrives(e.being(), "is here");
      case Left e -> about(e.who(), "leaves");
      case HandedOver e -> handedOver(e.who(), e.seat());
      case Revealed e -> revealed(e.who(), e.secrecy());
      case ValueSet e -> valueSet(Values.WORDS, e.fact(), e.value(), e.reason());
    };
  }

  /// Straight down: a fall, or flight that ends.
  private boolean comesDown(Moved e) {
    var to = e.path().getLast();
    return before
        .find(e.who())
        .map(Being::at)
        .filter(at -> at.x() == to.x() && at.y() == to.y() && at.z() > to.z())
        .isPresent();
  }

  // Attacks

  private Line declared(AttackDeclared e) {
    var seen = seen(e.targets());
    var more = new ArrayList<String>();
    if (e.twist().unload() > 0) {
      more.add("unloading %d".formatted(e.twist().unload()));
    }
    if (e.twist().has(Twist.Quirk.BURST)) {
      more.add("in a burst");
    }
    if (e.twist().has(Twist.Quirk.COUNTER)) {
      more.add("striking back");
    }
    return about(
        e.by(),
        "attacks "
            + (seen.isEmpty() ? "" : Wording.names(before, seen) + " ")
            + "with "
            + e.with()
            + (more.isEmpty() ? "" : ", " + String.join(", ", more)));
  }

  private Line clashed(Clashed e) {
    return between(
        e.by(),
        e.target(),
        clashed(e, !figuresHidden(e.by()), !figuresHidden(e.target())),
        clashed(e, true, true));
  }

  /// A tie misses (OTW-R-18).
  private String clashed(Clashed e, boolean figures, boolean others) {
    return "%s %s %s: %d%s%s against %d%s%s"
        .formatted(
            name(e.by()),
            e.attack() > e.defence() ? "hits" : "misses",
            name(e.target()),
            e.attack(),
            won(e.sixes()),
            why(e.attack(), e.parts(), e.edges(), figures),
            e.defence(),
            won(e.defenceSixes()),
            why(e.defence(), e.defenceParts(), e.defenceEdges(), others));
  }

  private Line rolled(
      String who, String how, int total, int sixes, List<Part> parts, List<Edge> edges) {
    var told = name(who) + " " + how + " with " + total + won(sixes);
    return new Line(
        told + why(total, parts, edges, !figuresHidden(who)),
        witnesses(who),
        told + why(total, parts, edges, true));
  }

  /// What a total is made of, as far as whoever reads it may know, and what gave or took edge.
  private static String why(int total, List<Part> parts, List<Edge> edges, boolean figures) {
    var said = new ArrayList<String>();
    int dice = total;
    for (Part part : parts) {
      dice -= part.amount();
      if (figures || part.plain()) {
        said.add(part.toString());
      }
    }
    if (figures && !parts.isEmpty() && dice > 0) {
      said.add("dice " + dice);
    }
    var told = new ArrayList<String>();
    if (!said.isEmpty()) {
      told.add(String.join(", ", said));
    }
    if (!edges.isEmpty()) {
      // Edge rolls more dice and adds nothing: it stands apart from what adds up to the total.
      told.add("edge " + edges.stream().map(Edge::toString).collect(Collectors.joining(", ")));
    }
    return told.isEmpty() ? "" : " (" + String.join("; ", told) + ")";
  }

  private static String won(int successes) {
    return switch (successes) {
      case 0 -> "";
      case 1 -> " with 1 success";
      default -> " with " + successes + " successes";
    };
  }

  private static String stance(Stance stance) {
    return switch (stance) {
      case DEFEND -> "defends";
      case EVADE -> "evades";
      case HELPLESS -> "stands helpless";
    };
  }

  /// What a layer takes is a figure of whoever wears it. What makes it more, or lets less through
  /// before any of them, is no layer's doing.
  private Line layered(Layered e) {
    return ofFigures(
        e.who(),
        e.to() > e.from() || e.layer() == Layer.DEF
            ? "%s: damage %d → %d (%s)".formatted(name(e.who()), e.from(), e.to(), e.why())
            : "%s: damage %d → %d, %s (%s)"
                .formatted(name(e.who()), e.from(), e.to(), e.layer().title(), e.why()));
  }

  // Checks

  private Line checked(Checked e) {
    var result = e.success() ? "passes" : "fails";
    if (e.lacking().isPresent()) {
      var told = "%s a check of %s: %s".formatted(result, e.what(), lacks(e.lacking().get()));
      return figure(e.who(), told, told);
    }
    return figure(
        e.who(),
        "%s a check of %s: %d against %d".formatted(result, e.what(), e.total(), e.against()),
        "%s a check of %s".formatted(result, e.what()));
  }

  /// The total of one whose figures are hidden is not named, but to the World Master.
  private Line opposed(Opposed e) {
    return between(
        e.who(),
        e.with(),
        opposed(e, !figuresHidden(e.who()), !figuresHidden(e.with())),
        opposed(e, true, true));
  }

  private static String lacks(Lack lack) {
    return switch (lack) {
      case SIGHT -> "blind, and it takes eyes";
      case VOICE -> "silenced, and it takes a voice";
    };
  }

  /// By how much, or why one of the two could not try, unless the World Master ruled otherwise.
  private String opposed(Opposed e, boolean figures, boolean others) {
    if (e.lacking().isPresent()) {
      return contested(e) + (e.won() ? "" : ": " + lacks(e.lacking().get()));
    }
    if (e.othersLack().isPresent()) {
      return contested(e) + (e.won() ? ", who is " + lacks(e.othersLack().get()) : "");
    }
    return contested(e)
        + (figures ? (others ? ": " : " with ") + e.total() : "")
        + (others ? " against " + e.otherTotal() : "");
  }

  private String contested(Opposed e) {
    return "%s %s %s in %s"
        .formatted(name(e.who()), e.won() ? "beats" : "does not beat", name(e.with()), e.what());
  }

  // Statuses

  private Line astral(AstralChanged e) {
    int change = e.to() - before.being(e.who()).astral().now();
    return secret(
        e.who(),
        "%s %d Astral: %d left"
            .formatted(change < 0 ? "spends" : "regains", Math.abs(change), e.to()));
  }

  private Line became(String who, Status status) {
    var told =
        switch (status.kind()) {
          case PRONE -> "is on the ground";
          case INTIMIDATED -> "is intimidated" + byWhom(status);
          case GRAPPLED -> "is held" + byWhom(status);
          case FLYING -> "flies";
          case BERSERK -> "goes berserk";
          case SHIELDED ->
              "is shielded" + (status.other().isEmpty() ? "" : " by " + status.other());
          case HOLDING -> "holds still";
          case PASSIVE_OFF -> "does without " + passive(status.other());
          case ROPED -> "is roped";
          case DEATH, FROST, PETRIFY, STUN, POISON, BLEED, REDUCTION, DOWNS, CONCEALED, HAMSTRUNG ->
              Wording.having(status.kind(), status.amount());
          case DEAD,
              DOWN,
              DRAINED,
              BRACED,
              STAGGERED,
              HEARTENED,
              FOCUSED,
              FEINTING,
              BLIND,
              SILENCED,
              CONFUSED,
              REGENERATING_HEALTH,
              REGENERATING_ASTRAL,
              STEADIED,
              LEECHING ->
              "is " + Wording.status(status.kind());
        };
    return change(who, Wording.isPlainToSee(status.kind()), told);
  }

  private static String passive(String name) {
    return name.isEmpty() ? "a passive" : name;
  }

  /// By somebody everybody can see, or by nobody named.
  private String byWhom(Status status) {
    return witnesses(status.other()).everyone() ? " by " + name(status.other()) : "";
  }

  private Line counted(Counted e) {
    if (e.amount() == 0) {
      return over(e.who(), e.kind(), "");
    }
    if (e.kind() == Status.Kind.DOWN) {
      return secret(e.who(), "has %s to live".formatted(Phrases.counted(e.amount(), "round")));
    }
    return secret(e.who(), Wording.having(e.kind(), e.amount()));
  }

  private Line over(String who, Status.Kind kind, String other) {
    var told =
        switch (kind) {
          case PRONE -> "is up again";
          case BRACED, STAGGERED, HEARTENED, FOCUSED, FEINTING, LEECHING, HOLDING, DOWNS -> "";
          case SHIELDED -> "loses the shield" + (other.isEmpty() ? "" : " of " + other);
          case PASSIVE_OFF -> "uses " + passive(other) + " again";
          case CONCEALED -> "is hidden no longer";
          case DEATH -> "is cured of death damage";
          case FROST, PETRIFY -> "is free of " + Wording.status(kind);
          case STUN -> "has shaken off the stun";
          case FLYING -> "flies no longer";
          case ROPED -> "is off the line";
          case DEAD,
              DOWN,
              POISON,
              BLEED,
              DRAINED,
              INTIMIDATED,
              GRAPPLED,
              BLIND,
              SILENCED,
              BERSERK,
              CONFUSED,
              REGENERATING_HEALTH,
              REGENERATING_ASTRAL,
              HAMSTRUNG,
              STEADIED,
              REDUCTION ->
              "is no longer " + Wording.status(kind);
        };
    return change(who, Wording.isPlainToSee(kind), told);
  }

  /// What a turn's passing has ended.
  private Line passed(StatusesPassed e) {
    var being = before.find(e.who());
    if (being.isEmpty()) {
      return NOTHING;
    }
    var ended = new ArrayList<String>();
    boolean plain = true;
    for (Status status : being.get().statuses()) {
      boolean stays =
          e.left().stream()
              .anyMatch(
                  left -> left.kind() == status.kind() && left.other().equals(status.other()));
      if (!stays) {
        ended.add(Wording.status(status.kind()));
        plain &= Wording.isPlainToSee(status.kind());
      }
    }
    return change(e.who(), plain, ended.isEmpty() ? "" : "is no longer " + Phrases.and(ended));
  }

  // Things

  private String item(String who, String key) {
    return Wording.item(before, who, key);
  }

  private String onTheGround(String key) {
    return before.world().ground().stream()
        .filter(lying -> lying.item().key().equals(key))
        .findFirst()
        .map(lying -> lying.item().gear().name())
        .orElse(key);
  }

  private static String placed(Item.Place place, String item) {
    return switch (place) {
      case HAND -> "takes the " + item + " in hand";
      case BOTH_HANDS -> "takes the " + item + " in both hands";
      case WORN -> "puts on the " + item;
      case QUICK -> "keeps the " + item + " at hand";
      case SHEATHED -> "puts away the " + item;
      case PACK, NATURAL -> "stows the " + item;
    };
  }

  /// With what is added to the die, where figures lie open.
  private Line initiative(InitiativeRolled e) {
    var has = "has initiative " + e.total();
    int plus = before.find(e.who()).map(Battle::initiative).orElse(0);
    return figure(e.who(), "%s (%d, plus %d)".formatted(has, e.total() - plus, plus), has);
  }

  /// Never more than there was; what came beyond it is told beside it.
  private Line lost(HealthLost e) {
    int had = before.find(e.who()).map(being -> being.health().now()).orElse(0);
    int lost = Math.min(had, e.points());
    return harm(
        e.who(),
        "%d Health%s%s".formatted(lost, beyond(e.points(), had), Phrases.bracketed(e.source())),
        had - lost,
        "is hurt");
  }

  private Line takenFrom(TakenFrom e) {
    return about(
        e.who(),
        "takes the %s from %s"
            .formatted(
                before.being(e.from()).kit().get(e.item()).gear().name(),
                witnesses(e.from()).everyone() ? name(e.from()) : "somebody"));
  }

  private Line looted(Looted e) {
    var from =
        before.find(e.from()).isEmpty() || witnesses(e.from()).everyone()
            ? name(e.from())
            : "somebody";
    return about(
        e.who(),
        "searches %s and finds %s"
            .formatted(from, e.taken().isEmpty() ? "nothing" : Phrases.and(e.taken())));
  }

  private List<String> seen(List<String> ids) {
    return ids.stream()
        .filter(id -> before.find(id).isPresent() && witnesses(id).everyone())
        .toList();
  }

  private String on(String who, List<String> targets) {
    var others = seen(targets).stream().filter(id -> !id.equals(who)).toList();
    return others.isEmpty() ? "" : " on " + Wording.names(before, others);
  }

  // Turns, growth, people

  /// The party plans in the open, foes do not.
  private Line readied(Readied e) {
    var who = e.ready().who();
    boolean openly = before.find(who).map(being -> being.side() != Who.Side.FOES).orElse(true);
    return plan(who, openly, "waits" + Phrases.because(e.ready().trigger()));
  }

  private Line ranked(RankGained e) {
    int rank = before.being(e.who()).life().rank() + 1;
    return about(
        e.who(),
        "reaches rank %d: %s grows%s"
            .formatted(
                rank,
                e.attribute().title(),
                e.pick().map(pick -> ", and " + pick + " is learned").orElse("")));
  }
}

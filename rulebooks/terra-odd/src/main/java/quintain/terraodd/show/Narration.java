package quintain.terraodd.show;

import static quintain.kernel.Line.Mark.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.craft.Teller;
import quintain.kernel.parts.Phrases;
import quintain.kernel.parts.Working;
import quintain.terraodd.rules.Rounds;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Blow;
import quintain.terraodd.state.Fight;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddEvent.*;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Values;
import quintain.terraodd.state.Who;
import quintain.terraodd.state.World;

/// One line of the log for each event, in the book's words.
final class Narration extends Teller<OddState, Being> {
  private final List<OddEvent> earlier;

  private Narration(OddState before, List<OddEvent> earlier) {
    super(before, "the GM");
    this.earlier = earlier;
  }

  /// The line of an event.
  ///
  /// @param earlier what the same command has done before
  static Line narrate(OddEvent event, OddState before, List<OddEvent> earlier) {
    var narration = new Narration(before, earlier);
    return narration.agreeing(narration.line(event));
  }

  private Line line(OddEvent event) {
    return switch (event) {
      case SaveMade e -> save(e);
      case ContestDecided e -> contest(e);
      case Reacted e ->
          about(
              e.who(),
              "is "
                  + e.reaction().toLowerCase(Locale.ROOT)
                  + (e.total() == 0 ? "" : " (2d6: " + e.total() + ")"));
      case FortuneAnswered e ->
          Line.open(
              (e.question().isBlank() ? "" : Phrases.sentence(e.question()) + " ")
                  + "The fortune die shows "
                  + e.face()
                  + (e.comesTrue() ? ": yes" : ": no"));
      case Told e -> told(e.who(), e.what());
      case ActLost e -> lost(e);
      case EffortMade e ->
          about(
              e.who(),
              e.harm() == 0
                  ? "makes an effort that costs nothing"
                  : "makes an effort: " + e.harm() + " Harm");
      case PanicRolled e ->
          about(e.who(), "panics (d6: " + e.face() + "): " + e.outcome()).as(TURNING_POINT);

      case BlowDealt e -> blow(e.blow());
      case PoolSpent _ -> NOTHING;
      case HarmDealt e -> harmDealt(e);
      case GritLost e -> harm(e.who(), e.points() + " Grit", grit(e.who()) - e.points(), "is hurt");
      case GritRolled e -> figure(e.who(), "has " + e.to() + " Grit now", "gathers themselves");
      case AbilityLost e ->
          harm(e.who(), lost(e), score(e.who(), e.ability()) - e.points(), weakened(e.ability()));
      case AbilityRestored e ->
          figure(e.who(), "regains " + e.points() + " " + e.ability().told(), "recovers");
      case LostForGood e ->
          figure(
                  e.who(),
                  "loses " + e.points() + " " + e.ability().told() + " for good",
                  "is marked")
              .as(HARM);
      case AbilityChanged e ->
          figure(e.who(), "now has " + e.ability().told() + " " + e.to(), "has changed");
      case CriticallyHarmed e ->
          figure(
                  e.who(),
                  "is critically harmed (%s) and out of the fight".formatted(e.through().told()),
                  "is critically harmed and out of the fight")
              .as(TURNING_POINT);
      case Stabilised e -> about(e.who(), "is stable");
      case Died e -> figure(e.who(), "dies: " + e.cause(), "dies").as(DEATH);
      case Became e -> became(e);
      case NoLonger e -> noLonger(e);
      case TimerSet e -> timer(e);
      case TimerOver _, Resented _ -> NOTHING;
      case ArmourCrushed e -> about(e.who(), "has their armour crushed");

      case AdvancementGained e ->
          about(
              e.who(),
              e.talent().isOpen()
                  ? "gains an Advancement, to be named"
                  : "gains the Advancement " + e.talent().told());
      case AdvancementNamed e -> about(e.who(), "has learned " + e.talent().told());
      case ConditionGained e -> about(e.who(), "gains the Condition " + e.trouble().told());
      case ConditionCured e -> about(e.who(), "is rid of " + e.trouble().told());
      case NeedArose e -> secret(e.who(), "is deprived: lacks " + e.need());
      case NeedMet e -> secret(e.who(), "no longer lacks " + e.need());
      case StoryTold e -> about(e.who(), "– " + e.line());
      case SayonaraCalled e ->
          about(
              e.who(),
              "says sayonara: this is their last scene"
                  + (e.song().isEmpty() ? "" : ", to “" + e.song() + "”"));
      case Departed e -> about(e.who(), "departs: " + e.how()).as(TURNING_POINT);

      case ItemGained e -> found(e.who(), about(e.who(), "has the " + e.item().name()));
      case ItemLost e -> about(e.who(), "loses the " + item(e.who(), e.item()) + ": " + e.how());
      case ItemDropped e -> about(e.who(), "drops the " + item(e.who(), e.item()));
      case ItemThrown e -> about(e.who(), "has thrown the " + item(e.who(), e.item()));
      case CreditsTaken e ->
          figure(
              e.who(),
              "takes " + Phrases.counted(e.credits(), "credit") + " from " + name(e.from()),
              "takes credits from " + name(e.from()));
      case ItemTakenUp e -> found(e.who(), about(e.who(), "picks up the " + onTheGround(e.item())));
      case ItemPlaced e -> about(e.who(), Wording.placed(e.where(), item(e.who(), e.item())));
      case ItemUsed e ->
          figure(
              e.who(),
              "uses the " + item(e.who(), e.item()) + ": " + e.left() + " left",
              "uses the " + item(e.who(), e.item()));
      case Overheated e -> about(e.who(), "overheats the " + item(e.who(), e.item()));

      case RoundsBegan _ -> Line.open("Rounds begin").as(BEGIN);
      case RoundOpened e -> Line.open("Round " + e.round() + ", " + phase(e.phase())).as(ROUND);
      case PhaseOpened e -> Line.open(Phrases.sentence(phase(e.phase()))).as(TURN);
      case RoundsEnded _ -> fightOver().as(END);
      case SceneEnded _ -> Line.open("The scene is over" + overTheirPanic());
      case Declared e -> declared(e.declaration().act());
      case Moved e -> about(e.who(), "moves to " + Phrases.along(e.to(), "ft"));
      case MoraleChecked e -> morale(e);
      case PrayerSaid e -> about(e.who(), "prays aloud: the foes' next nerve is Impaired");
      case PrayerHeard _ -> Line.open("The prayer has been heard");

      // A round passes with every round; only longer stretches are worth a line.
      case TimePassed e ->
          e.seconds() <= Rounds.SECONDS
              ? NOTHING
              : Line.open(Phrases.passing(Wording.span(e.seconds())));
      case Rested e -> Line.open("The party rests: " + e.how());
      case Joined e -> arrives(e.being(), "is here");
      case Left e -> about(e.who(), "leaves");
      case HandedOver e -> handedOver(e.who(), e.seat());
      case Revealed e -> revealed(e.who(), e.secrecy());
      case ValueSet e -> valueSet(Values.WORDS, e.fact(), e.value(), e.reason());
    };
  }

  // Lines that take a thought

  private Line save(SaveMade e) {
    var result =
        (e.passed() ? "passes" : "fails")
            + " a save on "
            + e.ability().told()
            + (e.against().isBlank() ? "" : " against " + e.against());
    return figure(
        e.who(),
        result + " (d20: " + e.face() + " against " + e.score() + because(e.because()) + ")",
        result);
  }

  private Line contest(ContestDecided e) {
    var who =
        name(e.by())
            + " and "
            + name(e.with())
            + " contest "
            + (e.over().isBlank() ? "something" : e.over())
            + ": ";
    return between(
        e.by(),
        e.with(),
        who + (e.winner().isEmpty() ? "things stay as they were" : name(e.winner()) + " wins"));
  }

  /// A reason that is about the actor names them for both.
  private Line lost(ActLost e) {
    var actor = name(e.who());
    return e.why().startsWith(actor + " ") || e.why().startsWith(actor + "'s ")
        ? new Line(e.why() + ", so nothing comes of it", witnesses(e.who()))
        : about(e.who(), "gets nothing done: " + e.why());
  }

  /// Attack dice fall in the open; what they are held against may be the GM's to know.
  private Line blow(Blow blow) {
    var told =
        name(blow.attacker())
            + (blow.hit() ? " hits " : " misses ")
            + name(blow.target())
            + " with "
            + Wording.armed(blow.with())
            + " ("
            + blow.face();
    var against = " against " + blow.ability().told() + " " + blow.score();
    var because = because(blow.because()) + ")";
    return between(
        blow.attacker(),
        blow.target(),
        told + (figuresHidden(blow.attacker()) ? "" : against) + because,
        told + against + because);
  }

  private static String because(String why) {
    return why.isEmpty() ? "" : "; " + why;
  }

  private static String weakened(Ability ability) {
    return switch (ability) {
      case PROWESS -> "is wounded";
      case INSIGHT -> "reels";
      case RESOLVE -> "wavers";
    };
  }

  private Line became(Became e) {
    var told = is(e.flag());
    if (told.isEmpty()) {
      return NOTHING;
    }
    var why = told.contains(e.why()) ? "" : Phrases.because(e.why());
    var line =
        Flag.PLAIN_TO_SEE.has(e.flag())
            ? figure(e.who(), told + why, told)
            : secret(e.who(), told + why);
    return switch (e.flag()) {
      case DEAD -> line.as(DEATH);
      case FLED, OUT, CRITICALLY_HARMED, ROUTED, WEAKENED -> line.as(TURNING_POINT);
      case LATE,
          FLIGHT,
          FROZEN,
          OBSESSED,
          AIMING,
          SHAKEN,
          STIMULATED,
          SUCCEEDED,
          LAST_ROUND_FIRED,
          HAND_PLAYED,
          DOOR_HELD,
          DOOR_OPEN,
          BREATH_CAUGHT,
          HARMED_THIS_SCENE,
          CONDITION_DUE,
          HAS_ATTACKED,
          PRAYED,
          SAYONARA,
          DEPARTED,
          HELD_FAST,
          ASLEEP ->
          line;
    };
  }

  /// Which of several dice counts, and what Armour takes off it (ODD-MULT-01, ODD-ATK-02).
  private Line harmDealt(HarmDealt e) {
    var dice = pool();
    var working =
        (dice.contains(e.rolled()) ? Working.highestOf(dice) : Working.of(e.rolled()))
            .less("Armour", e.armour());
    return secret(
        e.who(),
        (e.harm() == 0 ? "takes no Harm" : "takes " + e.harm() + " Harm")
            + (working.result() != e.harm() || working.isPlain() ? "" : ": " + working.how()));
  }

  /// The dice that hit of the pool that is being taken.
  private List<Integer> pool() {
    var dice = new ArrayList<Integer>();
    int last = earlier.size() - 1;
    while (last >= 0 && !(earlier.get(last) instanceof PoolSpent)) {
      last--;
    }
    if (last < 0) {
      return dice;
    }
    var spent = (PoolSpent) earlier.get(last);
    for (OddEvent event : earlier.subList(0, last)) {
      if (event instanceof BlowDealt(Blow blow)
          && blow.hit()
          && blow.isOf(spent.target(), spent.from())) {
        dice.add(blow.face());
      } else if (event.equals(spent)) {
        dice.clear();
      }
    }
    return dice;
  }

  /// No more is lost than there was; what came past Grit beyond it is told beside it.
  private String lost(AbilityLost e) {
    int had = score(e.who(), e.ability());
    return e.points() + " " + e.ability().told() + (e.points() == had ? beyond(came(e), had) : "");
  }

  /// What is left of the Harm that was told before, once Grit has taken its part.
  private int came(AbilityLost e) {
    int came = 0;
    for (OddEvent event : earlier) {
      came =
          switch (event) {
            case HarmDealt dealt when dealt.who().equals(e.who()) -> dealt.harm();
            case EffortMade effort when effort.who().equals(e.who()) -> effort.harm();
            case GritLost lost when lost.who().equals(e.who()) -> came - lost.points();
            case AbilityLost lost when lost.who().equals(e.who()) -> 0;
            default -> came;
          };
    }
    return came;
  }

  private int grit(String who) {
    return before.find(who).map(Being::grit).orElse(0);
  }

  private int score(String who, Ability ability) {
    return before.find(who).map(being -> being.score(ability).now()).orElse(0);
  }

  private static String is(Flag flag) {
    return switch (flag) {
      case LATE -> "acts after the foes";
      case FLED -> "flees";
      case DEAD -> "is dead";
      case OUT -> "is out of the fight";
      case FLIGHT -> "must leave the scene";
      case FROZEN -> "is frozen to the spot";
      case OBSESSED -> "thinks of nothing but success";
      case AIMING -> "takes aim";
      case SHAKEN -> "is Impaired this round";
      case STIMULATED -> "is wide awake";
      case SUCCEEDED -> "has a successor";
      case LAST_ROUND_FIRED -> "fires the last round";
      case HAND_PLAYED -> "tries again";
      case DOOR_HELD -> "holds a door";
      case DOOR_OPEN -> "has an ally at the door";
      case BREATH_CAUGHT -> "catches their breath";
      case HARMED_THIS_SCENE -> "shrugs off 1 Harm";
      case CONDITION_DUE -> "will gain a Condition when the scene is over";
      case HAS_ATTACKED, PRAYED, SAYONARA, DEPARTED -> "";
      case CRITICALLY_HARMED, ROUTED, WEAKENED, HELD_FAST, ASLEEP -> "is " + flag.words();
    };
  }

  private Line noLonger(NoLonger e) {
    var told =
        switch (e.flag()) {
          case LATE -> "acts before the foes";
          case HELD_FAST -> "is free";
          case ASLEEP -> "wakes";
          case FLED -> "is back";
          case SHAKEN -> "is steady again";
          case STIMULATED -> "has used up the stimulant";
          case CRITICALLY_HARMED,
              OUT,
              DEAD,
              FLIGHT,
              FROZEN,
              OBSESSED,
              SAYONARA,
              DEPARTED,
              ROUTED,
              WEAKENED ->
              "is no longer " + e.flag().words();
          case CONDITION_DUE,
              SUCCEEDED,
              AIMING,
              HAS_ATTACKED,
              HARMED_THIS_SCENE,
              HAND_PLAYED,
              PRAYED,
              LAST_ROUND_FIRED,
              DOOR_HELD,
              DOOR_OPEN,
              BREATH_CAUGHT ->
              "";
        };
    return change(e.who(), Flag.PLAIN_TO_SEE.has(e.flag()), told);
  }

  private Line timer(TimerSet e) {
    return switch (e.timer().what()) {
      case DIES ->
          secret(
              e.who(),
              "will die in "
                  + Wording.span(e.timer().due() - before.clock())
                  + " unless stabilised");
      case WAKES ->
          about(e.who(), "will sleep for " + Wording.span(e.timer().due() - before.clock()));
      case CRASHES -> secret(e.who(), "will pay for it tomorrow");
      case RECOVERS, HELD -> NOTHING;
    };
  }

  /// What has overheated can be fired again after the fight (ODD-REF-03).
  private Line fightOver() {
    return new Line(
        "The fight is over" + cooled(being -> before.witnesses(being).everyone()),
        Audience.EVERYONE,
        "The fight is over" + cooled(_ -> true));
  }

  private String cooled(Predicate<Being> seen) {
    var weapons = new ArrayList<String>();
    for (Being being : before.roster()) {
      for (Item item : being.pack().items()) {
        if (item.hot() && seen.test(being)) {
          weapons.add("the " + item.name() + " of " + being.name());
        }
      }
    }
    return weapons.isEmpty()
        ? ""
        : ", and "
            + Phrases.and(weapons)
            + (weapons.size() == 1 ? " has" : " have")
            + " cooled down";
  }

  /// Panic lasts as long as its scene.
  private String overTheirPanic() {
    var names =
        before.roster().stream()
            .filter(being -> being.isInPlay() && before.witnesses(being).everyone())
            .filter(b -> b.is(Flag.FLIGHT) || b.is(Flag.FROZEN) || b.is(Flag.OBSESSED))
            .map(Being::name)
            .toList();
    return names.isEmpty()
        ? ""
        : ", and " + Phrases.and(names) + (names.size() == 1 ? " has" : " have") + " calmed down";
  }

  private String item(String who, String key) {
    return Wording.item(before, who, key);
  }

  private String onTheGround(String key) {
    return before.ground().stream()
        .map(World.Lying::item)
        .filter(item -> item.key().equals(key))
        .findFirst()
        .map(Item::name)
        .orElse(key);
  }

  static String phase(Fight.Phase phase) {
    return switch (phase) {
      case EARLY -> "those who are quick";
      case FOES -> "the foes";
      case LATE -> "those who are late";
    };
  }

  /// The party plans in the open, foes do not.
  private Line declared(OddStep.Act act) {
    boolean openly = before.find(act.by()).map(being -> being.side() != Who.Side.FOES).orElse(true);
    return plan(act.by(), openly, new Plans(before).told(act));
  }

  private Line morale(MoraleChecked e) {
    boolean seen =
        before.side(Who.Side.FOES).stream().anyMatch(being -> being.secrecy() != Secrecy.UNSEEN);
    var why =
        e.first() && e.half()
            ? "the first has fallen, and half are lost"
            : e.first() ? "the first has fallen" : "half are lost";
    return new Line("The foes' nerve is tried: " + why, seen ? Audience.EVERYONE : Audience.REFEREE)
        .as(TURNING_POINT);
  }
}

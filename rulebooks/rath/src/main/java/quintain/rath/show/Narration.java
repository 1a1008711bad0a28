package quintain.rath.show;

import static quintain.kernel.Line.Mark.*;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.kernel.Names;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.craft.Teller;
import quintain.kernel.parts.Phrases;
import quintain.kernel.parts.Working;
import quintain.rath.rules.Armor;
import quintain.rath.rules.Arms;
import quintain.rath.rules.Part;
import quintain.rath.state.Being;
import quintain.rath.state.Device;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.FightEvent.*;
import quintain.rath.state.Flag;
import quintain.rath.state.Item;
import quintain.rath.state.LifeEvent.*;
import quintain.rath.state.Minutes;
import quintain.rath.state.Places;
import quintain.rath.state.Pool;
import quintain.rath.state.Purse;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathEvent.*;
import quintain.rath.state.RathState;
import quintain.rath.state.Rth;
import quintain.rath.state.Stat;
import quintain.rath.state.ThingEvent.*;
import quintain.rath.state.Trigger;
import quintain.rath.state.Values;
import quintain.rath.state.Who;

/// One line of the log for each event, in the book's words.
final class Narration extends Teller<RathState, Being> {
  private Narration(RathState before) {
    super(before, "the GM");
  }

  static Line narrate(RathEvent event, RathState before) {
    var narration = new Narration(before);
    return narration.agreeing(narration.line(event));
  }

  private Line line(RathEvent event) {
    return switch (event) {
      case Tested e -> tested(e);
      case RathEvent.Opposed e -> opposed(e);
      case AttackRolled e -> attack(e);
      case Told e -> told(e);
      case FortuneSpent e -> fortuneSpent(e);
      case FortuneSet e ->
          about(e.who(), "now has " + e.to() + " Fortune" + Phrases.bracketed(e.why()));

      case HpLost e ->
          harm(
              e.who(),
              e.points() + " HP" + beyond(came(e), hp(e)) + Phrases.bracketed(source(e)),
              hp(e) - e.points(),
              "is hurt" + Phrases.bracketed(e.source()));
      case HpRestored e -> figure(e.who(), "has " + e.to() + " HP again", "recovers");
      case MaxHpChanged e -> secret(e.who(), "now has " + e.to() + " HP at most");
      case AcLost e -> figure(e.who(), "loses " + e.points() + " AC", "is driven off guard");
      case Died e -> about(e.who(), "dies" + Phrases.bracketed(e.cause())).as(DEATH);
      case Injured e -> about(e.who(), "is " + Wording.injury(e.injury())).as(TURNING_POINT);
      case InjuriesMended e ->
          about(
              e.who(),
              e.left().isEmpty()
                  ? "has mended"
                  : "is still " + Phrases.and(e.left().stream().map(Wording::injury).toList()));
      case Became e -> became(e);
      case NoLonger e -> noLonger(e);
      case StatChanged e -> secret(e.who(), "now has " + e.stat() + " " + e.to());
      case EffectBegan e -> effectBegan(e);
      case EffectEnded e -> effectEnded(e);

      case ConditionBegan e -> condition(e.who(), e.pool());
      case ConditionRolled e ->
          secret(
              e.who(),
              "suffers from "
                  + (e.low() == 0 ? "no die" : Wording.dice(e.low()))
                  + " of "
                  + e.what().words()
                  + " and has "
                  + e.left().dice()
                  + " left");
      case ConditionChanged e ->
          secret(
              e.who(),
              "now has " + Wording.dice(e.left().dice()) + " of " + e.left().what().words());
      case ConditionOver e ->
          figure(
              e.who(),
              "is rid of " + e.what().words(),
              "is no longer afflicted by " + Phrases.words(e.what().family()));

      case CombatBegan _ -> Line.open("Combat begins").as(BEGIN);
      case RoundOpened e ->
          Line.open(
                  "Round "
                      + e.round()
                      + ": "
                      + Wording.side(e.first())
                      + " act first"
                      + (e.face() == 0 ? "" : " (d6: " + e.face() + ")"))
              .as(ROUND);
      case SideTurned e -> Line.open("Now " + Wording.side(e.side()) + " act").as(TURN);
      case TurnBegan e ->
          new Line("It is " + name(e.who()) + "'s turn", witnesses(e.who())).as(TURN);
      case TurnSpent _, TurnEnded _ -> NOTHING;
      case ActLost e -> actLost(e);
      case FogSet e -> Line.open(e.on() ? "Fog hides what nobody sees" : "The fog lifts");
      case Spotted e -> new Line(name(e.who()) + " shows up in the fog", Audience.EVERYONE);
      case Moved e -> about(e.who(), "goes to " + Places.told(before, e.to()));
      case FightEvent.Readied e -> readied(e);
      case ReadinessLost e -> about(e.who(), "is no longer at the ready");
      case Shot _ -> NOTHING;
      case NerveTested e ->
          Line.open(e.held() ? "The enemies hold" : "The nerve of the enemies breaks")
              .as(TURNING_POINT);
      case CombatEnded _ -> Line.open("The combat is over").as(END);

      case ItemGained e -> found(e.who(), about(e.who(), "now has the " + e.item().name()));
      case ItemLost e -> about(e.who(), lost(item(e.who(), e.item()), e.how()));
      case ItemDropped e -> about(e.who(), "drops the " + item(e.who(), e.item()));
      case ItemThrown e -> about(e.who(), "throws the " + item(e.who(), e.item()));
      case LyingChanged e -> lyingChanged(e);
      case ItemTakenUp e ->
          found(
              e.who(),
              about(e.who(), "takes up the " + e.item() + (e.stowed() ? " and stows it" : "")));
      case ItemPlaced e -> about(e.who(), placed(item(e.who(), e.item()), e.where()));
      case ItemBecame e -> itemBecame(e);
      case ItemCoated e ->
          about(
              e.who(),
              e.venom().isEmpty()
                  ? "has no venom left on the " + item(e.who(), e.item())
                  : "coats the " + item(e.who(), e.item()) + " with " + e.venom());
      case UsageDropped e ->
          about(
              e.who(),
              e.sides() == 0
                  ? "has used up the " + item(e.who(), e.item())
                  : "is running low on the %s: their die is a d%d now"
                      .formatted(item(e.who(), e.item()), e.sides()));
      case UsageHeld e ->
          about(
              e.who(),
              "has as much left of the " + item(e.who(), e.item()) + " (rolled " + e.face() + ")");
      case LightBurned _, ScenesShotsReckoned _ -> NOTHING;
      case AptitudeUsed e -> about(e.who(), "uses " + Names.title(Values.key(e.knack())));
      case Recharged _ -> NOTHING;
      case PurseChanged e -> purse(e);

      case TimePassed e ->
          e.minutes() < Minutes.TURN
              ? NOTHING
              : Line.open(Phrases.passing(Wording.span(e.minutes())));
      case RestTaken e -> Line.open("The party " + e.how());
      case LongRested _ -> NOTHING;

      case SpellCast e -> spell(e);
      case SpellFailed e -> about(e.who(), "casts " + e.spell() + " in vain");
      case SpellBurned e -> secret(e.who(), "has burned " + e.spell());
      case SpellUnburned e -> secret(e.who(), "can cast " + e.spell() + " again");
      case SpellsEquipped e -> secret(e.who(), "has equipped " + orNothing(e.spells()));
      case SpellLearnt e -> secret(e.who(), "has learnt " + e.spell());

      case DeviceSet e -> device(e.device(), "is there");
      case DeviceChanged e -> device(e.device(), e.how());
      case DeviceRemoved e ->
          before.world().devices().stream()
              .filter(device -> device.id().equals(e.device()))
              .findFirst()
              .map(device -> device(device, "is gone"))
              .orElse(NOTHING);
      case Darkened e ->
          Line.open(
              switch (e.darkness()) {
                case NONE -> "There is light enough";
                case DARK -> "It is dark";
                case MAGICAL -> "It is dark, and no light helps";
              });
      case MapLaid _ -> Line.open("The scene lies on a map");
      case Warned e ->
          new Line(Phrases.sentence(Wording.side(e.side()) + " are warned"), Audience.REFEREE);

      case SessionChanged e -> Line.open(e.open() ? "A session begins" : "The session is over");
      case SceneEnded _ -> Line.open("The scene is over");
      case XpGained e -> about(e.who(), "has " + e.to() + " XP");
      case LevelGained e -> about(e.who(), "reaches level " + e.level());
      case HpGrew e ->
          about(e.who(), (e.by() < 0 ? "loses " : "gains ") + Math.abs(e.by()) + " maximum HP");
      case AptitudeGained e -> about(e.who(), "gains " + e.aptitude().name());
      case AptitudeLost e -> about(e.who(), "gives up " + e.aptitude().name());
      case Studied e -> about(e.who(), "has studied " + orNothing(e.subjects()));

      case Joined e -> arrives(e.being(), "is here");
      case Hired e -> arrives(e.being(), "is hired");
      case Left e -> about(e.who(), "leaves");
      case HandedOver e -> handedOver(e.who(), e.seat());
      case Revealed e -> revealed(e);
      case SideTaken e -> about(e.who(), sideTaken(e.side()));
      case ValueSet e -> valueSet(e);
    };
  }

  // Lines that take a thought

  private static String sources(List<String> sources) {
    return sources.isEmpty() ? "" : "; " + String.join(", ", sources);
  }

  /// A die with what is added to it: `d20: 15, STR +2, 17 in all`.
  private static String sum(int natural, String adds, int total) {
    int bonus = total - natural;
    return "d20: "
        + natural
        + (bonus == 0 ? "" : ", " + adds + " " + Part.signed(bonus) + ", " + total + " in all");
  }

  private Line tested(Tested e) {
    var told =
        (e.success() ? "passes " : "fails ")
            + Phrases.a(e.stat().toString())
            + " test "
            + e.against();
    var figures = sum(e.natural(), e.stat().toString(), e.total()) + " against DC " + e.dc();
    return figure(e.who(), told + " (" + figures + sources(e.sources()) + ")", told);
  }

  private Line opposed(RathEvent.Opposed e) {
    var told =
        name(e.who()) + (e.won() ? " gets the better of " : " fails against ") + name(e.with());
    var inFull =
        told
            + " ("
            + e.stat()
            + " "
            + e.total()
            + " against "
            + e.other()
            + " "
            + e.otherTotal()
            + sources(e.sources())
            + (e.against().isEmpty()
                ? ""
                : "; for " + name(e.with()) + " " + String.join(", ", e.against()))
            + ")";
    boolean open = !figuresHidden(e.who()) && !figuresHidden(e.with());
    return between(e.who(), e.with(), open ? inFull : told, inFull);
  }

  /// The AC of one whose figures are hidden stays out of it, and what one of those adds to the die;
  /// the GM reads all of it.
  private Line attack(AttackRolled e) {
    boolean attackers = !figuresHidden(e.who());
    boolean targets = !figuresHidden(e.target());
    return between(
        e.who(), e.target(), attack(e, attackers, attackers && targets), attack(e, true, true));
  }

  private String attack(AttackRolled e, boolean bonus, boolean ac) {
    var device = before.world().device(e.who());
    var by = device.map(trap -> "The " + trap.name()).orElseGet(() -> name(e.who()));
    var with = device.isPresent() ? "" : " with " + weapon(e.with());
    return by
        + (e.hit() ? " hits " : " misses ")
        + name(e.target())
        + with
        + " ("
        + (bonus ? sum(e.natural(), adds(e), e.total()) : "d20: " + e.natural())
        + (ac ? " against AC " + e.ac() + madeOf(e) : "")
        + range(e)
        + sources(e.sources())
        + ")";
  }

  private static String weapon(String with) {
    return with.equals(Arms.BARE_HANDS) ? with : "the " + with;
  }

  /// A stat block prints its bonus; others add a stat (RTH-ATK-01, RTH-ATK-02).
  private String adds(AttackRolled e) {
    boolean printed = before.find(e.who()).flatMap(Being::creature).isPresent();
    return printed ? "stat block" : e.stat().map(Stat::toString).orElse("bonus");
  }

  /// What the AC is made of, where it is of more than one piece.
  private String madeOf(AttackRolled e) {
    var parts =
        new ArrayList<>(before.find(e.target()).map(Armor::parts).orElseGet(ArrayList::new));
    if (e.ignores() > 0) {
      parts.add(new Part(e.with(), -e.ignores(), Rth.RTH_WPN_09));
    }
    return parts.size() < 2 || Part.sum(parts) != e.ac()
        ? ""
        : ": " + String.join(", ", parts.stream().map(Part::told).toList());
  }

  /// How far a shot went.
  private String range(AttackRolled e) {
    var by = before.find(e.who());
    var target = before.find(e.target());
    boolean shot = e.stat().isPresent() && e.stat().get() == Stat.DEX;
    return shot && by.isPresent() && target.isPresent()
        ? "; at " + Places.apartTold(before, by.get().at(), target.get().at())
        : "";
  }

  private static String orNothing(List<String> things) {
    var told = Phrases.and(things);
    return told.isBlank() ? "nothing" : told;
  }

  private Line told(Told e) {
    if (e.what().isBlank()) {
      return NOTHING;
    }
    if (before.find(e.who()).isPresent()) {
      return about(e.who(), e.what());
    }
    // somebody in the making is not there yet, but has a name to be
    return Line.open(
        e.who().isBlank() ? Phrases.sentence(e.what()) : Names.title(e.who()) + " " + e.what());
  }

  /// The reason may name who it is about by itself.
  private Line actLost(ActLost e) {
    var name = name(e.who()) + " ";
    return e.why().startsWith(name)
        ? new Line(e.why() + ", and does nothing", witnesses(e.who()))
        : about(e.who(), "does nothing: " + e.why());
  }

  private Line fortuneSpent(FortuneSpent e) {
    return e.who().equals(e.on())
        ? about(e.who(), "spends Fortune")
        : between(
            e.who(),
            e.on(),
            name(e.who()) + " spends Fortune on the roll of " + name(e.on()) + ": " + e.note());
  }

  private Line became(Became e) {
    var told =
        switch (e.flag()) {
          case DEAD -> "is dead";
          case FLED -> "flees";
          case SURRENDERED -> "surrenders";
          case CAPTIVE -> "is taken captive";
          case ASLEEP -> "falls asleep";
          case FALLEN -> "goes down and is out of action";
          case PRONE -> "goes prone";
          case SUBMERGED -> "goes under water";
          case SHIELDLESS -> "sacrifices the shield";
          case SICKENED -> "feels weakened by disease";
          case AILING -> "feels weakened by a slow disease";
          case UNCONSCIOUS, PARALYSED, WEAKENED -> "is " + e.flag().words();
        };
    var line = change(e.who(), shows(e.flag()), told);
    return switch (e.flag()) {
      case DEAD -> line.as(DEATH);
      case FLED, SURRENDERED, CAPTIVE, FALLEN, UNCONSCIOUS, PARALYSED -> line.as(TURNING_POINT);
      case ASLEEP, PRONE, SUBMERGED, SHIELDLESS, SICKENED, AILING, WEAKENED -> line;
    };
  }

  private int hp(HpLost e) {
    return before.find(e.who()).map(Being::hp).orElse(0);
  }

  /// What a blow has brought, of which no more is lost than there was.
  private static int came(HpLost e) {
    return e.dice() == 0 ? e.points() : e.dice() + e.plus() - e.shield();
  }

  /// What harm comes from, and what its dice came to.
  private static String source(HpLost e) {
    if (e.dice() == 0) {
      return e.source();
    }
    var working = Working.of(e.dice()).plus("", e.plus()).less("the shield", e.shield());
    return working.isPlain() ? e.source() : e.source() + ": " + working.how();
  }

  private Line noLonger(NoLonger e) {
    var told =
        switch (e.flag()) {
          case ASLEEP -> "wakes";
          case PRONE -> "is up again";
          case FLED -> "is back";
          case SUBMERGED -> "breaks the surface";
          case FALLEN -> "is no longer out of action";
          case DEAD,
              SURRENDERED,
              CAPTIVE,
              UNCONSCIOUS,
              PARALYSED,
              WEAKENED,
              SICKENED,
              AILING,
              SHIELDLESS ->
              "is no longer " + e.flag().words();
        };
    return change(e.who(), shows(e.flag()), told);
  }

  /// It also shows when somebody goes down.
  private static boolean shows(Flag flag) {
    return Flag.PLAIN_TO_SEE.has(flag) || flag == Flag.FALLEN;
  }

  private Line effectBegan(EffectBegan e) {
    return switch (e.effect().kind()) {
      case BREATH -> NOTHING;
      case HIDDEN -> secret(e.who(), "is hidden");
      case EXPOSED ->
          before.find(e.who()).map(being -> being.is(Effect.Kind.EXPOSED)).orElse(false)
              ? NOTHING
              : about(e.who(), "leaves an opening");
      case HELPED, WARDED, LIT, GILLS, DREAD, SNARED, HELD, VEILED, HASTED, TONGUES, FEATHERED ->
          about(e.who(), "is " + Wording.effect(e.effect().kind()));
    };
  }

  private Line effectEnded(EffectEnded e) {
    return switch (e.kind()) {
      case BREATH, HELPED, HASTED, FEATHERED, EXPOSED -> NOTHING;
      case HIDDEN -> secret(e.who(), "is no longer hidden");
      case WARDED, LIT, GILLS, DREAD, SNARED, HELD, VEILED, TONGUES ->
          about(e.who(), "is no longer " + Wording.effect(e.kind()));
    };
  }

  private Line condition(String who, Pool pool) {
    return figure(
        who,
        Wording.shows(pool.what())
            + ", with "
            + Wording.dice(pool.dice())
            + " of "
            + pool.what().words(),
        Wording.shows(pool.what()));
  }

  /// What foes wait for is theirs until it happens.
  private Line readied(FightEvent.Readied e) {
    var held = e.held();
    var words =
        held.trigger().when() == Trigger.When.OTHER
            ? held.trigger().words()
            : whom(held.trigger()) + " " + Phrases.words(held.trigger().when());
    return secret(held.who(), "readies an action, until " + words);
  }

  private String whom(Trigger trigger) {
    return trigger.whom().isEmpty() ? "somebody" : name(trigger.whom());
  }

  private String item(String who, String key) {
    return before.find(who).flatMap(being -> being.pack().find(key)).map(Item::name).orElse(key);
  }

  private static String lost(String item, String how) {
    return switch (how) {
      case "used up" -> "has used up the " + item;
      case "thrown" -> "throws the " + item + ", and it is gone";
      case "sold" -> "parts with the " + item;
      case "sacrificed" -> "sacrifices the " + item;
      case "broken" -> "breaks the " + item;
      case "crumbles" -> "sees the " + item + " crumble";
      default -> "loses the " + item + Phrases.bracketed(how);
    };
  }

  private static String placed(String item, Item.Where where) {
    return switch (where) {
      case HELD -> "takes the " + item + " in hand";
      case WORN -> "puts on the " + item;
      case PACK -> "stows the " + item;
    };
  }

  private Line itemBecame(ItemBecame e) {
    var item = item(e.who(), e.item());
    return switch (e.what()) {
      case SOUND ->
          about(
              e.who(),
              switch (stateOf(e.who(), e.item())) {
                case LIT -> "lets the " + item + " go out";
                case UNLOADED -> "has reloaded the " + item;
                case SPENT -> "has filled the " + item;
                case COATED -> "has no venom left on the " + item;
                case SOUND -> "has the " + item + " ready again";
              });
      case UNLOADED -> NOTHING;
      case LIT -> about(e.who(), "lights the " + item);
      case COATED -> about(e.who(), "coats the " + item);
      case SPENT -> about(e.who(), "has used the " + item);
    };
  }

  private Item.State stateOf(String who, String key) {
    return before
        .find(who)
        .flatMap(being -> being.pack().find(key))
        .map(Item::state)
        .orElse(Item.State.SOUND);
  }

  /// A light on the ground that smoulders on is nothing to tell of.
  private static Line lyingChanged(LyingChanged e) {
    var name = e.was().item().name();
    if (e.now().isEmpty()) {
      return Line.open("On the ground nothing is left of the " + name);
    }
    return e.now().get().is(e.was().item().state())
        ? NOTHING
        : Line.open("On the ground the light of the " + name + " goes out");
  }

  private Line purse(PurseChanged e) {
    int had = before.find(e.who()).map(being -> being.pack().purse().copper()).orElse(0);
    int change = e.to().copper() - had;
    var coins =
        new Purse(Math.abs(change) % 10, Math.abs(change) / 10 % 10, Math.abs(change) / 100);
    return secret(e.who(), e.why() + " (" + (change < 0 ? "−" : "+") + coins + ")");
  }

  /// Of those it is cast on, those are named of whom everybody knows; the GM reads all of them.
  private Line spell(SpellCast e) {
    var known = e.targets().stream().filter(id -> before.witnesses(id).everyone()).toList();
    var inFull = name(e.who()) + " " + casts(e, e.targets());
    return new Line(name(e.who()) + " " + casts(e, known), witnesses(e.who()), inFull);
  }

  private String casts(SpellCast e, List<String> on) {
    return "casts "
        + e.spell()
        + (on.isEmpty() ? "" : " on " + Wording.names(before, on))
        + (e.sure() ? ", burning it" : "");
  }

  /// What nobody has found is the GM's alone.
  private static Line device(Device device, String how) {
    return new Line(
        "The " + device.name() + " " + how, device.found() ? Audience.EVERYONE : Audience.REFEREE);
  }

  private static String sideTaken(Who.Side side) {
    return switch (side) {
      case PARTY -> "takes the heroes' side";
      case FOES -> "takes the enemies' side";
      case NEUTRAL -> "takes no side any more";
    };
  }

  private Line revealed(Revealed e) {
    var figures = name(e.who()) + "'s figures ";
    return switch (e.secrecy()) {
      case UNSEEN -> new Line(name(e.who()) + " is unseen", Audience.REFEREE);
      case FIGURES_HIDDEN, OPEN ->
          wasUnseen(e.who())
              ? new Line(name(e.who()) + " comes into sight", onlookers(e.who()))
              : e.secrecy() == Secrecy.OPEN
                  ? new Line(figures + "lie open", onlookers(e.who()))
                  : new Line(figures + "are hidden", Audience.REFEREE);
    };
  }

  /// The GM's own hand: read by those who know the fact.
  private boolean wasUnseen(String who) {
    return before.find(who).map(being -> being.secrecy() == Secrecy.UNSEEN).orElse(false);
  }

  private Audience onlookers(String who) {
    return before.find(who).map(before::onlookers).orElse(Audience.EVERYONE);
  }

  private Line valueSet(ValueSet e) {
    int dot = e.fact().indexOf('.');
    var who = dot < 0 ? "" : e.fact().substring(0, dot);
    var told = "The GM " + Values.told(before, e.fact(), e.value()) + Phrases.bracketed(e.reason());
    return before.find(who).isEmpty() ? new Line(told, Audience.REFEREE) : ofFigures(who, told);
  }
}

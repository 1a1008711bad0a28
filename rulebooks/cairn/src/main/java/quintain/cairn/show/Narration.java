package quintain.cairn.show;

import static quintain.kernel.Line.Mark.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import quintain.cairn.rules.Rounds;
import quintain.cairn.rules.Wealth;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Armor;
import quintain.cairn.state.Being;
import quintain.cairn.state.Blow;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnEvent.*;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Timer;
import quintain.cairn.state.Values;
import quintain.cairn.state.Who;
import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.craft.Teller;
import quintain.kernel.parts.Phrases;
import quintain.kernel.parts.Working;

/// One line of the log for each event, in the book's words.
final class Narration extends Teller<CairnState, Being> {
  private final List<CairnEvent> earlier;

  private Narration(CairnState before, List<CairnEvent> earlier) {
    super(before, "the Warden");
    this.earlier = earlier;
  }

  /// The line of an event.
  ///
  /// @param earlier what the same command has done before
  static Line narrate(CairnEvent event, CairnState before, List<CairnEvent> earlier) {
    var narration = new Narration(before, earlier);
    return narration.agreeing(narration.line(event));
  }

  private Line line(CairnEvent event) {
    return switch (event) {
      case SaveMade e -> save(e);
      case Reacted e ->
          about(
              e.who(),
              "is "
                  + e.reaction().toLowerCase(Locale.ROOT)
                  + (e.total() == 0 ? "" : " (2d6: " + e.total() + ")"));
      case FateAnswered e ->
          Line.open(
              (e.question().isBlank() ? "" : Phrases.sentence(e.question()) + " ")
                  + "The die of fate shows "
                  + e.face()
                  + (e.favoursParty()
                      ? ": it favours the party"
                      : ": it does not favour the party"));
      case Told e -> told(e);

      case BlowDealt e -> blow(e.blow());
      case PoolSpent e -> armor(e);
      case HpLost e -> harm(e.who(), e.points() + " HP", hp(e.who()) - e.points(), "is hurt");
      case HpRestored e -> figure(e.who(), "has " + e.to() + " HP again", "recovers");
      case MaxHpChanged e -> figure(e.who(), "now has " + e.to() + " HP at most", "has changed");
      case AbilityLost e ->
          score(e, e.who(), e.ability(), lost(e) + left(e), weakened(e.ability())).as(HARM);
      case AbilityRestored e ->
          score(e, e.who(), e.ability(), "regains " + e.points() + " " + e.ability(), "recovers");
      case AbilityChanged e ->
          score(e, e.who(), e.ability(), "now has " + e.ability() + " " + e.to(), "has changed");
      case Kept e -> figure(e.who(), "keeps " + e.figure(), "is as before");
      case Died e -> figure(e.who(), "dies: " + e.cause(), "dies").as(DEATH);
      case Scarred e -> about(e.who(), "is scarred: " + e.told()).as(TURNING_POINT);
      case RewardTaken e ->
          figure(e.who(), "comes out of scar " + e.row() + " the stronger", "recovers");
      case Became e -> became(e);
      case NoLonger e -> noLonger(e);
      case TimerSet e -> timer(e);
      case TimerStopped e -> clockStopped(e);
      case TimerOver e -> timerOver(e);

      case NeedArose e -> secret(e.who(), "is deprived: " + Wording.lacks(e.need().what()));
      case NeedMet e -> needMet(e);
      case NeedTold _ -> NOTHING;
      case FatigueGained e ->
          secret(e.who(), "gains " + e.count() + " Fatigue" + Phrases.because(e.why()));
      case FatigueLost e -> secret(e.who(), "loses " + e.count() + " Fatigue");

      case ItemGained e -> found(e.who(), about(e.who(), "has the " + e.item().name()));
      case ItemLost e -> about(e.who(), "loses the " + item(e.who(), e.item()) + ": " + e.how());
      case ItemDropped e -> about(e.who(), "drops the " + item(e.who(), e.item()));
      case ItemThrown e -> about(e.who(), "has thrown the " + item(e.who(), e.item()));
      case CoinsTaken e ->
          figure(
              e.who(),
              "takes " + Wealth.told(e.copper()) + " from " + name(e.from()),
              "takes coins from " + name(e.from()));
      case ItemTakenUp e ->
          found(e.who(), about(e.who(), "picks up the " + Wording.onTheGround(before, e.item())));
      case ItemPlaced e -> about(e.who(), Wording.placed(e.where(), item(e.who(), e.item())));
      case ItemUsed e ->
          figure(
              e.who(),
              "uses the " + item(e.who(), e.item()) + ": " + e.left() + " left",
              "uses the " + item(e.who(), e.item()));
      case ItemMarked e ->
          secret(
              e.who(),
              "finds the " + item(e.who(), e.item()) + " odd" + Phrases.because(e.property()));
      case CoinsChanged e ->
          secret(
              e.who(),
              (e.copper() < 0 ? "pays " : "receives ")
                  + Wealth.told(Math.abs(e.copper()))
                  + ": "
                  + e.why());

      case ItemLit e -> about(e.who(), "lights the " + item(e.who(), e.item()));
      case BurntDown e -> Line.open("The " + e.item().name() + " on the ground is burnt down");
      case ItemLaid e -> Line.open("On the ground lies: " + e.item().name());
      case SlotsFilled e -> secret(e.who(), "carries all they can and has 0 HP");

      case RoundsBegan _ -> Line.open("Rounds begin").as(BEGIN);
      case RoundOpened e -> Line.open("Round " + e.round() + ", " + phase(e.phase())).as(ROUND);
      case PhaseOpened e -> Line.open(Phrases.sentence(phase(e.phase()))).as(TURN);
      case RoundsEnded _ -> Line.open("Rounds are over").as(END);
      case IntentShown e -> about(e.who(), "shows what comes" + Phrases.because(e.intent()));
      case Declared e -> declared(e.declaration().act());
      case TakenBack e -> plan(e.who(), "takes back what was declared");
      case ActLost e -> lost(e);
      case Moved e -> about(e.who(), "moves to " + Phrases.along(e.to(), "ft"));
      case MoraleChecked e -> morale(e);
      case Promised _, PromisesKept _ -> NOTHING;

      case SpellCast e -> spell(e);
      case SpellFailed e -> about(e.who(), "casts " + e.spell() + " in vain: " + e.why());
      case RelicUsed e -> about(e.who(), "uses " + item(e.who(), e.relic()));
      case EffectBegan e -> effect(e.effect(), "begins");
      case EffectLeft _ -> NOTHING;
      case EffectLifted e -> lifted(e);
      case EffectEnded e ->
          before.effects().stream()
              .filter(effect -> effect.number() == e.number())
              .findFirst()
              .map(effect -> effect(effect, "ends"))
              .orElse(NOTHING);

      // A round passes with every round; only longer stretches are worth a line.
      case TimePassed e ->
          e.seconds() <= Rounds.SECONDS
              ? NOTHING
              : Line.open(Phrases.sentence(Phrases.passing(Wording.span(e.seconds()))));
      case Rested e -> Line.open("The party rests: " + e.how());
      case Joined e -> arrives(e.being(), "is here" + e.being().hire().map(this::terms).orElse(""));
      case Left e -> about(e.who(), "leaves");
      case TookOver e -> about(e.who(), "takes the place of " + before.nameOf(e.player()));
      case SidesChanged e ->
          about(e.who(), e.side() == Who.Side.PARTY ? "joins the party" : "turns on the party");
      case HandedOver e -> handedOver(e.who(), e.seat());
      case Revealed e -> revealed(e.who(), e.secrecy());
      case HireChanged e -> hire(e);
      case PricesSet e ->
          Line.open("Prices in " + e.place() + " are " + e.percent() + "% of the list");
      case TreasurePlaced e ->
          new Line(
              "Treasure placed: " + e.treasure().name() + ", " + e.treasure().worth() + " gp",
              Audience.REFEREE);
      case TreasureTaken _ -> NOTHING;
      case SceneClosed e -> Line.open(e.closed() ? "There is no way out" : "There is a way out");
      case CoverSet e -> cover(e);
      case ValueSet e -> valueSet(Values.WORDS, e.fact(), e.value(), e.reason());
    };
  }

  // Lines that take a thought

  private Line save(SaveMade e) {
    var result = e.passed() ? "passes" : "fails";
    var against = e.against().isBlank() ? "" : " against " + e.against();
    return figure(
        e.who(),
        result
            + " a "
            + e.ability()
            + " save"
            + against
            + " (d20: "
            + e.face()
            + " against "
            + e.score()
            + ")",
        result + " a " + e.ability() + " save" + against);
  }

  /// What somebody does, or whole sentences about it.
  private Line told(Told e) {
    return before.find(e.who()).isPresent()
        ? new Line(
            name(e.who()) + (Character.isUpperCase(e.what().charAt(0)) ? ": " : " ") + e.what(),
            witnesses(e.who()))
        : Line.open(e.who().isEmpty() ? Phrases.sentence(e.what()) : "The newcomer " + e.what());
  }

  /// A reason that is about the actor names them for both.
  private Line lost(ActLost e) {
    var actor = name(e.who());
    return e.why().startsWith(actor + " ") || e.why().startsWith(actor + "'s ")
        ? new Line(e.why() + ", so nothing comes of it", witnesses(e.who()))
        : about(e.who(), "does nothing: " + e.why());
  }

  /// Damage is rolled in the open.
  private Line blow(Blow blow) {
    return between(
        blow.attacker(),
        blow.target(),
        name(blow.attacker())
            + " deals "
            + name(blow.target())
            + " "
            + blow.face()
            + " with "
            + blow.with()
            + (blow.how().isEmpty() ? "" : ", " + blow.how()));
  }

  /// Which of several dice counts, and what Armor takes off it (CRN-MULT-01, CRN-ARMR-01).
  private Line armor(PoolSpent e) {
    var target = before.find(e.target());
    if (target.isEmpty()) {
      return NOTHING;
    }
    for (Blow blow : before.blows()) {
      if (blow.isOf(e.target(), e.from())) {
        var dice = pool(e);
        var working =
            (dice.contains(blow.face()) ? Working.highestOf(dice) : Working.of(blow.face()))
                .less("Armor", blow.ignoresArmor() ? 0 : Armor.of(before, target.get()));
        return working.isPlain() ? NOTHING : secret(e.target(), "takes " + working);
      }
    }
    return NOTHING;
  }

  /// The dice of a pool as they fell; the state keeps only the highest.
  private List<Integer> pool(PoolSpent spent) {
    var dice = new ArrayList<Integer>();
    for (CairnEvent event : earlier) {
      if (event instanceof BlowDealt(Blow blow) && blow.isOf(spent.target(), spent.from())) {
        dice.add(blow.face());
      } else if (event instanceof PoolSpent other
          && other.target().equals(spent.target())
          && other.from() == spent.from()) {
        dice.clear();
      }
    }
    return dice;
  }

  /// Of DEX and WIL, what it means that none is left is told instead. Never more than there was;
  /// what came beyond it is told beside it.
  private String lost(AbilityLost e) {
    int had = scoreOf(e.who(), e.ability());
    return "loses " + Math.min(had, e.points()) + " " + e.ability() + beyond(e.points(), had);
  }

  private String left(AbilityLost e) {
    int left = scoreOf(e.who(), e.ability()) - e.points();
    return left > 0 || e.ability() == Ability.STR ? ", " + Phrases.left(left) : "";
  }

  private int hp(String who) {
    return before.find(who).map(Being::hp).orElse(0);
  }

  private int scoreOf(String who, Ability ability) {
    return before.find(who).map(being -> being.score(ability).now()).orElse(0);
  }

  /// A score that changes, and what begins or ends with it: at DEX 0 paralysis, at WIL 0 delirium
  /// (CRN-LOSS-02, CRN-LOSS-03).
  private Line score(
      CairnEvent event, String who, Ability ability, String inFigures, String asItLooks) {
    boolean gone = hasLostAll(before, who, ability);
    boolean going = hasLostAll(event.appliedTo(before), who, ability);
    var state = ability == Ability.DEX ? "paralysed" : "delirious";
    var told =
        ability == Ability.STR || gone == going
            ? ""
            : going ? " and is " + state : " and is no longer " + state;
    return figure(who, inFigures + told, asItLooks + told);
  }

  private static boolean hasLostAll(CairnState state, String who, Ability ability) {
    return state.find(who).map(being -> being.score(ability).now() == 0).orElse(true);
  }

  private static String weakened(Ability ability) {
    return switch (ability) {
      case STR -> "is wounded";
      case DEX -> "falters";
      case WIL -> "wavers";
    };
  }

  private Line became(Became e) {
    var why = e.why().equals(e.flag().words()) ? "" : e.why();
    var told = is(e.flag()) + (e.flag() == Flag.AIDED ? " " + why : Phrases.because(why));
    var line =
        Flag.PLAIN_TO_SEE.has(e.flag())
            ? figure(e.who(), told, is(e.flag()))
            : secret(e.who(), told);
    return line.as(weight(e.flag()));
  }

  /// Going down, running and dying are seen from afar.
  private static Line.Mark weight(Flag flag) {
    return switch (flag) {
      case DEAD -> DEATH;
      case FLED,
          CRITICALLY_DAMAGED,
          HELPLESS,
          UNCONSCIOUS,
          MORTALLY_WOUNDED,
          DOOMED,
          CAPTIVE,
          ROUTED,
          WEAKENED,
          BROKEN_LEG,
          BROKEN_ARM,
          LOST_EYE,
          LOST_LEFT_HAND,
          LOST_RIGHT_HAND,
          LOST_LEFT_FOOT,
          LOST_RIGHT_FOOT ->
          TURNING_POINT;
      case LATE,
          AIDED,
          READING,
          FALLEN,
          GLOVED,
          STOPPED,
          REPLACED,
          ASLEEP,
          DEAF,
          HAMSTRUNG,
          BOUND,
          MUTE,
          BLIND,
          ADDICTED ->
          PLAIN;
    };
  }

  private static String is(Flag flag) {
    return switch (flag) {
      case FLED -> "flees";
      case DEAD -> "is dead";
      case LATE -> "acts after the foes";
      case AIDED -> "has had aid";
      case BROKEN_LEG -> "has a broken leg";
      case BROKEN_ARM -> "has a broken arm";
      case LOST_EYE -> "has lost an eye";
      case LOST_LEFT_HAND -> "has lost the left hand";
      case LOST_RIGHT_HAND -> "has lost the right hand";
      case LOST_LEFT_FOOT -> "has lost the left foot";
      case LOST_RIGHT_FOOT -> "has lost the right foot";
      case READING -> "has both hands on a book";
      case FALLEN -> "falls";
      case GLOVED -> "readies the glove";
      case STOPPED -> "is stopped";
      case REPLACED -> "has a successor";
      case CRITICALLY_DAMAGED,
          HELPLESS,
          UNCONSCIOUS,
          ASLEEP,
          MORTALLY_WOUNDED,
          DOOMED,
          DEAF,
          HAMSTRUNG,
          BOUND,
          MUTE,
          BLIND,
          ADDICTED,
          CAPTIVE,
          ROUTED,
          WEAKENED ->
          "is " + flag.words();
    };
  }

  private Line noLonger(NoLonger e) {
    var told =
        switch (e.flag()) {
          case READING -> "has free hands again";
          case LATE -> "acts before the foes";
          case FALLEN -> "is up again";
          case STOPPED -> "can move again";
          case FLED -> "is back";
          case BROKEN_LEG, BROKEN_ARM, HAMSTRUNG -> "has mended";
          case LOST_LEFT_HAND, LOST_RIGHT_HAND -> "can hold things again with what is there now";
          case LOST_LEFT_FOOT, LOST_RIGHT_FOOT -> "can walk again on what is there now";
          case AIDED, GLOVED, REPLACED -> "";
          case CRITICALLY_DAMAGED,
              DEAD,
              HELPLESS,
              UNCONSCIOUS,
              ASLEEP,
              MORTALLY_WOUNDED,
              DOOMED,
              DEAF,
              BOUND,
              MUTE,
              BLIND,
              LOST_EYE,
              ADDICTED,
              CAPTIVE,
              ROUTED,
              WEAKENED ->
              "is no longer " + e.flag().words();
        };
    return change(e.who(), Flag.PLAIN_TO_SEE.has(e.flag()), told);
  }

  private Line timer(TimerSet e) {
    var span = Wording.span(e.timer().due() - before.clock());
    return switch (e.timer().what()) {
      case DIES, DIES_OF_WOUND -> secret(e.who(), "will die in " + span + " if nobody gives aid");
      case VENOM -> secret(e.who(), "has venom in the blood, which works in " + span);
      case CRAVES -> secret(e.who(), "has relief for " + span);
      case BARB -> secret(e.who(), "has a barb in the flesh until it is pulled out");
      case STANDS, WAKES, SEES, SPEAKS, SWALLOWED, MOVES, HELD, SHACKLED -> NOTHING;
    };
  }

  /// A clock that ran for somebody's life has stopped.
  private Line clockStopped(TimerStopped e) {
    boolean dying = e.what() == Timer.What.DIES || e.what() == Timer.What.DIES_OF_WOUND;
    boolean ran =
        before.find(e.who()).stream()
            .flatMap(being -> being.timers().stream())
            .anyMatch(timer -> timer.what() == e.what());
    return dying && ran ? secret(e.who(), "is no longer dying") : NOTHING;
  }

  /// What is over before its time, or has no time: a poison cured, a barb pulled out.
  private Line timerOver(TimerOver e) {
    boolean early = before.clock() < e.timer().due();
    return switch (e.timer().what()) {
      case VENOM -> early ? secret(e.who(), "is cured of the venom") : NOTHING;
      case BARB -> secret(e.who(), "is rid of the barb");
      case DIES, DIES_OF_WOUND, STANDS, WAKES, SEES, SPEAKS, CRAVES, SWALLOWED, MOVES -> NOTHING;
      case HELD, SHACKLED -> NOTHING;
    };
  }

  private Line needMet(NeedMet e) {
    boolean last =
        before
            .find(e.who())
            .map(being -> being.needs().stream().allMatch(need -> need.what().equals(e.need())))
            .orElse(true);
    return secret(
        e.who(),
        "no longer " + Wording.lacks(e.need()) + (last ? " and is no longer deprived" : ""));
  }

  // Hirelings

  private String terms(Being.Hire hire) {
    return ", and works for "
        + name(hire.employer())
        + (hire.share()
            ? " for a share of the treasure"
            : hire.wage() > 0 ? " for " + Wealth.told(hire.wage()) + " a day" : "");
  }

  /// Wages are told with their sum (CRN-HIRE-06).
  private Line hire(HireChanged e) {
    if (e.hire().isEmpty()) {
      return about(e.who(), "works for nobody");
    }
    var hire = e.hire().get();
    int owed = before.find(e.who()).flatMap(Being::hire).map(Being.Hire::owed).orElse(0);
    if (hire.owed() == owed) {
      return about(e.who(), "works for " + name(hire.employer()));
    }
    if (hire.owed() > 0) {
      return secret(e.who(), "is owed " + Wealth.told(hire.owed()) + " in wages");
    }
    return secret(
        e.who(),
        hire.owed() < 0
            ? "is paid " + Wealth.told(-hire.owed()) + " ahead"
            : "is owed no more wages");
  }

  private String item(String who, String key) {
    return Wording.item(before, who, key);
  }

  static String phase(Fight.Phase phase) {
    return switch (phase) {
      case EARLY -> "those who are quick";
      case FOES -> "the foes";
      case LATE -> "those who are late";
      case ALL -> "all at once";
    };
  }

  private Line declared(CairnStep.Act act) {
    return plan(act.by(), new Plans(before, id -> witnesses(id).everyone()).told(act));
  }

  /// The party plans in the open, foes do not.
  private Line plan(String who, String what) {
    boolean openly = before.find(who).map(being -> being.side() != Who.Side.FOES).orElse(true);
    return plan(who, openly, what);
  }

  private Line morale(MoraleChecked e) {
    boolean seen =
        before.side(e.side()).stream().anyMatch(being -> being.secrecy() != Secrecy.UNSEEN);
    var why =
        e.first() && e.half()
            ? "the first has fallen, and half are lost"
            : e.first() ? "the first has fallen" : "half are lost";
    return new Line(
            (e.side() == Who.Side.FOES
                    ? "The foes' nerve is tried: "
                    : "The hirelings' nerve is tried: ")
                + why,
            seen ? Audience.EVERYONE : Audience.REFEREE)
        .as(TURNING_POINT);
  }

  private Line spell(SpellCast e) {
    var seen = e.targets().stream().filter(id -> witnesses(id).everyone()).toList();
    return about(
        e.who(),
        "casts "
            + e.spell()
            + (e.enhanced() ? ", enhanced" : "")
            + (seen.isEmpty() ? "" : ", on " + Wording.names(before, seen)));
  }

  private Line effect(Effect effect, String what) {
    List<String> seen = effect.on().stream().filter(id -> witnesses(id).everyone()).toList();
    boolean known = !seen.isEmpty() || witnesses(effect.by()).everyone();
    return new Line(
        Phrases.sentence(effect.name())
            + " "
            + what
            + (seen.isEmpty() ? "" : ": " + Wording.names(before, seen)),
        known ? Audience.EVERYONE : owner(effect.by()));
  }

  private Line lifted(EffectLifted e) {
    return about(e.who(), "is free of " + effectName(e.number()));
  }

  private String effectName(int number) {
    return before.effects().stream()
        .filter(effect -> effect.number() == number)
        .map(Effect::name)
        .findFirst()
        .orElse("the power");
  }

  private Line cover(CoverSet e) {
    return between(
        e.attacker(),
        e.target(),
        (e.stands() ? "Cover stands between " : "No cover stands between ")
            + name(e.attacker())
            + " and "
            + name(e.target()));
  }
}

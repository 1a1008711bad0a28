package quintain.rhod;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Line;
import quintain.rhod.LifeEvent.*;

/// The log of Conditions, days, growth and making.
final class LifeNarration extends Teller {
  LifeNarration(RhodState before) {
    super(before);
  }

  Line line(LifeEvent event) {
    return switch (event) {
      case Gained e -> gained(e);
      case Resolved e -> resolved(e);
      case Ended e -> over(e.who(), List.of(e.condition()));
      case Lapsed e -> lapsed(e);

      case WatchChosen e -> about(e.who(), "spends the Watch " + Wording.spending(e.kind()));
      case WatchPassed e ->
          Line.open(
              e.now().watch() == 1
                  ? "The day is over: " + Wording.moment(e.now())
                  : "Four hours pass: " + Wording.moment(e.now()));
      case RestMeasured e -> about(e.who(), "rests %s of it".formatted(Wording.hours(e.hours())));
      case Rested e -> about(e.who(), "rests " + Wording.hours(e.hours()));
      case Ate e -> about(e.who(), "eats");
      case Drank e -> about(e.who(), "drinks");
      case DayJudged e ->
          about(
              e.who(),
              "had %s of Food, %s of Water and %s of Rest"
                  .formatted(
                      Wording.ration(e.food()),
                      Wording.ration(e.water()),
                      Wording.hours(e.rest())));
      case DayBegan _, DoneToday _ -> NOTHING;
      case RoundsPassed e ->
          Line.open("%d Rounds pass, %d seconds".formatted(e.rounds(), Clock.seconds(e.rounds())));
      case LightSet e -> Line.open("There is " + Wording.light(e.light()));

      case ExpGained e ->
          about(
              e.who(),
              "gains %d EXP%s".formatted(e.exp(), e.impressive() ? ", an impressive reward" : ""));
      case FeatureGained e -> about(e.who(), learns(e.feature().name(), e.price()));
      case TraitGained e -> about(e.who(), learns(e.trait().name(), e.price()));
      case MechanicLost e -> about(e.who(), "loses " + e.mechanic());
      case DegreeGained e ->
          about(
              e.who(),
              "is %s in %s now, for %d EXP"
                  .formatted(e.degree().title(), e.skill().title(), e.price()));
      case Practised e -> about(e.who(), "has a Watch of practice in " + e.skill().title());
      case Sketched e -> Line.open(name(e.id()) + " " + e.what());
    };
  }

  private static String learns(String mechanic, int price) {
    return price == 0
        ? "has %s now".formatted(mechanic)
        : "learns %s for %d EXP".formatted(mechanic, price);
  }

  // Conditions

  private Line told(String who, Condition condition, String what) {
    return Wording.isPlainToSee(condition) ? about(who, what) : secret(who, what);
  }

  private Line gained(Gained e) {
    var borne = e.borne();
    var condition = borne.condition();
    boolean stacks = condition.stacking() == Condition.Stacking.STACKS;
    int now =
        stacks
            ? condition.capped(
                before.find(e.who()).map(being -> being.stacks(condition)).orElse(0)
                    + borne.stacks())
            : 1;
    return switch (condition) {
      case FALLING -> now == 1 ? about(e.who(), "falls") : NOTHING;
      case HOLDING_BREATH -> now == 1 ? about(e.who(), "holds their breath") : NOTHING;
      case WILLING -> about(e.who(), "is made willing");
      case PARRYING -> about(e.who(), "parries");
      case FAVORED -> secret(e.who(), "has Advantage on the next roll");
      case HINDERED -> secret(e.who(), "has Disadvantage on the next roll");
      case BENEFIT -> secret(e.who(), "has +%d on the next roll".formatted(now));
      case DEFICIT -> secret(e.who(), "has −%d on the next roll".formatted(now));
      default ->
          told(
              e.who(),
              condition,
              "is %s%s%s"
                  .formatted(condition.title(), stacks ? " " + now : "", byWhom(borne.source())));
    };
  }

  /// By somebody everybody can see, or by nobody named.
  private String byWhom(String source) {
    return isSeen(source) ? " by " + name(source) : "";
  }

  private Line resolved(Resolved e) {
    int left =
        Math.max(
            0,
            before.find(e.who()).map(being -> being.stacks(e.condition())).orElse(0) - e.stacks());
    return left == 0
        ? over(e.who(), List.of(e.condition()))
        : told(e.who(), e.condition(), "is %s %d".formatted(e.condition().title(), left));
  }

  private Line over(String who, List<Condition> conditions) {
    var named = new ArrayList<String>();
    boolean plain = true;
    for (Condition condition : conditions) {
      switch (condition) {
        case WILLING, PARRYING, FALLING, HOLDING_BREATH, FAVORED, HINDERED, BENEFIT, DEFICIT -> {}
        default -> {
          named.add(condition.title());
          plain &= Wording.isPlainToSee(condition);
        }
      }
    }
    if (named.isEmpty()) {
      return NOTHING;
    }
    var what = "is no longer " + String.join(", ", named);
    return plain ? about(who, what) : secret(who, what);
  }

  /// What a Turn's passing has ended.
  private Line lapsed(Lapsed e) {
    var being = before.find(e.who());
    if (being.isEmpty()) {
      return NOTHING;
    }
    var ended = new ArrayList<Condition>();
    for (Borne borne : being.get().conditions()) {
      if (!Bearing.has(e.left(), borne.condition(), borne.source())) {
        ended.add(borne.condition());
      }
    }
    return over(e.who(), ended);
  }
}

package quintain.rhod.show;

import static quintain.kernel.Line.Mark.*;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Line;
import quintain.kernel.Names;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Clock;
import quintain.rhod.state.Condition;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.LifeEvent.*;
import quintain.rhod.state.RhodState;

/// The log of Conditions, days, growth and making.
final class LifeNarration extends Teller {
  LifeNarration(RhodState before) {
    super(before);
  }

  Line line(LifeEvent event) {
    return switch (event) {
      case Gained e -> gained(e);
      case Resolved e -> resolved(e);
      case Shed e -> shed(e);
      case Ended e -> over(e.who(), e.condition());
      case Lapsed e -> lapsed(e);

      case WatchChosen e -> about(e.who(), "spends the Watch " + e.kind().spent());
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
          Line.open(
              "%s, %d seconds"
                  .formatted(
                      e.rounds() == 1 ? "1 Round passes" : e.rounds() + " Rounds pass",
                      Clock.seconds(e.rounds())));
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
              "is %s in %s now%s"
                  .formatted(
                      e.degree().title(),
                      e.skill().title(),
                      e.price() == 0 ? "" : ", for %d EXP".formatted(e.price())));
      case Practised e -> about(e.who(), "has a Watch of practice in " + e.skill().title());
      case Sketched e ->
          Line.open((e.name().isEmpty() ? Names.title(e.id()) : e.name()) + " " + e.what());
    };
  }

  private static String learns(String mechanic, int price) {
    return price == 0
        ? "has %s now".formatted(mechanic)
        : "learns %s for %d EXP".formatted(mechanic, price);
  }

  // Conditions

  private Line gained(Gained e) {
    var borne = e.borne();
    var condition = borne.condition();
    boolean stacks = borne.stacking() == Condition.Stacking.STACKS;
    int now = stacks ? borne.onTopOf(stacksBefore(e.who(), borne)) : 1;
    return switch (condition) {
      case FALLING -> now == 1 ? about(e.who(), "falls") : NOTHING;
      case HOLDING_BREATH -> now == 1 ? about(e.who(), "holds their breath") : NOTHING;
      case WILLING -> about(e.who(), "is made willing");
      case SHACKLED -> about(e.who(), "has bonds on that are not closed yet");
      case PARRYING -> about(e.who(), "parries");
      case FAVORED -> secret(e.who(), "has Advantage on the next roll");
      case HINDERED -> secret(e.who(), "has Disadvantage on the next roll");
      case BENEFIT -> secret(e.who(), "has +%d on the next roll".formatted(now));
      case DEFICIT -> secret(e.who(), "has −%d on the next roll".formatted(now));
      default ->
          change(
                  e.who(),
                  Wording.isPlainToSee(borne),
                  "is %s%s%s"
                      .formatted(borne.title(), stacks ? " " + now : "", byWhom(borne.source())))
              .as(condition == Condition.COLLAPSED ? TURNING_POINT : PLAIN);
    };
  }

  private int stacksBefore(String who, Borne borne) {
    return before.find(who).stream()
        .flatMap(being -> being.conditions().stream())
        .filter(borne::isLike)
        .mapToInt(Borne::stacks)
        .sum();
  }

  /// What a pack has written wears off.
  private Line shed(Shed e) {
    var borne =
        before.find(e.who()).stream()
            .flatMap(being -> being.conditions().stream())
            .filter(each -> each.plight().equals(e.condition()))
            .toList();
    int left = borne.stream().mapToInt(Borne::stacks).sum() - e.stacks();
    return left > 0
        ? change(
            e.who(),
            Wording.isPlainToSee(borne.getFirst()),
            "is %s %d".formatted(borne.getFirst().title(), left))
        : over(e.who(), borne.stream().limit(1).toList());
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
        ? over(e.who(), e.condition())
        : change(
            e.who(),
            Wording.isPlainToSee(e.condition()),
            "is %s %d".formatted(e.condition().title(), left));
  }

  private Line over(String who, Condition condition) {
    return over(who, List.of(Borne.lasting(condition, 1, "")));
  }

  private Line over(String who, List<Borne> ended) {
    var named = new ArrayList<String>();
    boolean plain = true;
    for (Borne borne : ended) {
      switch (borne.condition()) {
        case WILLING,
            SHACKLED,
            PARRYING,
            FALLING,
            HOLDING_BREATH,
            FAVORED,
            HINDERED,
            BENEFIT,
            DEFICIT -> {}
        default -> {
          named.add(borne.title());
          plain &= Wording.isPlainToSee(borne);
        }
      }
    }
    return change(who, plain, named.isEmpty() ? "" : "is no longer " + String.join(", ", named));
  }

  /// What a Turn's passing has ended.
  private Line lapsed(Lapsed e) {
    var being = before.find(e.who());
    if (being.isEmpty()) {
      return NOTHING;
    }
    var ended = new ArrayList<Borne>();
    for (Borne borne : being.get().conditions()) {
      if (e.left().stream().noneMatch(left -> left.isLike(borne) && left.isFrom(borne.source()))) {
        ended.add(borne);
      }
    }
    return over(e.who(), ended);
  }
}

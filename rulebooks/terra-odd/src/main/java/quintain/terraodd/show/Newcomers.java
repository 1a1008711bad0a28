package quintain.terraodd.show;

import static quintain.terraodd.state.Odd.ODD_CRE_03;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PanelItems;
import quintain.kernel.craft.Panels;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Begun;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Talent;

/// A character in the making, as far as the steps behind it have come (ODD-CRE-01).
final class Newcomers {
  private Newcomers() {}

  static List<View.Panel> growing(Game<OddState, OddStep> game, Seat seat, String id) {
    return Panels.growing(game, seat, id, Views::view, Newcomers::soFar);
  }

  private static Optional<View.Panel> soFar(OddState state, OddStep next) {
    var items = new PanelItems();
    if (next instanceof OddStep.RollAttributes step) {
      return Optional.of(panel(state, step.begun(), items));
    }
    if (next instanceof OddStep.GrowUp step) {
      scores(step.prowess(), step.insight(), step.resolve(), items);
      return Optional.of(panel(state, step.begun(), items));
    }
    if (next instanceof OddStep.Equip step) {
      items.track("grit", step.grit(), Math.max(6, step.grit()));
      scores(step.prowess(), step.insight(), step.resolve(), items);
      for (Talent talent : step.talents()) {
        items.prose(talent.told(), talent.entry().effect());
      }
      return Optional.of(panel(state, step.begun(), items));
    }
    return Optional.empty();
  }

  private static void scores(int prowess, int insight, int resolve, PanelItems items) {
    score(Ability.PROWESS, prowess, items);
    score(Ability.INSIGHT, insight, items);
    score(Ability.RESOLVE, resolve, items);
  }

  private static void score(Ability ability, int value, PanelItems items) {
    items.score(Names.kebab(ability.name()), value, new View.Part("permanent", value, ODD_CRE_03));
  }

  private static View.Panel panel(OddState state, Begun begun, PanelItems items) {
    state.shelf().backgrounds().stream()
        .filter(background -> background.id().equals(begun.background()))
        .forEach(
            background ->
                items.prose("background", background.name() + ": knows " + background.knows()));
    return items.note("drive", begun.drive()).of(begun.id(), begun.name());
  }
}

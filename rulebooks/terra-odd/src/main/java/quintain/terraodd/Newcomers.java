package quintain.terraodd;

import static quintain.terraodd.Odd.ODD_CRE_03;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.View;

/// A character in the making, as far as the steps behind it have come (ODD-CRE-01).
///
/// Nobody is in the scene before the last step, so what is known lies in the step that comes next.
final class Newcomers {
  private Newcomers() {}

  static List<View.Panel> growing(Game<OddState, OddStep> game, Seat seat, String id) {
    if (game.state().find(id).filter(being -> game.state().maySee(being, seat)).isPresent()) {
      return Views.view(game.state(), seat).panels().stream()
          .filter(panel -> panel.subject().equals(id))
          .toList();
    }
    return game.agenda().isEmpty() ? List.of() : soFar(game.state(), game.agenda().top());
  }

  private static List<View.Panel> soFar(OddState state, OddStep next) {
    var items = new ArrayList<View.Item>();
    if (next instanceof OddStep.RollAttributes step) {
      return List.of(panel(state, step.begun(), items));
    }
    if (next instanceof OddStep.GrowUp step) {
      scores(step.prowess(), step.insight(), step.resolve(), items);
      return List.of(panel(state, step.begun(), items));
    }
    if (next instanceof OddStep.Equip step) {
      items.add(new View.Track("grit", step.grit(), Math.max(6, step.grit())));
      scores(step.prowess(), step.insight(), step.resolve(), items);
      for (Talent talent : step.talents()) {
        items.add(new View.Prose(talent.told(), talent.entry().effect()));
      }
      return List.of(panel(state, step.begun(), items));
    }
    return List.of();
  }

  private static void scores(int prowess, int insight, int resolve, List<View.Item> items) {
    items.add(score(Ability.PROWESS, prowess));
    items.add(score(Ability.INSIGHT, insight));
    items.add(score(Ability.RESOLVE, resolve));
  }

  private static View.Item score(Ability ability, int value) {
    return new View.Score(
        Names.kebab(ability.name()),
        value,
        List.of(new View.Part("permanent", value, ODD_CRE_03.id())));
  }

  private static View.Panel panel(OddState state, Begun begun, List<View.Item> items) {
    state.shelf().backgrounds().stream()
        .filter(background -> background.id().equals(begun.background()))
        .forEach(
            background ->
                items.add(
                    new View.Prose(
                        "background", background.name() + ": knows " + background.knows())));
    if (!begun.drive().isEmpty()) {
      items.add(new View.Prose("drive", begun.drive()));
    }
    return new View.Panel("who-" + begun.id(), begun.name(), begun.id(), List.copyOf(items));
  }
}

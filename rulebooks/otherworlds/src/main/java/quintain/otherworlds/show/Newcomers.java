package quintain.otherworlds.show;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PanelItems;
import quintain.kernel.craft.Panels;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Draft;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.Growth;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;

/// A character in the making, as far as the steps behind it have come (OTW-CC-01).
final class Newcomers {
  private Newcomers() {}

  static List<View.Panel> growing(Game<OtwState, OtwStep> game, Seat seat, String id) {
    return Panels.growing(
        game,
        seat,
        id,
        Views::view,
        (state, next) -> draft(next).map(draft -> panel(state, draft)));
  }

  private static Optional<Draft> draft(OtwStep next) {
    return switch (next) {
      case OtwStep.ChooseAttributes step -> Optional.of(step.draft());
      case OtwStep.ChooseTraining step -> Optional.of(step.draft());
      case OtwStep.ChoosePicks step -> Optional.of(step.draft());
      case OtwStep.ChooseGear step -> Optional.of(step.draft());
      case OtwStep.MeetNewcomer step -> Optional.of(step.draft());
      default -> Optional.empty();
    };
  }

  private static View.Panel panel(OtwState state, Draft draft) {
    var items = new PanelItems();
    items.prose("origin", draft.origin());
    for (Attribute attribute : Attribute.values()) {
      int score = draft.attributes().of(attribute);
      items.score(
          Names.kebab(attribute.name()),
          score,
          List.of(new View.Part("chosen", score, Otw.OTW_CC_01)));
    }
    state
        .shelf()
        .origin(draft.origin())
        .ifPresent(
            origin -> {
              var skills =
                  draft.picks().stream()
                      .map(state.shelf()::skill)
                      .flatMap(Optional::stream)
                      .toList();
              int health = Growth.health(draft.attributes(), origin, skills);
              int astral = Growth.astral(draft.attributes());
              int discipline = Growth.discipline(draft.attributes());
              items.track("hp", health, health);
              items.track("ast", astral, astral);
              items.track("disc", discipline, discipline);
            });
    items.note("proficiencies", draft.proficiencies().stream().map(Proficiency::title).toList());
    items.note("masteries", draft.masteries().stream().map(Family::title).toList());
    items.note("picks", draft.picks());
    items.note("items", draft.gear());
    return items.of(draft.id(), draft.name().isEmpty() ? Names.title(draft.id()) : draft.name());
  }
}

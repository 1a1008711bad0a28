package quintain.otherworlds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.View;

/// A character in the making, as far as the steps behind it have come (OTW-CC-01).
///
/// Nobody is in the scene before the last step, so what is known lies in the step that comes next.
final class Newcomers {
  private Newcomers() {}

  static List<View.Panel> growing(Game<OtwState, OtwStep> game, Seat seat, String id) {
    if (game.state().find(id).filter(being -> game.state().maySee(being, seat)).isPresent()) {
      return Views.view(game.state(), seat).panels().stream()
          .filter(panel -> panel.subject().equals(id))
          .toList();
    }
    return game.agenda().isEmpty()
        ? List.of()
        : draft(game.agenda().top())
            .map(draft -> List.of(panel(game.state(), draft)))
            .orElse(List.of());
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
    var items = new ArrayList<View.Item>();
    items.add(new View.Prose("origin", draft.origin()));
    for (Attribute attribute : Attribute.values()) {
      int score = draft.attributes().of(attribute);
      items.add(
          new View.Score(
              Names.kebab(attribute.name()),
              score,
              List.of(new View.Part("chosen", score, Otw.OTW_CC_01.id()))));
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
              items.add(new View.Track("hp", health, health));
              items.add(new View.Track("ast", astral, astral));
              items.add(new View.Track("disc", discipline, discipline));
            });
    words(items, "proficiencies", draft.proficiencies().stream().map(Proficiency::title).toList());
    words(items, "masteries", draft.masteries().stream().map(Family::title).toList());
    words(items, "picks", draft.picks());
    words(items, "items", draft.gear());
    return new View.Panel(
        "who-" + draft.id(), Names.title(draft.id()), draft.id(), List.copyOf(items));
  }

  private static void words(List<View.Item> items, String label, List<String> words) {
    if (!words.isEmpty()) {
      items.add(new View.Prose(label, words.stream().collect(Collectors.joining(", "))));
    }
  }
}

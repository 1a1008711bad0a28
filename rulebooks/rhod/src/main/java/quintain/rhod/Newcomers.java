package quintain.rhod;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.View;

/// A character in the making, as far as the steps behind it have come (RHD-CHAR-01).
///
/// Nobody is in the scene before the last step, so what is known lies in the step that comes next.
final class Newcomers {
  private Newcomers() {}

  static List<View.Panel> growing(Game<RhodState, RhodStep> game, Seat seat, String id) {
    if (game.state().find(id).filter(being -> game.state().maySee(being, seat)).isPresent()) {
      return Views.view(game.state(), seat).panels().stream()
          .filter(panel -> panel.subject().equals(id))
          .toList();
    }
    return !game.agenda().isEmpty() && game.agenda().top() instanceof Living.Making step
        ? List.of(panel(step.draft()))
        : List.of();
  }

  static View.Panel panel(Draft draft) {
    var items = new ArrayList<View.Item>();
    words(items, "concept", List.of(draft.concept().idea()));
    words(items, "rolled", draft.rolled().stream().map(String::valueOf).toList());
    draft
        .scores()
        .ifPresent(
            scores -> {
              for (Ability ability : Ability.values()) {
                items.add(
                    new View.Score(
                        Names.kebab(ability.name()),
                        scores.of(ability),
                        List.of(
                            new View.Part("modifier", scores.mod(ability), Rhd.RHD_ABIL_07.id()))));
              }
              int tmk = draft.life().tmk();
              int vitality = Math.max(scores.mod(Ability.CON), 1) * tmk;
              items.add(new View.Prose("TMK", Integer.toString(tmk)));
              items.add(new View.Track("vitality", vitality, vitality));
              items.add(new View.Prose("EXP", Integer.toString(draft.life().exp())));
            });
    words(items, "features", draft.life().features().stream().map(Feature::name).toList());
    words(items, "traits", draft.life().traits().stream().map(Trait::name).toList());
    words(
        items,
        "skills",
        draft.life().training().degrees().entrySet().stream()
            .map(one -> "%s +%d".formatted(one.getKey().title(), one.getValue().bonus()))
            .toList());
    words(items, "items", draft.items().stream().map(SheetItem::item).toList());
    return new View.Panel(
        "who-" + draft.id(), Names.title(draft.id()), draft.id(), List.copyOf(items));
  }

  private static void words(List<View.Item> items, String label, List<String> words) {
    var said = words.stream().filter(word -> !word.isEmpty()).collect(Collectors.joining(", "));
    if (!said.isEmpty()) {
      items.add(new View.Prose(label, said));
    }
  }
}

package quintain.rhod.show;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PanelItems;
import quintain.kernel.craft.Panels;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Draft;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Living;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.SheetItem;
import quintain.rhod.state.Trait;

/// A character in the making, as far as the steps behind it have come (RHD-CHAR-01).
final class Newcomers {
  private Newcomers() {}

  static List<View.Panel> growing(Game<RhodState, RhodStep> game, Seat seat, String id) {
    return Panels.growing(
        game,
        seat,
        id,
        Views::view,
        (_, next) ->
            next instanceof Living.Making step
                ? Optional.of(panel(step.draft()))
                : Optional.empty());
  }

  static View.Panel panel(Draft draft) {
    var items = new PanelItems();
    items.note("concept", draft.concept().idea());
    items.note("rolled", draft.rolled().stream().map(String::valueOf).toList());
    draft
        .scores()
        .ifPresent(
            scores -> {
              for (Ability ability : Ability.values()) {
                items.score(
                    Names.kebab(ability.name()),
                    scores.of(ability),
                    List.of(new View.Part("modifier", scores.mod(ability), Rhd.RHD_ABIL_07)));
              }
              int tmk = draft.life().tmk();
              int vitality = Math.max(scores.mod(Ability.CON), 1) * tmk;
              items.prose("TMK", Integer.toString(tmk));
              items.track("vitality", vitality, vitality);
              items.prose("EXP", Integer.toString(draft.life().exp()));
            });
    items.note("features", draft.life().features().stream().map(Feature::name).toList());
    items.note("traits", draft.life().traits().stream().map(Trait::name).toList());
    items.note(
        "skills",
        draft.life().training().degrees().entrySet().stream()
            .map(one -> "%s +%d".formatted(one.getKey().title(), one.getValue().bonus()))
            .toList());
    items.note("items", draft.items().stream().map(SheetItem::item).toList());
    return items.of(draft.id(), draft.called());
  }
}

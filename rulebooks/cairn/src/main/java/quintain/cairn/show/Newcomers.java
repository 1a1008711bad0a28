package quintain.cairn.show;

import static quintain.cairn.state.Crn.*;

import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Begun;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Who;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PanelItems;
import quintain.kernel.craft.Panels;

/// A character in the making, as far as the steps behind it have come (CRN-CRE-01).
final class Newcomers {
  private Newcomers() {}

  static List<View.Panel> growing(Game<CairnState, CairnStep> game, Seat seat, String id) {
    return Panels.growing(game, seat, id, Views::view, (_, next) -> soFar(next));
  }

  private static Optional<View.Panel> soFar(CairnStep next) {
    var items = new PanelItems();
    if (next instanceof CairnStep.MeetNewcomer meet) {
      var begun = meet.begun();
      var persona = new Who.Persona(begun.background(), List.of(), Optional.empty());
      var name = begun.name().isEmpty() ? begun.id() : begun.name();
      return Optional.of(panel(begun, name, items, persona));
    }
    if (next instanceof CairnStep.RollAbilities roll) {
      return Optional.of(panel(roll.begun(), roll.name(), items, roll.persona()));
    }
    if (next instanceof CairnStep.EquipNewcomer equip) {
      score("str", equip.str(), items);
      score("dex", equip.dex(), items);
      score("wil", equip.wil(), items);
      return Optional.of(panel(equip.begun(), equip.name(), items, equip.persona()));
    }
    return Optional.empty();
  }

  private static void score(String name, int value, PanelItems items) {
    items.score(name, value, new View.Part("rolled", value, CRN_CRE_02));
  }

  private static View.Panel panel(Begun begun, String name, PanelItems items, Who.Persona persona) {
    Views.carried(Pack.of(begun.items(), begun.coins()), items);
    Views.person(persona, items);
    return items.of(begun.id(), name);
  }
}

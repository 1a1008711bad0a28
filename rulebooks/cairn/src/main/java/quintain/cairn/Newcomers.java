package quintain.cairn;

import static quintain.cairn.Crn.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.View;

/// A character in the making, as far as the steps behind it have come (CRN-CRE-01).
///
/// Nobody is in the scene before the last step, so what is known lies in the step that comes next.
final class Newcomers {
  private Newcomers() {}

  static List<View.Panel> growing(Game<CairnState, CairnStep> game, Seat seat, String id) {
    if (game.state().find(id).filter(being -> game.state().maySee(being, seat)).isPresent()) {
      return Views.view(game.state(), seat).panels().stream()
          .filter(panel -> panel.subject().equals(id))
          .toList();
    }
    return game.agenda().isEmpty() ? List.of() : soFar(game.agenda().top());
  }

  private static List<View.Panel> soFar(CairnStep next) {
    if (next instanceof CairnStep.MeetNewcomer meet) {
      var begun = meet.begun();
      var persona = new Who.Persona(begun.background(), List.of(), Optional.empty());
      return List.of(panel(begun, begun.id(), List.of(), persona));
    }
    if (next instanceof CairnStep.RollAbilities roll) {
      return List.of(panel(roll.begun(), roll.name(), List.of(), roll.persona()));
    }
    if (next instanceof CairnStep.EquipNewcomer equip) {
      var scores =
          List.of(
              score("str", equip.str(), CRN_CRE_02),
              score("dex", equip.dex(), CRN_CRE_02),
              score("wil", equip.wil(), CRN_CRE_02));
      return List.of(panel(equip.begun(), equip.name(), scores, equip.persona()));
    }
    return List.of();
  }

  private static View.Item score(String name, int value, Clause why) {
    return new View.Score(name, value, List.of(new View.Part("rolled", value, why.id())));
  }

  private static View.Panel panel(
      Begun begun, String name, List<View.Item> scores, Who.Persona persona) {
    var items = new ArrayList<>(scores);
    var pack = Pack.EMPTY.withCoins(begun.coins());
    for (Item item : begun.items()) {
      pack = pack.plus(item);
    }
    Views.carried(pack, items);
    Views.person(persona, items);
    return new View.Panel("who-" + begun.id(), name, begun.id(), List.copyOf(items));
  }
}

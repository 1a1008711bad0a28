package quintain.rath.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.Secrecy;
import quintain.rath.rules.Creation;
import quintain.rath.rules.Sessions;
import quintain.rath.state.Aptitude;
import quintain.rath.state.Being;
import quintain.rath.state.Draft;
import quintain.rath.state.Growth;
import quintain.rath.state.Knack;
import quintain.rath.state.Life;
import quintain.rath.state.LifeEvent;
import quintain.rath.state.Magic;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Who;

/// A character in the making, as far as the steps behind it have come (RTH-S-CC-01).
///
/// Nobody is in the scene before the last step, so what is known lies in the step that comes next.
final class Newcomers {
  private Newcomers() {}

  static List<View.Panel> growing(Game<RathState, RathStep> game, Seat seat, String id) {
    var draft =
        game.agenda().isEmpty()
            ? Optional.<Draft>empty()
            : draft(game.agenda().top()).filter(d -> d.id().equals(game.state().freeId(id)));
    var state =
        draft.map(d -> new LifeEvent.Joined(soFar(d)).appliedTo(game.state())).orElse(game.state());
    var subject = draft.map(Draft::id).orElse(id);
    return Views.view(state, seat).panels().stream()
        .filter(panel -> panel.subject().equals(subject))
        .toList();
  }

  /// What is settled before a step of the making; nothing before the first.
  private static Optional<Draft> draft(RathStep next) {
    return switch (next) {
      case RathStep.ChooseAptitudes s -> Optional.of(s.draft());
      case RathStep.FillPurse s -> Optional.of(s.draft());
      case RathStep.BuyOutfit s -> Optional.of(s.draft());
      case RathStep.ChooseSpells s -> Optional.of(s.draft());
      case RathStep.MeetNewcomer s -> Optional.of(s.draft());
      default -> Optional.empty();
    };
  }

  private static Being soFar(Draft draft) {
    var aptitudes = new ArrayList<Growth.Known>();
    for (Aptitude aptitude : draft.aptitudes()) {
      aptitudes.add(new Growth.Known(aptitude, 0));
    }
    return Being.fresh(
        new Who(
            draft.id(),
            draft.name().isEmpty() ? Names.title(draft.id()) : draft.name(),
            draft.seat(),
            Who.Kind.PC,
            Who.Side.PARTY,
            Secrecy.OPEN,
            Who.Persona.NONE),
        draft.stats(),
        Creation.hp(draft.stats(), draft.has(Knack.HARDY)),
        Sessions.fortuneAtFirst(aptitudes),
        new Life(
            Optional.empty(),
            draft.pack(),
            new Growth(1, 0, List.copyOf(aptitudes), draft.studied()),
            new Magic(draft.knows(), draft.equips(), List.of()),
            List.of(),
            Optional.empty()),
        0);
  }
}

package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;

import java.util.List;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Flag;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;

/// Large groups that fight as one.
final class Detachments extends Chapter {
  Detachments(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  /// Routed, or weakened for good (CRN-DET-02, CRN-R-26).
  void criticalDamage(Being detachment) {
    var byDefault =
        switch (house().detCrit()) {
          case ROUTED, WARDEN -> Flag.ROUTED;
          case WEAKENED -> Flag.WEAKENED;
        };
    var options = List.of(Option.of(Flag.ROUTED), Option.of(Flag.WEAKENED));
    var becomes =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.ROUTED, List.of(detachment.id()), options, byDefault));
    emit(new CairnEvent.Became(detachment.id(), becomes, "critical damage"), CRN_DET_02);
  }
}

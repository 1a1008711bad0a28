package example;

import quintain.cairn.CairnBook;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Crn;
import quintain.kernel.Play;
import quintain.kernel.craft.Variant;

/// Cairn with one more rule: whoever loses STR to a blow and fights on has 1 HP again.
public final class SecondWind extends Variant<CairnState, CairnStep, CairnEvent> {
  public SecondWind() {
    super(new CairnBook(), "second-wind", "Cairn with a second wind");
  }

  @Override
  protected void resolve(CairnStep step, Play<CairnState, CairnStep, CairnEvent> play) {
    var before = play.state();
    super.resolve(step, play);
    if (step instanceof CairnStep.TakeBlows blows) {
      var was = before.being(blows.target());
      var is = play.state().being(blows.target());
      if (is.str().now() < was.str().now() && !is.isOut()) {
        play.emit(new CairnEvent.HpRestored(is.id(), 1), Crn.CRN_CRIT_02);
      }
    }
  }
}

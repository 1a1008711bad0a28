package quintain.otherworlds;

import quintain.kernel.Play;
import quintain.otherworlds.OtwStep.FollowUp;
import quintain.otherworlds.OtwStep.WmsWord;

/// Which chapter resolves which step.
final class Rules {
  private Rules() {}

  static void resolve(OtwStep step, Play<OtwState, OtwStep, OtwEvent> play) {
    switch (step) {
      case FollowUp s -> followUp(s, play);
      case WmsWord s -> wmsWord(s, play);
      default -> throw new IllegalStateException("no chapter resolves " + step);
    }
  }

  private static void followUp(FollowUp step, Play<OtwState, OtwStep, OtwEvent> play) {
    switch (step) {
      case OtwStep.CheckBattle _ -> new Battle(play).checkEnd();
      default -> throw new IllegalStateException("no chapter resolves " + step);
    }
  }

  private static void wmsWord(WmsWord step, Play<OtwState, OtwStep, OtwEvent> play) {
    switch (step) {
      case OtwStep.BeginBattle s -> new Battle(play).begin(s);
      case OtwStep.EndBattle s -> new Battle(play).end(s);
      case OtwStep.KeepBattle s -> new Battle(play).keep(s);
      case OtwStep.Inflict s -> new Conditions(play).inflict(s);
      case OtwStep.Relieve s -> new Conditions(play).relieve(s);
      case OtwStep.BringIn s -> new People(play).bringIn(s);
      case OtwStep.Welcome s -> new People(play).welcome(s);
      case OtwStep.TakeAway s -> new People(play).takeAway(s);
      case OtwStep.HandOver s -> new People(play).handOver(s);
      case OtwStep.Reveal s -> new People(play).reveal(s);
      case OtwStep.SetValue s -> new People(play).setValue(s);
      case OtwStep.SetCover s -> new People(play).setCover(s);
      default -> throw new IllegalStateException("no chapter resolves " + step);
    }
  }
}

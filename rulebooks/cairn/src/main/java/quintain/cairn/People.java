package quintain.cairn;

import quintain.kernel.Play;

/// Who comes, goes, and is spoken for by whom; the Warden's hand.
final class People extends Chapter {
  People(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  void replace(CairnStep.Replace step) {
    throw new IllegalStateException("unwritten");
  }

  void bringIn(CairnStep.BringIn step) {
    throw new IllegalStateException("unwritten");
  }

  void takeAway(CairnStep.TakeAway step) {
    throw new IllegalStateException("unwritten");
  }

  void handOver(CairnStep.HandOver step) {
    throw new IllegalStateException("unwritten");
  }

  void reveal(CairnStep.Reveal step) {
    throw new IllegalStateException("unwritten");
  }

  void harm(CairnStep.Harm step) {
    throw new IllegalStateException("unwritten");
  }

  void drain(CairnStep.Drain step) {
    throw new IllegalStateException("unwritten");
  }

  void setValue(CairnStep.SetValue step) {
    throw new IllegalStateException("unwritten");
  }
}

package quintain.cairn;

import quintain.kernel.Play;

/// Coin, trade and treasure.
final class Wealth extends Chapter {
  Wealth(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  void buy(CairnStep.Buy step) {
    throw new IllegalStateException("unwritten");
  }

  void sell(CairnStep.Sell step) {
    throw new IllegalStateException("unwritten");
  }

  void placeTreasure(CairnStep.PlaceTreasure step) {
    throw new IllegalStateException("unwritten");
  }

  void setPrices(CairnStep.SetPrices step) {
    throw new IllegalStateException("unwritten");
  }
}

package quintain.cairn.state;

/// Where a piece of armor goes; one of each kind counts (CRN-R-42).
public enum ArmorPiece {
  BODY,
  SHIELD,
  HELM,
  GAMBESON,
  GAUNTLETS
}

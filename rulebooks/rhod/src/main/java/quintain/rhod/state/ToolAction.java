package quintain.rhod.state;

/// What a tool can be used for when something is made (RHD-CRT-07).
public enum ToolAction {
  CUT,
  SEW,
  MEASURE,
  BOIL,
  HEAT,
  HAMMER,
  GRIND,
  MIX,
  CARVE,
  DRILL
}

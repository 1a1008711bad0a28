package quintain.toy;

import quintain.kernel.Clause;

/// The clauses of the yard; their words are in `clauses.yaml` and `rulings.yaml`.
public enum Toy implements Clause {
  TOY_ATK_01,
  TOY_ATK_02,
  TOY_PAR_01,
  TOY_FALL_01,
  TOY_LUCK_01,
  TOY_REST_01,
  TOY_HELP_01,
  TOY_HIDE_01,
  TOY_REF_01,
  TOY_CAST_01,
  TOY_R_01;

  @Override
  public String id() {
    return name().replace('_', '-');
  }
}

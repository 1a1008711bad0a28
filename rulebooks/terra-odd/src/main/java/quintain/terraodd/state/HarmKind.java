package quintain.terraodd.state;

import java.util.Locale;

/// What sort of Harm it is, which says where it goes past Grit (ODD-HARM-02 to 04).
public enum HarmKind {
  PHYSICAL(Ability.PROWESS, Odd.ODD_HARM_02),
  STRESS(Ability.INSIGHT, Odd.ODD_HARM_03),
  /// Dealt to oneself by an effort, or by a hazard of exertion (ODD-R-21).
  EFFORT(Ability.RESOLVE, Odd.ODD_HARM_04);

  private final Ability ability;
  private final Odd clause;

  HarmKind(Ability ability, Odd clause) {
    this.ability = ability;
    this.clause = clause;
  }

  /// The attribute it comes off once Grit is gone.
  public Ability ability() {
    return ability;
  }

  public Odd clause() {
    return clause;
  }

  public String told() {
    return name().toLowerCase(Locale.ROOT);
  }
}

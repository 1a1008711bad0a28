package quintain.otherworlds.state;

import java.util.List;

/// How somebody takes damage of certain types (OTW-MECH-02, 23, 34, 43).
public record Responses(
    List<DamageType> immune,
    List<DamageType> resistance,
    List<DamageType> weakness,
    List<DamageType> affinity) {
  public static final Responses DEFAULTS =
      new Responses(List.of(), List.of(), List.of(), List.of());

  public Responses {
    immune = List.copyOf(immune);
    resistance = List.copyOf(resistance);
    weakness = List.copyOf(weakness);
    affinity = List.copyOf(affinity);
  }
}

package quintain.kernel;

import java.util.List;

/// What a table starts from: its house rules, its content, the scene and who is in it.
public record Setup(HouseRules house, Content content, Record scene, List<Cast> cast) {
  /// One character or creature in the scene, spoken for by a seat.
  public record Cast(String id, Seat seat, Role role) {}

  /// Who somebody is: a ready-made character, an entry of the bestiary, or a whole sheet.
  public sealed interface Role {
    record Pregen(String name) implements Role {}

    record Creature(String name) implements Role {}

    record Sheet(Record sheet) implements Role {}
  }
}

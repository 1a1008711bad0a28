package quintain.otherworlds.state;

import java.util.Optional;

/// A creature's own means of attack, as a thing among its things: what it holds can be knocked
/// away, what it has grown cannot.
public record Innate(String id, String name, Attack attack) implements Gear {
  public static Innate of(Creature entry, Attack attack) {
    return new Innate(entry.id() + " " + attack.name(), attack.name(), attack);
  }

  @Override
  public Optional<Integer> price() {
    return Optional.empty();
  }

  // One creature's attacks of one name are the same within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}

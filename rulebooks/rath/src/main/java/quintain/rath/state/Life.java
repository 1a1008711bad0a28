package quintain.rath.state;

import java.util.List;
import java.util.Optional;

/// What a blow does not touch.
///
/// @param creature the stat block of a creature, or of a henchman hired by one
/// @param employer whom a henchman follows, by id
public record Life(
    Optional<Creature> creature,
    Pack pack,
    Growth growth,
    Magic magic,
    List<Injury> injuries,
    Optional<String> employer) {
  /// That of a creature, or of a henchman hired by a stat block.
  public static Life of(Creature creature, Pack pack, Optional<String> employer) {
    return new Life(Optional.of(creature), pack, Growth.NONE, Magic.NONE, List.of(), employer);
  }

  Life with(Pack newPack) {
    return new Life(creature, newPack, growth, magic, injuries, employer);
  }

  Life with(Growth newGrowth) {
    return new Life(creature, pack, newGrowth, magic, injuries, employer);
  }

  Life with(Magic newMagic) {
    return new Life(creature, pack, growth, newMagic, injuries, employer);
  }

  Life withInjuries(List<Injury> newInjuries) {
    return new Life(creature, pack, growth, magic, newInjuries, employer);
  }

  // What a blow does not touch tells the states of a fight apart poorly, and is long to hash.
  @Override
  public int hashCode() {
    return pack.hashCode() * 31 + magic.burned().size() * 7 + injuries.size();
  }
}

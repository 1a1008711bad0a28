package quintain.cairn.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What somebody is, carries, lacks, has lived through and has before them: all that a blow does
/// not touch, so that whoever is hurt needs no new copy of it.
public record Life(
    Block block,
    Pack pack,
    List<Need> needs,
    List<Reward> rewards,
    List<String> scars,
    List<Timer> timers,
    Optional<Being.Hire> hire) {
  /// A life with nothing behind it.
  public static Life of(Block block, Pack pack, Optional<Being.Hire> hire) {
    return new Life(block, pack, List.of(), List.of(), List.of(), List.of(), hire);
  }

  // Compared by the thousand, as those are whose life it is.
  @Override
  public int hashCode() {
    return (pack.hashCode() * 31 + timers.hashCode()) * 31 + scars.size();
  }

  Life with(Block newBlock) {
    return new Life(newBlock, pack, needs, rewards, scars, timers, hire);
  }

  Life with(Pack newPack) {
    return new Life(block, newPack, needs, rewards, scars, timers, hire);
  }

  Life withNeeds(List<Need> newNeeds) {
    return new Life(block, pack, newNeeds, rewards, scars, timers, hire);
  }

  Life withRewards(List<Reward> newRewards) {
    return new Life(block, pack, needs, newRewards, scars, timers, hire);
  }

  Life withScar(String told) {
    var more = new ArrayList<>(scars);
    more.add(told);
    return new Life(block, pack, needs, rewards, List.copyOf(more), timers, hire);
  }

  Life withScars(List<String> newScars) {
    return new Life(block, pack, needs, rewards, newScars, timers, hire);
  }

  Life withTimers(List<Timer> newTimers) {
    return new Life(block, pack, needs, rewards, scars, newTimers, hire);
  }

  Life withHire(Optional<Being.Hire> newHire) {
    return new Life(block, pack, needs, rewards, scars, timers, newHire);
  }
}

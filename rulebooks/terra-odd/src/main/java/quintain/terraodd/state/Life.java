package quintain.terraodd.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.parts.Lists;

/// What somebody is, carries, can do, suffers and has before them: all that a blow to Grit does not
/// touch, so that whoever is hurt needs no new copy of it.
///
/// @param needs crucial needs that are lacking; whoever has one is deprived (ODD-R-43)
/// @param wound the attribute that critical harm came through, until the wound is tended
/// @param crushed Armour lost for good
/// @param grudge who did them Harm last
/// @param story lines that players told of them
public record Life(
    Block block,
    Pack pack,
    List<Talent> talents,
    List<Trouble> troubles,
    List<String> needs,
    List<Timer> timers,
    Optional<Ability> wound,
    int crushed,
    Optional<String> grudge,
    List<String> story) {
  public static Life of(Block block, Pack pack, List<Talent> talents, List<Trouble> troubles) {
    return new Life(
        block,
        pack,
        talents,
        troubles,
        List.of(),
        List.of(),
        Optional.empty(),
        0,
        Optional.empty(),
        List.of());
  }

  Life with(Block newBlock) {
    return new Life(
        newBlock, pack, talents, troubles, needs, timers, wound, crushed, grudge, story);
  }

  Life with(Pack newPack) {
    return new Life(
        block, newPack, talents, troubles, needs, timers, wound, crushed, grudge, story);
  }

  Life withTalents(List<Talent> newTalents) {
    return new Life(
        block, pack, newTalents, troubles, needs, timers, wound, crushed, grudge, story);
  }

  Life withTroubles(List<Trouble> newTroubles) {
    return new Life(
        block, pack, talents, newTroubles, needs, timers, wound, crushed, grudge, story);
  }

  Life withNeeds(List<String> newNeeds) {
    return new Life(
        block, pack, talents, troubles, newNeeds, timers, wound, crushed, grudge, story);
  }

  Life withTimers(List<Timer> newTimers) {
    return new Life(
        block, pack, talents, troubles, needs, newTimers, wound, crushed, grudge, story);
  }

  Life withWound(Optional<Ability> newWound) {
    return new Life(
        block, pack, talents, troubles, needs, timers, newWound, crushed, grudge, story);
  }

  Life withCrushed(int points) {
    return new Life(block, pack, talents, troubles, needs, timers, wound, points, grudge, story);
  }

  Life withGrudge(Optional<String> against) {
    return new Life(block, pack, talents, troubles, needs, timers, wound, crushed, against, story);
  }

  Life withStory(String line) {
    return new Life(
        block,
        pack,
        talents,
        troubles,
        needs,
        timers,
        wound,
        crushed,
        grudge,
        Lists.plus(story, line));
  }

  // What a blow does not touch tells the states of a fight apart poorly, and is long to hash.
  @Override
  public int hashCode() {
    return ((pack.hashCode() * 31 + talents.size()) * 31 + troubles.size()) * 31
        + timers.size()
        + crushed;
  }
}

package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Actor;
import quintain.kernel.Names;
import quintain.kernel.OrNone;
import quintain.kernel.Seat;

/// A character in the making, as far as it has come (RHD-CHAR-01).
///
/// @param rolled the totals not placed yet, in the order rolled
/// @param scores empty until they are placed
/// @param choosing whether the player buys piece by piece
/// @param name what they are called
public record Draft(
    String id,
    Seat seat,
    Concept concept,
    List<Integer> rolled,
    Optional<Scores> scores,
    boolean choosing,
    Life life,
    List<SheetItem> items,
    @OrNone String name)
    implements Actor {
  public Draft {
    rolled = List.copyOf(rolled);
    items = List.copyOf(items);
  }

  public static Draft of(String id, Seat seat) {
    return new Draft(
        id, seat, Concept.NONE, List.of(), Optional.empty(), false, Life.NEW, List.of(), "");
  }

  public Draft named(String called) {
    return new Draft(id, seat, concept, rolled, scores, choosing, life, items, called);
  }

  /// The name they have, or one made of their id.
  public String called() {
    return name.isEmpty() ? Names.title(id) : name;
  }

  public Draft with(Concept idea) {
    return new Draft(id, seat, idea, rolled, scores, choosing, life, items, name);
  }

  public Draft withRolled(List<Integer> totals) {
    return new Draft(id, seat, concept, totals, scores, choosing, life, items, name);
  }

  public Draft with(Scores placed) {
    return new Draft(
        id, seat, concept, List.of(), Optional.of(placed), choosing, life, items, name);
  }

  public Draft withChoosing(boolean pieceByPiece) {
    return new Draft(id, seat, concept, rolled, scores, pieceByPiece, life, items, name);
  }

  private Draft with(Life learned) {
    return new Draft(id, seat, concept, rolled, scores, choosing, learned, items, name);
  }

  public Draft withExp(int points) {
    return with(life.withExp(points));
  }

  public Draft buying(Feature feature) {
    return with(life.withExp(life.exp() - feature.exp()).with(feature));
  }

  public Draft buying(Trait trait) {
    return with(life.withExp(life.exp() - trait.exp()).with(trait));
  }

  /// With the next Degree in a Skill.
  public Draft buying(Skill skill) {
    var next = life.training().of(skill).next().orElseThrow();
    return with(
        life.withExp(life.exp() - skill.group().price(next))
            .with(life.training().with(skill, next)));
  }

  public Draft carrying(List<SheetItem> things) {
    return new Draft(id, seat, concept, rolled, scores, choosing, life, things, name);
  }

  /// The sum of the array (RHD-ABIL-04).
  public int total() {
    return rolled.stream().mapToInt(Integer::intValue).sum();
  }

  /// What has been written down so far, under a name.
  public Sheet sheet(String name) {
    var skills = life.training().written();
    return new Sheet(
        id,
        name,
        concept.idea(),
        scores.orElse(Scores.AVERAGE),
        skills,
        life.features().stream().map(Feature::name).toList(),
        life.traits().stream().map(Trait::name).toList(),
        life.exp(),
        0,
        Stance.LOW_READY,
        new ArrayList<>(items));
  }
}

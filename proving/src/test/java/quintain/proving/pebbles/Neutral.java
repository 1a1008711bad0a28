package quintain.proving.pebbles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Topic;

/// Fights of a book that has somebody who fights for neither side.
public final class Neutral implements Fights<Yard, Yard.Attack, Yard.Hit> {
  @Override
  public List<String> sides() {
    return List.of("red", "blue");
  }

  @Override
  public Yard drawnUp(Yard opening, Map<String, String> sides) {
    throw new IllegalArgumentException(opening.kids().getFirst().name() + " throws for nobody");
  }

  @Override
  public Yard.Attack beginning(Yard state) {
    throw new UnsupportedOperationException("it never begins");
  }

  @Override
  public Call<Yard.Attack> next(Yard state) {
    return new Call.Over<>();
  }

  @Override
  public List<Move<Yard.Attack>> moves(Yard state, String actor) {
    return List.of();
  }

  @Override
  public int round(Yard state) {
    return 0;
  }

  @Override
  public int winner(Yard state) {
    return -1;
  }

  @Override
  public Optional<Topic> ending() {
    return Optional.empty();
  }

  @Override
  public Standing standing(Yard state, String who) {
    return Standing.ABLE;
  }

  @Override
  public int health(Yard state, String who) {
    return 100;
  }

  @Override
  public Optional<Harm> harm(Yard.Hit event, Yard before) {
    return Optional.empty();
  }

  @Override
  public List<String> resources() {
    return List.of();
  }
}

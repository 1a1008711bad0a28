package quintain.kernel;

/// A place at the table: the Referee's or a player's. Who controls a character is part of the
/// state.
public record Seat(String id) {
  public static final Seat REFEREE = new Seat("referee");

  public boolean isReferee() {
    return id.equals(REFEREE.id);
  }

  @Override
  public String toString() {
    return id;
  }
}

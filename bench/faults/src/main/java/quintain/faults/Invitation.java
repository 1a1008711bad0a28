package quintain.faults;

/// A seat at a table, and the token that admits to it.
record Invitation(String table, String book, String seat, String role, String token) {
  boolean isReferee() {
    return role.equals("referee");
  }

  @Override
  public String toString() {
    return seat + " at " + table + " (" + book + ")";
  }
}

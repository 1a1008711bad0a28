package quintain.rhod.state;

/// Who a character is meant to be: the Character Concept (RHD-CHAR-02) and the three questions
/// about world, past and future (RHD-CHAR-08), answered or empty.
public record Concept(String idea, String who, String past, String wants) {
  public static final Concept NONE = new Concept("", "", "", "");

  public Concept answering(String inTheWorld, String made, String future) {
    return new Concept(idea, inTheWorld, made, future);
  }
}

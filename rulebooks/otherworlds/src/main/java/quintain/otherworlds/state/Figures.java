package quintain.otherworlds.state;

import quintain.kernel.parts.Check;
import quintain.kernel.parts.Phrases;

/// A weapon's X/Y/Z (OTW-EQ-01 to 03), as in `3/4/6`, `4/-/1` or `E3/1/throw`.
///
/// @param attack the Attack Value; 0 for an explosive
/// @param explosive the grade of an explosive (OTW-MECH-19); 0 for others
/// @param magazine how many rounds it holds; 0 where no ammunition is kept (OTW-R-67)
/// @param range in spaces; 0 where it is thrown as far as the thrower's STR (OTW-MOVE-05)
public record Figures(int attack, int explosive, int magazine, int range) {
  public Figures {
    Check.between("the attack value", attack, 0, 30);
    Check.between("the explosive grade", explosive, 0, 10);
    Check.between("the magazine", magazine, 0, 100);
    Check.between("the range", range, 0, 100);
    if (attack > 0 && explosive > 0) {
      throw new IllegalArgumentException("an explosive has no attack value");
    }
  }

  public static Figures parse(String text) {
    var written = text.strip();
    if (!written.matches("E?[0-9]{1,2}/([0-9]{1,3}|-)/([0-9]{1,3}|throw)")) {
      throw new IllegalArgumentException(
          "'%s' are no weapon figures; write 3/4/6, 4/-/1 or E3/1/throw (%s, %s, %s)"
              .formatted(text, Otw.OTW_EQ_01.id(), Otw.OTW_EQ_02.id(), Otw.OTW_EQ_03.id()));
    }
    var parts = written.split("/", -1);
    boolean explosive = parts[0].startsWith("E");
    int first = Integer.parseInt(explosive ? parts[0].substring(1) : parts[0]);
    return new Figures(
        explosive ? 0 : first,
        explosive ? first : 0,
        parts[1].equals("-") ? 0 : Integer.parseInt(parts[1]),
        parts[2].equals("throw") ? 0 : Integer.parseInt(parts[2]));
  }

  public boolean explodes() {
    return explosive > 0;
  }

  public boolean thrown() {
    return range == 0;
  }

  private String explosiveOrAttack() {
    return explodes() ? "explosive, grade " + explosive : "Attack Value " + attack;
  }

  private String reach() {
    return thrown()
        ? "thrown"
        : (range <= 2 ? "reach " : "range ") + Phrases.counted(range, "space");
  }

  /// As people read it.
  public String told() {
    return explosiveOrAttack() + "; " + reach();
  }

  @Override
  public String toString() {
    return "%s/%s/%s"
        .formatted(
            explodes() ? "E" + explosive : Integer.toString(attack),
            magazine == 0 ? "-" : Integer.toString(magazine),
            thrown() ? "throw" : Integer.toString(range));
  }
}

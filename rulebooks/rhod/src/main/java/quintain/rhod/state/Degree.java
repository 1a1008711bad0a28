package quintain.rhod.state;

import java.util.Locale;
import java.util.Optional;

/// The five Degrees of Proficiency and what each adds (RHD-SKILL-02); there are no values between.
public enum Degree {
  UNTRAINED(0),
  LEARNING(2),
  COMPETENT(4),
  EXPERT(6),
  MASTER(8);

  private static final int STEP = 2;

  private final int bonus;

  Degree(int bonus) {
    this.bonus = bonus;
  }

  public int bonus() {
    return bonus;
  }

  /// The next one up; a Master has nothing left to learn.
  public Optional<Degree> next() {
    return of(bonus + STEP);
  }

  /// The Degree one step lower; Untrained stays what it is.
  public Degree before() {
    return of(bonus - STEP).orElse(this);
  }

  /// The Degree that adds so much, if there is one.
  public static Optional<Degree> of(int bonus) {
    for (Degree degree : values()) {
      if (degree.bonus() == bonus) {
        return Optional.of(degree);
      }
    }
    return Optional.empty();
  }

  /// How it is called in a sentence.
  public String title() {
    return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
  }
}

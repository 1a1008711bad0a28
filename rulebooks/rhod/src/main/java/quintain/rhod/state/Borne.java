package quintain.rhod.state;

import java.util.List;
import java.util.Optional;

/// A Condition that somebody bears.
///
/// @param source who put it on them, or what: an id, `light`, or empty (RHD-COND-03)
/// @param until at which moment of a Turn it runs out
/// @param whose whose Turn that is
/// @param turns how many such moments it lasts
/// @param entry what a pack has written of it, where the rules do not know it themselves
public record Borne(
    Condition condition,
    int stacks,
    String source,
    Until until,
    String whose,
    int turns,
    Optional<ConditionEntry> entry) {
  /// The source of what Blinding Light does.
  public static final String LIGHT = "light";

  /// The source of what the Referee lays on somebody without naming anybody.
  public static final String REFEREE = "referee";

  /// When a Condition runs out by itself (RHD-COND-02).
  public enum Until {
    /// Not with Turns.
    RESOLVED,
    START_OF_TURN,
    END_OF_TURN
  }

  public Borne {
    if (stacks < 1) {
      throw new IllegalArgumentException(condition + " has " + stacks + " stacks");
    }
  }

  public Borne(
      Condition condition, int stacks, String source, Until until, String whose, int turns) {
    this(condition, stacks, source, until, whose, turns, Optional.empty());
  }

  /// One that stays until something resolves it.
  public static Borne lasting(Condition condition, int stacks, String source) {
    return new Borne(condition, condition.capped(stacks), source, Until.RESOLVED, "", 0);
  }

  /// One that runs out with somebody's Turns.
  public static Borne forTurns(
      Condition condition, String source, Until until, String whose, int turns) {
    return new Borne(condition, 1, source, until, whose, turns);
  }

  /// One that a pack has written.
  public static Borne written(
      ConditionEntry entry, int stacks, String source, Until until, String whose, int turns) {
    return new Borne(Condition.WRITTEN, 1, source, until, whose, turns, Optional.of(entry))
        .withStacks(stacks);
  }

  Borne withStacks(int number) {
    return new Borne(condition, capped(number), source, until, whose, turns, entry);
  }

  Borne withTurns(int number) {
    return new Borne(condition, stacks, source, until, whose, number, entry);
  }

  /// How many stacks there are with so many before it.
  public int onTopOf(int before) {
    return capped(before + stacks);
  }

  private Optional<ConditionEntry.Own> own() {
    return entry.flatMap(ConditionEntry::own);
  }

  private int capped(int number) {
    return own().map(written -> written.capped(number)).orElseGet(() -> condition.capped(number));
  }

  /// What happens when it is gained again.
  public Condition.Stacking stacking() {
    return own().map(ConditionEntry.Own::stacking).orElse(condition.stacking());
  }

  /// How it is called in a sentence.
  public String title() {
    return entry.map(ConditionEntry::name).orElse(condition.title());
  }

  /// The same with the entry that says what it does: `Seasick (SALT-COND-01)`.
  public String cited() {
    return entry.map(written -> "%s (%s)".formatted(written.name(), written.id())).orElse(title());
  }

  /// Whether the two are of one kind, from whomever.
  public boolean isLike(Borne other) {
    return condition == other.condition
        && entry.map(ConditionEntry::id).equals(other.entry.map(ConditionEntry::id));
  }

  /// The name it goes by.
  public Plight plight() {
    return entry.map(ConditionEntry::plight).orElseGet(() -> Plight.of(condition));
  }

  /// What it does, as a pack has written it.
  public List<Toll> tolls() {
    return own().map(ConditionEntry.Own::does).orElse(List.of());
  }

  public boolean isFrom(String other) {
    return source.equals(other);
  }
}

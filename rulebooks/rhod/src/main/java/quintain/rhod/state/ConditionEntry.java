package quintain.rhod.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// What a Glossary says of a Condition (RHD-COND-06): one the rules know, or one of its own.
///
/// @param condition the one the rules know
/// @param own how one of the Glossary's own works
/// @param effect what it does to whoever bears it
/// @param natural how it resolves by itself; empty if it does not
/// @param chemical what resolves it; empty if nothing does
public record ConditionEntry(
    String id,
    String name,
    Optional<Condition> condition,
    Optional<Own> own,
    String effect,
    @OrNone String natural,
    @OrNone String chemical)
    implements Entry {
  /// How a Condition works that only a Glossary knows.
  ///
  /// @param most the most stacks of it; left out for no limit
  /// @param lasts how long it stays by itself
  /// @param plain whether anybody who looks can tell
  /// @param does what it does, for each stack
  public record Own(
      Condition.Kind kind,
      Condition.Stacking stacking,
      @OrNone int most,
      Lasting lasts,
      boolean plain,
      List<Toll> does) {
    public Own {
      Check.between("most", most, 0, 99);
      does = List.copyOf(does);
      if (kind == Condition.Kind.EFFECT || kind == Condition.Kind.WORD) {
        throw new IllegalArgumentException(
            "a Condition is of the kind condition, ailment or emboldenment");
      }
    }

    /// So many stacks, as far as there can be.
    int capped(int stacks) {
      int limit = stacking == Condition.Stacking.STACKS ? most : 1;
      return limit == 0 ? stacks : Math.min(limit, stacks);
    }
  }

  /// When a Condition runs out by itself (RHD-COND-02).
  public enum Lasting {
    /// It does not.
    RESOLVED,
    /// With the bearer's next Turn.
    BEARERS_TURN,
    /// As the next Turn begins of whoever put it there.
    SOURCES_TURN,
    /// One stack with each Watch.
    WATCH
  }

  public ConditionEntry {
    Check.text("id", id);
    Check.text("name", name);
    Check.text("effect", effect);
    if (condition.isPresent() == own.isPresent()) {
      throw new IllegalArgumentException(
          "%s is either a 'condition' that the rules know or one of your 'own'".formatted(name));
    }
    if (own.isPresent() && Plight.of(name).known().isPresent()) {
      throw new IllegalArgumentException(
          "the rules know %s already; write 'condition: %s'"
              .formatted(name, Plight.of(name).key()));
    }
    if (condition.filter(known -> !known.listed()).isPresent()) {
      throw new IllegalArgumentException(condition.get().title() + " is in no Glossary");
    }
  }

  /// The name it goes by.
  public Plight plight() {
    return Plight.of(name);
  }

  // Entries of one id are the same within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}

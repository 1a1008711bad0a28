package quintain.kernel;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Something a seat may do now, or may not and why. Fill its open slots through
/// [Rulebook.Deeds#choices] and it *is* the command.
public record Offer(
    String label,
    Group group,
    Class<? extends Command> command,
    Partial filled,
    @Nullable Blocked why) {
  /// Where the table shows an offer.
  public enum Group {
    ACT,
    MOVE,
    CHECK,
    GEAR,
    MAGIC,
    REST,
    ADVANCE,
    REFEREE
  }

  /// Why not, with one concrete command that is refused for that very reason.
  public record Blocked(Refusal refusal, Command example) {}

  public static Offer open(String label, Group group, Partial filled) {
    return new Offer(label, group, filled.command(), filled, null);
  }

  public static Offer blocked(
      String label, Group group, Partial filled, Refusal refusal, Command example) {
    return new Offer(label, group, filled.command(), filled, new Blocked(refusal, example));
  }

  public Optional<Blocked> blocked() {
    return Optional.ofNullable(why);
  }
}

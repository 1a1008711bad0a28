package quintain.kernel;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Something a seat may do now, or may not and why. Fill its open slots through
/// [Rulebook.Deeds#choices] and it *is* the command.
///
/// @param plainMove whether it is how somebody simply goes somewhere, and spends nothing but what
///   going costs
public record Offer(
    String label,
    Group group,
    Class<? extends Command> command,
    Partial filled,
    boolean plainMove,
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
    return new Offer(label, group, filled.command(), filled, false, null);
  }

  public static Offer blocked(
      String label, Group group, Partial filled, Refusal refusal, Command example) {
    return new Offer(label, group, filled.command(), filled, false, new Blocked(refusal, example));
  }

  public Offer withLabel(String words) {
    return new Offer(words, group, command, filled, plainMove, why);
  }

  public Offer asPlainMove() {
    return new Offer(label, group, command, filled, true, why);
  }

  public Optional<Blocked> blocked() {
    return Optional.ofNullable(why);
  }
}

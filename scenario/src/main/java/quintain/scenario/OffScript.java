package quintain.scenario;

/// The rules asked for something that the script does not hold, or does not hold in this place.
public final class OffScript extends RuntimeException {
  public OffScript(String message) {
    super(message);
  }
}

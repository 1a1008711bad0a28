package quintain.table.web;

/// How much anybody may ask of the server.
///
/// @param message the longest message of a socket, in bytes
/// @param body the longest body of a request, in bytes, and `importing` that of a whole table
/// @param behind how many characters may wait for a browser that reads too slowly
/// @param seat frames of one seat
/// @param tables tables laid from one address
/// @param dice dice asked for from one address
/// @param strangers greetings with a wrong token from one address
public record Limits(
    int message,
    int body,
    int importing,
    int behind,
    Rate seat,
    Rate tables,
    Rate dice,
    Rate strangers) {
  /// So many at once, and so many a second after that.
  public record Rate(double burst, double perSecond) {}

  /// Generous for people, tight for programs.
  public static final Limits USUAL =
      new Limits(
          64 * 1024,
          64 * 1024,
          32 * 1024 * 1024,
          8 * 1024 * 1024,
          new Rate(60, 20),
          new Rate(120, 0.5),
          new Rate(60, 20),
          new Rate(60, 2));
}

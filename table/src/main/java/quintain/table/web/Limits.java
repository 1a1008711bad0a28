package quintain.table.web;

import java.time.Duration;

/// How much anybody may ask of the server.
///
/// @param message the longest message of a socket, in bytes
/// @param body the longest body of a request, in bytes, and `importing` that of a whole table
/// @param bodies requests of one address whose bodies are read at once
/// @param behind how many characters may wait for a browser that reads too slowly, and `backlog`
///   for all browsers together
/// @param lines WebSockets that may be open at once from one address, at each path, and `screens`
///   for one seat
/// @param heartbeat how often a browser is asked whether it is still there
/// @param seat frames of one seat, and `words` their characters
/// @param tables tables laid from one address
/// @param dice dice asked for from one address
/// @param strangers greetings with a wrong token from one address
public record Limits(
    int message,
    int body,
    int importing,
    int bodies,
    int behind,
    long backlog,
    int lines,
    int screens,
    Duration heartbeat,
    Rate seat,
    Rate words,
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
          32,
          8 * 1024 * 1024,
          64 * 1024 * 1024,
          6000,
          16,
          Duration.ofSeconds(25),
          new Rate(60, 20),
          new Rate(1024 * 1024, 16 * 1024),
          new Rate(120, 0.5),
          new Rate(60, 20),
          new Rate(60, 2));
}

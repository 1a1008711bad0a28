package quintain.dist;

import quintain.cli.Main;

/// Runs several commands in one JVM, so that `./package` can train one start-up cache on all of
/// them. It lies in the jar, because a cache fits only the class path that it was trained with.
final class Rehearsal {
  private Rehearsal() {}

  /// Runs them in their order, each given as one argument.
  public static void main(String[] commandLines) {
    for (String commandLine : commandLines) {
      Main.main(commandLine.split(" ", -1));
    }
  }
}

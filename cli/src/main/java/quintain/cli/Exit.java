package quintain.cli;

/// What the command line tells the shell.
final class Exit {
  /// Done.
  static final int DONE = 0;

  /// The answer is "no".
  static final int NO = 1;

  /// Wrong usage or bad input.
  static final int WRONG = 2;

  /// A fault of this program.
  static final int BUG = 3;

  private Exit() {}
}

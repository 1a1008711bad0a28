package quintain.cli;

import java.io.Console;
import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import quintain.proving.fights.Progress;
import quintain.proving.fights.Tally;

/// A bar on standard error with rate and remaining time, where somebody looks on.
final class Meter implements Progress, AutoCloseable {
  /// Bars are as wide as this.
  private static final int WIDTH = 100;

  private final Terminal terminal;
  private final String what;
  private final boolean shown;
  private long fought;
  private @Nullable ProgressBar bar;

  /// @param shown whether anybody looks on; nothing is drawn where there is no console
  Meter(Terminal terminal, String what, boolean shown) {
    this.terminal = terminal;
    this.what = what;
    this.shown =
        shown && Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  @Override
  public void done(Tally soFar, long wanted) {
    at(soFar.fights(), wanted);
  }

  void more(long fights, long wanted) {
    fought += fights;
    at(fought, wanted);
  }

  private void at(long done, long wanted) {
    if (!shown) {
      return;
    }
    if (bar == null) {
      bar =
          new ProgressBarBuilder()
              .setTaskName(what)
              .setInitialMax(wanted)
              .setStyle(ProgressBarStyle.ASCII)
              .setConsumer(new ConsoleProgressBarConsumer(terminal.err(), WIDTH))
              .showSpeed()
              .build();
    }
    bar.stepTo(done);
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}

package quintain.scenario;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quintain.binder.Mark;
import quintain.kernel.Seat;
import quintain.kernel.Setup;

/// A scenario as read from its file: what it starts from, and its steps.
record Scenario<T>(String title, Setup setup, List<Given> given, List<Scene<T>> steps) {
  /// A fact that the Referee sets before the first step.
  record Given(Mark at, String fact, Object value) {}

  /// One step of the file and where it stands.
  record Scene<T>(Mark at, int number, String note, Doing<T> doing) {}

  /// What a step does.
  sealed interface Doing<T> {}

  /// Commands run one after another with the same script, and what must come of them.
  record Play<T>(
      List<T> commands,
      Seat seat,
      Script script,
      Map<String, Value> expect,
      List<String> clauses,
      @Nullable String refused,
      List<String> log)
      implements Doing<T> {}

  /// The odds of a command as a seat may know them.
  record Preview<T>(
      T command,
      Seat seat,
      String until,
      List<Chance> odds,
      double within,
      @Nullable String refused)
      implements Doing<T> {}

  /// The chance that a measure comes to a value.
  record Chance(String measure, Object value, double p) {}

  /// What a seat may know, and what not.
  record Sees<T>(Seat seat, List<String> not, Map<String, Value> facts) implements Doing<T> {}

  /// Who is asked what when a command runs at a table that asks everything.
  record Suspend<T>(T command, Script script, List<Question> asked) implements Doing<T> {}

  /// A question and the seat it is put to.
  record Question(Seat seat, String question) {
    @Override
    public String toString() {
      return seat + " to " + question;
    }
  }

  /// An expected value; null stands for no such fact.
  record Value(@Nullable Object plain) {}
}

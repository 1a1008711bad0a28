package quintain.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.binder.Located;
import quintain.binder.Source;
import quintain.kernel.Fate;
import quintain.kernel.IllegalAnswer;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.fate.Asked;
import quintain.kernel.fate.Draw;
import quintain.packs.Volume;

/// Everybody at the table, answering what the script says, and the default otherwise.
final class ScriptedPeople {
  /// An answer as scenarios write it; `about` is one of those the question concerns.
  private record Scripted(String seat, String question, Optional<String> about, Object answer) {}

  /// A question that came up, and what was answered.
  record Answered(Seat seat, Question<?> question, Object answer, boolean scripted) {}

  private final Volume<?, ?, ?> volume;
  private final List<Scripted> left = new ArrayList<>();
  private final List<Answered> answered = new ArrayList<>();

  ScriptedPeople(Volume<?, ?, ?> volume, List<String> texts) {
    this.volume = volume;
    for (String text : texts) {
      var source = Source.yaml("--answers", text);
      if (source.root().orElse(null) instanceof Located.Mapping) {
        left.add(volume.codec().binder().bind(source, Scripted.class).orThrow());
      } else {
        left.addAll(volume.codec().binder().bindList(source, Scripted.class, "").orThrow());
      }
    }
  }

  /// All questions so far.
  List<Answered> answered() {
    return List.copyOf(answered);
  }

  /// What a waiting table is told.
  List<Draw> answer(Asked asked) {
    for (Scripted scripted : left) {
      var seat = volume.seat(scripted.seat());
      if (asked.seats().contains(seat) && fits(scripted, asked.question(seat))) {
        left.remove(scripted);
        return List.of(give(asked, seat, scripted.answer()));
      }
    }
    if (asked.mayPass()) {
      asked.seats().forEach(seat -> note(seat, asked, Fate.PASS, false));
      return asked.seats().stream().map(asked::passed).toList();
    }
    var seat = asked.seats().getFirst();
    Object plain = byDefault(asked.question(seat));
    note(seat, asked, plain, false);
    return List.of(asked.answered(seat, plain, Draw.By.AUTOMATIC));
  }

  private Draw give(Asked asked, Seat seat, Object answer) {
    if (asked.mayPass() && answer.equals(Fate.PASS)) {
      note(seat, asked, answer, true);
      return asked.passed(seat);
    }
    note(seat, asked, answer, true);
    try {
      return asked.answered(seat, answer, Draw.By.SEAT);
    } catch (IllegalAnswer e) {
      throw new Wrong(
          "--answers: "
              + seat
              + " to "
              + asked.question(seat).topic().id()
              + ": "
              + e.getMessage());
    }
  }

  private static boolean fits(Scripted scripted, Question<?> question) {
    return scripted.question().equals(question.topic().id())
        && scripted.about().map(question.about()::contains).orElse(true);
  }

  private static <A> Object byDefault(Question<A> question) {
    return question.plain(question.byDefault());
  }

  private void note(Seat seat, Asked asked, Object plain, boolean scripted) {
    answered.add(new Answered(seat, asked.question(seat), plain, scripted));
  }

  /// Refuses answers that nobody asked for.
  void finish() {
    if (!left.isEmpty()) {
      var first = left.getFirst();
      throw new Wrong(
          "--answers: nobody asked " + first.seat() + " the question " + first.question() + ".");
    }
  }
}

package quintain.table.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.table.protocol.FromSeat;

/// How long the words may be that people send. They are data and nothing else; what would spoil the
/// line they stand in is refused.
final class Words {
  private static final int NAME = 60;
  private static final int TITLE = 120;
  private static final int REASON = 500;
  private static final int TALK = 4_000;
  private static final int NOTE = 20_000;
  private static final int VALUE = 2_000;

  private Words() {}

  /// A name for a seat.
  static String name(String name) {
    return line("a name", name, NAME);
  }

  /// A title for a table.
  static String title(String title) {
    return line("a title", title, TITLE);
  }

  private static String line(String what, String words, int most) {
    var stripped = words.strip();
    tooLong(what, stripped, most)
        .or(() -> unfit(what, stripped))
        .ifPresent(
            sentence -> {
              throw RequestDeclined.wrong(sentence);
            });
    return stripped;
  }

  private static Optional<String> unfit(String what, String words) {
    if (words.isEmpty()) {
      return Optional.of(capital(what) + " has at least one letter.");
    }
    return words.codePoints().anyMatch(Words::disturbs)
        ? Optional.of(capital(what) + " is one line of ordinary text.")
        : Optional.empty();
  }

  /// Control characters, and those that turn the direction of all that follows.
  private static boolean disturbs(int c) {
    return Character.isISOControl(c)
        || (c >= 0x202A && c <= 0x202E)
        || (c >= 0x2066 && c <= 0x2069);
  }

  /// What is wrong with the words of a frame, in a sentence.
  static Optional<String> wrong(FromSeat frame) {
    return tooLong("an id", frame.id(), 100).or(() -> wrongIn(frame));
  }

  private static Optional<String> wrongIn(FromSeat frame) {
    return switch (frame) {
      case FromSeat.Hello hello -> tooLong("a token", hello.token(), 200);
      case FromSeat.Act act -> values(act.command());
      case FromSeat.Answer answer -> values(answer.answer());
      case FromSeat.Pass pass -> tooLong("a question", pass.question(), VALUE);
      case FromSeat.Consider consider ->
          tooLong("a question", consider.question(), VALUE).or(() -> values(consider.answers()));
      case FromSeat.BePatient _ -> Optional.empty();
      case FromSeat.CancelStep cancel -> tooLong("a reason", cancel.reason(), REASON);
      case FromSeat.Ask _ -> Optional.empty();
      case FromSeat.AskAbout about ->
          tooLong("a character's id", about.actor(), NAME).or(() -> values(about.things()));
      case FromSeat.Fill fill ->
          tooLong("a command", fill.command(), NAME)
              .or(() -> values(fill.filled()))
              .or(() -> values(fill.chosen()));
      case FromSeat.CarryOut carry ->
          carry.acts().stream()
              .flatMap(
                  each ->
                      tooLong("a character's id", each.actor(), NAME)
                          .or(() -> values(each.command()))
                          .stream())
              .findFirst();
      case FromSeat.Intend intend -> values(intend.who());
      case FromSeat.Reconsider reconsider -> values(reconsider.chosen());
      case FromSeat.PlayItself itself -> values(itself.who());
      case FromSeat.Foresee foresee ->
          foresee.arriving().stream()
              .flatMap(each -> tooLong("a creature", each.creature(), TITLE).stream())
              .findFirst()
              .or(() -> tooLong("a scene", foresee.scene().orElse(""), NAME));
      case FromSeat.Desist _ -> Optional.empty();
      case FromSeat.Say say -> tooLong("what is said", say.text(), TALK);
      case FromSeat.Call call ->
          tooLong("a command", call.command(), NAME)
              .or(() -> tooLong("what is called for", call.what(), TITLE))
              .or(() -> tooLong("a reason", call.why(), REASON))
              .or(() -> values(call.filled()))
              .or(() -> values(call.chosen()));
      case FromSeat.Uncall uncall -> tooLong("a call", uncall.call(), NAME);
      case FromSeat.Note note ->
          tooLong("a title", note.title(), TITLE)
              .or(() -> tooLong("a note", note.text(), NOTE))
              .or(() -> values(note.to()))
              .or(() -> tooLong("a page", note.page().orElse(""), NAME))
              .or(() -> tooLong("a character's id", note.about().orElse(""), NAME))
              .or(() -> tooLong("a picture", note.picture().orElse(""), NAME));
      case FromSeat.Share share ->
          tooLong("a page", share.page(), NAME).or(() -> values(share.to()));
      case FromSeat.Erase erase -> tooLong("a page", erase.page(), NAME);
      case FromSeat.Portray portray ->
          tooLong("a character's id", portray.who(), NAME)
              .or(() -> tooLong("a portrait", portray.portrait().orElse(""), NAME));
      case FromSeat.BeginSession session -> tooLong("a title", session.title(), TITLE);
      case FromSeat.EndSession _, FromSeat.Recap _ -> Optional.empty();
      case FromSeat.Reveal _ -> Optional.empty();
      case FromSeat.Go go -> tooLong("a scene", go.scene(), NAME).or(() -> values(go.stay()));
      case FromSeat.Entitle entitle ->
          tooLong("a scene", entitle.scene(), NAME)
              .or(() -> tooLong("a title", entitle.title(), TITLE));
      case FromSeat.PutAway away -> tooLong("a scene", away.scene(), NAME);
      case FromSeat.Rewind rewind -> tooLong("a reason", rewind.reason(), REASON);
      case FromSeat.Undo undo -> tooLong("a reason", undo.reason(), REASON);
      case FromSeat.RollByHand _ -> Optional.empty();
      case FromSeat.TurnDial dial -> tooLong("a family", dial.family().orElse(""), NAME);
      case FromSeat.Judge judge -> values(judge.clauses());
      case FromSeat.Rule rule ->
          tooLong("a switch", rule.name(), NAME)
              .or(() -> values(rule.value()))
              .or(() -> tooLong("a reason", rule.reason(), REASON));
      case FromSeat.Stand stand ->
          tooLong("a question", stand.question(), VALUE)
              .or(() -> stand.answer().flatMap(Words::values));
      case FromSeat.BeginDraft draft ->
          tooLong("a character's name", draft.name().orElse(""), NAME)
              .or(() -> tooLong("a portrait", draft.portrait().orElse(""), NAME));
      case FromSeat.Decide decide -> values(decide.answer());
      case FromSeat.FinishDraft draft -> tooLong("a portrait", draft.portrait().orElse(""), NAME);
      case FromSeat.GoBack _, FromSeat.ResumeDraft _, FromSeat.Surprise _, FromSeat.DropDraft _ ->
          Optional.empty();
    };
  }

  /// Every text in a plain value.
  static Optional<String> values(Object plain) {
    return switch (plain) {
      case String text -> tooLong("a text", text, VALUE);
      case List<?> list -> firstOf(list);
      case Map<?, ?> map -> firstOf(map.keySet()).or(() -> firstOf(map.values()));
      default -> Optional.empty();
    };
  }

  private static Optional<String> firstOf(Iterable<?> values) {
    for (Object value : values) {
      var wrong = values(value);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> tooLong(String what, String words, int most) {
    return words.length() <= most
        ? Optional.empty()
        : Optional.of(
            "%s is at most %,d characters long; this one has %,d."
                .formatted(capital(what), most, words.length()));
  }

  private static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}

package quintain.table.web;

import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import quintain.binder.Codec;
import quintain.table.protocol.ToSeat;

/// What tables say most often as JSON: new entries of the log, and that something is done.
///
/// It is written as Jackson would write it, but by hand: each seat has its own numbers for entries
/// and reads the rest like the others, so that the rest is written once for all of them.
final class LogJson {
  /// What was written last of entries, all after their numbers. Two tables may take the place from
  /// each other, which costs time alone.
  private static final AtomicReferenceArray<@Nullable Written> WRITTEN =
      new AtomicReferenceArray<>(16);

  private record Written(ToSeat.Entry entry, String rest) {
    boolean isOf(ToSeat.Entry other) {
      return entry.numbered(other.seq()).equals(other);
    }
  }

  private final StringBuilder text = new StringBuilder(512);

  private LogJson() {}

  /// A message with nothing but these entries.
  static String of(ToSeat.Entries entries) {
    var json = new LogJson();
    json.text.append("[{\"entries\":{\"entries\":");
    json.list(entries.entries(), LogJson::entry);
    return json.text.append("}}]").toString();
  }

  /// A message that says no more than this.
  static String of(ToSeat.Done done) {
    var json = new LogJson();
    json.text.append("[{\"done\":{");
    json.text("\"id\":", done.id());
    return json.text.append(",\"last\":").append(done.last()).append("}}]").toString();
  }

  private interface Writer<T> {
    void write(LogJson json, T each);
  }

  private <T> void list(List<T> list, Writer<T> writer) {
    text.append('[');
    for (int i = 0; i < list.size(); i++) {
      if (i > 0) {
        text.append(',');
      }
      writer.write(this, list.get(i));
    }
    text.append(']');
  }

  private void text(String key, String words) {
    text.append(key);
    Codec.quote(words, text);
  }

  private void entry(ToSeat.Entry entry) {
    text.append("{\"seq\":").append(entry.seq()).append(rest(entry));
  }

  private static String rest(ToSeat.Entry entry) {
    int place = System.identityHashCode(entry.lines()) % WRITTEN.length();
    var before = WRITTEN.get(place);
    if (before != null && before.isOf(entry)) {
      return before.rest();
    }
    var json = new LogJson();
    json.afterNumber(entry);
    var rest = json.text.toString();
    WRITTEN.set(place, new Written(entry, rest));
    return rest;
  }

  private void afterNumber(ToSeat.Entry entry) {
    text.append(",\"at\":").append(entry.at());
    text(",\"kind\":", entry.kind());
    text(",\"by\":", entry.by());
    text(",\"cause\":", entry.cause());
    text.append(",\"secret\":").append(entry.secret());
    text.append(",\"undone\":").append(entry.undone());
    text.append(",\"to\":").append(entry.to());
    text.append(",\"lines\":");
    list(entry.lines(), LogJson::said);
    text.append('}');
  }

  private void said(ToSeat.Said said) {
    text("{\"text\":", said.text());
    text(",\"clause\":", said.clause());
    text.append(",\"dice\":");
    list(said.dice(), LogJson::rolled);
    text.append('}');
  }

  private void rolled(ToSeat.Rolled rolled) {
    text("{\"who\":", rolled.who());
    text(",\"roll\":", rolled.roll());
    text(",\"clause\":", rolled.clause());
    text.append(",\"faces\":");
    list(rolled.faces(), LogJson::face);
    text(",\"result\":", rolled.result());
    text.append(",\"manual\":").append(rolled.manual()).append('}');
  }

  private void face(ToSeat.Face face) {
    text.append("{\"sides\":").append(face.sides());
    text.append(",\"face\":").append(face.face());
    text.append(",\"kept\":").append(face.kept());
    text.append(",\"exploded\":").append(face.exploded()).append('}');
  }
}

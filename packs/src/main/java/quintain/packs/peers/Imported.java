package quintain.packs.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.binder.Bound;
import quintain.binder.Located;
import quintain.binder.Mark;
import quintain.binder.Places;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.kernel.Arrival;
import quintain.kernel.Content;
import quintain.kernel.NearMiss;
import quintain.kernel.PeerFormat;
import quintain.kernel.peers.Flaw;
import quintain.packs.Library;
import quintain.packs.Volume;

/// A document of another program that was read well: whose format it is, and what it brings.
///
/// @param format the id of its format
/// @param title what people call the format
public record Imported(
    String file, Volume<?, ?, ?> volume, String format, String title, Arrival arrival) {
  /// The longest document that is read, in characters.
  public static final int LONGEST = 2_000_000;

  /// Reads a document; it is read whole or not at all.
  ///
  /// @param file what it is called in complaints
  /// @param book the id of a book, or empty where the document itself shows it
  /// @param format the id of a format, or empty where the document itself shows it
  public static Bound<Imported> read(
      Library library, String book, String format, String file, String text) {
    if (text.length() > LONGEST) {
      return bad(
          file, "has %,d characters, at most %,d are read".formatted(text.length(), LONGEST));
    }
    var volumes = book.isEmpty() ? library.volumes() : List.<Volume<?, ?, ?>>of(library.find(book));
    var known =
        volumes.stream()
            .flatMap(volume -> volume.book().peers().stream())
            .map(PeerFormat::id)
            .distinct()
            .toList();
    if (!format.isEmpty() && !known.contains(format)) {
      return bad(file, "there is no format '" + format + "'" + NearMiss.advice(format, known));
    }
    return isJson(text) ? json(volumes, format, file, text) : text(volumes, format, file, text);
  }

  private static boolean isJson(String text) {
    var body = text.strip();
    return body.startsWith("{") || body.startsWith("[") || body.startsWith("\uFEFF");
  }

  private static Bound<Imported> json(
      List<Volume<?, ?, ?>> volumes, String format, String file, String text) {
    var source = Source.json(file, text);
    if (source.root().isEmpty() || !source.problems().isEmpty()) {
      return new Bound.Bad<>(source.problems());
    }
    var tree = TreeText.tree(source.root().get());
    for (Volume<?, ?, ?> volume : volumes) {
      for (PeerFormat<?> each : volume.book().peers()) {
        if (each instanceof PeerFormat.Json<?> json
            && (format.isEmpty() ? json.recognises(tree) : json.id().equals(format))) {
          var content = volume.content(List.of()).orThrow();
          return bound(file, volume, each, json.read(tree, content, new TreeText()), source.root());
        }
      }
    }
    return bad(file, "no format that is known here looks like this; say which with its name");
  }

  private static Bound<Imported> text(
      List<Volume<?, ?, ?>> volumes, String format, String file, String text) {
    Optional<Bound<Imported>> first = Optional.empty();
    for (Volume<?, ?, ?> volume : volumes) {
      for (PeerFormat<?> each : volume.book().peers()) {
        if (each instanceof PeerFormat.Text<?> lines
            && (format.isEmpty() || lines.id().equals(format))) {
          Content content = volume.content(List.of()).orThrow();
          var bound = bound(file, volume, each, lines.read(text, content), Optional.empty());
          if (bound instanceof Bound.Good<Imported>) {
            return bound;
          }
          first = first.or(() -> Optional.of(bound));
        }
      }
    }
    if (volumes.size() > 1) {
      return bad(file, "no book reads this; say which one it is for, and every error is told");
    }
    return first.orElseGet(() -> bad(file, "no format that is known here is plain text"));
  }

  private static Bound<Imported> bound(
      String file,
      Volume<?, ?, ?> volume,
      PeerFormat<?> format,
      Arrival arrival,
      Optional<Located> root) {
    if (arrival.flaws().isEmpty()) {
      return new Bound.Good<>(new Imported(file, volume, format.id(), format.title(), arrival));
    }
    var problems = new ArrayList<Problem>();
    for (Flaw flaw : arrival.flaws()) {
      var at =
          root.map(top -> Places.find(top, flaw.field()).at())
              .orElseGet(() -> new Mark(file, Math.max(1, flaw.line()), 1));
      problems.add(Problem.at(at, flaw.field(), flaw.message()));
    }
    return new Bound.Bad<>(problems);
  }

  private static Bound<Imported> bad(String file, String message) {
    return new Bound.Bad<>(List.of(new Problem(file, 1, 1, "", message)));
  }
}

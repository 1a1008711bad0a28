package quintain.packs.peers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
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
  /// The longest document that is read, in characters, without a picture that it holds.
  public static final int LONGEST = 2_000_000;

  /// The longest picture in a document, in characters of Base64.
  public static final int LONGEST_PICTURE = 16_000_000;

  private static final int MOST_ERRORS = 10;
  private static final int LONGEST_NAME = 60;
  private static final Pattern PICTURE = Pattern.compile("\"image\"\\s*:\\s*\"");

  /// Reads a document; it is read whole or not at all.
  ///
  /// @param file what it is called in complaints
  /// @param book the id of a book, or empty where the document itself shows it
  /// @param format the id of a format, or empty where the document itself shows it
  public static Bound<Imported> read(
      Library library, String book, String format, String file, String text) {
    int picture = picture(text);
    if (picture > LONGEST_PICTURE) {
      return bad(
          file,
          "has a picture of %,d characters, at most %,d are read"
              .formatted(picture, LONGEST_PICTURE));
    }
    if (text.length() - picture > LONGEST) {
      return bad(
          file,
          "has %,d characters, at most %,d are read".formatted(text.length() - picture, LONGEST));
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

  /// What something is called that came with a file: the file without its ending.
  public static String nameOf(String file) {
    var name = file.replaceFirst("\\.[A-Za-z0-9]+$", "").strip();
    var called = name.isEmpty() ? file : name;
    return called.substring(0, Math.min(LONGEST_NAME, called.length()));
  }

  /// How long the picture is that a JSON document holds; 0 where it holds none.
  private static int picture(String text) {
    var found = PICTURE.matcher(text);
    if (!isJson(text) || !found.find()) {
      return 0;
    }
    int end = text.indexOf('"', found.end());
    return Math.max(0, end - found.end());
  }

  private static boolean isJson(String text) {
    var body = text.strip();
    return body.startsWith("{") || body.startsWith("[") || body.startsWith("\uFEFF");
  }

  private static Bound<Imported> json(
      List<Volume<?, ?, ?>> volumes, String format, String file, String text) {
    var source = Source.longJson(file, text);
    if (source.root().isEmpty() || !source.problems().isEmpty()) {
      return new Bound.Bad<>(source.problems());
    }
    var tree = TreeText.tree(source.root().get());
    var known = new ArrayList<Supplier<Bound<Imported>>>();
    for (Volume<?, ?, ?> volume : volumes) {
      for (PeerFormat<?> each : volume.book().peers()) {
        if (each instanceof PeerFormat.Json<?> json
            && (format.isEmpty() ? json.recognises(tree) : json.id().equals(format))) {
          known.add(
              () -> {
                var content = volume.content(List.of()).orThrow();
                var arrival = json.read(tree, content, new TreeText());
                return bound(file, volume, each, arrival, source.root());
              });
        }
      }
    }
    if (volumes.size() > 1 && known.size() > 1) {
      return bad(file, "several books read this; say which one it is for");
    }
    if (known.isEmpty()) {
      return bad(
          file,
          JournalPages.read(file, text).isPresent()
              ? "is a journal; its pages are brought in at a table, in the browser"
              : "no format that is known here looks like this; say which with its name");
    }
    return known.getFirst().get();
  }

  private static Bound<Imported> text(
      List<Volume<?, ?, ?>> volumes, String format, String file, String text) {
    var read = new ArrayList<Imported>();
    Optional<Bound<Imported>> first = Optional.empty();
    for (Volume<?, ?, ?> volume : volumes) {
      for (PeerFormat<?> each : volume.book().peers()) {
        if (each instanceof PeerFormat.Text<?> lines
            && (format.isEmpty() || lines.id().equals(format))) {
          Content content = volume.content(List.of()).orThrow();
          var bound = bound(file, volume, each, lines.read(text, content), Optional.empty());
          if (bound instanceof Bound.Good<Imported>(Imported imported)) {
            read.add(imported);
          }
          first = first.or(() -> Optional.of(bound));
        }
      }
    }
    // Several books may make something of a text; it is for the one that has most room for it.
    var best = read.stream().min(Comparator.comparingInt(each -> each.arrival().remarks().size()));
    if (best.isPresent()) {
      return new Bound.Good<>(best.get());
    }
    if (volumes.size() > 1) {
      return bad(
          file,
          "looks like nothing that any book reads; say which one it is for, and the errors are told");
    }
    return first
        .map(bound -> few(file, bound))
        .orElseGet(() -> bad(file, "no format that is known here is plain text"));
  }

  /// Where nearly every line is wrong, it is no such text at all, and the first errors are enough.
  private static Bound<Imported> few(String file, Bound<Imported> bound) {
    if (!(bound instanceof Bound.Bad<Imported>(List<Problem> all)) || all.size() <= MOST_ERRORS) {
      return bound;
    }
    var few = new ArrayList<Problem>();
    few.add(
        new Problem(
            file, 1, 1, "", "looks like none of the texts that are known here; the first errors:"));
    few.addAll(all.subList(0, MOST_ERRORS));
    few.add(
        new Problem(
            file, 1, 1, "", "has %d more errors like these".formatted(all.size() - MOST_ERRORS)));
    return new Bound.Bad<>(few);
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

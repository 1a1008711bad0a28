package quintain.packs.peers;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.Event;
import quintain.kernel.NearMiss;
import quintain.kernel.PeerFormat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.peers.Departure;
import quintain.kernel.peers.Kept;
import quintain.kernel.peers.Remark;
import quintain.packs.Volume;

/// Somebody or something as a document of another program.
///
/// @param text the document
/// @param ending how the name of a file ends that holds such a document: `json`
/// @param remarks what does not go along
public record Exported(String text, String ending, List<Remark> remarks) {
  public Exported {
    remarks = List.copyOf(remarks);
  }

  /// Somebody in the scene; empty where the format has no room for such a one. An unknown format is
  /// an [IllegalArgumentException].
  public static <S extends State, T extends Step, E extends Event> Optional<Exported> somebody(
      Volume<S, T, E> volume, String format, S state, String id) {
    return switch (find(volume, format)) {
      case PeerFormat.Json<S> json -> json.write(state, id, new TreeText()).map(Exported::of);
      case PeerFormat.Text<S> _ -> Optional.empty();
    };
  }

  /// The place where a scene happens; empty where the format has no room for it. An unknown format
  /// is an [IllegalArgumentException].
  ///
  /// @param papers documents that are kept with the scene
  /// @param picture what the place looks like from above, in Base64
  public static <S extends State, T extends Step, E extends Event> Optional<Exported> place(
      Volume<S, T, E> volume, String format, S state, List<Kept> papers, Optional<String> picture) {
    return switch (find(volume, format)) {
      case PeerFormat.Json<S> json ->
          json.write(state, papers, picture, new TreeText())
              .map(it -> new Exported(of(it).text(), "dd2vtt", it.remarks()));
      case PeerFormat.Text<S> _ -> Optional.empty();
    };
  }

  /// A piece of content; empty where the format has no room for it. An unknown format is an
  /// [IllegalArgumentException].
  public static <S extends State, T extends Step, E extends Event> Optional<Exported> entry(
      Volume<S, T, E> volume, String format, Entry entry) {
    return switch (find(volume, format)) {
      case PeerFormat.Json<S> json -> json.write(entry, new TreeText()).map(Exported::of);
      case PeerFormat.Text<S> text ->
          text.write(entry).map(it -> new Exported(it.text(), "txt", it.remarks()));
    };
  }

  /// A document that was kept, as people read it.
  public static String paper(String kept) {
    return TreeText.pretty(new TreeText().parse(kept));
  }

  /// The formats of a book that people can leave in.
  public static List<PeerFormat<?>> formats(Volume<?, ?, ?> volume) {
    return volume.book().peers().stream()
        .filter(PeerFormat.Json.class::isInstance)
        .<PeerFormat<?>>map(each -> each)
        .toList();
  }

  private static <S extends State, T extends Step, E extends Event> PeerFormat<S> find(
      Volume<S, T, E> volume, String format) {
    var formats = volume.book().peers();
    return formats.stream()
        .filter(each -> each.id().equals(format))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no format '%s' to leave in%s"
                        .formatted(
                            format,
                            NearMiss.advice(
                                format, formats.stream().map(PeerFormat::id).toList()))));
  }

  private static Exported of(Departure departure) {
    return new Exported(TreeText.pretty(departure.document()), "json", departure.remarks());
  }
}

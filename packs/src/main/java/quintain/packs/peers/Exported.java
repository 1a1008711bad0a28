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
import quintain.kernel.peers.Remark;
import quintain.packs.Volume;

/// Somebody or something as a document of another program.
///
/// @param text the JSON of it
/// @param remarks what does not go along
public record Exported(String text, List<Remark> remarks) {
  public Exported {
    remarks = List.copyOf(remarks);
  }

  /// Somebody in the scene; empty where the format has no room for such a one. An unknown format is
  /// an [IllegalArgumentException].
  public static <S extends State, T extends Step, E extends Event> Optional<Exported> somebody(
      Volume<S, T, E> volume, String format, S state, String id) {
    return json(volume, format).write(state, id, new TreeText()).map(Exported::of);
  }

  /// A piece of content; empty where the format has no room for it. An unknown format is an
  /// [IllegalArgumentException].
  public static <S extends State, T extends Step, E extends Event> Optional<Exported> entry(
      Volume<S, T, E> volume, String format, Entry entry) {
    return json(volume, format).write(entry, new TreeText()).map(Exported::of);
  }

  /// A document that was kept, as people read it.
  public static String paper(String kept) {
    return TreeText.pretty(new TreeText().parse(kept));
  }

  /// The formats of a book that somebody or something can leave in.
  public static List<PeerFormat<?>> formats(Volume<?, ?, ?> volume) {
    return volume.book().peers().stream()
        .filter(PeerFormat.Json.class::isInstance)
        .<PeerFormat<?>>map(each -> each)
        .toList();
  }

  private static <S extends State, T extends Step, E extends Event> PeerFormat.Json<S> json(
      Volume<S, T, E> volume, String format) {
    for (PeerFormat<S> each : volume.book().peers()) {
      if (each instanceof PeerFormat.Json<S> json && json.id().equals(format)) {
        return json;
      }
    }
    throw new IllegalArgumentException(
        "there is no format '%s' to leave in%s"
            .formatted(
                format,
                NearMiss.advice(format, formats(volume).stream().map(PeerFormat::id).toList())));
  }

  private static Exported of(Departure departure) {
    return new Exported(TreeText.pretty(departure.document()), departure.remarks());
  }
}

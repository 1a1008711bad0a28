package quintain.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.peers.Flaw;
import quintain.kernel.peers.Kept;
import quintain.kernel.peers.Remark;

/// What a document of another program brings: people, content, places, and a word on all that does
/// not come. Where there is a flaw, nothing comes at all.
///
/// @param papers whole documents that have no place in the book and are kept beside
public record Arrival(
    List<Guest> guests,
    List<Find<?>> finds,
    List<Place> places,
    List<Kept> papers,
    List<Remark> remarks,
    List<Flaw> flaws) {
  public Arrival {
    guests = List.copyOf(guests);
    finds = List.copyOf(finds);
    places = List.copyOf(places);
    papers = List.copyOf(papers);
    remarks = List.copyOf(remarks);
    flaws = List.copyOf(flaws);
  }

  /// People and content.
  public Arrival(
      List<Guest> guests,
      List<Find<?>> finds,
      List<Kept> papers,
      List<Remark> remarks,
      List<Flaw> flaws) {
    this(guests, finds, List.of(), papers, remarks, flaws);
  }

  /// Nothing but what is wrong.
  public static Arrival refused(List<Flaw> flaws) {
    return new Arrival(List.of(), List.of(), List.of(), List.of(), flaws);
  }

  /// This and what came with another document.
  public Arrival and(Arrival other) {
    return new Arrival(
        joined(guests, other.guests),
        joined(finds, other.finds),
        joined(places, other.places),
        joined(papers, other.papers),
        joined(remarks, other.remarks),
        joined(flaws, other.flaws));
  }

  private static <T> List<T> joined(List<T> some, List<T> more) {
    var all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  /// Somebody who comes.
  ///
  /// @param told what they amount to, in the book's words
  /// @param sheet a sheet of the book
  public record Guest(String name, List<String> told, Record sheet) {
    public Guest {
      told = List.copyOf(told);
    }
  }

  /// A piece of content that comes.
  public record Find<R extends Record & Entry>(ContentKind<R> kind, R entry) {}

  /// A place that comes, to play in.
  ///
  /// @param told what it amounts to
  /// @param scene a scene of the book
  /// @param laying the command that lays it where people play already
  /// @param picture what it looks like from above, to lie under its map
  public record Place(
      List<String> told, Record scene, Step laying, Size size, Optional<Picture> picture) {
    public Place {
      told = List.copyOf(told);
    }
  }

  /// How much there is of a place.
  ///
  /// @param columns spaces from left to right, `rows` from the first row to the last
  public record Size(int columns, int rows, int walls) {}

  /// A picture as it came; nobody has looked at it yet.
  ///
  /// @param ending how the name of such a file ends: `png`
  public record Picture(String ending, String base64) {}
}

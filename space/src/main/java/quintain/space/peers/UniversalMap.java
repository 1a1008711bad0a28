package quintain.space.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import quintain.kernel.Arrival;
import quintain.kernel.Content;
import quintain.kernel.PeerFormat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.parts.Phrases;
import quintain.kernel.peers.Departure;
import quintain.kernel.peers.Fields;
import quintain.kernel.peers.JsonText;
import quintain.kernel.peers.Kept;
import quintain.kernel.peers.Remark;
import quintain.kernel.peers.Tree;
import quintain.space.Grid;

/// Maps in the format that is called Universal VTT (`.uvtt`, `.dd2vtt`, `.df2vtt`), as Dungeondraft
/// and others write it: a picture, walls, doors and lights.
///
/// The document is kept beside the scene, but for its picture, and given back where nobody has
/// changed the map.
///
/// @param feet the side of a space in the book
/// @param scene a scene of the book on a map
/// @param laying the command of the book that lays a map
/// @param map the map of a scene, where it has one
public record UniversalMap<S extends State>(
    int feet,
    Function<Grid, Record> scene,
    Function<Grid, Step> laying,
    Function<S, Optional<Grid>> map)
    implements PeerFormat.Json<S> {
  static final String ID = "uvtt";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Universal VTT map";
  }

  @Override
  public boolean isOfPlaces() {
    return true;
  }

  @Override
  public boolean recognises(Tree document) {
    return document instanceof Tree.Members members
        && members.get("resolution").isPresent()
        && (members.get("line_of_sight").isPresent() || members.get("image").isPresent());
  }

  @Override
  public Arrival read(Tree document, Content content, JsonText json) {
    var fields = Fields.of(document);
    var reading = new MapReading(fields, feet);
    var grid = reading.grid();
    var picture = reading.picture();
    if (!fields.flaws().isEmpty() || grid.isEmpty()) {
      return Arrival.refused(fields.flaws());
    }
    var remarks = new ArrayList<>(reading.remarks());
    var papers = new ArrayList<Kept>();
    papers.add(kept(fields.members(), json, remarks));
    var told = told(grid.get());
    picture.ifPresent(_ -> told.add("a picture"));
    return new Arrival(
        List.of(),
        List.of(),
        List.of(
            new Arrival.Place(
                told,
                scene.apply(grid.get()),
                laying.apply(grid.get()),
                size(grid.get()),
                picture)),
        papers,
        remarks,
        List.of());
  }

  private static Arrival.Size size(Grid grid) {
    return new Arrival.Size(grid.width(), grid.depth(), grid.walls().size());
  }

  private static List<String> told(Grid grid) {
    var told = new ArrayList<String>();
    told.add("%d by %d spaces of %d feet".formatted(grid.width(), grid.depth(), grid.feet()));
    long doors = grid.walls().stream().filter(MapReading::isDoor).count();
    long walls = grid.walls().size() - doors;
    told.add(Phrases.counted(walls, "wall"));
    told.add(Phrases.counted(doors, "door"));
    told.add(Phrases.counted(grid.lights().size(), "light"));
    return told;
  }

  /// All but the picture; where that is too long, all but what the map holds as well.
  private static Kept kept(Tree.Members document, JsonText json, List<Remark> remarks) {
    var bare = document.get("image").isPresent() ? document.with("image", "") : document;
    var text = json.write(bare);
    if (text.length() > Kept.LONGEST) {
      for (String part : MapReading.PARTS) {
        if (bare.get(part).isPresent()) {
          bare = bare.with(part, List.of());
        }
      }
      text = json.write(bare);
      remarks.add(
          new Remark(
              "",
              "is too long to be kept: walls, doors and lights go back as the map here has them"));
    }
    return new Kept(ID, text.length() > Kept.LONGEST ? "{}" : text);
  }

  @Override
  public Optional<Departure> write(
      S state, List<Kept> papers, Optional<String> picture, JsonText json) {
    return map.apply(state)
        .map(
            grid -> {
              var origin = origin(grid, papers, json);
              var before = origin.map(Origin::document);
              var came = origin.map(Origin::grid);
              var departure =
                  came.filter(grid::equals).isPresent()
                      ? new Departure(before.orElseThrow(), List.of())
                      : new MapWriting(grid, before.orElse(Tree.Members.NONE), came).written();
              return picture
                  .map(
                      file ->
                          new Departure(
                              ((Tree.Members) departure.document()).with("image", file),
                              departure.remarks()))
                  .orElse(departure);
            });
  }

  /// A document, and the map as it has it.
  private record Origin(Tree.Members document, Grid grid) {}

  /// Where a map came from: the document that says the very same, or else the last one of a map of
  /// that size. Other maps may have lain here before.
  private Optional<Origin> origin(Grid grid, List<Kept> papers, JsonText json) {
    Optional<Origin> best = Optional.empty();
    for (Kept kept : papers) {
      var origin =
          Optional.of(kept)
              .filter(each -> each.format().equals(ID))
              .flatMap(each -> document(each, json))
              .flatMap(
                  document ->
                      new MapReading(Fields.of(document), feet)
                          .grid()
                          .map(came -> new Origin(document, came)));
      if (origin.filter(each -> each.grid().equals(grid)).isPresent()) {
        return origin;
      }
      if (origin.filter(each -> isAsLarge(each.grid(), grid)).isPresent()) {
        best = origin;
      }
    }
    return best;
  }

  private static boolean isAsLarge(Grid one, Grid other) {
    return one.width() == other.width() && one.depth() == other.depth();
  }

  private static Optional<Tree.Members> document(Kept kept, JsonText json) {
    try {
      return json.parse(kept.document()) instanceof Tree.Members members
          ? Optional.of(members)
          : Optional.empty();
    } catch (IllegalArgumentException _) {
      // Somebody has changed it by hand; the map leaves as if it had never been elsewhere.
      return Optional.empty();
    }
  }
}

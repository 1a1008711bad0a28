package quintain.rhod.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.binder.Bound;
import quintain.kernel.Arrival;
import quintain.kernel.Setup;
import quintain.kernel.Spot;
import quintain.kernel.peers.Kept;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.packs.peers.Exported;
import quintain.packs.peers.Imported;
import quintain.rhod.RhodBook;
import quintain.rhod.rules.RhodRules;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.space.Barrier;
import quintain.space.Brightness;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Light;
import quintain.space.Point;
import quintain.space.Rise;
import quintain.space.Terrain;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Maps in the shape that Dungeondraft writes.
class UniversalMapTest {
  private static final Volume<RhodState, RhodStep, RhodEvent> VOLUME = Volume.of(new RhodBook());
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /// A grey point.
  private static final String PICTURE =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==";

  private static final String CRYPT =
      """
      {"format": 0.3,
       "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 6, "y": 4}, "pixels_per_grid": 70},
       "line_of_sight": [[{"x": 1, "y": 1}, {"x": 3, "y": 1}, {"x": 5, "y": 1}, {"x": 5, "y": 3.3333}]],
       "objects_line_of_sight": [[{"x": 2, "y": 2}, {"x": 2.5, "y": 2.25}]],
       "portals": [
         {"position": {"x": 3, "y": 3}, "bounds": [{"x": 2.5, "y": 3}, {"x": 3.5, "y": 3}],
          "rotation": 3.141593, "closed": true, "freestanding": false},
         {"position": {"x": 1, "y": 2}, "bounds": [{"x": 1, "y": 1.5}, {"x": 1, "y": 2.5}],
          "rotation": 1.570796, "closed": false, "freestanding": false}],
       "environment": {"baked_lighting": false, "ambient_light": "ff202020"},
       "lights": [{"position": {"x": 2.5, "y": 2.5}, "range": 4, "intensity": 0.8, "color": "ffeccd8b", "shadows": true}],
       "software": "a drawing program",
       "image": "%s"}
      """
          .formatted(PICTURE);

  private static Bound<Imported> read(String text) {
    return Imported.read(Library.of(List.of(new RhodBook())), "", "", "crypt.dd2vtt", text);
  }

  private static Arrival.Place place(String text) {
    return read(text).orThrow().arrival().places().getFirst();
  }

  private static Grid grid(String text) {
    return ((Scene) place(text).scene()).map();
  }

  private static Barrier wall(String name, String from, String to) {
    return new Barrier(
        name, Point.parse(from), Point.parse(to), Cover.FULL, false, Optional.empty());
  }

  private static RhodState state(Grid grid) {
    var content = VOLUME.content(List.of()).orThrow();
    return RhodRules.ALL.opening(new Setup(RhodHouse.DEFAULTS, content, Scene.on(grid), List.of()));
  }

  private static JsonNode left(Grid grid, List<Kept> papers, Optional<String> picture) {
    return JSON.readTree(
        Exported.place(VOLUME, "uvtt", state(grid), papers, picture).orElseThrow().text());
  }

  /// Walls that go straight on are one; a third of a space is 33 hundredths; what is open is no
  /// wall; a light of range 4 is dim to 20 feet of 5 a space, and bright to 10.
  @Test
  void wallsDoorsAndLightsComeWhereTheyAre() {
    var grid = grid(CRYPT);
    assertThat(grid.width()).isEqualTo(6);
    assertThat(grid.depth()).isEqualTo(4);
    assertThat(grid.feet()).isEqualTo(5);
    assertThat(grid.walls())
        .containsExactly(
            wall("wall", "1,1", "5,1"),
            wall("wall", "5,1", "5,3.33"),
            wall("object", "2,2", "2.5,2.25"),
            wall("door", "2.5,3", "3.5,3"));
    assertThat(grid.lights()).containsExactly(new Light("light", new Spot(2, 2, 0), 0, 10, 20));
    assertThat(grid.ambient()).contains(Brightness.LOW);
    assertThat(place(CRYPT).picture()).contains(new Arrival.Picture("png", PICTURE));
    assertThat(place(CRYPT).told())
        .containsExactly("6 by 4 spaces of 5 feet", "3 walls", "1 door", "1 light", "a picture");
  }

  @Test
  void whatDoesNotComeAsItStandsIsSaid() {
    assertThat(read(CRYPT).orThrow().arrival().remarks())
        .extracting(remark -> remark.field() + ": " + remark.words())
        .containsExactly(
            "portals: 1 open door: nothing stands there; kept, and given back",
            "lights: shine bright to half of their range and dim to all of it, from the middle of"
                + " their space; colours and the like are kept, and given back",
            "line_of_sight: ends of walls set to the nearest hundredth of a space: 1");
  }

  @Test
  void whatReachesBeyondTheMapIsCutOff() {
    var grid =
        grid(
            CRYPT
                .replace("\"x\": 3, \"y\": 1", "\"x\": -3, \"y\": 1")
                .replace("\"x\": 5, \"y\": 3.3333", "\"x\": 5, \"y\": 9"));
    assertThat(grid.walls().subList(0, 3))
        .containsExactly(
            wall("wall", "1,1", "0,1"), wall("wall", "0,1", "5,1"), wall("wall", "5,1", "5,4"));
  }

  @Test
  void placesAreCountedFromTheOrigin() {
    var grid =
        grid(
            CRYPT.replace(
                "\"map_origin\": {\"x\": 0, \"y\": 0}", "\"map_origin\": {\"x\": 1, \"y\": 1}"));
    assertThat(grid.walls().getFirst()).isEqualTo(wall("wall", "0,0", "4,0"));
    assertThat(grid.lights().getFirst().at()).isEqualTo(new Spot(1, 1, 0));
  }

  @Test
  void aMapThatNobodyHasChangedLeavesAsItCame() {
    var came = read(CRYPT).orThrow().arrival();
    assertThat(left(grid(CRYPT), came.papers(), Optional.of(PICTURE)))
        .isEqualTo(JSON.readTree(CRYPT));
  }

  @Test
  void ofAChangedMapAllElseLeavesAsItCame() {
    var came = read(CRYPT).orThrow().arrival();
    var grid = grid(CRYPT);
    var opened = grid.without(grid.walls().getLast());
    var left = left(opened, came.papers(), Optional.of(PICTURE));
    assertThat(left.get("portals"))
        .as("the door that was open when it came")
        .containsExactly(JSON.readTree(CRYPT).get("portals").get(1));
    for (String key :
        List.of(
            "line_of_sight",
            "objects_line_of_sight",
            "lights",
            "environment",
            "resolution",
            "software")) {
      assertThat(left.get(key)).as(key).isEqualTo(JSON.readTree(CRYPT).get(key));
    }
  }

  @Test
  void whatIsTooLongToBeKeptLeavesAsTheMapHasIt() {
    var lines = new StringBuilder("[");
    for (int i = 0; i < 1500; i++) {
      lines.append(
          "%s[{\"x\": %d, \"y\": %d}, {\"x\": %d, \"y\": %d}]"
              .formatted(i == 0 ? "" : ",", i % 5, i % 4, i % 5 + 1, i % 4));
    }
    var text =
        CRYPT.replaceFirst(
            "\"line_of_sight\": \\[\\[.*\\]\\],", "\"line_of_sight\": " + lines + "],");
    var arrival = read(text).orThrow().arrival();
    assertThat(arrival.remarks().getLast().words()).startsWith("is too long to be kept");
    var left = left(grid(text), arrival.papers(), Optional.empty());
    assertThat(left.get("software").asString()).isEqualTo("a drawing program");
    assertThat(grid(left.toString()).walls()).isEqualTo(grid(text).walls());
  }

  /// A room of two by one space in rock: its four sides.
  @Test
  void rockLeavesAsTheWallsAroundIt() {
    var left = left(Grid.of(5, List.of("####", "#..#", "####")), List.of(), Optional.empty());
    assertThat(grid(left.toString()).walls())
        .containsExactlyInAnyOrder(
            wall("wall", "1,1", "3,1"),
            wall("wall", "1,2", "3,2"),
            wall("wall", "1,1", "1,2"),
            wall("wall", "3,1", "3,2"));
    assertThat(left.get("resolution").toString())
        .isEqualTo(
            "{\"map_origin\":{\"x\":0,\"y\":0},\"map_size\":{\"x\":4,\"y\":3},\"pixels_per_grid\":100}");
  }

  @Test
  void whatAMapOfOursHasBesidesIsSaidToStay() {
    var grid =
        new Grid(
            5,
            List.of(".~", ".."),
            new LinkedHashMap<>(
                Map.of("~", new Terrain("mud", Cover.NONE, false, Optional.empty(), 0, 2))),
            List.of(Barrier.fence(Point.parse("0,1"), Point.parse("1,1"), Cover.LOW, 3)),
            List.of(new Rise(new Spot(0, 0, 0), new Spot(0, 0, 0), 5)),
            List.of(Light.of(new Spot(1, 1, 0), 10, 20)),
            Optional.of(Brightness.DARKNESS));
    var exported =
        Exported.place(VOLUME, "uvtt", state(grid), List.of(), Optional.empty()).orElseThrow();
    assertThat(exported.remarks())
        .extracting(remark -> remark.field() + ": " + remark.words())
        .containsExactly(
            "walls: those that can be seen past or walked through do not go along: 1",
            "rows: ground other than rock does not go along",
            "heights: do not go along");
    var back = grid(exported.text());
    assertThat(back.walls()).isEmpty();
    assertThat(back.ambient()).contains(Brightness.DARKNESS);
    assertThat(back.lights()).containsExactly(new Light("light", new Spot(1, 1, 0), 0, 10, 20));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"x\": 6, \"y\": 4|\"x\": 6000, \"y\": 4|resolution.map_size.x|is 6000.0, expected 1.0 to 500.0",
        "\"map_size\": {\"x\": 6, \"y\": 4}, |\"spare\": 1, |resolution.map_size.x|is missing",
        "\"y\": 3.3333|\"y\": \"far\"|line_of_sight[0][3].y|expected a number, found text",
        "[[{\"x\": 2, \"y\": 2}|[7, [{\"x\": 2, \"y\": 2}|objects_line_of_sight[0]|expected a list, found a whole number",
        "\"bounds\": [{\"x\": 2.5, \"y\": 3}, |\"bounds\": [|portals[0].bounds|expected two points",
        "\"range\": 4|\"range\": -4|lights[0].range|is -4.0, expected 0.0 to 10000.0",
        "ff202020|dusk|environment.ambient_light|expected a colour such as ffffffff",
        "\"image\": \"iVBORw|\"image\": \"R0lGOD|image|expected a PNG, JPEG or WebP file in Base64",
        "\"image\": \"iVBORw|\"image\": \"iVBORw0KGgo|image|expected a PNG, JPEG or WebP file in Base64",
      })
  void whatIsWrongIsToldWithItsField(String was, String is, String field, String message) {
    UnaryOperator<String> spoilt = text -> text.replace(was, is);
    assertThat(spoilt.apply(CRYPT)).isNotEqualTo(CRYPT);
    assertThat(read(spoilt.apply(CRYPT)).problems())
        .extracting(problem -> problem.field() + "|" + problem.message())
        .contains(field + "|" + message);
  }

  @Test
  void aLongPictureIsReadAndATooLongOneRefused() {
    var large = PICTURE.replace("=", "") + "A".repeat(3_000_000);
    assertThat(place(CRYPT.replace(PICTURE, large)).picture()).isPresent();
    assertThat(read(CRYPT.replace(PICTURE, "A".repeat(16_000_001))).problems().getFirst().message())
        .isEqualTo("has a picture of 16,000,001 characters, at most 16,000,000 are read");
    assertThat(
            read(CRYPT.replace("a drawing program", "a".repeat(2_000_000)))
                .problems()
                .getFirst()
                .message())
        .contains("at most 2,000,000 are read");
  }
}

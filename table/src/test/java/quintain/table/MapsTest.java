package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.binder.Invalid;
import quintain.binder.Problem;
import quintain.kernel.View;
import quintain.table.desk.Arriving;
import quintain.table.desk.Desk;
import quintain.table.desk.NotAllowed;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Picture;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Maps of other programs that are laid at a table, and the map of a table that leaves for them.
class MapsTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private static final String SCENE =
      """
      book: otherworlds
      title: A yard
      scene:
        place: A yard
        fog: false
        map:
          feet: 10
          rows: ["....", "....", "...."]
        at: {kit: "3,2"}
      characters:
        - {id: kit, pregen: Kit Arroway}
      steps: []
      """;

  private static final String CRYPT =
      """
      {"format": 0.3,
       "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 6, "y": 4}, "pixels_per_grid": 70},
       "line_of_sight": [[{"x": 1, "y": 1}, {"x": 5, "y": 1}, {"x": 5, "y": 3.25}]],
       "portals": [
         {"position": {"x": 3, "y": 3}, "bounds": [{"x": 2.5, "y": 3}, {"x": 3.5, "y": 3}],
          "rotation": 3.141593, "closed": true, "freestanding": false}],
       "environment": {"baked_lighting": false, "ambient_light": "ffffffff"},
       "lights": [{"position": {"x": 2.5, "y": 2.5}, "range": 4, "intensity": 0.8, "color": "ffeccd8b"}],
       "software": "a drawing program",
       "image": "%s"}
      """;

  @TempDir Path folder;
  private Store store;
  private House house;
  private String refereesToken = "";
  private String kitsToken = "";

  @BeforeEach
  void lay() {
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = new House(store, DemoTable.LIBRARY, sides -> 1, InstantSource.system());
    refereesToken = house.stage(SCENE, "Robin").token();
    kitsToken = house.desk(refereesToken).rotate("kit").token();
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  private static String picture(Color colour, int width, int height) throws IOException {
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    var graphics = image.createGraphics();
    graphics.setColor(colour);
    graphics.fillRect(0, 0, width, height);
    graphics.dispose();
    var bytes = new ByteArrayOutputStream();
    assertThat(ImageIO.write(image, "png", bytes)).isTrue();
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  private static String crypt() throws IOException {
    return CRYPT.formatted(picture(Color.RED, 60, 40));
  }

  private Desk referee() {
    return house.desk(refereesToken);
  }

  private Arriving.Looked look(String token, String text) {
    return house.desk(token).arriving().look(Map.of("crypt.dd2vtt", text), "");
  }

  private void laid(String text) {
    referee().maps().lay("crypt.dd2vtt", text, "");
  }

  private View.Grid map() {
    try (var ear = new Ear(house, refereesToken)) {
      ear.chair.say(new FromSeat.Hello(Ear.id(), ToSeat.VERSION, "", 0));
      var scene = (ToSeat.Scene) ear.until(ToSeat.Scene.class::isInstance);
      return scene.panels().stream()
          .flatMap(panel -> panel.items().stream())
          .filter(View.Grid.class::isInstance)
          .map(View.Grid.class::cast)
          .findFirst()
          .orElseThrow();
    }
  }

  private Color under(String token) throws IOException {
    var file = house.desk(token).picture().orElseThrow().file();
    return new Color(ImageIO.read(new ByteArrayInputStream(file)).getRGB(5, 5));
  }

  private void undo() {
    try (var ear = Ear.greeted(house, refereesToken)) {
      assertThat(ear.undo()).isInstanceOf(ToSeat.Done.class);
    }
  }

  // Arriving

  @Test
  void aMapIsLookedAtBeforeItComes() throws IOException {
    var looked = look(refereesToken, crypt());

    assertThat(looked.problems()).isEmpty();
    var document = looked.documents().getFirst();
    assertThat(document.format()).isEqualTo("Universal VTT map");
    assertThat(document.comes())
        .extracting(Arriving.Coming::how, Arriving.Coming::name, Arriving.Coming::refused)
        .containsExactly(tuple(Arriving.How.MAP, "crypt", Optional.empty()));
    assertThat(document.comes().getFirst().told())
        .containsExactly("6 by 4 spaces of 10 feet", "2 walls", "1 door", "1 light", "a picture");
    assertThat(document.remarks()).extracting(each -> each.field()).contains("lights");
    assertThat(map().columns()).as("nothing has changed").isEqualTo(4);
  }

  @Test
  void itIsLaidWithItsPictureForEverybody() throws IOException {
    laid(crypt());

    var map = map();
    assertThat(map.columns()).isEqualTo(6);
    assertThat(map.rows()).isEqualTo(4);
    assertThat(map.walls()).hasSize(3);
    assertThat(under(kitsToken)).isEqualTo(Color.RED);
    var where = store.backdrop(referee().table().id()).orElseThrow();
    assertThat(where.across()).isEqualTo(6);
    assertThat(where.down()).isEqualTo(4);
  }

  @Test
  void takingTheMapBackTakesItsPictureToo() throws IOException {
    laid(crypt());
    undo();

    assertThat(map().columns()).isEqualTo(4);
    assertThat(referee().picture()).isEmpty();
    assertThat(house.desk(kitsToken).picture()).isEmpty();
    var copy = house.bringBack(referee().export());
    assertThat(house.desk(copy.token()).picture()).isEmpty();
  }

  @Test
  void aMapThatStandsKeepsItsPictureWhenSomethingElseIsTakenBack() throws IOException {
    laid(crypt());
    laid(CRYPT.formatted("").replace("\"x\": 6", "\"x\": 5"));
    assertThat(referee().picture()).as("it showed another place").isEmpty();

    laid(crypt());
    try (var ear = Ear.greeted(house, refereesToken)) {
      assertThat(ear.act(DemoTable.command("set-fog", "on", true))).isInstanceOf(ToSeat.Done.class);
    }
    undo();
    assertThat(under(refereesToken)).isEqualTo(Color.RED);
    var fork = referee().fork(1, "Before");
    assertThat(house.desk(fork.token()).picture()).isEmpty();
  }

  @Test
  void onlyTheRefereeLaysIt() throws IOException {
    var crypt = crypt();
    var kit = house.desk(kitsToken);

    assertThat(look(kitsToken, crypt).documents().getFirst().comes().getFirst().refused())
        .hasValueSatisfying(why -> assertThat(why).startsWith("Only the").endsWith("lays maps"));
    assertThatThrownBy(kit::maps).isInstanceOf(NotAllowed.class);
    assertThat(kit.departures().maps()).isEmpty();
  }

  @Test
  void whatIsWrongIsToldWithItsFieldAndNothingIsLaid() throws IOException {
    var wrong = crypt().replace("\"range\": 4", "\n\"range\": \"far\"");
    var broken = CRYPT.formatted(picture(Color.RED, 60, 40).substring(0, 80));

    assertThat(look(refereesToken, wrong).problems())
        .extracting(Problem::file, Problem::line, Problem::field)
        .containsExactly(tuple("crypt.dd2vtt", 9, "lights[0].range"));
    assertThat(look(refereesToken, broken).problems())
        .extracting(Problem::file, Problem::field)
        .containsExactly(tuple("crypt.dd2vtt", "image"));
    assertThatThrownBy(() -> laid(wrong)).isInstanceOf(Invalid.class);
    assertThatThrownBy(() -> laid(broken)).isInstanceOf(Invalid.class);
    assertThatThrownBy(() -> laid("{\"name\": 7}")).isInstanceOf(Invalid.class);
    assertThat(map().columns()).isEqualTo(4);
  }

  @Test
  void aMapIsNoLargerThanATableCanShow() {
    var large = CRYPT.formatted("").replace("{\"x\": 6, \"y\": 4}", "{\"x\": 81, \"y\": 80}");
    var walls =
        IntStream.range(0, 3000)
            .mapToObj(
                i -> "[{\"x\": %s, \"y\": 1}, {\"x\": 2, \"y\": %s}]".formatted(i % 5, i / 800.0))
            .collect(Collectors.joining(",", "[", "]"));
    var crowded = CRYPT.formatted("").replaceFirst("\\[\\[.*]]", walls);

    for (var text : new String[] {large, crowded}) {
      assertThat(look(refereesToken, text).documents().getFirst().comes().getFirst().refused())
          .hasValueSatisfying(why -> assertThat(why).startsWith("a map at a table has at most"));
      assertThatThrownBy(() -> laid(text)).isInstanceOf(NotAllowed.class);
    }
  }

  // Leaving

  @Test
  void itLeavesAsItCame() throws IOException {
    laid(crypt());

    assertThat(referee().departures().maps()).extracting(Desk.Way::format).containsExactly("uvtt");
    assertThat(referee().departures().papers()).as("it is no paper of a party").isEmpty();
    var left = referee().maps().leaving("uvtt").orElseThrow();
    assertThat(left.ending()).isEqualTo("dd2vtt");
    assertThat(JSON.readTree(left.text())).isEqualTo(JSON.readTree(crypt()));
    assertThat(referee().maps().leaving("stat-blocks")).isEmpty();
  }

  @Test
  void aMapThatWasDrawnHereLeavesWithThePictureThatLiesUnderIt() throws IOException {
    var bytes = Base64.getDecoder().decode(picture(Color.BLUE, 80, 60));
    referee().lay(Picture.of(bytes), new Desk.Placing(0, 0, 2, 1));

    JsonNode left = JSON.readTree(referee().maps().leaving("uvtt").orElseThrow().text());

    assertThat(left.get("resolution").get("map_size").get("x").intValue()).isEqualTo(4);
    var image =
        ImageIO.read(
            new ByteArrayInputStream(Base64.getDecoder().decode(left.get("image").stringValue())));
    assertThat(image.getWidth() * 3).isEqualTo(image.getHeight() * 4);
    assertThat(new Color(image.getRGB(10, 10)).getBlue()).isGreaterThan(200);
    assertThat(new Color(image.getRGB(image.getWidth() - 5, 10)).getBlue()).isLessThan(50);

    // And another table reads it.
    assertThat(look(refereesToken, JSON.writeValueAsString(left)).problems()).isEmpty();
  }
}

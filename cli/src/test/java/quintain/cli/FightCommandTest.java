package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Books;
import quintain.proving.ProvingGround;

/// `quintain fight` and `quintain sweep`, for the books on board.
class FightCommandTest {
  private static String fighter(String book, boolean pregen) {
    return new ProvingGround(Books.onBoard(), List.of())
        .fighters(book).stream()
            .filter(fighter -> fighter.pregen() == pregen)
            .map(ProvingGround.Fighter::name)
            .findFirst()
            .orElseThrow();
  }

  private static Said fight(String book, String... more) {
    var args =
        new ArrayList<>(
            List.of(
                "fight",
                book,
                "--side",
                "us=" + fighter(book, true),
                "--side",
                "them=" + fighter(book, false)));
    args.addAll(List.of(more));
    return Said.quintain(args.toArray(String[]::new));
  }

  private static String book() {
    return Books.onBoard().ids().getFirst();
  }

  /// A name is its words, however they are joined.
  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#ids")
  void aFoeIsNamedByTheirWordsOrWithDashes(String book) {
    var several =
        new ProvingGround(Books.onBoard(), List.of())
            .fighters(book).stream()
                .filter(fighter -> !fighter.pregen())
                .map(ProvingGround.Fighter::name)
                .filter(name -> name.matches("[A-Za-z]+ [A-Za-z]+"))
                .findFirst()
                .orElseThrow();
    var dashed = several.toLowerCase(Locale.ROOT).replace(' ', '-');
    for (String name : List.of(several.toUpperCase(Locale.ROOT), dashed)) {
      Said.quintain(
              "fight",
              book,
              "--side",
              "us=" + fighter(book, true),
              "--side",
              "them=" + name,
              "--fights",
              "2",
              "--cap",
              "3")
          .exits(Exit.DONE);
    }
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#ids")
  void tellsWhoWinsAsJson(String book) {
    var json =
        fight(book, "--fights", "50", "--seed", "3", "--threads", "2", "--log", "1", "--json")
            .exits(Exit.DONE)
            .json();
    assertThat(json.get("fights").asInt()).isEqualTo(50);
    assertThat(json.get("exact").asBoolean()).isFalse();
    var sides = json.get("sides");
    assertThat(sides.get(0).get("name").asString()).isEqualTo("us");
    double rate = sides.get(0).get("winRate").asDouble();
    assertThat(rate).isCloseTo(sides.get(0).get("wins").asInt() / 50.0, within(1e-12));
    assertThat(sides.get(0).get("ci95").get(0).asDouble()).isLessThanOrEqualTo(rate);
    assertThat(sides.get(0).get("ci95").get(1).asDouble()).isGreaterThanOrEqualTo(rate);
    assertThat(json.get("rounds").get("mean").asDouble()).isPositive();
    assertThat(json.get("fightsPerSecond").asDouble()).isPositive();
    assertThat(json.get("logs").get(0).size()).isGreaterThan(3);
    var again = fight(book, "--fights", "50", "--seed", "3", "--threads", "1", "--json").json();
    assertThat(again.get("sides")).isEqualTo(sides);
  }

  @Test
  void tellsPeopleToo() {
    var said = fight(book(), "--fights", "20").exits(Exit.DONE);
    assertThat(said.out()).contains("us (steady)", "them (steady)", "rounds", "fights a second");
  }

  @Test
  void anExactFightThatIsStoppedEndsWithBounds() {
    var json = fight(book(), "--exact", "--time", "0.000001", "--json").exits(Exit.DONE).json();
    assertThat(json.get("exact").asBoolean()).isFalse();
    double settled = 0;
    for (var side : json.get("sides")) {
      settled += side.get("ci95").get(0).asDouble();
      assertThat(side.get("ci95").get(1).asDouble())
          .isCloseTo(
              Math.min(1, side.get("ci95").get(0).asDouble() + json.get("bound").asDouble()),
              within(1e-9));
    }
    assertThat(settled).isLessThanOrEqualTo(1 - json.get("bound").asDouble() + 1e-9);
    var said = fight(book(), "--exact", "--time", "0.000001").exits(Exit.DONE);
    assertThat(said.out()).contains("us", "from ", "Not done: ");
    fight(book(), "--exact", "--time", "0").isWrong("--time");
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#ids")
  void whatNobodyEverChoosesIsToldWithExactFightsToo(String book) {
    var leftOut = fight(book, "--fights", "1", "--json").exits(Exit.DONE).json().get("leftOut");
    var exact = fight(book, "--exact", "--time", "0.000001", "--json").exits(Exit.DONE).json();
    assertThat(exact.get("leftOut")).isEqualTo(leftOut);
    var said = fight(book, "--exact", "--time", "0.000001").exits(Exit.DONE);
    for (var deed : leftOut) {
      assertThat(said.out()).contains(deed.asString());
    }
  }

  @Test
  void comparesWithTheSameDice() {
    var json =
        fight(book(), "--fights", "30", "--change", "policy.us=random", "--json")
            .exits(Exit.DONE)
            .json();
    assertThat(json.get("difference").asDouble()).isBetween(-1.0, 1.0);
    assertThat(json.get("ci95").get(0).asDouble())
        .isLessThanOrEqualTo(json.get("difference").asDouble());
  }

  @Test
  void saysWhatIsWrong() {
    fight(book(), "--policy", "they=bold").isWrong("no side 'they'");
    fight(book(), "--policy", "us=blod").isWrong("no policy 'blod'");
    fight(book(), "--within", "x").isWrong("0.5%");
    fight(book(), "--house", "nothing=1").exits(Exit.WRONG);
    Said.quintain("fight", book(), "--side", "us=Nobody Such", "--side", "them=Nobody")
        .isWrong("nobody called 'Nobody Such'");
  }

  @Test
  void sweepsAndGoesOn(@TempDir Path folder) throws IOException {
    var file = folder.resolve("sweep.yaml");
    Files.writeString(
        file,
        """
        title: A small one
        book: %s
        fights: 20
        sides:
          - {name: us, entries: [{what: %s}]}
          - {name: them, entries: [{what: %s}]}
        grid:
          - {name: them, vary: count.them.1, values: [1, 2]}
        """
            .formatted(book(), fighter(book(), true), fighter(book(), false)));
    var out = folder.resolve("out");
    var json =
        Said.quintain("sweep", file.toString(), "--out", out.toString(), "--json")
            .exits(Exit.DONE)
            .json();
    assertThat(json.get("variants").size()).isEqualTo(2);
    assertThat(out.resolve("sweep.csv")).exists();
    assertThat(out.resolve("sweep.png")).exists();
    assertThat(out.resolve("sweep.svg")).exists();
    var csv = Files.readString(out.resolve("sweep.csv"));
    Said.quintain("sweep", file.toString(), "--out", out.toString(), "--resume").exits(Exit.DONE);
    assertThat(Files.readString(out.resolve("sweep.csv"))).isEqualTo(csv);
    Said.quintain("sweep", file.toString(), "--resume").isWrong("--out DIR");
    Files.writeString(file, Files.readString(file).replace("fights: 20", "fights: none"));
    Said.quintain("sweep", file.toString()).isWrong("sweep.yaml:3", "fights");
  }
}

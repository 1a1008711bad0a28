package quintain.binder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import quintain.binder.Smithy.Agenda;
import quintain.binder.Smithy.Bellows;
import quintain.binder.Smithy.Blade;
import quintain.binder.Smithy.BuyOre;
import quintain.binder.Smithy.Chore;
import quintain.binder.Smithy.Cited;
import quintain.binder.Smithy.Die;
import quintain.binder.Smithy.Everything;
import quintain.binder.Smithy.Forge;
import quintain.binder.Smithy.Law;
import quintain.binder.Smithy.Metal;
import quintain.binder.Smithy.Pair;
import quintain.binder.Smithy.Range;
import quintain.binder.Smithy.Rest;
import quintain.binder.Smithy.Scene;
import quintain.binder.Smithy.Tag;
import quintain.binder.Smithy.Told;
import quintain.binder.Smithy.Work;
import quintain.kernel.Clause;
import quintain.kernel.Step;

class CodecTest {
  private final Codec codec =
      new Codec().reading(Clause.class, Clause::id, Law::byId).sealing(Step.class, Work.class);

  @Test
  void componentsAreWrittenInTheirOrderAndEmptinessIsLeftOut() {
    var blade =
        new Blade(
            "B-1",
            "Sabre",
            new Die(8),
            12,
            Metal.COLD_IRON,
            false,
            Optional.empty(),
            List.of(new Tag("curved")));

    assertThat(codec.write(blade))
        .isEqualTo(
            "{\"id\":\"B-1\",\"name\":\"Sabre\",\"damage\":\"d8\",\"price\":12,"
                + "\"metal\":\"cold-iron\",\"bulky\":false,\"tags\":[\"curved\"]}");
    assertThat(codec.writePretty(new Bellows(2, "ox")))
        .isEqualTo("{\n  \"hands\" : 2,\n  \"hide\" : \"ox\"\n}");
  }

  @Test
  void kindsAreWrittenAsTheOnlyKeyWhereTheTypeLeavesThemOpen() {
    var scene = new Scene(new Forge("nail", Metal.IRON), List.of(new Rest(), Chore.FETCH_WATER));

    assertThat(codec.write(scene))
        .isEqualTo(
            "{\"do\":{\"forge\":{\"what\":\"nail\",\"metal\":\"iron\"}},"
                + "\"steps\":[\"rest\",\"fetch-water\"]}");
    assertThat(codec.write(new Forge("nail", Metal.IRON), Work.class))
        .isEqualTo("{\"forge\":{\"what\":\"nail\",\"metal\":\"iron\"}}");
    assertThat(codec.write(new Forge("nail", Metal.IRON)))
        .isEqualTo("{\"what\":\"nail\",\"metal\":\"iron\"}");
    assertThat(codec.write(List.of(new Rest()), Binder.listOf(Work.class))).isEqualTo("[\"rest\"]");
    assertThat(codec.readList("[\"rest\"]", Work.class)).isEqualTo(List.of(new Rest()));
  }

  @Test
  void clausesAreWrittenByTheirId() {
    var cited = new Cited(Law.SMI_HEAT_01, Law.SMI_HEAT_02);

    assertThat(codec.write(cited)).isEqualTo("{\"why\":\"SMI-HEAT-01\",\"law\":\"SMI-HEAT-02\"}");
    assertThat(new Codec().write(cited)).isEqualTo(codec.write(cited));
    assertThat(codec.read(codec.write(cited), Cited.class)).isEqualTo(cited);
    assertThat(codec.write(new Agenda(List.of(new Rest())))).isEqualTo("{\"steps\":[\"rest\"]}");
  }

  @Test
  void wrongJsonIsToldWithItsPlace() {
    assertThatThrownBy(() -> codec.read("{\"hands\": \"2\",\n \"hdie\": 3}", Bellows.class))
        .isInstanceOf(Invalid.class)
        .hasMessage(
            ":1:11: hands: expected a whole number, found '2'\n"
                + ":2:2: hdie: unknown field 'hdie'; did you mean 'hide'?");
  }

  @Test
  void plainValuesGoBothWays() {
    var scene = new Scene(new BuyOre(3, Optional.of(new Rest())), List.of());
    var buy = new LinkedHashMap<String, Object>();
    buy.put("weight", 3);
    buy.put("after", "rest");

    assertThat(codec.plain(scene))
        .isEqualTo(Map.of("do", Map.of("buy-ore", buy), "steps", List.of()));
    assertThat(codec.fromPlain(codec.plain(scene), Scene.class)).isEqualTo(scene);
    assertThatThrownBy(() -> codec.fromPlain(Map.of("hands", 3), Bellows.class))
        .hasMessage("hide: the field 'hide' is missing");
  }

  @Test
  void whatWouldNotComeBackIsNotWritten() {
    record Sack(Object any) {}

    for (Object odd : List.of(new Rest(), Metal.IRON, 7L, Double.NaN, List.of(Metal.IRON))) {
      assertThatThrownBy(() -> codec.write(new Sack(odd)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("any");
      assertThatThrownBy(() -> codec.write(new Sack(odd), Sack.class))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("any");
    }
    assertThatThrownBy(() -> codec.write(new Smithy.Blob(3)))
        .hasMessageContaining("does not read back as the same value");
  }

  @Test
  void anythingWrittenReadsBackEqual() {
    var random = new Random(11);
    for (int i = 0; i < 2000; i++) {
      var value = everything(random);
      String json = codec.write(value);

      assertThat(codec.read(json, Everything.class)).as(json).isEqualTo(value);
      assertThat(codec.read(codec.writePretty(value), Everything.class)).isEqualTo(value);
      assertThat(codec.fromPlain(codec.plain(value), Everything.class)).isEqualTo(value);
      assertThat(codec.write(codec.read(json, Everything.class))).isEqualTo(json);
      assertThat(codec.write(value, Everything.class)).as("straight").isEqualTo(json);
      assertThat(codec.binder().bind(Source.yaml("f", json), Everything.class).orThrow())
          .isEqualTo(value);
    }
  }

  private static Everything everything(Random random) {
    var byName = new LinkedHashMap<String, Long>();
    var byMetal = new LinkedHashMap<Metal, Die>();
    var byNumber = new LinkedHashMap<Integer, String>();
    var metals = new LinkedHashSet<Metal>();
    for (int i = random.nextInt(4); i > 0; i--) {
      byName.put(text(random), random.nextLong());
      byMetal.put(metal(random), new Die(1 + random.nextInt(20)));
      byNumber.put(random.nextInt(), text(random));
      metals.add(metal(random));
    }
    return new Everything(
        random.nextBoolean(),
        random.nextInt(),
        random.nextBoolean() ? random.nextLong() : random.nextInt(9),
        real(random),
        text(random),
        metal(random),
        new Die(1 + random.nextInt(20)),
        new Tag(text(random)),
        new Range(random.nextInt(9), random.nextInt(9)),
        random.ints(random.nextInt(3)).boxed().toList(),
        metals,
        byName,
        byMetal,
        byNumber,
        random.nextBoolean()
            ? Optional.empty()
            : Optional.of(new Pair<>(text(random), List.of(text(random)))),
        random.nextBoolean() ? Optional.empty() : Optional.of(random.nextInt()),
        work(random, 3),
        List.of(work(random, 2), work(random, 1)),
        any(random, Law.values()),
        random.nextBoolean() ? null : new Bellows(random.nextInt(), text(random)),
        new Told(random.nextBoolean() ? Optional.empty() : Optional.of(text(random))),
        plain(random, 3));
  }

  private static Metal metal(Random random) {
    return any(random, Metal.values());
  }

  private static <T> T any(Random random, T[] from) {
    return List.of(from).get(random.nextInt(from.length));
  }

  /// Any finite double, by its bits.
  private static double real(Random random) {
    double real = Double.longBitsToDouble(random.nextLong());
    return Double.isFinite(real) ? real : -0.0;
  }

  private static String text(Random random) {
    String letters = "aZ09 -_:#'\"\\/{}[],&*!|>%@`~\n\tæ日\uD83D\uDE00\u0000\u001f\u2028";
    var text = new StringBuilder();
    int[] points = letters.codePoints().toArray();
    for (int length = random.nextInt(8); length > 0; length--) {
      text.appendCodePoint(points[random.nextInt(points.length)]);
    }
    return text.toString();
  }

  private static Work work(Random random, int depth) {
    return switch (random.nextInt(4)) {
      case 0 -> new Forge(text(random), metal(random));
      case 1 -> new Rest();
      case 2 -> any(random, Chore.values());
      default ->
          new BuyOre(
              random.nextInt(),
              depth == 0 ? Optional.empty() : Optional.of(work(random, depth - 1)));
    };
  }

  private static Object plain(Random random, int depth) {
    return switch (random.nextInt(depth == 0 ? 5 : 7)) {
      case 0 -> random.nextBoolean();
      case 1 -> random.nextInt();
      case 2 -> text(random);
      case 3 -> real(random);
      case 4 -> Integer.MAX_VALUE + 1L + random.nextInt(9);
      case 5 -> {
        var list = new ArrayList<Object>();
        for (int i = random.nextInt(3); i > 0; i--) {
          list.add(plain(random, depth - 1));
        }
        yield list;
      }
      default -> {
        var map = new LinkedHashMap<String, Object>();
        for (int i = random.nextInt(3); i > 0; i--) {
          map.put(text(random), plain(random, depth - 1));
        }
        yield map;
      }
    };
  }

  @Test
  void whatIsWrongIsToldWithItsPlaceHoweverQuicklyTheRestIsRead() {
    assertThatThrownBy(() -> codec.read("{\"hands\":2,\n \"hide\":7}", Bellows.class))
        .isInstanceOfSatisfying(
            Invalid.class,
            invalid -> {
              var problem = invalid.problems().getFirst();
              assertThat(problem.field()).isEqualTo("hide");
              assertThat(problem.line()).isEqualTo(2);
            });
  }
}

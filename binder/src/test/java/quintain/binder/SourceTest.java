package quintain.binder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceTest {
  private static Mark at(int line, int column) {
    return new Mark("f", line, column);
  }

  private static List<String> problems(Source source) {
    return source.problems().stream().map(Problem::toString).toList();
  }

  @Test
  void everyNodeAndKeyOfYamlKnowsItsPlace() {
    var source =
        Source.yaml(
            "f",
            """
            - id: a
              big: 12345678901
              real: 1.5
              yes: true
              none:
            - 'b'
            """);

    assertThat(source.problems()).isEmpty();
    assertThat(source.root())
        .contains(
            new Located.Sequence(
                at(1, 1),
                List.of(
                    new Located.Mapping(
                        at(1, 3),
                        List.of(
                            new Located.Field(at(1, 3), "id", new Located.Text(at(1, 7), "a")),
                            new Located.Field(
                                at(2, 3),
                                "big",
                                new Located.Whole(at(2, 8), new BigInteger("12345678901"))),
                            new Located.Field(at(3, 3), "real", new Located.Real(at(3, 9), 1.5)),
                            new Located.Field(at(4, 3), "yes", new Located.Truth(at(4, 8), true)),
                            new Located.Field(at(5, 3), "none", new Located.Nothing(at(5, 8))))),
                    new Located.Text(at(6, 3), "b"))));
  }

  @Test
  void everyNodeAndKeyOfJsonKnowsItsPlace() {
    var source = Source.json("f", "{\"a\": 1,\n  \"b\": [false]}");

    assertThat(source.root())
        .contains(
            new Located.Mapping(
                at(1, 1),
                List.of(
                    new Located.Field(at(1, 2), "a", new Located.Whole(at(1, 7), BigInteger.ONE)),
                    new Located.Field(
                        at(2, 3),
                        "b",
                        new Located.Sequence(
                            at(2, 8), List.of(new Located.Truth(at(2, 9), false)))))));
  }

  @Test
  void repeatedKeysAreAllReportedAndTheTreeIsKept() {
    var source = Source.yaml("f", "a: 1\nb: {c: 1, c: 2}\na: 3\n");

    assertThat(problems(source))
        .containsExactly(
            "f:2:11: b.c: 'c' is given twice; the first is on line 2",
            "f:3:1: a: 'a' is given twice; the first is on line 1");
    assertThat(source.root()).isPresent();
    assertThat(problems(Source.json("f", "{\"a\":1,\"a\":2}")))
        .containsExactly("f:1:8: a: 'a' is given twice; the first is on line 1");
  }

  @Test
  void anchorsAliasesAndTagsAreRefused() {
    assertThat(problems(Source.yaml("f", "a: &x [1]\nb: *x\nc: !rune 3\n&k d: 1\n")))
        .containsExactly(
            "f:1:4: a: anchors (&x) are not read; repeat the value",
            "f:2:4: b: aliases (*x) are not read; repeat it",
            "f:3:4: c: tags (rune) are not read; leave it out",
            "f:4:1: d: anchors (&k) are not read; repeat the value");
  }

  @Test
  void syntaxErrorsAreProblemsWithTheirPlace() {
    assertThat(problems(Source.yaml("f", "a: 1\nb: c: d\n")))
        .containsExactly("f:2:5: not valid YAML: mapping values are not allowed here");
    assertThat(problems(Source.json("f", "{\"a\":\n  1,\n  ]}")))
        .singleElement()
        .asString()
        .startsWith("f:3:3: not valid: Unexpected character (']'");
    assertThat(problems(Source.json("f", "{\"a\": 1")))
        .containsExactly(
            "f:1:8: not valid: Unexpected end-of-input: expected close marker for Object");
    assertThat(problems(Source.yaml("f", "a: 1\nb: \u0001\n"))).hasSize(1);
  }

  @Test
  void aFileHoldsExactlyOneDocument() {
    assertThat(problems(Source.yaml("f", "# only a remark\n")))
        .containsExactly("f:1:1: the text is empty");
    assertThat(problems(Source.json("f", ""))).containsExactly("f:1:1: the text is empty");
    assertThat(problems(Source.yaml("f", "a: 1\n---\nb: 2\n")))
        .containsExactly("f:3:1: more text after the end; a file holds one document");
    assertThat(problems(Source.json("f", "[1] [2]")))
        .containsExactly("f:1:5: more text after the end; a file holds one document");
  }

  @Test
  void numbersMustBeFinite() {
    assertThat(problems(Source.yaml("f", "a: .inf\nb: .nan\nc: 1e999\n")))
        .containsExactly(
            "f:1:4: a: .inf is not a finite number",
            "f:2:4: b: .nan is not a finite number",
            "f:3:4: c: 1e999 is not a finite number");
  }

  @Test
  void depthIsBounded() {
    String fits = "[".repeat(200) + "]".repeat(200);
    String tooDeep = "[".repeat(201) + "]".repeat(201);

    assertThat(Source.json("f", fits).problems()).isEmpty();
    assertThat(Source.yaml("f", fits).problems()).isEmpty();
    for (Source source : List.of(Source.json("f", tooDeep), Source.yaml("f", tooDeep))) {
      assertThat(source.root()).isEmpty();
      assertThat(source.problems())
          .singleElement()
          .satisfies(
              p -> {
                assertThat(p.column()).isEqualTo(201);
                assertThat(p.message())
                    .isEqualTo("nested deeper than 200 levels; flatten the text");
              });
    }
  }

  @Test
  void sizeIsBounded() {
    String line = "- " + "x".repeat(1021) + "\n";
    String fits = line.repeat(5 * 1024);
    String tooLong = line.repeat(8 * 1024) + "- x\n";

    assertThat(Source.yaml("f", fits).problems()).isEmpty();
    assertThat(problems(Source.yaml("f", tooLong)))
        .containsExactly("f:1:1: longer than 8 MB; split it");
  }

  @Test
  void filesAreReadAsUtf8AndByTheirEnding(@TempDir Path folder) throws IOException {
    Path json = Files.writeString(folder.resolve("a.json"), "{\"a\":\t1}");
    Path yaml = Files.writeString(folder.resolve("a.yaml"), "\uFEFFa: Æther");
    Path latin = Files.write(folder.resolve("b.yaml"), new byte[] {'a', ':', ' ', (byte) 0xe6});

    assertThat(Source.file(json).problems()).isEmpty();
    assertThat(Source.file(yaml).problems()).isEmpty();
    assertThat(Source.file(latin).problems())
        .extracting(Problem::message)
        .containsExactly("the file is not UTF-8 text");
    assertThat(Source.file(folder.resolve("none.yaml")).problems())
        .extracting(Problem::message)
        .containsExactly("there is no such file");
  }
}

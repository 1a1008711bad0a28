package quintain.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.binder.Invalid;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.scenario.ScenarioResult;
import quintain.scenario.ScenarioRunner;
import quintain.toy.ToyBook;

class ScenarioTest {
  private static final Library LIBRARY = Books.onBoard();
  private static final String CAST =
      """
      book: toy
      title: t
      characters:
        - {id: hob, pregen: Hob}
        - {id: ogre, creature: Ogre}
      steps:
      """;

  private static ScenarioResult play(String steps) {
    return ScenarioRunner.run(Source.yaml("t.yaml", CAST + steps), LIBRARY);
  }

  private static List<Problem> problems(String text) {
    try {
      ScenarioRunner.run(Source.yaml("t.yaml", text), LIBRARY);
    } catch (Invalid e) {
      return e.problems();
    }
    throw new AssertionError("it was read");
  }

  @ParameterizedTest
  @ValueSource(strings = {"two-rounds", "odds-and-secrets"})
  void theScenariosOfTheYardPass(String name) {
    var result =
        ScenarioRunner.run(Path.of("src/test/resources/scenarios", name + ".yaml"), LIBRARY);

    assertThat(result.failures()).isEmpty();
    assertThat(result.passed()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[d6=3]                | a die is missing: the rules ask for a d4 for hob",
        "[d6=3, d6=2]          | the script has d6=2 next, but the rules ask for a d4 for hob",
        "[d6=2, d4=1]          | a die is left over: d4=1",
        "[pick=1]              | the script has pick=1 next, but the rules ask for a d6",
        "[d6=3, d4=1]          | expected ogre.hp to be 9, but it is 8"
      })
  void dicePlayedOtherwiseThanScriptedFailTheStep(String dice, String message) {
    var result =
        play(
            "  - {do: {attack: {by: hob, targets: ogre}}, dice: %s, expect: {ogre.hp: 9}}"
                .formatted(dice));

    assertThat(result.passed()).isFalse();
    assertThat(result.failures().getFirst()).startsWith("t.yaml:7: step 1: ").contains(message);
  }

  @Test
  void aFailureShowsTheLogOfItsStep() {
    var result =
        play(
            """
              - {do: {attack: {by: hob, targets: ogre}}, dice: [d6=3, d4=1], expect: {ogre.hp: 1}}
            """);

    assertThat(result.failures()).hasSize(1);
    assertThat(result.failures().getFirst().lines())
        .containsExactly(
            "t.yaml:7: step 1: expected ogre.hp to be 1, but it is 8",
            "    | step 1",
            "    | > attack: {by: hob, targets: ogre}",
            "    |     hob rolls d6: d6=3 → 3 (TOY-ATK-01)",
            "    |     hob rolls d4!: d4=1 → 1 (TOY-ATK-02)",
            "    |     referee is asked parry [ogre]: false by default (TOY-PAR-01)",
            "    |   Ogre takes 1 [TOY-ATK-02]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "answers: [{seat: hob, question: parry, answer: yes}] | nobody asked for the answer of hob to parry: yes; asked were referee to parry",
        "answers: [{seat: marshal, question: parry, answer: perhaps}] | is not legal: expected yes or no, not perhaps",
        "answers: [{seat: referee, question: parry, about: hob, answer: true}] | nobody asked for the answer of referee to parry about hob",
        "judge: {TOY-LUCK-01: 3} | nothing came up for the judgement of TOY-LUCK-01: 3",
        "judge: {TOY-ATK-01: 3} | the judgement of TOY-ATK-01: 3 is not legal",
        "refused: TOY-ATK-01 | expected to be refused by TOY-ATK-01, but it was done",
        "clauses: [TOY-FALL-01] | expected TOY-FALL-01 to be applied; applied were [TOY-ATK-01, TOY-ATK-02, TOY-PAR-01]",
        "log: [Ogre laughs] | expected the log to say 'Ogre laughs'",
        "expect: {ogr.hp: 8} | there is no such fact; did you mean 'ogre.hp'?",
        "expect: {ogre.hp: null} | expected ogre.hp to be nothing, but it is 8"
      })
  void whateverElseDiffersFailsTheStep(String more, String message) {
    var result =
        play(
            "  - {do: {attack: {by: hob, targets: ogre}}, dice: [d6=3, d4=1], %s}".formatted(more));

    assertThat(result.failures()).hasSize(1);
    assertThat(result.failures().getFirst()).contains(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{preview: {attack: {by: hob, targets: ogre}}, odds: {ogre.hit: 0.6}} | expected ogre.hit true with a chance of 0.6, but it is 0.666",
        "{preview: {rest: {by: hob}}} | refused: Hob is unhurt (TOY-REST-01)",
        "{sees: {seat: hob, not: [ogre.hp]}} | expected hob not to know ogre.hp, but it is known to be 9",
        "{sees: {seat: hob, not: [ogre.mood]}} | there is no fact ogre.mood",
        "{do: {rest: {by: hob}}, refused: TOY-FALL-01} | expected to be refused by TOY-FALL-01, but it was refused: Hob is unhurt (TOY-REST-01)",
        "{suspend: {rest: {by: hob}}} | refused: Hob is unhurt",
        "{suspend: {attack: {by: ogre, targets: hob}}, dice: [d6=6, d4=1], asked: [{seat: ogre, question: parry}]} | asked were [hob to parry]",
        "{suspend: {attack: {by: ogre, targets: hob}}, dice: [d6=2], asked: [{seat: hob, question: parry}]} | asked were []",
        "{suspend: {attack: {by: ogre, targets: hob}}, dice: [d6=2, d6=2]} | dice are left over: [d6=2]"
      })
  void otherStepsFailForWhatTheyExpect(String step, String message) {
    var result = play("  - " + step);

    assertThat(result.failures()).hasSize(1);
    assertThat(result.failures().getFirst()).contains(message);
  }

  @Test
  void aChanceMayBeOffByWhatTheStepAllows() {
    assertThat(
            play("""
                      - preview: {attack: {by: hob, targets: ogre}}
                        odds: {ogre.hit: 0.66}
                        within: 0.01
                    """)
                .failures())
        .isEmpty();
  }

  @Test
  void everythingWrongWithAFileIsToldAtOnceWithItsPlace() {
    assertThat(
            problems(
                """
                book: toy
                titel: t
                house-rules: {parry: some}
                characters:
                  - {id: hob, pregen: Hob, hitpoints: 3, guard: 2}
                  - {id: hob, creature: Ogre, sead: me}
                  - {id: nan}
                given: {hob.hq: 3}
                steps:
                  - {do: {atack: {by: hob}}, dice: [d6=7, 14]}
                  - {do: {stroke: {by: hob, target: ogre}}}
                  - {do: {attack: {by: hob, target: ogre}}, clauses: [TOY-ATK-09], expct: {}}
                  - {do: {attack: {targets: [3]}}, sees: {}}
                """))
        .extracting(Problem::toString)
        .containsExactly(
            "t.yaml:1:1: the key 'title' is missing",
            "t.yaml:2:1: titel: unknown key 'titel'; did you mean 'title'?",
            "t.yaml:3:22: house-rules.parry: unknown parry 'some'; known: two, all",
            "t.yaml:5:28: characters[0].hitpoints: unknown fact 'hob.hitpoints'; known: hp, winded, hidden",
            "t.yaml:5:42: characters[0].guard: the fact 'hob.guard' cannot be set; known: hp, winded, hidden",
            "t.yaml:6:6: characters[1].id: the id hob is taken already",
            "t.yaml:6:31: characters[1].sead: unknown key 'sead'; did you mean 'seat'?",
            "t.yaml:7:5: characters[2]: a character has one of pregen, creature and sheet",
            "t.yaml:8:9: given: unknown fact 'hob.hq'; known: hp, winded, hidden",
            "t.yaml:10:10: steps[0].do: unknown command 'atack'; did you mean 'attack'?",
            "t.yaml:10:37: steps[0].dice: a d6 shows 1 to 6, not 7",
            "t.yaml:10:43: steps[0].dice: a die is written d20=14, a pick pick=3",
            "t.yaml:11:10: steps[1].do: unknown command 'stroke'; known: attack, throw-stone, rest, call-help, set-figure, join",
            "t.yaml:12:29: steps[2].do.attack.target: unknown field 'target'; did you mean 'targets'?",
            "t.yaml:12:55: steps[2].clauses: unknown clause 'TOY-ATK-09'; did you mean 'TOY-ATK-01'?",
            "t.yaml:12:68: steps[2].expct: unknown key 'expct'; did you mean 'expect'?",
            "t.yaml:13:5: steps[3]: a step has exactly one of do, preview, sees, suspend");
  }

  @Test
  void somebodyWhomThePacksDoNotKnowIsToldWithTheLineAndTheNearestName() {
    assertThat(
            problems(
                """
                book: toy
                title: t
                characters:
                  - {id: hob, pregen: Hobb}
                  - {id: ogre, creature: Ogre}
                steps: []
                """))
        .extracting(Problem::toString)
        .containsExactly(
            "t.yaml:4:15: characters[0].pregen: unknown pregen 'Hobb'; did you mean 'Hob'?");
  }

  @Test
  void aBookNotOnBoardIsToldWithTheNearestOne() {
    assertThat(problems("book: tuy\ntitle: t\nsteps: []\n"))
        .extracting(Problem::message)
        .containsExactly("there is no rulebook 'tuy' on board; did you mean 'toy'?");
  }

  @Test
  void whatTheBookRefusesToSetIsAProblemOfTheFile() {
    assertThatThrownBy(
            () ->
                ScenarioRunner.run(
                    Source.yaml("t.yaml", "book: toy\ntitle: t\ngiven: {ork.hp: 3}\nsteps: []\n"),
                    LIBRARY))
        .isInstanceOf(Invalid.class)
        .hasMessage("t.yaml:3:9: given ork.hp: refused: ork.hp cannot be set (TOY-REF-01)");
  }

  @Test
  void aGameIsReadBackFromItsFileOrFromAScenario() {
    var volume = Volume.of(new ToyBook());
    var scenario =
        Source.yaml(
            "t.yaml", CAST + "  - {do: {attack: {by: hob, targets: ogre}}, dice: [d6=3, d4=1]}\n");

    var played = ScenarioRunner.game(scenario, volume, List.of());
    var saved = volume.writeGame(played);
    var read = ScenarioRunner.game(Source.json("s.json", saved), volume, List.of());

    assertThat(read).isEqualTo(played);
    assertThat(volume.book().facts().known(read.state(), quintain.kernel.Seat.REFEREE))
        .containsEntry("ogre.hp", 8);
  }
}

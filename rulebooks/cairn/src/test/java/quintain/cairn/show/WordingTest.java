package quintain.cairn.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import quintain.cairn.Ford;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Outfit;
import quintain.cairn.state.Timer;
import quintain.kernel.Names;

/// How things read.
class WordingTest {
  private static final CairnState STATE = Ford.opening();

  private static String act(CairnStep.Act act) {
    return new Plans(STATE, _ -> true).told(act);
  }

  @Test
  void whatSomebodyIsAboutToDo() {
    assertThat(act(new CairnStep.Attack("maren", List.of("axe"), List.of("cutter-a", "captain"))))
        .isEqualTo("attacks Cutter A and Captain with axe");
    assertThat(act(new CairnStep.Attack("maren", List.of("harp"), List.of("captain"))))
        .isEqualTo("attacks Captain");
    assertThat(act(new CairnStep.UseItem("tilda", "fire flask", List.of("captain"))))
        .isEqualTo("uses Fire flask on Captain");
    assertThat(act(new CairnStep.UseItem("tilda", "torch", List.of()))).isEqualTo("uses Torch");
    assertThat(act(new CairnStep.Move("maren", 40))).isEqualTo("moves to 40 ft");
    assertThat(act(new CairnStep.MoveAgain("maren", 80)))
        .isEqualTo("moves a second time, to 80 ft");
    assertThat(act(new CairnStep.Aid("maren", "tilda"))).isEqualTo("gives aid to Tilda");
    assertThat(act(new CairnStep.Free("maren", "tilda"))).isEqualTo("frees Tilda");
    assertThat(act(new CairnStep.Attempt("maren", "a bluff"))).isEqualTo("tries: a bluff");
    assertThat(act(new CairnStep.Regain("captain"))).isEqualTo("mends");
    assertThat(act(new CairnStep.Wait("maren"))).isEqualTo("waits");
  }

  @Test
  void whoOrWhatIsUnknownIsCalledByItsId() {
    assertThat(STATE.nameOf("stranger")).isEqualTo("stranger");
    assertThat(Wording.item(STATE, "maren", "silver-bell")).isEqualTo("Silver Bell");
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1 second",
    "59, 59 seconds",
    "60, 1 minute",
    "89, 1 minute",
    "119, 2 minutes",
    "3590, 1 hour",
    "120, 2 minutes",
    "3600, 1 hour",
    "16200, 4 hours and 30 minutes",
    "86400, 1 day",
    "57601, 16 hours",
    "86401, 1 day",
    "180060, '2 days, 2 hours and 1 minute'"
  })
  void stretchesOfTime(long seconds, String told) {
    assertThat(Wording.span(seconds)).isEqualTo(told);
  }

  /// Everything one can be is named, explained with a clause of the book, and told as it comes.
  @ParameterizedTest
  @EnumSource(Flag.class)
  void everyFlagHasAMeaningWithItsClause(Flag flag) {
    assertThat(flag.words()).isEqualTo(Names.kebab(flag.name()).replace('-', ' '));
    assertThat(flag.meaning()).matches(".+ \\(CRN-[A-Z0-9-]+\\)");
    var line =
        Ford.BOOK.showing().narrate(new CairnEvent.Became("maren", flag, ""), STATE, List.of());
    assertThat(line.text()).startsWith("Maren ").doesNotEndWith("null").hasSizeGreaterThan(8);
  }

  @ParameterizedTest
  @EnumSource(Timer.What.class)
  void everyTimerHasAName(Timer.What what) {
    assertThat(Wording.timer(what)).isNotBlank();
  }

  @Test
  void whatAnItemIsGoodFor() {
    var shelf = STATE.shelf();
    assertThat(Outfit.of(shelf.gear("Axe").orElseThrow()).detail()).isEqualTo("d8");
    assertThat(Outfit.of(shelf.gear("Shield").orElseThrow()).detail()).contains("Armor 1");
    var flask = Outfit.of(shelf.gear("Fire flask").orElseThrow()).detail();
    assertThat(flask).contains("blast");
  }

  @Test
  void whatAFoeIsAboutToDo() {
    var fight = Ford.inRounds(STATE).theFight();
    assertThat(Wording.intent(fight, STATE.being("captain"))).startsWith("attacks with ");
    var shown =
        Ford.after(Ford.inRounds(STATE), new CairnEvent.IntentShown("captain", "parleys"))
            .theFight();
    assertThat(Wording.intent(shown, STATE.being("captain"))).isEqualTo("parleys");
    assertThat(Wording.intent(shown, STATE.being("cutter-a"))).isEqualTo("attacks with billhook");
  }
}

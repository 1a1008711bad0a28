package quintain.table.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.fate.Committed;
import quintain.table.Causeway;
import quintain.table.log.Logged.Dice;
import quintain.table.log.Logged.Told;
import quintain.table.log.Position.Running;
import quintain.table.log.Redaction;
import quintain.table.protocol.FromSeat.Mode;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Hearing;

/// Which line of the log a roll stands with, and who reads how much of it.
class NarrationTest {
  private static final List<Told> LINES =
      List.of(
          line("The Warden calls for initiative", "CRN-ACT-01"),
          line("Maren is first", "CRN-INIT-01"),
          line("Teo is last", "CRN-INIT-01"),
          line("Teo falls", "CRN-CRIT-02"),
          line("The rat hits Maren", "CRN-ATK-02"),
          line("Maren loses 2 HP", "CRN-ATK-03"));

  private static Told harm(String text) {
    return new Told(text, "CRN-ATK-01", Hearing.EVERYONE, List.of(), "", "The rat", "harm");
  }

  private static Told line(String text, String clause) {
    return new Told(text, clause, Hearing.EVERYONE, List.of());
  }

  private static String told(String who, String clause) {
    var roll = new ToSeat.Rolled(who, "d20", clause, List.of(), "12", false);
    return LINES.get(Narration.lineOf(new Dice(Hearing.EVERYONE, roll), LINES)).text();
  }

  @Test
  void aRollStandsWithTheLineThatItsClauseDecidedForWhoeverRolled() {
    assertThat(told("Maren", "CRN-INIT-01")).isEqualTo("Maren is first");
    assertThat(told("Teo", "CRN-INIT-01")).isEqualTo("Teo is last");
    assertThat(told("Orrin", "CRN-INIT-01")).as("the first of them").isEqualTo("Maren is first");
  }

  @Test
  void elseWithOneOfTheSameChapterAndElseWithTheFirst() {
    assertThat(told("Teo", "CRN-CRIT-01")).isEqualTo("Teo falls");
    assertThat(told("Teo", "CRN-INIT-03")).isEqualTo("Teo is last");
    assertThat(told("Teo", "CRN-SAVE-02")).isEqualTo("The Warden calls for initiative");
    assertThat(told("Maren", "CRN-ATK-01"))
        .as("who is hit, in the line of the blow")
        .isEqualTo("The rat hits Maren");
  }

  @Test
  void aLineDoesNotNameThoseWhomNotAllWhoHearItSee() {
    var seen = Causeway.state();
    var ambush = Causeway.after(seen, new CairnStep.Reveal("captain", Secrecy.UNSEEN));

    assertThat(told(seen, "hears Captain breathe").text()).isEqualTo("Maren hears Captain breathe");
    assertThat(told(ambush, "hears Captain breathe (Captain's boots)"))
        .returns("Maren hears somebody breathe (somebody's boots)", line -> line.read("maren"))
        .returns("Maren hears Captain breathe (Captain's boots)", line -> line.read("referee"));
    assertThat(told(ambush, "meets the Captaincy").text()).isEqualTo("Maren meets the Captaincy");
  }

  private static Told told(CairnState state, String what) {
    var event = new CairnEvent.Told("maren", what);
    var step =
        new Committed<CairnState, CairnStep, CairnEvent>(
            state,
            new CairnStep.Move("maren", 0),
            List.of(),
            List.of(),
            List.of(new Committed.Cited<>(event, "CRN-ACT-01", state)),
            List.of(),
            List.of());
    var showing = new Showing<>(Causeway.VOLUME);
    return new Narration<>(Causeway.VOLUME, showing)
        .told(step, new Running("run", "maren", "maren", Mode.PUBLIC), List.of())
        .getFirst();
  }

  @Test
  void theRefereeReadsALineInFullAndNobodyElseDoes() {
    var line =
        List.of(
            new Told(
                "The rat is hurt",
                "CRN-ATK-01",
                Hearing.EVERYONE,
                List.of(),
                "The rat loses 2 HP and has 1",
                "The rat",
                "harm"));

    assertThat(Redaction.heard(line, "referee"))
        .containsExactly(harm("The rat loses 2 HP and has 1"));
    assertThat(Redaction.heard(line, "a")).containsExactly(harm("The rat is hurt"));
  }
}

package quintain.table.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import quintain.binder.Invalid;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.Seat;
import quintain.table.Causeway;

class SheetsTest {
  private final CairnState state = Causeway.state();
  private final Sheets<CairnState, CairnStep, CairnEvent> sheets = new Sheets<>(Causeway.VOLUME);

  @Test
  void aCharacterLeavesAndComesBackTheSame() {
    var sheet = sheets.sheet(state, Causeway.MAREN, "maren").orElseThrow();
    assertThat(sheet.name()).isEqualTo("Maren");
    assertThat(sheets.read(sheet.json().orElseThrow()))
        .isEqualTo(Causeway.VOLUME.book().cast().sheet(state, "maren").orElseThrow());
    var welcome =
        Causeway.VOLUME
            .book()
            .cast()
            .welcoming("maren-2", Causeway.MAREN, sheets.read(sheet.json().orElseThrow()));
    var joined = Causeway.after(state, welcome);
    assertThat(
            sheets
                .sheet(joined, Causeway.MAREN, "maren-2")
                .orElseThrow()
                .json()
                .orElseThrow()
                .replace("maren-2", "maren"))
        .isEqualTo(sheet.json().orElseThrow());
  }

  @Test
  void peopleReadItAsMarkdown() {
    var sheet = sheets.sheet(state, Seat.REFEREE, "maren").orElseThrow();
    assertThat(sheet.markdown()).startsWith("# Maren\n").contains("**HP** 6 / 6", "**STR** 11");
    assertThat(sheet.panels()).isNotEmpty().allMatch(panel -> panel.subject().equals("maren"));
  }

  @Test
  void nobodyTakesAnothersSheet() {
    assertThat(sheets.sheet(state, Causeway.MAREN, "oskar")).isEmpty();
    assertThat(sheets.sheet(state, Causeway.MAREN, "captain")).isEmpty();
    assertThat(sheets.sheet(state, Seat.REFEREE, "nobody")).isEmpty();
    assertThat(sheets.sheet(state, Seat.REFEREE, "captain")).isPresent();
  }

  @Test
  void whatIsNoSheetDoesNotRead() {
    assertThatThrownBy(() -> sheets.read("{\"name\": 7}")).isInstanceOf(Invalid.class);
  }
}

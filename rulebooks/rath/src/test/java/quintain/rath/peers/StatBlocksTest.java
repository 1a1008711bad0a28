package quintain.rath.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.kernel.Arrival;
import quintain.packs.Volume;
import quintain.rath.RathBook;
import quintain.rath.state.Amount;
import quintain.rath.state.Attack;
import quintain.rath.state.Band;
import quintain.rath.state.Creature;
import quintain.rath.state.Habit;
import quintain.rath.state.Stats;
import quintain.testkit.BlocksReadBack;

class StatBlocksTest {
  private static Arrival read(String text) {
    var content = Volume.of(new RathBook()).content(List.of()).orThrow();
    return StatBlocks.FORMAT.read(text, content);
  }

  private static List<Creature> creatures(String text) {
    return read(text).finds().stream().map(find -> (Creature) find.entry()).toList();
  }

  private static Attack attack(String name, int hit, String damage, Band range) {
    return new Attack(
        name, hit, Optional.of(Amount.parse(damage)), range, 0, false, List.of(), Optional.empty());
  }

  @Test
  void oneLineIsOneCreature() {
    var cutter =
        creatures("Marsh Cutter: HP 12, AC 13, 2/1/0/−1/0/0, sword +2 (d8+2), sling −1 (d4, Far)")
            .getFirst();
    assertThat(cutter.hp()).isEqualTo(12);
    assertThat(cutter.ac()).isEqualTo(13);
    assertThat(cutter.stats()).isEqualTo(new Stats(2, 1, 0, -1, 0, 0));
    assertThat(cutter.attacks())
        .containsExactly(
            attack("sword", 2, "d8+2", Band.CLOSE), attack("sling", -1, "d4", Band.FAR));
    assertThat(cutter.nerve()).as("left out").contains(0);
  }

  @Test
  void threatNerveAndMotiveStandInTheLineOrUnderIt() {
    var read =
        creatures(
            """
            Reed Ghost  9 HP, AC 12, DEX +3, WIS 1, wail +3 (d6), Threat ~1
            • Nerve: —
            • Motive: wants its name back
            • Passes through reeds.

            Ferry Goat: 6 HP, 11 AC, Nerve −2
            """);
    assertThat(read.getFirst())
        .extracting(
            Creature::threat, Creature::stats, Creature::nerve, Creature::motive, Creature::special)
        .containsExactly(
            "~1",
            new Stats(0, 3, 0, 1, 0, 0),
            Optional.empty(),
            "wants its name back",
            "Passes through reeds.");
    assertThat(read.getLast().nerve()).contains(-2);
    assertThat(read.getLast().attacks()).isEmpty();
    assertThat(read.getLast().habits()).containsExactly(new Habit.NeverFights());
  }

  @Test
  void whatIsLeftOutIsSaid() {
    assertThat(
            read("Ferry Goat: 6 HP, AC 11, stubborn\nReed Ghost: 9 HP, AC 12, wail (d6)").remarks())
        .extracting(remark -> remark.field() + ": " + remark.words())
        .containsExactly(
            "line 1: 'stubborn' comes as a note",
            "line 2: wail of Reed Ghost has no bonus, and comes with +0",
            "line 1: Ferry Goat has no attack, and never fights");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Reed Ghost: 9 HP, wail +3 (d6)||Reed Ghost has no AC; write it as AC 12",
        "Reed Ghost: 400 HP, AC 12, wail +3 (d6)||hp is 400, expected 1 to 300",
        "Reed Ghost: 9 HP, AC 12, 100/0/0/0/0/0, wail +3 (d6)|stats|expected a stat, not '100' in"
            + " '100/0/0/0/0/0'",
        "Reed Ghost: 9 HP, AC 12, STR 500, wail +3 (d6)|stats|expected a stat, not '500' in"
            + " '500/0/0/0/0/0'",
        "Reed Ghost: 9 HP, AC 12, wail +3 (d7)|wail|there is no d7; dice are d4, d6, d8, d10, d12"
            + " and d20",
        "Reed Ghost: 9 HP, AC 12, wail +3 (Far)|wail|wail does nothing: no damage and no sting",
        "Reed Ghost: 9 HP, AC 12, wail +3 (d6), Nerve: high|Nerve|is 'high', expected a number, or"
            + " none",
        "Raider: 9 HP, AC 12, wail +3 (d6)|name|the book has a Raider already; call it otherwise",
      })
  void eachWrongLineIsRefused(String line, String field, String told) {
    var arrival = read(line);
    assertThat(arrival.finds()).isEmpty();
    assertThat(arrival.flaws())
        .extracting(flaw -> flaw.line() + "|" + flaw.field() + "|" + flaw.message())
        .containsExactly("1|" + (field == null ? "" : field) + "|" + told);
  }

  @Test
  void everyBlockOfTheBookReadsBack() {
    assertThat(BlocksReadBack.differences(Volume.of(new RathBook()), StatBlocks.FORMAT)).isEmpty();
  }
}

package quintain.terraodd.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.kernel.Arrival;
import quintain.packs.Volume;
import quintain.terraodd.TerraOddBook;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Attack;
import quintain.terraodd.state.Foe;
import quintain.terraodd.state.HarmDice;
import quintain.terraodd.state.HarmKind;
import quintain.testkit.BlocksReadBack;

class StatBlocksTest {
  private static Arrival read(String text) {
    var content = Volume.of(new TerraOddBook()).content(List.of()).orThrow();
    return StatBlocks.FORMAT.read(text, content);
  }

  private static List<Foe> foes(String text) {
    return read(text).finds().stream().map(find -> (Foe) find.entry()).toList();
  }

  @Test
  void oneLineIsOneFoe() {
    var thug = foes("Dock Thug: 4 Grit, 1 Armour, 12 Prowess, Insight 9, hook (d8)").getFirst();
    assertThat(List.of(thug.grit(), thug.armour(), thug.prowess(), thug.insight(), thug.resolve()))
        .as("Resolve is left out")
        .containsExactly(4, 1, 12, 9, 10);
    assertThat(thug.attacks())
        .containsExactly(
            new Attack("hook", HarmDice.d(8), Ability.PROWESS, Optional.empty(), false, false));
  }

  @Test
  void anAttackSaysWhatItIsMadeWithAndWhatItDoes() {
    var foes =
        foes(
            """
            Choir Mistress  8 Grit, dirge (d6, Resolve, stress, blast), pistols (d6+d6, Insight, ranged), leader

            Tin Crowd: 6 Grit, 1 Armor, clubs (1d6), detachment, no morale
            • Critical harm: trampled
            - Never alone.
            """);
    assertThat(foes.getFirst().attacks())
        .containsExactly(
            new Attack(
                "dirge", HarmDice.d(6), Ability.RESOLVE, Optional.of(HarmKind.STRESS), true, false),
            new Attack(
                "pistols",
                HarmDice.parse("d6+d6"),
                Ability.INSIGHT,
                Optional.empty(),
                false,
                true));
    assertThat(foes.getFirst().leader()).isTrue();
    assertThat(foes.getLast())
        .extracting(Foe::armour, Foe::detachment, Foe::noMorale, Foe::criticalText, Foe::note)
        .containsExactly(1, true, true, "trampled", "Never alone.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Dock Thug: 100 Grit, hook (d8)||grit is 100, expected 0 to 99",
        "Dock Thug: 4 Grit, 0 Resolve, hook (d8)||resolve is 0, expected 1 to 30",
        "Dock Thug: 4 Grit, hook (d7)|hook|there is no d7; Harm dice are d4, d6, d8, d10, d12 and d20",
        "Dock Thug: 4 Grit, hook (d8, wet)|hook|does not know 'wet'; what an attack may say is Prowess, Insight, Resolve, physical, stress, blast, ranged",
        "Street Cutter: 4 Grit, hook (d8)|name|the book has a Street Cutter already; call it otherwise",
        "Dock Thug: 4 HP, hook (d8)||expected a block such as 'Dock Thug: 4 Grit, 12 Prowess, hook (d8)'",
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
    assertThat(BlocksReadBack.differences(Volume.of(new TerraOddBook()), StatBlocks.FORMAT))
        .isEmpty();
  }
}

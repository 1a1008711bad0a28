package quintain.cairn.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.peers.Samples.read;
import static quintain.cairn.peers.Samples.wrongs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.cairn.CairnBook;
import quintain.cairn.state.Attack;
import quintain.cairn.state.Creature;
import quintain.cairn.state.Damage;
import quintain.packs.Volume;
import quintain.testkit.BlocksReadBack;

class StatBlocksTest {
  private static List<Creature> creatures(String text) {
    return read(text).orThrow().arrival().finds().stream()
        .map(find -> (Creature) find.entry())
        .toList();
  }

  @Test
  void oneLineIsOneCreature() {
    var hag = creatures("Mere Hag: 10 HP, 1 Armor, 15 STR, 12 DEX, 7 WIL, club (d10)").getFirst();
    assertThat(List.of(hag.hp(), hag.armor(), hag.str(), hag.dex(), hag.wil()))
        .containsExactly(10, 1, 15, 12, 7);
    assertThat(hag.attacks()).containsExactly(new Attack("club", Damage.d(10), false));
  }

  @Test
  void manyComeAtOnceWithTheirBullets() {
    var read =
        creatures(
            """
            Fen Rat  3 HP, 8 STR, 14 DEX, 8 WIL, spear (d6), bite (d4, blast)
            • Comes in swarms.
            * Fears fire.

            Tin Priest: 6 HP, 14 WIL, twin rods (d6+d6), detachment
            - Critical damage: loses a day
            """);
    assertThat(read).extracting(Creature::name).containsExactly("Fen Rat", "Tin Priest");
    assertThat(read.getFirst().attacks())
        .containsExactly(
            new Attack("spear", Damage.d(6), false), new Attack("bite", Damage.d(4), true));
    assertThat(read.getFirst().note()).isEqualTo("Comes in swarms. Fears fire.");
    assertThat(read.getLast().str()).as("left out").isEqualTo(10);
    assertThat(read.getLast().detachment()).isTrue();
    assertThat(read.getLast().criticalText()).isEqualTo("loses a day");
    assertThat(read.getLast().attacks())
        .containsExactly(new Attack("twin rods", new Damage(List.of(6, 6)), false));
  }

  @Test
  void aFigureMayStandAfterItsName() {
    var hag = creatures("Mere Hag: HP 10, Armor 1, STR 15, club (d10)").getFirst();
    assertThat(List.of(hag.hp(), hag.armor(), hag.str())).containsExactly(10, 1, 15);
  }

  @Test
  void whatIsNoFigureComesAsANote() {
    assertThat(creatures("Ash Moth: 2 HP, flies, dust (d4)").getFirst().note()).isEqualTo("flies");
    assertThat(read("Ash Moth: 2 HP, flies, dust (d4)").orThrow().arrival().remarks())
        .extracting(remark -> remark.words())
        .containsExactly("'flies' comes as a note");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Mere Hag: 100 HP, club (d10)|file:1:1: HP: is 100, expected 0 to 99",
        "Mere Hag: 4 HP, 4 Armor, club (d10)|file:1:1: Armor: is 4, expected 0 to 3",
        "Mere Hag: 4 HP, 0 STR, club (d10)|file:1:1: STR: is 0, expected 1 to 30",
        "Mere Hag: 4 HP, club (d7)|file:1:1: club: there is no d7; damage dice are d4, d6, d8, d10, d12 and d20",
        "Wood Troll: 4 HP, club (d8)|file:1:1: name: the book has a Wood Troll already; call it otherwise",
        "A mere hag lives here|file:1:1: expected a block such as 'Bog Hound: 4 HP, 12 DEX, bite (d6)'",
        "- alone|file:1:1: belongs to no block; a block comes first",
      })
  void eachWrongLineIsRefusedWithItsPlace(String line, String told) {
    assertThat(wrongs(line)).containsExactly(told);
  }

  @Test
  void theLineIsCounted() {
    assertThat(wrongs("Fen Rat: 3 HP, bite (d4)\n\nFen Rat: 3 HP, bite (d4)"))
        .containsExactly("file:3:1: name: there are two of the name Fen Rat");
  }

  @Test
  void everyBlockOfTheBookReadsBack() {
    assertThat(BlocksReadBack.differences(Volume.of(new CairnBook()), StatBlocks.FORMAT)).isEmpty();
  }
}

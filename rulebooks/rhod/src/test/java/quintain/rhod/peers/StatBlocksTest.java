package quintain.rhod.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.kernel.Arrival;
import quintain.packs.Volume;
import quintain.rhod.RhodBook;
import quintain.rhod.state.Creature;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Gift;
import quintain.rhod.state.Place;
import quintain.rhod.state.Scores;
import quintain.rhod.state.SheetItem;
import quintain.rhod.state.Size;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Tags;
import quintain.testkit.BlocksReadBack;

class StatBlocksTest {
  private static Arrival read(String text) {
    var content = Volume.of(new RhodBook()).content(List.of()).orThrow();
    return StatBlocks.FORMAT.read(text, content);
  }

  private static List<Creature> creatures(String text) {
    return read(text).finds().stream().map(find -> (Creature) find.entry()).toList();
  }

  private static List<String> remarks(String text) {
    return read(text).remarks().stream().map(each -> each.words()).toList();
  }

  /// Three Traits are TMK 3; CON 12 is a Modifier of 1: 3 Vitality, 1 Hit Die, 5 Rounds of breath.
  /// DEX 14 is 7 AP and Reflex 10, Fortitude and Will are 9 by a Modifier of 1; Hide 3 and Fitted
  /// 2, Medium, are an Armoring of 10.
  private static final String HOUND =
      """
      Fen Hound: Medium, 12/14/12/3/12/6, Reflex 10, Fortitude 9, Will 9, Armoring 10, Vitality 3, \
      Hit Dice 1, AP 7, Breath 5, Low Ready, Bite +3 (4 AP, 1d6+1 Piercing, Short Blade, STR, 5 feet)
      • Skills: Short Blade 2, Perception Competent
      • Traits: Natural Arms, Tough Hide, Pack Hunter
      • Gear: natural Armor (Medium, Hide, Fitted)
      • Tactics: Goes where an ally is.
      """;

  @Test
  void aBlockIsBuiltLikeACharacter() {
    assertThat(remarks(HOUND)).isEmpty();
    var hound = creatures(HOUND).getFirst();
    assertThat(hound.size()).isEqualTo(Size.MEDIUM);
    assertThat(hound.scores()).isEqualTo(new Scores(12, 14, 12, 3, 12, 6));
    assertThat(hound.stance()).isEqualTo(Stance.LOW_READY);
    assertThat(hound.skills())
        .containsOnly(
            Map.entry(Skill.SHORT_BLADE, Degree.LEARNING),
            Map.entry(Skill.PERCEPTION, Degree.COMPETENT));
    assertThat(hound.traits()).containsExactly("Natural Arms", "Tough Hide", "Pack Hunter");
    assertThat(hound.tactics()).isEqualTo("Goes where an ally is.");
    var bite = hound.weapons().getFirst();
    assertThat(bite.base()).isEqualTo(Skill.SHORT_BLADE);
    assertThat(bite.tags())
        .isEqualTo(
            Tags.parse(
                "Size Medium, Range 5, Ability STR, Defense Reflex, Dice 1d6, Type Piercing,"
                    + " Natural"));
    assertThat(hound.sums())
        .isEqualTo(
            new Creature.Sums(
                10,
                3,
                10,
                9,
                9,
                7,
                List.of(new Creature.Hit("Bite", 4, 3, "1d6+1")),
                1,
                3,
                Optional.of(5),
                new LinkedHashMap<>(),
                new LinkedHashMap<>()));
  }

  @Test
  void gearIsWornAndHeldWhereSuchThingsAre() {
    var poacher =
        creatures(
                """
                Reed Poacher  Vitality 1, DEX 14, Short Bow +2 (4 AP, 1d6+2), Boot Knife (3 AP)
                • Gear: Padded Coat, Short Bow, Broadhead Arrow ×12 (Quiver), Boot Knife (Sheath)
                """)
            .getFirst();
    assertThat(poacher.weapons()).isEmpty();
    assertThat(poacher.items())
        .containsExactly(
            new SheetItem("Padded Coat", Place.ARMOR_WORN, 1, 0, ""),
            new SheetItem("Short Bow", Place.TWO_HANDS, 1, 0, ""),
            new SheetItem("Broadhead Arrow", Place.QUIVER, 12, 0, ""),
            new SheetItem("Boot Knife", Place.SHEATH, 1, 0, ""));
  }

  /// Swarm gives Resistance 2 to the three physical types and Vulnerability 2 to Fire.
  @Test
  void ofItsResistancesOnlyWhatNoTraitGivesIsItsOwn() {
    var swarm =
        creatures(
                """
                Midge Cloud: Vitality 1, Sting (1d4 Piercing, Short Blade)
                • Traits: Swarm
                • Resistances: Bludgeoning 2, Piercing 5, Slashing 2
                • Vulnerabilities: Fire 2, Cold 1
                """)
            .getFirst();
    assertThat(swarm.own())
        .containsExactly(
            new Gift.Resistance(List.of(DamageType.PIERCING), 3),
            new Gift.Vulnerability(List.of(DamageType.COLD), 1));
  }

  @Test
  void whereTheBlockSumsUpOtherwiseThatIsSaid() {
    assertThat(remarks("Fen Brute: Vitality 20, Armoring 10, Fist +9 (1d6+5 Bludgeoning), sings"))
        .containsExactly(
            "'sings' comes as a word on its tactics",
            "Fist of Fen Brute comes as a Short Blunt",
            "the Armoring of Fen Brute comes as natural Armor (Medium, Bone, Layered)",
            "Vitality of Fen Brute is 0 by the rules, not 20",
            "Fist of Fen Brute is +0 by the rules, not +9",
            "Fist of Fen Brute is 1d6+0 by the rules, not 1d6+5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Eel: Vitality 3, 50/1/1/1/1/1||STR 50 is out of range, expected 0 to 40",
        "Eel: Vitality 3, Bite (1d6 Soggy)||Bite: there is no damage type 'Soggy'",
        "Eel: Vitality 3, Bite (1d7 Acid)||there is no d7: the game uses d20, d12, d10, d8, d6 and d4 (RHD-REF-01)",
        "Eel: Vitality 3, Bite (1d6 Acid, Wobbly)||Bite: there is no Tag 'Wobbly'",
        "Eel: Vitality 3, Bite (4 AP)||no weapon is called Bite, so write its dice and type, as in Bite (1d6 Piercing)",
        "Feral Hound: Vitality 3|name|the book has a Feral Hound already; call it otherwise",
      })
  void eachWrongLineIsRefused(String line, String field, String told) {
    flaws(line, "1|" + (field == null ? "" : field) + "|" + told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "Traits: Swarmm|1||There is no Trait called Swarmm; did you mean Swarm?",
        "Skills: Sulking 2|1||'Sulking 2' is no Skill with its Degree; write Short Blade 2 or Short Blade Learning",
        "Gear: Teapot|1||there is no 'Teapot'",
        "Gear: Spear (Nose)|1||'Nose' is no Slot",
        "Gear: natural Armor (Medium, Hide)|1||a natural Armor has a Size, a Material and a Style, as in natural Armor (Medium, Hide, Fitted)",
        "Resistances: mud|2|Resistances|expected a damage type and a number as in Fire 2, not 'mud'",
      })
  void eachWrongBulletIsRefused(String bullet, int line, String field, String told) {
    flaws(
        "Eel: Vitality 3, Bite (1d6 Acid, Short Blade)\n• " + bullet,
        line + "|" + (field == null ? "" : field) + "|" + told);
  }

  private static void flaws(String text, String told) {
    var arrival = read(text);
    assertThat(arrival.finds()).isEmpty();
    assertThat(arrival.flaws())
        .extracting(flaw -> flaw.line() + "|" + flaw.field() + "|" + flaw.message())
        .containsExactly(told);
  }

  @Test
  void everyBlockOfTheBookReadsBack() {
    assertThat(BlocksReadBack.differences(Volume.of(new RhodBook()), StatBlocks.FORMAT)).isEmpty();
  }
}

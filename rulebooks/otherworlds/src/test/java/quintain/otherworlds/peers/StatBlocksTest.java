package quintain.otherworlds.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.kernel.Arrival;
import quintain.otherworlds.OtherworldsBook;
import quintain.otherworlds.state.ArmorClass;
import quintain.otherworlds.state.Attack;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Attributes;
import quintain.otherworlds.state.Creature;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.Figures;
import quintain.otherworlds.state.Gait;
import quintain.otherworlds.state.Habit;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.Nature;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Reserve;
import quintain.otherworlds.state.Responses;
import quintain.otherworlds.state.Size;
import quintain.packs.Volume;
import quintain.testkit.BlocksReadBack;

class StatBlocksTest {
  private static Arrival read(String text) {
    var content = Volume.of(new OtherworldsBook()).content(List.of()).orThrow();
    return StatBlocks.FORMAT.read(text, content);
  }

  private static List<Creature> creatures(String text) {
    return read(text).finds().stream().map(find -> (Creature) find.entry()).toList();
  }

  private static Attack attack(
      String name, String figures, Attribute attribute, DamageType type, Keyword... keywords) {
    return new Attack(
        name, Figures.parse(figures), attribute, type, List.of(keywords), Optional.empty(), false);
  }

  /// The columns of the bestiary one after the other.
  @Test
  void oneLineIsOneCreature() {
    var cutter =
        creatures(
                "Reef Cutter: tough, Large, flesh blood livingdead, Flight, 6/4/4/3/3/5, 20 HP,"
                    + " DEF 6 (E), Armor 1 light, Guard 3/1, Hook 4/–/1 slashing (+10),"
                    + " Knockdown 1, Multi-Attack 2, Spit 3/2/4 acid, Immune poison, psychic;"
                    + " Weakness burn, Gang Up")
            .getFirst();
    assertThat(cutter)
        .isEqualTo(
            new Creature(
                "reef-cutter",
                "Reef Cutter",
                Creature.Tier.TOUGH,
                Size.LARGE,
                List.of(Nature.FLESH, Nature.BLOOD, Nature.LIVING_DEAD),
                List.of(Gait.FLIGHT),
                new Attributes(6, 4, 4, 3, 3, 5),
                20,
                1,
                Optional.of(ArmorClass.LIGHT),
                Optional.of(new Reserve(3, 1)),
                List.of(
                    attack(
                        "Hook",
                        "4/-/1",
                        Attribute.STR,
                        DamageType.SLASHING,
                        Keyword.KNOCKDOWN,
                        Keyword.MULTI_ATTACK),
                    attack("Spit", "3/2/4", Attribute.DEX, DamageType.ACID)),
                new Responses(
                    List.of(DamageType.POISON, DamageType.PSYCHIC),
                    List.of(),
                    List.of(DamageType.BURN),
                    List.of()),
                List.of(new Habit.GangUp()),
                List.of(),
                ""));
  }

  @Test
  void manyComeAtOnceWithTheirBullets() {
    var read =
        creatures(
            """
            Tide Wisp  14 Health, STR 2, DEX 6, TOU 4, WIS 5, RES 6, SPD 5, Small, Chill 3/-/1 frost (+9)
            • Immune poison; Affinity frost
            • no flesh, no blood

            Reef Deacon: epic, 4/7/5/5/6/5, 26 HP, Rattle 3/4/4 ballistic (DEX, Submachine Guns, held)
            • Influence +2; Berserk at half Health or less
            • Salt Breath: Explosive 3 burn within 6 spaces, every 3 rounds
            """);
    var wisp = read.getFirst();
    assertThat(wisp.tier()).as("left out").isEqualTo(Creature.Tier.BASIC);
    assertThat(wisp.size()).isEqualTo(Size.SMALL);
    assertThat(wisp.attributes()).isEqualTo(new Attributes(2, 6, 4, 5, 6, 5));
    assertThat(wisp.attacks())
        .as("+9 is the Attack Value 3 and DEX 6")
        .containsExactly(attack("Chill", "3/-/1", Attribute.DEX, DamageType.FROST));
    assertThat(wisp.special()).isEqualTo("no flesh, no blood");
    var deacon = read.getLast();
    assertThat(deacon.attacks().getFirst().family()).contains(Family.SUBMACHINE_GUNS);
    assertThat(deacon.attacks().getFirst().held()).isTrue();
    assertThat(deacon.proficient()).containsExactly(Proficiency.INFLUENCE);
    assertThat(deacon.habits())
        .containsExactly(
            new Habit.BerserkAtHalf(), new Habit.Breath("Salt Breath", 3, DamageType.BURN, 6, 3));
  }

  @Test
  void whatDoesNotComeAsItStandsIsSaid() {
    assertThat(read("Reef Cutter: 6/4/4/3/3/5, 20 HP, DEF 6 (E), sings").remarks())
        .extracting(remark -> remark.field() + ": " + remark.words())
        .containsExactly(
            "line 1: DEF of Reef Cutter is reckoned from its attributes and armor",
            "line 1: 'sings' comes as a note",
            "line 1: Reef Cutter has no attack, and comes with fists, 1/-/1 bludgeoning");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Eel: 20 HP||Eel has no STR, DEX, TOU, WIS, RES and SPD; write STR/DEX/TOU/WIS/RES/SPD as 6/3/6/3/3/4",
        "Eel: 6/4/4/3/3/5, 20 HP, Bite 4/-/1 soggy|Bite|there is no damage type 'soggy'",
        "Eel: 6/4/4/3/3/5, 20 HP, Bite 4/-/1 acid (LUCK)|Bite|does not know 'LUCK'; an attack may say its attribute, its bonus, its weapon family, held",
        "Eel: 6/4/4/3/3/5, 20 HP, Bite 4/-/1 acid (+20)||Bite of Eel has +20, which neither STR nor DEX comes to",
        "Eel: 6/4/4/3/3/5, 900 HP, Bite 4/-/1 acid||health is 900, expected 1 to 500",
        "Eel: 6/4/4/3/3/5, 9 HP, Guard 0/1|Guard|the guard is 0, expected 1 to 99",
        "Eel: 6/4/4/3/3/5, 9 HP, Armor 1 tin|Armor|is 'tin', expected cloth, light, medium or heavy",
        "Eel: 6/4/4/3/3/5, 9 HP, Immune mud|Immune|there is no damage type 'mud'",
        "Rust Raider: 6/4/4/3/3/5, 9 HP|name|the book has a Rust Raider already; call it otherwise",
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
    assertThat(BlocksReadBack.differences(Volume.of(new OtherworldsBook()), StatBlocks.FORMAT))
        .isEmpty();
  }
}

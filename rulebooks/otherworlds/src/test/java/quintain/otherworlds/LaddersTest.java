package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.rules.Difficulty;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Growth;
import quintain.otherworlds.state.Proficiency;
import quintain.testkit.Covers;

/// The lists and ladders that the rules print.
class LaddersTest {
  @Test
  @Covers("OTW-CC-06")
  void theProficiencyBonusGrowsWithRank() {
    assertThat(List.of(1, 3, 4, 6, 7, 10, 13, 20))
        .extracting(Growth::proficiencyBonus)
        .containsExactly(2, 2, 3, 3, 4, 5, 6, 6);
  }

  @Test
  @Covers({
    "OTW-CHK-04",
    "OTW-CHK-05",
    "OTW-CHK-06",
    "OTW-CHK-07",
    "OTW-CHK-08",
    "OTW-CHK-09",
    "OTW-CHK-10",
    "OTW-CHK-11",
    "OTW-CHK-12"
  })
  void theLadderOfDifficulties() {
    assertThat(Difficulty.values())
        .extracting(dl -> Phrases.title(dl) + " " + dl.level())
        .containsExactly(
            "Simple 0",
            "Easy 3",
            "Moderate 6",
            "Tough 9",
            "Challenging 12",
            "Formidable 15",
            "Improbable 18",
            "Epic 21",
            "Legendary 30");
  }

  @Test
  @Covers({"OTW-PROF-01", "OTW-PROF-02", "OTW-R-66"})
  void fifteenProficiencies() {
    assertThat(Proficiency.values())
        .extracting(it -> it.title() + " " + it.attribute())
        .containsExactly(
            "Athletics STR",
            "Acrobatics DEX",
            "Stealth DEX",
            "Engineering WIS",
            "Investigation WIS",
            "Lore WIS",
            "Silver Tongue WIS",
            "Technology WIS",
            "Craft WIS",
            "Medical WIS",
            "Perception WIS",
            "Survival WIS",
            "Astrana RES",
            "Entertainment RES",
            "Influence RES");
  }

  @Test
  @Covers({"OTW-TYPE-01", "OTW-TYPE-02", "OTW-R-96"})
  void theTypesOfDamage() {
    assertThat(Arrays.stream(DamageType.values()).filter(DamageType::physical))
        .extracting(Phrases::title)
        .containsExactly("Ballistic", "Bludgeoning", "Piercing", "Psychic", "Slashing", "Stun");
    assertThat(Arrays.stream(DamageType.values()).filter(DamageType::elemental))
        .extracting(Phrases::title)
        .containsExactly(
            "Acid", "Burn", "Energy", "Petrify", "Poison", "Shock", "Spell", "Wind", "Frost");
  }
}

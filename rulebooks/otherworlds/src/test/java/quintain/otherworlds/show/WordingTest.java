package quintain.otherworlds.show;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.hero;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.Repose;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;

/// How things of the state read in the book's words.
class WordingTest {
  private static final OtwState STATE =
      hero("6/3/6/3/3/4")
          .holding("Tallow Pistol")
          .wearing("Furnace Plate")
          .wearing("Kite Field")
          .wearing("Reed Charm")
          .quick("Antidote")
          .against("Lash Fiend")
          .state();

  private static String meaning(Kind kind, int amount, String other) {
    return Wording.meaning(STATE, new Status(kind, amount, other, Status.Ends.NEVER, 0));
  }

  @Test
  void aStatusSaysWhatItDoesAndByWhichClause() {
    assertThat(meaning(Kind.DOWN, 3, "")).isEqualTo("3 rounds to live (OTW-DOWN-02)");
    assertThat(meaning(Kind.FROST, 2, "")).isEqualTo("DEX and SPD −2 (OTW-MECH-24b)");
    assertThat(meaning(Kind.PETRIFY, 4, "")).isEqualTo("DEF −4 (OTW-MECH-30a)");
    assertThat(meaning(Kind.INTIMIDATED, 1, "foe"))
        .isEqualTo("by Foe: no closer, and edge lost (OTW-ACT-08)");
    assertThat(meaning(Kind.GRAPPLED, 1, "foe")).isEqualTo("held by Foe (OTW-R-47)");
    assertThat(meaning(Kind.SHIELDED, 5, "Ward Shell"))
        .isEqualTo("Absorb 5 from Ward Shell (OTW-EQ-14)");
    assertThat(meaning(Kind.PASSIVE_OFF, 1, "Slippery")).isEqualTo("Slippery is off (OTW-SKL-02)");
    assertThat(meaning(Kind.CONCEALED, 9, "")).isEqualTo("hidden with Stealth 9 (OTW-R-48)");
  }

  @Test
  void everyStatusHasItsOwnWordsAndMeaning() {
    var kinds = Arrays.asList(Kind.values());
    assertThat(kinds.stream().map(Wording::status)).doesNotContain("").doesNotHaveDuplicates();
    assertThat(kinds.stream().map(kind -> meaning(kind, 1, "foe")))
        .doesNotContain("")
        .doesNotHaveDuplicates();
    assertThat(Wording.status(Kind.DOWN)).isEqualTo("unconscious");
    assertThat(Wording.status(Kind.REDUCTION)).isEqualTo("damage reduction");
    assertThat(Wording.status(Kind.LEECHING)).isEqualTo("leeching");
    assertThat(Wording.told(Status.fresh(Kind.DOWNS, 2))).isEqualTo("2 times at 0 Health");
    assertThat(Wording.told(Status.fresh(Kind.DOWN, 2))).isEqualTo("unconscious");
  }

  @Test
  void whoeverLooksSeesWhoIsDownOrProneButNoCounters() {
    var plain = Arrays.stream(Kind.values()).filter(Wording::isPlainToSee).toList();

    assertThat(plain)
        .contains(Kind.DOWN, Kind.DEAD, Kind.PRONE, Kind.BLIND, Kind.FLYING, Kind.INTIMIDATED)
        .doesNotContain(Kind.POISON, Kind.FROST, Kind.DOWNS, Kind.DEATH)
        .doesNotContain(Kind.PASSIVE_OFF, Kind.FEINTING, Kind.STEADIED, Kind.DRAINED);
  }

  @Test
  void aThingSaysWhatItIsGoodFor() {
    assertThat(detail("hero", "tallow pistol"))
        .isEqualTo("Attack Value 3; range 4 spaces; ballistic; 3 of 3 left");
    assertThat(detail("hero", "furnace plate")).isEqualTo("Armor 3; Resistance burn");
    assertThat(detail("hero", "kite field")).isEqualTo("Guard 6/2; 6 of 6 left");
    assertThat(detail("hero", "reed charm")).isEqualTo("Absorb 4; 4 of 4 left");
    assertThat(detail("hero", "antidote")).isEqualTo("Poison becomes 0; 1 of 1 left");
    assertThat(detail("foe", "barbed whip"))
        .isEqualTo("Attack Value 3; reach 2 spaces; slashing; Multi Attack; Disarm");
  }

  private static String detail(String who, String key) {
    return STATE.being(who).kit().get(key).detail();
  }

  @Test
  void somebodysThingIsCalledByItsName() {
    assertThat(Wording.item(STATE, "hero", "tallow pistol")).isEqualTo("Tallow Pistol");
    assertThat(Wording.item(STATE, "nobody", "bare-hands")).isEqualTo("Bare Hands");
    assertThat(STATE.nameOf("foe")).isEqualTo("Foe");
    assertThat(STATE.nameOf("chest")).isEqualTo("chest");
    assertThat(Wording.names(STATE, List.of("hero", "foe"))).isEqualTo("Hero and Foe");
    assertThat(DamageType.told(List.of(DamageType.BURN, DamageType.SHOCK)))
        .isEqualTo("burn, shock");
  }

  @Test
  void timeIsSaidAsPeopleSayIt() {
    assertThat(Wording.span(1)).isEqualTo("1 minute");
    assertThat(Wording.span(59)).isEqualTo("59 minutes");
    assertThat(Wording.span(60)).isEqualTo("1 hour");
    assertThat(Wording.span(120)).isEqualTo("2 hours");
    assertThat(Wording.span(125)).isEqualTo("2 hours and 5 minutes");
    assertThat(Wording.repose(Repose.SHORT_REST)).isEqualTo("takes a short rest");
    assertThat(Wording.repose(Repose.LONG_MEDITATION)).isEqualTo("meditates long");
  }

  @Test
  void outcomesReadAsSentences() {
    assertThat(Wording.outcome("poison-damage", 3)).isEqualTo("takes 3 of the poison");
    assertThat(Wording.outcome("healed", 0)).isEqualTo("is not healed");
    assertThat(Wording.outcome("healed", 4)).isEqualTo("is healed by 4");
    assertThat(Wording.outcome("hp", 4)).isEqualTo("has 4 Health afterwards");
    assertThat(Wording.outcome("dies", true)).isEqualTo("dies");
    assertThat(Wording.outcome("prone", true)).isEqualTo("is knocked down");
    assertThat(Wording.outcome("frozen", true)).isEqualTo("is frozen");
    assertThat(Wording.outcome("jump", 12)).isEqualTo("jumps 12 feet");
    assertThat(Wording.outcome("succeeds", true)).isEqualTo("succeeds");
    assertThat(Wording.outcome("fight.first-up", "hero")).isEqualTo("fight first up hero");
  }
}

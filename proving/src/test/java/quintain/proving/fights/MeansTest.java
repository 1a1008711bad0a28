package quintain.proving.fights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.proving.Grounds;

/// The means of each book in whole fights: what the bold spend, what the cautious keep themselves
/// alive with, and that the steady touch none of it.
class MeansTest {
  private static final int FIGHTS = 12;

  private static long used(
      Encounter.Entry who, String book, String foes, String policy, String what) {
    var party = new Encounter.Side("party", List.of(who), policy);
    var encounter =
        new Encounter(
            book,
            List.of(party, Encounter.Side.parse("foes", foes, "steady")),
            new LinkedHashMap<>(),
            "",
            Encounter.USUAL_CAP);
    var tally = Grounds.GROUND.prepare(encounter).fight(1, 0, FIGHTS);
    assertThat(tally.capped()).isZero();
    return tally.used().getOrDefault(what, 0L);
  }

  private static Map<String, String> given(String facts) {
    var given = new LinkedHashMap<String, String>();
    for (String fact : facts.split(" ", -1)) {
      if (!fact.isBlank()) {
        var at = fact.indexOf('=');
        given.put(fact.substring(0, at), fact.substring(at + 1));
      }
    }
    return given;
  }

  /// @param facts what is set of whoever fights, such as wounds
  /// @param what what is used up, as fights report it; things may also be lost in a fight
  @ParameterizedTest
  @CsvSource({
    "cairn, Tilda, '', 3*Reed Cutter, bold, tilda: fire flask",
    "cairn, Oskar, '', Reed Cutter, cautious, oskar: fatigue",
    "rath, Ilvane, '', Raider, bold, ilvane: Shatterbolt",
    "rath, Ilvane, '', Raider, cautious, ilvane: Ward Skin",
    "rath, Odda, hp=5, Giant rat, cautious, odda: healing potion",
    "otherworlds, Orrin Thess, '', Rust Raider, bold, orrin-thess: ast",
    "otherworlds, Kit Arroway, '', 2*Rust Raider, bold, kit-arroway: frag grenade",
    "otherworlds, Brannoc Vale, hp=6, Rust Raider, cautious, brannoc-vale: med-gel",
    "rhod, Maren, left.leather-harness=2, Levy Conscript, cautious, maren: repair-kit"
  })
  void whatIsThereIsUsedByThoseWhoLookAtIt(
      String book, String who, String facts, String foes, String policy, String what) {
    var entry = new Encounter.Entry(1, who, given(facts));
    assertThat(used(entry, book, foes, policy, what))
        .isGreaterThan(used(entry, book, foes, "steady", what));
  }

  @Test
  void aGrenadeIsForSeveral() {
    var ada =
        """
        id: T-ADA
        name: Ada
        prowess: 10
        insight: 10
        resolve: 10
        grit: 4
        items:
          - {item: Breaching axe, place: held}
          - {item: Hand grenade, place: pack}
        """;
    var entry = new Encounter.Entry(1, "ada.yaml", Map.of(), ada);
    assertThat(used(entry, "terra-odd", "3*Street Cutter", "cautious", "ada: hand grenade"))
        .isGreaterThan(used(entry, "terra-odd", "3*Street Cutter", "steady", "ada: hand grenade"));
  }
}

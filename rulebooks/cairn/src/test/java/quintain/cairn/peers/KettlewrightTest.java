package quintain.cairn.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.peers.Samples.leaving;
import static quintain.cairn.peers.Samples.plain;
import static quintain.cairn.peers.Samples.read;
import static quintain.cairn.peers.Samples.remark;
import static quintain.cairn.peers.Samples.scene;
import static quintain.cairn.peers.Samples.sheet;
import static quintain.cairn.peers.Samples.text;
import static quintain.cairn.peers.Samples.wrongs;

import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.cairn.Tables;
import quintain.cairn.state.Armor;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Item;
import quintain.cairn.state.Outfit;
import quintain.cairn.state.Sheet;
import quintain.packs.peers.Exported;

class KettlewrightTest {
  private static final String MAREN = text("kettlewright.json");

  @Test
  void aCharacterComesWithFiguresAndThingsAsTheyStand() {
    var state = scene(sheet(MAREN));
    var maren = state.being("hero");
    assertThat(maren.name()).isEqualTo("Maren");
    assertThat(maren.hp()).isEqualTo(2);
    assertThat(maren.maxHp()).isEqualTo(4);
    assertThat(maren.str().toString()).isEqualTo("9/11");
    assertThat(maren.dex().toString()).isEqualTo("12/13");
    assertThat(maren.scars()).containsExactly("A split ear");
    assertThat(maren.pack().fatigue()).isEqualTo(1);
    assertThat(maren.pack().coins()).isEqualTo(1000);
    assertThat(maren.pack().items())
        .extracting(Item::name)
        .containsExactly(
            "Axe",
            "Rations",
            "Brigandine",
            "Tin buckler",
            "Spellbook of Bramble Leash",
            "Honeyclasp",
            "Twin knives");
    // Brigandine 1 and, on top of it, the buckler 1.
    assertThat(Armor.of(state, maren)).isEqualTo(2);
    // 1 axe, 1 rations, 2 brigandine, 1 buckler, 1 book, 0 clasp, 1 knives, and 1 Fatigue.
    assertThat(maren.pack().used()).isEqualTo(8);
    assertThat(maren.pack().find("rations").map(Item::left)).contains(2);
    assertThat(maren.pack().find("honeyclasp").map(Item::left)).contains(1);
    assertThat(maren.pack().find("twin knives").flatMap(item -> item.gear().damage()))
        .hasToString("Optional[d6+d6]");
  }

  @Test
  void whatDoesNotComeIsTold() {
    assertThat(remark(MAREN, "bonds")).hasValueSatisfying(it -> assertThat(it).contains("kept"));
    assertThat(remark(MAREN, "items[5].location"))
        .hasValueSatisfying(it -> assertThat(it).contains("Tent", "does not come"));
    assertThat(remark(MAREN, "items[3].tags[1]"))
        .hasValueSatisfying(it -> assertThat(it).contains("bonus defense", "Tin buckler"));
    assertThat(remark(MAREN, "weather"))
        .hasValueSatisfying(it -> assertThat(it).contains("not known here"));
    assertThat(remark(MAREN, "items[0].tags[0]")).isEmpty();
    assertThat(remark(MAREN.replace("\"load\": 0", "\"load\": 2"), "containers[1].load"))
        .contains("takes 2 slots of the main one there, and none here");
    assertThat(remark(MAREN, "containers[1].load")).isEmpty();
  }

  @Test
  void whoeverLeavesUnchangedLeavesAsTheyCame() {
    assertThat(plain(leaving("kettlewright", scene(sheet(MAREN))).text())).isEqualTo(plain(MAREN));
  }

  @Test
  void listsInTextsComeAndGoAsTexts() {
    var folded =
        MAREN.replaceFirst(
            "(?s)\"items\": \\[.*?\\n  ]",
            "\"items\": \"[{\\\\\"id\\\\\": \\\\\"a\\\\\", \\\\\"name\\\\\": \\\\\"Axe\\\\\", \\\\\"tags\\\\\": [\\\\\"d8\\\\\"]}]\"");
    assertThat(sheet(folded).items()).extracting(it -> it.item()).containsExactly("Axe");
    assertThat(plain(leaving("kettlewright", scene(sheet(folded))).text()))
        .isEqualTo(plain(folded));
  }

  @Test
  void onlyWhatChangedAtTheTableHasChanged() {
    // Given Maren, who loses 1 HP and gets a rope
    var table =
        Tables.empty()
            .sheet("hero", sheet(MAREN))
            .when(Tables.harm("hero", 1))
            .when(new CairnStep.Bestow("hero", "Rope", ""));
    // When she leaves
    var left = leaving("kettlewright", table.state()).text();
    // Then her document says so, and nothing else
    assertThat(left).contains("\"hp\" : 1,", "\"name\" : \"Rope\"", "\"dents\" : 1.5");
    assertThat(left).contains("\"wind\"", "\"Owes the miller.\"", "\"name\" : \"Tent\"");
    assertThat(sheet(left).items()).hasSize(sheet(MAREN).items().size() + 1);
  }

  @Test
  void theRestedLoseTheirFatigueThereToo() {
    var sheet = sheet(MAREN);
    var rested =
        new Sheet(
            sheet.id(),
            sheet.name(),
            sheet.kind(),
            sheet.background(),
            sheet.traits(),
            sheet.age(),
            sheet.str(),
            sheet.dex(),
            sheet.wil(),
            sheet.hp(),
            sheet.items(),
            sheet.coins(),
            sheet.employer(),
            sheet.own(),
            Optional.empty(),
            sheet.kept());
    var left = leaving("kettlewright", scene(rested)).text();
    assertThat(left).doesNotContain("Fatigue").contains("\"strength\" : 11", "\"hp\" : 4");
  }

  @Test
  void somebodyOfOurOwnLeavesAndComesBack() {
    var oskar = Tables.party().state();
    var left =
        Exported.somebody(Samples.VOLUME, "kettlewright", oskar, "oskar").orElseThrow().text();
    var back = scene(sheet(left)).being("hero");
    assertThat(back.pack().items())
        .extracting(Item::name)
        .containsExactlyElementsOf(
            oskar.being("oskar").pack().items().stream().map(Item::name).toList());
    assertThat(back.str()).isEqualTo(oskar.being("oskar").str());
    assertThat(back.pack().used()).isEqualTo(oskar.being("oskar").pack().used());
  }

  @Test
  void creaturesHaveNoRoomThere() {
    var state = Tables.marenAgainst("Wood Troll").state();
    assertThat(Exported.somebody(Samples.VOLUME, "kettlewright", state, "foe")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"hp\": 2,|\"hp\": \"two\",|file:17:9: hp: expected a whole number, found text",
        "\"strength_max\": 11|\"strength_max\": 0|file:38:19: strength_max: is 0, expected 1 to 30",
        "\"name\": \"Maren\"|\"name\": \"\"|file:32:11: name: is missing or empty",
        "\"deprived\": false|\"deprived\": 1|file:12:15: deprived: expected true or false, found a whole number",
        "[\"d8\"]|\"d8\"|file:22:41: items[0].tags: expected a list, found text",
        "\"uses\": 2|\"uses\": -1|file:23:63: items[1].uses: is -1, expected 0 to 1000",
        "\"gold\": 10|\"gold\": 1e3|file:16:11: gold: expected a whole number, found a fraction",
      })
  void eachWrongFieldIsRefusedWithItsPlace(String right, String wrong, String told) {
    assertThat(MAREN).contains(right);
    assertThat(wrongs(MAREN.replaceFirst(Pattern.quote(right), wrong))).containsExactly(told);
  }

  @Test
  void everythingThatIsWrongIsToldAtOnce() {
    assertThat(
            wrongs(
                MAREN.replace("\"hp\": 2", "\"hp\": []").replace("\"gold\": 10", "\"gold\": {}")))
        .hasSize(2);
  }

  @Test
  void whatIsAboveItsMaximumComesWhole() {
    var above = MAREN.replace("\"hp\": 2,", "\"hp\": 9,");
    assertThat(scene(sheet(above)).being("hero").hp()).isEqualTo(4);
    assertThat(remark(above, "hp")).contains("is 9 of 4, and comes as 4");
    assertThat(plain(leaving("kettlewright", scene(sheet(above))).text())).isEqualTo(plain(above));
  }

  @Test
  void aPartyIsKeptWhole() {
    var party = text("kettlewright-party.json");
    var arrival = read(party).orThrow().arrival();
    assertThat(arrival.guests()).isEmpty();
    assertThat(plain(arrival.papers().getFirst().document())).isEqualTo(plain(party));
    assertThat(remark(party, "members"))
        .contains("those of the party The Reeds come from files of their own, 2 of them");
    assertThat(remark(party, "items")).hasValueSatisfying(it -> assertThat(it).startsWith("1 "));
  }

  @Test
  void longDocumentsAreRefused() {
    var notes = "x".repeat(19_000);
    assertThat(
            wrongs(
                MAREN
                    .replace("Owes the miller.", notes)
                    .replace("A sister in the salt mines.", notes)
                    .replace("\"omens\": \"\"", "\"omens\": \"" + notes + "\"")))
        .singleElement()
        .asString()
        .contains("at most 40,000 are kept");
  }

  @Test
  void aDocumentThatSomebodyBrokeIsNotGivenBack() {
    var sheet = sheet(MAREN);
    assertThat(sheet.kept()).isPresent();
    var broken =
        Samples.VOLUME
            .codec()
            .read(
                Samples.VOLUME
                    .codec()
                    .write(sheet, Sheet.class)
                    .replace("{\\\"armor\\\"", "{armor"),
                Sheet.class);
    assertThat(leaving("kettlewright", scene(broken)).text())
        .contains("\"name\" : \"Maren\"")
        .doesNotContain("weather");
  }

  @Test
  void treasureLeavesWithItsBearer() {
    var rules = Samples.VOLUME.book().rules();
    var rich =
        rules.apply(
            scene(sheet(MAREN)), new CairnEvent.ItemGained("hero", Outfit.treasure("Crown", 50)));
    var taken = Samples.VOLUME.book().cast().sheet(rich, "hero").orElseThrow();
    assertThat(scene((Sheet) taken).being("hero").pack().find("crown")).isPresent();
  }
}

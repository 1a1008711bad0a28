package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static quintain.table.DemoTable.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quintain.binder.Invalid;
import quintain.binder.Problem;
import quintain.kernel.peers.Kept;
import quintain.kernel.peers.Remark;
import quintain.packs.peers.Imported;
import quintain.table.desk.Arriving;
import quintain.table.desk.Desk;
import quintain.table.desk.NotAllowed;
import quintain.table.desk.OwnContent;
import quintain.table.log.Workshop;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Place;
import tools.jackson.databind.json.JsonMapper;

/// What files would bring to a table, what comes of it, and who leaves the table in one.
class ArrivingTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private static final String WREN =
      """
      {"name": "Wren", "background": "Fieldwarden",
       "strength": 9, "strength_max": 11, "dexterity": 12, "dexterity_max": 13,
       "willpower": 9, "willpower_max": 9, "hp": 3, "hp_max": 4, "gold": 10,
       "items": [{"id": "a1", "name": "Axe", "tags": ["d8"], "location": 0},
                 {"id": "a2", "name": "Moon cloak", "tags": ["+1 Armor"], "location": 0}],
       "notes": "Owes the miller.", "weather": {"sky": null}}
      """;

  private static final String PARTY =
      """
      {"name": "The Reeds", "members": "[7]", "description": "Two who walked out of the marsh."}
      """;

  private static final String RAT = "Fen Rat  3 HP, 8 STR, 14 DEX, bite (d4)";

  @TempDir Path folder;
  private DemoTable demo;

  @BeforeEach
  void lay() {
    demo = new DemoTable(folder);
    demo.automatic();
  }

  @AfterEach
  void close() {
    demo.close();
  }

  private Desk referee() {
    return demo.house.desk(demo.refereesToken);
  }

  private Desk maren() {
    return demo.house.desk(demo.marensToken);
  }

  /// Somebody who has a seat and nobody to play.
  private String una() {
    return referee().invite("Una", Place.Role.PLAYER).token();
  }

  private static Arriving.Looked look(Desk desk, String file, String text) {
    return desk.arriving().look(Map.of(file, text), "");
  }

  private static Arriving.Coming only(Arriving.Looked looked) {
    assertThat(looked.problems()).isEmpty();
    assertThat(looked.documents()).hasSize(1);
    assertThat(looked.documents().getFirst().comes()).hasSize(1);
    return looked.documents().getFirst().comes().getFirst();
  }

  // Looking

  @Test
  void aFileShowsWhoComesAndAllThatDoesNot() {
    long last = demo.table().last();

    var document = look(referee(), "wren.json", WREN).documents().getFirst();

    assertThat(document.file()).isEqualTo("wren.json");
    assertThat(document.format()).isEqualTo("Kettlewright character or party");
    assertThat(document.comes())
        .extracting(Arriving.Coming::how, Arriving.Coming::name, Arriving.Coming::refused)
        .containsExactly(tuple(Arriving.How.CHARACTER, "Wren", Optional.empty()));
    assertThat(document.comes().getFirst().told()).contains("Fieldwarden", "HP 4", "Moon cloak");
    assertThat(document.remarks()).extracting(Remark::field).contains("notes", "weather");
    assertThat(demo.table().last()).as("nothing has changed").isEqualTo(last);
  }

  @Test
  void whatIsWrongIsToldWithLineAndFieldAndThenNothingComes() {
    var files = new LinkedHashMap<String, String>();
    files.put("wren.json", WREN);
    files.put("wrong.json", "{\"name\": \"Maren\", \"strength\": 11,\n \"hp\": \"three\"}");

    var looked = referee().arriving().look(files, "");

    assertThat(looked.documents()).isEmpty();
    assertThat(looked.problems())
        .extracting(Problem::file, Problem::line, Problem::field)
        .containsExactly(tuple("wrong.json", 2, "hp"));
  }

  @Test
  void aCharacterSavedHereIsReadAndItsMistakesAreThoseOfASheet() {
    var sheet = referee().sheet("maren").orElseThrow().json().orElseThrow();

    assertThat(only(look(maren(), "maren.json", sheet)))
        .extracting(Arriving.Coming::name, Arriving.Coming::how)
        .containsExactly("Maren", Arriving.How.CHARACTER);

    var wrong = sheet.replaceFirst("\"str\" ?: ?\\d+", "\"str\": \"eleven\"");
    assertThat(wrong).isNotEqualTo(sheet);
    assertThat(look(maren(), "maren.json", wrong).problems())
        .extracting(Problem::field)
        .containsExactly("str");
  }

  @Test
  void blocksAndListsOfAPackCanBePasted() {
    assertThat(only(look(referee(), "pasted", RAT)))
        .extracting(Arriving.Coming::how, Arriving.Coming::kind, Arriving.Coming::name)
        .containsExactly(Arriving.How.CREATURE, "creatures", "Fen Rat");
    var stilts = only(look(referee(), "pasted", "gear:\n  - {name: Mud stilts, slots: 1}\n"));
    assertThat(stilts.how()).isEqualTo(Arriving.How.THING);
    assertThat(stilts.entry()).isEqualTo(Map.of("name", "Mud stilts", "slots", 1));
    assertThat(look(referee(), "pasted", "nothing of the kind").problems()).isNotEmpty();
  }

  @Test
  void ofTwoThingsOfOneNameTheSecondCannotCome() {
    var looked =
        look(referee(), "pasted", "gear: [{name: Stilts, slots: 1}, {name: Stilts, slots: 1}]");

    assertThat(looked.documents().getFirst().comes())
        .extracting(each -> each.refused().isPresent())
        .containsExactly(false, true);
  }

  @Test
  void aFormatCanBeNamedAndAnUnknownOneIsRefusedWithANearMiss() {
    assertThat(referee().arriving().readable().formats())
        .extracting(Arriving.Format::id)
        .contains("kettlewright", "foundry", "stat-blocks");
    assertThat(referee().arriving().look(Map.of("a", WREN), "kettlewrite").problems())
        .extracting(Problem::message)
        .singleElement()
        .asString()
        .contains("kettlewright");
  }

  @Test
  void tooMuchIsRefused() {
    var many =
        "gear:\n"
            + IntStream.rangeClosed(1, 101)
                .mapToObj(n -> "  - {name: Stilt " + n + ", slots: 1}\n")
                .collect(Collectors.joining());
    assertThat(look(referee(), "many", many).problems())
        .extracting(Problem::message)
        .containsExactly("101 would come, at most 100 come at once");
    assertThat(look(referee(), "long", "x".repeat(Imported.LONGEST + 1)).problems())
        .extracting(Problem::message)
        .singleElement()
        .asString()
        .contains("at most 2,000,000 are read");
    var flaws =
        IntStream.range(0, 150)
            .mapToObj(_ -> "{\"name\": \"Axe\", \"uses\": true, \"charges\": {}}")
            .collect(Collectors.joining(","));
    var looked = look(referee(), "flaws", "{\"strength\": 9, \"items\": [" + flaws + "]}");
    assertThat(looked.problems()).hasSize(200);
    assertThat(looked.more()).isGreaterThan(99);
  }

  /// Tried one after the other, so many of one name would take hours.
  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void ofThousandsInOneFileOnlyTheFirstAreTried() {
    var many = "gear:\n" + "  - {name: Net, slots: 1}\n".repeat(7_000);
    assertThat(look(referee(), "many", many).problems())
        .extracting(Problem::message)
        .containsExactly("7,000 would come, at most 100 come at once");
  }

  // Coming

  @Test
  void aPlayerBringsTheirOwnCharacterAndOnlyOne() {
    var token = una();
    var wren = only(look(demo.house.desk(token), "wren.json", WREN));
    assertThat(wren.refused()).isEmpty();

    try (var una = Ear.greeted(demo.house, token)) {
      var welcome =
          demo.house
              .desk(token)
              .welcoming("wren-una", "una", JSON.writeValueAsString(wren.entry()));
      assertThat(una.act(welcome)).isInstanceOf(ToSeat.Done.class);
      una.settled();
      assertThat(una.roster())
          .filteredOn(figure -> figure.seat().equals("una"))
          .extracting(ToSeat.Figure::name)
          .containsExactly("Wren");

      assertThat(only(look(demo.house.desk(token), "wren.json", WREN)).refused())
          .contains("You have somebody to play already");
      assertThat(
              una.act(
                  demo.house
                      .desk(token)
                      .welcoming("wren-2-una", "una", JSON.writeValueAsString(wren.entry()))))
          .isInstanceOf(ToSeat.Refused.class);
      assertThat(una.undo()).isInstanceOf(ToSeat.Done.class);
      assertThat(una.settled().roster().orElseThrow())
          .extracting(ToSeat.Figure::name)
          .doesNotContain("Wren");
    }
  }

  @Test
  void aPlayerCannotBringInACreature() {
    assertThat(only(look(maren(), "pasted", RAT)).refused())
        .contains("Only the Warden brings in creatures and things");
    assertThatThrownBy(() -> maren().own()).isInstanceOf(NotAllowed.class);
    assertThatThrownBy(() -> maren().bringing("Wolf", "wolf-maren")).isInstanceOf(NotAllowed.class);
    assertThat(
            demo.maren.act(command("bring-in", "creature", "Wolf", "id", "wolf-maren", "count", 1)))
        .isInstanceOf(ToSeat.Refused.class);
  }

  @Test
  void whoeverWatchesBringsNobodyIn() {
    var wat = referee().invite("Wat", Place.Role.SPECTATOR).token();
    assertThatThrownBy(() -> demo.house.desk(wat).arriving()).isInstanceOf(NotAllowed.class);
    assertThat(demo.house.desk(wat).departures().people()).isEmpty();
  }

  @Test
  void aPlayerDoesNotFindOutByAFileWhatIsPrepared() {
    var before = look(maren(), "pasted", RAT);
    var rat = only(look(referee(), "pasted", RAT));
    make(rat);

    assertThat(look(maren(), "pasted", RAT)).isEqualTo(before);
    assertThat(only(look(referee(), "pasted", RAT)).refused().orElse(""))
        .contains("There is another Fen Rat already");
  }

  private String make(Arriving.Coming coming) {
    var fields = new LinkedHashMap<String, Object>();
    ((Map<?, ?>) coming.entry()).forEach((key, value) -> fields.put(String.valueOf(key), value));
    return referee().own().make(coming.kind(), fields);
  }

  @Test
  void aCreatureComesByTheRefereesCommandAndIsTakenBack() {
    var id = make(only(look(referee(), "pasted", RAT)));

    assertThat(demo.referee.act(referee().bringing(id, "fen-rat"))).isInstanceOf(ToSeat.Done.class);
    demo.referee.settled();
    assertThat(demo.referee.roster()).extracting(ToSeat.Figure::name).contains("Fen Rat");
    assertThat(demo.referee.undo()).isInstanceOf(ToSeat.Done.class);
    demo.referee.settled();
    assertThat(demo.referee.roster()).extracting(ToSeat.Figure::name).doesNotContain("Fen Rat");
  }

  // Papers

  private void file(Desk desk, String file, String text) {
    var papers = look(desk, file, text).documents().getFirst().papers();
    assertThat(papers).hasSize(1);
    desk.own().file("The Reeds", papers.getFirst());
  }

  @Test
  void aPartyIsKeptAndGivenBackWhereverTheTableGoes() {
    file(referee(), "party.json", PARTY);
    file(referee(), "party.json", PARTY);

    assertThat(referee().own().overview().papers())
        .extracting(OwnContent.Filed::name, OwnContent.Filed::format)
        .containsExactly(tuple("The Reeds", "kettlewright"));
    demo.maren.settled();
    assertThat(demo.maren.everything()).doesNotContain("The Reeds").doesNotContain("marsh");
    assertThat(maren().papers("kettlewright")).isEmpty();
    assertThat(maren().departures().papers()).isEmpty();

    var copy = demo.house.bringBack(referee().export());
    var fork = referee().fork(1, "What if");
    demo.fallDown();
    for (var token : List.of(demo.refereesToken, copy.token(), fork.token())) {
      assertThat(JSON.readTree(demo.house.desk(token).papers("kettlewright").get("The Reeds")))
          .isEqualTo(JSON.readTree(PARTY));
    }

    var own = referee().own();
    own.unmake(own.overview().papers().getFirst().id());
    assertThat(referee().papers("kettlewright")).isEmpty();
  }

  @Test
  void aTableKeepsSoManyDocuments() {
    var own = referee().own();
    for (int n = 0; n < Workshop.MOST_PAPERS; n++) {
      own.file("Party", new Kept("kettlewright", "{\"members\": [" + n + "]}"));
    }
    assertThat(referee().papers("kettlewright")).hasSize(Workshop.MOST_PAPERS);
    assertThatThrownBy(() -> own.file("Party", new Kept("kettlewright", "{\"members\": []}")))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("throw one away first");

    var scene = Causeway.SCENE + "\nkept: [{format: kettlewright, document: '{}'}]\n";
    long last = demo.table().last();
    assertThatThrownBy(() -> referee().stage(new Desk.Scene("", scene)))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("throw one away first");
    assertThat(demo.table().last()).as("no scene is laid either").isEqualTo(last);
  }

  // Leaving

  @Test
  void whoCameLeavesAsTheyCame() {
    var wren = only(look(referee(), "wren.json", WREN));
    demo.referee.act(referee().welcoming("wren", "maren", JSON.writeValueAsString(wren.entry())));

    var left = referee().leaving("wren", "kettlewright").orElseThrow();
    assertThat(left.name()).isEqualTo("Wren");
    assertThat(JSON.readTree(left.document())).isEqualTo(JSON.readTree(WREN));

    var other = demo.house.stage(Causeway.SCENE, "Sam").token();
    var again = only(look(demo.house.desk(other), "wren.json", left.document()));
    assertThat(again.entry()).isEqualTo(wren.entry());
  }

  @Test
  void aSeatTakesItsOwnAndTheRefereeTakesEverybody() {
    assertThat(maren().departures().people())
        .extracting(Desk.Traveller::id, Desk.Traveller::hero)
        .containsExactly(tuple("maren", true));
    assertThat(maren().leaving("maren", "kettlewright")).isPresent();
    assertThat(maren().leaving("oskar", "kettlewright")).isEmpty();
    assertThat(maren().leaving("captain", "foundry")).isEmpty();
    assertThat(maren().leaving("maren", "no-such-format")).isEmpty();

    var all = referee().departures();
    assertThat(all.formats())
        .extracting(Arriving.Format::id)
        .startsWith("pdf", "md", "json")
        .contains("kettlewright", "foundry");
    var captain =
        all.people().stream().filter(each -> each.id().equals("captain")).findFirst().orElseThrow();
    assertThat(captain.hero()).isFalse();
    assertThat(captain.ways())
        .as("Kettlewright has no room for creatures")
        .extracting(Desk.Way::format)
        .contains("pdf", "md", "foundry")
        .doesNotContain("kettlewright");
  }

  @Test
  void whatDoesNotGoAlongIsToldBefore() {
    demo.referee.act(referee().setting("maren.coins", 1234, "a find"));

    assertThat(maren().departures().people().getFirst().ways())
        .filteredOn(way -> way.format().equals("kettlewright"))
        .flatExtracting(Desk.Way::remarks)
        .contains("gold: counts whole pieces: 34 copper do not go along");
  }

  @Test
  void theLogbookHoldsWhatASeatHasHeardAndNothingThatWasTakenBack() {
    demo.referee.say("/w oskar the captain is a ghost");
    demo.maren.say("Onwards, *all* of you");
    demo.maren.act(DemoTable.save("maren"));
    demo.maren.undo();
    demo.maren.settled();

    assertThat(maren().logbook())
        .startsWith("# ")
        .contains("- **Maren:** ")
        .contains("Onwards, \\*all\\* of you")
        .doesNotContain("ghost")
        .contains("- Maren takes back: Maren fails a DEX save against the cold")
        .doesNotContain("- Maren fails a DEX save");
    assertThat(referee().logbook()).contains("the captain is a ghost");
  }

  // A new table

  @Test
  void aTableIsLaidFromAFileOfAnotherProgram() {
    var desk = demo.house.desk(demo.house.arriving("wren.json", WREN).orElseThrow().token());

    assertThat(desk.table().title()).isEqualTo("Wren");
    assertThat(desk.departures().people()).extracting(Desk.Traveller::name).containsExactly("Wren");
    assertThat(desk.logbook()).contains("notes: has no place in the book");
    var party = demo.house.arriving("party.json", PARTY).orElseThrow();
    assertThat(demo.house.desk(party.token()).papers("kettlewright")).hasSize(1);

    assertThat(demo.house.arriving("other.json", "{\"unlike\": \"anything\"}")).isEmpty();
    assertThatThrownBy(
            () -> demo.house.arriving("w.json", WREN.replace("\"hp\": 3", "\"hp\": true")))
        .isInstanceOf(Invalid.class)
        .hasMessageContaining("hp: expected a whole number");
  }
}

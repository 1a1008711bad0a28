package quintain.cairn.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static quintain.cairn.peers.Samples.leaving;
import static quintain.cairn.peers.Samples.plain;
import static quintain.cairn.peers.Samples.read;
import static quintain.cairn.peers.Samples.remark;
import static quintain.cairn.peers.Samples.scene;
import static quintain.cairn.peers.Samples.sheet;
import static quintain.cairn.peers.Samples.text;
import static quintain.cairn.peers.Samples.wrongs;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.cairn.Tables;
import quintain.cairn.state.Attack;
import quintain.cairn.state.CairnContent;
import quintain.cairn.state.Creature;
import quintain.cairn.state.Damage;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Item;
import quintain.cairn.state.Tag;
import quintain.kernel.Entry;
import quintain.packs.peers.Exported;

class FoundryActorTest {
  private static final String MAREN = text("foundry-character.json");
  private static final String HOUND = text("foundry-npc.json");
  private static final String BOAT = text("foundry-container.json");

  private static Entry find(String text) {
    return read(text).orThrow().arrival().finds().getFirst().entry();
  }

  @Test
  void aCharacterComesWithWhatIsInHandAndWorn() {
    var maren = scene(sheet(MAREN)).being("hero");
    assertThat(maren.hp()).isEqualTo(4);
    assertThat(maren.maxHp()).isEqualTo(6);
    assertThat(maren.str().toString()).isEqualTo("10/11");
    assertThat(maren.pack().fatigue()).isEqualTo(1);
    assertThat(maren.pack().items())
        .extracting(Item::name, Item::where)
        .containsExactly(
            tuple("Axe", Item.Where.HELD),
            tuple("Storm jar", Item.Where.PACK),
            tuple("Leather armor", Item.Where.WORN),
            tuple("Spellbook of Bramble Leash", Item.Where.PACK));
    var jar = maren.pack().find("storm jar").orElseThrow();
    assertThat(jar.gear().damage()).contains(new Damage(List.of(6, 6)));
    assertThat(jar.gear().is(Tag.BLAST)).isTrue();
    assertThat(jar.gear().slots()).isEqualTo(2);
    assertThat(jar.left()).isEqualTo(1);
    // HTML comes as words.
    assertThat(jar.gear().note()).isEqualTo("Hums & glows.");
  }

  @Test
  void whatDoesNotComeIsTold() {
    assertThat(remark(MAREN, "system.biography")).isPresent();
    assertThat(remark(MAREN, "system.panicked")).isPresent();
    assertThat(remark(MAREN, "items[1].system.quantity"))
        .hasValueSatisfying(it -> assertThat(it).startsWith("is 2; Storm jar comes as one"));
    assertThat(remark(HOUND, "items[1].name"))
        .hasValueSatisfying(it -> assertThat(it).startsWith("Collar is no attack"));
  }

  @Test
  void whoeverLeavesUnchangedLeavesAsTheyCame() {
    assertThat(plain(leaving("foundry", scene(sheet(MAREN))).text())).isEqualTo(plain(MAREN));
  }

  @ParameterizedTest
  @ValueSource(strings = {"foundry-npc.json", "foundry-container.json"})
  void creaturesAndContainersLeaveAsTheyCame(String name) {
    var left = Exported.entry(Samples.VOLUME, "foundry", find(text(name))).orElseThrow();
    assertThat(plain(left.text())).isEqualTo(plain(text(name)));
  }

  @Test
  void anNpcIsACreature() {
    var hound = (Creature) find(HOUND);
    assertThat(hound.hp()).isEqualTo(4);
    assertThat(hound.armor()).isEqualTo(1);
    assertThat(hound.str()).isEqualTo(9);
    assertThat(hound.wil()).as("left out").isEqualTo(10);
    assertThat(hound.attacks()).containsExactly(new Attack("Bite", Damage.d(6), false));
    assertThat(hound.note()).isEqualTo("Smells of peat <and> worse.");
  }

  @Test
  void aContainerIsABeastOrCart() {
    var boat = (Gear) find(BOAT);
    assertThat(boat.carries()).isEqualTo(12);
    assertThat(boat.price()).contains(40);
  }

  @Test
  void onlyWhatChangedAtTheTableHasChanged() {
    var table = Tables.empty().sheet("hero", sheet(MAREN)).when(Tables.harm("hero", 1));
    var left = plain(leaving("foundry", table.state()).text());
    assertThat(left.at("/system/hp/value").asInt()).isEqualTo(3);
    assertThat(left.at("/items")).isEqualTo(plain(MAREN).at("/items"));
    assertThat(left.at("/flags/other/seen").asInt()).isEqualTo(3);
  }

  @Test
  void somebodyOfOurOwnLeavesAndComesBack() {
    var party = Tables.party().state();
    for (String id : List.of("maren", "oskar", "tilda")) {
      var left = Exported.somebody(Samples.VOLUME, "foundry", party, id).orElseThrow().text();
      var back = scene(sheet(left)).being("hero").pack();
      assertThat(back.items())
          .extracting(Item::name, Item::where, Item::left)
          .containsExactlyElementsOf(
              party.being(id).pack().items().stream()
                  .map(it -> tuple(it.name(), it.where(), it.left()))
                  .toList());
    }
  }

  @Test
  void everyCreatureOfTheBookLeavesAndComesBack() {
    var content = Samples.VOLUME.content(List.of()).orThrow();
    for (Creature creature : content.all(CairnContent.CREATURES)) {
      var left = Exported.entry(Samples.VOLUME, "foundry", creature).orElseThrow().text();
      var named = left.replaceFirst("\"name\" : \"", "\"name\" : \"Other ");
      var back = (Creature) find(named);
      assertThat(back.attacks()).isEqualTo(creature.attacks());
      assertThat(List.of(back.hp(), back.armor(), back.str(), back.dex(), back.wil()))
          .containsExactly(
              creature.hp(), creature.armor(), creature.str(), creature.dex(), creature.wil());
    }
  }

  @Test
  void wordsLeaveEscaped() {
    var note = "<script>alert('x')</script> & more";
    assertThat(Html.paragraph(note))
        .isEqualTo("<p>&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; more</p>");
    assertThat(Html.words(Html.paragraph("a < b & \"c\""))).isEqualTo("a < b & \"c\"");
    assertThat(Html.words("<p>a</p><script>evil()</script><br>b")).isEqualTo("a b");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"value\": 4, \"max\": 6|\"value\": 4, \"max\": 600|file:6:31: system.hp.max: is 600, expected 0 to 99",
        "\"equipped\": true, \"bulky\": false|\"equipped\": 1, \"bulky\": false|items[0].system.equipped: expected true or false",
        "\"systemId\": \"cairn\"|\"systemId\": \"dnd5e\"|_stats.systemId: is dnd5e, expected cairn",
        "\"name\": \"Axe\"|\"name\": 7|items[0].name: expected text, found a whole number",
        "\"gold\": 10|\"gold\": -1|file:16:13: system.gold: is -1, expected 0 to 1000000",
      })
  void eachWrongFieldIsRefusedWithItsPlace(String right, String wrong, String told) {
    assertThat(MAREN).contains(right);
    assertThat(wrongs(MAREN.replace(right, wrong)))
        .singleElement()
        .asString()
        .startsWith("file:")
        .contains(told);
  }

  @Test
  void aNameThatTheBookHasIsRefused() {
    assertThat(wrongs(HOUND.replace("Peat Hound", "Wood Troll")))
        .containsExactly("file:2:11: name: the book has a Wood Troll already; call it otherwise");
  }

  @Test
  void thingsThatCarryNothingHaveNoRoomThere() {
    var content = Samples.VOLUME.content(List.of()).orThrow();
    Optional<Gear> rope = content.find(CairnContent.GEAR, "Rope");
    assertThat(Exported.entry(Samples.VOLUME, "foundry", rope.orElseThrow())).isEmpty();
  }
}

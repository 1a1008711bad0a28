package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.rhod.Tables.dummy;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.binder.Source;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rhod.Folk;
import quintain.rhod.Packs;
import quintain.rhod.Tables;
import quintain.rhod.state.Beings;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodContent;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.WatchKind;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Skills that a pack adds to those of the book.
class WrittenSkillsTest {
  /// As a command or a sheet has it: a name that the table looks up.
  private static final Skill SAILING = Skill.parse("sailing");

  private static final Skill LORE = Skill.parse("Lore of the Sea");
  private static final Skill BOATHOOK = Skill.parse("boathook");

  @TempDir Path folder;
  private Packs pack;

  @BeforeEach
  void writeThePack() {
    pack = Packs.salt(folder);
  }

  /// WIS 14 and Sailing at Learning: +4.
  private static Folk.Hero sailor() {
    return Folk.hero("15/12/14/8/14/10").trained(SAILING, Degree.LEARNING);
  }

  private Table<RhodState, RhodStep, RhodEvent> table(Folk.Hero hero) {
    return pack.duel(hero, dummy());
  }

  private static RhodStep check(Skill skill) {
    return new Encounter.MakeCheck("hero", Optional.of(skill), Optional.empty(), false);
  }

  /// DC 15: 11 and +4.
  @Test
  @Covers({"RHD-REF-07", "RHD-EXP-19", "RHD-CHK-04"})
  void checksAreMadeWithIt() {
    var table = table(sailor()).then("hero.degree.sailing", 2);
    assertThat(table.odds(check(SAILING), "referee").p("hero.succeeds", true))
        .isCloseTo(10 / 20.0, within(1e-9));
    table
        .dice("d20=11")
        .when(check(SAILING))
        .says("Hero passes a check of Sailing: 15 against 15 (WIS +2, Sailing +2)")
        .dice("d20=10")
        .when(check(SAILING))
        .says("Hero fails a check of Sailing: 14 against 15");
  }

  @Test
  @Covers({"RHD-R-07", "RHD-EXP-19"})
  void contestsAreFoughtWithIt() {
    table(sailor())
        .dice("d20=7", "d20=11")
        .when(new Encounter.Contest("hero", SAILING, "foe", Skill.ATHLETICS))
        .says("Sailing")
        .says("11");
  }

  @Test
  @Covers({"RHD-REF-07", "RHD-CHK-05"})
  void whatNobodyHasWrittenIsRefused() {
    var flying = Skill.parse("Flying");
    table(sailor())
        .refuses(check(flying), "RHD-REF-07")
        .refuses(new Encounter.Contest("hero", flying, "foe", SAILING), "RHD-REF-07")
        .refuses(new Encounter.Contest("hero", SAILING, "foe", flying), "RHD-REF-07")
        .refuses(new Living.Practise("hero", flying), "RHD-REF-07");
    var resting = table(sailor()).when(new Living.SpendWatch("hero", WatchKind.RESTING));
    resting.refuses(new Living.RaiseSkill("hero", flying, ""), "RHD-REF-07");
  }

  /// A Degree of a Professional Skill costs as much EXP as it adds, and 4 Watches of practice for
  /// each point.
  @Test
  @Covers({"RHD-EXP-18", "RHD-REF-07"})
  void aProfessionIsPractisedAndRaised() {
    var table = table(Folk.hero("10/10/10/10/10/10")).given("hero.exp", 2);
    for (int watch = 0; watch < 8; watch++) {
      table.when(new Living.Practise("hero", SAILING)).when(new Living.LetWatchPass());
    }
    table
        .says("has a Watch of practice in Sailing")
        .when(new Living.SpendWatch("hero", WatchKind.RESTING))
        .when(new Living.RaiseSkill("hero", SAILING, ""))
        .says("is Learning in Sailing now, for 2 EXP")
        .then("hero.degree.sailing", 2)
        .then("hero.exp", 0);
  }

  @Test
  @Covers({"RHD-EXP-17", "RHD-REF-07"})
  void knowledgeNeedsItsSource() {
    table(sailor().having("Rutter", Place.PACK).having("Field Guide", Place.PACK))
        .given("hero.exp", 2)
        .when(new Living.SpendWatch("hero", WatchKind.RESTING))
        .refuses(new Living.RaiseSkill("hero", LORE, ""), "RHD-EXP-17")
        .refuses(new Living.RaiseSkill("hero", LORE, "Field Guide"), "RHD-EXP-17")
        .when(new Living.RaiseSkill("hero", LORE, "Rutter"))
        .then("hero.degree.lore-of-the-sea", 2)
        .says("is Learning in Lore of the Sea now");
  }

  /// STR +2 and the Degree: +4 against Reflex 8.
  @Test
  @Covers({"RHD-ATK-03", "RHD-R-23"})
  void weaponsHaveItForABase() {
    var table =
        pack.fight(
                Folk.hero("15/12/14/8/14/10")
                    .trained(BOATHOOK, Degree.LEARNING)
                    .holding("Long Hook"),
                dummy())
            .given("foe.vitality", 50);
    var attack = Tables.attack("hero", "Long Hook", "foe");
    assertThat(table.odds(attack, "referee").p("foe.hit", true)).isCloseTo(17 / 20.0, within(1e-9));
    table.dice("d20=4", "d6=1").when(attack).says("Boathook +2").then("foe.vitality", 47);
  }

  @Test
  @Covers({"RHD-CRT-04", "RHD-R-15"})
  void thingsAreMadeWithIt() {
    table(sailor().having("Sewing Roll", Place.PACK).having("Cord", Place.PACK))
        .when(new Handling.BeginWork("hero", "Sea Chart"))
        .dice("d20=8")
        .when(new Handling.WorkOn("hero", "unfinished Sea Chart", SAILING))
        .says("Sailing");
  }

  @Test
  @Covers("RHD-REF-07")
  void formsShowItAfterTheBooksOwn() {
    var state = table(sailor()).state();
    var topic = new Topic("skill", Rhd.RHD_CHK_05, "slot", "Which?");
    var blank =
        new Blank<>(
            state,
            new Seat("hero"),
            Partial.of(Encounter.MakeCheck.class).with("by", "hero"),
            true);
    var all = (Question.OneOf<?>) Checks.skills(blank, topic).orElseThrow();
    assertThat(all.options()).hasSize(54 + 3);
    assertThat(all.options())
        .extracting(Option::label)
        .endsWith(
            "Sailing: handling ships",
            "Lore of the Sea: tides and depths",
            "Boathook: hooked poles");
    var any = (Question.OneOf<?>) Checks.anySkill(blank, topic).orElseThrow();
    assertThat(any.options()).extracting(Option::key).contains("lore-of-the-sea");
    var professions = (Question.OneOf<?>) Growing.professions(blank, topic).orElseThrow();
    assertThat(professions.options()).extracting(Option::key).contains("sailing");
  }

  @Test
  @Covers("RHD-REF-07")
  void aStoredTableWithItOpensAgain() {
    var table = table(sailor()).when(new Living.Practise("hero", SAILING));
    var json = Packs.VOLUME.writeGame(table.game());
    assertThat(json).contains("Sailing (professional, WIS)");
    var again = Packs.VOLUME.readGame(Source.json("game.json", json)).orThrow();
    assertThat(again.state()).isEqualTo(table.state());
    assertThat(again.state().being("hero").life().practice(SAILING)).isEqualTo(1);
    Tables.empty()
        .at(again.state())
        .dice("d20=11")
        .when(check(SAILING))
        .says("passes a check of Sailing");
  }

  /// A sheet names the Skill, and leaves to the table what it is.
  @Test
  @Covers("RHD-REF-07")
  void aSheetThatLeavesTheTableNamesIt() {
    var state = table(sailor()).state();
    var sheet = Beings.sheet(state.being("hero"));
    assertThat(Packs.VOLUME.codec().write(sheet)).contains("\"Sailing\":\"learning\"");
    var back = Beings.person("hero", new Seat("hero"), sheet, state.house(), state.shelf());
    assertThat(back.life()).isEqualTo(state.being("hero").life());
    assertThat(RhodContent.complaints(sheet, Packs.SHIPPED))
        .singleElement()
        .satisfies(wrong -> assertThat(wrong.message()).isEqualTo("there is no Skill 'Sailing'"));
  }

  @Test
  @Covers("RHD-REF-07")
  void whatCannotBeIsToldAtOnce() {
    pack.file(
        "skills",
        """
        - {id: A, name: Stealth, group: physical, abilities: [dex], use: "A."}
        - {id: B, name: Dodging, group: defenses, abilities: [dex], use: "B."}
        - {id: C, name: Odd (very), group: physical, abilities: [dex], use: "C."}
        - {id: D, name: Idling, group: physical, abilities: [], use: "D."}
        """);
    assertThat(pack.problems())
        .contains(
            "the book lists Stealth already",
            "Defenses and Initiative are the book's alone",
            "the name of a Skill has no parentheses")
        .hasSize(4);
    pack.file(
        "skills",
        """
        - {id: SALT-SK-02, name: Lore of the Sea, group: physical, abilities: [int], use: "Tides."}
        """);
    assertThat(pack.problems())
        .contains(
            "there is no Skill 'Boathook'",
            "there is no Skill 'Sailing'",
            "Lore of the Sea is not such a Skill");
  }
}

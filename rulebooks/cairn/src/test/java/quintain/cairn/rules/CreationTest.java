package quintain.cairn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.cairn.CairnBook;
import quintain.cairn.Ford;
import quintain.cairn.Tables;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Who;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Turn;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class CreationTest {
  private static final CairnStep CREATE = new CairnStep.CreateCharacter("new", new Seat("ann"));

  /// Background, names, traits, age, abilities, HP and gold; the gear rolls are still to come.
  private static Table<CairnState, CairnStep, CairnEvent> person(String... background) {
    return Tables.empty()
        .dice(background)
        .dice("d20=14", "d20=6")
        .dice("d12=12 d12=11 d12=10 d12=9 d12=4 d12=3 d12=2 d12=1")
        .dice("d20=7 d20=12")
        .dice("d6=2 d6=4 d6=6", "d6=3 d6=3 d6=3", "d6=5 d6=4 d6=4")
        .dice("d6=5")
        .dice("d6=5 d6=4 d6=2");
  }

  /// A ferry hand who rolls these on the seven tables.
  private static Table<CairnState, CairnStep, CairnEvent> ferryHand(String... gear) {
    return person("d20=2").dice(gear);
  }

  private static final String[] PLAIN = {
    "d20=1", "d20=1", "d20=8", "pick=2", "d20=5", "d20=9", "d20=3", "d20=1", "pick=1", "d20=4"
  };

  @Test
  @Covers({"CRN-CRE-01", "CRN-BG", "CRN-NAME", "CRN-TRAIT"})
  void sixStepsInTheirOrder() {
    var table = ferryHand(PLAIN).when(CREATE);
    var who = table.state().being("new").who();
    assertThat(who)
        .isEqualTo(
            new Who(
                "new",
                "Maren Fallow",
                new Seat("ann"),
                Who.Kind.PC,
                Who.Side.PARTY,
                Secrecy.OPEN,
                new Who.Persona(
                    Optional.of("Ferry hand"),
                    List.of(
                        "heavy-handed",
                        "silver-browed",
                        "rapid",
                        "oil-stained",
                        "curious",
                        "greedy",
                        "a bad bet",
                        "in debt"),
                    Optional.of(29))));
  }

  @Test
  @Covers("CRN-CRE-01")
  void eachStepIsToldAsSoonAsItIsKnown() {
    var left = new ArrayDeque<>(List.of(2, 14, 6, 12, 11, 10, 9, 4, 3, 2, 1, 7, 12));
    left.addAll(List.of(2, 4, 6, 3, 3, 3, 5, 4, 4));
    var asking = new Manner(Dial.ASKING, List.of());
    var turn =
        new Live<>(new CairnBook(), _ -> left.remove())
            .run(Game.at(Ford.opening()), CREATE, asking);
    // A name is asked for first; the tables name whoever is left without one.
    var named = new ArrayList<>(((Turn.Waiting) turn.end()).tape());
    named.add(((Turn.Waiting) turn.end()).asked().answered(new Seat("ann"), "", Draw.By.SEAT));
    turn = new Live<>(new CairnBook(), _ -> left.remove()).resume(turn.game(), named, asking);
    // The table waits for the swap: what came before it is committed and told.
    assertThat(turn.end()).isInstanceOf(Turn.Waiting.class);
    assertThat(turn.committed().stream().flatMap(step -> step.events().stream()))
        .extracting(
            cited -> Ford.BOOK.showing().narrate(cited.event(), Ford.opening(), List.of()).text())
        .containsExactly(
            "The newcomer starts out as a Ferry hand",
            "The newcomer is Maren Fallow, 29 years old: heavy-handed, silver-browed, rapid, oil-stained,"
                + " curious, greedy, a bad bet, in debt");
    var waiting = (Turn.Waiting) turn.end();
    var tape = new ArrayList<>(waiting.tape());
    tape.add(waiting.asked().answered(new Seat("ann"), "str-dex", Draw.By.SEAT));
    left.addAll(List.of(5, 5, 4, 2, 1, 1, 8));
    var next = new Live<>(new CairnBook(), _ -> left.remove()).resume(turn.game(), tape, asking);
    assertThat(next.committed().getFirst().events())
        .extracting(
            cited -> Ford.BOOK.showing().narrate(cited.event(), Ford.opening(), List.of()).text())
        .containsExactly("Maren Fallow has STR 9, DEX 12, WIL 13");
  }

  @Test
  @Covers("CRN-CRE-01")
  void whoeverHasANameIsToldOfByName() {
    var left = new ArrayDeque<>(List.of(2, 14, 6, 12, 11, 10, 9, 4, 3, 2, 1, 7, 12));
    left.addAll(List.of(2, 4, 6, 3, 3, 3, 5, 4, 4));
    var asking = new Manner(Dial.ASKING, List.of());
    var turn =
        new Live<>(new CairnBook(), _ -> left.remove())
            .run(Game.at(Ford.opening()), CREATE, asking);
    var named = new ArrayList<>(((Turn.Waiting) turn.end()).tape());
    named.add(((Turn.Waiting) turn.end()).asked().answered(new Seat("ann"), "Wenna", Draw.By.SEAT));
    turn = new Live<>(new CairnBook(), _ -> left.remove()).resume(turn.game(), named, asking);
    assertThat(turn.committed().stream().flatMap(step -> step.events().stream()))
        .extracting(
            cited -> Ford.BOOK.showing().narrate(cited.event(), Ford.opening(), List.of()).text())
        .first()
        .isEqualTo("Wenna starts out as a Ferry hand");
  }

  @Test
  @Covers("CRN-NAME")
  void whoeverIsNamedNeedsNoDiceForIt() {
    Tables.empty()
        .dice("d20=2")
        .dice("d12=12 d12=11 d12=10 d12=9 d12=4 d12=3 d12=2 d12=1")
        .dice("d20=7 d20=12")
        .dice("d6=2 d6=4 d6=6", "d6=3 d6=3 d6=3", "d6=5 d6=4 d6=4")
        .dice("d6=5")
        .dice("d6=5 d6=4 d6=2")
        .dice(PLAIN)
        .answer("ann", "name", "Wenna Ash")
        .when(CREATE)
        .says("Wenna Ash");
  }

  @Test
  @Covers({"CRN-CRE-02", "CRN-CRE-04", "CRN-CRE-05", "CRN-ABIL-01"})
  void abilitiesHpAndAgeAreRolled() {
    ferryHand(PLAIN)
        .when(CREATE)
        .then("new.str", 12)
        .then("new.dex", 9)
        .then("new.wil", 13)
        .then("new.max-str", 12)
        .then("new.hp", 5)
        .then("new.max-hp", 5);
  }

  @Test
  @Covers("CRN-CRE-03")
  void thePlayerMaySwapTwoAbilities() {
    ferryHand(PLAIN).when(CREATE).asked("ann", "swap").then("new.str", 12);
    swapped("str-dex", 9, 12, 13);
    swapped("str-wil", 13, 9, 12);
    swapped("dex-wil", 12, 13, 9);
  }

  private static void swapped(String pair, int str, int dex, int wil) {
    ferryHand(PLAIN)
        .answer("ann", "swap", pair)
        .when(CREATE)
        .then("new.str", str)
        .then("new.dex", dex)
        .then("new.wil", wil);
  }

  @Test
  @Covers("CRN-CRE-06")
  void everyoneStartsWithRationsATorchAndGold() {
    ferryHand(PLAIN)
        .when(CREATE)
        .then("new.coins", 1100)
        .then("new.left.rations", 3)
        .then(
            "new.items",
            List.of(
                "rope",
                "oilskin cloak",
                "rations",
                "torch",
                "sword",
                "crowbar",
                "cook pot",
                "dice",
                "shovel"));
  }

  @Test
  @Covers({
    "CRN-CRE-07",
    "CRN-GR-ARMOR",
    "CRN-GR-HEAD",
    "CRN-GR-WEAPON",
    "CRN-GR-EXP",
    "CRN-GR-TOOL",
    "CRN-GR-TRINKET",
    "CRN-GR-BONUS"
  })
  void oneRollOnEachGearTableAndFurtherRollsAtOnce() {
    // a novice has two petty things; leather, helm and shield, mace, net and a bonus roll for chalk
    person("d20=7")
        .dice("d20=4", "pick=1", "d20=20", "d20=14", "pick=3", "d20=1", "d20=15", "d20=10")
        .dice("d20=5", "pick=2", "d20=20")
        .when(CREATE)
        .then(
            "new.items",
            List.of(
                "prayer cord",
                "ink & quill",
                "rations",
                "torch",
                "leather armor",
                "helm",
                "shield",
                "mace",
                "rope",
                "net",
                "chalk",
                "mummified frog"))
        .then("new.worn", List.of("leather armor", "helm"))
        .then("new.held", List.of("shield", "mace"))
        .then("new.armor", 3)
        .then("new.slots", 9)
        .then("new.hp", 5);
  }

  @Test
  @Covers({"CRN-CRE-07", "CRN-GR-WEAPON", "CRN-GR-BONUS"})
  void wherePlayersChooseNothingIsPicked() {
    person("d20=7")
        .answer("ann", "one-of", "flail")
        .answer("ann", "one-of", "armor")
        .answer("ann", "one-of", "brigandine")
        .dice("d20=1", "d20=1", "d20=6", "d20=1", "d20=1", "d20=1", "d20=14", "d20=4")
        .when(CREATE)
        .asked("ann", "one-of")
        .then("new.held", List.of("flail"))
        .then("new.worn", List.of("brigandine"));
  }

  @Test
  @Covers({"CRN-GR-WEAPON", "CRN-GR-BONUS", "CRN-SPL"})
  void aBonusSpellbookTakesItsSpellByD100() {
    // long sword in both hands; 18 brings a spellbook, d100=5 is the second spell
    person("d20=7")
        .dice("d20=15", "d20=13", "d20=20", "pick=3", "d20=1", "d20=1", "d20=1")
        .dice("d20=18", "d100=5")
        .when(CREATE)
        .then("new.held", List.of("long sword"))
        .then("new.worn", List.of("chain"))
        .then(
            "new.items",
            List.of(
                "prayer cord",
                "ink & quill",
                "rations",
                "torch",
                "chain",
                "long sword",
                "rope",
                "hammer",
                "bone whistle",
                "spellbook of bramble leash"));
  }

  @Test
  @Covers({"CRN-BG", "CRN-SPL"})
  void aBackgroundsOwnDiceComeRightAfterIts() {
    person("d20=17", "d100=100")
        .dice(PLAIN)
        .when(CREATE)
        .then("new.left.scroll of mirror guest", 1);
    person("d20=19", "d6=3", "d6=4").dice(PLAIN).when(CREATE).then("new.coins", 1800);
  }

  @Test
  @Covers({"CRN-INV-06", "CRN-INV-05"})
  void whatDoesNotFitIsLeftBehind() {
    // rope, cloak, rations, torch 4; plate 2, helm and shield 2: 8; halberd 2: 10; the rest stays
    ferryHand("d20=20", "d20=20", "d20=20", "pick=1", "d20=17", "d20=1", "d20=1", "d20=6", "d20=1")
        .when(CREATE)
        .then("new.slots", 10)
        .then("new.hp", 0)
        .then("ground", List.of("tent", "hammer", "rope"))
        .then(
            "new.items",
            List.of(
                "rope",
                "oilskin cloak",
                "rations",
                "torch",
                "plate",
                "helm",
                "shield",
                "halberd",
                "bone whistle"))
        .applied("CRN-INV-06");
  }

  @Test
  @Covers("CRN-CRE-01")
  void anIdThatSomebodyUnseenHasIsNotRefused() {
    ferryHand(PLAIN).creature("new", "Tunnel Goblin").refuses(CREATE, "CRN-CRE-01");
    ferryHand(PLAIN)
        .creature("new", "Tunnel Goblin")
        .given("new.secrecy", "unseen")
        .when(CREATE)
        .then("new-2.str", 12)
        .then("new.side", "foes");
  }

  @Test
  @Covers({"CRN-HIRE-01", "CRN-DEAD-01"})
  void neitherIsAHirelingsNorAReplacements() {
    var state =
        Tables.party()
            .creature("lurker", "Tunnel Goblin")
            .given("lurker.secrecy", "unseen")
            .given("oskar.dead", true)
            .state();
    assertThat(Hirelings.refusal(state, new CairnStep.HireHelp("maren", "lurker"))).isEmpty();
    assertThat(Hirelings.refusal(state, new CairnStep.HireHelp("maren", "oskar"))).isPresent();
    assertThat(People.refusal(state, new CairnStep.Replace("oskar", "lurker"))).isEmpty();
  }

  @Test
  @Covers("CRN-CRE-01")
  void nobodyHasTheIdOfAnother() {
    Tables.party()
        .refuses(new CairnStep.CreateCharacter("maren", new Seat("ann")), "CRN-CRE-01")
        .refuses(new CairnStep.CreateCharacter("two words", new Seat("ann")), "CRN-CRE-01");
  }
}

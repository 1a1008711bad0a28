package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Mages.*;
import static quintain.cairn.Spellbooks.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Flag;
import quintain.cairn.state.SheetItem;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Magic and things in fights for those who only choose: offered when they help, aimed at whom, and
/// doing what their entries say.
@Covers({"CRN-SPL", "CRN-REL", "CRN-GEAR"})
class SpecialMovesTest {
  private static final Seat ADA = new Seat("ada");

  private static List<Move<CairnStep>> moves(
      Table<CairnState, CairnStep, CairnEvent> table, Kind kind) {
    return new CairnBook()
        .foresight().fights().orElseThrow().moves(table.state(), "ada", kind::equals).stream()
            .filter(move -> move.kind() == kind)
            .toList();
  }

  private static Move<CairnStep> only(Table<CairnState, CairnStep, CairnEvent> table, Kind kind) {
    var moves = moves(table, kind);
    assertThat(moves).hasSize(1);
    return moves.getFirst();
  }

  /// Declared and played out, with these dice.
  private static Table<CairnState, CairnStep, CairnEvent> done(
      Table<CairnState, CairnStep, CairnEvent> table, Kind kind, String... dice) {
    var command = only(table, kind).command();
    return table.dice(dice).when(List.of(command, resolve()));
  }

  private static Table<CairnState, CairnStep, CairnEvent> carrying(SheetItem... items) {
    return table()
        .sheet("ada", pc("Ada", items))
        .creature("foe", "Reed Cutter")
        .creature("other", "Reed Cutter");
  }

  private static Table<CairnState, CairnStep, CairnEvent> begun(
      Table<CairnState, CairnStep, CairnEvent> table) {
    return table.dice("d20=1").when(fight());
  }

  // Attacks at a price

  @Test
  @Covers({"CRN-BLST-01", "CRN-BLST-02"})
  void aFireFlaskIsThrownAtAllTheFoesAndIsGone() {
    var table = begun(carrying(thing("Fire flask")));
    var flask = only(table, Kind.COSTLY_ATTACK);
    assertThat(flask.command()).isEqualTo(strike("ada", "fire flask", "foe", "other"));
    // twice a d6
    assertThat(flask.power()).isEqualTo(700);
    done(table, Kind.COSTLY_ATTACK, "d6=3", "d6=2")
        .then("foe.hp", 1)
        .then("other.hp", 2)
        .then("ada.items", List.of());
    assertThat(moves(table, Kind.COSTLY_ATTACK)).isEmpty();
  }

  @Test
  void oneFoeAloneIsNotWorthAFlask() {
    var table = table().sheet("ada", pc("Ada", thing("Fire flask"))).creature("foe", "Reed Cutter");
    assertThat(moves(begun(table), Kind.COSTLY_ATTACK)).isEmpty();
  }

  /// A circle of 20 ft around a point within 60 ft: 15 and 55 fit into one, 100 does not.
  @Test
  void aBurstIsCastWhereTheMostStand() {
    var table =
        casterOf("Cinder Burst")
            .creature("foe", "Reed Cutter")
            .creature("other", "Reed Cutter")
            .creature("away", "Reed Cutter")
            .given("foe.at", 15)
            .given("other.at", 55)
            .given("away.at", -70);
    begun(table);
    assertThat(only(table, Kind.COSTLY_ATTACK).command())
        .isEqualTo(cast("ada", "spellbook of cinder burst", "foe", "other"));
    done(table, Kind.COSTLY_ATTACK, "d20=10", "d6=4", "d6=1")
        .then("foe.hp", 0)
        .then("other.hp", 3)
        .then("away.hp", 4)
        .then("ada.fatigue", 1);
  }

  /// Ten slots, eight of them filled: the ninth may take Fatigue, the tenth would take all HP.
  @Test
  @Covers({"CRN-CAST-03", "CRN-INV-05"})
  void nobodyReadsABookForTheLastSlotButAScrollCostsNone() {
    var items = new SheetItem[] {book("Cinder Burst"), scroll("Bramble Leash")};
    var table = begun(carrying(items)).given("ada.fatigue", 6);
    assertThat(moves(table, Kind.COSTLY_ATTACK)).hasSize(1);
    assertThat(moves(table, Kind.HINDER)).hasSize(2);
    table.given("ada.fatigue", 8);
    assertThat(moves(table, Kind.COSTLY_ATTACK)).isEmpty();
    assertThat(moves(table, Kind.HINDER)).hasSize(2);
  }

  // Hindering

  @Test
  void aLeashIsForWhoeverIsNotHeldYet() {
    var table = fighting("Bramble Leash", 40);
    assertThat(only(table, Kind.HINDER).command())
        .isEqualTo(cast("ada", "spellbook of bramble leash", "foe"));
    done(table, Kind.HINDER, "d20=1").then("foe.helpless", true).then("ada.fatigue", 1);
    table.dice("d20=20").when(resolve()).then("foe.helpless", true);
    assertThat(moves(table, Kind.HINDER)).isEmpty();
    assertThat(moves(fighting("Bramble Leash", 45), Kind.HINDER)).isEmpty();
  }

  @Test
  void aBellRoutsAndAChantSendsToSleepWhoeverIsNear() {
    var bell = fightingTwo("Panic Bell", 10, 45);
    assertThat(only(bell, Kind.HINDER).power()).isEqualTo(100);
    // the save in danger, one WIL save against 9, and half of the foes gone: another
    done(bell, Kind.HINDER, "d20=1", "d20=10", "d20=9")
        .then("foe.fled", true)
        .then("other.fled", false);

    var chant = fightingTwo("Drowsing Chant", 10, 20);
    assertThat(only(chant, Kind.HINDER).power()).isEqualTo(200);
    // the save in danger, two creatures, and each one's WIL save against 9
    done(chant, Kind.HINDER, "d20=1", "d6=2", "d20=10", "d20=9")
        .then("foe.asleep", true)
        .then("other.asleep", false);
  }

  /// A Wood Troll has 10 HP, too many for the chant; who may not know that tries all the same.
  @Test
  void theChantIsSparedForTheWeakWhereThatIsKnown() {
    var troll = casterOf("Drowsing Chant").creature("foe", "Wood Troll");
    assertThat(moves(begun(troll), Kind.HINDER)).hasSize(1);
    troll.when(new CairnStep.Reveal("foe", Secrecy.OPEN));
    assertThat(moves(troll, Kind.HINDER)).isEmpty();
  }

  @Test
  void ropesNetsAndManaclesAreForThoseWhoAreFreeOrHelpless() {
    var rope = fighting("Rope Serpent", 25);
    done(rope, Kind.HINDER, "d20=1").then("foe.bound", true);
    assertThat(moves(rope, Kind.HINDER)).isEmpty();

    var net = begun(carrying(thing("Net"), thing("Manacles")));
    assertThat(moves(net, Kind.HINDER))
        .extracting(Move::command)
        .containsExactly(
            new CairnStep.UseItem("ada", "net", List.of("foe")),
            new CairnStep.UseItem("ada", "net", List.of("other")));
    net.changed(state -> Ford.with(state, "foe", Flag.HELPLESS));
    assertThat(moves(net, Kind.HINDER))
        .extracting(Move::command)
        .containsExactly(
            new CairnStep.UseItem("ada", "net", List.of("other")),
            new CairnStep.UseItem("ada", "manacles", List.of("foe")));
  }

  // Care

  @Test
  void knitFleshAndTheThimbleGiveStrengthBackToWhoeverLostSome() {
    for (SheetItem item : List.of(book("Knit Flesh"), thing("Widow's Thimble"))) {
      var table = begun(carrying(item));
      assertThat(moves(table, Kind.HEAL)).isEmpty();
      table.given("ada.str", 5);
      // 4 HP and 5 STR of 14 are left
      assertThat(only(table, Kind.HEAL).health()).isEqualTo(64);
    }
    var book = begun(carrying(book("Knit Flesh"))).given("ada.str", 5);
    done(book, Kind.HEAL, "d20=1", "d6=4").then("ada.str", 9);
    var thimble = begun(carrying(thing("Widow's Thimble"))).given("ada.str", 5);
    assertThat(only(thimble, Kind.HEAL).power()).isEqualTo(250);
    done(thimble, Kind.HEAL, "d4=3").then("ada.str", 8).then("ada.left.widow's thimble", 1);
  }

  @Test
  void ironSkinAndCopiesAreCastOnce() {
    var skin = fighting("Iron Skin", 5);
    done(skin, Kind.PROTECT, "d20=1").then("ada.armor", 2);
    assertThat(moves(skin, Kind.PROTECT)).isEmpty();
    var copies = fighting("Mirror Guest", 5);
    done(copies, Kind.PROTECT, "d20=1").then("effects", List.of("Mirror Guest on ada"));
    assertThat(moves(copies, Kind.PROTECT)).isEmpty();
  }

  @Test
  void friendsWhoAreHeldAreFreed() {
    var table = begun(carrying().sheet("ben", pc("Ben")).dice("d20=1"));
    assertThat(moves(table, Kind.PROTECT)).isEmpty();
    table.changed(state -> Ford.with(state, "ben", Flag.HELPLESS));
    assertThat(only(table, Kind.PROTECT).command()).isEqualTo(new CairnStep.Free("ada", "ben"));
  }

  @Test
  void theGloveIsPutOnBeforeABlow() {
    var table = begun(carrying(thing("King's Left Glove")));
    done(table, Kind.STRENGTHEN).then("ada.gloved", true).then("ada.left.king's left glove", 2);
    assertThat(moves(table, Kind.STRENGTHEN)).isEmpty();
    var away =
        begun(carrying(thing("King's Left Glove")).given("foe.at", 30).given("other.at", 30));
    assertThat(moves(away, Kind.STRENGTHEN)).isEmpty();
  }

  // What nobody may know

  @Test
  void theUnseenAreNobodysTargets() {
    var table = fightingTwo("Cinder Burst", 10, 20);
    table.when(new CairnStep.Reveal("other", Secrecy.UNSEEN));
    assertThat(moves(table, Kind.COSTLY_ATTACK)).isEmpty();
  }

  /// A bell names nobody, and yet its odds would tell the WIL of everybody near.
  @Test
  void theOddsOfMagicThatNamesNobodyAreASecretWhereFiguresAre() {
    var table = fightingTwo("Panic Bell", 10, 20);
    var ring = only(table, Kind.HINDER).command();
    assertThat(secret(table, ring)).isPresent();
    table.when(new CairnStep.Reveal("foe", Secrecy.OPEN));
    assertThat(secret(table, ring)).isPresent();
    // the bell is heard forty feet away
    table.given("other.at", 45);
    assertThat(secret(table, ring)).isEmpty();
  }

  private static Optional<Refusal> secret(
      Table<CairnState, CairnStep, CairnEvent> table, CairnStep command) {
    var weighed = new CairnBook().foresight().previewed(table.state(), command);
    return table.secretOf(weighed, ADA.id());
  }
}

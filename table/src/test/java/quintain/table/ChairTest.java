package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.table.DemoTable.command;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.play.DraftingTest;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// Drafts and odds as a seat asks for them, frame by frame.
class ChairTest {
  @TempDir Path folder;
  private DemoTable demo;

  @BeforeEach
  void lay() {
    demo = new DemoTable(folder);
  }

  @AfterEach
  void close() {
    demo.close();
  }

  // Drafts

  private ToSeat.Draft begin() {
    return (ToSeat.Draft) demo.maren.ask(begun(Optional.of("Newt"), Optional.empty()));
  }

  private static FromSeat.BeginDraft begun(Optional<String> name, Optional<String> as) {
    return new FromSeat.BeginDraft(Ear.id(), name, Optional.of("#1f6b3f"), true, as);
  }

  private ToSeat.Draft decide(Object answer) {
    return (ToSeat.Draft) demo.maren.ask(new FromSeat.Decide(Ear.id(), answer, Optional.empty()));
  }

  /// Dice are typed in as they are asked for, STR and DEX swapped, all else as suggested.
  private ToSeat.Draft made() {
    // Whoever has a name needs no dice for one.
    Deque<Integer> dice = new ArrayDeque<>(DraftingTest.PERSON);
    var background = dice.remove();
    dice.remove();
    dice.remove();
    dice.addFirst(background);
    dice.addAll(DraftingTest.GEAR);
    var draft = begin();
    while (draft.question().isPresent()) {
      var question = draft.question().get();
      if (question.die().isPresent()) {
        draft = decide(dice.remove());
      } else {
        draft = decide(question.id().equals("swap") ? "str-dex" : question.suggestion());
      }
    }
    assertThat(dice).isEmpty();
    return draft;
  }

  /// 2+4+6, 3+3+3 and 5+4+4 are STR 12, DEX 9 and WIL 13 (CRN-CRE-02), the first two swapped
  /// (CRN-CRE-03); a 5 is the HP (CRN-CRE-04).
  @Test
  void aCharacterMadeFrameByFrameEndsAtTheTable() {
    long last = demo.table().last();
    var game = demo.game();

    assertThat(made().whole()).isTrue();
    assertThat(demo.table().last()).as("a draft leaves no trace at the table").isEqualTo(last);
    assertThat(demo.game()).isEqualTo(game);

    var finish = new FromSeat.FinishDraft("finish", Optional.empty(), Optional.empty());
    var reply = demo.maren.ask(finish);
    assertThat(reply).isInstanceOf(ToSeat.Done.class);

    demo.referee.settled();
    assertThat(demo.referee.roster())
        .filteredOn(figure -> figure.id().equals("newt-maren"))
        .extracting(ToSeat.Figure::seat)
        .containsExactly("maren");
    demo.maren.settled();
    assertThat(demo.maren.panels).containsKey("who-newt-maren");
    assertThat(demo.house.desk(demo.marensToken).sheet("newt-maren").orElseThrow().markdown())
        .contains("**STR** 9", "**DEX** 12", "**WIL** 13", "**HP** 5 / 5");

    var brought = demo.game();
    assertThat(demo.maren.ask(finish)).as("the same frame again").isEqualTo(reply);
    demo.fallDown();
    assertThat(demo.game()).isEqualTo(brought);
    assertThat(demo.maren.panels).containsKey("who-newt-maren");
  }

  @Test
  void aDraftThatIsNotWholeOrWasDroppedDoesNotComeToTheTable() {
    begin();
    long last = demo.table().last();

    assertThat(
            demo.maren.ask(new FromSeat.FinishDraft(Ear.id(), Optional.empty(), Optional.empty())))
        .isInstanceOf(ToSeat.Failed.class);
    assertThat(decide(7).decisions()).as("the name and the background").hasSize(2);
    var back = (ToSeat.Draft) demo.maren.ask(new FromSeat.GoBack(Ear.id(), 1, Optional.empty()));
    assertThat(back.decisions()).hasSize(1);

    made();
    demo.maren.ask(new FromSeat.DropDraft(Ear.id(), Optional.empty()));
    assertThat(
            demo.maren.ask(new FromSeat.FinishDraft(Ear.id(), Optional.empty(), Optional.empty())))
        .isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.table().last()).isEqualTo(last);
  }

  @Test
  void aDraftIsItsOwnSeats() {
    begin();

    assertThat(demo.referee.ask(new FromSeat.Decide(Ear.id(), 7, Optional.empty())))
        .isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.referee.ask(new FromSeat.Decide(Ear.id(), 7, Optional.of("maren"))))
        .isInstanceOf(ToSeat.Draft.class);
    assertThat(demo.maren.ask(begun(Optional.of("X"), Optional.of("oskar"))))
        .isInstanceOf(ToSeat.Failed.class);
  }

  @Test
  void aDraftIsFoundAgainWhereItWasLeft() {
    var resume = new FromSeat.ResumeDraft(Ear.id(), Optional.empty());
    assertThat(demo.maren.ask(resume)).as("nothing was begun").isInstanceOf(ToSeat.Done.class);
    begin();
    var left = decide(7);

    var found = (ToSeat.Draft) demo.maren.ask(new FromSeat.ResumeDraft(Ear.id(), Optional.empty()));
    assertThat(found.name()).isEqualTo("Newt");
    assertThat(found.character()).isEqualTo("newt-maren");
    assertThat(found.decisions()).isEqualTo(left.decisions());
    assertThat(found.portrait()).contains("#1f6b3f");
  }

  @Test
  void namesakesGetAnIdOfTheirOwnAndChanceNamesTheNameless() {
    var maren = (ToSeat.Draft) demo.maren.ask(begun(Optional.of("Maren"), Optional.empty()));
    assertThat(maren.character()).isEqualTo("maren-maren");
    assertThat(maren.name()).isEqualTo("Maren");
    var anybody = (ToSeat.Draft) demo.maren.ask(begun(Optional.of("  "), Optional.empty()));
    assertThat(anybody.name()).isNotBlank().isNotEqualTo("newcomer");
    assertThat(anybody.character()).doesNotStartWith("newcomer");
  }

  @Test
  void surprisesRunToTheEndAndLeaveTheName() {
    var first = begin();
    assertThat(first.step()).isEqualTo(2);
    assertThat(first.steps()).isGreaterThan(first.step());
    var one =
        (ToSeat.Draft) demo.maren.ask(new FromSeat.Surprise(Ear.id(), false, Optional.empty()));
    assertThat(one.whole()).isFalse();
    var all =
        (ToSeat.Draft) demo.maren.ask(new FromSeat.Surprise(Ear.id(), true, Optional.empty()));
    assertThat(all.whole()).isTrue();
    assertThat(all.name()).isEqualTo("Newt");
    assertThat(all.step()).isEqualTo(all.steps());
    assertThat(demo.maren.ask(new FromSeat.Surprise(Ear.id(), false, Optional.empty())))
        .isInstanceOf(ToSeat.Failed.class);
    demo.maren.ask(new FromSeat.FinishDraft(Ear.id(), Optional.of("#97306b"), Optional.empty()));
    demo.referee.settled();
    assertThat(demo.referee.roster())
        .filteredOn(figure -> figure.id().equals("newt-maren"))
        .extracting(ToSeat.Figure::portrait)
        .containsExactly(Optional.of("#97306b"));
    demo.fallDown();
    demo.referee.settled();
    assertThat(demo.referee.roster())
        .as("after a restart")
        .filteredOn(figure -> figure.id().equals("newt-maren"))
        .extracting(ToSeat.Figure::portrait)
        .containsExactly(Optional.of("#97306b"));
  }

  // Odds

  private static FromSeat.Fill attack(String by, String target, Optional<String> as) {
    return new FromSeat.Fill(
        Ear.id(), "attack", Map.of("by", by), Map.of("targets", List.of(target)), true, as);
  }

  private static double damage(ToSeat.Weighed odds, String who, int damage) {
    return ((ToSeat.Chances) odds)
        .outcomes().stream()
            .filter(each -> each.measure().equals(who + ".damage"))
            .filter(each -> each.value().equals(damage))
            .mapToDouble(ToSeat.Chance::p)
            .sum();
  }

  /// One frame opens the form with its odds, the other gives the command; then everybody sees it.
  @Test
  void anAttackTakesTwoRoundTrips() {
    demo.automatic();
    demo.maren.act(command("move", "by", "maren", "to", 40));

    var form = demo.maren.weighed(attack("maren", "captain", Optional.empty()));
    assertThat(form.fields()).extracting(ToSeat.Field::slot).containsExactly("with", "targets");
    assertThat(form.weighed().orElseThrow()).isInstanceOf(ToSeat.Chances.class);
    assertThat(demo.maren.act(form.command().orElseThrow())).isInstanceOf(ToSeat.Done.class);

    demo.referee.until(
        frame ->
            frame instanceof ToSeat.Entries news
                && news.entries().stream()
                    .flatMap(entry -> entry.lines().stream())
                    .anyMatch(line -> line.text().contains("attack")));
  }

  /// An axe is a d8 and the captain's Armor 1, so that a 1 does nothing and every other face one
  /// less than it shows (CRN-ARMR-01).
  @Test
  void oddsComeToWhoeverAskedAndChangeNothing() {
    demo.automatic();
    demo.maren.act(command("move", "by", "maren", "to", 40));
    var game = demo.game();
    long last = demo.table().last();

    var own = demo.maren.weigh(attack("maren", "captain", Optional.empty()));
    assertThat(demo.referee.everything()).doesNotContain("captain.damage");
    var spokenFor = demo.referee.weigh(attack("maren", "captain", Optional.of("maren")));

    for (var odds : List.of(own, spokenFor)) {
      for (int damage = 0; damage <= 7; damage++) {
        assertThat(damage(odds, "captain", damage)).isCloseTo(1 / 8.0, within(1e-12));
      }
      assertThat(((ToSeat.Chances) odds).exact()).isTrue();
    }
    assertThat(demo.game()).isEqualTo(game);
    assertThat(demo.table().last()).isEqualTo(last);
  }

  @Test
  void aSeatWeighsOnlyWhatItMayDoAndSee() {
    demo.automatic();
    demo.maren.act(command("move", "by", "maren", "to", 40));

    assertThat(demo.maren.ask(attack("captain", "maren", Optional.empty())))
        .isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.maren.ask(attack("captain", "maren", Optional.of("referee"))))
        .isInstanceOf(ToSeat.Failed.class);
    demo.referee.act(command("reveal", "who", "captain", "secrecy", "figures-hidden"));
    assertThat(demo.maren.weigh(attack("maren", "captain", Optional.empty())))
        .isInstanceOf(ToSeat.Unknown.class);
    assertThat(demo.referee.weigh(attack("captain", "maren", Optional.empty())))
        .isInstanceOf(ToSeat.Chances.class);
  }
}

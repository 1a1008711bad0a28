package quintain.kernel.craft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.kernel.craft.Inn.ADA;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.HouseRules;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.craft.Inn.*;

/// Who is there when a table begins.
class OpeningCastTest {
  private static final ContentKind<Card> REGULARS = new ContentKind<>("regulars", Card.class, "");
  private static final Card DORA = new Card("c1", "Dora", "a hymn");

  private record House() implements HouseRules {}

  private static Setup.Cast cast(String id, Setup.Role role) {
    return new Setup.Cast(id, ADA, role);
  }

  private static List<Guest> opened(Setup.Cast... cast) {
    return OpeningCast.of(
        new Setup(new House(), Content.empty().with(REGULARS, List.of(DORA)), DORA, List.of(cast)),
        REGULARS,
        (who, card) -> guest(who, card, Side.GUESTS),
        DoorDeeds.ROGUES,
        (who, card) -> guest(who, card, Side.THIEVES));
  }

  private static Guest guest(Setup.Cast who, Card card, Side side) {
    return new Guest(
        who.id(), card.name(), who.seat(), side, Secrecy.OPEN, 0, List.of(card.song()));
  }

  @Test
  void eachIsMadeFromTheirPregenSheetOrEntry() {
    var roster =
        opened(
            cast("dora", new Setup.Role.Pregen("dora")),
            cast("emil", new Setup.Role.Sheet(new Card("c2", "Emil", "a jig"))),
            cast("rogue", new Setup.Role.Creature("R1")));
    assertThat(roster).extracting(Guest::id).containsExactly("dora", "emil", "rogue");
    assertThat(roster).extracting(Guest::name).containsExactly("Dora", "Emil", "Cutpurse");
    assertThat(roster.getLast().side()).isEqualTo(Side.THIEVES);
  }

  @Test
  void whatIsNotThereIsAskedAfter() {
    assertThatThrownBy(() -> opened(cast("a", new Setup.Role.Pregen("Doro"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("There is no pregen called Doro; did you mean Dora?");
    assertThatThrownBy(() -> opened(cast("a", new Setup.Role.Pregen("Bartholomew"))))
        .hasMessage("There is no pregen called Bartholomew");
    assertThatThrownBy(() -> opened(cast("a", new Setup.Role.Creature("Footpath"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The bestiary has no Footpath; did you mean Footpad?");
  }

  @Test
  void everyIdIsThereOnce() {
    assertThatThrownBy(
            () ->
                opened(
                    cast("a", new Setup.Role.Pregen("Dora")),
                    cast("a", new Setup.Role.Creature("Footpad"))))
        .hasMessage("Two are called a");
  }

  @Test
  void aSceneSpeaksOnlyOfThoseWhoAreThere() {
    var roster = opened(cast("a", new Setup.Role.Pregen("Dora")));
    OpeningCast.present("The scene places", List.of("a"), roster);
    assertThatThrownBy(() -> OpeningCast.present("The scene places", List.of("a", "b"), roster))
        .hasMessage("The scene places b, who is not there");
  }

  @Test
  void aSeatSeesThoseWhoAreNoSecretAsFarAsItKnowsThem() {
    var anne = new Guest("anne", "Anne", ADA, Side.GUESTS, Secrecy.OPEN, 1, List.of());
    var thief = anne.known(Secrecy.FIGURES_HIDDEN);
    var cook =
        new Guest("cook", "Cook", Seat.REFEREE, Side.GUESTS, Secrecy.FIGURES_HIDDEN, 1, List.of());
    var shadow =
        new Guest("shadow", "Shadow", Seat.REFEREE, Side.THIEVES, Secrecy.UNSEEN, 1, List.of());
    var state = new Evening(List.of(thief, cook, shadow), List.of(), false);
    assertThat(state.seenBy(ADA, guest -> guest.withAt(0))).containsExactly(thief, cook.withAt(0));
    assertThat(List.of(state.maySee("shadow", ADA), state.maySeeFigures("cook", ADA)))
        .containsExactly(false, false);
    assertThat(List.of(state.maySee("gone", ADA), state.maySeeFigures("gone", ADA)))
        .containsExactly(true, true);
  }
}

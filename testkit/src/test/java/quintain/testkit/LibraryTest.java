package quintain.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import quintain.binder.Invalid;
import quintain.binder.Source;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.fate.Draw;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.toy.ToyBook;
import quintain.toy.ToyEvent;
import quintain.toy.ToyState;
import quintain.toy.ToyStep;

/// Books on board, and the files that games and tapes are kept in.
class LibraryTest {
  private static final Volume<ToyState, ToyStep, ToyEvent> TOY = Volume.of(new ToyBook());

  @Test
  void booksAreFoundByTheirIdOrByANearMiss() {
    assertThat(Books.onBoard().ids()).containsExactly("toy");
    assertThat(Books.onBoard().find(" Toy ").book().title()).isEqualTo("The Yard");
    assertThatThrownBy(() -> Books.onBoard().find("tou"))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("there is no rulebook 'tou' on board; did you mean 'toy'?");
    assertThatThrownBy(() -> Library.of(List.of(new ToyBook(), new ToyBook())))
        .hasMessage("two rulebooks are called toy");
  }

  @Test
  void theRefereeGoesByTheBooksWordToo() {
    assertThat(TOY.seat("MARSHAL")).isEqualTo(Seat.REFEREE);
    assertThat(TOY.seat("Referee")).isEqualTo(Seat.REFEREE);
    assertThat(TOY.seat("ann")).isEqualTo(new Seat("ann"));
  }

  @Test
  void aGameKeepsWhatIsStillOnItsAgenda() {
    var state = Table.of(new ToyBook()).pregen("hob", "Hob").creature("ogre", "Ogre").state();
    var game =
        Game.<ToyState, ToyStep>at(state)
            .with(new ToyStep.Aftermath("ogre"))
            .with(new ToyStep.Stroke("hob", "ogre"));

    var read = TOY.readGame(Source.json("", TOY.writeGame(game))).orThrow();

    assertThat(read).isEqualTo(game);
    assertThat(read.agenda().top()).isEqualTo(new ToyStep.Stroke("hob", "ogre"));
  }

  @Test
  void aGameOfAnotherBookIsRefused() {
    assertThatThrownBy(() -> TOY.readGame(Source.json("s.json", "{\"book\": \"rath\"}")).orThrow())
        .isInstanceOf(Invalid.class)
        .hasMessage("s.json:1:10: book: this game is of the book rath, not of toy");
  }

  @Test
  void aTapeKeepsEveryKindOfDraw() {
    List<Draw> tape =
        List.of(
            new Draw.Die("TOY-ATK-01", "hob", 6, 3, true),
            new Draw.Picked("TOY-LUCK-01", 3, 2),
            new Draw.Passed("TOY-HELP-01", "help", "ann"),
            new Draw.Answer("TOY-PAR-01", "parry", "ann", true, Draw.By.REFEREE),
            new Draw.Answer("TOY-PAR-01", "some", "ann", List.of("a", "b"), Draw.By.SEAT),
            new Draw.Answer("TOY-PAR-01", "buy", "ann", Map.of("push", 2), Draw.By.SEAT));

    assertThat(TOY.readTape(TOY.writeTape(tape))).isEqualTo(tape);
  }
}

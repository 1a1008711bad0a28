package quintain.kernel.craft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.kernel.craft.Inn.Evening;
import quintain.kernel.craft.Inn.Guest;
import quintain.kernel.craft.Inn.Side;
import quintain.kernel.parts.FactWords;

class TellerTest {
  private static final FactWords FACTS = new FactWords();

  private static final Guest ANNE = guest("anne", "Anne", Inn.ADA, Secrecy.OPEN);
  private static final Guest SPY = guest("spy", "Spy", Inn.BEN, Secrecy.UNSEEN);
  private static final Guest COOK = guest("cook", "Cook", Seat.REFEREE, Secrecy.FIGURES_HIDDEN);
  private static final Guest RATS = guest("rats", "Rats", Seat.REFEREE, Secrecy.OPEN);
  private static final Guest THIEF = guest("thief", "Thief", Seat.REFEREE, Secrecy.UNSEEN);

  private static Guest guest(String id, String name, Seat seat, Secrecy secrecy) {
    return new Guest(id, name, seat, Side.GUESTS, secrecy, 0, List.of());
  }

  /// The log of an evening.
  private static final class Gossip extends Teller<Evening, Guest> {
    private Gossip() {
      super(new Evening(List.of(ANNE, SPY, COOK, RATS, THIEF), List.of(), false), "the host");
    }
  }

  private static final Gossip GOSSIP = new Gossip();

  private static final Audience BEN = Audience.only(Inn.BEN);

  @Test
  void whatAnybodySeesIsForEverybodyButTheUnseenAreForWhoeverSpeaksForThem() {
    assertThat(GOSSIP.about("anne", "laughs")).isEqualTo(Line.open("Anne laughs"));
    assertThat(GOSSIP.about("spy", "laughs")).isEqualTo(new Line("Spy laughs", BEN));
    assertThat(GOSSIP.about("thief", "laughs"))
        .isEqualTo(new Line("Thief laughs", Audience.REFEREE));
    assertThat(GOSSIP.about("stranger", "laughs")).isEqualTo(Line.open("stranger laughs"));
  }

  @Test
  void aLineAboutTwoIsForThoseWhoKnowOfBoth() {
    assertThat(GOSSIP.between("anne", "cook", "…").audience()).isEqualTo(Audience.EVERYONE);
    assertThat(GOSSIP.between("anne", "spy", "…").audience()).isEqualTo(BEN);
    assertThat(GOSSIP.between("spy", "anne", "…").audience()).isEqualTo(BEN);
    // Ben speaks for the spy, but knows of no thief.
    assertThat(GOSSIP.between("spy", "thief", "…").audience()).isEqualTo(Audience.REFEREE);
    assertThat(GOSSIP.between("anne", "cook", "…", "…!").inFull()).isEqualTo("…!");
  }

  @Test
  void hiddenFiguresAreForTheRefereeAndOthersSeeHowItLooks() {
    assertThat(GOSSIP.figure("anne", "drinks 3", "drinks")).isEqualTo(Line.open("Anne drinks 3"));
    assertThat(GOSSIP.figure("cook", "drinks 3", "drinks"))
        .isEqualTo(new Line("Cook drinks", Audience.EVERYONE, "Cook drinks 3"));
    assertThat(GOSSIP.secret("anne", "has 3 left")).isEqualTo(Line.open("Anne has 3 left"));
    assertThat(GOSSIP.secret("cook", "has 3 left"))
        .isEqualTo(new Line("Cook has 3 left", Audience.REFEREE));
    assertThat(GOSSIP.secret("spy", "has 3 left")).isEqualTo(new Line("Spy has 3 left", BEN));
  }

  @Test
  void aChangeIsPlainToSeeOrAFigureOrNothing() {
    assertThat(GOSSIP.change("cook", true, "falls")).isEqualTo(Line.open("Cook falls"));
    assertThat(GOSSIP.change("cook", false, "tires"))
        .isEqualTo(new Line("Cook tires", Audience.REFEREE));
    assertThat(GOSSIP.change("cook", true, "").text()).isEmpty();
  }

  @Test
  void plansAreOpenOrTheirOwn() {
    assertThat(GOSSIP.plan("anne", true, "waits")).isEqualTo(Line.open("Anne waits"));
    assertThat(GOSSIP.plan("cook", false, "waits"))
        .isEqualTo(new Line("Cook waits", Audience.REFEREE));
  }

  @Test
  void wordsAreAboutSomebodyOrNobody() {
    assertThat(GOSSIP.told("anne", "sighs")).isEqualTo(Line.open("Anne sighs"));
    assertThat(GOSSIP.told("", "it rains")).isEqualTo(Line.open("It rains"));
    assertThat(GOSSIP.told("Nell", "on her way")).isEqualTo(Line.open("Nell: on her way"));
  }

  @Test
  void thoseWhoAreSeveralByTheirNameTakeTheVerbOfSeveral() {
    assertThat(GOSSIP.agreeing(GOSSIP.about("rats", "leaves"))).isEqualTo(Line.open("Rats leave"));
    // Whoever arrives is not among those who are there.
    assertThat(GOSSIP.arrives(guest("g", "Geese", Seat.REFEREE, Secrecy.OPEN), "is here"))
        .isEqualTo(Line.open("Geese is here"));
    assertThat(GOSSIP.arrives(guest("m", "Moths", Seat.REFEREE, Secrecy.UNSEEN), "is here"))
        .isEqualTo(new Line("Moths are here", Audience.REFEREE));
    // A person's own name is nobody's plural.
    assertThat(GOSSIP.arrives(guest("h", "Hobbs", Inn.BEN, Secrecy.OPEN), "is here"))
        .isEqualTo(Line.open("Hobbs is here"));
  }

  @Test
  void theRefereeGoesByTheBooksName() {
    assertThat(GOSSIP.handedOver("cook", Inn.ADA))
        .isEqualTo(Line.open("Cook is now played by Ada"));
    assertThat(GOSSIP.handedOver("cook", Seat.REFEREE).text())
        .isEqualTo("Cook is now played by the host");
  }

  @Test
  void whoIsRevealedComesIntoSightOrLiesOpen() {
    assertThat(GOSSIP.revealed("thief", Secrecy.OPEN))
        .isEqualTo(Line.open("Thief comes into sight"));
    assertThat(GOSSIP.revealed("thief", Secrecy.FIGURES_HIDDEN))
        .isEqualTo(Line.open("Thief comes into sight"));
    assertThat(GOSSIP.revealed("cook", Secrecy.FIGURES_HIDDEN).text()).isEmpty();
    assertThat(GOSSIP.revealed("cook", Secrecy.OPEN))
        .isEqualTo(Line.open("Cook lies open to the party"));
    assertThat(GOSSIP.revealed("cook", Secrecy.UNSEEN))
        .isEqualTo(Line.open("Cook is out of sight"));
    assertThat(GOSSIP.revealed("thief", Secrecy.UNSEEN))
        .isEqualTo(new Line("Thief is out of sight", Audience.REFEREE));
  }

  @Test
  void aFigureThatIsSetIsToldWhereFiguresLieOpen() {
    assertThat(GOSSIP.valueSet(FACTS, "anne.songs", "2", "practice"))
        .isEqualTo(Line.open("The host sets Anne's songs to 2: practice"));
    assertThat(GOSSIP.valueSet(FACTS, "cook.songs", "2", "").audience())
        .isEqualTo(Audience.REFEREE);
    assertThat(GOSSIP.valueSet(FACTS, "scene.cover.anne.thief", "yes", "").audience())
        .isEqualTo(Audience.REFEREE);
    assertThat(GOSSIP.valueSet(FACTS, "scene.cover.anne.spy", "yes", "").audience())
        .isEqualTo(Audience.REFEREE);
  }
}

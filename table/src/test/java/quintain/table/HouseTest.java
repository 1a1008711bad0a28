package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static quintain.table.DemoTable.command;
import static quintain.table.DemoTable.save;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.binder.Codec;
import quintain.binder.Invalid;
import quintain.binder.Problem;
import quintain.cairn.state.CairnState;
import quintain.kernel.Command;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.packs.Volume;
import quintain.table.desk.Desk;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.FromSeat.DialSetting;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Slips;
import quintain.table.store.Place;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// The ways to lay a table, and how a new one plays.
class HouseTest {
  @TempDir Path folder;
  private Store store;
  private House house;

  @BeforeEach
  void open() {
    var random = new Random(7);
    store = SqliteStore.open(folder.resolve("tables.db"));
    house =
        new House(
            store, DemoTable.LIBRARY, sides -> random.nextInt(sides) + 1, InstantSource.system());
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  // A scene that somebody has written

  @Test
  void aSceneIsLaidAsItStandsAfterItsSteps() {
    var token =
        house
            .stage(
                """
                book: cairn
                title: At the ford
                characters:
                  - {id: anna, seat: ruth, pregen: Maren, hp: 2}
                  - {id: troll, creature: Wood Troll}
                steps:
                  - do: {begin-rounds: {}}
                    dice: [d20=14]
                """,
                "Robin")
            .token();

    var referee = Ear.greeted(house, token);
    var welcome = referee.hello(0);
    assertThat(welcome.title()).isEqualTo("At the ford");
    assertThat(welcome.book()).isEqualTo("cairn");
    assertThat(welcome.name()).isEqualTo("Robin");
    assertThat(house.desk(token).places())
        .extracting(Place::seat, Place::role)
        .containsExactly(tuple("referee", Place.Role.REFEREE), tuple("ruth", Place.Role.PLAYER));
    assertThat(referee.panels).containsKey("fight");
    assertThat(house.desk(token).sheet("anna").orElseThrow().markdown()).contains("**HP** 2 / 6");
    assertThat(referee.roster())
        .extracting(ToSeat.Figure::id, ToSeat.Figure::seat)
        .containsExactly(tuple("anna", "ruth"), tuple("troll", "referee"));
    // A 14 against DEX 13 fails the save for who is first (CRN-TURN-02).
    var facts =
        Causeway.VOLUME.book().facts().known((CairnState) game(token).state(), Seat.REFEREE);
    assertThat(facts).containsEntry("anna.flags", List.of("late"));
  }

  private Game<?, ?> game(String token) {
    return house
        .table(house.admits(token).orElseThrow().table())
        .log()
        .position()
        .standing()
        .game();
  }

  @Test
  void aSavedGameIsASceneTooAndHasTheTitleOfItsBook() {
    var token = house.stage(Causeway.VOLUME.writeGame(Causeway.game()), "").token();

    var welcome = Ear.greeted(house, token).hello(0);
    assertThat(welcome.title()).isEqualTo(Causeway.VOLUME.book().title());
    assertThat(welcome.name()).isEqualTo("Warden");
    assertThat((Object) game(token)).isEqualTo(Causeway.game());
  }

  @Test
  void aBrokenSceneTellsAllThatIsWrongWithIt() {
    assertThatThrownBy(
            () ->
                house.stage(
                    """
                    book: cairn
                    title: All at once
                    scene: {huor: 17}
                    characters:
                      - {id: anna, pregen: Maren}
                      - {id: troll, creture: Wood Troll}
                    steps:
                      - do: {begin-ronds: {}}
                    """,
                    "Robin"))
        .isInstanceOfSatisfying(
            Invalid.class,
            invalid ->
                assertThat(invalid.problems()).extracting(Problem::line).containsExactly(3, 6, 8));
    assertThat(store.tables()).isEmpty();
  }

  @Test
  void aSceneWithPeopleWhomTheBookDoesNotHaveIsNotLaid() {
    assertThatThrownBy(
            () ->
                house.stage(
                    """
                    book: cairn
                    title: Misspelt
                    characters:
                      - {id: anna, pregen: Marne}
                      - {id: troll, creature: Wod Troll}
                    steps: []
                    """,
                    "Robin"))
        .isInstanceOfSatisfying(
            Invalid.class,
            invalid ->
                assertThat(invalid.problems())
                    .extracting(Problem::toString)
                    .containsExactly(
                        "the scene:4:16: characters[0].pregen: unknown pregen 'Marne'; did you mean"
                            + " 'Maren'?",
                        "the scene:5:17: characters[1].creature: unknown creature 'Wod Troll'; did"
                            + " you mean 'Wood Troll'?"));
    assertThat(store.tables()).isEmpty();
  }

  @Test
  void aSceneWhoseStepsFailIsNoSceneToStartFrom() {
    assertThatThrownBy(
            () ->
                house.stage(
                    """
                    book: cairn
                    title: Nobody is hurt
                    characters:
                      - {id: anna, pregen: Maren}
                    steps:
                      - do: {let-time-pass: {minutes: 10}}
                        expect: {anna.hp: 5}
                    """,
                    "Robin"))
        .isInstanceOf(Invalid.class)
        .hasMessageContaining("anna.hp");
    assertThat(store.tables()).isEmpty();
  }

  @Test
  void whatIsNoYamlIsToldWithItsLine() {
    assertThatThrownBy(() -> house.stage("book: cairn\ncharacters: [\n", "Robin"))
        .isInstanceOfSatisfying(
            Invalid.class, invalid -> assertThat(invalid.problems()).isNotEmpty());
  }

  @Test
  void aSceneNamesABookThatIsOnBoard() {
    assertThatThrownBy(() -> house.stage("book: carin\ncharacters: []\n", "Robin"))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("there is no rulebook 'carin' on board; did you mean 'cairn'?");
    assertThatThrownBy(() -> house.stage("title: No book at all\n", "Robin"))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessageContaining("book:");
    assertThat(store.tables()).isEmpty();
  }

  // How a new table plays

  @Test
  void aNewTableConfirmsPeoplesChoicesAndRulesByItself() {
    var laid =
        List.of(
            house.open("cairn", "The mill", "Robin", Map.of(), List.of()),
            house.demo("cairn", "Robin"),
            house.stage(Causeway.SCENE, "Robin"));

    for (var invitation : laid) {
      var manner = Ear.greeted(house, invitation.token()).hello(0).manner();
      assertThat(manner.otherwise()).isEqualTo(DialSetting.CONFIRM);
      assertThat(manner.families()).isEqualTo(Map.of(Topic.REFEREE, DialSetting.AUTOMATIC));
      assertThat(manner.judged()).isEmpty();
      assertThat(manner.standing()).isEmpty();
    }
  }

  /// Whether there is risk is the Referee's to say (CRN-SAVE-01), what a newcomer is called the
  /// player's (CRN-CRE-01).
  @Test
  void theRefereeIsAskedOnlyWhereTheyWantASayAndPlayersAlways() {
    var token = house.stage(Causeway.SCENE, "Robin").token();
    var referee = Ear.greeted(house, token);
    var maren = Ear.greeted(house, house.desk(token).rotate("maren").token());

    assertThat(maren.act(save("maren"))).isInstanceOf(ToSeat.Done.class);
    assertThat(maren.settled().busy()).isFalse();
    assertThat(referee.settled().question()).isEmpty();

    referee.act(command("create-character", "id", "newt", "seat", "maren"));
    assertThat(maren.settled().question()).map(ToSeat.Question::id).contains("name");
    referee.ask(new FromSeat.CancelStep(Ear.id(), "later"));

    referee.ask(new FromSeat.TurnDial(Ear.id(), Optional.of(Topic.REFEREE), DialSetting.CONFIRM));
    maren.act(save("maren"));
    assertThat(referee.settled().question()).map(ToSeat.Question::id).contains("risk");
  }

  // An empty table with house rules

  /// A d8 axe against Armor 1: a 1 does nothing by the book (CRN-R-02), and 1 where an attack
  /// always takes at least that.
  @Test
  void aTableIsOpenedWithItsHouseRules() {
    isThat(
        noDamageAndOne(house.open("cairn", "By the book", "Robin", Map.of(), List.of())),
        1 / 8.0,
        1 / 8.0);
    isThat(
        noDamageAndOne(house.open("cairn", "Harder", "Robin", Map.of("minDamage", 1), List.of())),
        0,
        2 / 8.0);
  }

  private static void isThat(List<Double> odds, double none, double one) {
    assertThat(odds.get(0)).isCloseTo(none, within(1e-12));
    assertThat(odds.get(1)).isCloseTo(one, within(1e-12));
  }

  /// Brings Maren and a captain to an empty table and weighs an attack.
  private List<Double> noDamageAndOne(Desk.Invitation invitation) {
    var desk = house.desk(invitation.token());
    var referee = Ear.greeted(house, invitation.token());
    assertThat(referee.roster()).isEmpty();
    desk.invite("Maren", Place.Role.PLAYER);
    var ready = desk.stock().pregens().stream().filter(HouseTest::isMaren).findFirst();
    for (var brought :
        List.of(
            desk.welcoming("maren", "maren", new Codec().write(ready.orElseThrow().entry())),
            desk.bringing("Cutter Captain", "captain"),
            command("reveal", "who", "captain", "secrecy", "open"))) {
      assertThat(referee.act(brought)).isInstanceOf(ToSeat.Done.class);
    }
    var attack =
        new FromSeat.Fill(
            Ear.id(), "attack", Map.of("by", "maren"), Map.of(), true, Optional.of("maren"));
    var odds = (ToSeat.Chances) referee.weigh(attack);
    return List.of(p(odds, "captain.damage", 0), p(odds, "captain.damage", 1));
  }

  private static boolean isMaren(Desk.Stocked pregen) {
    return pregen.name().equals("Maren");
  }

  private static double p(ToSeat.Chances odds, String measure, Object value) {
    return odds.outcomes().stream()
        .filter(each -> each.measure().equals(measure) && each.value().equals(value))
        .mapToDouble(ToSeat.Chance::p)
        .sum();
  }

  @Test
  void houseRulesThatTheBookDoesNotHaveOpenNothing() {
    assertThatThrownBy(
            () ->
                house.open(
                    "cairn", "Typo", "Robin", Map.of("minDamge", 1, "aid", "NEVER"), List.of()))
        .isInstanceOf(Invalid.class)
        .hasMessageContaining("minDamage")
        .hasMessageContaining("aid");
    assertThatThrownBy(
            () -> house.open("cairn", "Cruel", "Robin", Map.of("minDamage", 5), List.of()))
        .isInstanceOf(Invalid.class)
        .hasMessageContaining("minDamage is 0 or 1, not 5");
    assertThatThrownBy(() -> house.open("carin", "Typo", "Robin", Map.of(), List.of()))
        .isInstanceOf(NoSuchElementException.class);
    assertThat(store.tables()).isEmpty();
  }

  // The scenes that books have ready

  @Test
  void theSceneOfEveryBookOnBoardOpensAndIsPlayedFromItsOffers() {
    assertThat(DemoTable.LIBRARY.ids()).isNotEmpty();
    for (String book : DemoTable.LIBRARY.ids()) {
      var token = house.demo(book, "").token();
      var desk = house.desk(token);
      var referee = Ear.greeted(house, token);
      referee.ask(new FromSeat.TurnDial(Ear.id(), Optional.empty(), DialSetting.AUTOMATIC));
      var players =
          desk.places().stream()
              .filter(place -> place.role() == Place.Role.PLAYER)
              .map(place -> Ear.greeted(house, desk.rotate(place.seat()).token()))
              .toList();
      assertThat(players).as(book).isNotEmpty();

      for (Ear ear : players) {
        assertThat(played(ear, 8)).as("%s at the seat %s", book, ear.chair.seat()).isPositive();
      }
      assertThat(played(referee, 8)).as(book).isPositive();
    }
  }

  @Test
  void whatTheFormsOfTheRefereeHoldIsUnderstoodAsItStands() {
    for (Volume<?, ?, ?> volume : DemoTable.LIBRARY.volumes()) {
      var referee = Ear.greeted(house, house.demo(volume.book().id(), "").token());
      referee.settled();
      var commands = new LinkedHashSet<String>();
      for (var offer : referee.offers) {
        if (offer.blocked().isEmpty() && commands.add(offer.command())) {
          form(referee, offer)
              .command()
              .ifPresent(
                  command ->
                      assertThat(Slips.step(volume, command))
                          .as(offer.label())
                          .isInstanceOf(Command.class));
        }
      }
      assertThat(commands).as(volume.book().id()).hasSizeGreaterThan(10);
    }
  }

  private static ToSeat.Form form(Ear ear, ToSeat.Offered offer) {
    return (ToSeat.Form)
        ear.ask(
            new FromSeat.Fill(
                Ear.id(), offer.command(), offer.filled(), Map.of(), false, Optional.empty()));
  }

  /// Takes up offers as they stand, from the first to the last, and counts those that went through.
  private static int played(Ear ear, int moves) {
    int done = 0;
    for (int i = 0; i < moves; i++) {
      ear.settled();
      var open = ear.offers.stream().filter(offer -> offer.blocked().isEmpty()).toList();
      if (open.isEmpty()) {
        return done;
      }
      var offer = open.get(i * open.size() / moves);
      var form = form(ear, offer);
      if (form.stuck().isPresent()) {
        // Nobody strikes a friend by default.
        assertThat(form.stuck().get().reason())
            .as(offer.label())
            .isIn("No foe is in reach", "No friend is in reach");
        continue;
      }
      assertThat(ear.act(form.command().orElseThrow()))
          .as(offer.label())
          .isInstanceOf(ToSeat.Done.class);
      assertThat(ear.settled().busy()).as(offer.label()).isFalse();
      done++;
    }
    return done;
  }
}

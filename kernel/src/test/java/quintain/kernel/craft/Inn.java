package quintain.kernel.craft;

import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Entry;
import quintain.kernel.Event;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.Step;
import quintain.kernel.Topic;

/// An evening at an inn: the smallest rules that are written with the craft.
public final class Inn implements Rulebook.Rules<Inn.Evening, Inn.Turn, Inn.Happening> {
  static final Seat ADA = new Seat("ada");
  static final Seat BEN = new Seat("ben");

  /// The clauses of the house.
  enum Rule implements Clause {
    GREET,
    SING,
    BRAWL,
    TURN,
    SEE,
    REST,
    HOST;

    @Override
    public String id() {
      return "INN-" + name();
    }
  }

  public enum Side {
    GUESTS,
    THIEVES
  }

  public record Guest(
      String id, String name, Seat seat, Side side, Secrecy secrecy, int at, List<String> songs)
      implements Somebody {
    @Override
    public boolean isPc() {
      return !seat.isReferee();
    }

    @Override
    public boolean isOut() {
      return at < 0;
    }

    Guest withAt(int place) {
      return new Guest(id, name, seat, side, secrecy, place, songs);
    }

    Guest known(Secrecy now) {
      return new Guest(id, name, seat, side, now, at, songs);
    }

    Guest on(Side now) {
      return new Guest(id, name, seat, now, secrecy, at, songs);
    }
  }

  /// Who is there, and what was heard.
  public record Evening(List<Guest> roster, List<String> heard, boolean quiet)
      implements Peopled<Guest> {
    @Override
    public Optional<Guest> find(String id) {
      return roster.stream().filter(guest -> guest.id().equals(id)).findFirst();
    }

    @Override
    public Guest being(String id) {
      return find(id).orElseThrow();
    }

    @Override
    public int distance(Guest from, Guest to) {
      return Math.abs(from.at() - to.at());
    }

    @Override
    public Optional<String> ray(Guest from, Guest to) {
      return Optional.of("%d,0 %d,0".formatted(from.at(), to.at()));
    }

    @Override
    public int health(Guest guest) {
      return guest.isOut() ? 0 : 100;
    }

    Evening asSeenBy(Seat seat) {
      return new Evening(
          roster.stream().filter(guest -> maySee(guest, seat)).toList(), heard, quiet);
    }

    /// Nobody goes farther than the yard.
    Evening with(Guest changed) {
      if (changed.at() > 100) {
        throw new IllegalArgumentException(changed.name() + " is out of the yard");
      }
      return new Evening(
          roster.stream().map(guest -> guest.id().equals(changed.id()) ? changed : guest).toList(),
          heard,
          quiet);
    }

    Evening quiet(boolean now) {
      return new Evening(roster, heard, now);
    }

    /// Whoever has begun to speak finishes.
    @Override
    public boolean isTurnOf(String id) {
      return heard.contains(id + " begins to speak");
    }
  }

  public sealed interface Turn extends Step {}

  public record Greet(String by, String whom, String how) implements Turn, Command {}

  public record Sing(String by, String song) implements Turn, Command {}

  public record Brawl(String by, List<String> targets) implements Turn, Command {}

  public record Yawn(String by) implements Turn, Command {}

  public record Toast() implements Turn, Command {}

  public record Hush(boolean quiet) implements Turn, Command {}

  public record Echo(String what) implements Turn {}

  /// What is written of a guest in the book of the house, and of a kind of rogue.
  public record Card(String id, String name, String song) implements Entry {}

  public record Register(String id, Seat seat) implements Turn, RefereesHand.Making {}

  public record CheckIn(String id, Seat seat, Card sheet)
      implements Turn, RefereesHand.Joining<Card> {}

  public record SendFor(String rogue, String id, int count)
      implements Turn, RefereesHand.Arriving {}

  public record ShowOut(String who) implements Turn, RefereesHand.Leaving {}

  public record Entrust(String who, Seat seat) implements Turn, RefereesHand.Handing {}

  public record Unmask(String who, Secrecy secrecy) implements Turn, RefereesHand.Revealing {}

  public record Declare(String fact, String value, String reason)
      implements Turn, RefereesHand.Setting {}

  public sealed interface Happening extends Event {}

  public record Heard(String what) implements Happening {}

  public record Hushed(boolean quiet) implements Happening {}

  /// The one chapter of the house.
  static final class Chapter {
    private final Play<Evening, Turn, Happening> play;

    Chapter(Play<Evening, Turn, Happening> play) {
      this.play = play;
    }

    static void deeds(InnDeeds book) {
      book.deed(Greet.class, Rule.GREET)
          .offered("greets somebody", Offer.Group.ACT)
          .oneOfYours()
          .icon("hand")
          .key("g")
          .by(Greet::by, "Who greets?")
          .at(Greet::whom, "Whom?", friendsFirst())
          .slot(Greet::how, "How?", words("kindly"))
          .refusesActor(Chapter::refusal)
          .does(Chapter::new, Chapter::greet);
      book.deed(Sing.class, Rule.SING)
          .offeredWith(
              Sing::song,
              (_, guest) ->
                  guest.songs().stream()
                      .map(song -> Option.of(song, guest.name() + " sings " + song))
                      .toList(),
              Offer.Group.CHECK)
          .by(Sing::by, "Who sings?")
          .slot(Sing::song, "What?", (_, topic, guest) -> songs(topic, guest))
          .does(Chapter::new, Chapter::sing);
      book.deed(Brawl.class, Rule.BRAWL)
          .owned(Rule.TURN)
          .offeredWhile((_, guest) -> guest.secrecy() != Secrecy.UNSEEN)
          .onTurn(Chapter::turnRefusal, (play, brawl) -> new Chapter(play).takeTurn(brawl))
          .offered("hits out", Offer.Group.ACT)
          .blockedWhen((_, guest) -> guest.side() == Side.THIEVES)
          .by(Brawl::by, "Who hits out?")
          .atSome(Brawl::targets, "At whom?", someFoesFirst())
          .hostile()
          .refuses((_, brawl) -> no(brawl.targets().contains("cook"), "Nobody hits the cook"))
          .does(Chapter::new, Chapter::brawl);
      book.deed(Yawn.class, Rule.REST)
          .offeredWhile((state, _) -> state.quiet())
          .offered(guest -> "Good night, " + guest.name(), Offer.Group.REST)
          .ifOpen()
          .when((_, guest) -> guest.at() == 0)
          .toPlayers()
          .by(Yawn::by, "Who is tired?", those(guest -> guest.at() == 0))
          .does(Chapter::new, Chapter::yawn);
      book.deed(Toast.class, Rule.REST)
          .offeredOnce("Raise a glass", Offer.Group.REST)
          .whenSeat((state, seat) -> seat.isReferee() || !state.own(seat).isEmpty())
          .permitted((state, seat, _) -> no(state.own(seat).isEmpty(), "You have no glass"))
          .meets((state, _) -> state.roster().stream().map(Guest::id).toList())
          .refusesNow(state -> no(state.quiet(), "It is late"))
          .does(Chapter::new, Chapter::toast);
      book.word(Hush.class, Rule.HOST)
          .offeredOnceWith(
              Hush::quiet,
              (state, _) ->
                  List.of(new Option<>("", state.quiet() ? "Speak up" : "Hush", !state.quiet())),
              Offer.Group.REFEREE)
          .slot(Hush::quiet, "Quiet?", yesNo())
          .does(Chapter::new, Chapter::hush);
    }

    private static Optional<Question<?>> songs(Topic topic, Guest guest) {
      return oneOf(topic, guest.songs().stream().map(song -> Option.of(song, song)).toList());
    }

    private static Optional<Refusal> no(boolean holds, String reason) {
      return holds ? Optional.of(new Refusal(Rule.HOST, reason)) : Optional.empty();
    }

    private static Optional<Refusal> refusal(Evening state, Guest by, Greet step) {
      return no(state.quiet(), "It is late")
          .or(() -> no(by.isOut(), by.name() + " is out of the house"));
    }

    private static Optional<Refusal> turnRefusal(Evening state, Brawl step) {
      return no(state.quiet(), "Not now").or(() -> InnDeeds.ALL.ownRefusal(state, step));
    }

    void takeTurn(Brawl step) {
      play.check(turnRefusal(play.state(), step));
      InnDeeds.ALL.carryOut(step, play);
    }

    void greet(Greet step) {
      play.emit(new Heard(step.by() + " to " + step.whom()), Rule.GREET);
    }

    void sing(Sing step) {
      if (play.state().quiet()) {
        throw play.refuse(Rule.SING, "Nobody sings so late");
      }
      play.emit(new Heard(step.song()), Rule.SING);
    }

    void brawl(Brawl step) {
      play.emit(new Heard("blows for " + step.targets()), Rule.BRAWL);
    }

    void yawn(Yawn step) {
      play.emit(new Heard(step.by() + " yawns"), Rule.REST);
    }

    void toast() {
      play.emit(new Heard("cheers"), Rule.REST);
    }

    void hush(Hush step) {
      play.emit(new Hushed(step.quiet()), Rule.HOST);
    }
  }

  static final class InnDeeds extends Deeds<Evening, Guest, Turn, Happening> {
    static final InnDeeds ALL = new InnDeeds();

    private InnDeeds() {
      super(
          new Inn(),
          new Refusal(Rule.HOST, "Only the host says that"),
          new Refusal(Rule.HOST, "That comes by itself"));
      Chapter.deeds(this);
    }

    @Override
    protected Evening asSeenBy(Evening state, Seat seat) {
      return state.asSeenBy(seat);
    }

    @Override
    protected Optional<Refusal> unseen(Evening state, Seat seat, Turn step, String id) {
      return state.unseen(id, seat, Rule.SEE);
    }
  }

  /// What is known of an evening and those in it.
  static final class InnFacts extends Facts<Evening, Guest, Turn> {
    private static final List<Option<Side>> SIDES =
        List.of(
            new Option<>("guests", "the guests'", Side.GUESTS),
            new Option<>("thieves", "the thieves'", Side.THIEVES));

    static final InnFacts ALL = new InnFacts();

    @Override
    public Turn setting(String fact, Object value, String reason) {
      return new Declare(fact, String.valueOf(value), reason);
    }

    private InnFacts() {
      super(Rule.HOST, name -> "the " + name, Evening::with);
      somebody.shown("side", "Whose friend somebody is", Guest::side).plain();
      somebody.number("at", "How far from the fire", -9, 200, Guest::at, Guest::withAt).inForms();
      somebody
          .number("steps", "The same in steps", 0, Guest::at, Guest::at, Guest::withAt)
          .inWords(word -> word.equals("near") ? Optional.of(1) : Optional.empty())
          .inForms(guest -> 2);
      somebody
          .truth("out", "Whether somebody is out", Guest::isOut, (g, out) -> g.withAt(out ? -1 : 0))
          .plain()
          .inForms("out of the house")
          .when(guest -> !guest.isPc());
      somebody
          .shown("songs", "What somebody sings", Guest::songs)
          .plain(guest -> guest.songs().size());
      somebody.shown(
          "best", "The song they like best", (_, guest) -> guest.songs().stream().findFirst());
      somebody
          .oneOf("secrecy", "What is known", Secrecy.values(), Guest::secrecy, Guest::known)
          .onlyTheReferee();
      somebody.oneOf("with", "On whose side", SIDES, Guest::side, Guest::on).inForms();
      somebody
          .each(
              "letters.<song>",
              "How long a song is",
              Guest::songs,
              song -> song.replace(' ', '-'),
              String::length)
          .set((_, guest, song, value) -> guest.withAt(song.length() + number(value, 0, 9)));
      game.truth("quiet", "Whether it is late", Evening::quiet, Evening::quiet).inForms("late");
      game.shown("heard", "What a seat heard", (seat, state) -> seat + " " + state.heard().size());
    }
  }

  /// The door, which the host alone keeps.
  static final class DoorDeeds extends Deeds<Evening, Guest, Turn, Happening> {
    static final DoorDeeds ALL = new DoorDeeds();

    static final List<Card> ROGUES =
        List.of(new Card("r1", "Cutpurse", ""), new Card("r2", "Footpad", ""));

    private static final List<Card> REGULARS = List.of(new Card("c1", "Dora", "a hymn"));

    @Override
    protected Evening asSeenBy(Evening state, Seat seat) {
      return state.asSeenBy(seat);
    }

    private DoorDeeds() {
      super(
          new Inn(),
          new Refusal(Rule.HOST, "Only the host says that"),
          new Refusal(Rule.HOST, "That comes by itself"));
      var hand = new RefereesHand<>(this, Rule.HOST, Rule.GREET);
      hand.create(Register.class, Rule.REST, Guest::isPc)
          .emits(step -> new Heard(step.id() + " is new"), Rule.REST);
      hand.welcome(CheckIn.class, Rule.TURN, _ -> REGULARS, (_, step) -> sung(step.sheet()))
          .emits(
              (state, step) -> new Heard(step.id() + " after " + state.roster().size()), Rule.TURN);
      hand.bringIn(SendFor.class, Rule.BRAWL, "rogues", SendFor::rogue, _ -> ROGUES)
          .slot(SendFor::count, "How many?", number(1, 3, 1))
          .refuses(
              (state, step) ->
                  hand.arrivalRefusal(state, step, Rule.BRAWL, ROGUES, step.rogue(), 3))
          .emits(step -> new Heard(step.rogue()), Rule.BRAWL);
      hand.takeAway(ShowOut.class, Rule.SEE, guest -> !guest.isPc())
          .emits(step -> new Heard(step.who()), Rule.SEE);
      hand.handOver(Entrust.class, Rule.SEE).emits(step -> new Heard(step.who()), Rule.SEE);
      hand.reveal(Unmask.class, Rule.SEE, guest -> guest.side() == Side.THIEVES)
          .emits(step -> new Heard(step.who()), Rule.SEE);
      hand.setValue(Declare.class, Rule.HOST, InnFacts.ALL, "so it is")
          .emits(step -> new Heard(step.fact() + " is " + step.value()), Rule.HOST);
    }

    private static Guest sung(Card card) {
      if (card.song().isEmpty()) {
        throw new IllegalArgumentException(card.name() + " has no song");
      }
      return new Guest(card.id(), card.name(), ADA, Side.GUESTS, Secrecy.OPEN, 0, List.of());
    }
  }

  @Override
  public Evening opening(Setup setup) {
    return new Evening(List.of(), List.of(), false);
  }

  @Override
  public void resolve(Turn step, Play<Evening, Turn, Happening> play) {
    InnDeeds.ALL.resolve(step, play);
  }

  @Override
  public Evening apply(Evening state, Happening event) {
    return switch (event) {
      case Heard e -> {
        var heard = new ArrayList<>(state.heard());
        heard.add(e.what());
        yield new Evening(state.roster(), heard, state.quiet());
      }
      case Hushed e -> new Evening(state.roster(), state.heard(), e.quiet());
    };
  }
}

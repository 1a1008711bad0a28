package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.TurnPlace;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Fight;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Once;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Spell;
import quintain.otherworlds.state.Status;

/// What a turn allows: turn points, what is done once a turn, free actions, boosts, reactions
/// (OTW-ACT-01 to 21).
public final class Turns extends Chapter {
  Turns(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.act(Ready.class, OTW_ACT_17)
        .offered("waits for a moment", ACT)
        .ifOpen()
        .when(Turns::mayActInBattle)
        .icon("timer")
        .by(Ready::by, "Who waits?")
        .slot(Ready::deed, "To do what?", Turns::readiable)
        .slot(Ready::trigger, "Until what happens?", words("somebody comes closer"))
        .meets((state, step) -> OtwDeeds.ALL.meets(state, step.deed()))
        .refuses(Turns::readyRefusal)
        .does(Turns::new, Turns::ready);
    book.errand(SpringTrigger.class, OTW_R_46)
        .offered(being -> being.name() + "'s moment has come", ACT)
        .ifOpen()
        .when((_, being) -> !being.isDead())
        .toPlayers()
        .offeredOnce("What somebody waits for happens", REFEREE)
        .ifOpen()
        .toReferee()
        .by(SpringTrigger::who, "Whose moment has come?", Turns::waiting)
        .refuses(Turns::springRefusal)
        .does(Turns::new, Turns::spring);
    book.act(Trifle.class, OTW_FREE_09)
        .offered("does a trifle", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("feather")
        .by(Trifle::by, "Who does it?")
        .slot(Trifle::what, "What?", Turns::trifles)
        .does(Turns::new, Turns::trifle);
    book.errand(EndTurn.class, OTW_R_44)
        .offered("ends the turn", ACT)
        .when(Turns::mayActInBattle)
        .icon("step-forward")
        .key("n")
        .by(EndTurn::by, "Whose turn ends?")
        .refuses(Turns::endRefusal)
        .does(Turns::new, Turns::end);
  }

  // Whether

  /// Whether somebody's deeds are offered now: those of a turn only while it is theirs.
  static boolean mayAct(OtwState state, Being being) {
    return being.isConscious() && (!state.inBattle() || state.isTurnOf(being.id()));
  }

  static boolean mayActInBattle(OtwState state, Being being) {
    return state.inBattle() && mayAct(state, being);
  }

  /// Why somebody cannot do this now, by the turn and by the deed itself.
  public static Optional<Refusal> refusal(OtwState state, Deed deed) {
    var by = state.find(deed.by());
    if (by.isEmpty()) {
      return nobodyCalled(deed.by(), OTW_ACT_01);
    }
    var unable = unable(by.get());
    if (unable.isPresent()) {
      return unable;
    }
    if (state.inBattle()) {
      var byTurn = byTurn(state, by.get(), deed);
      if (byTurn.isPresent()) {
        return byTurn;
      }
    }
    var raging = raging(by.get(), deed);
    return raging.isPresent() ? raging : OtwDeeds.ALL.ownRefusal(state, deed);
  }

  /// Why somebody can do nothing at all.
  static Optional<Refusal> unable(Being by) {
    if (!by.isConscious()) {
      return no(OTW_DOWN_01, by.name() + (by.isDead() ? " is dead" : " is unconscious"));
    }
    return by.isPetrified() ? no(OTW_MECH_30B, by.name() + " is petrified") : Optional.empty();
  }

  private static Optional<Refusal> byTurn(OtwState state, Being by, Deed deed) {
    var turn = state.theFight().turn();
    if (turn.isEmpty() || !turn.get().who().equals(by.id())) {
      return no(OTW_INIT_03, "It is not " + by.name() + "'s turn");
    }
    if (by.is(Status.Kind.HOLDING)) {
      return no(OTW_MECH_32B, by.name() + " takes no actions this turn because of poison");
    }
    var now = turn.get();
    return switch (deed) {
      case Act _ -> points(by, now, 1);
      case Limited limited ->
          now.done().contains(limited.once())
              ? no(OTW_ACT_13, by.name() + " has done that this turn")
              : points(by, now, 1);
      case Boost _ ->
          now.done().contains(Once.BOOST)
              ? no(OTW_SKL_01, by.name() + " has used a Boost this turn")
              : Optional.empty();
      case Free free ->
          now.freed().contains(free.kind())
              ? no(OTW_R_52, by.name() + " has done that freely this turn")
              : Optional.empty();
      case Motion _ -> Optional.empty();
    };
  }

  /// Whether there are turn points enough (OTW-ACT-02).
  static Optional<Refusal> points(Being by, Fight.Turn turn, int cost) {
    return turn.points() < cost
        ? no(OTW_ACT_01, by.name() + " has no turn point left")
        : Optional.empty();
  }

  /// Berserk leaves attacking and intimidating, and moving to attack (OTW-MECH-04c, OTW-R-88).
  private static Optional<Refusal> raging(Being by, Deed deed) {
    if (!by.is(Status.Kind.BERSERK)) {
      return Optional.empty();
    }
    boolean allowed =
        switch (deed) {
          case Limited limited when limited.once() == Once.ATTACK -> true;
          case Intimidate _, Move _, StandUp _, Breathe _, CastAt _ -> true;
          case CastSpell d -> Spells.strikes(by, d);
          case UseSkill d -> !d.with().isBlank();
          case Limited _, Act _, Boost _, Free _, Motion _ -> false;
        };
    return allowed
        ? Optional.empty()
        : no(OTW_MECH_04C, by.name() + " is berserk and can only attack or intimidate");
  }

  // Doing it

  /// A deed is paid for and done.
  void deed(Deed deed) {
    check(refusal(state(), deed));
    var by = being(deed.by());
    if (state().inBattle()) {
      pay(by, deed);
    }
    OtwDeeds.ALL.carryOut(deed, play);
    if (state().inBattle()) {
      play.then(new OtwStep.CheckBattle());
    }
  }

  private void pay(Being by, Deed deed) {
    switch (deed) {
      case Act _ -> {
        play.cite(OTW_ACT_02);
        spend(by, 1);
      }
      case Limited limited -> {
        spend(by, 1);
        emit(new FightEvent.DoneOnce(by.id(), limited.once()), OTW_ACT_13);
      }
      case Boost _ -> {
        play.cite(OTW_R_53);
        emit(new FightEvent.DoneOnce(by.id(), Once.BOOST), OTW_SKL_01);
      }
      case Free free -> emit(new FightEvent.DoneFreely(by.id(), free.kind()), OTW_R_52);
      case Motion _ -> {
        // the Movement Action is paid for where it begins
      }
    }
  }

  void spend(Being by, int points) {
    var turn = state().theFight().turn().orElseThrow();
    emit(new FightEvent.PointsLeft(by.id(), turn.points() - points), OTW_ACT_01);
  }

  /// Two trifles that the book lists, so that nobody need be asked.
  static final String HOOD = "puts up the hood";

  static final String STONE = "kicks a small stone";

  /// What is done in passing; each once a turn (OTW-FREE-05, OTW-FREE-06, OTW-FREE-09).
  static Optional<Question<?>> trifles(Blank<OtwState> blank, Topic topic) {
    return named(topic, TRIFLES);
  }

  private static final List<String> TRIFLES =
      List.of(HOOD, STONE, "shuts a lid", "points at something", "says a few words");

  /// Any other trifle is free if the World Master thinks so (OTW-FREE-09).
  void trifle(OtwStep.Trifle step) {
    var what = step.what().isBlank() ? "does something small" : step.what();
    var listed =
        switch (what) {
          case HOOD -> OTW_FREE_05;
          case STONE -> OTW_FREE_06;
          default -> OTW_FREE_09;
        };
    boolean free = listed != OTW_FREE_09 || wm(Prompts.TRIFLE, true, step.by(), what);
    emit(new OtwEvent.Told(step.by(), free ? what : what + ": not in passing"), listed);
  }

  // The end of a turn

  static Optional<Refusal> endRefusal(OtwState state, OtwStep.EndTurn step) {
    return state.isTurnOf(step.by())
        ? Optional.empty()
        : no(OTW_INIT_03, "It is not " + state.nameOf(step.by()) + "'s turn");
  }

  void end(OtwStep.EndTurn step) {
    play.cite(OTW_R_44);
    play.then(new OtwStep.FinishTurn(step.by()));
  }

  // Reactions

  /// Whether somebody can use their Reaction now: on others' turns, once a round (OTW-ACT-21,
  /// OTW-SKL-04).
  static boolean canReact(OtwState state, Being being) {
    return reactionRefusal(state, being).isEmpty();
  }

  static Optional<Refusal> reactionRefusal(OtwState state, Being being) {
    var unable = unable(being);
    if (unable.isPresent() || state.fight().isEmpty()) {
      return unable;
    }
    if (state.isTurnOf(being.id())) {
      return no(OTW_ACT_21, "Reactions are for the turns of others");
    }
    if (being.is(Status.Kind.HOLDING)) {
      return no(OTW_MECH_32B, being.name() + " takes no Reaction because of poison");
    }
    return state.theFight().hasReacted(being.id())
        ? no(OTW_SKL_04, being.name() + " has reacted this round")
        : Optional.empty();
  }

  void react(String who) {
    if (state().inBattle()) {
      play.cite(OTW_R_54);
      emit(new FightEvent.Reacted(who), OTW_SKL_04);
    }
  }

  // Readying

  static Optional<Refusal> readyRefusal(OtwState state, OtwStep.Ready step) {
    if (!state.inBattle()) {
      return no(OTW_ACT_17, "Nothing is readied outside a battle");
    }
    if (!step.deed().by().equals(step.by())) {
      return no(OTW_ACT_17, "One readies one's own attack");
    }
    return readies(step.deed())
        ? Optional.empty()
        : no(OTW_ACT_17, "Only an attack or an Action Skill is readied");
  }

  private static boolean readies(Deed deed) {
    return deed instanceof Limited limited
        && (limited.once() == Once.ATTACK || limited.once() == Once.ACTION_SKILL);
  }

  /// Attacks that could be readied: with each weapon and each attacking spell, on each enemy.
  static Optional<Question<?>> readiable(Blank<OtwState> blank, Topic topic, Being by) {
    var options = new ArrayList<Option<Deed>>();
    for (Being target : blank.state().roster()) {
      if (!target.isFoeOf(by) || !blank.state().maySee(target, blank.seat())) {
        continue;
      }
      for (Item item : Arms.strikers(by)) {
        readiable(
            blank,
            options,
            "attack %s with %s".formatted(target.id(), item.key()),
            Attacks.plain(by, List.of(item.key()), target, 0));
      }
      for (Spell spell : by.life().spells()) {
        readiable(
            blank,
            options,
            "cast %s on %s".formatted(spell.name(), target.id()),
            new CastSpell(by.id(), spell.name(), target.id()));
      }
    }
    return oneOf(topic, options);
  }

  private static void readiable(
      Blank<OtwState> blank, List<Option<Deed>> options, String key, Deed deed) {
    if (OtwDeeds.ALL.ownRefusal(blank.state(), deed).isEmpty()) {
      options.add(new Option<>(key, key, deed));
    }
  }

  /// What it waits for is said in a line; nothing said is whatever moment suits (OTW-R-46).
  void ready(OtwStep.Ready step) {
    var trigger = step.trigger().isBlank() ? "the right moment" : step.trigger();
    emit(new FightEvent.Readied(new Fight.Ready(step.by(), step.deed(), trigger)), OTW_ACT_17);
  }

  static Optional<Refusal> springRefusal(OtwState state, OtwStep.SpringTrigger step) {
    if (readied(state, step.who()).isEmpty()) {
      return no(OTW_R_46, state.nameOf(step.who()) + " has nothing readied");
    }
    return reactionRefusal(state, state.being(step.who()));
  }

  private static Optional<Fight.Ready> readied(OtwState state, String who) {
    return state.fight().stream()
        .flatMap(fight -> fight.readied().stream())
        .filter(ready -> ready.who().equals(who))
        .findFirst();
  }

  /// Those who wait, each for whoever speaks for them and all for the World Master.
  static Optional<Question<?>> waiting(Blank<OtwState> blank, Topic topic) {
    var state = blank.state();
    return oneOf(
        topic,
        seen(
            blank,
            being ->
                readied(state, being.id()).isPresent()
                    && (blank.seat().isReferee() || state.speaksFor(blank.seat(), being))));
  }

  /// The trigger happens: the Reaction releases what was readied (OTW-R-46).
  void spring(OtwStep.SpringTrigger step) {
    var by = being(step.who());
    if (!player(by, Prompts.RELEASE, true, by.id())) {
      return;
    }
    var ready = readied(state(), by.id()).orElseThrow();
    emit(new FightEvent.Released(by.id()), OTW_R_46);
    play.then(new OtwStep.Release(ready));
    play.then(new OtwStep.CheckBattle());
  }

  /// What somebody readied is lost as their next turn begins, though they lie there (OTW-R-46).
  void forget(String who) {
    if (readied(state(), who).isPresent()) {
      emit(new FightEvent.Released(who), OTW_R_46);
    }
  }

  /// What has become impossible since is lost, but the Reaction that would have released it is not.
  void release(OtwStep.Release step) {
    var deed = new FurtherAttacks(play).aimedAnew(step.ready().deed());
    var barred = raging(being(deed.by()), deed).or(() -> OtwDeeds.ALL.ownRefusal(state(), deed));
    if (barred.isPresent()) {
      emit(new OtwEvent.Told(deed.by(), "is too late: " + barred.get().reason()), OTW_R_46);
    } else {
      react(deed.by());
      OtwDeeds.ALL.carryOut(deed, play);
    }
  }

  // The order, for all to see

  /// Everybody's place in the order, as far as a seat sees them.
  static List<TurnPlace> places(OtwState state, Fight fight, Seat seat) {
    var order = Lists.each(fight.order(), Fight.Place::who);
    int now = fight.turn().map(turn -> order.indexOf(turn.who())).orElse(-1);
    var places = new ArrayList<TurnPlace>();
    for (int i = 0; i < order.size(); i++) {
      var who = order.get(i);
      if (state.find(who).filter(being -> state.maySee(being, seat)).isPresent()) {
        places.add(
            new TurnPlace(
                who, places.size() + 1, i < now, i == now ? left(state, fight, seat) : List.of()));
      }
    }
    return List.copyOf(places);
  }

  private static List<String> left(OtwState state, Fight fight, Seat seat) {
    var turn = fight.turn().orElseThrow();
    if (!state.maySeeFigures(turn.who(), seat)) {
      return List.of();
    }
    var left = new ArrayList<String>();
    left.add(Phrases.counted(turn.points(), "turn point"));
    if (turn.steps() > 0) {
      left.add(Phrases.counted(turn.steps(), "space") + " to move");
    }
    return List.copyOf(left);
  }
}

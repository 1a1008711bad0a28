package quintain.larder;

import static quintain.kernel.Offer.Group.ACT;
import static quintain.kernel.craft.PeopleSlots.entries;
import static quintain.kernel.craft.PeopleSlots.foesFirst;
import static quintain.larder.Ldr.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Band;
import quintain.kernel.dice.Dice;
import quintain.larder.LarderStep.*;

/// Daring, stealing, scaring, and the noise of it.
record Daring(Play<Night, LarderStep, LarderEvent> play) {
  static final Topic RISK =
      new Topic("risk", LDR_DARE_02, Topic.REFEREE, "How great is the risk for {0}?");
  static final Topic SLIP =
      new Topic("slip", LDR_SLIP_01, Topic.PLAYER, "Does {0} drop a crumb and slip away?");

  private static final int MOST_RISK = 3;
  private static final List<Question.NumberFrom.Mark> RISKS =
      List.of(
          new Question.NumberFrom.Mark(0, "None", "nothing is in the way"),
          new Question.NumberFrom.Mark(2, "Great", "a mouse would think twice"));

  private static final int NOISE = 0;
  private static final int LUCK = 1;
  private static final List<Band> BANDS = List.of(new Band("noise", 1, 1), new Band("luck", 5, 6));

  static void deeds(LarderDeeds book) {
    book.deed(Steal.class, LDR_STEAL_01)
        .offered("steals a treat", ACT)
        .when((_, critter) -> critter.isPc())
        .icon("cookie")
        .key("s")
        .by(Steal::by, "Who steals?")
        .slot(Steal::treat, "Which treat?", entries(night -> night.shelf().treats()))
        .refuses(Daring::refusal)
        .does(Daring::new, Daring::steal);
    book.deed(Scare.class, LDR_SCARE_01)
        .offered("scares somebody", ACT)
        .icon("ghost")
        .key("b")
        .by(Scare::by, "Who scares?")
        .at(Scare::target, "Whom?", foesFirst())
        .hostile()
        .refuses(Daring::refusal)
        .does(Daring::new, Daring::scare);
  }

  // Why not

  private static Optional<Refusal> refusal(Night night, Steal step) {
    if (night.shelf().treat(step.treat()).isEmpty()) {
      return LarderDeeds.no(LDR_TREAT_01, "The larder has no " + step.treat());
    }
    return idle(night, step.by(), LDR_STEAL_01)
        .or(
            () ->
                night.being(step.by()).isPc()
                    ? Optional.empty()
                    : LarderDeeds.no(LDR_PROWL_01, "Only mice steal"));
  }

  private static Optional<Refusal> refusal(Night night, Scare step) {
    if (step.by().equals(step.target())) {
      return LarderDeeds.no(LDR_SCARE_01, "Nobody scares themselves");
    }
    return idle(night, step.by(), LDR_SCARE_01).or(() -> idle(night, step.target(), LDR_SCARE_01));
  }

  /// That the night is over, or somebody is out of it.
  static Optional<Refusal> idle(Night night, String who, Clause why) {
    if (night.find(who).isEmpty()) {
      return LarderDeeds.no(why, "Nobody here is called " + who);
    }
    if (night.hour() != Night.Hour.QUIET) {
      return LarderDeeds.no(LDR_NIGHT_01, "This night is over");
    }
    return night.being(who).isOut()
        ? LarderDeeds.no(LDR_BOLT_01, night.nameOf(who) + " has bolted")
        : Optional.empty();
  }

  // Daring

  /// What the dice brought (LDR-DARE-01).
  private record Dared(int luck, int noise) {}

  private Dared dare(Critter by, int score, int usualRisk) {
    int risk =
        play.ask(
            Seat.REFEREE,
            new Question.NumberFrom(RISK, List.of(by.id()), 0, MOST_RISK, usualRisk, RISKS));
    int dice = Math.max(1, score - risk);
    var rolled = play.roll(by, Dice.bands(dice, 6, BANDS), LDR_DARE_01);
    int luck = Math.max(0, play.judge(LDR_DARE_03, rolled.in(LUCK)));
    play.measure(by, "luck", luck);
    play.measure(by, "noise", rolled.in(NOISE));
    return new Dared(luck, rolled.in(NOISE));
  }

  /// Each luck is a crumb, up to what the treat has.
  void steal(Steal step) {
    var treat = play.state().shelf().treat(step.treat()).orElseThrow();
    var mouse = play.state().being(step.by());
    play.cite(LDR_TREAT_01);
    var dared = dare(mouse, mouse.sly(), treat.risk());
    int crumbs = Math.min(dared.luck(), treat.crumbs());
    play.emit(new LarderEvent.Stole(mouse.id(), treat.name(), crumbs), LDR_STEAL_01);
    clatter(mouse.id(), dared.noise(), LDR_NOISE_01);
    if (play.state().hour() == Night.Hour.QUIET
        && play.state().carried() >= play.state().scene().haul()) {
      play.emit(new LarderEvent.Ended(Night.Hour.HOME), LDR_HOME_01);
    }
  }

  /// Each luck takes a point of Nerve, unless a crumb is dropped.
  void scare(Scare step) {
    var by = play.state().being(step.by());
    var dared = dare(by, by.bold(), 0);
    var target = play.state().being(step.target());
    int nerve = Math.min(averted(target, dared.luck()), target.nerve());
    play.emit(new LarderEvent.Scared(by.id(), target.id(), nerve), LDR_SCARE_01);
    if (play.state().being(target.id()).isOut()) {
      play.emit(new LarderEvent.Bolted(target.id()), LDR_BOLT_01);
    }
    clatter(by.id(), dared.noise(), LDR_NOISE_01);
  }

  /// What is left of a scare once a crumb is dropped, or not (LDR-SLIP-01).
  private int averted(Critter target, int scare) {
    if (scare == 0
        || target.crumbs() == 0
        || !play.ask(target.seat(), new Question.YesNo(SLIP, List.of(target.id()), false))) {
      return scare;
    }
    play.emit(new LarderEvent.Slipped(target.id()), LDR_SLIP_01);
    play.cite(LDR_R_01);
    return switch (play.state().house().crumbAverts()) {
      case ALL -> 0;
      case POINT -> scare - 1;
    };
  }

  /// Noise adds up until the house wakes (LDR-NOISE-01).
  void clatter(String by, int noise, Clause why) {
    if (noise > 0) {
      play.emit(new LarderEvent.Clattered(by, noise), why);
      if (play.state().noise() == Night.WAKING) {
        play.emit(new LarderEvent.Ended(Night.Hour.AWAKE), LDR_NOISE_01);
      }
    }
  }
}

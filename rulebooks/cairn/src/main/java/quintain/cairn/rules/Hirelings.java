package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Background;
import quintain.cairn.state.Being;
import quintain.cairn.state.Block;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Damage;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Item;
import quintain.cairn.state.Outfit;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Tag;
import quintain.cairn.state.Who;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.dice.Dice;
import quintain.kernel.forms.Blank;

/// Hirelings: making, paying, keeping them.
final class Hirelings extends Chapter {
  private static final String BY_THE_DAY = "by-day";
  private static final String SHARE = "share";
  private static final String USUAL_WEAPON = "Cudgel";

  Hirelings(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.deed(HireHelp.class, CRN_HIRE_01)
        .offered("takes on a hireling", ADVANCE)
        .ifOpen()
        .when(Wealth::mayTrade)
        .toPlayers()
        .by(HireHelp::employer, "Who hires?")
        .slot(HireHelp::id, "Under which name?", freshId("hireling"))
        .refuses(Hirelings::refusal)
        .does(Hirelings::new, Hirelings::hire);
    book.deed(PayHireling.class, CRN_HIRE_06)
        .offered("pays a hireling", GEAR)
        .ifOpen()
        .when(Wealth::mayTrade)
        .toPlayers()
        .by(PayHireling::employer, "Who pays?")
        .slot(PayHireling::hireling, "Whom?", those((Being being) -> being.hire().isPresent()))
        .slot(PayHireling::copper, "How much copper?", Hirelings::copper)
        .refuses(Hirelings::refusal)
        .does(Hirelings::new, Hirelings::pay);
  }

  /// What is owed, or as much of it as one purse holds and the other has room for.
  private static Optional<Question<?>> copper(
      Blank<CairnState> blank, Topic topic, Being employer) {
    var hireling = blank.filled("hireling", String.class).flatMap(blank.state()::find);
    int purse =
        Math.min(
            employer.pack().coins(), hireling.map(being -> roomForCoins(being.pack())).orElse(0));
    int owed = hireling.flatMap(Being::hire).map(Being.Hire::owed).orElse(0);
    return purse < 1
        ? Optional.empty()
        : Optional.of(
            new Question.NumberFrom(topic, List.of(), 1, purse, Math.clamp(owed, 1, purse)));
  }

  /// How much copper fits before coins would fill a slot too many (CRN-INV-08).
  private static int roomForCoins(Pack pack) {
    int slots = Math.max(0, pack.free()) + pack.coins() / 10_000;
    return (slots + 1) * 10_000 - 1 - pack.coins();
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.HireHelp step) {
    var employer = state.find(step.employer());
    if (employer.isEmpty()) {
      return nobodyCalled(step.employer(), CRN_HIRE_01);
    }
    if (!employer.get().isPc()) {
      return barred(CRN_HIRE_01, employer.get().name() + " is no player character");
    }
    if (state.inRounds()) {
      return barred(CRN_HIRE_01, "Nobody is hired while rounds are running");
    }
    var unable = Rounds.incapacity(employer.get());
    if (unable.isPresent()) {
      return unable;
    }
    return state.nameRefusal(step.id(), employer.get().seat(), CRN_CRE_01);
  }

  /// Abilities, HP, a simple weapon, then background, name, traits and age by the creation tables,
  /// and pay last (CRN-HIRE-02 to 06). Of the background they have the knowledge, not the goods.
  void hire(CairnStep.HireHelp step) {
    var employer = being(step.employer());
    var newcomer = new Creation.Newcomer(state().freeId(step.id()), employer.seat());
    var creation = new Creation(play);
    var scores = creation.scores(newcomer, CRN_HIRE_02);
    int hp = play.roll(newcomer, Dice.D6, CRN_HIRE_03);
    var pack = Pack.of(weapon(newcomer).stream().toList(), 0);
    var person = creation.person(newcomer, creation.background(newcomer).map(Background::name));
    play.cite(CRN_HIRE_05);
    play.cite(CRN_REF_01);
    var hire = terms(employer, newcomer);
    var who =
        new Who(
            newcomer.id(),
            person.name(),
            employer.seat(),
            Who.Kind.HIRELING,
            employer.side(),
            Secrecy.OPEN,
            person.persona());
    emit(
        new CairnEvent.Joined(
            Creation.being(who, scores, hp, Block.NONE, pack, employer.at(), Optional.of(hire))),
        CRN_HIRE_01);
  }

  /// A simple weapon dealing d6 (CRN-HIRE-04): the employer's choice, a cudgel on automatic.
  private Optional<Item> weapon(Creation.Newcomer newcomer) {
    var options = new ArrayList<Option<String>>();
    var byDefault = "";
    for (Gear gear : state().shelf().gear()) {
      if (isSimple(gear)) {
        options.add(Option.of(Outfit.of(gear).key(), gear.name()));
        if (byDefault.isEmpty() || gear.name().equals(USUAL_WEAPON)) {
          byDefault = Outfit.of(gear).key();
        }
      }
    }
    if (options.isEmpty()) {
      return Optional.empty();
    }
    var chosen =
        play.ask(
            newcomer.seat(),
            new Question.OneOf<>(
                Prompts.SIMPLE_WEAPON, List.of(newcomer.id()), options, byDefault));
    return state().shelf().gear(chosen).map(gear -> Outfit.of(gear).to(Item.Where.HELD));
  }

  /// One hand, d6, nothing special.
  private static boolean isSimple(Gear gear) {
    return gear.damage().equals(Optional.of(Damage.d(6)))
        && gear.hands() == 1
        && gear.uses() == 0
        && !gear.is(Tag.BLAST)
        && !gear.is(Tag.RANGED)
        && !gear.is(Tag.UNDEAD_ONLY);
  }

  /// 1 to 3 gp a day, or a share of the treasure (CRN-HIRE-06); an undecided wage is rolled
  /// (CRN-R-58).
  private Being.Hire terms(Being employer, Creation.Newcomer newcomer) {
    var options =
        List.of(
            Option.of(BY_THE_DAY, "by the day, the wage rolled"),
            Option.of("1", "1 gp a day"),
            Option.of("2", "2 gp a day"),
            Option.of("3", "3 gp a day"),
            Option.of(SHARE, "a share of the treasure"));
    var answer =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.PAY, List.of(newcomer.id()), options, BY_THE_DAY));
    int gold =
        switch (answer) {
          case SHARE -> 0;
          case BY_THE_DAY -> (play.roll(newcomer, Dice.D6, CRN_R_58) + 1) / 2;
          default -> Integer.parseInt(answer);
        };
    return new Being.Hire(employer.id(), gold * Wealth.GOLD, answer.equals(SHARE), 0);
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.PayHireling step) {
    var employer = state.find(step.employer());
    var hireling = state.find(step.hireling());
    if (employer.isEmpty()) {
      return nobodyCalled(step.employer(), CRN_HIRE_06);
    }
    if (hireling.isEmpty()) {
      return nobodyCalled(step.hireling(), CRN_HIRE_06);
    }
    if (hireling.get().hire().isEmpty() || hireling.get().isDead()) {
      return barred(CRN_HIRE_06, hireling.get().name() + " works for nobody");
    }
    if (employer.get().isDead()) {
      return barred(CRN_R_67, employer.get().name() + " is dead and pays nobody");
    }
    if (step.employer().equals(step.hireling())) {
      return barred(CRN_HIRE_06, "Nobody pays their own wages");
    }
    if (state.inRounds()) {
      return barred(CRN_R_63, "Nobody counts out wages while rounds are running");
    }
    if (step.copper() < 1) {
      return barred(CRN_HIRE_06, "Pay is at least 1 cp");
    }
    if (employer.get().pack().coins() < step.copper()) {
      return barred(
          CRN_WLTH_01,
          employer.get().name() + " has only " + Wealth.told(employer.get().pack().coins()));
    }
    var pack = hireling.get().pack();
    return Inventory.room(hireling.get(), pack.usedWithCoins(pack.coins() + step.copper()));
  }

  /// Pays what is owed, or ahead. Anybody may pay for the employer.
  void pay(CairnStep.PayHireling step) {
    takeOn(being(step.employer()), step.hireling());
    emit(
        new CairnEvent.CoinsChanged(
            step.employer(), -step.copper(), "wages of " + being(step.hireling()).name()),
        CRN_HIRE_06);
    emit(new CairnEvent.CoinsChanged(step.hireling(), step.copper(), "wages"), CRN_HIRE_06);
    var hire = being(step.hireling()).hire();
    if (hire.isPresent() && !hire.get().share()) {
      owe(step.hireling(), hire.get(), -step.copper());
    }
    new Inventory(play).bear(step.hireling());
  }

  /// Whoever has lost their employer works for the next character who pays them (CRN-R-67).
  private void takeOn(Being payer, String hireling) {
    var hire = being(hireling).hire();
    if (hire.isPresent() && payer.isPc() && !hasEmployer(hire.get())) {
      var terms = hire.get();
      emit(
          new CairnEvent.HireChanged(
              hireling,
              Optional.of(new Being.Hire(payer.id(), terms.wage(), terms.share(), terms.owed()))),
          CRN_R_67);
    }
  }

  /// The dead employ nobody.
  private boolean hasEmployer(Being.Hire hire) {
    return state().find(hire.employer()).filter(being -> !being.isDead()).isPresent();
  }

  private void owe(String who, Being.Hire hire, int more) {
    emit(
        new CairnEvent.HireChanged(
            who,
            Optional.of(
                new Being.Hire(hire.employer(), hire.wage(), hire.share(), hire.owed() + more))),
        CRN_HIRE_06);
  }

  static boolean anybodyHired(CairnState state) {
    var roster = state.roster();
    for (int i = 0; i < roster.size(); i++) {
      if (works(roster.get(i))) {
        return true;
      }
    }
    return false;
  }

  /// Whoever serves the other side works for nobody of this one (CRN-R-67).
  private static boolean works(Being being) {
    return being.hire().isPresent() && !being.isDead() && being.side() == Who.Side.PARTY;
  }

  /// A day's wage is owed by an employer who lives (CRN-R-67); whoever is owed any may leave
  /// (CRN-R-49).
  void dayIsOver() {
    for (Being hireling : state().roster()) {
      var hire = hireling.hire();
      if (hire.isPresent() && works(hireling)) {
        int wage = hasEmployer(hire.get()) ? hire.get().wage() : 0;
        if (wage > 0) {
          owe(hireling.id(), hire.get(), wage);
        }
        boolean unpaid = hire.get().owed() + wage > 0;
        if (unpaid && warden(Prompts.LEAVES, false, hireling.id())) {
          emit(new CairnEvent.Left(hireling.id()), CRN_R_49);
        }
      }
    }
  }
}

package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.kernel.Actor;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.dice.Dice;
import quintain.terraodd.state.Odd;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;

/// Reactions, and the fortune die.
final class Reactions extends Chapter {
  private static final String ROLL = "roll";

  /// How somebody takes to the party.
  private enum Reaction {
    HOSTILE(ODD_REAC_02),
    WARY(ODD_REAC_03),
    CURIOUS(ODD_REAC_04),
    KIND(ODD_REAC_05),
    HELPFUL(ODD_REAC_06);

    final Odd clause;

    Reaction(Odd clause) {
      this.clause = clause;
    }

    static Reaction of(int total) {
      return switch (total) {
        case 2 -> HOSTILE;
        case 3, 4, 5 -> WARY;
        case 6, 7, 8 -> CURIOUS;
        case 9, 10, 11 -> KIND;
        default -> HELPFUL;
      };
    }

    String told() {
      return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
  }

  /// The GM with a die in hand.
  private record TheGm(String id, Seat seat) implements Actor {}

  Reactions(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.word(React.class, ODD_REAC_01)
        .offeredOnce("How somebody reacts", REFEREE)
        .ifOpen()
        .icon("message-circle")
        .about(React::who, "Whose reaction?", those(being -> !being.isPc()))
        .refuses(Reactions::refusal)
        .does(Reactions::new, Reactions::react);
    book.word(RollFortune.class, ODD_FORT_01)
        .offeredOnce("Roll the fortune die", REFEREE)
        .ifOpen()
        .icon("dice-5")
        .slot(
            RollFortune::question,
            "What shall chance decide?",
            words("Does fortune favour the party?"))
        .does(Reactions::new, Reactions::rollFortune);
  }

  static Optional<Refusal> refusal(OddState state, OddStep.React step) {
    return state.find(step.who()).isEmpty()
        ? nobodyCalled(step.who(), ODD_REAC_01)
        : Optional.empty();
  }

  /// The GM rolls 2d6 on the table, or says what is plain to see (ODD-REAC-01).
  void react(OddStep.React step) {
    var stranger = being(step.who());
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(ROLL, "roll 2d6"));
    for (Reaction reaction : Reaction.values()) {
      options.add(Option.of(reaction.name().toLowerCase(Locale.ROOT), reaction.told()));
    }
    var answer =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.REACTION, List.of(stranger.id()), options, ROLL));
    if (answer.equals(ROLL)) {
      int total = roll(stranger, Dice.sum(2, Dice.D6), ODD_REAC_01);
      var reaction = Reaction.of(total);
      play.measure(stranger, "reaction", reaction.told());
      emit(new OddEvent.Reacted(stranger.id(), reaction.told(), total), reaction.clause);
    } else {
      var chosen = Reaction.valueOf(answer.toUpperCase(Locale.ROOT));
      emit(new OddEvent.Reacted(stranger.id(), chosen.told(), 0), ODD_REAC_01);
    }
  }

  /// The GM sets the chances first; on automatic 4 or more favours the party (ODD-FORT-01,
  /// ODD-R-36).
  void rollFortune(OddStep.RollFortune step) {
    var options = new ArrayList<Option<Integer>>();
    for (int face = 1; face <= 6; face++) {
      options.add(new Option<>("" + face, "" + face, face));
    }
    play.cite(ODD_R_36);
    var faces =
        play.ask(
            Seat.REFEREE,
            new Question.SomeOf<>(Prompts.WHICH_FACES, List.of(), options, 1, 5, List.of(4, 5, 6)));
    int face = play.roll(new TheGm("gm", Seat.REFEREE), Dice.D6, ODD_FORT_01);
    boolean comesTrue = faces.contains(face);
    play.measure("fortune.favours", comesTrue);
    emit(new OddEvent.FortuneAnswered(step.question(), face, comesTrue), ODD_FORT_01);
  }
}

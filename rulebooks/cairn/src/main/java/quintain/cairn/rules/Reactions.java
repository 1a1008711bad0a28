package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Crn;
import quintain.kernel.Actor;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.dice.Dice;

/// Reactions, and the die of fate.
final class Reactions extends Chapter {
  private static final String ROLL = "roll";

  /// How strangers take to the party.
  private enum Reaction {
    HOSTILE(CRN_REAC_02),
    WARY(CRN_REAC_03),
    CURIOUS(CRN_REAC_04),
    KIND(CRN_REAC_05),
    HELPFUL(CRN_REAC_06);

    final Crn clause;

    Reaction(Crn clause) {
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

  /// The Warden with a die in hand.
  private record TheWarden(String id, Seat seat) implements Actor {}

  Reactions(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.word(React.class, CRN_REAC_01)
        .offeredOnce("How strangers react", REFEREE)
        .ifOpen()
        .icon("message-circle")
        .about(React::who, "Whose reaction?", those(Being::isNpc))
        .refuses(Reactions::refusal)
        .does(Reactions::new, Reactions::react);
    book.word(AskFate.class, CRN_FATE_01)
        .offeredOnce("Ask the die of fate", REFEREE)
        .ifOpen()
        .icon("dice-5")
        .slot(AskFate::question, "What shall chance decide?", words("Does luck favour the party?"))
        .does(Reactions::new, Reactions::askFate);
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.React step) {
    return state.find(step.who()).isEmpty()
        ? nobodyCalled(step.who(), CRN_REAC_01)
        : Optional.empty();
  }

  /// The Warden rolls 2d6 on the table, or says what is plain to see (CRN-REAC-01).
  void react(CairnStep.React step) {
    var stranger = being(step.who());
    var options =
        List.of(
            Option.of(ROLL, "roll 2d6"),
            Option.of("hostile", "hostile"),
            Option.of("wary", "wary"),
            Option.of("curious", "curious"),
            Option.of("kind", "kind"),
            Option.of("helpful", "helpful"));
    var answer =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.REACTION, List.of(stranger.id()), options, ROLL));
    if (answer.equals(ROLL)) {
      int total = roll(stranger, Dice.sum(2, Dice.D6), CRN_REAC_01);
      var reaction = Reaction.of(total);
      emit(new CairnEvent.Reacted(stranger.id(), reaction.told(), total), reaction.clause);
    } else {
      var chosen = Reaction.valueOf(answer.toUpperCase(Locale.ROOT));
      emit(new CairnEvent.Reacted(stranger.id(), chosen.told(), 0), CRN_REAC_01);
    }
  }

  /// 4 or more is good for the party (CRN-FATE-01).
  void askFate(CairnStep.AskFate step) {
    int face = play.roll(new TheWarden("warden", Seat.REFEREE), Dice.D6, CRN_FATE_01);
    play.measure("fate.favours", face >= 4);
    emit(new CairnEvent.FateAnswered(step.question(), face, face >= 4), CRN_FATE_01);
  }
}

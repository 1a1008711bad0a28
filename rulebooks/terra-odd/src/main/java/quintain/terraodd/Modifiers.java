package quintain.terraodd;

import static quintain.terraodd.Odd.*;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;

/// Roll modifiers: Impaired and Enhanced.
final class Modifiers extends Chapter {
  /// What speaks for and against a roll.
  ///
  /// @param forced Enhanced by a rule, whatever the GM says of the circumstances
  record Sources(boolean impaired, boolean enhanced, boolean hampered, boolean forced) {
    /// What tags, Advancements and Conditions say; the GM may say otherwise.
    static Sources of(boolean impaired, boolean enhanced) {
      return new Sources(impaired, enhanced, false, false);
    }

    /// Impaired by a rule, whatever the circumstances.
    Sources hamperedBy(boolean rule) {
      return new Sources(impaired, enhanced, hampered || rule, forced);
    }

    /// Enhanced by a rule, whatever the circumstances.
    Sources forcedBy(boolean rule) {
      return new Sources(impaired, enhanced, hampered, forced || rule);
    }
  }

  private enum Circumstance {
    PLAIN,
    IMPAIRED,
    ENHANCED,
    BOTH;

    boolean impairs() {
      return this == IMPAIRED || this == BOTH;
    }

    boolean enhances() {
      return this == ENHANCED || this == BOTH;
    }

    static Circumstance of(boolean impaired, boolean enhanced) {
      return impaired ? (enhanced ? BOTH : IMPAIRED) : enhanced ? ENHANCED : PLAIN;
    }
  }

  private static final List<Option<Circumstance>> CIRCUMSTANCES = circumstances();

  Modifiers(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  private static List<Option<Circumstance>> circumstances() {
    var options = new ArrayList<Option<Circumstance>>();
    for (Circumstance circumstance : Circumstance.values()) {
      options.add(Option.of(circumstance));
    }
    return List.copyOf(options);
  }

  /// The GM says what circumstances do; tags, Advancements and Conditions propose (ODD-MODR-01).
  Sources circumstances(Being roller, Sources proposed) {
    var said =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(
                Prompts.MODIFIER,
                List.of(roller.id()),
                CIRCUMSTANCES,
                Circumstance.of(proposed.impaired(), proposed.enhanced())));
    return new Sources(said.impairs(), said.enhances(), proposed.hampered(), proposed.forced());
  }

  /// Enhanced never stacks; together with Impaired it is one plain roll, unless the house says
  /// otherwise (ODD-R-10).
  Mod together(Being roller, Sources sources) {
    boolean impaired = sources.impaired() || sources.hampered();
    boolean enhanced = sources.enhanced() || sources.forced();
    if (impaired && enhanced) {
      play.cite(ODD_R_10);
      return switch (house().bothMods()) {
        case CANCEL -> Mod.PLAIN;
        case IMPAIRED -> Mod.IMPAIRED;
        case GM -> asked(roller);
      };
    }
    if (impaired) {
      play.cite(ODD_MODR_02);
      return Mod.IMPAIRED;
    }
    if (enhanced) {
      play.cite(ODD_MODR_03);
      return Mod.ENHANCED;
    }
    return Mod.PLAIN;
  }

  private Mod asked(Being roller) {
    return play.ask(
        Seat.REFEREE,
        new Question.OneOf<>(
            Prompts.BOTH_MODIFIERS,
            List.of(roller.id()),
            List.of(
                new Option<>("cancel", "they cancel out", Mod.PLAIN),
                new Option<>("impaired", "Impaired", Mod.IMPAIRED)),
            Mod.PLAIN));
  }
}

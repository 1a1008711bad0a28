package quintain.terraodd.rules;

import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Mod;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;

/// Roll modifiers: Impaired and Enhanced.
final class Modifiers extends Chapter {
  /// What speaks for and against a roll, in words; empty where nothing does.
  ///
  /// @param impaired what tags, Advancements and Conditions say; the GM may say otherwise
  /// @param enhanced the same for the better
  /// @param hampered Impaired by a rule, whatever the GM says of the circumstances
  /// @param forced Enhanced by a rule, whatever the GM says
  record Sources(String impaired, String enhanced, String hampered, String forced) {
    static final Sources NONE = new Sources("", "", "", "");

    Sources impairedBy(boolean holds, String what) {
      return holds ? new Sources(and(impaired, what), enhanced, hampered, forced) : this;
    }

    Sources enhancedBy(boolean holds, String what) {
      return holds ? new Sources(impaired, and(enhanced, what), hampered, forced) : this;
    }

    Sources hamperedBy(boolean holds, String what) {
      return holds ? new Sources(impaired, enhanced, and(hampered, what), forced) : this;
    }

    Sources forcedBy(boolean holds, String what) {
      return holds ? new Sources(impaired, enhanced, hampered, and(forced, what)) : this;
    }

    private static String and(String one, String other) {
      return one.isEmpty() || other.isEmpty() ? one + other : one + ", " + other;
    }

    boolean impairs() {
      return !impaired.isEmpty() || !hampered.isEmpty();
    }

    boolean enhances() {
      return !enhanced.isEmpty() || !forced.isEmpty();
    }

    /// Why a roll is made twice, or why it is not although something speaks for it.
    String told() {
      var worse = impairs() ? "Impaired: " + and(hampered, impaired) : "";
      var better = enhances() ? "Enhanced: " + and(forced, enhanced) : "";
      return worse.isEmpty() || better.isEmpty() ? worse + better : worse + "; " + better;
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

  /// What the GM's word is called where nothing else speaks for it.
  private static final String BY_WORD = "circumstances";

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
                Circumstance.of(!proposed.impaired().isEmpty(), !proposed.enhanced().isEmpty())));
    return new Sources(
        said.impairs() ? inWords(proposed.impaired()) : "",
        said.enhances() ? inWords(proposed.enhanced()) : "",
        proposed.hampered(),
        proposed.forced());
  }

  private static String inWords(String proposed) {
    return proposed.isEmpty() ? BY_WORD : proposed;
  }

  /// Enhanced never stacks; together with Impaired it is one plain roll, unless the house says
  /// otherwise (ODD-R-10).
  Mod together(Being roller, Sources sources) {
    boolean impaired = sources.impairs();
    boolean enhanced = sources.enhances();
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

package quintain.larder;

import static quintain.larder.Ldr.LDR_HOUSE_01;

import quintain.kernel.craft.Facts;

/// Facts by name, and how the House sets them.
final class LarderFacts extends Facts<Night, Critter, LarderStep> {
  private static final int MOST_CRUMBS = 20;

  static final LarderFacts ALL = new LarderFacts();

  private LarderFacts() {
    super(LDR_HOUSE_01, name -> name, (night, critter) -> night.with(critter.id(), _ -> critter));
    somebody
        .number(
            "nerve",
            "what keeps somebody in the house",
            0,
            Critter::fullNerve,
            Critter::nerve,
            Critter::withNerve)
        .inForms(Critter::fullNerve);
    somebody
        .number(
            "crumbs", "what a mouse carries", 0, MOST_CRUMBS, Critter::crumbs, Critter::withCrumbs)
        .inForms();
    somebody.shown("bold", "how bold somebody is", Critter::bold);
    somebody.shown("sly", "how sly a mouse is", Critter::sly);
    somebody.shown("bolted", "whether somebody has bolted", Critter::isOut).plain();
    game.number(
            "noise",
            "how much noise there was",
            0,
            Night.WAKING - 1,
            Night::noise,
            Night::withNoise)
        .inForms();
    game.shown("haul", "how many crumbs the mice came for", night -> night.scene().haul());
    game.shown("hour", "how the night stands", Night::hour);
  }

  @Override
  public LarderStep setting(String fact, Object value, String reason) {
    return new LarderStep.SetValue(fact, String.valueOf(value), reason);
  }
}

package quintain.larder;

import static quintain.larder.Ldr.LDR_HOUSE_01;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.FactKind;
import quintain.kernel.Names;
import quintain.kernel.Refusal;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;

/// Facts by name, and how the House sets them.
final class LarderFacts implements Rulebook.Facts<Night, LarderStep> {
  private static final int MOST_CRUMBS = 20;

  @Override
  public List<FactKind> kinds() {
    return List.of(
        new FactKind("<id>.nerve", "what keeps somebody in the house", true),
        new FactKind("<id>.crumbs", "what a mouse carries", true),
        new FactKind("<id>.bold", "how bold somebody is", false),
        new FactKind("<id>.sly", "how sly a mouse is", false),
        new FactKind("<id>.bolted", "whether somebody has bolted", false),
        new FactKind("noise", "how much noise there was", true),
        new FactKind("haul", "how many crumbs the mice came for", false),
        new FactKind("hour", "how the night stands", false));
  }

  @Override
  public Map<String, Object> known(Night night, Seat seat) {
    var facts = new LinkedHashMap<String, Object>();
    for (Critter critter : night.roster()) {
      if (night.maySee(critter, seat)) {
        facts.put(critter.id() + ".bolted", critter.isOut());
      }
      if (night.maySeeFigures(critter, seat)) {
        facts.put(critter.id() + ".nerve", critter.nerve());
        facts.put(critter.id() + ".crumbs", critter.crumbs());
        facts.put(critter.id() + ".bold", critter.bold());
        facts.put(critter.id() + ".sly", critter.sly());
      }
    }
    facts.put("noise", night.noise());
    facts.put("haul", night.scene().haul());
    facts.put("hour", Names.kebab(night.hour().name()));
    return facts;
  }

  @Override
  public LarderStep setting(String fact, Object value, String reason) {
    return new LarderStep.SetValue(fact, String.valueOf(value), reason);
  }

  // Setting them

  /// What a fact may be set to; nothing where it cannot be set.
  private static int most(Night night, String fact) {
    if (fact.equals("noise")) {
      return Night.WAKING - 1;
    }
    var whose = night.find(fact.replaceFirst("\\..*", ""));
    return whose.isPresent() && fact.endsWith(".nerve")
        ? whose.get().fullNerve()
        : whose.isPresent() && fact.endsWith(".crumbs") ? MOST_CRUMBS : -1;
  }

  static Optional<Refusal> refusal(Night night, String fact, String value) {
    int most = most(night, fact);
    if (most < 0) {
      return LarderDeeds.no(LDR_HOUSE_01, "Nothing called " + fact + " can be set");
    }
    return value.matches("[0-9]{1,3}") && Integer.parseInt(value) <= most
        ? Optional.empty()
        : LarderDeeds.no(LDR_HOUSE_01, "Expected a number from 0 to " + most + ", not " + value);
  }

  static Night set(Night night, String fact, String value) {
    int number = Integer.parseInt(value);
    if (fact.equals("noise")) {
      return night.withNoise(number);
    }
    return night.with(
        fact.replaceFirst("\\..*", ""),
        critter ->
            fact.endsWith(".nerve") ? critter.withNerve(number) : critter.withCrumbs(number));
  }
}

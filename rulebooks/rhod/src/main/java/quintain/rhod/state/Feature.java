package quintain.rhod.state;

import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A Feature: something a character can do beyond the Generic Actions.
///
/// @param needs what it takes to gain it
/// @param weapon whether its AP are those of the weapon used, with `ap` on top
/// @param ap in AP
/// @param trick what it does
/// @param on when it is triggered; empty for what is done on one's Turn
/// @param use its Requirements for Use, in words
/// @param effect what it does, in words
/// @param expansion the Mechanical Expansion it belongs to (RHD-REF-06); empty for none
public record Feature(
    String id,
    String name,
    int exp,
    Requirements needs,
    boolean weapon,
    @OrNone int ap,
    Trick trick,
    Optional<Moment> on,
    @OrNone String use,
    String effect,
    String area,
    @OrNone String expansion)
    implements Entry {
  /// What may trigger a Feature.
  public enum Moment {
    ATTACKED,
    MANEUVER
  }

  public Feature {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("exp", exp, 0, 100);
    Check.between("ap", ap, 0, 20);
    Check.text("effect", effect);
    if (on.isPresent()
        && (trick instanceof Trick.OwnAttack
            || (trick instanceof Trick.Own own && own.whom() == Trick.Whom.ALLY))) {
      throw new IllegalArgumentException(
          "what is triggered is done to oneself or to whoever triggers it");
    }
  }

  /// Its name, with the entry that says what it does: `Brace (RHD-G-FEAT-05)`.
  public String cited() {
    return "%s (%s)".formatted(name, id);
  }

  /// What it costs, in words: `the weapon's AP and 1 more`.
  public String cost() {
    var weapons = ap == 0 ? "The weapon's AP" : "The weapon's AP and " + ap + " more";
    return weapon ? weapons : ap + " AP";
  }

  // Features of one id are the same within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}

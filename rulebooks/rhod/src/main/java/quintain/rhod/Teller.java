package quintain.rhod;

import java.util.List;
import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;

/// What every part of the log is written with: who is meant, and who may read it.
///
/// Rolls fall in the open, but a line names no figure of a creature whose figures are hidden, save
/// to the Referee; and lines about the unseen are the Referee's alone.
abstract class Teller {
  static final Line NOTHING = Line.open("");

  final RhodState before;

  Teller(RhodState before) {
    this.before = before;
  }

  String name(String id) {
    return Wording.name(before, id);
  }

  boolean figuresHidden(String id) {
    return before.find(id).map(being -> being.secrecy() != Secrecy.OPEN).orElse(false);
  }

  /// Something anybody there can see.
  Line about(String who, String what) {
    return new Line(name(who) + " " + what, before.witnesses(who));
  }

  /// Something that happens in a space.
  Line at(Spot spot, String what) {
    return new Line(what, Fog.witnesses(before, spot));
  }

  /// Something between two, for those who see both.
  Line between(String one, String other, String what) {
    return between(one, other, what, what);
  }

  /// The same, of which the Referee reads more.
  Line between(String one, String other, String what, String inFull) {
    return new Line(what, both(before.witnesses(one), before.witnesses(other)), inFull);
  }

  /// Whoever is among both.
  private static Audience both(Audience one, Audience other) {
    if (one.everyone()) {
      return other;
    }
    return other.everyone()
        ? one
        : new Audience(false, one.seats().stream().filter(other::includes).toList());
  }

  /// In figures where they lie open, else as it looks; the Referee reads the figures always.
  Line figure(String who, String inFigures, String asItLooks) {
    var line = about(who, figuresHidden(who) ? asItLooks : inFigures);
    return new Line(line.text(), line.audience(), name(who) + " " + inFigures);
  }

  /// Something that shows only in the figures.
  Line secret(String who, String what) {
    return new Line(
        name(who) + " " + what, figuresHidden(who) ? owner(who) : before.witnesses(who));
  }

  Audience owner(String who) {
    return before.find(who).map(before::owner).orElse(Audience.REFEREE);
  }

  /// Those whom everybody can see.
  List<String> seen(List<String> ids) {
    return ids.stream()
        .filter(id -> before.find(id).isPresent() && before.witnesses(id).everyone())
        .toList();
  }

  boolean isSeen(String id) {
    return before.find(id).isPresent() && before.witnesses(id).everyone();
  }

  String item(String who, String key) {
    return Wording.item(before, who, key);
  }

  static String signed(int amount) {
    return amount < 0 ? "−" + -amount : "+" + amount;
  }

  static String sentence(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  static String place(Spot spot) {
    return spot.toString();
  }
}

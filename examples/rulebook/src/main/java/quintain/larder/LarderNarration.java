package quintain.larder;

import quintain.kernel.Line;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.craft.Teller;
import quintain.kernel.parts.FactWords;
import quintain.larder.LarderEvent.*;

/// One line of the log for each event.
final class LarderNarration extends Teller<Night, Critter> {
  private static final FactWords FACTS = new FactWords().spelling("Nerve");

  private LarderNarration(Night before) {
    super(before, "the House");
  }

  static Line narrate(LarderEvent event, Night before) {
    var narration = new LarderNarration(before);
    return narration.agreeing(narration.line(event));
  }

  private Line line(LarderEvent event) {
    return switch (event) {
      case Stole e -> about(e.who(), "gets " + counted(e.crumbs(), "crumb") + " at: " + e.treat());
      case Scared e -> scared(e);
      case Slipped e -> about(e.who(), "drops a crumb and slips away");
      case Bolted e -> about(e.who(), "bolts");
      case Clattered e -> Line.open(seen(e.by()) + " makes " + counted(e.noise(), "noise"));
      case Ended e -> Line.open(LarderShowing.told(e.hour()));
      case Feasted e ->
          about(
              e.who(),
              "spends %s for %s and %s"
                  .formatted(
                      counted(e.crumbs(), "crumb"),
                      counted(e.nibbles(), "nibble"),
                      counted(e.thimbles(), "thimble")));
      case NightFell _ -> Line.open("Another night falls");
      case Joined e -> arrives(e.critter(), "is in the house");
      case GrewUp e -> about(e.who(), "nests " + e.nest().name() + " and has Nerve " + e.nerve());
      case HandedOver e -> handedOver(e.who(), e.seat());
      case Revealed e -> revealed(e.who(), e.secrecy());
      case ValueSet e -> valueSet(FACTS, e.fact(), e.value(), e.reason());
    };
  }

  /// How much Nerve it cost is told where figures lie open.
  private Line scared(Scared e) {
    var told = seen(e.by()) + " scares " + name(e.who()) + (e.nerve() == 0 ? " in vain" : "");
    var inFull = e.nerve() == 0 ? told : told + ", who loses " + e.nerve() + " Nerve";
    return new Line(figuresHidden(e.who()) ? told : inFull, witnesses(e.who()), inFull);
  }

  /// Somebody's name, unless nobody may know of them.
  private String seen(String who) {
    boolean lurks = before.find(who).filter(c -> c.secrecy() == Secrecy.UNSEEN).isPresent();
    return lurks ? "Something" : name(who);
  }

  private static String counted(int count, String what) {
    return (count == 0 ? "no" : count)
        + " "
        + what
        + (count == 1 || what.equals("noise") ? "" : "s");
  }
}

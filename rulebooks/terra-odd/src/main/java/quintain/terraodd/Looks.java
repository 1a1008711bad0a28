package quintain.terraodd;

import java.util.List;
import quintain.kernel.Theme.Icon;
import quintain.kernel.Theme.Shortcut;

/// What the commands of Terra Odd look like at a table, and the keys of the most used ones.
final class Looks {
  static final List<Icon> ICONS =
      List.of(
          new Icon("attack", "crosshair"),
          new Icon("move", "footprints"),
          new Icon("stabilise", "bandage"),
          new Icon("free", "scissors"),
          new Icon("retreat", "door-open"),
          new Icon("leave", "wind"),
          new Icon("attempt", "lightbulb"),
          new Icon("use-item", "package-open"),
          new Icon("aim", "target"),
          new Icon("catch-breath", "heart-pulse"),
          new Icon("wait", "hourglass"),
          new Icon("save", "shield-half"),
          new Icon("contest", "swords"),
          new Icon("call-sayonara", "bell"),
          new Icon("pray", "church"),
          new Icon("speak-aloud", "message-circle"),
          new Icon("name-advancement", "award"),
          new Icon("place", "backpack"),
          new Icon("pick-up", "hand-grab"),
          new Icon("drop", "arrow-down"),
          new Icon("hand", "hand-helping"),
          new Icon("rest", "tent"),
          new Icon("spend-days", "calendar-days"),
          new Icon("create-character", "user-plus"),
          new Icon("succeed", "user-plus"),
          new Icon("begin-rounds", "flag"),
          new Icon("resolve-phase", "step-forward"),
          new Icon("end-rounds", "flag-off"),
          new Icon("end-scene", "flag-off"),
          new Icon("let-time-pass", "clock"),
          new Icon("bring-in", "paw-print"),
          new Icon("improvise", "user-plus"),
          new Icon("deal-harm", "flame"),
          new Icon("react", "message-circle"),
          new Icon("roll-fortune", "dice-5"),
          new Icon("grant", "award"),
          new Icon("afflict", "brain"),
          new Icon("deprive", "apple"));

  static final List<Shortcut> SHORTCUTS =
      List.of(
          new Shortcut("n", "resolve-phase"),
          new Shortcut("b", "begin-rounds"),
          new Shortcut("a", "attack"),
          new Shortcut("m", "move"),
          new Shortcut("s", "save"),
          new Shortcut("t", "deal-harm"),
          new Shortcut("h", "rest"));

  private Looks() {}
}

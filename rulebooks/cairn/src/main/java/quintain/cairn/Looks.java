package quintain.cairn;

import java.util.List;
import quintain.kernel.Theme.Icon;
import quintain.kernel.Theme.Shortcut;

/// What the commands of Cairn look like at a table, and the keys of the most used ones.
final class Looks {
  static final List<Icon> ICONS =
      List.of(
          new Icon("attack", "sword"),
          new Icon("cast-spell", "sparkles"),
          new Icon("use-relic", "gem"),
          new Icon("use-item", "package-open"),
          new Icon("move", "footprints"),
          new Icon("move-again", "chevrons-right"),
          new Icon("aid", "heart-handshake"),
          new Icon("free", "scissors"),
          new Icon("retreat", "door-open"),
          new Icon("attempt", "lightbulb"),
          new Icon("regain", "heart-pulse"),
          new Icon("wait", "hourglass"),
          new Icon("save", "shield-half"),
          new Icon("contest", "swords"),
          new Icon("place", "backpack"),
          new Icon("pick-up", "hand-grab"),
          new Icon("drop", "arrow-down"),
          new Icon("hand", "hand-helping"),
          new Icon("buy", "coins"),
          new Icon("sell", "hand-coins"),
          new Icon("eat", "wheat"),
          new Icon("rest-a-moment", "droplets"),
          new Icon("rest-a-few-hours", "tent"),
          new Icon("sleep-the-night", "moon"),
          new Icon("rest-a-week", "calendar-days"),
          new Icon("create-character", "user-plus"),
          new Icon("begin-rounds", "flag"),
          new Icon("resolve-phase", "step-forward"),
          new Icon("end-rounds", "flag-off"),
          new Icon("let-time-pass", "clock"),
          new Icon("bring-in", "paw-print"),
          new Icon("harm", "flame"),
          new Icon("react", "message-circle"),
          new Icon("ask-fate", "dice-5"));

  static final List<Shortcut> SHORTCUTS =
      List.of(
          new Shortcut("n", "resolve-phase"),
          new Shortcut("b", "begin-rounds"),
          new Shortcut("a", "attack"),
          new Shortcut("m", "move"),
          new Shortcut("s", "save"),
          new Shortcut("t", "harm"),
          new Shortcut("h", "rest-a-moment"));

  private Looks() {}
}

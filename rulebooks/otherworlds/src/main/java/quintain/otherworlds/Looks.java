package quintain.otherworlds;

import java.util.List;
import quintain.kernel.Theme.Icon;
import quintain.kernel.Theme.Shortcut;

/// What the commands of Otherworlds look like at a table, and the keys of the most used ones.
final class Looks {
  static final List<Icon> ICONS =
      List.of(
          new Icon("attack", "sword"),
          new Icon("bombard", "bomb"),
          new Icon("grapple", "hand-grab"),
          new Icon("break-free", "scissors"),
          new Icon("ready", "timer"),
          new Icon("use-skill", "zap"),
          new Icon("cast-spell", "sparkles"),
          new Icon("cast-at", "flame"),
          new Icon("breathe", "wind"),
          new Icon("use-equipment", "backpack"),
          new Icon("loot", "search"),
          new Icon("brace-yourself", "shield"),
          new Icon("conceal", "eye-off"),
          new Icon("inspire", "megaphone"),
          new Icon("intimidate", "skull"),
          new Icon("scan", "scan-eye"),
          new Icon("treat", "stethoscope"),
          new Icon("throw-object", "move-up-right"),
          new Icon("use-item", "package-open"),
          new Icon("toss-item", "flask-conical"),
          new Icon("reload", "refresh-cw"),
          new Icon("use-boost", "chevrons-up"),
          new Icon("move", "footprints"),
          new Icon("move-by-skill", "chevrons-right"),
          new Icon("stand-up", "arrow-up"),
          new Icon("jump", "arrow-up-right"),
          new Icon("drop-prone", "arrow-down"),
          new Icon("trifle", "feather"),
          new Icon("let-go", "hand"),
          new Icon("draw", "swords"),
          new Icon("holster", "archive"),
          new Icon("grasp", "grip"),
          new Icon("pick-up", "arrow-up-from-line"),
          new Icon("take-item", "package"),
          new Icon("hand-to", "hand-helping"),
          new Icon("drop", "arrow-down-to-line"),
          new Icon("put-down", "arrow-down"),
          new Icon("hurl", "move-up-right"),
          new Icon("end-turn", "step-forward"),
          new Icon("toggle", "toggle-left"),
          new Icon("stow", "shirt"),
          new Icon("make-check", "dices"),
          new Icon("contest", "scale"),
          new Icon("rest", "moon"),
          new Icon("create-character", "user-plus"),
          new Icon("begin-battle", "flag"),
          new Icon("end-battle", "flag-off"),
          new Icon("let-time-pass", "clock"),
          new Icon("bring-in", "paw-print"),
          new Icon("erect", "package"),
          new Icon("harm", "heart-crack"),
          new Icon("heal", "heart-pulse"),
          new Icon("fall", "mountain"),
          new Icon("rank-up", "trophy"),
          new Icon("bestow", "gift"),
          new Icon("set-out", "package"));

  static final List<Shortcut> SHORTCUTS =
      List.of(
          new Shortcut("n", "end-turn"),
          new Shortcut("b", "begin-battle"),
          new Shortcut("a", "attack"),
          new Shortcut("m", "move"),
          new Shortcut("s", "use-skill"),
          new Shortcut("c", "cast-spell"),
          new Shortcut("g", "brace-yourself"),
          new Shortcut("h", "rest"));

  private Looks() {}
}

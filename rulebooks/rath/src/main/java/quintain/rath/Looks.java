package quintain.rath;

import java.util.List;
import quintain.kernel.Theme.Icon;
import quintain.kernel.Theme.Shortcut;

/// The icons of Rath's commands, and the keys of the most used ones.
final class Looks {
  static final List<Icon> ICONS =
      List.of(
          new Icon("attack", "sword"),
          new Icon("stunt", "swords"),
          new Icon("cast-spell", "sparkles"),
          new Icon("read-scroll", "scroll"),
          new Icon("use-item", "package-open"),
          new Icon("help-ally", "heart-handshake"),
          new Icon("ready", "alarm-clock"),
          new Icon("reload", "bow-arrow"),
          new Icon("drop-and-roll", "flame"),
          new Icon("douse", "droplets"),
          new Icon("stop-bleeding", "bandage"),
          new Icon("rescue", "life-buoy"),
          new Icon("shake", "bell"),
          new Icon("lay-on-hands", "heart-pulse"),
          new Icon("burn-to-heal", "heart"),
          new Icon("grab", "hand-grab"),
          new Icon("break-free", "scissors"),
          new Icon("hide", "eye-off"),
          new Icon("attempt", "lightbulb"),
          new Icon("move", "footprints"),
          new Icon("run", "chevrons-right"),
          new Icon("crawl", "bug"),
          new Icon("go-to", "footprints"),
          new Icon("stand-up", "arrow-up"),
          new Icon("take-up", "hand"),
          new Icon("surface", "waves"),
          new Icon("call", "message-circle"),
          new Icon("drop", "arrow-down"),
          new Icon("begin-turn", "play"),
          new Icon("end-turn", "step-forward"),
          new Icon("test", "dice-5"),
          new Icon("oppose", "scale"),
          new Icon("search", "search"),
          new Icon("work-on", "key"),
          new Icon("force-open", "hammer"),
          new Icon("set-off", "bomb"),
          new Icon("place", "backpack"),
          new Icon("give", "hand-helping"),
          new Icon("loot", "hand-grab"),
          new Icon("short-rest", "tent"),
          new Icon("long-rest", "moon"),
          new Icon("bed-rest", "bed"),
          new Icon("equip-spells", "book-open"),
          new Icon("learn-spell", "graduation-cap"),
          new Icon("level-up", "chevrons-up"),
          new Icon("buy", "coins"),
          new Icon("sell", "hand-coins"),
          new Icon("buy-cure", "church"),
          new Icon("stay-the-night", "house"),
          new Icon("hire", "user-check"),
          new Icon("create-character", "user-plus"),
          new Icon("begin-combat", "flag"),
          new Icon("end-round", "refresh-cw"),
          new Icon("end-combat", "flag-off"),
          new Icon("let-turns-pass", "clock"),
          new Icon("let-rounds-pass", "hourglass"),
          new Icon("afflict", "skull"),
          new Icon("harm", "zap"),
          new Icon("award-fortune", "clover"),
          new Icon("bring-in", "paw-print"));

  static final List<Shortcut> SHORTCUTS =
      List.of(
          new Shortcut("n", "end-turn"),
          new Shortcut("b", "begin-combat"),
          new Shortcut("a", "attack"),
          new Shortcut("m", "move"),
          new Shortcut("c", "cast-spell"),
          new Shortcut("t", "test"),
          new Shortcut("h", "short-rest"));

  private Looks() {}
}

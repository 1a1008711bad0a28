package quintain.cairn.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.cairn.state.Attack;
import quintain.cairn.state.Creature;
import quintain.cairn.state.Damage;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Sheet;
import quintain.cairn.state.Shelf;
import quintain.cairn.state.Tag;
import quintain.kernel.craft.PastedBlocks;
import quintain.kernel.peers.Fields;
import quintain.kernel.peers.Kept;
import quintain.kernel.peers.Remark;
import quintain.kernel.peers.Tree;

/// Reads actors of Foundry's system for Cairn, field by field.
record FoundryReading(Fields fields, List<Remark> remarks) {
  private static final int LONGEST_TEXT = 20_000;
  private static final int LONGEST_NAME = 60;
  private static final String KEPT = "has no place in the book; kept, and given back on export";

  static Came character(Tree document, Shelf shelf, List<Remark> remarks) {
    return new FoundryReading(Fields.of(document), remarks).character(shelf);
  }

  private Came character(Shelf shelf) {
    var system = fields.in("system");
    var hp = system.in("hp");
    int hpMost = hp.whole("max", 0, 99, 0);
    int str = ability("STR").whole("max", 1, 30, 10);
    int dex = ability("DEX").whole("max", 0, 30, 10);
    int wil = ability("WIL").whole("max", 0, 30, 10);
    var unpacking = new Unpacking(shelf, remarks);
    var written = new ArrayList<Tree.Members>();
    var came = new ArrayList<Optional<Integer>>();
    int fatigue = items(unpacking, shelf, written, came);
    var background = Html.words(system.text("background", LONGEST_TEXT));
    if (background.length() > LONGEST_NAME) {
      remarks.add(new Remark("system.background", KEPT));
    }
    var now =
        new Sheet.Standing(
            now(hp, 0, hpMost),
            now(ability("STR"), 1, str),
            now(ability("DEX"), 0, dex),
            now(ability("WIL"), 0, wil),
            Math.min(fatigue, 10),
            List.of());
    told(system, List.of("biography", "notes"), List.of("deprived", "panicked"));
    return new Came(
        fields.name("name", LONGEST_NAME),
        Optional.of(background).filter(it -> !it.isEmpty() && it.length() <= LONGEST_NAME),
        List.of(),
        str,
        dex,
        wil,
        hpMost,
        system.whole("gold", 0, 1_000_000, 0),
        now,
        unpacking.placed(),
        unpacking.own(),
        List.copyOf(written),
        List.copyOf(came),
        fields.flaws());
  }

  private Fields ability(String name) {
    return fields.in("system").in("abilities").in(name);
  }

  private int now(Fields figure, int least, int most) {
    int now = figure.whole("value", least, 99, most);
    if (now > most) {
      remarks.add(
          new Remark(
              figure.pathOf("value"), "is %d of %d, and comes as %d".formatted(now, most, most)));
    }
    return Math.min(now, most);
  }

  /// Tells of words and marks that have no place.
  private void told(Fields system, List<String> texts, List<String> marks) {
    for (String key : texts) {
      if (!system.text(key, LONGEST_TEXT).isBlank()) {
        remarks.add(new Remark(system.pathOf(key), KEPT));
      }
    }
    for (String key : marks) {
      if (system.truth(key)) {
        remarks.add(
            new Remark(
                system.pathOf(key),
                "does not come: say at the table what is lacking; given back on export"));
      }
    }
    for (String key : List.of("features", "containers")) {
      if (!system.members().items(key).isEmpty()) {
        remarks.add(new Remark(system.pathOf(key), KEPT));
      }
    }
  }

  private int items(
      Unpacking unpacking, Shelf shelf, List<Tree.Members> written, List<Optional<Integer>> came) {
    int fatigue = 0;
    int many = 0;
    for (Fields item : fields.each("items", Sheet.MOST_ITEMS)) {
      var name = item.name("name", LONGEST_NAME);
      written.add(item.members());
      if (name.isEmpty()) {
        came.add(Optional.empty());
      } else if (name.equalsIgnoreCase(Came.FATIGUE)) {
        came.add(Optional.empty());
        fatigue++;
      } else {
        came.add(Optional.of(many++));
        boolean spell = item.text("type", 60).equals("spellbook") && shelf.spell(name).isPresent();
        unpacking.add(thing(item, spell ? "Spellbook of " + name : name), item.pathOf("name"));
      }
    }
    if (fatigue > 10) {
      fields.wrong("items", "%d are Fatigue, at most 10 can be".formatted(fatigue));
    }
    return fatigue;
  }

  private Thing thing(Fields item, String name) {
    var system = item.in("system");
    boolean bulky = system.truth("bulky");
    boolean weightless = system.truth("weightless");
    int quantity = system.whole("quantity", 0, 1_000_000, 1);
    if (quantity != 1) {
      remarks.add(
          new Remark(
              system.pathOf("quantity"),
              "is %d; %s comes as one, and the number is given back on export"
                  .formatted(quantity, name)));
    }
    if (!system.text("criticalDamage", LONGEST_TEXT).isBlank()) {
      remarks.add(new Remark(system.pathOf("criticalDamage"), KEPT));
    }
    var uses = system.in("uses");
    int most = uses.whole("max", 0, 1000, 0);
    int left = uses.whole("value", 0, 1000, most);
    boolean armor = item.text("type", 60).equals("armor");
    return new Thing(
        name,
        weightless ? 0 : bulky ? 2 : 1,
        damage(system),
        system.truth("blast"),
        armor ? system.whole("armor", 0, 3, 0) : 0,
        false,
        most > 0 ? left : 0,
        most > 0 ? Math.max(left, most) : 0,
        Optional.of(system.truth("equipped")),
        Html.words(system.text("description", LONGEST_TEXT)));
  }

  /// A formula as damage, if it is one die or the highest of several.
  private Optional<Damage> damage(Fields system) {
    var formula = system.text("damageFormula", 200).replaceAll("\\s+", "").toLowerCase(Locale.ROOT);
    if (formula.isEmpty() || formula.equals("0")) {
      return Optional.empty();
    }
    var dice =
        formula.replaceAll("^\\{(.*)}kh1?$", "$1").replace(',', '+').replaceAll("\\b1d", "d");
    dice = dice.replaceAll("^2(d\\d{1,2})kh1?$", "$1+$1");
    if (dice.matches("d(4|6|8|10|12|20)(\\+d(4|6|8|10|12|20)){0,5}")) {
      return Optional.of(Damage.parse(dice));
    }
    remarks.add(
        new Remark(
            system.pathOf("damageFormula"),
            "'%s' is no damage of the book; kept, and given back on export".formatted(formula)));
    return Optional.empty();
  }

  /// An NPC as a creature; empty where something is wrong.
  static Optional<Creature> creature(Fields fields, Optional<Kept> kept, List<Remark> remarks) {
    return new FoundryReading(fields, remarks).creature(kept);
  }

  private Optional<Creature> creature(Optional<Kept> kept) {
    var system = fields.in("system");
    var name = fields.name("name", LONGEST_NAME);
    var attacks = new ArrayList<Attack>();
    for (Fields item : fields.each("items", Sheet.MOST_ITEMS)) {
      var called = item.name("name", LONGEST_NAME);
      var blow = damage(item.in("system"));
      if (blow.isPresent() && !called.isEmpty()) {
        attacks.add(new Attack(called, blow.get(), item.in("system").truth("blast")));
      } else {
        remarks.add(
            new Remark(
                item.pathOf("name"), called + " is no attack; kept, and given back on export"));
      }
    }
    if (attacks.isEmpty()) {
      remarks.add(new Remark("items", "there is no attack; " + name + " comes with fists, d4"));
      attacks.add(new Attack("fists", Damage.d(4), false));
    }
    int hp = system.in("hp").whole("max", 0, 99, 0);
    int armor = system.whole("armor", 0, 3, 0);
    int str = ability("STR").whole("max", 1, 30, 10);
    int dex = ability("DEX").whole("max", 0, 30, 10);
    int wil = ability("WIL").whole("max", 0, 30, 10);
    var note = Html.words(system.text("description", LONGEST_TEXT));
    told(system, List.of("biography", "notes"), List.of());
    return fields.flaws().isEmpty()
        ? Optional.of(
            new Creature(
                PastedBlocks.id(name),
                name,
                hp,
                armor,
                str,
                dex,
                wil,
                attacks,
                false,
                false,
                false,
                List.of(),
                "",
                List.of(),
                note,
                kept))
        : Optional.empty();
  }

  /// A container as a beast or cart; empty where something is wrong.
  static Optional<Gear> container(Fields fields, Optional<Kept> kept, List<Remark> remarks) {
    var system = fields.in("system");
    var name = fields.name("name", LONGEST_NAME);
    int slots = system.whole("slots", 0, 100, 0);
    int cost = system.whole("cost", 0, 1_000_000, 0);
    var note = Html.words(system.text("description", LONGEST_TEXT));
    if (!system.text("keeper", 200).isBlank()) {
      remarks.add(new Remark("system.keeper", KEPT));
    }
    int many = fields.each("items", Sheet.MOST_ITEMS).size();
    if (many > 0) {
      remarks.add(
          new Remark(
              "items", "%d in it do not come; kept, and given back on export".formatted(many)));
    }
    return fields.flaws().isEmpty()
        ? Optional.of(
            new Gear(
                PastedBlocks.id(name),
                name,
                0,
                0,
                Optional.empty(),
                0,
                Optional.empty(),
                List.of(Tag.BEAST),
                0,
                slots,
                Optional.empty(),
                Optional.of(cost),
                note,
                kept))
        : Optional.empty();
  }
}

package quintain.cairn.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.cairn.state.Damage;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Sheet;
import quintain.cairn.state.Shelf;
import quintain.kernel.peers.Fields;
import quintain.kernel.peers.JsonText;
import quintain.kernel.peers.Remark;
import quintain.kernel.peers.Tree;

/// Reads a character of Kettlewright, field by field.
record KettlewrightReading(Fields fields, Shelf shelf, List<Remark> remarks) {
  private static final int LONGEST_TEXT = 20_000;
  private static final int LONGEST_NAME = 60;

  /// The document with lists in the place of texts that hold them, as its database writes them.
  static Tree.Members unfolded(Tree.Members document, JsonText json) {
    var unfolded = document;
    for (String key : List.of("items", "containers", "members", "events")) {
      if (document.get(key).orElse(null) instanceof Tree.Text(String text)) {
        try {
          unfolded = unfolded.with(key, json.parse(text.isBlank() ? "[]" : text));
        } catch (IllegalArgumentException _) {
          // Whoever reads the field then says that a list was expected.
        }
      }
    }
    return unfolded;
  }

  static Came read(Tree document, Shelf shelf, JsonText json, List<Remark> remarks) {
    return new KettlewrightReading(
            Fields.of(document instanceof Tree.Members it ? unfolded(it, json) : document),
            shelf,
            remarks)
        .character();
  }

  private Came character() {
    int hpMost = fields.whole("hp_max", 0, 99, 0);
    int str = fields.whole("strength_max", 1, 30, 10);
    int dex = fields.whole("dexterity_max", 0, 30, 10);
    int wil = fields.whole("willpower_max", 0, 30, 10);
    var unpacking = new Unpacking(shelf, remarks);
    var written = new ArrayList<Tree.Members>();
    var came = new ArrayList<Optional<Integer>>();
    int fatigue = items(unpacking, written, came);
    var name = name();
    var background = background();
    var traits = lines("traits");
    var scars = lines("scars");
    int gold = fields.whole("gold", 0, 1_000_000, 0);
    var now =
        new Sheet.Standing(
            now("hp", 0, hpMost),
            now("strength", 1, str),
            now("dexterity", 0, dex),
            now("willpower", 0, wil),
            Math.min(fatigue, 10),
            scars);
    rest();
    return new Came(
        name,
        background,
        traits,
        str,
        dex,
        wil,
        hpMost,
        gold,
        now,
        unpacking.placed(),
        unpacking.own(),
        List.copyOf(written),
        List.copyOf(came),
        fields.flaws());
  }

  private String name() {
    var custom = fields.text("custom_name", LONGEST_NAME).strip();
    return fields.members().text("name").isBlank() && !custom.isEmpty()
        ? custom
        : fields.name("name", LONGEST_NAME);
  }

  private Optional<String> background() {
    var words = fields.text("background", LONGEST_NAME).strip();
    var custom = fields.text("custom_background", LONGEST_TEXT).strip();
    if (!words.isEmpty()) {
      if (!custom.isEmpty()) {
        kept("custom_background");
      }
      return Optional.of(words);
    }
    if (custom.length() > LONGEST_NAME) {
      kept("custom_background");
      return Optional.empty();
    }
    return Optional.of(custom).filter(it -> !it.isEmpty());
  }

  /// What is left of a figure; some programs let it stand above its maximum.
  private int now(String key, int least, int most) {
    int now = fields.whole(key, least, 99, most);
    if (now > most) {
      remarks.add(new Remark(key, "is %d of %d, and comes as %d".formatted(now, most, most)));
    }
    return Math.min(now, most);
  }

  private List<String> lines(String key) {
    return fields
        .text(key, LONGEST_TEXT)
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .toList();
  }

  /// What the book has no place for.
  private void rest() {
    for (String key : List.of("bonds", "omens", "description", "notes")) {
      if (!fields.text(key, LONGEST_TEXT).isBlank()) {
        kept(key);
      }
    }
    if (!fields.text("image_url", LONGEST_TEXT).isBlank()) {
      kept("image_url");
    }
    for (String key : List.of("deprived", "panicked")) {
      if (fields.truth(key)) {
        remarks.add(
            new Remark(
                key, "does not come: say at the table what is lacking; given back on export"));
      }
    }
    for (Fields container : fields.each("containers", 100)) {
      int slots = container.whole("slots", 0, 1000, Pack.SLOTS);
      if (container.whole("id", 0, Integer.MAX_VALUE, 0) == 0 && slots != Pack.SLOTS) {
        remarks.add(
            new Remark(
                container.pathOf("slots"),
                "is %d; everybody has %d slots here".formatted(slots, Pack.SLOTS)));
      }
      int load = container.whole("load", 0, 1000, 0);
      if (load > 0) {
        remarks.add(
            new Remark(
                container.pathOf("load"),
                "takes %d slots of the main one there, and none here".formatted(load)));
      }
    }
    var known = KettlewrightSheet.EMPTY;
    fields
        .members()
        .all()
        .keySet()
        .forEach(
            key -> {
              if (known.get(key).isEmpty()) {
                remarks.add(new Remark(key, "is not known here; kept, and given back on export"));
              }
            });
  }

  private void kept(String key) {
    remarks.add(new Remark(key, "has no place in the book; kept, and given back on export"));
  }

  /// Unpacks the items; gives how much Fatigue is among them.
  private int items(Unpacking unpacking, List<Tree.Members> written, List<Optional<Integer>> came) {
    int fatigue = 0;
    int many = 0;
    for (Fields item : fields.each("items", Sheet.MOST_ITEMS)) {
      var name = item.name("name", LONGEST_NAME);
      written.add(item.members());
      if (name.isEmpty()) {
        came.add(Optional.empty());
      } else if (item.whole("location", 0, Integer.MAX_VALUE, 0) != 0) {
        came.add(Optional.empty());
        remarks.add(
            new Remark(
                item.pathOf("location"),
                name + " is not on the body and does not come; kept, and given back on export"));
      } else if (name.equalsIgnoreCase(Came.FATIGUE)) {
        came.add(Optional.empty());
        fatigue++;
      } else {
        came.add(Optional.of(many++));
        unpacking.add(thing(item, name), item.pathOf("name"));
      }
    }
    if (fatigue > 10) {
      fields.wrong("items", "%d are Fatigue, at most 10 can be".formatted(fatigue));
    }
    return fatigue;
  }

  private Thing thing(Fields item, String name) {
    int slots = 1;
    int armor = 0;
    boolean further = false;
    boolean blast = false;
    boolean counted = false;
    boolean charged = false;
    Optional<Damage> damage = Optional.empty();
    var tags = item.texts("tags", 50);
    for (int i = 0; i < tags.size(); i++) {
      var tag = tags.get(i).strip().toLowerCase(Locale.ROOT);
      if (tag.equals("petty")) {
        slots = 0;
      } else if (tag.equals("bulky")) {
        slots = 2;
      } else if (tag.equals("blast")) {
        blast = true;
      } else if (tag.equals("uses")) {
        counted = true;
      } else if (tag.equals("charges")) {
        charged = true;
      } else if (tag.matches("\\+?[1-3] armor")) {
        further = tag.startsWith("+");
        armor = Integer.parseInt(tag.replaceAll("[^0-9]", ""));
      } else if (tag.matches("d(4|6|8|10|12|20)( *\\+ *d(4|6|8|10|12|20)){0,5}")) {
        damage = Optional.of(Damage.parse(tag));
      } else {
        remarks.add(
            new Remark(
                item.pathOf("tags") + "[" + i + "]",
                "'%s' of %s has no place in the book; kept, and given back on export"
                    .formatted(tags.get(i), name)));
      }
    }
    int uses = item.whole("uses", 0, 1000, 0);
    int charges = item.whole("charges", 0, 1000, 0);
    int mostCharges = item.whole("max_charges", 0, 1000, 0);
    var note = item.text("description", LONGEST_TEXT);
    return new Thing(
        name,
        slots,
        damage,
        blast,
        armor,
        further,
        counted ? uses : charged ? charges : 0,
        counted ? uses : charged ? Math.max(charges, mostCharges) : 0,
        Optional.empty(),
        note.strip().replaceAll("\\s+", " "));
  }
}

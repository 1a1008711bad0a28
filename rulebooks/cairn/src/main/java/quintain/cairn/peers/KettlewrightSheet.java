package quintain.cairn.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Armor;
import quintain.cairn.state.ArmorPiece;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Item;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Tag;
import quintain.kernel.peers.Departure;
import quintain.kernel.peers.JsonText;
import quintain.kernel.peers.Remark;
import quintain.kernel.peers.Tree;

/// Somebody as a character of Kettlewright. Whoever came from there gets their own document back,
/// in which only that has changed which changed since.
final class KettlewrightSheet {
  /// A character with nothing on it, every key that the program writes.
  static final Tree.Members EMPTY =
      Tree.Members.NONE
          .with("armor", "0")
          .with("background", "")
          .with("bonds", "")
          .with("containers", List.of(container(0, "Main", Pack.SLOTS)))
          .with("custom_background", "")
          .with("custom_image", false)
          .with("custom_name", "")
          .with("deprived", false)
          .with("description", "")
          .with("dexterity", 10)
          .with("dexterity_max", 10)
          .with("gold", 0)
          .with("hp", 0)
          .with("hp_max", 0)
          .with("id", 0)
          .with("image_url", "")
          .with("items", List.of())
          .with("name", "Nobody")
          .with("notes", "")
          .with("omens", "")
          .with("panicked", false)
          .with("scars", "")
          .with("strength", 10)
          .with("strength_max", 10)
          .with("traits", "")
          .with("willpower", 10)
          .with("willpower_max", 10);

  private final CairnState state;
  private final Being being;
  private final JsonText json;
  private final Tree.Members before;
  private final Came came;
  private final boolean isBack;
  private final List<Remark> remarks = new ArrayList<>();

  KettlewrightSheet(CairnState state, Being being, JsonText json) {
    this.state = state;
    this.being = being;
    this.json = json;
    var kept = Keeping.document(being.who().persona().kept(), Kettlewright.ID, json);
    var read = read(kept.orElse(EMPTY));
    this.isBack = kept.isPresent() && read.flaws().isEmpty();
    this.before = isBack ? kept.orElseThrow() : EMPTY;
    this.came = isBack ? read : read(EMPTY);
  }

  private Came read(Tree.Members document) {
    return KettlewrightReading.read(document, state.shelf(), json, new ArrayList<>());
  }

  private static Tree.Members container(long id, String name, int slots) {
    return Tree.Members.NONE.with("id", id).with("name", name).with("slots", slots);
  }

  Departure written() {
    var now = before;
    var persona = being.who().persona();
    if (!isBack || !being.name().equals(came.name())) {
      now = now.with("name", being.name());
    }
    if (!persona.background().equals(came.background())) {
      now = now.with("background", persona.background().orElse(""));
    }
    if (!persona.traits().equals(came.traits())) {
      now = now.with("traits", String.join("\n", persona.traits()));
    }
    if (!being.scars().equals(came.now().scars())) {
      now = now.with("scars", String.join("\n", being.scars()));
    }
    now = figure(now, "strength_max", being.str().max(), came.str());
    now = figure(now, "dexterity_max", being.dex().max(), came.dex());
    now = figure(now, "willpower_max", being.wil().max(), came.wil());
    now = figure(now, "hp_max", being.maxHp(), came.hp());
    now = figure(now, "strength", being.str().now(), came.now().str());
    now = figure(now, "dexterity", being.dex().now(), came.now().dex());
    now = figure(now, "willpower", being.wil().now(), came.now().wil());
    now = figure(now, "hp", being.hp(), came.now().hp());
    now = figure(now, "gold", gold(), came.gold());
    if (being.isDeprived()) {
      now = now.with("deprived", true);
    }
    now = items(now);
    for (Flag flag : being.flags()) {
      remarks.add(new Remark("", flag.words() + " does not go along"));
    }
    persona
        .age()
        .ifPresent(age -> remarks.add(new Remark("", "the age, " + age + ", does not go along")));
    return new Departure(now, remarks);
  }

  private Tree.Members figure(Tree.Members sheet, String key, int now, int then) {
    return now == then && isBack ? sheet : sheet.with(key, now);
  }

  private int gold() {
    int copper = being.pack().coins() % 100;
    if (copper > 0) {
      remarks.add(
          new Remark("gold", "counts whole pieces: %d copper do not go along".formatted(copper)));
    }
    return being.pack().coins() / 100;
  }

  private Tree.Members items(Tree.Members sheet) {
    var pouch = came.pouch(state.shelf());
    var scribe = new Scribe(sheet);
    var items = new ArrayList<>(Pouch.filled(fatigued(pouch), being.pack().items(), scribe));
    for (int n = came.now().fatigue(); n < being.pack().fatigue(); n++) {
      items.add(scribe.item(Came.FATIGUE, List.of(), 0, 0));
    }
    boolean unchanged = isBack && items.equals(pouch.stream().map(Pouch.Written::item).toList());
    if (unchanged) {
      return sheet;
    }
    var carried =
        sheet
            .with("armor", Integer.toString(Armor.of(state, being)))
            .with("items", folded(sheet, "items", new Tree.Items(items)));
    return scribe.load.isEmpty()
        ? carried
        : carried.with(
            "containers", folded(sheet, "containers", new Tree.Items(scribe.containers())));
  }

  /// The items of the document without the Fatigue that is gone.
  private List<Pouch.Written> fatigued(List<Pouch.Written> pouch) {
    var left = new ArrayList<Pouch.Written>();
    int tired = 0;
    for (Pouch.Written each : pouch) {
      boolean fatigue =
          each.came().isEmpty() && each.item().text("name").strip().equalsIgnoreCase(Came.FATIGUE);
      tired += fatigue ? 1 : 0;
      if (!fatigue || tired <= being.pack().fatigue()) {
        left.add(each);
      }
    }
    return left;
  }

  /// A list as the document had it: as such, or as a text that holds it.
  private Tree folded(Tree.Members sheet, String key, Tree list) {
    return sheet.get(key).orElse(list) instanceof Tree.Text
        ? new Tree.Text(json.write(list))
        : list;
  }

  /// Writes items as the program has them, each under an id of its own.
  private final class Scribe implements Pouch.Scribe {
    private final Tree.Members sheet;
    private int fresh = 1;

    /// The container that holds what rides on a beast or a cart; empty until something does.
    private Optional<Long> load = Optional.empty();

    Scribe(Tree.Members sheet) {
      this.sheet = KettlewrightReading.unfolded(sheet, json);
    }

    List<Tree> containers() {
      var containers = new ArrayList<>(sheet.items("containers"));
      load.ifPresent(id -> containers.add(container(id, "Beasts and carts", Pack.SLOTS)));
      return containers;
    }

    private long location(Item item) {
      if (item.where() != Item.Where.LOADED) {
        return 0;
      }
      load = load.or(() -> Optional.of((long) sheet.items("containers").size() + 1000));
      return load.get();
    }

    @Override
    public Tree.Members written(Item item) {
      boolean charged = item.relic().isPresent();
      int most = item.relic().map(relic -> relic.charges()).orElse(item.gear().uses());
      var written = item(item.name(), tags(item), location(item), charged ? 0 : item.left());
      return written
          .with("charges", charged ? item.left() : 0)
          .with("max_charges", charged ? most : 0)
          .with("description", item.gear().note());
    }

    Tree.Members item(String name, List<String> tags, long location, int uses) {
      return Tree.Members.NONE
          .with("id", freshId())
          .with("name", name)
          .with("tags", tags.stream().map(Tree.Text::new).toList())
          .with("uses", uses)
          .with("charges", 0)
          .with("max_charges", 0)
          .with("location", location)
          .with("description", "");
    }

    private String freshId() {
      var taken = sheet.items("items");
      String id;
      do {
        id = "q" + fresh++;
      } while (isTaken(taken, id));
      return id;
    }

    private static boolean isTaken(List<Tree> items, String id) {
      return items.stream()
          .anyMatch(item -> item instanceof Tree.Members it && it.text("id").equals(id));
    }

    @Override
    public Tree.Members rewritten(Tree.Members before, Item came, Item now) {
      var item = before;
      if (came.left() != now.left()) {
        boolean charged = before.items("tags").contains(new Tree.Text("charges"));
        item = item.with(charged ? "charges" : "uses", now.left());
      }
      return now.where() == Item.Where.LOADED ? item.with("location", location(now)) : item;
    }

    private static List<String> tags(Item item) {
      var tags = new ArrayList<String>();
      var gear = item.gear();
      gear.damage().ifPresent(damage -> tags.add(damage.toString().replace("+", " + ")));
      if (gear.armor() > 0) {
        boolean body = gear.piece().filter(ArmorPiece.BODY::equals).isPresent();
        tags.add((body ? "" : "+") + gear.armor() + " Armor");
      }
      if (gear.is(Tag.BLAST)) {
        tags.add("blast");
      }
      if (gear.slots() >= 2) {
        tags.add("bulky");
      }
      if (gear.slots() == 0) {
        tags.add("petty");
      }
      if (item.relic().isPresent()) {
        tags.add("charges");
      } else if (gear.uses() > 0) {
        tags.add("uses");
      }
      return tags;
    }
  }
}

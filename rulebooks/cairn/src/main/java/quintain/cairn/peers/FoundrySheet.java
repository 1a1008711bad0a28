package quintain.cairn.peers;

import java.util.ArrayList;
import java.util.List;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Item;
import quintain.cairn.state.Score;
import quintain.cairn.state.Tag;
import quintain.kernel.peers.Departure;
import quintain.kernel.peers.JsonText;
import quintain.kernel.peers.Remark;
import quintain.kernel.peers.Tree;

/// Somebody as a character of Foundry's system for Cairn. Whoever came from there gets their own
/// actor back, in which only that has changed which changed since.
final class FoundrySheet implements Pouch.Scribe {
  private static final Tree.Members EMPTY =
      FoundryEntries.actor(
          "Nobody",
          "character",
          Tree.Members.NONE
              .with("hp", FoundryEntries.figure(0, 0))
              .with("abilities", Tree.Members.NONE)
              .with("background", "")
              .with("biography", "")
              .with("deprived", false)
              .with("panicked", false)
              .with("gold", 0)
              .with("containers", List.of())
              .with("features", List.of()));

  private final CairnState state;
  private final Being being;
  private final Tree.Members before;
  private final Came came;
  private final boolean isBack;
  private final List<Remark> remarks = new ArrayList<>();

  FoundrySheet(CairnState state, Being being, JsonText json) {
    this.state = state;
    this.being = being;
    var kept = Keeping.document(being.who().persona().kept(), FoundryActor.ID, json);
    var read = FoundryReading.character(kept.orElse(EMPTY), state.shelf(), new ArrayList<>());
    this.isBack = kept.isPresent() && read.flaws().isEmpty();
    this.before = isBack ? kept.orElseThrow() : EMPTY;
    this.came = isBack ? read : FoundryReading.character(EMPTY, state.shelf(), new ArrayList<>());
  }

  Departure written() {
    var persona = being.who().persona();
    var system = before.members("system");
    if (!persona.background().equals(came.background())) {
      system = system.with("background", Html.paragraph(persona.background().orElse("")));
    }
    if (!isBack || being.hp() != came.now().hp() || being.maxHp() != came.hp()) {
      system = system.with("hp", figure(system.members("hp"), being.hp(), being.maxHp()));
    }
    var abilities = system.members("abilities");
    abilities = ability(abilities, "STR", being.str(), came.now().str(), came.str());
    abilities = ability(abilities, "DEX", being.dex(), came.now().dex(), came.dex());
    abilities = ability(abilities, "WIL", being.wil(), came.now().wil(), came.wil());
    if (!abilities.all().isEmpty()) {
      system = system.with("abilities", abilities);
    }
    int gold = being.pack().coins() / 100;
    if (!isBack || gold != came.gold()) {
      system = system.with("gold", gold);
    }
    if (being.pack().coins() % 100 > 0) {
      remarks.add(
          new Remark(
              "system.gold",
              "counts whole pieces: %d copper do not go along"
                  .formatted(being.pack().coins() % 100)));
    }
    if (being.isDeprived()) {
      system = system.with("deprived", true);
    }
    for (Flag flag : being.flags()) {
      remarks.add(new Remark("", flag.words() + " does not go along"));
    }
    for (String scar : being.scars()) {
      remarks.add(new Remark("", "a scar does not go along: " + scar));
    }
    if (!persona.traits().isEmpty()) {
      remarks.add(new Remark("", "traits do not go along"));
    }
    persona
        .age()
        .ifPresent(age -> remarks.add(new Remark("", "the age, " + age + ", does not go along")));
    var actor = before.with("system", system);
    if (!isBack || !being.name().equals(came.name())) {
      actor = actor.with("name", being.name());
    }
    return new Departure(items(actor), remarks);
  }

  private static Tree.Members figure(Tree.Members before, int now, int max) {
    return before.with("value", now).with("max", max);
  }

  private Tree.Members ability(
      Tree.Members abilities, String name, Score score, int nowThen, int maxThen) {
    return isBack && score.now() == nowThen && score.max() == maxThen
        ? abilities
        : abilities.with(name, figure(abilities.members(name), score.now(), score.max()));
  }

  private Tree.Members items(Tree.Members actor) {
    var pouch = new ArrayList<Pouch.Written>();
    int tired = 0;
    for (Pouch.Written each : came.pouch(state.shelf())) {
      tired += each.came().isEmpty() ? 1 : 0;
      if (each.came().isPresent() || tired <= being.pack().fatigue()) {
        pouch.add(each);
      }
    }
    var items = new ArrayList<>(Pouch.filled(pouch, being.pack().items(), this));
    for (int n = came.now().fatigue(); n < being.pack().fatigue(); n++) {
      items.add(FoundryEntries.item(Came.FATIGUE, "item", "", 1));
    }
    return isBack && items.equals(before.items("items")) ? actor : actor.with("items", items);
  }

  @Override
  public Tree.Members written(Item item) {
    var gear = item.gear();
    var type =
        item.spell().isPresent()
            ? "spellbook"
            : gear.armor() > 0 ? "armor" : gear.damage().isPresent() ? "weapon" : "item";
    if (item.where() == Item.Where.LOADED) {
      remarks.add(
          new Remark("items", item.name() + " is on a beast or cart, and goes on the body"));
    }
    var written = FoundryEntries.item(item.name(), type, gear.note(), gear.slots());
    int most = item.relic().map(relic -> relic.charges()).orElse(gear.uses());
    var system =
        written
            .members("system")
            .with("equipped", item.inUse())
            .with("cost", gear.price().orElse(0))
            .with("uses", FoundryEntries.figure(most > 0 ? item.left() : 0, most));
    if (gear.armor() > 0) {
      system = system.with("armor", gear.armor());
    }
    if (gear.damage().isPresent()) {
      system =
          system
              .with("damageFormula", FoundryEntries.formula(gear.damage().get().toString()))
              .with("criticalDamage", "")
              .with("blast", gear.is(Tag.BLAST));
    }
    return written.with("system", system);
  }

  @Override
  public Tree.Members rewritten(Tree.Members item, Item came, Item now) {
    var system = item.members("system");
    if (came.left() != now.left()) {
      system = system.with("uses", system.members("uses").with("value", now.left()));
    }
    if (came.inUse() != now.inUse()) {
      system = system.with("equipped", now.inUse());
    }
    return item.with("system", system);
  }
}

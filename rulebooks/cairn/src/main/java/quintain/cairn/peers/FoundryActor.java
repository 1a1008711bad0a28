package quintain.cairn.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.CairnContent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.Creature;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Shelf;
import quintain.kernel.Arrival;
import quintain.kernel.Content;
import quintain.kernel.Entry;
import quintain.kernel.PeerFormat;
import quintain.kernel.peers.Departure;
import quintain.kernel.peers.Fields;
import quintain.kernel.peers.JsonText;
import quintain.kernel.peers.Kept;
import quintain.kernel.peers.Remark;
import quintain.kernel.peers.Tree;

/// Actors of Foundry's system for Cairn, as its "Export Data" writes and its "Import Data" takes
/// them: characters, NPCs as creatures, and containers as beasts and carts.
public final class FoundryActor implements PeerFormat.Json<CairnState> {
  static final String ID = "foundry";

  private static final List<String> TYPES = List.of("character", "npc", "container");

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Foundry actor";
  }

  @Override
  public boolean recognises(Tree document) {
    return document instanceof Tree.Members members
        && TYPES.contains(members.text("type"))
        && members.get("system").isPresent();
  }

  @Override
  public Arrival read(Tree document, Content content, JsonText json) {
    var tooLong = Keeping.tooLong(document, json);
    if (!tooLong.isEmpty()) {
      return Arrival.refused(tooLong);
    }
    var fields = Fields.of(document);
    var type = fields.name("type", 60);
    if (!type.isEmpty() && !TYPES.contains(type)) {
      fields.wrong("type", "is %s, expected character, npc or container".formatted(type));
    }
    var system = fields.in("_stats").text("systemId", 60);
    if (!system.isEmpty() && !system.equals("cairn")) {
      fields.in("_stats").wrong("systemId", "is " + system + ", expected cairn");
    }
    if (!fields.flaws().isEmpty()) {
      return Arrival.refused(fields.flaws());
    }
    var kept = Optional.of(new Kept(ID, json.write(document)));
    var remarks = new ArrayList<Remark>();
    return switch (type) {
      case "npc" -> npc(fields, content, kept, remarks);
      case "container" -> container(fields, content, kept, remarks);
      default -> character(document, Shelf.of(content), kept, remarks);
    };
  }

  private static Arrival character(
      Tree document, Shelf shelf, Optional<Kept> kept, List<Remark> remarks) {
    var read = FoundryReading.character(document, shelf, remarks);
    if (!read.flaws().isEmpty()) {
      return Arrival.refused(read.flaws());
    }
    var sheet = read.sheet(kept);
    return new Arrival(
        List.of(new Arrival.Guest(sheet.name(), sheet.atAGlance(), sheet)),
        List.of(),
        List.of(),
        remarks,
        List.of());
  }

  private static Arrival npc(
      Fields fields, Content content, Optional<Kept> kept, List<Remark> remarks) {
    unlike(fields, content.find(CairnContent.CREATURES, fields.members().text("name")));
    var creature = FoundryReading.creature(fields, kept, remarks);
    return creature.isEmpty()
        ? Arrival.refused(fields.flaws())
        : new Arrival(
            List.of(),
            List.of(new Arrival.Find<>(CairnContent.CREATURES, creature.get())),
            List.of(),
            remarks,
            List.of());
  }

  private static Arrival container(
      Fields fields, Content content, Optional<Kept> kept, List<Remark> remarks) {
    unlike(fields, content.find(CairnContent.GEAR, fields.members().text("name")));
    var gear = FoundryReading.container(fields, kept, remarks);
    return gear.isEmpty()
        ? Arrival.refused(fields.flaws())
        : new Arrival(
            List.of(),
            List.of(new Arrival.Find<>(CairnContent.GEAR, gear.get())),
            List.of(),
            remarks,
            List.of());
  }

  private static void unlike(Fields fields, Optional<? extends Entry> known) {
    known.ifPresent(
        entry ->
            fields.wrong(
                "name", "the book has a %s already; call it otherwise".formatted(entry.name())));
  }

  @Override
  public Optional<Departure> write(CairnState state, String id, JsonText json) {
    var being = state.being(id);
    if (!being.isNpc()) {
      return Optional.of(new FoundrySheet(state, being, json).written());
    }
    return state
        .shelf()
        .creature(being.block().entry())
        .map(entry -> FoundryEntries.creature(entry, json));
  }

  @Override
  public Optional<Departure> write(Entry entry, JsonText json) {
    return switch (entry) {
      case Creature creature -> Optional.of(FoundryEntries.creature(creature, json));
      case Gear gear when gear.carries() > 0 -> Optional.of(FoundryEntries.container(gear, json));
      default -> Optional.empty();
    };
  }
}

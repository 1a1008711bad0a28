package quintain.cairn.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.Shelf;
import quintain.kernel.Arrival;
import quintain.kernel.Content;
import quintain.kernel.PeerFormat;
import quintain.kernel.peers.Departure;
import quintain.kernel.peers.Fields;
import quintain.kernel.peers.JsonText;
import quintain.kernel.peers.Kept;
import quintain.kernel.peers.Remark;
import quintain.kernel.peers.Tree;

/// Characters and parties of Kettlewright, as its export button writes them and its upload takes
/// them.
///
/// A party is kept as it is: whom it has as members come with documents of their own.
public final class Kettlewright implements PeerFormat.Json<CairnState> {
  static final String ID = "kettlewright";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Kettlewright character or party";
  }

  @Override
  public boolean recognises(Tree document) {
    return document instanceof Tree.Members members && (isCharacter(members) || isParty(members));
  }

  private static boolean isCharacter(Tree.Members members) {
    return members.get("strength").isPresent() || members.get("willpower").isPresent();
  }

  private static boolean isParty(Tree.Members members) {
    return members.get("members").isPresent() && !isCharacter(members);
  }

  @Override
  public Arrival read(Tree document, Content content, JsonText json) {
    var tooLong = Keeping.tooLong(document, json);
    if (!tooLong.isEmpty()) {
      return Arrival.refused(tooLong);
    }
    return document instanceof Tree.Members members && isParty(members)
        ? party(members, json)
        : character(document, content, json);
  }

  private static Arrival character(Tree document, Content content, JsonText json) {
    var remarks = new ArrayList<Remark>();
    var read = KettlewrightReading.read(document, Shelf.of(content), json, remarks);
    if (!read.flaws().isEmpty()) {
      return Arrival.refused(read.flaws());
    }
    var sheet = read.sheet(Optional.of(new Kept(ID, json.write(document))));
    return new Arrival(
        List.of(new Arrival.Guest(sheet.name(), sheet.atAGlance(), sheet)),
        List.of(),
        List.of(),
        remarks,
        List.of());
  }

  private static Arrival party(Tree.Members document, JsonText json) {
    var fields = Fields.of(KettlewrightReading.unfolded(document, json));
    var name = fields.name("name", 120);
    var members = fields.members().items("members");
    var remarks = new ArrayList<Remark>();
    remarks.add(
        new Remark(
            "members",
            members.isEmpty()
                ? "the party " + name + " has no members"
                : "those of the party %s come from files of their own, %d of them"
                    .formatted(name, members.size())));
    for (String key : List.of("description", "notes")) {
      if (!fields.text(key, 20_000).isBlank()) {
        remarks.add(new Remark(key, "is kept in the file, and given back on export"));
      }
    }
    for (String key : List.of("items", "containers", "events")) {
      int many = fields.each(key, 1000).size();
      if (many > 0) {
        remarks.add(
            new Remark(key, many + " that are the party's are kept, and given back on export"));
      }
    }
    return fields.flaws().isEmpty()
        ? new Arrival(
            List.of(), List.of(), List.of(new Kept(ID, json.write(document))), remarks, List.of())
        : Arrival.refused(fields.flaws());
  }

  @Override
  public Optional<Departure> write(CairnState state, String id, JsonText json) {
    var being = state.being(id);
    return being.isNpc()
        ? Optional.empty()
        : Optional.of(new KettlewrightSheet(state, being, json).written());
  }
}

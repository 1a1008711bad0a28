package quintain.cairn.state;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;

/// The kinds of content Cairn holds, and how their entries must fit together.
public final class CairnContent {
  public static final ContentKind<Gear> GEAR =
      new ContentKind<>("gear", Gear.class, "Weapons, armor, tools, trinkets, beasts and carts.");
  public static final ContentKind<Creature> CREATURES =
      new ContentKind<>("creatures", Creature.class, "The bestiary.");
  public static final ContentKind<Spell> SPELLS =
      new ContentKind<>("spells", Spell.class, "What spellbooks and scrolls hold.");
  public static final ContentKind<Relic> RELICS =
      new ContentKind<>("relics", Relic.class, "Items holding a spell or power.");
  public static final ContentKind<IllEffect> ILL_EFFECTS =
      new ContentKind<>("ill-effects", IllEffect.class, "What a failed casting save costs.");
  public static final ContentKind<Background> BACKGROUNDS =
      new ContentKind<>("backgrounds", Background.class, "What characters did before.");
  public static final ContentKind<NameRow> NAMES =
      new ContentKind<>("names", NameRow.class, "Given names and family names.");
  public static final ContentKind<TraitRow> TRAITS =
      new ContentKind<>("traits", TraitRow.class, "Looks, manners and troubles.");
  public static final ContentKind<StartingGear> STARTING_GEAR =
      new ContentKind<>("starting-gear", StartingGear.class, "What new characters own.");
  public static final ContentKind<Sheet> PREGENS =
      new ContentKind<>("pregens", Sheet.class, "Characters ready to play.");

  /// Every kind, each before those that refer to it.
  public static final List<ContentKind<?>> ALL =
      List.of(
          GEAR,
          SPELLS,
          RELICS,
          ILL_EFFECTS,
          CREATURES,
          BACKGROUNDS,
          NAMES,
          TRAITS,
          STARTING_GEAR,
          PREGENS);

  private CairnContent() {}

  /// Every place where an entry refers to one that is not there, or a sheet cannot be as written.
  public static List<Complaint> complaints(Content content) {
    var found = new ArrayList<Complaint>();
    for (Background background : content.all(BACKGROUNDS)) {
      gearExists(content, background.id(), "items", background.items(), found);
    }
    for (StartingGear row : content.all(STARTING_GEAR)) {
      for (StartingGear.Grant grant : row.oneOf()) {
        switch (grant) {
          case StartingGear.Grant.Items items ->
              gearExists(content, row.id(), "oneOf", items.gear(), found);
          case StartingGear.Grant.RollOn again -> {
            if (again.table() == row.table()) {
              found.add(new Complaint(row.id(), "oneOf", "rolls on its own table again"));
            }
          }
        }
      }
    }
    for (Spell spell : content.all(SPELLS)) {
      castsSpell(content, spell.id(), "power", spell.power(), found);
      castsSpell(content, spell.id(), "enhancedPower", spell.enhancedPower(), found);
    }
    for (Relic relic : content.all(RELICS)) {
      castsSpell(content, relic.id(), "power", relic.power(), found);
    }
    for (Sheet sheet : content.all(PREGENS)) {
      found.addAll(complaints(sheet, content));
    }
    return List.copyOf(found);
  }

  /// The same for one sheet, which need not be among the pregens.
  public static List<Complaint> complaints(Sheet sheet, Content content) {
    var found = new ArrayList<Complaint>();
    int hands = 0;
    for (SheetItem item : sheet.items()) {
      var gear = sheet.ownGear(item.item()).or(() -> content.find(GEAR, item.item()));
      if (gear.isEmpty() && content.find(RELICS, item.item()).isEmpty()) {
        found.add(
            new Complaint(
                sheet.id(), "items", "there is no gear or relic '%s'".formatted(item.item())));
        continue;
      }
      if (item.place() == SheetItem.Place.HELD) {
        hands += Math.max(1, gear.map(Gear::hands).orElse(1));
      }
      var holdsSpell = gear.isPresent() && gear.get().holdsSpell();
      if (holdsSpell && item.spell().isEmpty()) {
        found.add(new Complaint(sheet.id(), "items", "%s names no spell".formatted(item.item())));
      }
      if (!holdsSpell && item.spell().isPresent()) {
        found.add(
            new Complaint(sheet.id(), "items", "%s cannot hold a spell".formatted(item.item())));
      }
      item.spell()
          .filter(spell -> content.find(SPELLS, spell).isEmpty())
          .ifPresent(
              spell ->
                  found.add(
                      new Complaint(
                          sheet.id(), "items", "there is no spell '%s'".formatted(spell))));
    }
    if (hands > 2) {
      found.add(
          new Complaint(
              sheet.id(), "items", "what is held takes %d hands, expected 2".formatted(hands)));
    }
    sheet
        .background()
        .filter(_ -> sheet.kept().isEmpty())
        .filter(background -> content.find(BACKGROUNDS, background).isEmpty())
        .ifPresent(
            background ->
                found.add(
                    new Complaint(
                        sheet.id(),
                        "background",
                        "there is no background '%s'".formatted(background))));
    return List.copyOf(found);
  }

  private static void gearExists(
      Content content, String id, String field, List<String> names, List<Complaint> found) {
    for (String name : names) {
      if (content.find(GEAR, name).isEmpty()) {
        found.add(new Complaint(id, field, "there is no gear '%s'".formatted(name)));
      }
    }
  }

  private static void castsSpell(
      Content content, String id, String field, Power power, List<Complaint> found) {
    if (power instanceof Power.Cast cast && content.find(SPELLS, cast.spell()).isEmpty()) {
      found.add(new Complaint(id, field, "there is no spell '%s'".formatted(cast.spell())));
    }
  }
}

package quintain.otherworlds.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;

/// The kinds of content Otherworlds holds, and how their entries must fit together.
public final class OtwContent {
  public static final ContentKind<Weapon> WEAPONS =
      new ContentKind<>("weapons", Weapon.class, "Weapons of every family.");
  public static final ContentKind<Armor> ARMOR =
      new ContentKind<>("armor", Armor.class, "Cloth, light, medium and heavy armor.");
  public static final ContentKind<Guard> GUARDS =
      new ContentKind<>("guards", Guard.class, "Guards, which recharge.");
  public static final ContentKind<Absorb> ABSORBS =
      new ContentKind<>("absorbs", Absorb.class, "Things that absorb damage.");
  public static final ContentKind<Consumable> CONSUMABLES =
      new ContentKind<>("consumables", Consumable.class, "Remedies, canisters and tools.");
  public static final ContentKind<Skill> SKILLS =
      new ContentKind<>("skills", Skill.class, "Skills to pick.");
  public static final ContentKind<Spell> SPELLS =
      new ContentKind<>("spells", Spell.class, "Spells to pick.");
  public static final ContentKind<Origin> ORIGINS =
      new ContentKind<>("origins", Origin.class, "Where characters come from.");
  public static final ContentKind<Creature> CREATURES =
      new ContentKind<>("creatures", Creature.class, "The bestiary.");
  public static final ContentKind<Sheet> PREGENS =
      new ContentKind<>("pregens", Sheet.class, "Characters ready to play.");

  /// Every kind, each before those that refer to it.
  public static final List<ContentKind<?>> ALL =
      List.of(
          WEAPONS,
          ARMOR,
          GUARDS,
          ABSORBS,
          CONSUMABLES,
          SKILLS,
          SPELLS,
          ORIGINS,
          CREATURES,
          PREGENS);

  private OtwContent() {}

  /// The thing of that name or id, of whichever kind.
  public static Optional<Gear> gear(Content content, String name) {
    return content
        .find(WEAPONS, name)
        .<Gear>map(found -> found)
        .or(() -> content.find(ARMOR, name))
        .or(() -> content.find(GUARDS, name))
        .or(() -> content.find(ABSORBS, name))
        .or(() -> content.find(CONSUMABLES, name));
  }

  /// Every place where an entry refers to one that is not there, or a sheet cannot be as written.
  public static List<Complaint> complaints(Content content) {
    var found = new ArrayList<Complaint>();
    for (Sheet sheet : content.all(PREGENS)) {
      found.addAll(complaints(sheet, content));
    }
    return List.copyOf(found);
  }

  /// The same for one sheet, which need not be among the pregens.
  public static List<Complaint> complaints(Sheet sheet, Content content) {
    var found = new ArrayList<Complaint>();
    if (content.find(ORIGINS, sheet.origin()).isEmpty()) {
      found.add(
          new Complaint(
              sheet.id(),
              "origin",
              "there is no origin '%s'".formatted(sheet.origin()),
              content.all(ORIGINS).stream().map(Origin::name).toList()));
    }
    picks(sheet, content, found);
    items(sheet, content, found);
    return List.copyOf(found);
  }

  private static void picks(Sheet sheet, Content content, List<Complaint> found) {
    boolean warded = false;
    for (String pick : sheet.picks()) {
      var skill = content.find(SKILLS, pick);
      var spell = content.find(SPELLS, pick);
      if (skill.isEmpty() && spell.isEmpty()) {
        found.add(
            new Complaint(sheet.id(), "picks", "there is no skill or spell '%s'".formatted(pick)));
      }
      if (spell.isPresent() && sheet.attributes().res() < Growth.CASTING_RES) {
        found.add(
            new Complaint(
                sheet.id(),
                "picks",
                "%s needs RES %d".formatted(spell.get().name(), Growth.CASTING_RES)));
      }
      warded |= skill.filter(taken -> taken.feat() instanceof Feat.ElementWard).isPresent();
    }
    if (warded != sheet.ward().isPresent()) {
      found.add(
          new Complaint(
              sheet.id(),
              "ward",
              warded
                  ? "Element Ward names no type"
                  : "a ward is chosen, but Element Ward is not among the picks"));
    }
  }

  private static void items(Sheet sheet, Content content, List<Complaint> found) {
    int hands = 0;
    int quick = 0;
    int packed = 0;
    int armors = 0;
    int guards = 0;
    int absorbs = 0;
    for (SheetItem item : sheet.items()) {
      var thing = gear(content, item.item());
      if (thing.isEmpty()) {
        found.add(
            new Complaint(sheet.id(), "items", "there is no item '%s'".formatted(item.item())));
        continue;
      }
      switch (item.place()) {
        case HAND -> hands++;
        case BOTH_HANDS -> hands += 2;
        case QUICK -> quick++;
        case SHEATHED, PACK -> packed++;
        case WORN -> {
          switch (thing.get()) {
            case Armor armor -> {
              armors++;
              if (sheet.attributes().tou() < armor.weight().toughness()) {
                found.add(
                    new Complaint(
                        sheet.id(),
                        "items",
                        "%s needs TOU %d".formatted(armor.name(), armor.weight().toughness())));
              }
            }
            case Guard _ -> guards++;
            case Absorb _ -> absorbs++;
            case Weapon _, Innate _, Consumable _ ->
                found.add(
                    new Complaint(sheet.id(), "items", "%s cannot be worn".formatted(item.item())));
          }
        }
      }
      if (thing.get() instanceof Weapon weapon
          && item.place() == SheetItem.Place.HAND
          && weapon.hands() == Grip.TWO) {
        found.add(new Complaint(sheet.id(), "items", weapon.name() + " takes both hands"));
      }
    }
    atMost(sheet, found, "hands", hands, 2);
    atMost(sheet, found, "quick items", quick, Growth.QUICK_ITEMS);
    atMost(sheet, found, "things in the inventory", packed, Growth.INVENTORY);
    atMost(sheet, found, "armors", armors, 1);
    atMost(sheet, found, "guards", guards, 1);
    atMost(sheet, found, "absorb items", absorbs, 1);
  }

  private static void atMost(
      Sheet sheet, List<Complaint> found, String what, int number, int most) {
    if (number > most) {
      found.add(
          new Complaint(sheet.id(), "items", "%d %s, expected %d".formatted(number, what, most)));
    }
  }
}

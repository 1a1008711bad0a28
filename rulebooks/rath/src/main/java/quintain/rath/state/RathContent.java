package quintain.rath.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;

/// The kinds of content Rath holds, and how their entries must fit together.
public final class RathContent {
  public static final ContentKind<Gear> GEAR =
      new ContentKind<>("gear", Gear.class, "Arms, armor, tools, remedies and services.");
  public static final ContentKind<Aptitude> APTITUDES =
      new ContentKind<>("aptitudes", Aptitude.class, "What characters are good at.");
  public static final ContentKind<Spell> SPELLS =
      new ContentKind<>("spells", Spell.class, "What casters may learn.");
  public static final ContentKind<Creature> CREATURES =
      new ContentKind<>("creatures", Creature.class, "The bestiary, henchmen and beasts.");
  public static final ContentKind<Trap> TRAPS =
      new ContentKind<>("traps", Trap.class, "Traps and locks.");

  public static final ContentKind<Sheet> PREGENS =
      new ContentKind<>("pregens", Sheet.class, "Characters ready to play.");

  /// Every kind, each before those that refer to it.
  public static final List<ContentKind<?>> ALL =
      List.of(SPELLS, CREATURES, GEAR, APTITUDES, TRAPS, PREGENS);

  private RathContent() {}

  /// Every place where an entry refers to one that is not there, or a sheet cannot be as written.
  public static List<Complaint> complaints(Content content) {
    var found = new ArrayList<Complaint>();
    for (Gear gear : content.all(GEAR)) {
      gear.ammo()
          .ifPresent(
              ammo -> {
                var shot = content.find(GEAR, ammo);
                if (shot.isEmpty() || !shot.get().is(Tag.AMMUNITION)) {
                  found.add(
                      new Complaint(
                          gear.id(), "ammo", "there is no ammunition '%s'".formatted(ammo)));
                }
              });
      goesAlong(gear)
          .filter(creature -> content.find(CREATURES, creature).isEmpty())
          .ifPresent(
              creature ->
                  found.add(
                      new Complaint(
                          gear.id(), "use", "there is no creature '%s'".formatted(creature))));
    }
    for (Creature creature : content.all(CREATURES)) {
      for (Attack attack : creature.attacks()) {
        attack
            .gear()
            .filter(gear -> content.find(GEAR, gear).isEmpty())
            .ifPresent(
                gear ->
                    found.add(
                        new Complaint(
                            creature.id(), "attacks", "there is no gear '%s'".formatted(gear))));
      }
      for (Habit habit : creature.habits()) {
        if (habit instanceof Habit.Casts casts) {
          for (String spell : casts.spells()) {
            if (content.find(SPELLS, spell).isEmpty()) {
              found.add(
                  new Complaint(
                      creature.id(), "habits", "there is no spell '%s'".formatted(spell)));
            }
          }
        }
      }
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
      var gear = content.find(GEAR, item.item());
      if (gear.isEmpty()) {
        found.add(
            new Complaint(sheet.id(), "items", "there is no gear '%s'".formatted(item.item())));
        continue;
      }
      if (item.place() == SheetItem.Place.HELD) {
        hands += Math.max(1, gear.get().hands());
      } else if (item.place() == SheetItem.Place.WORN
          && gear.get().armor().filter(ArmorPiece.SHIELD::equals).isPresent()) {
        hands++;
      }
      if (item.usage().isPresent() && gear.get().usage().isEmpty()) {
        found.add(new Complaint(sheet.id(), "items", "%s has no usage die".formatted(item.item())));
      }
      if (gear.get().is(Tag.SCROLL) != item.spell().isPresent()) {
        found.add(
            new Complaint(
                sheet.id(),
                "items",
                item.spell().isPresent()
                    ? "%s cannot hold a spell".formatted(item.item())
                    : "%s names no spell".formatted(item.item())));
      }
      item.spell().ifPresent(spell -> spellExists(content, sheet, "items", spell, found));
    }
    if (hands > 2) {
      found.add(
          new Complaint(
              sheet.id(), "items", "what is held takes %d hands, expected 2".formatted(hands)));
    }
    for (String aptitude : sheet.aptitudes()) {
      if (content.find(APTITUDES, aptitude).isEmpty()) {
        found.add(
            new Complaint(
                sheet.id(), "aptitudes", "there is no aptitude '%s'".formatted(aptitude)));
      }
    }
    sheet.knows().forEach(spell -> spellExists(content, sheet, "knows", spell, found));
    for (String spell : sheet.equips()) {
      if (!sheet.knows().contains(spell)) {
        found.add(
            new Complaint(sheet.id(), "equips", "%s is equipped but not known".formatted(spell)));
      }
    }
    return List.copyOf(found);
  }

  private static void spellExists(
      Content content, Sheet sheet, String field, String spell, List<Complaint> found) {
    if (content.find(SPELLS, spell).isEmpty()) {
      found.add(new Complaint(sheet.id(), field, "there is no spell '%s'".formatted(spell)));
    }
  }

  private static Optional<String> goesAlong(Gear gear) {
    return gear.use()
        .flatMap(
            use ->
                switch (use) {
                  case Use.Hire hire -> Optional.of(hire.creature());
                  case Use.Beast beast -> Optional.of(beast.creature());
                  case Use.Antitoxin _,
                      Use.Potion _,
                      Use.FireFlask _,
                      Use.Venom _,
                      Use.Douse _,
                      Use.Bandage _,
                      Use.Meal _,
                      Use.Light _,
                      Use.Lodging _,
                      Use.Cure _ ->
                      Optional.empty();
                });
  }
}

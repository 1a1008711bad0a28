package quintain.rath;

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

  /// Every kind, each before those that refer to it.
  public static final List<ContentKind<?>> ALL = List.of(SPELLS, CREATURES, GEAR, APTITUDES, TRAPS);

  private RathContent() {}

  /// Every place where an entry refers to one that is not there.
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
    return List.copyOf(found);
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

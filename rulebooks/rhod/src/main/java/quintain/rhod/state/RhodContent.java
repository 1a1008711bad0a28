package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;

/// The Glossaries of Roll High or Die, and how their entries must fit together (RHD-REF-07).
public final class RhodContent {
  public static final ContentKind<Feature> FEATURES =
      new ContentKind<>("features", Feature.class, "Features to gain.");
  public static final ContentKind<Trait> TRAITS =
      new ContentKind<>("traits", Trait.class, "Traits to gain, and those of creatures.");
  public static final ContentKind<TagEntry> TAGS =
      new ContentKind<>("tags", TagEntry.class, "What Tags mean.");
  public static final ContentKind<Armor> ARMORS =
      new ContentKind<>("armors", Armor.class, "Armors.");
  public static final ContentKind<Weapon> WEAPONS =
      new ContentKind<>("weapons", Weapon.class, "Melee and ranged weapons.");
  public static final ContentKind<Ammunition> AMMUNITION =
      new ContentKind<>("ammunition", Ammunition.class, "Ammunition.");
  public static final ContentKind<Material> MATERIALS =
      new ContentKind<>("materials", Material.class, "What things are made of.");
  public static final ContentKind<Toolkit> TOOLKITS =
      new ContentKind<>("toolkits", Toolkit.class, "Tools with their Tool Actions.");

  @By(Rhd.RHD_CRT_09)
  public static final ContentKind<Equipment> EQUIPMENT =
      new ContentKind<>("equipment", Equipment.class, "Equipment with its steps of use.");

  public static final ContentKind<Source> SOURCES =
      new ContentKind<>("sources", Source.class, "Knowledge Sources.");
  public static final ContentKind<ConditionEntry> CONDITIONS =
      new ContentKind<>("conditions", ConditionEntry.class, "What Conditions do.");
  public static final ContentKind<Creature> CREATURES =
      new ContentKind<>("creatures", Creature.class, "The bestiary.");
  public static final ContentKind<Sheet> PREGENS =
      new ContentKind<>("pregens", Sheet.class, "Characters ready to play.");

  public static final ContentKind<SkillEntry> SKILLS =
      new ContentKind<>("skills", SkillEntry.class, "Skills besides those of the book.");

  /// Every kind, each before those that refer to it.
  @By(Rhd.RHD_REF_07)
  public static final List<ContentKind<?>> ALL =
      List.of(
          SKILLS,
          FEATURES,
          TRAITS,
          TAGS,
          ARMORS,
          WEAPONS,
          AMMUNITION,
          MATERIALS,
          TOOLKITS,
          EQUIPMENT,
          SOURCES,
          CONDITIONS,
          CREATURES,
          PREGENS);

  private RhodContent() {}

  /// The thing of that name or id, of whichever kind.
  public static Optional<Thing> thing(Content content, String name) {
    return content
        .find(WEAPONS, name)
        .<Thing>map(found -> found)
        .or(() -> content.find(ARMORS, name))
        .or(() -> content.find(AMMUNITION, name))
        .or(() -> content.find(EQUIPMENT, name))
        .or(() -> content.find(TOOLKITS, name))
        .or(() -> content.find(MATERIALS, name))
        .or(() -> content.find(SOURCES, name));
  }

  /// Every place where an entry refers to one that is not there, or cannot be as written.
  public static List<Complaint> complaints(Content content) {
    var found = new ArrayList<Complaint>();
    skills(content, found);
    content.all(EQUIPMENT).forEach(made -> recipe(content, made, made.recipe(), found));
    content.all(AMMUNITION).forEach(made -> recipe(content, made, made.recipe(), found));
    content.all(TOOLKITS).forEach(made -> recipe(content, made, made.recipe(), found));
    for (Armor armor : content.all(ARMORS)) {
      armor.tags().tags().forEach(tag -> value(content, armor, tag, found));
    }
    for (Equipment equipment : content.all(EQUIPMENT)) {
      for (Equipment.Effect effect : equipment.uses()) {
        if (effect.does() instanceof Use.Remedy remedy) {
          condition(content, equipment, "uses", remedy.condition(), found);
        }
      }
    }
    for (Feature feature : content.all(FEATURES)) {
      consequences(content, feature, found);
    }
    for (Trait trait : content.all(TRAITS)) {
      immune(content, trait, "gifts", trait.gifts(), found);
    }
    for (Creature creature : content.all(CREATURES)) {
      immune(content, creature, "own", creature.own(), found);
      learned(content, creature, creature.features(), creature.traits(), found);
      items(content, creature, creature.items(), found);
    }
    for (Sheet sheet : content.all(PREGENS)) {
      found.addAll(complaints(sheet, content));
    }
    return List.copyOf(found);
  }

  /// The same for one sheet, which need not be among the pregens.
  public static List<Complaint> complaints(Sheet sheet, Content content) {
    var found = new ArrayList<Complaint>();
    trained(content, sheet, sheet.skills(), found);
    learned(content, sheet, sheet.features(), sheet.traits(), found);
    items(content, sheet, sheet.items(), found);
    return List.copyOf(found);
  }

  private static void recipe(
      Content content, Entry made, Optional<Recipe> recipe, List<Complaint> found) {
    for (Craft.Trial trial : recipe.map(Recipe::skill).map(Craft::trials).orElse(List.of())) {
      skill(content, made, "recipe", trial.skill(), _ -> true, found);
    }
    for (Recipe.Part part : recipe.map(Recipe::materials).orElse(List.of())) {
      expect(content, MATERIALS, made, "recipe", part.material(), found);
    }
  }

  private static void immune(
      Content content, Entry who, String field, List<Gift> gifts, List<Complaint> found) {
    for (Gift gift : gifts) {
      if (gift instanceof Gift.Immune immune) {
        immune.conditions().forEach(plight -> condition(content, who, field, plight, found));
      }
    }
  }

  /// Skills where they are named, and of the kind that is wanted there.
  private static void skills(Content content, List<Complaint> found) {
    for (Weapon weapon : content.all(WEAPONS)) {
      skill(content, weapon, "base", weapon.base(), SkillGroup::weaponry, found);
    }
    for (Ammunition shot : content.all(AMMUNITION)) {
      skill(content, shot, "base", shot.base(), SkillGroup::weaponry, found);
    }
    for (Source source : content.all(SOURCES)) {
      skill(content, source, "skill", source.skill(), SkillGroup::needsSource, found);
    }
    for (Feature feature : content.all(FEATURES)) {
      needs(content, feature, feature.needs(), found);
      if (feature.trick() instanceof Trick.Own own && own.check().isPresent()) {
        skill(content, feature, "trick", own.check().get().skill(), _ -> true, found);
      }
    }
    content.all(TRAITS).forEach(trait -> needs(content, trait, trait.needs(), found));
    for (ConditionEntry entry : content.all(CONDITIONS)) {
      for (Toll toll : entry.own().map(ConditionEntry.Own::does).orElse(List.of())) {
        toll.named().ifPresent(skill -> skill(content, entry, "own", skill, _ -> true, found));
      }
    }
    for (Creature creature : content.all(CREATURES)) {
      trained(content, creature, creature.skills(), found);
      for (Weapon weapon : creature.weapons()) {
        skill(content, creature, "weapons", weapon.base(), SkillGroup::weaponry, found);
      }
    }
  }

  private static void needs(
      Content content, Entry entry, Requirements needs, List<Complaint> found) {
    needs.skills().keySet().forEach(one -> skill(content, entry, "needs", one, _ -> true, found));
  }

  private static void trained(
      Content content, Entry who, Map<Skill, Degree> skills, List<Complaint> found) {
    skills.keySet().forEach(one -> skill(content, who, "skills", one, _ -> true, found));
  }

  private static void skill(
      Content content,
      Entry who,
      String field,
      Skill named,
      Predicate<SkillGroup> fits,
      List<Complaint> found) {
    var skill = Shelf.lookedUp(content.all(SKILLS), named);
    if (skill.isEmpty()) {
      var all = new ArrayList<>(Skill.listed());
      content.all(SKILLS).forEach(entry -> all.add(entry.skill()));
      found.add(
          new Complaint(
              who.id(),
              field,
              "there is no Skill '%s'".formatted(named.title()),
              all.stream().map(Skill::key).toList()));
    } else if (!fits.test(skill.get().group())) {
      found.add(
          new Complaint(who.id(), field, "%s is not such a Skill".formatted(skill.get().title())));
    }
  }

  private static void consequences(Content content, Feature feature, List<Complaint> found) {
    var parts =
        switch (feature.trick()) {
          case Trick.Own own -> own.does();
          case Trick.OwnAttack own -> own.hit();
          default -> List.<Consequence>of();
        };
    for (Consequence part : parts) {
      switch (part) {
        case Consequence.Gains gains ->
            condition(content, feature, "trick", gains.condition(), found);
        case Consequence.Loses loses ->
            condition(content, feature, "trick", loses.condition(), found);
        case Consequence.Hurts _, Consequence.HitDie _, Consequence.Topples _ -> {}
      }
    }
  }

  /// A Condition that the rules know, or that some Glossary has written.
  private static void condition(
      Content content, Entry who, String field, Plight plight, List<Complaint> found) {
    boolean written =
        content.all(CONDITIONS).stream().anyMatch(entry -> entry.plight().equals(plight));
    if (!written && plight.known().filter(Condition::listed).isEmpty()) {
      found.add(
          new Complaint(
              who.id(),
              field,
              "no Glossary has a Condition '%s'".formatted(plight.key()),
              content.all(CONDITIONS).stream().map(entry -> entry.plight().key()).toList()));
    }
  }

  private static void learned(
      Content content,
      Entry who,
      List<String> features,
      List<String> traits,
      List<Complaint> found) {
    features.forEach(name -> expect(content, FEATURES, who, "features", name, found));
    traits.forEach(name -> expect(content, TRAITS, who, "traits", name, found));
  }

  private static void items(
      Content content, Entry who, List<SheetItem> items, List<Complaint> found) {
    for (SheetItem item : items) {
      if (thing(content, item.item()).isEmpty()) {
        found.add(new Complaint(who.id(), "items", "there is no '%s'".formatted(item.item())));
      }
      if (!item.loaded().isEmpty()) {
        expect(content, AMMUNITION, who, "items", item.loaded(), found);
      }
    }
  }

  // A Tag that names a Size, Material or Style carries the number the glossary gives it.
  private static void value(Content content, Armor armor, Tag tag, List<Complaint> found) {
    for (TagEntry entry : content.all(TAGS)) {
      if (entry.on().contains("armor") && entry.kinds().contains(tag.kind())) {
        Integer value = entry.values().get(tag.word());
        if (!entry.values().isEmpty() && (value == null || value != tag.value())) {
          found.add(
              new Complaint(
                  armor.id(),
                  "tags",
                  "'%s' is not as in %s".formatted(tag, entry.name()),
                  List.copyOf(entry.values().keySet())));
        }
      }
    }
  }

  private static <R extends Record & Entry> void expect(
      Content content,
      ContentKind<R> kind,
      Entry who,
      String field,
      String name,
      List<Complaint> found) {
    if (content.find(kind, name).isEmpty()) {
      found.add(
          new Complaint(
              who.id(),
              field,
              "there is no '%s'".formatted(name),
              content.all(kind).stream().map(Entry::name).toList()));
    }
  }
}

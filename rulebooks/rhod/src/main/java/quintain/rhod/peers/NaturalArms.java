package quintain.rhod.peers;

import static quintain.kernel.craft.PastedBlocks.constant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import quintain.kernel.Content;
import quintain.kernel.craft.PastedBlocks;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Armor;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Defense;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodContent;
import quintain.rhod.state.Shelf;
import quintain.rhod.state.Size;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Tag;
import quintain.rhod.state.TagEntry;
import quintain.rhod.state.Tags;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Words;

/// Weapons and Armor that a creature has by nature, in the words of a block: `Bite +3 (4 AP, 1d6+1
/// Piercing, Short Blade, STR)`, `natural Armor (Medium, Hide, Fitted)`.
final class NaturalArms {
  static final String ARMOR = "natural Armor";

  private static final Pattern AP = Pattern.compile("(?i)(?<ap>\\d{1,2}) *AP");
  private static final Pattern DAMAGE =
      Pattern.compile(
          "(?i)(?<dice>\\d{0,2}d\\d{1,2})(?<plus> *[+−-] *\\d{1,2})?( +(?<type>[a-z]+))?");
  private static final Pattern RANGE =
      Pattern.compile("(?i)(range *)?(?<feet>\\d{1,3}) *(feet|ft|')");
  private static final List<Tag.Kind> ARMOR_WORDS =
      List.of(Tag.Kind.SIZE, Tag.Kind.MATERIAL, Tag.Kind.STYLE);

  private NaturalArms() {}

  /// What a block says of an attack; what it does not say is left to the weapon.
  ///
  /// @param tags further Tags, as they are written
  record Told(
      Optional<Integer> ap,
      Optional<String> dice,
      String damage,
      Optional<DamageType> type,
      Optional<Integer> range,
      Optional<Skill> base,
      Optional<String> ability,
      Optional<Defense> defense,
      Optional<Size> size,
      List<Tag> tags) {
    /// Reads what stands in brackets; what means nothing is an [IllegalArgumentException].
    static Told read(String words, Content content) {
      Optional<Integer> ap = Optional.empty();
      Optional<String> dice = Optional.empty();
      var damage = "";
      Optional<DamageType> type = Optional.empty();
      Optional<Integer> range = Optional.empty();
      Optional<Skill> base = Optional.empty();
      Optional<String> ability = Optional.empty();
      Optional<Defense> defense = Optional.empty();
      Optional<Size> size = Optional.empty();
      var tags = new ArrayList<Tag>();
      for (String word : PastedBlocks.parts(words)) {
        var cost = AP.matcher(word);
        var hurt = DAMAGE.matcher(word);
        var far = RANGE.matcher(word);
        if (cost.matches()) {
          ap = Optional.of(Integer.parseInt(cost.group("ap")));
        } else if (hurt.matches()) {
          dice = Optional.of(dice(hurt.group("dice")));
          damage =
              dice.get()
                  + Optional.ofNullable(hurt.group("plus"))
                      .orElse("+0")
                      .replace('−', '-')
                      .replace(" ", "");
          type =
              Optional.ofNullable(hurt.group("type"))
                  .map(
                      each ->
                          constant(DamageType.class, each)
                              .orElseThrow(
                                  () ->
                                      new IllegalArgumentException(
                                          "there is no damage type '%s'".formatted(each))));
        } else if (far.matches()) {
          range = Optional.of(Integer.parseInt(far.group("feet")));
        } else if (constant(DamageType.class, word).isPresent()) {
          type = constant(DamageType.class, word);
        } else if (constant(Defense.class, word).isPresent()) {
          defense = constant(Defense.class, word);
        } else if (constant(Size.class, word).isPresent()) {
          size = constant(Size.class, word);
        } else if (isAbility(word)) {
          ability = Optional.of(word.replace(" ", ""));
        } else if (skill(word, content).isPresent()) {
          base = skill(word, content);
        } else {
          tags.add(Tag.parse(word));
        }
      }
      return new Told(ap, dice, damage, type, range, base, ability, defense, size, tags);
    }

    private static String dice(String written) {
      return written.startsWith("d") || written.startsWith("D")
          ? "1" + written.toLowerCase(Locale.ROOT)
          : written.toLowerCase(Locale.ROOT);
    }

    private static boolean isAbility(String word) {
      for (String part : word.split("/", -1)) {
        if (constant(Ability.class, part).isEmpty()) {
          return false;
        }
      }
      return true;
    }

    /// The natural weapon of that name.
    Weapon weapon(String creature, String name) {
      if (dice.isEmpty() || type.isEmpty()) {
        throw new IllegalArgumentException(
            "no weapon is called %s, so write its dice and type, as in %s (1d6 Piercing)"
                .formatted(name, name));
      }
      var written = new ArrayList<Tag>();
      written.add(new Tag(Tag.Kind.SIZE, size.orElseGet(this::sizeByAp).title(), 0));
      written.add(new Tag(Tag.Kind.RANGE, "", range.orElse(5)));
      written.add(new Tag(Tag.Kind.ABILITY, ability.orElse("STR"), 0));
      written.add(new Tag(Tag.Kind.DEFENSE, Words.title(defense.orElse(Defense.REFLEX)), 0));
      written.add(new Tag(Tag.Kind.DICE, dice.get(), 0));
      written.add(new Tag(Tag.Kind.TYPE, type.get().title(), 0));
      written.add(new Tag(Tag.Kind.NATURAL, "", 0));
      written.addAll(tags);
      return new Weapon(
          creature + "-" + PastedBlocks.id(name),
          name,
          base.orElseGet(this::baseByType),
          Tags.parse(joined(written)));
    }

    private Size sizeByAp() {
      return switch (ap.orElse(4)) {
        case 3 -> Size.SMALL;
        case 5 -> Size.LARGE;
        default -> Size.MEDIUM;
      };
    }

    Skill baseByType() {
      return type.filter(each -> each == DamageType.BLUDGEONING).isPresent()
          ? Skill.SHORT_BLUNT
          : Skill.SHORT_BLADE;
    }
  }

  private static String joined(List<Tag> tags) {
    return tags.stream().map(Tag::toString).collect(Collectors.joining(", "));
  }

  /// A Skill of the book or of a Glossary.
  static Optional<Skill> skill(String name, Content content) {
    return Shelf.of(content).skill(Skill.parse(name));
  }

  /// A natural weapon in words, but for what its Attack costs and does.
  static List<String> words(Weapon weapon) {
    var words = new ArrayList<String>();
    words.add(weapon.base().title());
    for (Tag tag : weapon.tags().tags()) {
      switch (tag.kind()) {
        case SIZE, ABILITY, DEFENSE -> words.add(tag.word());
        case RANGE -> words.add(tag.value() + " feet");
        case DICE, TYPE, NATURAL -> {}
        default -> words.add(tag.toString());
      }
    }
    return words;
  }

  /// A natural Armor of so many words; what means nothing is an [IllegalArgumentException].
  static Armor armor(String creature, List<String> words, Content content) {
    var tags = new ArrayList<Tag>();
    for (String word : words) {
      var known =
          ARMOR_WORDS.stream()
              .flatMap(
                  kind ->
                      value(kind, word, content).map(value -> new Tag(kind, word, value)).stream())
              .findFirst();
      tags.add(known.orElseGet(() -> Tag.parse(word)));
    }
    tags.add(new Tag(Tag.Kind.NATURAL, "", 0));
    var armor =
        new Armor(creature + "-hide", ARMOR, Place.ARMOR_WORN, Tags.parse(joined(tags)), false);
    if (!armor.valid()) {
      throw new IllegalArgumentException(
          "a natural Armor has a Size, a Material and a Style, as in natural Armor (Medium, Hide,"
              + " Fitted)");
    }
    return armor;
  }

  private static Optional<Integer> value(Tag.Kind kind, String word, Content content) {
    return entry(kind, content)
        .map(TagEntry::values)
        .flatMap(values -> Optional.ofNullable(values.get(word)));
  }

  private static Optional<TagEntry> entry(Tag.Kind kind, Content content) {
    return content.all(RhodContent.TAGS).stream()
        .filter(entry -> entry.on().contains("armor") && entry.kinds().contains(kind))
        .findFirst();
  }

  /// A natural Armor in words.
  static List<String> words(Armor armor) {
    var words = new ArrayList<String>();
    for (Tag tag : armor.tags().tags()) {
      if (tag.kind() != Tag.Kind.NATURAL) {
        words.add(ARMOR_WORDS.contains(tag.kind()) ? tag.word() : tag.toString());
      }
    }
    return words;
  }

  /// The words of a natural Armor of that Armoring for somebody of that size, if there is one.
  static Optional<List<String>> armoring(int armoring, Size size, Content content) {
    var sized = value(Tag.Kind.SIZE, size.title(), content).orElse(1);
    var materials =
        entry(Tag.Kind.MATERIAL, content)
            .map(TagEntry::values)
            .orElseGet(Collections::emptySortedMap);
    var styles =
        entry(Tag.Kind.STYLE, content).map(TagEntry::values).orElseGet(Collections::emptySortedMap);
    for (var material : materials.entrySet()) {
      for (var style : styles.entrySet()) {
        if ((material.getValue() + style.getValue()) * sized == armoring) {
          return Optional.of(List.of(size.title(), material.getKey(), style.getKey()));
        }
      }
    }
    return Optional.empty();
  }
}

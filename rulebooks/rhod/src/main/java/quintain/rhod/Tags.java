package quintain.rhod;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.parts.Lists;

/// The Tags of one thing; they may be swapped, added and removed in play (RHD-MEL-02).
public record Tags(List<Tag> tags) {
  public static final Tags NONE = new Tags(List.of());

  public Tags {
    tags = List.copyOf(tags);
  }

  /// Tags separated by commas.
  public static Tags parse(String text) {
    var found = new ArrayList<Tag>();
    for (String part : text.split(",", -1)) {
      if (!part.isBlank()) {
        found.add(Tag.parse(part));
      }
    }
    return new Tags(found);
  }

  public boolean has(Tag.Kind kind) {
    for (Tag tag : tags) {
      if (tag.kind() == kind) {
        return true;
      }
    }
    return false;
  }

  public Optional<Tag> first(Tag.Kind kind) {
    for (Tag tag : tags) {
      if (tag.kind() == kind) {
        return Optional.of(tag);
      }
    }
    return Optional.empty();
  }

  public int count(Tag.Kind kind) {
    int count = 0;
    for (Tag tag : tags) {
      count += tag.kind() == kind ? 1 : 0;
    }
    return count;
  }

  /// The sum of the Tags of a kind; several add up (RHD-R-86).
  public int value(Tag.Kind kind) {
    int sum = 0;
    for (Tag tag : tags) {
      sum += tag.kind() == kind ? tag.value() : 0;
    }
    return sum;
  }

  /// The first Size Tag; what has none counts as Medium.
  public Size size() {
    return first(Tag.Kind.SIZE)
        .map(tag -> Words.constant(Size.class, tag.word()))
        .orElse(Size.MEDIUM);
  }

  /// What the Weapon Ability Tag leaves to choose from; empty without one.
  public List<Ability> abilities() {
    var found = new ArrayList<Ability>();
    for (Tag tag : tags) {
      if (tag.kind() == Tag.Kind.ABILITY) {
        for (String part : tag.word().split("/", -1)) {
          found.add(Words.constant(Ability.class, part));
        }
      }
    }
    return List.copyOf(found);
  }

  public Optional<Defense> defense() {
    return first(Tag.Kind.DEFENSE).map(tag -> Words.constant(Defense.class, tag.word()));
  }

  public Optional<Cast> dice() {
    return first(Tag.Kind.DICE).map(tag -> Cast.parse(tag.word()));
  }

  public List<DamageType> types() {
    var found = new ArrayList<DamageType>();
    for (Tag tag : tags) {
      if (tag.kind() == Tag.Kind.TYPE) {
        found.add(Words.constant(DamageType.class, tag.word()));
      }
    }
    return List.copyOf(found);
  }

  /// Which of the kinds it needs are missing.
  public List<Tag.Kind> missing(List<Tag.Kind> needed) {
    return Lists.without(needed, this::has);
  }

  public Tags plus(Tag tag) {
    return new Tags(Lists.plus(tags, tag));
  }

  public Tags minus(Tag tag) {
    return new Tags(Lists.withoutFirst(tags, tag));
  }

  /// Those people choose to have, beyond the kinds that every such thing needs.
  public int optional(List<Tag.Kind> needed) {
    int count = 0;
    for (Tag tag : tags) {
      count += needed.contains(tag.kind()) ? 0 : 1;
    }
    return count;
  }

  @Override
  public String toString() {
    return String.join(", ", tags.stream().map(Tag::toString).toList());
  }
}

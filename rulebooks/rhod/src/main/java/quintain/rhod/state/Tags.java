package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.parts.Lists;
import quintain.kernel.parts.Marks;

/// The Tags of one thing; they may be swapped, added and removed in play (RHD-MEL-02).
///
/// @param read what their words come to, so that nobody spells them out again in every Attack
@By(Rhd.RHD_AMM_03)
public record Tags(List<Tag> tags, Read read) {
  public static final Tags NONE = of(List.of());

  /// What the words of Tags come to.
  public record Read(
      Size size,
      List<Ability> abilities,
      Optional<Defense> defense,
      Optional<Cast> dice,
      List<DamageType> types,
      Marks<Tag.Kind> kinds) {
    private static Read of(List<Tag> tags) {
      var abilities = new ArrayList<Ability>();
      var types = new ArrayList<DamageType>();
      var size = Optional.<Size>empty();
      var defense = Optional.<Defense>empty();
      var dice = Optional.<Cast>empty();
      for (Tag tag : tags) {
        switch (tag.kind()) {
          case SIZE -> size = size.or(() -> Optional.of(Words.constant(Size.class, tag.word())));
          case DEFENSE ->
              defense = defense.or(() -> Optional.of(Words.constant(Defense.class, tag.word())));
          case DICE -> dice = dice.or(() -> Optional.of(Cast.parse(tag.word())));
          case TYPE -> types.add(Words.constant(DamageType.class, tag.word()));
          case ABILITY -> {
            for (String part : tag.word().split("/", -1)) {
              abilities.add(Words.constant(Ability.class, part));
            }
          }
          default -> {}
        }
      }
      return new Read(
          size.orElse(Size.MEDIUM),
          List.copyOf(abilities),
          defense,
          dice,
          List.copyOf(types),
          Marks.which(Tag.Kind.class, kind -> Lists.some(tags, tag -> tag.kind() == kind)));
    }
  }

  static Tags of(List<Tag> tags) {
    var kept = List.copyOf(tags);
    return new Tags(kept, Read.of(kept));
  }

  /// Tags separated by commas.
  public static Tags parse(String text) {
    var found = new ArrayList<Tag>();
    for (String part : text.split(",", -1)) {
      if (!part.isBlank()) {
        found.add(Tag.parse(part));
      }
    }
    return of(found);
  }

  public boolean has(Tag.Kind kind) {
    return read.kinds().has(kind);
  }

  public boolean hasAll(List<Tag.Kind> kinds) {
    return !Lists.some(kinds, kind -> !has(kind));
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
    if (has(kind)) {
      for (Tag tag : tags) {
        sum += tag.kind() == kind ? tag.value() : 0;
      }
    }
    return sum;
  }

  /// The first Size Tag; what has none counts as Medium.
  public Size size() {
    return read.size();
  }

  /// What the Weapon Ability Tag leaves to choose from; empty without one.
  public List<Ability> abilities() {
    return read.abilities();
  }

  public Optional<Defense> defense() {
    return read.defense();
  }

  public Optional<Cast> dice() {
    return read.dice();
  }

  public List<DamageType> types() {
    return read.types();
  }

  /// Which of the kinds it needs are missing.
  public List<Tag.Kind> missing(List<Tag.Kind> needed) {
    return Lists.without(needed, this::has);
  }

  public Tags plus(Tag tag) {
    return of(Lists.plus(tags, tag));
  }

  public Tags minus(Tag tag) {
    return of(Lists.withoutFirst(tags, tag));
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
  public boolean equals(@Nullable Object other) {
    return other instanceof Tags that && tags.equals(that.tags);
  }

  @Override
  public int hashCode() {
    return tags.hashCode();
  }

  @Override
  public String toString() {
    return String.join(", ", tags.stream().map(Tag::toString).toList());
  }
}

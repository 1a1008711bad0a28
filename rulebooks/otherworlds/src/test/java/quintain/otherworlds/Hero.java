package quintain.otherworlds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A character for a test: attributes, things, and what they have learned.
final class Hero {
  private final String attributes;
  private final List<SheetItem> items = new ArrayList<>();
  private final List<Family> masteries = new ArrayList<>();
  private final List<Proficiency> proficiencies = new ArrayList<>();
  private final List<String> picks = new ArrayList<>();
  private String origin = "Landborn";

  private Hero(String attributes) {
    this.attributes = attributes;
  }

  static Hero of(String attributes) {
    return new Hero(attributes);
  }

  Hero holding(String item) {
    return with(item, SheetItem.Place.HAND);
  }

  Hero holdingInBoth(String item) {
    return with(item, SheetItem.Place.BOTH_HANDS);
  }

  Hero wearing(String item) {
    return with(item, SheetItem.Place.WORN);
  }

  Hero with(String item, SheetItem.Place place) {
    items.add(new SheetItem(item, place, Optional.empty()));
    return this;
  }

  Hero mastering(Family... families) {
    masteries.addAll(List.of(families));
    return this;
  }

  Hero proficientIn(Proficiency... some) {
    proficiencies.addAll(List.of(some));
    return this;
  }

  Hero picking(String... some) {
    picks.addAll(List.of(some));
    return this;
  }

  Hero from(String place) {
    origin = place;
    return this;
  }

  Sheet sheet() {
    return new Sheet(
        "hero",
        "Hero",
        1,
        Attributes.parse(attributes),
        origin,
        proficiencies,
        masteries,
        picks,
        Optional.empty(),
        items,
        0);
  }
}

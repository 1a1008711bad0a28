package quintain.cairn.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.cairn.state.ArmorPiece;
import quintain.cairn.state.Damage;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Tag;

/// An item as another program has it: the figures that all of them know.
///
/// @param armor what it adds to Armor
/// @param further whether that comes on top of other armor
/// @param left uses or charges left; 0 where they are not counted
/// @param most how many there are at most
/// @param inUse whether it is in the hand or worn; empty where the program does not say
record Thing(
    String name,
    int slots,
    Optional<Damage> damage,
    boolean blast,
    int armor,
    boolean further,
    int left,
    int most,
    Optional<Boolean> inUse,
    String note) {
  private static final List<String> SHOOTING = List.of("bow", "sling", "pistol", "musket", "rifle");

  /// Whether a piece of gear of the packs has the same figures.
  boolean fits(Gear gear) {
    return gear.slots() == slots
        && gear.damage().equals(damage)
        && gear.armor() == armor
        && gear.is(Tag.BLAST) == blast
        && (most == 0 || gear.uses() >= Math.max(left, most));
  }

  /// Gear with these figures that no pack has; what else is known of a thing of this name stays.
  Gear gear(Optional<Gear> known) {
    var piece = armor == 0 ? Optional.<ArmorPiece>empty() : Optional.of(piece(known));
    return new Gear(
        Gear.OWN,
        name,
        slots,
        known.map(Gear::hands).orElse(hands(piece)),
        damage,
        armor,
        piece.or(() -> known.flatMap(Gear::piece)),
        tags(known, piece),
        Math.max(most, left),
        known.map(Gear::carries).orElse(0),
        known.flatMap(Gear::light),
        known.flatMap(Gear::price),
        note.isEmpty() ? known.map(Gear::note).orElse("") : note,
        Optional.empty());
  }

  private int hands(Optional<ArmorPiece> piece) {
    if (damage.isPresent()) {
      return slots >= 2 ? 2 : 1;
    }
    return piece.filter(ArmorPiece.SHIELD::equals).isPresent() ? 1 : 0;
  }

  /// Where armor goes: programs tell only how much it is, and perhaps that it comes on top.
  private ArmorPiece piece(Optional<Gear> known) {
    if (known.flatMap(Gear::piece).isPresent()) {
      return known.flatMap(Gear::piece).get();
    }
    var words = name.toLowerCase(Locale.ROOT);
    if (words.contains("shield") || words.contains("buckler")) {
      return ArmorPiece.SHIELD;
    }
    if (words.contains("helm")) {
      return ArmorPiece.HELM;
    }
    if (words.contains("gauntlet") || words.contains("glove")) {
      return ArmorPiece.GAUNTLETS;
    }
    return further || words.contains("gambeson") ? ArmorPiece.GAMBESON : ArmorPiece.BODY;
  }

  private List<Tag> tags(Optional<Gear> known, Optional<ArmorPiece> piece) {
    var tags = new ArrayList<>(known.map(Gear::tags).orElse(List.of()));
    tags.removeAll(List.of(Tag.BULKY, Tag.PETTY, Tag.BLAST));
    if (slots >= 2) {
      tags.add(Tag.BULKY);
    }
    if (slots == 0) {
      tags.add(Tag.PETTY);
    }
    if (blast) {
      tags.add(Tag.BLAST);
    }
    if (known.isEmpty()) {
      piece.ifPresent(worn -> tags.add(worn == ArmorPiece.SHIELD ? Tag.HELD : Tag.WORN));
      if (damage.isPresent()
          && SHOOTING.stream().anyMatch(name.toLowerCase(Locale.ROOT)::contains)) {
        tags.add(Tag.RANGED);
      }
    }
    return tags;
  }
}

package quintain.cairn.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;
import quintain.kernel.parts.Marks;
import quintain.kernel.peers.Kept;

/// A thing that can be carried, bought or led along.
///
/// @param hands how many hands it takes in use; 0 for what is worn or only packed
/// @param armor what it adds to Armor while worn or held (CRN-ARMR-02)
/// @param uses how often it can be used before it is gone; 0 for as often as one likes
/// @param carries the slots it adds for those it travels with (CRN-INV-07)
/// @param price in gold pieces; absent when it is not for sale
/// @param kept the document of another program that it came from
public record Gear(
    String id,
    String name,
    int slots,
    @OrNone int hands,
    Optional<Damage> damage,
    @OrNone int armor,
    Optional<ArmorPiece> piece,
    List<Tag> tags,
    @OrNone int uses,
    @OrNone int carries,
    Optional<Light> light,
    Optional<Integer> price,
    @OrNone String note,
    Optional<Kept> kept)
    implements Entry {
  /// The id of what no pack has, so that it stands on the sheet of its bearer.
  public static final String OWN = "own";

  /// The id of treasure, which no pack has either (CRN-WLTH-02).
  public static final String TREASURE = "treasure";

  public Gear {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("slots", slots, 0, 10);
    Check.between("hands", hands, 0, 2);
    Check.between("armor", armor, 0, 3);
    Check.atLeast("uses", uses, 0);
    Check.between("carries", carries, 0, 100);
    price.ifPresent(gold -> Check.atLeast("price", gold, 0));
    tags = Marks.of(tags);
    if (armor > 0 && piece.isEmpty()) {
      throw new IllegalArgumentException(
          name + " adds to Armor but names no piece: body, shield, helm, gambeson or gauntlets");
    }
    if (tags.contains(Tag.BULKY) != slots >= 2) {
      throw new IllegalArgumentException(
          name + " must be tagged bulky if it fills two slots or more, and only then");
    }
    if (tags.contains(Tag.PETTY) && slots > 0) {
      throw new IllegalArgumentException(name + " is petty, so it cannot fill a slot");
    }
    if (tags.contains(Tag.LIGHT) != light.isPresent()) {
      throw new IllegalArgumentException(
          name + " must be tagged light if it says how far it shines, and only then");
    }
  }

  /// How far and how long a thing shines.
  ///
  /// @param minutes 0 when it burns as long as it is fed
  public record Light(int feet, int minutes) {
    public Light {
      Check.atLeast("feet", feet, 1);
      Check.atLeast("minutes", minutes, 0);
    }
  }

  /// Whether no pack has it.
  public boolean isOwn() {
    return id.equals(OWN) || id.equals(TREASURE);
  }

  public boolean is(Tag tag) {
    return Marks.of(tags).has(tag);
  }

  /// Whether a spell is written in it.
  public boolean holdsSpell() {
    return is(Tag.SPELLBOOK) || is(Tag.SCROLL);
  }
}

package quintain.kernel;

import java.util.List;

/// What one seat may see, as panels that any table can draw.
public record View(List<Panel> panels) {
  /// A titled part of the view; the subject is the id of the creature it shows, or empty.
  public record Panel(String id, String title, String subject, List<Item> items) {}

  /// One thing to draw in a panel. Names of items are the names of facts where the book declares
  /// one.
  public sealed interface Item {
    String label();
  }

  /// A number, with the parts it is made of.
  public record Score(String label, int value, List<Part> parts) implements Item {}

  /// A number that goes up and down below a maximum.
  public record Track(String label, int now, int most) implements Item {}

  /// Room with things in it.
  public record Slots(String label, int used, int room, List<Held> held) implements Item {}

  /// A thing in a slot.
  public record Held(String name, int slots, String where, String detail) {}

  /// A condition or flag that holds.
  public record Chip(String label, String detail) implements Item {}

  /// Something that runs out in a number of seconds of game time.
  public record Countdown(String label, int seconds) implements Item {}

  /// A pool of dice or a usage die.
  public record Pool(String label, int dice, int sides) implements Item {}

  /// Where people stand, from near to far; those in the same band are beside each other.
  public record Bands(String label, List<Band> bands) implements Item {}

  /// A stretch of the scene with the ids of those in it.
  public record Band(String name, List<String> who) {}

  /// A line of text.
  public record Prose(String label, String text) implements Item {}

  /// Where a part of a number comes from.
  public record Part(String from, int amount, String clause) {}
}

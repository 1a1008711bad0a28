package quintain.kernel;

import java.util.List;
import java.util.Optional;

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

  /// Room with things in it; no room at all stands for as much as one likes.
  public record Slots(String label, int used, int room, List<Held> held) implements Item {
    /// How full it is, as people say it: `7 of 10`, or how many there are where nothing limits
    /// them.
    public String filled() {
      return room == 0 ? Integer.toString(used) : used + " of " + room;
    }
  }

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
  ///
  /// @param at where it lies along the way, as commands that go there have it
  public record Band(String name, int at, List<String> who) {}

  /// The scene as a map of square spaces.
  ///
  /// @param feet how long a space is
  /// @param cells the spaces that are more than plain, level, lit floor in sight
  /// @param plan the map as it is written, for a seat that may change it
  public record Grid(
      String label,
      int columns,
      int rows,
      int feet,
      List<Cell> cells,
      List<Wall> walls,
      List<Token> tokens,
      Optional<Plan> plan)
      implements Item {
    public Grid with(Optional<Plan> other) {
      return new Grid(label, columns, rows, feet, cells, walls, tokens, other);
    }
  }

  /// A map as it is written, and the Referee's command that would lay it once more.
  ///
  /// @param command the command's name, as files write it
  /// @param slot the command's slot that holds the map
  /// @param map what stands there: the book's own record, or the same as files write it
  public record Plan(String command, String slot, Object map) {}

  /// A space of a map.
  ///
  /// @param feet how far its ground lies above the map's level, or below
  /// @param ground what one stands on, in a word; empty for plain floor
  /// @param light how dark it is, in a word; empty for bright
  /// @param seen whether the seat sees it now
  public record Cell(Spot at, int feet, String ground, String light, boolean seen) {}

  /// A barrier along a line, in spaces from the upper left corner of the map.
  ///
  /// @param kind what it stops, in a word: `wall`, `low wall`, `curtain`
  public record Wall(double fromX, double fromY, double toX, double toY, String kind) {}

  /// Somebody on the map, in so many spaces each way.
  public record Token(String who, Spot at, int size) {}

  /// A line of text.
  public record Prose(String label, String text) implements Item {}

  /// Where a part of a number comes from.
  public record Part(String from, int amount, String clause) {
    public Part(String from, int amount, Clause why) {
      this(from, amount, why.id());
    }
  }
}

package quintain.mcp;

import java.net.URI;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Where the tables are that models play at: in a server of one's own, or in one that runs already,
/// where some seats are theirs.
public final class Tables {
  private final Supplier<URI> address;
  private final List<String> tokens;
  private final boolean own;
  private final SeatMemory memory;
  private @Nullable TableServer server;

  private Tables(Supplier<URI> address, List<String> tokens, boolean own, SeatMemory memory) {
    this.address = address;
    this.tokens = List.copyOf(tokens);
    this.own = own;
    this.memory = memory;
  }

  /// Tables of this house, at which models may lay tables and take seats.
  ///
  /// @param opening opens the server when it is first needed; throws [IllegalStateException] with a
  ///   sentence where it cannot
  public static Tables own(Supplier<URI> opening) {
    return own(opening, SeatMemory.NONE);
  }

  /// The same for one client that comes again and again, and finds the seats it held.
  public static Tables own(Supplier<URI> opening, SeatMemory memory) {
    return new Tables(opening, List.of(), true, memory);
  }

  /// Seats at a server that runs already, and nothing beyond them. Throws
  /// [IllegalArgumentException] with what is wrong with a link.
  ///
  /// @param links to these seats, all of one server
  public static Tables joined(List<String> links) {
    var bases = links.stream().map(TableTools::base).distinct().toList();
    if (bases.size() != 1) {
      throw new IllegalArgumentException("all links must lead to one server");
    }
    return new Tables(
        bases::getFirst,
        links.stream().map(TableTools::token).distinct().toList(),
        false,
        SeatMemory.NONE);
  }

  boolean isOwn() {
    return own;
  }

  synchronized TableServer server() {
    var there = server;
    if (there == null) {
      try {
        there = TableServer.at(address.get());
      } catch (IllegalStateException shut) {
        throw new Declined(String.valueOf(shut.getMessage()), shut);
      }
      server = there;
    }
    return there;
  }

  /// What a client begins with.
  Session session() {
    var session = new Session(this::server, own, memory);
    for (String token : tokens) {
      session.sit(new SeatLine(server(), token));
    }
    return session;
  }
}

package quintain.table.desk;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.table.play.OpenTable;
import quintain.table.store.Pass;
import quintain.table.store.Place;
import quintain.table.store.Tokens;
import quintain.table.store.Webhook;

/// What the Referee gives to programs: tokens that admit to a seat, and webhooks that are told what
/// a seat sees. Both end with the link of the seat they are for.
public final class Programs {
  /// So many of each a table has.
  static final int MOST = 20;

  private static final Duration LONGEST = Duration.ofDays(3653);
  private static final int LONGEST_ADDRESS = 500;
  private static final int LAST_PORT = 65_535;
  private static final int SHORTEST_SECRET = 16;
  private static final int LONGEST_SECRET = 200;

  private final OpenTable<?, ?, ?> table;
  private final OwnContent.RefereesTurn turn;

  /// A token, told this once.
  public record Given(Pass pass, String token) {}

  Programs(OpenTable<?, ?, ?> table, OwnContent.RefereesTurn turn) {
    this.table = table;
    this.turn = turn;
  }

  // Tokens

  /// Those that were given and not taken back, run out or not.
  public List<Pass> passes() {
    return turn.take(() -> table.premises().store().passes(table.id()));
  }

  public Given give(String name, String seat, Pass.Scope scope, Optional<Instant> expires) {
    return turn.take(
        () -> {
          var premises = table.premises();
          var place = invited(seat);
          if (scope == Pass.Scope.REFEREE && place.role() != Place.Role.REFEREE) {
            throw new NotAllowed(
                "Only at the Referee's own seat a token does what the Referee does");
          }
          var now = premises.clock().instant();
          var latest = now.plus(LONGEST);
          if (expires.filter(end -> !end.isAfter(now) || end.isAfter(latest)).isPresent()) {
            throw new NotAllowed("A token runs out within ten years, or never");
          }
          checkRoom(premises.store().passes(table.id()).size());
          var token = premises.tokens().token();
          var pass =
              new Pass(
                  table.id(),
                  premises.tokens().name(),
                  seat,
                  Laying.name(name),
                  scope,
                  Tokens.hash(token),
                  place.tokenHash(),
                  now,
                  expires);
          premises.store().give(pass).join();
          return new Given(pass, token);
        });
  }

  /// Takes a token back; whoever sits here by it has to leave.
  public void takeBack(String id) {
    turn.take(
        () -> {
          if (!table.premises().store().takeBack(table.id(), id).join()) {
            throw new NoSuchElementException("There is no such token.");
          }
          table.dismiss(id);
          return true;
        });
  }

  // Webhooks

  public List<Webhook> webhooks() {
    return turn.take(() -> table.premises().store().webhooks(table.id()));
  }

  /// Tells an address of all that this seat sees happen from now on.
  ///
  /// @param secret what deliveries are signed with; one is made where none is said
  public Webhook hook(String seat, String address, Optional<String> secret) {
    return turn.take(
        () -> {
          var premises = table.premises();
          var place = invited(seat);
          checkAddress(address);
          checkRoom(premises.store().webhooks(table.id()).size());
          var now = premises.clock().instant();
          var webhook =
              new Webhook(
                  table.id(),
                  premises.tokens().name(),
                  seat,
                  place.tokenHash(),
                  address,
                  secret.map(Programs::checkedSecret).orElseGet(premises.tokens()::token),
                  now,
                  table.log().last(),
                  0,
                  now,
                  Optional.empty(),
                  "");
          premises.store().hook(webhook).join();
          premises.webhooks().refresh();
          return webhook;
        });
  }

  public void unhook(String id) {
    turn.take(
        () -> {
          if (!table.premises().store().unhook(table.id(), id).join()) {
            throw new NoSuchElementException("There is no such webhook.");
          }
          return true;
        });
  }

  /// Tries a webhook that was given up again, from where it stopped.
  public void switchOn(String id) {
    turn.take(
        () -> {
          var store = table.premises().store();
          var webhook =
              store.webhooks(table.id()).stream()
                  .filter(each -> each.id().equals(id))
                  .findFirst()
                  .orElseThrow(() -> new NoSuchElementException("There is no such webhook."));
          var now = table.premises().clock().instant();
          if (webhook.isOff() && store.settle(webhook, webhook.switchedOn(now)).join()) {
            table.premises().webhooks().refresh();
          }
          return true;
        });
  }

  private Place invited(String seat) {
    return table
        .seating()
        .find(seat)
        .filter(place -> !place.tokenHash().isEmpty())
        .orElseThrow(
            () ->
                new NotAllowed(
                    "Nobody is invited to a seat '" + seat + "'; make a link for it first"));
  }

  private static void checkRoom(int already) {
    if (already >= MOST) {
      throw new NotAllowed("A table has " + MOST + " of them at most; take one back first");
    }
  }

  private static void checkAddress(String address) {
    var uri = address.length() <= LONGEST_ADDRESS ? read(address) : null;
    if (uri == null
        || !List.of("http", "https").contains(String.valueOf(uri.getScheme()))
        || uri.getHost() == null
        || uri.getPort() == 0
        || uri.getPort() > LAST_PORT
        || uri.getRawUserInfo() != null
        || uri.getRawFragment() != null) {
      throw new NotAllowed(
          "A webhook's address is like https://example.org/table, and has no name or password in"
              + " it");
    }
  }

  private static @Nullable URI read(String address) {
    try {
      return new URI(address);
    } catch (URISyntaxException _) {
      return null;
    }
  }

  private static String checkedSecret(String secret) {
    if (!secret.matches("[!-~]{" + SHORTEST_SECRET + "," + LONGEST_SECRET + "}")) {
      throw new NotAllowed(
          "A secret is "
              + SHORTEST_SECRET
              + " to "
              + LONGEST_SECRET
              + " letters, digits and signs of ASCII, without spaces");
    }
    return secret;
  }
}

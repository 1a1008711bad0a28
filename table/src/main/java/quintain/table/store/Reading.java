package quintain.table.store;

import static java.util.stream.Collectors.joining;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.Query;

/// The half of a store that reads from the database.
class Reading implements Records {
  private static final System.Logger LOG = System.getLogger(Reading.class.getName());

  static final String AFTER =
      "select "
          + LogRow.COLUMNS
          + " from log where table_id = :table and seq > :after order by seq limit :limit";

  static final String BEFORE = seen("");

  static final String SEARCH = seen(" and lower(body) like :words escape '\\'");

  static final String CAUSED_BY =
      "select "
          + LogRow.COLUMNS
          + " from log where table_id = :table and cause = :cause order by seq";

  static final String CAUSES =
      "select seq, cause from log where table_id = :table and cause > '' order by seq";

  static final String SECRETS =
      "select seq, seats from log where table_id = :table and everyone = 0 order by seq";

  static final String LAST = "select coalesce(max(seq), 0) from log where table_id = :table";

  static final String LAST_ACT =
      "select happened, seat from log where table_id = :table and seat <> ''"
          + " and (everyone = 1 or replace(seats, :mark, '') <> seats)"
          + " order by seq desc limit 1";

  static final String EXTENT =
      "select count(*), coalesce(sum(octet_length(body)), 0),"
          + " coalesce(max(case when seat <> '' then happened end), 0),"
          + " (select count(*) from place where table_id = :table and token_hash <> '')"
          + " from log where table_id = :table";

  static final String SNAPSHOT =
      "select seq, body, hash from snapshot where table_id = :table and seq <= :seq"
          + " order by seq desc limit 1";

  static final String CHAIN =
      "select "
          + LogRow.COLUMNS
          + ", hash from log where table_id = :table and seq >= :from order by seq limit :limit";

  static final String ADMITS =
      "select table_id, seat, name, role, token_hash, salt from place"
          + " where token_hash = :hash and token_hash <> ''";

  /// So many entries that may hold the words are looked at once more at a time.
  private static final int FOUND_AT_ONCE = 200;

  /// So many entries are checked at a time.
  private static final int CHECKED_AT_ONCE = 500;

  private static final int MOST_BROKEN = 8;

  private final Jdbi jdbi;

  Reading(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /// What a seat may see before an entry. `replace` because `like` minds no case in SQLite.
  private static String seen(String condition) {
    return "select "
        + LogRow.COLUMNS
        + " from log where table_id = :table and seq < :before"
        + " and (everyone = 1 or replace(seats, :mark, '') <> seats)"
        + condition
        + " order by seq desc limit :limit";
  }

  static String ofKinds(int kinds) {
    return "select "
        + LogRow.COLUMNS
        + " from log where table_id = :table and seq <= :upTo and kind in "
        + IntStream.range(0, kinds).mapToObj(i -> ":kind" + i).collect(joining(", ", "(", ")"))
        + " order by seq desc limit :limit";
  }

  /// How the log of a table is asked for; a file that is damaged may need another way.
  String asked(String table, String sql) {
    return sql;
  }

  /// All rows that a query finds; each pair of `bound` is the name of a parameter and its value.
  ///
  /// A connection that was lent just now may turn out to be broken; there are only a few of them.
  private <R> List<R> rows(String sql, Row<R> row, Object... bound) {
    for (int broken = 0; ; broken++) {
      try {
        return read(sql, row, bound);
      } catch (ConnectionException away) {
        throw new Store.Unavailable("the database is out of reach", away);
      } catch (JdbiException failure) {
        if (!GroupCommit.isLost(failure)) {
          throw failure;
        }
        if (broken == MOST_BROKEN) {
          throw new Store.Unavailable("the database is out of reach", failure);
        }
      }
    }
  }

  private <R> List<R> read(String sql, Row<R> row, Object... bound) {
    return jdbi.withHandle(
        handle -> {
          Query query = handle.createQuery(sql);
          for (int i = 0; i < bound.length; i += 2) {
            query.bind((String) bound[i], bound[i + 1]);
          }
          return new ArrayList<>(query.map((found, _) -> row.read(found)).list());
        });
  }

  private interface Row<R> {
    R read(ResultSet row) throws SQLException;
  }

  private static <R> Optional<R> only(List<R> rows) {
    return rows.stream().findFirst();
  }

  @Override
  public Optional<Kept> table(String id) {
    return only(
        rows(
            "select id, book, title, created, origin, archived, deleted from kept where id = :id",
            Reading::kept,
            "id",
            id));
  }

  @Override
  public List<Kept> tables() {
    return rows(
        "select id, book, title, created, origin, archived, deleted from kept order by created, id",
        Reading::kept);
  }

  @Override
  public Extent extent(String table) {
    return rows(
            EXTENT,
            row ->
                new Extent(
                    row.getInt(4), row.getLong(1), row.getLong(2), Rows.moment(row.getLong(3))),
            "table",
            table)
        .getFirst();
  }

  @Override
  public List<LayingToken> layingTokens() {
    return rows(
        "select name, token_hash, given, most, laid from laying_token order by given, name",
        row ->
            new LayingToken(
                row.getString(1),
                row.getString(2),
                Rows.instant(row.getLong(3)),
                row.getInt(4),
                row.getInt(5)));
  }

  @Override
  public long last(String table) {
    return rows(asked(table, LAST), row -> row.getLong(1), "table", table).getFirst();
  }

  @Override
  public List<Envelope> after(String table, long after, int limit) {
    return rows(
        asked(table, AFTER),
        Reading::entry,
        "table",
        table,
        "after",
        after,
        "limit",
        atLeastNone(limit));
  }

  @Override
  public List<Envelope> before(String table, String seat, long before, int limit) {
    return rows(
        BEFORE,
        Reading::entry,
        "table",
        table,
        "mark",
        Rows.mark(seat),
        "before",
        before,
        "limit",
        atLeastNone(limit));
  }

  @Override
  public List<Envelope> search(String table, String seat, String words, long before, int limit) {
    var sought = new Sought(words);
    var found = new ArrayList<Envelope>();
    long from = before;
    while (found.size() < limit) {
      var page =
          rows(
              SEARCH,
              Reading::entry,
              "table",
              table,
              "mark",
              Rows.mark(seat),
              "before",
              from,
              "words",
              sought.pattern(),
              "limit",
              FOUND_AT_ONCE);
      page.stream().filter(sought::standsIn).limit(limit - found.size()).forEach(found::add);
      if (page.size() < FOUND_AT_ONCE) {
        break;
      }
      from = page.getLast().seq();
    }
    return found;
  }

  @Override
  public List<Envelope> ofKinds(String table, List<String> kinds, long upTo, int limit) {
    if (kinds.isEmpty()) {
      return List.of();
    }
    var bound = new ArrayList<>(List.of("table", table, "upTo", upTo));
    bound.addAll(List.of("limit", atLeastNone(limit)));
    for (int i = 0; i < kinds.size(); i++) {
      bound.addAll(List.of("kind" + i, kinds.get(i)));
    }
    return rows(ofKinds(kinds.size()), Reading::entry, bound.toArray());
  }

  @Override
  public List<Secret> secrets(String table) {
    // Thousands of entries are heard by the same few.
    Map<String, Hearing> hearings = new HashMap<>();
    return rows(
        SECRETS,
        row ->
            new Secret(
                row.getLong(1),
                hearings.computeIfAbsent(row.getString(2), seats -> Rows.hearing(false, seats))),
        "table",
        table);
  }

  @Override
  public List<Envelope> causedBy(String table, String cause) {
    return cause.isEmpty()
        ? List.of()
        : rows(CAUSED_BY, Reading::entry, "table", table, "cause", cause);
  }

  @Override
  public List<Caused> causes(String table) {
    return rows(CAUSES, row -> new Caused(row.getLong(1), row.getString(2)), "table", table);
  }

  @Override
  public Optional<Snapshot> snapshot(String table, long atOrBefore) {
    var found = hashed(table, atOrBefore);
    while (found.isPresent() && !found.get().isWhole(table)) {
      // A missing snapshot costs time, never truth; a damaged one would cost truth.
      long seq = found.get().snapshot().seq();
      LOG.log(System.Logger.Level.WARNING, "table " + table + ": snapshot " + seq + " is damaged");
      found = hashed(table, seq - 1);
    }
    return found.map(Hashed::snapshot);
  }

  private Optional<Hashed> hashed(String table, long atOrBefore) {
    return only(
        rows(
            SNAPSHOT,
            row -> new Hashed(new Snapshot(row.getLong(1), row.getString(2)), row.getString(3)),
            "table",
            table,
            "seq",
            atOrBefore));
  }

  private record Hashed(Snapshot snapshot, String hash) {
    boolean isWhole(String table) {
      return Chain.of(table, snapshot).equals(hash);
    }
  }

  @Override
  public List<Long> snapshots(String table) {
    return rows(
        "select seq from snapshot where table_id = :table order by seq",
        row -> row.getLong(1),
        "table",
        table);
  }

  @Override
  public Optional<Flaw> flaw(String table, long after) {
    return jdbi.withHandle(
        handle -> {
          var check = new ChainCheck(table, after);
          try {
            // By pages: not every driver lets one row go before it has read all of them.
            long from = after;
            int read = CHECKED_AT_ONCE;
            while (read == CHECKED_AT_ONCE) {
              var page =
                  handle
                      .createQuery(asked(table, CHAIN))
                      .bind("table", table)
                      .bind("from", from)
                      .bind("limit", CHECKED_AT_ONCE)
                      .map((row, _) -> check.take(LogRow.read(row), row.getString(10)))
                      .list();
              var flaw = page.stream().flatMap(Optional::stream).findFirst();
              if (flaw.isPresent()) {
                return flaw;
              }
              read = page.size();
              from = check.last() + 1;
            }
          } catch (JdbiException unreadable) {
            return Optional.of(check.unreadable(cause(unreadable)));
          }
          var snapshots = snapshots(table);
          return !snapshots.isEmpty() && snapshots.getLast() > check.last()
              ? Optional.of(check.missing())
              : Optional.empty();
        });
  }

  /// What the database itself says.
  static Throwable cause(JdbiException failure) {
    var cause = failure.getCause();
    return cause == null ? failure : cause;
  }

  @Override
  public List<Place> places(String table) {
    return rows(
        "select table_id, seat, name, role, token_hash, salt from place where table_id = :table"
            + " order by rank",
        Reading::place,
        "table",
        table);
  }

  @Override
  public Optional<Place> admits(String tokenHash) {
    return only(rows(ADMITS, Reading::place, "hash", tokenHash));
  }

  private static final String PASSES =
      "select p.table_id, p.id, p.seat, p.name, p.scope, p.token_hash, p.under, p.given, p.expires"
          + " from pass p join place on place.table_id = p.table_id and place.seat = p.seat"
          + " and place.token_hash = p.under";

  private static final String WEBHOOKS =
      "select w.table_id, w.id, w.seat, w.under, w.address, w.secret, w.made, w.told, w.failures,"
          + " w.due, w.delivered, w.trouble"
          + " from webhook w join place on place.table_id = w.table_id and place.seat = w.seat"
          + " and place.token_hash = w.under";

  @Override
  public List<Pass> passes(String table) {
    return rows(
        PASSES + " where p.table_id = :table order by p.given, p.id",
        Reading::pass,
        "table",
        table);
  }

  @Override
  public Optional<Pass> pass(String tokenHash) {
    return only(rows(PASSES + " where p.token_hash = :hash", Reading::pass, "hash", tokenHash));
  }

  @Override
  public List<Webhook> webhooks(String table) {
    return rows(
        WEBHOOKS + " where w.table_id = :table order by w.made, w.id",
        Reading::webhook,
        "table",
        table);
  }

  @Override
  public List<Webhook> webhooksBehind() {
    return rows(
        WEBHOOKS
            + " join kept on kept.id = w.table_id and kept.deleted = 0"
            + " where exists"
            + " (select 1 from log where log.table_id = w.table_id and log.seq > w.told)"
            + " order by w.due, w.table_id, w.id",
        Reading::webhook);
  }

  @Override
  public List<String> tablesWithWebhooks() {
    return rows("select distinct table_id from webhook", row -> row.getString(1));
  }

  @Override
  public Optional<Act> lastAct(String table, String seat) {
    return only(
        rows(
            LAST_ACT,
            row -> new Act(Rows.instant(row.getLong(1)), row.getString(2)),
            "table",
            table,
            "mark",
            Rows.mark(seat)));
  }

  @Override
  public Optional<OpenInvitation> openInvitation(String table) {
    return only(
        rows(
            "select table_id, salt, token_hash from open_invitation where table_id = :table",
            Reading::openInvitation,
            "table",
            table));
  }

  @Override
  public Optional<OpenInvitation> opens(String tokenHash) {
    return only(
        rows(
            "select table_id, salt, token_hash from open_invitation where token_hash = :hash",
            Reading::openInvitation,
            "hash",
            tokenHash));
  }

  @Override
  public Optional<Backdrop> backdrop(String table) {
    return only(
        rows(
            "select name, x, y, across, down, opacity from backdrop where table_id = :table",
            row ->
                new Backdrop(
                    row.getString(1),
                    row.getDouble(2),
                    row.getDouble(3),
                    row.getDouble(4),
                    row.getDouble(5),
                    row.getDouble(6)),
            "table",
            table));
  }

  @Override
  public Optional<byte[]> picture(String table) {
    return only(
        rows(
            "select picture from backdrop where table_id = :table",
            row -> row.getBytes(1),
            "table",
            table));
  }

  /// A negative limit means no limit to SQLite and is an error to PostgreSQL.
  private static int atLeastNone(int limit) {
    return Math.max(limit, 0);
  }

  private static Envelope entry(ResultSet row) throws SQLException {
    return LogRow.read(row).envelope();
  }

  private static Kept kept(ResultSet row) throws SQLException {
    return new Kept(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        Rows.instant(row.getLong(4)),
        row.getString(5),
        Rows.moment(row.getLong(6)),
        Rows.moment(row.getLong(7)));
  }

  private static OpenInvitation openInvitation(ResultSet row) throws SQLException {
    return new OpenInvitation(row.getString(1), row.getString(2), row.getString(3));
  }

  private static Place place(ResultSet row) throws SQLException {
    return new Place(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        Place.Role.valueOf(row.getString(4)),
        row.getString(5),
        row.getString(6));
  }

  private static Pass pass(ResultSet row) throws SQLException {
    return new Pass(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getString(4),
        Pass.Scope.valueOf(row.getString(5)),
        row.getString(6),
        row.getString(7),
        Rows.instant(row.getLong(8)),
        Rows.moment(row.getLong(9)));
  }

  private static Webhook webhook(ResultSet row) throws SQLException {
    return new Webhook(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getString(4),
        row.getString(5),
        row.getString(6),
        Rows.instant(row.getLong(7)),
        row.getLong(8),
        row.getInt(9),
        Rows.instant(row.getLong(10)),
        Rows.moment(row.getLong(11)),
        row.getString(12));
  }

  /// Words to look for in texts of JSON, whatever their case.
  ///
  /// The database knows upper and lower case of ASCII alone. So the pattern lets any character
  /// stand for a letter beyond it, and what the database finds is looked at once more.
  private static final class Sought {
    private final String words;

    Sought(String words) {
      this.words = asInJson(words).toLowerCase(Locale.ROOT);
    }

    String pattern() {
      var pattern = new StringBuilder("%");
      words
          .codePoints()
          .forEach(
              character -> {
                if (character > 127) {
                  pattern.append('_');
                } else {
                  if (character == '%' || character == '_' || character == '\\') {
                    pattern.append('\\');
                  }
                  pattern.append((char) character);
                }
              });
      return pattern.append('%').toString();
    }

    boolean standsIn(Envelope entry) {
      return entry.body().toLowerCase(Locale.ROOT).contains(words);
    }

    private static String asInJson(String words) {
      var written = new StringBuilder();
      words
          .codePoints()
          .forEach(
              character -> {
                switch (character) {
                  case '\\', '"' -> written.append('\\').append((char) character);
                  case '\n' -> written.append("\\n");
                  case '\t' -> written.append("\\t");
                  case '\r' -> written.append("\\r");
                  case '\b' -> written.append("\\b");
                  case '\f' -> written.append("\\f");
                  default -> {
                    if (character < ' ') {
                      // PostgreSQL takes no text with a zero in it, and JSON has none.
                      written.append("\\u%04X".formatted(character));
                    } else {
                      written.appendCodePoint(character);
                    }
                  }
                }
              });
      return written.toString();
    }
  }
}

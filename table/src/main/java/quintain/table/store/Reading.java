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
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;

/// The half of a store that reads from the database.
abstract class Reading implements Store {
  private static final String COLUMNS =
      "seq, kind, version, seat, cause, happened, everyone, seats, body";

  static final String AFTER =
      "select "
          + COLUMNS
          + " from log where table_id = :table and seq > :after order by seq limit :limit";

  static final String BEFORE = seen("");

  static final String SEARCH = seen(" and lower(body) like :words escape '\\'");

  static final String CAUSED_BY =
      "select " + COLUMNS + " from log where table_id = :table and cause = :cause order by seq";

  static final String CAUSES =
      "select seq, cause from log where table_id = :table and cause > '' order by seq";

  static final String SECRETS =
      "select seq, seats from log where table_id = :table and everyone = 0 order by seq";

  static final String LAST = "select coalesce(max(seq), 0) from log where table_id = :table";

  static final String LAST_ACT =
      "select happened, seat from log where table_id = :table and seat <> ''"
          + " and (everyone = 1 or replace(seats, :mark, '') <> seats)"
          + " order by seq desc limit 1";

  static final String SNAPSHOT =
      "select seq, body from snapshot where table_id = :table and seq <= :seq"
          + " order by seq desc limit 1";

  static final String ADMITS =
      "select table_id, seat, name, role, token_hash, salt from place"
          + " where token_hash = :hash and token_hash <> ''";

  private final Jdbi jdbi;

  Reading(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /// What a seat may see before an entry. `replace` because `like` minds no case in SQLite.
  private static String seen(String condition) {
    return "select "
        + COLUMNS
        + " from log where table_id = :table and seq < :before"
        + " and (everyone = 1 or replace(seats, :mark, '') <> seats)"
        + condition
        + " order by seq desc limit :limit";
  }

  static String ofKinds(int kinds) {
    return "select "
        + COLUMNS
        + " from log where table_id = :table and seq <= :upTo and kind in "
        + IntStream.range(0, kinds).mapToObj(i -> ":kind" + i).collect(joining(", ", "(", ")"))
        + " order by seq desc limit :limit";
  }

  /// All rows that a query finds; each pair of `bound` is the name of a parameter and its value.
  private <R> List<R> rows(String sql, Row<R> row, Object... bound) {
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
  public long last(String table) {
    return rows(LAST, row -> row.getLong(1), "table", table).getFirst();
  }

  @Override
  public List<Envelope> after(String table, long after, int limit) {
    return rows(AFTER, Reading::entry, "table", table, "after", after, "limit", atLeastNone(limit));
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
    return jdbi.withHandle(
        handle -> {
          try (var found =
              handle
                  .createQuery(SEARCH)
                  .bind("table", table)
                  .bind("mark", Rows.mark(seat))
                  .bind("before", before)
                  .bind("words", sought.pattern())
                  .bind("limit", Long.MAX_VALUE)
                  .map((row, _) -> entry(row))
                  .stream()) {
            return found.filter(sought::standsIn).limit(atLeastNone(limit)).toList();
          }
        });
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
    return only(
        rows(
            SNAPSHOT,
            row -> new Snapshot(row.getLong(1), row.getString(2)),
            "table",
            table,
            "seq",
            atOrBefore));
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
    return new Envelope(
        row.getLong(1),
        row.getString(2),
        row.getInt(3),
        row.getString(4),
        row.getString(5),
        Rows.instant(row.getLong(6)),
        Rows.hearing(row.getInt(7) == 1, row.getString(8)),
        row.getString(9));
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

  /// Words to look for in texts of JSON, whatever their case.
  ///
  /// SQLite knows upper and lower case of ASCII alone. So the pattern lets any character stand for
  /// a letter beyond it, and what the database finds is looked at once more.
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
      return words.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    }
  }
}

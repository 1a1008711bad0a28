package quintain.faults;

import java.io.IOException;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntSupplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Looks whether tables have kept what they were given: in the stored log itself, and by the eyes
/// of somebody who comes anew.
final class Audit {
  /// An entry as it is stored.
  private record Row(long seq, String kind, String cause, long happened) {}

  /// Something may be stored some time before it is looked at.
  private static final Duration AROUND = Duration.ofMinutes(20);

  private final String database;
  private final Findings findings;
  private final int patience;

  /// @param database where the log is stored, as JDBC writes it
  /// @param patience milliseconds for which is waited for whoever comes anew
  Audit(String database, Findings findings, int patience) {
    this.database = database;
    this.findings = findings;
    this.patience = patience;
  }

  // The stored log

  /// Whether every acknowledged frame stands in the log exactly once, and none that was refused.
  /// People may go on playing meanwhile.
  ///
  /// @return how many were acknowledged
  int stored(Game game) throws SQLException {
    // In this order: what is acknowledged by now must be stored when the log is read.
    var replies = new LinkedHashMap<String, Player.Reply>();
    for (Player player : game.players()) {
      player
          .replies()
          .forEach(reply -> replies.put(player.invitation().seat() + ":" + reply.id(), reply));
    }
    var byCause = new LinkedHashMap<String, List<Row>>();
    long expected = 0;
    for (Row row : rows(game.table())) {
      if (row.seq != ++expected) {
        found(game, "entry " + row.seq + " is stored where " + expected + " belongs");
        expected = row.seq;
      }
      if (!row.cause.isEmpty()) {
        byCause.computeIfAbsent(row.cause, _ -> new ArrayList<>()).add(row);
      }
    }
    byCause.forEach((cause, rows) -> once(game, cause, rows));
    int acknowledged = 0;
    for (var each : replies.entrySet()) {
      var reply = each.getValue();
      boolean there = byCause.containsKey(each.getKey());
      if (reply.done()) {
        acknowledged++;
        if (!there) {
          found(
              game,
              "lost: "
                  + reply.frame()
                  + " "
                  + each.getKey()
                  + " was acknowledged: "
                  + reply.body());
        }
      } else if (there) {
        found(game, "stored although not done: " + each.getKey() + " " + reply.body());
      }
    }
    return acknowledged;
  }

  /// All that came of one command is stored together and at the same moment.
  private void once(Game game, String cause, List<Row> rows) {
    var first = rows.getFirst();
    boolean together = rows.getLast().seq - first.seq == rows.size() - 1;
    boolean atOnce = rows.stream().allMatch(row -> row.happened == first.happened);
    long commands = rows.stream().filter(row -> row.kind.equals("commanded")).count();
    if (!together || !atOnce || commands > 1) {
      found(game, "done twice: " + cause + " " + rows);
    }
  }

  /// Whether the last entry happened by a clock that is off by so much.
  void latest(Game game, Duration off) throws SQLException {
    var last = rows(game.table()).getLast();
    var told = Duration.between(Instant.now(), Instant.EPOCH.plusNanos(last.happened));
    if (told.minus(off).abs().compareTo(AROUND) > 0) {
      found(game, "entry " + last.seq + " is off by " + told + " and not by " + off);
    }
  }

  private List<Row> rows(String table) throws SQLException {
    var rows = new ArrayList<Row>();
    try (var connection = DriverManager.getConnection(database);
        var select =
            connection.prepareStatement(
                "select seq, kind, cause, happened from log where table_id = ? order by seq")) {
      select.setString(1, table);
      try (var row = select.executeQuery()) {
        while (row.next()) {
          rows.add(new Row(row.getLong(1), row.getString(2), row.getString(3), row.getLong(4)));
        }
      }
    }
    return rows;
  }

  // Somebody who comes anew

  /// Whether everybody who sat there all the time knows what somebody knows who comes anew. Nobody
  /// may be playing.
  void known(Game game, Hall hall, IntSupplier port) throws IOException, InterruptedException {
    for (Player player : game.players()) {
      var fresh = new ArrayList<JsonNode>();
      for (JsonNode entry : hall.log(player.invitation().token())) {
        ((ObjectNode) entry).remove("undone");
        fresh.add(entry);
      }
      if (!fresh.equals(player.log())) {
        found(
            game,
            player.invitation().seat()
                + " has "
                + player.log().size()
                + " entries, and who comes anew "
                + difference(player.log(), fresh));
      }
    }
    scenes(game, port);
  }

  private static String difference(List<JsonNode> old, List<JsonNode> fresh) {
    for (int i = 0; i < Math.min(old.size(), fresh.size()); i++) {
      if (!old.get(i).equals(fresh.get(i))) {
        return "reads " + fresh.get(i) + " in place of " + old.get(i);
      }
    }
    return String.valueOf(fresh.size());
  }

  /// Whether another server shows everybody the same scene.
  void scenes(Game game, IntSupplier port) throws InterruptedException {
    for (Player player : game.players()) {
      try (var fresh = new Player(player.invitation(), port, findings, new Random(1))) {
        if (!fresh.awaitSeated(patience)) {
          found(game, player.invitation().seat() + " is not admitted");
          continue;
        }
        var here = player.look(Scene::whole);
        var there = fresh.look(Scene::whole);
        if (!here.equals(there)) {
          found(
              game, player.invitation().seat() + " sees another scene: " + difference(here, there));
        }
      }
    }
  }

  private static String difference(ObjectNode here, ObjectNode there) {
    var parts = new ArrayList<String>();
    for (Map.Entry<String, JsonNode> part : here.properties()) {
      if (!part.getValue().equals(there.path(part.getKey()))) {
        parts.add(part.getKey() + " " + part.getValue() + " and anew " + there.path(part.getKey()));
      }
    }
    there.propertyNames().stream()
        .filter(name -> !here.has(name))
        .forEach(name -> parts.add("anew " + name));
    return String.join("; ", parts);
  }

  private void found(Game game, String what) {
    findings.add(
        "table "
            + game.table()
            + " ("
            + game.players().getFirst().invitation().book()
            + "): "
            + what);
  }
}

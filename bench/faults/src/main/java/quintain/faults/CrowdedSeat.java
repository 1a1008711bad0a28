package quintain.faults;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/// One of thousands of seats. It is to take as little of the machine from the server as it can, so
/// it reads of what comes only what it needs: what it may do, what it is asked, and whose entries
/// they are.
final class CrowdedSeat implements AutoCloseable {
  private static final byte[] ENTRIES = bytes("{\"entries\":{");
  private static final byte[] ENTRY = bytes("{\"seq\":");
  private static final byte[] AT = bytes("\"at\":");
  private static final byte[] BY = bytes("\"by\":\"");
  private static final byte[] SCENE = bytes("{\"scene\":{");
  private static final byte[] OFFERS = bytes("\"offers\":[");
  private static final byte[] QUESTION = bytes("\"question\":{\"key\":");
  private static final byte[] BUSY = bytes("\"busy\":true");
  private static final byte[] OVER = bytes("\"over\":true");

  /// What it waits for the reply to.
  private enum Doing {
    NOTHING,
    FILLING,
    ACTING,
    TALKING
  }

  private final CrowdedTable table;
  private final Invitation own;
  private final Wits wits;
  private final Latencies latencies;
  private final WebSocketLine line;

  /// When what it does was said, and when it was stored by the server's clock; 0 for not yet. The
  /// table's own.
  long sent;

  long stored;

  // Of the last scenes: where there are offers, and the last one.
  private byte[] offers = {};
  private byte[] scene = {};
  private Doing doing = Doing.NOTHING;
  private String awaited = "";
  private int ids;
  private volatile boolean closed;

  CrowdedSeat(
      CrowdedTable table,
      Invitation own,
      int port,
      InetAddress from,
      Random random,
      Latencies latencies)
      throws IOException {
    this.table = table;
    this.own = own;
    this.wits = new Wits(random);
    this.latencies = latencies;
    this.line = WebSocketLine.open(port, from);
    line.send(Player.hello(own, 0));
    Thread.ofVirtual().start(this::listen);
  }

  String id() {
    return own.seat();
  }

  private void listen() {
    try {
      for (var message = line.read(); message != null; message = line.read()) {
        hear(message, System.nanoTime());
      }
    } catch (IOException _) {
      // counted below
    }
    if (!closed) {
      latencies.broken();
    }
  }

  // Doing

  /// It is time to do something.
  synchronized void tick() {
    try {
      if (doing != Doing.NOTHING) {
        latencies.late();
        return;
      }
      var question = find(scene, QUESTION, 0, scene.length);
      var asked =
          question < 0
              ? Optional.<JsonNode>empty()
              : Optional.of(parse(scene, question + 11)).filter(this::isMine);
      if (asked.isPresent()) {
        say(Doing.ACTING, wits.answer(asked.get(), own.seat()));
      } else if (find(scene, BUSY, 0, scene.length) >= 0 || wits.chance(0.15)) {
        say(Doing.TALKING, wits.talk());
      } else if (own.isReferee() && find(scene, OVER, 0, scene.length) >= 0) {
        say(Doing.ACTING, Wits.Frame.of("rewind", "to", 1, "reason", "once more"));
      } else {
        int open = find(offers, OFFERS, 0, offers.length);
        var fill = open < 0 ? Optional.<Wits.Frame>empty() : wits.fill(parse(offers, open + 9));
        if (fill.isPresent()) {
          say(Doing.FILLING, fill.get());
        } else {
          say(Doing.TALKING, wits.talk());
        }
      }
    } catch (IOException | RuntimeException _) {
      latencies.broken();
    }
  }

  private boolean isMine(JsonNode question) {
    var seat = question.get("seat").stringValue();
    return seat.equals(own.seat()) || !table.hasSeat(seat);
  }

  private static JsonNode parse(byte[] message, int from) {
    try (var parser = Json.MAPPER.createParser(message, from, message.length - from)) {
      return parser.readValueAsTree();
    }
  }

  private void say(Doing what, Wits.Frame frame) throws IOException {
    var fields = new LinkedHashMap<String, Object>();
    awaited = "f" + ++ids;
    fields.put("id", awaited);
    fields.putAll(frame.fields());
    doing = what;
    if (what != Doing.FILLING) {
      table.begin(this);
    }
    line.send(Json.MAPPER.writeValueAsString(Map.of(frame.kind(), fields)));
  }

  // Hearing

  private void hear(byte[] message, long now) throws IOException {
    long at = 0;
    int scenes = find(message, SCENE, 0, message.length);
    int end = scenes < 0 ? message.length : scenes;
    int news = find(message, ENTRIES, 0, end);
    if (news >= 0) {
      for (int entry = find(message, ENTRY, news, end);
          entry >= 0;
          entry = find(message, ENTRY, entry + 1, end)) {
        long time = number(message, find(message, AT, entry, end) + AT.length);
        var by = word(message, find(message, BY, entry, end) + BY.length);
        if (by.equals(own.seat())) {
          at = time;
        } else {
          table.heard(this, by, time, now);
        }
      }
    }
    synchronized (this) {
      if (scenes >= 0) {
        scene = message;
        offers = find(message, OFFERS, scenes, message.length) >= 0 ? message : offers;
      }
      if (doing != Doing.NOTHING) {
        replied(message, at);
      }
    }
  }

  private void replied(byte[] message, long at) throws IOException {
    var was = doing;
    int form = reply("form", message);
    if (form >= 0) {
      doing = Doing.NOTHING;
      var act = wits.act(parse(message, form));
      if (act.isPresent()) {
        say(Doing.ACTING, act.get());
      }
    } else if (reply("done", message) >= 0) {
      doing = Doing.NOTHING;
      table.done(this, at);
      latencies.done(was == Doing.ACTING);
    } else if (reply("refused", message) >= 0 || reply("failed", message) >= 0) {
      doing = Doing.NOTHING;
      table.done(this, 0);
      latencies.refused();
    }
  }

  /// Where the body of a reply of this kind begins, to what was said last; -1 if it is not there.
  private int reply(String kind, byte[] message) {
    int at =
        find(message, bytes("{\"" + kind + "\":{\"id\":\"" + awaited + "\""), 0, message.length);
    return at < 0 ? -1 : at + kind.length() + 4;
  }

  // Bytes

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static int find(byte[] in, byte[] wanted, int from, int to) {
    for (int at = from; at <= to - wanted.length; at++) {
      if (in[at] == wanted[0]
          && Arrays.equals(in, at, at + wanted.length, wanted, 0, wanted.length)) {
        return at;
      }
    }
    return -1;
  }

  private static long number(byte[] in, int from) {
    long number = 0;
    for (int at = from; in[at] >= '0' && in[at] <= '9'; at++) {
      number = 10 * number + in[at] - '0';
    }
    return number;
  }

  private static String word(byte[] in, int from) {
    int end = from;
    while (in[end] != '"') {
      end++;
    }
    return new String(in, from, end - from, StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    closed = true;
    try {
      line.close();
    } catch (IOException _) {
      // It is gone.
    }
  }
}

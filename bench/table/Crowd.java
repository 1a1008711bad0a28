import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The people who play at one server, whichever it is: moves at a given rate, and measures the time from when a move was
/// due until the last seat of its table has heard of it.
///
/// It is to take as little of the machine from the server as it can. So it is one thread, which looks every
/// millisecond for what has come and is woken by nothing else, and finds what it has to know in the bytes of a message
/// without reading it.
///
/// Where the server listens and which process it is comes with the command line. What to do comes in lines of fields
/// between tabs, and each but the first two is answered by a line of JSON:
///
/// - `table` lays another table.
/// - `seat`, the path of its WebSocket, what a move's news begins with in a message, a message that wants an answer, that
///   answer, a move up to its number, the rest of it; then what is to be said for a greeting, each with what comes back.
///   A seat whose move is empty only listens. A move that has no rest has no number.
/// - `sit`, a name: everybody laid since the last time sits down, and is called by this name together.
/// - `play`, a name, moves a second, seconds, and the most moves.
/// - `leave`, a name.
final class Crowd {
  private static final long TICK = 1_000_000;

  /// Somebody may ask whether they are still there while they have nothing to do.
  private static final long IDLE_TICK = 20_000_000;

  /// A move that nobody hears of for so long is lost.
  private static final long PATIENCE = 5_000_000_000L;

  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final byte[] MASK = {0x37, 0x5a, 0x11, 0x6c};

  private final InetSocketAddress server;
  private final String pid;
  private final Selector selector = Selector.open();
  private final Map<String, List<Table>> groups = new LinkedHashMap<>();
  private List<Table> laid = new ArrayList<>();
  private long[] times = new long[1 << 16];
  private int heard;
  private long numbers;
  private int refused;
  private int lost;
  private int closed;
  private String example = "";

  private Crowd(InetSocketAddress server, String pid) throws IOException {
    this.server = server;
    this.pid = pid;
  }

  public static void main(String[] args) throws IOException {
    var crowd = new Crowd(new InetSocketAddress(args[0], Integer.parseInt(args[1])), args[2]);
    var orders = new ConcurrentLinkedQueue<String>();
    Thread.ofPlatform().daemon().start(() -> listen(orders));
    while (true) {
      crowd.await(() -> !orders.isEmpty(), IDLE_TICK);
      crowd.obey(orders.remove().split("\t", -1));
    }
  }

  private static void listen(Queue<String> orders) {
    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).lines().forEach(orders::add);
    System.exit(0);
  }

  private void obey(String[] order) throws IOException {
    switch (order[0]) {
      case "table" -> laid.add(new Table());
      case "seat" -> laid.getLast().seats.add(new Seat(laid.getLast(), order));
      case "sit" -> {
        groups.put(order[1], laid);
        sit(laid);
        laid = new ArrayList<>();
      }
      case "play" ->
          play(
              groups.get(order[1]),
              Double.parseDouble(order[2]),
              Double.parseDouble(order[3]),
              Long.parseLong(order[4]));
      case "leave" -> {
        for (Table table : groups.remove(order[1])) {
          for (Seat seat : table.seats) {
            seat.channel.close();
          }
        }
        tell("{}");
      }
      default -> throw new IllegalArgumentException(order[0]);
    }
  }

  private static void tell(String json) {
    System.out.println(json);
    System.out.flush();
  }

  // Sitting down

  private void sit(List<Table> tables) throws IOException {
    for (Table table : tables) {
      for (Seat seat : table.seats) {
        seat.connect();
      }
    }
    // A move may bring several entries to a seat, or none that it may see; how many is found by trying.
    var first = tables.getFirst();
    pause(500);
    var news = new ArrayList<int[]>();
    for (Seat mover : first.movers()) {
      var before = first.seats.stream().mapToLong(seat -> seat.news).toArray();
      mover.move();
      pause(1000);
      var brought =
          IntStream.range(0, before.length).map(i -> (int) (first.seats.get(i).news - before[i])).toArray();
      if (Arrays.stream(brought).max().orElse(0) == 0) {
        throw new IllegalStateException("nobody heard of a move " + example);
      }
      news.add(brought);
    }
    for (Table table : tables) {
      table.newsOfAMove = news;
      table.movers = table.movers();
    }
    tell(
        "{\"name\":\"laid\",\"tables\":%d,\"movers\":%d,\"newsOfAMove\":[%s]}"
            .formatted(
                tables.size(),
                news.size(),
                news.stream().map(Arrays::toString).collect(Collectors.joining(","))));
  }

  private void pause(long millis) {
    long end = System.nanoTime() + millis * 1_000_000;
    await(() -> System.nanoTime() > end);
  }

  private void await(BooleanSupplier wanted) {
    await(wanted, TICK);
  }

  /// Hears what comes until something is so.
  private void await(BooleanSupplier wanted, long tick) {
    while (!wanted.getAsBoolean()) {
      look();
      LockSupport.parkNanos(tick);
    }
  }

  private void look() {
    try {
      selector.selectNow(key -> ((Seat) key.attachment()).read());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  // Playing

  /// Moves at a rate for some seconds, one table after the other.
  private void play(List<Table> tables, double rate, double seconds, long most) throws IOException {
    heard = 0;
    refused = 0;
    lost = 0;
    closed = 0;
    example = "";
    tables.forEach(Table::beginAnew);
    double serverBefore = cpu(pid);
    double ownBefore = cpu("self");
    long start = System.nanoTime();
    long checked = start;
    long moves = 0;
    for (long now = start; now - start < seconds * 1e9 && moves < most; now = System.nanoTime()) {
      while (moves < most && start + (long) (moves * 1e9 / rate) <= now) {
        tables.get((int) (moves % tables.size())).ask(start + (long) (moves * 1e9 / rate));
        moves++;
      }
      look();
      if (now - checked > 100_000_000) {
        checked = now;
        giveUp(tables, now);
      }
      LockSupport.parkNanos(TICK);
    }
    double took = (System.nanoTime() - start) / 1e9;
    int done = heard;
    double serverTook = cpu(pid) - serverBefore;
    double ownTook = cpu("self") - ownBefore;
    // Whatever is still under way counts for the times, if not for the rate.
    settle(tables);
    Arrays.sort(times, 0, heard);
    tell(
        ("{\"rate\":%s,\"moves\":%d,\"achieved\":%s,\"cpuPerMove\":%s,\"loadPerMove\":%s,\"p50\":%s,\"p99\":%s,"
                + "\"heardByFirst\":%d,\"memory\":%d,"
                + "\"problems\":{\"refused\":%d,\"lost\":%d,\"closed\":%d,\"example\":\"%s\"}}")
            .formatted(
                rate,
                done,
                number(done / took),
                number(serverTook / done),
                number(ownTook / done),
                quantile(0.5),
                quantile(0.99),
                tables.getFirst().seats.getFirst().news,
                memory(),
                refused,
                lost,
                closed,
                example.replace("\\", "").replace("\"", "'")));
  }

  private static String number(double value) {
    return Double.isFinite(value) ? String.format(Locale.ROOT, "%.9f", value) : "null";
  }

  private String quantile(double q) {
    return heard == 0 ? "null" : number(times[Math.min(heard - 1, (int) (heard * q))] / 1e6);
  }

  /// Sends nothing more that waits, though it counts as late as it is, and lets what is under way come in.
  private void settle(List<Table> tables) {
    for (Table table : tables) {
      long now = System.nanoTime();
      table.waiting.forEach(due -> note(now - due));
      table.waiting.clear();
    }
    await(
        () -> {
          giveUp(tables, System.nanoTime());
          return tables.stream().allMatch(table -> table.underWay.isEmpty());
        });
    pause(500);
  }

  private static void giveUp(List<Table> tables, long now) {
    for (Table table : tables) {
      table.giveUpIfLost(now);
    }
  }

  private void note(long nanos) {
    if (heard == times.length) {
      times = Arrays.copyOf(times, 2 * heard);
    }
    times[heard++] = nanos;
  }

  // What the system tells of a process

  /// Seconds of processor time so far.
  private static double cpu(String process) throws IOException {
    var stat = Files.readString(Path.of("/proc", process, "stat"));
    var fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    return (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) / 100.0;
  }

  /// Megabytes of the server in memory.
  private long memory() throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc", pid, "status"))) {
      if (line.startsWith("VmRSS:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
      }
    }
    return 0;
  }

  /// A move that not everybody has heard of.
  ///
  /// @param news how many entries it brings to each seat
  /// @param last how many each seat will have had then, with those of the moves before
  private record Move(Seat mover, long due, long sent, int[] news, long[] last) {}

  /// One table. Each seat has one move under way at a time; others wait, and their time counts from when they were due.
  /// Nothing tells whose move an entry is of, so the first to be heard is taken for the first that was made; where two
  /// cross on their way, one has the other's time.
  private final class Table {
    final List<Seat> seats = new ArrayList<>();
    final Deque<Long> waiting = new ArrayDeque<>();
    final Deque<Move> underWay = new ArrayDeque<>();
    List<Seat> movers = List.of();

    /// For each mover: how many entries come to each seat.
    List<int[]> newsOfAMove = List.of();

    /// How many entries each seat will have had when all that is under way is heard.
    private long[] last = {};

    int moves;

    List<Seat> movers() {
      return seats.stream().filter(seat -> seat.before.length > 0).toList();
    }

    /// Nothing is under way, so that whatever comes next is of moves that are still to be made.
    void beginAnew() {
      last = seats.stream().mapToLong(seat -> seat.news).toArray();
    }

    void ask(long due) {
      waiting.add(due);
      go();
    }

    private void go() {
      while (!waiting.isEmpty() && !next().moving) {
        send(waiting.remove());
      }
    }

    private Seat next() {
      return movers.get(moves % movers.size());
    }

    private void send(long due) {
      var mover = next();
      var news = newsOfAMove.get(moves % movers.size());
      moves++;
      for (int i = 0; i < last.length; i++) {
        last[i] += news[i];
      }
      mover.moving = true;
      underWay.add(new Move(mover, due, System.nanoTime(), news, last.clone()));
      mover.move();
    }

    /// Some seat has heard something.
    void heard() {
      while (!underWay.isEmpty() && isHeard(underWay.getFirst())) {
        var move = underWay.remove();
        note(System.nanoTime() - move.due);
        move.mover.moving = false;
      }
      go();
    }

    private boolean isHeard(Move move) {
      for (int i = 0; i < move.last.length; i++) {
        if (seats.get(i).news < move.last[i]) {
          return false;
        }
      }
      return true;
    }

    /// A seat's move is refused, so that nobody is going to hear of it.
    void refused(Seat mover) {
      var refused = underWay.stream().filter(move -> move.mover == mover).findFirst().orElse(null);
      if (refused == null) {
        return;
      }
      boolean after = false;
      for (Move move : underWay) {
        if (after) {
          takeBack(move.last, refused.news);
        }
        after |= move == refused;
      }
      takeBack(last, refused.news);
      underWay.remove(refused);
      mover.moving = false;
      heard();
    }

    private static void takeBack(long[] counts, int[] news) {
      for (int i = 0; i < counts.length; i++) {
        counts[i] -= news[i];
      }
    }

    void giveUpIfLost(long now) {
      if (!underWay.isEmpty() && now - underWay.getFirst().sent > PATIENCE) {
        lost += underWay.size();
        underWay.forEach(move -> move.mover.moving = false);
        underWay.clear();
        beginAnew();
        go();
      }
    }
  }

  /// One seat, with a WebSocket of its own.
  private final class Seat {
    private final Table table;
    private final String path;
    private final byte[] mark;
    private final byte[] question;
    private final byte[] answer;
    final byte[] before;
    private final byte[] after;
    private final List<String> greeting;
    private final ByteBuffer out = ByteBuffer.allocateDirect(4096);

    SocketChannel channel;

    /// What has come and is not a whole message yet.
    private ByteBuffer in = ByteBuffer.allocate(8192);

    /// What it waits for before it sits; null once it does.
    private byte[] awaited;

    long news;
    boolean moving;

    Seat(Table table, String[] order) {
      this.table = table;
      path = order[1];
      mark = bytes(order[2]);
      question = bytes(order[3]);
      answer = bytes(order[4]);
      before = bytes(order[5]);
      after = bytes(order[6]);
      greeting = List.of(order).subList(7, order.length);
    }

    void connect() throws IOException {
      channel = SocketChannel.open(server);
      channel.socket().setTcpNoDelay(true);
      var wanted =
          ("GET %s HTTP/1.1\r\nHost: %s:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                  + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
              .formatted(path, server.getHostString(), server.getPort());
      channel.write(ByteBuffer.wrap(bytes(wanted)));
      int end = -1;
      while (end < 0) {
        if (channel.read(in) < 0) {
          throw new IOException("no WebSocket at " + path);
        }
        end = find(in.array(), 0, in.position(), bytes("\r\n\r\n"));
      }
      var status = new String(in.array(), 0, 12, StandardCharsets.US_ASCII);
      if (!status.endsWith(" 101")) {
        throw new IOException(path + " says " + status);
      }
      in.limit(in.position()).position(end + 4);
      in.compact();
      channel.configureBlocking(false);
      channel.register(selector, SelectionKey.OP_READ, this);
      for (int i = 0; i < greeting.size(); i += 2) {
        awaited = bytes(greeting.get(i + 1));
        send(TEXT, bytes(greeting.get(i)), new byte[0], new byte[0]);
        long patience = System.nanoTime() + 4 * PATIENCE;
        Crowd.this.await(() -> awaited == null || System.nanoTime() > patience);
        if (awaited != null) {
          throw new IOException("no " + greeting.get(i + 1) + " after " + greeting.get(i));
        }
      }
    }

    void move() {
      send(TEXT, before, after.length == 0 ? after : bytes(Long.toString(numbers++)), after);
    }

    private void send(int opcode, byte[]... parts) {
      int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
      out.clear().put((byte) (0x80 | opcode));
      if (length < 126) {
        out.put((byte) (0x80 | length));
      } else {
        out.put((byte) (0x80 | 126)).putShort((short) length);
      }
      out.put(MASK);
      int at = 0;
      for (byte[] part : parts) {
        for (byte each : part) {
          out.put((byte) (each ^ MASK[at++ & 3]));
        }
      }
      try {
        channel.write(out.flip());
      } catch (IOException _) {
        end();
      }
      if (out.hasRemaining()) {
        throw new IllegalStateException("the server does not take what is sent");
      }
    }

    void read() {
      try {
        for (boolean more = true; more; ) {
          int read = channel.read(in);
          if (read < 0) {
            end();
            return;
          }
          more = !in.hasRemaining();
          take();
        }
      } catch (IOException _) {
        end();
      }
    }

    private void end() {
      closed++;
      try {
        channel.close();
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }

    /// Hears the messages that are whole.
    private void take() {
      byte[] bytes = in.array();
      int end = in.position();
      int at = 0;
      int wanted = 0;
      while (end - at >= 2) {
        int header = 2;
        long length = bytes[at + 1] & 0x7f;
        if (length >= 126) {
          header = length == 126 ? 4 : 10;
          if (end - at < header) {
            break;
          }
          length = length == 126 ? in.getShort(at + 2) & 0xffff : in.getLong(at + 2);
        }
        wanted = Math.toIntExact(header + length);
        if (end - at < wanted) {
          break;
        }
        hear(bytes[at] & 0x0f, bytes, at + header, at + wanted);
        at += wanted;
      }
      in.flip().position(at);
      if (wanted > in.capacity()) {
        in = ByteBuffer.allocate(2 * wanted).put(in);
      } else {
        in.compact();
      }
    }

    private void hear(int opcode, byte[] bytes, int from, int to) {
      switch (opcode) {
        case CLOSE -> closed++;
        case PING -> send(PONG, Arrays.copyOfRange(bytes, from, to));
        case PONG -> {}
        default -> hearText(bytes, from, to);
      }
    }

    private void hearText(byte[] bytes, int from, int to) {
      if (awaited != null && find(bytes, from, to, awaited) >= 0) {
        awaited = null;
      }
      int found = 0;
      for (int at = find(bytes, from, to, mark); at >= 0; at = find(bytes, at + mark.length, to, mark)) {
        found++;
      }
      news += found;
      if (found > 0) {
        table.heard();
      } else if (to - from == question.length && find(bytes, from, to, question) >= 0) {
        send(TEXT, answer);
      } else if (find(bytes, from, to, REFUSED) >= 0 || find(bytes, from, to, FAILED) >= 0) {
        refused++;
        example = new String(bytes, from, to - from, StandardCharsets.UTF_8);
        table.refused(this);
      }
    }
  }

  private static final byte[] REFUSED = bytes("{\"refused\":");
  private static final byte[] FAILED = bytes("{\"failed\":");

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /// Where some bytes begin within others, or -1.
  private static int find(byte[] bytes, int from, int to, byte[] wanted) {
    for (int at = from; at <= to - wanted.length; at++) {
      if (bytes[at] == wanted[0] && Arrays.equals(bytes, at, at + wanted.length, wanted, 0, wanted.length)) {
        return at;
      }
    }
    return -1;
  }
}

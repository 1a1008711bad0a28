package quintain.table.web;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;
import quintain.table.Hall;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Webhook;

/// Delivers to webhooks what their seats see happen: in order, at least once, and after it is
/// stored.
///
/// The log itself is the queue, and the store knows how far each webhook has come in it. Whoever
/// delivers takes a lease first, so that of several servers with one store one delivers at a time,
/// and another goes on where one has ended.
final class Deliveries implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Deliveries.class.getName());

  static final String SIGNATURE = "Quintain-Signature";

  private static final int MOST_ENTRIES = 100;
  private static final int AT_ONCE = 16;
  private static final Duration BETWEEN_LOOKS = Duration.ofMinutes(1);

  private final Hall hall;
  private final WebhookRules rules;
  private final Metrics metrics;
  private final BlockingQueue<Boolean> stirred = new ArrayBlockingQueue<>(1);
  private final Set<String> underWay = ConcurrentHashMap.newKeySet();
  private final Semaphore room = new Semaphore(AT_ONCE);
  private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
  private final Runnable listener = this::stir;
  private final Thread thread;
  private final CountDownLatch closed = new CountDownLatch(1);
  private @Nullable HttpClient client;

  /// What is delivered.
  ///
  /// @param entries what this seat sees, in order
  private record Delivery(String webhook, String table, String seat, List<ToSeat.Entry> entries) {}

  Deliveries(Hall hall, WebhookRules rules, Metrics metrics) {
    this.hall = hall;
    this.rules = rules;
    this.metrics = metrics;
    hall.webhookSignal().listen(listener);
    this.thread = Thread.ofVirtual().name("webhooks").start(this::deliver);
  }

  private void stir() {
    // Whoever is stirred already need not be told twice.
    var _ = stirred.offer(true);
  }

  private void deliver() {
    try {
      var next = look(true);
      while (true) {
        long millis = Math.max(1, Duration.between(Instant.now(), next).toMillis());
        var told = stirred.poll(millis, TimeUnit.MILLISECONDS);
        next = look(told == null);
      }
    } catch (InterruptedException _) {
      // The server is closed.
    }
  }

  /// Begins whatever is due.
  ///
  /// @param again whether to read again which tables have webhooks
  /// @return when to look again unless stirred before
  private Instant look(boolean again) {
    var now = Instant.now();
    var next = now.plus(BETWEEN_LOOKS);
    try {
      if (again) {
        hall.webhookSignal().refresh();
      }
      for (Webhook webhook : hall.store().webhooksBehind()) {
        if (webhook.isOff() || underWay.contains(key(webhook))) {
          continue;
        }
        if (!webhook.due().isAfter(now)) {
          begin(webhook);
        } else if (webhook.due().isBefore(next)) {
          next = webhook.due();
        }
      }
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.WARNING, "webhooks cannot be looked through just now: " + e);
    }
    return next;
  }

  private static String key(Webhook webhook) {
    return webhook.table() + "/" + webhook.id();
  }

  private void begin(Webhook webhook) {
    underWay.add(key(webhook));
    executor.execute(
        () -> {
          try {
            room.acquire();
            try {
              if (!isClosed()) {
                deliver(webhook);
              }
            } finally {
              room.release();
            }
          } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
          } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "a webhook of table " + webhook.table(), e);
            rest();
          } finally {
            underWay.remove(key(webhook));
            stir();
          }
        });
  }

  private boolean isClosed() {
    return closed.getCount() == 0;
  }

  /// A store that cannot be written to just now is not asked again at once.
  private void rest() {
    try {
      var _ = closed.await(rules.backOff().toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void deliver(Webhook webhook) throws InterruptedException {
    var store = hall.store();
    // Longer than everything together takes, so that nobody else begins meanwhile.
    var leased = webhook.leased(Instant.now().plus(rules.timeout().multipliedBy(3)));
    if (!store.settle(webhook, leased).join()) {
      return;
    }
    var after = told(leased);
    store.settle(leased, isClosed() ? leased.leased(Instant.now()) : after).join();
  }

  private Webhook told(Webhook webhook) throws InterruptedException {
    Hall.Unread page;
    try {
      page = hall.unread(webhook, MOST_ENTRIES);
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.WARNING, "table " + webhook.table() + " is not to be read", e);
      return failed(webhook, "the table cannot be opened");
    }
    if (page.entries().isEmpty()) {
      return webhook.passedOver(page.upTo(), Instant.now());
    }
    var trouble = send(webhook, page.entries());
    if (trouble.isEmpty()) {
      metrics.delivered(true);
      return webhook.delivered(page.upTo(), Instant.now());
    }
    metrics.delivered(false);
    return failed(webhook, trouble);
  }

  private Webhook failed(Webhook webhook, String why) {
    return webhook.failed(why, Instant.now().plus(rules.pause(webhook.failures() + 1)));
  }

  /// What went wrong; empty for nothing.
  private String send(Webhook webhook, List<ToSeat.Entry> entries) throws InterruptedException {
    try {
      // Each time: what a name leads to may change. The virtual machine remembers what it has just
      // found, so that the connection leads to the very address that was checked.
      checkAddress(webhook.address());
      var body = Wire.write(new Delivery(webhook.id(), webhook.table(), webhook.seat(), entries));
      long seconds = Instant.now().getEpochSecond();
      var request =
          HttpRequest.newBuilder(URI.create(webhook.address()))
              .timeout(rules.timeout())
              .header("Content-Type", "application/json")
              .header("User-Agent", "Quintain")
              .header(SIGNATURE, signature(webhook.secret(), seconds, body))
              .POST(BodyPublishers.ofString(body))
              .build();
      int status = status(request);
      return status >= 200 && status < 300 ? "" : "it answered with status " + status;
    } catch (RequestDeclined declined) {
      return declined.sentence();
    } catch (HttpTimeoutException _) {
      return "it did not answer in time";
    } catch (ConnectException _) {
      return "nobody answers there";
    } catch (IOException _) {
      return "the connection broke";
    }
  }

  /// The status of the answer, once all of that has come. The client itself is patient without end
  /// with a body.
  private int status(HttpRequest request) throws IOException, InterruptedException {
    var answer = client().sendAsync(request, BodyHandlers.discarding());
    try {
      return answer.get(rules.timeout().toMillis(), TimeUnit.MILLISECONDS).statusCode();
    } catch (TimeoutException _) {
      throw new HttpTimeoutException("it is still answering");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException cause) {
        throw cause;
      }
      throw new IOException(e.getCause());
    } finally {
      answer.cancel(true);
    }
  }

  /// `t=1767225600,v1=` and the HMAC with SHA-256, in hex, of the time, a dot and the body.
  static String signature(String secret, long seconds, String body) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
      var signed = mac.doFinal((seconds + "." + body).getBytes(StandardCharsets.UTF_8));
      return "t=" + seconds + ",v1=" + HexFormat.of().formatHex(signed);
    } catch (NoSuchAlgorithmException | InvalidKeyException e) {
      throw new IllegalStateException("every Java has HMAC with SHA-256", e);
    }
  }

  /// Throws [RequestDeclined] for an address that must not be told anything.
  void checkAddress(String address) {
    if (rules.local()) {
      return;
    }
    boolean open;
    try {
      var uri = URI.create(address);
      open =
          "https".equals(uri.getScheme())
              && uri.getHost() != null
              && PublicAddress.isAll(uri.getHost());
    } catch (IllegalArgumentException | UnknownHostException _) {
      throw RequestDeclined.wrong("There is no such address in the internet.");
    }
    if (!open) {
      throw RequestDeclined.wrong(
          "Webhooks here lead to addresses of the internet alone, by https; whoever keeps the"
              + " server can allow others.");
    }
  }

  /// Made when it is first needed: most servers never do.
  private synchronized HttpClient client() {
    var made = client;
    if (made == null) {
      made =
          HttpClient.newBuilder()
              .version(HttpClient.Version.HTTP_1_1)
              .followRedirects(HttpClient.Redirect.NEVER)
              .proxy(HttpClient.Builder.NO_PROXY)
              .connectTimeout(rules.timeout())
              .build();
      client = made;
    }
    return made;
  }

  @Override
  public void close() {
    closed.countDown();
    hall.webhookSignal().forget(listener);
    thread.interrupt();
    synchronized (this) {
      if (client != null) {
        client.shutdownNow();
      }
    }
    executor.close();
  }
}

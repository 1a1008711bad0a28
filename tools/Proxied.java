import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/// Comes to a server through a reverse proxy with TLS, as browsers do: pages, a table, its socket.
///
///     java tools/Proxied.java PORT CERTIFICATE
final class Proxied {
  private static final String NAME = "quintain.example";

  private final HttpClient http;
  private final int port;

  private Proxied(HttpClient http, int port) {
    this.http = http;
    this.port = port;
  }

  public static void main(String[] words) throws Exception {
    // The name is not in any DNS; the certificate is for it all the same.
    System.setProperty("jdk.httpclient.allowRestrictedHeaders", "host");
    System.setProperty("jdk.internal.httpclient.disableHostnameVerification", "true");
    var store = KeyStore.getInstance(KeyStore.getDefaultType());
    store.load(null, null);
    try (InputStream file = Files.newInputStream(Path.of(words[1]))) {
      store.setCertificateEntry("proxy", CertificateFactory.getInstance("X.509").generateCertificate(file));
    }
    var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(store);
    var tls = SSLContext.getInstance("TLS");
    tls.init(null, trust.getTrustManagers(), null);
    try (var http = HttpClient.newBuilder().sslContext(tls).version(HttpClient.Version.HTTP_1_1).build()) {
      new Proxied(http, Integer.parseInt(words[0])).visit();
    }
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("https://127.0.0.1:" + port + path)).header("Host", NAME);
  }

  private String get(String path, int status) throws Exception {
    return answered(request(path), status);
  }

  private String answered(HttpRequest.Builder request, int status) throws Exception {
    var answer = http.send(request.build(), BodyHandlers.ofString());
    check(answer.statusCode() == status, answer.request().uri() + " answers " + answer.statusCode() + ": " + answer.body());
    return answer.body();
  }

  private void visit() throws Exception {
    check(get("/", 200).contains("<div id=\"root\""), "the page is the client");
    check(get("/ready", 200).contains("ready"), "it is ready");
    get("/metrics", 404);
    var book = found(get("/api/books", 200), "\"id\":\"([^\"]+)\"");
    var laid = answered(
        request("/api/tables")
            .header("Origin", "https://" + NAME)
            .POST(HttpRequest.BodyPublishers.ofString("{\"book\":\"" + book + "\",\"demo\":true}")),
        201);
    check(found(laid, "\"link\":\"([^\"]+)\"").startsWith("https://" + NAME + "/t/"), "links are those of the proxy: " + laid);
    var told = new CompletableFuture<String>();
    var socket = http.newWebSocketBuilder()
        .header("Host", NAME)
        .header("Origin", "https://" + NAME)
        .buildAsync(URI.create("wss://127.0.0.1:" + port + "/api/socket"), new First(told))
        .get(20, TimeUnit.SECONDS);
    var token = found(laid, "\"token\":\"([^\"]+)\"");
    socket.sendText("{\"hello\":{\"id\":\"1\",\"version\":3,\"token\":\"" + token + "\",\"since\":0}}", true);
    var welcome = told.get(20, TimeUnit.SECONDS);
    check(welcome.contains("\"welcome\""), "the socket welcomes: " + welcome);
    socket.abort();
    System.out.println("pages, tables and sockets come through the proxy");
  }

  private static String found(String text, String pattern) {
    var matcher = Pattern.compile(pattern).matcher(text);
    check(matcher.find(), pattern + " is in " + text);
    return matcher.group(1);
  }

  private static void check(boolean holds, String what) {
    if (!holds) {
      System.err.println("wrong: " + what);
      System.exit(1);
    }
  }

  /// Waits for the first message.
  private record First(CompletableFuture<String> told) implements WebSocket.Listener {
    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      told.complete(data.toString());
      socket.request(1);
      return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
      told.completeExceptionally(error);
    }
  }
}

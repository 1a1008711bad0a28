package quintain.table.store;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Names that nobody can guess: for seats, tables, questions.
public final class Tokens {
  private final SecureRandom random;

  public Tokens(SecureRandom random) {
    this.random = random;
  }

  /// Admits to a seat: 256 bits.
  public String token() {
    return next(32);
  }

  /// A salt for [#derived]: 128 bits.
  public String salt() {
    return next(16);
  }

  /// A token made of another one and a salt (HMAC with SHA-256): whoever has both can make it
  /// again, nobody else can. So the Referee is shown a link again although only hashes are kept.
  public static String derived(String token, String salt) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(token.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
      return Base64.getUrlEncoder()
          .withoutPadding()
          .encodeToString(mac.doFinal(salt.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException | InvalidKeyException e) {
      throw new IllegalStateException("every Java has HMAC with SHA-256", e);
    }
  }

  /// Names a table: 96 bits. It admits to nothing.
  public String table() {
    var bytes = new byte[12];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /// Names a command or a question: 72 bits.
  public String name() {
    return next(9);
  }

  private String next(int size) {
    var bytes = new byte[size];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /// What is kept of a token.
  public static String hash(String token) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(token.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}

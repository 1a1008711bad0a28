package quintain.table.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

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

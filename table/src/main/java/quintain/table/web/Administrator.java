package quintain.table.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import quintain.table.store.Tokens;

/// Whoever keeps the server, known by a token, and whom they let lay tables.
///
/// @param tokenHash the SHA-256 of the administrator's token, in hex; empty where there is nobody
public record Administrator(Optional<String> tokenHash, Layers layers) {
  /// Who may lay tables.
  public enum Layers {
    ANYBODY,
    INVITED
  }

  /// Whether it is the administrator who comes with this token.
  boolean is(String token) {
    return tokenHash
        .filter(hash -> MessageDigest.isEqual(bytes(hash), bytes(Tokens.hash(token))))
        .isPresent();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}

package quintain.table.web;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextTest {
  /// The headers of RFC 6455, 5.2 and 5.7: the last frame of a text, unmasked, and its length.
  @ParameterizedTest
  @CsvSource({
    "0, 8100",
    "5, 8105",
    "125, 817d",
    "126, 817e007e",
    "256, 817e0100",
    "65535, 817effff",
    "65536, 817f0000000000010000"
  })
  void aFrameBeginsWithItsLength(int length, String header) {
    var said = "x".repeat(length);

    var text = new Text(said.getBytes(US_ASCII));

    assertThat(hex(text.frame())).isEqualTo(header + "78".repeat(length));
    assertThat(text.length()).isEqualTo(header.length() / 2 + length);
    assertThat(US_ASCII.decode(text.payload()).toString()).isEqualTo(said);
  }

  private static String hex(ByteBuffer bytes) {
    var spelled = new StringBuilder();
    while (bytes.hasRemaining()) {
      spelled.append("%02x".formatted(bytes.get()));
    }
    return spelled.toString();
  }
}

package quintain.table.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChainTest {
  private static final LogRow ROW =
      new LogRow(7, "talked", 1, "ann", "ann:1", -5, 0, "\nann\nzoe\n", "{\"text\":\"Ærwyn 🎲\"}");

  /// The same hash the slow way: all bytes are written down first.
  private static String twin(Object... parts) throws IOException, NoSuchAlgorithmException {
    var bytes = new ByteArrayOutputStream();
    var out = new DataOutputStream(bytes);
    for (Object part : parts) {
      if (part instanceof String text) {
        var letters = text.getBytes(StandardCharsets.UTF_8);
        out.writeLong(letters.length);
        out.write(letters);
      } else {
        out.writeLong(((Number) part).longValue());
      }
    }
    return HexFormat.of()
        .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes.toByteArray()));
  }

  @Test
  void aHashIsTakenOverTheOneBeforeAndEveryColumn() throws Exception {
    assertThat(Chain.start("hall")).isEqualTo(twin("hall"));
    assertThat(Chain.next(Chain.start("hall"), ROW))
        .isEqualTo(
            twin(
                twin("hall"),
                7,
                "talked",
                1,
                "ann",
                "ann:1",
                -5,
                0,
                "\nann\nzoe\n",
                "{\"text\":\"Ærwyn 🎲\"}"));
    assertThat(Chain.of("hall", new Snapshot(7, "{}"))).isEqualTo(twin("hall", 7, "{}"));
  }

  @Test
  void whateverDiffersHasAnotherHash() {
    var hashes = new ArrayList<String>();
    for (var row :
        List.of(
            ROW,
            new LogRow(8, "talked", 1, "ann", "ann:1", -5, 0, "\nann\nzoe\n", "{}"),
            new LogRow(7, "talked", 1, "ann", "ann:1", -5, 0, "\nann\nzoe\n", "{}"),
            new LogRow(7, "threw", 1, "ann", "ann:1", -5, 0, "\nann\nzoe\n", "{}"),
            new LogRow(7, "talked", 2, "ann", "ann:1", -5, 0, "\nann\nzoe\n", "{}"),
            new LogRow(7, "talkedann", 1, "", "ann:1", -5, 0, "\nann\nzoe\n", "{}"),
            new LogRow(7, "talked", 1, "", "annann:1", -5, 0, "\nann\nzoe\n", "{}"),
            new LogRow(7, "talked", 1, "ann", "ann:1", -6, 0, "\nann\nzoe\n", "{}"),
            new LogRow(7, "talked", 1, "ann", "ann:1", -5, 2, "\nann\nzoe\n", "{}"),
            new LogRow(7, "talked", 1, "ann", "ann:1", -5, 0, "\nann\n", "zoe\n{}"),
            new LogRow(7, "talked", 1, "ann", "ann:1", -5, 0, "", "\nann\nzoe\n{}"))) {
      hashes.add(Chain.next(Chain.start("hall"), row));
    }
    hashes.add(Chain.next(Chain.start("attic"), ROW));
    hashes.add(Chain.next("", ROW));

    assertThat(new HashSet<>(hashes)).hasSize(13);
  }
}

package quintain.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import quintain.binder.Codec;
import quintain.binder.Invalid;
import quintain.kernel.peers.Kept;
import quintain.table.desk.Desk;
import quintain.table.desk.NotAllowed;
import quintain.table.store.Pass;

/// What a Referee hands in at the desk of a live table: content of their own, packs of it, scenes
/// that are prepared, documents that are kept, files that are looked at, tokens and webhooks. All
/// of it is taken or refused in words, and people play on.
class DeskFuzz {
  private static final Codec CODEC = new Codec();

  /// What is handed in.
  private enum Act {
    LOOK,
    MAKE,
    UNPACK,
    PREPARE,
    STAGE,
    ARRIVE,
    PAPER,
    TOKEN,
    WEBHOOK,
    COPY
  }

  /// The first byte says what is done, and the second at which kind of content.
  @FuzzTest(maxDuration = "10m")
  void desk(byte[] bytes) throws InterruptedException {
    if (bytes.length < 2) {
      return;
    }
    var act = Act.values()[Byte.toUnsignedInt(bytes[0]) % Act.values().length];
    var text = new String(bytes, 2, bytes.length - 2, StandardCharsets.UTF_8);
    var table = LiveTable.now();
    try {
      hand(table, act, Byte.toUnsignedInt(bytes[1]), text);
    } catch (NotAllowed | NoSuchElementException | Invalid no) {
      assertThat(no.getMessage()).as(text).isNotBlank();
    }
    table.answers(act + " " + text);
  }

  private static void hand(LiveTable table, Act act, int number, String text) {
    var desk = table.desk();
    var kinds = desk.own().overview().kinds();
    var kind = kinds.get(number % kinds.size()).kind();
    switch (act) {
      case LOOK -> desk.own().look(kind, text);
      case MAKE -> make(desk, kind, text);
      case UNPACK -> {
        desk.own().unpack(Map.of(kind + ".yaml", text));
        assertThat(desk.own().pack("Fuzzed")).containsKey(kind + ".yaml");
      }
      case PREPARE -> {
        var aside = desk.prepare(new Desk.Preparation("A scene", "", "", text));
        table.open(desk.keep("", text.lines().findFirst().orElse(""), aside));
      }
      case STAGE -> desk.stage(new Desk.Scene("", text));
      case ARRIVE -> desk.arriving().look(Map.of("file", text), "");
      case PAPER -> desk.own().file("A paper", kept(text));
      case TOKEN -> {
        var given = desk.programs().give(text, "referee", Pass.Scope.READ, Optional.empty());
        desk.programs().takeBack(given.pass().id());
      }
      case WEBHOOK ->
          desk.programs().unhook(desk.programs().hook("referee", text, Optional.empty()).id());
      case COPY -> {
        desk.copy(text);
        desk.fork(1 + number, text);
      }
    }
  }

  private static void make(Desk desk, String kind, String text) {
    var fields = new LinkedHashMap<String, Object>();
    Map<?, ?> read = CODEC.read(text, Map.class);
    read.forEach((key, value) -> fields.put(String.valueOf(key), value));
    var id = desk.own().make(kind, fields);
    desk.own().play(id);
    desk.own().unmake(id);
  }

  private static Kept kept(String text) {
    return new Kept("other", text.substring(0, Math.min(Kept.LONGEST, text.length())));
  }
}

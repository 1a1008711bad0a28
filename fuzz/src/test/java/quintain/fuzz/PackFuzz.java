package quintain.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import quintain.binder.Bound;
import quintain.binder.Source;
import quintain.kernel.ContentKind;
import quintain.packs.Books;
import quintain.packs.Pack;
import quintain.packs.Volume;

/// The files of packs: whatever is written is bound, or what is wrong with it is told with its
/// place.
class PackFuzz {
  private record Target(Volume<?, ?, ?> volume, ContentKind<?> kind) {}

  private static final List<Target> TARGETS = targets();

  private static List<Target> targets() {
    var targets = new ArrayList<Target>();
    for (var volume : Books.onBoard().volumes()) {
      for (var kind : volume.book().formats().content()) {
        targets.add(new Target(volume, kind));
      }
    }
    return targets;
  }

  /// The first byte says of which kind of content of which book the file is.
  @FuzzTest(maxDuration = "10m")
  void pack(byte[] bytes) {
    if (bytes.length == 0) {
      return;
    }
    var target = TARGETS.get(Byte.toUnsignedInt(bytes[0]) % TARGETS.size());
    var text = new String(bytes, 1, bytes.length - 1, StandardCharsets.UTF_8);
    var source = Source.yaml("pack.yaml", text);
    var binder = target.volume().codec().binder();
    told(binder.bindList(source, target.kind().entry(), target.kind().name()));
    told(binder.bind(source, Pack.class));
  }

  private static void told(Bound<?> bound) {
    for (var problem : bound.problems()) {
      assertThat(problem.message()).isNotBlank();
      assertThat(problem.line()).isNotNegative();
    }
  }
}

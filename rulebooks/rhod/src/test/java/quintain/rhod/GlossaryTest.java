package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Content;
import quintain.packs.PackLoader;
import quintain.testkit.Covers;

/// The shipped entries have the figures of the catalogue's tables.
class GlossaryTest {
  static final Content CONTENT =
      new PackLoader("rhod", RhodContent.ALL, Rhd.class, "content")
          .checking(List.of(RhodContent::complaints))
          .load(List.of())
          .orThrow();

  @Test
  @Covers({"RHD-REF-07", "RHD-EXP-19"})
  void featuresTraitsAndTheRestLiveInGlossaries() {
    assertThat(Content.empty().all(RhodContent.FEATURES)).isEmpty();
    assertThat(CONTENT.all(RhodContent.FEATURES)).hasSize(18);
    assertThat(CONTENT.all(RhodContent.TRAITS).stream().filter(trait -> !trait.creature()))
        .hasSize(14);
    assertThat(CONTENT.all(RhodContent.TRAITS).stream().filter(Trait::creature)).hasSize(12);
    assertThat(CONTENT.all(RhodContent.TAGS)).hasSize(26);
  }
}

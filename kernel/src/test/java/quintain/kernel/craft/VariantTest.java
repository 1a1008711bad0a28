package quintain.kernel.craft;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quintain.kernel.Duel;
import quintain.kernel.Measure;
import quintain.kernel.Play;
import quintain.kernel.Rulebook;
import quintain.kernel.dice.Ratio;
import quintain.kernel.fate.Policy;
import quintain.kernel.odds.Odds;

class VariantTest {
  private static final Duel ORIGINAL = new Duel();

  /// A duel in which every strike pricks once more.
  private static final class Pricking extends Variant<Duel.Bout, Duel.Move, Duel.Happening> {
    Pricking() {
      super(ORIGINAL, "pricking", "A pricking duel");
    }

    @Override
    protected void resolve(Duel.Move step, Play<Duel.Bout, Duel.Move, Duel.Happening> play) {
      super.resolve(step, play);
      if (step instanceof Duel.Strike) {
        play.emit(new Duel.Hurt("b", 1), Duel.Rule.HIT);
      }
    }
  }

  @Test
  void oddsGoByTheChangedRule() {
    var bout = new Duel.Bout(6, 5, 0, "", false);

    // 5 points are lost to a die of 5 or 6, and with a prick to one of 4 as well
    assertThat(dropping(ORIGINAL, bout)).isEqualTo(Ratio.of(1, 3));
    assertThat(dropping(new Pricking(), bout)).isEqualTo(Ratio.of(1, 2));
  }

  private static Ratio dropping(
      Rulebook<Duel.Bout, Duel.Move, Duel.Happening> book, Duel.Bout bout) {
    return new Odds<>(book, Policy.DEFAULTS, Odds.BUDGET)
        .exactly(bout, new Duel.Strike("a"))
        .getOrDefault(new Measure("b.drops", true), Ratio.ZERO);
  }

  @Test
  void allElseIsTheOriginals() {
    var variant = new Pricking();

    assertThat(variant.id()).isEqualTo("pricking");
    assertThat(variant.title()).isEqualTo("A pricking duel");
    assertThat(variant.filesBeside()).isEqualTo(Duel.class);
    assertThat(variant.reads("duel")).isTrue();
    assertThat(variant.reads(" Pricking")).isTrue();
    assertThat(variant.reads("chess")).isFalse();
    assertThat(ORIGINAL.reads("pricking")).isFalse();
    assertThat(variant.deeds()).isSameAs(ORIGINAL.deeds());
    assertThat(variant.showing()).isSameAs(ORIGINAL.showing());
    assertThat(variant.facts()).isSameAs(ORIGINAL.facts());
    assertThat(variant.cast()).isSameAs(ORIGINAL.cast());
    assertThat(variant.foresight()).isSameAs(ORIGINAL.foresight());
    assertThat(variant.peers()).isEqualTo(ORIGINAL.peers());
    assertThat(variant.rules().topics()).isEqualTo(ORIGINAL.topics());
    var before = new Duel.Bout(6, 5, 0, "", false);
    assertThat(variant.rules().apply(before, new Duel.Breathed()))
        .isEqualTo(ORIGINAL.apply(before, new Duel.Breathed()));
  }

  /// A default that is not handed on would silently be another book's.
  @Test
  void everyMethodIsHandedOn() throws NoSuchMethodException {
    for (var method : Rulebook.class.getDeclaredMethods()) {
      assertThat(Variant.class.getDeclaredMethod(method.getName(), method.getParameterTypes()))
          .isNotNull();
    }
    var rules = new Pricking().rules().getClass();
    for (var method : Rulebook.Rules.class.getDeclaredMethods()) {
      assertThat(rules.getDeclaredMethod(method.getName(), method.getParameterTypes())).isNotNull();
    }
  }
}

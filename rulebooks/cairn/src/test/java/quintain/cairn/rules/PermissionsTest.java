package quintain.cairn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.Ford;
import quintain.cairn.Tables;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Power;
import quintain.kernel.Command;
import quintain.kernel.Refusal;

/// Which seat may give which command.
class PermissionsTest {
  private final CairnState state = Ford.opening();

  @Test
  void playersActForTheirOwnCharacters() {
    assertThat(Ford.BOOK.deeds().permits(state, Ford.MAREN, new Wait("maren"))).isEmpty();
    assertThat(Ford.BOOK.deeds().permits(state, Ford.MAREN, new Drop("maren", "rope"))).isEmpty();
  }

  @Test
  void playersDoNotActForOthers() {
    assertThat(Ford.BOOK.deeds().permits(state, Ford.MAREN, new Wait("oskar")))
        .contains(new Refusal(Crn.CRN_ACT_02, "You do not speak for oskar"));
    assertThat(Ford.BOOK.deeds().permits(state, Ford.MAREN, new Wait("captain"))).isPresent();
    assertThat(Ford.BOOK.deeds().permits(state, Ford.MAREN, new Drop("oskar", "bow"))).isPresent();
    assertThat(Ford.BOOK.deeds().permits(state, Ford.MAREN, Tables.save("tilda", "a fall")))
        .isPresent();
  }

  @Test
  void theWardenMayGiveEveryCommand() {
    assertThat(Ford.BOOK.deeds().permits(state, Ford.WARDEN, new Wait("captain"))).isEmpty();
    assertThat(Ford.BOOK.deeds().permits(state, Ford.WARDEN, new Wait("maren"))).isEmpty();
    assertThat(Ford.BOOK.deeds().permits(state, Ford.WARDEN, new BeginRounds())).isEmpty();
  }

  @Test
  void theWardensWordIsTheWardensAlone() {
    assertThat(Ford.BOOK.deeds().permits(state, Ford.MAREN, new BeginRounds())).isPresent();
    assertThat(Ford.BOOK.deeds().permits(state, Ford.MAREN, new LetTimePass(10))).isPresent();
    assertThat(
            Ford.BOOK.deeds().permits(state, Ford.MAREN, new SetValue("maren.hp", "6", "please")))
        .isPresent();
  }

  @Test
  void followUpsAreNobodysToGive() {
    for (CairnStep step :
        List.of(new Settle(), new CheckMorale(), new OpenRound(2), new RunClock(0))) {
      assertThat(step).isNotInstanceOf(Command.class);
      assertThat(Ford.BOOK.deeds().permits(state, Ford.WARDEN, step)).as("%s", step).isPresent();
      assertThat(Ford.BOOK.deeds().permits(state, Ford.MAREN, step)).as("%s", step).isPresent();
    }
  }

  @Test
  void aPlayerMakesCharactersForThemselves() {
    assertThat(
            Ford.BOOK
                .deeds()
                .permits(state, Ford.MAREN, new CreateCharacter("nan-maren", Ford.MAREN)))
        .isEmpty();
    assertThat(
            Ford.BOOK
                .deeds()
                .permits(state, Ford.MAREN, new CreateCharacter("nan-maren", Ford.OSKAR)))
        .isPresent();
    // an id of one's own is never that of somebody hidden
    assertThat(Ford.BOOK.deeds().permits(state, Ford.MAREN, new CreateCharacter("nan", Ford.MAREN)))
        .isPresent();
  }

  @Test
  void theUnseenSoundLikeNobodyAtAll() {
    var hidden = Ford.unseen(state, "captain");
    var atCaptain = new CairnStep.Attack("maren", List.of("axe"), List.of("captain"));
    var atNobody = new CairnStep.Attack("maren", List.of("axe"), List.of("nobody"));

    var refused = Ford.BOOK.deeds().permits(hidden, Ford.MAREN, atCaptain).orElseThrow();

    assertThat(refused.reason().replace("captain", "nobody"))
        .isEqualTo(Attacks.refusal(hidden, atNobody).orElseThrow().reason());
    assertThat(Ford.BOOK.deeds().permits(hidden, Ford.WARDEN, atCaptain)).isEmpty();
  }

  @Test
  void whoeverBeganAPowerMayEndIt() {
    var effect =
        new Effect(
            7, "Hush", "oskar", List.of("captain"), new Power.Hush(40, 10, false), 999_999, 0);
    var hushed = Ford.after(state, new CairnEvent.EffectBegan(effect));

    assertThat(Ford.BOOK.deeds().permits(hushed, Ford.OSKAR, new EndEffect(7))).isEmpty();
    assertThat(Ford.BOOK.deeds().permits(hushed, Ford.MAREN, new EndEffect(7))).isPresent();
  }
}

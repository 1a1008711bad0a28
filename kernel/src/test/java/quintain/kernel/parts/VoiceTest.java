package quintain.kernel.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.kernel.Seat;

class VoiceTest {
  private static final Voice RATS = Voice.of(List.of("Wolf", "Giant Rats"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Rats",
        "Grave Moths",
        "Wolves",
        "Thieves",
        "Witches",
        "Harpies",
        "Crows of Ash",
        "Bone Men",
        "Frog People"
      })
  void aPluralNameIsSeveral(String name) {
    assertThat(Voice.isSeveral(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Wolf",
        "Rats 2",
        "Cutter A",
        "Swarm of Nulls",
        "Glass Colossus",
        "Mantis",
        "Abyss",
        "Atlas",
        "Shambling Dead",
        "Crow-folk"
      })
  void whatOnlyLooksLikeAPluralIsOne(String name) {
    assertThat(Voice.isSeveral(name)).isFalse();
  }

  @Test
  void theVerbIsThatOfSeveral() {
    assertThat(RATS.agreeing("Giant Rats bites Maren")).isEqualTo("Giant Rats bite Maren");
    assertThat(RATS.agreeing("Giant Rats is hurt")).isEqualTo("Giant Rats are hurt");
    assertThat(RATS.agreeing("Giant Rats has 3 AP")).isEqualTo("Giant Rats have 3 AP");
    assertThat(RATS.agreeing("Giant Rats misses Maren: 7")).isEqualTo("Giant Rats miss Maren: 7");
    assertThat(RATS.agreeing("Giant Rats loses 2 HP")).isEqualTo("Giant Rats lose 2 HP");
    assertThat(RATS.agreeing("Giant Rats catches fire")).isEqualTo("Giant Rats catch fire");
    assertThat(RATS.agreeing("Giant Rats carries on")).isEqualTo("Giant Rats carry on");
    assertThat(RATS.agreeing("Giant Rats dies")).isEqualTo("Giant Rats die");
    assertThat(RATS.agreeing("Giant Rats goes to 3,4")).isEqualTo("Giant Rats go to 3,4");
    assertThat(RATS.agreeing("Giant Rats does not beat Maren"))
        .isEqualTo("Giant Rats do not beat Maren");
  }

  @Test
  void soIsTheSecondVerb() {
    assertThat(RATS.agreeing("Giant Rats takes a Wound, and has 2 now"))
        .isEqualTo("Giant Rats take a Wound, and have 2 now");
    assertThat(RATS.agreeing("Giant Rats goes down and is out"))
        .isEqualTo("Giant Rats go down and are out");
    assertThat(RATS.agreeing("Giant Rats drops coins and dice"))
        .isEqualTo("Giant Rats drop coins and dice");
  }

  @Test
  void whatIsNoVerbAndWhatIsAboutOthersStays() {
    for (String text :
        List.of(
            "Wolf bites Maren",
            "Maren hits Giant Rats",
            "Giant Rats 9 against Maren 7",
            "Giant Rats and Maren contest the bridge",
            "Giant Rats 2 bites Maren")) {
      assertThat(RATS.agreeing(text)).isEqualTo(text);
    }
  }

  @Test
  void aLineAgreesForEverybodyWhoReadsIt() {
    var line =
        RATS.agreeing(new Line("Giant Rats is hurt", Audience.REFEREE, "Giant Rats loses 2 HP"));
    assertThat(line.read(new Seat("maren"))).isEqualTo("Giant Rats are hurt");
    assertThat(line.read(Seat.REFEREE)).isEqualTo("Giant Rats lose 2 HP");
    assertThat(line.audience()).isEqualTo(Audience.REFEREE);
  }
}

package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.util.Arrays;
import java.util.LinkedHashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;
import tools.jackson.databind.JsonNode;

class HouseCommandTest {
  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void everySwitchOfTheHouseRulesIsListed(Volume<?, ?, ?> volume) {
    var switches = new LinkedHashSet<String>();
    for (var component : volume.book().formats().house().getClass().getRecordComponents()) {
      switches.add(component.getName());
    }
    var json = quintain("house", volume.book().id(), "--json").exits(0).json();
    var listed = json.get("house").valueStream().map(each -> each.get("name").asString()).toList();
    assertThat(listed).containsExactlyInAnyOrderElementsOf(switches);
    for (JsonNode each : json.get("house")) {
      assertThat(each.get("default").asString()).isEqualTo(each.get("values").get(0).asString());
      assertThat(each.get("values").size()).isGreaterThan(1);
      assertThat(each.get("words").size()).isEqualTo(each.get("values").size());
    }
    var words =
        volume.catalogue().rulings().stream()
            .flatMap(ruling -> ruling.switches().stream())
            .flatMap(each -> each.words().stream())
            .toArray(String[]::new);
    assertThat(quintain("house", volume.book().id()).exits(0).out()).contains(words);
    assertThat(quintain("house", volume.book().id()).exits(0).out())
        .contains(Arrays.asList(listed.toArray(String[]::new)));
  }

  @Test
  void wrongUsageGetsASentence() {
    var book = OnBoard.ids().findFirst().orElseThrow();
    quintain("house").isWrong("BOOK");
    quintain("house", "x" + book).isWrong("did you mean '" + book + "'?");
    quintain("house", book, "more").isWrong("more");
  }
}

package quintain.rath.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PromptsTest {
  @Test
  void everyQuestionIsListed() {
    assertThat(RathRules.ALL.topics())
        .contains(Prompts.SPEND_FORTUNE, Prompts.OUT_OF_AIR, ThingPrompts.SAFE_CAMP);
  }
}

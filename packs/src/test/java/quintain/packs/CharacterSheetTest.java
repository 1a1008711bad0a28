package quintain.packs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.View;
import quintain.kernel.View.Panel;
import quintain.kernel.parts.FactWords;

class CharacterSheetTest {
  @Test
  void everyKindOfItemIsDrawnForTheCharacterAlone() {
    var held = List.of(new View.Held("Sword", 1, "hand", "d6"), new View.Held("Pike", 2, "", ""));
    var view =
        new View(
            List.of(
                new Panel("foe", "Wolf", "wolf", List.of(new View.Track("hp", 4, 4))),
                new Panel(
                    "who",
                    "Anna",
                    "anna",
                    List.of(
                        new View.Score(
                            "str",
                            12,
                            List.of(new View.Part("rolled", 10, ""), new View.Part("ring", 2, ""))),
                        new View.Track("hp", 3, 6),
                        new View.Score("armor", 2, List.of()))),
                new Panel(
                    "pack",
                    "Pack",
                    "anna",
                    List.of(
                        new View.Slots("carried", 3, 10, held),
                        new View.Chip("deprived", "no rest"),
                        new View.Countdown("torch", 3600),
                        new View.Pool("luck", 2, 6),
                        new View.Prose("trait", "wears *red*")))));
    assertThat(
            CharacterSheet.markdown(
                "Anna", view, "anna", new FactWords().spelling("HP", "STR")::said))
        .isEqualTo(
            """
            # Anna

            **STR** 12 (rolled 10, ring 2) · **HP** 3 / 6 · **Armor** 2

            ## Pack

            **Luck** 2d6

            ### Carried: 3 of 10

            - Sword (hand, d6)
            - Pike (2 slots)

            ### Conditions

            - **Deprived**: no rest
            - **Torch**: 1 h

            ### Notes

            - **Trait**: wears \\*red\\*
            """);
  }
}

package quintain.cairn.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.Attack;
import quintain.cairn.state.Creature;
import quintain.cairn.state.Damage;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Tag;
import quintain.kernel.Entry.Said;

/// The rules reference says what figures mean, and leaves out what is not there.
class EntriesTest {
  @Test
  void aCreatureIsReadLikeAStatBlock() {
    var captain =
        new Creature(
            "X-1",
            "Captain",
            6,
            0,
            12,
            11,
            10,
            List.of(new Attack("knives", new Damage(List.of(6, 6)), false)),
            false,
            true,
            false,
            List.of(),
            "a shield breaks",
            List.of(),
            "",
            Optional.empty());
    assertThat(Entries.described(captain))
        .containsExactly(
            new Said("HP", "6"),
            new Said("Armor", "none"),
            new Said("Abilities", "STR 12, DEX 11, WIL 10"),
            new Said("Attacks", "knives d6 and d6, the highest counts"),
            new Said("Critical damage", "a shield breaks"),
            new Said("", "A leader: its fellows save on its WIL."));
  }

  @Test
  void gearTellsWhatItsMarksMean() {
    var flask =
        new Gear(
            "X-2",
            "Flask",
            1,
            1,
            Optional.of(Damage.d(6)),
            0,
            Optional.empty(),
            List.of(Tag.BLAST, Tag.THROWN),
            1,
            0,
            Optional.empty(),
            Optional.of(10),
            "",
            Optional.empty());
    assertThat(Entries.described(flask))
        .containsExactly(
            new Said("Damage", "d6"),
            new Said("Takes", "one hand"),
            new Said("Fills", "one slot"),
            new Said("Lasts", "1 use, then it is gone"),
            new Said("Price", "10 gp"),
            new Said("", "Hits everyone in an area; may be thrown."));
  }
}

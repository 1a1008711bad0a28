package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// Two worlds that differ in nothing but a secret, and the same is said in both: whatever a seat is
/// sent that may not know the secret must be the same, byte for byte.
///
/// In one world an id is that of somebody hidden, and in the other it is made up. So refusals,
/// odds, forms, counts, clauses and the order of messages are all held against each other.
///
/// `-Dleaks.games=200` plays so many games of each kind in place of one, `-Dleaks.rounds=60` makes
/// them longer, `-Dleaks.first=7` begins with the seventh, `-Dleaks.secret=desk` hides that alone,
/// and `-Dbook=` plays one book alone.
class LeakTest {
  private static final int GAMES = Integer.getInteger("leaks.games", 1);
  private static final int FIRST = Integer.getInteger("leaks.first", 1);
  private static final int ROUNDS = Integer.getInteger("leaks.rounds", 4);

  private static final String SECRET = System.getProperty("leaks.secret", "");

  @TempDir Path folder;

  static Stream<Arguments> books() {
    var only = System.getProperty("book", "");
    var arguments = new ArrayList<Arguments>();
    for (Volume<?, ?, ?> volume : DemoTable.LIBRARY.volumes()) {
      if (only.isEmpty() || only.equals(volume.book().id())) {
        for (var secret : TwoWorlds.Secret.values()) {
          if (SECRET.isEmpty() || SECRET.equalsIgnoreCase(secret.name())) {
            arguments.add(Arguments.of(volume.book().id(), secret));
          }
        }
      }
    }
    return arguments.stream();
  }

  @ParameterizedTest
  @MethodSource("books")
  @Timeout(value = 3, unit = java.util.concurrent.TimeUnit.HOURS)
  void nobodyCanTellTheTwoWorldsApart(String book, TwoWorlds.Secret secret) {
    var leaks = new ArrayList<String>();
    int compared = 0;
    for (int game = FIRST; game < FIRST + GAMES; game++) {
      try (var worlds = new TwoWorlds(folder.resolve("game-" + game), book, secret, game)) {
        if (secret == TwoWorlds.Secret.NAME || secret == TwoWorlds.Secret.DESK) {
          worlds.probeAll();
        }
        for (int i = 0; i < ROUNDS && worlds.leak().isEmpty(); i++) {
          worlds.playOn();
        }
        worlds.comparePapers();
        worlds.leak().ifPresent(leaks::add);
        compared += worlds.compared();
      }
    }

    assertThat(leaks).as("what tells the worlds apart").isEqualTo(List.of());
    assertThat(compared).as("frames that were the same").isGreaterThan(GAMES * ROUNDS);
  }
}

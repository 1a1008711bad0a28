package quintain.table;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import quintain.kernel.Topic;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// A house with a table on the causeway, kept in a file, its Referee and one player.
final class DemoTable implements AutoCloseable {
  static final Library LIBRARY = Books.onBoard();
  static final String BOOK = "cairn";

  private final Path file;
  private final Random random = new Random(7);
  private Store store;
  House house;
  final String refereesToken;
  final String marensToken;
  Ear referee;
  Ear maren;

  DemoTable(Path folder) {
    this.file = folder.resolve("tables.db");
    this.store = SqliteStore.open(file);
    this.house = house(store);
    this.refereesToken = house.stage(Causeway.SCENE, "Robin").token();
    this.marensToken = house.desk(refereesToken).rotate("maren").token();
    this.referee = Ear.greeted(house, refereesToken);
    this.maren = Ear.greeted(house, marensToken);
  }

  private House house(Store over) {
    return house(over, random);
  }

  /// A house in which nobody has to wait for those who play by themselves.
  static House house(Store over, RandomGenerator random) {
    return new House(
        over, LIBRARY, sides -> random.nextInt(sides) + 1, InstantSource.system(), Duration.ZERO);
  }

  /// The house goes down without a word, and another one opens the same file.
  void fallDown() {
    fallDown(same -> same);
  }

  void fallDown(UnaryOperator<Store> seen) {
    store.close();
    store = SqliteStore.open(file);
    house = house(seen.apply(store));
    referee = Ear.greeted(house, refereesToken);
    maren = Ear.greeted(house, marensToken);
  }

  Table<?, ?, ?> table() {
    return table(refereesToken);
  }

  Table<?, ?, ?> table(String token) {
    return house.table(house.admits(token).orElseThrow().table());
  }

  Object game() {
    return table().log().position().standing().game();
  }

  static Map<String, Object> command(String name, Object... slots) {
    var fields = new LinkedHashMap<String, Object>();
    for (int i = 0; i < slots.length; i += 2) {
      fields.put((String) slots[i], slots[i + 1]);
    }
    var command = new LinkedHashMap<String, Object>();
    command.put(name, fields);
    return command;
  }

  static Map<String, Object> save(String who) {
    return command("save", "by", who, "against", "the cold");
  }

  /// The table asks nobody anything.
  void automatic() {
    referee.ask(new FromSeat.TurnDial(Ear.id(), Optional.empty(), FromSeat.DialSetting.AUTOMATIC));
  }

  /// The Referee has a say wherever the book gives them one.
  void asking() {
    referee.ask(
        new FromSeat.TurnDial(Ear.id(), Optional.of(Topic.REFEREE), FromSeat.DialSetting.CONFIRM));
  }

  static List<String> lines(Ear ear) {
    var lines = new ArrayList<String>();
    ear.log().forEach(entry -> entry.lines().forEach(line -> lines.add(line.text())));
    return lines;
  }

  static List<Long> numbers(Ear ear) {
    return ear.log().stream().map(ToSeat.Entry::seq).toList();
  }

  @Override
  public void close() {
    house.close();
    store.close();
  }
}

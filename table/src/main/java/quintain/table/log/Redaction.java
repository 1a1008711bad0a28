package quintain.table.log;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import quintain.table.log.Logged.Dice;
import quintain.table.log.Logged.Told;
import quintain.table.protocol.FromSeat.Mode;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Envelope;
import quintain.table.store.Hearing;

/// An entry of the log as one seat may read it.
public final class Redaction {
  private Redaction() {}

  /// The entry for a seat that may hear it.
  static ToSeat.Entry entry(
      Envelope envelope, Logged logged, String seat, SeatNumbers ears, Position<?, ?> position) {
    var lines = lines(logged.told(), seat);
    boolean game =
        logged instanceof Logged.Commanded
            || logged instanceof Logged.Stepped
            || logged instanceof Logged.Ruled
            || logged instanceof Logged.Stocked
            || logged instanceof Logged.Opened;
    return new ToSeat.Entry(
        ears.count(seat, envelope.seq()),
        envelope.at().toEpochMilli(),
        kind(logged),
        envelope.seat(),
        run(logged),
        secret(envelope, logged, seat),
        game && position.isUndone(envelope.seq()),
        to(logged, seat, ears),
        lines);
  }

  /// The earlier entry that an entry is about. Who has not heard what is shown to everyone now must
  /// not learn when it was.
  private static long to(Logged logged, String seat, SeatNumbers ears) {
    if (logged instanceof Logged.Rewound rewound) {
      return ears.count(seat, rewound.to());
    }
    if (logged instanceof Logged.Revealed revealed) {
      long number = ears.count(seat, revealed.entry());
      return number > ears.count(seat, revealed.entry() - 1) ? number : 0;
    }
    return 0;
  }

  private static String kind(Logged logged) {
    return switch (logged) {
      case Logged.Commanded _ -> "command";
      case Logged.Stepped _ -> "step";
      case Logged.Rewound _ -> "undo";
      case Logged.Ruled _ -> "ruling";
      case Logged.Talked _, Logged.Called _, Logged.Heeded _ -> "talk";
      case Logged.Threw _, Logged.Revealed _ -> "roll";
      case Logged.Noted _, Logged.Wrote _, Logged.Erased _ -> "note";
      case Logged.SessionBegan _, Logged.SessionEnded _ -> "session";
      case Logged.Opened _,
          Logged.Paused _,
          Logged.Cancelled _,
          Logged.Portrayed _,
          Logged.Pictured _,
          Logged.Stocked _,
          Logged.Made _,
          Logged.Filed _,
          Logged.Unmade _,
          Logged.Arranged _,
          Logged.Prepared _,
          Logged.PutAway _ ->
          "table";
    };
  }

  private static String run(Logged logged) {
    return switch (logged) {
      case Logged.Commanded commanded -> commanded.running().run();
      case Logged.Stepped stepped -> stepped.run();
      case Logged.Paused paused -> paused.run();
      case Logged.Cancelled cancelled -> cancelled.run();
      case Logged.Opened _,
          Logged.Rewound _,
          Logged.Ruled _,
          Logged.Stocked _,
          Logged.Made _,
          Logged.Filed _,
          Logged.Unmade _,
          Logged.Talked _,
          Logged.Portrayed _,
          Logged.Called _,
          Logged.Heeded _,
          Logged.Threw _,
          Logged.Noted _,
          Logged.Wrote _,
          Logged.Erased _,
          Logged.Pictured _,
          Logged.SessionBegan _,
          Logged.SessionEnded _,
          Logged.Revealed _,
          Logged.Arranged _,
          Logged.Prepared _,
          Logged.PutAway _ ->
          "";
    };
  }

  /// A command is always its giver's and the Referee's alone, and a secret only if it was meant so.
  /// What comes of one is told to those whom the book tells it, by what their characters see: that
  /// is a secret of somebody who hears it alone.
  private static boolean secret(Envelope envelope, Logged logged, String seat) {
    if (logged instanceof Logged.Commanded commanded) {
      return commanded.running().mode() != Mode.PUBLIC;
    }
    if (logged instanceof Logged.OfTheGame) {
      var alone = Hearing.only(List.of(seat));
      return logged.told().stream()
          .flatMap(
              told ->
                  Stream.concat(Stream.of(told.hearing()), told.dice().stream().map(Dice::hearing)))
          .anyMatch(alone::equals);
    }
    if (!envelope.hearing().everyone()) {
      return true;
    }
    for (Told told : logged.told()) {
      if (told.hearing().includes(seat) && !told.hearing().everyone()) {
        return true;
      }
      for (Dice dice : told.dice()) {
        if (dice.hearing().includes(seat) && !dice.hearing().everyone()) {
          return true;
        }
      }
    }
    return false;
  }

  private static List<ToSeat.Said> lines(List<Told> told, String seat) {
    var lines = new ArrayList<ToSeat.Said>();
    for (Told line : heard(told, seat)) {
      lines.add(
          new ToSeat.Said(
              line.text(),
              line.clause(),
              line.dice().stream().map(Dice::roll).toList(),
              line.who(),
              line.mark()));
    }
    return List.copyOf(lines);
  }

  /// What a seat may hear of some lines.
  public static List<Told> heard(List<Told> told, String seat) {
    var heard = new ArrayList<Told>();
    for (Told line : told) {
      boolean text = line.hearing().includes(seat) && !line.text().isEmpty();
      var dice = line.dice().stream().filter(each -> each.hearing().includes(seat)).toList();
      if (text) {
        heard.add(
            new Told(
                line.read(seat), line.clause(), line.hearing(), dice, "", line.who(), line.mark()));
      } else if (!dice.isEmpty()) {
        heard.add(new Told("", dice.getFirst().roll().clause(), line.hearing(), dice));
      }
    }
    return heard;
  }
}

package quintain.table.log;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.HouseRules;
import quintain.kernel.Line;
import quintain.kernel.Names;
import quintain.kernel.OrNone;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Manner;
import quintain.table.log.Position.Pause;
import quintain.table.log.Position.Running;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Hearing;

/// What an entry of a table's log says, as it is stored in the body of its envelope.
///
/// The entries of the game are folded into how it stands; all others leave it alone.
public sealed interface Logged {
  /// What people read of it, each line with those whom it is for.
  default List<Told> told() {
    return List.of();
  }

  /// An entry that the game is folded from.
  sealed interface OfTheGame extends Logged {}

  /// The first entry of each table, and each scene that is opened later. What-if tables may begin
  /// in the middle of a command.
  ///
  /// @param scene the key of the scene that is open from here on, and the one before is left as it
  ///   is; empty where the scene that is open becomes this one
  /// @param came those who came along from the scene before
  record Opened(
      String book,
      String title,
      State state,
      List<Step> agenda,
      Optional<Running> running,
      Optional<Pause> pause,
      String origin,
      Manner manner,
      List<Told> told,
      @OrNone String scene,
      List<String> came)
      implements OfTheGame {
    /// The scene that is open becomes this one.
    public Opened(
        String book,
        String title,
        State state,
        List<Step> agenda,
        Optional<Running> running,
        Optional<Pause> pause,
        String origin,
        Manner manner,
        List<Told> told) {
      this(book, title, state, agenda, running, pause, origin, manner, told, "", List.of());
    }
  }

  /// A scene is on the Referee's shelf, or has another title there.
  ///
  /// @param state how it is; absent for one that only gets a title
  /// @param guests those in it who stand for people from elsewhere
  /// @param people who else is in it, in words
  record Prepared(
      String scene, String title, Optional<State> state, List<String> guests, @OrNone String people)
      implements Logged {}

  /// A scene is no longer on the Referee's shelf.
  record PutAway(String scene) implements Logged {}

  /// A seat gave a command.
  record Commanded(Running running, Step command, List<Told> told) implements OfTheGame {}

  /// A step is over.
  record Stepped(
      String run, Step step, List<Draw> tape, List<Cited> events, List<Step> then, List<Told> told)
      implements OfTheGame {}

  /// The step on top of the agenda waits for an answer.
  ///
  /// @param key names this very question
  record Paused(String run, String key, List<Draw> tape) implements OfTheGame {}

  /// The step on top of the agenda was given up.
  record Cancelled(String run, String reason, List<Told> told) implements OfTheGame {}

  /// The game went back to how it stood after an entry.
  record Rewound(long to, String reason, List<Told> told) implements OfTheGame {}

  /// The Referee rules that the game is played by other house rules from here on.
  record Ruled(HouseRules house, String reason, List<Told> told) implements OfTheGame {}

  /// An entry of the table's own comes into play, or comes with other figures.
  ///
  /// @param kind the name of its kind
  /// @param fields all of it, as files write it
  record Stocked(String kind, Object fields, List<Told> told) implements OfTheGame {}

  /// An entry of the table's own was made, or made anew.
  record Made(Workshop.Own own, List<Told> told) implements Logged {}

  /// A document of another program is kept with the table.
  record Filed(Workshop.Paper paper, List<Told> told) implements Logged {}

  /// An entry of the table's own, or a document that was kept, was thrown away; what of it is in
  /// play stays there.
  record Unmade(String entry, List<Told> told) implements Logged {}

  record Talked(List<Told> told) implements Logged {}

  /// Somebody has another face from here on.
  ///
  /// @param colour the face as [Portrait] writes it, which may be a colour alone; empty for the one
  ///   that the book has for them
  /// @param picture the file of the picture that is new with it, in Base64; empty for none
  record Portrayed(String who, String colour, @OrNone String picture, List<Told> told)
      implements Logged {
    /// A face without a picture, of which nothing is said.
    public Portrayed(String who, String colour) {
      this(who, colour, "", List.of());
    }
  }

  /// The Referee called for a roll.
  record Called(Position.Call call, List<Told> told) implements Logged {}

  /// What was called for was done, or is no longer wanted.
  record Heeded(String key, List<Told> told) implements Logged {}

  /// Free dice.
  record Threw(List<Told> told) implements Logged {}

  /// A note as they were written before there was a journal.
  record Noted(String title, String text) implements Logged {
    @Override
    public List<Told> told() {
      return List.of(Told.open(title), Told.open(text));
    }
  }

  /// A page of the journal is new, is written anew or has other readers.
  record Wrote(Journal.Page page, List<Told> told) implements Logged {}

  record Erased(String page) implements Logged {}

  /// A picture is there to stand on pages of the journal. Whoever sent it may use it, and whoever
  /// reads a page with it sees it.
  ///
  /// @param picture its name, made up by chance
  /// @param file in Base64; empty in a copy for somebody who may not see it
  record Pictured(String picture, @OrNone String file) implements Logged {}

  /// An evening of play begins.
  ///
  /// @param at in milliseconds since 1970
  record SessionBegan(String title, long at, List<Told> told) implements Logged {}

  record SessionEnded(List<Told> told) implements Logged {}

  /// A secret entry is shown to everyone.
  record Revealed(long entry, List<Told> told) implements Logged {}

  /// The table plays in another manner from here on.
  record Arranged(Manner manner, List<Told> told) implements Logged {}

  /// An event with the clause it happened by.
  record Cited(Event event, String clause) {}

  /// A line as it was told, with its dice.
  ///
  /// @param inFull how the Referee reads it, where that is more
  /// @param who the name that it begins with, of somebody in the scene; empty for none
  /// @param mark what it is to somebody who skims the log, as a kebab of
  ///   [quintain.kernel.Line.Mark]; empty for nothing
  record Told(
      String text,
      String clause,
      Hearing hearing,
      List<Dice> dice,
      @OrNone String inFull,
      @OrNone String who,
      @OrNone String mark) {
    public Told(String text, String clause, Hearing hearing, List<Dice> dice) {
      this(text, clause, hearing, dice, "", "", "");
    }

    /// A line for all who may see its entry.
    public static Told open(String text) {
      return new Told(text, "", Hearing.EVERYONE, List.of());
    }

    /// That another scene begins.
    public static Told scene(String title) {
      var mark = Names.kebab(Line.Mark.SCENE.name());
      return new Told("A new scene: " + title, "", Hearing.EVERYONE, List.of(), "", "", mark);
    }

    /// The line as a seat reads it.
    public String read(String seat) {
      return seat.equals(Seat.REFEREE.id()) && !inFull.isEmpty() ? inFull : text;
    }

    public Told with(List<Dice> other) {
      return new Told(text, clause, hearing, List.copyOf(other), inFull, who, mark);
    }
  }

  /// Dice as they lay on the table, and who may see them.
  record Dice(Hearing hearing, ToSeat.Rolled roll) {}
}

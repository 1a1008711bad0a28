package quintain.table.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.View;

/// What the table says to a seat. A message of the socket is a list of frames.
///
/// Everything here is for one seat and holds nothing that this seat may not see. Panels are those
/// of the book's own view for that seat, their items tagged with their kinds.
public sealed interface ToSeat {
  /// The version of the protocol that this table speaks.
  int VERSION = 3;

  /// The reply to [FromSeat.Hello]. Entries since the number asked for follow, then the scene.
  record Welcome(
      int version,
      String table,
      String book,
      String title,
      String seat,
      String name,
      String role,
      long last,
      List<Chair> chairs,
      Manner manner)
      implements ToSeat {}

  /// Somebody at the table.
  ///
  /// @param here whether a browser of theirs is connected
  /// @param invited whether a link admits to this seat; told to the Referee alone
  record Chair(
      String seat, String name, String role, boolean here, boolean manual, boolean invited) {}

  record Chairs(List<Chair> chairs) implements ToSeat {}

  /// How the table plays.
  ///
  /// @param patience how many seconds what is offered to several waits; 0 for as long as it takes
  record Manner(
      FromSeat.DialSetting otherwise,
      Map<String, FromSeat.DialSetting> families,
      List<String> judged,
      List<Standing> standing,
      int patience) {}

  /// A standing answer of this seat's own.
  record Standing(String question, Object answer) {}

  record MannerSet(Manner manner) implements ToSeat {}

  /// The picture under the map is another one, or lies elsewhere, or shows more or less of itself;
  /// none if it was taken away.
  record BackdropSet(Optional<Backdrop> backdrop) implements ToSeat {}

  /// The picture under the map, to be fetched from `/api/table/backdrop`. Lengths are in spaces.
  ///
  /// @param picture changes with the picture itself and with what this seat sees of it
  /// @param opacity from 0 for nothing to 1
  record Backdrop(String picture, double x, double y, double across, double down, double opacity) {}

  /// What has changed in the journal as this seat may read it; all of it, for whoever comes.
  ///
  /// @param pages those that are new or have changed
  /// @param gone the keys of those that were erased or are no longer for this seat
  record Journal(List<Page> pages, List<String> gone, List<Session> sessions) implements ToSeat {}

  /// A note or a handout.
  ///
  /// @param text in Markdown
  /// @param by the seat that has written it
  /// @param to the other seats that may read it; `*` for everyone
  /// @param about the id of somebody on whose sheet it stands; empty for nobody
  /// @param at when it was last written, in milliseconds since 1970
  /// @param changeable whether this seat may write it anew, share and erase it
  /// @param rollable whether it has a list that `/t` rolls on
  /// @param picture names the picture on it, to be fetched from `/api/table/pictures`; empty for
  ///   none
  record Page(
      String key,
      String title,
      String text,
      String by,
      List<String> to,
      String about,
      long at,
      boolean changeable,
      boolean rollable,
      String picture) {}

  /// An evening of play.
  ///
  /// @param at when it began, in milliseconds since 1970
  record Session(String title, long at, boolean over) {}

  /// The reply to [FromSeat.Recap].
  ///
  /// @param text in Markdown
  record Recap(String id, String text) implements ToSeat {}

  /// Where the game is, and what the Referee has on the shelf.
  ///
  /// @param present the title of the scene that is open; empty where it has none
  /// @param party those who would come along to another scene; told to the Referee alone, as is all
  ///   that follows
  record Shelf(String present, List<Companion> party, List<Prepared> scenes) implements ToSeat {}

  /// Somebody of the party, by their id.
  record Companion(String id, String name) {}

  /// A scene on the Referee's shelf.
  ///
  /// @param people who is in it besides the party, in words
  /// @param open whether it is the one that is played now
  /// @param left whether it was played before and left
  record Prepared(String key, String title, String people, boolean open, boolean left) {}

  /// Entries of the log, in order.
  record Entries(List<Entry> entries) implements ToSeat {}

  /// One entry of the log as this seat may read it.
  ///
  /// @param seq its number in this seat's own count, without gaps
  /// @param at milliseconds since 1970
  /// @param kind command, step, ruling, talk, roll, note, session, undo, table
  /// @param by the seat it came from, empty for the table itself
  /// @param cause the same for all entries that came of one command; empty for none
  /// @param secret whether fewer see it than could be expected: what was said or rolled for some, a
  ///   command that was given in secret, and what of the game this seat alone is told
  /// @param undone whether the game was taken back to before it
  /// @param to for kind undo: the entry that the game went back to; for a roll that was secret
  ///   before: the entry that is shown, if the seat has it
  record Entry(
      long seq,
      long at,
      String kind,
      String by,
      String cause,
      boolean secret,
      boolean undone,
      long to,
      List<Said> lines) {}

  /// A line of an entry, with what it came from.
  ///
  /// @param clause the clause that decided it, empty for none
  /// @param who the name it begins with, of somebody in the scene; empty for none
  /// @param mark what it is to somebody who skims the log: begin, round, turn, harm, death,
  ///   turning-point, found, end, scene; empty for nothing of that
  record Said(String text, String clause, List<Rolled> dice, String who, String mark) {}

  /// Dice as they lay on the table.
  ///
  /// @param who the name of whoever rolled
  /// @param roll the dice in notation
  /// @param manual whether they were rolled by hand and typed in
  record Rolled(
      String who, String roll, String clause, List<Face> faces, String result, boolean manual) {}

  record Face(int sides, int face, boolean kept, boolean exploded) {}

  /// How things stand. What did not change since the last scene is left out.
  ///
  /// @param last the number of the last entry this scene follows from
  /// @param roster everybody in the scene; absent when that has not changed
  /// @param panels those that are new or have changed
  /// @param order the ids of all panels, in order, others are gone; absent when that has not
  ///   changed
  /// @param offers what the seat may do now; absent when that has not changed
  /// @param question what this seat is asked, if anything, or what the Referee may answer for
  ///   another
  /// @param others what further seats are asked at the same time, each in words of their own; told
  ///   to the Referee alone
  /// @param waiting the names of the seats that the table waits for, as far as this seat may know
  /// @param busy whether a command waits for an answer, as far as this seat may know
  /// @param calls what this seat is called on to roll; the Referee is told all of them
  record Scene(
      long last,
      Optional<List<Figure>> roster,
      List<View.Panel> panels,
      Optional<List<String>> order,
      Optional<List<Offered>> offers,
      Optional<Question> question,
      List<Question> others,
      List<String> waiting,
      boolean busy,
      boolean over,
      List<Called> calls)
      implements ToSeat {}

  /// Somebody in the scene.
  ///
  /// @param out whether they are out of the fight
  /// @param turn whether they may act now, where turns are taken
  /// @param gone what became of somebody who takes no turns any more: dead, fled; else empty
  /// @param place their place in the order of turns; absent for whoever has none
  /// @param vitals what keeps them alive, as far as this seat may know
  /// @param itself the policy by which they play by themselves; absent where somebody plays them
  /// @param portrait the face that was chosen for them: `#1f6b3f wolf-head shield`; absent where
  ///   nobody chose one
  /// @param icon what they go by at sight otherwise, as far as this seat knows them; absent where
  ///   initials have to do
  record Figure(
      String id,
      String name,
      String side,
      String seat,
      boolean out,
      boolean turn,
      String gone,
      Optional<Place> place,
      List<Vital> vitals,
      Optional<String> itself,
      Optional<String> portrait,
      Optional<String> icon) {}

  /// A place in the order of turns.
  ///
  /// @param rank from 1 on; those of one rank act together, or in an order of their own
  /// @param done whether their turn of this round is over
  /// @param left what is left of the turn they may take now, in words
  /// @param asks what they are to do now, where that is not to act: `declare`; else empty
  record Place(int rank, boolean done, List<String> left, String asks) {}

  /// A number that keeps somebody alive.
  ///
  /// @param most the greatest it can be; absent where the book knows none
  /// @param harm whether it counts what they have suffered
  record Vital(String label, int now, Optional<Integer> most, boolean harm) {}

  /// A roll that the Referee called for and that is not made yet.
  ///
  /// @param key names this very call
  /// @param seat the seat it is for
  /// @param filled what the offer holds, as in [FromSeat.Fill]
  /// @param chosen what the Referee has chosen for its slots
  /// @param what what is to be done, in words
  record Called(
      String key,
      String seat,
      String command,
      Map<String, Object> filled,
      Map<String, Object> chosen,
      String what,
      String why) {}

  /// Something the seat may do, or may not and why.
  ///
  /// @param actor the id of whoever would do it, empty for nobody in the scene
  /// @param plainMove whether it is how the actor simply goes to a space
  /// @param making whether it makes a new character, which is done in a draft
  record Offered(
      String label,
      String group,
      String command,
      String actor,
      Map<String, Object> filled,
      boolean plainMove,
      Optional<Why> blocked,
      boolean making) {
    /// The same with one more slot filled.
    public Offered with(String slot, Object value) {
      var more = new LinkedHashMap<>(filled);
      more.put(slot, value);
      return new Offered(label, group, command, actor, more, plainMove, blocked, making);
    }
  }

  record Why(String clause, String reason) {}

  /// The reply to [FromSeat.Ask].
  record Offers(String id, List<Offered> offers) implements ToSeat {}

  /// The reply to [FromSeat.AskAbout]: the things that anything can be done with.
  record Uses(String id, List<Use> uses) implements ToSeat {}

  /// What can be done with something.
  ///
  /// @param offers those of its owner that it fits into, with it in its slot
  record Use(String thing, List<Offered> offers) {}

  /// A question to this seat, or to one that the Referee may answer for.
  ///
  /// @param key names what the table waits for; an answer repeats it
  /// @param id the question's name, the same each time it is asked
  /// @param seat whom it is for
  /// @param prompt what to read
  /// @param passable whether a seat may let it pass
  /// @param suggestion the default
  /// @param confirm whether the default stands ready to be confirmed; otherwise it only suggests
  /// @param dice the dice of this step so far, as far as this seat may see them
  /// @param die the sides of the die to roll by hand and read; absent for other questions
  /// @param before what this seat last said to the same question, a word for letting it pass among
  ///   it; absent where it was not asked before
  /// @param patience after how many seconds it is let pass; absent where it waits
  record Question(
      String key,
      String id,
      String clause,
      String family,
      String seat,
      String prompt,
      boolean passable,
      Kind kind,
      Object suggestion,
      boolean confirm,
      List<Rolled> dice,
      Optional<Integer> die,
      Optional<Object> before,
      Optional<Integer> patience) {
    public Question with(Optional<Object> last, Optional<Integer> seconds) {
      return new Question(
          key,
          id,
          clause,
          family,
          seat,
          prompt,
          passable,
          kind,
          suggestion,
          confirm,
          dice,
          die,
          last,
          seconds);
    }
  }

  /// What kind of answer is wanted, by the names of the kernel's own questions.
  sealed interface Kind {
    /// What can be chosen from, where that is a list.
    default List<Choice> options() {
      return List.of();
    }

    record YesNo() implements Kind {}

    record OneOf(List<Choice> options) implements Kind {}

    record SomeOf(List<Choice> options, int least, int most) implements Kind {}

    /// A number, some of which may have a name.
    record NumberFrom(int least, int most, List<Mark> marks) implements Kind {}

    /// A text of so many letters at most.
    ///
    /// @param needed whether something must be said
    record Words(int most, boolean needed) implements Kind {}

    /// Several texts of so many letters at most.
    record Lines(List<Line> lines, int most) implements Kind {}

    /// Numbers that lie ready, one for each name.
    record Assignment(List<Name> names, List<Integer> numbers) implements Kind {}

    /// Wares for a budget.
    ///
    /// @param coins what prices and budget are counted in, the greatest first
    record Purchase(int budget, List<Ware> wares, List<Coin> coins) implements Kind {}

    /// A space of the scene.
    record Where(List<Choice> options) implements Kind {}
  }

  record Choice(String key, String label, Map<String, String> hints) {}

  record Ware(String key, String label, int price, int most, Map<String, String> hints) {}

  /// What one pays with, and how much of a price it is worth.
  record Coin(int worth, String one, String many) {}

  /// One of several texts, and what it asks.
  record Line(String key, String label) {}

  /// Something that takes a number.
  record Name(String key, String label, Map<String, String> hints) {}

  /// A number with a name, and what the name stands for, or nothing.
  record Mark(int number, String name, String meaning) {}

  /// The reply to [FromSeat.Fill].
  ///
  /// @param fields every slot that is open to choice, in order, with the value it has now
  /// @param command the whole command; absent when stuck
  /// @param barred those in sight who cannot be chosen, each with the reason
  /// @param weighed the odds of the command, if they are wanted and there already; otherwise they
  ///   follow in [Odds]
  /// @param instead what could be done first, where nobody that it is meant for is in reach
  record Form(
      String id,
      List<Field> fields,
      Optional<Object> command,
      Optional<Why> stuck,
      List<Barred> barred,
      Optional<Weighed> weighed,
      Optional<Instead> instead)
      implements ToSeat {
    public Form with(Weighed odds) {
      return new Form(id, fields, command, stuck, barred, Optional.of(odds), instead);
    }

    public Form with(Instead other) {
      return new Form(id, fields, command, stuck, barred, weighed, Optional.of(other));
    }
  }

  /// Somebody in sight who cannot be chosen in a slot, such as a foe behind a wall.
  record Barred(String slot, String key, String label, Why why) {}

  /// A whole command that leads on, such as the way to the nearest foe.
  record Instead(String label, Object command) {}

  record Field(String slot, String prompt, String clause, Kind kind, Object value) {}

  /// The reply to [FromSeat.Intend]: what each would do, in the order of their turns.
  ///
  /// @param together the odds of all of them, where they happen together
  /// @param none why there is nothing, where there is nothing
  record Intents(String id, List<Intent> intents, Optional<Weighed> together, Optional<String> none)
      implements ToSeat {}

  /// Something that somebody is about to do.
  ///
  /// @param weighed the odds of this alone
  /// @param label what they would do: `Captain attacks`
  /// @param details what is chosen in its form, in words
  /// @param command the whole command
  record Intent(
      String actor,
      String name,
      String label,
      List<String> details,
      Object command,
      Weighed weighed) {}

  /// The odds of a form that was answered before them, by the id of its [FromSeat.Fill].
  record Odds(String id, Weighed weighed) implements ToSeat {}

  /// The reply to [FromSeat.Consider]: what comes of each answer, in the order they were asked
  /// about, of letting it pass last.
  record Considered(String id, List<Weighed> answers) implements ToSeat {}

  /// What can be said of the odds of a command or an answer.
  sealed interface Weighed {}

  /// How it may come out.
  ///
  /// @param extras what each optional extra would change
  record Chances(
      List<Chance> outcomes,
      double residual,
      boolean exact,
      int tries,
      List<Throw> dice,
      List<Extra> extras)
      implements Weighed {}

  /// What it will do, where nothing is left to chance.
  ///
  /// @param changes what the seat will see change; empty where that is nothing
  record Certain(List<Change> changes) implements Weighed {}

  /// Something that changes, in words: `HP 1 → 6`.
  ///
  /// @param subject the name of whom it is about, empty for nobody
  record Change(String subject, String words) {}

  /// Why this seat is not told.
  ///
  /// @param guesses how it would come out for each of the figures that those may have whose own are
  ///   hidden; empty where that cannot be said
  record Unknown(String clause, String reason, List<Guess> guesses) implements Weighed {}

  /// What comes of one's own dice if something is so.
  ///
  /// @param supposed what is supposed: `AC 12`
  record Guess(String supposed, List<Chance> outcomes) {}

  /// Dice that may be thrown for a command.
  ///
  /// @param who the name of whoever throws, empty for somebody not in the scene yet
  /// @param dice by their sides, empty for a fair draw that the book gives no die for
  record Throw(String who, String dice, String clause) {}

  /// The chance that a measure comes to a value.
  ///
  /// @param subject the name of whom it happens to, empty for nobody
  /// @param figure what a number is called: HP
  /// @param outcome what to read: drops to 0
  record Chance(
      String measure, String subject, String figure, String outcome, Object value, double p) {}

  /// What the odds would be with one thing changed.
  ///
  /// @param change what is changed, in words
  /// @param slot the slot of the form, empty for a question on the way
  /// @param barred why those whom the command is meant for could not be chosen then; there are no
  ///   odds of it
  record Extra(
      String change, String slot, Object value, List<Chance> outcomes, Optional<Why> barred) {}

  /// The reply to [FromSeat.Foresee], for the Referee alone.
  record Danger(String id, ToProver.Result result) implements ToSeat {}

  /// It is done, and stands in the log up to that number.
  record Done(String id, long last) implements ToSeat {}

  /// The rules say no; nothing has changed.
  record Refused(String id, String clause, String reason) implements ToSeat {}

  /// It could not be understood or is not allowed; nothing has changed.
  record Failed(String id, String code, String message) implements ToSeat {}

  /// A draft as it stands.
  ///
  /// @param decisions what was decided or rolled so far
  /// @param name what the character is called
  /// @param portrait the face that was chosen for them, as in [Figure]; absent where nobody chose
  ///   one
  /// @param step which step this is, from 1 on
  /// @param steps how many there are, if nothing is decided that opens others
  /// @param question what comes next; absent when the character is whole
  /// @param panels the character so far
  record Draft(
      String id,
      String character,
      String name,
      Optional<String> portrait,
      int step,
      int steps,
      List<Decision> decisions,
      Optional<Question> question,
      List<View.Panel> panels,
      List<String> told,
      boolean whole)
      implements ToSeat {}

  /// Something decided or rolled.
  ///
  /// @param redo whether the seat may decide it anew; what the table rolled lies as it fell, and
  ///   what others are asked is theirs
  record Decision(int number, String prompt, String answer, String clause, boolean redo) {}

  /// The table has another title now.
  record Titled(String title) implements ToSeat {}

  /// The table was taken away or this seat's invitation was; the socket closes.
  record Farewell(String code, String message) implements ToSeat {
    /// Nothing was taken away: whoever comes back finds the table as it is stored.
    public static final String AGAIN = "again";
  }
}

package quintain.table.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a seat says to the table: one frame in one message of the socket.
///
/// Every frame has an `id` that the seat makes up and that the table's reply repeats. The id of
/// whatever changes the table is kept with it: the same frame sent again has no second effect and
/// gets the first reply again.
///
/// `as` is for the Referee, who may speak for any seat.
///
/// Frames are sealed by who handles them: [Play] and its [Arrangement], [Talk], and [Inquiry];
/// [Hello], [Consider] and [Recap] stand alone.
public sealed interface FromSeat {
  String id();

  /// What changes the game, or how it is played.
  sealed interface Play extends FromSeat {}

  /// What changes how the game is played.
  sealed interface Arrangement extends Play {}

  /// What is said besides playing.
  sealed interface Talk extends FromSeat {}

  /// What changes nothing at the table, and is answered beside its log.
  sealed interface Inquiry extends FromSeat {
    default Optional<String> as() {
      return Optional.empty();
    }
  }

  /// The first frame on a socket.
  ///
  /// @param since the number of the last entry the browser has; 0 for none
  record Hello(String id, int version, String token, long since) implements FromSeat {}

  /// Gives a command, written as in files: `{"attack": {"by": "maren", …}}`.
  record Act(String id, Object command, Mode mode, Optional<String> as) implements Play {}

  /// Has some do what was drafted for them, one after the other as their turns come; for the rest
  /// of their turns they play by themselves.
  record CarryOut(String id, List<Carried> acts) implements Play {}

  /// Somebody and what they are to do.
  record Carried(String actor, Object command) {}

  /// Answers the question that the table waits for.
  record Answer(String id, String question, Object answer, Optional<String> as) implements Play {}

  /// Lets an offer to several seats pass.
  record Pass(String id, String question, Optional<String> as) implements Play {}

  /// Asks what would come of answers to the question that the table waits for. A later one of the
  /// same seat takes the place of one that is not yet answered.
  ///
  /// @param pass whether to weigh letting it pass, too
  record Consider(
      String id, String question, List<Object> answers, boolean pass, Optional<String> as)
      implements FromSeat {}

  /// The Referee gives up the step that waits.
  record CancelStep(String id, String reason) implements Play {}

  /// Asks what may be done: the offers of a seat.
  record Ask(String id, Optional<String> as) implements Inquiry {}

  /// Asks what somebody may do with what stands on their sheet: a weapon to strike with, a score to
  /// save on. A later wish of the same seat takes the place of one that is not yet answered.
  ///
  /// @param things what they are called there
  record AskAbout(String id, String actor, List<String> things, Optional<String> as)
      implements Inquiry {}

  /// Asks for the form of a command: the slots that are filled by the offer, and those the seat has
  /// chosen values for. Every other slot gets its default.
  ///
  /// @param odds whether the odds of the command it makes are wanted, too; a later wish of the same
  ///   seat takes the place of one that is not yet answered
  record Fill(
      String id,
      String command,
      Map<String, Object> filled,
      Map<String, Object> chosen,
      boolean odds,
      Optional<String> as)
      implements Inquiry {}

  /// Asks what these would do now as they seem: those of the seat's own, and for the Referee
  /// anybody.
  record Intend(String id, List<String> who) implements Inquiry {}

  /// Asks for the form of something intended, in the situation it is intended for: what stands in
  /// it, but for what the seat has chosen otherwise.
  ///
  /// @param number its place among the last [ToSeat.Intents], from 0
  record Reconsider(String id, int number, Map<String, Object> chosen) implements Inquiry {}

  /// The Referee asks how the fight would go from here, by itself or with others who join it. A
  /// later one takes the place of one that is not yet answered.
  ///
  /// @param from the entry from which it would go, looking back; absent for how things stand now
  /// @param scene the scene on the shelf in which it would be fought, once the party has come
  ///   there; absent for the open one
  record Foresee(String id, List<Arrival> arriving, Optional<Long> from, Optional<String> scene)
      implements Inquiry {}

  /// Creatures of the bestiary that are not in the scene yet.
  ///
  /// @param written the one that is meant, where it is still being made
  record Arrival(String creature, int count, Optional<Written> written) {
    public Arrival(String creature, int count) {
      this(creature, count, Optional.empty());
    }
  }

  /// An entry that somebody is writing, as files write it.
  ///
  /// @param kind the name of its kind
  record Written(String kind, Object entry) {}

  /// Asks for what happened in a session, as everybody has heard it.
  ///
  /// @param session its number, from 1
  record Recap(String id, int session) implements FromSeat {}

  /// Nobody waits for what was to be foreseen any more.
  record Desist(String id) implements Inquiry {}

  /// Says something, or gives a slash command: `/r 4d6kh3`.
  record Say(String id, String text) implements Talk {}

  /// The Referee calls for a roll, which the seat then makes by its own hand.
  ///
  /// @param to the seat it is for
  /// @param filled what the offer holds, as in [Fill]
  /// @param chosen what the Referee has chosen for its slots
  /// @param what what is to be done, in words: `Maren makes a save (STR)`
  record Call(
      String id,
      String to,
      String command,
      Map<String, Object> filled,
      Map<String, Object> chosen,
      String what,
      String why)
      implements Talk {}

  /// The Referee takes a call back.
  record Uncall(String id, String call) implements Talk {}

  /// Writes a page of the journal: a note for oneself, or a handout for others. Its author may
  /// write it anew, and so may the Referee who can read it.
  ///
  /// @param text in Markdown
  /// @param to the seats it is for; empty for oneself alone, `*` for everyone
  /// @param page the page that is written anew; absent for a new one
  /// @param about the id of somebody on whose sheet it stands; absent for nobody
  /// @param picture names a picture that was sent to `/api/table/pictures`, or that stands on a
  ///   page which the seat reads; absent for none
  record Note(
      String id,
      String title,
      String text,
      List<String> to,
      Optional<String> page,
      Optional<String> about,
      Optional<String> picture)
      implements Talk {
    /// A new page about nobody.
    public Note(String id, String title, String text, List<String> to) {
      this(id, title, text, to, Optional.empty(), Optional.empty());
    }

    /// A page without a picture.
    public Note(
        String id,
        String title,
        String text,
        List<String> to,
        Optional<String> page,
        Optional<String> about) {
      this(id, title, text, to, page, about, Optional.empty());
    }
  }

  /// Shows a page of the journal to others, or to fewer than before.
  ///
  /// @param to as in [Note]
  record Share(String id, String page, List<String> to) implements Talk {}

  record Erase(String id, String page) implements Talk {}

  /// Gives somebody another face. Whoever plays them may, and the Referee.
  ///
  /// @param portrait a colour, what stands on it and its frame: `#1f6b3f wolf-head shield`; absent
  ///   for the one that the book has for them
  record Portray(String id, String who, Optional<String> portrait) implements Talk {}

  /// The Referee opens an evening of play.
  record BeginSession(String id, String title) implements Talk {}

  record EndSession(String id) implements Talk {}

  /// Shows everyone an entry that was secret.
  record Reveal(String id, long seq) implements Talk {}

  /// Goes back to how things stood after an entry, with all that followed from it.
  record Rewind(String id, long to, String reason) implements Play {}

  /// Takes back the last command that still stands.
  record Undo(String id, String reason) implements Play {}

  /// The Referee opens a scene of the shelf. The one that was open stays as it is left, and can be
  /// opened again.
  ///
  /// @param scene its key
  /// @param stay those of the party who stay behind
  record Go(String id, String scene, List<String> stay) implements Play {}

  /// The Referee gives a scene of the shelf another title.
  record Entitle(String id, String scene, String title) implements Talk {}

  /// The Referee puts a scene away for good; undo does not bring it back.
  record PutAway(String id, String scene) implements Talk {}

  /// Whether a seat rolls dice by hand.
  record RollByHand(String id, boolean manual, Optional<String> as) implements Arrangement {}

  /// Whether some characters play by themselves, and how.
  ///
  /// @param policy one of those of the proving ground; absent where somebody plays them again
  record PlayItself(String id, List<String> who, Optional<String> policy) implements Arrangement {}

  /// How much the table does by itself in a family of questions; no family: in all others.
  record TurnDial(String id, Optional<String> family, DialSetting setting) implements Arrangement {}

  /// How long what is offered to several waits before it is let pass.
  ///
  /// @param seconds 0 for as long as it takes
  record BePatient(String id, int seconds) implements Arrangement {}

  /// The clauses whose results the Referee wants to judge.
  record Judge(String id, List<String> clauses) implements Arrangement {}

  /// Plays by another house rule from here on.
  ///
  /// @param name the switch
  record Rule(String id, String name, Object value, String reason) implements Play {}

  /// An answer given once for all; without one, the seat is asked again.
  record Stand(String id, String question, Optional<Object> answer) implements Arrangement {}

  /// Begins to make a character, away from the table's log.
  ///
  /// @param name what they are called; absent to leave that to chance
  /// @param portrait their face: `#1f6b3f`, `#1f6b3f wolf-head shield`
  record BeginDraft(
      String id,
      Optional<String> name,
      Optional<String> portrait,
      boolean manual,
      Optional<String> as)
      implements Inquiry {}

  /// Asks for the draft as it stands; it is answered with [ToSeat.Done] where there is none.
  record ResumeDraft(String id, Optional<String> as) implements Inquiry {}

  /// Leaves the draft's question to chance.
  ///
  /// @param all whether everything that is still open is left to chance
  record Surprise(String id, boolean all, Optional<String> as) implements Inquiry {}

  /// Goes on with the draft: the answer to its question, or the face of its die.
  record Decide(String id, Object answer, Optional<String> as) implements Inquiry {}

  /// Goes back to the draft's decision with that number, counted from 0.
  record GoBack(String id, int to, Optional<String> as) implements Inquiry {}

  /// Brings the finished draft to the table.
  record FinishDraft(String id, Optional<String> portrait, Optional<String> as) implements Play {}

  record DropDraft(String id, Optional<String> as) implements Inquiry {}

  /// Who may see the dice and lines of what a seat does.
  enum Mode {
    /// Everyone who may by the rules.
    PUBLIC,
    /// The roller and the Referee.
    TO_REFEREE,
    /// The Referee alone.
    BLIND,
    /// The roller alone.
    SELF
  }

  enum DialSetting {
    SUGGEST,
    CONFIRM,
    AUTOMATIC
  }
}

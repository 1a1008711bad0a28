package quintain.kernel;

import java.util.List;

/// A first round at a book's ready scene, led by a few notes beside the things they speak of, as
/// the book ships it in `guide.yaml`.
///
/// @param notes one after another
public record Guide(List<Note> notes) {
  /// No more than somebody reads who wants to play.
  public static final int MOST_NOTES = 8;

  /// How many characters a note has at most.
  public static final int LONGEST_NOTE = 160;

  public static final Guide NONE = new Guide(List.of());

  public Guide {
    if (notes.size() > MOST_NOTES) {
      throw new IllegalArgumentException("a guide has at most " + MOST_NOTES + " notes");
    }
    notes = List.copyOf(notes);
  }

  /// What is said beside a part of the page.
  ///
  /// @param at the part it stands beside
  /// @param until what it waits for; whoever does not want to wait goes on all the same
  /// @param command the command it speaks of, by its name in files; none where it speaks of none
  /// @param says what there is to see or to do, in the book's words
  public record Note(Part at, Until until, @OrNone String command, String says) {
    public Note {
      if (says.isBlank() || says.length() > LONGEST_NOTE) {
        throw new IllegalArgumentException(
            "a note says something, in at most " + LONGEST_NOTE + " characters: " + says);
      }
      if (until.ofCommand && command.isEmpty()) {
        throw new IllegalArgumentException("a note that waits for a command names it: " + says);
      }
    }
  }

  /// A part of the page.
  public enum Part {
    /// The scene, with its map where there is one.
    SCENE,
    /// Everybody in the scene.
    ROSTER,
    /// What whoever is chosen can do.
    BAR,
    /// The odds in an open form.
    ODDS,
    /// All that was said and done.
    LOG,
    /// The button that takes the last command back.
    UNDO
  }

  /// What makes a note go.
  public enum Until {
    /// It was read.
    READ(false),
    /// The foes play by themselves.
    ITSELF(false),
    /// The form of its command is open.
    OPENED(true),
    /// Its command was given.
    DONE(true),
    /// A command was taken back.
    UNDONE(false);

    private final boolean ofCommand;

    Until(boolean ofCommand) {
      this.ofCommand = ofCommand;
    }
  }
}

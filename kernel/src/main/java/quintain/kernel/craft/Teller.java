package quintain.kernel.craft;

import java.util.List;
import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.parts.FactWords;
import quintain.kernel.parts.Phrases;
import quintain.kernel.parts.Voice;

/// What the log of a book is written with: who is meant, and who may read it.
///
/// A line is read by everybody but the Referee in the same words. So it names no figure of somebody
/// whose figures are hidden, only what anybody can see; the Referee reads the figures; and lines
/// about the unseen are for whoever speaks for them. Bookkeeping has no line: its text is empty.
public abstract class Teller<S extends Peopled<B>, B extends Somebody> {
  protected static final Line NOTHING = Line.open("");

  protected final S before;
  private final String referee;

  /// @param referee what the book calls the Referee, as in the middle of a sentence: `the GM`
  protected Teller(S before, String referee) {
    this.before = before;
    this.referee = referee;
  }

  protected final String name(String id) {
    return before.nameOf(id);
  }

  /// The line as it is said of those who are several by their name.
  protected final Line agreeing(Line line) {
    return before.voice().agreeing(line);
  }

  // Who may read it

  protected final Audience witnesses(String id) {
    return before.witnesses(id);
  }

  protected final Audience owner(String who) {
    return before.find(who).map(before::owner).orElse(Audience.REFEREE);
  }

  protected final boolean figuresHidden(String id) {
    return before.find(id).map(being -> being.secrecy() != Secrecy.OPEN).orElse(false);
  }

  /// Something anybody there can see.
  protected final Line about(String who, String what) {
    return new Line(name(who) + " " + what, witnesses(who));
  }

  /// Something that somebody comes by: a find where the party does, a loss or nothing to it else.
  protected final Line found(String who, Line line) {
    return before.find(who).filter(Teller::isOfTheParty).isPresent()
        ? line.as(Line.Mark.FOUND)
        : line;
  }

  private static boolean isOfTheParty(Somebody being) {
    return being.side() == being.side().getDeclaringClass().getEnumConstants()[0];
  }

  /// Something between two, for those who know of both.
  protected final Line between(String one, String other, String told) {
    return between(one, other, told, told);
  }

  /// The same, of which the Referee reads more.
  protected final Line between(String one, String other, String told, String inFull) {
    return new Line(told, before.witnesses(one, other), inFull);
  }

  /// In figures where they lie open, and to the Referee always; else as it looks.
  protected final Line figure(String who, String inFigures, String asItLooks) {
    return new Line(
        name(who) + " " + (figuresHidden(who) ? asItLooks : inFigures),
        witnesses(who),
        name(who) + " " + inFigures);
  }

  /// Something is lost of what keeps somebody alive: `loses 3 HP, none left`.
  ///
  /// @param loss what is lost, with what it comes from: `3 HP`, `3 HP (Sword)`
  /// @param left how much is left of it
  protected final Line harm(String who, String loss, int left, String asItLooks) {
    return figure(who, "loses " + loss + ", " + Phrases.left(left), asItLooks).as(Line.Mark.HARM);
  }

  /// What is said beside a loss where more came than there was to lose.
  protected static String beyond(int came, int had) {
    return came > had ? " of the %d that came".formatted(came) : "";
  }

  /// Something that shows only in the figures.
  protected final Line secret(String who, String what) {
    return ofFigures(who, name(who) + " " + what);
  }

  /// A whole sentence about somebody's figures.
  protected final Line ofFigures(String who, String told) {
    return new Line(told, figuresHidden(who) ? owner(who) : witnesses(who));
  }

  /// Something that anybody can see or that shows only in the figures; nothing where there is
  /// nothing to tell.
  protected final Line change(String who, boolean plainToSee, String what) {
    return what.isEmpty() ? NOTHING : plainToSee ? about(who, what) : secret(who, what);
  }

  /// What somebody means to do, which may be theirs alone until it happens.
  protected final Line plan(String who, boolean openly, String what) {
    return new Line(name(who) + " " + what, openly ? witnesses(who) : owner(who));
  }

  /// Words about somebody here, about somebody who is not, or about nobody.
  protected final Line told(String who, String what) {
    return before.find(who).isPresent()
        ? about(who, what)
        : Line.open(who.isEmpty() ? Phrases.sentence(what) : who + ": " + what);
  }

  // The Referee's hand

  /// Somebody who was not there before.
  protected final Line arrives(B being, String what) {
    var line = new Line(being.name() + " " + what, before.witnesses(being));
    return being.isCalledByKind() ? Voice.of(List.of(being.name())).agreeing(line) : line;
  }

  protected final Line handedOver(String who, Seat seat) {
    return about(who, "is now played by " + played(seat));
  }

  /// Whoever sits there.
  protected final String played(Seat seat) {
    return seat.isReferee() ? referee : Names.title(seat.id());
  }

  /// Told to those who can see them, once they are no secret.
  protected final Line revealed(String who, Secrecy secrecy) {
    var being = before.find(who);
    boolean wasSeen = being.map(each -> each.secrecy() != Secrecy.UNSEEN).orElse(true);
    var there = being.map(before::onlookers).orElse(Audience.EVERYONE);
    return switch (secrecy) {
      case UNSEEN -> new Line(name(who) + " is out of sight", wasSeen ? there : Audience.REFEREE);
      case FIGURES_HIDDEN -> wasSeen ? NOTHING : new Line(name(who) + " comes into sight", there);
      case OPEN ->
          new Line(name(who) + (wasSeen ? " lies open to the party" : " comes into sight"), there);
    };
  }

  /// Setting a figure is told to those who see whom it is about, and to nobody else where figures
  /// are hidden.
  protected final Line valueSet(FactWords words, String fact, String value, String reason) {
    var audience = Audience.EVERYONE;
    for (String part : fact.split("\\.", -1)) {
      audience = audience.and(figuresHidden(part) ? Audience.REFEREE : before.witnesses(part));
    }
    return new Line(
        Phrases.sentence(referee)
            + " "
            + words.setting(fact, value, id -> before.find(id).map(Somebody::name))
            + Phrases.because(reason),
        audience);
  }
}

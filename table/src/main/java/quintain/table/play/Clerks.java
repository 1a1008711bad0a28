package quintain.table.play;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import quintain.kernel.Event;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Showing;

/// Brings what changes nothing at the table to those who know how to answer it: offers, forms,
/// odds, and the characters that are still being made.
final class Clerks<S extends State, T extends Step, E extends Event> {
  private static final Pattern CHARACTER = Pattern.compile("[a-z0-9][a-z0-9-]{0,39}");

  private final OpenTable<S, T, E> table;
  private final Volume<S, T, E> volume;
  private final Showing<S, T, E> showing;
  private final SeatForms<S, T, E> filling;
  private final Weighing<S, T, E> weighing;
  private final Foreseeing<S, T, E> foreseeing;
  private final Map<String, Drafting<S, T, E>> drafts = new LinkedHashMap<>();

  Clerks(OpenTable<S, T, E> table, Showing<S, T, E> showing) {
    this.table = table;
    this.volume = table.volume();
    this.showing = showing;
    this.filling = new SeatForms<>(volume, showing);
    this.weighing = new Weighing<>(volume, showing, filling);
    this.foreseeing = new Foreseeing<>(volume);
  }

  /// Hears a frame that speaks for a seat.
  void hear(Seated chair, String speaker, FromSeat frame) {
    var state = table.state();
    var seat = new Seat(speaker);
    switch (frame) {
      case FromSeat.Ask ask ->
          chair.tell(
              new ToSeat.Offers(
                  ask.id(), showing.offers(state, volume.book().offers(state, seat))));
      case FromSeat.Fill fill ->
          chair.tell(filling.form(state, seat, fill, volume.book().offers(state, seat)));
      case FromSeat.Weigh weigh -> weigh(chair, seat, weigh);
      case FromSeat.BeginDraft begin -> {
        if (!CHARACTER.matcher(begin.character()).matches()) {
          throw new Declined(
              Declined.NOT_UNDERSTOOD,
              "A character goes by up to 40 small letters, digits and dashes");
        }
        drafts.put(
            speaker,
            new Drafting<>(
                volume,
                showing,
                state,
                begin.character(),
                seat,
                begin.manual(),
                table.premises().dice()));
        chair.tell(draft(speaker).draft(begin.id()));
      }
      case FromSeat.Decide decide -> {
        draft(speaker).decide(decide.answer());
        chair.tell(draft(speaker).draft(decide.id()));
      }
      case FromSeat.GoBack back -> {
        draft(speaker).back(back.to());
        chair.tell(draft(speaker).draft(back.id()));
      }
      case FromSeat.DropDraft drop -> {
        drop(speaker);
        chair.tell(new ToSeat.Done(drop.id(), table.log().count(chair.seat())));
      }
      default -> throw new IllegalArgumentException("nothing for the clerks: " + frame);
    }
  }

  /// The odds come later, and go to whoever asked in the table's own turn.
  private void weigh(Seated chair, Seat seat, FromSeat.Weigh weigh) {
    var state = table.state();
    table
        .premises()
        .odds()
        .ask(
            asker(chair),
            wanted -> weighing.weigh(state, seat, weigh, volume.book().offers(state, seat), wanted),
            odds -> table.post(() -> chair.tell(odds)));
  }

  /// The danger is the Referee's to know: it is reckoned from all that is hidden, too.
  void foresee(Seated chair, FromSeat.Foresee foresee) {
    table.seating().onlyReferee(chair.seat());
    var state = table.state();
    table
        .premises()
        .danger()
        .ask(
            asker(chair),
            wanted -> foreseeing.foresee(state, foresee, wanted),
            danger -> table.post(() -> chair.tell(danger)));
  }

  void desist(Seated chair, FromSeat.Desist desist) {
    table.seating().onlyReferee(chair.seat());
    table.premises().danger().forget(asker(chair));
    chair.tell(new ToSeat.Done(desist.id(), table.log().count(chair.seat())));
  }

  private String asker(Seated chair) {
    return table.id() + "/" + chair.seat();
  }

  Drafting<S, T, E> draft(String seat) {
    var draft = drafts.get(seat);
    if (draft == null) {
      throw new Declined(Declined.STALE, "No character is being made for this seat");
    }
    return draft;
  }

  void drop(String seat) {
    drafts.remove(seat);
  }
}

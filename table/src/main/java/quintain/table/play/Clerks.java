package quintain.table.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.Offer;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Offering;
import quintain.table.show.Showing;

/// Brings what changes nothing at the table to those who know how to answer it: offers, forms,
/// odds, and the characters that are still being made.
public final class Clerks<S extends State, T extends Step, E extends Event> {
  /// How long a form waits for its odds.
  private static final int WAIT_MILLIS = 50;

  private final OpenTable<S, T, E> table;
  private final Offering<S, T, E> offering;
  private final SeatForms<S, T, E> forms;
  private final Weighing<S, T, E> weighing;
  private final Foreseeing<S, T, E> foreseeing;
  private final Intending<S, T, E> intending;
  private final Uses<S, T, E> uses;
  private final Map<String, List<Intending.Row<S>>> intended = new LinkedHashMap<>();
  private final Drafts<S, T, E> drafts;

  public Clerks(OpenTable<S, T, E> table, Showing<S, T, E> showing, Offering<S, T, E> offering) {
    this.table = table;
    var volume = table.volume();
    this.offering = offering;
    this.forms = new SeatForms<>(volume, showing);
    this.weighing = new Weighing<>(volume, showing, forms);
    this.foreseeing = new Foreseeing<>(volume);
    this.intending = new Intending<>(volume, forms, weighing);
    this.uses = new Uses<>(showing, forms);
    this.drafts = new Drafts<>(table, showing);
  }

  public void hear(Seated chair, FromSeat.Inquiry frame) {
    var speaker = table.seating().speaker(chair.seat(), frame.as());
    switch (frame) {
      case FromSeat.Ask ask ->
          chair.tell(new ToSeat.Offers(ask.id(), offering.shown(table.state(), speaker)));
      case FromSeat.AskAbout about -> askAbout(chair, speaker, about);
      case FromSeat.Fill fill -> fill(chair, speaker, fill);
      case FromSeat.Intend intend -> intend(chair, intend);
      case FromSeat.Reconsider reconsider -> reconsider(chair, reconsider);
      case FromSeat.Foresee foresee -> foresee(chair, foresee);
      case FromSeat.Desist desist -> desist(chair, desist);
      case FromSeat.BeginDraft begin -> {
        drafts.begin(speaker, begin);
        chair.tell(drafts.of(speaker).draft(begin.id()));
      }
      case FromSeat.Decide decide -> {
        drafts.of(speaker).decide(decide.answer());
        chair.tell(drafts.of(speaker).draft(decide.id()));
      }
      case FromSeat.Surprise surprise -> {
        drafts.of(speaker).surprise(surprise.all());
        chair.tell(drafts.of(speaker).draft(surprise.id()));
      }
      case FromSeat.ResumeDraft resume ->
          chair.tell(
              drafts.has(speaker)
                  ? drafts.of(speaker).draft(resume.id())
                  : new ToSeat.Done(resume.id(), table.log().count(chair.seat())));
      case FromSeat.GoBack back -> {
        drafts.of(speaker).back(back.to());
        chair.tell(drafts.of(speaker).draft(back.id()));
      }
      case FromSeat.DropDraft drop -> {
        drafts.drop(speaker);
        chair.tell(new ToSeat.Done(drop.id(), table.log().count(chair.seat())));
      }
    }
  }

  /// Every form of somebody is looked through for them, aside: there are many.
  private void askAbout(Seated chair, String speaker, FromSeat.AskAbout about) {
    var state = table.state();
    var offers = offering.offers(state, speaker);
    table
        .premises()
        .odds()
        .ask(
            asker(chair) + "/uses",
            wanted -> uses.of(state, new Seat(speaker), offers, about, wanted),
            found -> table.post(() -> chair.tell(new ToSeat.Uses(about.id(), found))));
  }

  /// Odds that are quick come with the form; it waits for others no longer than people notice, and
  /// they follow.
  private void fill(Seated chair, String speaker, FromSeat.Fill fill) {
    var state = table.state();
    var seat = new Seat(speaker);
    var offers = offering.offers(state, speaker);
    var filled = forms.fill(state, seat, fill, offers);
    var form = intending.withWay(state, fill, offers, forms.form(state, fill, filled));
    var command = filled.command();
    if (!fill.odds() || command.isEmpty()) {
      chair.tell(form);
      return;
    }
    weigh(chair, form, state, seat, command.get(), offers);
  }

  private void weigh(
      Seated chair, ToSeat.Form form, S state, Seat seat, Command command, List<Offer> offers) {
    var answer = new FormAnswer(chair, form);
    var premises = table.premises();
    premises
        .odds()
        .ask(
            asker(chair),
            wanted -> weighing.weigh(state, seat, command, offers, wanted),
            weighed -> table.post(() -> answer.weighed(weighed)));
    CompletableFuture.delayedExecutor(WAIT_MILLIS, TimeUnit.MILLISECONDS, premises.executor())
        .execute(() -> table.post(answer::timeIsUp));
  }

  /// What somebody would do is chosen and weighed aside.
  private void intend(Seated chair, FromSeat.Intend intend) {
    if (intend.who().stream().anyMatch(id -> !Arranging.speaksFor(table, chair.seat(), id))) {
      throw Declined.notAllowed("You do not speak for all of them");
    }
    var state = table.state();
    table
        .premises()
        .odds()
        .ask(
            asker(chair) + "/intents",
            wanted -> intending.intended(intend, state, new Seat(chair.seat()), wanted),
            drafted ->
                table.post(
                    () -> {
                      intended.put(chair.seat(), drafted.rows());
                      chair.tell(drafted.told());
                    }));
  }

  private void reconsider(Seated chair, FromSeat.Reconsider frame) {
    var rows = intended.getOrDefault(chair.seat(), List.of());
    if (frame.number() < 0 || frame.number() >= rows.size()) {
      throw new Declined(Declined.STALE, "That is not intended any more");
    }
    var row = rows.get(frame.number());
    var fill = intending.fill(row, frame);
    var filled = forms.fill(row.state(), row.seat(), fill, row.offers());
    var form = forms.form(row.state(), fill, filled);
    if (filled.command().isEmpty()) {
      chair.tell(form);
    } else {
      weigh(chair, form, row.state(), new Seat(chair.seat()), filled.command().get(), row.offers());
    }
  }

  /// The danger is the Referee's to know: it is reckoned from all that is hidden, too.
  private void foresee(Seated chair, FromSeat.Foresee foresee) {
    table.seating().onlyReferee(chair.seat());
    var moment =
        foresee
            .scene()
            .map(new Travelling<>(table)::found)
            .or(() -> foresee.from().map(from -> then(chair, from)))
            .orElseGet(table::state);
    var state = Prepared.in(table, moment);
    table
        .premises()
        .danger()
        .ask(
            asker(chair),
            wanted -> foreseeing.foresee(state, foresee, wanted),
            danger -> table.post(() -> chair.tell(danger)));
  }

  private S then(Seated chair, long number) {
    if (number < 1 || number > table.log().count(chair.seat())) {
      throw new Declined(Declined.STALE, "There is no entry " + number);
    }
    return table.log().moment(chair.seat(), number).standing().game().state();
  }

  private void desist(Seated chair, FromSeat.Desist desist) {
    table.seating().onlyReferee(chair.seat());
    table.premises().danger().forget(asker(chair));
    chair.tell(new ToSeat.Done(desist.id(), table.log().count(chair.seat())));
  }

  Drafts<S, T, E> drafts() {
    return drafts;
  }

  Weighing<S, T, E> weighing() {
    return weighing;
  }

  private String asker(Seated chair) {
    return table.id() + "/" + chair.seat();
  }
}

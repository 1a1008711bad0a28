package quintain.table.play;

import quintain.table.protocol.ToSeat;

/// The answer to one form: with its odds if they come in time, or else the form first and the odds
/// after it. For the table's turn alone.
final class FormAnswer {
  private final Seated chair;
  private final ToSeat.Form form;
  private boolean told;

  FormAnswer(Seated chair, ToSeat.Form form) {
    this.chair = chair;
    this.form = form;
  }

  /// The odds are there.
  void weighed(ToSeat.Weighed odds) {
    chair.tell(told ? new ToSeat.Odds(form.id(), odds) : form.with(odds));
    told = true;
  }

  /// The form waits no longer.
  void timeIsUp() {
    if (!told) {
      chair.tell(form);
      told = true;
    }
  }
}

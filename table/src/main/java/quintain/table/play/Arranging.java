package quintain.table.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Names;
import quintain.kernel.NearMiss;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Topic;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Manner;
import quintain.packs.Volume;
import quintain.table.log.Logged;
import quintain.table.log.Logged.Told;
import quintain.table.log.News;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Narration;
import quintain.table.store.Hearing;

/// How a table plays: its dial, what it judges, standing answers, and who rolls by hand.
public final class Arranging {
  private final OpenTable<?, ?, ?> table;
  private final Volume<?, ?, ?> volume;

  Arranging(OpenTable<?, ?, ?> table) {
    this.table = table;
    this.volume = table.volume();
  }

  void hear(Seated chair, FromSeat.Arrangement frame) {
    var manner = table.log().position().manner();
    var dial = manner.dial();
    var hearing = Hearing.EVERYONE;
    String text;
    Manner changed;
    switch (frame) {
      case FromSeat.RollByHand hand -> {
        var seat = new Seat(table.seating().speaker(chair.seat(), hand.as()));
        var seats = new ArrayList<>(manner.physicalDice());
        seats.remove(seat);
        if (hand.manual()) {
          seats.add(seat);
        }
        changed = manner.rolling(List.copyOf(seats));
        text =
            table.seating().name(seat.id())
                + (hand.manual() ? " rolls dice by hand" : " lets the table roll the dice");
      }
      case FromSeat.PlayItself itself -> {
        playItself(chair, itself, manner);
        return;
      }
      case FromSeat.TurnDial turned -> {
        table.seating().onlyReferee(chair.seat());
        var setting = Dial.Setting.valueOf(turned.setting().name());
        var family = turned.family();
        family.ifPresent(word -> Declined.atMost(80, "A family", word));
        changed =
            manner.with(
                family
                    .map(word -> dial.with(word, setting))
                    .orElseGet(
                        () -> new Dial(setting, dial.byFamily(), dial.standing(), dial.judged())));
        text =
            "The dial for "
                + family.map(this::words).orElse("all else")
                + " stands at "
                + Names.kebab(setting.name());
      }
      case FromSeat.Judge judge -> {
        table.seating().onlyReferee(chair.seat());
        for (String clause : judge.clauses()) {
          try {
            volume.clause(clause);
          } catch (IllegalArgumentException e) {
            throw new Declined(Declined.NOT_UNDERSTOOD, String.valueOf(e.getMessage()));
          }
        }
        changed =
            manner.with(
                new Dial(
                    dial.otherwise(),
                    dial.byFamily(),
                    dial.standing(),
                    judge.clauses().stream().distinct().toList()));
        hearing = Narration.only(List.of(Seat.REFEREE.id()));
        text = "The Referee judges " + String.join(", ", judge.clauses());
      }
      case FromSeat.Stand stand -> {
        var seat = new Seat(table.seating().speaker(chair.seat(), Optional.empty()));
        Declined.atMost(80, "A question", stand.question());
        changed = manner.with(standing(dial, seat, stand));
        hearing = Narration.only(List.of(seat.id()));
        text =
            stand.answer().isPresent()
                ? "A standing answer to " + stand.question()
                : "No standing answer to " + stand.question() + " any more";
      }
    }
    var news = new ArrayList<News>();
    news.add(
        new News(new Logged.Arranged(changed, List.of(Told.open(text))), chair.seat(), hearing));
    table.append(chair, frame, news);
    table.tellManner();
    if (frame instanceof FromSeat.RollByHand) {
      table.tellChairs();
    }
  }

  // Playing by themselves

  private void playItself(Seated chair, FromSeat.PlayItself frame, Manner manner) {
    var seat = table.seating().speaker(chair.seat(), Optional.empty());
    frame.policy().filter(policy -> !Autopilot.POLICIES.contains(policy)).ifPresent(this::unknown);
    var themselves = new LinkedHashMap<>(manner.byThemselves());
    for (String id : frame.who()) {
      if (!speaksFor(table, seat, id)) {
        // The same words whether or not anybody of that name is there.
        throw Declined.notAllowed("You do not speak for " + id);
      }
      if (frame.policy().isPresent()) {
        themselves.put(id, frame.policy().get());
      } else {
        themselves.remove(id);
      }
    }
    var verb =
        frame.policy().isPresent()
            ? " from here on plays by itself"
            : " is played by somebody again";
    table.append(
        chair, frame, List.of(played(table, frame.who(), manner.playing(themselves), verb, seat)));
    table.stirred();
  }

  private void unknown(String policy) {
    throw new Declined(
        Declined.NOT_UNDERSTOOD,
        "Nobody plays '" + policy + "'" + NearMiss.advice(policy, Autopilot.POLICIES));
  }

  /// The Referee speaks for everybody in the scene.
  static <S extends State> boolean speaksFor(OpenTable<S, ?, ?> table, String seat, String id) {
    var cast = table.volume().book().cast();
    return cast.roster(table.state()).contains(id)
        && (table.seating().isReferee(seat) || cast.seatOf(table.state(), id).id().equals(seat));
  }

  /// Somebody cannot go on by themselves, and has to be played again.
  void handBack(String actor, String reason) {
    var manner = table.log().position().manner();
    var themselves = new LinkedHashMap<>(manner.byThemselves());
    themselves.remove(actor);
    var why = " cannot go on by itself: " + reason;
    table.append("", List.of(played(table, List.of(actor), manner.playing(themselves), why, "")));
  }

  /// Tells everybody who may know of somebody how they are played.
  private static <S extends State> News played(
      OpenTable<S, ?, ?> table, List<String> who, Manner manner, String verb, String by) {
    var showing = table.volume().book().showing();
    var told =
        who.stream()
            .map(
                id ->
                    new Told(
                        showing.nameOf(table.state(), id) + verb,
                        "",
                        Narration.of(showing.witnesses(table.state(), id)),
                        List.of()))
            .toList();
    return new News(new Logged.Arranged(manner, told), by, Narration.anyOf(told));
  }

  /// What the questions of a family are called.
  private String words(String family) {
    return switch (family) {
      case Topic.REFEREE -> "what the " + volume.book().theme().referee() + " rules on";
      case Topic.PLAYER -> "what players choose";
      default -> family.replace('-', ' ');
    };
  }

  private static Dial standing(Dial dial, Seat seat, FromSeat.Stand stand) {
    if (stand.answer().isPresent()) {
      return dial.with(new Dial.Standing(seat, stand.question(), stand.answer().get()));
    }
    return new Dial(
        dial.otherwise(),
        dial.byFamily(),
        dial.standing().stream()
            .filter(s -> !(s.seat().equals(seat) && s.question().equals(stand.question())))
            .toList(),
        dial.judged());
  }

  /// How the table plays, with no standing answers but the seat's own.
  public static ToSeat.Manner manner(Manner manner, String seat) {
    var dial = manner.dial();
    Map<String, FromSeat.DialSetting> families = new LinkedHashMap<>();
    dial.byFamily().forEach((family, setting) -> families.put(family, setting(setting)));
    return new ToSeat.Manner(
        setting(dial.otherwise()),
        families,
        seat.equals(Seat.REFEREE.id()) ? dial.judged() : List.of(),
        dial.standing().stream()
            .filter(standing -> standing.seat().id().equals(seat))
            .map(standing -> new ToSeat.Standing(standing.question(), standing.answer()))
            .toList());
  }

  private static FromSeat.DialSetting setting(Dial.Setting setting) {
    return FromSeat.DialSetting.valueOf(setting.name());
  }
}

package quintain.table.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.NearMiss;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Topic;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Manner;
import quintain.kernel.parts.Phrases;
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
  private static final int LONGEST_PATIENCE = 600;

  /// No book has so many questions, or families of them. All are written down whenever one changes.
  private static final int MOST_STANDING = 100;

  private static final int LONGEST_ANSWER = 2_000;

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
                + (hand.manual()
                    ? " rolls their own dice by hand"
                    : " lets the table roll their dice");
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
        if (dial.byFamily().size() >= MOST_STANDING
            && family.filter(word -> !dial.byFamily().containsKey(word)).isPresent()) {
          throw Declined.notAllowed("There are not so many families of questions");
        }
        changed =
            manner.with(
                family
                    .map(word -> dial.with(word, setting))
                    .orElseGet(
                        () -> new Dial(setting, dial.byFamily(), dial.standing(), dial.judged())));
        text = Phrases.sentence(family.map(this::words).orElse("all else")) + ": " + words(setting);
      }
      case FromSeat.BePatient wish -> {
        table.seating().onlyReferee(chair.seat());
        if (wish.seconds() < 0 || wish.seconds() > LONGEST_PATIENCE) {
          throw new Declined(Declined.NOT_UNDERSTOOD, "From 0 to " + LONGEST_PATIENCE + " seconds");
        }
        changed = manner.waiting(wish.seconds());
        text =
            wish.seconds() == 0
                ? "What is offered to several waits as long as it takes"
                : "What is offered to several is let pass after " + wish.seconds() + " seconds";
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
        text =
            "The "
                + volume.book().theme().referee()
                + (judge.clauses().isEmpty()
                    ? " lets all results stand"
                    : " judges results of " + String.join(", ", judge.clauses()));
      }
      case FromSeat.Stand stand -> {
        var seat = new Seat(table.seating().speaker(chair.seat(), Optional.empty()));
        Declined.atMost(80, "A question", stand.question());
        Declined.atMost(
            LONGEST_ANSWER, "An answer", stand.answer().map(String::valueOf).orElse(""));
        if (dial.standing().stream().filter(each -> each.seat().equals(seat)).count()
                >= MOST_STANDING
            && stand.answer().isPresent()) {
          throw Declined.notAllowed(
              "So many answers once for all are enough; take one of them back first");
        }
        changed = manner.with(standing(dial, seat, stand));
        hearing = Narration.only(List.of(seat.id()));
        text =
            stand.answer().isPresent()
                ? "Answered once for all: " + asked(stand.question())
                : "Asked again: " + asked(stand.question());
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

  /// What is said of one, and of several.
  private record Verb(String one, String several) {}

  private static final Verb BY_ITSELF =
      new Verb(" from here on plays by itself", " from here on play by themselves");
  private static final Verb BY_SOMEBODY =
      new Verb(" is played by somebody again", " are played by somebody again");

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
    var verb = frame.policy().isPresent() ? BY_ITSELF : BY_SOMEBODY;
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
    table.append(
        "",
        List.of(played(table, List.of(actor), manner.playing(themselves), new Verb(why, why), "")));
  }

  /// Those who have joined a side that plays by itself do as the others there; whoever has left
  /// again meanwhile, or does so already, is nobody's concern.
  void welcome(Map<String, String> joining) {
    var manner = table.log().position().manner();
    var themselves = new LinkedHashMap<>(manner.byThemselves());
    var who = new ArrayList<String>();
    joining.forEach(
        (id, policy) -> {
          if (speaksFor(table, Seat.REFEREE.id(), id)
              && !policy.equals(themselves.put(id, policy))) {
            who.add(id);
          }
        });
    if (!who.isEmpty()) {
      table.append("", List.of(played(table, who, manner.playing(themselves), BY_ITSELF, "")));
      table.stirred();
    }
  }

  /// Tells everybody who may know of somebody how they are played, in one line of all whom the same
  /// people know of.
  private static <S extends State> News played(
      OpenTable<S, ?, ?> table, List<String> who, Manner manner, Verb verb, String by) {
    var showing = table.volume().book().showing();
    var names = new LinkedHashMap<Hearing, List<String>>();
    for (String id : who) {
      names
          .computeIfAbsent(
              Narration.of(showing.witnesses(table.state(), id)), _ -> new ArrayList<>())
          .add(showing.nameOf(table.state(), id));
    }
    var told =
        names.entrySet().stream()
            .map(
                each ->
                    new Told(
                        Phrases.and(each.getValue())
                            + (each.getValue().size() == 1 ? verb.one() : verb.several()),
                        "",
                        each.getKey(),
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

  private static String words(Dial.Setting setting) {
    return switch (setting) {
      case SUGGEST -> "the table asks";
      case CONFIRM -> "the table asks, with the usual answer ready";
      case AUTOMATIC -> "the table takes the usual answer";
    };
  }

  /// A question before it is known of whom.
  private String asked(String question) {
    return volume.book().rules().topics().stream()
        .filter(topic -> topic.id().equals(question))
        .findFirst()
        .map(topic -> topic.wording().replaceAll("\\{\\d+}", "…"))
        .orElseGet(() -> question.replace('-', ' '));
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
            .toList(),
        manner.patience());
  }

  private static FromSeat.DialSetting setting(Dial.Setting setting) {
    return FromSeat.DialSetting.valueOf(setting.name());
  }
}

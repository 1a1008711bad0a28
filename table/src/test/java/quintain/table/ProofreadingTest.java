package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Hints;
import quintain.kernel.View;
import quintain.packs.Volume;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.testkit.Prose;

/// Every book is played at random at a table, and everything that seats are sent is proofread: the
/// log, panels, offers, forms, refusals, questions, odds, drafts.
class ProofreadingTest {
  /// Commands at each table. Sentences come again and again: most faults show in the first few.
  private static final int COMMANDS = Integer.getInteger("proofreading.commands", 30);

  /// What programs read and people do not: components of frames, by their records.
  private static final Set<String> FOR_PROGRAMS =
      Set.of(
          "id",
          "table",
          "book",
          "seat",
          "role",
          "key",
          "clause",
          "command",
          "slot",
          "actor",
          "filled",
          "chosen",
          "by",
          "cause",
          "subject",
          "family",
          "code",
          "measure",
          "suggestion",
          "value",
          "itself",
          "picture",
          "plan",
          "at",
          "order",
          "manner",
          "side",
          "group",
          "character");

  @TempDir Path folder;

  @ParameterizedTest
  @MethodSource("quintain.table.ReadyScene#books")
  @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void whatSeatsAreSentIsEnglish(Volume<?, ?, ?> volume) {
    try (var scene = new ReadyScene(folder, volume, 23)) {
      var referee = scene.referee;
      var player =
          referee.roster().stream()
              .map(ToSeat.Figure::seat)
              .filter(seat -> !seat.equals("referee"))
              .findFirst()
              .orElseThrow();
      try (var other =
          Ear.greeted(scene.house, scene.house.desk(scene.token).rotate(player).token())) {
        var play = new Play(new Random(5), referee, other);
        play.setEveryValue();
        for (int i = 0; i < COMMANDS; i++) {
          play.one();
        }
        play.makeSomebody();
        assertThat(play.done).as("commands that were done").isGreaterThan(COMMANDS / 2);

        var read = new Reader(volume, seats(referee));
        referee.frames().forEach(read::walk);
        other.frames().forEach(read::walk);
        assertThat(read.faults).isEmpty();
      }
    }
  }

  private static List<String> seats(Ear ear) {
    return ear.roster().stream().map(ToSeat.Figure::seat).distinct().toList();
  }

  /// Two people who do anything that they may.
  private static final class Play {
    private final Random random;
    private final Ear referee;
    private final Ear player;
    private final Set<String> seenForms = new LinkedHashSet<>();
    int done;

    Play(Random random, Ear referee, Ear player) {
      this.random = random;
      this.referee = referee;
      this.player = player;
    }

    private <V> V any(List<V> of) {
      return of.get(random.nextInt(of.size()));
    }

    /// Any command of anybody's, filled in anyhow, and all that is asked on its way.
    void one() {
      answerAll();
      var ear = random.nextBoolean() ? referee : player;
      ear.settled();
      var open = ear.offers.stream().filter(offer -> offer.blocked().isEmpty()).toList();
      if (open.isEmpty()) {
        return;
      }
      var kind = any(open.stream().map(ToSeat.Offered::command).distinct().toList());
      var offer = any(open.stream().filter(each -> each.command().equals(kind)).toList());
      boolean odds = seenForms.add(kind);
      var form = (ToSeat.Form) ear.ask(fill(offer, Map.of(), odds));
      var chosen = new LinkedHashMap<String, Object>();
      for (int i = 0; i < form.fields().size(); i++) {
        var field = form.fields().get(i);
        chosen.put(field.slot(), answer(field.kind(), field.value()));
        form = (ToSeat.Form) ear.ask(fill(offer, chosen, false));
      }
      if (form.command().isPresent()) {
        act(ear, form.command().get());
      }
    }

    private static FromSeat.Fill fill(
        ToSeat.Offered offer, Map<String, Object> chosen, boolean odds) {
      return new FromSeat.Fill(
          Ear.id(), offer.command(), offer.filled(), Map.copyOf(chosen), odds, Optional.empty());
    }

    private void act(Ear ear, Object command) {
      if (ear.act(command) instanceof ToSeat.Done) {
        done++;
      }
      answerAll();
    }

    private void answerAll() {
      while (true) {
        var asked = referee.settled().question();
        if (asked.isEmpty()) {
          return;
        }
        var question = asked.get();
        var as = Optional.of(question.seat());
        referee.ask(
            new FromSeat.Answer(
                Ear.id(), question.key(), answer(question.kind(), question.suggestion()), as));
      }
    }

    /// A legal answer; what is hard to make up is as suggested.
    private Object answer(ToSeat.Kind kind, Object suggested) {
      return switch (kind) {
        case ToSeat.Kind.YesNo _ -> random.nextBoolean();
        case ToSeat.Kind.OneOf(var options) when !options.isEmpty() -> any(options).key();
        case ToSeat.Kind.Where(var options) when !options.isEmpty() -> any(options).key();
        case ToSeat.Kind.OneOf _,
            ToSeat.Kind.Where _,
            ToSeat.Kind.SomeOf _,
            ToSeat.Kind.NumberFrom _,
            ToSeat.Kind.Words _,
            ToSeat.Kind.Lines _,
            ToSeat.Kind.Assignment _,
            ToSeat.Kind.Purchase _ ->
            suggested;
      };
    }

    /// The Referee sets everything that can be set of one of each side, and takes it back.
    void setEveryValue() {
      var offer =
          referee.offers.stream()
              .filter(each -> each.label().equals("Set a value"))
              .findFirst()
              .orElseThrow();
      var form = (ToSeat.Form) referee.ask(fill(offer, Map.of(), false));
      var fact = form.fields().getFirst();
      var people = referee.roster();
      var some = Set.of(people.getFirst().id(), people.getLast().id());
      for (ToSeat.Choice each : fact.kind().options()) {
        var whose = each.key().substring(0, Math.max(0, each.key().indexOf('.')));
        if (!some.contains(whose) && people.stream().anyMatch(one -> one.id().equals(whose))) {
          continue;
        }
        var chosen = new LinkedHashMap<String, Object>();
        chosen.put(fact.slot(), each.key());
        var values = ((ToSeat.Form) referee.ask(fill(offer, chosen, false))).fields().get(1);
        chosen.put(values.slot(), answer(values.kind(), values.value()));
        var whole = (ToSeat.Form) referee.ask(fill(offer, chosen, false));
        if (whole.command().isPresent()) {
          act(referee, whole.command().get());
        }
      }
      assertThat(done).as("values that were set").isGreaterThan(5);
      referee.ask(new FromSeat.Rewind(Ear.id(), 1, "as it was"));
    }

    /// A character is made, with any answers.
    void makeSomebody() {
      var draft =
          referee.ask(
              new FromSeat.BeginDraft(
                  Ear.id(), Optional.of("Ash"), Optional.empty(), false, Optional.empty()));
      for (int i = 0; i < 200 && draft instanceof ToSeat.Draft now && !now.whole(); i++) {
        var question = now.question().orElseThrow();
        draft =
            referee.ask(
                new FromSeat.Decide(
                    Ear.id(), answer(question.kind(), question.suggestion()), Optional.empty()));
      }
    }
  }

  /// Reads frames as people do.
  private static final class Reader {
    final Set<String> faults = new LinkedHashSet<>();

    private final Set<String> capitals = new LinkedHashSet<>();
    private final List<String> seats;

    /// @param seats the ids of those who sit there
    Reader(Volume<?, ?, ?> volume, List<String> seats) {
      this.seats = seats;
      for (var clause : volume.catalogue().clauses()) {
        for (String word : clause.text().split("\\W+", -1)) {
          if (word.equals(word.toUpperCase(Locale.ROOT))) {
            capitals.add(word); // the book's own
          }
        }
      }
    }

    void walk(@Nullable Object value) {
      switch (value) {
        case null -> {}
        case ToSeat.Choice choice -> {
          read("choice", choice.label());
          for (String told : List.of(Hints.COST)) {
            read("hint", choice.hints().getOrDefault(told, ""));
          }
        }
        case View.Bands bands -> bands.bands().forEach(band -> read("band", band.name()));
        case View.Token _ -> {}
        case ToSeat.Throw dice -> read("dice", dice.who());
        case Record frame -> components(frame);
        case Optional<?> perhaps -> walk(perhaps.orElse(null));
        case Collection<?> several -> several.forEach(this::walk);
        case Map<?, ?> _ -> {}
        case String text -> read("", text);
        default -> {}
      }
    }

    private void components(Record frame) {
      for (RecordComponent each : frame.getClass().getRecordComponents()) {
        if (!FOR_PROGRAMS.contains(each.getName())) {
          try {
            var value = each.getAccessor().invoke(frame);
            if (value instanceof String text) {
              read(frame.getClass().getSimpleName() + "." + each.getName(), text);
            } else {
              walk(value);
            }
          } catch (ReflectiveOperationException e) {
            throw new LinkageError("a component of a record cannot be read", e);
          }
        }
      }
    }

    private void read(String where, String text) {
      if (seats.contains(text) || seats.stream().anyMatch(seat -> text.endsWith(" " + seat))) {
        faults.add(where + ": the id of a seat: " + text);
      }
      for (String fault : Prose.faults(text, capitals)) {
        faults.add(where + ": " + fault);
      }
    }
  }
}

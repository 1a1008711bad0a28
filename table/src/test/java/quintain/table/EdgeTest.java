package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Command;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.packs.Volume;
import quintain.table.desk.NotAllowed;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Slips;

/// Numbers at the edge of their type, and texts of no use, in every slot of every command and in
/// every frame: whatever comes of it is refused or makes sense, and everybody still sees the scene.
///
/// `-Dedges.rounds=20` tries each command so many times, and `-Dbook=` one book alone.
class EdgeTest {
  private static final int ROUNDS = Integer.getInteger("edges.rounds", 1);

  private static final List<Integer> EDGES =
      List.of(Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1, 0, 1_000_000, Integer.MAX_VALUE);

  private static final List<String> TEXTS =
      List.of("", " ", "-1", "x".repeat(2_000), "\u0000\n\u202e", "漢".repeat(700), "{\"a\":1}");

  private static final List<String> SPOTS =
      List.of("2147483647,2147483647", "-2147483648,0", "0,0", "-1,-1", "1,1");

  @TempDir Path folder;

  static List<Volume<?, ?, ?>> books() {
    var only = System.getProperty("book", "");
    var volumes = new ArrayList<Volume<?, ?, ?>>();
    for (var volume : DemoTable.LIBRARY.volumes()) {
      if (only.isEmpty() || only.equals(volume.book().id())) {
        volumes.add(volume);
      }
    }
    return volumes;
  }

  @ParameterizedTest
  @MethodSource("books")
  @Timeout(value = 30, unit = java.util.concurrent.TimeUnit.MINUTES)
  void noCommandBreaksATable(Volume<?, ?, ?> volume) {
    var random = new Random(9);
    try (var scene = new ReadyScene(folder, volume, 5)) {
      var own = own(scene);
      var wrong = new ArrayList<String>();
      var seat = scene.house.desk(scene.token).rotate(own.seat()).token();
      try (var player = Ear.greeted(scene.house, seat)) {
        var slips = new Slips(volume);
        for (var command : Commands.of(volume)) {
          for (int round = 0; round < ROUNDS; round++) {
            var people = scene.referee.roster().stream().map(ToSeat.Figure::id).toList();
            var plain = filled(volume, slips, command, random, people, own.id());
            for (var giver : List.of(player, scene.referee)) {
              var reply = giver.act(plain);
              if (isBroken(reply)) {
                wrong.add(plain + " gives " + reply);
              }
              if (reply instanceof ToSeat.Done) {
                settle(scene.referee, random, wrong);
                player.settled();
                // Back to where everybody is well, so that the next has something to act on.
                scene.referee.undo();
              }
            }
          }
        }
        assertThat(wrong).isEmpty();
        assertThat(player.settled().roster()).isPresent();
      }
    }
  }

  private static boolean isBroken(ToSeat reply) {
    return reply instanceof ToSeat.Failed failed
        && List.of("broken", "fault").contains(failed.code());
  }

  /// Answers what is asked with more of the same, and gives the step up where that leads nowhere.
  private static void settle(Ear referee, Random random, List<String> wrong) {
    for (int i = 0; i < 6; i++) {
      var question = referee.settled().question();
      if (question.isEmpty()) {
        return;
      }
      Object answer = i % 2 == 0 ? any(random, EDGES) : question.get().suggestion();
      var reply =
          referee.ask(
              new FromSeat.Answer(
                  Ear.id(), question.get().key(), answer, Optional.of(question.get().seat())));
      if (isBroken(reply)) {
        wrong.add(question.get().prompt() + " answered with " + answer + " gives " + reply);
      }
    }
    referee.ask(new FromSeat.CancelStep(Ear.id(), "enough"));
  }

  private static <V> V any(Random random, List<V> of) {
    return of.get(random.nextInt(of.size()));
  }

  private static ToSeat.Figure own(ReadyScene scene) {
    return scene.referee.roster().stream()
        .filter(each -> !each.seat().equals(Seat.REFEREE.id()))
        .findFirst()
        .orElseThrow();
  }

  /// A command whose numbers, places and texts are at the edge; whoever acts is somebody who can.
  private static Object filled(
      Volume<?, ?, ?> volume,
      Slips slips,
      Class<? extends Command> command,
      Random random,
      List<String> people,
      String own) {
    var slots = new LinkedHashMap<String, Object>();
    boolean acts = true;
    for (var slot : slips.slots(command)) {
      var who = acts ? own : random.nextInt(3) > 0 ? any(random, people) : any(random, TEXTS);
      var value = Values.of(volume, slot.type(), who);
      acts &= slot.type() != String.class;
      value.ifPresent(usual -> slots.put(slot.name(), atTheEdge(usual, random)));
    }
    return slots.isEmpty() ? Names.of(command) : Map.of(Names.of(command), slots);
  }

  private static Object atTheEdge(Object usual, Random random) {
    return switch (usual) {
      case Integer _ -> any(random, EDGES);
      case Double _ -> random.nextBoolean() ? Double.MAX_VALUE : -Double.MIN_VALUE;
      case String spot when spot.equals("1,1") -> any(random, SPOTS);
      case Map<?, ?> fields -> {
        var changed = new LinkedHashMap<Object, Object>();
        fields.forEach((name, value) -> changed.put(name, atTheEdge(value, random)));
        yield changed;
      }
      default -> usual;
    };
  }

  @Test
  void noFrameBreaksATable() {
    try (var demo = new DemoTable(folder)) {
      var ends = List.of(Long.MIN_VALUE, -1L, 0L, 1L, (long) Integer.MAX_VALUE, Long.MAX_VALUE);
      var replies = new ArrayList<ToSeat>();
      for (var ear : List.of(demo.maren, demo.referee)) {
        for (long end : ends) {
          replies.add(ear.ask(new FromSeat.Reveal(Ear.id(), end)));
          replies.add(ear.ask(new FromSeat.Rewind(Ear.id(), end, "why")));
          replies.add(
              ear.ask(
                  new FromSeat.Foresee(
                      Ear.id(),
                      List.of(new FromSeat.Arrival("wood-troll", 1)),
                      Optional.of(end),
                      Optional.empty())));
          assertThat(ear.chair.before(end, 10)).hasSizeLessThanOrEqualTo(10);
          assertThat(ear.chair.at(end).isPresent()).isEqualTo(end == 1);
          ear.hello(end);
        }
        for (int edge : EDGES) {
          replies.add(ear.ask(new FromSeat.BePatient(Ear.id(), edge)));
          replies.add(ear.ask(new FromSeat.Reconsider(Ear.id(), edge, Map.of("by", edge))));
          replies.add(ear.ask(new FromSeat.GoBack(Ear.id(), edge, Optional.empty())));
          replies.add(ear.ask(new FromSeat.Decide(Ear.id(), edge, Optional.empty())));
          replies.add(
              ear.ask(
                  new FromSeat.BeginDraft(
                      Ear.id(),
                      Optional.of(any(new Random(edge), TEXTS)),
                      Optional.of("#" + edge),
                      edge > 0,
                      Optional.empty())));
          replies.add(ear.ask(new FromSeat.GoBack(Ear.id(), edge, Optional.empty())));
          replies.add(ear.ask(new FromSeat.Decide(Ear.id(), edge, Optional.empty())));
          replies.add(
              ear.ask(
                  new FromSeat.Fill(
                      Ear.id(),
                      "move",
                      Map.of("by", "maren"),
                      Map.of("to", edge),
                      true,
                      Optional.empty())));
        }
        for (var text : TEXTS) {
          replies.add(ear.say(text));
          replies.add(ear.say("/r " + text));
          replies.add(ear.ask(new FromSeat.Note(Ear.id(), text, text, List.of())));
          replies.add(ear.ask(new FromSeat.Stand(Ear.id(), text, Optional.of(text))));
          replies.add(ear.ask(new FromSeat.Rule(Ear.id(), text, text, text)));
          replies.add(ear.ask(new FromSeat.Intend(Ear.id(), List.of(text))));
          replies.add(ear.act(Map.of(text, Map.of(text, text))));
          replies.add(ear.act(text));
        }
      }
      assertThat(replies).filteredOn(EdgeTest::isBroken).isEmpty();
      assertThat(demo.maren.settled().roster()).isPresent();
      var desk = demo.house.desk(demo.refereesToken);
      for (long end : ends) {
        try {
          desk.fork(end, "A fork");
        } catch (NotAllowed refused) {
          assertThat(end).as(refused.getMessage()).isNotEqualTo(1);
        }
      }
    }
  }
}

package quintain.faults;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntSupplier;
import quintain.faults.Player.Reply;
import tools.jackson.databind.JsonNode;

/// A table at which everybody does anything that they may, for as long as they are let.
final class Game implements AutoCloseable {
  /// Nobody goes on talking for long when there is no answer.
  private static final int MOST_UNANSWERED = 3;

  private static final CompletableFuture<?> NOTHING = CompletableFuture.completedFuture(null);

  private final List<Player> players = new ArrayList<>();
  private final List<Thread> minds = new ArrayList<>();
  private final Findings findings;
  private final int pace;
  private volatile boolean resting;
  private volatile boolean closed;

  /// @param pace milliseconds between two things that somebody does, on the average
  Game(List<Invitation> seats, IntSupplier port, Findings findings, int pace, long seed) {
    this.findings = findings;
    this.pace = pace;
    var random = new Random(seed);
    for (Invitation seat : seats) {
      var player = new Player(seat, port, findings, new Random(random.nextLong()));
      players.add(player);
      var mind = new Mind(player, new Random(random.nextLong()));
      minds.add(Thread.ofVirtual().unstarted(mind::live));
    }
  }

  void begin() {
    minds.forEach(Thread::start);
  }

  List<Player> players() {
    return players;
  }

  String table() {
    return players.getFirst().invitation().table();
  }

  /// Whether everybody sits.
  boolean awaitSeated(long millis) throws InterruptedException {
    for (Player player : players) {
      if (!player.awaitSeated(millis)) {
        return false;
      }
    }
    return true;
  }

  // Resting

  /// Nobody begins anything more.
  void pause() {
    resting = true;
  }

  /// Nobody begins anything more; what is under way comes to its end, or waits for the answer to a
  /// question that stays open.
  void rest() throws InterruptedException {
    pause();
    List<String> before;
    var now = unanswered();
    do {
      before = now;
      Thread.sleep(before.isEmpty() ? 200 : 1500);
      now = unanswered();
    } while (!now.equals(before));
  }

  private List<String> unanswered() {
    return players.stream().flatMap(player -> player.unanswered().stream()).toList();
  }

  void goOn() {
    resting = false;
  }

  /// Whether everything that was said is answered, once every question is.
  boolean settle(long millis) throws InterruptedException {
    rest();
    var referee = players.getFirst();
    var wits = new Wits(new Random(1));
    long end = System.nanoTime() + millis * 1_000_000;
    while (System.nanoTime() < end) {
      var question = referee.look(Scene::question);
      if (question.isPresent()) {
        var _ = referee.say(wits.answer(question.get(), referee.invitation().seat()));
        referee.awaitAnswers(1_000);
      } else if (players.stream().allMatch(player -> player.unanswered().isEmpty())) {
        Thread.sleep(200);
        return true;
      }
      Thread.sleep(20);
    }
    players.forEach(
        player ->
            player
                .unanswered()
                .forEach(text -> findings.add(player.invitation() + ": never answered: " + text)));
    return false;
  }

  /// What somebody wants to do next.
  private final class Mind {
    private final Player player;
    private final Invitation own;
    private final Wits wits;
    private final Random random;
    private CompletableFuture<?> deed = NOTHING;
    private CompletableFuture<?> answer = NOTHING;

    Mind(Player player, Random random) {
      this.player = player;
      this.own = player.invitation();
      this.random = random;
      this.wits = new Wits(random);
    }

    void live() {
      try {
        if (wits.chance(0.3)) {
          var _ = player.say(Wits.Frame.of("roll-by-hand", "manual", true));
        }
        while (!closed) {
          Thread.sleep(pace / 2 + random.nextInt(pace));
          if (!resting && player.unanswered().size() < MOST_UNANSWERED) {
            turn();
          }
        }
      } catch (InterruptedException _) {
        // The game is over.
      }
    }

    private void turn() {
      var question = player.look(Scene::question).filter(this::isMine);
      if (question.isPresent()) {
        if (answer.isDone()) {
          answer = player.say(wits.answer(question.get(), own.seat()));
        }
      } else if (!deed.isDone() || player.look(Scene::busy) || wits.chance(0.25)) {
        var _ = player.say(talk());
      } else if (own.isReferee() && (player.look(Scene::over) || wits.chance(0.01))) {
        deed = player.say(Wits.Frame.of("rewind", "to", 1, "reason", "once more"));
      } else if (own.isReferee() && wits.chance(0.04)) {
        deed = player.say(Wits.Frame.of("undo", "reason", "a mistake"));
      } else {
        deed = act();
      }
    }

    private Wits.Frame talk() {
      return wits.chance(0.15) ? wits.aside(player.look(Scene::roster)) : wits.talk();
    }

    /// The Referee answers for those who are not there, and now and then for others.
    private boolean isMine(JsonNode question) {
      var seat = question.get("seat").stringValue();
      return seat.equals(own.seat())
          || players.stream().noneMatch(other -> other.invitation().seat().equals(seat))
          || wits.chance(0.1);
    }

    private CompletableFuture<?> act() {
      var fill = wits.fill(player.look(Scene::offers));
      if (fill.isEmpty()) {
        return player.say(talk());
      }
      return player
          .say(fill.get())
          .thenCompose(
              form ->
                  wits.chance(0.5) ? player.say(wits.refill(fill.get(), form.body())) : same(form))
          .thenCompose(form -> done(wits.act(form.body())));
    }

    private CompletableFuture<Reply> same(Reply form) {
      return CompletableFuture.completedFuture(form);
    }

    private CompletableFuture<?> done(Optional<Wits.Frame> command) {
      return command.isPresent() ? player.say(command.get()) : NOTHING;
    }
  }

  @Override
  public void close() {
    closed = true;
    minds.forEach(Thread::interrupt);
    players.forEach(Player::close);
  }
}

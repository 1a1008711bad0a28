package quintain.table.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quintain.table.Chair;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// A program at a seat, from its first request on.
final class Visit implements Chair.Listener, Heartbeat.Line {
  /// For so long a request waits for the table.
  private static final int PATIENCE_SECONDS = 30;

  private final SeatSocket.Hosting hosting;
  private final Consumer<Visit> ending;
  private final AtomicLong requests = new AtomicLong();
  private final AtomicBoolean ended = new AtomicBoolean();

  /// Those who wait for the reply to a frame, by its id.
  private final Map<String, Expected> replies = new ConcurrentHashMap<>();

  private final List<CompletableFuture<List<ToSeat>>> greetings = new CopyOnWriteArrayList<>();
  private final List<CompletableFuture<List<ToSeat.Entry>>> waiting = new CopyOnWriteArrayList<>();
  private volatile @Nullable Chair chair;
  private String name = "";

  /// How far this seat has heard the log.
  private volatile long last;

  /// A reply that is waited for.
  private static final class Expected {
    private final FromSeat frame;
    private final long came = System.nanoTime();
    private final CompletableFuture<ToSeat> reply = new CompletableFuture<>();

    /// A form whose odds are still to come.
    private volatile ToSeat.@Nullable Form form;

    Expected(FromSeat frame) {
      this.frame = frame;
    }

    private boolean wantsOdds() {
      return switch (frame) {
        case FromSeat.Fill fill -> fill.odds();
        case FromSeat.Reconsider _ -> true;
        case FromSeat _ -> false;
      };
    }

    void hear(ToSeat heard) {
      var before = form;
      switch (heard) {
        case ToSeat.Form now
            when wantsOdds() && now.command().isPresent() && now.weighed().isEmpty() ->
            form = now;
        case ToSeat.Odds odds when before != null -> reply.complete(before.with(odds.weighed()));
        case ToSeat _ -> reply.complete(heard);
      }
    }

    /// Nobody waits any longer: a form is told without its odds, and of whatever else the same
    /// frame finds out what became of it.
    void giveUp() {
      var before = form;
      if (before != null) {
        reply.complete(before);
      } else {
        reply.completeExceptionally(
            new RequestDeclined(
                504, "waiting", "The table has not answered yet; say the same frame again."));
      }
    }
  }

  Visit(SeatSocket.Hosting hosting, Consumer<Visit> ending) {
    this.hosting = hosting;
    this.ending = ending;
  }

  /// Sits down with a token that admits.
  void sit(String token) {
    var seated = hosting.hall().sit(token, this);
    name = seated.table() + ":" + seated.seat();
    if (!hosting.screens().enter(name)) {
      seated.close();
      throw new RequestDeclined(
          429, "too-many", "This seat is open in too many programs and browsers.");
    }
    chair = seated;
    seated.say(new FromSeat.Hello("", ToSeat.VERSION, "", 0));
  }

  private Chair chair() {
    var seated = chair;
    if (seated == null) {
      throw new IllegalStateException("nobody has sat down");
    }
    return seated;
  }

  boolean isOpen() {
    return !ended.get();
  }

  /// One more request has come.
  void count() {
    requests.incrementAndGet();
  }

  // What is asked for

  /// Says a frame, within the same limits as a browser's.
  ///
  /// @return its reply
  CompletableFuture<ToSeat> say(FromSeat frame, int length) {
    if (!hosting.seats().take(name) || !hosting.words().take(name, length)) {
      throw RequestDeclined.tooFast();
    }
    var expected = new Expected(frame);
    // Whoever says the same frame twice at once hears one reply, and both get it.
    var first = replies.putIfAbsent(frame.id(), expected);
    if (first != null) {
      return first.reply;
    }
    var _ =
        expected.reply.whenComplete(
            (reply, _) -> {
              replies.remove(frame.id(), expected);
              if (reply != null && frame instanceof FromSeat.Play) {
                hosting.metrics().moved(reply, System.nanoTime() - expected.came);
              }
            });
    CompletableFuture.delayedExecutor(PATIENCE_SECONDS, TimeUnit.SECONDS).execute(expected::giveUp);
    chair().say(frame);
    return known(expected.reply);
  }

  /// All that the seat sees now: what whoever comes is told.
  CompletableFuture<List<ToSeat>> look() {
    limited();
    var greeting = new CompletableFuture<List<ToSeat>>();
    greetings.add(greeting);
    chair().say(new FromSeat.Hello("", ToSeat.VERSION, "", last));
    return known(greeting).whenComplete((_, _) -> greetings.removeIf(CompletableFuture::isDone));
  }

  /// The entries after a number; if there are none yet, those that come next, or none after so many
  /// seconds.
  CompletableFuture<List<ToSeat.Entry>> after(long number, int limit, int seconds) {
    limited();
    var next = new CompletableFuture<List<ToSeat.Entry>>();
    // From before the log is read on, so that nothing falls between the two.
    waiting.add(next);
    var answer =
        known(next)
            .completeOnTimeout(List.of(), seconds, TimeUnit.SECONDS)
            .whenComplete((_, _) -> waiting.removeIf(CompletableFuture::isDone))
            .thenApply(heard -> heard.stream().filter(e -> e.seq() > number).limit(limit).toList());
    var there = chair().after(number, limit);
    if (!there.isEmpty()) {
      // What was heard meanwhile may follow upon entries that were there before.
      next.complete(there);
      return CompletableFuture.completedFuture(there);
    }
    return answer;
  }

  /// How many wait for an entry.
  int waiting() {
    return waiting.size();
  }

  private void limited() {
    if (!hosting.seats().take(name)) {
      throw RequestDeclined.tooFast();
    }
  }

  /// Fails at once if the visit has ended meanwhile.
  private <T> CompletableFuture<T> known(CompletableFuture<T> answer) {
    if (ended.get()) {
      answer.completeExceptionally(gone());
    }
    return answer;
  }

  private static RequestDeclined gone() {
    return new RequestDeclined(
        503, "again", "The table sent everybody away in this moment; please ask again.");
  }

  // What is heard

  @Override
  public void hear(List<ToSeat> frames) {
    var entries = new ArrayList<ToSeat.Entry>();
    for (ToSeat frame : frames) {
      switch (frame) {
        case ToSeat.Welcome welcome -> last = welcome.last();
        case ToSeat.Entries heard -> entries.addAll(heard.entries());
        case ToSeat other -> answer(other);
      }
    }
    if (frames.stream().anyMatch(ToSeat.Welcome.class::isInstance)) {
      greetings.forEach(greeting -> greeting.complete(frames));
    } else if (!entries.isEmpty()) {
      waiting.forEach(next -> next.complete(List.copyOf(entries)));
    }
    if (!entries.isEmpty()) {
      last = Math.max(last, entries.getLast().seq());
    }
    if (frames.getLast() instanceof ToSeat.Farewell) {
      cut();
    }
  }

  private void answer(ToSeat frame) {
    repliesTo(frame)
        .map(replies::get)
        .ifPresent(expected -> Objects.requireNonNull(expected).hear(frame));
  }

  /// The id of the frame that another one answers.
  private static Optional<String> repliesTo(ToSeat frame) {
    return switch (frame) {
      case ToSeat.Done done -> Optional.of(done.id());
      case ToSeat.Refused refused -> Optional.of(refused.id());
      case ToSeat.Failed failed -> Optional.of(failed.id());
      case ToSeat.Offers offers -> Optional.of(offers.id());
      case ToSeat.Uses uses -> Optional.of(uses.id());
      case ToSeat.Form form -> Optional.of(form.id());
      case ToSeat.Odds odds -> Optional.of(odds.id());
      case ToSeat.Intents intents -> Optional.of(intents.id());
      case ToSeat.Considered considered -> Optional.of(considered.id());
      case ToSeat.Danger danger -> Optional.of(danger.id());
      case ToSeat.Draft draft -> Optional.of(draft.id());
      case ToSeat.Recap recap -> Optional.of(recap.id());
      case ToSeat.Welcome _,
          ToSeat.Entries _,
          ToSeat.Scene _,
          ToSeat.Chairs _,
          ToSeat.MannerSet _,
          ToSeat.BackdropSet _,
          ToSeat.Journal _,
          ToSeat.Shelf _,
          ToSeat.Titled _,
          ToSeat.Farewell _ ->
          Optional.empty();
    };
  }

  // How long it is kept

  @Override
  public long received() {
    return requests.get();
  }

  @Override
  public boolean isGreeted() {
    return true;
  }

  /// There is nobody to ask: a program that is there asks by itself.
  @Override
  public void ping() {}

  /// The program has left, or was sent away.
  @Override
  public void cut() {
    if (ended.compareAndSet(false, true)) {
      chair().close();
      hosting.screens().leave(name);
      ending.accept(this);
      replies.values().forEach(expected -> expected.reply.completeExceptionally(gone()));
      greetings.forEach(greeting -> greeting.completeExceptionally(gone()));
      waiting.forEach(next -> next.completeExceptionally(gone()));
    }
  }
}

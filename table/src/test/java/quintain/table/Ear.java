package quintain.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import quintain.binder.Codec;
import quintain.kernel.View;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// Somebody at a table in a test: says frames, waits for the reply, and remembers all they heard.
final class Ear implements AutoCloseable {
  /// No two processes give a frame the same id: a table takes the second for the first.
  private static final String PROCESS = "f" + ProcessHandle.current().pid() + "-";

  private static final AtomicInteger IDS = new AtomicInteger();
  private static final Codec CODEC = new Codec();

  private final LinkedBlockingQueue<ToSeat> heard = new LinkedBlockingQueue<>();
  private final List<ToSeat> all = new ArrayList<>();
  final List<ToSeat.Entry> entries = new ArrayList<>();
  final Map<String, View.Panel> panels = new LinkedHashMap<>();
  Optional<ToSeat.Scene> scene = Optional.empty();
  List<ToSeat.Offered> offers = List.of();
  final Map<String, ToSeat.Page> pages = new LinkedHashMap<>();
  List<ToSeat.Session> sessions = List.of();
  private List<ToSeat.Figure> roster = List.of();
  final Chair chair;

  Ear(Hall hall, String token) {
    this.chair = hall.sit(token, heard::addAll);
  }

  static Ear greeted(Hall hall, String token) {
    var ear = new Ear(hall, token);
    ear.hello(0);
    return ear;
  }

  ToSeat.Welcome hello(long since) {
    chair.say(new FromSeat.Hello(id(), ToSeat.VERSION, "", since));
    var welcome = (ToSeat.Welcome) until(frame -> frame instanceof ToSeat.Welcome);
    until(frame -> frame instanceof ToSeat.Scene);
    return welcome;
  }

  /// Everybody in the scene, as far as this seat has heard.
  List<ToSeat.Figure> roster() {
    return roster;
  }

  static String id() {
    return PROCESS + IDS.incrementAndGet();
  }

  /// Says a frame and waits for its reply.
  ToSeat ask(FromSeat frame) {
    chair.say(frame);
    return until(
        heard ->
            switch (heard) {
              case ToSeat.Done done -> done.id().equals(frame.id());
              case ToSeat.Refused refused -> refused.id().equals(frame.id());
              case ToSeat.Failed failed -> failed.id().equals(frame.id());
              case ToSeat.Offers offered -> offered.id().equals(frame.id());
              case ToSeat.Uses uses -> uses.id().equals(frame.id());
              case ToSeat.Form form -> form.id().equals(frame.id());
              case ToSeat.Considered considered -> considered.id().equals(frame.id());
              case ToSeat.Intents intents -> intents.id().equals(frame.id());
              case ToSeat.Danger danger -> danger.id().equals(frame.id());
              case ToSeat.Draft draft -> draft.id().equals(frame.id());
              case ToSeat.Recap recap -> recap.id().equals(frame.id());
              default -> false;
            });
  }

  /// A form with its odds, whether they come with it or follow it.
  ToSeat.Form weighed(FromSeat.Fill fill) {
    var form = (ToSeat.Form) ask(fill);
    return form.weighed().isPresent()
        ? form
        : form.with(((ToSeat.Odds) until(frame -> isOdds(frame, fill.id()))).weighed());
  }

  ToSeat.Weighed weigh(FromSeat.Fill fill) {
    return weighed(fill).weighed().orElseThrow();
  }

  private static boolean isOdds(ToSeat frame, String id) {
    return frame instanceof ToSeat.Odds odds && odds.id().equals(id);
  }

  ToSeat act(Object command) {
    return act(command, FromSeat.Mode.PUBLIC);
  }

  ToSeat act(Object command, FromSeat.Mode mode) {
    return ask(new FromSeat.Act(id(), command, mode, Optional.empty()));
  }

  ToSeat say(String text) {
    return ask(new FromSeat.Say(id(), text));
  }

  ToSeat undo() {
    return ask(new FromSeat.Undo(id(), ""));
  }

  /// Answers the question that is open to this seat.
  ToSeat answer(Object answer) {
    var question = settled().question().orElseThrow();
    return ask(new FromSeat.Answer(id(), question.key(), answer, Optional.empty()));
  }

  /// The scene once all that was said before has been heard: whoever greets again gets the whole
  /// scene after everything that came before.
  ToSeat.Scene settled() {
    hello(entries.stream().mapToLong(ToSeat.Entry::seq).max().orElse(0));
    return scene.orElseThrow();
  }

  ToSeat until(java.util.function.Predicate<ToSeat> wanted) {
    while (true) {
      try {
        var frame = heard.poll(60, TimeUnit.SECONDS);
        if (frame == null) {
          throw new AssertionError("nothing more was heard after " + last(all));
        }
        take(frame);
        if (wanted.test(frame)) {
          return frame;
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }
  }

  private static String last(List<ToSeat> frames) {
    return frames.isEmpty() ? "nothing" : frames.getLast().toString();
  }

  private void take(ToSeat frame) {
    all.add(frame);
    switch (frame) {
      case ToSeat.Entries news -> entries.addAll(news.entries());
      case ToSeat.Scene now -> {
        scene = Optional.of(now);
        now.panels().forEach(panel -> panels.put(panel.id(), panel));
        now.order().ifPresent(panels.keySet()::retainAll);
        roster = now.roster().orElse(roster);
        offers = now.offers().orElse(offers);
      }
      case ToSeat.Journal news -> {
        news.gone().forEach(pages::remove);
        news.pages().forEach(page -> pages.put(page.key(), page));
        sessions = news.sessions();
      }
      default -> {}
    }
  }

  /// The pages of the journal that this seat may read, by their titles.
  Map<String, ToSeat.Page> journal() {
    settled();
    frames();
    var byTitle = new LinkedHashMap<String, ToSeat.Page>();
    pages.values().forEach(page -> byTitle.put(page.title(), page));
    return byTitle;
  }

  ToSeat.Page page(String title) {
    return Objects.requireNonNull(journal().get(title), title);
  }

  /// Everything this seat was ever sent.
  List<ToSeat> frames() {
    for (var frame = heard.poll(); frame != null; frame = heard.poll()) {
      take(frame);
    }
    return all;
  }

  /// Everything this seat was ever sent, as it goes over the wire.
  String everything() {
    var text = new StringBuilder();
    for (ToSeat frame : frames()) {
      text.append(CODEC.write(frame, ToSeat.class)).append('\n');
    }
    return text.toString();
  }

  /// The entries without repetitions, by number.
  List<ToSeat.Entry> log() {
    everything();
    var byNumber = new java.util.TreeMap<Long, ToSeat.Entry>();
    entries.forEach(entry -> byNumber.put(entry.seq(), entry));
    return List.copyOf(byNumber.values());
  }

  @Override
  public void close() {
    chair.close();
  }
}

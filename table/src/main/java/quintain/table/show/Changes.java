package quintain.table.show;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.View;
import quintain.packs.Volume;
import quintain.table.protocol.ToSeat;

/// Tells in words what a seat would see change from one state to another.
public final class Changes<S extends State, T extends Step, E extends Event> {
  /// More is not read at a glance.
  private static final int MOST = 8;

  /// Longer texts are not set beside each other.
  private static final int SHORT = 40;

  private final Volume<S, T, E> volume;

  public Changes(Volume<S, T, E> volume) {
    this.volume = volume;
  }

  public List<ToSeat.Change> between(S before, S after, Seat seat) {
    var had = byKey(volume.book().showing().view(before, seat).panels(), View.Panel::id);
    var has = byKey(volume.book().showing().view(after, seat).panels(), View.Panel::id);
    var found = new Found(before, after);
    had.forEach(
        (id, panel) -> {
          if (!has.containsKey(id) && !panel.subject().isEmpty()) {
            found.add(panel.subject(), "leaves");
          }
        });
    has.forEach(
        (id, panel) -> {
          var was = had.get(id);
          if (was != null) {
            found.items(panel.subject(), was.items(), panel.items());
          } else if (!panel.subject().isEmpty()) {
            found.add(panel.subject(), "comes in");
          }
        });
    return found.changes.stream().distinct().limit(MOST).toList();
  }

  private static <V> Map<String, V> byKey(List<V> values, Function<V, String> key) {
    var map = new LinkedHashMap<String, V>();
    values.forEach(value -> map.putIfAbsent(key.apply(value), value));
    return map;
  }

  /// The changes found so far.
  private final class Found {
    private final S before;
    private final S after;
    private final List<ToSeat.Change> changes = new ArrayList<>();

    Found(S before, S after) {
      this.before = before;
      this.after = after;
    }

    void add(String subject, String words) {
      changes.add(new ToSeat.Change(subject.isEmpty() ? "" : nameOf(subject), words));
    }

    private String nameOf(String id) {
      var showing = volume.book().showing();
      var name = showing.nameOf(before, id);
      return name.equals(id) ? showing.nameOf(after, id) : name;
    }

    /// What is shown of somebody, or of the scene.
    void items(String subject, List<View.Item> then, List<View.Item> now) {
      var had = byKey(then, Changes::key);
      var has = byKey(now, Changes::key);
      had.forEach(
          (key, item) -> {
            if (item instanceof View.Chip && !has.containsKey(key)) {
              add(subject, "no longer " + item.label());
            }
          });
      has.forEach((key, item) -> item(subject, had.get(key), item));
    }

    private void item(String subject, View.@Nullable Item was, View.Item is) {
      switch (is) {
        case View.Track(var label, var now, _) when was instanceof View.Track track ->
            number(subject, label, track.now(), now);
        case View.Score(var label, var value, _) when was instanceof View.Score score ->
            number(subject, label, score.value(), value);
        case View.Pool pool when was instanceof View.Pool old ->
            words(subject, pool.label(), dice(old), dice(pool));
        case View.Prose(var label, var text) when was instanceof View.Prose old ->
            words(subject, label, old.text(), text);
        case View.Slots slots when was instanceof View.Slots old -> held(subject, old, slots);
        case View.Bands bands when was instanceof View.Bands old -> places(old, bands);
        case View.Grid grid when was instanceof View.Grid old -> places(old, grid);
        case View.Chip chip when was == null -> add(subject, "is now " + chip.label());
        case View.Track _,
            View.Score _,
            View.Pool _,
            View.Prose _,
            View.Slots _,
            View.Bands _,
            View.Grid _,
            View.Chip _,
            View.Countdown _ -> {}
      }
    }

    private void number(String subject, String label, int was, int is) {
      words(subject, label, Integer.toString(was), Integer.toString(is));
    }

    private void words(String subject, String label, String was, String is) {
      if (!was.equals(is) && was.length() <= SHORT && is.length() <= SHORT) {
        var figure = volume.book().facts().figure(label.substring(label.lastIndexOf('.') + 1));
        add(subject, figure + " " + (was.isEmpty() ? "none" : was) + " → " + is);
      }
    }

    private void held(String subject, View.Slots then, View.Slots now) {
      var had = byKey(then.held(), View.Held::name);
      var has = byKey(now.held(), View.Held::name);
      had.forEach(
          (name, _) -> {
            if (!has.containsKey(name)) {
              add(subject, name + " is gone");
            }
          });
      has.forEach(
          (name, held) -> {
            var was = had.get(name);
            if (was == null) {
              add(subject, "gets " + name);
            } else if (!was.where().equals(held.where()) && !held.where().isEmpty()) {
              add(subject, name + " " + held.where());
            } else if (!was.detail().equals(held.detail())) {
              words(subject, name, was.detail(), held.detail());
            }
          });
    }

    private void places(View.Bands then, View.Bands now) {
      var had = new LinkedHashMap<String, String>();
      then.bands().forEach(band -> band.who().forEach(who -> had.put(who, band.name())));
      for (var band : now.bands()) {
        for (String who : band.who()) {
          moved(who, had.getOrDefault(who, band.name()), band.name());
        }
      }
    }

    private void places(View.Grid then, View.Grid now) {
      var had = byKey(then.tokens(), View.Token::who);
      for (var token : now.tokens()) {
        var was = had.getOrDefault(token.who(), token);
        moved(token.who(), was.at().toString(), token.at().toString());
      }
    }

    private void moved(String who, String from, String to) {
      if (!from.equals(to)) {
        add(who, from + " → " + to);
      }
    }

    private static String dice(View.Pool pool) {
      return (pool.dice() == 1 ? "" : pool.dice()) + "d" + pool.sides();
    }
  }

  /// Items of a panel go by their kind and what they are called.
  private static String key(View.Item item) {
    return item.getClass().getSimpleName() + " " + item.label();
  }
}

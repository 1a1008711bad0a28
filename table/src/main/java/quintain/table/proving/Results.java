package quintain.table.proving;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.proving.fights.Bout;
import quintain.proving.fights.Tally;
import quintain.proving.fights.Wilson;
import quintain.table.protocol.ToProver;

/// What fights came to, as browsers are told it.
public final class Results {
  private Results() {}

  public static ToProver.Result of(Bout bout, Tally tally) {
    return new ToProver.Result(
        tally.fights(),
        winners(bout, tally),
        tally.draws(),
        tally.capped(),
        rounds(tally),
        fates(bout, tally),
        damage(bout, tally),
        spent(bout, tally));
  }

  private static List<ToProver.Winner> winners(Bout bout, Tally tally) {
    var winners = new ArrayList<ToProver.Winner>();
    for (int i = 0; i < bout.encounter().sides().size(); i++) {
      long wins = tally.wins().get(i);
      var interval = Wilson.of(wins, tally.fights());
      winners.add(
          new ToProver.Winner(
              bout.encounter().sides().get(i).name(),
              wins,
              share(wins, tally.fights()),
              interval.low(),
              interval.high()));
    }
    return List.copyOf(winners);
  }

  private static double share(long part, long all) {
    return all == 0 ? 0 : (double) part / all;
  }

  private static ToProver.Rounds rounds(Tally tally) {
    var counts = new ArrayList<ToProver.Count>();
    for (int round = 0; round < tally.rounds().size(); round++) {
      long fights = tally.rounds().get(round);
      if (fights > 0) {
        counts.add(new ToProver.Count(round, fights));
      }
    }
    return new ToProver.Rounds(
        tally.meanRounds(), tally.roundsBy(50), tally.roundsBy(95), List.copyOf(counts));
  }

  private static List<ToProver.Fate> fates(Bout bout, Tally tally) {
    var fates = new ArrayList<ToProver.Fate>();
    boolean telling = !tally.died().isEmpty();
    for (int i = 0; i < bout.members().size(); i++) {
      var side = bout.encounter().sides().get(i).name();
      for (String who : bout.members().get(i)) {
        var dead = share(tally.died().getOrDefault(who, 0L), tally.fights());
        fates.add(
            new ToProver.Fate(
                bout.nameOf(who),
                side,
                share(tally.fallen().getOrDefault(who, 0L), tally.fights()),
                telling ? Optional.of(dead) : Optional.empty()));
      }
    }
    return List.copyOf(fates);
  }

  private static List<ToProver.Source> damage(Bout bout, Tally tally) {
    var sources = new ArrayList<ToProver.Source>();
    for (Map.Entry<String, Long> each : tally.damage().entrySet()) {
      var parts = parts(each.getKey());
      sources.add(
          new ToProver.Source(
              name(bout, parts.getFirst()),
              parts.getLast(),
              sideOf(bout, parts.getFirst()),
              share(each.getValue(), tally.looked())));
    }
    return List.copyOf(sources);
  }

  private static List<ToProver.Spent> spent(Bout bout, Tally tally) {
    var spent = new ArrayList<ToProver.Spent>();
    for (Map.Entry<String, Long> each : tally.used().entrySet()) {
      var parts = parts(each.getKey());
      spent.add(
          new ToProver.Spent(
              name(bout, parts.getFirst()),
              parts.getLast(),
              share(each.getValue(), tally.looked())));
    }
    return List.copyOf(spent);
  }

  /// `maren: axe` is Maren's, with her axe; what names nobody is nobody's.
  private static List<String> parts(String key) {
    int colon = key.indexOf(": ");
    return colon < 0
        ? List.of("", key)
        : List.of(key.substring(0, colon), key.substring(colon + 2));
  }

  private static String name(Bout bout, String who) {
    return sideOf(bout, who).isEmpty() ? who : bout.nameOf(who);
  }

  private static String sideOf(Bout bout, String who) {
    for (int i = 0; i < bout.members().size(); i++) {
      if (bout.members().get(i).contains(who)) {
        return bout.encounter().sides().get(i).name();
      }
    }
    return "";
  }
}

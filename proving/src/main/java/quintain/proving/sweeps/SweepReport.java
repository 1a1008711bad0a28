package quintain.proving.sweeps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.Tally;
import quintain.proving.fights.Wilson;

/// What came of a sweep, as a table: a row for each variant that is done.
public final class SweepReport {
  private final Sweep sweep;
  private final Map<Integer, Tally> tallies;

  public SweepReport(Sweep sweep, Map<Integer, Tally> tallies) {
    this.sweep = sweep;
    this.tallies = tallies;
  }

  public Sweep sweep() {
    return sweep;
  }

  @Nullable Tally of(Sweep.Variant variant) {
    return tallies.get(variant.number());
  }

  /// The heads of the columns.
  public List<String> heads() {
    var heads = new ArrayList<String>();
    sweep.axes().forEach(axis -> heads.add(axis.name()));
    heads.add("fights");
    for (Encounter.Side side : sides()) {
      heads.add(side.name() + " wins");
      heads.add(side.name() + " low");
      heads.add(side.name() + " high");
    }
    heads.addAll(List.of("draws", "capped", "rounds"));
    return heads;
  }

  private List<Encounter.Side> sides() {
    return sweep.variants().getFirst().encounter().sides();
  }

  /// The rows, as text.
  public List<List<String>> rows() {
    var rows = new ArrayList<List<String>>();
    for (Sweep.Variant variant : sweep.variants()) {
      var tally = of(variant);
      if (tally != null) {
        rows.add(row(variant, tally));
      }
    }
    return rows;
  }

  private static List<String> row(Sweep.Variant variant, Tally tally) {
    var row = new ArrayList<>(variant.at().values());
    row.add(Long.toString(tally.fights()));
    for (long wins : tally.wins()) {
      var interval = Wilson.of(wins, tally.fights());
      row.add(share((double) wins / tally.fights()));
      row.add(share(interval.low()));
      row.add(share(interval.high()));
    }
    row.add(share((double) tally.draws() / tally.fights()));
    row.add(share((double) tally.capped() / tally.fights()));
    row.add(String.format(Locale.ROOT, "%.3f", tally.meanRounds()));
    return row;
  }

  private static String share(double share) {
    return String.format(Locale.ROOT, "%.4f", share);
  }

  /// The table as comma-separated values.
  public String csv() {
    var text = new StringBuilder();
    line(text, heads());
    rows().forEach(row -> line(text, row));
    return text.toString();
  }

  private static void line(StringBuilder text, List<String> cells) {
    text.append(String.join(",", cells.stream().map(SweepReport::quoted).toList())).append('\n');
  }

  private static String quoted(String cell) {
    return cell.matches("[^,\"\n]*") ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }

  /// The keys of `quintain sweep --json`.
  public Map<String, Object> plain() {
    var plain = new LinkedHashMap<String, Object>();
    plain.put("title", sweep.title());
    plain.put("seed", sweep.seed());
    plain.put("whole", tallies.size() == sweep.variants().size());
    var variants = new ArrayList<Object>();
    for (Sweep.Variant variant : sweep.variants()) {
      var tally = of(variant);
      if (tally != null) {
        var one = new LinkedHashMap<String, Object>();
        one.put("number", variant.number());
        one.put("at", variant.at());
        one.putAll(Report.plain(variant.encounter(), tally, sweep.seed()));
        variants.add(one);
      }
    }
    plain.put("variants", variants);
    return plain;
  }
}

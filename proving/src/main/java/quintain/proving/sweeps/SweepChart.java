package quintain.proving.sweeps;

import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;
import quintain.proving.fights.Wilson;

/// The first side's share of wins over what is varied first, a line or a row of bars for each
/// combination of the rest, with the intervals.
public final class SweepChart {
  private static final int WIDTH = 900;
  private static final int HEIGHT = 540;

  private static final Color INK = new Color(0x2b, 0x2b, 0x33);
  private static final Color FAINT = new Color(0xe2, 0xe2, 0xe6);

  /// Told apart by people who see few colours, too.
  private static final Color[] LINES = {
    new Color(0x1f, 0x4e, 0x8c),
    new Color(0xc4, 0x5a, 0x11),
    new Color(0x2a, 0x7f, 0x62),
    new Color(0x8a, 0x3f, 0x8f),
    new Color(0x6b, 0x6b, 0x6b)
  };

  private final SweepReport report;

  public SweepChart(SweepReport report) {
    this.report = report;
  }

  /// One line of the chart.
  private static final class Series {
    private final List<String> at = new ArrayList<>();
    private final List<Double> shares = new ArrayList<>();
    private final List<Double> margins = new ArrayList<>();
  }

  /// Writes the chart as PNG and as SVG, under this name with `.png` and `.svg` added.
  public void write(Path base) throws IOException {
    Chart<?, ?> chart = chart();
    ChartEncoder.saveChart(chart, base.toString(), "png");
    ChartEncoder.saveChart(chart, base.toString(), "svg");
  }

  private Map<String, Series> series() {
    var sweep = report.sweep();
    var series = new LinkedHashMap<String, Series>();
    for (Sweep.Variant variant : sweep.variants()) {
      var tally = report.of(variant);
      if (tally == null) {
        continue;
      }
      var values = new ArrayList<>(variant.at().values());
      var first = values.isEmpty() ? "" : values.removeFirst();
      var name = values.isEmpty() ? "wins" : String.join(", ", values);
      var line = series.computeIfAbsent(name, _ -> new Series());
      long wins = tally.wins().getFirst();
      line.at.add(first);
      line.shares.add(100.0 * wins / tally.fights());
      line.margins.add(100 * Wilson.of(wins, tally.fights()).margin());
    }
    return series;
  }

  private Chart<?, ?> chart() {
    var sweep = report.sweep();
    var axis = sweep.axes().isEmpty() ? "" : sweep.axes().getFirst().name();
    var wins = sweep.variants().getFirst().encounter().sides().getFirst().name() + " wins, percent";
    boolean numbers =
        !sweep.axes().isEmpty()
            && sweep.axes().getFirst().values().stream()
                .allMatch(value -> value.matches("-?[0-9]+(\\.[0-9]+)?"));
    return numbers ? lines(axis, wins) : bars(axis, wins);
  }

  private XYChart lines(String axis, String wins) {
    var chart =
        new XYChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(report.sweep().title())
            .xAxisTitle(axis)
            .yAxisTitle(wins)
            .build();
    dress(chart.getStyler());
    series()
        .forEach(
            (name, line) ->
                chart.addSeries(
                    name,
                    line.at.stream().map(Double::valueOf).toList(),
                    line.shares,
                    line.margins));
    return chart;
  }

  private CategoryChart bars(String axis, String wins) {
    var chart =
        new CategoryChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(report.sweep().title())
            .xAxisTitle(axis)
            .yAxisTitle(wins)
            .build();
    dress(chart.getStyler());
    series().forEach((name, line) -> chart.addSeries(name, line.at, line.shares, line.margins));
    return chart;
  }

  private static void dress(AxesChartStyler styler) {
    styler.setYAxisMin(0.0).setYAxisMax(100.0);
    styler.setErrorBarsColorSeriesColor(true);
    styler.setPlotGridLinesColor(FAINT);
    styler.setPlotGridVerticalLinesVisible(false);
    styler.setAxisTickMarksColor(FAINT);
    styler.setAxisTickLabelsColor(INK);
    styler.setAxisTickLabelsFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
    styler.setAxisTitleFont(new Font(Font.SANS_SERIF, Font.PLAIN, 14));
    styler.setSeriesColors(LINES);
    styler.setChartBackgroundColor(Color.WHITE);
    styler.setChartFontColor(INK);
    styler.setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, 17));
    styler.setPlotBorderVisible(false);
    styler.setLegendPosition(Styler.LegendPosition.OutsideS);
    styler.setLegendLayout(Styler.LegendLayout.Horizontal);
    styler.setLegendBorderColor(Color.WHITE);
    styler.setLegendFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
    styler.setChartPadding(16);
  }
}

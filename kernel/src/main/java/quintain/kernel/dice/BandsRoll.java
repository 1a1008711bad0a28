package quintain.kernel.dice;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Equal dice counted by the band they fall into; a face outside every band is not counted.
record BandsRoll(int n, IntNode die, List<Band> bands) implements Node<Counts> {

  BandsRoll {
    bands = List.copyOf(bands);
    if (n < 0 || bands.isEmpty() || bands.size() > 20) {
      throw new IllegalArgumentException("Dice are counted in 1 to 20 bands.");
    }
    Node.check(die, n);
    for (int i = 0; i < bands.size(); i++) {
      for (Band other : bands.subList(0, i)) {
        if (bands.get(i).from() <= other.to() && other.from() <= bands.get(i).to()) {
          throw new IllegalArgumentException(
              "The bands " + other.name() + " and " + bands.get(i).name() + " overlap.");
        }
      }
    }
  }

  private int band(int number) {
    for (int i = 0; i < bands.size(); i++) {
      if (bands.get(i).holds(number)) {
        return i;
      }
    }
    return bands.size();
  }

  @Override
  public Counts draw(Faces faces, @Nullable Tray tray) {
    var counts = new int[bands.size()];
    for (int i = 0; i < n; i++) {
      int band = band(die.total(faces, tray));
      if (band < counts.length) {
        counts[band]++;
      }
    }
    return Counts.owning(counts);
  }

  @Override
  public Law<Counts> law(Reckoning r) {
    IntLaw faces = die.ints(r.shared(n));
    Weights chances = r.zeros(bands.size() + 1);
    for (int i = 0; i < faces.size(); i++) {
      chances.add(band(faces.value(i)), faces.weights(), i);
    }
    var powers = new Weights[bands.size() + 1];
    for (int i = 0; i < powers.length; i++) {
      powers[i] = chances.at(i).powers(n);
    }
    // as many outcomes as there are ways to share n dice among the bands and none
    double outcomes = 1;
    for (int i = 1; i <= bands.size(); i++) {
      outcomes = outcomes * (n + i) / i;
    }
    r.charge(30 * outcomes + 10.0 * n * n);
    r.zeros(outcomes);
    if (n > 1000) {
      throw new TooMuchWork(
          "The exact odds of more than 1,000 dice in bands would take too much work; roll them.");
    }
    var choices = new Weights[n + 1];
    for (int i = 0; i <= n; i++) {
      choices[i] = chances.choices(i);
    }
    var values = new ArrayList<Counts>();
    var weights = new ArrayList<Weights>();
    Weights one = r.zeros(1);
    one.addOne(0);
    share(0, n, new int[bands.size()], one, powers, choices, values, weights);
    Weights row = r.zeros(values.size());
    for (int i = 0; i < values.size(); i++) {
      row.add(i, weights.get(i), 0);
    }
    double left = -Math.expm1(n * Math.log1p(-faces.tail().mass()));
    return new Law<>(values, row, Tail.unknown(left));
  }

  /// Deals the dice that are left to the bands from `band` on, with the multinomial's weight.
  private void share(
      int band,
      int left,
      int[] counts,
      Weights weight,
      Weights[] powers,
      Weights[] choices,
      List<Counts> values,
      List<Weights> weights) {
    if (band == bands.size()) {
      Weights all = weight.zeros(1);
      all.addProduct(0, weight, 0, powers[band], left);
      if (!all.isZero(0)) {
        values.add(Counts.of(counts));
        weights.add(all);
      }
      return;
    }
    for (int here = 0; here <= left; here++) {
      Weights ways = weight.zeros(2);
      ways.addProduct(0, weight, 0, choices[left], here);
      ways.addProduct(1, ways, 0, powers[band], here);
      if (!ways.isZero(1)) {
        counts[band] = here;
        share(band + 1, left - here, counts, ways.at(1), powers, choices, values, weights);
      }
    }
    counts[band] = 0;
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of(die);
  }

  @Override
  public long dice() {
    return n * die.dice();
  }

  /// How many fell into which band: `2 luck, 1 noise`.
  @Override
  public String told(Counts counts) {
    var told = new ArrayList<String>();
    for (int i = 0; i < bands.size(); i++) {
      if (counts.in(i) > 0) {
        told.add(counts.in(i) + " " + bands.get(i).name());
      }
    }
    return told.isEmpty() ? "nothing" : String.join(", ", told);
  }

  @Override
  public String toString() {
    var text = new StringBuilder(n + "" + die + " in bands");
    for (Band band : bands) {
      text.append(' ').append(band.name()).append(' ').append(band.from());
      text.append('–').append(band.to());
    }
    return text.toString();
  }
}

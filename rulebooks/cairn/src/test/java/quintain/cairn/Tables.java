package quintain.cairn;

import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Amount;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.testkit.Table;

/// Tables of Cairn for tests.
public final class Tables {
  private Tables() {}

  public static Table<CairnState, CairnStep, CairnEvent> empty() {
    return Table.of(new CairnBook());
  }

  /// Maren (axe, leather), Oskar (bow, staff, Bramble Leash), Tilda (spear, shield, fire flask).
  public static Table<CairnState, CairnStep, CairnEvent> party() {
    return empty().pregen("maren", "Maren").pregen("oskar", "Oskar").pregen("tilda", "Tilda");
  }

  /// Maren alone against something.
  public static Table<CairnState, CairnStep, CairnEvent> marenAgainst(String creature) {
    return empty().pregen("maren", "Maren").creature("foe", creature);
  }

  public static CairnStep.Attack attack(String by, String with, String... targets) {
    return new CairnStep.Attack(by, List.of(with), List.of(targets));
  }

  /// An attack outside rounds: the Warden starts none.
  public static Table<CairnState, CairnStep, CairnEvent> strike(
      Table<CairnState, CairnStep, CairnEvent> table, CairnStep.Attack attack) {
    return table.answer("warden", "begin-rounds", false).when(attack);
  }

  /// Damage that no Armor stops and no die rolls.
  public static CairnStep.Harm harm(String who, int damage) {
    return new CairnStep.Harm(who, Amount.of(damage), true, "a trap");
  }

  /// A save with whatever ability its words call for.
  public static CairnStep.Save save(String by, String against) {
    return new CairnStep.Save(by, against, Optional.empty());
  }

  public static CairnStep.Contest contest(String by, String with, String over) {
    return new CairnStep.Contest(by, with, over, Optional.empty());
  }

  public static final CairnStep BEGIN = new CairnStep.BeginRounds();
  public static final CairnStep RESOLVE = new CairnStep.ResolvePhase();

  public static CairnStep.Wait pass(String by) {
    return new CairnStep.Wait(by);
  }
}

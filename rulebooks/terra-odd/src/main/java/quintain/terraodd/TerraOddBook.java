package quintain.terraodd;

import java.util.List;
import quintain.kernel.Formats;
import quintain.kernel.PeerFormat;
import quintain.kernel.Rulebook;
import quintain.kernel.Theme;
import quintain.terraodd.fights.OddForesight;
import quintain.terraodd.peers.StatBlocks;
import quintain.terraodd.rules.OddCast;
import quintain.terraodd.rules.OddDeeds;
import quintain.terraodd.rules.OddRules;
import quintain.terraodd.show.OddShowing;
import quintain.terraodd.state.Odd;
import quintain.terraodd.state.OddContent;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Scene;
import quintain.terraodd.state.Sheet;
import quintain.terraodd.state.Values;

/// Terra Odd: quick, lethal survival across genres, with Grit and three attributes.
public final class TerraOddBook implements Rulebook<OddState, OddStep, OddEvent> {
  @Override
  public String id() {
    return "terra-odd";
  }

  @Override
  public String title() {
    return "Terra Odd";
  }

  @Override
  public Theme theme() {
    return new Theme(
        "GM",
        new Theme.Palette("#f6f0e6", "#22262b", "#a84812"),
        new Theme.Palette("#15181c", "#e9e4da", "#f0904f"),
        "Space Grotesk",
        OddDeeds.ALL.icons(),
        OddDeeds.ALL.shortcuts(),
        OddDeeds.ALL.afterwards());
  }

  @Override
  public Formats<OddState, OddStep, OddEvent> formats() {
    return new Formats<>(
        OddState.class,
        OddStep.class,
        OddEvent.class,
        OddHouse.DEFAULTS,
        Scene.DEFAULTS,
        Sheet.class,
        OddContent.ALL,
        Odd.class);
  }

  @Override
  public Rules<OddState, OddStep, OddEvent> rules() {
    return OddRules.ALL;
  }

  @Override
  public Deeds<OddState, OddStep> deeds() {
    return OddDeeds.ALL;
  }

  @Override
  public Showing<OddState, OddStep, OddEvent> showing() {
    return new OddShowing();
  }

  @Override
  public Facts<OddState, OddStep> facts() {
    return Values.ALL;
  }

  @Override
  public Cast<OddState, OddStep> cast() {
    return new OddCast();
  }

  @Override
  public List<PeerFormat<OddState>> peers() {
    return List.of(StatBlocks.FORMAT);
  }

  @Override
  public Foresight<OddState, OddStep, OddEvent> foresight() {
    return new OddForesight();
  }
}

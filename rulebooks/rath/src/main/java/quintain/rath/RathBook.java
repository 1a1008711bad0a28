package quintain.rath;

import java.util.List;
import quintain.kernel.Formats;
import quintain.kernel.PeerFormat;
import quintain.kernel.Rulebook;
import quintain.kernel.Theme;
import quintain.rath.fights.RathForesight;
import quintain.rath.peers.StatBlocks;
import quintain.rath.rules.RathCast;
import quintain.rath.rules.RathDeeds;
import quintain.rath.rules.RathFacts;
import quintain.rath.rules.RathRules;
import quintain.rath.show.RathShowing;
import quintain.rath.state.RathContent;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Rth;
import quintain.rath.state.Scene;
import quintain.rath.state.Sheet;
import quintain.space.peers.UniversalMap;

/// Rath: a dungeon game of six low stats, exploding blows and lingering harm.
public final class RathBook implements Rulebook<RathState, RathStep, RathEvent> {
  @Override
  public String id() {
    return "rath";
  }

  @Override
  public String title() {
    return "Rath";
  }

  @Override
  public Theme theme() {
    return new Theme(
        "GM",
        new Theme.Palette("#f3ede4", "#241a18", "#8c2f2b"),
        new Theme.Palette("#181312", "#ece2d8", "#d9736a"),
        "Alegreya",
        RathDeeds.ALL.icons(),
        RathDeeds.ALL.shortcuts(),
        RathDeeds.ALL.afterwards());
  }

  @Override
  public Formats<RathState, RathStep, RathEvent> formats() {
    return new Formats<>(
        RathState.class,
        RathStep.class,
        RathEvent.class,
        RathHouse.DEFAULTS,
        Scene.DEFAULTS,
        Sheet.class,
        RathContent.ALL,
        Rth.class);
  }

  @Override
  public Rules<RathState, RathStep, RathEvent> rules() {
    return RathRules.ALL;
  }

  @Override
  public Deeds<RathState, RathStep> deeds() {
    return RathDeeds.ALL;
  }

  @Override
  public Showing<RathState, RathStep, RathEvent> showing() {
    return new RathShowing();
  }

  @Override
  public Facts<RathState, RathStep> facts() {
    return RathFacts.ALL;
  }

  @Override
  public Cast<RathState, RathStep> cast() {
    return new RathCast();
  }

  @Override
  public List<PeerFormat<RathState>> peers() {
    return List.of(
        StatBlocks.FORMAT,
        new UniversalMap<>(5, Scene::on, RathStep.LayMap::new, state -> state.map()));
  }

  @Override
  public Foresight<RathState, RathStep, RathEvent> foresight() {
    return new RathForesight();
  }
}

package quintain.otherworlds;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Formats;
import quintain.kernel.PeerFormat;
import quintain.kernel.Rulebook;
import quintain.kernel.Theme;
import quintain.otherworlds.fights.OtwForesight;
import quintain.otherworlds.peers.StatBlocks;
import quintain.otherworlds.rules.OtwCast;
import quintain.otherworlds.rules.OtwDeeds;
import quintain.otherworlds.rules.OtwRules;
import quintain.otherworlds.show.OtwShowing;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwContent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Sheet;
import quintain.otherworlds.state.Values;
import quintain.space.peers.UniversalMap;

/// Otherworlds: swords, guns and astral magic on a grid of 10-foot spaces, with exploding dice.
public final class OtherworldsBook implements Rulebook<OtwState, OtwStep, OtwEvent> {
  @Override
  public String id() {
    return "otherworlds";
  }

  @Override
  public String title() {
    return "Otherworlds";
  }

  @Override
  public Theme theme() {
    return new Theme(
        "World Master",
        new Theme.Palette("#f1f0f7", "#1d1b2e", "#5a3fb0"),
        new Theme.Palette("#12111d", "#e4e2f4", "#8fd3e8"),
        "Exo 2",
        OtwDeeds.ALL.icons(),
        OtwDeeds.ALL.shortcuts(),
        OtwDeeds.ALL.afterwards());
  }

  @Override
  public Formats<OtwState, OtwStep, OtwEvent> formats() {
    return new Formats<>(
        OtwState.class,
        OtwStep.class,
        OtwEvent.class,
        OtwHouse.DEFAULTS,
        Scene.DEFAULTS,
        Sheet.class,
        OtwContent.ALL,
        Otw.class);
  }

  @Override
  public Rules<OtwState, OtwStep, OtwEvent> rules() {
    return OtwRules.ALL;
  }

  @Override
  public Deeds<OtwState, OtwStep> deeds() {
    return OtwDeeds.ALL;
  }

  @Override
  public Showing<OtwState, OtwStep, OtwEvent> showing() {
    return new OtwShowing();
  }

  @Override
  public Facts<OtwState, OtwStep> facts() {
    return Values.ALL;
  }

  @Override
  public Cast<OtwState, OtwStep> cast() {
    return new OtwCast();
  }

  @Override
  public List<PeerFormat<OtwState>> peers() {
    return List.of(
        StatBlocks.FORMAT,
        new UniversalMap<>(
            Field.SPACE, Scene::on, OtwStep.LayMap::new, state -> Optional.of(Field.map(state))));
  }

  @Override
  public Foresight<OtwState, OtwStep, OtwEvent> foresight() {
    return new OtwForesight();
  }
}

package quintain.rhod;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Formats;
import quintain.kernel.PeerFormat;
import quintain.kernel.Rulebook;
import quintain.kernel.Theme;
import quintain.rhod.fights.RhodForesight;
import quintain.rhod.peers.StatBlocks;
import quintain.rhod.rules.RhodCast;
import quintain.rhod.rules.RhodDeeds;
import quintain.rhod.rules.RhodRules;
import quintain.rhod.show.RhodShowing;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Field;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodContent;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Sheet;
import quintain.rhod.state.Values;
import quintain.space.peers.UniversalMap;

/// Roll High or Die: a classless, lethal game of d20s, Action Points and a stack of triggered
/// effects on a grid of 5-foot spaces.
public final class RhodBook implements Rulebook<RhodState, RhodStep, RhodEvent> {
  @Override
  public String id() {
    return "rhod";
  }

  @Override
  public String title() {
    return "Roll High or Die";
  }

  @Override
  public Theme theme() {
    return new Theme(
        "Referee",
        new Theme.Palette("#f2efec", "#1c1c1c", "#b3541e"),
        new Theme.Palette("#121212", "#e8e6e3", "#f08a4b"),
        "Oswald",
        RhodDeeds.ALL.icons(),
        RhodDeeds.ALL.shortcuts(),
        RhodDeeds.ALL.afterwards());
  }

  @Override
  public Formats<RhodState, RhodStep, RhodEvent> formats() {
    return new Formats<>(
        RhodState.class,
        RhodStep.class,
        RhodEvent.class,
        RhodHouse.DEFAULTS,
        Scene.DEFAULTS,
        Sheet.class,
        RhodContent.ALL,
        Rhd.class);
  }

  @Override
  public Rules<RhodState, RhodStep, RhodEvent> rules() {
    return RhodRules.ALL;
  }

  @Override
  public Deeds<RhodState, RhodStep> deeds() {
    return RhodDeeds.ALL;
  }

  @Override
  public Showing<RhodState, RhodStep, RhodEvent> showing() {
    return new RhodShowing();
  }

  @Override
  public Facts<RhodState, RhodStep> facts() {
    return Values.ALL;
  }

  @Override
  public Cast<RhodState, RhodStep> cast() {
    return new RhodCast();
  }

  @Override
  public List<PeerFormat<RhodState>> peers() {
    return List.of(
        StatBlocks.FORMAT,
        new UniversalMap<>(
            Field.SPACE, Scene::on, Encounter.LayMap::new, state -> Optional.of(Field.map(state))));
  }

  @Override
  public Foresight<RhodState, RhodStep, RhodEvent> foresight() {
    return new RhodForesight();
  }
}

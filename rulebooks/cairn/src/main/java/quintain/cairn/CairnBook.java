package quintain.cairn;

import java.util.List;
import quintain.cairn.fights.CairnForesight;
import quintain.cairn.peers.FoundryActor;
import quintain.cairn.peers.Kettlewright;
import quintain.cairn.peers.StatBlocks;
import quintain.cairn.rules.CairnCast;
import quintain.cairn.rules.CairnDeeds;
import quintain.cairn.rules.CairnRules;
import quintain.cairn.show.CairnShowing;
import quintain.cairn.state.CairnContent;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Scene;
import quintain.cairn.state.Sheet;
import quintain.cairn.state.Values;
import quintain.kernel.Formats;
import quintain.kernel.PeerFormat;
import quintain.kernel.Rulebook;
import quintain.kernel.Theme;

/// Cairn: an adventure game of three abilities, ten slots and a dangerous wood.
public final class CairnBook implements Rulebook<CairnState, CairnStep, CairnEvent> {
  @Override
  public String id() {
    return "cairn";
  }

  @Override
  public String title() {
    return "Cairn";
  }

  @Override
  public Theme theme() {
    return new Theme(
        "Warden",
        new Theme.Palette("#f4f1e8", "#23281f", "#4c6b3c"),
        new Theme.Palette("#171a15", "#e6e3d6", "#8fb573"),
        "EB Garamond",
        CairnDeeds.ALL.icons(),
        CairnDeeds.ALL.shortcuts(),
        CairnDeeds.ALL.afterwards());
  }

  @Override
  public Formats<CairnState, CairnStep, CairnEvent> formats() {
    return new Formats<>(
        CairnState.class,
        CairnStep.class,
        CairnEvent.class,
        CairnHouse.DEFAULTS,
        Scene.DEFAULTS,
        Sheet.class,
        CairnContent.ALL,
        Crn.class);
  }

  @Override
  public Rules<CairnState, CairnStep, CairnEvent> rules() {
    return CairnRules.ALL;
  }

  @Override
  public Deeds<CairnState, CairnStep> deeds() {
    return CairnDeeds.ALL;
  }

  @Override
  public Showing<CairnState, CairnStep, CairnEvent> showing() {
    return new CairnShowing();
  }

  @Override
  public Facts<CairnState, CairnStep> facts() {
    return Values.ALL;
  }

  @Override
  public Cast<CairnState, CairnStep> cast() {
    return new CairnCast();
  }

  @Override
  public List<PeerFormat<CairnState>> peers() {
    return List.of(new Kettlewright(), new FoundryActor(), StatBlocks.FORMAT);
  }

  @Override
  public Foresight<CairnState, CairnStep, CairnEvent> foresight() {
    return new CairnForesight();
  }
}

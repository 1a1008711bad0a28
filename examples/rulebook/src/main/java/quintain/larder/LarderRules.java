package quintain.larder;

import java.util.List;
import quintain.kernel.Play;
import quintain.kernel.Rulebook;
import quintain.kernel.Setup;
import quintain.kernel.Topic;
import quintain.kernel.craft.OpeningCast;

/// How a night begins, and which chapter resolves which step.
final class LarderRules implements Rulebook.Rules<Night, LarderStep, LarderEvent> {
  static final LarderRules ALL = new LarderRules();

  private LarderRules() {}

  @Override
  public Night opening(Setup setup) {
    var scene = (Scene) setup.scene();
    var shelf = Shelf.of(setup.content());
    var roster =
        OpeningCast.of(
            setup,
            Shelf.MICE,
            (cast, sheet) -> Critter.mouse(cast.id(), cast.seat(), sheet),
            shelf.prowlers(),
            (cast, entry) -> Critter.prowler(cast.id(), cast.seat(), entry, scene.prowlers()));
    return new Night((HouseRule) setup.house(), shelf, scene, roster, 0, Night.Hour.QUIET);
  }

  @Override
  public void resolve(LarderStep step, Play<Night, LarderStep, LarderEvent> play) {
    if (step instanceof LarderStep.GrowUp grow) {
      new Making(play).growUp(grow);
    } else {
      LarderDeeds.ALL.resolve(step, play);
    }
  }

  @Override
  public Night apply(Night night, LarderEvent event) {
    return event.appliedTo(night);
  }

  @Override
  public List<Topic> topics() {
    return List.of(Daring.RISK, Daring.SLIP, Feasting.SPEND, Making.NAME, Making.NEST);
  }
}

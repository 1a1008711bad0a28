package quintain.larder;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Content;
import quintain.kernel.Play;
import quintain.kernel.Rulebook;
import quintain.kernel.Setup;
import quintain.kernel.Topic;
import quintain.larder.Shelf.Mouse;

/// How a night begins, and which chapter resolves which step.
final class LarderRules implements Rulebook.Rules<Night, LarderStep, LarderEvent> {
  static final LarderRules ALL = new LarderRules();

  private LarderRules() {}

  @Override
  public Night opening(Setup setup) {
    var scene = (Scene) setup.scene();
    return new Night(
        (HouseRule) setup.house(),
        Shelf.of(setup.content()),
        scene,
        setup.cast().stream().map(cast -> critter(cast, setup.content(), scene)).toList(),
        0,
        Night.Hour.QUIET);
  }

  private static Critter critter(Setup.Cast cast, Content content, Scene scene) {
    return switch (cast.role()) {
      case Setup.Role.Sheet(Record sheet) -> Critter.mouse(cast.id(), cast.seat(), (Mouse) sheet);
      case Setup.Role.Pregen(String name) ->
          Critter.mouse(
              cast.id(), cast.seat(), found(content.find(Shelf.MICE, name), "mouse", name));
      case Setup.Role.Creature(String name) ->
          Critter.prowler(
              cast.id(),
              cast.seat(),
              found(content.find(Shelf.PROWLERS, name), "prowler", name),
              scene.prowlers());
    };
  }

  private static <X> X found(Optional<X> entry, String what, String name) {
    return entry.orElseThrow(
        () -> new IllegalArgumentException("There is no " + what + " called " + name));
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

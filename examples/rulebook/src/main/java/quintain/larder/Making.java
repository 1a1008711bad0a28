package quintain.larder;

import static quintain.larder.Ldr.*;

import java.util.List;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Topic;
import quintain.kernel.craft.RefereesHand;
import quintain.kernel.dice.Dice;
import quintain.larder.LarderStep.*;
import quintain.larder.Shelf.Mouse;

/// New mice.
record Making(Play<Night, LarderStep, LarderEvent> play) {
  static final Topic NAME =
      new Topic("name", LDR_MAKE_01, Topic.PLAYER, "What is the new mouse called?");
  static final Topic NEST = new Topic("nest", LDR_NEST_01, Topic.PLAYER, "Where does {0} nest?");

  static void deeds(LarderDeeds book) {
    new RefereesHand<>(book, LDR_HOUSE_01, LDR_MAKE_01)
        .create(MakeMouse.class, LDR_MAKE_01, Critter::isPc)
        .does(Making::new, Making::make);
  }

  void make(MakeMouse step) {
    var name = play.ask(step.seat(), new Question.Words(NAME, List.of(), 40, "Nibs", true));
    var id = play.state().free(step.id());
    var sheet = new Mouse(id, name, "", 1, 1, 1);
    play.emit(new LarderEvent.Joined(Critter.mouse(id, step.seat(), sheet)), LDR_MAKE_01);
    play.then(new GrowUp(id));
  }

  void growUp(GrowUp step) {
    var mouse = play.state().being(step.id());
    var nests =
        play.state().shelf().nests().stream()
            .map(
                nest ->
                    new Option<>(nest.id(), nest.name(), nest)
                        .meaning("Bold %d, Sly %d".formatted(nest.bold(), nest.sly())))
            .toList();
    var nest =
        play.ask(
            mouse.seat(),
            new Question.OneOf<>(NEST, List.of(mouse.id()), nests, nests.getFirst().value()));
    int nerve = 2 + play.roll(mouse, Dice.D6, LDR_MAKE_01);
    play.emit(new LarderEvent.GrewUp(mouse.id(), nest, nerve), LDR_NEST_01);
  }
}

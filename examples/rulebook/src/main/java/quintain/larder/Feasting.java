package quintain.larder;

import static quintain.kernel.Offer.Group.REST;
import static quintain.larder.Ldr.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Question.Purchase.Ware;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.larder.LarderStep.Feast;

/// Crumbs are spent.
record Feasting(Play<Night, LarderStep, LarderEvent> play) {
  static final Topic SPEND =
      new Topic("spend", LDR_FEAST_01, Topic.PLAYER, "What does {0} spend crumbs on?");

  private static final int THIMBLE = 3;

  static void deeds(LarderDeeds book) {
    book.deed(Feast.class, LDR_FEAST_01)
        .offered("feasts on crumbs", REST)
        .when((_, critter) -> critter.isPc())
        .icon("utensils")
        .by(Feast::by, "Who feasts?")
        .refuses(Feasting::refusal)
        .does(Feasting::new, Feasting::feast);
  }

  private static Optional<Refusal> refusal(Night night, Feast step) {
    return Daring.idle(night, step.by(), LDR_FEAST_01)
        .or(
            () ->
                nibbles(night.being(step.by())) + thimbles(night.being(step.by())) == 0
                    ? LarderDeeds.no(
                        LDR_FEAST_01, night.nameOf(step.by()) + " can buy nothing with crumbs")
                    : Optional.empty());
  }

  private static int nibbles(Critter mouse) {
    return Math.min(mouse.crumbs(), mouse.fullNerve() - mouse.nerve());
  }

  private static int thimbles(Critter mouse) {
    return mouse.crumbs() >= THIMBLE && mouse.bold() < Critter.MOST ? 1 : 0;
  }

  void feast(Feast step) {
    var mouse = play.state().being(step.by());
    Map<String, Integer> usual = new LinkedHashMap<>();
    usual.put("nibble", nibbles(mouse));
    var bought =
        play.ask(
            mouse.seat(),
            new Question.Purchase(
                SPEND,
                List.of(mouse.id()),
                mouse.crumbs(),
                List.of(
                    new Ware("nibble", "Nibble: a point of Nerve", 1, nibbles(mouse)),
                    new Ware("thimble", "Thimble: a point of Bold", THIMBLE, thimbles(mouse))),
                usual));
    int nibbles = bought.getOrDefault("nibble", 0);
    int thimbles = bought.getOrDefault("thimble", 0);
    play.emit(
        new LarderEvent.Feasted(mouse.id(), nibbles, thimbles, nibbles + THIMBLE * thimbles),
        LDR_FEAST_01);
  }
}

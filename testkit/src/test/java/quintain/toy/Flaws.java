package quintain.toy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Line;
import quintain.kernel.Measure;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.View;

/// The yard with one flaw at a time, for checks that must find it.
public final class Flaws {
  private Flaws() {}

  /// Shows everybody what the Marshal sees.
  public static ToyBook tellingSecrets() {
    return new ToyBook() {
      @Override
      public View view(ToyState state, Seat seat) {
        return super.view(state, Seat.REFEREE);
      }
    };
  }

  /// Asks what it does not list.
  public static ToyBook askingUnlisted() {
    return new ToyBook() {
      @Override
      public List<Topic> topics() {
        return List.of(ToyRules.HELP);
      }
    };
  }

  /// Offers what it then refuses.
  public static ToyBook refusingOffers() {
    return new ToyBook() {
      @Override
      public void resolve(ToyStep step, Play<ToyState, ToyStep, ToyEvent> play) {
        if (step instanceof ToyStep.CallHelp) {
          throw play.refuse(Toy.TOY_HELP_01, "Nobody helps");
        }
        super.resolve(step, play);
      }
    };
  }

  /// Offers something as blocked for a reason that is none.
  public static ToyBook blocking(Command example) {
    return new ToyBook() {
      @Override
      public List<Offer> offers(ToyState state, Seat seat) {
        var offers = new ArrayList<>(super.offers(state, seat));
        offers.add(
            Offer.blocked(
                "No",
                Offer.Group.ACT,
                Partial.of(example.getClass()),
                new Refusal(Toy.TOY_LUCK_01, "No luck"),
                example));
        return offers;
      }
    };
  }

  /// Offers everybody everything.
  public static ToyBook offeringOthers() {
    return new ToyBook() {
      @Override
      public List<Offer> offers(ToyState state, Seat seat) {
        return super.offers(state, Seat.REFEREE).stream()
            .filter(offer -> offer.blocked().isEmpty())
            .toList();
      }
    };
  }

  /// Rules with a memory of their own.
  public static ToyBook remembering() {
    return new ToyBook() {
      private int strokes;

      @Override
      public void resolve(ToyStep step, Play<ToyState, ToyStep, ToyEvent> play) {
        super.resolve(step, play);
        if (step instanceof ToyStep.Stroke stroke && ++strokes % 2 == 0) {
          play.emit(new ToyEvent.Parried(stroke.by()), Toy.TOY_PAR_01);
        }
      }
    };
  }

  /// Events that do not tell the whole state.
  public static ToyBook foldingBadly() {
    return new ToyBook() {
      private int events;

      @Override
      public ToyState apply(ToyState state, ToyEvent event) {
        var after = super.apply(state, event);
        return after.with(after.get("ogre").winded(++events % 3 == 0));
      }
    };
  }

  /// Chance that no fate knows of.
  public static ToyBook rollingElsewhere() {
    return new ToyBook() {
      private int stones;

      @Override
      public void resolve(ToyStep step, Play<ToyState, ToyStep, ToyEvent> play) {
        super.resolve(step, play);
        if (step instanceof ToyStep.ThrowStone) {
          play.measure("lucky", ++stones % 3 == 0);
        }
      }
    };
  }

  /// Tells an outcome twice.
  public static ToyBook countingTwice() {
    return new ToyBook() {
      @Override
      public List<Measure> measures(ToyState before, ToyState after) {
        var measures = new ArrayList<>(super.measures(before, after));
        measures.addAll(super.measures(before, after));
        return measures;
      }
    };
  }

  /// Tells what happened in the words of Java.
  public static ToyBook stammering() {
    return new ToyBook() {
      @Override
      public Line narrate(ToyEvent event, ToyState before, List<ToyEvent> earlier) {
        return Line.open(event.toString());
      }
    };
  }

  /// Does not know what goes into a command.
  public static ToyBook forgetting(Class<? extends Command> command) {
    return new ToyBook() {
      @Override
      public Choices choices(ToyState state, Seat seat, Partial partial) {
        if (partial.command().equals(command)) {
          throw new IllegalArgumentException("there is no deed for it");
        }
        return super.choices(state, seat, partial);
      }
    };
  }

  /// A fact that nobody declared.
  public static ToyBook undeclared() {
    return new ToyBook() {
      @Override
      public Map<String, Object> known(ToyState state, Seat seat) {
        var facts = new LinkedHashMap<>(super.known(state, seat));
        facts.put("hob.mood", "sour");
        return facts;
      }
    };
  }
}

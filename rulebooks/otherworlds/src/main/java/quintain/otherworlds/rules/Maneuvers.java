package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.OTW_EQ_22;
import static quintain.otherworlds.state.Otw.OTW_MAN_01;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Facing;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.Maneuver;
import quintain.otherworlds.state.Nature;
import quintain.otherworlds.state.Onset;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Twist;

/// Combat maneuvers: what is on offer at which price, and the buying of them (OTW-MAN-01,
/// OTW-R-08).
final class Maneuvers extends Chapter {
  Maneuvers(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  /// A maneuver on offer.
  record Ware(Maneuver maneuver, int price) {}

  // The attacker's

  /// Everything the attacker could buy, whatever the successes.
  static List<Ware> attacking(OtwState state, Onset onset) {
    var arm = Arms.of(state, state.being(onset.by()), onset.means());
    var wares = new ArrayList<Ware>();
    if (state.house().maneuverNeedsHit()
        && onset.facings().stream().allMatch(facing -> onset.raw(facing) == 0)) {
      return wares;
    }
    for (Maneuver maneuver : Maneuver.values()) {
      if (isOpen(arm, maneuver) && makesSense(state, onset, maneuver)) {
        wares.add(new Ware(maneuver, price(state.house(), arm, onset.twist(), maneuver)));
      }
    }
    return wares;
  }

  /// Whether the list it stands in is open to this kind of attack (OTW-MAN-01, OTW-R-110).
  private static boolean isOpen(Arm arm, Maneuver maneuver) {
    if (maneuver == Maneuver.TRESPASS && arm.has(Keyword.TRESPASS)) {
      return true;
    }
    return switch (maneuver.group()) {
      case ATTACKING -> true;
      case MELEE -> arm.melee();
      case GUNS -> arm.gun();
      case SPELL -> arm.spell();
      case DEFEND, EVADE -> false;
    };
  }

  /// What could never come to anything is not on offer.
  private static boolean makesSense(OtwState state, Onset onset, Maneuver maneuver) {
    var by = state.being(onset.by());
    return switch (maneuver) {
      case KNOCKDOWN ->
          onset.facings().stream().anyMatch(facing -> fells(by, state.being(facing.target())));
      case EPIC_KILL ->
          onset.facings().stream()
              .anyMatch(facing -> !state.being(facing.target()).body().isEpic());
      case SWING -> !onset.area();
      case RELOAD -> !Magazines.reloadable(by).isEmpty();
      case DUALCAST -> !onset.twist().has(Twist.Quirk.COPY);
      // the same weapon once more, and what was thrown has left the hand (OTW-R-31)
      case SPEED_ATTACK -> !Arms.of(state, by, onset.means()).thrown();
      default -> true;
    };
  }

  /// A target of one's own size or smaller (OTW-MAN-07, OTW-R-30).
  static boolean fells(Being by, Being target) {
    return target.body().size().compareTo(by.body().size()) <= 0;
  }

  /// Masteries lower prices to 1 (OTW-MAST-01, 06, 11, 15, 20).
  private static int price(OtwHouse house, Arm arm, Twist twist, Maneuver maneuver) {
    boolean cheap =
        switch (maneuver) {
          case EXECUTE ->
              arm.has(Keyword.EXECUTION) && house.execution() == OtwHouse.Execution.COST_ONE;
          case KNOCKDOWN -> arm.has(Keyword.KNOCKDOWN) || twist.has(Twist.Quirk.CHEAP_KNOCKDOWN);
          case PIERCE -> arm.has(Keyword.PIERCE);
          case DISARM -> arm.has(Keyword.DISARM);
          case BLEEDING_STRIKE -> arm.has(Keyword.BLEED);
          default -> false;
        };
    return cheap ? 1 : maneuver.price();
  }

  // The defender's

  /// Everything a defender could buy: the list of their roll (OTW-COM-05), unless the weapon denies
  /// it (OTW-MECH-11, OTW-MECH-09).
  static List<Ware> defending(OtwState state, Onset onset, Facing facing) {
    var arm = Arms.of(state, state.being(onset.by()), onset.means());
    var wares = new ArrayList<Ware>();
    switch (facing.stance()) {
      case DEFEND -> {
        if (!arm.has(Keyword.CRUSH) && onset.raw(facing) > 0) {
          wares.add(new Ware(Maneuver.TANK, Maneuver.TANK.price()));
          wares.add(new Ware(Maneuver.DEFLECT, Maneuver.DEFLECT.price()));
        }
      }
      case EVADE -> {
        if (!arm.has(Keyword.CLUTCH) && !onset.twist().has(Twist.Quirk.NO_EVADE_MANEUVERS)) {
          wares.add(new Ware(Maneuver.DODGE, Maneuver.DODGE.price()));
          if (Turns.canReact(state, state.being(facing.target()))) {
            wares.add(new Ware(Maneuver.COUNTER_ATTACK, Maneuver.COUNTER_ATTACK.price()));
          }
        }
      }
      case HELPLESS -> {
        // who rolls nothing earns nothing
      }
    }
    return wares;
  }

  // Buying

  /// What the attacker buys with the successes of the roll.
  List<Maneuver> buyAttacking(Onset onset) {
    var by = being(onset.by());
    int successes = awarded(by, onset.sixes());
    if (successes == 0) {
      return List.of();
    }
    var first = onset.facings().getFirst();
    return buy(
        by,
        successes,
        attacking(state(), onset),
        worthwhile(state(), onset),
        List.of(
            by.id(),
            first.target(),
            String.valueOf(onset.attack()),
            String.valueOf(first.defence())));
  }

  /// What a defender buys.
  List<Maneuver> buyDefending(Onset onset, Facing facing) {
    var who = being(facing.target());
    if (facing.sixes() > 0) {
      play.cite(Otw.OTW_COM_05);
    }
    int successes = awarded(who, facing.sixes());
    if (successes == 0) {
      return List.of();
    }
    return buy(
        who,
        successes,
        defending(state(), onset, facing),
        onset.raw(facing) > 0 ? WHEN_HIT : WHEN_SPARED,
        List.of(
            who.id(),
            onset.by(),
            String.valueOf(facing.defence()),
            String.valueOf(onset.attack())));
  }

  /// Where the World Master awards successes, the sixes are only a proposal (OTW-R-06).
  private int awarded(Being who, int sixes) {
    if (sixes > 0) {
      play.cite(Otw.OTW_R_07);
    }
    return house().success() == OtwHouse.Success.WM_AWARDS
        ? play.ask(
            Seat.REFEREE, new Question.NumberFrom(Prompts.AWARD, List.of(who.id()), 0, 20, sixes))
        : sixes;
  }

  // What a sensible player buys, best first: with a blow, and against one that hits or misses.
  // Further attacks are left out: odds that foresaw them would have no end.
  private static final List<Maneuver> ATTACKING =
      List.of(
          Maneuver.EPIC_KILL,
          Maneuver.EXECUTE,
          Maneuver.BLEEDING_STRIKE,
          Maneuver.PIERCE,
          Maneuver.TRESPASS,
          Maneuver.KNOCKDOWN,
          Maneuver.RELOAD,
          Maneuver.STAGGER,
          Maneuver.SURGE);
  private static final List<Maneuver> WHEN_HIT =
      List.of(Maneuver.DODGE, Maneuver.DEFLECT, Maneuver.TANK);
  private static final List<Maneuver> WHEN_SPARED = List.of(Maneuver.COUNTER_ATTACK);

  private static List<Maneuver> worthwhile(OtwState state, Onset onset) {
    return ATTACKING.stream().filter(maneuver -> isWorthwhile(state, onset, maneuver)).toList();
  }

  /// Whether it would do something that somebody wants, against the first of those attacked.
  private static boolean isWorthwhile(OtwState state, Onset onset, Maneuver maneuver) {
    var by = state.being(onset.by());
    var first = onset.facings().getFirst();
    var target = state.being(first.target());
    boolean hits = onset.raw(first) > 0;
    return switch (maneuver) {
      case EXECUTE -> hits;
      case BLEEDING_STRIKE -> hits && target.body().is(Nature.BLOOD);
      case PIERCE -> hits && Armors.armor(target) > 0;
      case TRESPASS -> hits && Armors.guard(target).filter(guard -> guard.left() > 0).isPresent();
      case KNOCKDOWN -> !target.is(Status.Kind.PRONE);
      case RELOAD -> Magazines.reloadable(by).stream().anyMatch(gun -> gun.left() == 0);
      case SURGE -> by.health().now() < by.healable();
      default -> true;
    };
  }

  /// As much of what is worthwhile as the successes buy.
  private static Map<String, Integer> advised(
      int successes, List<Ware> offer, List<Maneuver> worthwhile) {
    var bought = new LinkedHashMap<String, Integer>();
    int left = successes;
    for (Maneuver maneuver : worthwhile) {
      for (Ware ware : offer) {
        if (ware.maneuver() == maneuver && ware.price() <= left) {
          bought.put(maneuver.key(), 1);
          left -= ware.price();
        }
      }
    }
    return bought;
  }

  /// Each maneuver at most once, leftovers are lost (OTW-R-08).
  private List<Maneuver> buy(
      Being who, int successes, List<Ware> offer, List<Maneuver> worthwhile, List<String> about) {
    var wares = new ArrayList<Question.Purchase.Ware>();
    for (Ware ware : offer) {
      if (ware.price() <= successes) {
        wares.add(
            new Question.Purchase.Ware(
                ware.maneuver().key(),
                ware.maneuver().title(),
                ware.price(),
                1,
                List.of(new Option.Hint(Hints.MEANING, ware.maneuver().meaning()))));
      }
    }
    if (wares.isEmpty()) {
      return List.of();
    }
    var chosen =
        play.ask(
            seatOf(who),
            new Question.Purchase(
                    Prompts.SPEND,
                    about,
                    successes,
                    wares,
                    new LinkedHashMap<>(),
                    advised(successes, offer, worthwhile))
                .in(new Question.Purchase.Coin(1, "success", "successes")));
    var bought = new ArrayList<Maneuver>();
    for (Ware ware : offer) {
      if (chosen.getOrDefault(ware.maneuver().key(), 0) > 0) {
        bought.add(ware.maneuver());
        play.cite(ware.maneuver().clause());
        if (ware.price() < ware.maneuver().price()) {
          play.cite(OTW_EQ_22);
        }
      }
    }
    if (!bought.isEmpty()) {
      emit(new OtwEvent.Bought(who.id(), List.copyOf(bought)), OTW_MAN_01);
    }
    return bought;
  }
}

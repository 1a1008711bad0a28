package quintain.proving.fights;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import quintain.binder.NearMiss;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;
import quintain.kernel.Question;
import quintain.kernel.Topic;

/// The policies there are.
public final class Policies {
  /// Their names, from the simplest to the most thoughtful.
  public static final List<String> NAMES =
      List.of("random", "steady", "scatter", "cautious", "bold", "odds", "search");

  private static final List<String> WITHOUT_DICE = List.of("steady", "cautious", "bold", "odds");

  /// What each does, in a line.
  public static final List<String> ABOUT =
      List.of(
          "anything that is legal",
          "the strongest attack on the nearest foe, the weakest of them where that is known",
          "the strongest attack on any foe in reach, each as likely as the other",
          "helps the hurt, protects its own, hinders the foes, and runs when it goes badly",
          "what makes it stronger, then all that harms at once, and never a step back",
          "whatever does most good and least ill by the exact odds of the next step",
          "what wins most often when the fight is played on from here");

  private Policies() {}

  /// Whether a policy throws no dice of its own: in the same situation it chooses the same.
  public static boolean throwsNoDice(String name) {
    return WITHOUT_DICE.contains(name);
  }

  public static FightPolicy named(String name) {
    return switch (name.strip().toLowerCase(Locale.ROOT)) {
      case "random" -> new RandomPolicy();
      case "steady" -> new Steady();
      case "scatter" -> new Scatter();
      case "cautious" -> new Cautious();
      case "bold" -> new Bold();
      case "odds" -> new ByOdds();
      case "search" -> new BySearch();
      default ->
          throw new Unfit("there is no policy '" + name + "'" + NearMiss.advice(name, NAMES));
    };
  }

  /// Attacks, nearest foe first, then the one that is known to be weakest, then with the strongest
  /// means; what stands first where all is alike.
  static final Comparator<Move<?>> STEADILY =
      Comparator.<Move<?>>comparingInt(Move::distance)
          .thenComparingInt(move -> move.health() == Move.UNKNOWN ? 100 : move.health())
          .thenComparingInt(move -> -move.power());

  /// The strongest means first, then the nearest.
  static final Comparator<Move<?>> HARDEST =
      Comparator.<Move<?>>comparingInt(move -> -move.power()).thenComparingInt(Move::distance);

  /// Whoever is worst off first, then with what helps most.
  private static final Comparator<Move<?>> WORST_OFF =
      Comparator.<Move<?>>comparingInt(Move::health).thenComparing(HARDEST);

  /// The best of those of a kind; empty where there is none.
  static <T> Optional<Move<T>> best(
      List<Move<T>> moves, Kind kind, Comparator<? super Move<T>> order) {
    Move<T> best = null;
    for (int i = 0; i < moves.size(); i++) {
      var move = moves.get(i);
      if (move.kind() == kind && (best == null || order.compare(move, best) < 0)) {
        best = move;
      }
    }
    return Optional.ofNullable(best);
  }

  /// What steady fighters do.
  static <T> Move<T> steadily(List<Move<T>> moves) {
    Move<T> chosen = moves.getFirst();
    int rank = rank(chosen);
    for (int i = 1; i < moves.size(); i++) {
      var move = moves.get(i);
      int other = rank(move);
      if (other < rank || (other == rank && STEADILY.compare(move, chosen) < 0)) {
        chosen = move;
        rank = other;
      }
    }
    return chosen;
  }

  /// What steady fighters look at first.
  private static int rank(Move<?> move) {
    return switch (move.kind()) {
      case READY -> move.power() > 0 ? 0 : 2;
      case ATTACK -> 1;
      case APPROACH -> 3;
      case END -> 4;
      case COSTLY_ATTACK, HINDER, STRENGTHEN, HEAL, PROTECT, GUARD -> 5;
      case RETREAT, WITHDRAW, OTHER -> 5;
    };
  }

  /// Whether steady fighters look at it: whatever else there is, they would rather end their turn.
  private static boolean isSteady(Kind kind) {
    return switch (kind) {
      case READY, ATTACK, APPROACH, END -> true;
      case COSTLY_ATTACK, HINDER, STRENGTHEN, HEAL, PROTECT, GUARD -> false;
      case RETREAT, WITHDRAW, OTHER -> false;
    };
  }

  /// The strongest attack on the nearest foe.
  private static final class Steady implements FightPolicy {
    @Override
    public boolean looksAt(Kind kind) {
      return isSteady(kind);
    }

    @Override
    public <T> Move<T> choose(Look<T> look) {
      return steadily(look.moves());
    }
  }

  /// Like the steady, but any foe within reach will do.
  private static final class Scatter implements FightPolicy {
    @Override
    public boolean looksAt(Kind kind) {
      return isSteady(kind);
    }

    @Override
    public <T> Move<T> choose(Look<T> look) {
      var steady = steadily(look.moves());
      if (steady.kind() != Kind.ATTACK) {
        return steady;
      }
      var targets = new ArrayList<String>();
      for (Move<T> move : look.moves()) {
        if (move.kind() == Kind.ATTACK && !targets.contains(move.target())) {
          targets.add(move.target());
        }
      }
      var target = targets.get(look.chance().below(targets.size()));
      Move<T> best = steady;
      for (Move<T> move : look.moves()) {
        if (move.kind() == Kind.ATTACK
            && move.target().equals(target)
            && (!best.target().equals(target) || move.power() > best.power())) {
          best = move;
        }
      }
      return best;
    }
  }

  /// The best of the first of these kinds of which there are any.
  private static <T> Optional<Move<T>> first(List<Move<T>> moves, List<Kind> kinds) {
    for (Kind kind : kinds) {
      var best = best(moves, kind, HARDEST);
      if (best.isPresent()) {
        return best;
      }
    }
    return Optional.empty();
  }

  /// Helps the hurt, runs when it goes badly, protects its own and hinders the foes, and uses up
  /// what it has before it comes to blows.
  private static final class Cautious implements FightPolicy {
    private static final int HURT = 50;
    private static final int BADLY = 30;
    private static final List<Kind> RUNNING = List.of(Kind.RETREAT, Kind.WITHDRAW);
    private static final List<Kind> BEFORE_BLOWS =
        List.of(Kind.PROTECT, Kind.HINDER, Kind.STRENGTHEN, Kind.COSTLY_ATTACK);

    @Override
    public <T> Move<T> choose(Look<T> look) {
      var moves = look.moves();
      var heal = best(moves, Kind.HEAL, WORST_OFF).filter(move -> move.health() <= HURT);
      if (heal.isPresent()) {
        return heal.get();
      }
      if (look.health() <= BADLY || 2 * look.able() < look.all()) {
        var run = first(moves, RUNNING);
        if (run.isPresent()) {
          return run.get();
        }
      }
      var before = first(moves, BEFORE_BLOWS);
      if (before.isPresent()) {
        return before.get();
      }
      var next = steadily(moves);
      return next.kind() == Kind.END ? best(moves, Kind.GUARD, STEADILY).orElse(next) : next;
    }
  }

  /// Everything it has at once: what makes it stronger, what harms and is used up, then the
  /// strongest means on the strongest foe in reach, and yes to whatever it may spend.
  private static final class Bold implements FightPolicy {
    private static final List<Kind> AT_ONCE =
        List.of(Kind.STRENGTHEN, Kind.COSTLY_ATTACK, Kind.ATTACK);

    @Override
    public <T> Move<T> choose(Look<T> look) {
      return first(look.moves(), AT_ONCE).orElseGet(() -> steadily(look.moves()));
    }

    @Override
    public <A> A answer(Question<A> question, Chance chance) {
      return isOwn(question) && question instanceof Question.YesNo
          ? question.read(true)
          : question.advised();
    }

    @Override
    public <A> Optional<A> accept(Question<A> question, Chance chance) {
      return Optional.of(answer(question, chance));
    }

    private static boolean isOwn(Question<?> question) {
      return question.topic().family().equals(Topic.PLAYER);
    }
  }

  /// One step ahead on exact odds; steady where they would give a secret away, and where there is
  /// something to do first that takes nothing a blow needs.
  private static final class ByOdds implements FightPolicy {
    @Override
    public <T> Move<T> choose(Look<T> look) {
      var steady = steadily(look.moves());
      if (steady.kind() == Kind.READY && steady.power() > 0) {
        return steady;
      }
      // where there is no attack, what does no good is no better than to go nearer
      var plain = steady.kind() == Kind.ATTACK ? look.worth(steady) : OptionalDouble.of(0);
      if (plain.isEmpty()) {
        return steady;
      }
      Move<T> best = steady;
      double most = plain.getAsDouble();
      for (Move<T> move : look.moves()) {
        if (actsOnSomebody(move.kind())) {
          var worth = look.worth(move);
          if (worth.isPresent() && worth.getAsDouble() > most + 1e-9) {
            best = move;
            most = worth.getAsDouble();
          }
        }
      }
      return best;
    }

    private static boolean actsOnSomebody(Kind kind) {
      return switch (kind) {
        case ATTACK, COSTLY_ATTACK, HINDER, STRENGTHEN, HEAL, PROTECT, GUARD -> true;
        case READY, APPROACH, WITHDRAW, RETREAT, END, OTHER -> false;
      };
    }
  }

  /// Plays the fight on from each move, again and again; steady where that takes too much knowing.
  private static final class BySearch implements FightPolicy {
    private static final int FIGHTS = 24;

    @Override
    public <T> Move<T> choose(Look<T> look) {
      var steady = steadily(look.moves());
      if (look.moves().size() == 1) {
        return steady;
      }
      var first = look.prospects(steady, FIGHTS);
      if (first.isEmpty()) {
        return steady;
      }
      Move<T> best = steady;
      double most = first.getAsDouble();
      for (Move<T> move : look.moves()) {
        if (!move.equals(steady)) {
          var share = look.prospects(move, FIGHTS);
          if (share.isPresent() && share.getAsDouble() > most + 1e-9) {
            best = move;
            most = share.getAsDouble();
          }
        }
      }
      return best;
    }
  }
}

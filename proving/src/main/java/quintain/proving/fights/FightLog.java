package quintain.proving.fights;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Clause;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Journal;
import quintain.kernel.Measure;
import quintain.kernel.State;
import quintain.kernel.Step;

/// The log of one fight, line by line in the book's words.
final class FightLog<S extends State, T extends Step, E extends Event> implements Journal<S, E> {
  private final Matchup<S, T, E> matchup;
  private final List<String> lines = new ArrayList<>();
  private final List<E> earlier = new ArrayList<>();

  FightLog(Matchup<S, T, E> matchup) {
    this.matchup = matchup;
  }

  List<String> of(long seed, long number) {
    var fights = matchup.fights().get();
    var end = new FightLoop<>(matchup, fights, matchup.policies()).fight(seed, number, this);
    lines.add(told(end, fights));
    return List.copyOf(lines);
  }

  private String told(FightEnd<S> end, Fights<S, T, E> fights) {
    if (end.brokenOff()) {
      return "Broken off after " + matchup.encounter().cap() + " rounds.";
    }
    int winner = end.winner(fights);
    return winner < 0
        ? "Nobody wins, in round " + end.round() + "."
        : matchup.encounter().sides().get(winner).name() + " wins in round " + end.round() + ".";
  }

  @Override
  public void emitted(E event, Clause why, S before) {
    var line = matchup.book().showing().narrate(event, before, earlier);
    earlier.add(event);
    if (!line.inFull().isBlank()) {
      lines.add(line.inFull());
    }
  }

  @Override
  public void cited(Clause why) {}

  @Override
  public void measured(Measure measure) {}
}

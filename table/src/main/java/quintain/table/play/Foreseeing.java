package quintain.table.play;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.BooleanSupplier;
import quintain.binder.Invalid;
import quintain.kernel.Entry;
import quintain.kernel.Event;
import quintain.kernel.Refused;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.proving.ProvingGround;
import quintain.proving.fights.Bout;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.Simulation;
import quintain.proving.fights.Tally;
import quintain.proving.fights.Unfit;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.proving.Results;
import quintain.table.proving.Trials;

/// Tells the Referee how the fight would go from here, by fighting it out many times aside.
///
/// It knows everything at the table, so what it says is for the Referee alone.
public final class Foreseeing<S extends State, T extends Step, E extends Event> {
  private static final System.Logger LOG = System.getLogger(Foreseeing.class.getName());
  private static final String POLICY = "steady";
  private static final int MOST_ARRIVALS = 40;

  /// As soon as the chance is known this closely, more fights would change no mind.
  private static final double CLOSELY = 0.015;

  private static final int FIGHTS = 5_000;

  /// So few that a question nobody waits for any more is soon let go, however long the fights are.
  private static final int AT_A_TIME = 8;

  private static final double SECONDS = 1;

  private final Volume<S, T, E> volume;
  private final ProvingGround ground;

  public Foreseeing(Volume<S, T, E> volume) {
    this.volume = volume;
    this.ground = new ProvingGround(Library.of(List.of(volume.book())), List.of());
  }

  /// What the fights came to, or why there can be none.
  ///
  /// @param wanted whether anybody still waits for the answer
  public ToSeat foresee(S state, FromSeat.Foresee asked, BooleanSupplier wanted) {
    try {
      var bout = bout(joined(state, asked.arriving()));
      return new ToSeat.Danger(asked.id(), Results.of(bout, fought(bout, wanted)));
    } catch (Refused refused) {
      return new ToSeat.Refused(
          asked.id(), refused.refusal().clause().id(), refused.refusal().reason());
    } catch (Unfit unfit) {
      return new ToSeat.Failed(asked.id(), "unfit", Trials.capital(unfit.sentence()));
    } catch (Invalid | NoSuchElementException e) {
      return new ToSeat.Failed(asked.id(), "unfit", "It is not finished yet.");
    } catch (IllegalArgumentException e) {
      return new ToSeat.Failed(asked.id(), "unfit", "That cannot be fought: " + e.getMessage());
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "the danger of a fight", e);
      return new ToSeat.Failed(asked.id(), "broken", "The danger could not be reckoned.");
    }
  }

  /// The scene with those who might come.
  private S joined(S state, List<FromSeat.Arrival> arriving) {
    if (arriving.stream().anyMatch(each -> each.count() < 1)
        || arriving.stream().mapToLong(FromSeat.Arrival::count).sum() > MOST_ARRIVALS) {
      throw new Unfit("1 to " + MOST_ARRIVALS + " can be expected at once");
    }
    var rehearsal = new Rehearsal<>(volume);
    var joined = stocked(state, arriving);
    int number = 0;
    for (FromSeat.Arrival arrival : arriving) {
      for (int i = 0; i < arrival.count(); i++) {
        joined = rehearsal.brought(joined, arrival.creature(), "expected-" + ++number);
      }
    }
    return joined;
  }

  private S stocked(S state, List<FromSeat.Arrival> arriving) {
    var stocked = state;
    for (FromSeat.Arrival arrival : arriving) {
      if (arrival.written().isPresent()) {
        var written = arrival.written().get();
        var kind = volume.kind(written.kind());
        Entry entry = volume.codec().fromPlain(written.entry(), kind.entry());
        stocked = volume.stocked(stocked, volume.stock(stocked).putting(kind, entry));
      }
    }
    return stocked;
  }

  private Bout bout(S state) {
    var sides = volume.book().foresight().outcome(state).sides();
    if (sides.size() != 2 || sides.stream().anyMatch(side -> side.able().isEmpty())) {
      throw new Unfit("there are no two sides that could fight");
    }
    return ground.onward(volume.book(), state, List.of(POLICY, POLICY), Encounter.USUAL_CAP);
  }

  private static Tally fought(Bout bout, BooleanSupplier wanted) {
    long begun = System.nanoTime();
    var tally = Tally.NONE;
    while (tally.fights() < FIGHTS
        && wanted.getAsBoolean()
        && System.nanoTime() - begun < SECONDS * 1e9) {
      tally = tally.plus(bout.fight(0, tally.fights(), tally.fights() + AT_A_TIME));
      if (Simulation.isWithin(tally, CLOSELY)) {
        break;
      }
    }
    return tally;
  }
}

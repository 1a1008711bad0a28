package quintain.cairn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Need;
import quintain.cairn.state.Reward;
import quintain.cairn.state.Scene;
import quintain.cairn.state.Timer;
import quintain.kernel.Command;
import quintain.kernel.Content;
import quintain.kernel.Offer;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.craft.Secrecy;
import quintain.packs.Volume;

/// The fight at the ford, before it begins: three characters on seats of their own, three Cutters
/// and their Captain.
public final class Ford {
  public static final CairnBook BOOK = new CairnBook();
  public static final Content CONTENT = Volume.of(BOOK).content(List.of()).orThrow();

  public static final Seat MAREN = new Seat("maren");
  public static final Seat OSKAR = new Seat("oskar");
  public static final Seat TILDA = new Seat("tilda");
  public static final Seat WARDEN = Seat.REFEREE;

  private Ford() {}

  /// Everybody within arm's length, figures of foes hidden.
  public static CairnState opening() {
    return opening(new LinkedHashMap<>());
  }

  public static CairnState opening(Map<String, Integer> at) {
    var scene = new Scene("the ford", false, at, List.of(), 8, Secrecy.FIGURES_HIDDEN);
    return BOOK.rules()
        .opening(
            new Setup(
                CairnHouse.DEFAULTS,
                CONTENT,
                scene,
                List.of(
                    new Setup.Cast("maren", MAREN, new Setup.Role.Pregen("Maren")),
                    new Setup.Cast("oskar", OSKAR, new Setup.Role.Pregen("Oskar")),
                    new Setup.Cast("tilda", TILDA, new Setup.Role.Pregen("Tilda")),
                    new Setup.Cast("cutter-a", WARDEN, new Setup.Role.Creature("Reed Cutter")),
                    new Setup.Cast("cutter-b", WARDEN, new Setup.Role.Creature("Reed Cutter")),
                    new Setup.Cast("cutter-c", WARDEN, new Setup.Role.Creature("Reed Cutter")),
                    new Setup.Cast("captain", WARDEN, new Setup.Role.Creature("Cutter Captain")))));
  }

  /// The same with somebody changed.
  public static CairnState with(CairnState state, String who, Flag flag) {
    return after(state, new CairnEvent.Became(who, flag, ""));
  }

  public static CairnState brokenArms(CairnState state, String who, int arms) {
    var now = with(state, who, Flag.BROKEN_ARM);
    for (int i = 0; i < arms; i++) {
      now =
          after(
              now, new CairnEvent.Scarred(who, 4, "a broken arm", Optional.of(Reward.BROKEN_ARM)));
    }
    return now;
  }

  public static CairnState unseen(CairnState state, String who) {
    return after(state, new CairnEvent.Revealed(who, Secrecy.UNSEEN));
  }

  /// The same with something that somebody has before them.
  public static CairnState timed(CairnState state, String who, Timer... timers) {
    var now = state;
    for (Timer timer : timers) {
      now = after(now, new CairnEvent.TimerSet(who, timer));
    }
    return now;
  }

  /// The same with somebody who has just begun to go without something.
  public static CairnState lacking(CairnState state, String who, String need) {
    return after(state, new CairnEvent.NeedArose(who, new Need(need, state.clock(), 0)));
  }

  /// In the first round of a fight, before anybody has said what they do.
  public static CairnState inRounds(CairnState state) {
    return after(
        state,
        new CairnEvent.RoundsBegan(List.of()),
        new CairnEvent.RoundOpened(1, Fight.Phase.EARLY));
  }

  public static CairnState after(CairnState state, CairnEvent... events) {
    var now = state;
    for (CairnEvent event : events) {
      now = BOOK.rules().apply(now, event);
    }
    return now;
  }

  public static Offer offer(
      CairnState state, Seat seat, Class<? extends Command> command, String label) {
    return BOOK.deeds().offers(state, seat).stream()
        .filter(offer -> offer.command().equals(command) && offer.label().startsWith(label))
        .findFirst()
        .orElseThrow(
            () ->
                new AssertionError("no such offer in " + labels(BOOK.deeds().offers(state, seat))));
  }

  public static List<String> labels(List<Offer> offers) {
    return offers.stream().map(Offer::label).toList();
  }
}

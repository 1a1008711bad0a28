package quintain.cairn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Command;
import quintain.kernel.Content;
import quintain.kernel.Offer;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.craft.Secrecy;
import quintain.packs.Volume;

/// The fight at the ford, before it begins: three characters on seats of their own, three Cutters
/// and their Captain.
final class Ford {
  static final CairnBook BOOK = new CairnBook();
  static final Content CONTENT = Volume.of(BOOK).content(List.of()).orThrow();

  static final Seat MAREN = new Seat("maren");
  static final Seat OSKAR = new Seat("oskar");
  static final Seat TILDA = new Seat("tilda");
  static final Seat WARDEN = Seat.REFEREE;

  private Ford() {}

  /// Everybody within arm's length, figures of foes hidden.
  static CairnState opening() {
    return opening(new LinkedHashMap<>());
  }

  static CairnState opening(Map<String, Integer> at) {
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
  static CairnState with(CairnState state, String who, Flag flag) {
    return state.with(state.being(who).with(flag));
  }

  static CairnState unseen(CairnState state, String who) {
    var being = state.being(who);
    return state.with(being.with(being.who().shown(Secrecy.UNSEEN)));
  }

  /// In the first round of a fight, before anybody has said what they do.
  static CairnState inRounds(CairnState state) {
    return after(
        state,
        new CairnEvent.RoundsBegan(List.of()),
        new CairnEvent.RoundOpened(1, Fight.Phase.EARLY));
  }

  static CairnState after(CairnState state, CairnEvent... events) {
    var now = state;
    for (CairnEvent event : events) {
      now = BOOK.rules().apply(now, event);
    }
    return now;
  }

  static Offer offer(CairnState state, Seat seat, Class<? extends Command> command, String label) {
    return BOOK.deeds().offers(state, seat).stream()
        .filter(offer -> offer.command().equals(command) && offer.label().startsWith(label))
        .findFirst()
        .orElseThrow(
            () ->
                new AssertionError("no such offer in " + labels(BOOK.deeds().offers(state, seat))));
  }

  static List<String> labels(List<Offer> offers) {
    return offers.stream().map(Offer::label).toList();
  }
}

package quintain.larder;

import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.craft.Somebody;
import quintain.larder.Shelf.Mouse;
import quintain.larder.Shelf.Nest;
import quintain.larder.Shelf.Prowler;

/// Somebody in the house after dark.
///
/// @param nest where a mouse comes from; empty for what prowls
/// @param fullNerve the Nerve they had at dusk
public record Critter(
    String id,
    String name,
    Seat seat,
    Side side,
    Secrecy secrecy,
    String nest,
    int bold,
    int sly,
    int nerve,
    int fullNerve,
    int crumbs)
    implements Somebody {
  static final int MOST = 4;

  /// Those who come for the crumbs, and those who prowl.
  public enum Side {
    MICE,
    HOUSE
  }

  static Critter mouse(String id, Seat seat, Mouse it) {
    int full = it.nerve();
    return new Critter(
        id,
        it.name(),
        seat,
        Side.MICE,
        Secrecy.OPEN,
        it.nest(),
        it.bold(),
        it.sly(),
        full,
        full,
        0);
  }

  /// Called by its id, so that two of a kind can be told apart.
  static Critter prowler(String id, Seat seat, Prowler it, Secrecy secrecy) {
    int full = it.nerve();
    return new Critter(
        id, Names.title(id), seat, Side.HOUSE, secrecy, "", it.bold(), 0, full, full, 0);
  }

  @Override
  public boolean isPc() {
    return side == Side.MICE;
  }

  /// Bolted (LDR-BOLT-01).
  @Override
  public boolean isOut() {
    return nerve == 0;
  }

  Critter withSeat(Seat now) {
    return new Critter(id, name, now, side, secrecy, nest, bold, sly, nerve, fullNerve, crumbs);
  }

  Critter withSecrecy(Secrecy now) {
    return new Critter(id, name, seat, side, now, nest, bold, sly, nerve, fullNerve, crumbs);
  }

  Critter withNerve(int now) {
    return new Critter(id, name, seat, side, secrecy, nest, bold, sly, now, fullNerve, crumbs);
  }

  Critter withCrumbs(int now) {
    return new Critter(id, name, seat, side, secrecy, nest, bold, sly, nerve, fullNerve, now);
  }

  Critter withBold(int now) {
    return new Critter(id, name, seat, side, secrecy, nest, now, sly, nerve, fullNerve, crumbs);
  }

  /// At home in a nest, with the Nerve they grew up to.
  Critter from(Nest home, int grown) {
    return new Critter(
        id, name, seat, side, secrecy, home.name(), home.bold(), home.sly(), grown, grown, crumbs);
  }
}

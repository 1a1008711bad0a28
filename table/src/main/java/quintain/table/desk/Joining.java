package quintain.table.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import quintain.table.play.OpenTable;
import quintain.table.store.OpenInvitation;
import quintain.table.store.Place;
import quintain.table.store.Tokens;

/// Lets somebody in who has the invitation that is for anybody.
public final class Joining {
  private final Laying laying;
  private final OpenTable<?, ?, ?> table;
  private final OpenInvitation invitation;

  public Joining(Laying laying, OpenTable<?, ?, ?> table, OpenInvitation invitation) {
    this.laying = laying;
    this.table = table;
    this.invitation = invitation;
  }

  /// What somebody sees who is about to come in.
  ///
  /// @param referee what the Referee is called
  /// @param free seats that nobody has, which whoever comes may take
  /// @param others what those are called who have a seat
  public record Threshold(
      String table,
      String book,
      String title,
      String referee,
      List<Free> free,
      List<String> others) {}

  /// A seat that nobody has.
  public record Free(String seat, String name) {}

  public Threshold threshold() {
    return open(
        () -> {
          var free = new ArrayList<Free>();
          var others = new ArrayList<String>();
          var referee = "";
          for (Place place : table.seating().places()) {
            if (place.role() == Place.Role.REFEREE) {
              referee = place.name();
            } else if (isFree(place)) {
              free.add(new Free(place.seat(), place.name()));
            } else {
              others.add(place.name());
            }
          }
          var kept = table.kept();
          return new Threshold(
              kept.id(),
              kept.book(),
              kept.title(),
              referee,
              List.copyOf(free),
              List.copyOf(others));
        });
  }

  private static boolean isFree(Place place) {
    return place.role() == Place.Role.PLAYER && place.tokenHash().isEmpty();
  }

  /// Takes a seat: one that is free, or a new one.
  public Desk.Invitation join(String name, Place.Role role, Optional<String> seat) {
    if (role == Place.Role.REFEREE) {
      throw new NotAllowed("A table has one Referee");
    }
    return open(
        () -> {
          var places = table.seating().places();
          var called = Laying.name(name);
          var token = laying.tokens().token();
          String taken;
          boolean got;
          if (seat.isPresent()) {
            taken =
                places.stream()
                    .filter(place -> place.seat().equals(seat.get()) && isFree(place))
                    .findFirst()
                    .orElseThrow(Joining::taken)
                    .seat();
            got = table.claim(place(taken, called, Place.Role.PLAYER, token));
          } else {
            Laying.checkRoom(places.size() + 1);
            taken = Laying.seatFor(called, places.stream().map(Place::seat).toList());
            got = table.add(place(taken, called, role, token));
          }
          if (!got) {
            throw taken();
          }
          return new Desk.Invitation(table.id(), taken, called, token);
        });
  }

  private Place place(String seat, String name, Place.Role role, String token) {
    return new Place(table.id(), seat, name, role, Tokens.hash(token));
  }

  private static NotAllowed taken() {
    return new NotAllowed("Somebody has just taken that seat");
  }

  private <V> V open(Supplier<V> doing) {
    return table.inTurn(
        () -> {
          if (!laying.store().openInvitation(table.id()).equals(Optional.of(invitation))) {
            throw new NotAllowed("This invitation was withdrawn");
          }
          return doing.get();
        });
  }
}

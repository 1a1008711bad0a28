package quintain.rhod.show;

import java.util.List;
import quintain.kernel.Line;
import quintain.kernel.Spot;
import quintain.rhod.state.Being;
import quintain.rhod.state.Fog;
import quintain.rhod.state.RhodState;

/// What every part of the log is written with. Rolls fall in the open.
abstract class Teller extends quintain.kernel.craft.Teller<RhodState, Being> {
  Teller(RhodState before) {
    super(before, "the Referee");
  }

  /// Something that happens in a space.
  Line at(Spot spot, String what) {
    return new Line(what, Fog.witnesses(before, spot));
  }

  /// Those whom everybody can see.
  List<String> seen(List<String> ids) {
    return ids.stream().filter(this::isSeen).toList();
  }

  boolean isSeen(String id) {
    return before.find(id).isPresent() && witnesses(id).everyone();
  }

  String item(String who, String key) {
    return Wording.item(before, who, key);
  }

  static String place(Spot spot) {
    return spot.toString();
  }
}

package quintain.cairn.state;

import java.util.List;

/// A spell or relic's power at work: on whom, by whom, until when on the clock.
///
/// @param until the moment it ends; [Long#MAX_VALUE] where only somebody's doing ends it
/// @param left what is left of it: copies of the caster, for instance; for slick ground, the foot
///   along the way at which it begins
public record Effect(
    int number, String name, String by, List<String> on, Power power, long until, int left) {
  /// No longer on somebody.
  Effect off(String being) {
    return new Effect(
        number, name, by, on.stream().filter(id -> !id.equals(being)).toList(), power, until, left);
  }

  /// With another number, greater by so much.
  Effect renumbered(int shift) {
    return new Effect(number + shift, name, by, on, power, until, left);
  }

  /// In somebody's hands now: a light that has changed them.
  Effect carriedBy(String bearer) {
    return new Effect(number, name, bearer, List.of(bearer), power, until, left);
  }

  /// In nobody's hands: a light that lies on the ground.
  Effect laidDown() {
    return new Effect(number, name, by, List.of(), power, until, left);
  }

  Effect leaving(int rest) {
    return new Effect(number, name, by, on, power, until, rest);
  }
}

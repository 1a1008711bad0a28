package quintain.rath.state;

import java.util.List;
import quintain.kernel.parts.Lists;

/// The spells somebody knows, has equipped, and has burned, each in the order it came, by name.
public record Magic(List<String> known, List<String> equipped, List<String> burned) {
  public static final Magic NONE = new Magic(List.of(), List.of(), List.of());

  Magic knowing(String spell) {
    return new Magic(Lists.plus(known, spell), equipped, burned);
  }

  Magic equipping(List<String> spells) {
    return new Magic(known, List.copyOf(spells), burned);
  }

  Magic burning(String spell) {
    return new Magic(known, equipped, Lists.plus(burned, spell));
  }

  Magic unburning(String spell) {
    return new Magic(known, equipped, Lists.without(burned, spell::equals));
  }
}

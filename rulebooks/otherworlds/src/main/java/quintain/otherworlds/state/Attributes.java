package quintain.otherworlds.state;

import java.util.Arrays;
import java.util.List;
import quintain.kernel.parts.Check;

/// The six scores of somebody, written `STR/DEX/TOU/WIS/RES/SPD`: `6/3/6/3/3/4`.
public record Attributes(int str, int dex, int tou, int wis, int res, int spd) {
  public Attributes {
    Check.between("STR", str, 0, 30);
    Check.between("DEX", dex, 0, 30);
    Check.between("TOU", tou, 0, 30);
    Check.between("WIS", wis, 0, 30);
    Check.between("RES", res, 0, 30);
    Check.between("SPD", spd, 0, 30);
  }

  public static Attributes parse(String text) {
    var written = text.strip();
    if (!written.matches("[0-9]{1,2}(/[0-9]{1,2}){5}")) {
      throw new IllegalArgumentException(
          "'%s' is no set of attributes; write STR/DEX/TOU/WIS/RES/SPD as 6/3/6/3/3/4"
              .formatted(text));
    }
    var scores = written.split("/", -1);
    return new Attributes(
        Integer.parseInt(scores[0]),
        Integer.parseInt(scores[1]),
        Integer.parseInt(scores[2]),
        Integer.parseInt(scores[3]),
        Integer.parseInt(scores[4]),
        Integer.parseInt(scores[5]));
  }

  public int of(Attribute attribute) {
    return switch (attribute) {
      case STR -> str;
      case DEX -> dex;
      case TOU -> tou;
      case WIS -> wis;
      case RES -> res;
      case SPD -> spd;
    };
  }

  public Attributes with(Attribute attribute, int score) {
    return new Attributes(
        attribute == Attribute.STR ? score : str,
        attribute == Attribute.DEX ? score : dex,
        attribute == Attribute.TOU ? score : tou,
        attribute == Attribute.WIS ? score : wis,
        attribute == Attribute.RES ? score : res,
        attribute == Attribute.SPD ? score : spd);
  }

  /// A point more of one.
  public Attributes raised(Attribute attribute) {
    return with(attribute, of(attribute) + 1);
  }

  /// In words: `STR 6`.
  List<String> told() {
    return Arrays.stream(Attribute.values()).map(each -> each + " " + of(each)).toList();
  }

  @Override
  public String toString() {
    return "%d/%d/%d/%d/%d/%d".formatted(str, dex, tou, wis, res, spd);
  }
}

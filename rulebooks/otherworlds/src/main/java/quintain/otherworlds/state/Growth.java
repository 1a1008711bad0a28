package quintain.otherworlds.state;

import java.util.List;

/// What follows from attributes, rank, origin and passives (OTW-CC-01 to 06).
public final class Growth {
  /// What the five attributes start at, and SPD (OTW-CC-01).
  public static final Attributes START = new Attributes(2, 2, 2, 2, 2, 3);

  public static final int POINTS = 12;
  public static final int PROFICIENCIES = 4;
  public static final int MASTERIES = 2;
  public static final int PICKS = 6;
  public static final int MARKS = 60;

  /// The RES that spells need (OTW-CC-08).
  public static final int CASTING_RES = 4;

  public static final int QUICK_ITEMS = 3;
  public static final int INVENTORY = 12;

  private Growth() {}

  /// OTW-CC-02, with what origin and passives add.
  public static int health(Attributes attributes, Origin origin, List<Skill> skills) {
    int hardy =
        skills.stream()
            .map(Skill::feat)
            .mapToInt(feat -> feat instanceof Feat.Hardy more ? more.health() : 0)
            .sum();
    return 6 + 3 * attributes.tou() + origin.health() + hardy;
  }

  /// OTW-CC-03.
  public static int astral(Attributes attributes) {
    return 3 * attributes.res();
  }

  /// OTW-CC-04.
  public static int discipline(Attributes attributes) {
    return attributes.wis() + 2;
  }

  /// OTW-CC-05.
  public static int initiativeBonus(List<Skill> skills) {
    return skills.stream()
        .map(Skill::feat)
        .mapToInt(feat -> feat instanceof Feat.QuickStart quick ? quick.bonus() : 0)
        .sum();
  }

  /// OTW-CC-06: one more at ranks 4, 7, 10 and 13.
  public static int proficiencyBonus(int rank) {
    return 2 + Math.min(4, (rank - 1) / 3);
  }

  /// The most an attribute may be at creation (OTW-CC-01).
  public static int mostAtCreation(Attribute attribute) {
    return attribute == Attribute.SPD ? 6 : 8;
  }

  /// The most an attribute may ever be (OTW-CC-01).
  public static int mostEver(Attribute attribute) {
    return attribute == Attribute.SPD ? 9 : 12;
  }

  /// How many picks a character of that rank and origin has (OTW-CC-08, OTW-CC-12).
  public static int picks(int rank, Origin origin) {
    return PICKS + origin.picks() + rank / 2;
  }
}

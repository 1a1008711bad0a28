package quintain.terraodd.state;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;

/// The kinds of content Terra Odd holds, and how their entries must fit together.
public final class OddContent {
  public static final ContentKind<Gear> GEAR =
      new ContentKind<>("gear", Gear.class, "Weapons, armour and tools across genres.");
  public static final ContentKind<Advancement> ADVANCEMENTS =
      new ContentKind<>("advancements", Advancement.class, "What survivors learn.");
  public static final ContentKind<Condition> CONDITIONS =
      new ContentKind<>("conditions", Condition.class, "What stress and panic leave behind.");
  public static final ContentKind<Foe> FOES = new ContentKind<>("foes", Foe.class, "The bestiary.");
  public static final ContentKind<Tier> TIERS =
      new ContentKind<>("tiers", Tier.class, "Figures for adversaries made up on the spot.");
  public static final ContentKind<Background> BACKGROUNDS =
      new ContentKind<>("backgrounds", Background.class, "What characters did before.");
  public static final ContentKind<Drive> DRIVES =
      new ContentKind<>("drives", Drive.class, "What characters are after.");
  public static final ContentKind<Sheet> PREGENS =
      new ContentKind<>("pregens", Sheet.class, "Characters ready to play.");

  /// Every kind, each before those that refer to it.
  public static final List<ContentKind<?>> ALL =
      List.of(GEAR, ADVANCEMENTS, CONDITIONS, FOES, TIERS, BACKGROUNDS, DRIVES, PREGENS);

  private OddContent() {}

  /// Every place where an entry refers to one that is not there.
  public static List<Complaint> complaints(Content content) {
    var found = new ArrayList<Complaint>();
    for (Background background : content.all(BACKGROUNDS)) {
      for (String name : background.items()) {
        gearExists(content, background.id(), name, found);
      }
    }
    for (Foe foe : content.all(FOES)) {
      for (CriticalEffect effect : foe.critical()) {
        if (effect instanceof CriticalEffect.GainCondition gain
            && content.find(CONDITIONS, gain.condition()).isEmpty()) {
          found.add(
              new Complaint(
                  foe.id(), "critical", "there is no condition '%s'".formatted(gain.condition())));
        }
      }
    }
    for (Sheet sheet : content.all(PREGENS)) {
      found.addAll(complaints(sheet, content));
    }
    return List.copyOf(found);
  }

  /// The same for one sheet, which need not be among the pregens. A Condition may be in the table's
  /// own words (ODD-PANC-06), and an Advancement without a name yet (ODD-R-30).
  public static List<Complaint> complaints(Sheet sheet, Content content) {
    var found = new ArrayList<Complaint>();
    for (SheetItem item : sheet.items()) {
      gearExists(content, sheet.id(), item.item(), found);
    }
    for (Gained gained : sheet.advancements()) {
      if (!gained.name().isEmpty() && content.find(ADVANCEMENTS, gained.name()).isEmpty()) {
        found.add(
            new Complaint(
                sheet.id(),
                "advancements",
                "there is no Advancement '%s'".formatted(gained.name())));
      }
    }
    sheet
        .background()
        .filter(background -> content.find(BACKGROUNDS, background).isEmpty())
        .ifPresent(
            background ->
                found.add(
                    new Complaint(
                        sheet.id(),
                        "background",
                        "there is no background '%s'".formatted(background))));
    return List.copyOf(found);
  }

  private static void gearExists(Content content, String id, String name, List<Complaint> found) {
    if (content.find(GEAR, name).isEmpty()) {
      found.add(new Complaint(id, "items", "there is no gear '%s'".formatted(name)));
    }
  }
}

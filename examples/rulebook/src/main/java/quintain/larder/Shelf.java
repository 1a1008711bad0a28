package quintain.larder;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;
import quintain.kernel.Stock;
import quintain.kernel.parts.Check;

/// What the table's packs hold, as the game was opened with it.
public record Shelf(List<Treat> treats, List<Nest> nests, List<Prowler> prowlers, List<Mouse> mice)
    implements Stock {
  static final ContentKind<Treat> TREATS =
      new ContentKind<>("treats", Treat.class, "What lies in the larder.");
  static final ContentKind<Nest> NESTS =
      new ContentKind<>("nests", Nest.class, "Where mice come from.");
  static final ContentKind<Prowler> PROWLERS =
      new ContentKind<>("prowlers", Prowler.class, "What prowls the house.");
  static final ContentKind<Mouse> MICE =
      new ContentKind<>("mice", Mouse.class, "Mice ready to play.");
  static final List<ContentKind<?>> ALL = List.of(TREATS, NESTS, PROWLERS, MICE);

  static Shelf of(Content content) {
    return new Shelf(
        content.all(TREATS), content.all(NESTS), content.all(PROWLERS), content.all(MICE));
  }

  @Override
  public Shelf with(Content content) {
    return of(content);
  }

  Optional<Treat> treat(String name) {
    return treats.stream().filter(each -> each.name.equalsIgnoreCase(name)).findFirst();
  }

  Optional<Prowler> prowler(String name) {
    return prowlers.stream().filter(each -> each.name.equalsIgnoreCase(name)).findFirst();
  }

  /// What lies in the larder (LDR-TREAT-01).
  public record Treat(String id, String name, int crumbs, int risk) implements Entry {
    public Treat {
      Check.between("crumbs", crumbs, 1, 9);
      Check.between("risk", risk, 0, 3);
    }
  }

  /// Where a mouse comes from (LDR-NEST-01).
  public record Nest(String id, String name, int bold, int sly) implements Entry {
    public Nest {
      Check.between("bold", bold, 1, Critter.MOST);
      Check.between("sly", sly, 1, Critter.MOST);
    }
  }

  /// What prowls the house (LDR-PROWL-01).
  public record Prowler(String id, String name, int bold, int nerve) implements Entry {
    public Prowler {
      Check.between("bold", bold, 1, Critter.MOST);
      Check.between("nerve", nerve, 1, 20);
    }
  }

  /// A mouse on its sheet (LDR-MOUSE-01).
  public record Mouse(String id, String name, String nest, int bold, int sly, int nerve)
      implements Entry {
    public Mouse {
      Check.text("name", name);
      Check.between("bold", bold, 1, Critter.MOST);
      Check.between("sly", sly, 1, Critter.MOST);
      Check.between("nerve", nerve, 1, 20);
    }
  }
}

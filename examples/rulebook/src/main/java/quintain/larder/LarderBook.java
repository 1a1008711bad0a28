package quintain.larder;

import static quintain.larder.Ldr.LDR_HOUSE_02;

import java.util.List;
import quintain.kernel.Formats;
import quintain.kernel.Refusal;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Theme;
import quintain.kernel.craft.PeopleCast;
import quintain.kernel.craft.PeopleForesight;
import quintain.larder.Shelf.Mouse;
import quintain.larder.Shelf.Prowler;

/// The Larder by Night: a page of rules for mice.
public final class LarderBook implements Rulebook<Night, LarderStep, LarderEvent> {
  @Override
  public String id() {
    return "larder";
  }

  @Override
  public String title() {
    return "The Larder by Night";
  }

  @Override
  public Theme theme() {
    return new Theme(
        "House",
        new Theme.Palette("#f7f1e3", "#2b2320", "#8a3b12"),
        new Theme.Palette("#171320", "#efe6d2", "#f2b84b"),
        "EB Garamond",
        LarderDeeds.ALL.icons(),
        LarderDeeds.ALL.shortcuts());
  }

  @Override
  public Formats<Night, LarderStep, LarderEvent> formats() {
    return new Formats<>(
        Night.class,
        LarderStep.class,
        LarderEvent.class,
        HouseRule.DEFAULTS,
        Scene.DEFAULTS,
        Mouse.class,
        Shelf.ALL,
        Ldr.class);
  }

  @Override
  public Rules<Night, LarderStep, LarderEvent> rules() {
    return LarderRules.ALL;
  }

  @Override
  public Deeds<Night, LarderStep> deeds() {
    return LarderDeeds.ALL;
  }

  @Override
  public Showing<Night, LarderStep, LarderEvent> showing() {
    return new LarderShowing();
  }

  @Override
  public Facts<Night, LarderStep> facts() {
    return LarderFacts.ALL;
  }

  @Override
  public Cast<Night, LarderStep> cast() {
    return new LarderCast();
  }

  @Override
  public Foresight<Night, LarderStep, LarderEvent> foresight() {
    return new LarderForesight();
  }

  private static final class LarderCast extends PeopleCast<Night, Critter, LarderStep> {
    @Override
    protected Mouse sheet(Critter c) {
      return new Mouse(c.id(), c.name(), c.nest(), c.bold(), c.sly(), c.fullNerve());
    }

    @Override
    protected boolean hasSheet(Critter critter) {
      return critter.isPc();
    }

    @Override
    public LarderStep creation(String id, Seat seat) {
      return new LarderStep.MakeMouse(id, seat);
    }

    @Override
    public List<Prowler> bestiary(Night night) {
      return night.shelf().prowlers();
    }

    @Override
    public LarderStep bringing(String prowler, String id) {
      return new LarderStep.BringIn(prowler, id);
    }

    @Override
    public LarderStep welcoming(String id, Seat seat, Record sheet) {
      return new LarderStep.Welcome(id, seat, (Mouse) sheet);
    }

    @Override
    public LarderStep handing(String id, Seat seat) {
      return new LarderStep.HandOver(id, seat);
    }
  }

  private static final class LarderForesight
      extends PeopleForesight<Night, Critter, LarderStep, LarderEvent> {
    @Override
    protected List<String> worksOn(Night night, Seat seat, LarderStep command) {
      return LarderDeeds.ALL.aimedAt(command);
    }

    @Override
    protected Refusal figuresOf(Critter hidden) {
      return new Refusal(LDR_HOUSE_02, hidden.name() + "'s Nerve is the House's secret");
    }

    @Override
    protected Night asSeenBy(Night night, Seat seat) {
      return night.asSeenBy(seat);
    }

    @Override
    protected Critter.Side[] sides() {
      return Critter.Side.values();
    }

    @Override
    protected boolean isOver(Night night) {
      return night.hour() != Night.Hour.QUIET || super.isOver(night);
    }
  }
}

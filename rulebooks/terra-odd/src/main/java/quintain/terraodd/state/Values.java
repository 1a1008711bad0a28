package quintain.terraodd.state;

import static quintain.terraodd.state.Odd.ODD_MODR_01;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Vital;
import quintain.kernel.craft.Facts;
import quintain.kernel.parts.FactWords;
import quintain.kernel.parts.Lists;

/// Facts by name: what scripts read, and what the GM may set with a reason.
public final class Values extends Facts<OddState, Being, OddStep> {
  private static final int MOST_GRIT = 99;

  /// As high as an attribute of a sheet may be.
  private static final int MOST_SCORE = 30;

  private static final int FAR = 1_000_000;

  private static final List<Option<Who.Side>> SIDES =
      List.of(
          new Option<>("party", "the party's", Who.Side.PARTY),
          new Option<>("foes", "the foes'", Who.Side.FOES));

  /// What people call facts: `Grit`.
  public static final FactWords WORDS =
      new FactWords()
          .spelling("Grit", "Prowess", "Insight", "Resolve")
          .meaning("at", "place")
          .meaning("fled", "gone")
          .holding(
              "scene.closed", "there is no safe place to run to", "there is a safe place to run to")
          .holding("scene.dark", "it is dark", "it is not dark");

  public static final Values ALL = new Values();

  private Values() {
    super(ODD_MODR_01, WORDS::said, (state, being) -> state.with(being.id(), _ -> being));
    figures();
    flags();
    belongings();
    around();
  }

  @Override
  public List<Vital> vitals() {
    return List.of(Vital.of("grit"), Vital.of("prowess"));
  }

  @Override
  protected String entryOf(Being being) {
    return being.block().entry();
  }

  private void figures() {
    somebody.number("grit", "Grit now", 0, MOST_GRIT, Being::grit, Being::withGrit).inForms();
    for (Ability ability : Ability.values()) {
      var name = Names.kebab(ability.name());
      somebody
          .number(
              name,
              ability.told() + " now",
              0,
              MOST_SCORE,
              b -> b.score(ability).now(),
              (b, n) ->
                  b.withScore(ability, new Score(n, Math.max(n, b.score(ability).permanent()))))
          .inForms();
      somebody.number(
          "permanent-" + name,
          ability.told() + " when nothing is lost",
          0,
          MOST_SCORE,
          b -> b.score(ability).permanent(),
          (b, n) -> b.withScore(ability, new Score(Math.min(n, b.score(ability).now()), n)));
    }
    somebody.number(
        "credits",
        "Credits, or the setting's coin",
        0,
        FAR,
        b -> b.pack().credits(),
        (b, n) -> b.with(b.pack().withCredits(n)));
    somebody.number("at", "Feet along the way", -FAR, FAR, Being::at, Being::withAt).plain();
    somebody.shown("armour", "Armour, all pieces counted", Armour::of);
  }

  private void flags() {
    somebody
        .shown("flags", "What holds of somebody, as a list", Values::flags)
        .plain(being -> being.flags().stream().filter(Flag.PLAIN_TO_SEE::has).toList());
    for (Flag flag : Flag.values()) {
      somebody.truth(
          Names.kebab(flag.name()),
          "Whether that flag holds",
          b -> b.is(flag),
          (b, holds) -> holds ? b.with(flag) : b.without(flag));
    }
    somebody.shown("advancements", "How many Advancements somebody has", b -> b.talents().size());
    somebody.list(
        "advancement-names", "Which Advancements those are", Being::talents, Talent::told);
    somebody.list("conditions", "The Conditions somebody has", Being::troubles, Trouble::told);
    somebody.shown("needs", "Crucial needs that are lacking", b -> b.life().needs());
  }

  private void belongings() {
    somebody.list("items", "Items in sheet order", b -> b.pack().items(), Item::key);
    somebody.list("held", "Items in hand", b -> in(b, Item.Where.HELD), Item::key);
    somebody.list("worn", "Items worn", b -> in(b, Item.Where.WORN), Item::key);
    somebody.each(
        "left.<item>",
        "Uses left of an item",
        b -> b.pack().items().stream().filter(item -> item.gear().uses() > 0).toList(),
        Item::key,
        Item::left);
    somebody.shown("keepsakes", "Things without figures", b -> b.pack().keepsakes());
    somebody.shown("story", "Lines that players told", b -> b.life().story());
    somebody
        .oneOf(
            "side", "party or foes", SIDES, Being::side, (b, side) -> b.with(b.who().siding(side)))
        .plain()
        .inForms("on whose side")
        .when(being -> !being.isPc());
    somebody.shown("kind", "pc or npc", b -> b.who().kind());
    secrecy((b, secrecy) -> b.with(b.who().shown(secrecy)));
  }

  private void around() {
    game.truth(
            "scene.closed",
            "Whether there is no safe place to run to",
            state -> state.scene().closed(),
            (state, closed) -> state.with(state.scene().closed(closed)))
        .inForms("no safe place to run to");
    game.truth(
            "scene.dark",
            "Whether it is dark",
            state -> state.scene().dark(),
            (state, dark) -> state.with(state.scene().dark(dark)))
        .inForms("it is dark");
    game.shown(
            "scene.cover.<attacker>.<target>",
            "Whether cover stands between them",
            _ -> Optional.empty())
        .set((_, state, pair, value) -> state.with(cover(state, pair, truth(value))));
    game.shown(
        "fight.round",
        "The round; 0 outside rounds",
        state -> state.fight().map(Fight::round).orElse(0));
    game.shown(
        "fight.phase",
        "early, foes or late; none outside rounds",
        state -> state.fight().<Object>map(Fight::phase).orElse("none"));
    game.number(
        "clock",
        "Seconds since the midnight before play began",
        0,
        Integer.MAX_VALUE,
        state -> Math.toIntExact(state.clock()),
        (state, seconds) -> state.with(state.world().withClock(seconds)));
    game.list("ground", "Items lying about", OddState::ground, lying -> lying.item().key());
  }

  private static Scene cover(OddState state, String pair, boolean stands) {
    int dot = pair.indexOf('.');
    var attacker = state.being(pair.substring(0, Math.max(0, dot)));
    return state
        .scene()
        .withCover(attacker.id(), state.being(pair.substring(dot + 1)).id(), stands);
  }

  private static List<Item> in(Being being, Item.Where where) {
    return Lists.without(being.pack().items(), item -> item.where() != where);
  }

  /// Flags as people read them: those kept, and whether a need is lacking.
  static List<String> flags(Being being) {
    return Stream.concat(
            being.flags().stream().map(flag -> Names.kebab(flag.name())),
            being.isDeprived() ? Stream.of("deprived") : Stream.empty())
        .toList();
  }

  @Override
  public OddStep setting(String fact, Object value, String reason) {
    return new OddStep.SetValue(fact, String.valueOf(value), reason);
  }
}

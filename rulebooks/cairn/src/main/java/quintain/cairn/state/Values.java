package quintain.cairn.state;

import static quintain.cairn.state.Crn.CRN_ACT_03;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Names;
import quintain.kernel.Vital;
import quintain.kernel.craft.Facts;
import quintain.kernel.parts.FactWords;
import quintain.kernel.parts.Lists;

/// Facts by name: what scripts read, and what the Warden may set with a reason.
public final class Values extends Facts<CairnState, Being, CairnStep> {
  /// What people call facts: `HP`.
  public static final FactWords WORDS =
      new FactWords()
          .spelling("HP", "STR", "DEX", "WIL", "Fatigue")
          .meaning("coins", "copper")
          .meaning("at", "place")
          .meaning("broken-leg", "down to one good leg")
          .meaning("broken-arm", "down to one good arm")
          .meaning("lost-eye", "missing an eye")
          .meaning("lost-left-hand", "missing the left hand")
          .meaning("lost-right-hand", "missing the right hand")
          .meaning("lost-left-foot", "missing the left foot")
          .meaning("lost-right-foot", "missing the right foot")
          .meaning("fled", "gone")
          .holding(
              "scene.closed",
              "there is no safe place to run to",
              "there is a safe place to run to");

  /// The Warden may set a number to whatever it takes.
  private static final int ANY = 999_999_999;

  public static final Values ALL = new Values();

  private Values() {
    super(CRN_ACT_03, WORDS::said, CairnState::with);
    figures();
    flags();
    belongings();
    around();
  }

  @Override
  public List<Vital> vitals() {
    return List.of(Vital.of("hp"), Vital.of("str"));
  }

  @Override
  protected String entryOf(Being being) {
    return being.block().entry();
  }

  private void figures() {
    somebody
        .number("hp", "HP now", -ANY, ANY, Being::hp, Being::withHp)
        .inWords(Scale::hp)
        .inForms(Being::maxHp);
    somebody
        .number("max-hp", "HP when nothing is lost", -ANY, ANY, Being::maxHp, Being::withMaxHp)
        .inWords(Scale::hp);
    for (Ability ability : Ability.values()) {
      somebody
          .number(
              Names.kebab(ability.name()),
              ability + " now",
              -ANY,
              ANY,
              b -> b.score(ability).now(),
              (b, n) -> b.withScore(ability, new Score(n, Math.max(n, b.score(ability).max()))))
          .inWords(Scale::ability)
          .inForms(b -> b.score(ability).max());
      somebody
          .number(
              "max-" + Names.kebab(ability.name()),
              ability + " when nothing is lost",
              -ANY,
              ANY,
              b -> b.score(ability).max(),
              (b, n) -> b.withScore(ability, new Score(Math.min(n, b.score(ability).now()), n)))
          .inWords(Scale::ability);
    }
    somebody
        .number(
            "fatigue",
            "Fatigue carried",
            -ANY,
            ANY,
            b -> b.pack().fatigue(),
            (b, n) -> b.with(b.pack().withFatigue(n)))
        .inForms(b -> Pack.SLOTS - (b.pack().used() - b.pack().fatigue()));
    somebody.number(
        "coins",
        "Coin in copper",
        -ANY,
        ANY,
        b -> b.pack().coins(),
        (b, n) -> b.with(b.pack().withCoins(n)));
    somebody.number("at", "Feet along the way", -ANY, ANY, Being::at, Being::withAt).plain();
    somebody.shown("slots", "Slots filled", b -> b.pack().used());
    somebody.shown("armor", "Armor, all pieces counted", Armor::of);
  }

  private void flags() {
    somebody.shown("flags", "What holds of somebody, as a list", Values::flags).plain();
    for (Flag flag : Flag.values()) {
      somebody.truth(
          Names.kebab(flag.name()),
          "Whether that flag holds",
          b -> b.is(flag),
          (b, holds) -> holds ? b.with(flag) : b.without(flag));
    }
    somebody.list("needs", "Crucial needs that are lacking", Being::needs, Need::what);
    somebody.shown("scars", "Scars, as told", Being::scars);
    somebody.list("rewards", "Rows of scars that still owe something", Being::rewards, Reward::row);
  }

  private void belongings() {
    somebody.list("items", "Items in sheet order", b -> b.pack().items(), Item::key);
    somebody.list("held", "Items in hand", b -> in(b, Item.Where.HELD), Item::key);
    somebody.list("worn", "Items worn", b -> in(b, Item.Where.WORN), Item::key);
    somebody.each(
        "left.<item>",
        "Uses or charges left of an item",
        b -> b.pack().items().stream().filter(Values::isUsedUp).toList(),
        Item::key,
        Item::left);
    somebody.shown("side", "party or foes", Being::side).plain();
    somebody.shown("kind", "pc, hireling or npc", b -> b.who().kind());
    somebody.shown("owed", "Wages owed, in copper", b -> b.hire().map(Being.Hire::owed));
    secrecy((b, secrecy) -> b.with(b.who().shown(secrecy)));
  }

  private static boolean isUsedUp(Item item) {
    return item.left() > 0 || item.gear().uses() > 0 || item.relic().isPresent();
  }

  private static List<Item> in(Being being, Item.Where where) {
    return Lists.without(being.pack().items(), item -> item.where() != where);
  }

  private void around() {
    game.truth(
            "scene.closed",
            "Whether there is no safe place to run to",
            state -> state.scene().closed(),
            (state, closed) -> state.with(state.scene().closed(closed)))
        .inForms("no safe place to run to");
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
        "early, foes, late or all; none outside rounds",
        state -> state.fight().<Object>map(Fight::phase).orElse("none"));
    game.number(
        "clock",
        "Seconds since the midnight before play began",
        -ANY,
        ANY,
        state -> Math.toIntExact(state.clock()),
        CairnState::withClock);
    game.shown(
        "effects",
        "Powers at work",
        state ->
            state.effects().stream()
                .map(
                    e ->
                        e.on().isEmpty() ? e.name() : e.name() + " on " + String.join(", ", e.on()))
                .toList());
    game.list("ground", "Items lying about", CairnState::ground, lying -> lying.item().key());
    game.each(
        "prices.<place>",
        "Prices somewhere, in percent of the list",
        CairnState::markets,
        World.Market::place,
        World.Market::percent);
    game.list(
            "treasures",
            "Treasure the Warden has placed",
            CairnState::treasures,
            World.Treasure::name)
        .onlyTheReferee();
  }

  private static Scene cover(CairnState state, String pair, boolean stands) {
    int dot = pair.indexOf('.');
    var attacker = state.being(pair.substring(0, Math.max(0, dot)));
    return state
        .scene()
        .withCover(attacker.id(), state.being(pair.substring(dot + 1)).id(), stands);
  }

  /// Flags as people read them: those kept, and those that follow from needs and scores.
  static List<String> flags(Being being) {
    var flags = new ArrayList<String>();
    for (Flag flag : being.flags()) {
      flags.add(Names.kebab(flag.name()));
    }
    if (being.isDeprived()) {
      flags.add("deprived");
    }
    if (being.isParalysed()) {
      flags.add("paralysed");
    }
    if (being.isDelirious()) {
      flags.add("delirious");
    }
    return List.copyOf(flags);
  }

  @Override
  public CairnStep setting(String fact, Object value, String reason) {
    return new CairnStep.SetValue(fact, String.valueOf(value), reason);
  }
}

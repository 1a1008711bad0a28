package quintain.kernel.craft;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.Event;
import quintain.kernel.Formats;
import quintain.kernel.PeerFormat;
import quintain.kernel.Play;
import quintain.kernel.Rulebook;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.Theme;
import quintain.kernel.Topic;

/// A rulebook that is another one but for what it overrides: a house rule for which the original
/// has no switch.
///
/// Files, scenes, content and everything that is not overridden are the original's; packs name one
/// book, the original or the variant. A rule is changed in [#resolve], before or after the
/// original's own, or instead of it; odds, fights and tables go by it at once, for all of them run
/// the rules. Offers are the original's: what the variant forbids beyond it is refused when it is
/// given, and what it newly allows is on no form unless [#deeds] says so.
///
/// A variant comes on board like any book: by `provides` in its module, or by
/// `META-INF/services/quintain.kernel.Rulebook` on the class path. `examples/library/house-rule` is
/// one.
public abstract class Variant<S extends State, T extends Step, E extends Event>
    implements Rulebook<S, T, E> {
  private final Rulebook<S, T, E> original;
  private final String id;
  private final String title;

  /// @param id its own short name, by which files and tables know it from the original
  protected Variant(Rulebook<S, T, E> original, String id, String title) {
    this.original = original;
    this.id = id;
    this.title = title;
  }

  /// Resolves a step as the original does.
  protected void resolve(T step, Play<S, T, E> play) {
    original.rules().resolve(step, play);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Class<?> filesBeside() {
    return original.filesBeside();
  }

  @Override
  public boolean reads(String book) {
    return Rulebook.super.reads(book) || original.reads(book);
  }

  @Override
  public Theme theme() {
    return original.theme();
  }

  @Override
  public Formats<S, T, E> formats() {
    return original.formats();
  }

  @Override
  public Rules<S, T, E> rules() {
    var rules = original.rules();
    return new Rules<>() {
      @Override
      public S opening(Setup setup) {
        return rules.opening(setup);
      }

      @Override
      public List<Complaint> complaints(Content content) {
        return rules.complaints(content);
      }

      @Override
      public void resolve(T step, Play<S, T, E> play) {
        Variant.this.resolve(step, play);
      }

      @Override
      public S apply(S state, E event) {
        return rules.apply(state, event);
      }

      @Override
      public Optional<S> carried(S from, List<String> who, S to, List<String> absent) {
        return rules.carried(from, who, to, absent);
      }

      @Override
      public List<Topic> topics() {
        return rules.topics();
      }
    };
  }

  @Override
  public Deeds<S, T> deeds() {
    return original.deeds();
  }

  @Override
  public Showing<S, T, E> showing() {
    return original.showing();
  }

  @Override
  public Facts<S, T> facts() {
    return original.facts();
  }

  @Override
  public Cast<S, T> cast() {
    return original.cast();
  }

  @Override
  public Foresight<S, T, E> foresight() {
    return original.foresight();
  }

  @Override
  public List<PeerFormat<S>> peers() {
    return original.peers();
  }
}

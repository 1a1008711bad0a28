package quintain.cairn;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.Set;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.Formats;
import quintain.kernel.Rulebook;
import quintain.kernel.Theme;

/// Cairn with mistakes: whatever is named throws. It stands in the book's own package, where its
/// files are.
public final class FaultyBook implements Rulebook<CairnState, CairnStep, CairnEvent> {
  private final CairnBook book = new CairnBook();
  private final Set<String> faulty = new HashSet<>();

  /// From now on the methods of this name throw.
  public void spoil(String method) {
    faulty.add(method);
  }

  public void mend() {
    faulty.clear();
  }

  @SuppressWarnings("unchecked")
  private <P> P part(Class<? super P> type, P part) {
    return (P)
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> {
              if (faulty.contains(method.getName())) {
                throw new IllegalStateException("a mistake in " + method.getName());
              }
              try {
                return method.invoke(part, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Override
  public String id() {
    return book.id();
  }

  @Override
  public String title() {
    return book.title();
  }

  @Override
  public Theme theme() {
    return book.theme();
  }

  @Override
  public Formats<CairnState, CairnStep, CairnEvent> formats() {
    return book.formats();
  }

  @Override
  public Rules<CairnState, CairnStep, CairnEvent> rules() {
    return part(Rules.class, book.rules());
  }

  @Override
  public Deeds<CairnState, CairnStep> deeds() {
    return part(Deeds.class, book.deeds());
  }

  @Override
  public Showing<CairnState, CairnStep, CairnEvent> showing() {
    return part(Showing.class, book.showing());
  }

  @Override
  public Facts<CairnState, CairnStep> facts() {
    return book.facts();
  }

  @Override
  public Cast<CairnState, CairnStep> cast() {
    return part(Cast.class, book.cast());
  }

  @Override
  public Foresight<CairnState, CairnStep, CairnEvent> foresight() {
    return part(Foresight.class, book.foresight());
  }
}

package quintain.table;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.Set;
import quintain.cairn.CairnBook;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.craft.Variant;

/// Cairn with mistakes: whatever is named throws.
final class FaultyBook extends Variant<CairnState, CairnStep, CairnEvent> {
  private final Set<String> faulty = new HashSet<>();

  FaultyBook() {
    super(new CairnBook(), "cairn", "Cairn");
  }

  /// From now on the methods of this name throw.
  void spoil(String method) {
    faulty.add(method);
  }

  void mend() {
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
  public Rules<CairnState, CairnStep, CairnEvent> rules() {
    return part(Rules.class, super.rules());
  }

  @Override
  public Deeds<CairnState, CairnStep> deeds() {
    return part(Deeds.class, super.deeds());
  }

  @Override
  public Showing<CairnState, CairnStep, CairnEvent> showing() {
    return part(Showing.class, super.showing());
  }

  @Override
  public Cast<CairnState, CairnStep> cast() {
    return part(Cast.class, super.cast());
  }

  @Override
  public Foresight<CairnState, CairnStep, CairnEvent> foresight() {
    return part(Foresight.class, super.foresight());
  }
}

package quintain.kernel.forms;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Names;
import quintain.kernel.Question;
import quintain.kernel.State;
import quintain.kernel.Topic;

/// Every command of a book as a form: its slots, what each asks, and what could be put into it.
///
/// A book's forms are one class that lists them in its constructor.
public class Forms<S extends State> {
  /// The family of the questions that a form asks.
  private static final String FAMILY = "slot";

  private final Map<Class<? extends Command>, Form<S>> forms = new LinkedHashMap<>();

  /// One command's form, its slots named in the order of the command's components.
  public static final class Form<S extends State> {
    private record Asked<S extends State>(Topic topic, Slot<S> slot) {}

    private final Clause clause;
    private final Map<String, Asked<S>> slots = new LinkedHashMap<>();

    private Form(Clause clause) {
      this.clause = clause;
    }

    public Form<S> slot(String name, String wording, Slot<S> slot) {
      slots.put(name, new Asked<>(new Topic(name, clause, FAMILY, wording), slot));
      return this;
    }
  }

  /// A new form, under the clause that the command stands for.
  public final Form<S> form(Class<? extends Command> command, Clause clause) {
    var form = new Form<S>(clause);
    forms.put(command, form);
    return form;
  }

  /// What could go into the slot of a form, legal or not; empty where there is nothing.
  final Optional<? extends Question<?>> question(Blank<S> blank, String slot) {
    var asked = form(blank.partial().command()).slots.get(slot);
    if (asked == null) {
      throw new IllegalArgumentException(
          Names.of(blank.partial().command()) + " has no slot " + slot);
    }
    return asked.slot().of(blank, asked.topic());
  }

  final Clause clause(Class<? extends Command> command) {
    return form(command).clause;
  }

  /// The names of a form's slots, in order.
  public final List<String> slots(Class<? extends Command> command) {
    return List.copyOf(form(command).slots.keySet());
  }

  private Form<S> form(Class<? extends Command> command) {
    var form = forms.get(command);
    if (form == null) {
      throw new IllegalArgumentException("there is no form for " + Names.of(command));
    }
    return form;
  }
}

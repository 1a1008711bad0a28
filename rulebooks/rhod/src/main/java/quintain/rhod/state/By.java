package quintain.rhod.state;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The clauses by which a table, a figure or a reckoning is as it is, where no event, question or
/// refusal cites them.
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD})
public @interface By {
  Rhd[] value();
}

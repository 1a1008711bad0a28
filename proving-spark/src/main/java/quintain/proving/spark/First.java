package quintain.proving.spark;

import java.io.Serializable;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/// The only thing that a task has.
final class First<T> extends AbstractFunction1<Iterator<T>, T> implements Serializable {
  @Override
  public T apply(Iterator<T> all) {
    return all.next();
  }
}

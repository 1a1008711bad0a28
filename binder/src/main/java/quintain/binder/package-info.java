/// Strict YAML and JSON into records, sealed interfaces and enums, and back, with every mistake and
/// its place; schemas of what is read.
@NullMarked
package quintain.binder;

import org.jspecify.annotations.NullMarked;

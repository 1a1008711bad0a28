/// Input of every kind, made up by a fuzzer, for all that reads what others have written.
@org.jspecify.annotations.NullMarked
package quintain.fuzz;

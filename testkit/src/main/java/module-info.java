/// What tests of a rulebook are written with.
///
/// It is open, for JUnit runs what it finds in it.
@SuppressWarnings("requires-automatic") // ArchUnit is no module, but has a name as one
open module quintain.testkit {
  requires transitive quintain.scenario;
  requires com.tngtech.archunit;
  requires org.assertj.core;
  requires org.junit.jupiter.api;

  exports quintain.testkit;
}

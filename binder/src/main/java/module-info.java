/// Strict YAML and JSON into records and back.
module quintain.binder {
  requires transitive quintain.kernel;
  requires org.snakeyaml.engine;
  requires tools.jackson.databind;
  requires tools.jackson.dataformat.yaml;

  exports quintain.binder;
}

module example.houserule {
  requires quintain.cairn;
  requires quintain.scenario;

  provides quintain.kernel.Rulebook with
      example.SecondWind;
}

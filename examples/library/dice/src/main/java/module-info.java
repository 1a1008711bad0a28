module example.dice {
  requires quintain.kernel;
}

module example.fight {
  requires quintain.packs;
  requires quintain.proving;
}

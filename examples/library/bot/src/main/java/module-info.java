module example.bot {
  requires quintain.packs;
}

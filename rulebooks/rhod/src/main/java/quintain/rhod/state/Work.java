package quintain.rhod.state;

/// Something in the making; it takes the room of the finished product (RHD-CRT-02).
///
/// @param done Watches that succeeded so far
/// @param reshapes whether it is a thing being changed, not made anew (RHD-R-100)
public record Work(Thing product, Recipe recipe, int done, boolean reshapes) implements Thing {
  @Override
  public String id() {
    return product.id() + "-unfinished";
  }

  @Override
  public String name() {
    return "Unfinished " + product.name();
  }

  @Override
  public Size size() {
    return product.size();
  }

  Work further() {
    return new Work(product, recipe, done + 1, reshapes);
  }

  public boolean finished() {
    return done >= recipe.watches();
  }
}

package quintain.rhod.state;

import quintain.kernel.parts.Check;

/// What things are made of (RHD-CRT-06).
public record Material(String id, String name, Size size) implements Thing {
  public Material {
    Check.text("id", id);
    Check.text("name", name);
  }
}

package quintain.untidy;

import java.util.List;

/// What others name and what nobody does.
final class Spare implements Comparable<Spare> {
  interface Shape {
    int corners();
  }

  record Square(int side) implements Shape {
    @Override
    public int corners() {
      return 4;
    }

    int area() {
      return side * side;
    }
  }

  enum Mood {
    GOOD;

    static Mood of(String text) {
      return valueOf(text);
    }

    boolean isGood() {
      return this == GOOD;
    }
  }

  @Override
  public int compareTo(Spare other) {
    return used(List.of(new Square(1))) - total(List.of());
  }

  static int used(List<Shape> shapes) {
    return shapes.stream().mapToInt(Shape::corners).sum();
  }

  static int total(List<Shape> shapes) {
    return shapes.size();
  }

  static int unused(int number) {
    return number;
  }
}

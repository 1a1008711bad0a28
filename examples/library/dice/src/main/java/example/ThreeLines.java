package example;

import java.util.concurrent.ThreadLocalRandom;
import quintain.kernel.dice.notation.Notation;

/// Dice, rolled and weighed.
public final class ThreeLines {
  private ThreeLines() {}

  public static void main(String[] args) {
    var dice = Notation.parse("2d6+1").roll();
    System.out.println(dice.roll(sides -> ThreadLocalRandom.current().nextInt(sides) + 1));
    System.out.println(dice.dist().atLeast(10) + ", and a ten is " + dice.exact().p(10));
  }
}

package quintain.bench;

import java.util.Arrays;

/// Reed Cutters against Tunnel Goblins by Cairn's rules, written out by hand on bare numbers: what
/// a fight costs when nothing is general.
///
/// Both sides attack the first foe that stands. Cutters have DEX saves to make and do not run;
/// goblins check morale.
final class ByHand {
  private static final int CUTTER_DIE = 8;
  private static final int CUTTER_STR = 10;
  private static final int CUTTER_DEX = 10;
  private static final int GOBLIN_DIE = 6;
  private static final int GOBLIN_STR = 8;
  private static final int GOBLIN_WIL = 8;
  private static final int HP = 4;

  private final int many;
  private final int[] cutterHp;
  private final int[] cutterStr;
  private final int[] goblinHp;
  private final int[] goblinStr;
  private final boolean[] cutterOut;
  private final boolean[] goblinOut;
  private final boolean[] late;
  private long random;
  private boolean firstFell;
  private boolean halfLost;
  private int casualties;
  private boolean zeroed;

  ByHand(int many, long seed) {
    this.many = many;
    this.random = seed;
    cutterHp = new int[many];
    cutterStr = new int[many];
    goblinHp = new int[many];
    goblinStr = new int[many];
    cutterOut = new boolean[many];
    goblinOut = new boolean[many];
    late = new boolean[many];
  }

  private int face(int sides) {
    random += 0x9E3779B97F4A7C15L;
    long a = (random ^ (random >>> 30)) * 0xBF58476D1CE4E5B9L;
    long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
    return (int) ((((b ^ (b >>> 31)) >>> 32) * sides) >>> 32) + 1;
  }

  private boolean saves(int score) {
    int face = face(20);
    return face == 1 || (face != 20 && face <= score);
  }

  private int first(boolean[] out) {
    for (int i = 0; i < many; i++) {
      if (!out[i]) {
        return i;
      }
    }
    return -1;
  }

  /// Whether the cutters win.
  boolean fight() {
    Arrays.fill(cutterHp, HP);
    Arrays.fill(goblinHp, HP);
    Arrays.fill(cutterStr, CUTTER_STR);
    Arrays.fill(goblinStr, GOBLIN_STR);
    Arrays.fill(cutterOut, false);
    Arrays.fill(goblinOut, false);
    firstFell = false;
    halfLost = false;
    casualties = 0;
    for (int i = 0; i < many; i++) {
      late[i] = !saves(CUTTER_DEX);
    }
    while (true) {
      int aim = first(goblinOut);
      if (cuttersStrike(false, aim)) {
        return true;
      }
      int target = first(cutterOut);
      int best = 0;
      for (int i = 0; i < many; i++) {
        if (!goblinOut[i]) {
          best = Math.max(best, face(GOBLIN_DIE));
        }
      }
      if (best > cutterHp[target]) {
        cutterStr[target] -= best - cutterHp[target];
        cutterHp[target] = 0;
        cutterOut[target] = cutterStr[target] <= 0 || !saves(cutterStr[target]);
      } else {
        cutterHp[target] -= best;
      }
      if (first(cutterOut) < 0) {
        return false;
      }
      if (cuttersStrike(true, aim)) {
        return true;
      }
    }
  }

  /// Whether no goblin is left.
  private boolean cuttersStrike(boolean lateOnes, int aim) {
    int best = 0;
    for (int i = 0; i < many; i++) {
      if (!cutterOut[i] && late[i] == lateOnes) {
        best = Math.max(best, face(CUTTER_DIE));
      }
    }
    if (best == 0) {
      return false;
    }
    int target = goblinOut[aim] ? first(goblinOut) : aim;
    zeroed = false;
    if (best > goblinHp[target]) {
      zeroed = goblinHp[target] > 0;
      goblinStr[target] -= best - goblinHp[target];
      goblinHp[target] = 0;
      if (goblinStr[target] <= 0 || !saves(goblinStr[target])) {
        goblinOut[target] = true;
        casualties++;
      }
    } else {
      goblinHp[target] -= best;
      zeroed = goblinHp[target] == 0;
    }
    morale(target);
    return first(goblinOut) < 0;
  }

  private void morale(int target) {
    int lost = 0;
    for (int i = 0; i < many; i++) {
      lost += goblinOut[i] ? 1 : 0;
    }
    boolean one = !firstFell && casualties > 0;
    boolean half = !halfLost && lost > 0 && 2 * lost >= many;
    if (one || half) {
      firstFell |= one;
      halfLost |= half;
      for (int i = 0; i < many; i++) {
        if (!goblinOut[i] && !saves(GOBLIN_WIL)) {
          goblinOut[i] = true;
        }
      }
    } else if (lost == many - 1 && zeroed && !goblinOut[target] && !saves(GOBLIN_WIL)) {
      goblinOut[target] = true;
    }
  }
}

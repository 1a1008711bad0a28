package quintain.kernel.fate;

import java.util.List;
import quintain.kernel.dice.Face;

/// A whole roll for the log: who rolled what by which clause, every face, and what it came to.
public record Thrown(String clause, String actor, String roll, List<Face> faces, String result) {}

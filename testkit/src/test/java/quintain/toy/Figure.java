package quintain.toy;

import quintain.kernel.Entry;

/// A brawler as the content files have it.
public record Figure(String id, String name, int hp, int guard, boolean hidden) implements Entry {}

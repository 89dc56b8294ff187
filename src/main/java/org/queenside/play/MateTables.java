package org.queenside.play;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The tables computed so far, for the whole program: they never change. */
final class MateTables {
  private static final Map<Material, MateTable> KNOWN = new ConcurrentHashMap<>();

  private MateTables() {}

  /** Returns how far every placement is from mate; computed when first asked for. */
  static MateTable of(Material material) {
    MateTable known = KNOWN.get(material);
    return known == null ? compute(material) : known;
  }

  /** One at a time, since one table may need another; who waits here finds it afterwards. */
  private static synchronized MateTable compute(Material material) {
    MateTable known = KNOWN.get(material);
    if (known == null) {
      known = new MateTableBuilder(material).build();
      KNOWN.put(material, known);
    }
    return known;
  }
}

package org.queenside.play;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The tables computed so far, for the whole program: they never change. */
final class TablebaseCache {
  private static final Map<TablebaseMaterial, Tablebase> KNOWN = new ConcurrentHashMap<>();

  private TablebaseCache() {}

  /** Returns how far every placement is from mate; computed when first asked for. */
  static Tablebase of(TablebaseMaterial material) {
    Tablebase known = KNOWN.get(material);
    return known == null ? compute(material) : known;
  }

  /** One at a time, since one table may need another; who waits here finds it afterwards. */
  private static synchronized Tablebase compute(TablebaseMaterial material) {
    Tablebase known = KNOWN.get(material);
    if (known == null) {
      known = new TablebaseGenerator(material).build();
      KNOWN.put(material, known);
    }
    return known;
  }
}

package org.queenside.play;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The tablebases computed so far, which the whole program shares. */
final class TablebaseCache {
  private static final Map<TablebaseMaterial, Tablebase> KNOWN = new ConcurrentHashMap<>();

  private TablebaseCache() {}

  /** Returns the tablebase for some material, computing it when first needed. */
  static Tablebase of(TablebaseMaterial material) {
    Tablebase known = KNOWN.get(material);
    return known == null ? compute(material) : known;
  }

  /** Computes one table at a time, since one table may need another. */
  private static synchronized Tablebase compute(TablebaseMaterial material) {
    Tablebase known = KNOWN.get(material);
    if (known == null) {
      known = new TablebaseGenerator(material).build();
      KNOWN.put(material, known);
    }
    return known;
  }
}

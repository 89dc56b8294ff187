package org.queenside.school.game;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Two players of a tournament who meet, by their numbers.
 *
 * @param black null if White's player has a bye, which counts as a win
 */
record Pairing(int white, @Nullable Integer black) {

  /** Returns what remains of the pairing when only some players are here; null if nothing does. */
  @Nullable Pairing among(Set<Integer> present) {
    boolean hasWhite = present.contains(white);
    boolean hasBlack = black != null && present.contains(black);
    if (hasWhite) {
      return hasBlack ? this : new Pairing(white, null);
    }
    return black != null && hasBlack ? new Pairing(black, null) : null;
  }
}

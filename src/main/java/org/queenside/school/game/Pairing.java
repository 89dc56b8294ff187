package org.queenside.school.game;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A pairing of two players of a tournament, by their numbers.
 *
 * @param black null if White's player has a bye, which counts as a win
 */
record Pairing(int white, @Nullable Integer black) {

  /** Returns what remains of the pairing if only some players are here; null for nothing. */
  @Nullable Pairing among(Set<Integer> present) {
    boolean hasWhite = present.contains(white);
    boolean hasBlack = black != null && present.contains(black);
    if (hasWhite) {
      return hasBlack ? this : new Pairing(white, null);
    }
    return black != null && hasBlack ? new Pairing(black, null) : null;
  }
}

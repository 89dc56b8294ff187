package org.queenside.school.game;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Who plays whom in a tournament. */
public enum TournamentKind {
  /** In each round, players with about the same points meet. */
  SWISS,
  /** Everyone plays everyone else once. */
  ROUND_ROBIN;

  /** The fewest players. Fewer can simply play each other. */
  private static final int FEWEST = 3;

  /** The most players for a round robin. More would take too many rounds. */
  private static final int MOST_IN_ROUND_ROBIN = 12;

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** Returns the name in messages and in the database, such as {@code round-robin}. */
  public String code() {
    return code;
  }

  /** Returns whether this many players can play this kind of tournament. */
  public boolean isFor(int players) {
    return players >= FEWEST && (this == SWISS || players <= MOST_IN_ROUND_ROBIN);
  }

  /** Returns the kind with this code; nothing if there is none. */
  static Optional<TournamentKind> of(String code) {
    return Arrays.stream(values()).filter(kind -> kind.code.equals(code)).findFirst();
  }
}

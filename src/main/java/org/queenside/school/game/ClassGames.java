package org.queenside.school.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.game.WatchedGame;

/**
 * The games of a class at one moment, as a teacher sees them.
 *
 * @param boards the games that are running or have just ended, oldest first
 * @param present how many pupils are here
 * @param free how many of them aren't playing
 * @param tournament the running tournament, or null
 */
public record ClassGames(
    ClassGameSettings settings,
    List<WatchedGame> boards,
    int present,
    int free,
    @Nullable Tournament tournament) {

  /** Copies the list. */
  public ClassGames {
    boards = List.copyOf(boards);
  }
}

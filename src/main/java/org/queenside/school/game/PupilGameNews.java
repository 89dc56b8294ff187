package org.queenside.school.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameId;

/**
 * What a pupil has to know about games with classmates, whatever page is open.
 *
 * @param challenges who wants to play, first come, first shown
 * @param begun a game that has begun and that the pupil hasn't opened, or null
 */
public record PupilGameNews(List<Challenge> challenges, @Nullable GameId begun) {

  /** Nothing is new. */
  public static final PupilGameNews NONE = new PupilGameNews(List.of(), null);

  /** Copies the list. */
  public PupilGameNews {
    challenges = List.copyOf(challenges);
  }
}

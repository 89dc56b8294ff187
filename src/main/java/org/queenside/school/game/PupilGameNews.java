package org.queenside.school.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameId;

/**
 * What a pupil needs to know about games with classmates, on any page.
 *
 * @param challenges who wants to play, oldest first
 * @param begun a game that has begun but that the pupil hasn't opened, or null
 */
public record PupilGameNews(List<Challenge> challenges, @Nullable GameId begun) {

  /** Nothing is new. */
  public static final PupilGameNews NONE = new PupilGameNews(List.of(), null);

  /** Copies the list. */
  public PupilGameNews {
    challenges = List.copyOf(challenges);
  }
}

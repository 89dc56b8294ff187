package org.queenside.school.game;

import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;

/**
 * A pupil of the same class who is here.
 *
 * @param schoolClass the class they share
 * @param state whether a game with this pupil can begin
 */
public record Classmate(ClassId schoolClass, LearnerId id, String name, State state) {

  /** Whether a game with a classmate can begin. */
  public enum State {
    FREE,
    /** The classmate is playing someone else. */
    PLAYING,
    /** The classmate has been challenged and hasn't answered yet. */
    CHALLENGED,
    /** The classmate has just declined. */
    DECLINED
  }
}

package org.queenside.game;

/** Games with classmates. Implemented in {@code school.game}. */
public interface ClassmateGames {

  /** Returns whether the acting learner may play classmates. */
  boolean mayPlay();
}

package org.queenside.game;

/** Games with classmates; {@code school.game} answers. */
public interface ClassmateGames {

  /** Returns whether the acting learner may play classmates. */
  boolean mayPlay();
}

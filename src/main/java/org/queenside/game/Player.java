package org.queenside.game;

import org.jspecify.annotations.Nullable;
import org.queenside.engine.Opponent;
import org.queenside.identity.account.LearnerId;

/** Who plays one side of a game. */
public sealed interface Player {

  /**
   * A person.
   *
   * @param learner null if nothing is stored about the person yet, or any more
   */
  record Person(@Nullable LearnerId learner) implements Player {}

  /** The computer. */
  record Computer(Opponent opponent) implements Player {}
}

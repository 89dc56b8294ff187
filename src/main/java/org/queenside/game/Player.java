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
   * @param name what the person is called, or null if the person has no account
   */
  record Person(@Nullable LearnerId learner, @Nullable String name) implements Player {}

  /** A visitor without an account, whose name nobody learns. */
  record Guest() implements Player {}

  /** The computer. */
  record Computer(Opponent opponent) implements Player {}
}

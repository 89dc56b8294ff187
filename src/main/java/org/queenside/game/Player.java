package org.queenside.game;

import org.jspecify.annotations.Nullable;
import org.queenside.engine.Opponent;
import org.queenside.identity.account.LearnerId;

/** Who plays one side of a game. */
public sealed interface Player {

  /**
   * A person.
   *
   * @param learner null if nothing is stored about the person
   * @param name what the person is called, or null if the person has no account
   */
  record Person(@Nullable LearnerId learner, @Nullable String name) implements Player {}

  /** The other one in an old game between two visitors with a code, which shows no names. */
  record Guest() implements Player {}

  /** The computer. */
  record Computer(Opponent opponent) implements Player {}
}

package org.queenside.identity.account;

import org.queenside.store.NotSavedException;

/** Thrown when something wasn't saved because the learner doesn't exist any more. */
public final class LearnerDeletedException extends NotSavedException {

  private static final long serialVersionUID = 1;

  LearnerDeletedException(String what) {
    super(what + " was not saved: the learner was deleted", null);
  }
}

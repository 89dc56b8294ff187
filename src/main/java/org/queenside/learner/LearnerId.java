package org.queenside.learner;

import java.util.UUID;

/**
 * The name of a learner inside the program. It says nothing about the person.
 *
 * @param value the id in the database
 */
public record LearnerId(UUID value) {

  static LearnerId random() {
    return new LearnerId(UUID.randomUUID());
  }

  @Override
  public String toString() {
    return value.toString();
  }
}

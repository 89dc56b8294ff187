package org.queenside.identity.account;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The name of a learner inside the program. It says nothing about the person.
 *
 * @param value the id in the database
 */
public record LearnerId(UUID value) {

  static LearnerId random() {
    return new LearnerId(UUID.randomUUID());
  }

  /** Reads the id in an address; null if it is none. */
  public static @Nullable LearnerId parse(String text) {
    try {
      return new LearnerId(UUID.fromString(text));
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  @Override
  public String toString() {
    return value.toString();
  }
}

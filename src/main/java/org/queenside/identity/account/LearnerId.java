package org.queenside.identity.account;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A learner's id. It reveals nothing about the person.
 *
 * @param value the id in the database
 */
public record LearnerId(UUID value) {

  static LearnerId random() {
    return new LearnerId(UUID.randomUUID());
  }

  /** Reads the id in an address; null if it isn't an id. */
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

package org.queenside.school.roster;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The name of a class inside the program. It cannot be guessed, but that is not what protects a
 * class: who asks is checked each time.
 */
public record ClassId(UUID value) {

  private static final int LENGTH = 36;

  static ClassId random() {
    return new ClassId(UUID.randomUUID());
  }

  /** Reads the id in an address; null if it is none. */
  public static @Nullable ClassId parse(String text) {
    if (text.length() != LENGTH) {
      return null;
    }
    try {
      return new ClassId(UUID.fromString(text));
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  @Override
  public String toString() {
    return value.toString();
  }
}

package org.queenside.school.roster;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Identifies a class. It can't be guessed, but that isn't what protects a class: every access is
 * checked.
 */
public record ClassId(UUID value) {

  private static final int LENGTH = 36;

  public static ClassId random() {
    return new ClassId(UUID.randomUUID());
  }

  /** Reads an id from an address; returns null if it isn't one. */
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

package org.queenside.identity.session;

import java.time.Instant;
import java.util.UUID;

/**
 * A device that a teacher has tied to a class. A device tied to two classes appears twice.
 *
 * @param schoolClass the id of the class
 * @param name what teachers call the device
 * @param usedAt the last sign-in on it; the same as {@code tiedAt} until the first
 */
public record ClassTablet(UUID id, UUID schoolClass, String name, Instant tiedAt, Instant usedAt) {

  /** Returns whether a pupil has signed in on it. */
  public boolean isUsed() {
    return usedAt.isAfter(tiedAt);
  }
}

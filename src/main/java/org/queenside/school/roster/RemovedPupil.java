package org.queenside.school.roster;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;

/**
 * A pupil who was removed from a class.
 *
 * @param className the class's name; empty for an account that was in none
 * @param schoolClass the class; null if it has been deleted
 * @param removedAt when; null for an account that was in no class
 * @param removedBy the name of the teacher; empty for an account that was in no class
 * @param deletion when the pupil will be deleted unless they come back; null if never
 */
public record RemovedPupil(
    LearnerId id,
    String name,
    String signInName,
    String className,
    @Nullable ClassId schoolClass,
    @Nullable Instant removedAt,
    String removedBy,
    @Nullable Instant deletion) {

  RemovedPupil withDeletion(@Nullable Instant date) {
    return new RemovedPupil(
        id, name, signInName, className, schoolClass, removedAt, removedBy, date);
  }
}

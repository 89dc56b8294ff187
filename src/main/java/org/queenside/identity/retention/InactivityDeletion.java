package org.queenside.identity.retention;

/** Deletes learners of one kind who have been inactive too long. */
public interface InactivityDeletion {

  /** Returns the kind's name in the database and the interface texts; at most 60 characters. */
  String kind();

  /** Counts the learners who would be deleted now. */
  int due();

  /** Counts all learners of the kind. */
  int all();

  /**
   * Deletes the learners who have now been away too long, without asking anyone.
   *
   * @return how many were deleted
   */
  int delete();
}

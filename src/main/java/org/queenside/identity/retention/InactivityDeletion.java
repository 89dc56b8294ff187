package org.queenside.identity.retention;

/** Deletes learners of one kind who have been inactive too long. */
public interface InactivityDeletion {

  /** Returns the kind, as the database and the interface texts call it; at most 60 characters. */
  String kind();

  /** Counts the learners who would be deleted now. */
  int due();

  /** Counts all learners of the kind. */
  int all();

  /**
   * Deletes those who have been away too long now, without asking anyone.
   *
   * @return how many
   */
  int delete();
}

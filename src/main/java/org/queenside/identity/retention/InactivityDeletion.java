package org.queenside.identity.retention;

/**
 * A job that deletes learners of one kind who have been away too long.
 *
 * <p>Methods throw Spring's {@code DataAccessException} when the database fails.
 */
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

package org.queenside.school.authoring;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.course.source.StandaloneExercise;
import org.queenside.identity.account.LearnerId;

/**
 * An exercise written by a teacher.
 *
 * @param title the title for teachers, at most {@link #LONGEST_TITLE} characters
 * @param source the YAML that pupils get, always valid; null until it is valid for the first time
 * @param draft the author's unsaved changes, valid or not; null if there are none, and for other
 *     teachers
 * @param version the version to pass with a change
 */
public record OwnExercise(
    long id,
    LearnerId author,
    String authorName,
    String title,
    @Nullable String source,
    @Nullable String draft,
    boolean shared,
    Instant changedAt,
    int version) {

  /** The maximum length of the title, in characters. */
  public static final int LONGEST_TITLE = 100;

  /** The maximum length of the source or draft, in characters. */
  public static final int LONGEST_SOURCE = 20_000;

  private static final String PREFIX = "own/";

  /** Returns the name of a teacher's exercise in the log of attempts. */
  public static String item(long id) {
    return PREFIX + id;
  }

  /** Returns the id behind a name in the log, or null if it names none. */
  public static @Nullable Long idOf(String item) {
    return item.matches(PREFIX + "[1-9]\\d{0,17}")
        ? Long.valueOf(item.substring(PREFIX.length()))
        : null;
  }

  /** Returns the name in the log of attempts. */
  public String item() {
    return item(id);
  }

  /** Returns whether pupils can get it. */
  public boolean isAssignable() {
    return source != null;
  }

  /** Returns what the author sees: the draft if there is one, else what pupils get. */
  public String latest() {
    if (draft != null) {
      return draft;
    }
    return source == null ? "" : source;
  }

  String sourceOrNothing() {
    return source == null ? "" : source;
  }

  /** Returns the exercise that pupils get, or null if they can't get it yet. */
  public @Nullable Exercise exercise() {
    return source == null ? null : StandaloneExercise.read(source).exercise();
  }

  OwnExercise with(String newTitle, @Nullable String newSource, @Nullable String newDraft) {
    return new OwnExercise(
        id, author, authorName, newTitle, newSource, newDraft, shared, changedAt, version);
  }

  OwnExercise withShared(boolean nowShared) {
    return new OwnExercise(
        id, author, authorName, title, source, draft, nowShared, changedAt, version);
  }

  OwnExercise withoutDraft() {
    return with(title, source, null);
  }
}

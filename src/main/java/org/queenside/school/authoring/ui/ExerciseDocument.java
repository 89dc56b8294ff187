package org.queenside.school.authoring.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.school.authoring.OwnExerciseService;
import org.queenside.store.ConflictException;
import org.queenside.store.DatabaseFailureLog;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/**
 * An exercise being edited, and its stored form. Every change is stored as a draft; pupils get it
 * only when the author saves.
 */
final class ExerciseDocument {

  enum State {
    /** Nothing is stored yet. */
    NEW,
    /** Pupils get the text on the screen. */
    SAVED,
    DRAFT,
    /** Another window changed the exercise, so this one no longer stores anything. */
    CONFLICT,
    LOST
  }

  private final OwnExerciseService exercises;
  private @Nullable OwnExercise stored;
  private State state;

  ExerciseDocument(OwnExerciseService exercises, @Nullable OwnExercise stored) {
    this.exercises = exercises;
    this.stored = stored;
    this.state = stored == null ? State.NEW : state(stored);
  }

  private static State state(OwnExercise stored) {
    return stored.draft() == null ? State.SAVED : State.DRAFT;
  }

  State state() {
    return state;
  }

  /** Returns the exercise as it was last stored, or null if it never was. */
  @Nullable OwnExercise stored() {
    return stored;
  }

  /** Stores a change as a draft. */
  void saveDraft(String title, String text) {
    OwnExercise before = stored;
    if (state == State.CONFLICT
        || before != null && before.latest().equals(text) && before.title().equals(title)) {
      return;
    }
    change(
        () ->
            before == null
                ? exercises.createDraft(title, text)
                : text.equals(before.source()) && before.title().equals(title)
                    ? exercises.discard(before)
                    : exercises.saveDraft(before, title, text));
  }

  /** Gives pupils the text on the screen, which must be valid. */
  void save(String title, String text) {
    OwnExercise before = stored;
    change(
        () -> before == null ? exercises.create(title, text) : exercises.save(before, title, text));
  }

  void share(boolean shared) {
    OwnExercise before = stored;
    if (before != null) {
      change(() -> exercises.share(before, shared));
    }
  }

  /** Continues as a new exercise, beside the one that was changed elsewhere. */
  void continueAsCopy(String title, String text) {
    change(() -> exercises.createDraft(title, text));
  }

  private interface Change {
    OwnExercise make();
  }

  private void change(Change change) {
    try {
      OwnExercise changed = change.make();
      stored = changed;
      state = state(changed);
    } catch (ConflictException _) {
      state = State.CONFLICT;
    } catch (DataAccessException | TransactionException e) {
      DatabaseFailureLog.report("an exercise was not saved", e);
      state = State.LOST;
    }
  }
}

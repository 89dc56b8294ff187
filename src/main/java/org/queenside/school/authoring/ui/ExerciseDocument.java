package org.queenside.school.authoring.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.school.authoring.OwnExerciseService;
import org.queenside.store.ConflictException;
import org.queenside.store.DatabaseFailureLog;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/**
 * An exercise that is being written, as it is kept. Every change is kept as a draft; what pupils
 * get changes only when the author saves.
 */
final class ExerciseDocument {

  /** What became of the last change. */
  enum State {
    /** Nothing is written yet. */
    NEW,
    /** Pupils get what is on the screen. */
    SAVED,
    /** What is on the screen is kept for its author. */
    DRAFT,
    /** Another window changed it: nothing of this one is kept any more. */
    CONFLICT,
    /** The database does not take it. */
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

  /** The exercise as it was last kept, or null if it never was. */
  @Nullable OwnExercise stored() {
    return stored;
  }

  /** Keeps a change for its author. */
  void keep(String title, String text) {
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

  /** Gives pupils what is on the screen, which is sound. */
  void save(String title, String text) {
    OwnExercise before = stored;
    change(
        () -> before == null ? exercises.create(title, text) : exercises.save(before, title, text));
  }

  /** Lets other instructors see it, or no longer. */
  void share(boolean shared) {
    OwnExercise before = stored;
    if (before != null) {
      change(() -> exercises.share(before, shared));
    }
  }

  /** Goes on as an exercise of its own, beside the one that was changed elsewhere. */
  void goOnAsCopy(String title, String text) {
    change(() -> exercises.createDraft(title, text));
  }

  private interface Change {
    OwnExercise make();
  }

  private void change(Change change) {
    try {
      OwnExercise now = change.make();
      stored = now;
      state = state(now);
    } catch (ConflictException meanwhile) {
      state = State.CONFLICT;
    } catch (DataAccessException | TransactionException e) {
      DatabaseFailureLog.report("an exercise was not saved", e);
      state = State.LOST;
    }
  }
}

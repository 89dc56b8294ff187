/**
 * Exercises that teachers write: stored, checked and shared.
 *
 * <p>An exercise being written is an {@link org.queenside.school.authoring.ExerciseDraft}, complete
 * or not. The {@link org.queenside.school.authoring.DraftInspector} says what is wrong with it and
 * how to fix it. {@link org.queenside.school.authoring.OwnExerciseService} stores it.
 */
@NullMarked
package org.queenside.school.authoring;

import org.jspecify.annotations.NullMarked;

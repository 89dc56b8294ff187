/**
 * Exercises that instructors write: kept, checked, shared.
 *
 * <p>What somebody writes is a {@link org.queenside.school.authoring.ExerciseDraft}, whole or not.
 * The {@link org.queenside.school.authoring.DraftInspector} says what is wrong with it and how that
 * can be mended; {@link org.queenside.school.authoring.OwnExerciseService} keeps it.
 */
@NullMarked
package org.queenside.school.authoring;

import org.jspecify.annotations.NullMarked;

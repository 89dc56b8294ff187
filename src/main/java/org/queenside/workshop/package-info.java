/**
 * Exercises that instructors write: kept, checked, shared.
 *
 * <p>What somebody writes is a {@link org.queenside.workshop.Draft}, whole or not. The {@link
 * org.queenside.workshop.Inspector} says what is wrong with it and how that can be mended; {@link
 * org.queenside.workshop.OwnExercises} keeps it.
 */
@NullMarked
package org.queenside.workshop;

import org.jspecify.annotations.NullMarked;

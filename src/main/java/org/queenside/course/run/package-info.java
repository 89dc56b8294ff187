/**
 * The run of one exercise: what an answer does to it, what is wrong with a wrong one, and what the
 * screen shows then.
 *
 * <p>A {@link org.queenside.course.run.Run} takes an answer and returns the next run with what came
 * of the answer; it knows nothing of screens, stores or people. Behind it stands one stage for each
 * kind of exercise.
 */
@NullMarked
package org.queenside.course.run;

import org.jspecify.annotations.NullMarked;

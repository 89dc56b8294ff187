/**
 * What a learner has done: the attempt log, and stars and mastery as computed from it.
 *
 * <p>Views use {@link org.queenside.progress.ProgressService}. Items are opaque names here: the
 * package doesn't know the course.
 */
@NullMarked
package org.queenside.progress;

import org.jspecify.annotations.NullMarked;

/** Chooses the next puzzle for a learner and keeps ratings, streaks and reviews. */
@NullMarked
package org.queenside.puzzle.trainer;

import org.jspecify.annotations.NullMarked;

/**
 * Drills: random tasks of the course's kinds about setting up, the names of the squares and the
 * moves of the pieces. Also the plan of the day, and the learner's results.
 */
@NullMarked
package org.queenside.practice;

import org.jspecify.annotations.NullMarked;

/**
 * Drills: random tasks, of the same kinds as in the course, about setting up, square names and how
 * the pieces move. Also the daily plan and the learner's results.
 */
@NullMarked
package org.queenside.practice;

import org.jspecify.annotations.NullMarked;

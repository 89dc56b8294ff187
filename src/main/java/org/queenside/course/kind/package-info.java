/**
 * What is specific to each kind of exercise: how it is written, checked, started and printed, its
 * state, and what an answer does to it.
 */
@NullMarked
package org.queenside.course.kind;

import org.jspecify.annotations.NullMarked;

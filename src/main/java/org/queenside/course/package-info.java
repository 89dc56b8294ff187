/**
 * The course as data: lessons, their loader and linter, and the run of one exercise with its
 * grading.
 */
@NullMarked
package org.queenside.course;

import org.jspecify.annotations.NullMarked;

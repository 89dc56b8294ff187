/** The state of a running exercise, one class for each kind, and what an answer does to it. */
@NullMarked
package org.queenside.course.kind;

import org.jspecify.annotations.NullMarked;

/** Plays exercises when the program starts, so that the first learners don't wait for Java. */
@NullMarked
package org.queenside.warmup;

import org.jspecify.annotations.NullMarked;

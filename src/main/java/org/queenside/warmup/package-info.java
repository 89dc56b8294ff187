/**
 * Plays exercises when the program starts, so the first learners don't have to wait for Java to
 * compile.
 */
@NullMarked
package org.queenside.warmup;

import org.jspecify.annotations.NullMarked;

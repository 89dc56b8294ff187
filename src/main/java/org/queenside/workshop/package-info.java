/** Exercises that instructors write: kept, checked, shared. */
@NullMarked
package org.queenside.workshop;

import org.jspecify.annotations.NullMarked;

/** What a class is to do: items, for whom, from when until when, and how each pupil stands. */
@NullMarked
package org.queenside.assignment;

import org.jspecify.annotations.NullMarked;

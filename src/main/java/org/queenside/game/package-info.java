/** Whole games of chess that are stored at every move: who plays, the clock, the service. */
@NullMarked
package org.queenside.game;

import org.jspecify.annotations.NullMarked;

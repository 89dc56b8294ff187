/** The review of a finished game on the screen. */
@NullMarked
package org.queenside.game.review.ui;

import org.jspecify.annotations.NullMarked;

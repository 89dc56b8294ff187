/** The pages that show the review of a finished game. */
@NullMarked
package org.queenside.game.review.ui;

import org.jspecify.annotations.NullMarked;

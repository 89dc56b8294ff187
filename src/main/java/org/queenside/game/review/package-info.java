/** What a finished game teaches: the moments to try again, who was winning, a word of praise. */
@NullMarked
package org.queenside.game.review;

import org.jspecify.annotations.NullMarked;

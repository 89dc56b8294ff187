/** The pages for whole games: choosing an opponent, playing, and looking back. */
@NullMarked
package org.queenside.game.ui;

import org.jspecify.annotations.NullMarked;

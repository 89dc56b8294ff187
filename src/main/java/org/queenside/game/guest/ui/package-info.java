/** The page on which visitors get or type the code of a game. */
@NullMarked
package org.queenside.game.guest.ui;

import org.jspecify.annotations.NullMarked;

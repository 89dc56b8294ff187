/** Games on one screen: full games of chess, and mini-games. */
@NullMarked
package org.queenside.play.ui;

import org.jspecify.annotations.NullMarked;

/** Games on one screen: a whole game by all the rules, and mini-games. */
@NullMarked
package org.queenside.play.ui;

import org.jspecify.annotations.NullMarked;

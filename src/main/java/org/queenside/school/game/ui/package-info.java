/** Games between the pupils of a class on the screen. */
@NullMarked
package org.queenside.school.game.ui;

import org.jspecify.annotations.NullMarked;

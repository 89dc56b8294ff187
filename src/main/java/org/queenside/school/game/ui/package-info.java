/** The pages for games between the pupils of a class. */
@NullMarked
package org.queenside.school.game.ui;

import org.jspecify.annotations.NullMarked;

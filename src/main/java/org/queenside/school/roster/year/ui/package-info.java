/** Promoting a class on the screen. */
@NullMarked
package org.queenside.school.roster.year.ui;

import org.jspecify.annotations.NullMarked;

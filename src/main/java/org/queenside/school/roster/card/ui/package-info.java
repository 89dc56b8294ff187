/** Login cards on the screen and to print. */
@NullMarked
package org.queenside.school.roster.card.ui;

import org.jspecify.annotations.NullMarked;

/** Classes on the screen: list, pupils, cards, settings. */
@NullMarked
package org.queenside.school.roster.ui;

import org.jspecify.annotations.NullMarked;

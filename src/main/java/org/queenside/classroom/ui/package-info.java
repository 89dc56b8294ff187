/** Classes on the screen: list, pupils, cards, settings. */
@NullMarked
package org.queenside.classroom.ui;

import org.jspecify.annotations.NullMarked;

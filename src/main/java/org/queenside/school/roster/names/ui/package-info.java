/** Lists of names on the screen: typed, pasted or uploaded. */
@NullMarked
package org.queenside.school.roster.names.ui;

import org.jspecify.annotations.NullMarked;

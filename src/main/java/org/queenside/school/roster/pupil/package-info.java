/** Pupils: added, merged, removed, brought back, deleted. */
@NullMarked
package org.queenside.school.roster.pupil;

import org.jspecify.annotations.NullMarked;

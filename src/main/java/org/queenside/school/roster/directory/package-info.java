/** All classes of a school, for its administrators. */
@NullMarked
package org.queenside.school.roster.directory;

import org.jspecify.annotations.NullMarked;

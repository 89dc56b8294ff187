/**
 * Classes: their teachers, pupils and groups, and who may see what.
 *
 * <p>Everything about a class goes through {@link org.queenside.school.roster.SchoolClassService},
 * which opens a class only for its own teachers.
 */
@NullMarked
package org.queenside.school.roster;

import org.jspecify.annotations.NullMarked;

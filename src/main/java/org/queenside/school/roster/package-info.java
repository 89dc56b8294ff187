/**
 * Classes: who teaches and who learns in them, groups, and who may see what.
 *
 * <p>{@link org.queenside.school.roster.SchoolClassService} opens a class for the instructor in
 * front of the screen, or says that it is not theirs; all that is about a class goes through it.
 */
@NullMarked
package org.queenside.school.roster;

import org.jspecify.annotations.NullMarked;

/** A teacher's classes, and the teachers of a class. */
@NullMarked
package org.queenside.school.roster.teacher.ui;

import org.jspecify.annotations.NullMarked;

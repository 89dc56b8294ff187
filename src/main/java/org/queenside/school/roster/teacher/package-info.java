/** Who teaches a class: its lead teacher, other teachers, assistants, and offers to them. */
@NullMarked
package org.queenside.school.roster.teacher;

import org.jspecify.annotations.NullMarked;

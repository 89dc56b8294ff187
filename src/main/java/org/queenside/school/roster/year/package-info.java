/** A new school year: classes that are promoted, and promotions that are undone. */
@NullMarked
package org.queenside.school.roster.year;

import org.jspecify.annotations.NullMarked;

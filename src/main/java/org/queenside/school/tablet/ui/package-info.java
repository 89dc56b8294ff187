/** The pages for tied tablets: the names on the tablet, and the teacher's list. */
@NullMarked
package org.queenside.school.tablet.ui;

import org.jspecify.annotations.NullMarked;

/** The page with a class's pupils, and the pages to add and bring back pupils. */
@NullMarked
package org.queenside.school.roster.pupil.ui;

import org.jspecify.annotations.NullMarked;

/** The pages for live lessons, for the teacher and the pupils. */
@NullMarked
package org.queenside.school.live.ui;

import org.jspecify.annotations.NullMarked;

/** Live lessons on the screens of the teacher and of the pupils. */
@NullMarked
package org.queenside.school.live.ui;

import org.jspecify.annotations.NullMarked;

/**
 * Live lessons: a teacher puts one question after another on the screens of a class, sees the
 * answers arrive, and shows the solution.
 */
@NullMarked
package org.queenside.school.live;

import org.jspecify.annotations.NullMarked;

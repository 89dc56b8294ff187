/**
 * The few drawn things that every screen shares: icons, stars, pieces as pictures, answers, fields
 * and forms, and what a page tells the bar above it. It knows nothing of chess, lessons or
 * learners, so that every {@code ui} package may use it.
 */
@NullMarked
package org.queenside.ui;

import org.jspecify.annotations.NullMarked;

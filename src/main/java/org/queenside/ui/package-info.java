/**
 * Components that every screen shares: buttons, questions on the page, fields and forms, notices,
 * icons, stars and pieces as pictures, and what a page shows in the bar above it. It knows nothing
 * of chess, lessons or learners, so every {@code ui} package may use it.
 */
@NullMarked
package org.queenside.ui;

import org.jspecify.annotations.NullMarked;

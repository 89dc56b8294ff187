/**
 * Components that every screen shares: pages, plain elements, buttons, questions on the page,
 * fields and forms, tables, notices, icons, stars and pieces as pictures, and what a page shows in
 * the bar above it. It knows nothing about chess, lessons or learners, so every {@code ui} package
 * may use it.
 */
@NullMarked
package org.queenside.ui;

import org.jspecify.annotations.NullMarked;

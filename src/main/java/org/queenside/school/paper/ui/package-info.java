/** Printable pages, and the page for typing in results. */
@NullMarked
package org.queenside.school.paper.ui;

import org.jspecify.annotations.NullMarked;

/** Pages to print, and the page to type results in. */
@NullMarked
package org.queenside.school.paper.ui;

import org.jspecify.annotations.NullMarked;

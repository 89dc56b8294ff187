/** Who may do what: every route and every method that acts for somebody, tried by every role. */
@NullMarked
package org.queenside.access;

import org.jspecify.annotations.NullMarked;

/** The application itself: start, shell, security and configuration. It may import every room. */
@NullMarked
package org.queenside;

import org.jspecify.annotations.NullMarked;

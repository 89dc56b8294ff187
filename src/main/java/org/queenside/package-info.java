/** The application class, which may import every package. */
@NullMarked
package org.queenside;

import org.jspecify.annotations.NullMarked;

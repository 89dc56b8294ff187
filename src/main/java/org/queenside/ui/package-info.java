/** The shell of the application and its first page. */
@NullMarked
package org.queenside.ui;

import org.jspecify.annotations.NullMarked;

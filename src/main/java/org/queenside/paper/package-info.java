/** Assignments on paper: worksheets, their keys, and results that come back. */
@NullMarked
package org.queenside.paper;

import org.jspecify.annotations.NullMarked;

/** Runs the same tests on every database that Queenside supports. */
@NullMarked
package org.queenside.database;

import org.jspecify.annotations.NullMarked;

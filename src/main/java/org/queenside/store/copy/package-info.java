/** Copies everything from one database to another, such as from the H2 file to PostgreSQL. */
@NullMarked
package org.queenside.store.copy;

import org.jspecify.annotations.NullMarked;

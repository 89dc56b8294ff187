/** Moving everything from one database to another, such as from the H2 file to PostgreSQL. */
@NullMarked
package org.queenside.database.copy;

import org.jspecify.annotations.NullMarked;

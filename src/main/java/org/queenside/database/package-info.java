/** The store under the rooms: how its database is opened, checked at start and saved daily. */
@NullMarked
package org.queenside.database;

import org.jspecify.annotations.NullMarked;

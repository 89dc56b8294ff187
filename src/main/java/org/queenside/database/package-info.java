/**
 * The store under the rooms: how its database is opened, checked at start and saved daily. The
 * rooms talk to it by Spring; from here they need only {@link
 * org.queenside.database.ArrayParameter}.
 */
@NullMarked
package org.queenside.database;

import org.jspecify.annotations.NullMarked;

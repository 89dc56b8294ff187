/**
 * The store under the rooms: how its database is opened, checked at start and saved daily. The
 * rooms talk to it by Spring; from here they need only {@link org.queenside.store.ArrayParameter},
 * and {@link org.queenside.store.JobLock} for what runs by the clock.
 */
@NullMarked
package org.queenside.store;

import org.jspecify.annotations.NullMarked;

/**
 * Opens the database, checks it at the start and backs it up daily. Also contains what the
 * repositories of all features use: {@link org.queenside.store.JdbcValues}, {@link
 * org.queenside.store.JdbcUpsert}, {@link org.queenside.store.ArrayParameter}, {@link
 * org.queenside.store.StoreExceptionTranslator} and the exceptions it throws, and {@link
 * org.queenside.store.JobLock} for scheduled jobs.
 */
@NullMarked
package org.queenside.store;

import org.jspecify.annotations.NullMarked;

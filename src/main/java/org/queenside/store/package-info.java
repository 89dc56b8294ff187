/**
 * How the database is opened, checked at the start and backed up daily, and what repositories of
 * all features use: {@link org.queenside.store.JdbcValues}, {@link org.queenside.store.JdbcUpsert},
 * {@link org.queenside.store.ArrayParameter}, {@link org.queenside.store.StoreExceptionTranslator}
 * and the exceptions it throws, and {@link org.queenside.store.JobLock} for scheduled jobs.
 */
@NullMarked
package org.queenside.store;

import org.jspecify.annotations.NullMarked;

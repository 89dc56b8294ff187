package org.queenside;

import org.queenside.store.OnPostgreSql;

/** The same tables, merged, exported and deleted on PostgreSQL. */
@OnPostgreSql
class LearnerRecordsOnPostgreSqlTest extends LearnerRecordsTest {}

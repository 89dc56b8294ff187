package org.queenside;

import org.queenside.store.OnPostgreSql;

/** The same tables, taken along, out and away where they are in PostgreSQL. */
@OnPostgreSql
class LearnerRecordsOnPostgreSqlTest extends LearnerRecordsTest {}

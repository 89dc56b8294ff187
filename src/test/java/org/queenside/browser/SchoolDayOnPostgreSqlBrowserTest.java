package org.queenside.browser;

import org.queenside.store.OnPostgreSql;

/** The same day with the data in PostgreSQL. */
@OnPostgreSql
class SchoolDayOnPostgreSqlBrowserTest extends SchoolDayBrowserTest {}

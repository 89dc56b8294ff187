package org.queenside.school.demo;

import org.queenside.store.OnPostgreSql;

/** The same with the data in PostgreSQL. */
@OnPostgreSql
class DemoSchoolOnPostgreSqlTest extends DemoSchoolTest {}

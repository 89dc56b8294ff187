package org.queenside.browser;

import org.queenside.store.OnPostgreSql;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;

/** The same story with the data in PostgreSQL. */
@OnPostgreSql
class ClassStoryOnPostgreSqlBrowserTest extends ClassStoryBrowserTest {

  ClassStoryOnPostgreSqlBrowserTest(
      @Autowired ApplicationContext beans, Browser teacher, AdditionalBrowsers browsers) {
    super(beans, teacher, browsers);
  }
}

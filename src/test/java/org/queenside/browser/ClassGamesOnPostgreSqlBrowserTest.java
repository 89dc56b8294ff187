package org.queenside.browser;

import org.queenside.identity.session.TestSignIns;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.store.OnPostgreSql;
import org.springframework.beans.factory.annotation.Autowired;

/** The same game with the data in PostgreSQL. */
@OnPostgreSql
class ClassGamesOnPostgreSqlBrowserTest extends ClassGamesBrowserTest {

  ClassGamesOnPostgreSqlBrowserTest(
      @Autowired SchoolClassFixture classes, @Autowired TestSignIns signIns) {
    super(classes, signIns);
  }
}

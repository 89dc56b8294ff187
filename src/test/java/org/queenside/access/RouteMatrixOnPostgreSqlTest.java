package org.queenside.access;

import jakarta.servlet.ServletContext;
import org.queenside.store.OnPostgreSql;
import org.springframework.beans.factory.annotation.Autowired;

/** The same pages for the same actors where the data is in PostgreSQL. */
@OnPostgreSql
class RouteMatrixOnPostgreSqlTest extends RouteMatrixTest {

  RouteMatrixOnPostgreSqlTest(
      @Autowired TwoClassesFixture school, @Autowired ServletContext servletContext) {
    super(school, servletContext);
  }
}

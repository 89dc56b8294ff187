package org.queenside.access;

import jakarta.servlet.ServletContext;
import org.queenside.store.OnPostgreSql;
import org.springframework.beans.factory.annotation.Autowired;

/** The same matrix with the data in PostgreSQL. */
@OnPostgreSql
class RouteMatrixOnPostgreSqlTest extends RouteMatrixTest {

  RouteMatrixOnPostgreSqlTest(
      @Autowired TwoClassesFixture school, @Autowired ServletContext servletContext) {
    super(school, servletContext);
  }
}

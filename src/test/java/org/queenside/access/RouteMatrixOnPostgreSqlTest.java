package org.queenside.access;

import jakarta.servlet.ServletContext;
import org.queenside.database.OnPostgreSql;
import org.springframework.beans.factory.annotation.Autowired;

/** The same pages for the same actors where the data is in PostgreSQL. */
@OnPostgreSql
class RouteMatrixOnPostgreSqlTest extends RouteMatrixTest {

  RouteMatrixOnPostgreSqlTest(@Autowired School school, @Autowired ServletContext servletContext) {
    super(school, servletContext);
  }
}

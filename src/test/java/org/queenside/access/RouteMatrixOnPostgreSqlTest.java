package org.queenside.access;

import jakarta.servlet.ServletContext;
import java.util.EnumSet;
import java.util.Set;
import org.queenside.store.OnPostgreSql;
import org.springframework.beans.factory.annotation.Autowired;

/**
 * The matrix with the data in PostgreSQL, for one actor of each role. Between them they may see
 * every page. {@link ServiceMatrixOnPostgreSqlTest} tries there what others are refused.
 */
@OnPostgreSql
class RouteMatrixOnPostgreSqlTest extends RouteMatrixTest {

  RouteMatrixOnPostgreSqlTest(
      @Autowired TwoClassesFixture school, @Autowired ServletContext servletContext) {
    super(school, servletContext);
  }

  @Override
  Set<Actor> actors() {
    return EnumSet.of(Actor.VISITOR, Actor.PUPIL, Actor.TEACHER, Actor.ADMINISTRATOR);
  }
}

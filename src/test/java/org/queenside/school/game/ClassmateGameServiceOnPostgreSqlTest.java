package org.queenside.school.game;

import org.queenside.school.report.SchoolClassFixture;
import org.queenside.store.OnPostgreSql;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The same with the data in PostgreSQL. */
@OnPostgreSql
class ClassmateGameServiceOnPostgreSqlTest extends ClassmateGameServiceTest {

  ClassmateGameServiceOnPostgreSqlTest(
      @Autowired ClassmateGameService games,
      @Autowired ClassGameService teaching,
      @Autowired SchoolClassFixture classes,
      @Autowired JdbcClient jdbc) {
    super(games, teaching, classes, jdbc);
  }
}

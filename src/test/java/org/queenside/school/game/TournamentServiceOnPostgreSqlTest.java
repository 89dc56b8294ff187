package org.queenside.school.game;

import org.queenside.game.GameService;
import org.queenside.identity.account.AccountRepository;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.store.OnPostgreSql;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The same with the data in PostgreSQL. */
@OnPostgreSql
class TournamentServiceOnPostgreSqlTest extends TournamentServiceTest {

  TournamentServiceOnPostgreSqlTest(
      @Autowired TournamentService tournaments,
      @Autowired ClassGameService teaching,
      @Autowired ClassmateGameService games,
      @Autowired GameService boards,
      @Autowired AccountRepository accounts,
      @Autowired SchoolClassFixture classes,
      @Autowired JdbcClient jdbc) {
    super(tournaments, teaching, games, boards, accounts, classes, jdbc);
  }
}

package org.queenside.school.game;

import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.PromotedClassRecords;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Whether pupils may play each other stays when a class is promoted. Games belong to the old year.
 */
@Repository
class PromotedGamesRepository implements PromotedClassRecords {

  private final JdbcClient jdbc;

  PromotedGamesRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  @Override
  public void copySettings(ClassId from, ClassId to) {
    jdbc.sql(
            """
            insert into class_games (class_id, is_open, time_control, claim_minutes)
            select cast(? as uuid), is_open, time_control, claim_minutes
            from class_games where class_id = ?""")
        .params(to.value(), from.value())
        .update();
  }

  @Override
  public boolean hasAny(ClassId id) {
    return jdbc.sql(
                """
                select (select count(*) from game where class_id = ?)
                  + (select count(*) from tournament where class_id = ?)""")
            .params(id.value(), id.value())
            .query(Integer.class)
            .single()
        > 0;
  }
}

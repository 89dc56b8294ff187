package org.queenside.school.game;

import java.util.List;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.year.ClassPromotionContributor;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Keeps the setting that lets pupils play each other when a class is promoted. Games stay with the
 * old year.
 */
@Repository
record PromotedGamesRepository(JdbcClient jdbc) implements ClassPromotionContributor {

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
  public List<String> tables() {
    return List.of("game", "tournament");
  }
}

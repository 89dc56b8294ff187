package org.queenside.school.live;

import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.PromotedClassRecords;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Tells whether a class that was just promoted has had a live lesson yet. */
@Repository
class PromotedLiveLessonRepository implements PromotedClassRecords {

  private final JdbcClient jdbc;

  PromotedLiveLessonRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  @Override
  public boolean hasAny(ClassId id) {
    return jdbc.sql("select count(*) from live_lesson where class_id = ?")
            .param(id.value())
            .query(Integer.class)
            .single()
        > 0;
  }
}

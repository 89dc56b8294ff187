package org.queenside.school.assignment;

import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.PromotedClassRecords;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Tells whether a class that was just promoted has assignments or goals yet. */
@Repository
class PromotedAssignmentsRepository implements PromotedClassRecords {

  private final JdbcClient jdbc;

  PromotedAssignmentsRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  @Override
  public boolean hasAny(ClassId id) {
    return jdbc.sql(
                """
                select (select count(*) from assignment where class_id = ?)
                  + (select count(*) from assignment_draft where class_id = ?)
                  + (select count(*) from class_goal where class_id = ?)
                  + (select count(*) from daily_puzzles where class_id = ?)""")
            .params(id.value(), id.value(), id.value(), id.value())
            .query(Integer.class)
            .single()
        > 0;
  }
}

package org.queenside.school.report;

import java.util.List;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.year.ClassPromotionContributor;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Keeps the scale of marks when a class is promoted. Terms and comments stay with the old year. */
@Repository
record PromotedGradebookRepository(JdbcClient jdbc) implements ClassPromotionContributor {

  @Override
  public void copySettings(ClassId from, ClassId to) {
    jdbc.sql(
            """
            insert into class_grading (class_id, scale, terms)
            select cast(? as uuid), scale, '' from class_grading where class_id = ?""")
        .params(to.value(), from.value())
        .update();
  }

  @Override
  public List<String> tables() {
    return List.of("pupil_comment");
  }
}

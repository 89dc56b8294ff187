package org.queenside.classroom;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.CardHolders;
import org.queenside.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Which pupil learns where. It asks nobody who they are: that is for the caller to prove. */
@Component
public class Membership implements CardHolders {

  private final JdbcClient jdbc;

  Membership(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** The classes a pupil learns in that are not archived, by name. */
  public List<SchoolClass> classesOf(LearnerId pupil) {
    return jdbc
        .sql(
            "select "
                + CurrentClasses.COLUMNS
                + """
                 from class_pupil p join school_class c on c.id = p.class_id
                where p.learner_id = ? and c.archived_at is null""")
        .param(pupil.value())
        .query(CurrentClasses::row)
        .list()
        .stream()
        .sorted(CurrentClasses.LISTED)
        .toList();
  }

  @Override
  public @Nullable LearnerId find(String classCode, int card) {
    return jdbc.sql(
            """
            select p.learner_id from class_pupil p join school_class c on c.id = p.class_id
            where c.code = ? and p.card = ?""")
        .params(ClassCode.fold(classCode), card)
        .query(UUID.class)
        .optional()
        .map(LearnerId::new)
        .orElse(null);
  }
}

package org.queenside.school.roster;

import java.util.List;
import org.queenside.identity.account.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads what pupils' accounts contain. Callers check access first. */
@Repository
class PupilMergeRepository {

  private final JdbcClient jdbc;

  PupilMergeRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  PupilTotals totals(Pupil pupil) {
    LearnerId id = pupil.id();
    int tries =
        jdbc.sql("select count(*) from attempt where learner_id = ?")
            .param(id.value())
            .query(Integer.class)
            .single();
    int games =
        jdbc.sql(
                """
                select count(*) from game
                where white_learner_id = :id or black_learner_id = :id""")
            .param("id", id.value())
            .query(Integer.class)
            .single();
    List<String> classes =
        jdbc.sql(
                """
                select c.name from class_pupil p join school_class c on c.id = p.class_id
                where p.learner_id = ? order by c.name, c.id""")
            .param(id.value())
            .query(String.class)
            .list();
    return new PupilTotals(pupil, tries, games, classes);
  }

  boolean havePlayed(LearnerId one, LearnerId other) {
    return jdbc.sql(
                """
                select count(*) from game
                where white_learner_id = :one and black_learner_id = :other
                  or white_learner_id = :other and black_learner_id = :one""")
            .param("one", one.value())
            .param("other", other.value())
            .query(Integer.class)
            .single()
        > 0;
  }
}

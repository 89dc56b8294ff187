package org.queenside.identity.account;

import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The languages that people have chosen, as tags such as {@code pt-BR}. */
@Repository
public class LanguageRepository {

  private final JdbcClient jdbc;

  public LanguageRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * What was chosen for a learner.
   *
   * @param own what the learner has chosen for the account, or null
   * @param ofClass what a teacher has chosen for a class that the learner is a pupil of, or null
   */
  public record Choice(@Nullable String own, @Nullable String ofClass) {}

  /** Returns the languages that were chosen for a learner. */
  public Choice find(LearnerId learner) {
    return jdbc.sql(
            """
            select
              (select language from account where learner_id = :learner) as own,
              (select min(c.language) from class_pupil p join school_class c on c.id = p.class_id
                where p.learner_id = :learner and c.archived_at is null) as of_class""")
        .param("learner", learner.value())
        .query((row, _) -> new Choice(row.getString("own"), row.getString("of_class")))
        .single();
  }

  /** Keeps the language that an account has chosen; does nothing for a guest. */
  public void choose(LearnerId learner, String language) {
    jdbc.sql("update account set language = :language where learner_id = :learner")
        .param("language", language)
        .param("learner", learner.value())
        .update();
  }
}

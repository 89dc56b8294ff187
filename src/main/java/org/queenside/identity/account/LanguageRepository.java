package org.queenside.identity.account;

import java.sql.Types;
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
   * Returns the language that a learner has chosen, or else the one of a class that the learner is
   * a pupil of; null if nobody has chosen one.
   */
  public @Nullable String find(LearnerId learner) {
    return jdbc.sql(
            """
            select coalesce(
              (select language from account where learner_id = :learner),
              (select min(c.language) from class_pupil p join school_class c on c.id = p.class_id
                where p.learner_id = :learner and c.archived_at is null)) as language""")
        .param("learner", learner.value())
        .query((row, _) -> new Found(row.getString("language")))
        .single()
        .language();
  }

  private record Found(@Nullable String language) {}

  /**
   * Keeps the language that an account has chosen; does nothing for a guest.
   *
   * @param language null for the language of the browser
   */
  public void choose(LearnerId learner, @Nullable String language) {
    jdbc.sql("update account set language = :language where learner_id = :learner")
        .param("language", language, Types.VARCHAR)
        .param("learner", learner.value())
        .update();
  }
}

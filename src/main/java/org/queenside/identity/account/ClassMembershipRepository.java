package org.queenside.identity.account;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.text.LetterCode;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** What the identity packages need to know about classes, including archived ones. */
@Repository
public class ClassMembershipRepository {

  private final JdbcClient jdbc;

  public ClassMembershipRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * Returns whether a learner is a pupil of a class. A pupil's teacher sets the name and the
   * password.
   */
  public boolean isPupil(LearnerId learner) {
    return jdbc.sql("select count(*) from class_pupil where learner_id = ?")
            .param(learner.value())
            .query(Integer.class)
            .single()
        > 0;
  }

  /** Returns the names of the classes that only this learner leads. */
  public List<String> classesLedBy(LearnerId learner) {
    return jdbc.sql(
            """
            select c.name from class_instructor t join school_class c on c.id = t.class_id
            where t.learner_id = ? and t.leads order by c.name, c.id""")
        .param(learner.value())
        .query(String.class)
        .list();
  }

  /**
   * Returns whether most pupils of a class have a picture password.
   *
   * @param classCode as typed
   * @return null if there is no such class, or it has no pupils
   */
  public @Nullable Boolean usesPictures(String classCode) {
    return jdbc.sql(
            """
            select count(*) as pupils,
              count(case when a.password_kind = ? then 1 end) as with_pictures
            from class_pupil p join school_class c on c.id = p.class_id
            join account a on a.learner_id = p.learner_id
            where c.code = ?""")
        .params(Password.Kind.PICTURES.code(), LetterCode.fold(classCode))
        .query(
            (row, _) ->
                row.getInt("pupils") == 0
                    ? Optional.<Boolean>empty()
                    : Optional.of(2 * row.getInt("with_pictures") > row.getInt("pupils")))
        .single()
        .orElse(null);
  }

  /**
   * Finds the holder of a login card.
   *
   * @param classCode as typed
   * @return the pupil, or null if there is no such class or card
   */
  public @Nullable LearnerId find(String classCode, int card) {
    return jdbc.sql(
            """
            select p.learner_id from class_pupil p join school_class c on c.id = p.class_id
            where c.code = ? and p.card = ?""")
        .params(LetterCode.fold(classCode), card)
        .query(UUID.class)
        .optional()
        .map(LearnerId::new)
        .orElse(null);
  }
}

package org.queenside.school.roster;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LoginCardLookup;
import org.queenside.text.LetterCode;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Finds the owner of a login card by the code of the class and the number of the card. It doesn't
 * check the password; the caller does.
 */
@Component
public class LoginCardRepository implements LoginCardLookup {

  private final JdbcClient jdbc;

  LoginCardRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  @Override
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

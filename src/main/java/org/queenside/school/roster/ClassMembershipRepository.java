package org.queenside.school.roster;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.ClassMembershipLookup;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LoginCardLookup;
import org.queenside.text.LetterCode;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Looks up how accounts and login cards belong to classes, including archived ones. */
@Component
record ClassMembershipRepository(JdbcClient jdbc)
    implements ClassMembershipLookup, LoginCardLookup {

  @Override
  public boolean isPupil(LearnerId learner) {
    return jdbc.sql("select count(*) from class_pupil where learner_id = ?")
            .param(learner.value())
            .query(Integer.class)
            .single()
        > 0;
  }

  @Override
  public List<String> classesLedBy(LearnerId learner) {
    return jdbc.sql(
            """
            select c.name from class_instructor t join school_class c on c.id = t.class_id
            where t.learner_id = ? and t.leads order by c.name, c.id""")
        .param(learner.value())
        .query(String.class)
        .list();
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

package org.queenside.school.roster;

import java.util.List;
import org.queenside.identity.account.ClassMembershipLookup;
import org.queenside.identity.account.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Looks up how accounts belong to classes, including archived ones. */
@Component
record ClassMembershipRepository(JdbcClient jdbc) implements ClassMembershipLookup {

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
}

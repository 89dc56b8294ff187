package org.queenside.school.roster;

import java.util.List;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.queenside.store.JdbcRowMove;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The data about learners in this package's tables, for the export of a learner's data. */
@Component
record ClassLearnerRecords(JdbcClient jdbc, RemovedPupilRepository removed)
    implements LearnerRecords {

  private static final Map<String, String> QUERIES =
      Map.of(
          "class_pupil",
              """
            select c.name as class, p.card, p.joined_at
            from class_pupil p join school_class c on c.id = p.class_id
            where p.learner_id = ? order by p.joined_at""",
          "class_group_pupil",
              """
            select c.name as class, g.name as group_name
            from class_group_pupil m join class_group g on g.id = m.group_id
            join school_class c on c.id = g.class_id
            where m.learner_id = ? order by c.name, g.name""",
          "removed_pupil",
              """
            select class_name as class, card, removed_at
            from removed_pupil where learner_id = ? order by removed_at""",
          "class_instructor",
              """
            select c.name as class, t.leads
            from class_instructor t join school_class c on c.id = t.class_id
            where t.learner_id = ? order by c.name""",
          "class_assistant",
              """
            select c.name as class, t.since
            from class_assistant t join school_class c on c.id = t.class_id
            where t.learner_id = ? order by c.name""",
          "class_offer",
              """
            select c.name as class, o.assists, o.offered_by, o.expires_at
            from class_offer o join school_class c on c.id = o.class_id
            where o.learner_id = ? order by c.name""");

  @Override
  public void mergeAccount(LearnerId from, LearnerId into) {
    new JdbcRowMove("class_pupil", List.of("class_id")).run(jdbc, from.value(), into.value());
    new JdbcRowMove("class_group_pupil", List.of("group_id")).run(jdbc, from.value(), into.value());
    new JdbcRowMove("removed_pupil", List.of("class_id")).run(jdbc, from.value(), into.value());
    removed.forgetWhereMember(into);
  }

  @Override
  public Map<String, String> queries() {
    return QUERIES;
  }
}

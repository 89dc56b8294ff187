package org.queenside.classroom;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Role;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Who learns in a class. Methods throw as those of {@link CurrentClasses} do. */
@Component
public class Roster {

  private final CurrentClasses classes;
  private final Accounts accounts;
  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final Clock clock;

  Roster(
      CurrentClasses classes,
      Accounts accounts,
      JdbcClient jdbc,
      TransactionOperations transaction,
      Clock clock) {
    this.classes = classes;
    this.accounts = accounts;
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.clock = clock;
  }

  /** The pupils of a class, by name. */
  public List<Pupil> pupils(ClassId id) {
    classes.open(id);
    Map<LearnerId, Set<GroupId>> groups = groupsOf(id);
    return jdbc
        .sql(
            """
            select a.learner_id, a.name, a.sign_in_name, p.card
            from class_pupil p join account a on a.learner_id = p.learner_id
            where p.class_id = ?""")
        .param(id.value())
        .query(
            (row, number) -> {
              var learner = new LearnerId(row.getObject("learner_id", UUID.class));
              return new Pupil(
                  learner,
                  row.getString("name"),
                  row.getString("sign_in_name"),
                  row.getInt("card"),
                  groups.getOrDefault(learner, Set.of()));
            })
        .list()
        .stream()
        .sorted(Comparator.comparing(Pupil::name).thenComparingInt(Pupil::card))
        .toList();
  }

  /** The groups of a class, by name. */
  public List<Group> groups(ClassId id) {
    classes.open(id);
    return jdbc.sql("select id, name from class_group where class_id = ? order by name")
        .param(id.value())
        .query((row, number) -> new Group(new GroupId(row.getLong("id")), row.getString("name")))
        .list();
  }

  /** Adds a new pupil with an account. */
  public Pupil add(ClassId id, String name, String signInName) {
    classes.open(id);
    return transaction.execute(
        status -> {
          Account account = accounts.add(Role.LEARNER, name, signInName);
          int card =
              jdbc.sql("select coalesce(max(card), 0) + 1 from class_pupil where class_id = ?")
                  .param(id.value())
                  .query(Integer.class)
                  .single();
          jdbc.sql(
                  "insert into class_pupil (class_id, learner_id, card, joined_at) values (?, ?, ?, ?)")
              .params(
                  id.value(), account.id().value(), card, clock.instant().atOffset(ZoneOffset.UTC))
              .update();
          return new Pupil(account.id(), name, signInName, card, Set.of());
        });
  }

  private Map<LearnerId, Set<GroupId>> groupsOf(ClassId id) {
    Map<LearnerId, Set<GroupId>> groups = new HashMap<>();
    jdbc.sql(
            """
            select m.learner_id, m.group_id
            from class_group g join class_group_pupil m on m.group_id = g.id
            where g.class_id = ?""")
        .param(id.value())
        .query(
            row -> {
              groups
                  .computeIfAbsent(
                      new LearnerId(row.getObject("learner_id", UUID.class)), _ -> new HashSet<>())
                  .add(new GroupId(row.getLong("group_id")));
            });
    return groups;
  }
}

package org.queenside.school.roster;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.GeneratedKeyHolder;
import org.springframework.stereotype.Repository;

/** The groups of classes in the database. Callers check first whether the change is allowed. */
@Repository
public record GroupRepository(JdbcClient jdbc) {

  List<Group> of(ClassId id) {
    return jdbc.sql("select id, name from class_group where class_id = ? order by name")
        .param(id.value())
        .query((row, _) -> new Group(new GroupId(row.getLong("id")), row.getString("name")))
        .list();
  }

  /** Returns the group with this name. Upper and lower case count as the same. */
  Optional<Group> find(ClassId id, String name) {
    return of(id).stream().filter(group -> group.name().equalsIgnoreCase(name)).findFirst();
  }

  GroupId add(ClassId id, String name) {
    GeneratedKeyHolder key = new GeneratedKeyHolder();
    jdbc.sql("insert into class_group (class_id, name) values (?, ?)")
        .params(id.value(), name)
        .update(key, "id");
    return new GroupId(Objects.requireNonNull(key.getKey()).longValue());
  }

  /** Renames a group of a class, unless it has been renamed or deleted in the meantime. */
  boolean rename(ClassId id, Group seen, String name) {
    return jdbc.sql("update class_group set name = ? where id = ? and class_id = ? and name = ?")
            .params(name, seen.id().value(), id.value(), seen.name())
            .update()
        == 1;
  }

  /** Deletes a group of a class. Returns false if the class has no such group. */
  boolean delete(ClassId id, GroupId group) {
    return jdbc.sql("delete from class_group where class_id = ? and id = ?")
            .params(id.value(), group.value())
            .update()
        == 1;
  }

  /** Puts pupils into a group; those who are already in it stay. */
  void addPupils(GroupId group, Collection<LearnerId> pupils) {
    jdbc.sql(
            """
            insert into class_group_pupil (group_id, learner_id)
            select cast(? as bigint), p.learner_id from unnest(?) as p (learner_id)
            on conflict do nothing""")
        .params(group.value(), ArrayParameter.ofIds(pupils, LearnerId::value))
        .update();
  }

  /**
   * Puts pupils into the group with this name, made if necessary. Callers have locked the class.
   */
  public void joinNamed(ClassId id, String name, Collection<LearnerId> pupils) {
    addPupils(find(id, name).map(Group::id).orElseGet(() -> add(id, name)), pupils);
  }

  void removePupils(GroupId group, Collection<LearnerId> pupils) {
    jdbc.sql("delete from class_group_pupil where group_id = ? and learner_id = any(?)")
        .params(group.value(), ArrayParameter.ofIds(pupils, LearnerId::value))
        .update();
  }
}

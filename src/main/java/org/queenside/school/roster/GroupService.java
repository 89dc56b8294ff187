package org.queenside.school.roster;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Changes of the groups of a class. Two names that differ in capitals only are one. Methods throw
 * as those of {@link SchoolClassService} do, {@link ClassArchivedException} if the class is
 * archived, and {@link RecordNotFoundException} if it has no such group or pupil.
 */
@Component
public class GroupService {

  private final SchoolClassService classes;
  private final JdbcClient jdbc;
  private final TransactionOperations transaction;

  GroupService(SchoolClassService classes, JdbcClient jdbc, TransactionOperations transaction) {
    this.classes = classes;
    this.jdbc = jdbc;
    this.transaction = transaction;
  }

  /**
   * Makes a group.
   *
   * @throws GroupNameTakenException if the class has one of this name
   */
  public GroupId create(ClassId id, String name) {
    String tidy = NameNormalizer.requireValid(name);
    return held(
        id,
        () -> {
          freeName(id, tidy, null);
          return insert(id, tidy);
        });
  }

  /**
   * Gives a group another name.
   *
   * @throws GroupNameTakenException if the class has one of this name
   * @throws ConflictException if somebody else has renamed or deleted it meanwhile
   */
  public void rename(ClassId id, Group seen, String name) {
    String tidy = NameNormalizer.requireValid(name);
    held(
        id,
        () -> {
          freeName(id, tidy, seen.id());
          int renamed =
              jdbc.sql("update class_group set name = ? where id = ? and class_id = ? and name = ?")
                  .params(tidy, seen.id().value(), id.value(), seen.name())
                  .update();
          if (renamed != 1) {
            throw new ConflictException("group " + seen.id());
          }
          return renamed;
        });
  }

  /** Deletes a group. Its pupils stay in the class. */
  public void delete(ClassId id, GroupId group) {
    held(
        id,
        () -> {
          find(id, group);
          return jdbc.sql("delete from class_group where id = ?").param(group.value()).update();
        });
  }

  /** Puts pupils of the class into a group. */
  public void join(ClassId id, GroupId group, Collection<LearnerId> pupils) {
    held(
        id,
        () -> {
          find(id, group);
          pupils.forEach(pupil -> put(id, group, pupil));
          return pupils.size();
        });
  }

  /** Takes pupils out of a group. */
  public void leave(ClassId id, GroupId group, Collection<LearnerId> pupils) {
    held(
        id,
        () -> {
          find(id, group);
          for (LearnerId pupil : pupils) {
            jdbc.sql("delete from class_group_pupil where group_id = ? and learner_id = ?")
                .params(group.value(), pupil.value())
                .update();
          }
          return pupils.size();
        });
  }

  /** The group of this name, made if need be. Belongs in a transaction that holds the class. */
  GroupId named(ClassId id, String name) {
    return called(id, name).map(Group::id).orElseGet(() -> insert(id, name));
  }

  /** Puts a pupil into a group. Belongs in a transaction that holds the class. */
  void put(ClassId id, GroupId group, LearnerId pupil) {
    boolean inClass =
        jdbc.sql("select count(*) from class_pupil where class_id = ? and learner_id = ?")
                .params(id.value(), pupil.value())
                .query(Integer.class)
                .single()
            == 1;
    if (!inClass) {
      throw new RecordNotFoundException("pupil " + pupil + " of class " + id);
    }
    jdbc.sql(
            """
            insert into class_group_pupil (group_id, learner_id)
            select g.id, ? from class_group g where g.id = ? and not exists (
              select 1 from class_group_pupil m where m.group_id = ? and m.learner_id = ?)""")
        .params(pupil.value(), group.value(), group.value(), pupil.value())
        .update();
  }

  private GroupId insert(ClassId id, String name) {
    jdbc.sql("insert into class_group (class_id, name) values (?, ?)")
        .params(id.value(), name)
        .update();
    return new GroupId(
        jdbc.sql("select id from class_group where class_id = ? and name = ?")
            .params(id.value(), name)
            .query(Long.class)
            .single());
  }

  private void find(ClassId id, GroupId group) {
    boolean there =
        jdbc.sql("select count(*) from class_group where class_id = ? and id = ?")
                .params(id.value(), group.value())
                .query(Integer.class)
                .single()
            == 1;
    if (!there) {
      throw new RecordNotFoundException("group " + group + " of class " + id);
    }
  }

  private void freeName(ClassId id, String name, @Nullable GroupId own) {
    called(id, name)
        .filter(group -> !group.id().equals(own))
        .ifPresent(
            group -> {
              throw new GroupNameTakenException(group.name());
            });
  }

  private Optional<Group> called(ClassId id, String name) {
    return jdbc
        .sql("select id, name from class_group where class_id = ?")
        .param(id.value())
        .query((row, _) -> new Group(new GroupId(row.getLong("id")), row.getString("name")))
        .list()
        .stream()
        .filter(group -> group.name().equalsIgnoreCase(name))
        .findFirst();
  }

  private <T> T held(ClassId id, Supplier<T> change) {
    return transaction.execute(
        _ -> {
          classes.lockForChange(id);
          return change.get();
        });
  }
}

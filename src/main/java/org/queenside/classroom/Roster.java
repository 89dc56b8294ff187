package org.queenside.classroom;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.queenside.learner.Accounts;
import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.LearnerId;
import org.queenside.learner.TidyName;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Who learns in a class. Methods throw as those of {@link CurrentClasses} do; {@link NoSuchClass}
 * also if a pupil is not in the class, and {@link ClassPutAway} if something is to be changed in an
 * archived one.
 */
@Component
public class Roster {

  /** The most pupils of a class. */
  public static final int MOST = 200;

  private final CurrentClasses classes;
  private final Accounts accounts;
  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final Audit audit;
  private final Clock clock;

  Roster(
      CurrentClasses classes,
      Accounts accounts,
      JdbcClient jdbc,
      TransactionOperations transaction,
      Audit audit,
      Clock clock) {
    this.classes = classes;
    this.accounts = accounts;
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.audit = audit;
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
        .sorted(Comparator.comparing(Pupil::name, NameOrder.NATURAL).thenComparingInt(Pupil::card))
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

  /** A group of a class. */
  public Group group(ClassId id, GroupId group) {
    return groups(id).stream()
        .filter(each -> each.id().equals(group))
        .findFirst()
        .orElseThrow(() -> new NoSuchClass("group " + group + " of class " + id));
  }

  /** A pupil of a class. */
  public Pupil pupil(ClassId id, LearnerId pupil) {
    return pupils(id).stream()
        .filter(each -> each.id().equals(pupil))
        .findFirst()
        .orElseThrow(() -> new NoSuchClass("pupil " + pupil + " of class " + id));
  }

  /**
   * Gives a pupil another name for others to read.
   *
   * @throws Conflict if somebody else has renamed the pupil meanwhile
   */
  public void rename(ClassId id, Pupil seen, String name) {
    String tidy = TidyName.checked(name);
    transaction.executeWithoutResult(
        _ -> {
          classes.holdToChange(id);
          if (!pupil(id, seen.id()).name().equals(seen.name())) {
            throw new Conflict("pupil " + seen.id());
          }
          accounts.rename(seen.id(), tidy);
          audit.note(Action.PUPIL_RENAMED, "card " + seen.card());
        });
  }

  /** Takes pupils out of a class and its groups. They keep their accounts and all they did. */
  public void remove(ClassId id, Collection<LearnerId> pupils) {
    transaction.executeWithoutResult(
        _ -> {
          SchoolClass schoolClass = classes.holdToChange(id);
          pupils.forEach(pupil -> take(id, pupil));
          audit.note(Action.PUPIL_LEFT, schoolClass.name() + ": " + pupils.size());
        });
  }

  /**
   * Moves pupils to another class of the instructor's, where they get new cards' numbers. Who is
   * there already stays what they are.
   *
   * @throws ClassFull if the other class has no room for all of them
   */
  public void move(ClassId from, ClassId to, Collection<LearnerId> pupils) {
    transaction.executeWithoutResult(
        _ -> {
          join(from, to, pupils);
          if (!from.equals(to)) {
            pupils.forEach(pupil -> take(from, pupil));
          }
        });
  }

  /**
   * Lets pupils learn in another class of the instructor's too.
   *
   * @throws ClassFull if the other class has no room for all of them
   */
  public void copy(ClassId from, ClassId to, Collection<LearnerId> pupils) {
    transaction.executeWithoutResult(_ -> join(from, to, pupils));
  }

  /** How many more pupils a class holds. */
  int room(ClassId id) {
    int pupils =
        jdbc.sql("select count(*) from class_pupil where class_id = ?")
            .param(id.value())
            .query(Integer.class)
            .single();
    return MOST - pupils;
  }

  /**
   * Puts somebody into a class. Belongs in a transaction that holds the class.
   *
   * @return the number of the card there
   */
  int put(ClassId id, LearnerId pupil) {
    int card =
        jdbc.sql("select coalesce(max(card), 0) + 1 from class_pupil where class_id = ?")
            .param(id.value())
            .query(Integer.class)
            .single();
    jdbc.sql("insert into class_pupil (class_id, learner_id, card, joined_at) values (?, ?, ?, ?)")
        .params(id.value(), pupil.value(), card, clock.instant().atOffset(ZoneOffset.UTC))
        .update();
    return card;
  }

  private void join(ClassId from, ClassId to, Collection<LearnerId> pupils) {
    holdBoth(from, to);
    Set<LearnerId> here = ids(from);
    Set<LearnerId> there = ids(to);
    if (!here.containsAll(pupils)) {
      throw new NoSuchClass("a pupil of class " + from);
    }
    List<LearnerId> coming = pupils.stream().filter(each -> !there.contains(each)).toList();
    int room = room(to);
    if (coming.size() > room) {
      throw new ClassFull(room);
    }
    coming.forEach(pupil -> put(to, pupil));
    audit.note(Action.PUPIL_MOVED, classes.open(to).name() + ": " + pupils.size());
  }

  /** Always in the same order, so that two who move pupils across never wait for each other. */
  private void holdBoth(ClassId one, ClassId other) {
    Stream.of(one, other)
        .distinct()
        .sorted(Comparator.comparing(ClassId::value))
        .forEach(classes::holdToChange);
  }

  private Set<LearnerId> ids(ClassId id) {
    return pupils(id).stream().map(Pupil::id).collect(Collectors.toSet());
  }

  private void take(ClassId id, LearnerId pupil) {
    jdbc.sql(
            """
            delete from class_group_pupil where learner_id = ?
            and group_id in (select id from class_group where class_id = ?)""")
        .params(pupil.value(), id.value())
        .update();
    int taken =
        jdbc.sql("delete from class_pupil where class_id = ? and learner_id = ?")
            .params(id.value(), pupil.value())
            .update();
    if (taken != 1) {
      throw new NoSuchClass("pupil " + pupil + " of class " + id);
    }
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

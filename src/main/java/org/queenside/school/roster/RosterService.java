package org.queenside.school.roster;

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
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Who learns in a class. Methods throw as those of {@link SchoolClassService} do; {@link
 * RecordNotFoundException} also if a pupil is not in the class, and {@link ClassArchivedException}
 * if something is to be changed in an archived one.
 */
@Component
public class RosterService {

  /** The most pupils of a class. */
  public static final int MOST = 200;

  private final SchoolClassService classes;
  private final AccountRepository accounts;
  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final AuditRepository audit;
  private final Clock clock;

  RosterService(
      SchoolClassService classes,
      AccountRepository accounts,
      JdbcClient jdbc,
      TransactionOperations transaction,
      AuditRepository audit,
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
        .orElseThrow(() -> new RecordNotFoundException("group " + group + " of class " + id));
  }

  /** A pupil of a class. */
  public Pupil pupil(ClassId id, LearnerId pupil) {
    return pupils(id).stream()
        .filter(each -> each.id().equals(pupil))
        .findFirst()
        .orElseThrow(() -> new RecordNotFoundException("pupil " + pupil + " of class " + id));
  }

  /**
   * Gives a pupil another name for others to read.
   *
   * @throws ConflictException if somebody else has renamed the pupil meanwhile
   */
  public void rename(ClassId id, Pupil seen, String name) {
    String tidy = NameNormalizer.requireValid(name);
    transaction.executeWithoutResult(
        _ -> {
          classes.lockForChange(id);
          if (!pupil(id, seen.id()).name().equals(seen.name())) {
            throw new ConflictException("pupil " + seen.id());
          }
          accounts.rename(seen.id(), tidy);
          audit.note(AuditAction.PUPIL_RENAMED, "card " + seen.card());
        });
  }

  /** Takes pupils out of a class and its groups. They keep their accounts and all they did. */
  public void remove(ClassId id, Collection<LearnerId> pupils) {
    transaction.executeWithoutResult(
        _ -> {
          SchoolClass schoolClass = classes.lockForChange(id);
          pupils.forEach(pupil -> take(id, pupil));
          audit.note(AuditAction.PUPIL_LEFT, schoolClass.name() + ": " + pupils.size());
        });
  }

  /**
   * Moves pupils to another class of the instructor's, where they get new cards' numbers. Who is
   * there already stays what they are.
   *
   * @throws ClassFullException if the other class has no room for all of them
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
   * @throws ClassFullException if the other class has no room for all of them
   */
  public void copy(ClassId from, ClassId to, Collection<LearnerId> pupils) {
    transaction.executeWithoutResult(_ -> join(from, to, pupils));
  }

  /** How many more pupils a class holds. */
  int freePlaces(ClassId id) {
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
      throw new RecordNotFoundException("a pupil of class " + from);
    }
    List<LearnerId> coming = pupils.stream().filter(each -> !there.contains(each)).toList();
    int room = freePlaces(to);
    if (coming.size() > room) {
      throw new ClassFullException(room);
    }
    coming.forEach(pupil -> put(to, pupil));
    audit.note(AuditAction.PUPIL_MOVED, classes.open(to).name() + ": " + pupils.size());
  }

  /** Always in the same order, so that two who move pupils across never wait for each other. */
  private void holdBoth(ClassId one, ClassId other) {
    Stream.of(one, other)
        .distinct()
        .sorted(Comparator.comparing(ClassId::value))
        .forEach(classes::lockForChange);
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
      throw new RecordNotFoundException("pupil " + pupil + " of class " + id);
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

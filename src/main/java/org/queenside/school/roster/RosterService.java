package org.queenside.school.roster;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

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
  private final PupilRepository repository;
  private final AuditRepository audit;

  RosterService(
      SchoolClassService classes,
      AccountRepository accounts,
      JdbcClient jdbc,
      PupilRepository repository,
      AuditRepository audit) {
    this.classes = classes;
    this.accounts = accounts;
    this.jdbc = jdbc;
    this.repository = repository;
    this.audit = audit;
  }

  /** The pupils of a class, by name. */
  public List<Pupil> pupils(ClassId id) {
    classes.open(id);
    return pupils(id, groupsOf(id));
  }

  /**
   * A class with its groups and pupils. A page that looks again every few seconds needs fewer
   * statements for it this way.
   */
  public ClassMembers members(ClassId id) {
    SchoolClass schoolClass = classes.open(id);
    List<Group> groups = new ArrayList<>();
    Map<LearnerId, Set<GroupId>> ofPupils = new HashMap<>();
    jdbc.sql(
            """
            select g.id, g.name, m.learner_id
            from class_group g left join class_group_pupil m on m.group_id = g.id
            where g.class_id = ? order by g.name""")
        .param(id.value())
        .query(
            row -> {
              Group group = group(row);
              if (groups.isEmpty() || !groups.getLast().equals(group)) {
                groups.add(group);
              }
              UUID pupil = row.getObject("learner_id", UUID.class);
              if (pupil != null) {
                ofPupils
                    .computeIfAbsent(new LearnerId(pupil), _ -> new HashSet<>())
                    .add(group.id());
              }
            });
    return new ClassMembers(schoolClass, groups, pupils(id, ofPupils));
  }

  private List<Pupil> pupils(ClassId id, Map<LearnerId, Set<GroupId>> groups) {
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
        .query((row, _) -> group(row))
        .list();
  }

  private static Group group(ResultSet row) throws SQLException {
    return new Group(new GroupId(row.getLong("id")), row.getString("name"));
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
   * Renames a pupil.
   *
   * @param seen the pupil as they were when they were last read
   * @throws ConflictException if the pupil has been renamed since
   * @throws ClassArchivedException if the class is archived
   */
  @Transactional
  public void rename(ClassId id, Pupil seen, String name) {
    String tidy = NameNormalizer.requireValid(name);
    classes.lockForChange(id);
    if (!pupil(id, seen.id()).name().equals(seen.name())) {
      throw new ConflictException("pupil " + seen.id());
    }
    accounts.rename(seen.id(), tidy);
    audit.note(AuditAction.PUPIL_RENAMED, "card " + seen.card());
  }

  /**
   * Removes pupils from a class and its groups. Their accounts and all they did stay.
   *
   * @throws ClassArchivedException if the class is archived
   */
  @Transactional
  public void remove(ClassId id, Collection<LearnerId> pupils) {
    SchoolClass schoolClass = classes.lockForChange(id);
    take(id, pupils);
    audit.note(AuditAction.PUPIL_LEFT, schoolClass.name() + ": " + pupils.size());
  }

  /**
   * Moves pupils to another class of the instructor, where they get new card numbers. Pupils who
   * are in the other class already keep their card there.
   *
   * @throws ClassFullException if there is no room for all of them
   * @throws ClassArchivedException if one of the classes is archived
   */
  @Transactional
  public void move(ClassId from, ClassId to, Collection<LearnerId> pupils) {
    join(from, to, pupils);
    if (!from.equals(to)) {
      take(from, pupils);
    }
  }

  /**
   * Adds pupils to another class of the instructor, too.
   *
   * @throws ClassFullException if there is no room for all of them
   * @throws ClassArchivedException if one of the classes is archived
   */
  @Transactional
  public void copy(ClassId from, ClassId to, Collection<LearnerId> pupils) {
    join(from, to, pupils);
  }

  /** How many more pupils fit into a class. */
  int freePlaces(ClassId id) {
    return MOST - repository.count(id);
  }

  private void join(ClassId from, ClassId to, Collection<LearnerId> pupils) {
    SchoolClass target = lockBoth(from, to);
    Set<LearnerId> there = ids(to);
    if (!repository.containsAll(from, pupils)) {
      throw new RecordNotFoundException("a pupil of class " + from);
    }
    List<LearnerId> added = pupils.stream().filter(each -> !there.contains(each)).toList();
    int freePlaces = MOST - there.size();
    if (added.size() > freePlaces) {
      throw new ClassFullException(freePlaces);
    }
    repository.add(to, added);
    audit.note(AuditAction.PUPIL_MOVED, target.name() + ": " + pupils.size());
  }

  /** Locks in a fixed order, so that two moves in opposite directions can't deadlock. */
  private SchoolClass lockBoth(ClassId from, ClassId to) {
    if (from.value().compareTo(to.value()) < 0) {
      classes.lockForChange(from);
      return classes.lockForChange(to);
    }
    SchoolClass target = classes.lockForChange(to);
    classes.lockForChange(from);
    return target;
  }

  private Set<LearnerId> ids(ClassId id) {
    return pupils(id).stream().map(Pupil::id).collect(Collectors.toSet());
  }

  private void take(ClassId id, Collection<LearnerId> pupils) {
    if (repository.remove(id, pupils) != Set.copyOf(pupils).size()) {
      throw new RecordNotFoundException("a pupil of class " + id);
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

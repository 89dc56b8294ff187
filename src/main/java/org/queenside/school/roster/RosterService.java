package org.queenside.school.roster;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** The pupils of a class. */
@Component
public class RosterService {

  /** The maximum number of pupils of a class. */
  public static final int MOST_PUPILS = 200;

  private final SchoolClassService classes;
  private final AccountRepository accounts;
  private final PupilRepository repository;
  private final GroupRepository groupRepository;
  private final RemovedPupilRepository removed;
  private final AuditRepository audit;

  public RosterService(
      SchoolClassService classes,
      AccountRepository accounts,
      PupilRepository repository,
      GroupRepository groupRepository,
      RemovedPupilRepository removed,
      AuditRepository audit) {
    this.classes = classes;
    this.accounts = accounts;
    this.repository = repository;
    this.groupRepository = groupRepository;
    this.removed = removed;
    this.audit = audit;
  }

  /** The pupils of a class, by name. */
  public List<Pupil> pupils(ClassId id) {
    return members(id).pupils();
  }

  /**
   * A class with its groups and pupils. This takes fewer statements than reading them separately.
   */
  public ClassMembers members(ClassId id) {
    return repository.members(classes.open(id));
  }

  /** Reads {@link #members} for services that show a class to its assistants, too. */
  public ClassMembers membersToRead(ClassId id) {
    return repository.members(classes.openToRead(id));
  }

  /** The current classes of the teacher with their members, in the order of the list. */
  public List<ClassMembers> current() {
    return current(classes.all());
  }

  /** The current classes that the teacher teaches or assists in, in the order of the list. */
  public List<ClassMembers> currentToRead() {
    return current(classes.overview().stream().map(ClassOverview::schoolClass).toList());
  }

  private List<ClassMembers> current(List<SchoolClass> all) {
    return repository.members(all.stream().filter(each -> !each.archived()).toList());
  }

  /** The groups of a class, by name. */
  public List<Group> groups(ClassId id) {
    return groupRepository.of(classes.open(id).id());
  }

  /** Finds a group of a class. */
  public Group group(ClassId id, GroupId group) {
    return groups(id).stream()
        .filter(each -> each.id().equals(group))
        .findFirst()
        .orElseThrow(() -> new RecordNotFoundException("group " + group + " of class " + id));
  }

  /** Finds a pupil of a class. */
  public Pupil pupil(ClassId id, LearnerId pupil) {
    return members(id).pupil(pupil);
  }

  /** Renames a pupil. */
  @Transactional
  public void rename(ClassId id, Pupil seen, String name) {
    String tidy = NameNormalizer.requireValid(name);
    SchoolClass schoolClass = classes.lockForChange(id);
    if (!repository.members(schoolClass).pupil(seen.id()).name().equals(seen.name())) {
      throw new ConflictException("pupil " + seen.id());
    }
    accounts.rename(seen.id(), tidy);
    audit.note(AuditAction.PUPIL_RENAMED, schoolClass.name(), seen.card());
  }

  /**
   * Removes pupils from a class and its groups. Their accounts and all their work are kept, and
   * {@link RemovedPupilService} lists them.
   */
  @Transactional
  public void remove(ClassId id, Collection<LearnerId> pupils) {
    SchoolClass schoolClass = classes.lockForChange(id);
    removed.note(schoolClass, pupils, classes.teacher().name());
    take(id, pupils);
    audit.note(AuditAction.PUPIL_LEFT, schoolClass.name(), pupils.size());
  }

  /**
   * Moves pupils to another class of the teacher, where they get new card numbers. Pupils who are
   * already in the other class keep their card there.
   */
  @Transactional
  public void move(ClassId from, ClassId to, Collection<LearnerId> pupils) {
    join(from, to, pupils, AuditAction.PUPIL_MOVED);
    if (!from.equals(to)) {
      take(from, pupils);
    }
  }

  /** Also adds pupils to another class of the teacher. */
  @Transactional
  public void copy(ClassId from, ClassId to, Collection<LearnerId> pupils) {
    join(from, to, pupils, AuditAction.PUPIL_COPIED);
  }

  private void join(ClassId from, ClassId to, Collection<LearnerId> pupils, AuditAction action) {
    SchoolClass target = lockBoth(from, to);
    Set<LearnerId> there = repository.ids(to);
    if (!repository.containsAll(from, pupils)) {
      throw new RecordNotFoundException("a pupil of class " + from);
    }
    List<LearnerId> added = pupils.stream().filter(each -> !there.contains(each)).toList();
    int freePlaces = MOST_PUPILS - there.size();
    if (added.size() > freePlaces) {
      throw new ChangeRefusedException("class.trouble.full", freePlaces);
    }
    repository.add(to, added);
    removed.forget(to, added);
    audit.note(action, target.name(), pupils.size());
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

  private void take(ClassId id, Collection<LearnerId> pupils) {
    if (repository.remove(id, pupils) != Set.copyOf(pupils).size()) {
      throw new RecordNotFoundException("a pupil of class " + id);
    }
  }
}
